//! Hands, decks and discard piles, as far as all see them.

use crate::card::CardId;
use crate::party::Member;
use crate::public::{Bag, Place, Player, Table};
use table::Seat;

impl Table {
    pub(super) fn draw_into_party(&mut self, seat: Seat, card: CardId) {
        self.player_mut(seat).pool.remove(card);
        self.party.add(Member::new(card, seat));
    }

    pub(super) fn destroy_from_hand(&mut self, seat: Seat, card: CardId) {
        self.player_mut(seat).leave_hand(card);
        self.destroy(card);
    }

    pub(super) fn reveal_hand(&mut self, seat: Seat, place: Place, cards: &[CardId]) {
        self.turn.place = Some(place);
        for &card in cards {
            self.player_mut(seat).leave_hand(card);
            self.party.add(Member::new(card, seat));
        }
    }

    pub(super) fn reveal_card(&mut self, seat: Seat, card: CardId) {
        self.player_mut(seat).pool.remove(card);
        self.revealed.insert_sorted(card);
    }

    pub(super) fn destroy_revealed(&mut self, card: CardId) {
        self.revealed.take(card);
        self.destroy(card);
    }

    pub(super) fn discard_revealed(&mut self, seat: Seat) {
        let cards = core::mem::take(&mut self.revealed);
        cards.iter().for_each(|&card| self.player_mut(seat).discard.add(card));
    }
}

impl Player {
    pub(super) fn discard_from_hand(&mut self, card: CardId) {
        self.leave_hand(card);
        self.discard.add(card);
    }

    /// A card leaves the hidden hand, seen by all.
    fn leave_hand(&mut self, card: CardId) {
        self.pool.remove(card);
        self.hand -= 1;
        self.certain.take(card);
    }

    /// The deck has run out: what is left face down is the hand, and all know it. Then the discard pile
    /// becomes the deck.
    pub(super) fn reshuffle(&mut self) {
        self.certain.clear();
        for (card, n) in self.pool.kinds() {
            (0..n).for_each(|_| self.certain.push(card));
        }
        let discard = core::mem::replace(&mut self.discard, Bag::EMPTY);
        self.pool.add_all(&discard);
    }
}
