//! The odds against the engine itself: small battles played through to the last face, large ones sampled.

use super::*;
use crate::content::{Item, Monster};
use crate::event::Event;
use crate::tests::scenario::{Play, Scenario, THERE, go};
use crate::{BattleStep, Chance, Choice, Faces, Outcome, Question};
use table::drive::next_input;
use table::{Game, Input, Pending, Told};

/// What a course is worth, as the sum over so many equally likely courses, and how many those are.
type Sums = (Worth, i128);

fn units(list: &[(Unit, u8)]) -> [u8; Unit::ALL.len()] {
    let mut units = [0; Unit::ALL.len()];
    list.iter().for_each(|&(unit, count)| units[unit.index()] = count);
    units
}

/// The engine, one step before the battle.
fn scenario(force: &Force, items: &[Item], foe: &Foe) -> Play {
    let hero = force.hero.unwrap_or(Hero::Taia);
    let mut scenario = match foe {
        Foe::Armies(armies) => Scenario::against(hero, armies),
        Foe::General { praetorians } => {
            let other = if hero == Hero::Lorraine { Hero::Horan } else { Hero::Lorraine };
            Scenario::of(&[hero, other]).general(THERE, *praetorians)
        }
        Foe::Strength(_) => panic!("the engine fights armies"),
    };
    scenario = scenario.strongest(hero, 10).lives(hero, force.lives);
    for unit in Unit::ALL.into_iter().filter(|&unit| unit != Unit::Titan) {
        let own = u8::from(unit == Unit::Bear && hero == Hero::Lorraine);
        let more = force.units[unit.index()].saturating_sub(own);
        if more > 0 {
            scenario = scenario.units(hero, unit, more);
        }
    }
    for &item in items {
        scenario = scenario.carries(hero, item);
    }
    let mut play = scenario.play();
    play.choose(go(THERE.0, THERE.1));
    play.send_all();
    play
}

/// What is told, as it counts.
fn told(events: &[Told<Event>]) -> Worth {
    let mut worth = [0; 4];
    for Told { event, .. } in events {
        match *event {
            Event::BattleWon { .. } => worth[0] += 1,
            Event::PraetorianLeft { .. } => worth[1] += 1,
            Event::UnitsLost { count, .. } => worth[2] -= i128::from(count),
            Event::Wounded { wounds, .. } => worth[2] -= i128::from(wounds),
            Event::FireballsCast { count, .. } => worth[3] -= i128::from(count),
            _ => {}
        }
    }
    worth
}

fn outcomes(game: &crate::Karak, hero: bool, sent: &[u8; Unit::ALL.len()]) -> Vec<Outcome> {
    let mut dice: Vec<[i8; 6]> = Vec::new();
    for unit in Unit::ALL {
        dice.extend((0..sent[unit.index()]).map(|_| game.figures.unit_dice[unit.index()]));
    }
    let mut rolls: Vec<Faces> = vec![Faces::new()];
    for die in dice {
        let longer = |roll: &Faces| die.map(|face| roll.iter().copied().chain([face]).collect::<Faces>());
        rolls = rolls.iter().flat_map(longer).collect();
    }
    let faces: Vec<Option<i8>> = if hero { game.figures.hero_die.map(Some).to_vec() } else { vec![None] };
    let with = |&face: &Option<i8>| {
        rolls.iter().map(move |units| Outcome::Roll { hero: face, units: *units }).collect::<Vec<_>>()
    };
    faces.iter().flat_map(with).collect()
}

/// The best play of the engine from here to the end of the battle, by trying everything.
fn try_all(game: &crate::Karak, done: Worth) -> Sums {
    let step = |input: &Input<Choice, Outcome>| {
        let (mut next, mut events) = (game.clone(), Vec::new());
        next.submit(input, &mut events).expect("the engine offers it");
        let gained = told(&events);
        let sum = core::array::from_fn(|index| done[index] + gained[index]);
        let ended = events
            .iter()
            .any(|told| matches!(told.event, Event::BattleEnded { .. } | Event::GameEnded { .. }));
        if ended { (sum, 1) } else { try_all(&next, sum) }
    };
    match game.pending() {
        Pending::Chance(Chance::Roll { hero, units }) => {
            let each: Vec<Sums> = outcomes(game, hero, &units)
                .into_iter()
                .map(|outcome| step(&Input::Chance(outcome)))
                .collect();
            // All branches are brought to the same number of courses.
            let most = each.iter().map(|sums| sums.1).max().expect("a roll has an outcome");
            each.iter().fold(([0; 4], 0), |(sum, count), (worth, of)| {
                (core::array::from_fn(|i| sum[i] + worth[i] * (most / of)), count + most)
            })
        }
        Pending::Player { seat, .. } => {
            let mut choices = Vec::new();
            game.choices(&mut choices);
            let each = choices.into_iter().map(|choice| step(&Input::Choice { seat, choice }));
            each.reduce(|one, two| {
                let (a, b) = (one.0.map(|part| part * two.1), two.0.map(|part| part * one.1));
                if b > a { two } else { one }
            })
            .expect("a player who is asked has a choice")
        }
        pending => panic!("the battle waits for {pending:?}"),
    }
}

fn assert_engine_agrees(mut force: Force, items: &[Item], foe: Foe) {
    let figures = Components::shipped();
    force.carry(&figures, items).expect("the items can be carried");
    assert_eq!(force.check(&figures), Ok(()));
    let odds = BattleOdds::of(&figures, &force, &foe);
    let play = scenario(&force, items, &foe);
    let (worth, courses) = try_all(&play.game, [0; 4]);
    let lost = odds.wounds + odds.units_lost.iter().sum::<u128>();
    let counted = [odds.won as i128, odds.driven_off as i128, -(lost as i128), -(odds.fireballs as i128)];
    // The same fractions, whatever the number of courses.
    let (a, b) = (counted.map(|part| part * courses), worth.map(|part| part * odds.courses as i128));
    assert_eq!(
        a, b,
        "{force:?} against {foe:?}: {counted:?} of {}, engine {worth:?} of {courses}",
        odds.courses
    );
    assert_eq!(odds.attacks.values().sum::<u128>(), odds.courses);
}

#[test]
fn small_battles_agree_with_the_engine_to_the_last_face() {
    use Unit::{Archer, Bear, Knight, Mage, Skeleton};
    let riders = || Foe::Armies(vec![Monster::SkeletonRiders]);
    let force =
        |hero, list: &[(Unit, u8)]| Force { hero: Some(hero), units: units(list), ..Force::default() };
    assert_engine_agrees(force(Hero::Taia, &[]), &[], riders());
    assert_engine_agrees(force(Hero::Taia, &[(Knight, 1), (Mage, 1)]), &[Item::Sword], riders());
    assert_engine_agrees(force(Hero::Taia, &[(Archer, 2)]), &[Item::Fireball, Item::Fireball], riders());
    assert_engine_agrees(force(Hero::Lorraine, &[(Bear, 1), (Mage, 1)]), &[Item::Warhammer], riders());
    assert_engine_agrees(force(Hero::Xanros, &[(Skeleton, 2)]), &[Item::AmuletOfProtection], riders());
    assert_engine_agrees(force(Hero::Horan, &[(Mage, 1), (Knight, 1)]), &[], riders());
    assert_engine_agrees(force(Hero::Horan, &[]), &[], riders());
    assert_engine_agrees(
        force(Hero::Horan, &[(Mage, 1), (Archer, 1)]),
        &[Item::AmuletOfProtection, Item::Fireball],
        Foe::Armies(vec![Monster::EnvoysOfDeath]),
    );
    assert_engine_agrees(force(Hero::Elspeth, &[(Knight, 1), (Mage, 1)]), &[Item::Fireball], riders());
    assert_engine_agrees(
        force(Hero::Elspeth, &[(Archer, 1)]),
        &[Item::AmuletOfProtection],
        Foe::Armies(vec![Monster::EnvoysOfDeath, Monster::SkeletonRiders]),
    );
}

#[test]
fn darius_fells_an_army_of_strength_1_before_the_battle() {
    let force = Force { hero: Some(Hero::Darius), units: units(&[(Unit::Knight, 1)]), ..Force::default() };
    // The sword he wins on the way counts in the engine, so an army without a weapon falls here.
    let foe = Foe::Armies(vec![Monster::ShadowEaters, Monster::SkeletonRiders]);
    assert_eq!(foe.strength(&Components::shipped(), force.hero), Some((4, false)));
    assert_engine_agrees(force.clone(), &[], foe);
    let alone = BattleOdds::of(&Components::shipped(), &force, &Foe::Armies(vec![Monster::FireEaters]));
    assert_eq!((alone.strength, alone.won, alone.courses), (None, 1, 1));
}

#[test]
fn the_general_is_counted_as_the_engine_fights_him() {
    let with = |hero, list: &[(Unit, u8)]| Force { hero: Some(hero), units: units(list), ..Force::default() };
    let arms = [Item::Warhammer, Item::Sword, Item::Fireball, Item::Fireball, Item::Fireball];
    for praetorians in [0, 1, 3] {
        let foe = || Foe::General { praetorians };
        assert_engine_agrees(with(Hero::Taia, &[(Unit::Mage, 2)]), &arms, foe());
        assert_engine_agrees(with(Hero::Elspeth, &[(Unit::Mage, 1)]), &arms, foe());
        assert_engine_agrees(with(Hero::Horan, &[(Unit::Mage, 2)]), &arms, foe());
    }
    let figures = Components::shipped();
    let darius = Foe::General { praetorians: 5 }.strength(&figures, Some(Hero::Darius));
    assert_eq!(darius, Some((14, true)), "K-DAR-3");
}

/// A hero and a mage against strength 4, counted by hand: 36 rolls. The hero die shows 0, 0, 1, 1, 2, 3 swords, the
/// mage 0, 0, 0, 1, 2, 3. Won with (1, 3) twice, (2, 2), (2, 3), (3, 1), (3, 2), (3, 3): 7 of 36. Exactly 4 in
/// (1, 3) twice, (2, 2), (3, 1).
#[test]
fn a_battle_counted_by_hand() {
    let figures = Components::shipped();
    let mut force = Force { units: units(&[(Unit::Mage, 1)]), ..Force::default() };
    let odds = BattleOdds::of(&figures, &force, &Foe::Strength(4));
    assert_eq!((odds.won, odds.exactly, odds.courses), (7, 4, 36));
    // The mage falls in 3 of 6 rolls; the hero takes 2 and 1 wounds on one face each.
    assert_eq!((odds.units_lost[Unit::Mage.index()], odds.wounds, odds.plague), (18, 18, 6));
    // One Fireball: 3 swords are enough, so (0, 3) twice, (1, 2) twice, (2, 1) and (3, 0) three times are won too.
    force.fireballs = 1;
    let odds = BattleOdds::of(&figures, &force, &Foe::Strength(4));
    assert_eq!((odds.won, odds.fireballs, odds.courses), (15, 8, 36));
    // With protection, two skulls are ignored: of both skulls on the hero die none is left for the mage.
    force.protection = true;
    let odds = BattleOdds::of(&figures, &force, &Foe::Strength(4));
    assert_eq!((odds.wounds, odds.units_lost[Unit::Mage.index()]), (0, 3));
    assert_eq!(lowest_terms(15, 36), (5, 12));
}

/// Elspeth alone against strength 2, by hand: 2 of 6 faces win; otherwise the die is rolled again: 1/3 + 2/3 · 1/3.
#[test]
fn a_re_roll_counted_by_hand() {
    let force = Force { hero: Some(Hero::Elspeth), ..Force::default() };
    let odds = BattleOdds::of(&Components::shipped(), &force, &Foe::Strength(2));
    assert_eq!(lowest_terms(odds.won, odds.courses), (5, 9));
    assert_eq!(lowest_terms(odds.rerolled, odds.courses), (2, 3));
    // When nothing can be won, the die is only rolled again to lose fewer lives: two skulls for a mean of 1/2, and
    // one skull for the same.
    let lost = BattleOdds::of(&Components::shipped(), &force, &Foe::Strength(9));
    assert_eq!((lost.won, lowest_terms(lost.rerolled, lost.courses)), (0, (1, 3)));
}

#[test]
fn the_largest_battle_fits() {
    let force = Force { hero: Some(Hero::Horan), units: [4, 3, 3, 0, 0, 1], weapons: 3, ..Force::default() };
    let odds = BattleOdds::of(&Components::shipped(), &force, &Foe::General { praetorians: 5 });
    assert_eq!(odds.courses, 6u128.pow(23));
    assert!(odds.win() > 0.4 && odds.win() < 0.8, "{}", odds.win());
}

/// 200,000 battles of the engine, played by the rule “roll again when the roll does not win”.
#[test]
fn many_battles_of_the_engine_come_out_as_counted() {
    let cases = [(Hero::Horan, [3, 2, 2, 0, 0, 0]), (Hero::Taia, [2, 2, 3, 0, 0, 0])];
    let mut rng = table_laws::generator(7, 0, 0);
    for (hero, units) in cases {
        let force = Force { hero: Some(hero), units, weapons: 1, fireballs: 1, ..Force::default() };
        let foe = Foe::Armies(vec![Monster::SkeletonRiders, Monster::EnvoysOfDeath]);
        let odds = BattleOdds::of(&Components::shipped(), &force, &foe);
        let play = scenario(&force, &[Item::Sword, Item::Fireball], &foe);
        let games = 200_000;
        let won = (0..games).filter(|_| sampled(play.game.clone(), &mut rng)).count() as f64;
        let (expected, spread) = (odds.win(), (odds.win() * (1.0 - odds.win()) / f64::from(games)).sqrt());
        assert!((won / f64::from(games) - expected).abs() < 4.0 * spread, "{hero:?}: {won} for {expected}");
    }
}

/// Rolls again when the roll does not win, and casts a fireball when that is enough.
fn sensible(game: &crate::Karak) -> Choice {
    let short = i16::from(game.table.battle.as_ref().map_or(0, |battle| battle.strength))
        - i16::from(game.table.attack().map_or(0, |attack| attack.total));
    match game.pending() {
        Pending::Player { question: Question::Battle { step }, .. } => match step {
            BattleStep::RerollUnits if short > 1 => Choice::Reroll,
            BattleStep::RerollUnits => Choice::Stand,
            BattleStep::Fireballs { .. } => Choice::Cast { fireballs: u8::from(short == 1) },
            _ => panic!("{step:?} is not expected"),
        },
        pending => panic!("{pending:?} is not expected"),
    }
}

fn sampled(mut game: crate::Karak, rng: &mut impl table::Rng) -> bool {
    loop {
        let input =
            next_input(&game, rng, |game, _, _| sensible(game)).expect("the game does not end in a battle");
        let mut events: Vec<Told<Event>> = Vec::new();
        game.submit(&input, &mut events).expect("the engine offers it");
        for told in &events {
            match told.event {
                Event::BattleWon { .. } => return true,
                Event::BattleLost { .. } => return false,
                _ => {}
            }
        }
    }
}

#[test]
fn what_no_hero_can_bring_is_refused() {
    let figures = Components::shipped();
    let check = |force: Force| force.check(&figures);
    let with = |list: &[(Unit, u8)]| Force { units: units(list), ..Force::default() };
    assert_eq!(check(with(&[(Unit::Bear, 2)])), Err(Unfit::Supply { unit: Unit::Bear, most: 1 }));
    assert_eq!(check(with(&[(Unit::Mage, 6), (Unit::Knight, 5)])), Err(Unfit::Army { most: 10 }));
    let bear = Force { hero: Some(Hero::Horan), ..with(&[(Unit::Bear, 1)]) };
    assert_eq!(check(bear), Err(Unfit::OnlyWith { unit: Unit::Bear, hero: Hero::Lorraine }));
    assert_eq!(check(Force { lives: 0, ..Force::default() }), Err(Unfit::Lives { most: 5 }));
    let titan = Force { protection: true, ..with(&[(Unit::Titan, 1)]) };
    assert_eq!(check(titan), Err(Unfit::TwoAmulets));
    let carry = |items: &[Item]| Force::default().carry(&figures, items);
    assert_eq!(
        carry(&[Item::Sword; 3]),
        Err(Unfit::Slots { kind: crate::content::ItemKind::Weapon, most: 2 })
    );
    assert_eq!(carry(&[Item::Warhammer; 2]), Err(Unfit::Rare { item: Item::Warhammer, most: 1 }));
    assert_eq!(carry(&[Item::Sword, Item::Warhammer, Item::Fireball]), Ok(()));
}
