//! What the games really say, in real games, is spoken without a fault in every language.

use karak::{Heroes, Karak, Setup};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::{BTreeMap, BTreeSet};
use table::random::below;
use table::{Explain, Game, Input, Message, Narrate, Pending, Seat, Told};
use texts::{Language, SeatName, Texts};

/// Inputs of each game that is listened to.
const INPUTS: usize = 1500;

struct Listener {
    texts: Vec<Texts>,
    heard: BTreeMap<String, BTreeSet<Vec<&'static str>>>,
}

impl Listener {
    fn hear(&mut self, game: &Karak, message: &Message) {
        let shape: Vec<&'static str> = message.args.iter().map(|(name, _)| *name).collect();
        self.heard.entry(message.key.to_string()).or_default().insert(shape);
        let names = |seat: Seat| match game.seat_text(seat) {
            Some(hero) => SeatName::Message(hero),
            None => SeatName::Name(format!("Anna {seat}")),
        };
        for texts in &self.texts {
            let (text, faults) = texts.render_strictly(message, &names);
            assert!(faults.is_empty(), "{}: {message:?}: {text}: {faults:?}", texts.language());
            assert!(!text.contains('{') && !text.contains("  "), "{}: {text}", texts.language());
        }
    }
}

fn setups() -> impl Iterator<Item = Setup> {
    (2..=5u8).flat_map(|players| {
        [Heroes::Dealt, Heroes::Draft].map(|heroes| Setup {
            heroes,
            friendly: players == 5,
            ..Setup::new(players)
        })
    })
}

#[test]
fn everything_said_in_random_games_is_spoken_in_every_language() {
    let texts = Language::ALL.map(Texts::new).into_iter().collect();
    let mut listener = Listener { texts, heard: BTreeMap::new() };
    for (number, setup) in setups().enumerate() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let mut game = Karak::start(&setup).expect("the setup is sound");
        for line in Karak::setup_text(&setup) {
            listener.hear(&game, &line);
        }
        for step in 0..INPUTS {
            let input = match game.pending() {
                Pending::Over(_) => break,
                Pending::Chance(_) => Input::Chance(game.sample(&mut rng)),
                Pending::Player { seat, .. } => {
                    listen(&mut listener, &game, step % 10 == 0);
                    let mut choices = Vec::new();
                    game.choices(&mut choices);
                    Input::Choice { seat, choice: choices[below(&mut rng, choices.len() as u32) as usize] }
                }
            };
            let mut told: Vec<Told<karak::Event>> = Vec::new();
            game.submit(&input, &mut told).expect("the input is legal");
            for told in told {
                listener.hear(&game, &Karak::event_text(&told.event));
            }
        }
    }
    assert!(listener.heard.len() > 150, "only {} kinds of messages were heard", listener.heard.len());
}

/// The question, its choices, and now and then everything that is refused.
fn listen(listener: &mut Listener, game: &Karak, refusals: bool) {
    listener.hear(game, &game.question_text());
    let mut choices = Vec::new();
    if refusals {
        game.imaginable(&mut choices);
    } else {
        game.choices(&mut choices);
    }
    for choice in choices {
        listener.hear(game, &game.choice_text(&choice));
        if let Err(illegal) = game.check(&choice) {
            listener.hear(game, &illegal.message());
        }
    }
}
