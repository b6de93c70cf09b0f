//! The component figures: read from a file, checked once, then used by the rules.

mod check;
mod error;
mod file;

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
pub use error::{ComponentError, Problem};
pub use file::{ComponentFile, Status};

use crate::content::{Building, Land, Monster, Resources, Reward, Unit};
use crate::hex::{Pos, Sides};
use alloc::boxed::Box;
use alloc::sync::Arc;
use core::hash::{Hash, Hasher};
use once_cell::race::OnceBox;
use serde::{Deserialize, Serialize};

/// The most tiles a deck may have.
pub const MAX_TILES: usize = if cfg!(feature = "reshaped") { 58 } else { 60 };
/// The most hexes a board may have: the deck and a start piece.
pub const MAX_HEXES: usize = 64;
/// The most unit dice one battle may see: 10 by glory, the skeletons, the bear, the titan.
pub const MAX_DICE: usize = if cfg!(feature = "reshaped") { 23 } else { 18 };
/// The most swords a face may show, so that no attack outgrows a byte.
pub const MAX_SWORDS: u8 = 6;

/// A kind of landscape tile: an index into [`Components::tiles`]. Equal tiles share it, so it names a face and
/// never a place in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct TileId(u8);

/// No deck has a tile with this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no deck has a tile number {0}: the highest possible is {max}", max = MAX_TILES - 1)]
pub struct NoSuchTile(pub u8);

impl TryFrom<u8> for TileId {
    type Error = NoSuchTile;

    fn try_from(number: u8) -> Result<TileId, NoSuchTile> {
        TileId::from_index(number.into()).ok_or(NoSuchTile(number))
    }
}

impl From<TileId> for u8 {
    fn from(tile: TileId) -> u8 {
        tile.0
    }
}

impl TileId {
    /// The tile with this index, where a deck can have it.
    pub const fn from_index(index: usize) -> Option<TileId> {
        if index < MAX_TILES { Some(TileId(index as u8)) } else { None }
    }

    /// The tile as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of tile and how many there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// 1 or 2.
    pub tier: u8,
    /// What it is.
    pub land: Land,
    /// Its chasms before rotation.
    pub chasms: Sides,
    /// How many the deck has.
    pub count: u8,
    /// How sure the chasms are.
    pub status: Status,
}

/// A hex of the start piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StartHex {
    /// Where it lies.
    pub at: Pos,
    /// What it is.
    pub land: Land,
    /// Its chasms.
    pub chasms: Sides,
}

/// A monster army's figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Army {
    /// Tokens in the bag.
    pub count: u8,
    /// Its strength.
    pub strength: u8,
    /// Its reward.
    pub reward: Reward,
}

/// All figures, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The hero die.
    pub hero_die: [i8; 6],
    /// Unit dice by [`Unit::index`].
    pub unit_dice: [[i8; 6]; Unit::ALL.len()],
    /// How many dice of each unit there are.
    pub supply: [u8; Unit::ALL.len()],
    /// Monster armies by [`Monster::index`].
    pub armies: [Army; Monster::ALL.len()],
    /// What a city costs.
    pub city_cost: Resources,
    /// What each building costs, by [`Building::index`].
    pub building_costs: [Resources; Building::ALL.len()],
    /// The start piece, the castle first.
    pub start: Vec<StartHex>,
    /// The kinds of tiles, first tier first.
    pub tiles: Vec<Tile>,
    file: ComponentFile,
}

/// The file shipped with this crate.
pub const SHIPPED: &str = include_str!("../../data/components.toml");

static SHIPPED_COMPONENTS: OnceBox<Arc<Components>> = OnceBox::new();

impl Components {
    /// The figures shipped with this crate.
    #[expect(clippy::missing_panics_doc, reason = "a test reads the shipped file")]
    pub fn shipped() -> Arc<Components> {
        let read = || Components::read(SHIPPED).expect("the shipped component file is correct");
        SHIPPED_COMPONENTS.get_or_init(|| Box::new(Arc::new(read()))).clone()
    }

    /// Reads and checks a component file.
    ///
    /// # Errors
    /// What is wrong with it, and where: not TOML, a missing or unknown entry, a figure that the rules cannot use.
    ///
    /// ```
    /// use emberhall_karak::{Components, Monster, components::SHIPPED};
    ///
    /// let components = Components::read(SHIPPED)?;
    /// assert!(components.strength(Monster::ALL[0]) > 0);
    ///
    /// let error = Components::read(&SHIPPED.replace("knight ", "squire ")).unwrap_err();
    /// println!("{error}");
    /// # Ok::<(), emberhall_karak::components::ComponentError>(())
    /// ```
    pub fn read(text: &str) -> Result<Components, ComponentError> {
        Components::check(ComponentFile::read(text)?)
    }

    /// The file these figures came from.
    pub fn file(&self) -> &ComponentFile {
        &self.file
    }

    /// Every figure's place in the file and how sure it is, in the file's order.
    pub fn statuses(&self) -> Vec<(String, Status)> {
        let file = &self.file;
        let mut all = Vec::new();
        all.extend(file.dice.iter().map(|(name, die)| (format!("dice.{name}"), die.status)));
        all.extend(file.supply.iter().map(|(name, supply)| (format!("supply.{name}"), supply.status)));
        all.extend(file.monsters.iter().map(|(name, army)| (format!("monsters.{name}"), army.status)));
        all.extend(file.costs.iter().map(|(name, cost)| (format!("costs.{name}"), cost.status)));
        all.push(("start".to_owned(), file.start.status));
        for (tier, tiles) in [("tier1", &file.tier1), ("tier2", &file.tier2)] {
            let name = |land: &Land| land.id().replace('-', "_");
            all.extend(tiles.iter().map(|(land, tile)| (format!("{tier}.{}", name(land)), tile.status)));
        }
        all
    }

    /// The strength of a monster army.
    pub fn strength(&self, monster: Monster) -> u8 {
        self.armies[monster.index()].strength
    }

    /// The kinds of tiles with their figures.
    pub fn kinds(&self) -> impl Iterator<Item = (TileId, &Tile)> + Clone {
        self.tiles.iter().enumerate().map(|(index, tile)| (TileId(index as u8), tile))
    }

    /// The figures of a tile.
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.index()]
    }
}

/// The figures as part of a state: shared, compared by value, and not hashed, since they never change in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Figures(pub(crate) Arc<Components>);

impl Hash for Figures {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl core::ops::Deref for Figures {
    type Target = Components;
    fn deref(&self) -> &Components {
        &self.0
    }
}
