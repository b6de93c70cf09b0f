//! What the measured processes do: the server with generous limits, or the bare room.

use crate::Failure;
use archive::SqliteArchive;
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path as Segment, State};
use axum::response::Response;
use axum::routing::get;
use server::{Config, Games, Limits};
use std::collections::HashMap;
use std::io::Read;
use std::net::TcpListener;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::{mpsc, oneshot};

/// Serves tables until standard input ends.
pub fn serve(folder: &Path, linger: Duration) -> Result<(), Failure> {
    let archive = SqliteArchive::open(folder.join("load.db"), &archive::Options::default())?;
    let listener = listen()?;
    let limits = Limits {
        max_connections_per_ip: 1_000_000,
        max_sockets_per_ip: 1_000_000,
        requests_per_second: 1_000_000,
        creations_per_hour: 10_000_000,
        messages_per_second: 1_000_000,
        linger,
        ..Limits::default()
    };
    let usual = Config::new(Games::of(catalog::HOUSE), Arc::new(archive));
    let config = Config { grace: Duration::ZERO, limits, ..usual };
    Runtime::new()?.block_on(server::serve(listener, config, end_of_input()))?;
    Ok(())
}

/// Relays between two sockets until standard input ends: every message of one is answered to both with a text of
/// this length.
pub fn echo(bytes: usize) -> Result<(), Failure> {
    let listener = listen()?;
    listener.set_nonblocking(true)?;
    let rooms = Arc::new(Echo { text: "x".repeat(bytes).into(), rooms: Mutex::new(HashMap::new()) });
    let app = Router::new().route("/room/{id}", get(enter)).with_state(rooms);
    Runtime::new()?.block_on(async {
        let handle = axum_server::Handle::new();
        tokio::spawn({
            let handle = handle.clone();
            async move {
                end_of_input().await;
                handle.shutdown();
            }
        });
        let server = axum_server::from_tcp(listener)?.handle(handle);
        server.acceptor(axum_server::accept::NoDelayAcceptor::new()).serve(app.into_make_service()).await
    })?;
    Ok(())
}

type Mailbox = mpsc::Sender<Utf8Bytes>;

struct Echo {
    text: Utf8Bytes,
    rooms: Mutex<HashMap<String, Vec<Mailbox>>>,
}

impl Echo {
    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Vec<Mailbox>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn enter(
    State(echo): State<Arc<Echo>>,
    Segment(id): Segment<String>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let upgrade = upgrade.read_buffer_size(4_096).write_buffer_size(0);
    // Before the answer: the other side may send something at once.
    let (out, told) = mpsc::channel(16);
    echo.rooms().entry(id.clone()).or_default().push(out);
    upgrade.on_upgrade(move |socket| relay(echo, id, socket, told))
}

async fn relay(echo: Arc<Echo>, id: String, mut socket: WebSocket, mut told: mpsc::Receiver<Utf8Bytes>) {
    loop {
        tokio::select! {
            text = told.recv() => {
                let Some(text) = text else { return };
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
            message = socket.recv() => {
                let Some(Ok(Message::Text(_))) = message else { return };
                for mailbox in echo.rooms().get(&id).into_iter().flatten() {
                    // Nobody sends before both have heard the last message, so there is room.
                    drop(mailbox.try_send(echo.text.clone()));
                }
            }
        }
    }
}

/// A free port of the loopback interface, printed for the parent process.
fn listen() -> Result<TcpListener, Failure> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    println!("{}", listener.local_addr()?);
    Ok(listener)
}

/// Ready when nobody holds the other end of standard input any more.
fn end_of_input() -> impl Future<Output = ()> + Send + 'static {
    let (end, ended) = oneshot::channel::<()>();
    std::thread::spawn(move || {
        let _end = end;
        // However it ends, it is the end.
        drop(std::io::stdin().read_to_end(&mut Vec::new()));
    });
    async move { drop(ended.await) }
}
