//! The games on this table: the only place that lists them.
//!
//! Whoever serves every game writes code that is generic over [`Listed`] and enters it through [`visit`] with the
//! game's id. Nothing else has to know how many games there are.

mod karak;
mod thunderstone;

use ::karak::Karak;
use ::thunderstone::Thunderstone;
use std::ops::RangeInclusive;
use table::{Insight, Message, Narrate};

/// A game that can be listed, set up, played, explained and studied.
pub trait Listed: Narrate + Insight {
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

    #[test]
    fn every_game_has_a_usual_setup_for_every_number_of_players() {
        for id in IDS {
            assert!(visit(id, Everyone).is_some());
            assert!(title(id).is_some());
        }
        assert!(visit("chess", Everyone).is_none());
    }
}
