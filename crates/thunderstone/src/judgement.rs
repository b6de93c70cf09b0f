//! Judgement's loss of attack or magic attack, hero by hero: what may be lost, and what is best lost
//! (T-CARD-JUDGEMENT).

use crate::card::CardId;
use crate::event::{Event, Power};
use crate::party::{Mark, Slot, Slots};
use crate::public::Table;
use crate::ranks::Rank;
use crate::reckon::{able_heroes, equipped, of_hero, reckon, turned_to_magic};

/// The kinds that a hero may lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Losses {
    Neither,
    Only(Power),
    Either,
}

/// The heroes who can attack and have not lost anything to Judgement yet, each with what may be lost.
fn unjudged(table: &Table, rank: Rank, monster: CardId) -> impl Iterator<Item = (Slot, Losses)> {
    able_heroes(table, rank, monster)
        .iter()
        .filter(|&slot| !table.party.at(slot).has(Mark::Judged))
        .map(move |slot| (slot, losses(table, slot, rank, monster)))
}

/// The kinds of which the hero has at least +1, the weapon counted, or any kind.
fn losses(table: &Table, hero: Slot, rank: Rank, monster: CardId) -> Losses {
    if !table.loses_only_what_is_there() {
        return Losses::Either;
    }
    let (attack, magic) = of_hero(table, hero, rank, monster);
    match (attack >= 1, magic >= 1) {
        (true, true) => Losses::Either,
        (true, false) => Losses::Only(Power::Attack),
        (false, true) => Losses::Only(Power::Magic),
        (false, false) => Losses::Neither,
    }
}

/// The next hero who loses something.
pub(crate) fn next_judged(table: &Table, rank: Rank, monster: CardId) -> Option<(Slot, Losses)> {
    unjudged(table, rank, monster).find(|(_, losses)| *losses != Losses::Neither)
}

/// The table after every hero has lost what is best lost. What counts is only how many lose magic attack, so every
/// number of them is tried.
pub(crate) fn judged_well(table: &Table, rank: Rank, monster: CardId, amount: i8) -> Table {
    let lose = |slot, power| Event::HeroLost { slot, card: table.party.at(slot).card, power, amount };
    let (mut forced, mut free) = (table.clone(), Slots::EMPTY);
    for (slot, losses) in unjudged(table, rank, monster) {
        let hero = table.party.at(slot);
        match losses {
            Losses::Neither => {}
            Losses::Only(power) => forced.fold(&lose(slot, power)),
            // A player who turns attack into magic loses magic either way.
            Losses::Either if turned_to_magic(table, hero, equipped(table, hero).is_some()) => {
                forced.fold(&lose(slot, Power::Magic));
            }
            Losses::Either => free.insert(slot),
        }
    }
    let split = |from_magic: usize| {
        let mut table = forced.clone();
        for (slot, index) in free.iter().zip(0..) {
            table.fold(&lose(slot, if index < from_magic { Power::Magic } else { Power::Attack }));
        }
        let value = reckon(&table, rank, monster);
        ((value.wins, value.total), table)
    };
    let splits = (1..=free.len()).map(split);
    splits.fold(split(0), |best, next| if next.0 > best.0 { next } else { best }).1
}
