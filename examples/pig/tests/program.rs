//! The program as people start it: a whole game by bots, its file, the rules, the lab.

use std::process::{Command, Output};

fn pig(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pig"));
    command.args(words).env("LC_ALL", "C").output().expect("the program starts")
}

fn said(output: &Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    String::from_utf8(output.stdout.clone()).expect("it speaks UTF-8")
}

#[test]
fn bots_play_a_whole_game_that_can_be_replayed() {
    let folder = std::env::temp_dir().join(format!("pig-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("there is a place for it");
    let file = folder.join("game.json").display().to_string();
    let words = ["play", "pig", "--players", "3", "--goal", "30", "--bots", "all", "--seed", "7"];
    let played = said(&pig(&[&words[..], &["--level", "spark", "--save", &file]].concat()));
    assert!(played.contains("holds and keeps"), "{played}");
    let replayed = said(&pig(&["replay", &file]));
    assert!(replayed.contains("3 players. The first to reach 30 points wins."), "{replayed}");
    std::fs::remove_dir_all(&folder).expect("it is ours");
}

#[test]
fn a_goal_out_of_bounds_is_refused() {
    let output = pig(&["play", "pig", "--goal", "9"]);
    assert!(!output.status.success());
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(error.contains("goal takes a number from 10 to 500"), "{error}");
}

#[test]
fn the_table_is_told_in_sentences() {
    use std::io::Write;
    let mut command = Command::new(env!("CARGO_BIN_EXE_pig"));
    command.args(["play", "pig", "--names", "Ann,Bob", "--seed", "2", "--plain"]).env("LC_ALL", "C");
    let piped = std::process::Stdio::piped;
    let mut child = command.stdin(piped()).stdout(piped()).spawn().expect("the program starts");
    let mut input = child.stdin.take().expect("it listens");
    input.write_all(b"map\n").expect("it listens");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    let text = said(&output);
    assert!(text.contains("Scores: Ann: 0. Bob: 0. The goal: 100."), "{text}");
    assert!(text.contains("Roll again"), "{text}");
}

#[test]
fn the_rules_can_be_read() {
    let text = said(&pig(&["rules", "P-TURN-3"]));
    assert!(text.contains("points of the turn are lost"), "{text}");
}

#[test]
fn the_lab_measures_it() {
    let words = ["lab", "match", "pig", "--bot", "greedy", "--bot", "random", "--games", "10", "--jobs", "1"];
    let text = said(&pig(&words));
    assert!(text.contains("greedy") && text.contains("random"), "{text}");
}
