//! The games on this table: the only place that lists them.
//!
//! Whoever serves every game writes code that is generic over [`Listed`] and enters it through [`visit`] with the
//! game's id. Nothing else has to know how many games there are.

mod facts;
mod karak;
mod thunderstone;

pub use facts::{Fact, FactKind, Thing};

use ::karak::Karak;
use ::thunderstone::Thunderstone;
use std::ops::RangeInclusive;
use table::{Foresee, Insight, MAX_SEATS, Message, Narrate};

/// A game that can be listed, set up, played, explained and studied.
pub trait Listed: Narrate + Insight + Foresee {
    /// The key of the game's name.
    const TITLE: &'static str;
    /// What the keys of the game's rules begin with, such as `rule-k-`.
    const RULE_KEYS: &'static str;
    /// Whether players hold what the others must not see.
    const SECRETS: bool;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;

    /// The usual setup for so many players; [`table::Game::start`] says what is wrong with an impossible number.
    fn usual(players: u8) -> Self::Setup;

    /// Which kinds of things can be studied.
    const FACTS: &'static [FactKind];

    /// Everything of those kinds that can be in a game, in the order of the rulebook.
    fn things() -> Vec<Thing>;

    /// What of it is in this game now, and who has it. The whole state may be asked: it serves studies, not players.
    fn facts(&self) -> Vec<Fact>;

    /// Everybody's points now, in halves, as if the game ended.
    fn standings(&self) -> [i16; MAX_SEATS];
}

/// What is to be done with a game whose type is known only inside.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Listed>(self) -> Self::Out;
}

/// Every game, for `$do` with the game's type.
macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// The ids of the games, in the order in which they are offered.
        pub const IDS: &[&str] = &[$(<$game as table::Game>::ID),*];

        /// Enters the code of the game with this id; `None` when there is no such game.
        pub fn visit<V: Visit>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game as table::Game>::ID {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

games!(Karak, Thunderstone);

/// The name of a game, to be shown.
pub fn title(id: &str) -> Option<Message> {
    struct Title;
    impl Visit for Title {
        type Out = Message;
        fn visit<G: Listed>(self) -> Message {
            Message::new(G::TITLE)
        }
    }
    visit(id, Title)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use table::drive::{next_input, random_choice};

    struct Everyone;

    impl Visit for Everyone {
        type Out = ();
        fn visit<G: Listed>(self) {
            for players in G::PLAYERS {
                let setup = G::usual(players);
                assert_eq!(G::start(&setup).expect("the usual setup is right").seats(), players);
                let text = serde_json::to_string(&setup).expect("a setup is JSON");
                assert_eq!(serde_json::from_str::<G::Setup>(&text).expect("and back"), setup);
            }
            assert!(G::start(&G::usual(*G::PLAYERS.end() + 1)).is_err());
        }
    }

    /// Plays a game at random and asks for its facts after every input.
    struct Study;

    impl Visit for Study {
        type Out = ();
        fn visit<G: Listed>(self) {
            let things = G::things();
            let mut game = G::start(&G::usual(3)).expect("the usual setup is right");
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
            let mut choices = Vec::new();
            for _ in 0..5_000 {
                let next = next_input(&game, &mut rng, |game, _, rng| random_choice(game, &mut choices, rng));
                let Some(input) = next else { break };
                game.apply(&input, &mut ());
                for fact in game.facts() {
                    assert!(G::FACTS.iter().any(|kind| kind.id == fact.kind), "{fact:?}");
                    assert!(things.iter().any(|it| (it.kind, it.id) == (fact.kind, fact.id)), "{fact:?}");
                    assert_eq!(fact.owned[3..], [0, 0], "nobody sits there");
                }
            }
            for kind in G::FACTS {
                assert!(game.facts().iter().any(|fact| fact.kind == kind.id), "{} is never met", kind.id);
            }
            if let Some(ending) = game.ending() {
                assert_eq!(game.standings(), ending.half_points, "the last standings are the result");
            }
        }
    }

    #[test]
    fn every_fact_is_of_a_known_kind_and_thing() {
        for id in IDS {
            assert!(visit(id, Study).is_some());
        }
    }

    #[test]
    fn every_game_has_a_usual_setup_for_every_number_of_players() {
        for id in IDS {
            assert!(visit(id, Everyone).is_some());
            assert!(title(id).is_some());
        }
        assert!(visit("chess", Everyone).is_none());
    }
}
