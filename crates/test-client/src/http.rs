//! Requests to the server, with a cookie that is kept.

use reqwest::header::{COOKIE, HeaderMap, SET_COOKIE};
use reqwest::{Client, Method};
use serde_json::Value;
use std::sync::Mutex;

/// Somebody with a browser's manners: keeps a cookie and sends it along.
pub struct TestClient {
    base: String,
    client: Client,
    cookie: Mutex<Option<String>>,
}

impl TestClient {
    /// A guest of the server at this address, such as `http://127.0.0.1:4321`. Nothing is sent yet.
    pub fn new(base: &str) -> TestClient {
        let client = Client::builder().no_proxy().build().expect("a client without TLS needs nothing");
        TestClient { base: base.trim_end_matches('/').to_owned(), client, cookie: Mutex::new(None) }
    }

    /// Somebody who was here before and has kept the cookie.
    #[must_use]
    pub fn with_cookie(self, cookie: &str) -> TestClient {
        TestClient { cookie: Mutex::new(Some(cookie.to_owned())), ..self }
    }

    /// Keeps no connection after a request: a server whose clock is moved by hand may close it at any moment.
    #[must_use]
    pub fn hanging_up(self) -> TestClient {
        let client = Client::builder().no_proxy().pool_max_idle_per_host(0).build();
        TestClient { client: client.expect("a client without TLS needs nothing"), ..self }
    }

    /// The same guest at another address: the server has been started again.
    pub fn at(self, base: &str) -> TestClient {
        TestClient { base: base.trim_end_matches('/').to_owned(), ..self }
    }

    /// The cookie that was set, to be kept over a restart of the guest.
    pub fn cookie(&self) -> Option<String> {
        self.cookie.lock().expect("nobody panics with the cookie").clone()
    }

    /// Uses a cookie that was kept.
    pub fn take_cookie(&mut self, cookie: Option<String>) {
        self.cookie = Mutex::new(cookie);
    }

    /// The address for live connections.
    pub(crate) fn live_url(&self, table: &str) -> String {
        format!("{}/api/tables/{table}/live", self.base.replacen("http", "ws", 1))
    }

    /// A request; its status and its JSON, null when it has none.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> reqwest::Result<(u16, Value)> {
        let mut request = self.client.request(method, format!("{}{path}", self.base));
        if let Some(cookie) = self.cookie() {
            request = request.header(COOKIE, cookie);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let response = request.send().await?;
        self.keep(response.headers());
        let status = response.status().as_u16();
        let text = response.text().await?;
        Ok((status, serde_json::from_str(&text).unwrap_or(Value::Null)))
    }

    /// Asks for something.
    pub async fn get(&self, path: &str) -> reqwest::Result<(u16, Value)> {
        self.send(Method::GET, path, None).await
    }

    /// Asks for something that is no JSON.
    ///
    /// # Panics
    /// When the server does not answer.
    pub async fn text(&self, path: &str) -> String {
        let mut request = self.client.get(format!("{}{path}", self.base));
        if let Some(cookie) = self.cookie() {
            request = request.header(COOKIE, cookie);
        }
        request.send().await.expect("the server answers").text().await.expect("the answer is text")
    }

    /// Asks for a change.
    pub async fn post(&self, path: &str, body: &Value) -> reqwest::Result<(u16, Value)> {
        self.send(Method::POST, path, Some(body)).await
    }

    /// Opens a table; the server's answer.
    ///
    /// # Panics
    /// When the server does not open it.
    pub async fn open(&self, body: &Value) -> Value {
        let (status, answer) = self.post("/api/tables", body).await.expect("the server answers");
        assert_eq!(status, 200, "{answer}");
        answer
    }

    fn keep(&self, headers: &HeaderMap) {
        let set = headers.get(SET_COOKIE).and_then(|value| value.to_str().ok());
        if let Some(pair) = set.and_then(|set| set.split(';').next()) {
            *self.cookie.lock().expect("nobody panics with the cookie") = Some(pair.to_owned());
        }
    }
}
