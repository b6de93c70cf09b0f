//! The server as operators run it: settings, stopping, TLS, logs, measurements, backup and check.

use crate::common::server::{Server, serve, serve_with};
use crate::common::{run, run_with, written};
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::sync::Arc;
use tempfile::tempdir;
use test_client::{Live, Player, TestClient};

fn text(path: &Path) -> String {
    path.display().to_string()
}

/// A request over a plain socket; status line, headers and body as they come.
fn request(address: &str, path: &str, host: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it connects");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").expect("it is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

async fn open_table(guest: &TestClient) -> (String, String) {
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": "spark" }]);
    let opened = guest.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await;
    let watch = opened["links"].as_array().expect("links").last().expect("a link")["token"].clone();
    (opened["table"].as_str().expect("an id").to_owned(), watch.as_str().expect("a secret").to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_told_to_stop_says_goodbye_and_loses_nothing() {
    let folder = tempdir().expect("a folder");
    let data = folder.path().join("new/data");
    let server = serve(&data, &["--no-open"]);
    let guest = TestClient::new(&server.url);
    let (table, _) = open_table(&guest).await;
    let mut live = Live::connect(&guest, &table, None, None).await.expect("it connects");
    let mut player = Player::default();
    while player.choices().is_empty() {
        player.hear(&live.next().await.expect("it talks"));
    }
    let choice = &player.choices()[0]["choice"];
    let choose = json!({ "type": "choose", "seat": 0, "sequence": player.sequence, "choices": [choice] });
    let (answer, before) = live.ask(choose).await.expect("it answers");
    before.iter().for_each(|message| player.hear(message));
    assert_eq!(answer["type"], "done", "{answer}");
    server.terminate();
    let mut goodbyes = Vec::new();
    while let Ok(message) = live.next().await {
        player.hear(&message);
        if message["type"] == "bye" {
            goodbyes.push(message["problem"]["code"].clone());
        }
    }
    assert_eq!(goodbyes, ["closing"]);
    let (status, log) = server.ended();
    assert_eq!(status.code(), Some(0), "{log}");
    assert!(log.contains("everything is stored"), "{log}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&data).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o700, "the data folder is its owner's alone");
    }
    let server = serve(&data, &[]);
    let archive_is_used = run(&format!("serve --listen 127.0.0.1:0 --data {}", text(&data)), "");
    archive_is_used.complains("Another server is using the archive");
    server.stop();
    let shown = run(&format!("check --data {}", text(&data)), "");
    shown.well().has("1 table with").has("No damage was found.");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_running_server_is_whole() {
    let folder = tempdir().expect("a folder");
    let server = serve(folder.path(), &[]);
    let guest = TestClient::new(&server.url);
    open_table(&guest).await;
    open_table(&guest).await;
    let copy = folder.path().join("copy.db");
    let backup = format!("backup {} --data {}", text(&copy), text(folder.path()));
    run(&backup, "").well().has("The archive was copied to");
    run(&backup, "").complains("already exists");
    run(&format!("{backup} --force"), "").well();
    run(&format!("check {}", text(&copy)), "").well().has("2 tables with").has("No damage was found.");
    run(&format!("check --data {} --lang pl", text(folder.path())), "").well().has("2 stoły");
    server.stop();
    let mut bytes = std::fs::read(&copy).expect("it is there");
    let at = bytes.windows(8).rposition(|window| window == b"\"opened\"").expect("a record");
    bytes[at + 1] ^= 1;
    std::fs::write(&copy, bytes).expect("it is written");
    let damaged = run(&format!("check {}", text(&copy)), "");
    damaged.complains("1 fault was found.").has("is damaged from record 0 on");
    assert_eq!(damaged.code, Some(1));
    let foreign = written("foreign.db", "not an archive");
    run(&format!("check {}", text(&foreign)), "").complains("is not an Emberhall archive");
    run(&format!("check --data {}", text(&folder.path().join("none"))), "").complains("There is no file");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_ever_logged() {
    let folder = tempdir().expect("a folder");
    let server = serve(folder.path(), &["--log-level", "trace", "--log-format", "json"]);
    let guest = TestClient::new(&server.url);
    let (_, me) = guest.post("/api/me", &json!({ "name": "Ada" })).await.expect("it answers");
    let recovery = me["recovery"].as_str().expect("a code").to_owned();
    let (table, watch) = open_table(&guest).await;
    let mut live = Live::connect(&guest, &table, None, Some(&watch)).await.expect("it connects");
    live.next().await.expect("a welcome");
    live.ask(json!({ "type": "chat", "text": "a word in confidence" })).await.expect("it answers");
    live.ask(json!({ "type": "nonsense", "text": "another such word" })).await.expect("it answers");
    let stranger = TestClient::new(&server.url);
    let again = stranger.post("/api/me/recover", &json!({ "code": recovery })).await.expect("it answers");
    assert_eq!(again.0, 200);
    stranger.get("/api/tables?before=a-query-nobody-logs").await.expect("it answers");
    let log = server.stop();
    let archive =
        archive::SqliteArchive::open(folder.path().join("emberhall.db"), &archive::Options::default());
    let archive = archive.expect("it opens");
    let stored = archive::Archive::load(&archive, table.parse().expect("an id")).await.expect("it is there");
    let seed: String = stored.secret.iter().map(|byte| format!("{byte:02x}")).collect();
    let cookies = [guest.cookie(), stranger.cookie()].map(|cookie| cookie.expect("a cookie"));
    let cookies = cookies.map(|cookie| cookie.trim_start_matches("emberhall=").to_owned());
    let plain = recovery.replace('-', "");
    let words = ["confidence", "another such word", "a-query-nobody-logs"];
    let secrets = [&watch, &recovery, &plain, &seed, &cookies[0], &cookies[1]];
    for secret in secrets.into_iter().map(String::as_str).chain(words) {
        assert!(secret.len() > 8 && !log.contains(secret), "{secret} is in the log:\n{log}");
    }
    for line in log.lines() {
        let line: serde_json::Value = serde_json::from_str(line).expect("every line is an object");
        assert!(line["level"].is_string() && line["timestamp"].is_string(), "{line}");
    }
    assert!(log.contains("\"route\":\"/api/tables\""), "{log}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn measurements_are_for_this_machine_and_for_an_address_of_their_own() {
    let folder = tempdir().expect("a folder");
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address");
    let server = serve(folder.path(), &["--metrics-listen", &free.to_string()]);
    let guest = TestClient::new(&server.url);
    let (table, _) = open_table(&guest).await;
    let mut live = Live::connect(&guest, &table, None, None).await.expect("it connects");
    live.next().await.expect("a welcome");
    live.ask(json!({ "type": "resume", "seat": 0 })).await.expect("it answers");
    let address = server.address().to_owned();
    for measured in
        [request(&address, "/metrics", "localhost"), request(&free.to_string(), "/metrics", "any")]
    {
        for line in [
            "emberhall_tables_in_memory 1",
            "emberhall_connections 1",
            "emberhall_seats_connected 1",
            "emberhall_tables_opened_total{game=\"karak\"} 1",
            "emberhall_rejections_total{code=\"no_proposal\"} 1",
            "emberhall_message_duration_seconds_count{type=\"resume\"} 1",
            "emberhall_http_requests_total{route=\"/api/tables\",status=\"200\"} 1",
        ] {
            assert!(measured.lines().any(|found| found == line), "{line} is not in:\n{measured}");
        }
        for name in [
            "emberhall_table_commit_duration_seconds_bucket",
            "emberhall_archive_commit_duration_seconds_bucket",
        ] {
            assert!(measured.contains(name), "{name} is not in:\n{measured}");
        }
    }
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/server.md");
    let guide = std::fs::read_to_string(guide).expect("the guide is there");
    let measured = request(&address, "/metrics", "localhost");
    for name in measured.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()) {
        let told = |end: char| guide.contains(&format!("| `{name}{end}"));
        assert!(told('`') || told('{'), "{name} is not in docs/server.md");
    }
    let elsewhere = request(&address, "/metrics", "table.example");
    assert!(elsewhere.starts_with("HTTP/1.1 404") && !elsewhere.contains("emberhall_"), "{elsewhere}");
    assert!(request(&address, "/healthz", "table.example").ends_with("ok\n"));
    assert!(request(&address, "/readyz", "table.example").ends_with("ready\n"));
    drop(live);
    server.stop();
    let behind = serve(folder.path(), &["--trust-proxy"]);
    assert!(request(behind.address(), "/metrics", "localhost").starts_with("HTTP/1.1 404"));
    behind.stop();
}

/// What a server answers over TLS, if it shows this certificate.
fn health(address: &str, made: &rcgen::CertifiedKey<rcgen::KeyPair>) -> Option<String> {
    let mut roots = rustls::RootCertStore::empty();
    roots.add(made.cert.der().clone()).expect("a root");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = "localhost".try_into().expect("a name");
    let client = rustls::ClientConnection::new(Arc::new(config), name).expect("a client");
    let stream = TcpStream::connect(address).expect("it connects");
    let mut stream = rustls::StreamOwned::new(client, stream);
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").ok()?;
    let mut answer = String::new();
    // The server may close without a last word of TLS.
    drop(stream.read_to_string(&mut answer));
    Some(answer)
}

#[test]
fn a_key_that_does_not_fit_replaces_nothing() {
    let new = || rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let (first, second) = (new(), new());
    let key = first.signing_key.serialize_pem();
    let tls = server::Tls::new(first.cert.pem().as_bytes(), key.as_bytes()).expect("they fit");
    assert!(tls.replace(second.cert.pem().as_bytes(), key.as_bytes()).is_err());
    assert!(tls.replace(b"", key.as_bytes()).is_err());
}

#[test]
fn a_hangup_reads_the_certificate_again() {
    let folder = tempdir().expect("a folder");
    let new = || rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let (first, second) = (new(), new());
    let (cert, key) = (folder.path().join("cert.pem"), folder.path().join("key.pem"));
    let write = |made: &rcgen::CertifiedKey<rcgen::KeyPair>| {
        std::fs::write(&cert, made.cert.pem()).expect("it is written");
        std::fs::write(&key, made.signing_key.serialize_pem()).expect("it is written");
    };
    write(&first);
    let server = serve(folder.path(), &["--tls-cert", &text(&cert), "--tls-key", &text(&key)]);
    assert!(health(server.address(), &first).is_some() && health(server.address(), &second).is_none());
    write(&second);
    server.reload();
    while health(server.address(), &second).is_none() {}
    server.stop();
}

#[test]
fn a_server_speaks_tls_by_file() {
    let folder = tempdir().expect("a folder");
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let (cert, key) = (folder.path().join("cert.pem"), folder.path().join("key.pem"));
    std::fs::write(&cert, made.cert.pem()).expect("it is written");
    std::fs::write(&key, made.signing_key.serialize_pem()).expect("it is written");
    let server = serve(folder.path(), &["--tls-cert", &text(&cert), "--tls-key", &text(&key)]);
    assert!(server.url.starts_with("https://"), "{}", server.url);
    let answer = health(server.address(), &made).expect("it is the certificate");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"), "{answer}");
    assert!(answer.to_lowercase().contains("strict-transport-security"), "{answer}");
    server.stop();
    let other = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    std::fs::write(&key, other.signing_key.serialize_pem()).expect("it is written");
    let options = format!("serve --tls-cert {} --tls-key {}", text(&cert), text(&key));
    run(&options, "").complains("TLS cannot be set up");
    run(&format!("serve --tls-cert {}", text(&cert)), "").complains("--tls-cert needs tls-key as well");
}

#[test]
fn settings_come_from_the_command_line_the_environment_and_a_file() {
    let folder = tempdir().expect("a folder");
    let config = folder.path().join("emberhall.toml");
    let lines = "public-url = \"https://file.example\"\nlog-format = \"json\"\nreconnect-grace = 30\n[limits]\nrequests-per-second = 5\n";
    std::fs::write(&config, lines).expect("it is written");
    let file = text(&config);
    let server = serve(folder.path(), &["--config", &file]);
    assert_eq!(server.url, "https://file.example");
    server.terminate();
    let (_, log) = server.ended();
    assert!(log.lines().all(|line| line.starts_with('{')), "{log}");
    assert!(!log.contains("has changed"), "{log}");
    let environment = [("EMBERHALL_CONFIG", file.as_str()), ("EMBERHALL_PUBLIC_URL", "https://env.example/")];
    let server = serve_with(folder.path(), &[], &environment);
    assert_eq!(server.url, "https://env.example");
    server.stop();
    let server = serve_with(folder.path(), &["--public-url", "http://flag.example:8080"], &environment);
    assert_eq!(server.url, "http://flag.example:8080");
    server.stop();
}

#[test]
fn every_wrong_setting_is_refused_with_its_place() {
    for (options, reason) in [
        ("--listen nowhere", "--listen: “nowhere” is not an address with a port"),
        ("--metrics-listen 99999", "--metrics-listen: “99999”"),
        ("--public-url table.example", "--public-url needs an address without a path"),
        ("--public-url https://table.example/path", "without a path"),
        ("--log-format xml", "--log-format does not accept “xml”. Possible values: text, json."),
        ("--log-level loud", "error, warn, info, debug, trace"),
        ("--bot-concurrency 0", "--bot-concurrency needs a whole number from 1 to 1024, not “0”."),
        ("--reconnect-grace soon", "--reconnect-grace needs a whole number"),
        ("--tls-key x", "--tls-key needs tls-cert as well"),
        ("--tls-cert none.pem --tls-key none.pem", "There is no file “none.pem”."),
        ("--config none.toml", "There is no file “none.toml”."),
        ("--data /dev/null/x", "The data folder “/dev/null/x” could not be created."),
        ("--colour", "Unknown argument “--colour”."),
    ] {
        run(&format!("serve {options}"), "").complains(reason);
    }
    let config = written("wrong.toml", "listen = \"127.0.0.1:0\"\nlimits.sockets = 3\n");
    run(&format!("serve --config {}", text(&config)), "").complains("wrong.toml:2: there is no setting");
    let amount = written("amount.toml", "[limits]\n\nmax-message-bytes = 1\n");
    run(&format!("serve --config {} --lang de", text(&amount)), "")
        .complains("amount.toml:3: limits.max-message-bytes braucht");
    for (language, reason) in
        [("pl", "wymaga liczby"), ("de", "braucht eine ganze Zahl"), ("et", "vajab täisarvu")]
    {
        let words = ["serve", "--lang", language].map(str::to_owned).to_vec();
        run_with(words, "", &[("EMBERHALL_BOT_CONCURRENCY", "many")])
            .complains(&format!("EMBERHALL_BOT_CONCURRENCY {reason}"));
    }
    let busy = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = busy.local_addr().expect("an address");
    let folder = tempdir().expect("a folder");
    let taken = run(&format!("serve --listen {address} --data {}", text(folder.path())), "");
    taken.complains(&format!("Another program is already listening on {address}."));
    for (language, reason) in
        [("pl", "już inny program"), ("de", "bereits ein anderes"), ("et", "juba teine")]
    {
        let line = format!("serve --listen {address} --data {} --lang {language}", text(folder.path()));
        run(&line, "").complains(reason);
    }
    run(&format!("serve --listen 192.0.2.1:80 --data {}", text(folder.path())), "")
        .complains("The server cannot listen on 192.0.2.1:80.");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_without_visitors_leave_memory_at_once_when_there_are_too_many() {
    let folder = tempdir().expect("a folder");
    let in_memory = |server: &Server| {
        let measured = request(server.address(), "/metrics", "localhost");
        let line = measured.lines().find_map(|line| line.strip_prefix("emberhall_tables_in_memory "));
        line.expect("it is measured").parse::<f64>().expect("a number") as usize
    };
    let server = serve_with(folder.path(), &[], &[("EMBERHALL_LIMITS_TABLES_IN_MEMORY", "2")]);
    let guest = TestClient::new(&server.url);
    let mut visited = Vec::new();
    for _ in 0..4 {
        let (table, _) = open_table(&guest).await;
        let mut live = Live::connect(&guest, &table, None, None).await.expect("it connects");
        live.next().await.expect("a welcome");
        visited.push((table, live));
    }
    assert_eq!(in_memory(&server), 4, "nobody is sent away");
    let (table, mut last) = visited.pop().expect("there are four");
    drop(visited);
    // Only as many leave as are too many.
    while in_memory(&server) > 2 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    last.ask(json!({ "type": "chat", "text": "still here" })).await.expect("it answers");
    drop(last);
    let mut again = Live::connect(&guest, &table, None, None).await.expect("it comes back");
    assert_eq!(again.next().await.expect("it talks")["type"], "welcome");
    server.stop();
}
