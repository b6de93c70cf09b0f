//! A position being played on with scripted choices and dice, and what can be asked of it.

use super::scenario::{laid, sides};
use crate::components::TileId;
use crate::content::{Hero, Item, Land, Monster, Unit};
use crate::event::Event;
use crate::hex::Pos;
use crate::illegal::Illegal;
use crate::public::{Player, Table};
use crate::setup::Setup;
use crate::state::Karak;
use crate::{Choice, Faces, Outcome, Question};
use core::ops::{Deref, DerefMut};
use table::{Game, RuleId, Seat, Told};
use table_laws::Script;

/// A position being played on: a script, with words for what Karak's tests do and ask.
#[derive(Clone)]
pub(crate) struct Play(Script<Karak>);

impl Deref for Play {
    type Target = Script<Karak>;

    fn deref(&self) -> &Script<Karak> {
        &self.0
    }
}

impl DerefMut for Play {
    fn deref_mut(&mut self) -> &mut Script<Karak> {
        &mut self.0
    }
}

impl Play {
    /// A position in the middle of a game.
    pub(crate) fn of(game: Karak) -> Play {
        Play(Script::of(game))
    }

    /// A game at its very beginning: nothing is settled that the setup leaves open.
    #[track_caller]
    pub(crate) fn start(setup: &Setup) -> Play {
        Play(Script::start(setup))
    }

    /// The active player chooses; what happened by it is returned.
    #[track_caller]
    pub(crate) fn choose(&mut self, choice: Choice) -> Vec<Event> {
        self.0.answer(choice).events()
    }

    /// Begins an action with this as its first step; nobody is asked for it where nothing else is possible (K-TURN-6).
    #[track_caller]
    pub(crate) fn act(&mut self, action: Choice, step: Choice) -> Vec<Event> {
        let mut asked = self.clone();
        asked.game.table.rules = 1;
        asked.choose(action);
        let mut told = self.choose(action);
        if self.game.table.rules == 1 || asked.choices() != [step] {
            told.extend(self.choose(step));
        }
        told
    }

    /// Chance gives an outcome.
    #[track_caller]
    pub(crate) fn chance(&mut self, outcome: Outcome) -> Vec<Event> {
        self.0.chance(outcome).events()
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
        self.0.happened(|told| told == event)
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
        let named = (land, sides(chasms));
        let found = self.game.figures.kinds().find(|(_, tile)| (tile.land, tile.chasms) == named);
        found.unwrap_or_else(|| panic!("no tile {land:?} with chasms {chasms:?}")).0
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
