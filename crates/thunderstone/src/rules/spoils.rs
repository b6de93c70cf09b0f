//! After a victory: spoils, what they let one buy or reveal, and monsters that may be sent away.

use super::members::kinds;
use super::village::push;
use super::{Check, ensure, unchecked};
use crate::Thunderstone;
use crate::card::CardId;
use crate::choice::Choice;
use crate::effect::{Filter, SpoilsEffect};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Decision, Drawing};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use table::{Progress, Sink};

impl Thunderstone {
    /// With one source left that can buy, or none, go straight on; otherwise ask (T-SPOIL-1).
    pub(super) fn advance_spoils(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let spoils = self.table.turn.spoils;
        let mut open = spoils.iter().copied().filter(|&card| self.can_plunder(card));
        let Some(first) = open.next().or(spoils.first().copied()) else { return self.done() };
        if open.all(|card| card == first) && plunders(first).is_some() {
            self.open_spoils(first, sink);
            return Progress::Moved;
        }
        Progress::Waits
    }

    pub(super) fn spoils_choices(&self, out: &mut Vec<Choice>) {
        let spoils = &self.table.turn.spoils;
        let new =
            |&(index, card): &(usize, &CardId)| !spoils[..index].contains(card) && self.can_plunder(*card);
        out.extend(spoils.iter().enumerate().filter(new).map(|(_, &card)| Choice::TakeSpoils(card)));
        out.push(Choice::Done);
    }

    pub(super) fn check_spoils(&self, choice: Choice) -> Check {
        match choice {
            Choice::TakeSpoils(card) => {
                let there = self.table.turn.spoils.contains(&card) && self.can_plunder(card);
                ensure(there, Illegal::NoSpoils { card })
            }
            Choice::Done => Ok(()),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    pub(super) fn choose_spoils(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::TakeSpoils(card) => self.open_spoils(card, sink),
            Choice::Done => {
                self.tell(Event::SpoilsLeft { seat: self.table.active }, sink);
                self.done();
            }
            _ => unchecked(choice),
        }
    }

    /// One card's spoils are taken now.
    fn open_spoils(&mut self, card: CardId, sink: &mut impl Sink<Event>) {
        self.tell(Event::SpoilsOpened { seat: self.table.active, card }, sink);
        for effect in card.card().spoils() {
            match *effect {
                SpoilsEffect::RevealAndDestroy(cards) => {
                    self.next(Decision::Sort);
                    self.next(Drawing::Reveal { cards });
                }
                SpoilsEffect::Buy(_) => self.next(Decision::Plunder { source: card }),
            }
        }
    }

    pub(super) fn advance_plunder(&mut self, source: CardId) -> Progress {
        if self.can_plunder(source) { Progress::Waits } else { self.done() }
    }

    /// Whether the spoils of a card give anything: what buys can buy something.
    fn can_plunder(&self, source: CardId) -> bool {
        let kind = plunders(source);
        kind.is_none() || self.each_plunder(kind, |_| ControlFlow::Break(())).is_break()
    }

    fn each_plunder(
        &self,
        kind: Option<Filter>,
        visit: impl FnMut(Choice) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.each_purchase(kind, self.table.printed_gold(), visit)
    }

    pub(super) fn plunder_choices(&self, source: CardId, out: &mut Vec<Choice>) {
        _ = self.each_plunder(plunders(source), push(out));
        out.push(Choice::Done);
    }

    pub(super) fn check_plunder(&self, source: CardId, choice: Choice) -> Check {
        match choice {
            Choice::Buy(card) => {
                self.check_buy(card, self.table.printed_gold())?;
                let fits = plunders(source).is_some_and(|filter| filter.matches(card));
                ensure(fits, Illegal::NotThisKind { card })
            }
            Choice::Done => Ok(()),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    pub(super) fn plunder(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        if let Choice::Buy(card) = choice {
            self.buy(card, true, sink);
        }
        self.done();
    }

    pub(super) fn advance_sorting(&mut self) -> Progress {
        if self.table.revealed.is_empty() { self.done() } else { Progress::Waits }
    }

    pub(super) fn sorting_choices(&self, out: &mut Vec<Choice>) {
        kinds(&self.table.revealed, |_| true, out);
        out.push(Choice::Done);
    }

    pub(super) fn check_sorting(&self, choice: Choice) -> Check {
        match choice {
            Choice::Card(card) => ensure(self.table.revealed.contains(&card), Illegal::NotThere { card }),
            Choice::Done => Ok(()),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    pub(super) fn sort(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        match choice {
            Choice::Card(card) => self.tell(Event::RevealedDestroyed { seat, card }, sink),
            Choice::Done => {
                self.tell(Event::RevealedDiscarded { seat }, sink);
                self.done();
            }
            _ => unchecked(choice),
        }
    }

    pub(super) fn advance_sending(&mut self, left: u8) -> Progress {
        let any = self.ranks(|_| true).next().is_some();
        if left > 0 && any { Progress::Waits } else { self.done() }
    }

    pub(super) fn sending_choices(&self, out: &mut Vec<Choice>) {
        self.monsters(|_| true, out);
        out.push(Choice::Done);
    }

    pub(super) fn check_sending(&self, choice: Choice) -> Check {
        match choice {
            Choice::Monster { rank } => self.check_monster(rank),
            Choice::Done => Ok(()),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    pub(super) fn send_away(&mut self, left: u8, choice: Choice, sink: &mut impl Sink<Event>) {
        self.done();
        if let Choice::Monster { rank } = choice {
            let card = self.table.monster(rank).expect("checked: a monster stands there");
            self.tell(Event::MonsterReturned { rank, card }, sink);
            self.next(Decision::SendAway { left: left - 1 });
            self.next(Drawing::Refill { taker: false });
        }
    }
}

/// What a card's spoils let one buy, when they let one buy.
fn plunders(card: CardId) -> Option<Filter> {
    card.card().spoils().iter().find_map(|effect| match *effect {
        SpoilsEffect::Buy(filter) => Some(filter),
        SpoilsEffect::RevealAndDestroy(_) => None,
    })
}
