//! What is told beforehand is what the odds of whole battles and the engine say.

use super::*;
use crate::content::Monster;
use crate::tests::scenario::{Play, Scenario, THERE, go};
use crate::{Components, Setup};

const RIDERS: &[Monster] = &[Monster::SkeletonRiders];

fn told(play: &Play) -> Option<Forecast> {
    play.game.forecast(play.decides().expect("a player is asked"))
}

fn sets(play: &Play) -> Vec<Sending> {
    match told(play) {
        Some(Forecast::Send { sets, .. }) => sets,
        other => panic!("dice are being sent, but {other:?} is told"),
    }
}

/// A hero with two knights, an archer, two mages, a sword and two Fireballs, against so much.
fn armed(hero: Hero, armies: &[Monster]) -> Scenario {
    let scenario = Scenario::against(hero, armies).strongest(hero, 8);
    let scenario = scenario.units(hero, Unit::Knight, 2).units(hero, Unit::Archer, 1);
    let scenario = scenario.units(hero, Unit::Mage, 2).carries(hero, Item::Sword);
    scenario.carries(hero, Item::Fireball).carries(hero, Item::Fireball).lives(hero, 2)
}

fn close(one: f64, two: f64) -> bool {
    (one - two).abs() < 1e-6
}

/// The odds that are counted die by die, with the skulls of every unit kept apart.
fn assert_as_counted(play: &Play, foe: &Foe) {
    let figures = Components::shipped();
    for Sending { sent, prospect } in sets(play) {
        let force = Force { units: sent, ..force(play.game.me(), play.table().friendly) };
        let plain = BattleOdds::of(&figures, &Force { fireballs: 0, ..force.clone() }, foe);
        let all = BattleOdds::of(&figures, &force, foe);
        let lost = plain.units_lost.iter().sum();
        for (found, counted) in [
            (prospect.win, plain.win()),
            (prospect.win_with_fireballs, all.win()),
            (prospect.driven_off, plain.share(plain.driven_off)),
            (prospect.lives, plain.mean(plain.lives_lost)),
            (prospect.dice, plain.mean(lost)),
            (prospect.unconscious, plain.share(plain.unconscious)),
            (prospect.plague, plain.share(plain.plague)),
        ] {
            assert!(close(found, counted), "{sent:?} against {foe:?}: {prospect:?}, counted {plain:?}");
        }
        let Attacks { least, chances } = &prospect.attacks;
        assert_eq!(Some(least), plain.attacks.keys().next());
        for (attack, chance) in (*least..).zip(chances) {
            let counted = plain.share(plain.attacks.get(&attack).copied().unwrap_or(0));
            assert!((chance - counted).abs() < 1e-4, "{attack}: {chance} for {counted}");
        }
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 0.01, "{chances:?}");
    }
}

#[test]
fn every_set_of_dice_that_may_be_sent_has_its_exact_odds() {
    for hero in [Hero::Taia, Hero::Horan, Hero::Elspeth, Hero::Xanros, Hero::Lorraine] {
        let mut play = armed(hero, RIDERS).carries(hero, Item::AmuletOfProtection).play();
        play.choose(go(THERE.0, THERE.1));
        let bear = if hero == Hero::Lorraine { 2 } else { 1 };
        assert_eq!(sets(&play).len(), 3 * 2 * 3 * bear, "{hero:?}");
        assert_as_counted(&play, &Foe::Armies(RIDERS.to_vec()));
    }
}

#[test]
fn against_the_general_a_praetorian_may_leave_and_the_winner_loses_nothing() {
    let play = |hero: Hero| {
        let other = if hero == Hero::Lorraine { Hero::Horan } else { Hero::Lorraine };
        let mut scenario = Scenario::of(&[hero, other]).general(THERE, 2).strongest(hero, 9);
        scenario = scenario.units(hero, Unit::Mage, 4).carries(hero, Item::Warhammer);
        let mut play = scenario.carries(hero, Item::Fireball).play();
        play.choose(go(THERE.0, THERE.1));
        play
    };
    for hero in [Hero::Taia, Hero::Horan, Hero::Elspeth] {
        let play = play(hero);
        assert_as_counted(&play, &Foe::General { praetorians: 2 });
        let best = sets(&play).pop().expect("all dice are a set");
        assert!(best.prospect.driven_off > 0.0 && best.prospect.win > 0.0, "{best:?}");
    }
    // K-DAR-3: one has left before the battle begins.
    assert_as_counted(&play(Hero::Darius), &Foe::General { praetorians: 2 });
}

#[test]
fn what_is_settled_stays_in_every_set_and_others_are_told_nothing() {
    let mut play = armed(Hero::Taia, RIDERS).play();
    play.choose(go(THERE.0, THERE.1));
    play.choose(Choice::Send { unit: Unit::Knight, count: 1 });
    let left = sets(&play);
    assert_eq!(left.len(), 2 * 3);
    assert!(left.iter().all(|set| set.sent[Unit::Knight.index()] == 1), "{left:?}");
    assert_as_counted(&play, &Foe::Armies(RIDERS.to_vec()));
    let rival = play.seat(Hero::Lorraine);
    assert_eq!(play.game.forecast(rival), None);
}

#[test]
fn horan_is_told_what_keeping_the_roll_and_rolling_again_would_do() {
    let scenario = Scenario::against(Hero::Horan, RIDERS).strongest(Hero::Horan, 5);
    let mut play = scenario.units(Hero::Horan, Unit::Mage, 1).carries(Hero::Horan, Item::Fireball).play();
    play.fight(THERE, 2, &[-1]);
    let Some(Forecast::Reroll { stand, reroll }) = told(&play) else { panic!("a re-roll is offered") };
    // 2 swords lie there, and 4 are needed: one Fireball does not do.
    assert_eq!((stand.win, stand.win_with_fireballs, stand.dice, stand.lives), (0.0, 0.0, 1.0, 0.0));
    assert_eq!(stand.attacks, Attacks { least: 2, chances: vec![1.0] });
    // The mage shows 2 or 3 swords in 2 of 6 rolls, 1 to 3 in 3, and a skull in 3.
    assert!(close(reroll.win, 2.0 / 6.0) && close(reroll.win_with_fireballs, 0.5), "{reroll:?}");
    assert!(close(reroll.dice, 0.5), "{reroll:?}");
}

#[test]
fn elspeth_is_told_what_her_die_may_show() {
    let scenario =
        Scenario::against(Hero::Elspeth, RIDERS).strongest(Hero::Elspeth, 5).lives(Hero::Elspeth, 1);
    let mut play = scenario.units(Hero::Elspeth, Unit::Mage, 1).play();
    play.fight(THERE, -2, &[3]);
    let Some(Forecast::Reroll { stand, reroll }) = told(&play) else { panic!("a re-roll is offered") };
    // Two skulls for one life: unconscious, and Plague & Misery.
    assert_eq!((stand.win, stand.lives, stand.unconscious, stand.plague), (0.0, 1.0, 1.0, 1.0));
    // Any sword wins: 4 of 6 faces. Each skull takes the one life; two bring the Plague.
    assert!(close(reroll.win, 4.0 / 6.0) && close(reroll.plague, 1.0 / 6.0), "{reroll:?}");
    assert!(close(reroll.lives, 2.0 / 6.0) && close(reroll.unconscious, 2.0 / 6.0), "{reroll:?}");
}

#[test]
fn every_number_of_fireballs_is_told_with_what_it_does() {
    let mut play = armed(Hero::Taia, RIDERS).play();
    play.fight(THERE, 1, &[0, 0, 0, 1, -1]);
    let Some(Forecast::Fireballs { casts }) = told(&play) else { panic!("Fireballs may be cast") };
    let found: Vec<_> = casts.iter().map(|cast| (cast.fireballs, cast.attack, cast.wins)).collect();
    assert_eq!(found, [(0, 3, false), (1, 4, true), (2, 5, true)]);
    for cast in casts {
        let mut play = play.clone();
        play.choose(Choice::Cast { fireballs: cast.fireballs });
        let seat = play.seat(Hero::Taia);
        let (attack, strength) = (cast.attack, 4);
        let won = crate::Event::BattleWon { seat, attack, strength };
        assert_eq!(play.happened(&won), cast.wins, "the engine agrees");
    }
}

#[test]
fn enough_for_the_general_alone_drives_a_praetorian_off() {
    let scenario = Scenario::of(&[Hero::Taia, Hero::Lorraine]).general(THERE, 2).strongest(Hero::Taia, 9);
    let scenario = scenario.units(Hero::Taia, Unit::Mage, 3).carries(Hero::Taia, Item::Fireball);
    let mut play = scenario.carries(Hero::Taia, Item::Fireball).play();
    play.fight(THERE, 1, &[3, 3, 2]);
    let Some(Forecast::Fireballs { casts }) = told(&play) else { panic!("Fireballs may be cast") };
    let found: Vec<_> = casts.iter().map(|cast| (cast.attack, cast.wins, cast.drives_off)).collect();
    assert_eq!(found, [(9, false, false), (10, false, true), (11, false, true)]);
}

#[test]
fn the_battles_in_reach_are_told_before_the_hero_moves() {
    let play = armed(Hero::Taia, RIDERS).play();
    let Some(Forecast::Turn { battles }) = told(&play) else { panic!("an army stands beside the hero") };
    let [ahead] = &battles[..] else { panic!("one army stands there: {battles:?}") };
    assert_eq!((ahead.at, ahead.strength), (THERE.into(), Some(4)));
    let mut there = play.clone();
    there.choose(go(THERE.0, THERE.1));
    let all = sets(&there).pop().expect("all dice are a set");
    assert_eq!(ahead.prospect, all.prospect, "the battle is told as it is there");
    // Without an enemy in reach there is nothing to tell.
    assert_eq!(told(&Scenario::of(&[Hero::Taia, Hero::Lorraine]).play()), None);
    // K-DAR-2: an army of strength 1 falls without a battle.
    let play = Scenario::against(Hero::Darius, &[Monster::FireEaters]).play();
    let Some(Forecast::Turn { battles }) = told(&play) else { panic!("an army stands beside the hero") };
    assert_eq!((battles[0].strength, battles[0].prospect.win), (None, 1.0));
}

#[test]
fn nothing_is_told_while_chance_decides() {
    let game = Karak::start(&Setup::new(2)).expect("the setup is right");
    assert!(matches!(game.pending(), Pending::Chance(_)));
    assert_eq!(game.forecast(Seat::new(0)), None);
}

/// Ten units, three skeletons and the titan: about the most sets there can be.
#[test]
fn the_largest_army_is_told_whole() {
    let hero = Hero::Xanros;
    let mut scenario = Scenario::against(hero, RIDERS).strongest(hero, 10).units(hero, Unit::Knight, 4);
    scenario = scenario.units(hero, Unit::Archer, 3).units(hero, Unit::Mage, 3);
    scenario = scenario.units(hero, Unit::Skeleton, 3).carries(hero, Item::AmuletOfTheTitan);
    let mut play = scenario.carries(hero, Item::Fireball).play();
    play.choose(go(THERE.0, THERE.1));
    let sets = sets(&play);
    assert_eq!(sets.len(), 5 * 4 * 4 * 4 * 2);
    let [none, .., all] = &sets[..] else { panic!("there are many sets") };
    assert!(none.prospect.win < all.prospect.win && all.prospect.win > 0.99, "{all:?}");
}
