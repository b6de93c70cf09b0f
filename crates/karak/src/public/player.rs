//! The heroes' boards, and what a turn has used of them.

use super::{HexId, Hexes};
use crate::content::{Building, Buildings, Hero, Item, ItemKind, Resources, Unit};
use serde::Serialize;
use table::{Points, patchable};

/// The most lives a hero has.
pub const MAX_LIVES: u8 = 5;
/// The most lives a healing gives back (K-HEAL-1).
pub const HEALING: u8 = 2;
/// The highest level of glory.
pub const MAX_GLORY: u8 = 10;
/// The slots of every turn (K-TURN-1).
pub const TURN_SLOTS: u8 = 2;
/// What a small Soul Stone counts (K-END-1).
pub const SMALL_STONE: Points = Points::new(1);
/// What a large Soul Stone counts (K-END-1).
pub const LARGE_STONE: Points = Points::new(2);
/// What the Archstone counts (K-END-1).
pub const ARCHSTONE: Points = Points::from_hundredths(450);

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
    #[serde(with = "table::mask")]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub buildings: Buildings,
    /// Where the player's city stands.
    pub city: Option<HexId>,
    /// Small Soul Stones.
    pub small_stones: u8,
    /// Large Soul Stones.
    pub large_stones: u8,
    /// Whether the Archstone is theirs.
    pub archstone: bool,
}

patchable!(Player {
    hero,
    at,
    lives,
    unconscious,
    strongest,
    resources,
    units: items,
    items: items,
    buildings: mask,
    city,
    small_stones,
    large_stones,
    archstone,
});

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
        buildings: Buildings::EMPTY,
        city: None,
        small_stones: 0,
        large_stones: 0,
        archstone: false,
    };

    /// Whether the building is built.
    pub fn has(&self, building: Building) -> bool {
        self.buildings.contains(building)
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

    /// Glory (K-GLO-1): always recomputed.
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

    /// What the stones count (K-END-1).
    pub fn points(&self) -> Points {
        SMALL_STONE * i32::from(self.small_stones)
            + LARGE_STONE * i32::from(self.large_stones)
            + if self.archstone { ARCHSTONE } else { Points::ZERO }
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
    pub gathered: Hexes,
}

patchable!(Turn { begun, open, portal, magic_run, hawkeye, gathered });
