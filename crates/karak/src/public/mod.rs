//! Everything that lies open on the table. All players and spectators see it; nothing hidden is in it.

mod battle;
mod board;
mod player;

pub(crate) use battle::swords;
pub use battle::{Attack, Battle};
pub(crate) use board::Neighbours;
pub use board::{Hex, HexId, Hexes};
pub(crate) use player::{ARCHSTONE, HEALING, LARGE_STONE, SMALL_STONE, TURN_SLOTS};
pub use player::{MAX_GLORY, MAX_LIVES, Player, Turn};

use crate::components::{Components, MAX_HEXES, MAX_TILES, TileId};
use crate::content::{Hero, Item, Items, Monster, Unit};
use serde::Serialize;
use serde::ser::Serializer;
use table::patch::{self, Changes};
use table::{Ending, List, MAX_SEATS, Seat, patchable};

/// The Dark General's strength without praetorians (K-GEN-5), and the attack that drives one away (K-GEN-4).
pub const GENERAL: u8 = 10;

/// The open side of the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    /// The version of the rules it is played by.
    pub rules: u32,
    /// Played without Plague & Misery (K-SET-11).
    pub friendly: bool,
    /// The heroes' boards by seat.
    pub players: List<Player, MAX_SEATS>,
    /// The order of the draft, as far as it is known.
    pub draft: List<Seat, MAX_SEATS>,
    /// Whose turn it is.
    pub active: Seat,
    /// Who began.
    pub first: Seat,
    /// The round, from 1; 0 before the first turn.
    pub round: u16,
    /// What the running turn has used.
    pub turn: Turn,
    /// The hexes of the board, in the order in which they were laid; the Castle is the first.
    pub hexes: List<Hex, MAX_HEXES>,
    /// Tiles nobody but Darius may have seen, by [`TileId`]: those in the deck and in his hand.
    #[serde(serialize_with = "short")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub unseen: [u8; MAX_TILES],
    /// How many of them Darius holds.
    pub held: u8,
    /// Whether the top tile of the deck is one that Darius put back.
    pub returned: bool,
    /// The top tile of the deck when all have seen it.
    pub shown: Option<TileId>,
    /// The tile that is being laid.
    pub drawn: Option<TileId>,
    /// Tokens in the bag by [`Monster::index`].
    pub bag: [u8; Monster::ALL.len()],
    /// Tokens drawn and not placed yet.
    pub tokens: List<Monster, 3>,
    /// Tokens turned over by [`Monster::index`].
    pub defeated: [u8; Monster::ALL.len()],
    /// Amulets nobody has seen yet, as a mask of [`Item::index`].
    #[serde(with = "table::mask")]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub amulets: Items,
    /// Spells that left the game by [`Item::index`].
    pub spent: [u8; Item::ALL.len()],
    /// Unit dice in the supply by [`Unit::index`].
    pub supply: [u8; Unit::ALL.len()],
    /// Where the Dark General stands.
    pub general: Option<HexId>,
    /// His praetorians.
    pub praetorians: u8,
    /// Whose city has the Plague.
    pub plague: Option<Seat>,
    /// The battle being fought.
    pub battle: Option<Battle>,
    /// How the game ended.
    pub ending: Option<Ending>,
}

patchable!(Table {
    rules,
    friendly,
    players: each,
    draft: items,
    active,
    first,
    round,
    turn: fields,
    hexes: each,
    unseen: short_items,
    held,
    returned,
    shown,
    drawn,
    bag: items,
    tokens: items,
    defeated: items,
    amulets: mask,
    spent: items,
    supply: items,
    general,
    praetorians,
    plague,
    battle: optional,
    ending,
});

/// The counts up to the last that is not 0.
fn up_to_last(counts: &[u8]) -> &[u8] {
    let length = counts.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
    &counts[..length]
}

fn short<S: Serializer>(counts: &[u8; MAX_TILES], serializer: S) -> Result<S::Ok, S::Error> {
    up_to_last(counts).serialize(serializer)
}

fn short_items(old: &[u8], new: &[u8], to: &mut Changes) {
    patch::items(up_to_last(old), up_to_last(new), to);
}

impl Table {
    /// How many seats play.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// A player's board.
    ///
    /// # Panics
    /// When nobody sits there.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The hex where the active hero stands.
    pub fn here(&self) -> HexId {
        self.player(self.active).at
    }

    /// Whose hero this is.
    pub fn seat_of(&self, hero: Hero) -> Option<Seat> {
        let index = self.players.iter().position(|player| player.hero == Some(hero))?;
        Some(Seat::new(index as u8))
    }

    /// Whether the active player plays this hero.
    pub fn active_is(&self, hero: Hero) -> bool {
        self.player(self.active).hero == Some(hero)
    }

    /// Tiles in the deck (those in Darius's hand apart).
    pub fn deck_len(&self) -> u8 {
        self.unseen.iter().sum::<u8>() - self.held + u8::from(self.shown.is_some())
    }

    /// Whether tiles are left in the deck.
    pub fn deck_has_tiles(&self) -> bool {
        self.shown.is_some() || self.unseen.iter().fold(0, |any, &count| any | count) > 0
    }

    /// Tokens in the bag.
    pub fn bag_len(&self) -> u8 {
        self.bag.iter().sum()
    }

    /// Whether something must be fought on a hex.
    pub fn is_hostile(&self, hex: HexId) -> bool {
        self.hex(hex).has_army() || self.general == Some(hex)
    }

    /// The Dark General's strength as it stands (K-GEN-1, K-GEN-5).
    pub const fn general_strength(&self) -> u8 {
        GENERAL + self.praetorians
    }

    /// The attack of the battle being fought, as far as it is rolled (K-BAT-3).
    pub fn attack(&self) -> Option<Attack> {
        let battle = self.battle.as_ref()?;
        Some(Attack::new(battle.swords(), self.player(self.active).weapons(), battle.fireballs))
    }

    /// What must be beaten on a hex (K-BAT-1, K-GEN-1): nothing where no enemy stands.
    pub(crate) fn enemy_strength(&self, hex: HexId, figures: &Components) -> Option<u8> {
        if self.general == Some(hex) {
            return Some(self.general_strength());
        }
        let hex = self.hex(hex);
        hex.has_army().then(|| hex.armies().map(|army| figures.strength(army)).sum())
    }

    /// The slots of the running turn that are not used up; one whose action is still open counts (K-TURN-1).
    pub fn slots_left(&self) -> u8 {
        let used = self.turn.begun.saturating_sub(u8::from(self.turn.open));
        self.player(self.active).slots().saturating_sub(used)
    }
}
