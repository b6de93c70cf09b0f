//! The words that are stored or sent: names of fields and of kinds. They are promises, so none may go or change. The
//! words of a table's journal have a test of their own in `server`.

use karak::{Karak, Setup};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::PathBuf;
use table::record::{Decider, Entry, Fairness, PlayedOn, Round, Share, TakenBack};
use table::{Game, GameFile, Input, Seat, Session};

/// The made files of types; `protocol.ts` only puts them together.
const MODULES: [&str; 5] = ["catalog", "karak", "server", "table", "thunderstone"];

fn path(parts: &[&str]) -> PathBuf {
    let mut path = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    path.extend(parts);
    path
}

/// The quoted words and the names of fields in a made file of types, without its comments.
fn words(module: &str) -> BTreeSet<String> {
    let file = path(&["..", "..", "web", "src", "lib", "types", &format!("{module}.ts")]);
    let source = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let code = without_comments(&source);
    let is_word =
        |word: &&str| !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let quoted = code.split(['\'', '"', '`']).skip(1).step_by(2).filter(is_word);
    let fields = code.split(':').filter_map(|before| {
        let name = before.trim_end_matches('?');
        let from = name.rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_').map_or(0, |at| at + 1);
        Some(&name[from..]).filter(is_word)
    });
    quoted.chain(fields).map(|word| format!("{module} {word}")).collect()
}

fn without_comments(source: &str) -> String {
    let mut code = String::new();
    let mut rest = source;
    while let Some(start) = rest.find("/*") {
        code.push_str(&rest[..start]);
        rest = rest[start..].find("*/").map_or("", |end| &rest[start + end + 2..]);
    }
    code.push_str(rest);
    code.lines().map(|line| line.split("//").next().unwrap_or("")).collect::<Vec<_>>().join("\n")
}

/// A game file in which nothing is left out.
fn whole_file() -> GameFile<Karak> {
    let mut session = Session::<Karak>::start(Setup::new(2), Vec::new()).expect("the usual setup is right");
    let chain = session.chain();
    let mut rng = table_laws::generator(1, 0, 0);
    let input = Input::Chance(session.game().sample(&mut rng));
    let draws = session.game().draws();
    session.submit(0, input, &mut ()).expect("it was sampled");
    let mut file = session.to_file();
    let entry = Entry { at: Some(0), draws: Some(draws), ..file.inputs[0].clone() };
    let deciders = [
        Decider::Person,
        Decider::Hint,
        Decider::Bot("torch".to_owned()),
        Decider::Clock("torch".to_owned()),
    ];
    file.inputs = deciders.map(|by| Entry { by: Some(by), ..entry.clone() }).to_vec();
    file.taken_back =
        vec![TakenBack { to: 0, seat: Seat::new(0), consent: vec![Seat::new(1)], inputs: Vec::new() }];
    file.played_on_from =
        Some(PlayedOn { table: Some(String::new()), inputs: 0, chain, seat: Some(Seat::new(0)) });
    let digits = || Some(String::new());
    let share = Share { person: 0, seats: vec![Seat::new(0)], commitment: String::new(), share: digits() };
    let round = Round { commitment: String::new(), seed: digits(), shares: vec![share], failed: vec![0] };
    file.with_fairness(Fairness {
        commitment: String::new(),
        seed: digits(),
        table: String::new(),
        entropies: Vec::new(),
        rounds: vec![round],
    })
}

/// The names of fields in a file, without what is the game's own, and the kinds of those who decide.
fn names(value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                out.insert(format!("file {name}"));
                if let ("by", Value::String(kind)) = (name.as_str(), value) {
                    out.insert(format!("file {kind}"));
                }
                if !["setup", "input", "values"].contains(&name.as_str()) {
                    names(value, out);
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| names(item, out)),
        _ => {}
    }
}

#[test]
fn no_word_that_is_stored_or_sent_is_lost() {
    let kept_in = path(&["tests", "words.txt"]);
    let mut now: BTreeSet<String> = MODULES.into_iter().flat_map(words).collect();
    names(&serde_json::from_str(&whole_file().write()).expect("a file is JSON"), &mut now);
    let kept: BTreeSet<String> =
        std::fs::read_to_string(&kept_in).unwrap_or_default().lines().map(str::to_owned).collect();
    let lost: Vec<&String> = kept.difference(&now).collect();
    assert!(lost.is_empty(), "stored tables, files and clients know these words: {lost:?}");
    let new: Vec<&String> = now.difference(&kept).collect();
    if !new.is_empty() && std::env::var_os("UPDATE").is_some_and(|update| update == "1") {
        let all: Vec<&str> = now.iter().map(String::as_str).collect();
        std::fs::write(&kept_in, all.join("\n") + "\n").expect("the folder is writable");
        return;
    }
    assert!(new.is_empty(), "these words become promises; `cargo xtask bless` keeps them: {new:?}");
}
