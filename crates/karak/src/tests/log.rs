//! The log: what happened has a line, and no second one.

use super::scenario::{Scenario, THERE};
use crate::content::{Hero, Item, Land, Monster, Unit};
use crate::event::{Action, Event, Way};
use crate::setup::Setup;
use crate::state::Karak;
use crate::{Choice, Outcome};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::drive::next_input;
use table::{Game, Insight, Narrate, Told};

/// The keys of the lines.
fn lines<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<String> {
    events.into_iter().filter_map(Karak::event_text).map(|line| line.key.into_owned()).collect()
}

#[test]
fn a_battle_tells_each_fireball_and_amulet_once() {
    let mut play = Scenario::of(&[Hero::Taia, Hero::Xanros])
        .strongest(Hero::Taia, 3)
        .carries(Hero::Taia, Item::Fireball)
        .units(Hero::Taia, Unit::Knight, 1)
        .hex(THERE, Land::FarmRock, &[])
        .armies(THERE, &[Monster::DarkDryads])
        .play();
    play.fight(THERE, 3, &[1]);
    play.choose(Choice::Cast { fireballs: 1 });
    play.chance(Outcome::Amulet(Item::AmuletOfAction));
    let expected = [
        "karak-log-moved",
        "karak-log-battle-began",
        "karak-log-units-sent",
        "karak-log-rolled",
        "karak-log-fireballs-cast",
        "karak-log-battle-won",
        "karak-log-army-defeated",
        "karak-log-item-gained",
        "karak-log-turn-began",
    ];
    assert_eq!(lines(play.told.iter().map(|told| &told.event)), expected);
}

#[test]
fn an_action_is_told_by_what_it_brings() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Xanros]).lives(Hero::Horan, 2).play();
    assert_eq!(lines(&play.choose(Choice::Heal)), ["karak-log-healed"]);
}

/// Whether an event is what the action brings.
fn brings(action: Action, event: &Event) -> bool {
    match action {
        Action::Heal => matches!(event, Event::Healed { .. }),
        Action::Gather => matches!(event, Event::Gathered { .. }),
        Action::BuildCity => matches!(event, Event::CityBuilt { .. }),
        Action::Build => matches!(event, Event::Built { .. }),
        Action::Recruit => matches!(event, Event::UnitTrained { .. }),
        Action::PickUp => matches!(event, Event::ItemTaken { .. }),
        Action::Eradicate => matches!(event, Event::Restored { .. } | Event::PlagueLifted { .. }),
        Action::RaiseSkeleton => matches!(event, Event::SkeletonRaised { .. }),
    }
}

/// What the events before the present one have told.
#[derive(Default)]
struct Heard {
    last: Option<Event>,
    land: Option<Land>,
    fireballs: u8,
    drawn: Vec<Monster>,
    decided: bool,
    action: Option<Action>,
}

impl Heard {
    /// Checks that what has no line, or says less in it, is told beside it.
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::TileDrawn { land, .. } | Event::TileChosen { land, .. } => self.land = Some(land),
            Event::TileLaid { land, .. } => assert_eq!(self.land, Some(land)),
            Event::Moved { to, way: Way::Explore, .. } => {
                assert!(matches!(self.last, Some(Event::TileLaid { at, .. }) if at == to));
            }
            Event::TokenDrawn { monster, .. } => self.drawn.push(monster),
            Event::TokenPlaced { monster, .. } | Event::TokenReturned { monster, .. } => {
                let at = self.drawn.iter().position(|&drawn| drawn == monster).expect("it was drawn");
                self.drawn.remove(at);
            }
            Event::FireballsCast { count, .. } => self.fireballs = count,
            Event::SpellSpent { item: Item::Fireball, .. } => self.fireballs -= 1,
            Event::BattleWon { .. } | Event::BattleLost { .. } => self.decided = true,
            Event::BattleEnded { .. } => assert!(core::mem::take(&mut self.decided)),
            Event::ActionBegan { action, .. } => assert_eq!(self.action.replace(action), None),
            Event::TurnBegan { .. } => assert!(self.drawn.is_empty() && self.fireballs == 0),
            _ => {}
        }
        match self.last {
            Some(Event::TurnEnded { .. }) => assert!(matches!(event, Event::TurnBegan { .. })),
            Some(Event::AmuletFound { seat, item }) => assert_eq!(*event, Event::ItemGained { seat, item }),
            _ => {}
        }
        if self.action.is_some_and(|action| brings(action, event)) {
            self.action = None;
        }
        self.last = Some(event.clone());
    }
}

#[test]
fn what_has_no_line_is_told_beside_it() {
    let mut silent = 0;
    for seed in 0..12 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Karak::start(&Setup::new(2 + (seed % 4) as u8)).expect("legal");
        let mut heard = Heard::default();
        while let Some(input) = next_input(&game, &mut rng, |game, _, rng| game.purposeful(rng)) {
            let mut told: Vec<Told<Event>> = Vec::new();
            game.apply(&input, &mut told);
            told.iter().for_each(|told| heard.hear(&told.event));
            silent += told.iter().filter(|told| Karak::event_text(&told.event).is_none()).count();
        }
        assert_eq!(heard.action, None);
    }
    assert!(silent > 1000, "{silent}");
}
