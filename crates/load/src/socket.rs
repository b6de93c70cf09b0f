//! A socket to the server or to the bare room, as cheap as a client can be. It reads all the time, so that pings are
//! answered.

use crate::Failure;
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

/// A socket.
pub struct Socket {
    out: SplitSink<WebSocketStream<TcpStream>, Message>,
    heard: mpsc::UnboundedReceiver<Result<Utf8Bytes, Error>>,
    reading: JoinHandle<()>,
}

impl Socket {
    /// Connects to a path, with a cookie.
    pub async fn dial(address: SocketAddr, path: &str, cookie: Option<&str>) -> Result<Socket, Failure> {
        let mut request = format!("ws://{address}{path}").into_client_request()?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie)?);
        }
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(8_192).write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        let (out, mut texts) = socket.split();
        let (told, heard) = mpsc::unbounded_channel();
        let reading = tokio::spawn(async move {
            while let Some(message) = texts.next().await {
                let text = match message {
                    Ok(Message::Text(text)) => Ok(text),
                    Ok(Message::Close(_)) => return,
                    Ok(_) => continue,
                    Err(error) => Err(error),
                };
                if told.send(text).is_err() {
                    return;
                }
            }
        });
        Ok(Socket { out, heard, reading })
    }

    /// Sends a text.
    pub async fn send(&mut self, text: String) -> Result<(), Failure> {
        Ok(self.out.send(Message::text(text)).await?)
    }

    /// The next text.
    pub async fn next(&mut self) -> Result<Utf8Bytes, Failure> {
        match self.heard.recv().await {
            Some(text) => Ok(text?),
            None => Err("the server closed a connection".into()),
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.reading.abort();
    }
}
