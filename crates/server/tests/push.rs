//! “Your turn”: a push service of our own reads what the server sends.

use crate::common::{At, Running, code, generous, guarded, id, link, start};
use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use emberhall_server::Limits;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;
use std::collections::HashMap;
use std::time::Duration;
use tempfile::tempdir;
use test_client::TestClient;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// A message as a push service gets it.
struct Delivered {
    path: String,
    head: HashMap<String, String>,
    body: Vec<u8>,
}

/// What a push service was sent.
type Post = mpsc::UnboundedReceiver<Delivered>;

/// The next message that a push service gets.
async fn next(post: &mut Post) -> Delivered {
    guarded(post.recv()).await.expect("it is sent")
}

/// A push service that answers every message with this status.
async fn service(status: &'static str) -> (String, Post) {
    service_of(&[], status).await
}

/// A push service that answers the first messages with these, and all others with that status.
async fn service_of(first: &'static [&'static str], status: &'static str) -> (String, Post) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let url = format!("http://{}", listener.local_addr().expect("it has an address"));
    let (sender, receiver) = mpsc::unbounded_channel();
    let mut first = first.iter();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut bytes = Vec::new();
            let delivered = loop {
                let mut part = [0; 2_048];
                let read = stream.read(&mut part).await.expect("it sends");
                bytes.extend_from_slice(&part[..read]);
                if let Some(delivered) = whole(&bytes) {
                    break delivered;
                }
                assert!(read > 0, "half a request");
            };
            let status = first.next().unwrap_or(&status);
            let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
            drop(stream.write_all(answer.as_bytes()).await);
            drop(sender.send(delivered));
        }
    });
    (url, receiver)
}

fn whole(bytes: &[u8]) -> Option<Delivered> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let text = std::str::from_utf8(&bytes[..end]).expect("a head is text");
    let (first, rest) = text.split_once("\r\n").expect("there are headers");
    let pairs = rest.lines().filter_map(|line| line.split_once(": "));
    let head: HashMap<String, String> =
        pairs.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
    let length: usize = head["content-length"].parse().expect("a length");
    let body = bytes.get(end + 4..end + 4 + length)?.to_vec();
    Some(Delivered { path: first.split(' ').nth(1).expect("a path").to_owned(), head, body })
}

/// What a browser does with a message (RFC 8291).
fn decrypt(message: &[u8], key: &SecretKey, auth: &[u8]) -> Vec<u8> {
    let (salt, rest) = message.split_at(16);
    assert_eq!(rest[..5], [0, 0, 16, 0, 65]);
    let (sender, sealed) = rest[5..].split_at(65);
    let shared = key.diffie_hellman(&PublicKey::from_sec1_bytes(sender).expect("a key"));
    let ours = key.public_key().to_sec1_bytes();
    let info = [b"WebPush: info\0", &*ours, sender].concat();
    let (mut input, mut content, mut nonce) = ([0; 32], [0; 16], [0; 12]);
    Hkdf::<Sha256>::new(Some(auth), shared.raw_secret_bytes()).expand(&info, &mut input).expect("32 bytes");
    let keys = Hkdf::<Sha256>::new(Some(salt), &input);
    keys.expand(b"Content-Encoding: aes128gcm\0", &mut content).expect("16 bytes");
    keys.expand(b"Content-Encoding: nonce\0", &mut nonce).expect("12 bytes");
    let mut plain = Aes128Gcm::new(&content.into()).decrypt(&nonce.into(), sealed).expect("it is for us");
    assert_eq!(plain.pop(), Some(2), "the mark of the last record");
    plain
}

/// The claims of a proof whose signature is right.
fn claims(authorization: &str, key: &str) -> Value {
    let (token, sender) =
        authorization.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("a proof");
    assert_eq!(sender, key);
    let (signed, signature) = token.rsplit_once('.').expect("three parts");
    let key = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).expect("base64url")).expect("a key");
    let signature =
        Signature::from_slice(&BASE64.decode(signature).expect("base64url")).expect("a signature");
    key.verify(signed.as_bytes(), &signature).expect("the signature is right");
    let (head, claims) = signed.split_once('.').expect("two parts");
    let read =
        |part: &str| serde_json::from_slice::<Value>(&BASE64.decode(part).expect("base64url")).expect("JSON");
    assert_eq!(read(head)["alg"], "ES256");
    read(claims)
}

fn limits() -> Limits {
    Limits { push_anywhere: true, ..generous() }
}

fn subscription(endpoint: &str, key: &SecretKey, auth: &[u8]) -> Value {
    let p256dh = BASE64.encode(key.public_key().to_sec1_bytes());
    json!({ "endpoint": endpoint, "expirationTime": null, "keys": { "p256dh": p256dh, "auth": BASE64.encode(auth) } })
}

/// A table of two at which the first is here and the second is not.
async fn two(here: &TestClient, away: &TestClient) -> String {
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let opened = here.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await;
    let body = json!({ "token": link(&opened, "any", None) });
    let joined = away.post(&format!("/api/tables/{}/join", id(&opened)), &body).await.expect("it answers");
    assert_eq!(joined.0, 200, "{}", joined.1);
    id(&opened)
}

/// A player of this name with a device that is reached there.
async fn with_device(server: &Running, name: &str, device: &Value) -> TestClient {
    let guest = server.guest();
    guest.post("/api/me", &json!({ "name": name })).await.expect("it answers");
    assert_eq!(guest.post("/api/me/push", device).await.expect("it answers").0, 200);
    guest
}

/// When a message was made, in milliseconds since 1970: its proof is good for twelve hours from then on.
fn made_at(message: &Delivered, vapid: &str) -> i64 {
    let until = claims(&message.head["authorization"], vapid)["exp"].as_i64().expect("a time");
    (until - 12 * 3_600) * 1_000
}

async fn vapid(guest: &TestClient) -> String {
    let (_, answer) = guest.get("/api/push/key").await.expect("it answers");
    answer["key"].as_str().expect("a key").to_owned()
}

/// Plays until it is the other's turn.
async fn pass(at: &mut At) {
    at.until(|player| player.waiting["for"] == "choice").await;
    let mut rng = crate::common::generator(3);
    while at.player.waiting["seat"] == 0 {
        let sequence = at.player.sequence;
        let choice = at.player.choose(&mut rng).expect("a choice");
        at.does(choice).await;
        at.until(|player| player.sequence > sequence).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_who_is_away_is_called_once_a_turn() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), limits());
    let (url, mut delivered) = service("201 Created").await;
    let (ada, ben) = (server.guest(), server.guest());
    let vapid = vapid(&ada).await;
    let (key, auth) = (SecretKey::from_slice(&[9; 32]).expect("a key"), [4; 16]);
    let device = json!({ "subscription": subscription(&format!("{url}/ben"), &key, &auth) });
    assert_eq!(code(&ben.post("/api/me/push", &device).await.expect("it answers")), (401, "not_known"));
    ben.post("/api/me", &json!({ "name": "Ben" })).await.expect("it answers");
    assert_eq!(ben.post("/api/me/push", &device).await.expect("it answers").0, 200);

    let table = two(&ada, &ben).await;
    let mut here = At::table(&ada, &table, None).await;
    pass(&mut here).await;
    let message = next(&mut delivered).await;
    assert_eq!(message.path, "/ben");
    let call: Value = serde_json::from_slice(&decrypt(&message.body, &key, &auth)).expect("JSON");
    assert_eq!(call, json!({ "type": "turn", "table": table, "game": "karak" }));
    assert_eq!(
        (message.head["content-encoding"].as_str(), message.head["topic"].as_str()),
        ("aes128gcm", &*table)
    );
    assert_eq!(claims(&message.head["authorization"], &vapid)["aud"], url.as_str());
    assert_eq!(made_at(&message, &vapid), server.clock.now());

    // More happens in the same turn, and another table makes sure that everything before was seen to.
    here.does(json!({ "type": "chat", "text": "your turn" })).await;
    let second = two(&ada, &ben).await;
    pass(&mut At::table(&ada, &second, None).await).await;
    let message = next(&mut delivered).await;
    let call: Value = serde_json::from_slice(&decrypt(&message.body, &key, &auth)).expect("JSON");
    assert_eq!(call["table"], second.as_str());

    // Whoever is here is not called, and whoever has enough of it neither.
    let remove = json!({ "endpoint": format!("{url}/ben") });
    assert_eq!(ada.post("/api/me/push/remove", &remove).await.expect("it answers").0, 200, "not hers");
    assert_eq!(ben.post("/api/me/push/remove", &remove).await.expect("it answers").0, 200);
    pass(&mut At::table(&ada, &two(&ada, &ben).await, None).await).await;
    // Cleo is called after Ben would have been.
    let device = json!({ "subscription": subscription(&format!("{url}/cleo"), &key, &auth) });
    let cleo = with_device(&server, "Cleo", &device).await;
    pass(&mut At::table(&ada, &two(&ada, &cleo).await, None).await).await;
    assert_eq!(next(&mut delivered).await.path, "/cleo");
    server.stop().await;
    assert!(delivered.try_recv().is_err(), "nobody else is called");
    // The key stays.
    let server = start(folder.path(), limits());
    assert_eq!(server.guest().get("/api/push/key").await.expect("it answers").1["key"], vapid.as_str());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn quiet_hours_are_quiet_and_devices_that_are_gone_are_forgotten() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), limits());
    let (quiet, mut unheard) = service("201 Created").await;
    let (gone, mut heard) = service("410 Gone").await;
    let ada = server.guest();
    let (vapid, key) = (vapid(&ada).await, SecretKey::from_slice(&[9; 32]).expect("a key"));
    // It is noon, an hour into the quiet on a clock that is an hour ahead.
    let hours = json!({ "from": 12 * 60, "to": 14 * 60, "offset": 60 });
    let silent = |n: u32| {
        let device = subscription(&format!("{quiet}/{n}"), &key, &[1; 16]);
        json!({ "subscription": device, "quiet": hours })
    };
    let device = json!({ "subscription": subscription(&format!("{gone}/x"), &key, &[1; 16]) });
    let ben = with_device(&server, "Ben", &device).await;
    // As many devices as anybody may have.
    for n in 1..16 {
        assert_eq!(ben.post("/api/me/push", &silent(n)).await.expect("it answers").0, 200);
    }
    assert_eq!(ben.post("/api/me/push", &silent(16)).await.expect("it answers").0, 429);
    pass(&mut At::table(&ada, &two(&ada, &ben).await, None).await).await;
    next(&mut heard).await;
    // The device that is gone makes room.
    guarded(async { while ben.post("/api/me/push", &silent(16)).await.expect("it answers").0 != 200 {} })
        .await;

    // The quiet ends, and whoever still waits is told; nothing was told before.
    server.clock.advance(Duration::from_secs(3_600 - 1));
    pass(&mut At::table(&ada, &two(&ada, &ben).await, None).await).await;
    // Calls that wait are looked at every twenty seconds.
    server.clock.advance(Duration::from_secs(20));
    assert_eq!(made_at(&next(&mut unheard).await, &vapid), server.clock.now());
    server.stop().await;
    assert!(heard.try_recv().is_err(), "who is gone is not called again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_push_service_that_fails_is_tried_three_times_and_no_more() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), limits());
    let (url, mut delivered) = service_of(&["503 Busy", "429 Slowly", "500 Broken"], "201 Created").await;
    let (ada, clock) = (server.guest(), &server.clock);
    let (vapid, key) = (vapid(&ada).await, SecretKey::from_slice(&[9; 32]).expect("a key"));
    let device = json!({ "subscription": subscription(&format!("{url}/ben"), &key, &[1; 16]) });
    let ben = with_device(&server, "Ben", &device).await;
    pass(&mut At::table(&ada, &two(&ada, &ben).await, None).await).await;
    assert_eq!(made_at(&next(&mut delivered).await, &vapid), crate::common::NOON);
    for seconds in [7, 70] {
        let wait = Duration::from_secs(seconds);
        guarded(clock.awaited(wait)).await;
        clock.advance(wait);
        assert_eq!(made_at(&next(&mut delivered).await, &vapid), clock.now());
    }
    // The next message is one about another table.
    let second = two(&ada, &ben).await;
    pass(&mut At::table(&ada, &second, None).await).await;
    assert_eq!(next(&mut delivered).await.head["topic"], second);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn subscriptions_that_lead_nowhere_or_inwards_are_refused() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ben = server.guest();
    ben.post("/api/me", &json!({ "name": "Ben" })).await.expect("it answers");
    let key = SecretKey::from_slice(&[9; 32]).expect("a key");
    let good = subscription("https://push.example/x", &key, &[1; 16]);
    let mut bad = Vec::new();
    for endpoint in
        ["http://push.example/x", "https://127.0.0.1/x", "https://[::1]/x", "https://localhost/x", "x"]
    {
        bad.push(json!({ "subscription": subscription(endpoint, &key, &[1; 16]) }));
    }
    for (field, value) in
        [("p256dh", "AAAA".to_owned()), ("p256dh", BASE64.encode([4; 65])), ("auth", "A".to_owned())]
    {
        let mut keys = good.clone();
        keys["keys"][field] = json!(value);
        bad.push(json!({ "subscription": keys }));
    }
    for quiet in
        [json!({ "from": 1_440, "to": 0, "offset": 0 }), json!({ "from": 0, "to": 1, "offset": 900 })]
    {
        bad.push(json!({ "subscription": good, "quiet": quiet }));
    }
    for body in bad {
        assert_eq!(
            code(&ben.post("/api/me/push", &body).await.expect("it answers")),
            (400, "malformed"),
            "{body}"
        );
    }
    for n in 0..17 {
        let device =
            json!({ "subscription": subscription(&format!("https://push.example/{n}"), &key, &[1; 16]) });
        let answer = ben.post("/api/me/push", &device).await.expect("it answers");
        assert_eq!(answer.0, if n < 16 { 200 } else { 429 }, "{}", answer.1);
    }
    server.stop().await;
}
