//! Honest games and frauds, and what the verifier in Python says of them. It was written from the document alone.

use crate::common::{finished_with_undo, shared_dice};
use emberhall_fair::Seed;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use table::Insight;

/// What an operator or a player may have done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fraud {
    /// The seed was chosen after the list was closed.
    SeedChosenLater,
    /// The share of somebody was left out.
    ShareDropped,
    /// An outcome is another one.
    OutcomeChanged,
    /// Values weigh more than the file said when they were drawn: loaded dice.
    DrawChanged,
    /// An outcome stands elsewhere.
    InputMoved,
    /// Something was taken back and rolled again.
    RolledAgain,
}

pub const FRAUDS: [Fraud; 6] = [
    Fraud::SeedChosenLater,
    Fraud::ShareDropped,
    Fraud::OutcomeChanged,
    Fraud::DrawChanged,
    Fraud::InputMoved,
    Fraud::RolledAgain,
];

/// A game file and what a client stored when the list was closed.
pub struct Case {
    pub file: Value,
    pub note: Value,
}

/// A game that was fair: with two or three people, sometimes a failed round, and things taken back.
pub fn honest<G: Insight>(setup: G::Setup, number: u64) -> Case {
    let dice = shared_dice(number, &Seed::new([number as u8; 32]), &people(number));
    let file: Value =
        serde_json::from_str(&finished_with_undo::<G>(setup, &dice, number).write()).expect("it is JSON");
    let note = note(&file);
    Case { file, note }
}

fn people(number: u64) -> Vec<u8> {
    (0..2 + (number % 2) as u8).collect()
}

/// The lists as a client stores them, without shares and seeds.
fn note(file: &Value) -> Value {
    let mut rounds = file["fairness"]["rounds"].clone();
    for round in rounds.as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        round.remove("seed");
        round.remove("failed");
        for share in round["shares"].as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
            share.remove("share");
        }
    }
    json!({ "table": "t", "rounds": rounds, "mine": [] })
}

/// A game in which somebody has done this; `setup` is that of the honest one.
pub fn cheated<G: Insight>(setup: G::Setup, number: u64, fraud: Fraud) -> Case {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    let Case { mut file, note } = honest::<G>(setup.clone(), number);
    let with = |dice| {
        let file = emberhall_fair::file(&crate::common::finished::<G>(setup.clone(), &dice), &dice);
        serde_json::from_str(&file.write()).expect("it is JSON")
    };
    let seed = Seed::new([number as u8; 32]);
    match fraud {
        Fraud::SeedChosenLater => {
            file = with(shared_dice(number, &Seed::new([0xee; 32]), &people(number)));
        }
        Fraud::ShareDropped => file = with(shared_dice(number, &seed, &people(number)[1..])),
        Fraud::OutcomeChanged => change_outcome(&mut file, &mut rng),
        Fraud::DrawChanged => load_dice(&mut file),
        Fraud::InputMoved => move_outcome(&mut file, &mut rng),
        Fraud::RolledAgain => {
            let index = changeable(&file, &mut rng);
            let taken_back = json!({ "to": index, "seat": 0, "inputs": [file["inputs"][index]] });
            let list = file["taken_back"].as_array().cloned().unwrap_or_default();
            file["taken_back"] = list.into_iter().chain([taken_back]).collect();
            change_at(&mut file, index);
        }
    }
    Case { file, note }
}

/// The indexes of the outcomes.
fn outcomes(file: &Value) -> Vec<usize> {
    let inputs = file["inputs"].as_array().expect("a file has inputs").iter().enumerate();
    inputs.filter(|(_, entry)| entry["input"]["chance"].is_object()).map(|(index, _)| index).collect()
}

/// An outcome of one draw that could have been another one.
fn changeable(file: &Value, rng: &mut Xoshiro256PlusPlus) -> usize {
    let can = |index: &usize| {
        let draws = &file["inputs"][*index]["draws"];
        let other = |value: &Value| value[0] != file["inputs"][*index]["input"]["chance"];
        draws.as_array().is_some_and(|draws| draws.len() == 1)
            && draws[0]["times"] == 1
            && draws[0]["values"].as_array().is_some_and(|values| values.iter().any(other))
    };
    let all: Vec<usize> = outcomes(file).into_iter().filter(can).collect();
    all[(rng.next_u64() % all.len() as u64) as usize]
}

fn change_outcome(file: &mut Value, rng: &mut Xoshiro256PlusPlus) {
    let index = changeable(file, rng);
    change_at(file, index);
}

fn change_at(file: &mut Value, index: usize) {
    let entry = &mut file["inputs"][index];
    let values = entry["draws"][0]["values"].as_array().expect("it was drawn").clone();
    let other = values.iter().map(|value| &value[0]).find(|value| **value != entry["input"]["chance"]);
    entry["input"]["chance"] = other.expect("it can be another one").clone();
}

/// Whatever came out weighs more than it did, from the first outcome to the last.
fn load_dice(file: &mut Value) {
    for index in outcomes(file) {
        for draw in file["inputs"][index]["draws"].as_array_mut().into_iter().flatten() {
            for value in draw["values"].as_array_mut().into_iter().flatten() {
                value[1] = json!(value[1].as_u64().expect("a weight") + 1);
            }
        }
    }
}

/// An outcome comes after the next one that is different.
fn move_outcome(file: &mut Value, rng: &mut Xoshiro256PlusPlus) {
    let all = outcomes(file);
    let inputs = file["inputs"].as_array_mut().expect("a file has inputs");
    let differ: Vec<(usize, usize)> = all
        .windows(2)
        .map(|pair| (pair[0], pair[1]))
        .filter(|(one, other)| inputs[*one]["draws"] == inputs[*other]["draws"])
        .filter(|(one, other)| inputs[*one]["input"] != inputs[*other]["input"])
        .collect();
    let (one, other) = match differ.is_empty() {
        false => differ[(rng.next_u64() % differ.len() as u64) as usize],
        true => (all[0], all[1]),
    };
    let moved = inputs.remove(one);
    inputs.insert(other, moved);
}

/// What the verifier says of a case: its exit code, and its words.
pub fn judged(case: &Case, folder: &Path, name: &str) -> (Option<i32>, String) {
    let write = |kind: &str, value: &Value| -> PathBuf {
        let path = folder.join(format!("{name}-{kind}.json"));
        std::fs::write(&path, value.to_string()).expect("the folder can be written");
        path
    };
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/verify/verify.py");
    let (file, note) = (write("file", &case.file), write("note", &case.note));
    let run = Command::new("python3").arg(script).arg(file).arg(note).output().expect("there is Python 3");
    (run.status.code(), String::from_utf8_lossy(&run.stdout).into_owned())
}

/// Judges so many honest games of both kinds and as many frauds; what was judged wrongly.
pub fn campaign(games: u64, folder: &Path) -> Vec<String> {
    let mut wrong = Vec::new();
    for number in 0..games {
        let fraud = FRAUDS[(number as usize / 2) % FRAUDS.len()];
        let (honest, cheated) = match number % 2 {
            0 => {
                let setup = || karak::Setup::new(2 + (number % 3) as u8);
                (honest::<karak::Karak>(setup(), number), cheated::<karak::Karak>(setup(), number, fraud))
            }
            _ => {
                let setup = || thunderstone::Setup::random(2 + (number % 3) as u8);
                let honest = honest::<thunderstone::Thunderstone>(setup(), number);
                (honest, cheated::<thunderstone::Thunderstone>(setup(), number, fraud))
            }
        };
        let (code, words) = judged(&honest, folder, "honest");
        if code != Some(0) {
            wrong.push(format!("honest game {number}: {words}"));
        }
        let (code, words) = judged(&cheated, folder, "cheated");
        if code != Some(1) {
            wrong.push(format!("{fraud:?} in game {number}: {words}"));
        }
    }
    wrong
}
