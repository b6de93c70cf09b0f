//! Games kept in pairs: the same inputs by two versions of the rules, up to the one where they part.

use serde_json::Value;
use std::path::Path;
use table::{Game, GameFile, InputOf, PendingOf, Session, Told, Viewer};

/// What a game does and shows after an input, the version it is played by apart.
#[derive(PartialEq)]
struct Shown<G: Game> {
    told: Vec<Told<G::Event>>,
    pending: PendingOf<G>,
    choices: Vec<G::Choice>,
    views: Vec<Value>,
}

impl<G: Game> Shown<G> {
    fn after(game: &mut G, input: &InputOf<G>) -> Option<Shown<G>> {
        let (mut told, mut choices) = (Vec::new(), Vec::new());
        game.submit(input, &mut told).ok()?;
        game.choices(&mut choices);
        let view = |viewer| {
            let mut view = serde_json::to_value(game.view(viewer)).expect("views are written as JSON");
            leave_out_the_version(&mut view);
            view
        };
        let views = Viewer::all(game.seats()).map(view).collect();
        Some(Shown { told, pending: game.pending(), choices, views })
    }
}

/// Views name the version of the rules; that alone is no parting.
fn leave_out_the_version(view: &mut Value) {
    if let Value::Object(fields) = view {
        fields.remove("rules");
        fields.values_mut().for_each(leave_out_the_version);
    }
}

/// The number of the input, from 1, after which two games differ that were the same so far: in what happened, in what
/// is asked, in what may be chosen or in what somebody sees. `None` when they never part.
///
/// # Panics
/// When an input is not legal in a game before they part.
pub fn parting<G: Game>(mut old: G, mut new: G, inputs: &[InputOf<G>]) -> Option<usize> {
    (1..).zip(inputs).find_map(|(number, input)| {
        let [before, after] = [&mut old, &mut new].map(|game| Shown::after(game, input));
        assert!(before.is_some() && after.is_some(), "input {number} is not legal in both games");
        (before != after).then_some(number)
    })
}

/// Replays two kept games that differ in the version of the rules only, and part exactly at this input (from 1): every
/// input before it and the input itself are the same, and what comes of it is not.
///
/// # Panics
/// When a game cannot be read or does not replay, or when they part elsewhere.
#[track_caller]
pub fn assert_parts<G: Game>(old: impl AsRef<Path>, new: impl AsRef<Path>, input: usize) {
    let [old, new] = [replayed::<G>(old.as_ref()), replayed::<G>(new.as_ref())];
    let mut setup = old.setup().clone();
    assert!(G::rules_of(&setup) < G::rules_of(new.setup()), "the older version comes first");
    G::set_rules(&mut setup, G::rules_of(new.setup()));
    assert!(setup == *new.setup(), "the setups differ in more than the version of the rules");
    let inputs = |session: &Session<G>| -> Vec<InputOf<G>> {
        session.inputs().iter().map(|played| played.input.clone()).collect()
    };
    let (before, after) = (inputs(&old), inputs(&new));
    let shared = before.iter().zip(&after).take_while(|(before, after)| before == after).count();
    let start = |session: &Session<G>| G::start(session.setup()).expect("it was started before");
    assert_eq!(parting(start(&old), start(&new), &before[..shared]), Some(input));
}

/// A kept game, replayed with every fingerprint compared.
fn replayed<G: Game>(path: &Path) -> Session<G> {
    let shown = path.display();
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{shown}: {error}"));
    let file = GameFile::<G>::read(&text).unwrap_or_else(|error| panic!("{shown}: {error}"));
    assert!(file.has_chain(), "{shown} has no fingerprints");
    let session = Session::replay(file, &mut ()).unwrap_or_else(|error| panic!("{shown}: {error}"));
    assert_eq!(session.to_file().write(), text, "{shown} is written otherwise");
    session
}
