//! The frame of a turn: its beginning, where it is spent, its end, and the cards that are drawn.

use super::members::kinds;
use super::{Check, ensure, unchecked};
use crate::Thunderstone;
use crate::choice::Choice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::public::{CalmTurn, HAND, Place, QUIET_LIMIT, TURN_LIMIT};
use crate::state::{Decision, Drawing, Step};
use alloc::vec::Vec;
use table::{Progress, Seat, Sink};

impl Thunderstone {
    pub(super) fn advance_choosing(&mut self) -> Progress {
        if self.next_component().is_some() { Progress::Waits } else { self.done() }
    }

    pub(super) fn advance_starter(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        if self.table.seats > 1 {
            return Progress::Waits;
        }
        self.tell(Event::StartingPlayerChosen { seat: Seat::new(0) }, sink);
        self.done()
    }

    pub(super) fn pass(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        self.begin_turn(self.table.active.next(self.table.seats), sink)
    }

    pub(super) fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Progress {
        self.agenda.clear();
        if self.table.quiet >= QUIET_LIMIT || self.table.turns >= TURN_LIMIT * u16::from(self.table.seats) {
            self.next(Step::Pass);
            self.tell(Event::Stalled, sink);
            self.tell(Event::GameEnded, sink);
            return Progress::Moved;
        }
        self.tell(Event::TurnBegan { seat }, sink);
        self.next(Step::Pass);
        self.next(Step::EndTurn);
        self.next(Decision::Place);
        Progress::Moved
    }

    pub(super) fn place_choices(&self, out: &mut Vec<Choice>) {
        let places = [Place::Village, Place::Dungeon, Place::Rest].into_iter();
        out.extend(places.filter(|&place| self.check_place(place).is_ok()).map(Choice::Go));
    }

    pub(super) fn check_going(&self, choice: Choice) -> Check {
        match choice {
            Choice::Go(place) => self.check_place(place),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    /// Whether the turn may be spent there (T-DUN-2).
    pub(crate) fn check_place(&self, place: Place) -> Check {
        let no_target = self.table.needs_a_target() && self.ranks(|_| true).next().is_none();
        ensure(place != Place::Dungeon || !no_target, Illegal::EmptyHall)
    }

    pub(super) fn choose_place(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::Go(place) => self.go(place, sink),
            _ => unchecked(choice),
        }
    }

    /// The turn's place is chosen: rest, or reveal the hand and prepare.
    pub(crate) fn go(&mut self, place: Place, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        if place == Place::Rest {
            self.tell(Event::Rested { seat }, sink);
            self.replace(Decision::Rest);
        } else {
            let cards = core::mem::take(&mut self.hands[seat.index()]);
            self.tell(Event::Revealed { seat, place, cards }, sink);
            self.replace(Decision::Prepare);
        }
    }

    pub(super) fn advance_rest(&mut self) -> Progress {
        if self.hands[self.table.active.index()].is_empty() { self.done() } else { Progress::Waits }
    }

    pub(super) fn rest_choices(&self, out: &mut Vec<Choice>) {
        kinds(&self.hands[self.table.active.index()], |_| true, out);
        out.push(Choice::Done);
    }

    pub(super) fn check_rest(&self, choice: Choice) -> Check {
        match choice {
            Choice::Card(card) => self.check_in_hand(card),
            Choice::Done => Ok(()),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    pub(super) fn rest(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        if let Choice::Card(card) = choice {
            let seat = self.table.active;
            self.hands[seat.index()].take(card);
            self.tell(Event::HandCardDestroyed { seat, card }, sink);
        }
        self.done();
    }

    /// Discard everything, draw six; alone, the dungeon advances (T-VIL-5).
    pub(super) fn end_turn(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let seat = self.table.active;
        if self.table.turn.place == Some(Place::Rest) {
            let cards = core::mem::take(&mut self.hands[seat.index()]);
            self.tell(Event::HandDiscarded { seat, cards }, sink);
        } else {
            self.tell(Event::PartyDiscarded { seat }, sink);
        }
        self.done();
        if self.table.solo.is_some() && !self.table.calm.contains(CalmTurn::This) {
            self.next(Step::Advance);
        }
        self.next(Drawing::Deal { seat, cards: HAND as u8 });
        Progress::Moved
    }

    /// The cards of a player's deck: the face-down cards that are not in the hand.
    pub(crate) fn deck_size(&self, seat: Seat) -> u16 {
        let player = self.table.player(seat);
        player.pool.total() - u16::from(player.hand)
    }

    /// Makes sure that a card can be drawn, while one is still to come: an empty deck is rebuilt from the discard pile
    /// (T-DECK-1).
    pub(super) fn ready_deck(&mut self, seat: Seat, cards: u8, sink: &mut impl Sink<Event>) -> Progress {
        if cards == 0 {
            return self.done();
        }
        if self.deck_size(seat) > 0 {
            return Progress::Waits;
        }
        if self.table.player(seat).discard.is_empty() {
            return self.done();
        }
        self.tell(Event::Reshuffled { seat }, sink);
        Progress::Moved
    }

    pub(super) fn advance_drawing_in(&mut self, cards: u8, sink: &mut impl Sink<Event>) -> Progress {
        match self.table.party.is_full() {
            true => self.done(),
            false => self.ready_deck(self.table.active, cards, sink),
        }
    }
}
