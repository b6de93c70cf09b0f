//! Thunderstone as a listed game.

use crate::Listed;
use std::ops::RangeInclusive;
use table::MAX_SEATS;
use thunderstone::{Setup, Solo, Thunderstone};

impl Listed for Thunderstone {
    const TITLE: &'static str = "thunderstone-title";
    const RULE_KEYS: &'static str = "rule-t-";
    const SECRETS: bool = true;
    const PLAYERS: RangeInclusive<u8> = 1..=MAX_SEATS as u8;

    fn usual(players: u8) -> Setup {
        Setup { solo: (players == 1).then_some(Solo::Normal), ..Setup::random(players) }
    }
}
