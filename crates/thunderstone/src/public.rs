//! Everything all may see: the table. It changes only by events, through [`Table::fold`](crate::Table::fold).
//!
//! What is hidden is little: how each player's face-down cards are split between hand and deck. Which cards
//! these are together is known to all, because every card came and went face up.

use crate::card::{CARD_COUNT, CardId, Family, Group, Groups, Used};
use crate::cards::{DAGGER, DISEASE, FIRST_MONSTER, IRON_RATIONS, MILITIA, STONE_OF_MYSTERY, TORCH};
use crate::party::{Mark, Party};
#[cfg(feature = "ts")]
use crate::ranks::Standing;
use crate::ranks::{Hall, HallCard, Rank};
use crate::setup::Solo;
use serde::{Deserialize, Serialize};
use table::patch::{self, Changes};
use table::{List, MAX_SEATS, Seat, patchable};

/// A shuffled pile: how many cards of each kind, in no order (law 3).
pub type Bag = table::Bag<CardId, { CARD_COUNT.next_multiple_of(8) }>;

/// How many cards a player draws at the end of a turn.
pub const HAND: usize = 6;
/// A hand that is not revealed, in the order of the card table.
pub type Hand = List<CardId, HAND>;
/// The most cards with spoils in one battle.
pub const SPOILS: usize = if cfg!(feature = "reshaped") { 17 } else { 12 };
/// How many kinds of card can be for sale.
pub const FOR_SALE: usize = FIRST_MONSTER.index();
/// The Diseases one player may have. The pile is endless (T-DECK-2); this bound is far beyond any real game.
pub const DISEASE_LIMIT: u8 = 120;

/// A game in which no card has come into the hall for so many turns ends (T-END-4). The rulebook has no such
/// end, but without it a hall of Blink Dogs before players without light would last for ever.
pub const QUIET_LIMIT: u8 = 100;
/// The most turns of one player; then the game ends likewise (T-END-4).
pub const TURN_LIMIT: u16 = 400;

/// The stacks that are in every Village.
pub(crate) const BASIC_STACKS: [CardId; 4] = [MILITIA, DAGGER, IRON_RATIONS, TORCH];

/// Where a turn is spent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Visit the Village.
    Village,
    /// Enter the Dungeon.
    Dungeon,
    /// Rest.
    Rest,
}

/// A turn of the solo variant, seen from now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum CalmTurn {
    /// This one.
    This,
    /// The one after it.
    Next,
}

impl table::Member for CalmTurn {
    const COUNT: usize = 2;

    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Option<CalmTurn> {
        [CalmTurn::This, CalmTurn::Next].get(index).copied()
    }
}

/// The turns at whose end the solo dungeon does not advance.
pub type Calm = table::Set<CalmTurn, u8>;

/// What all may know of a player's cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// The face-down cards, hand and deck together.
    pub pool: Bag,
    /// The discard pile; it lies face up.
    pub discard: Bag,
    /// How many of the face-down cards are in the hand.
    pub hand: u8,
    /// Cards that are certainly in the hand: it was shown, or the deck ran out while it was drawn.
    pub certain: Hand,
    /// Experience.
    pub experience: u16,
}

patchable!(Player { pool: counts, discard: counts, hand, certain: items, experience });

/// The dungeon deck. Nobody knows its order, so it has none (law 3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dungeon {
    /// The monsters nobody has seen yet.
    pub unseen: Bag,
    /// How many of them lie above the last eleven cards.
    pub above: u8,
    /// Whether the Thunderstone lies among the unseen cards.
    pub stone: bool,
    /// The cards put under the deck, the first to come first.
    pub under: List<CardId, 80>,
}

patchable!(Dungeon { unseen: counts, above, stone, under: items });

impl Dungeon {
    /// How many cards the deck has.
    pub fn len(&self) -> usize {
        usize::from(self.unseen.total()) + usize::from(self.stone) + self.under.len()
    }

    /// Whether the deck is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the next card is known: only cards that were put under are left.
    pub fn next_known(&self) -> Option<CardId> {
        (self.unseen.is_empty() && !self.stone).then(|| self.under.first().copied()).flatten()
    }
}

/// A hero that a player discarded for the Theurge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// Whose hero it is.
    pub owner: Seat,
    /// The hero that was discarded.
    pub card: CardId,
    /// Which of its abilities were used this turn already.
    #[serde(serialize_with = "table::mask::serialize")]
    #[cfg_attr(feature = "ts", ts(as = "u8"))]
    pub used: Used,
}

impl Default for Offer {
    fn default() -> Offer {
        Offer { owner: Seat::new(0), card: MILITIA, used: Used::EMPTY }
    }
}

/// What counts in the battle being fought, beyond the party.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Battle {
    /// The rank of the monster attacked.
    pub rank: Rank,
    /// What every hero's strength loses, negative.
    pub strength: i8,
    /// Attack for every hero with an equipped weapon.
    pub armed: i8,
    /// Diseases taken from attack.
    pub ailing_attack: u8,
    /// Diseases taken from magic attack.
    pub ailing_magic: u8,
    /// Diseases that found neither kind to take from.
    pub ailing_nothing: u8,
}

patchable!(Battle { rank, strength, armed, ailing_attack, ailing_magic, ailing_nothing });

/// What counts until the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// Where the turn is spent, once chosen.
    pub place: Option<Place>,
    /// Gold from effects.
    pub gold: u8,
    /// Gold spent.
    pub spent: u8,
    /// Purchases left.
    pub purchases: u8,
    /// Strength for all heroes.
    pub strength: i8,
    /// Attack for all heroes.
    pub attack: i8,
    /// Whether the attack of heroes with an equipped weapon is magic attack.
    pub armed_into_magic: bool,
    /// Whether weapons weigh nothing.
    pub weightless: bool,
    /// The battle, once a target is chosen.
    pub battle: Option<Battle>,
    /// The cards whose spoils are still to be taken.
    pub spoils: List<CardId, SPOILS>,
}

patchable!(Turn {
    place,
    gold,
    spent,
    purchases,
    strength,
    attack,
    armed_into_magic,
    weightless,
    battle: optional,
    spoils: items,
});

/// Everything all may see.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    /// The version of the rules it is played by.
    pub rules: u32,
    /// How many play.
    pub seats: u8,
    /// The solo variant and its difficulty.
    pub solo: Option<Solo>,
    /// Whose turn it is.
    pub active: Seat,
    /// What all know of each player's cards.
    pub players: [Player; MAX_SEATS],
    /// The dungeon deck.
    pub dungeon: Dungeon,
    /// The hall, rank 1 first.
    #[cfg_attr(feature = "ts", ts(as = "[Option<Standing>; 3]"))]
    pub hall: Hall,
    /// How many monster groups there are to be.
    pub groups_wanted: u8,
    /// The monster groups.
    pub groups: Groups,
    /// The hero families.
    pub families: [Option<Family>; 4],
    /// The village cards.
    pub village: List<CardId, 8>,
    /// How many of each card are for sale or to be levelled up to.
    #[serde(serialize_with = "stock_by_card")]
    #[cfg_attr(feature = "ts", ts(as = "alloc::collections::BTreeMap<CardId, u8>"))]
    pub stock: [u8; FOR_SALE],
    /// The destroyed cards.
    pub destroyed: Bag,
    /// The monsters the village lost to, in the solo variant.
    pub escaped: Bag,
    /// In the solo variant: the turns at whose end the dungeon does not advance.
    #[serde(serialize_with = "table::mask::serialize")]
    #[cfg_attr(feature = "ts", ts(as = "u8"))]
    pub calm: Calm,
    /// The active player's revealed hand.
    pub party: Party,
    /// What counts until the end of the turn.
    pub turn: Turn,
    /// Cards revealed from the deck.
    pub revealed: Hand,
    /// Heroes discarded for the Theurge.
    pub offers: List<Offer, MAX_SEATS>,
    /// How many turns have begun.
    pub turns: u16,
    /// How many turns in a row no card has come into the hall.
    pub quiet: u8,
    /// Who took the Thunderstone.
    pub taker: Option<Seat>,
    /// Whether the game is over.
    pub over: bool,
}

patchable!(Table {
    rules,
    seats,
    solo,
    active,
    players: each,
    dungeon: fields,
    hall: fields,
    groups_wanted,
    groups,
    families: items,
    village: items,
    stock: stock_changes,
    destroyed: counts,
    escaped: counts,
    calm: mask,
    party: fields,
    turn: fields,
    revealed: items,
    offers,
    turns,
    quiet,
    taker,
    over,
});

fn stock_changes(old: &[u8], new: &[u8], to: &mut Changes) {
    patch::counts_by_kind::<CardId>(old, new, to);
}

fn stock_by_card<S: serde::Serializer>(stock: &[u8; FOR_SALE], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(CardId::all().zip(stock).filter(|&(_, &n)| n > 0))
}

impl Table {
    /// What all know of a player's cards.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The card in a rank.
    #[inline]
    pub fn in_rank(&self, rank: Rank) -> Option<HallCard> {
        self.hall[rank.index()]
    }

    /// The monster in a rank; the Thunderstone does not count as one (T-END-3).
    #[inline]
    pub fn monster(&self, rank: Rank) -> Option<CardId> {
        self.in_rank(rank).map(|there| there.card).filter(|&card| card != STONE_OF_MYSTERY)
    }

    /// Whether the group is in the game.
    pub fn has_group(&self, group: Group) -> bool {
        self.groups.contains(group)
    }

    /// The card on top of the stack this card belongs to, when it is for sale at all.
    #[inline]
    pub fn top_of_stack(&self, card: CardId) -> Option<CardId> {
        use crate::card::Kind;
        card.card().cost?;
        match card.card().kind {
            Kind::Hero { family, .. } => {
                family.heroes().into_iter().find(|hero| self.stock[hero.index()] > 0)
            }
            _ => (self.stock[card.index()] > 0).then_some(card),
        }
    }

    /// The cards on top of the stacks, Militia first.
    pub fn on_sale(&self) -> List<CardId, 16> {
        let heroes = self.families.iter().flatten().map(|family| family.hero(1));
        let stacks = BASIC_STACKS.into_iter().chain(heroes);
        stacks.chain(self.village.iter().copied()).filter_map(|card| self.top_of_stack(card)).collect()
    }

    /// Gold of the active player's own revealed cards that are still there (T-VIL-2, T-SPOIL-1).
    pub fn printed_gold(&self) -> u8 {
        let own = self.party.iter().filter(|(_, m)| m.in_hand());
        own.map(|(_, member)| member.card.card().gold.unwrap_or(0)).sum()
    }

    /// Gold left for purchases in the Village.
    pub fn gold_left(&self) -> u8 {
        self.printed_gold().saturating_add(self.turn.gold).saturating_sub(self.turn.spent)
    }

    /// How many Diseases a player has.
    pub fn diseases(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let in_party = self.party.count(|m| m.card == DISEASE && m.owner == seat);
        player.pool.count(DISEASE) + player.discard.count(DISEASE) + in_party
    }

    /// The cards that count for a player at the end, kind by kind; a kind may come several times (T-END-2).
    #[inline]
    pub fn own_cards(&self, seat: Seat) -> impl Iterator<Item = (CardId, u8)> {
        let player = self.player(seat);
        let revealed = self.party.iter().filter(move |(_, m)| m.owner == seat && !m.has(Mark::Thrown));
        let from_deck = self.revealed.iter().filter(move |_| seat == self.active);
        let piles = [&player.pool, &player.discard].into_iter().flat_map(Bag::kinds);
        piles.chain(revealed.map(|(_, member)| (member.card, 1))).chain(from_deck.map(|&card| (card, 1)))
    }

    /// A player's victory points (T-END-2).
    pub fn victory_points(&self, seat: Seat) -> u16 {
        points(self.own_cards(seat))
    }

    /// The victory points of the monsters the village lost to, in the solo variant.
    pub fn village_points(&self) -> u16 {
        points(self.escaped.kinds())
    }
}

/// The victory points of cards.
pub(crate) fn points(cards: impl Iterator<Item = (CardId, u8)>) -> u16 {
    cards.map(|(card, n)| u16::from(card.card().victory_points) * u16::from(n)).sum()
}
