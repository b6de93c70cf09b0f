//! Hands out of a deck: all of them, each with how often it comes, or one drawn at random.

use crate::Thunderstone;
use crate::card::CardId;
use crate::cards::DISEASE;
use crate::public::Bag;
use crate::public::{DISEASE_LIMIT, HAND};
use crate::setup::STARTING_DECK;
use alloc::vec;
use alloc::vec::Vec;
use table::{Game, Rng};

/// The most cards a hand may have here.
const MOST: u8 = 10;

/// A deck whose hands are studied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Study {
    deck: Bag,
    hand: u8,
    /// Whether effects are used that destroy a card of one's own: food eaten for attack, weapons thrown.
    pub spend: bool,
    /// The version of the rules the hands fight by: the newest, unless said otherwise.
    pub rules: u32,
}

/// Why a deck cannot be studied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DeckFault {
    /// The hand is empty or too large.
    #[error("a hand has 1 to {most} cards")]
    WrongHand {
        /// The largest hand that can be studied.
        most: u8,
    },
    /// The deck does not fill a hand.
    #[error("{cards} cards do not fill a hand of {hand}")]
    TooFew {
        /// Cards in the deck.
        cards: u16,
        /// Cards in a hand.
        hand: u8,
    },
    /// There are not so many of the card in the box.
    #[error("there are only {most} of {}", card.card().id)]
    TooMany {
        /// The card that there is too much of.
        card: CardId,
        /// How many there are.
        most: u8,
    },
}

/// How many different hands a deck gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dealt {
    /// Hands that differ in their cards.
    pub different: u128,
    /// Hands in all, equal cards told apart.
    pub all: u128,
}

impl Study {
    /// A deck of these cards, drawn in hands of so many.
    ///
    /// # Errors
    /// Why the deck cannot be studied: cards that the box does not hold, or a hand that it does not fill.
    ///
    /// ```
    /// use emberhall_thunderstone::hands::{DeckFault, Study};
    /// use emberhall_thunderstone::{CardId, Rank};
    ///
    /// let torch = CardId::named("torch").expect("there are torches");
    /// let study = Study::new(&[(torch, 8)], 6)?;
    /// assert_eq!(study.count(Rank::First, &[]).light.mean(), 6.0 * f64::from(torch.card().light));
    /// let fault = Study::new(&[(torch, 3)], 6).unwrap_err();
    /// assert_eq!(fault, DeckFault::TooFew { cards: 3, hand: 6 });
    /// assert_eq!(fault.to_string(), "3 cards do not fill a hand of 6");
    /// # Ok::<(), DeckFault>(())
    /// ```
    pub fn new(cards: &[(CardId, u16)], hand: u8) -> Result<Study, DeckFault> {
        let mut deck = Bag::EMPTY;
        for &(card, count) in cards {
            let most = if card == DISEASE { DISEASE_LIMIT } else { card.card().copies };
            let room = most - deck.count(card);
            let fits = u8::try_from(count).ok().filter(|&n| n <= room);
            deck.add_many(card, fits.ok_or(DeckFault::TooMany { card, most })?);
        }
        if !(1..=MOST).contains(&hand) {
            return Err(DeckFault::WrongHand { most: MOST });
        }
        if deck.total() < u16::from(hand) {
            return Err(DeckFault::TooFew { cards: deck.total(), hand });
        }
        Ok(Study { deck, hand, spend: false, rules: Thunderstone::RULES_VERSION })
    }

    /// The deck every player begins with (T-SET-5).
    #[expect(clippy::missing_panics_doc, reason = "the starting deck fills a hand")]
    pub fn starting() -> Study {
        let cards = STARTING_DECK.map(|(card, n)| (card, u16::from(n)));
        Study::new(&cards, HAND as u8).expect("the starting deck fills a hand")
    }

    /// The cards, each with its count.
    pub fn cards(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        self.deck.kinds()
    }

    /// How many cards a hand has.
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// How many hands there are.
    pub fn dealt(&self) -> Dealt {
        // Different hands by size, one kind of card after another.
        let mut different = vec![0u128; usize::from(self.hand) + 1];
        different[0] = 1;
        for (_, count) in self.cards() {
            different = (0..different.len())
                .map(|size| (0..=size.min(usize::from(count))).map(|n| different[size - n]).sum())
                .collect();
        }
        let all = choose(u128::from(self.deck.total()), u128::from(self.hand));
        Dealt { different: different[usize::from(self.hand)], all }
    }

    /// Every hand once, with how many of all hands look like it.
    pub(super) fn each_hand(&self, mut visit: impl FnMut(&[CardId], u128)) {
        let kinds: Vec<(CardId, u8)> = self.cards().collect();
        deal(&kinds, usize::from(self.hand), &mut Vec::new(), 1, &mut visit);
    }

    /// One hand, sorted, drawn at random.
    pub(super) fn draw(&self, rng: &mut impl Rng) -> Vec<CardId> {
        let mut deck = self.deck;
        let mut hand = Vec::with_capacity(usize::from(self.hand));
        for _ in 0..self.hand {
            let card = deck.sample(rng).expect("the deck fills a hand");
            deck.remove(card);
            hand.push(card);
        }
        hand.sort_unstable();
        hand
    }
}

fn deal(
    kinds: &[(CardId, u8)],
    left: usize,
    hand: &mut Vec<CardId>,
    ways: u128,
    visit: &mut impl FnMut(&[CardId], u128),
) {
    let Some((&(card, count), rest)) = kinds.split_first() else {
        if left == 0 {
            visit(hand, ways);
        }
        return;
    };
    for n in 0..=left.min(usize::from(count)) {
        hand.extend(core::iter::repeat_n(card, n));
        deal(rest, left - n, hand, ways * choose(u128::from(count), n as u128), visit);
        hand.truncate(hand.len() - n);
    }
}

/// In how many ways k of n can be chosen.
fn choose(n: u128, k: u128) -> u128 {
    (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1))
}
