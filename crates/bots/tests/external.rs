//! Processes as bots, friendly and hostile.
#![cfg(unix)]

mod support;

use bots::{Bot, Budget, External, Limits, Trouble};
use karak::{Karak, Setup};
use std::process::Command;
use std::time::Duration;
use support::entrants::entrant;
use support::{Entrant, Played, play};

/// Short limits where a bot is expected to be silent.
fn short() -> Limits {
    Limits {
        hello: Duration::from_millis(300),
        answer: Duration::from_millis(100),
        grace: Duration::from_millis(100),
        ..Limits::default()
    }
}

fn shell(script: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", script]);
    command
}

/// A short game of a process against a random bot, and what went wrong.
fn game_with(command: Command, limits: Limits, turns: u32) -> (Played<Karak>, Vec<Trouble>) {
    let bot: Box<dyn Bot<Karak>> = Box::new(External::start(command, limits));
    let mut process = Entrant { bot, budget: Budget::time(Duration::from_secs(20)) };
    let mut other = entrant("random");
    let played = play::<Karak>(&Setup::new(2), &mut [&mut process, &mut other], 4, turns);
    let troubles = process.bot.troubles();
    (played, troubles)
}

/// The game went on to the end that was set for it, with this one report.
fn survives(script: &str, limits: Limits, expected: impl Fn(&Trouble) -> bool) {
    let (played, troubles) = game_with(shell(script), limits, 30);
    assert!(played.turns > 30);
    assert!(matches!(&troubles[..], [one] if expected(one)), "{troubles:?}");
}

const READY: &str = r#"read hello; echo '{"type":"ready"}'; read question; "#;

#[test]
fn the_python_example_plays_one_game_after_another_without_trouble() {
    let mut command = Command::new("python3");
    command.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/random_bot.py"));
    let bot: Box<dyn Bot<Karak>> = Box::new(External::start(command, Limits::default()));
    let mut process = Entrant { bot, budget: Budget::time(Duration::from_secs(20)) };
    let mut other = entrant("greedy");
    for seed in 0..2 {
        let played = play::<Karak>(&Setup::new(2), &mut [&mut process, &mut other], seed, 1_000);
        assert!(played.ending.is_some());
        assert_eq!(process.bot.troubles(), []);
    }
}

#[test]
fn a_bot_that_does_not_exist_is_reported() {
    let (_, troubles) = game_with(Command::new("/nowhere/no-such-bot"), short(), 4);
    assert!(matches!(&troubles[..], [Trouble::NotStarted { .. }]), "{troubles:?}");
}

#[test]
fn a_bot_that_crashes_is_replaced() {
    survives("exit 3", Limits::default(), |trouble| *trouble == Trouble::Ended);
    survives(&format!("{READY} exit 3"), Limits::default(), |trouble| *trouble == Trouble::Ended);
}

#[test]
fn a_bot_that_answers_garbage_is_replaced() {
    let garbled = |trouble: &Trouble| matches!(trouble, Trouble::Garbled { .. });
    survives("echo nonsense; cat >/dev/null", Limits::default(), garbled);
    survives(&format!("{READY} echo '[1, 2'; cat >/dev/null"), Limits::default(), garbled);
    survives(&format!("{READY} echo '{{\"type\":\"dance\"}}'; cat >/dev/null"), Limits::default(), garbled);
    survives("printf '\\377\\376\\n'; cat >/dev/null", Limits::default(), garbled);
}

#[test]
fn a_bot_that_chooses_what_is_not_there_is_replaced() {
    let illegal = |trouble: &Trouble| matches!(trouble, Trouble::Illegal { .. });
    for index in ["9999", "-1"] {
        let answer = format!("{{\"type\":\"choice\",\"id\":1,\"index\":{index}}}");
        survives(&format!("{READY} echo '{answer}'; cat >/dev/null"), Limits::default(), illegal);
    }
}

#[test]
fn a_bot_that_never_answers_is_replaced() {
    survives("cat >/dev/null", short(), |trouble| *trouble == Trouble::Silent);
    survives(&format!("{READY} cat >/dev/null"), short(), |trouble| *trouble == Trouble::Silent);
    // It does not even read.
    survives("exec sleep 60", short(), |trouble| *trouble == Trouble::Silent);
}

#[test]
fn a_bot_that_floods_is_replaced() {
    let flooded = |trouble: &Trouble| *trouble == Trouble::Flooded;
    survives(&format!("{READY} exec yes '{{\"type\":\"ready\"}}'"), Limits::default(), flooded);
    // One line without an end.
    survives("exec tr '\\0' x </dev/zero", Limits::default(), flooded);
}

#[test]
fn an_answer_to_an_old_question_is_no_answer() {
    let stale = "{\"type\":\"choice\",\"id\":0,\"index\":0}";
    survives(&format!("{READY} echo '{stale}'; cat >/dev/null"), short(), |trouble| {
        *trouble == Trouble::Silent
    });
}
