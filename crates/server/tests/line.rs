//! Lines that are dead although both ends hold them open.

use crate::common::{At, Running, generous, guarded, id, start};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tempfile::tempdir;
use test_client::TestClient;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

const SECOND: Duration = Duration::from_secs(1);

/// A ping without content, as a WebSocket server sends it.
const PING: [u8; 2] = [0x89, 0];

/// A proxy that holds both sockets open and, once it is frozen, passes nothing on.
struct Proxy {
    address: SocketAddr,
    frozen: Arc<AtomicBool>,
    /// How many of the server's pings it has swallowed.
    swallowed: watch::Receiver<usize>,
}

impl Proxy {
    async fn to(server: &str) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let (server, frozen) =
            (server.trim_start_matches("http://").to_owned(), Arc::new(AtomicBool::new(false)));
        let shared = frozen.clone();
        let (counter, swallowed) = watch::channel(0);
        let counter = Arc::new(counter);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let far = TcpStream::connect(&server).await.expect("the server listens");
                let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                let counter = counter.clone();
                tokio::spawn(pass(near_in, far_out, shared.clone(), |_| ()));
                tokio::spawn(pass(far_in, near_out, shared.clone(), move |bytes| {
                    let pings = bytes.windows(PING.len()).filter(|window| *window == PING).count();
                    counter.send_modify(|count| *count += pings);
                }));
            }
        });
        Proxy { address, frozen, swallowed }
    }

    /// Waits until it has swallowed so many pings.
    async fn swallows(&mut self, pings: usize) {
        let enough = self.swallowed.wait_for(|count| *count >= pings);
        guarded(enough).await.expect("the proxy runs");
    }
}

async fn pass(
    mut from: impl AsyncReadExt + Unpin,
    mut to: impl AsyncWriteExt + Unpin,
    frozen: Arc<AtomicBool>,
    swallow: impl Fn(&[u8]),
) {
    let mut bytes = [0; 4_096];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        if frozen.load(Ordering::SeqCst) {
            swallow(&bytes[..count]);
        } else if to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
    // The other side is not told.
    if frozen.load(Ordering::SeqCst) {
        std::future::pending::<()>().await;
    }
}

/// Lets whoever watches hear everything, and answer pings.
async fn listens(watching: &mut At) {
    watching.ask(json!({ "type": "forecast" })).await;
}

async fn watched(server: &Running) -> (TestClient, String, At) {
    let ada = server.guest();
    let seats = json!([{ "type": "me" }, { "type": "me" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada", "listed": true })).await;
    let watching = At::table(&server.guest(), &id(&opened), None).await;
    (ada, id(&opened), watching)
}

fn is_here(presence: &Value) -> bool {
    presence["seats"][0]["connected"] == true
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_on_which_nothing_comes_back_is_ended_after_twelve_seconds() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, table, mut watching) = watched(&server).await;
    let mut proxy = Proxy::to(&server.url).await;
    // A moment of its own for this connection.
    server.clock.advance(SECOND / 3);
    let through =
        TestClient::new(&format!("http://{}", proxy.address)).with_cookie(&ada.cookie().expect("a cookie"));
    let mut at = At::table(&through, &table, None).await;
    while !watching.told.last().is_some_and(is_here) {
        watching.next().await;
    }
    proxy.frozen.store(true, Ordering::SeqCst);
    at.live.send("{}").await.expect("the proxy takes everything");
    // Two pings that nobody answers. Each is seen before the clock goes on: others wait for the same moments.
    for ping in 1..=2 {
        server.clock.advance(5 * SECOND);
        proxy.swallows(ping).await;
        listens(&mut watching).await;
    }
    assert!(watching.told.iter().rfind(|told| told["type"] == "presence").is_some_and(is_here), "not yet");
    guarded(server.clock.awaited(2 * SECOND)).await;
    server.clock.advance(2 * SECOND);
    let last = |at: &At| at.told.iter().rfind(|told| told["type"] == "presence").cloned().unwrap_or_default();
    while is_here(&last(&watching)) {
        watching.next().await;
    }
    // It was lost when the last word came, not when that was noticed.
    let lost = last(&watching)["seats"][0]["disconnected_at"].as_i64().expect("a time");
    let now = At::table(&ada, &table, None).await.told[0]["now"].as_i64().expect("a time");
    assert_eq!(now - lost, 12_000);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_server_says_every_five_seconds_that_it_is_there() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (_, _, mut watching) = watched(&server).await;
    for _ in 0..3 {
        listens(&mut watching).await;
        guarded(server.clock.awaited(5 * SECOND)).await;
        server.clock.advance(5 * SECOND);
        while watching.next().await["type"] != "beat" {}
    }
    server.stop().await;
}
