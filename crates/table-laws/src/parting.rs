//! Games kept in pairs: the same inputs by two versions of the rules, up to the one where they part.

use serde_json::Value;
use std::path::Path;
use table::{Game, GameFile, InputOf, PendingOf, Session, Told, Versioned, Viewer};

/// What a game does and shows after an input, the version it is played by apart.
#[derive(PartialEq)]
struct Shown<G: Game> {
    told: Vec<Told<G::Event>>,
    pending: PendingOf<G>,
    views: Vec<Value>,
}

impl<G: Game> Shown<G> {
    /// `None` when the input is refused.
    fn after(game: &mut G, input: &InputOf<G>) -> Option<Shown<G>> {
        let mut told = Vec::new();
        game.submit(input, &mut told).ok()?;
        let view = |viewer| {
            let mut view = serde_json::to_value(game.view(viewer)).expect("views are written as JSON");
            leave_out_the_version(&mut view);
            view
        };
        let views = Viewer::all(game.seats()).map(view).collect();
        Some(Shown { told, pending: game.pending(), views })
    }
}

/// Views name the version of the rules; that alone is no parting.
fn leave_out_the_version(view: &mut Value) {
    if let Value::Object(fields) = view {
        fields.remove("rules");
        fields.values_mut().for_each(leave_out_the_version);
    }
}

/// The number, from 0, of the first input that two setups do not take alike: one refuses it, or something else happens,
/// is asked or is seen after it. `None` when they take all of them alike.
///
/// # Panics
/// When a setup is refused.
pub fn parting<G: Game>(
    setups: [&G::Setup; 2],
    inputs: impl IntoIterator<Item = InputOf<G>>,
) -> Option<usize> {
    let mut games = setups.map(|setup| G::start(setup).expect("the setup is right"));
    inputs.into_iter().position(|input| {
        let [older, newer] = games.each_mut().map(|game| Shown::after(game, &input));
        older.is_none() || older != newer
    })
}

/// Replays two kept games that were set up alike but for the version of the rules, and were played alike up to the
/// input with this number, from 0, at which the versions part. Both replay with their fingerprints.
///
/// # Panics
/// When a game cannot be read or does not replay, or when they part at another input.
#[track_caller]
pub fn assert_part_at<G: Game>(older: impl AsRef<Path>, newer: impl AsRef<Path>, input: usize) {
    let [older, newer] = [replayed::<G>(older.as_ref()), replayed::<G>(newer.as_ref())];
    let mut setup = older.setup().clone();
    assert!(older.game().rules() < newer.game().rules(), "the older version comes first");
    setup.set_rules(newer.game().rules());
    assert!(setup == *newer.setup(), "only the version of the setups differs");
    let inputs = |session: &Session<G>| session.inputs().iter().map(|played| played.input.clone()).collect();
    let (one, two): (Vec<InputOf<G>>, Vec<InputOf<G>>) = (inputs(&older), inputs(&newer));
    assert!(one[..input] == two[..input], "they were played alike up to input {input}");
    let setups = [older.setup(), newer.setup()];
    let same = one.get(input) == two.get(input);
    let parts = [one, two].map(|played| parting::<G>(setups, played));
    if same {
        assert_eq!(parts, [Some(input); 2], "where they part");
    } else {
        // One version refuses what was played by the other, so its game goes on otherwise.
        assert!(parts.contains(&Some(input)), "they part at {parts:?}");
        assert!(parts.iter().flatten().all(|&at| at >= input), "they part at {parts:?}");
    }
}

/// A kept game, replayed with every fingerprint compared.
#[track_caller]
fn replayed<G: Game>(path: &Path) -> Session<G> {
    let shown = path.display();
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{shown}: {error}"));
    let file = GameFile::<G>::read(&text).unwrap_or_else(|error| panic!("{shown}: {error}"));
    assert!(file.has_chain(), "{shown} has no fingerprints");
    Session::replay(file, &mut ()).unwrap_or_else(|error| panic!("{shown}: {error}"))
}
