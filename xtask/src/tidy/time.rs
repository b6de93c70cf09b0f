//! Time is handed in: the server asks its clock and its randomness and nobody else, the host of a table asks nobody at
//! all, and no test of them sleeps.

use super::Finding;
use super::lines::{Line, lines};
use super::tree::{Tree, is_test_file};

/// What gives time or randomness that nobody handed in.
const SOURCES: [&str; 5] = ["SystemTime", "Instant", "tokio::time", "thread::sleep", "getrandom"];

/// Where they are handed in from, and where the machine's own speed is measured.
const HOMES: [&str; 3] =
    ["crates/server/src/clock/", "crates/server/src/random.rs", "crates/server/src/measures.rs"];

/// What makes a test wait for the machine.
const SLEEPS: [&str; 3] = ["time::sleep", "time::sleep_until", "thread::sleep"];

/// What the host of a table leaves to its driver.
const DRIVEN: [&str; 10] = [
    "SystemTime",
    "Instant",
    "std::fs",
    "std::io",
    "std::net",
    "std::process",
    "std::thread",
    "std::env",
    "tokio",
    "getrandom",
];

/// The crates whose tests never sleep.
const AWAKE: [&str; 3] = ["crates/server", "crates/archive", "crates/host"];

/// Checks the sources of the server, and the tests of it and of the archive.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let of_server = tree.under("crates/server/src", ".rs");
    let apart = |path: &str| is_test_file(path) || path.contains("_tests/");
    let sources =
        of_server.filter(|(path, _)| !apart(path) && !HOMES.iter().any(|home| path.starts_with(home)));
    let mut findings = Vec::new();
    for (path, text) in sources {
        let lines = lines(text).into_iter().filter(|line| !line.is_test);
        findings.extend(found(path, lines, &SOURCES, "time and randomness are handed in, not taken by"));
    }
    for (path, text) in tree.under("crates/host/src", ".rs").filter(|(path, _)| !apart(path)) {
        let lines = lines(text).into_iter().filter(|line| !line.is_test);
        findings.extend(found(path, lines, &DRIVEN, "the host of a table is pure and does not use"));
    }
    for (path, text) in AWAKE.iter().flat_map(|home| tree.under(home, ".rs").collect::<Vec<_>>()) {
        findings.extend(found(path, lines(text), &SLEEPS, "nothing here sleeps, as by"));
    }
    findings.retain(|finding| !finding.path.starts_with(HOMES[0]));
    findings
}

fn found<'a>(
    path: &str,
    lines: impl IntoIterator<Item = Line<'a>>,
    words: &[&str],
    why: &str,
) -> Vec<Finding> {
    let finding = |line: Line| {
        let word = words.iter().find(|word| line.has(word))?;
        Some(Finding::new(path, line.number, format!("{why} {word}")))
    };
    lines.into_iter().filter_map(finding).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines as shown;

    fn found_in(path: &str, text: &str) -> Vec<String> {
        shown(&check(&Tree::of(&[(path, text)])))
    }

    #[test]
    fn a_server_that_looks_at_the_system_is_found() {
        let path = "crates/server/src/room/mod.rs";
        let why = "time and randomness are handed in, not taken by";
        assert_eq!(found_in(path, "\nuse std::time::Instant;"), [format!("{path}:2: {why} Instant")]);
        assert_eq!(found_in(path, "fn a() { let b = getrandom::u64(); }").len(), 1);
        assert_eq!(found_in(path, "use std::time::Duration;\nuse crate::clock::Clock;"), [""; 0]);
    }

    #[test]
    fn a_host_that_does_anything_itself_is_found() {
        let path = "crates/host/src/host.rs";
        let why = "the host of a table is pure and does not use";
        assert_eq!(found_in(path, "use std::fs::File;"), [format!("{path}:1: {why} std::fs")]);
        assert_eq!(found_in(path, "use tokio::sync::mpsc;").len(), 1);
        assert_eq!(found_in(path, "use std::sync::Arc;"), [""; 0]);
    }

    #[test]
    fn the_clock_itself_may() {
        let text = "use std::time::{Instant, SystemTime};\nasync fn a() { tokio::time::sleep(b).await }";
        assert_eq!(found_in("crates/server/src/clock/mod.rs", text), [""; 0]);
        assert_eq!(found_in("crates/lab/src/lib.rs", text), [""; 0]);
    }

    #[test]
    fn a_test_that_sleeps_is_found() {
        let text = "async fn a() { tokio::time::sleep(b).await }";
        assert_eq!(found_in("crates/server/tests/time.rs", text).len(), 1);
        assert_eq!(
            found_in("crates/archive/src/sqlite/writer_tests.rs", "fn a() { thread::sleep(b) }").len(),
            1
        );
        assert_eq!(
            found_in("crates/server/tests/named/bots.rs", "const A: &str = \"thread::sleep\";"),
            [""; 0]
        );
    }
}
