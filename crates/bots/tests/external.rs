//! Processes as bots, friendly and hostile.

use crate::support::entrants::entrant;
use crate::support::{Entrant, Played, play};
use emberhall_bots::{Bot, Budget, External, Limits, Trouble};
use karak::{Karak, Setup};
use std::process::Command;
use std::time::Duration;

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

/// Waits for a file to hold a line, and gives the number in it.
fn number_in(path: &std::path::Path) -> u32 {
    loop {
        match std::fs::read_to_string(path).map(|text| text.trim().parse()) {
            Ok(Ok(number)) => return number,
            _ => std::thread::sleep(Duration::from_millis(5)),
        }
    }
}

/// Whether a process of this number runs; one that has ended and is not yet waited for does not.
fn runs(number: u32) -> bool {
    let shown =
        Command::new("ps").args(["-o", "stat=", "-p", &number.to_string()]).output().expect("ps is there");
    let state = String::from_utf8_lossy(&shown.stdout).trim().to_owned();
    !state.is_empty() && !state.starts_with('Z')
}

#[test]
fn a_bot_is_ended_with_all_that_it_has_started() {
    let folder = std::env::temp_dir().join(format!("emberhall-bots-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let note = folder.join("child");
    let script = format!("sleep 600 & echo $! > '{}'; exec sleep 600", note.display());
    let bot = External::start(shell(&script), short());
    let child = number_in(&note);
    assert!(runs(child));
    drop(bot);
    // The system ends it in its own time.
    while runs(child) {
        std::thread::sleep(Duration::from_millis(5));
    }
    std::fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn a_bot_that_is_being_waited_for_can_be_ended_from_elsewhere() {
    let patient = Limits { hello: Duration::from_secs(600), ..Limits::default() };
    let bot = External::start(shell("exec sleep 600"), patient);
    let killer = bot.killer().expect("it runs");
    let waiting = std::thread::spawn(move || {
        let bot: Box<dyn Bot<Karak>> = Box::new(bot);
        let mut process = Entrant { bot, budget: Budget::time(Duration::from_secs(600)) };
        play::<Karak>(&Setup::new(2), &mut [&mut process, &mut entrant("random")], 4, 2);
        process.bot.troubles()
    });
    killer.kill();
    assert_eq!(waiting.join().expect("it does not panic"), [Trouble::Ended]);
    // Once it is gone, there is nothing to end.
    killer.kill();
}

#[test]
fn an_answer_to_an_old_question_is_no_answer() {
    let stale = "{\"type\":\"choice\",\"id\":0,\"index\":0}";
    survives(&format!("{READY} echo '{stale}'; cat >/dev/null"), short(), |trouble| {
        *trouble == Trouble::Silent
    });
}
