//! A position being played on with scripted choices and dice, and what can be asked of it.

use super::scenario::laid;
use crate::components::TileId;
use crate::content::{Hero, Item, Land, Monster, Unit};
use crate::event::Event;
use crate::hex::Pos;
use crate::illegal::Illegal;
use crate::public::{Player, Table};
use crate::setup::Setup;
use crate::state::Karak;
use crate::{Chance, Choice, Faces, Outcome, Question};
use table::{Game, Input, Pending, RuleId, Seat, Told};

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
