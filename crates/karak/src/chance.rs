//! Chance: what is drawn, with which weights, and how an outcome is made of what was drawn.
//!
//! All draws come in the order of `draw`. Hidden information: it counts the tiles that only Darius has seen.

use crate::choice::{Chance, Faces, Outcome};
use crate::components::{Tile, TileId};
use crate::content::{Hero, Item, Monster, Unit};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::Karak;
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use table::random::{below, weighted};
use table::{Draw, List, Rng, RuleId, Sink};

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

    /// Whether chance can have given this outcome now.
    pub(crate) fn check_drawn(&self, outcome: &Outcome) -> Result<(), Illegal> {
        let (possible, rule) = match (self.pending_chance(), outcome) {
            (Some(Chance::Hero { .. }), Outcome::Hero(hero)) => {
                (self.table.seat_of(*hero).is_none(), "K-SET-6")
            }
            (Some(Chance::OrderRoll { .. }), Outcome::Face(face)) => {
                (self.figures.hero_die.contains(face), "K-SET-8")
            }
            (Some(Chance::Tile), Outcome::Tile(tile)) => (self.is_next_tile(*tile), "K-SET-3"),
            (Some(Chance::Token), Outcome::Token(monster)) => {
                (self.table.bag[monster.index()] > 0, "K-SET-4")
            }
            (Some(Chance::Roll { hero, units }), Outcome::Roll { hero: face, units: faces }) => {
                (self.is_roll(hero, &units, *face, faces), "K-BAT-2")
            }
            (Some(Chance::Amulet), Outcome::Amulet(item)) => (self.table.amulets.contains(*item), "K-BAT-11"),
            _ => (false, "K-SET-13"),
        };
        if possible { Ok(()) } else { Err(Illegal::ImpossibleOutcome { rule: RuleId(rule) }) }
    }

    /// Draws an outcome of the pending chance.
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> Outcome {
        match self.pending_chance().expect("chance is pending") {
            Chance::Hero { .. } => {
                let free = |hero: &&Hero| self.table.seat_of(**hero).is_none();
                let heroes: List<Hero, 6> = Hero::ALL.iter().filter(free).copied().collect();
                Outcome::Hero(heroes[below(rng, heroes.len() as u32) as usize])
            }
            Chance::OrderRoll { .. } => Outcome::Face(self.figures.hero_die[below(rng, 6) as usize]),
            Chance::Tile => Outcome::Tile(self.sample_tile(rng)),
            Chance::Token => {
                let index = weighted(rng, self.table.bag.iter().map(|&count| u32::from(count)));
                Outcome::Token(Monster::ALL[index.expect("the bag is not empty")])
            }
            Chance::Roll { hero, units } => {
                let hero = hero.then(|| self.figures.hero_die[below(rng, 6) as usize]);
                let mut faces = Faces::new();
                for unit in Unit::ALL {
                    let die = &self.figures.unit_dice[unit.index()];
                    faces.extend((0..units[unit.index()]).map(|_| die[below(rng, 6) as usize]));
                }
                Outcome::Roll { hero, units: faces }
            }
            Chance::Amulet => {
                let unseen = Item::ALL.map(|item| u32::from(self.table.amulets.contains(item)));
                let index = weighted(rng, unseen.iter().copied());
                Outcome::Amulet(Item::ALL[index.expect("an amulet is left for each dryad")])
            }
        }
    }

    /// Carries out a checked outcome.
    pub(crate) fn take_outcome(&mut self, outcome: &Outcome, sink: &mut impl Sink<Event>) {
        match outcome {
            Outcome::Hero(hero) => self.deal(*hero, sink),
            Outcome::Face(face) => self.order_rolled(*face, sink),
            Outcome::Tile(tile) => self.tile_drawn(*tile, sink),
            Outcome::Token(monster) => self.token_drawn(*monster, sink),
            Outcome::Roll { hero, units } => self.rolled(*hero, units, sink),
            Outcome::Amulet(item) => self.amulet_found(*item, sink),
        }
    }

    fn is_next_tile(&self, tile: TileId) -> bool {
        self.drawable(tile) > 0 && self.figures.tile(tile).tier == self.next_tier()
    }

    fn sample_tile(&self, rng: &mut impl Rng) -> TileId {
        self.sample_tile_of(self.next_tier(), rng)
    }

    pub(crate) fn sample_tile_of(&self, tier: u8, rng: &mut impl Rng) -> TileId {
        let weight = |(id, tile): (TileId, &Tile)| {
            if tile.tier == tier { self.drawable(id).into() } else { 0 }
        };
        let index = weighted(rng, self.figures.kinds().map(weight));
        index.and_then(TileId::from_index).expect("a tile of the tier is left")
    }

    fn is_roll(&self, hero: bool, units: &[u8; 6], face: Option<i8>, faces: &Faces) -> bool {
        let dice = Unit::ALL.into_iter().flat_map(|unit| (0..units[unit.index()]).map(move |_| unit));
        let count: usize = units.iter().map(|&count| usize::from(count)).sum();
        face.is_some() == hero
            && face.is_none_or(|face| self.figures.hero_die.contains(&face))
            && faces.len() == count
            && dice.zip(faces).all(|(unit, face)| self.figures.unit_dice[unit.index()].contains(face))
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
                let unseen = table.amulets.iter();
                vec![Draw::evenly(unseen.map(Drawn::Amulet))]
            }
        }
    }

    fn tiles_to_draw(&self) -> impl Iterator<Item = (Drawn, u32)> {
        let tier = self.next_tier();
        let kinds = self.figures.kinds().filter(move |(_, tile)| tile.tier == tier);
        kinds.map(|(id, _)| (Drawn::Tile(id), self.drawable(id).into()))
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
