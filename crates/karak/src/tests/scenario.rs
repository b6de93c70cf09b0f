//! A position for a test, built up piece by piece. [`Play`] plays on from it.
//!
//! Pieces are taken from where they lie at the start (deck, bag, supply), so that nothing is there twice.

pub(crate) use super::play::{Play, explore, go};
use crate::Components;
use crate::components::{ComponentFile, TileId};
use crate::content::{Building, Hero, Item, Land, Monster, Resources, Unit};
use crate::event::Event;
use crate::hex::{Side, Sides};
use crate::public::{Hex, HexId, Player, Table, Turn};
use crate::setup::{Heroes, Setup};
use crate::state::{Karak, Step};
use alloc::sync::Arc;
use table::{Game, Seat};

/// The place of the enemy in [`Scenario::against`].
pub(crate) const THERE: (i8, i8) = (0, -1);

/// A change of the position when it is set up.
type Edit = Box<dyn FnOnce(&mut Karak)>;

/// A position being built.
pub(crate) struct Scenario {
    setup: Setup,
    heroes: Vec<Hero>,
    edits: Vec<Edit>,
}

impl Scenario {
    /// These heroes in clockwise order, all on the Castle; it is the first one's turn.
    pub(crate) fn of(heroes: &[Hero]) -> Scenario {
        let mut setup = Setup::new(heroes.len() as u8);
        setup.heroes = Heroes::Chosen(heroes.to_vec());
        Scenario { setup, heroes: heroes.to_vec(), edits: Vec::new() }
    }

    /// A hero on the Castle with these armies on a Farm+Rock hex [`THERE`] beside it, and one opponent.
    pub(crate) fn against(hero: Hero, armies: &[Monster]) -> Scenario {
        let other = if hero == Hero::Lorraine { Hero::Horan } else { Hero::Lorraine };
        Scenario::of(&[hero, other]).hex(THERE, Land::FarmRock, &[]).armies(THERE, armies)
    }

    /// By another version of the rules than the newest.
    pub(crate) fn rules(mut self, version: u32) -> Self {
        self.setup.rules = version;
        self
    }

    /// Without Plague & Misery.
    pub(crate) fn friendly(mut self) -> Self {
        self.setup.friendly = true;
        self
    }

    /// With other component figures.
    pub(crate) fn components(mut self, change: impl FnOnce(&mut ComponentFile)) -> Self {
        let mut file = Components::shipped().file().clone();
        change(&mut file);
        self.setup.components = Some(Arc::new(file));
        self
    }

    /// Anything else, done to the position when it is set up.
    pub(crate) fn edit(mut self, edit: impl FnOnce(&mut Karak) + 'static) -> Self {
        self.edits.push(Box::new(edit));
        self
    }

    /// A laid hex with chasms on these sides (0 = E, then counter-clockwise).
    pub(crate) fn hex(self, at: (i8, i8), land: Land, chasms: &[u8]) -> Self {
        let chasms = sides(chasms);
        self.edit(move |game| {
            let left = |id: TileId| game.table.unseen[id.index()] > 0;
            let tile =
                game.figures.kinds().find(|&(id, tile)| tile.land == land && left(id)).map(|(id, _)| id);
            if let Some(tile) = tile {
                game.table.unseen[tile.index()] -= 1;
            }
            game.table.lay(Hex { chasms, ..Hex::bare(at.into(), land, tile) });
        })
    }

    /// Replaces the chasms of a hex, the start piece's too.
    pub(crate) fn chasms(self, at: (i8, i8), chasms: &[u8]) -> Self {
        let chasms = sides(chasms);
        self.edit(move |game| {
            let hex = laid(&game.table, at);
            game.table.hex_mut(hex).chasms = chasms;
        })
    }

    /// Monster armies on a hex, from the bag.
    pub(crate) fn armies(self, at: (i8, i8), armies: &[Monster]) -> Self {
        let armies = armies.to_vec();
        self.edit(move |game| {
            let hex = laid(&game.table, at);
            for (index, &army) in armies.iter().enumerate() {
                game.table.bag[army.index()] -= 1;
                game.table.hex_mut(hex).armies[index] = Some(army);
            }
        })
    }

    /// The Dark General on an Abyss at this place.
    pub(crate) fn general(self, at: (i8, i8), praetorians: u8) -> Self {
        self.hex(at, Land::Abyss, &[]).edit(move |game| {
            game.table.general = Some(laid(&game.table, at));
            game.table.praetorians = praetorians;
        })
    }

    /// An item lying on a hex.
    pub(crate) fn lying(self, at: (i8, i8), item: Item) -> Self {
        self.edit(move |game| {
            let hex = laid(&game.table, at);
            game.table.hex_mut(hex).items[item.index()] += 1;
            game.table.amulets.remove(item);
        })
    }

    fn player(self, hero: Hero, edit: impl FnOnce(&mut Player) + 'static) -> Self {
        self.edit(move |game| {
            let seat = game.table.seat_of(hero).expect("the hero plays");
            edit(game.table.player_mut(seat));
        })
    }

    /// Where a hero stands.
    pub(crate) fn at(self, hero: Hero, at: (i8, i8)) -> Self {
        self.edit(move |game| {
            let (seat, hex) = (game.table.seat_of(hero).expect("the hero plays"), laid(&game.table, at));
            game.table.player_mut(seat).at = hex;
        })
    }

    /// A hero's lives.
    pub(crate) fn lives(self, hero: Hero, lives: u8) -> Self {
        self.player(hero, move |player| {
            player.lives = lives;
            player.unconscious = lives == 0;
        })
    }

    /// A hero's food, wood and stone.
    pub(crate) fn resources(self, hero: Hero, resources: [u32; 3]) -> Self {
        self.player(hero, move |player| player.resources = Resources(resources))
    }

    /// A hero's strongest win.
    pub(crate) fn strongest(self, hero: Hero, strength: u8) -> Self {
        self.player(hero, move |player| player.strongest = strength)
    }

    /// Small and large Soul Stones.
    pub(crate) fn stones(self, hero: Hero, small: u8, large: u8) -> Self {
        self.player(hero, move |player| {
            player.small_stones = small;
            player.large_stones = large;
        })
    }

    /// Unit dice, from the supply.
    pub(crate) fn units(self, hero: Hero, unit: Unit, count: u8) -> Self {
        self.edit(move |game| {
            let seat = game.table.seat_of(hero).expect("the hero plays");
            game.table.supply[unit.index()] -= count;
            game.table.player_mut(seat).units[unit.index()] += count;
        })
    }

    /// An item carried; the titan comes with its amulet.
    pub(crate) fn carries(self, hero: Hero, item: Item) -> Self {
        self.edit(move |game| {
            let seat = game.table.seat_of(hero).expect("the hero plays");
            game.tell(Event::ItemGained { seat, item }, &mut ());
        })
    }

    /// A hero's city.
    pub(crate) fn city(self, hero: Hero, at: (i8, i8)) -> Self {
        self.edit(move |game| {
            let (seat, hex) = (game.table.seat_of(hero).expect("the hero plays"), laid(&game.table, at));
            game.table.player_mut(seat).city = Some(hex);
            game.table.hex_mut(hex).city = Some(seat);
        })
    }

    /// A building in a hero's city.
    pub(crate) fn built(self, hero: Hero, building: Building) -> Self {
        self.player(hero, move |player| player.buildings.insert(building))
    }

    /// The Plague on a hero's city.
    pub(crate) fn plague(self, hero: Hero) -> Self {
        self.edit(move |game| game.table.plague = game.table.seat_of(hero))
    }

    /// Only so many tiles of the second tier are left, none of the first.
    pub(crate) fn second_tier(self) -> Self {
        self.edit(|game| {
            for (index, tile) in game.figures.0.tiles.iter().enumerate() {
                if tile.tier == 1 {
                    game.table.unseen[index] = 0;
                }
            }
        })
    }

    /// No tile is left.
    pub(crate) fn empty_deck(self) -> Self {
        self.edit(|game| game.table.unseen.fill(0))
    }

    /// Only these tiles are left in the deck, each named by its land and its chasms.
    pub(crate) fn deck(self, tiles: &[(Land, &[u8])]) -> Self {
        let tiles: Vec<(Land, Sides)> = tiles.iter().map(|&(land, chasms)| (land, sides(chasms))).collect();
        self.edit(move |game| {
            game.table.unseen.fill(0);
            for named in tiles {
                let found = game.figures.tiles.iter().position(|tile| (tile.land, tile.chasms) == named);
                let index = found.unwrap_or_else(|| panic!("no tile {named:?}"));
                game.table.unseen[index] += 1;
            }
        })
    }

    /// Only these tokens are left in the bag.
    pub(crate) fn bag(self, tokens: &[Monster]) -> Self {
        let tokens = tokens.to_vec();
        self.edit(move |game| {
            game.table.bag.fill(0);
            tokens.iter().for_each(|token| game.table.bag[token.index()] += 1);
        })
    }

    /// Sets the position up; the first hero is at the beginning of its turn.
    pub(crate) fn play(self) -> Play {
        let mut game = Karak::start(&self.setup).expect("the scenario's setup is right");
        for edit in self.edits {
            edit(&mut game);
        }
        game.table.round = 1;
        game.table.turn = Turn::default();
        game.agenda.clear();
        game.next(Step::Begin { seat: Seat::new(0) });
        game.table.first = Seat::new(self.heroes.len() as u8 - 1);
        game.run(&mut ());
        Play::of(game)
    }
}

/// The hex laid at a place.
#[track_caller]
/// The sides with these numbers (0 = E, then counter-clockwise).
pub(super) fn sides(numbers: &[u8]) -> Sides {
    numbers.iter().map(|&number| Side::ALL[usize::from(number)]).collect()
}

/// The kind of tile with this number.
pub(super) fn kind(number: usize) -> TileId {
    TileId::from_index(number).expect("a deck can have so many kinds")
}

pub(super) fn laid(table: &Table, at: (i8, i8)) -> HexId {
    table.hex_at(at.into()).unwrap_or_else(|| panic!("nothing is laid at {at:?}"))
}
