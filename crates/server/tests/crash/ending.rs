//! The dice of a finished game, checked by its file.

use crate::common::generator;
use catalog::{Listed, Visit};
use fair::NotFair;
use serde_json::Value;
use table::{GameFile, Input, Session};

/// The game is verified by its file, and one with another outcome is not.
pub fn check_ending(game: &str, file: &Value) {
    catalog::HOUSE.visit(game, Verify(file.to_string())).expect("the game is listed");
}

struct Verify(String);

impl Visit for Verify {
    type Out = ();

    fn visit<G: Listed>(self) {
        let file = GameFile::<G>::read(&self.0).expect("it is a game's file");
        let verified = fair::verify(file.clone()).expect("the dice are the promised ones");
        assert!(verified.outcomes > 0 && verified.inputs == file.inputs.len());
        let altered = with_another_outcome(file);
        assert!(matches!(fair::verify(altered), Err(NotFair::WrongOutcome { .. })));
    }
}

/// The file with one outcome that could as well have been.
fn with_another_outcome<G: Listed>(mut file: GameFile<G>) -> GameFile<G> {
    let mut session = Session::<G>::start(file.setup.clone(), Vec::new()).expect("the setup is right");
    let mut rng = generator(3);
    for index in 0..file.inputs.len() {
        let entry = file.inputs[index].clone();
        if let Input::Chance(found) = &entry.input {
            let others = (0..20).map(|_| session.game().sample(&mut rng));
            if let Some(other) = others.filter(|other| other != found).last() {
                file.inputs[index].input = Input::Chance(other);
                return file;
            }
        }
        session.follow(entry, &mut ()).expect("it was verified");
    }
    panic!("nothing in this game is left to chance");
}
