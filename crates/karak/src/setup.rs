//! What is settled before the first input.

use crate::components::{ComponentError, ComponentFile};
use crate::content::Hero;
use crate::state::Karak;
use alloc::sync::Arc;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use table::{Explain, Game, MAX_SEATS, Message};

/// The fewest players.
pub const MIN_PLAYERS: u8 = 2;
/// The most players.
pub const MAX_PLAYERS: u8 = 5;
const _: () = assert!(MAX_PLAYERS as usize <= MAX_SEATS, "everybody has a seat");

/// How the heroes find their players (K-SET-6).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Heroes {
    /// Dealt at random.
    #[default]
    Dealt,
    /// Picked openly, in an order set by the hero die.
    Draft,
    /// Agreed upon beforehand, by seat.
    Chosen(Vec<Hero>),
}

/// A game's setup.
///
/// ```
/// use emberhall_karak::table::Game;
/// use emberhall_karak::{Hero, Heroes, Karak, Setup, SetupError};
///
/// let chosen = Heroes::Chosen(vec![Hero::Elspeth, Hero::Taia]);
/// let setup = Setup { heroes: chosen, friendly: true, ..Setup::new(2) };
/// assert!(Karak::start(&setup).is_ok());
///
/// // As JSON, where everything but the number of players may be missing. Without a version it means the first rules.
/// let setup: Setup = serde_json::from_str(r#"{ "players": 6 }"#)?;
/// assert_eq!(setup.rules, 1);
/// assert_eq!(Karak::start(&setup), Err(SetupError::WrongPlayers { found: 6 }));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// How the heroes are found.
    #[serde(default)]
    pub heroes: Heroes,
    /// Without Plague & Misery (K-SET-11).
    #[serde(default)]
    pub friendly: bool,
    /// The version of the rules; 1 when missing.
    #[serde(default = "table::first_rules")]
    pub rules: u32,
    /// Other component figures than the shipped ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub components: Option<Arc<ComponentFile>>,
}

impl Setup {
    /// The usual game for so many players.
    pub fn new(players: u8) -> Setup {
        let rules = Karak::RULES_VERSION;
        Setup { players, heroes: Heroes::Dealt, friendly: false, rules, components: None }
    }
}

table::versioned!(Setup);

/// Why a setup is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// Not 2 to 5 players.
    #[error("{found} players; the game is for {MIN_PLAYERS} to {MAX_PLAYERS}")]
    WrongPlayers {
        /// How many were asked for.
        found: u8,
    },
    /// Not one hero for each player.
    #[error("{found} heroes were chosen for {players} players")]
    WrongHeroes {
        /// How many heroes were chosen.
        found: usize,
        /// How many play.
        players: u8,
    },
    /// One hero for two players.
    #[error("{hero:?} was chosen twice")]
    HeroTwice {
        /// The hero that two seats want.
        hero: Hero,
    },
    /// A version of the rules that does not exist.
    #[error("rules version {found}; there are 1 to {}", Karak::RULES_VERSION)]
    WrongRules {
        /// The version that was asked for.
        found: u32,
    },
    /// The component figures are wrong.
    #[error("components: {0}")]
    Components(#[from] ComponentError),
}

impl Explain for SetupError {
    fn message(&self) -> Message {
        match self {
            SetupError::WrongPlayers { found } => {
                Message::new("karak-setup-wrong-players").with("n", *found).with("most", MAX_PLAYERS)
            }
            SetupError::WrongHeroes { found, players } => {
                Message::new("karak-setup-wrong-heroes").with("found", *found).with("n", *players)
            }
            SetupError::HeroTwice { hero } => {
                Message::new("karak-setup-hero-twice").with("hero", crate::text::hero(*hero))
            }
            SetupError::WrongRules { found } => {
                Message::new("refused-wrong-rules").with("found", *found).with("newest", Karak::RULES_VERSION)
            }
            SetupError::Components(error) => error.message(),
        }
    }
}

impl Setup {
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&self.players) {
            return Err(SetupError::WrongPlayers { found: self.players });
        }
        if !(1..=Karak::RULES_VERSION).contains(&self.rules) {
            return Err(SetupError::WrongRules { found: self.rules });
        }
        if let Heroes::Chosen(heroes) = &self.heroes {
            if heroes.len() != usize::from(self.players) {
                return Err(SetupError::WrongHeroes { found: heroes.len(), players: self.players });
            }
            let twice = heroes.iter().enumerate().find(|(i, hero)| heroes[..*i].contains(hero));
            if let Some((_, &hero)) = twice {
                return Err(SetupError::HeroTwice { hero });
            }
        }
        Ok(())
    }
}
