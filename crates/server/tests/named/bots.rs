//! Processes for the tests: the example that anybody may copy, one that notes down what it hears, and hostile ones.

use crate::common::guarded;
use emberhall_server::NamedBot;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The example of the documents.
pub const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/random_bot.py");

/// Plays like the example, and notes down its number, its environment and every line it hears.
const NOTING: &str = r#"
import json, os, random, sys
notes = open(sys.argv[1], "a")
print(json.dumps({"type": "started", "number": os.getpid(), "environment": dict(os.environ)}), file=notes, flush=True)
for line in sys.stdin:
    notes.write(line)
    notes.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready"}', flush=True)
    elif message["type"] == "position":
        index = random.randrange(len(message["choices"]))
        print(json.dumps({"type": "choice", "id": message["id"], "index": index}), flush=True)
"#;

/// A bot of this name, started by these words.
pub fn bot(name: &str, command: &[&str]) -> NamedBot {
    let command = command.iter().map(|word| (*word).to_owned()).collect();
    NamedBot::new(name, command, Duration::from_secs(20)).expect("it is sound")
}

/// The example under this name.
pub fn example(name: &str) -> NamedBot {
    bot(name, &["python3", EXAMPLE])
}

/// One that notes down what it hears, and where.
pub fn noting(name: &str, folder: &Path) -> (NamedBot, Notes) {
    let (script, notes) = (folder.join(format!("{name}.py")), folder.join(format!("{name}.jsonl")));
    std::fs::write(&script, NOTING).expect("it is written");
    let words = ["python3", script.to_str().expect("a path"), notes.to_str().expect("a path")];
    (bot(name, &words), Notes(notes))
}

/// One that is a line for the shell. The shell is this test's, not the server's.
pub fn hostile(name: &str, script: &str, time: Duration) -> NamedBot {
    NamedBot::new(name, vec!["sh".to_owned(), "-c".to_owned(), script.to_owned()], time).expect("it is sound")
}

/// What a bot noted down.
pub struct Notes(PathBuf);

impl Notes {
    /// Everything of this type.
    pub fn of(&self, kind: &str) -> Vec<serde_json::Value> {
        let text = std::fs::read_to_string(&self.0).unwrap_or_default();
        let lines = text.lines().map(serde_json::from_str::<serde_json::Value>);
        // The last line may be half written.
        lines.filter_map(Result::ok).filter(|line| line["type"] == kind).collect()
    }

    /// The numbers of its processes.
    pub fn numbers(&self) -> Vec<u64> {
        self.of("started").iter().filter_map(|started| started["number"].as_u64()).collect()
    }
}

/// Whether a process of this number runs; one that has ended and is not yet waited for does not.
pub fn runs(number: u64) -> bool {
    let shown = std::process::Command::new("ps").args(["-o", "stat=", "-p", &number.to_string()]).output();
    let state = String::from_utf8_lossy(&shown.expect("ps is there").stdout).trim().to_owned();
    !state.is_empty() && !state.starts_with('Z')
}

/// Waits until none of these runs any more.
pub async fn all_ended(numbers: &[u64]) {
    let numbers = numbers.to_vec();
    let ended = tokio::task::spawn_blocking(move || while numbers.iter().any(|number| runs(*number)) {});
    guarded(ended).await.expect("they are looked at");
}
