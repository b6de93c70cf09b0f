//! What a program needs to offer a game, and lists of games as values.
//!
//! Code that serves every game is generic over [`Listed`] and takes a [`Registry`]; [`Registry::visit`] enters it with
//! a game's id. [`HOUSE`] lists the games of this project; a program may offer others.

mod facts;
mod form;
mod karak;
mod registry;
mod thunderstone;

pub use facts::{Fact, FactKind, Thing};
pub use form::{Answers, Field, FieldKind, WrongAnswer, check};
pub use registry::{Games, Registry, Visit};

use ::karak::Karak;
use ::thunderstone::Thunderstone;
use std::ops::RangeInclusive;
use table::{Describe, Foresee, Insight, Narrate, PerSeat, Points};

/// A game that can be listed, set up, played, explained and studied.
pub trait Listed: Narrate + Describe + Insight + Foresee {
    /// The key of the game's name.
    const TITLE: &'static str;
    /// What the keys of the game's rules begin with, such as `rule-k-`.
    const RULE_KEYS: &'static str;
    /// Whether players hold what the others must not see.
    const SECRETS: bool;
    /// Whether the browser client has drawings of its own for the game. One without gets the plain table: the
    /// question, the choices, and what [`table::Describe`] says.
    const DRAWN: bool = false;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;

    /// The game's own texts, as Fluent files: the code of the language, and the text. The games of this
    /// project have theirs in `locales/`.
    const LOCALES: &'static [(&'static str, &'static str)] = &[];

    /// The usual setup for so many players; [`table::Game::start`] says what is wrong with an impossible number.
    fn usual(players: u8) -> Self::Setup;

    /// The same setup for another number of players, as far as there is one.
    fn resized(_setup: &Self::Setup, players: u8) -> Self::Setup {
        Self::usual(players)
    }

    /// What can be chosen before a game begins, besides who plays.
    const FORM: &'static [Field] = &[];

    /// The setup for so many players and these answers to [`Listed::FORM`], which [`check`] has let pass.
    fn set_up(players: u8, _answers: &Answers) -> Self::Setup {
        Self::usual(players)
    }

    /// Which kinds of things can be studied.
    const FACTS: &'static [FactKind];

    /// Everything of those kinds that can be in a game, in the order of the rulebook.
    fn things() -> Vec<Thing>;

    /// What of it is in this game now, and who has it. The whole state may be asked: it serves studies, not players.
    fn facts(&self) -> Vec<Fact>;

    /// Everybody's points now, as if the game ended.
    fn standings(&self) -> PerSeat<Points>;
}

/// The games of this project as a type, for callers that must name it.
pub type House = (Karak, (Thunderstone, ()));

/// The games of this project: what tests, measurements and the making of types run over.
pub const HOUSE: Registry<House> = registry![Karak, Thunderstone];

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use table::Game;
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
            for (before, after) in G::PLAYERS.flat_map(|before| G::PLAYERS.map(move |after| (before, after)))
            {
                let setup = G::resized(&G::usual(before), after);
                assert_eq!(G::start(&setup).expect("it is for so many").seats(), after, "{before}");
            }
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
                    assert_eq!(fact.owned.len(), 3, "one for each seat");
                }
            }
            for kind in G::FACTS {
                assert!(game.facts().iter().any(|fact| fact.kind == kind.id), "{} is never met", kind.id);
            }
            if let Some(ending) = game.ending() {
                assert_eq!(game.standings(), ending.points, "the last standings are the result");
            }
        }
    }

    #[test]
    fn every_fact_is_of_a_known_kind_and_thing() {
        for id in HOUSE.ids() {
            assert!(HOUSE.visit(id, Study).is_some());
        }
    }

    #[test]
    fn every_game_has_a_usual_setup_for_every_number_of_players() {
        for id in HOUSE.ids() {
            assert!(HOUSE.visit(id, Everyone).is_some());
            assert!(HOUSE.title(id).is_some());
        }
        assert!(HOUSE.visit("chess", Everyone).is_none());
    }

    #[test]
    fn a_registry_offers_its_games_in_order_and_no_others() {
        let other = registry![Thunderstone, Karak];
        assert_eq!(other.ids(), [Thunderstone::ID, Karak::ID]);
        assert_eq!(format!("{:?}", HOUSE), r#"["karak", "thunderstone"]"#);
        let one = registry![Karak];
        assert!(one.title(Karak::ID).is_some());
        assert!(one.title(Thunderstone::ID).is_none());
        assert!(registry![].ids().is_empty());
    }
}
