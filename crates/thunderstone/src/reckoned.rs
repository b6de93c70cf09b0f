//! What the rules make of what a viewer sees, for those who only show it: no client adds anything up. It is worked out
//! when a view is written down, so that games which nobody looks at pay nothing for it.

use crate::card::CardId;
use crate::party::Slot;
use crate::public::{BASIC_STACKS, Place, Table, points};
use crate::reckon::strength;
use alloc::vec::Vec;
use serde::Serialize;
use table::patch::{self, Changes};
use table::{Seat, patchable};

/// What the rules make of a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reckoned {
    /// How strong the heroes of the revealed hand are.
    pub strengths: Vec<HeroStrength>,
    /// The stacks of the Village: basic cards, heroes, other cards.
    pub stacks: Vec<StackFigures>,
    /// What the active player can still spend: in the Village, elsewhere as spoils (T-VIL-2, T-SPOIL-1).
    pub gold: u8,
    /// Everybody's victory points so far, by seat (T-END-2).
    pub points: Vec<u16>,
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

/// A stack of the Village.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Stack"))]
pub struct StackFigures {
    /// The card on top; the first of the stack when nothing is left.
    pub card: CardId,
    /// How many cards are left.
    pub left: u8,
    /// Of heroes: how many of levels 1, 2 and 3.
    pub levels: Option<[u8; 3]>,
}

patchable!(StackFigures { card, left, levels });

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
        let seats = if table.over { table.seats } else { 0 };
        Reckoned {
            strengths: strengths(table),
            stacks: stacks(table),
            gold: gold(table),
            points: victory_points(table),
            worth: Seat::all(seats).map(|seat| worth(table.own_cards(seat))).collect(),
            village: if table.over { worth(table.escaped.kinds()) } else { Vec::new() },
        }
    }

    /// What changed with the table. A figure is worked out only where something that it depends on changed.
    pub(crate) fn changes(old: &Table, new: &Table, to: &mut Changes) {
        if old.over || new.over {
            // Once, at the end.
            return to.put(&Reckoned::of(new));
        }
        if (old.stock, &old.families, &old.village) != (new.stock, &new.families, &new.village) {
            let (old, new) = (stacks(old), stacks(new));
            if old != new {
                to.at("stacks", |to| patch::each(&old, &new, to));
            }
        }
        if gold(old) != gold(new) {
            to.at("gold", |to| to.put(&gold(new)));
        }
        let kept = old.players == new.players && old.party == new.party && old.revealed == new.revealed;
        if !kept || old.active != new.active {
            let (old, new) = (victory_points(old), victory_points(new));
            if old != new {
                to.at("points", |to| patch::items(&old, &new, to));
            }
        }
        if (&old.party, old.turn) != (&new.party, new.turn) {
            let (old, new) = (strengths(old), strengths(new));
            if old != new {
                to.at("strengths", |to| patch::items(&old, &new, to));
            }
        }
    }
}

fn stacks(table: &Table) -> Vec<StackFigures> {
    let stock = |card: CardId| table.stock[card.index()];
    let plain = |card: CardId| StackFigures { card, left: stock(card), levels: None };
    let heroes = table.families.iter().flatten().map(|family| {
        let levels = family.heroes().map(stock);
        let card = table.top_of_stack(family.hero(1)).unwrap_or(family.hero(1));
        StackFigures { card, left: levels.iter().sum(), levels: Some(levels) }
    });
    let basic = BASIC_STACKS.into_iter().map(plain);
    basic.chain(heroes).chain(table.village.iter().copied().map(plain)).collect()
}

fn gold(table: &Table) -> u8 {
    if table.turn.place == Some(Place::Village) { table.gold_left() } else { table.printed_gold() }
}

fn victory_points(table: &Table) -> Vec<u16> {
    Seat::all(table.seats).map(|seat| table.victory_points(seat)).collect()
}

fn strengths(table: &Table) -> Vec<HeroStrength> {
    let heroes = table.party.iter().filter(|(_, member)| member.card.is_hero());
    heroes.map(|(slot, hero)| HeroStrength { slot, strength: strength(table, hero) }).collect()
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
    all.sort_by_key(|one| core::cmp::Reverse(one.points));
    all
}
