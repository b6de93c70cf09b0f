//! Sending a message to a push service, and only to one: nobody makes the server talk to its own neighbours.

use super::vapid::new_key;
use super::{Subscription, Vapid, encrypt};
use crate::shared::Shared;
use axum::body::Body;
use axum::http::{Request, StatusCode, Uri, header};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hyper_util::rt::TokioIo;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

/// How long everything about one message may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long a push service keeps a message for a browser that is not there, in seconds.
const KEPT: u32 = 24 * 3_600;

static TLS: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let provider = Arc::new(crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider speaks these versions");
    Arc::new(config.with_root_certificates(roots).with_no_client_auth())
});

/// Where messages may go.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// To this machine and its neighbours too, and without TLS.
    pub anywhere: bool,
}

/// The address of a push service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endpoint {
    tls: bool,
    host: String,
    port: u16,
    uri: Uri,
}

impl Endpoint {
    /// What proofs name.
    fn origin(&self) -> String {
        let scheme = if self.tls { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    fn authority(&self) -> String {
        match (self.tls, self.port) {
            (true, 443) | (false, 80) => self.host.clone(),
            (_, port) => format!("{}:{port}", self.host),
        }
    }
}

impl Reach {
    /// An address that may be a push service; `None` when messages never go there.
    pub fn endpoint(self, text: &str) -> Option<Endpoint> {
        let uri: Uri = text.parse().ok()?;
        let tls = match uri.scheme_str()? {
            "https" => true,
            "http" if self.anywhere => false,
            _ => return None,
        };
        let authority = uri.authority()?;
        if authority.as_str().contains('@') {
            return None;
        }
        let host = authority.host().to_owned();
        let literal: Option<IpAddr> = host.trim_start_matches('[').trim_end_matches(']').parse().ok();
        let named = literal.is_some() || host.contains('.') || self.anywhere;
        let port = authority.port_u16().unwrap_or(if tls { 443 } else { 80 });
        // Push services have the usual port; nobody makes the server knock at others.
        let usual = matches!(authority.as_str().strip_prefix(&host), Some("" | ":443"));
        let good = named && (usual || self.anywhere) && literal.is_none_or(|address| self.may_reach(address));
        good.then_some(Endpoint { tls, host, port, uri })
    }

    fn may_reach(self, address: IpAddr) -> bool {
        self.anywhere || is_public(address)
    }

    /// Sends one message; the push service's answer.
    pub async fn send(
        self,
        shared: &Shared,
        vapid: &Vapid,
        to: &Subscription,
        content: &[u8],
        topic: &str,
    ) -> io::Result<StatusCode> {
        let wrong = |what: &str| io::Error::other(what.to_owned());
        let endpoint = self.endpoint(&to.endpoint).ok_or_else(|| wrong("no messages go there"))?;
        let (Ok(browser), Ok(auth)) = (BASE64.decode(&to.p256dh), BASE64.decode(&to.auth)) else {
            return Err(wrong("the subscription has no keys"));
        };
        let random = |_| wrong("the system has no randomness");
        let (key, salt) = (new_key(&shared.random).map_err(random)?, shared.random.bytes().map_err(random)?);
        let message = encrypt::encrypt(content, &browser, &auth, &key, salt);
        let message = message.ok_or_else(|| wrong("the subscription's keys are malformed"))?;
        let path = endpoint.uri.path_and_query().map_or("/", |path| path.as_str());
        let request = Request::post(path)
            .header(header::HOST, endpoint.authority())
            .header(header::AUTHORIZATION, vapid.authorization(&endpoint.origin(), shared.clock.now()))
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header("ttl", KEPT)
            .header("urgency", "normal")
            // A later call about the same table takes the place of one that was not delivered yet.
            .header("topic", topic)
            .body(Body::from(message))
            .map_err(io::Error::other)?;
        let answer = shared.clock.timeout(PATIENCE, self.exchange(&endpoint, request)).await;
        answer.unwrap_or_else(|| Err(io::ErrorKind::TimedOut.into()))
    }

    async fn exchange(self, endpoint: &Endpoint, request: Request<Body>) -> io::Result<StatusCode> {
        let host = endpoint.host.trim_start_matches('[').trim_end_matches(']');
        // The addresses that are checked are those that are used: a name cannot change its mind in between.
        let found = tokio::net::lookup_host((host, endpoint.port)).await?;
        let allowed: Vec<SocketAddr> = found.filter(|address| self.may_reach(address.ip())).collect();
        let stream = TcpStream::connect(allowed.as_slice()).await?;
        if !endpoint.tls {
            return speak(stream, request).await;
        }
        let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
        speak(TlsConnector::from(TLS.clone()).connect(name, stream).await?, request).await
    }
}

async fn speak(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> io::Result<StatusCode> {
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    let driver = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(io::Error::other);
    driver.abort();
    // Nothing but the status is of interest, and nothing else is read.
    Ok(answer?.status())
}

/// Whether an address belongs to the public internet.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let special = a == 0 || a >= 240 || (a == 192 && b == 0 && c == 0) || (a == 198 && (b == 18 || b == 19));
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || shared
        || special)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    // Only 2000::/3 is given out; of that, some parts carry or translate IPv4 addresses, or are for books.
    let given_out = (segments[0] & 0xe000) == 0x2000;
    let carries = segments[0] == 0x2002 || (segments[0] == 0x2001 && segments[1] < 0x0200);
    let for_books = segments[0] == 0x2001 && segments[1] == 0x0db8;
    given_out && !carries && !for_books
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_go_to_the_public_internet_only_and_encrypted() {
        let reach = Reach { anywhere: false };
        for good in
            ["https://fcm.googleapis.com/fcm/send/x", "https://1.1.1.1/x", "https://[2606:4700::1111]:443/x"]
        {
            assert!(reach.endpoint(good).is_some(), "{good}");
        }
        for bad in [
            "http://push.example/x",
            "https://push.example:22/x",
            "https://push.example:0/x",
            "https://push.example:65536/x",
            "https://[2606:4700::1111]:8443/x",
            "https://localhost/x",
            "https://127.0.0.1/x",
            "https://10.1.2.3/x",
            "https://169.254.169.254/latest",
            "https://[::1]/x",
            "https://[::ffff:127.0.0.1]/x",
            "https://[fd00::1]/x",
            "https://192.168.0.1:443/x",
            "https://100.64.0.1/",
            "https://0.0.0.0/",
            "ftp://push.example/",
            "/x",
            "",
            "https://user@push.example/x",
            "https://[2002:7f00:1::]/x",
            "https://[64:ff9b::7f00:1]/x",
        ] {
            assert_eq!(reach.endpoint(bad), None, "{bad}");
        }
        assert!(Reach { anywhere: true }.endpoint("http://127.0.0.1:9/x").is_some());
    }

    #[test]
    fn a_proof_names_the_origin_without_the_usual_port() {
        let origin = |text| Reach { anywhere: true }.endpoint(text).map(|endpoint| endpoint.origin());
        assert_eq!(origin("https://push.example:443/x?y").as_deref(), Some("https://push.example"));
        assert_eq!(origin("http://127.0.0.1:99/x").as_deref(), Some("http://127.0.0.1:99"));
    }
}
