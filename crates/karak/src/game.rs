//! Karak 2 as a [`Game`]: what it waits for, what may be chosen, what chance may give, who sees what.

use crate::chance::Drawn;
use crate::choice::{
    BattleStep, Chance, Choice, CityWhy, ItemsWhy, MonsterWhy, Outcome, Question, ResourcesWhy,
};
use crate::content::{Hero, Item};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::{Setup, SetupError};
use crate::state::{Karak, Step};
use crate::view::KarakView;
use alloc::vec::Vec;
use table::{Draw, Game, Input, InputOf, List, Pending, PendingOf, Rng, RuleId, Seat, Sink, Viewer};

impl Game for Karak {
    const ID: &'static str = "karak";
    const RULES_VERSION: u32 = 2;

    type Setup = Setup;
    type SetupError = SetupError;
    type Question = Question;
    type Choice = Choice;
    type Chance = Chance;
    type Outcome = Outcome;
    type Drawn = Drawn;
    type Event = Event;
    type View = KarakView;
    type Illegal = Illegal;

    fn start(setup: &Setup) -> Result<Karak, SetupError> {
        Karak::lay_out(setup)
    }

    fn rules(&self) -> u32 {
        self.table.rules
    }

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    fn pending(&self) -> PendingOf<Self> {
        let Some(step) = self.agenda.top() else {
            let ending = self.table.ending.expect("an empty agenda means that the game is over");
            return Pending::Over(ending);
        };
        match self.asks(step).expect("a step waits for a player or for chance") {
            Ask::Chance(chance) => Pending::Chance(chance),
            Ask::Player(question) => {
                let drafting = if let Step::Draft = step { self.drafting() } else { None };
                Pending::Player { seat: drafting.unwrap_or(self.table.active), question }
            }
        }
    }

    fn choices(&self, out: &mut Vec<Choice>) {
        if let Some(step) = self.agenda.top() {
            self.step_choices(step, out);
        }
    }

    fn imaginable(&self, out: &mut Vec<Choice>) {
        if let Some(step) = self.agenda.top()
            && self.question(step).is_some()
        {
            self.imagine(step, out);
        }
    }

    fn check(&self, choice: &Choice) -> Result<(), Illegal> {
        match self.agenda.top() {
            Some(step) => self.check_step(step, *choice),
            None => Err(Illegal::NotAsked { rule: RuleId("K-GEN-3") }),
        }
    }

    fn check_outcome(&self, outcome: &Outcome) -> Result<(), Illegal> {
        self.check_drawn(outcome)
    }

    fn sample(&self, rng: &mut impl Rng) -> Outcome {
        self.draw(rng)
    }

    fn draws(&self) -> Vec<Draw<Drawn>> {
        self.list_draws()
    }

    fn outcome_of(&self, drawn: &[Drawn]) -> Option<Outcome> {
        self.join_drawn(drawn).filter(|outcome| self.check_outcome(outcome).is_ok())
    }

    fn drawn_of(&self, outcome: &Outcome) -> Option<Vec<Drawn>> {
        self.check_outcome(outcome).is_ok().then(|| Drawn::split(outcome))
    }

    fn apply(&mut self, input: &InputOf<Self>, sink: &mut impl Sink<Event>) {
        match input {
            Input::Choice { choice, .. } => {
                let step = self.agenda.top().expect("somebody is asked");
                self.choose(step, *choice, sink);
            }
            Input::Chance(outcome) => self.take_outcome(outcome, sink),
        }
        self.run(sink);
    }

    fn view(&self, viewer: Viewer) -> KarakView {
        let (table, figures) = (self.table.clone(), self.figures.clone());
        let mut view = KarakView { table, hand: List::new(), top: None, figures };
        if let Viewer::Seat(seat) = viewer
            && self.darius() == Some(seat)
        {
            view.hand = self.hand;
            view.top = self.top;
        }
        view
    }

    fn fold_view(view: &mut KarakView, event: &Event) {
        view.fold(event);
    }

    fn redeterminize(&mut self, observer: Seat, rng: &mut impl Rng) {
        self.redraw(observer, rng);
    }

    fn reveals(event: &Event) -> bool {
        // A finished game is settled too.
        matches!(
            event,
            Event::TileDrawn { .. }
                | Event::TilesSeen { .. }
                | Event::TileChosen { .. }
                | Event::GameEnded { .. }
        )
    }
}

/// What a step asks, and whom.
enum Ask {
    Chance(Chance),
    Player(Question),
}

impl Karak {
    /// The refusal of a choice that does not answer the question.
    pub(crate) fn not_asked(&self) -> Illegal {
        let rule = match self.agenda.top().and_then(|step| self.question(step)) {
            None => RuleId("K-SET-13"),
            Some(question) => question.rule(),
        };
        Illegal::NotAsked { rule }
    }

    pub(crate) fn chance(&self, step: Step) -> Option<Chance> {
        match self.asks(step)? {
            Ask::Chance(chance) => Some(chance),
            Ask::Player(_) => None,
        }
    }

    fn question(&self, step: Step) -> Option<Question> {
        match self.asks(step)? {
            Ask::Chance(_) => None,
            Ask::Player(question) => Some(question),
        }
    }

    /// What a step asks while it is on top of the agenda; nothing when it goes on by itself.
    fn asks(&self, step: Step) -> Option<Ask> {
        use Ask::{Chance as Draw, Player};
        let battle = |step| Player(Question::Battle { step });
        let resources = |why, count| Player(Question::Resources { why, count });
        Some(match step {
            Step::DealHeroes => Draw(Chance::Hero { seat: self.seat_without_hero()? }),
            Step::RollOff { group, rolled, .. } => {
                Draw(Chance::OrderRoll { seat: Karak::rolls_next(group, rolled)? })
            }
            Step::Draft => Player(Question::Hero),
            Step::Turn => Player(Question::Turn),
            Step::Draw { .. } => Draw(Chance::Tile),
            Step::PickTile { .. } => Player(Question::Tile),
            Step::Place { .. } => Player(Question::Place),
            Step::DrawTokens { .. } => Draw(Chance::Token),
            Step::PlaceTokens { .. } => Player(Question::Monster { why: MonsterWhy::Return }),
            Step::Strike { .. } => Player(Question::Monster { why: MonsterWhy::Strike }),
            Step::Send { unit } => battle(BattleStep::Send { unit, most: self.me().units[unit.index()] }),
            Step::Roll => Draw(self.dice_to_roll(false)),
            Step::Reroll if self.table.active_is(Hero::Elspeth) => battle(BattleStep::RerollHero),
            Step::Reroll => battle(BattleStep::RerollUnits),
            Step::RollAgain => Draw(self.dice_to_roll(true)),
            Step::Spare => battle(BattleStep::Spare { left: self.protection_left() }),
            Step::Fireballs => battle(BattleStep::Fireballs { most: self.me().carried(Item::Fireball) }),
            Step::Amulet => Draw(Chance::Amulet),
            Step::Sort { kind } => Player(Question::Items { why: ItemsWhy::Leave { kind } }),
            Step::Cart => resources(ResourcesWhy::Cart, 3),
            Step::Plunder => resources(ResourcesWhy::Plunder, 1),
            Step::Steal { from } => resources(ResourcesWhy::Steal { from }, self.loot(from)),
            Step::GloryLimit => Player(Question::City { why: CityWhy::Dismiss }),
            Step::Curse => Player(Question::Victim),
            Step::Build { .. } => Player(Question::City { why: CityWhy::Build }),
            Step::Recruit { .. } => Player(Question::City { why: CityWhy::Recruit }),
            Step::PickUp { .. } => Player(Question::Items { why: ItemsWhy::PickUp }),
            Step::Begin { .. }
            | Step::Arrive { .. }
            | Step::Fight { .. }
            | Step::Compare
            | Step::Losses
            | Step::EndBattle => return None,
        })
    }
}
