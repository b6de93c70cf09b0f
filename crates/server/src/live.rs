//! A live table over a WebSocket: what a client says goes to the table, what the table tells goes to the client.

use crate::http::{App, known_visitor, role_for_watching, table_of};
use crate::problem::Refuse;
use crate::protocol::{PROTOCOL, Problem, Say};
use crate::room::{Ask, Visitor, bye};
use archive::TableId;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// How many messages may wait for a client before it is dropped.
const QUEUE: usize = 256;
/// How long a client may take for its first message.
const PATIENCE: Duration = Duration::from_secs(15);
/// How often an otherwise silent connection is tried.
const PING: Duration = Duration::from_secs(25);

/// Opens a live connection to a table.
pub async fn live(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let table = match table_of(&id) {
        Ok(table) => table,
        Err(refuse) => return refuse.into_response(),
    };
    let visitor = match known_visitor(&app, &headers).await {
        Ok(visitor) => visitor,
        Err(refuse) => return refuse.into_response(),
    };
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => return Refuse::Malformed { problem: rejection.body_text() }.into_response(),
    };
    let pass = match app.doors.connect(app.doors.address(peer, &headers)) {
        Ok(pass) => pass,
        Err(refuse) => return refuse.into_response(),
    };
    let bytes = app.shared.limits.bytes;
    // A small read buffer: the usual one of 128 KiB would be most of what a connection costs.
    let upgrade =
        upgrade.read_buffer_size(4_096).write_buffer_size(0).max_message_size(bytes).max_frame_size(bytes);
    upgrade.on_upgrade(move |socket| async move {
        let _pass = pass;
        metrics::gauge!("emberhall_connections").increment(1.0);
        Box::pin(serve(app, table, visitor, socket)).await;
        metrics::gauge!("emberhall_connections").decrement(1.0);
    })
}

async fn serve(app: App, table: TableId, visitor: Visitor, mut socket: WebSocket) {
    let (out, told) = mpsc::channel(QUEUE);
    let connection = match greet(&app, table, visitor, &mut socket, out).await {
        Ok(Some(connection)) => connection,
        Ok(None) => return,
        Err(refuse) => return leave(&mut socket, bye(&refuse)).await,
    };
    converse(&app, table, connection, &mut socket, told).await;
    // The table may be gone from memory already, with all its connections.
    drop(app.rooms.ask(table, Ask::Detach { connection }).await);
}

/// Waits for the first message and asks the table to let the visitor in.
async fn greet(
    app: &App,
    table: TableId,
    mut visitor: Visitor,
    socket: &mut WebSocket,
    out: mpsc::Sender<Utf8Bytes>,
) -> Result<Option<u64>, Refuse> {
    let first = loop {
        match tokio::time::timeout(PATIENCE, socket.recv()).await {
            Ok(Some(Ok(Message::Text(text)))) => break text,
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
            Ok(Some(Ok(Message::Binary(_)))) => return Err(Refuse::Protocol),
            Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return Ok(None),
            Err(_) => return Err(Refuse::TooSlow),
        }
    };
    let malformed = |error: serde_json::Error| Refuse::Malformed { problem: error.to_string() };
    let Say::Hello { protocol, since, watch } = serde_json::from_str(&first).map_err(malformed)? else {
        return Err(Refuse::Protocol);
    };
    if protocol != PROTOCOL {
        return Err(Refuse::Protocol);
    }
    if let Some(token) = watch {
        role_for_watching(app, table, &token).await?;
        visitor.watch = true;
    }
    let (reply, answer) = oneshot::channel();
    app.rooms.ask(table, Ask::Attach { visitor, out, since, reply }).await?;
    answer.await.map_err(|_| Refuse::Broken)?.map(Some)
}

/// Carries messages both ways until one side ends.
async fn converse(
    app: &App,
    table: TableId,
    connection: u64,
    socket: &mut WebSocket,
    mut told: mpsc::Receiver<Utf8Bytes>,
) {
    let mut allowance = Allowance::new(app.shared.limits.messages_a_second);
    let mut ping = tokio::time::interval_at(Instant::now() + PING, PING);
    let mut heard = true;
    loop {
        tokio::select! {
            text = told.recv() => {
                let Some(text) = text else { return leave(socket, bye(&Refuse::TooSlow)).await };
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
            message = socket.recv() => {
                heard = true;
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => return leave(socket, bye(&Refuse::Protocol)).await,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                };
                let answer = match allowance.take() {
                    true => hear(app, table, connection, &text).await,
                    false => Err(Refuse::TooFast),
                };
                if let Err(refuse) = answer
                    && socket.send(Message::Text(refused(&text, refuse))).await.is_err()
                {
                    return;
                }
            }
            _ = ping.tick() => {
                if !heard || socket.send(Message::Ping(Default::default())).await.is_err() {
                    return;
                }
                heard = false;
            }
        }
    }
}

async fn hear(app: &App, table: TableId, connection: u64, text: &str) -> Result<(), Refuse> {
    let malformed = |error: serde_json::Error| Refuse::Malformed { problem: error.to_string() };
    let say = serde_json::from_str::<Say>(text).map_err(malformed)?;
    app.rooms.ask(table, Ask::Say { connection, say }).await
}

/// The answer to a message that never reached the table.
fn refused(text: &str, refuse: Refuse) -> Utf8Bytes {
    #[derive(serde::Deserialize)]
    struct Numbered {
        #[serde(default)]
        id: u32,
    }
    let id = serde_json::from_str::<Numbered>(text).map_or(0, |numbered| numbered.id);
    serde_json::json!({ "type": "refused", "id": id, "problem": Problem::from(refuse) }).to_string().into()
}

async fn leave(socket: &mut WebSocket, last: Utf8Bytes) {
    // The other side may be gone already.
    drop(socket.send(Message::Text(last)).await);
    let frame = CloseFrame { code: close_code::NORMAL, reason: Utf8Bytes::from_static("") };
    drop(socket.send(Message::Close(Some(frame))).await);
}

/// How many messages a connection may still send: some at once, then so many a second.
struct Allowance {
    left: f64,
    a_second: f64,
    at: Instant,
}

impl Allowance {
    fn new(a_second: u32) -> Allowance {
        let a_second = f64::from(a_second.max(1));
        Allowance { left: 3.0 * a_second, a_second, at: Instant::now() }
    }

    fn take(&mut self) -> bool {
        let since = self.at.elapsed().as_secs_f64();
        self.at = Instant::now();
        self.left = (self.left + since * self.a_second).min(3.0 * self.a_second);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}
