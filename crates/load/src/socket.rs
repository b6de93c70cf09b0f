//! A socket to the server or to the bare room, as cheap as a client can be.

use crate::Failure;
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// A socket.
pub struct Socket(WebSocketStream<TcpStream>);

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
        Ok(Socket(socket))
    }

    /// Sends a text.
    pub async fn send(&mut self, text: String) -> Result<(), Failure> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// The next text.
    pub async fn next(&mut self) -> Result<Utf8Bytes, Failure> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => return Err("the server closed a connection".into()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}
