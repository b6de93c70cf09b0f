//! A live table over a WebSocket: what a client says goes to the table, what the table tells goes to the client.

use crate::clock::Clock;
use crate::http::{App, At, known_visitor, role_for_watching};
use crate::measures::{self, Stopwatch};
use crate::problem::Refuse;
use crate::protocol::{PROTOCOL, Problem, Say};
use crate::room::{Ask, Mailbox, Visitor, bye, is_bye};
use archive::TableId;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::sync::mpsc::error::TryRecvError;
use tokio::sync::{mpsc, oneshot};

/// How many messages may wait for a client before it is dropped.
const QUEUE: usize = 256;
/// How long a client may take for its last message.
const GOODBYE: Duration = Duration::from_secs(2);
/// How often an otherwise silent connection is tried.
const PING: Duration = Duration::from_secs(25);

/// Opens a live connection to a table: a WebSocket, of which the messages are in docs/protocol.md.
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "tables",
    params(("id" = String, Path, description = "the table", pattern = "^[0-9a-z]{26}$")), responses(
    (status = 101, description = "the connection is open"),
    (status = 400, description = "not the beginning of a WebSocket", body = Problem),
    (status = 403, description = "from another site", body = Problem),
    (status = 404, description = "no such table", body = Problem),
))]
pub async fn live(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    table: Result<At, Refuse>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let table = match table {
        Ok(At(table)) => table,
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
    // A small read buffer: the usual one of 128 KiB would be most of what a connection costs, and what people say is
    // short.
    let upgrade =
        upgrade.read_buffer_size(1_024).write_buffer_size(0).max_message_size(bytes).max_frame_size(bytes);
    upgrade.on_upgrade(move |socket| async move {
        let (_pass, _connected) = (pass, app.rooms.connect());
        tracing::debug!(%table, "a live connection opens");
        Box::pin(serve(app, table, visitor, socket)).await;
        tracing::debug!(%table, "a live connection ends");
    })
}

async fn serve(app: App, table: TableId, visitor: Visitor, mut socket: WebSocket) {
    let (out, told) = mpsc::channel(QUEUE);
    let (room, connection) = match greet(&app, table, visitor, &mut socket, out).await {
        Ok(Some(found)) => found,
        Ok(None) => return,
        Err(refuse) => {
            measures::refused(refuse.code());
            return leave(&app.shared.clock, &mut socket, bye(&refuse)).await;
        }
    };
    converse(&app, &room, connection, &mut socket, told).await;
    // The table may be gone from memory already, with all its connections: it is not brought back for that.
    drop(room.send(Box::new(Ask::Detach { connection })).await);
}

/// Waits for the first message and asks the table to let the visitor in.
async fn greet(
    app: &App,
    table: TableId,
    mut visitor: Visitor,
    socket: &mut WebSocket,
    out: mpsc::Sender<Utf8Bytes>,
) -> Result<Option<(Mailbox, u64)>, Refuse> {
    // All of it counts: pings do not make anybody wait longer.
    let until = app.shared.clock.moment() + app.shared.limits.patience;
    let first = loop {
        let first = tokio::select! {
            first = app.shared.clock.timeout_at(until, socket.recv()) => first,
            () = app.rooms.closing() => return Err(Refuse::Closing),
        };
        match first {
            Some(Some(Ok(Message::Text(text)))) => break text,
            Some(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
            Some(Some(Ok(Message::Binary(_)))) => return Err(Refuse::Protocol),
            Some(Some(Ok(Message::Close(_)) | Err(_)) | None) => return Ok(None),
            None => return Err(Refuse::TooSlow),
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
        visitor.watch = Some(role_for_watching(app, table, &token).await?);
    }
    let (reply, answer) = oneshot::channel();
    let room = app.rooms.ask(table, Ask::Attach { visitor, out, since, reply }).await?;
    answer.await.map_err(|_| Refuse::Broken)?.map(|connection| Some((room, connection)))
}

/// Carries messages both ways until one side ends.
async fn converse(
    app: &App,
    room: &Mailbox,
    connection: u64,
    socket: &mut WebSocket,
    mut told: mpsc::Receiver<Utf8Bytes>,
) {
    let clock = &app.shared.clock;
    let mut allowance = Allowance::new(app.shared.limits.messages_a_second, clock.clone());
    let mut ping = clock.ticks(PING, PING);
    let mut heard = true;
    let patience = app.shared.limits.patience;
    loop {
        tokio::select! {
            mut text = told.recv() => {
                // What the table has told at once goes out at once.
                loop {
                    // The table ends a connection with a last message, or drops one that does not keep up.
                    let Some(one) = text else { return leave(clock, socket, bye(&Refuse::TooSlow)).await };
                    if is_bye(&one) {
                        return leave(clock, socket, one).await;
                    }
                    if !within(clock, patience, socket.feed(Message::Text(one))).await {
                        return;
                    }
                    text = match told.try_recv() {
                        Ok(next) => Some(next),
                        Err(TryRecvError::Disconnected) => None,
                        Err(TryRecvError::Empty) => break,
                    };
                }
                if !within(clock, patience, socket.flush()).await {
                    return;
                }
            }
            message = socket.recv() => {
                heard = true;
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => return leave(clock, socket, bye(&Refuse::Protocol)).await,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                };
                let answer = match allowance.take() {
                    true => hear(room, connection, &text).await,
                    false => Err(Refuse::TooFast),
                };
                if let Err(refuse) = answer
                    && !send(clock, socket, Message::Text(refused(&text, refuse)), patience).await
                {
                    return;
                }
            }
            () = ping.tick() => {
                if !heard || !send(clock, socket, Message::Ping(Default::default()), patience).await {
                    return;
                }
                heard = false;
            }
        }
    }
}

/// Sends a message; whether the client took it in time.
async fn send(clock: &Clock, socket: &mut WebSocket, message: Message, patience: Duration) -> bool {
    within(clock, patience, socket.send(message)).await
}

/// Whether something was sent in time. A client that reads nothing would keep its place for ever.
async fn within<E>(clock: &Clock, patience: Duration, sending: impl Future<Output = Result<(), E>>) -> bool {
    matches!(clock.timeout(patience, sending).await, Some(Ok(())))
}

async fn hear(room: &Mailbox, connection: u64, text: &str) -> Result<(), Refuse> {
    let heard = Stopwatch::start();
    let malformed = |error: serde_json::Error| Refuse::Malformed { problem: error.to_string() };
    let say = serde_json::from_str::<Say>(text).map_err(malformed)?;
    room.send(Box::new(Ask::Say { connection, say, heard })).await.map_err(|_| Refuse::Closing)
}

/// The answer to a message that never reached the table.
fn refused(text: &str, refuse: Refuse) -> Utf8Bytes {
    #[derive(serde::Deserialize)]
    struct Numbered {
        #[serde(default)]
        id: u32,
    }
    measures::refused(refuse.code());
    let id = serde_json::from_str::<Numbered>(text).map_or(0, |numbered| numbered.id);
    serde_json::json!({ "type": "refused", "id": id, "problem": Problem::from(refuse) }).to_string().into()
}

async fn leave(clock: &Clock, socket: &mut WebSocket, last: Utf8Bytes) {
    // The other side may be gone already.
    if send(clock, socket, Message::Text(last), GOODBYE).await {
        let frame = CloseFrame { code: close_code::NORMAL, reason: Utf8Bytes::from_static("") };
        send(clock, socket, Message::Close(Some(frame)), GOODBYE).await;
    }
}

/// How many messages a connection may still send: some at once, then so many a second.
struct Allowance {
    left: f64,
    a_second: f64,
    at: Duration,
    clock: Clock,
}

impl Allowance {
    fn new(a_second: u32, clock: Clock) -> Allowance {
        let a_second = f64::from(a_second.max(1));
        Allowance { left: 3.0 * a_second, a_second, at: clock.moment(), clock }
    }

    fn take(&mut self) -> bool {
        let since = self.clock.since(self.at).as_secs_f64();
        self.at = self.clock.moment();
        self.left = (self.left + since * self.a_second).min(3.0 * self.a_second);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}
