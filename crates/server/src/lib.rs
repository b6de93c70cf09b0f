//! The server: tables that lose nothing and leak nothing.
//!
//! Everything about a table is a journal in the archive. One task per live table checks a request, makes its effect
//! durable, and only then tells it, to every viewer what that viewer may know.

pub mod admin;
mod bans;
mod clock;
mod hosted;
mod http;
mod limits;
mod live;
mod measures;
mod named;
mod patience;
mod problem;
mod push;
mod random;
mod retention;
mod room;
mod server_time;
mod shared;
mod sockets;
mod tls;
mod tokens;

pub use clock::{Clock, HandClock};
pub use host::protocol;
pub use hosted::Games;
pub use http::Pages;
#[cfg(feature = "ts")]
pub use http::bodies;
pub use limits::Limits;
pub use named::{NamedBot, NamedBots, WrongBot};
pub use random::{Randomness, SeededRandomness};
pub use retention::Retention;
pub use tls::Tls;

use archive::Archive;
use axum_server::Handle;
use axum_server::tls_rustls::RustlsAcceptor;
use bans::Bans;
use http::{AddressLimits, App};
use metrics_exporter_prometheus::PrometheusHandle;
use named::Processes;
use patience::Patience;
use push::Vapid;
use room::Rooms;
use server_time::ServerTime;
use shared::{Rematches, Shared};
use sockets::{Door, Sockets};
use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinHandle;

/// How long open requests may take when the server stops.
const DRAIN: Duration = Duration::from_secs(10);

/// How many questions about games and their past are worked on at once.
const QUERIES: usize = 2;

/// How a server is to be run.
pub struct Config {
    /// What time it is, and who is woken when.
    pub clock: Clock,
    /// The clock of the live connections' heartbeat, when it is not that of everything else: where a clock is moved by hand,
    /// clients must hear from the server all the same.
    pub heartbeat: Option<Clock>,
    /// Where ids, secrets and seeds come from.
    pub random: Randomness,
    /// The games that can be played.
    pub games: Games,
    /// Where everything is stored.
    pub archive: Arc<dyn Archive>,
    /// The browser client.
    pub pages: Pages,
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
    /// How long tables are kept.
    pub retention: Retention,
    /// How many TCP connections there may be at once: the process needs descriptors for other things, too.
    pub max_sockets: usize,
    /// Certificate and key for TLS.
    pub tls: Option<Tls>,
    /// Where the operator's orders come from.
    #[cfg(unix)]
    pub admin: Option<std::os::unix::net::UnixListener>,
    /// Where the metrics are shown to everybody who can reach it, besides `/metrics` for this machine.
    pub metrics: Option<TcpListener>,
}

impl Config {
    /// A server of these games with this archive, and nothing that nobody asked for: no pages, no bots of the operator's,
    /// no TLS; by the system's clock and randomness, and with the usual limits.
    pub fn new(games: Games, archive: Arc<dyn Archive>) -> Config {
        Config {
            clock: Clock::system(),
            heartbeat: None,
            random: Randomness::system(),
            games,
            archive,
            pages: |_| None,
            public_url: None,
            trust_proxy: false,
            grace: Duration::from_secs(60),
            bots: 1,
            named: NamedBots::default(),
            limits: Limits::default(),
            retention: Retention::default(),
            max_sockets: usize::MAX,
            tls: None,
            #[cfg(unix)]
            admin: None,
            metrics: None,
        }
    }
}

/// Serves until `stop` is ready, then lets everybody finish and leaves.
pub async fn serve(
    listener: TcpListener,
    mut config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (archive, clock) = (config.archive.clone(), config.clock.clone());
    let sockets = Sockets::new(config.limits.max_sockets_per_ip, config.max_sockets, config.trust_proxy);
    let (tls, metrics, retention) = (config.tls.take(), config.metrics.take(), config.retention);
    #[cfg(unix)]
    let admin = config.admin.take();
    let (in_use, mut released) = mpsc::channel(1);
    let (nudges, calls) = mpsc::channel(1_024);
    let app = app(config, tls.is_some(), nudges, in_use).await?;
    let (processes, rooms) = (app.shared.processes.clone(), app.rooms.clone());
    let pushing = push::call(app.shared.clone(), rooms.clone(), app.vapid.clone(), calls);
    let time = app.shared.time.clone();
    let sweeping = sweep(app.shared.clone(), app.address_limits.clone(), app.measured.clone());
    let keeping = retention::run(app.shared.clone(), rooms.clone(), retention);
    let at_work = [
        tokio::spawn(pushing),
        tokio::spawn(rooms.clone().watch_clocks()),
        tokio::spawn(sweeping),
        tokio::spawn(keeping),
    ];
    #[cfg(unix)]
    let orders = admin.map(|listener| tokio::spawn(admin::serve(listener, app.clone())));
    let handles = [Handle::new(), Handle::new()];
    let stopping = tokio::spawn(shut_down(stop, clock.clone(), rooms, handles.clone()));
    let [handle, operators] = handles;
    let operators = metrics.map(|listener| serve_operators(listener, &app, operators)).transpose()?;
    let done = listen(listener, app, tls, sockets, handle).await;
    at_work.iter().for_each(JoinHandle::abort);
    #[cfg(unix)]
    orders.iter().for_each(JoinHandle::abort);
    if let Some(operators) = operators {
        operators.await.map_err(io::Error::other)??;
    }
    stopping.abort();
    processes.end().await;
    time.keep(&*archive).await;
    // Until nobody uses the archive any more, so that it can be opened again.
    clock.timeout(DRAIN, released.recv()).await;
    drop(archive);
    done
}

/// Everything that pages and tables have at hand.
async fn app(
    config: Config,
    tls: bool,
    nudges: mpsc::Sender<shared::Nudge>,
    in_use: mpsc::Sender<Infallible>,
) -> io::Result<App> {
    let heartbeat = config.heartbeat.unwrap_or_else(|| config.clock.clone());
    let unreadable = |error| io::Error::other(format!("the archive cannot be read: {error}"));
    let time = ServerTime::of(&*config.archive, &config.clock).await.map_err(unreadable)?;
    let bans = config.archive.moderation().bans().await.map_err(unreadable)?;
    let shared = Arc::new(Shared {
        time,
        processes: Arc::new(Processes::new(config.named, config.clock.clone())),
        clock: config.clock,
        random: config.random,
        games: config.games,
        archive: config.archive,
        thinking: room::Lanes::new(config.bots),
        queries: Arc::new(Semaphore::new(QUERIES)),
        bot_cores: 1,
        grace: i64::try_from(config.grace.as_millis()).unwrap_or(i64::MAX),
        nudges,
        secure: tls || config.public_url.as_ref().is_some_and(|url| url.starts_with("https://")),
        public_url: config.public_url,
        limits: config.limits,
        rematches: Rematches::default(),
        bans: Bans::of(&bans),
        in_use,
    });
    let vapid = Vapid::of(&*shared.archive, &shared.random, shared.public_url.as_deref()).await;
    let no_key = |refuse| io::Error::other(format!("no key for push messages: {refuse:?}"));
    Ok(App {
        rooms: Rooms::new(shared.clone()),
        address_limits: Arc::new(AddressLimits::new(&shared.limits, config.trust_proxy, &shared.clock)),
        measured: measures::begin()?,
        vapid: Arc::new(vapid.map_err(no_key)?),
        pages: config.pages,
        trust_proxy: config.trust_proxy,
        heartbeat,
        shared,
    })
}

/// Waits for `stop`, ends all live connections, and then lets the listeners drain.
async fn shut_down(
    stop: impl Future<Output = ()>,
    clock: Clock,
    rooms: Arc<Rooms>,
    handles: [Handle<SocketAddr>; 2],
) {
    stop.await;
    tracing::info!("the server stops");
    if clock.timeout(DRAIN, rooms.close()).await.is_none() {
        tracing::warn!("some connections did not end in time");
    }
    handles.iter().for_each(|handle| handle.graceful_shutdown(Some(DRAIN)));
}

/// Serves the pages for operators on an address of their own.
fn serve_operators(
    listener: TcpListener,
    app: &App,
    handle: Handle<SocketAddr>,
) -> io::Result<JoinHandle<io::Result<()>>> {
    listener.set_nonblocking(true)?;
    let server = axum_server::from_tcp(listener)?.handle(handle);
    Ok(tokio::spawn(server.serve(http::operators(app.clone()).into_make_service())))
}

/// Serves all pages, over TLS with a certificate and its key, until the handle says that it is time to stop.
async fn listen(
    listener: TcpListener,
    app: App,
    tls: Option<Tls>,
    sockets: Arc<Sockets>,
    handle: Handle<SocketAddr>,
) -> io::Result<()> {
    let (clock, patience) = (app.shared.clock.clone(), app.shared.limits.patience);
    let service = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
    listener.set_nonblocking(true)?;
    let mut server = axum_server::from_tcp(listener)?.handle(handle);
    // A connection that does not send the head of a request in time is closed; `Patience` closes those that say nothing.
    server.http_builder().http1().timer(clock.clone()).header_read_timeout(patience).max_headers(64);
    let door = Door(sockets);
    match tls {
        None => server.acceptor(Patience { inner: door, clock, patience }).serve(service).await,
        Some(tls) => {
            let inner = RustlsAcceptor::new(tls.into_inner()).handshake_timeout(patience).acceptor(door);
            server.acceptor(Patience { inner, clock, patience }).serve(service).await
        }
    }
}

/// Keeps the time, forgets addresses that have not come for a while and sums measurements up, again and again.
async fn sweep(shared: Arc<Shared>, address_limits: Arc<AddressLimits>, measured: PrometheusHandle) {
    let mut ticks = shared.clock.ticks(server_time::KEPT, server_time::KEPT);
    loop {
        ticks.tick().await;
        shared.time.keep(&*shared.archive).await;
        address_limits.forget();
        shared.bans.forget(shared.clock.now());
        // What nobody reads must not pile up.
        measured.run_upkeep();
    }
}
