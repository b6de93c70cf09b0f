//! The server: tables that lose nothing and leak nothing.
//!
//! Everything about a table is a journal in the archive. One task per live table checks a request, makes its effect
//! durable, and only then tells it, to every viewer what that viewer may know.

mod http;
mod journal;
mod limits;
mod live;
mod problem;
mod protocol;
mod room;
mod shared;
mod tokens;

pub use http::Pages;
pub use limits::Limits;

use archive::Archive;
use axum_server::Handle;
use http::{App, Doors};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use room::Rooms;
use shared::Shared;
use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};

/// How long open requests may take when the server stops.
const DRAIN: Duration = Duration::from_secs(10);

/// How a server is to be run.
pub struct Config {
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
    /// How much anybody may ask for.
    pub limits: Limits,
    /// Certificate and key for TLS, in PEM.
    pub tls: Option<(Vec<u8>, Vec<u8>)>,
}

/// Serves until `stop` is ready, then lets everybody finish and leaves.
pub async fn serve(
    listener: TcpListener,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (nudges, _calls) = mpsc::channel(1_024);
    let shared = Arc::new(Shared {
        archive: config.archive,
        thinking: Arc::new(Semaphore::new(config.bots.max(1))),
        bot_cores: 1,
        grace: i64::try_from(config.grace.as_millis()).unwrap_or(i64::MAX),
        nudges,
        public_url: config.public_url,
        limits: config.limits,
    });
    let doors = Arc::new(Doors::new(&shared.limits, config.trust_proxy));
    let rooms = Rooms::new(shared.clone());
    let app =
        App { shared, rooms: rooms.clone(), doors: doors.clone(), measured: measure()?, pages: config.pages };
    let clocks = tokio::spawn(rooms.clone().watch_clocks());
    let sweeping = tokio::spawn(sweep(doors));
    let handle = Handle::new();
    tokio::spawn({
        let handle = handle.clone();
        async move {
            stop.await;
            rooms.close().await;
            handle.graceful_shutdown(Some(DRAIN));
        }
    });
    let service = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
    listener.set_nonblocking(true)?;
    let done = match config.tls {
        None => {
            let server = axum_server::from_tcp(listener)?.handle(handle);
            server.acceptor(axum_server::accept::NoDelayAcceptor::new()).serve(service).await
        }
        Some((certificate, key)) => {
            // A provider that is there already is as good.
            drop(rustls::crypto::ring::default_provider().install_default());
            let tls = axum_server::tls_rustls::RustlsConfig::from_pem(certificate, key).await?;
            let inner = axum_server::accept::NoDelayAcceptor::new();
            let acceptor = axum_server::tls_rustls::RustlsAcceptor::new(tls).acceptor(inner);
            axum_server::from_tcp(listener)?.handle(handle).acceptor(acceptor).serve(service).await
        }
    };
    clocks.abort();
    sweeping.abort();
    done
}

/// Forgets addresses that have not come for a while, again and again.
async fn sweep(doors: Arc<Doors>) {
    let mut tick = tokio::time::interval(Duration::from_secs(60));
    loop {
        tick.tick().await;
        doors.forget();
    }
}

/// Where measurements go. A second server in one process, as in tests, keeps its own apart.
fn measure() -> io::Result<PrometheusHandle> {
    let buckets = [0.000_1, 0.000_3, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0];
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &buckets)
        .map_err(io::Error::other)?;
    let recorder = builder.build_recorder();
    let handle = recorder.handle();
    // Only the first server of a process measures.
    drop(metrics::set_global_recorder(recorder));
    Ok(handle)
}
