//! The component figures as data for clients: what the box holds, in the order by which views count it.

use crate::components::{Components, Tile};
use crate::content::{Building, Hero, Item, ItemKind, Land, Monster, Resource, Resources, Reward, Unit};
use crate::hex::{Pos, Sides};
use crate::public::{
    ARCHSTONE, GENERAL, HEALING, LARGE_STONE, MAX_GLORY, MAX_LIVES, SMALL_STONE, TURN_SLOTS,
};
use crate::text;
use alloc::borrow::Cow;
use alloc::format;
use alloc::vec::Vec;
use serde::Serialize;
use table::Points;
use table::RuleId;

/// A key of the texts.
type Key = Cow<'static, str>;

/// Everything a client shows of the components. Lists are in the order of the indexes and masks in a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The heroes.
    pub heroes: Vec<HeroEntry>,
    /// The faces of the hero die: skulls negative, swords positive.
    pub hero_die: [i8; 6],
    /// The units.
    pub units: Vec<UnitEntry>,
    /// The monster armies.
    pub monsters: Vec<MonsterEntry>,
    /// The items.
    pub items: Vec<ItemEntry>,
    /// The kinds of items.
    pub item_kinds: Vec<ItemKindEntry>,
    /// The resources.
    pub resources: Vec<ResourceEntry>,
    /// What a city costs.
    pub city_cost: Resources,
    /// The buildings.
    pub buildings: Vec<BuildingEntry>,
    /// The landscapes.
    pub lands: Vec<LandEntry>,
    /// The start piece, the castle first.
    pub start: Vec<StartEntry>,
    /// The kinds of tiles, by number.
    pub tiles: Vec<TileEntry>,
    /// The most lives a hero has.
    pub max_lives: u8,
    /// The most lives a healing gives back.
    pub healing: u8,
    /// The highest level of glory.
    pub max_glory: u8,
    /// The Dark General's strength without praetorians.
    pub general: u8,
    /// The slots of every turn.
    pub turn_slots: u8,
    /// What the stones count.
    pub points: StoneEntry,
}

/// What the stones count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoneEntry {
    /// A small Soul Stone.
    pub small_stone: Points,
    /// A large Soul Stone.
    pub large_stone: Points,
    /// The Archstone.
    pub archstone: Points,
}

/// A hero.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeroEntry {
    /// The hero that the entry describes.
    pub hero: Hero,
    /// The key of the name.
    pub name: Key,
    /// What is special about the hero.
    pub abilities: [AbilityEntry; 2],
}

/// What is special about a hero.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AbilityEntry {
    /// The key of the name.
    pub name: Key,
    /// The rule that describes it.
    pub rule: RuleId,
    /// The choice that uses it, by its name; nothing when it is not used by one of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub choice: Option<&'static str>,
}

/// A unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UnitEntry {
    /// The unit that the entry describes.
    pub unit: Unit,
    /// The key of the name.
    pub name: Key,
    /// The faces of its die: skulls negative, swords positive.
    pub die: [i8; 6],
    /// How many dice there are.
    pub supply: u8,
    /// The building that unlocks it; nothing when it is never recruited.
    pub building: Option<Building>,
    /// What it costs; nothing when it is never recruited.
    pub cost: Option<Resources>,
}

/// A kind of monster army.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "ArmyEntry"))]
pub struct MonsterEntry {
    /// The army that the entry describes.
    pub monster: Monster,
    /// The key of the name.
    pub name: Key,
    /// Tokens in the bag.
    pub count: u8,
    /// Its strength.
    pub strength: u8,
    /// What its back shows.
    pub reward: Reward,
}

/// An item.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ItemEntry {
    /// The item that the entry describes.
    pub item: Item,
    /// The key of the name.
    pub name: Key,
    /// The slot it goes into.
    pub kind: ItemKind,
    /// What it always adds to the attack.
    pub attack: u8,
    /// What it adds to glory while it is carried.
    pub glory: u8,
    /// The slots it adds to a turn while it is carried.
    pub turn_slots: u8,
}

/// A kind of item.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ItemKindEntry {
    /// The kind of item that the entry describes.
    pub kind: ItemKind,
    /// The key of the name.
    pub name: Key,
    /// How many slots a hero has for it.
    pub slots: u8,
}

/// A resource.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ResourceEntry {
    /// The resource that the entry describes.
    pub resource: Resource,
    /// The key of the name.
    pub name: Key,
}

/// A building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuildingEntry {
    /// The building that the entry describes.
    pub building: Building,
    /// The key of the name.
    pub name: Key,
    /// What it costs.
    pub cost: Resources,
    /// What it adds to glory.
    pub glory: u8,
    /// The slots it adds to a turn.
    pub turn_slots: u8,
}

/// A landscape.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LandEntry {
    /// The landscape that the entry describes.
    pub land: Land,
    /// The key of the name.
    pub name: Key,
    /// What a gathering gives.
    pub yields: Resources,
}

/// A hex of the start piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "StartHex"))]
pub struct StartEntry {
    /// Where it lies.
    pub at: Pos,
    /// What it is.
    pub land: Land,
    /// Its chasms as a mask of sides.
    #[serde(with = "table::mask")]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub chasms: Sides,
}

/// A kind of tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "TileKind"))]
pub struct TileEntry {
    /// 1 or 2.
    pub tier: u8,
    /// What it is.
    pub land: Land,
    /// Its chasms before rotation, as a mask of sides.
    #[serde(with = "table::mask")]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub chasms: Sides,
    /// How many the deck has.
    pub count: u8,
}

/// All there is to show of these components.
pub fn catalogue(components: &Components) -> Catalogue {
    let tile =
        |tile: &Tile| TileEntry { tier: tile.tier, land: tile.land, chasms: tile.chasms, count: tile.count };
    let start = components.start.iter();
    Catalogue {
        heroes: Hero::ALL.map(hero).into(),
        hero_die: components.hero_die,
        units: Unit::ALL.map(|it| unit(components, it)).into(),
        monsters: Monster::ALL.map(|it| monster(components, it)).into(),
        items: Item::ALL.map(item).into(),
        item_kinds: ItemKind::ALL
            .map(|kind| ItemKindEntry { kind, name: text::kind(kind).key, slots: kind.slots() })
            .into(),
        resources: Resource::ALL
            .map(|resource| ResourceEntry { resource, name: text::resource(resource).key })
            .into(),
        city_cost: components.city_cost,
        buildings: Building::ALL.map(|it| building(components, it)).into(),
        lands: Land::ALL
            .map(|land| LandEntry { land, name: text::land(land).key, yields: land.yields() })
            .into(),
        start: start.map(|hex| StartEntry { at: hex.at, land: hex.land, chasms: hex.chasms }).collect(),
        tiles: components.tiles.iter().map(tile).collect(),
        max_lives: MAX_LIVES,
        healing: HEALING,
        max_glory: MAX_GLORY,
        general: GENERAL,
        turn_slots: TURN_SLOTS,
        points: StoneEntry { small_stone: SMALL_STONE, large_stone: LARGE_STONE, archstone: ARCHSTONE },
    }
}

fn hero(hero: Hero) -> HeroEntry {
    let abilities = match hero {
        Hero::Horan => [("war-strategy", "K-HOR-1"), ("plunder", "K-HOR-2")],
        Hero::Taia => [("fate-weaver", "K-TAI-1"), ("expert-builder", "K-TAI-2")],
        Hero::Lorraine => [("hawkeye", "K-LOR-1"), ("bear-friend", "K-LOR-2")],
        Hero::Xanros => [("necromancy", "K-XAN-1"), ("soul-collector", "K-XAN-2")],
        Hero::Elspeth => [("combat-finesse", "K-ELS-1"), ("magic-run", "K-ELS-2")],
        Hero::Darius => [("terrain-exploration", "K-DAR-1"), ("claws-and-fangs", "K-DAR-2")],
    };
    let choice = |rule| match rule {
        "K-LOR-1" => Some("hawkeye"),
        "K-XAN-1" => Some("raise_skeleton"),
        "K-ELS-2" => Some("magic_run"),
        _ => None,
    };
    let abilities = abilities.map(|(name, rule)| AbilityEntry {
        name: format!("karak-ability-{name}").into(),
        rule: RuleId(rule),
        choice: choice(rule),
    });
    HeroEntry { hero, name: text::hero(hero).key, abilities }
}

fn unit(components: &Components, unit: Unit) -> UnitEntry {
    UnitEntry {
        unit,
        name: text::unit(unit).key,
        die: components.unit_dice[unit.index()],
        supply: components.supply[unit.index()],
        building: unit.training().map(|(building, _)| building),
        cost: unit.training().map(|_| unit.cost()),
    }
}

fn monster(components: &Components, monster: Monster) -> MonsterEntry {
    let army = components.armies[monster.index()];
    MonsterEntry {
        monster,
        name: text::monster(monster).key,
        count: army.count,
        strength: army.strength,
        reward: army.reward,
    }
}

fn item(item: Item) -> ItemEntry {
    ItemEntry {
        item,
        name: text::item(item).key,
        kind: item.kind(),
        attack: item.attack(),
        glory: item.glory(),
        turn_slots: item.turn_slots(),
    }
}

fn building(components: &Components, building: Building) -> BuildingEntry {
    BuildingEntry {
        building,
        name: text::building(building).key,
        cost: components.building_costs[building.index()],
        glory: building.glory(),
        turn_slots: building.turn_slots(),
    }
}
