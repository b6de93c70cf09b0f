//! What a seat cannot know, redrawn: the hands of the others, as far as they are not certain.

use crate::Thunderstone;
use crate::card::CardId;
use crate::public::Bag;
use crate::public::Hand;
use crate::state::Decision;
use table::random::below_u64;
use table::{Rng, Seat};

impl Thunderstone {
    /// Deals the hands of the others again from their face-down cards; what is certain stays.
    pub(crate) fn deal_hands_anew(&mut self, observer: Seat, rng: &mut impl Rng) {
        for seat in Seat::all(self.table.seats).filter(|&seat| seat != observer) {
            self.hands[seat.index()] = self.dealt_anew(seat, rng);
        }
    }

    /// Whether all know that there is a hero in the hidden hand: a seat without one is never asked for a hero, it
    /// shows its hand.
    fn has_hero_for_certain(&self, seat: Seat) -> bool {
        let asked = matches!(self.decision(), Some(Decision::OfferHero { seat: asked, .. }) if asked == seat);
        asked && seat != self.table.active
    }

    /// A hand as a stranger could imagine it: the certain cards, and others from the face-down cards.
    fn dealt_anew(&self, seat: Seat, rng: &mut impl Rng) -> Hand {
        let player = self.table.player(seat);
        let mut hand = player.certain;
        let mut rest = player.pool;
        hand.iter().for_each(|&card| _ = rest.remove(card));
        let mut needs_hero = self.has_hero_for_certain(seat) && !hand.iter().any(|card| card.is_hero());
        while hand.len() < usize::from(player.hand) {
            let more = usize::from(player.hand) - hand.len();
            let card = if needs_hero { next_before_hero(&rest, more, rng) } else { rest.sample(rng) };
            let card = card.expect("the face-down cards are at least as many as the hand");
            needs_hero &= !card.is_hero();
            rest.remove(card);
            hand.insert_sorted(card);
        }
        hand
    }
}

/// The first of so many cards dealt from a pile, given that there is a hero among them. `None` when that cannot be.
fn next_before_hero(pile: &Bag, cards: usize, rng: &mut impl Rng) -> Option<CardId> {
    let total = deals_with_hero(pile, cards).map(|(_, deals)| deals).sum();
    if total == 0 {
        return None;
    }
    let mut left = below_u64(rng, total);
    for (card, deals) in deals_with_hero(pile, cards) {
        match left.checked_sub(deals) {
            Some(rest) => left = rest,
            None => return Some(card),
        }
    }
    None
}

/// Each kind of card in a pile, and how many deals of so many cards that have a hero begin with it.
fn deals_with_hero(pile: &Bag, cards: usize) -> impl Iterator<Item = (CardId, u64)> {
    let heroes: u64 = pile.kinds().filter(|(card, _)| card.is_hero()).map(|(_, n)| u64::from(n)).sum();
    let others = u64::from(pile.total()).saturating_sub(1);
    let after = cards.saturating_sub(1);
    let any = deals(others, after);
    let with_hero = any - deals(others.saturating_sub(heroes), after);
    pile.kinds().map(move |(card, n)| (card, u64::from(n) * if card.is_hero() { any } else { with_hero }))
}

/// In how many ways so many cards can be dealt from a pile, in order.
fn deals(pile: u64, cards: usize) -> u64 {
    (0..cards as u64).map(|dealt| pile.saturating_sub(dealt)).product()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{DAGGER, MILITIA, SELURIN_THEURGE, TORCH};
    use alloc::collections::BTreeMap;

    fn pile() -> Bag {
        let mut pile = Bag::EMPTY;
        for (card, n) in [(MILITIA, 1), (DAGGER, 3), (TORCH, 2), (SELURIN_THEURGE, 1)] {
            pile.add_many(card, n);
        }
        pile
    }

    /// Counts the deals of a hand with a hero in it, card by card.
    fn counted(
        pile: &Bag,
        cards: usize,
        hand: &mut Vec<CardId>,
        found: &mut BTreeMap<Vec<CardId>, u64>,
        ways: u64,
    ) {
        if cards == 0 {
            let mut sorted = hand.clone();
            sorted.sort();
            if sorted.iter().any(|card| card.is_hero()) {
                *found.entry(sorted).or_default() += ways;
            }
            return;
        }
        for (card, n) in pile.kinds() {
            let mut rest = *pile;
            rest.remove(card);
            hand.push(card);
            counted(&rest, cards - 1, hand, found, ways * u64::from(n));
            hand.pop();
        }
    }

    /// Follows the weights card by card: the share of `whole` that each hand gets.
    fn shared(
        pile: &Bag,
        cards: usize,
        hand: &mut Vec<CardId>,
        found: &mut BTreeMap<Vec<CardId>, u64>,
        share: u64,
    ) {
        if cards == 0 {
            let mut sorted = hand.clone();
            sorted.sort();
            *found.entry(sorted).or_default() += share;
            return;
        }
        let needs_hero = !hand.iter().any(|card| card.is_hero());
        let plain = || pile.kinds().map(|(card, n)| (card, u64::from(n))).collect::<Vec<_>>();
        let weights = if needs_hero { deals_with_hero(pile, cards).collect() } else { plain() };
        let total: u64 = weights.iter().map(|(_, weight)| weight).sum();
        for (card, weight) in weights.into_iter().filter(|(_, weight)| *weight > 0) {
            assert_eq!(share * weight % total, 0, "the shares are whole numbers");
            let mut rest = *pile;
            rest.remove(card);
            hand.push(card);
            shared(&rest, cards - 1, hand, found, share * weight / total);
            hand.pop();
        }
    }

    #[test]
    fn every_hand_with_a_hero_is_as_likely_as_among_all_deals() {
        for cards in 1..=5 {
            let (mut real, mut drawn) = (BTreeMap::new(), BTreeMap::new());
            counted(&pile(), cards, &mut Vec::new(), &mut real, 1);
            let whole = real.values().sum();
            shared(&pile(), cards, &mut Vec::new(), &mut drawn, whole);
            assert_eq!(drawn, real, "{cards} cards");
        }
    }

    #[test]
    fn a_pile_without_a_hero_deals_none() {
        let mut pile = Bag::EMPTY;
        pile.add_many(DAGGER, 3);
        assert_eq!(deals_with_hero(&pile, 2).map(|(_, deals)| deals).sum::<u64>(), 0);
    }
}
