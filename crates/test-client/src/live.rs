//! A live connection to a table.

use crate::{Player, TestClient};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// The connection is over: the server stopped, closed it, or refused it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gone(pub String);

impl From<Error> for Gone {
    fn from(error: Error) -> Gone {
        Gone(error.to_string())
    }
}

/// A live connection to a table.
pub struct Live {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u32,
}

impl Live {
    /// Connects without saying anything yet.
    pub async fn dial(guest: &TestClient, table: &str) -> Result<Live, Gone> {
        let mut request = guest.live_url(table).into_client_request()?;
        if let Some(cookie) = guest.cookie() {
            let cookie = HeaderValue::from_str(&cookie).map_err(|error| Gone(error.to_string()))?;
            request.headers_mut().insert("cookie", cookie);
        }
        let (socket, _) = tokio_tungstenite::connect_async_with_config(request, None, true).await?;
        Ok(Live { socket, next: 1 })
    }

    /// Connects and says hello; the record it has seen last, and the secret of a link for spectators.
    pub async fn connect(
        guest: &TestClient,
        table: &str,
        since: Option<u64>,
        watch: Option<&str>,
    ) -> Result<Live, Gone> {
        let mut live = Live::dial(guest, table).await?;
        live.send(&json!({ "type": "hello", "protocol": 4, "since": since, "watch": watch }).to_string())
            .await?;
        Ok(live)
    }

    /// Asks for the records that a client was not told, until it knows all.
    pub async fn catch_up(&mut self, player: &mut Player) -> Result<(), Gone> {
        while let Some((from, to)) = player.missing() {
            let ask = json!({ "type": "records", "from": from, "to": to, "views": false });
            let (answer, before) = self.ask(ask).await?;
            before.iter().chain([&answer]).for_each(|message| player.hear(message));
            if answer["type"] != "records" {
                return Err(Gone(answer.to_string()));
            }
        }
        Ok(())
    }

    /// Sends any text.
    pub async fn send(&mut self, text: &str) -> Result<(), Gone> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Says something, with a number of its own, which is returned.
    pub async fn say(&mut self, mut message: Value) -> Result<u32, Gone> {
        let id = self.next;
        self.next += 1;
        message["id"] = id.into();
        self.send(&message.to_string()).await?;
        Ok(id)
    }

    /// The next message, as it was sent.
    pub async fn text(&mut self) -> Result<String, Gone> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(_))) | None => return Err(Gone("closed".to_owned())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// The next message.
    pub async fn next(&mut self) -> Result<Value, Gone> {
        let text = self.text().await?;
        serde_json::from_str(&text).map_err(|error| Gone(error.to_string()))
    }

    /// Says something and waits for the answer; what came before it is given too.
    pub async fn ask(&mut self, message: Value) -> Result<(Value, Vec<Value>), Gone> {
        let id = self.say(message).await?;
        let mut before = Vec::new();
        loop {
            let message = self.next().await?;
            if message["id"] == id {
                return Ok((message, before));
            }
            before.push(message);
        }
    }
}
