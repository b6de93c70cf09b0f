//! The laws on Karak 2, over seeded random games of all player counts and options.

use emberhall_karak::{
    Action, Building, Chance, Choice, Components, Event, Faces, Hero, Heroes, Item, Karak, Land, Monster,
    Outcome, Pos, Resource, Resources, Setup, TileId, Unit, Way,
};
use std::collections::BTreeSet;
use table::random::below;
use table::{Game, Input, InputOf, Insight, Message, Narrate, Pending, Rng, Seat, Told};
use table_laws::{Plan, Subject, foretold, narration, play_purposefully, run};

mod pieces;

struct Trial;

/// What has to occur over a long run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Mark {
    Played(Hero),
    Placed(Monster),
    Defeated(Monster),
    Carried(Item),
    Left(Item),
    Sent(Unit),
    Built(Building),
    Entered(Land),
    Laid(u8),
    Did(Action),
    Players(u8),
    Other(&'static str),
}

const OTHERS: [&str; 20] = [
    "archstone",
    "army struck",
    "cart",
    "draft",
    "hawkeye",
    "hero re-rolled",
    "magic run",
    "pickpocket",
    "plague",
    "plague lifted",
    "plundered",
    "portal",
    "praetorian driven off",
    "retreat",
    "skull ignored",
    "tile returned",
    "token returned",
    "unconscious",
    "unit dismissed",
    "units re-rolled",
];

/// Counted, and needed as rarely as possible.
const SAFETY_VALVE: Mark = Mark::Other("safety valve K-EXP-4");

impl Mark {
    fn of(before: &Karak, event: &Event) -> Option<Mark> {
        Some(match *event {
            Event::HeroTaken { hero, .. } => Mark::Played(hero),
            Event::TokenPlaced { monster, .. } => Mark::Placed(monster),
            Event::ArmyDefeated { monster, .. } => Mark::Defeated(monster),
            Event::ItemGained { item, .. } | Event::ItemTaken { item, .. } => Mark::Carried(item),
            Event::ItemLeft { item, .. } => Mark::Left(item),
            Event::UnitsSent { unit, .. } => Mark::Sent(unit),
            Event::Built { building, .. } => Mark::Built(building),
            Event::Moved { way: Way::Portal, .. } => Mark::Other("portal"),
            Event::Moved { way: Way::MagicRun, .. } => Mark::Other("magic run"),
            Event::Moved { way: Way::Retreat, .. } => Mark::Other("retreat"),
            Event::Moved { to, .. } => {
                let table = before.table();
                Mark::Entered(table.hex(table.hex_at(to)?).land)
            }
            Event::TileLaid { joint: Some(_), .. } => SAFETY_VALVE,
            Event::TileLaid { tile, .. } => Mark::Laid(tile.into()),
            Event::ActionBegan { action, .. } => Mark::Did(action),
            Event::GameEnded { .. } => Mark::Other("archstone"),
            Event::ArmyStruck { .. } => Mark::Other("army struck"),
            Event::PlagueFell { .. } => Mark::Other("plague"),
            Event::PlagueLifted { .. } => Mark::Other("plague lifted"),
            Event::FellUnconscious { .. } => Mark::Other("unconscious"),
            Event::HawkeyeUsed { .. } => Mark::Other("hawkeye"),
            Event::Stolen { .. } => Mark::Other("pickpocket"),
            Event::TokenReturned { .. } => Mark::Other("token returned"),
            Event::TileReturned { .. } => Mark::Other("tile returned"),
            Event::Plundered { .. } => Mark::Other("plundered"),
            Event::CartEmptied { .. } => Mark::Other("cart"),
            Event::HeroSpared { .. } | Event::UnitSpared { .. } => Mark::Other("skull ignored"),
            Event::HeroRerolled { .. } => Mark::Other("hero re-rolled"),
            Event::UnitsRerolled { .. } => Mark::Other("units re-rolled"),
            Event::UnitDismissed { .. } => Mark::Other("unit dismissed"),
            Event::PraetorianLeft { .. } => Mark::Other("praetorian driven off"),
            _ => return None,
        })
    }
}

fn any<T: Copy>(rng: &mut impl Rng, all: &[T]) -> T {
    all[below(rng, all.len() as u32) as usize]
}

fn maybe<T: Copy>(rng: &mut impl Rng, all: &[T]) -> Option<T> {
    (below(rng, 3) > 0).then(|| any(rng, all))
}

fn byte(rng: &mut impl Rng) -> u8 {
    if below(rng, 4) == 0 { below(rng, 256) as u8 } else { below(rng, 7) as u8 }
}

fn tile(rng: &mut impl Rng) -> TileId {
    TileId::from_index(below(rng, 58) as usize).expect("a deck can have 58 kinds")
}

fn pos(rng: &mut impl Rng) -> Pos {
    if below(rng, 8) == 0 {
        return Pos { q: below(rng, 256) as u8 as i8, r: below(rng, 256) as u8 as i8 };
    }
    Pos { q: below(rng, 9) as i8 - 4, r: below(rng, 9) as i8 - 4 }
}

fn resources(rng: &mut impl Rng) -> Resources {
    let mut amount = || if below(rng, 8) == 0 { u32::MAX } else { byte(rng).into() };
    Resources([amount(), amount(), amount()])
}

impl Subject for Trial {
    type Game = Karak;
    type Mark = Mark;

    fn setup(rng: &mut impl Rng) -> Setup {
        let players = 2 + below(rng, 4) as u8;
        let heroes = match below(rng, 3) {
            0 => Heroes::Dealt,
            1 => Heroes::Draft,
            _ => {
                let first = below(rng, 6) as usize;
                Heroes::Chosen((0..usize::from(players)).map(|i| Hero::ALL[(first + i) % 6]).collect())
            }
        };
        Setup { heroes, friendly: below(rng, 4) == 0, rules: 1 + below(rng, 2), ..Setup::new(players) }
    }

    fn conserved(game: &Karak) -> Result<(), String> {
        pieces::conserved(game)?;
        asked_for_more_than_one_answer(game)?;
        if at_rest(game) { pieces::settled(game) } else { Ok(()) }
    }

    fn purposeful(game: &Karak, rng: &mut impl Rng) -> Choice {
        game.purposeful(rng)
    }

    fn absurd_choice(rng: &mut impl Rng) -> Choice {
        match below(rng, 36) {
            0 => Choice::TakeHero(any(rng, &Hero::ALL)),
            1 => Choice::Move { to: pos(rng) },
            2 => Choice::Explore { to: pos(rng) },
            3 => Choice::Portal { to: pos(rng) },
            4 => Choice::MagicRun { to: pos(rng) },
            5 => Choice::Heal,
            6 => Choice::Gather { extra: maybe(rng, &Resource::ALL) },
            7 => Choice::BuildCity { discount: maybe(rng, &Resource::ALL) },
            8 => Choice::Build,
            9 => Choice::Recruit,
            10 => Choice::PickUp,
            11 => Choice::Eradicate,
            12 => Choice::RaiseSkeleton,
            13 => Choice::Pickpocket { from: Seat::new(byte(rng)) },
            14 => Choice::Hawkeye,
            15 => Choice::EndTurn,
            16 => Choice::LayTile(tile(rng)),
            17 => Choice::Place { at: pos(rng), rotation: byte(rng) },
            18 => Choice::PickMonster(any(rng, &Monster::ALL)),
            19 => Choice::Send { unit: any(rng, &Unit::ALL), count: byte(rng) },
            20 => Choice::Reroll,
            21 => Choice::Stand,
            22 => Choice::SpareHero,
            23 => Choice::SpareUnit(any(rng, &Unit::ALL)),
            24 => Choice::Enough,
            25 => Choice::Cast { fireballs: byte(rng) },
            26 => Choice::TakeResources(resources(rng)),
            27 => Choice::Leave(any(rng, &Item::ALL)),
            28 => Choice::Swap { take: any(rng, &Item::ALL), leave: maybe(rng, &Item::ALL) },
            29 => Choice::Raise { building: any(rng, &Building::ALL), discount: maybe(rng, &Resource::ALL) },
            30 => Choice::Return(any(rng, &Unit::ALL)),
            31 => Choice::Train(any(rng, &Unit::ALL)),
            32 => Choice::Dismiss(any(rng, &Unit::ALL)),
            _ => Choice::Curse(Seat::new(byte(rng))),
        }
    }

    fn absurd_outcome(rng: &mut impl Rng) -> Outcome {
        let face = |rng: &mut _| below(rng, 12) as i8 - 5;
        match below(rng, 6) {
            0 => Outcome::Hero(any(rng, &Hero::ALL)),
            1 => Outcome::Face(face(rng)),
            2 => Outcome::Tile(tile(rng)),
            3 => Outcome::Token(any(rng, &Monster::ALL)),
            4 => {
                let dice = below(rng, 19);
                let hero = (below(rng, 2) == 0).then(|| face(rng));
                Outcome::Roll { hero, units: (0..dice).map(|_| face(rng)).collect::<Faces>() }
            }
            _ => Outcome::Amulet(any(rng, &Item::ALL)),
        }
    }

    fn content() -> BTreeSet<Mark> {
        let mut all = BTreeSet::new();
        all.extend(Hero::ALL.map(Mark::Played));
        all.extend(Monster::ALL.map(Mark::Placed));
        all.extend(Monster::ALL.map(Mark::Defeated));
        all.extend(Item::ALL.map(Mark::Carried));
        all.extend(Item::ALL.map(Mark::Left));
        all.extend(Unit::ALL.map(Mark::Sent));
        all.extend(Building::ALL.map(Mark::Built));
        all.extend(Land::ALL.map(Mark::Entered));
        all.extend((0..Components::shipped().tiles.len()).map(|it| Mark::Laid(it as u8)));
        all.extend(ACTIONS.map(Mark::Did));
        all.extend((2..=5).map(Mark::Players));
        all.extend(OTHERS.map(Mark::Other));
        all
    }

    fn occurred(before: &Karak, input: &InputOf<Karak>, told: &[Told<Event>], mark: &mut impl FnMut(Mark)) {
        if before.pending() == Pending::Chance(Chance::OrderRoll { seat: Seat::new(0) }) {
            mark(Mark::Players(before.seats()));
        }
        if let Input::Choice { choice: Choice::TakeHero(_), .. } = input {
            mark(Mark::Other("draft"));
        }
        for Told { event, .. } in told {
            if let Some(shown) = Mark::of(before, event) {
                mark(shown);
            }
        }
    }

    fn secret_of(before: &Karak, input: &InputOf<Karak>) -> Option<Seat> {
        let active = before.table().active;
        let darius = before.table().player(active).hero == Some(Hero::Darius);
        match input {
            // Hawkeye is Lorraine's, so a tile Darius draws is always for his own eyes.
            Input::Chance(Outcome::Tile(_)) if darius => Some(active),
            _ => None,
        }
    }

    fn said(game: &Karak) -> Vec<Message> {
        narration(game)
    }

    fn foretold(game: &Karak, seat: Seat) -> Option<String> {
        foretold(game, seat)
    }

    fn event_said(event: &Event) -> Option<Message> {
        Karak::event_text(event)
    }
}

const ACTIONS: [Action; 8] = [
    Action::Heal,
    Action::Gather,
    Action::BuildCity,
    Action::Build,
    Action::Recruit,
    Action::PickUp,
    Action::Eradicate,
    Action::RaiseSkeleton,
];

/// K-TURN-6: since version 2 a question has more than one answer. Which of two equal tiles Darius lays is asked all the
/// same, since not asking would tell the others; and a player who has slots left ends the turn themselves.
fn asked_for_more_than_one_answer(game: &Karak) -> Result<(), String> {
    use emberhall_karak::Question::{Tile, Turn};
    let Pending::Player { question, .. } = game.pending() else { return Ok(()) };
    let mut choices = Vec::new();
    game.choices(&mut choices);
    match question {
        Tile | Turn => Ok(()),
        _ if game.rules() == 1 || choices.len() > 1 => Ok(()),
        _ => Err(format!("{question:?} is asked with {} answers", choices.len())),
    }
}

/// Whether the active player is between steps, so that nothing is half-done.
fn at_rest(game: &Karak) -> bool {
    matches!(game.pending(), Pending::Player { question: emberhall_karak::Question::Turn, .. })
}

#[test]
fn laws_hold_at_every_step_of_random_games() {
    let report = run::<Trial>(&Plan { games: 300, max_inputs: 2_000, ..Plan::default() }.with_env());
    println!("{report}");
    report.assert_complete();
    let valve = report.count(&SAFETY_VALVE);
    let rare = valve * 10_000 < report.games.max(10_000);
    assert!(rare, "K-EXP-4 was needed in {valve} of {} games", report.games);
    assert_eq!(report.purposeful.ended, report.purposeful.played);
}

#[test]
fn a_thousand_games_of_the_purposeful_policy_end_by_themselves() {
    let plan = Plan { games: 1_000, purposeful_inputs: 100_000, ..Plan::default() };
    let endings = play_purposefully::<Trial>(&plan);
    println!("{endings:?}");
    assert_eq!(endings.ended, 1_000);
}
