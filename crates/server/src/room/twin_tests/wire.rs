//! A live connection that records every byte the server sends, as it comes from the network.

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Message, http};

/// A stream that records what it reads.
struct Kept {
    stream: TcpStream,
    heard: Vec<u8>,
}

impl AsyncRead for Kept {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context, into: &mut ReadBuf) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let before = into.filled().len();
        ready!(Pin::new(&mut this.stream).poll_read(cx, into))?;
        this.heard.extend_from_slice(&into.filled()[before..]);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Kept {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().stream).poll_write(cx, bytes)
    }
    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(cx)
    }
    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(cx)
    }
}

/// A live connection to a table.
pub struct Wire {
    socket: WebSocketStream<Kept>,
    next: u32,
}

impl Wire {
    /// Connects with this cookie, sends `hello`, and waits for `welcome`.
    pub async fn connect(server: SocketAddr, table: &str, cookie: Option<&str>, since: u64) -> Wire {
        let stream = TcpStream::connect(server).await.expect("the server listens");
        stream.set_nodelay(true).expect("it is a socket");
        // A fixed key gives a fixed answer.
        let request = http::Request::get(format!("ws://{server}/api/tables/{table}/live"))
            .header("host", server.to_string())
            .header("connection", "Upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "dGhlIHNhbWUgYWx3YXlzIQ==");
        let request = match cookie {
            Some(cookie) => request.header("cookie", format!("emberhall={cookie}")),
            None => request,
        };
        let request = request.body(()).expect("it is a request");
        let kept = Kept { stream, heard: Vec::new() };
        let (socket, _) = tokio_tungstenite::client_async(request, kept).await.expect("it is let in");
        let mut wire = Wire { socket, next: 1 };
        wire.send(&serde_json::json!({ "type": "hello", "protocol": 4, "since": since })).await;
        let welcome = wire.message().await;
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        wire
    }

    async fn send(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).await.expect("the server listens");
    }

    async fn message(&mut self) -> Value {
        loop {
            match self.socket.next().await.expect("the server goes on talking").expect("and clearly") {
                Message::Text(text) => return serde_json::from_str(&text).expect("it is JSON"),
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("that is no message: {other:?}"),
            }
        }
    }

    /// Sends a message and waits for its answer. A table answers in order, so earlier messages have arrived by then.
    pub async fn ask(&mut self, mut message: Value) -> Value {
        let id = self.next;
        self.next += 1;
        message["id"] = id.into();
        self.send(&message).await;
        loop {
            let message = self.message().await;
            if message["id"] == id {
                return message;
            }
        }
    }

    /// Every byte since the last call.
    pub fn heard(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.socket.get_mut().heard)
    }
}
