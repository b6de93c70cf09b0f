//! Everything that lies open on the table. All players and spectators see it; nothing hidden is in it.

use crate::choice::Faces;
use crate::components::{Components, MAX_HEXES, MAX_TILES, TileId};
use crate::content::{Building, Hero, Item, ItemKind, Land, Monster, Resources, Unit};
use crate::hex::{Pos, Side};
use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};
use table::{Ending, List, MAX_SEATS, Seat};

/// The most lives a hero has.
pub const MAX_LIVES: u8 = 5;
/// The most lives a healing gives back (K-HEAL-1).
pub const HEALING: u8 = 2;
/// The Dark General's strength without praetorians (K-GEN-5), and the attack that drives one away (K-GEN-4).
pub const GENERAL: u8 = 10;
/// The highest level of glory.
pub const MAX_GLORY: u8 = 10;
/// The slots of every turn (K-TURN-1).
pub const TURN_SLOTS: u8 = 2;
/// What a small Soul Stone counts, in half points (K-END-1).
pub const SMALL_STONE: i16 = 2;
/// What a large Soul Stone counts, in half points (K-END-1).
pub const LARGE_STONE: i16 = 4;
/// What the Archstone counts, in half points (K-END-1).
pub const ARCHSTONE: i16 = 9;

/// A laid hex: an index into [`Table::hexes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct HexId(pub u8);

impl HexId {
    /// Karak Castle.
    pub const CASTLE: HexId = HexId(0);
    /// The hex as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The hex's bit in a set of hexes.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// The neighbours of a hex by side; 255 where none is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Neighbours([u8; 6]);

impl Default for Neighbours {
    fn default() -> Neighbours {
        Neighbours::NONE
    }
}

impl Neighbours {
    const UNLAID: u8 = u8::MAX;
    pub(crate) const NONE: Neighbours = Neighbours([Self::UNLAID; 6]);

    pub(crate) const fn get(self, side: Side) -> Option<HexId> {
        match self.0[side.index()] {
            Self::UNLAID => None,
            hex => Some(HexId(hex)),
        }
    }

    pub(crate) fn set(&mut self, side: Side, hex: HexId) {
        self.0[side.index()] = hex.0;
    }
}

/// A hex on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hex {
    /// Where it lies.
    pub at: Pos,
    /// What it is.
    pub land: Land,
    /// The tile it is, or none for the start piece.
    pub tile: Option<TileId>,
    /// How the tile was turned.
    pub rotation: u8,
    /// Its chasms that count, as a mask of sides.
    pub chasms: u8,
    /// The monster armies on it.
    pub armies: [Option<Monster>; 2],
    /// The items lying on it, by [`Item::index`].
    pub items: [u8; Item::ALL.len()],
    /// Whose city stands on it.
    pub city: Option<Seat>,
    #[serde(skip)]
    pub(crate) neighbours: Neighbours,
}

impl Hex {
    /// The monster armies on it.
    pub fn armies(&self) -> impl Iterator<Item = Monster> + Clone {
        self.armies.into_iter().flatten()
    }

    /// Whether a monster army stands on it.
    pub fn has_army(&self) -> bool {
        self.armies[0].is_some()
    }

    /// Whether a chasm that counts runs along a side.
    pub const fn has_chasm(&self, side: Side) -> bool {
        self.chasms & side.bit() != 0
    }
}

/// A hero's board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// The hero, once it is known.
    pub hero: Option<Hero>,
    /// Where the hero stands.
    pub at: HexId,
    /// Lives left.
    pub lives: u8,
    /// Whether the next turn is spent recovering.
    pub unconscious: bool,
    /// The strongest win so far (K-GLO-1).
    pub strongest: u8,
    /// Food, wood, stone.
    pub resources: Resources,
    /// Dice of the army by [`Unit::index`].
    pub units: [u8; Unit::ALL.len()],
    /// Items carried by [`Item::index`].
    pub items: [u8; Item::ALL.len()],
    /// Built buildings as a mask of [`Building::index`].
    pub buildings: u8,
    /// Where the own city stands.
    pub city: Option<HexId>,
    /// Small Soul Stones.
    pub small_stones: u8,
    /// Large Soul Stones.
    pub large_stones: u8,
    /// Whether the Archstone is theirs.
    pub archstone: bool,
}

impl Player {
    /// A player before the heroes are known (K-SET-5, K-SET-7).
    pub(crate) const NEW: Player = Player {
        hero: None,
        at: HexId::CASTLE,
        lives: MAX_LIVES,
        unconscious: false,
        strongest: 0,
        resources: Resources::NONE,
        units: [0; Unit::ALL.len()],
        items: [0; Item::ALL.len()],
        buildings: 0,
        city: None,
        small_stones: 0,
        large_stones: 0,
        archstone: false,
    };

    /// Whether the building is built.
    pub const fn has(&self, building: Building) -> bool {
        self.buildings & (1 << building.index()) != 0
    }

    /// How many of an item are carried.
    pub const fn carried(&self, item: Item) -> u8 {
        self.items[item.index()]
    }

    /// How many items of a kind are carried.
    pub fn carried_of(&self, kind: ItemKind) -> u8 {
        kind.items().map(|item| self.carried(item)).sum()
    }

    /// Whether the item is carried.
    pub const fn carries(&self, item: Item) -> bool {
        self.carried(item) > 0
    }

    /// Glory (K-GLO-1): always computed anew.
    pub fn glory(&self) -> u8 {
        let banners = if self.has(Building::GloryBanners) { Building::GloryBanners.glory() } else { 0 };
        let amulet = if self.carries(Item::AmuletOfGlory) { Item::AmuletOfGlory.glory() } else { 0 };
        (self.strongest + banners + amulet).min(MAX_GLORY)
    }

    /// Units that count against glory (K-GLO-2).
    pub fn army(&self) -> u8 {
        Unit::TRAINED.iter().map(|unit| self.units[unit.index()]).sum()
    }

    /// Slots a turn has (K-TURN-1).
    pub fn slots(&self) -> u8 {
        let stable = if self.has(Building::Stable) { Building::Stable.turn_slots() } else { 0 };
        let amulet = if self.carries(Item::AmuletOfAction) { Item::AmuletOfAction.turn_slots() } else { 0 };
        TURN_SLOTS + stable + amulet
    }

    /// What the carried weapons add to the attack (K-ITEM-1).
    pub fn weapons(&self) -> u8 {
        ItemKind::Weapon.items().map(|item| item.attack() * self.carried(item)).sum()
    }

    /// Points in halves (K-END-1).
    pub fn half_points(&self) -> i16 {
        i16::from(self.small_stones) * SMALL_STONE
            + i16::from(self.large_stones) * LARGE_STONE
            + if self.archstone { ARCHSTONE } else { 0 }
    }
}

/// What has been used in the running turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// Slots begun (K-TURN-1).
    pub begun: u8,
    /// Whether the last one begun may still have its action.
    pub open: bool,
    /// Whether the portal was used (K-BLD-3).
    pub portal: bool,
    /// Whether the Magic Run was used (K-ELS-2).
    pub magic_run: bool,
    /// Whether Hawkeye was used (K-LOR-1).
    pub hawkeye: bool,
    /// The hexes gathered from, as a set (K-GATH-1).
    #[serde(serialize_with = "hex_list")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<HexId>"))]
    pub gathered: u64,
}

/// The battle being fought.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Battle {
    /// Where it is fought.
    pub at: HexId,
    /// Where the hero goes back to.
    pub from: HexId,
    /// What the attack must reach.
    pub strength: u8,
    /// Whether it is the Dark General's.
    pub general: bool,
    /// The strength that fell without a battle in the same visit (K-DAR-2).
    pub felled: u8,
    /// Dice to roll by [`Unit::index`].
    pub sent: [u8; Unit::ALL.len()],
    /// The hero die, once rolled.
    pub hero: Option<i8>,
    /// The unit dice, once rolled.
    pub units: Faces,
    /// Skulls ignored on the hero die.
    pub hero_spared: u8,
    /// Skulls ignored on unit dice by [`Unit::index`].
    pub units_spared: [u8; Unit::ALL.len()],
    /// Fireballs cast.
    pub fireballs: u8,
    /// Whether it was won, once it is decided.
    pub won: Option<bool>,
}

/// The swords on dice that show these faces.
pub(crate) fn swords<'a>(faces: impl Iterator<Item = &'a i8>) -> u8 {
    faces.map(|&face| face.max(0) as u8).sum()
}

impl Battle {
    /// Each rolled unit die with its face.
    pub fn faces(&self) -> impl Iterator<Item = (Unit, i8)> {
        let units = Unit::ALL.into_iter().flat_map(|unit| (0..self.sent[unit.index()]).map(move |_| unit));
        units.zip(self.units.iter().copied())
    }

    /// Swords on all rolled dice.
    pub fn swords(&self) -> u8 {
        swords(self.units.iter().chain(&self.hero))
    }

    /// Skulls on the hero die that still wound.
    pub fn hero_skulls(&self) -> u8 {
        let rolled = (-self.hero.unwrap_or(0)).max(0) as u8;
        rolled - self.hero_spared
    }

    /// Dice of a unit that are still lost.
    pub fn unit_skulls(&self, unit: Unit) -> u8 {
        let rolled = self.faces().filter(|&(rolled, face)| rolled == unit && face < 0).count() as u8;
        rolled - self.units_spared[unit.index()]
    }
}

/// What the attack of a battle is made of (K-BAT-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    /// Swords on the rolled dice.
    pub swords: u8,
    /// What the weapons add.
    pub weapons: u8,
    /// What the Fireballs add.
    pub fireballs: u8,
    /// All together.
    pub total: u8,
    /// Only for show.
    #[cfg(feature = "reshaped")]
    pub shown: u8,
}

impl Attack {
    pub(crate) const fn new(swords: u8, weapons: u8, fireballs: u8) -> Attack {
        Attack {
            swords,
            weapons,
            fireballs,
            total: swords + weapons + fireballs,
            #[cfg(feature = "reshaped")]
            shown: swords,
        }
    }
}

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
    /// The board.
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
    pub amulets: u16,
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

fn hex_list<S: Serializer>(hexes: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq((0..MAX_HEXES as u8).map(HexId).filter(|hex| hexes & hex.bit() != 0))
}

fn short<S: Serializer>(counts: &[u8; MAX_TILES], serializer: S) -> Result<S::Ok, S::Error> {
    let length = counts.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
    let mut list = serializer.serialize_seq(Some(length))?;
    counts[..length].iter().try_for_each(|count| list.serialize_element(count))?;
    list.end()
}

impl Table {
    /// How many seats play.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// A player's board.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// A laid hex.
    pub fn hex(&self, hex: HexId) -> &Hex {
        &self.hexes[hex.index()]
    }

    pub(crate) fn hex_mut(&mut self, hex: HexId) -> &mut Hex {
        &mut self.hexes[hex.index()]
    }

    /// The hex laid at a place.
    pub fn hex_at(&self, at: Pos) -> Option<HexId> {
        self.hexes.iter().position(|hex| hex.at == at).map(|index| HexId(index as u8))
    }

    /// The laid neighbour across a side.
    pub fn neighbour(&self, hex: HexId, side: Side) -> Option<HexId> {
        self.hex(hex).neighbours.get(side)
    }

    /// The hex where the active hero stands.
    pub fn here(&self) -> HexId {
        self.player(self.active).at
    }

    /// Whose hero this is.
    pub fn seat_of(&self, hero: Hero) -> Option<Seat> {
        let index = self.players.iter().position(|player| player.hero == Some(hero))?;
        Some(Seat(index as u8))
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
        self.shown.is_some() || self.unseen.iter().any(|&count| count > 0)
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

    /// The sides of a hex towards unlaid spaces that no chasm closes, as a mask.
    pub fn open_sides(&self, hex: HexId) -> u8 {
        let hex = self.hex(hex);
        let unlaid = |side: &Side| hex.neighbours.get(*side).is_none();
        Side::ALL.iter().filter(|side| unlaid(side) && !hex.has_chasm(**side)).map(|side| side.bit()).sum()
    }

    /// The sides of a hex that a chasm closes, on this hex or on the one across, as a mask (K-MOVE-1).
    pub(crate) fn closed_sides(&self, hex: HexId) -> u8 {
        let across = |side: Side| self.neighbour(hex, side).map(|there| self.hex(there));
        let closed = |side: &Side| across(*side).is_some_and(|there| there.has_chasm(side.opposite()));
        let there: u8 = Side::ALL.iter().filter(|side| closed(side)).map(|side| side.bit()).sum();
        self.hex(hex).chasms | there
    }

    /// Whether any hex has a chasm-free side towards an unlaid space (K-EXP-4, K-LOR-1).
    pub fn has_open_side(&self) -> bool {
        (0..self.hexes.len()).any(|index| self.open_sides(HexId(index as u8)) != 0)
    }

    /// Whether the border across a side is free of chasms on both hexes (K-MOVE-1).
    pub fn is_passable(&self, hex: HexId, side: Side) -> bool {
        self.neighbour(hex, side).is_some_and(|there| {
            !self.hex(hex).has_chasm(side) && !self.hex(there).has_chasm(side.opposite())
        })
    }
}
