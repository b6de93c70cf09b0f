//! What a deck can do: the hands it gives, and the attack, light and gold of each.
//!
//! Every hand is arranged as a sensible player would, by the engine itself: weapons are equipped, effects of the
//! Dungeon are used in every order, and what is best against the monster counts, reckoned by the same function the
//! engine fights with. Four things are left out, and so the figures are a lower bound for decks that have them:
//! cards that effects would draw, effects on the hall, heroes borrowed from others, and, unless [`Study::spend`]
//! says otherwise, effects that destroy a card of one's own other than Disease.

mod arrange;
mod deal;

use alloc::vec;
use alloc::vec::Vec;
pub use deal::{Dealt, DeckFault, Study};

use crate::card::CardId;
use crate::cards::GRUDGEBEAST;
use crate::explain::forecast;
use crate::public::Table;
use crate::ranks::{Hall, HallCard, Rank};
use crate::reckon::{can_be_attacked, reckon};
use alloc::collections::BTreeMap;
pub(crate) use arrange::{arrangements, preparations};
use table::Rng;

/// A monster in its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// The monster to be attacked.
    pub monster: CardId,
    /// Its rank, 1 to 3.
    pub rank: Rank,
}

/// How often each value comes; the counts are out of [`Distribution::hands`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Distribution {
    /// How many hands there are, all equally likely, or how many were drawn.
    pub hands: u128,
    /// Hands by value.
    pub counts: BTreeMap<i16, u128>,
}

impl Distribution {
    fn add(&mut self, value: i16, count: u128) {
        self.hands += count;
        *self.counts.entry(value).or_default() += count;
    }

    /// The mean value.
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.counts.iter().map(|(&value, &count)| f64::from(value) * count as f64).sum();
        sum / self.hands as f64
    }

    /// How likely a value is.
    pub fn share(&self, value: i16) -> f64 {
        self.counts.get(&value).map_or(0.0, |&count| count as f64 / self.hands as f64)
    }

    /// How likely at least so much is.
    pub fn at_least(&self, value: i16) -> f64 {
        self.counts.range(value..).map(|(_, &count)| count as f64).sum::<f64>() / self.hands as f64
    }
}

/// How the hands of a deck fare against one target.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Against {
    /// Hands that defeat it.
    pub wins: u128,
    /// The attack value after the light penalty and the monster's battle effects.
    pub values: Distribution,
}

/// What the hands of a deck can do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Prospects {
    /// Attack and magic attack together, in full light and against no monster in particular.
    pub attack: Distribution,
    /// The magic attack within it.
    pub magic: Distribution,
    /// Light, with the hand arranged for the most attack.
    pub light: Distribution,
    /// Gold to spend in the Village.
    pub gold: Distribution,
    /// Against each target, in the order asked for.
    pub against: Vec<Against>,
    /// How many hands were drawn at random; `None` when every hand was counted.
    pub sampled: Option<u32>,
}

impl Study {
    /// Counts every hand. The figures are exact.
    pub fn count(&self, rank: Rank, targets: &[Target]) -> Prospects {
        let mut prospects = Prospects::new(targets, None);
        self.each_hand(|hand, count| prospects.add(&self.judge(hand, rank, targets), count));
        prospects
    }

    /// Draws hands at random.
    pub fn sample(&self, rank: Rank, targets: &[Target], draws: u32, rng: &mut impl Rng) -> Prospects {
        let mut prospects = Prospects::new(targets, Some(draws));
        let mut known: BTreeMap<Vec<CardId>, Judged> = BTreeMap::new();
        for _ in 0..draws {
            let hand = self.draw(rng);
            let judged = known.entry(hand).or_insert_with_key(|hand| self.judge(hand, rank, targets));
            prospects.add(judged, 1);
        }
        prospects
    }

    /// What one hand can do at best: without a monster the rank only says who is near enough to attack.
    fn judge(&self, hand: &[CardId], rank: Rank, targets: &[Target]) -> Judged {
        let mut tables = arrangements(hand, self.spend);
        tables.iter_mut().for_each(|table| table.rules = self.rules);
        // A monster without attributes or battle effects, so that nothing is taken away but by the hand itself.
        let bare = |table: &Table| {
            let value = reckon(table, rank, GRUDGEBEAST);
            (value.attack_counted + value.magic_counted, value.magic_counted, i16::from(value.light))
        };
        let (attack, magic, light) = tables.iter().map(bare).max().unwrap_or_default();
        let gold = hand.iter().map(|card| i16::from(card.card().gold.unwrap_or(0))).sum();
        let against = targets.iter().map(|&target| best(&tables, target)).collect();
        Judged { attack, magic, light, gold, against }
    }
}

/// The best of all arrangements against a target: whether it wins, and its value. A monster that cannot be attacked
/// is worth nothing.
fn best(tables: &[Table], Target { monster, rank }: Target) -> (bool, i16) {
    let value = |table: &Table| {
        let mut table = table.clone();
        table.hall = Hall::default();
        table.hall[rank.index()] = Some(HallCard::new(monster));
        if !can_be_attacked(&table, rank) {
            return (false, 0);
        }
        forecast(&table, rank).map_or((false, 0), |value| (value.wins, value.total))
    };
    tables.iter().map(value).max().unwrap_or((false, 0))
}

/// What one hand can do.
struct Judged {
    attack: i16,
    magic: i16,
    light: i16,
    gold: i16,
    against: Vec<(bool, i16)>,
}

impl Prospects {
    fn new(targets: &[Target], sampled: Option<u32>) -> Prospects {
        Prospects { against: vec![Against::default(); targets.len()], sampled, ..Prospects::default() }
    }

    fn add(&mut self, hand: &Judged, count: u128) {
        self.attack.add(hand.attack, count);
        self.magic.add(hand.magic, count);
        self.light.add(hand.light, count);
        self.gold.add(hand.gold, count);
        for (against, &(wins, value)) in self.against.iter_mut().zip(&hand.against) {
            against.wins += if wins { count } else { 0 };
            against.values.add(value, count);
        }
    }

    /// How many hands there are, or were drawn.
    pub fn hands(&self) -> u128 {
        self.attack.hands
    }

    /// The 95 % interval around a share of drawn hands (Wilson's, so that a share of 0 or 1 is not taken as certain);
    /// `None` when every hand was counted.
    pub fn interval(&self, share: f64) -> Option<(f64, f64)> {
        let (draws, z) = (f64::from(self.sampled?), 1.96f64);
        let (middle, width) = (share + z * z / (2.0 * draws), share * (1.0 - share) / draws);
        let half = z * libm::sqrt(width + z * z / (4.0 * draws * draws));
        let whole = 1.0 + z * z / draws;
        Some((((middle - half) / whole).max(0.0), ((middle + half) / whole).min(1.0)))
    }

    /// The most that a share of drawn hands may be off, with 95 % certainty; 0 when every hand was counted.
    pub fn error(&self) -> f64 {
        self.interval(0.5).map_or(0.0, |(low, high)| (high - low) / 2.0)
    }
}

#[cfg(test)]
mod tests;
