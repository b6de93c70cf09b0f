//! The Village: purchases and levelling up.

use super::{Check, ensure, unchecked};
use crate::Thunderstone;
use crate::card::{CardId, Kind};
use crate::cards::MILITIA;
use crate::choice::Choice;
use crate::effect::Filter;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::party::Slot;
use crate::state::Decision;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use table::{Progress, Sink};

impl Thunderstone {
    pub(super) fn advance_shopping(&mut self) -> Progress {
        match self.table.turn.purchases == 0 || !self.can_buy_anything() {
            true => self.replace(Decision::Train),
            false => Progress::Waits,
        }
    }

    pub(super) fn shopping_choices(&self, out: &mut Vec<Choice>) {
        _ = self.each_purchase(None, self.table.gold_left(), push(out));
        out.push(Choice::Done);
    }

    pub(super) fn check_shopping(&self, choice: Choice) -> Check {
        match choice {
            Choice::Buy(card) => self.check_buy(card, self.table.gold_left()),
            Choice::Done => Ok(()),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    pub(super) fn shop(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::Buy(card) => {
                self.buy(card, false, sink);
                self.replace(Decision::Shop);
            }
            Choice::Done => _ = self.replace(Decision::Train),
            _ => unchecked(choice),
        }
    }

    /// Whether a card can be bought with this gold (T-VIL-3, T-DECK-3).
    pub(super) fn check_buy(&self, card: CardId, gold: u8) -> Check {
        let cost = card.card().cost.ok_or(Illegal::NotForSale { card })?;
        let top = self.table.top_of_stack(card).ok_or(Illegal::NotForSale { card })?;
        ensure(top == card, Illegal::NotOnTop { card, top })?;
        ensure(cost <= gold, Illegal::TooExpensive { card, cost, gold })
    }

    /// Each card of a kind that can be bought with this gold, until told to stop.
    #[inline]
    pub(super) fn each_purchase(
        &self,
        kind: Option<Filter>,
        gold: u8,
        mut visit: impl FnMut(Choice) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for &card in self.table.on_sale().iter() {
            let fits = kind.is_none_or(|kind| kind.matches(card));
            if fits && card.card().cost.is_some_and(|cost| cost <= gold) {
                visit(Choice::Buy(card))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether any purchase is possible in the Village.
    pub(super) fn can_buy_anything(&self) -> bool {
        self.each_purchase(None, self.table.gold_left(), |_| ControlFlow::Break(())).is_break()
    }

    /// A card is bought from the top of its stack.
    pub(super) fn buy(&mut self, card: CardId, spoils: bool, sink: &mut impl Sink<Event>) {
        let cost = card.card().cost.expect("checked: it is for sale");
        self.tell(Event::Bought { seat: self.table.active, card, cost, spoils }, sink);
    }

    pub(super) fn advance_training(&mut self) -> Progress {
        match self.each_level_up(|_| ControlFlow::Break(())) {
            ControlFlow::Break(()) => Progress::Waits,
            ControlFlow::Continue(()) => self.done(),
        }
    }

    pub(super) fn training_choices(&self, out: &mut Vec<Choice>) {
        _ = self.each_level_up(push(out));
        out.push(Choice::Done);
    }

    #[inline]
    fn each_level_up(&self, mut visit: impl FnMut(Choice) -> ControlFlow<()>) -> ControlFlow<()> {
        let party = &self.table.party;
        let have = self.table.player(self.table.active).experience;
        let able = party.select(|m| m.card.card().level_up.is_some_and(|needed| u16::from(needed) <= have));
        for slot in party.distinct(able) {
            let card = party.at(slot).card;
            let mut into = |into: CardId| match self.table.stock[into.index()] {
                0 => ControlFlow::Continue(()),
                _ => visit(Choice::LevelUp { slot, into }),
            };
            if card == MILITIA {
                for family in self.table.families.iter().flatten() {
                    into(family.hero(1))?;
                }
            } else if let Some(next) = card.next_level() {
                into(next)?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn check_training(&self, choice: Choice) -> Check {
        match choice {
            Choice::LevelUp { slot, into } => self.check_level_up(slot, into),
            Choice::Done => Ok(()),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    /// Whether a hero can be levelled up into a card (T-LVL-1, T-LVL-2).
    fn check_level_up(&self, slot: Slot, into: CardId) -> Check {
        let card = self.check_slot(slot)?.card;
        let needed = card.card().level_up.ok_or(Illegal::NoFurtherLevel { card })?;
        let fits = match into.card().kind {
            Kind::Hero { level: 1, .. } => card == MILITIA,
            Kind::Hero { .. } => card.next_level() == Some(into),
            _ => false,
        };
        ensure(fits, Illegal::NotTheNextLevel { card, into })?;
        ensure(self.table.stock[into.index()] > 0, Illegal::LevelGone { card: into })?;
        let have = self.table.player(self.table.active).experience;
        ensure(have >= u16::from(needed), Illegal::TooLittleExperience { needed, have })?;
        self.check_first(slot, self.table.party.slots())
    }

    pub(super) fn train(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::LevelUp { slot, into } => self.level_up(slot, into, sink),
            Choice::Done => _ = self.done(),
            _ => unchecked(choice),
        }
    }

    /// A hero becomes the next level (T-LVL-1).
    fn level_up(&mut self, slot: Slot, into: CardId, sink: &mut impl Sink<Event>) {
        let from = self.table.party.at(slot).card;
        let experience = from.card().level_up.expect("checked: it has a further level");
        self.tell(Event::LevelledUp { seat: self.table.active, slot, from, into, experience }, sink);
    }
}

/// Appends every choice that is visited.
#[inline]
pub(super) fn push(out: &mut Vec<Choice>) -> impl FnMut(Choice) -> ControlFlow<()> {
    |choice| {
        out.push(choice);
        ControlFlow::Continue(())
    }
}
