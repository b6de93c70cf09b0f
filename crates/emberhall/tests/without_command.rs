//! Without a command, the table is served for the person at this machine.

use crate::common::run_with;
use crate::common::server::{Server, without_command};
use std::path::Path;
use tempfile::tempdir;
use test_client::TestClient;
use tokio::sync::Mutex;

/// Only one test at a time cares for the usual port.
static PORT: Mutex<()> = Mutex::const_new(());

/// What is said when nobody names a command and it does not serve.
fn said(data: &Path, words: &[&str]) -> crate::common::Shown {
    let words = words.iter().map(|word| (*word).to_owned()).collect();
    run_with(words, "", &[("EMBERHALL_DATA", &data.display().to_string())])
}

async fn serves(server: &Server) {
    let guest = TestClient::new(&server.url);
    assert_eq!(guest.get("/api/tables").await.expect("it answers").0, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_command_the_table_is_served_and_a_second_one_shows_the_first() {
    let _alone = PORT.lock().await;
    let folder = tempdir().expect("a folder");
    let data = folder.path().join("data");
    // The usual port may be in use on this machine; then it takes one beside it and says so.
    let server = without_command(&data, &[], &[]);
    assert!(server.said.contains("Emberhall is ready: http://127.0.0.1:"), "{}", server.said);
    assert!(server.said.contains("“emberhall play”"), "{}", server.said);
    serves(&server).await;
    for (language, words) in [
        ("en", "Emberhall is already running: "),
        ("pl", "Emberhall już działa: "),
        ("de", "Emberhall läuft bereits: "),
        ("et", "Emberhall juba töötab: "),
    ] {
        said(&data, &["--lang", language, "--plain"]).well().has(&format!("{words}{}", server.url));
    }
    // An operator’s service is told that it cannot start, rather than ending as if all were well.
    said(&data, &["serve", "--listen", "127.0.0.1:0"]).complains("Another server is using the archive");
    let log = server.stop();
    assert_eq!(log, "", "only what is wrong is logged");
    // A server that was killed leaves its address behind; the next one is not misled by it.
    std::fs::write(data.join("emberhall.url"), "http://127.0.0.1:9\n").expect("it is written");
    let server = without_command(&data, &[], &[]);
    assert!(!server.url.ends_with(":9"));
    server.stop();
    assert!(!data.join("emberhall.url").exists());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_port_that_is_taken_is_no_obstacle_unless_somebody_named_it() {
    let _alone = PORT.lock().await;
    let folder = tempdir().expect("a folder");
    // Whether this test or another program has it: the usual port is taken.
    let _taken = std::net::TcpListener::bind("127.0.0.1:4321");
    let server =
        without_command(folder.path(), &["--no-open", "--log-level", "info"], &[("LANG", "de_DE.UTF-8")]);
    assert!(server.said.contains("Ein anderes Programm benutzt 127.0.0.1:4321"), "{}", server.said);
    assert!(!server.url.ends_with(":4321"), "{}", server.url);
    serves(&server).await;
    assert!(server.stop().contains("the server is ready"), "the options of serve are understood");
    let named = said(folder.path(), &["--listen", "127.0.0.1:4321"]);
    named.complains(
        "Another program is already listening on 127.0.0.1:4321. Stop it, or choose another address",
    );
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_machine_without_a_browser_is_served_all_the_same() {
    let _alone = PORT.lock().await;
    let folder = tempdir().expect("a folder");
    let server = without_command(folder.path(), &[], &[("DISPLAY", ":77"), ("PATH", "/nonexistent")]);
    serves(&server).await;
    server.stop();
}
