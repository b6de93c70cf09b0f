//! Cards that an effect makes players discard, and the heroes that they discard to be borrowed.

use super::members::kinds;
use super::{Check, ensure, unchecked};
use crate::Thunderstone;
use crate::card::{CardId, Used};
use crate::choice::{Choice, Purpose, Question};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::party::{Member, Slot, Slots};
use crate::public::Hand;
use crate::state::{Decision, Performance, Step};
use alloc::vec::Vec;
use table::{Progress, Seat, Sink};

impl Thunderstone {
    /// A player discards from a hidden hand, or the active player from the revealed one.
    pub(super) fn advance_discard(
        &mut self,
        seat: Seat,
        cards: u8,
        or_hero: bool,
        sink: &mut impl Sink<Event>,
    ) -> Progress {
        if self.discards_from_party(seat) {
            let there = self.discardable();
            if there.is_empty() || cards == 0 {
                return self.done();
            }
            if there.len() <= usize::from(cards) || self.table.party.distinct(there).len() == 1 {
                let slot = there.first().expect("checked above");
                self.discard_member(slot, sink);
                return self.replace(Decision::Discard { seat, cards: cards - 1, or_hero });
            }
            return Progress::Waits;
        }
        let hand: Hand = self.hands[seat.index()];
        if hand.is_empty() || cards == 0 {
            return self.done();
        }
        // Only what the size of the hand decides is taken by itself: anything else would tell what is in it.
        if hand.len() <= usize::from(if or_hero { 1 } else { cards }) {
            hand.iter().for_each(|&card| self.discard_from_hand(seat, card, sink));
            return self.done();
        }
        Progress::Waits
    }

    pub(crate) fn discard_question(&self, seat: Seat, or_hero: bool) -> Question {
        let purpose = if or_hero { Purpose::DiscardHeroOrTwo } else { Purpose::Discard };
        if self.discards_from_party(seat) {
            let card = self.table.hall[0].map_or_else(Default::default, |front| front.card);
            return Question::Member { purpose, card };
        }
        Question::Card { purpose }
    }

    pub(super) fn discard_choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.discards_from_party(seat) {
            self.members(self.discardable(), out);
        } else {
            kinds(&self.hands[seat.index()], |_| true, out);
        }
    }

    pub(super) fn check_discard(&self, seat: Seat, choice: Choice) -> Check {
        match choice {
            Choice::Member(slot) if self.discards_from_party(seat) => {
                self.check_member(slot, self.discardable())
            }
            Choice::Card(card) if !self.discards_from_party(seat) => self.check_in_hand(card),
            Choice::Done => Err(Illegal::MustChoose),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    pub(super) fn discard(
        &mut self,
        seat: Seat,
        cards: u8,
        or_hero: bool,
        choice: Choice,
        sink: &mut impl Sink<Event>,
    ) {
        let left = match choice {
            Choice::Member(slot) => {
                self.discard_member(slot, sink);
                cards - 1
            }
            Choice::Card(card) => {
                self.discard_from_hand(seat, card, sink);
                // One hero is enough for the Assassin.
                if or_hero && card.is_hero() { 0 } else { cards - 1 }
            }
            _ => return unchecked(choice),
        };
        self.replace(Decision::Discard { seat, cards: left, or_hero: false });
    }

    /// Whether the seat's discards come from the revealed hand.
    fn discards_from_party(&self, seat: Seat) -> bool {
        seat == self.table.active && !self.table.party.slots().is_empty()
    }

    /// The cards the active player may discard in mid-preparation: all of the hand but the one being resolved.
    fn discardable(&self) -> Slots {
        let mut set = self.table.party.select(Member::in_hand);
        for step in self.agenda.iter() {
            if let Step::Decide(Decision::Perform(Performance { card, slot, .. })) = *step
                && self.table.party.get(slot).is_some_and(|m| m.card == card)
            {
                set.remove(slot);
            }
        }
        set
    }

    /// A card leaves a hidden hand for the discard pile.
    fn discard_from_hand(&mut self, seat: Seat, card: CardId, sink: &mut impl Sink<Event>) {
        self.hands[seat.index()].take(card);
        self.tell(Event::Discarded { seat, card }, sink);
    }

    /// A card leaves the revealed hand for its owner's discard pile.
    fn discard_member(&mut self, slot: Slot, sink: &mut impl Sink<Event>) {
        let card = self.table.party.at(slot).card;
        self.tell(Event::MemberDiscarded { seat: self.table.active, slot, card }, sink);
    }

    /// A player discards a hero to be borrowed, or shows a hand without one.
    pub(super) fn advance_offer(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Progress {
        if seat == self.table.active {
            let heroes = self.own_heroes();
            return match (self.table.party.distinct(heroes).len(), heroes.first()) {
                (1, Some(slot)) => {
                    self.offer_member(slot, sink);
                    self.done()
                }
                (0, _) | (_, None) => self.done(),
                _ => Progress::Waits,
            };
        }
        let cards = self.hands[seat.index()];
        if cards.iter().any(|card| card.is_hero()) {
            // That there is a hero is news to the others.
            self.tell(Event::HeroDemanded { seat }, sink);
            return Progress::Waits;
        }
        if !cards.is_empty() {
            self.tell(Event::HandShown { seat, cards }, sink);
        }
        self.done()
    }

    pub(crate) fn offer_question(&self, seat: Seat, source: CardId) -> Question {
        let purpose = Purpose::DiscardHero;
        if seat == self.table.active {
            Question::Member { purpose, card: source }
        } else {
            Question::Card { purpose }
        }
    }

    pub(super) fn offer_choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        if seat == self.table.active {
            self.members(self.own_heroes(), out);
        } else {
            kinds(&self.hands[seat.index()], CardId::is_hero, out);
        }
    }

    pub(super) fn check_offer(&self, seat: Seat, choice: Choice) -> Check {
        match choice {
            Choice::Member(slot) if seat == self.table.active => self.check_member(slot, self.own_heroes()),
            Choice::Card(card) if seat != self.table.active => {
                self.check_in_hand(card)?;
                ensure(card.is_hero(), Illegal::NotAHero { card })
            }
            Choice::Done => Err(Illegal::MustChoose),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    pub(super) fn offer(&mut self, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::Member(slot) => self.offer_member(slot, sink),
            Choice::Card(card) => {
                self.discard_from_hand(seat, card, sink);
                self.tell(Event::HeroOffered { owner: seat, card, used: Used::EMPTY }, sink);
            }
            _ => return unchecked(choice),
        }
        self.done();
    }

    /// The active player's own hero is discarded to be borrowed.
    fn offer_member(&mut self, slot: Slot, sink: &mut impl Sink<Event>) {
        let hero = *self.table.party.at(slot);
        self.discard_member(slot, sink);
        self.tell(Event::HeroOffered { owner: hero.owner, card: hero.card, used: hero.used }, sink);
    }

    pub(super) fn advance_borrowing(&mut self) -> Progress {
        if self.table.offers.is_empty() { self.done() } else { Progress::Waits }
    }

    pub(super) fn borrowing_choices(&self, out: &mut Vec<Choice>) {
        out.extend(self.table.offers.iter().map(|offer| Choice::Borrow(offer.owner)));
        out.push(Choice::Done);
    }

    pub(super) fn check_borrowing(&self, choice: Choice) -> Check {
        match choice {
            Choice::Borrow(seat) => {
                let offered = self.table.offers.iter().any(|offer| offer.owner == seat);
                ensure(offered, Illegal::NothingOffered { seat })
            }
            Choice::Done => Ok(()),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    pub(super) fn borrow_hero(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        match choice {
            Choice::Borrow(owner) => {
                let offer = *self.table.offers.iter().find(|offer| offer.owner == owner).expect("checked");
                let (card, used) = (offer.card, offer.used);
                self.tell(Event::HeroBorrowed { seat, owner, card, used }, sink);
            }
            Choice::Done => self.tell(Event::NobodyBorrowed { seat }, sink),
            _ => return unchecked(choice),
        }
        self.done();
    }
}
