//! A position for a test, built up piece by piece, and a way to play on from it with scripted dice.
//!
//! Pieces are taken from where they lie at the start (deck, bag, supply), so that nothing is there twice.

use crate::components::{ComponentFile, TileId};
use crate::content::{Building, Hero, Item, Land, Monster, Resources, Unit};
use crate::event::Event;
use crate::hex::Pos;
use crate::illegal::Illegal;
use crate::setup::{Heroes, Setup};
use crate::state::{Karak, Step};
use crate::table::{Hex, HexId, Player, Table, Turn};
use crate::{Chance, Choice, Components, Faces, Outcome, Question};
use std::sync::Arc;
use table::{Game, Input, Pending, RuleId, Seat, Told};

/// The place of the enemy in [`Scenario::against`].
pub(crate) const THERE: (i8, i8) = (0, -1);

/// A position being built.
pub(crate) struct Scenario {
    setup: Setup,
    heroes: Vec<Hero>,
    edits: Vec<Box<dyn FnOnce(&mut Karak)>>,
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

    /// A laid hex with chasms on these sides (0 = E, then against the clock).
    pub(crate) fn hex(self, at: (i8, i8), land: Land, chasms: &[u8]) -> Self {
        let mask = chasms.iter().map(|side| 1 << side).sum();
        self.edit(move |game| {
            let tile = (0..game.figures.tiles.len() as u8)
                .map(TileId)
                .find(|&id| game.figures.tile(id).land == land && game.table.unseen[id.index()] > 0);
            if let Some(tile) = tile {
                game.table.unseen[tile.index()] -= 1;
            }
            game.table.lay(Hex { chasms: mask, ..Hex::bare(at.into(), land, tile) });
        })
    }

    /// Replaces the chasms of a hex, the start piece's too.
    pub(crate) fn chasms(self, at: (i8, i8), chasms: &[u8]) -> Self {
        let mask = chasms.iter().map(|side| 1 << side).sum();
        self.edit(move |game| {
            let hex = laid(&game.table, at);
            game.table.hex_mut(hex).chasms = mask;
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
            game.table.amulets &= !(1 << item.index());
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
    pub(crate) fn resources(self, hero: Hero, resources: [u8; 3]) -> Self {
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
        self.player(hero, move |player| player.buildings |= 1 << building.index())
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
        let mask = |chasms: &[u8]| chasms.iter().map(|side| 1 << side).sum::<u8>();
        let tiles: Vec<(Land, u8)> = tiles.iter().map(|&(land, chasms)| (land, mask(chasms))).collect();
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
        game.next(Step::Begin { seat: Seat(0) });
        game.table.first = Seat(self.heroes.len() as u8 - 1);
        game.run(&mut ());
        Play { game, told: Vec::new() }
    }
}

fn laid(table: &Table, at: (i8, i8)) -> HexId {
    table.hex_at(at.into()).unwrap_or_else(|| panic!("nothing is laid at {at:?}"))
}

/// A position being played on.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Karak,
    /// Everything told since the position was set up.
    pub(crate) told: Vec<Told<Event>>,
}

impl Play {
    /// A game at its very beginning: nothing is settled that the setup leaves open.
    #[track_caller]
    pub(crate) fn start(setup: &Setup) -> Play {
        Play { game: Karak::start(setup).expect("the setup is right"), told: Vec::new() }
    }

    /// The active player chooses; what happened by it is returned.
    #[track_caller]
    pub(crate) fn choose(&mut self, choice: Choice) -> Vec<Event> {
        let Pending::Player { seat, .. } = self.game.pending() else {
            panic!("{choice:?} while the game waits for {:?}", self.game.pending())
        };
        self.submit(Input::Choice { seat, choice })
    }

    /// Chance gives an outcome.
    #[track_caller]
    pub(crate) fn chance(&mut self, outcome: Outcome) -> Vec<Event> {
        self.submit(Input::Chance(outcome))
    }

    #[track_caller]
    fn submit(&mut self, input: Input<Choice, Outcome>) -> Vec<Event> {
        let mut told: Vec<Told<Event>> = Vec::new();
        if let Err(refused) = self.game.submit(&input, &mut told) {
            panic!("{input:?} was refused: {refused:?}; pending: {:?}", self.game.pending());
        }
        self.told.extend(told.iter().cloned());
        told.into_iter().map(|told| told.event).collect()
    }

    /// What has happened since the position was set up, as a list of the events' names.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |told: &Told<Event>| {
            let text = format!("{:?}", told.event);
            text.split_once(' ').map_or(text.clone(), |(name, _)| name.to_owned())
        };
        self.told.iter().map(name).collect()
    }

    /// Whether this happened since the position was set up.
    pub(crate) fn happened(&self, event: &Event) -> bool {
        self.told.iter().any(|told| told.event == *event)
    }

    /// Walks to a hex and fights there with the whole army; the dice show these faces.
    #[track_caller]
    pub(crate) fn fight(&mut self, at: (i8, i8), hero: i8, units: &[i8]) {
        self.choose(go(at.0, at.1));
        self.send_all();
        self.roll(hero, units);
    }

    /// The dice show these faces: the hero die, then the unit dice in the order of the units.
    #[track_caller]
    pub(crate) fn roll(&mut self, hero: i8, units: &[i8]) -> Vec<Event> {
        let units: Faces = units.iter().copied().collect();
        self.chance(Outcome::Roll { hero: Some(hero), units })
    }

    /// Horan's unit dice show these faces the second time.
    #[track_caller]
    pub(crate) fn reroll_units(&mut self, units: &[i8]) -> Vec<Event> {
        self.chance(Outcome::Roll { hero: None, units: units.iter().copied().collect() })
    }

    /// The hero die of a roll for the order shows this face.
    #[track_caller]
    pub(crate) fn face(&mut self, face: i8) -> Vec<Event> {
        self.chance(Outcome::Face(face))
    }

    /// A token is drawn.
    #[track_caller]
    pub(crate) fn token(&mut self, monster: Monster) -> Vec<Event> {
        self.chance(Outcome::Token(monster))
    }

    /// A tile of this land with these chasms is drawn.
    #[track_caller]
    pub(crate) fn tile(&mut self, land: Land, chasms: &[u8]) -> Vec<Event> {
        let tile = self.tile_id(land, chasms);
        self.chance(Outcome::Tile(tile))
    }

    /// The tile of this land with these chasms.
    #[track_caller]
    pub(crate) fn tile_id(&self, land: Land, chasms: &[u8]) -> TileId {
        let mask: u8 = chasms.iter().map(|side| 1 << side).sum();
        let found = self.game.figures.tiles.iter().position(|tile| tile.land == land && tile.chasms == mask);
        TileId(found.unwrap_or_else(|| panic!("no tile {land:?} with chasms {chasms:?}")) as u8)
    }

    /// Sends all dice of the army.
    #[track_caller]
    pub(crate) fn send_all(&mut self) {
        while let Some(Question::Battle { step: crate::BattleStep::Send { unit, most } }) = self.question() {
            self.choose(Choice::Send { unit, count: most });
        }
    }

    /// The choice is refused for this reason, and nothing changes.
    #[track_caller]
    pub(crate) fn refuses(&self, choice: Choice, reason: Illegal) {
        assert_eq!(self.game.check(&choice), Err(reason), "{choice:?}");
        assert!(!self.offers(choice), "{choice:?} is offered all the same");
    }

    /// Chance cannot give this outcome by this rule.
    #[track_caller]
    pub(crate) fn refuses_outcome(&self, outcome: Outcome, rule: &'static str) {
        let reason = Illegal::ImpossibleOutcome { rule: RuleId(rule) };
        assert_eq!(self.game.check_outcome(&outcome), Err(reason), "{outcome:?}");
    }

    /// Whether the choice is offered (and legal).
    #[track_caller]
    pub(crate) fn offers(&self, choice: Choice) -> bool {
        let offered = self.choices().contains(&choice);
        assert_eq!(offered, self.game.check(&choice).is_ok(), "{choice:?}: choices and check differ");
        offered
    }

    /// All choices.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.game.choices(&mut choices);
        choices
    }

    /// What the player is asked, if a player is.
    pub(crate) fn question(&self) -> Option<Question> {
        match self.game.pending() {
            Pending::Player { question, .. } => Some(question),
            _ => None,
        }
    }

    /// Who decides, if a player does.
    pub(crate) fn decides(&self) -> Option<Seat> {
        match self.game.pending() {
            Pending::Player { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// What chance is asked, if it is.
    pub(crate) fn asked_chance(&self) -> Option<Chance> {
        match self.game.pending() {
            Pending::Chance(chance) => Some(chance),
            _ => None,
        }
    }

    /// The open table.
    pub(crate) fn table(&self) -> &Table {
        &self.game.table
    }

    /// A hero's board.
    #[track_caller]
    pub(crate) fn hero(&self, hero: Hero) -> &Player {
        self.game.table.player(self.seat(hero))
    }

    /// A hero's seat.
    #[track_caller]
    pub(crate) fn seat(&self, hero: Hero) -> Seat {
        self.game.table.seat_of(hero).expect("the hero plays")
    }

    /// Where a hero stands.
    #[track_caller]
    pub(crate) fn place(&self, hero: Hero) -> Pos {
        self.game.table.hex(self.hero(hero).at).at
    }

    /// How many dice of a unit a hero has.
    #[track_caller]
    pub(crate) fn army(&self, hero: Hero, unit: Unit) -> u8 {
        self.hero(hero).units[unit.index()]
    }

    /// How many of an item lie on a hex.
    #[track_caller]
    pub(crate) fn lying(&self, at: (i8, i8), item: Item) -> u8 {
        self.game.table.hex(laid(&self.game.table, at)).items[item.index()]
    }

    /// The monster armies on a hex.
    #[track_caller]
    pub(crate) fn armies(&self, at: (i8, i8)) -> Vec<Monster> {
        self.game.table.hex(laid(&self.game.table, at)).armies().collect()
    }

    /// Turns are ended until it is this hero's.
    #[track_caller]
    pub(crate) fn pass_to(&mut self, hero: Hero) {
        while self.active() != hero {
            self.choose(Choice::EndTurn);
        }
    }

    /// Whose turn it is.
    pub(crate) fn active(&self) -> Hero {
        self.game.me().hero.expect("heroes are known")
    }
}

/// A move to a place.
pub(crate) fn go(q: i8, r: i8) -> Choice {
    Choice::Move { to: Pos { q, r } }
}

/// Exploring a place.
pub(crate) fn explore(q: i8, r: i8) -> Choice {
    Choice::Explore { to: Pos { q, r } }
}
