//! What a pending chance draws, with which weights, and how an outcome is made of what was drawn.
//!
//! The order is that of `sample`. Hidden information: it counts the tiles that only Darius has seen.

use crate::choice::{Chance, Faces, Outcome};
use crate::components::TileId;
use crate::content::{Hero, Item, Monster, Unit};
use crate::state::Karak;
use serde::{Deserialize, Serialize};
use table::Draw;

/// One value that chance draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// A hero.
    Hero(Hero),
    /// A face of a die: swords, or skulls when it is negative.
    Face(i8),
    /// A tile of the deck.
    Tile(TileId),
    /// A token of the bag.
    Token(Monster),
    /// An amulet.
    Amulet(Item),
}

impl Drawn {
    /// What an outcome is made of: of a roll, the hero die first, then the unit dice in their order.
    pub(crate) fn split(outcome: &Outcome) -> Vec<Drawn> {
        match outcome {
            Outcome::Hero(hero) => vec![Drawn::Hero(*hero)],
            Outcome::Face(face) => vec![Drawn::Face(*face)],
            Outcome::Tile(tile) => vec![Drawn::Tile(*tile)],
            Outcome::Token(monster) => vec![Drawn::Token(*monster)],
            Outcome::Roll { hero, units } => hero.iter().chain(units).copied().map(Drawn::Face).collect(),
            Outcome::Amulet(item) => vec![Drawn::Amulet(*item)],
        }
    }
}

/// One throw of a die.
fn die(faces: &[i8; 6]) -> Draw<Drawn> {
    Draw::evenly(faces.iter().copied().map(Drawn::Face))
}

impl Karak {
    fn pending_chance(&self) -> Option<Chance> {
        self.agenda.top().and_then(|step| self.chance(step))
    }

    /// The draws of the pending chance, in the order in which `sample` makes them.
    pub(crate) fn list_draws(&self) -> Vec<Draw<Drawn>> {
        let table = &self.table;
        match self.pending_chance() {
            None => Vec::new(),
            Some(Chance::Hero { .. }) => {
                let free = Hero::ALL.into_iter().filter(|&hero| table.seat_of(hero).is_none());
                vec![Draw::evenly(free.map(Drawn::Hero))]
            }
            Some(Chance::OrderRoll { .. }) => vec![die(&self.figures.hero_die)],
            Some(Chance::Tile) => vec![Draw::once(self.tiles_to_draw())],
            Some(Chance::Token) => {
                let bag = Monster::ALL.into_iter().map(|kind| (kind, table.bag[kind.index()]));
                vec![Draw::once(bag.map(|(kind, count)| (Drawn::Token(kind), count.into())))]
            }
            Some(Chance::Roll { hero, units }) => self.dice_to_throw(hero, &units),
            Some(Chance::Amulet) => {
                let unseen = Item::ALL.into_iter().filter(|item| table.amulets & (1 << item.index()) != 0);
                vec![Draw::evenly(unseen.map(Drawn::Amulet))]
            }
        }
    }

    fn tiles_to_draw(&self) -> impl Iterator<Item = (Drawn, u32)> {
        let tier = self.next_tier();
        let tiles = (0..).map(TileId).zip(&self.figures.tiles).filter(move |(_, tile)| tile.tier == tier);
        tiles.map(|(id, _)| (Drawn::Tile(id), self.drawable(id).into()))
    }

    fn dice_to_throw(&self, hero: bool, units: &[u8; Unit::ALL.len()]) -> Vec<Draw<Drawn>> {
        let hero = hero.then(|| die(&self.figures.hero_die));
        let thrown = units.iter().zip(&self.figures.unit_dice).filter(|(count, _)| **count > 0);
        hero.into_iter().chain(thrown.map(|(&count, faces)| die(faces).times(count))).collect()
    }

    /// The outcome made of these values, as far as their kinds and number fit the pending chance.
    pub(crate) fn join_drawn(&self, drawn: &[Drawn]) -> Option<Outcome> {
        match (self.pending_chance()?, drawn) {
            (Chance::Roll { hero, .. }, faces) => roll(hero, faces),
            (_, &[Drawn::Hero(hero)]) => Some(Outcome::Hero(hero)),
            (_, &[Drawn::Face(face)]) => Some(Outcome::Face(face)),
            (_, &[Drawn::Tile(tile)]) => Some(Outcome::Tile(tile)),
            (_, &[Drawn::Token(monster)]) => Some(Outcome::Token(monster)),
            (_, &[Drawn::Amulet(item)]) => Some(Outcome::Amulet(item)),
            _ => None,
        }
    }
}

/// A roll of the hero die, when it is rolled, and then the unit dice.
fn roll(hero: bool, drawn: &[Drawn]) -> Option<Outcome> {
    let mut faces = drawn.iter().map(|value| match value {
        Drawn::Face(face) => Some(*face),
        _ => None,
    });
    let hero = if hero { Some(faces.next()??) } else { None };
    let mut units = Faces::new();
    for face in faces {
        units.try_push(face?).then_some(())?;
    }
    Some(Outcome::Roll { hero, units })
}
