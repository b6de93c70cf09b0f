//! Karak 2 as a [`Game`]: what it waits for, what may be chosen, what chance may give, who sees what.

use crate::choice::{
    BattleStep, Chance, Choice, CityWhy, Faces, ItemsWhy, MonsterWhy, Outcome, Question, ResourcesWhy,
};
use crate::components::TileId;
use crate::content::{Building, Hero, Item, ItemKind, Monster, Resource, Resources, Unit};
use crate::draw::Drawn;
use crate::event::Event;
use crate::hex::Side;
use crate::illegal::Illegal;
use crate::public::HexId;
use crate::setup::{Setup, SetupError};
use crate::state::{Karak, KarakView, Step};
use table::random::{below, weighted};
use table::{Draw, Game, InputOf, List, Pending, PendingOf, Rng, RuleId, Seat, Sink, Viewer};

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

    fn rules_of(setup: &Setup) -> u32 {
        setup.rules
    }

    fn set_rules(setup: &mut Setup, rules: u32) {
        setup.rules = rules;
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
        if let Some(chance) = self.chance(step) {
            return Pending::Chance(chance);
        }
        let question = self.question(step).expect("a step waits for a player or for chance");
        let drafting = if step == Step::Draft { self.drafting() } else { None };
        Pending::Player { seat: drafting.unwrap_or(self.table.active), question }
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
        let chance = self.agenda.top().and_then(|step| self.chance(step));
        let (possible, rule) = match (chance, outcome) {
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
            (Some(Chance::Amulet), Outcome::Amulet(item)) => {
                (self.table.amulets & (1 << item.index()) != 0, "K-BAT-11")
            }
            _ => (false, "K-SET-13"),
        };
        if possible { Ok(()) } else { Err(Illegal::ImpossibleOutcome { rule: RuleId(rule) }) }
    }

    fn sample(&self, rng: &mut impl Rng) -> Outcome {
        let chance = self.agenda.top().and_then(|step| self.chance(step)).expect("chance is pending");
        match chance {
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
                let unseen = Item::ALL.map(|item| u32::from(self.table.amulets >> item.index() & 1));
                let index = weighted(rng, unseen.iter().copied());
                Outcome::Amulet(Item::ALL[index.expect("an amulet is left for each dryad")])
            }
        }
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
            table::Input::Choice { choice, .. } => {
                let step = self.agenda.top().expect("somebody is asked");
                self.choose(step, *choice, sink);
            }
            table::Input::Chance(outcome) => match outcome {
                Outcome::Hero(hero) => self.deal(*hero, sink),
                Outcome::Face(face) => self.order_rolled(*face, sink),
                Outcome::Tile(tile) => self.tile_drawn(*tile, sink),
                Outcome::Token(monster) => self.token_drawn(*monster, sink),
                Outcome::Roll { hero, units } => self.rolled(*hero, units, sink),
                Outcome::Amulet(item) => self.amulet_found(*item, sink),
            },
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

    fn redeterminize(&mut self, observer: Seat, rng: &mut impl Rng) {
        if self.darius() == Some(observer) {
            return;
        }
        // Only Darius's tiles are hidden from anyone; each may be any unseen tile of its tier.
        let tier = |game: &Karak, tile: TileId| game.figures.tile(tile).tier;
        let tiers: List<u8, 3> = self.hand.iter().chain(&self.top).map(|&tile| tier(self, tile)).collect();
        let held = self.hand.len();
        self.hand.clear();
        let had_top = self.top.take().is_some();
        for &tier in &tiers[..held] {
            let tile = self.sample_tile_of(tier, rng);
            self.hand.push(tile);
        }
        if had_top {
            self.top = Some(self.sample_tile_of(tiers[held], rng));
        }
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
        Some(match step {
            Step::DealHeroes => Chance::Hero { seat: self.seat_without_hero()? },
            Step::RollOff { group, rolled, .. } => {
                Chance::OrderRoll { seat: Karak::rolls_next(group, rolled)? }
            }
            Step::Draw { .. } => Chance::Tile,
            Step::DrawTokens { .. } => Chance::Token,
            Step::Roll | Step::RollAgain => {
                let (hero, units) = self.dice_to_roll(step == Step::RollAgain);
                Chance::Roll { hero, units }
            }
            Step::Amulet => Chance::Amulet,
            _ => return None,
        })
    }

    fn question(&self, step: Step) -> Option<Question> {
        let battle = |step| Question::Battle { step };
        let resources = |why, count| Question::Resources { why, count };
        Some(match step {
            Step::Draft => Question::Hero,
            Step::Turn => Question::Turn,
            Step::PickTile { .. } => Question::Tile,
            Step::Place { .. } => Question::Place,
            Step::PlaceTokens { .. } => Question::Monster { why: MonsterWhy::Return },
            Step::Strike { .. } => Question::Monster { why: MonsterWhy::Strike },
            Step::Send { unit } => battle(BattleStep::Send { unit, most: self.me().units[unit.index()] }),
            Step::Reroll if self.table.active_is(Hero::Elspeth) => battle(BattleStep::RerollHero),
            Step::Reroll => battle(BattleStep::RerollUnits),
            Step::Spare => battle(BattleStep::Spare { left: self.protection_left() }),
            Step::Fireballs => battle(BattleStep::Fireballs { most: self.me().carried(Item::Fireball) }),
            Step::Sort { kind } => Question::Items { why: ItemsWhy::Leave { kind } },
            Step::Cart => resources(ResourcesWhy::Cart, 3),
            Step::Plunder => resources(ResourcesWhy::Plunder, 1),
            Step::Steal { from } => resources(ResourcesWhy::Steal { from }, self.loot(from)),
            Step::GloryLimit => Question::City { why: CityWhy::Dismiss },
            Step::Build { .. } => Question::City { why: CityWhy::Build },
            Step::Recruit { .. } => Question::City { why: CityWhy::Recruit },
            Step::PickUp { .. } => Question::Items { why: ItemsWhy::PickUp },
            Step::Curse => Question::Victim,
            _ => return None,
        })
    }

    fn is_next_tile(&self, tile: TileId) -> bool {
        self.drawable(tile) > 0 && self.figures.tile(tile).tier == self.next_tier()
    }

    fn sample_tile(&self, rng: &mut impl Rng) -> TileId {
        self.sample_tile_of(self.next_tier(), rng)
    }

    fn sample_tile_of(&self, tier: u8, rng: &mut impl Rng) -> TileId {
        let weight = |(id, tile): (usize, &crate::components::Tile)| {
            u32::from(self.drawable(TileId(id as u8))) * u32::from(tile.tier == tier)
        };
        let index = weighted(rng, self.figures.tiles.iter().enumerate().map(weight));
        TileId(index.expect("a tile of the tier is left") as u8)
    }

    fn is_roll(&self, hero: bool, units: &[u8; 6], face: Option<i8>, faces: &Faces) -> bool {
        let dice = Unit::ALL.into_iter().flat_map(|unit| (0..units[unit.index()]).map(move |_| unit));
        let count: usize = units.iter().map(|&count| usize::from(count)).sum();
        face.is_some() == hero
            && face.is_none_or(|face| self.figures.hero_die.contains(&face))
            && faces.len() == count
            && dice.zip(faces).all(|(unit, face)| self.figures.unit_dice[unit.index()].contains(face))
    }

    /// What a person could think of at this step.
    fn imagine(&self, step: Step, out: &mut Vec<Choice>) {
        match step {
            Step::Turn => {
                let here = self.table.hex(self.table.here()).at;
                let around = Side::ALL.map(|side| here.across(side));
                out.extend(around.map(|to| Choice::Move { to }));
                let laid = self.table.hexes.iter().map(|hex| hex.at);
                let far = laid.filter(|at| *at != here && here.side_to(*at).is_none());
                out.extend(far.map(|to| Choice::Move { to }));
                out.extend(around.map(|to| Choice::Explore { to }));
                out.extend(self.table.hexes.iter().map(|hex| Choice::Portal { to: hex.at }));
                out.extend(self.table.hexes.iter().map(|hex| Choice::MagicRun { to: hex.at }));
                let extras = [None].into_iter().chain(Resource::ALL.map(Some));
                out.push(Choice::Heal);
                out.extend(extras.clone().map(|extra| Choice::Gather { extra }));
                out.extend(extras.map(|discount| Choice::BuildCity { discount }));
                out.extend([Choice::Build, Choice::Recruit, Choice::PickUp, Choice::Eradicate]);
                out.push(Choice::RaiseSkeleton);
                out.extend(Seat::all(self.seats()).map(|from| Choice::Pickpocket { from }));
                out.extend([Choice::Hawkeye, Choice::EndTurn]);
            }
            Step::Draft => out.extend(Hero::ALL.map(Choice::TakeHero)),
            Step::Place { to: Some(at) } => out.extend((0..6).map(|rotation| Choice::Place { at, rotation })),
            Step::Place { to: None } => {
                // Each space beside the board once: from its first laid neighbour.
                for (index, hex) in self.table.hexes.iter().enumerate() {
                    for side in Side::ALL {
                        let at = hex.at.across(side);
                        let first = Side::ALL.iter().filter_map(|s| self.table.hex_at(at.across(*s))).min();
                        if self.table.hex_at(at).is_none() && first == Some(HexId(index as u8)) {
                            out.extend((0..6).map(|rotation| Choice::Place { at, rotation }));
                        }
                    }
                }
            }
            Step::PlaceTokens { .. } => out.extend(Monster::ALL.map(Choice::PickMonster)),
            Step::Strike { .. } => {
                out.extend(self.table.hex(self.table.here()).armies().map(Choice::PickMonster));
            }
            Step::Send { unit } => {
                out.extend((0..=self.me().units[unit.index()] + 1).map(|count| Choice::Send { unit, count }));
            }
            Step::Spare => {
                out.push(Choice::SpareHero);
                out.extend(Unit::ALL.map(Choice::SpareUnit));
                out.push(Choice::Enough);
            }
            Step::Sort { kind } => {
                out.extend(Item::ALL.map(Choice::Leave));
                if kind == ItemKind::Spell && self.table.robs_before_leaving_a_spell() {
                    out.extend(Seat::all(self.seats()).map(|from| Choice::Pickpocket { from }));
                }
            }
            Step::Plunder => out.extend(Resource::ALL.map(Resources::one).map(Choice::TakeResources)),
            Step::GloryLimit => out.extend(Unit::TRAINED.map(Choice::Dismiss)),
            Step::Curse => out.extend(Seat::all(self.seats()).map(Choice::Curse)),
            Step::Build { .. } => {
                let discounts = [None].into_iter().chain(Resource::ALL.map(Some));
                for building in Building::ALL {
                    out.extend(discounts.clone().map(|discount| Choice::Raise { building, discount }));
                }
                out.push(Choice::Enough);
            }
            Step::Recruit { .. } => {
                out.extend(Unit::TRAINED.map(Choice::Train));
                out.extend(Unit::TRAINED.map(Choice::Return));
                out.push(Choice::Enough);
            }
            Step::PickUp { .. } => {
                let lying = self.table.hex(self.table.here()).items;
                let swaps = Karak::swaps().filter(|(take, _)| lying[take.index()] > 0);
                out.extend(swaps.map(|(take, leave)| Choice::Swap { take, leave }));
                out.push(Choice::Enough);
            }
            _ => self.step_choices(step, out),
        }
    }
}

impl Question {
    /// The rule behind the question.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Question::Hero => "K-SET-6",
            Question::Turn => "K-TURN-1",
            Question::Tile => "K-DAR-1",
            Question::Place => "K-EXP-1",
            Question::Monster { why: MonsterWhy::Return } => "K-TAI-1",
            Question::Monster { why: MonsterWhy::Strike } => "K-DAR-2",
            Question::Battle { step } => match step {
                BattleStep::Send { .. } => "K-BAT-2",
                BattleStep::RerollUnits => "K-HOR-1",
                BattleStep::RerollHero => "K-ELS-1",
                BattleStep::Spare { .. } => "K-AMU-4",
                BattleStep::Fireballs { .. } => "K-BAT-4",
            },
            Question::Resources { why: ResourcesWhy::Cart, .. } => "K-BAT-10",
            Question::Resources { why: ResourcesWhy::Plunder, .. } => "K-HOR-2",
            Question::Resources { why: ResourcesWhy::Steal { .. }, .. } => "K-ITEM-2",
            Question::Items { why: ItemsWhy::Leave { .. } } => "K-BAT-10",
            Question::Items { why: ItemsWhy::PickUp } => "K-PICK-1",
            Question::City { why: CityWhy::Build } => "K-BLD-1",
            Question::City { why: CityWhy::Recruit } => "K-REC-1",
            Question::City { why: CityWhy::Dismiss } => "K-GLO-3",
            Question::Victim => "K-PLG-1",
        })
    }
}
