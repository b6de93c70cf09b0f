//! The server: tables that lose nothing and leak nothing.
//!
//! Everything about a table is a journal in the archive. One task per live table checks a request, makes its effect
//! durable, and only then tells it, to every viewer what that viewer may know.

mod clock;
mod hosted;
mod http;
mod journal;
mod limits;
mod live;
mod measures;
mod named;
mod problem;
pub mod protocol;
mod push;
mod random;
mod room;
mod shared;
mod tokens;

pub use clock::{Clock, HandClock};
pub use hosted::Games;
pub use http::Pages;
#[cfg(feature = "ts")]
pub use http::bodies;
pub use limits::Limits;
pub use named::{NamedBot, NamedBots, WrongBot};
pub use random::{Randomness, SeededRandomness};

use archive::Archive;
use axum_server::Handle;
use http::{App, Doors};
use hyper_util::rt::TokioExecutor;
use hyper_util::server::conn::auto::Builder;
use metrics_exporter_prometheus::PrometheusHandle;
use named::Processes;
use push::Vapid;
use room::Rooms;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use shared::Shared;
use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, Semaphore, mpsc};

/// How long open requests may take when the server stops.
const DRAIN: Duration = Duration::from_secs(10);

/// How a server is to be run.
pub struct Config {
    /// What time it is, and who is woken when.
    pub clock: Clock,
    /// Where ids, secrets and seeds come from.
    pub random: Randomness,
    /// The games that can be played.
    pub games: Games,
    /// Where everything is stored.
    pub archive: Arc<dyn Archive>,
    /// The browser client.
    pub pages: Arc<dyn Pages>,
    /// The address people know, such as `https://table.example`.
    pub public_url: Option<String>,
    /// Whether a proxy of our own names the addresses people come from.
    pub trust_proxy: bool,
    /// How long a player who lost the connection may be away before the clock decides.
    pub grace: Duration,
    /// How many bots may think at once.
    pub bots: usize,
    /// The operator's own bots.
    pub named: NamedBots,
    /// How much anybody may ask for.
    pub limits: Limits,
    /// Certificate and key for TLS, in PEM.
    pub tls: Option<(Vec<u8>, Vec<u8>)>,
    /// Where the measurements are shown to whoever can reach it, besides `/metrics` for this machine.
    pub metrics: Option<TcpListener>,
}

/// Whether certificate and key are readable and fit each other.
pub fn check_tls(certificate: &[u8], key: &[u8]) -> io::Result<()> {
    let wrong = |error: &dyn std::fmt::Display| io::Error::new(io::ErrorKind::InvalidData, error.to_string());
    let chain: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(certificate).collect();
    let chain = chain.map_err(|error| wrong(&error))?;
    let key = PrivateKeyDer::from_pem_slice(key).map_err(|error| wrong(&error))?;
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .and_then(|builder| builder.with_no_client_auth().with_single_cert(chain, key))
        .map_err(|error| wrong(&error))?;
    Ok(())
}

/// Serves until `stop` is ready, then lets everybody finish and leaves.
pub async fn serve(
    listener: TcpListener,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (patience, archive, clock) = (config.limits.patience, config.archive.clone(), config.clock);
    let (in_use, mut let_go) = mpsc::channel(1);
    let (nudges, calls) = mpsc::channel(1_024);
    let processes = Arc::new(Processes::new(config.named, clock.clone()));
    let shared = Arc::new(Shared {
        clock: clock.clone(),
        random: config.random,
        games: config.games,
        archive: config.archive,
        thinking: Arc::new(Semaphore::new(config.bots.max(1))),
        bot_cores: 1,
        processes: processes.clone(),
        grace: i64::try_from(config.grace.as_millis()).unwrap_or(i64::MAX),
        nudges,
        secure: config.tls.is_some()
            || config.public_url.as_ref().is_some_and(|url| url.starts_with("https://")),
        public_url: config.public_url,
        limits: config.limits,
        rematches: Mutex::new(()),
        in_use,
    });
    let doors = Arc::new(Doors::new(&shared.limits, config.trust_proxy, &clock));
    let rooms = Rooms::new(shared.clone());
    let measured = measures::begin()?;
    let vapid = Vapid::of(&*shared.archive, &shared.random, shared.public_url.as_deref()).await;
    let vapid =
        Arc::new(vapid.map_err(|refuse| io::Error::other(format!("no key for push messages: {refuse:?}")))?);
    let calling = tokio::spawn(push::call(shared.clone(), rooms.clone(), vapid.clone(), calls));
    let app = App {
        shared,
        rooms: rooms.clone(),
        doors: doors.clone(),
        measured: measured.clone(),
        vapid,
        pages: config.pages,
        trust_proxy: config.trust_proxy,
    };
    let clocks = tokio::spawn(rooms.clone().watch_clocks());
    let sweeping = tokio::spawn(sweep(clock.clone(), doors, measured));
    let handle = Handle::new();
    let operators = Handle::new();
    let aside = match config.metrics {
        None => None,
        Some(listener) => {
            listener.set_nonblocking(true)?;
            let server = axum_server::from_tcp(listener)?.handle(operators.clone());
            Some(tokio::spawn(server.serve(http::operators(app.clone()).into_make_service())))
        }
    };
    let stopping = tokio::spawn({
        let (handle, clock) = (handle.clone(), clock.clone());
        async move {
            stop.await;
            tracing::info!("the server stops");
            if clock.timeout(DRAIN, rooms.close()).await.is_none() {
                tracing::warn!("some connections did not end in time");
            }
            handle.graceful_shutdown(Some(DRAIN));
            operators.graceful_shutdown(Some(DRAIN));
        }
    });
    let service = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
    listener.set_nonblocking(true)?;
    let done = match config.tls {
        None => {
            let mut server = axum_server::from_tcp(listener)?.handle(handle);
            patiently(server.http_builder(), patience, &clock);
            server.acceptor(axum_server::accept::NoDelayAcceptor::new()).serve(service).await
        }
        Some((certificate, key)) => {
            // A provider that is there already is as good.
            drop(rustls::crypto::ring::default_provider().install_default());
            let tls = axum_server::tls_rustls::RustlsConfig::from_pem(certificate, key).await?;
            let inner = axum_server::accept::NoDelayAcceptor::new();
            let acceptor = axum_server::tls_rustls::RustlsAcceptor::new(tls).acceptor(inner);
            let mut server = axum_server::from_tcp(listener)?.handle(handle).acceptor(acceptor);
            patiently(server.http_builder(), patience, &clock);
            server.serve(service).await
        }
    };
    clocks.abort();
    calling.abort();
    sweeping.abort();
    if let Some(aside) = aside {
        aside.await.map_err(io::Error::other)??;
    }
    stopping.abort();
    processes.end().await;
    // Until nobody uses the archive any more: whoever opens it next finds it free.
    clock.timeout(DRAIN, let_go.recv()).await;
    drop(archive);
    done
}

/// A connection that does not send the head of a request in time is closed.
fn patiently(builder: &mut Builder<TokioExecutor>, patience: Duration, clock: &Clock) {
    builder.http1().timer(clock.clone()).header_read_timeout(patience).max_headers(64);
}

/// Forgets addresses that have not come for a while and sums measurements up, again and again.
async fn sweep(clock: Clock, doors: Arc<Doors>, measured: PrometheusHandle) {
    let mut ticks = clock.ticks(Duration::ZERO, Duration::from_secs(10));
    loop {
        ticks.tick().await;
        doors.forget();
        // What nobody reads must not pile up.
        measured.run_upkeep();
    }
}
