//! What the rules make of what a viewer sees, for those who only show it: no client adds anything up. It is worked out
//! when a view is written down, so that games which nobody looks at pay nothing for it.

use crate::card::CardId;
use crate::party::Slot;
use crate::public::{Table, points};
use crate::reckon::strength;
use serde::Serialize;
use table::Seat;

/// What the rules make of a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reckoned {
    /// How strong the heroes of the revealed hand are.
    pub strengths: Vec<HeroStrength>,
    /// When the game is over: by seat the cards that are worth something, the most points first (T-END-2).
    pub worth: Vec<Vec<Worth>>,
    /// When a solo game is over: the same of the monsters that the village lost to.
    pub village: Vec<Worth>,
}

/// How strong a hero of the revealed hand is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeroStrength {
    /// The hero's place in the party.
    pub slot: Slot,
    /// The strength, with everything that counts now.
    pub strength: i8,
}

/// What all cards of one kind are worth together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Worth {
    /// The kind of card.
    pub card: CardId,
    /// How many there are.
    pub n: u8,
    /// Their victory points.
    pub points: u16,
}

impl Reckoned {
    /// From nothing but the open table.
    pub(crate) fn of(table: &Table) -> Reckoned {
        let heroes = table.party.iter().filter(|(_, member)| member.card.is_hero());
        let seats = if table.over { table.seats } else { 0 };
        Reckoned {
            strengths: heroes
                .map(|(slot, hero)| HeroStrength { slot, strength: strength(table, hero) })
                .collect(),
            worth: Seat::all(seats).map(|seat| worth(table.own_cards(seat))).collect(),
            village: if table.over { worth(table.escaped.kinds()) } else { Vec::new() },
        }
    }
}

/// Each kind that is worth something once, the most points first.
fn worth(cards: impl Iterator<Item = (CardId, u8)>) -> Vec<Worth> {
    let mut all: Vec<Worth> = Vec::new();
    for (card, n) in cards.filter(|&(card, _)| card.card().victory_points > 0) {
        match all.iter_mut().find(|one| one.card == card) {
            Some(one) => one.n += n,
            None => all.push(Worth { card, n, points: 0 }),
        }
    }
    all.iter_mut().for_each(|one| one.points = points([(one.card, one.n)].into_iter()));
    all.sort_by_key(|one| std::cmp::Reverse(one.points));
    all
}
