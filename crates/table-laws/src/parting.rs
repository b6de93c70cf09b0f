//! Two kept games with the same inputs by two versions of the rules, and the input at which they part.

use std::path::Path;
use table::{Game, GameFile, InputOf, Session, Told};

/// The number, from 0, of the first input that two setups do not take alike: one refuses it, or other things happen by
/// it, or something else is pending after it. `None` when they take all of them alike.
///
/// # Panics
/// When a setup is refused.
pub fn parting<G: Game>(
    setups: [&G::Setup; 2],
    inputs: impl IntoIterator<Item = InputOf<G>>,
) -> Option<usize> {
    let [mut one, mut two] = setups.map(|setup| G::start(setup).expect("the setup is right"));
    inputs.into_iter().position(|input| {
        let mut told: [Vec<Told<G::Event>>; 2] = [Vec::new(), Vec::new()];
        let taken = (one.submit(&input, &mut told[0]).is_ok(), two.submit(&input, &mut told[1]).is_ok());
        taken != (true, true) || told[0] != told[1] || one.pending() != two.pending()
    })
}

/// Replays two kept games that were set up alike but for the version of the rules, and were played alike up to the
/// input with this number, from 0, at which the versions part. Both replay with their fingerprints.
///
/// # Panics
/// When a game cannot be read or does not replay, or when they part at another input.
#[track_caller]
pub fn assert_part_at<G: Game>(older: impl AsRef<Path>, newer: impl AsRef<Path>, input: usize) {
    let [older, newer] = [older.as_ref(), newer.as_ref()].map(|path| {
        let text = std::fs::read_to_string(path).expect("the kept game is there");
        let file = GameFile::<G>::read(&text).expect("the kept game can be read");
        assert!(file.has_chain(), "{} has no fingerprints", path.display());
        let session = Session::replay(file, &mut ()).expect("the kept game replays");
        assert_eq!(session.to_file().write(), text);
        session
    });
    let mut setup = older.setup().clone();
    assert!(older.game().rules() < newer.game().rules(), "the versions differ");
    G::set_rules(&mut setup, newer.game().rules());
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
