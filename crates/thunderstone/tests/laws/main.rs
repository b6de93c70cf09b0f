//! The laws on Thunderstone, over seeded random games of all player counts, setups and card pools.

use emberhall_thunderstone::card::Type;
use emberhall_thunderstone::cards::village_cards;
use emberhall_thunderstone::{
    AbilityIndex, CardId, Choice, Event, Family, Group, Outcome, PARTY, Place, Power, Purpose, Question,
    Rank, Selection, Setup, Slot, Solo, Thunderstone,
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
    Bought(CardId),
    Used(CardId),
    Fought(CardId),
    Defeated(CardId),
    Destroyed(CardId),
    LevelledInto(CardId),
    Equipped(CardId),
    Breached(CardId),
    Players(u8),
    Other(&'static str),
}

const OTHERS: [&str; 24] = [
    "arranged",
    "armed helped",
    "armed into magic",
    "attack gained",
    "barred",
    "borrowed",
    "bought as spoils",
    "disease took attack",
    "disease took magic",
    "disease took nothing",
    "escaped",
    "gained disease",
    "hand shown",
    "hero lost",
    "monster returned",
    "monster taken",
    "nobody borrowed",
    "reshuffled",
    "revealed discarded",
    "stack destroyed",
    "thrown",
    "thunderstone lost",
    "thunderstone taken",
    "weightless",
];

impl Mark {
    fn of(event: &Event) -> Option<Mark> {
        Some(match *event {
            Event::Bought { spoils: true, .. } => Mark::Other("bought as spoils"),
            Event::Bought { card, .. } => Mark::Bought(card),
            Event::EffectUsed { card, .. } | Event::SpoilsOpened { card, .. } => Mark::Used(card),
            Event::Attacked { card, .. } => Mark::Fought(card),
            Event::Won { card, .. } => Mark::Defeated(card),
            Event::Destroyed { card, .. }
            | Event::HandCardDestroyed { card, .. }
            | Event::RevealedDestroyed { card, .. } => Mark::Destroyed(card),
            Event::LevelledUp { into, .. } => Mark::LevelledInto(into),
            Event::Equipped { weapon_card, .. } => Mark::Equipped(weapon_card),
            Event::Breached { card } => Mark::Breached(card),
            Event::HallArranged { .. } => Mark::Other("arranged"),
            Event::ArmedHelped { .. } => Mark::Other("armed helped"),
            Event::ArmedTurnedToMagic => Mark::Other("armed into magic"),
            Event::AttackGained { .. } => Mark::Other("attack gained"),
            Event::HeroBarred { .. } => Mark::Other("barred"),
            Event::HeroBorrowed { .. } => Mark::Other("borrowed"),
            Event::NobodyBorrowed { .. } => Mark::Other("nobody borrowed"),
            Event::DiseaseTook { power: Some(Power::Attack) } => Mark::Other("disease took attack"),
            Event::DiseaseTook { power: Some(Power::Magic) } => Mark::Other("disease took magic"),
            Event::DiseaseTook { power: None } => Mark::Other("disease took nothing"),
            Event::HallAdvanced { escaped: Some(_), .. } => Mark::Other("escaped"),
            Event::DiseaseGained { .. } => Mark::Other("gained disease"),
            Event::HandShown { .. } => Mark::Other("hand shown"),
            Event::HeroLost { .. } => Mark::Other("hero lost"),
            Event::MonsterReturned { .. } => Mark::Other("monster returned"),
            Event::MonsterTaken { .. } => Mark::Other("monster taken"),
            Event::Reshuffled { .. } => Mark::Other("reshuffled"),
            Event::RevealedDiscarded { .. } => Mark::Other("revealed discarded"),
            Event::StackCardDestroyed { .. } => Mark::Other("stack destroyed"),
            Event::Thrown { .. } => Mark::Other("thrown"),
            Event::ThunderstoneLost => Mark::Other("thunderstone lost"),
            Event::ThunderstoneTaken { .. } => Mark::Other("thunderstone taken"),
            Event::WeaponsMadeWeightless => Mark::Other("weightless"),
            Event::Stalled => Mark::Other("stalled"),
            _ => return None,
        })
    }
}

fn any<T: Copy>(rng: &mut impl Rng, all: &[T]) -> T {
    all[below(rng, all.len() as u32) as usize]
}

/// So many different ones.
fn some<T: Copy>(rng: &mut impl Rng, all: &[T], n: usize) -> Vec<T> {
    let mut left = all.to_vec();
    (0..n).map(|_| left.swap_remove(below(rng, left.len() as u32) as usize)).collect()
}

fn byte(rng: &mut impl Rng) -> u8 {
    if below(rng, 4) == 0 { below(rng, 256) as u8 } else { below(rng, 8) as u8 }
}

fn card(rng: &mut impl Rng) -> CardId {
    CardId::at(below(rng, 98) as usize).expect("there are 98 kinds")
}

fn slot(rng: &mut impl Rng) -> Slot {
    Slot::new(byte(rng) % PARTY as u8).expect("below the number of places")
}

impl Subject for Trial {
    type Game = Thunderstone;
    type Mark = Mark;

    fn setup(rng: &mut impl Rng) -> Setup {
        let players = 1 + below(rng, 5) as u8;
        let solo = (players == 1).then(|| any(rng, &[Solo::Normal, Solo::Warrior, Solo::Nightmare]));
        let selection = match below(rng, 8) {
            0 => Selection::FirstGame,
            1..=3 => Selection::Random { groups: 3 + below(rng, 6) as u8 },
            _ => {
                let groups = 3 + if below(rng, 4) == 0 { below(rng, 6) as usize } else { 0 };
                let village: Vec<CardId> = village_cards().collect();
                Selection::Custom {
                    groups: some(rng, Group::ALL, groups),
                    families: some(rng, Family::ALL, 4),
                    village: some(rng, &village, 8),
                }
            }
        };
        Setup { players, selection, solo, rules: 1 + below(rng, 2) }
    }

    fn conserved(game: &Thunderstone) -> Result<(), String> {
        pieces::conserved(game)
    }

    fn purposeful(game: &Thunderstone, rng: &mut impl Rng) -> Choice {
        match waste(game, rng) {
            Some(choice) => choice,
            None => game.purposeful(rng),
        }
    }

    fn absurd_choice(rng: &mut impl Rng) -> Choice {
        match below(rng, 14) {
            0 => Choice::Go(any(rng, &[Place::Village, Place::Dungeon, Place::Rest])),
            1 => Choice::Use {
                slot: slot(rng),
                ability: AbilityIndex::new(below(rng, 3) as u8).expect("a card may have so many"),
            },
            2 => Choice::Equip { hero: slot(rng), weapon: slot(rng) },
            3 => Choice::Attack { rank: any(rng, &Rank::ALL) },
            4 => Choice::Buy(card(rng)),
            5 => Choice::LevelUp { slot: slot(rng), into: card(rng) },
            6 => Choice::Member(slot(rng)),
            7 => Choice::Card(card(rng)),
            8 => Choice::Monster { rank: any(rng, &Rank::ALL) },
            9 => Choice::Arrange([0; 3].map(|_| any(rng, &Rank::ALL))),
            10 => Choice::Lose(any(rng, &[Power::Attack, Power::Magic])),
            11 => Choice::TakeSpoils(card(rng)),
            12 => Choice::Borrow(Seat::new(byte(rng))),
            _ => Choice::Done,
        }
    }

    fn absurd_outcome(rng: &mut impl Rng) -> Outcome {
        match below(rng, 4) {
            0 => Outcome::Group(any(rng, Group::ALL)),
            1 => Outcome::Family(any(rng, Family::ALL)),
            2 => Outcome::Card(card(rng)),
            _ => Outcome::Seat(Seat::new(byte(rng))),
        }
    }

    fn sample(game: &Thunderstone, rng: &mut impl Rng) -> Outcome {
        // Rules version 1 takes two numbers where the Thunderstone may come.
        game.sample_by(2, rng)
    }

    fn content() -> BTreeSet<Mark> {
        let mut all = BTreeSet::new();
        for id in CardId::all() {
            let card = id.card();
            if card.cost.is_some() {
                all.insert(Mark::Bought(id));
            }
            if card.abilities.iter().any(|ability| !ability.preparation().is_empty())
                || !card.spoils().is_empty()
            {
                all.insert(Mark::Used(id));
            }
            if id.is(Type::Monster) {
                all.insert(Mark::Fought(id));
                all.insert(Mark::Defeated(id));
            }
            if !id.is(Type::Thunderstone) {
                all.insert(Mark::Destroyed(id));
            }
            if id.is_hero() && !id.is(Type::Militia) {
                all.insert(Mark::LevelledInto(id));
            }
            if id.is(Type::Weapon) {
                all.insert(Mark::Equipped(id));
            }
            if !card.breach_effects().is_empty() {
                all.insert(Mark::Breached(id));
            }
        }
        all.extend((1..=5).map(Mark::Players));
        all.extend(OTHERS.map(Mark::Other));
        all
    }

    fn occurred(
        before: &Thunderstone,
        _: &InputOf<Thunderstone>,
        told: &[Told<Event>],
        mark: &mut impl FnMut(Mark),
    ) {
        for Told { event, .. } in told {
            if let Event::StartingPlayerChosen { .. } = event {
                mark(Mark::Players(before.seats()));
            }
            Mark::of(event).into_iter().for_each(&mut *mark);
        }
    }

    fn secret_of(before: &Thunderstone, input: &InputOf<Thunderstone>) -> Option<Seat> {
        match (before.pending(), input) {
            // A card drawn into a hidden hand is the player's secret; into a revealed one it is not.
            (Pending::Chance(emberhall_thunderstone::Chance::Draw { seat }), Input::Chance(_)) => {
                (!is_open(before)).then_some(seat)
            }
            _ => None,
        }
    }

    fn said(game: &Thunderstone) -> Vec<Message> {
        narration(game)
    }

    fn foretold(game: &Thunderstone, seat: Seat) -> Option<String> {
        foretold(game, seat)
    }

    fn event_said(event: &Event) -> Option<Message> {
        Thunderstone::event_text(event)
    }
}

/// Now and then a good card is destroyed at rest, which no sensible player does, so that every card is.
fn waste(game: &Thunderstone, rng: &mut impl Rng) -> Option<Choice> {
    let Pending::Player { seat, question } = game.pending() else { return None };
    let precious = |card: &&CardId| card.card().victory_points > 1 && !card.is(Type::Thunderstone);
    let card = *game.hand(seat).iter().filter(precious).max_by_key(|card| card.card().victory_points)?;
    let seldom = if card.card().victory_points >= 7 { 2 } else { 6 };
    match question {
        Question::Place if below(rng, seldom) == 0 => Some(Choice::Go(Place::Rest)),
        Question::Card { purpose: Purpose::Rest } if below(rng, 4) > 0 => Some(Choice::Card(card)),
        _ => None,
    }
}

/// Whether the next card is drawn in the open, into a revealed hand.
fn is_open(game: &Thunderstone) -> bool {
    let mut rng = table_laws::generator(1, 1, 1);
    let mut next = game.clone();
    let mut told: Vec<Told<Event>> = Vec::new();
    let outcome = next.sample(&mut rng);
    next.apply(&Input::Chance(outcome), &mut told);
    !told.iter().any(|told| matches!(told.event, Event::Drew { .. }))
}

#[test]
fn laws_hold_at_every_step_of_random_games() {
    let plan = Plan { games: 400, max_inputs: 20_000, mixed_every: 2, ..Plan::default() }.with_env();
    let report = run::<Trial>(&plan);
    println!("{report}");
    assert_eq!(report.purposeful.ended, report.purposeful.played);
    if report.games >= 5_000 {
        report.assert_complete();
    }
    if report.games >= 100_000 {
        let is_card = |mark: &Mark| !matches!(mark, Mark::Other(_));
        let rare: Vec<Mark> =
            Trial::content().into_iter().filter(|mark| is_card(mark) && report.count(mark) < 100).collect();
        assert!(rare.is_empty(), "fewer than a hundred times: {rare:?}");
    }
}

#[test]
fn games_of_the_purposeful_policy_end_by_themselves() {
    let plan = Plan { games: 100, purposeful_inputs: 100_000, ..Plan::default() }.with_env();
    let endings = play_purposefully::<Trial>(&plan);
    println!("{endings:?}");
    assert_eq!(endings.ended, endings.played);
}
