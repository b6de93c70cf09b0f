//! What a player may be told beforehand: what every monster of the hall would cost, and whether it would fall.

use crate::Thunderstone;
use crate::explain::{Explanation, explain_attack};
use crate::hands::arrangements;
use crate::public::{Place, Table};
use serde::Serialize;
use table::{Foresee, Seat};

/// What a player may be told beforehand of an attack on each monster of the hall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forecast {
    /// Which cards attack.
    pub with: With,
    /// An attack on each monster, the nearest rank first.
    pub attacks: Vec<Explanation>,
}

/// Which cards attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum With {
    /// The party in the Dungeon, as it stands.
    Party,
    /// The player's own hand, if it entered the Dungeon now. Against each monster it is arranged as well as the
    /// engine's own choices allow without giving a card up, a Disease apart; what would be drawn is not foreseen. The
    /// slots count the cards of the hand.
    Hand,
}

impl Foresee for Thunderstone {
    type Forecast = Forecast;

    /// Players are told about the party while it is their turn in the Dungeon, and about their own hand at any other time.
    fn forecast(&self, seat: Seat) -> Option<Forecast> {
        if self.table.over || seat.0 >= self.table.seats {
            return None;
        }
        if self.table.active == seat && self.table.turn.place == Some(Place::Dungeon) {
            return self.forecast_for_all();
        }
        let hand = self.hand(seat);
        let attacks = if hand.is_empty() { Vec::new() } else { self.attacks(&arrangements(hand, false)) };
        (!attacks.is_empty()).then_some(Forecast { with: With::Hand, attacks })
    }

    /// The party lies open, so everybody may reckon with it.
    fn forecast_for_all(&self) -> Option<Forecast> {
        if self.table.over || self.table.turn.place != Some(Place::Dungeon) {
            return None;
        }
        let attacks = self.attacks(std::slice::from_ref(&self.table));
        (!attacks.is_empty()).then_some(Forecast { with: With::Party, attacks })
    }
}

impl Thunderstone {
    /// The best attack on each monster of the hall among several ways to stand.
    fn attacks(&self, tables: &[Table]) -> Vec<Explanation> {
        let worth = |one: &Explanation| (one.can_be_attacked && one.after.wins, one.after.total);
        let Table { hall, rules, .. } = self.table;
        let best = |rank| {
            let explained =
                tables.iter().filter_map(|table| explain_attack(&Table { hall, rules, ..*table }, rank));
            // The first of equals: the hand with the least done to it.
            explained.reduce(|best, next| if worth(&next) > worth(&best) { next } else { best })
        };
        (1..=3).filter_map(best).collect()
    }
}
