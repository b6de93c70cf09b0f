//! What operators look at.

use super::App;
use crate::measures;
use crate::problem::Refuse;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};

/// Headers by which proxies give themselves away.
const FORWARDED: [&str; 4] = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

/// Whether the process is alive.
pub async fn health() -> &'static str {
    "ok\n"
}

/// Whether it can serve: the archive answers and stores, and the server is not about to stop.
pub async fn ready(State(app): State<App>) -> impl IntoResponse {
    if app.rooms.is_closing() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the server stops\n");
    }
    if !app.shared.time.is_kept() {
        return (
            StatusCode::SERVICE_UNAVAILABLE,
            "the archive cannot store anything; the disk may be full\n",
        );
    }
    match app.shared.archive.setting("ready").await {
        Ok(_) => (StatusCode::OK, "ready\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the archive does not answer\n"),
    }
}

/// What was measured, for programs on this machine alone. For anybody else there is no such page.
pub async fn measurements(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    match !app.trust_proxy && is_local(peer, &headers) {
        true => all_measurements(State(app)).await.into_response(),
        false => Refuse::NoPage.into_response(),
    }
}

/// What was measured, as Prometheus reads it.
pub async fn all_measurements(State(app): State<App>) -> impl IntoResponse {
    let text = measures::text(&app.measured, &app.rooms, &app.shared.archive.stats());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

/// Whether a request was made on this machine, for this machine, and passed no proxy on its way.
fn is_local(peer: SocketAddr, headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name =
        host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok()).map_or(host, |host| host.0);
    let name = name.trim_start_matches('[').trim_end_matches(']');
    let named = name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    peer.ip().to_canonical().is_loopback()
        && named
        && !FORWARDED.iter().any(|name| headers.contains_key(*name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn local(peer: &str, headers: &[(&'static str, &'static str)]) -> bool {
        let headers = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        is_local(peer.parse().expect("an address"), &headers.collect())
    }

    #[test]
    fn only_a_request_of_this_machine_to_this_machine_is_local() {
        assert!(local("127.0.0.1:9", &[("host", "localhost:4321")]));
        assert!(local("[::1]:9", &[("host", "[::1]:4321")]));
        assert!(local("[::ffff:127.0.0.1]:9", &[("host", "127.0.0.1")]));
        assert!(!local("192.0.2.1:9", &[("host", "localhost")]));
        assert!(
            !local("127.0.0.1:9", &[("host", "table.example")]),
            "a proxy, or a name somebody else gave us"
        );
        assert!(!local("127.0.0.1:9", &[("host", "localhost"), ("x-forwarded-for", "192.0.2.1")]));
        assert!(!local("127.0.0.1:9", &[]));
    }
}
