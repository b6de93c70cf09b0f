//! What a battle costs: the retreat, wounds, lost dice, two skulls (K-BAT-6 to K-BAT-9).

use super::scenario::{Play, Scenario, THERE, explore, go};
use crate::Choice;
use crate::content::{Building, Hero, Item, Land, Monster, Unit};
use crate::event::{Event, Way};

#[test]
fn k_bat_6_a_lost_battle_sends_the_hero_back_and_the_tokens_stay() {
    let mut play = Scenario::against(Hero::Taia, &[Monster::FireEaters, Monster::SkeletonRiders])
        .hex((-1, -1), Land::FarmForest, &[])
        .at(Hero::Taia, (-1, 0))
        .chasms((-1, 0), &[])
        .hex((0, -2), Land::ForestRock, &[])
        .play();
    play.choose(go(0, 0));
    play.fight(THERE, 3, &[]);
    assert_eq!(play.place(Hero::Taia), (0, 0).into(), "the hex it came from, not the one before");
    assert_eq!(play.armies(THERE), [Monster::FireEaters, Monster::SkeletonRiders]);
    assert_eq!(play.table().defeated, [0; 8]);
    assert_eq!(play.hero(Hero::Taia).items, [0; 9]);
    assert_eq!(play.active(), Hero::Lorraine);
}

#[test]
fn k_bat_6_a_lost_battle_on_a_new_tile_sends_the_hero_back_from_it() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia]).play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0]);
    play.choose(Choice::Place { at: THERE.into(), rotation: 0 });
    play.token(Monster::EnvoysOfDeath);
    play.roll(2, &[]);
    assert_eq!(play.place(Hero::Horan), (0, 0).into());
    assert_eq!(play.armies(THERE), [Monster::EnvoysOfDeath], "the tile and its token stay");
}

#[test]
fn k_bat_6_after_a_portal_move_the_hero_goes_back_to_the_own_city() {
    let mut play = Scenario::against(Hero::Taia, &[Monster::EnvoysOfDeath])
        .hex((1, 1), Land::FarmForest, &[0, 1, 2, 3, 4, 5])
        .city(Hero::Taia, (1, 1))
        .built(Hero::Taia, Building::Portal)
        .at(Hero::Taia, (1, 1))
        .play();
    play.choose(Choice::Portal { to: THERE.into() });
    play.roll(1, &[]);
    let (seat, from, to) = (play.seat(Hero::Taia), THERE.into(), (1, 1).into());
    assert!(play.happened(&Event::Moved { seat, from, to, way: Way::Retreat }));
    assert_eq!(play.place(Hero::Taia), (1, 1).into(), "chasms do not stop a retreat");
}

/// Elspeth on the farm; a straight line leads east over the castle and the forest to an army.
fn before_a_run() -> Scenario {
    Scenario::of(&[Hero::Elspeth, Hero::Horan])
        .at(Hero::Elspeth, (-1, 0))
        .hex((2, 0), Land::FarmRock, &[3])
        .armies((2, 0), &[Monster::EnvoysOfDeath])
}

fn lose_after_a_run(mut play: Play, to: (i8, i8)) -> Play {
    play.choose(Choice::MagicRun { to: to.into() });
    play.roll(1, &[]);
    play.choose(Choice::Stand);
    play
}

#[test]
fn k_bat_6_after_a_magic_run_the_hero_goes_back_to_the_last_hex_passed() {
    let play = lose_after_a_run(before_a_run().play(), (2, 0));
    assert_eq!(play.place(Hero::Elspeth), (1, 0).into(), "across the chasm between the two hexes");
}

#[test]
fn k_bat_6_after_a_magic_run_of_one_hex_the_hero_goes_back_to_its_start() {
    let play = lose_after_a_run(before_a_run().at(Hero::Elspeth, (1, 0)).play(), (2, 0));
    assert_eq!(play.place(Hero::Elspeth), (1, 0).into());
}

#[test]
fn k_bat_7_each_skull_on_the_hero_die_costs_a_life_in_a_lost_battle() {
    for (face, lives) in [(-1, 4), (-2, 3), (1, 5)] {
        let mut play = Scenario::against(Hero::Taia, &[Monster::EnvoysOfDeath]).play();
        play.fight(THERE, face, &[]);
        assert_eq!(play.hero(Hero::Taia).lives, lives, "{face}");
    }
}

#[test]
fn k_bat_7_each_skull_on_the_hero_die_costs_a_life_in_a_won_battle() {
    for (face, lives) in [(-1, 4), (-2, 3), (1, 5)] {
        let mut play =
            Scenario::against(Hero::Taia, &[Monster::FireEaters]).carries(Hero::Taia, Item::Sword).play();
        play.fight(THERE, face, &[]);
        assert!(play.armies(THERE).is_empty());
        assert_eq!(play.hero(Hero::Taia).lives, lives, "{face}");
    }
}

#[test]
fn k_bat_7_the_reward_comes_first_then_unconsciousness_and_lives_stop_at_zero() {
    let mut play = Scenario::against(Hero::Taia, &[Monster::FireEaters])
        .carries(Hero::Taia, Item::Sword)
        .lives(Hero::Taia, 1)
        .play();
    play.fight(THERE, -2, &[]);
    assert_eq!(play.hero(Hero::Taia).lives, 0);
    assert!(play.hero(Hero::Taia).unconscious);
    assert_eq!(play.hero(Hero::Taia).carried(Item::Fireball), 1);
    assert_eq!(play.place(Hero::Taia), THERE.into(), "it won, so it stays");
    let names = play.names();
    let place = |name: &str| names.iter().position(|it| it == name);
    assert!(place("ItemGained") < place("FellUnconscious"));
    assert!(place("ItemGained").is_some());
}

#[test]
fn k_bat_7_a_hero_with_a_life_left_stays_conscious() {
    let mut play = Scenario::against(Hero::Taia, &[Monster::EnvoysOfDeath]).lives(Hero::Taia, 2).play();
    play.fight(THERE, -1, &[]);
    assert_eq!(play.hero(Hero::Taia).lives, 1);
    assert!(!play.hero(Hero::Taia).unconscious);
}

#[test]
fn k_bat_8_each_unit_die_with_a_skull_goes_back_to_the_supply_won_or_lost() {
    for (army, wins) in [(Monster::SkeletonRiders, true), (Monster::EnvoysOfDeath, false)] {
        let mut play = Scenario::against(Hero::Xanros, &[army])
            .strongest(Hero::Xanros, 4)
            .units(Hero::Xanros, Unit::Knight, 2)
            .units(Hero::Xanros, Unit::Archer, 1)
            .units(Hero::Xanros, Unit::Mage, 1)
            .units(Hero::Xanros, Unit::Skeleton, 1)
            .play();
        play.fight(THERE, 3, &[1, -1, -1, -1, -1]);
        assert_eq!(play.armies(THERE).is_empty(), wins);
        assert_eq!(play.hero(Hero::Xanros).units, [1, 0, 0, 0, 0, 0]);
        assert_eq!(play.table().supply, [9, 10, 10, 3, 0, 1], "Lorraine has the bear");
    }
}

#[test]
fn k_bat_8_a_skull_on_a_unit_die_costs_no_life() {
    let mut play = Scenario::against(Hero::Taia, &[Monster::EnvoysOfDeath])
        .strongest(Hero::Taia, 3)
        .units(Hero::Taia, Unit::Mage, 3)
        .play();
    play.fight(THERE, 1, &[-1, -1, -1]);
    assert_eq!(play.hero(Hero::Taia).lives, 5);
    assert_eq!(play.army(Hero::Taia, Unit::Mage), 0);
}

fn with_skull(scenario: Scenario, die: &'static str) -> Scenario {
    scenario.components(move |file| {
        file.dice.get_mut(die).expect("the die is there").faces = vec![-1, 0, 1, 1, 1, 2];
    })
}

#[test]
fn k_bat_8_a_bear_with_a_skull_is_lost_too() {
    let scenario = Scenario::against(Hero::Lorraine, &[Monster::EnvoysOfDeath]);
    let mut play = with_skull(scenario, "bear").play();
    play.fight(THERE, 1, &[-1]);
    assert_eq!(play.army(Hero::Lorraine, Unit::Bear), 0);
    assert_eq!(play.table().supply[Unit::Bear.index()], 1);
    assert_eq!(play.hero(Hero::Lorraine).lives, 5);
}

/// Taia has lost the titan to a skull, and another amulet lies on the castle where she is.
fn titan_lost() -> Play {
    let scenario = Scenario::against(Hero::Taia, &[Monster::EnvoysOfDeath])
        .carries(Hero::Taia, Item::AmuletOfTheTitan)
        .lying((0, 0), Item::AmuletOfAction);
    let mut play = with_skull(scenario, "titan").play();
    play.fight(THERE, 1, &[-1]);
    play.pass_to(Hero::Taia);
    play
}

#[test]
fn k_bat_8_a_titan_with_a_skull_is_lost_although_its_amulet_is_kept() {
    let mut play = titan_lost();
    assert_eq!(play.army(Hero::Taia, Unit::Titan), 0);
    assert_eq!(play.table().supply[Unit::Titan.index()], 1);
    assert!(play.hero(Hero::Taia).carries(Item::AmuletOfTheTitan));
    play.choose(go(0, -1));
    let alone = crate::Chance::Roll { hero: true, units: [0; 6] };
    assert_eq!(play.asked_chance(), Some(alone));
}

#[test]
fn k_bat_8_a_lost_titan_comes_back_when_its_amulet_is_gained_anew() {
    let mut play = titan_lost();
    for (take, leave) in
        [(Item::AmuletOfAction, Item::AmuletOfTheTitan), (Item::AmuletOfTheTitan, Item::AmuletOfAction)]
    {
        assert_eq!(play.army(Hero::Taia, Unit::Titan), 0);
        play.act(Choice::PickUp, Choice::Swap { take, leave: Some(leave) });
    }
    assert_eq!(play.army(Hero::Taia, Unit::Titan), 1);
}

#[test]
fn k_bat_8_a_titan_with_a_skull_that_leaves_with_its_amulet_is_not_lost_a_second_time() {
    let scenario = Scenario::against(Hero::Xanros, &[Monster::DarkDryads])
        .lives(Hero::Xanros, 3)
        .carries(Hero::Xanros, Item::AmuletOfTheTitan);
    let mut play = with_skull(scenario, "titan").play();
    play.fight(THERE, 3, &[-1]);
    play.chance(crate::Outcome::Amulet(Item::AmuletOfGlory));
    play.choose(Choice::Leave(Item::AmuletOfTheTitan));
    assert_eq!(play.army(Hero::Xanros, Unit::Titan), 0);
    assert_eq!(play.table().supply[Unit::Titan.index()], 1);
    assert_eq!(play.hero(Hero::Xanros).lives, 3, "it left with its amulet, before the losses");
}

#[test]
fn k_bat_9_two_skulls_on_the_hero_die_bring_plague_and_misery_won_or_lost() {
    for army in [Monster::FireEaters, Monster::EnvoysOfDeath] {
        let mut play = Scenario::against(Hero::Taia, &[army])
            .carries(Hero::Taia, Item::Sword)
            .resources(Hero::Lorraine, [1, 1, 1])
            .city(Hero::Lorraine, (1, 0))
            .play();
        play.fight(THERE, -2, &[]);
        assert_eq!(play.hero(Hero::Lorraine).resources.0, [0, 0, 0], "{army:?}");
        assert_eq!(play.table().plague, Some(play.seat(Hero::Lorraine)), "{army:?}");
    }
}

#[test]
fn k_bat_9_one_skull_or_skulls_on_unit_dice_bring_no_plague() {
    let mut play = Scenario::against(Hero::Taia, &[Monster::EnvoysOfDeath])
        .strongest(Hero::Taia, 2)
        .units(Hero::Taia, Unit::Mage, 2)
        .resources(Hero::Lorraine, [1, 1, 1])
        .city(Hero::Lorraine, (1, 0))
        .play();
    play.fight(THERE, -1, &[-1, -1]);
    assert_eq!(play.hero(Hero::Lorraine).resources.0, [1, 1, 1]);
    assert_eq!(play.table().plague, None);
}
