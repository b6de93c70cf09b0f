//! What the games really say, in real games, is spoken without a fault in every language.

use emberhall_texts::{Language, SeatName, Texts};
use karak::{Heroes, Karak};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::{BTreeMap, BTreeSet};
use table::drive::{next_input, random_choice};
use table::{Explain, Message, Narrate, Seat, Told};
use thunderstone::{Solo, Thunderstone};

/// Inputs of each game that is listened to.
const INPUTS: usize = 1500;

struct Listener {
    texts: Vec<Texts>,
    heard: BTreeMap<String, BTreeSet<Vec<&'static str>>>,
}

impl Listener {
    fn hear<G: Narrate>(&mut self, game: &G, message: &Message) {
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
            assert!(!text.contains(": ."), "{}: {text}", texts.language());
        }
    }
}

/// Listens to a random game of each setup; how many kinds of messages were heard.
fn listen_to<G: Narrate>(setups: &[G::Setup]) -> usize {
    let texts = Language::ALL.map(Texts::new).into_iter().collect();
    let mut listener = Listener { texts, heard: BTreeMap::new() };
    for (number, setup) in setups.iter().enumerate() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let mut game = G::start(setup).expect("the setup is sound");
        for line in G::setup_text(setup) {
            listener.hear(&game, &line);
        }
        for step in 0..INPUTS {
            let next = next_input(&game, &mut rng, |game, _, rng| {
                listen(&mut listener, game, step % 10 == 0);
                random_choice(game, &mut Vec::new(), rng)
            });
            let Some(input) = next else { break };
            let mut told: Vec<Told<G::Event>> = Vec::new();
            game.submit(&input, &mut told).expect("the input is legal");
            for line in told.iter().filter_map(|told| G::event_text(&told.event)) {
                listener.hear(&game, &line);
            }
        }
    }
    listener.heard.len()
}

/// The question, its choices, and now and then everything that is refused.
fn listen<G: Narrate>(listener: &mut Listener, game: &G, refusals: bool) {
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

#[test]
fn everything_said_in_random_games_of_karak_is_spoken_in_every_language() {
    let setups: Vec<karak::Setup> = (2..=5u8)
        .flat_map(|players| {
            [Heroes::Dealt, Heroes::Draft].map(|heroes| karak::Setup {
                heroes,
                friendly: players == 5,
                ..karak::Setup::new(players)
            })
        })
        .collect();
    let heard = listen_to::<Karak>(&setups);
    assert!(heard > 150, "only {heard} kinds of messages were heard");
}

#[test]
fn everything_said_in_random_games_of_thunderstone_is_spoken_in_every_language() {
    let solo = |solo| thunderstone::Setup { solo: Some(solo), ..thunderstone::Setup::random(1) };
    let mut setups: Vec<thunderstone::Setup> = (2..=5u8).map(thunderstone::Setup::first_game).collect();
    // Which cards are in the game is left to chance, so several games hear most of them.
    setups.extend((0..9).flat_map(|_| (2..=5u8).map(thunderstone::Setup::random)));
    setups.extend([Solo::Normal, Solo::Warrior, Solo::Nightmare].map(solo));
    let heard = listen_to::<Thunderstone>(&setups);
    assert!(heard > 120, "only {heard} kinds of messages were heard");
}
