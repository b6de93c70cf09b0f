//! Karak 2 as a listed game.

use crate::Listed;
use karak::{Karak, Setup};
use std::ops::RangeInclusive;
use table::MAX_SEATS;

impl Listed for Karak {
    const TITLE: &'static str = "karak-title";
    const RULE_KEYS: &'static str = "rule-k-";
    const SECRETS: bool = false;
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_SEATS as u8;

    fn usual(players: u8) -> Setup {
        Setup::new(players)
    }
}
