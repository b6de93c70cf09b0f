//! A game as a readable text: what was asked, what could be chosen, what came, what happened.

use crate::trial::Setup;
use crate::{Subject, generator};
use std::fmt::{self, Debug, Display};
use table::drive::{next_input, random_choice};
use table::{Audience, Fingerprint, Game, Input, InputOf, Pending, Told};

/// The transcript of a game. Its `Display` is the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript {
    text: String,
}

impl Transcript {
    /// Plays the inputs and writes everything down; of long lists of choices only the first `shown`.
    ///
    /// # Panics
    /// When the setup or an input is refused.
    #[track_caller]
    pub fn of<G: Game>(
        setup: &G::Setup,
        inputs: impl IntoIterator<Item = InputOf<G>>,
        shown: usize,
    ) -> Transcript {
        let mut game = match G::start(setup) {
            Ok(game) => game,
            Err(error) => panic!("the setup is refused: {error}"),
        };
        let mut chain = Fingerprint::of_start(&game);
        let mut text = format!("game {} rules {}\nsetup {setup:?}\nchain {}\n", G::ID, game.rules(), chain);
        for (number, input) in inputs.into_iter().enumerate() {
            let mut told: Vec<Told<G::Event>> = Vec::new();
            text.push_str(&format!("\n# {number}\n{}", asked(&game, shown)));
            if let Err(refused) = game.submit(&input, &mut told) {
                panic!("input {number}, {input:?}, is refused: {refused}\n{text}");
            }
            text.push_str(&came(&input));
            told.iter().for_each(|told| text.push_str(&heard(told)));
            chain = chain.then(&input, &told, &game);
            text.push_str(&format!("chain {chain}\n"));
        }
        text.push_str(&format!("\n# end\n{}", asked(&game, shown)));
        Transcript { text }
    }

    /// The text, a line for each thing.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

impl Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

fn asked<G: Game>(game: &G, shown: usize) -> String {
    match game.pending() {
        Pending::Over(ending) => format!("over {ending:?}\n"),
        Pending::Chance(chance) => format!("chance {chance:?}\n"),
        Pending::Player { seat, question } => {
            let mut choices = Vec::new();
            game.choices(&mut choices);
            let mut text = format!("seat {seat} {question:?}\nchoices {}:", choices.len());
            choices.iter().take(shown).for_each(|choice| text.push_str(&format!(" {choice:?}")));
            text.push_str(if choices.len() > shown { " ...\n" } else { "\n" });
            text
        }
    }
}

fn came<C: Debug, O: Debug>(input: &Input<C, O>) -> String {
    match input {
        Input::Choice { seat, choice } => format!("> seat {seat}: {choice:?}\n"),
        Input::Chance(outcome) => format!("> chance: {outcome:?}\n"),
    }
}

fn heard<E: Debug>(told: &Told<E>) -> String {
    let to = match told.to {
        Audience::All => String::new(),
        Audience::Only(seat) => format!(" (only to {seat})"),
        Audience::Except(seat) => format!(" (not to {seat})"),
    };
    format!("  {:?}{to}\n", told.event)
}

/// A seeded random game of the subject: its setup and its inputs, at most `max` of them.
///
/// # Panics
/// When the subject makes a setup that its game refuses.
pub fn random_game<S: Subject>(seed: u64, max: usize) -> (Setup<S>, Vec<InputOf<S::Game>>) {
    let setup = S::setup(&mut generator(seed, 0, 0));
    let mut luck = generator(seed, 0, 1);
    let mut game = S::Game::start(&setup).expect("the subject makes legal setups");
    let mut inputs = Vec::new();
    let mut choices = Vec::new();
    while inputs.len() < max {
        let next = next_input(&game, &mut luck, |game, _, luck| random_choice(game, &mut choices, luck));
        let Some(input) = next else { break };
        game.apply(&input, &mut ());
        inputs.push(input);
    }
    (setup, inputs)
}
