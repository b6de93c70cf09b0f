//! A run of the lab that is killed or interrupted goes on where it was.

use crate::common::run;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const ARGUMENTS: &str =
    "lab match karak --bot search,20it --bot greedy --games 16 --seed 4 --jobs 2 --keep none";

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("lab-{name}"));
    drop(fs::remove_dir_all(&path));
    path
}

fn rows(folder: &Path) -> usize {
    fs::read_to_string(folder.join("rows.jsonl")).map_or(0, |text| text.lines().count())
}

/// A run that has finished some of its games.
fn begun(folder: &Path) -> Child {
    let mut child = Command::new(env!("CARGO_BIN_EXE_emberhall"))
        .args(ARGUMENTS.split(' '))
        .args(["--out".as_ref(), folder.as_os_str()])
        .env("LANG", "C.UTF-8")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    while rows(folder) < 3 {
        assert!(child.try_wait().expect("it can be asked").is_none(), "it ended too early");
        std::thread::yield_now();
    }
    child
}

/// What the games are when nothing interrupts them.
fn undisturbed(name: &str) -> String {
    let whole = folder(name);
    run(&format!("{ARGUMENTS} --out {}", whole.display()), "").well();
    fs::read_to_string(whole.join("games.csv")).expect("the games are there")
}

#[test]
fn a_killed_run_goes_on_where_it_was() {
    let torn = folder("killed");
    let mut child = begun(&torn);
    child.kill().expect("it can be killed");
    child.wait().expect("it has ended");
    let path = torn.join("rows.jsonl");
    let there = fs::read_to_string(&path).expect("the rows are text");
    assert!(there.lines().count() < 16, "it was killed in the middle");
    fs::write(&path, format!("{there}{{\"duel\":0,\"ind")).expect("a torn line can be left");
    run(&format!("{ARGUMENTS} --out {}", torn.display()), "").well().has("16 games were played.");
    assert_eq!(rows(&torn), 16);
    let games = fs::read_to_string(torn.join("games.csv")).expect("the games are there");
    assert_eq!(games, undisturbed("undisturbed-killed"));
}

#[test]
fn an_interrupted_run_ends_its_games_and_says_how_to_go_on() {
    let halted = folder("interrupted");
    let child = begun(&halted);
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("a signal can be sent").success());
    let output = child.wait_with_output().expect("it ends by itself");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}{err}");
    assert!(out.contains("Run the same command to continue."), "{out}");
    assert!(out.contains("of 16 games were played."), "{out}");
    assert!(err.contains("Finishing the running games."), "{err}");
    run(&format!("{ARGUMENTS} --out {}", halted.display()), "").well();
    let games = fs::read_to_string(halted.join("games.csv")).expect("the games are there");
    assert_eq!(games, undisturbed("undisturbed-interrupted"));
}
