//! A live table over a WebSocket: what a client says goes to the table, what the table tells goes to the client.

use crate::bans::{Evicted, Target};
use crate::clock::Clock;
use crate::http::{App, At, device, known_visitor, role_for_watching};
use crate::measures::{self, Stopwatch};
use crate::problem::Refuse;
use crate::room::{Ask, Mailbox, Out, Queue};
use archive::{Digest, PlayerId, TableId};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use governor::middleware::NoOpMiddleware;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use host::Denied;
use host::protocol::{PROTOCOL, Problem, Say};
use host::{ConnectionId, Visitor};
use std::net::{IpAddr, SocketAddr};
use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::oneshot;

/// How long a client may take for its last message.
const GOODBYE: Duration = Duration::from_secs(2);
/// How often a connection is tried, and how long the server is silent at most.
const PING: Duration = Duration::from_secs(5);
/// After how much silence a client that was tried is taken for lost.
const SILENCE: Duration = Duration::from_secs(12);
/// What is sent when there is nothing else to say.
const BEAT: &str = r#"{"type":"beat"}"#;

/// How many messages a connection may send.
type Allowance = RateLimiter<NotKeyed, InMemoryState, Clock, NoOpMiddleware<Duration>>;

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
        Err(rejection) => return Refuse::malformed(rejection.body_text()).into_response(),
    };
    let address = app.address_limits.address(peer, &headers);
    let pass = match app.address_limits.connect(address) {
        Ok(pass) => pass,
        Err(refuse) => return refuse.into_response(),
    };
    let stay = Stay {
        address,
        player: visitor.player.map(|player| player.0),
        device: device(&headers),
        news: app.shared.bans.news(),
    };
    let bytes = app.shared.limits.max_message_bytes;
    // A small read buffer: the usual one of 128 KiB would be most of what a connection costs, and what people say is
    // short.
    let upgrade =
        upgrade.read_buffer_size(1_024).write_buffer_size(0).max_message_size(bytes).max_frame_size(bytes);
    upgrade.on_upgrade(move |socket| async move {
        let (_pass, _connected) = (pass, app.rooms.connect());
        tracing::debug!(%table, "a live connection opens");
        Box::pin(serve(app, table, (visitor, address), stay, socket)).await;
        tracing::debug!(%table, "a live connection ends");
    })
}

async fn serve(app: App, table: TableId, visitor: (Visitor, IpAddr), mut stay: Stay, mut socket: WebSocket) {
    let queue = Arc::new(Queue::default());
    let (clock, patience) = (&app.heartbeat, app.shared.limits.patience);
    let now = clock.moment();
    let mut line = Line { socket: &mut socket, clock, patience, heard: now, said: now, tried: 0 };
    let (room, connection) = match greet(&app, table, visitor, &mut line, queue.clone()).await {
        Ok(Some(found)) => found,
        Ok(None) => return,
        Err(refuse) => {
            measures::refused(refuse.code());
            line.leave(bye(refuse)).await;
            return;
        }
    };
    let allowance = allowance(app.shared.limits.messages_per_second, clock);
    let silent = tokio::select! {
        silent = converse(&room, connection, &mut line, &queue, &allowance) => Ok(silent),
        refuse = stay.ends(&app) => Err(refuse),
    };
    let silent = match silent {
        Ok(silent) => silent,
        Err(refuse) => {
            measures::refused(refuse.code());
            line.leave(bye(refuse)).await;
            Duration::ZERO
        }
    };
    // The table may be gone from memory already, with all its connections: it is not brought back for that.
    drop(room.send(Box::new(Ask::Detach { connection, silent })).await);
}

/// By what a client may stay.
struct Stay {
    address: IpAddr,
    player: Option<PlayerId>,
    device: Option<Digest>,
    news: Receiver<Evicted>,
}

impl Stay {
    /// Waits until the client may stay no longer; why.
    async fn ends(&mut self, app: &App) -> Refuse {
        loop {
            let told = self.news.recv().await;
            match told {
                Ok(Evicted::Device(token)) if self.device == Some(token) => {
                    return Refuse::Table(Denied::NotKnown);
                }
                Ok(Evicted::Device(_)) => {}
                Ok(Evicted::Banned) | Err(RecvError::Lagged(_)) => {
                    if let Some(until) = self.banned_until(app) {
                        return Refuse::Banned { until };
                    }
                }
                Err(RecvError::Closed) => std::future::pending().await,
            }
        }
    }

    fn banned_until(&self, app: &App) -> Option<i64> {
        let (bans, now) = (&app.shared.bans, app.shared.clock.now());
        let player = self.player.and_then(|player| bans.until(Target::Player(player), now));
        player.or_else(|| bans.until(Target::Address(self.address), now))
    }
}

fn bye(refuse: Refuse) -> Utf8Bytes {
    host::bye(refuse.into()).into()
}

/// Some messages at once, then so many a second.
fn allowance(a_second: u32, clock: &Clock) -> Allowance {
    let a_second = NonZero::new(a_second).unwrap_or(NonZero::<u32>::MIN);
    let at_once = a_second.saturating_mul(NonZero::<u32>::MIN.saturating_add(2));
    RateLimiter::direct_with_clock(Quota::per_second(a_second).allow_burst(at_once), clock.clone())
}

/// Waits for the first message and asks the table to let the visitor in.
async fn greet(
    app: &App,
    table: TableId,
    (mut visitor, address): (Visitor, IpAddr),
    line: &mut Line<'_>,
    queue: Arc<Queue>,
) -> Result<Option<(Mailbox, ConnectionId)>, Refuse> {
    // All of it counts: pings do not make anybody wait longer.
    let until = line.clock.moment() + line.patience;
    let first = loop {
        let first = tokio::select! {
            first = line.clock.timeout_at(until, line.socket.recv()) => first,
            () = app.rooms.closing() => return Err(Refuse::Closing),
        };
        match first {
            Some(Some(Ok(Message::Text(text)))) => break text,
            Some(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
            Some(Some(Ok(Message::Binary(_)))) => return Err(Refuse::Table(Denied::Protocol)),
            Some(Some(Ok(Message::Close(_)) | Err(_)) | None) => return Ok(None),
            None => return Err(Refuse::TooSlow),
        }
    };
    let malformed = |error: serde_json::Error| Refuse::malformed(error);
    let Say::Hello { protocol, since, watch } = serde_json::from_str(&first).map_err(malformed)? else {
        return Err(Refuse::Table(Denied::Protocol));
    };
    if protocol != PROTOCOL {
        return Err(Refuse::Table(Denied::Protocol));
    }
    if let Some(token) = watch {
        visitor.watch = Some(role_for_watching(app, table, &token).await?);
    }
    let (reply, answer) = oneshot::channel();
    let room =
        app.rooms.ask(table, Ask::Attach { visitor, address: Some(address), queue, since, reply }).await?;
    answer.await.map_err(|_| Refuse::Table(Denied::Broken))?.map(|connection| Some((room, connection)))
}

/// Carries messages both ways until one side ends, or nothing comes from the client any more; for how long, then.
async fn converse(
    room: &Mailbox,
    connection: ConnectionId,
    line: &mut Line<'_>,
    queue: &Queue,
    allowance: &Allowance,
) -> Duration {
    let mut ping = line.clock.ticks(PING, PING);
    line.heard = line.clock.moment();
    loop {
        let goes_on = tokio::select! {
            first = queue.next() => line.tell(first, queue).await,
            message = line.socket.recv() => {
                (line.heard, line.tried) = (line.clock.moment(), 0);
                line.hear(message, room, connection, allowance).await
            }
            () = ping.tick() => line.ping().await,
            () = line.clock.sleep_until(line.said + PING) => line.send(Message::Text(BEAT.into())).await,
            () = line.clock.sleep_until(line.heard + SILENCE), if line.tried > 1 => {
                return line.clock.moment().saturating_sub(line.heard);
            }
        };
        if !goes_on {
            return Duration::ZERO;
        }
    }
}

/// The line to a client. Every answer says whether the connection goes on.
struct Line<'a> {
    socket: &'a mut WebSocket,
    clock: &'a Clock,
    /// How long a client may take for a message. One that reads nothing would keep its place for ever.
    patience: Duration,
    /// When something last came from the client.
    heard: Duration,
    /// When something was last sent that a page in a browser can see.
    said: Duration,
    /// How many pings were not answered by anything.
    tried: u32,
}

impl Line<'_> {
    /// Until when a message must be taken.
    fn until(&self) -> Duration {
        self.clock.moment() + self.patience
    }

    /// Sends a message.
    async fn send(&mut self, message: Message) -> bool {
        self.said = self.clock.moment();
        let until = self.until();
        matches!(self.clock.timeout_at(until, self.socket.send(message)).await, Some(Ok(())))
    }

    /// Tries whether the client is there.
    async fn ping(&mut self) -> bool {
        self.tried += 1;
        let until = self.until();
        let ping = self.socket.send(Message::Ping(Default::default()));
        matches!(self.clock.timeout_at(until, ping).await, Some(Ok(())))
    }

    /// Sends what the table tells. What it has told at once goes out at once.
    async fn tell(&mut self, first: Out, queue: &Queue) -> bool {
        // Some of it may be on its way before all of it is.
        self.said = self.clock.moment();
        let mut next = Some(first);
        while let Some(out) = next {
            let text = match out {
                Out::Told(text) | Out::Answer(text) => text,
                Out::Bye(text) => return self.leave(text).await,
            };
            let until = self.until();
            let feeding = self.socket.feed(Message::Text(text));
            if !matches!(self.clock.timeout_at(until, feeding).await, Some(Ok(()))) {
                return false;
            }
            next = queue.try_next();
        }
        let until = self.until();
        matches!(self.clock.timeout_at(until, self.socket.flush()).await, Some(Ok(())))
    }

    /// Hands what a client says to the table.
    async fn hear(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
        room: &Mailbox,
        connection: ConnectionId,
        allowance: &Allowance,
    ) -> bool {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return true,
            Some(Ok(Message::Binary(_))) => return self.leave(bye(Denied::Protocol.into())).await,
            Some(Ok(Message::Close(_)) | Err(_)) | None => return false,
        };
        let taken = match allowance.check() {
            Ok(()) => hand_over(room, connection, &text).await,
            Err(_) => Err(Refuse::Table(Denied::TooFast)),
        };
        match taken {
            Ok(()) => true,
            Err(refuse) => self.send(Message::Text(refused(&text, refuse))).await,
        }
    }

    /// Ends the connection with a last message.
    async fn leave(&mut self, last: Utf8Bytes) -> bool {
        self.patience = GOODBYE;
        // The other side may be gone already.
        if self.send(Message::Text(last)).await {
            let frame = CloseFrame { code: close_code::NORMAL, reason: Utf8Bytes::from_static("") };
            self.send(Message::Close(Some(frame))).await;
        }
        false
    }
}

async fn hand_over(room: &Mailbox, connection: ConnectionId, text: &str) -> Result<(), Refuse> {
    let heard = Stopwatch::start();
    let malformed = |error: serde_json::Error| Refuse::malformed(error);
    let say = serde_json::from_str::<Say>(text).map_err(malformed)?;
    room.send(Box::new(Ask::Say { connection, say, heard })).await.map_err(|_| Refuse::Closing)
}

/// The answer to a message that never reached the table.
fn refused(said: &str, refuse: Refuse) -> Utf8Bytes {
    #[derive(serde::Deserialize)]
    struct Numbered {
        #[serde(default)]
        id: u32,
    }
    measures::refused(refuse.code());
    let id = serde_json::from_str::<Numbered>(said).map_or(0, |numbered| numbered.id);
    host::refused(id, refuse.into()).into()
}
