//! Bots of the operator's own, as operators name them: by file, environment and command line.

use crate::common::server::{Server, serve_with};
use crate::common::{run_with, written};
use serde_json::{Value, json};
use tempfile::tempdir;
use test_client::{Live, Player, TestClient};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/random_bot.py");

/// Notes its number and its environment down, and then does nothing at all.
const NOTING: &str = "import json, os, sys, time
open('note', 'w').write(json.dumps({'number': os.getpid(), 'environment': dict(os.environ)}))
time.sleep(600)
";

async fn bots(server: &Server) -> Value {
    TestClient::new(&server.url).get("/api/bots").await.expect("it answers").1
}

/// Opens a table against a bot, and waits until it is the bot's turn.
async fn against(server: &Server, name: &str) -> (Live, Player) {
    let guest = TestClient::new(&server.url);
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": format!("named:{name}") }]);
    let opened = guest.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await;
    let table = opened["table"].as_str().expect("an id");
    let mut live = Live::connect(&guest, table, None, None).await.expect("it connects");
    let mut player = Player::default();
    player.hear(&live.next().await.expect("a welcome"));
    let spark = json!({ "type": "sit", "seat": 0, "occupant": { "type": "bot", "level": "spark" } });
    let (answer, before) = live.ask(spark).await.expect("it answers");
    assert_eq!(answer["type"], "done");
    before.iter().for_each(|message| player.hear(message));
    while player.waiting["seat"] != 1 {
        player.hear(&live.next().await.expect("it talks"));
    }
    (live, player)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_are_named_by_file_environment_and_command_line() {
    let folder = tempdir().expect("a folder");
    let file = format!(
        "[limits]\nbot-processes = 3\n[bot.filed]\ncommand = [\"python3\", {EXAMPLE:?}]\ngames = [\"karak\"]\n\
         timeout-ms = 20000\n[bot.twice]\ncommand = \"no-such-program\"\n"
    );
    let file = written("named-bots.toml", &file);
    let flag = format!("told=python3 '{EXAMPLE}'");
    let twice = format!("twice=python3 {EXAMPLE}");
    let options = ["--config", file.to_str().expect("a path"), "--bot", &flag, "--bot", &twice];
    let environment = format!("kept=python3 {EXAMPLE}\ntold=no-such-program");
    let server = serve_with(folder.path(), &options, &[("EMBERHALL_BOT", &environment)]);
    let all = json!(["karak", "thunderstone"]);
    let listed = json!([
        { "name": "filed", "games": ["karak"] },
        { "name": "kept", "games": all },
        { "name": "told", "games": all },
        { "name": "twice", "games": all },
    ]);
    assert_eq!(bots(&server).await, listed);
    for name in ["filed", "told", "twice"] {
        let (mut live, mut player) = against(&server, name).await;
        let mut decided = 0;
        while decided < 3 {
            let message = live.next().await.expect("it talks");
            assert_ne!(message["what"]["type"], "replaced", "{message}");
            decided += usize::from(message["what"] == json!({ "type": "played", "seat": 1, "by": "bot" }));
            player.hear(&message);
        }
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_starts_without_secrets_in_its_folder_and_ends_with_the_server() {
    let folder = tempdir().expect("a folder");
    std::fs::write(folder.path().join("noting.py"), NOTING).expect("it is written");
    let file = format!(
        "[bot.noting]\ncommand = [\"python3\", \"noting.py\"]\nworking-directory = {:?}\n",
        folder.path()
    );
    let file = written("noting-bot.toml", &file);
    let secret = [("EMBERHALL_TLS_PASSWORD", "hush"), ("AWS_SECRET", "hush")];
    let server = serve_with(folder.path(), &["--config", file.to_str().expect("a path")], &secret);
    let _at_the_table = against(&server, "noting").await;
    let note = loop {
        let note = std::fs::read_to_string(folder.path().join("note")).unwrap_or_default();
        match serde_json::from_str::<Value>(&note) {
            Ok(note) => break note,
            Err(_) => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
        }
    };
    let names: Vec<&str> =
        note["environment"].as_object().expect("names").keys().map(String::as_str).collect();
    assert!(names.contains(&"PATH"), "{names:?}");
    assert!(!names.iter().any(|name| name.contains("EMBERHALL") || name.contains("SECRET")), "{names:?}");
    // It would sleep for ten minutes.
    server.stop();
    let number = note["number"].to_string();
    let shown =
        std::process::Command::new("ps").args(["-o", "stat=", "-p", &number]).output().expect("ps is there");
    let state = String::from_utf8_lossy(&shown.stdout).trim().to_owned();
    assert!(state.is_empty() || state.starts_with('Z'), "it still runs: {state}");
}

#[test]
fn wrong_bots_are_refused_with_their_place_and_the_reason() {
    let folder = tempdir().expect("a folder");
    let data = folder.path().display().to_string();
    let refused = |words: &[&str], reason: &str| {
        let arguments = ["serve", "--listen", "127.0.0.1:0", "--data", &data];
        let arguments = arguments.iter().chain(words).map(|word| (*word).to_owned()).collect();
        let shown = run_with(arguments, "", &[]);
        shown.complains(reason);
    };
    refused(&["--bot", "just a name"], "--bot needs NAME=COMMAND, not “just a name”.");
    refused(&["--bot", "no way=x"], "--bot: “no way” is not a valid bot name.");
    refused(&["--bot", "Torch=x"], "--bot: “Torch” is the name of a level.");
    refused(&["--bot", "mine="], "--bot: A bot needs a command that starts it.");
    refused(&["--bot", "mine='x"], "--bot: a quotation mark is not closed.");
    refused(&["--bot", "mine=x", "--lang", "de", "--bot", "=y"], "ist kein gültiger Name für einen Bot");
    for (name, text, reason) in [
        (
            "game",
            "[bot.x]\ncommand = [\"x\"]\ngames = [\"chess\"]\n",
            "toml:3: bot.x.games: There is no game “chess”.",
        ),
        (
            "limit",
            "[limits]\nbot-processes = 0\n",
            "toml:2: limits.bot-processes needs a whole number from 1 to 1024, not “0”.",
        ),
        ("void", "\n[bot.x]\n", "A bot needs a command that starts it."),
        (
            "none",
            "[bot.x]\ngames = [\"karak\"]\n",
            "toml:2: bot.x.games: A bot needs a command that starts it.",
        ),
        (
            "time",
            "[bot.x]\ncommand = \"x\"\ntimeout-ms = 1\n",
            "toml:3: bot.x.timeout-ms needs a whole number",
        ),
        (
            "folder",
            "[bot.x]\ncommand = \"x\"\nworking-directory = \"/no/where\"\n",
            "there is no folder “/no/where”",
        ),
        ("key", "[bot.x]\ncommand = \"x\"\nshell = true\n", "toml:3: there is no setting “bot.x.shell”."),
    ] {
        let file = written(&format!("wrong-bot-{name}.toml"), text);
        refused(&["--config", file.to_str().expect("a path")], reason);
    }
}
