//! Glory and the limit of the army (K-GLO, and the worked example).

use super::scenario::{Play, Scenario, THERE};
use crate::content::{Building, Hero, Item, ItemKind, Land, Monster, Unit};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::{Choice, CityWhy, Karak, Outcome, Question};
use table::{Narrate, RuleId};

const TAIA: Hero = Hero::Taia;

fn asked_to_dismiss(play: &Play) -> bool {
    play.question() == Some(Question::City { why: CityWhy::Dismiss })
}

#[test]
fn k_ex_glory_a_stronger_win_raises_it_at_once_and_a_weaker_one_changes_nothing() {
    for (army, glory) in
        [(Monster::HammerFollower, 3), (Monster::SkeletonRiders, 4), (Monster::SkeletonWarriors, 2)]
    {
        let mut play = Scenario::against(Hero::Horan, &[army])
            .strongest(Hero::Horan, 2)
            .units(Hero::Horan, Unit::Knight, 1)
            .units(Hero::Horan, Unit::Archer, 1)
            .play();
        assert_eq!(play.hero(Hero::Horan).glory(), 2);
        play.fight(THERE, 3, &[1, 1]);
        play.choose(Choice::Stand);
        assert_eq!(play.hero(Hero::Horan).glory(), glory, "{army:?}");
    }
}

#[test]
fn k_ex_glory_two_units_at_glory_two_leave_no_room_for_a_third() {
    let mut play = Scenario::of(&[Hero::Horan, TAIA])
        .strongest(Hero::Horan, 2)
        .units(Hero::Horan, Unit::Knight, 1)
        .units(Hero::Horan, Unit::Archer, 1)
        .city(Hero::Horan, (1, 0))
        .at(Hero::Horan, (1, 0))
        .built(Hero::Horan, Building::MilitaryCamp)
        .resources(Hero::Horan, [5, 5, 5])
        .play();
    play.choose(Choice::Recruit);
    play.refuses(Choice::Train(Unit::Knight), Illegal::GloryReached { glory: 2 });
}

#[test]
fn k_glo_1_the_sum_fought_in_one_battle_counts() {
    let mut play = Scenario::against(TAIA, &[Monster::SkeletalHulks, Monster::HammerFollower])
        .strongest(TAIA, 1)
        .units(TAIA, Unit::Mage, 1)
        .play();
    play.fight(THERE, 3, &[2]);
    assert_eq!(play.hero(TAIA).strongest, 5);
    let seat = play.seat(TAIA);
    assert!(play.happened(&Event::GloryRose { seat, strongest: 5, before: 1, glory: 5 }));
}

#[test]
fn k_glo_1_a_rise_tells_the_level_before_and_after_it() {
    let rise = |strongest| {
        let mut play = Scenario::against(TAIA, &[Monster::SkeletalHulks, Monster::HammerFollower])
            .strongest(TAIA, strongest)
            .built(TAIA, Building::GloryBanners)
            .carries(TAIA, Item::AmuletOfGlory)
            .units(TAIA, Unit::Mage, 1)
            .play();
        play.fight(THERE, 3, &[2]);
        play.told.iter().find_map(|told| match told.event {
            Event::GloryRose { before, glory, .. } => Some((before, glory)),
            _ => None,
        })
    };
    assert_eq!(rise(2), Some((6, 9)), "with banners and amulet");
    assert_eq!(rise(5), None, "not the strongest");
    let lines = |before, glory| {
        let seat = table::Seat::new(0);
        let line = Karak::event_text(&Event::GloryRose { seat, strongest: 9, before, glory });
        line.map(|line| line.key.into_owned())
    };
    assert_eq!(lines(9, 10).as_deref(), Some("karak-log-glory-rose"));
    assert_eq!(lines(10, 10).as_deref(), Some("karak-log-strongest-win"), "it cannot rise any more");
}

#[test]
fn k_glo_1_the_strongest_win_counts_and_not_the_last_one_or_the_attack() {
    let mut play = Scenario::against(TAIA, &[Monster::FireEaters]).strongest(TAIA, 4).play();
    play.fight(THERE, 3, &[]);
    assert_eq!(play.hero(TAIA).glory(), 4, "it never falls");
    let mut play = Scenario::against(TAIA, &[Monster::FireEaters]).play();
    play.fight(THERE, 3, &[]);
    assert_eq!(play.hero(TAIA).glory(), 1, "the strength beaten counts, not the attack");
    let mut play = Scenario::against(TAIA, &[Monster::EnvoysOfDeath]).play();
    play.fight(THERE, 3, &[]);
    assert_eq!(play.hero(TAIA).glory(), 0, "a lost battle gives none");
}

#[test]
fn k_glo_1_glory_banners_and_the_amulet_of_glory_add_two_each() {
    let plain = Scenario::of(&[TAIA, Hero::Horan]).strongest(TAIA, 3);
    let glory = |scenario: Scenario| scenario.play().hero(TAIA).glory();
    assert_eq!(glory(plain), 3);
    let plain = || Scenario::of(&[TAIA, Hero::Horan]).strongest(TAIA, 3);
    assert_eq!(glory(plain().built(TAIA, Building::GloryBanners)), 5);
    assert_eq!(glory(plain().carries(TAIA, Item::AmuletOfGlory)), 5);
    assert_eq!(glory(plain().built(TAIA, Building::GloryBanners).carries(TAIA, Item::AmuletOfGlory)), 7);
}

#[test]
fn k_glo_1_ten_is_the_highest_level() {
    let glory = |strongest| {
        let both = Scenario::of(&[TAIA, Hero::Horan])
            .strongest(TAIA, strongest)
            .built(TAIA, Building::GloryBanners)
            .carries(TAIA, Item::AmuletOfGlory);
        both.play().hero(TAIA).glory()
    };
    assert_eq!((glory(5), glory(6), glory(7), glory(10)), (9, 10, 10, 10));
}

/// Taia with Glory Banners and the Amulet of Glory, another amulet at her feet.
fn before_an_exchange(strongest: u8) -> Scenario {
    Scenario::of(&[TAIA, Hero::Horan])
        .strongest(TAIA, strongest)
        .built(TAIA, Building::GloryBanners)
        .carries(TAIA, Item::AmuletOfGlory)
        .lying((0, 0), Item::AmuletOfAction)
}

fn exchange(play: &mut Play) {
    play.act(Choice::PickUp, Choice::Swap { take: Item::AmuletOfAction, leave: Some(Item::AmuletOfGlory) });
}

#[test]
fn k_glo_1_from_8_and_2_and_2_losing_the_amulet_leaves_10() {
    let mut play = before_an_exchange(8).units(TAIA, Unit::Knight, 10).play();
    exchange(&mut play);
    assert_eq!(play.hero(TAIA).glory(), 10, "always computed anew, never shifted by 2");
    assert_eq!(play.army(TAIA, Unit::Knight), 10, "nobody has to leave");
    assert_eq!(play.question(), Some(Question::Turn));
}

#[test]
fn k_glo_2_the_army_never_exceeds_glory() {
    let mut play = Scenario::of(&[TAIA, Hero::Horan])
        .strongest(TAIA, 3)
        .units(TAIA, Unit::Archer, 1)
        .units(TAIA, Unit::Mage, 1)
        .city(TAIA, (1, 0))
        .at(TAIA, (1, 0))
        .built(TAIA, Building::MilitaryCamp)
        .built(TAIA, Building::ShootingRange)
        .resources(TAIA, [5, 5, 5])
        .play();
    play.choose(Choice::Recruit);
    assert!(
        play.offers(Choice::Train(Unit::Knight)),
        "knights, archers and mages count together: two of three"
    );
    play.choose(Choice::Train(Unit::Knight));
    assert_eq!(play.hero(TAIA).army(), 3);
    assert_eq!(play.question(), Some(Question::Turn), "a fourth one finds no room");
    play.choose(Choice::Recruit);
    play.refuses(Choice::Train(Unit::Archer), Illegal::GloryReached { glory: 3 });
}

#[test]
fn k_glo_2_bear_skeletons_and_titan_do_not_count() {
    for (hero, unit) in [(Hero::Lorraine, Unit::Bear), (Hero::Xanros, Unit::Skeleton)] {
        let mut scenario = Scenario::of(&[hero, TAIA])
            .strongest(hero, 1)
            .carries(hero, Item::AmuletOfTheTitan)
            .city(hero, (1, 0))
            .at(hero, (1, 0))
            .built(hero, Building::MilitaryCamp)
            .resources(hero, [5, 5, 5]);
        if unit == Unit::Skeleton {
            scenario = scenario.units(hero, Unit::Skeleton, 3);
        }
        let mut play = scenario.play();
        assert!(play.army(hero, unit) > 0 && play.army(hero, Unit::Titan) == 1);
        play.act(Choice::Recruit, Choice::Train(Unit::Knight));
        assert_eq!(play.hero(hero).army(), 1, "the one knight that glory allows");
    }
}

#[test]
fn k_glo_3_when_an_exchange_lowers_glory_the_owner_returns_dice_of_their_choice_at_once() {
    let mut play = before_an_exchange(1).units(TAIA, Unit::Knight, 3).units(TAIA, Unit::Archer, 2).play();
    exchange(&mut play);
    assert_eq!(play.hero(TAIA).glory(), 3);
    assert!(asked_to_dismiss(&play), "before anything else is done");
    play.refuses(Choice::Enough, Illegal::NotAsked { rule: RuleId("K-GLO-3") });
    play.refuses(Choice::EndTurn, Illegal::NotAsked { rule: RuleId("K-GLO-3") });
    play.refuses(Choice::Dismiss(Unit::Mage), Illegal::NotInArmy { unit: Unit::Mage });
    play.choose(Choice::Dismiss(Unit::Archer));
    assert!(asked_to_dismiss(&play));
    play.choose(Choice::Dismiss(Unit::Knight));
    assert_eq!(play.question(), Some(Question::Turn));
    assert_eq!(play.hero(TAIA).units, [2, 1, 0, 0, 0, 0]);
    assert_eq!(play.table().supply[..2], [8, 9]);
}

#[test]
fn k_glo_3_dice_of_one_kind_leave_without_a_question_and_no_more_than_needed() {
    let mut play = before_an_exchange(1).units(TAIA, Unit::Mage, 5).play();
    exchange(&mut play);
    assert_eq!(play.army(TAIA, Unit::Mage), 3);
    assert_eq!(play.question(), Some(Question::Turn));
}

#[test]
fn k_glo_3_bear_and_skeletons_are_not_among_the_dice_to_return() {
    let mut play = Scenario::of(&[Hero::Xanros, TAIA])
        .carries(Hero::Xanros, Item::AmuletOfGlory)
        .units(Hero::Xanros, Unit::Skeleton, 2)
        .units(Hero::Xanros, Unit::Knight, 1)
        .units(Hero::Xanros, Unit::Archer, 1)
        .lying((0, 0), Item::AmuletOfAction)
        .play();
    exchange(&mut play);
    play.refuses(Choice::Dismiss(Unit::Skeleton), Illegal::NotInArmy { unit: Unit::Skeleton });
    play.choose(Choice::Dismiss(Unit::Knight));
    assert_eq!(play.hero(Hero::Xanros).units, [0, 0, 0, 2, 0, 0], "at glory 0 the archer has to go too");
}

/// Taia beats a dryad with these dice and lays down the Amulet of Glory: her glory falls from 5 to 3.
fn after_a_battle(knights: [i8; 3], archers: [i8; 2]) -> Play {
    let mut play = Scenario::against(TAIA, &[Monster::DarkDryads])
        .strongest(TAIA, 3)
        .carries(TAIA, Item::AmuletOfGlory)
        .units(TAIA, Unit::Knight, 3)
        .units(TAIA, Unit::Archer, 2)
        .play();
    play.fight(THERE, 3, &[knights[0], knights[1], knights[2], archers[0], archers[1]]);
    play.chance(Outcome::Amulet(Item::AmuletOfAction));
    play.choose(Choice::Leave(Item::AmuletOfGlory));
    play
}

#[test]
fn k_glo_3_after_a_battle_the_dice_lost_in_it_leave_first() {
    let play = after_a_battle([-1, 1, 1], [-1, 1]);
    assert_eq!(play.hero(TAIA).units, [2, 1, 0, 0, 0, 0], "three are left, and glory is 3");
    assert_eq!(play.active(), Hero::Lorraine, "nobody else has to leave");
}

#[test]
fn k_glo_3_after_a_battle_only_the_dice_still_above_glory_are_returned() {
    let mut play = after_a_battle([-1, 1, 1], [0, 1]);
    assert!(asked_to_dismiss(&play));
    assert_eq!(play.hero(TAIA).units, [2, 2, 0, 0, 0, 0], "the lost knight is gone already, once");
    play.choose(Choice::Dismiss(Unit::Archer));
    assert_eq!(play.hero(TAIA).units, [2, 1, 0, 0, 0, 0]);
    assert_eq!(play.active(), Hero::Lorraine);
}

#[test]
fn k_glo_3_keeping_the_amulet_keeps_the_army() {
    let mut play = Scenario::of(&[TAIA, Hero::Horan])
        .hex(THERE, Land::FarmRock, &[])
        .armies(THERE, &[Monster::DarkDryads])
        .strongest(TAIA, 3)
        .carries(TAIA, Item::AmuletOfGlory)
        .units(TAIA, Unit::Knight, 5)
        .play();
    play.fight(THERE, 3, &[0, 0, 0, 0, 0]);
    play.chance(Outcome::Amulet(Item::AmuletOfAction));
    play.choose(Choice::Leave(Item::AmuletOfAction));
    assert_eq!(play.army(TAIA, Unit::Knight), 5);
    assert_eq!(play.hero(TAIA).carried_of(ItemKind::Amulet), 1);
}
