//! Everything said in play is among the keys this crate names; that those are in every language is checked by `texts`.

use crate::{Setup, Thunderstone, text_keys};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::BTreeSet;
use table::drive::next_input;
use table::{Arg, Explain, Game, Insight, Message, Narrate, Told};

fn keys_in(message: &Message, out: &mut BTreeSet<String>) {
    out.insert(message.key.to_string());
    for (_, arg) in &message.args {
        match arg {
            Arg::Message(inner) => keys_in(inner, out),
            Arg::List(list) => list.iter().for_each(|inner| keys_in(inner, out)),
            _ => {}
        }
    }
}

#[test]
fn everything_said_in_play_is_among_the_keys() {
    let known: BTreeSet<String> = text_keys().into_iter().collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut said = BTreeSet::new();
    for players in 2..=5 {
        let mut game = Thunderstone::start(&Setup::random(players)).expect("legal");
        let mut thoughts = Vec::new();
        loop {
            keys_in(&game.question_text(), &mut said);
            thoughts.clear();
            game.imaginable(&mut thoughts);
            for choice in &thoughts {
                keys_in(&game.choice_text(choice), &mut said);
                if let Err(why) = game.check(choice) {
                    keys_in(&why.message(), &mut said);
                }
            }
            let next = next_input(&game, &mut rng, |game, _, rng| game.purposeful(rng));
            let Some(input) = next else { break };
            let mut told: Vec<Told<crate::Event>> = Vec::new();
            game.apply(&input, &mut told);
            told.iter().for_each(|told| keys_in(&Thunderstone::event_text(&told.event), &mut said));
        }
    }
    let unknown: Vec<&String> = said.difference(&known).collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
}
