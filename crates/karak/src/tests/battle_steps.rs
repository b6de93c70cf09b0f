//! How a battle is fought: its order, the dice, the attack, Fireballs, the victory (K-BAT-1 to K-BAT-5).

use super::scenario::{Scenario, THERE, go};
use crate::content::{Hero, Item, Land, Monster, Unit};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::{BattleStep, Chance, Choice, Outcome, Question};
use table::RuleId;

#[test]
fn k_bat_1_a_won_battle_goes_from_the_dice_to_the_end_of_the_turn_in_this_order() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia, Hero::Xanros])
        .lives(Hero::Horan, 2)
        .strongest(Hero::Horan, 3)
        .carries(Hero::Horan, Item::AmuletOfGlory)
        .carries(Hero::Horan, Item::Fireball)
        .units(Hero::Horan, Unit::Knight, 3)
        .units(Hero::Horan, Unit::Archer, 2)
        .city(Hero::Taia, (1, 0))
        .hex(THERE, Land::FarmRock, &[])
        .armies(THERE, &[Monster::DarkDryads])
        .play();
    play.fight(THERE, -2, &[1, -1, -1, 0, 0]);
    play.choose(Choice::Reroll);
    play.reroll_units(&[1, 1, -1, 2, 0]);
    play.choose(Choice::Cast { fireballs: 1 });
    play.chance(Outcome::Amulet(Item::AmuletOfAction));
    play.choose(Choice::Leave(Item::AmuletOfGlory));
    play.choose(Choice::Dismiss(Unit::Archer));
    play.choose(Choice::Curse(play.seat(Hero::Taia)));
    let expected = [
        "Moved",
        "BattleBegan",
        "UnitsSent",
        "UnitsSent",
        "Rolled",
        "UnitsRerolled",
        "FireballsCast",
        "SpellSpent",
        "BattleWon",
        "ArmyDefeated",
        "AmuletFound",
        "ItemGained",
        "ItemLeft",
        "Plundered",
        "UnitsLost",
        "Wounded",
        "UnitDismissed",
        "MiseryFell",
        "PlagueFell",
        "FellUnconscious",
        "BattleEnded",
        "TurnEnded",
        "TurnBegan",
    ];
    assert_eq!(play.names(), expected);
}

#[test]
fn k_bat_1_a_lost_battle_goes_from_the_re_roll_over_protection_and_fireballs_to_the_retreat() {
    let mut play = Scenario::against(Hero::Elspeth, &[Monster::EnvoysOfDeath])
        .strongest(Hero::Elspeth, 1)
        .units(Hero::Elspeth, Unit::Mage, 1)
        .carries(Hero::Elspeth, Item::AmuletOfProtection)
        .carries(Hero::Elspeth, Item::Fireball)
        .play();
    play.fight(THERE, 1, &[-1]);
    play.choose(Choice::Reroll);
    play.chance(Outcome::Roll { hero: Some(-1), units: Default::default() });
    play.choose(Choice::SpareHero);
    play.choose(Choice::Enough);
    play.choose(Choice::Cast { fireballs: 1 });
    let expected = [
        "Moved",
        "BattleBegan",
        "UnitsSent",
        "Rolled",
        "HeroRerolled",
        "HeroSpared",
        "FireballsCast",
        "SpellSpent",
        "BattleLost",
        "Moved",
        "UnitsLost",
        "BattleEnded",
        "TurnEnded",
        "TurnBegan",
    ];
    assert_eq!(play.names(), expected);
}

#[test]
fn k_bat_1_abilities_before_the_battle_come_before_the_choice_of_dice() {
    let mut play = Scenario::of(&[Hero::Darius, Hero::Taia])
        .strongest(Hero::Darius, 1)
        .units(Hero::Darius, Unit::Knight, 1)
        .hex(THERE, Land::BigFarm, &[])
        .armies(THERE, &[Monster::SkeletonRiders, Monster::FireEaters])
        .play();
    play.choose(go(THERE.0, THERE.1));
    assert_eq!(play.names(), ["Moved", "ArmyStruck", "ItemGained", "BattleBegan"]);
    let step = BattleStep::Send { unit: Unit::Knight, most: 1 };
    assert_eq!(play.question(), Some(Question::Battle { step }));
}

#[test]
fn k_bat_2_the_hero_die_is_always_rolled_and_no_unit_die_need_be() {
    let mut play = Scenario::against(Hero::Taia, &[Monster::DarkDryads])
        .strongest(Hero::Taia, 2)
        .units(Hero::Taia, Unit::Knight, 2)
        .play();
    play.choose(go(0, -1));
    play.choose(Choice::Send { unit: Unit::Knight, count: 0 });
    assert_eq!(play.asked_chance(), Some(Chance::Roll { hero: true, units: [0; 6] }));
    play.refuses_outcome(Outcome::Roll { hero: None, units: Default::default() }, "K-BAT-2");
    play.refuses_outcome(Outcome::Roll { hero: Some(1), units: [1].into_iter().collect() }, "K-BAT-2");
    play.roll(3, &[]);
    assert!(play.armies(THERE).is_empty());
    assert_eq!(play.army(Hero::Taia, Unit::Knight), 2, "dice not rolled risk nothing");
}

#[test]
fn k_bat_2_any_part_of_the_army_is_rolled_and_the_rest_neither_helps_nor_risks_anything() {
    let mut play = Scenario::against(Hero::Taia, &[Monster::SkeletonRiders])
        .strongest(Hero::Taia, 4)
        .units(Hero::Taia, Unit::Knight, 2)
        .units(Hero::Taia, Unit::Mage, 2)
        .play();
    play.choose(go(0, -1));
    play.refuses(
        Choice::Send { unit: Unit::Knight, count: 3 },
        Illegal::TooManyDice { unit: Unit::Knight, most: 2 },
    );
    play.choose(Choice::Send { unit: Unit::Knight, count: 1 });
    play.choose(Choice::Send { unit: Unit::Mage, count: 1 });
    assert_eq!(play.asked_chance(), Some(Chance::Roll { hero: true, units: [1, 0, 1, 0, 0, 0] }));
    play.roll(1, &[1, -1]);
    let lost = Event::BattleLost { seat: play.seat(Hero::Taia), attack: 2, strength: 4 };
    assert!(play.happened(&lost));
    assert_eq!(play.hero(Hero::Taia).units, [2, 0, 1, 0, 0, 0]);
}

#[test]
fn k_bat_2_dice_are_chosen_before_the_roll_and_not_after_it() {
    let mut play = Scenario::against(Hero::Taia, &[Monster::DarkDryads])
        .strongest(Hero::Taia, 1)
        .units(Hero::Taia, Unit::Knight, 1)
        .carries(Hero::Taia, Item::Fireball)
        .play();
    play.choose(go(0, -1));
    play.choose(Choice::Send { unit: Unit::Knight, count: 0 });
    play.roll(1, &[]);
    let send = Choice::Send { unit: Unit::Knight, count: 1 };
    play.refuses(send, Illegal::NotAsked { rule: RuleId("K-BAT-4") });
}

#[test]
fn k_bat_2_bear_skeletons_and_titan_are_part_of_the_choice() {
    let mut play = Scenario::against(Hero::Lorraine, &[Monster::DarkDryads])
        .carries(Hero::Lorraine, Item::AmuletOfTheTitan)
        .play();
    play.choose(go(0, -1));
    assert!(play.offers(Choice::Send { unit: Unit::Bear, count: 0 }));
    play.choose(Choice::Send { unit: Unit::Bear, count: 1 });
    assert!(play.offers(Choice::Send { unit: Unit::Titan, count: 1 }));
    play.choose(Choice::Send { unit: Unit::Titan, count: 0 });
    assert_eq!(play.asked_chance(), Some(Chance::Roll { hero: true, units: [0, 0, 0, 0, 1, 0] }));

    let mut play =
        Scenario::against(Hero::Xanros, &[Monster::DarkDryads]).units(Hero::Xanros, Unit::Skeleton, 3).play();
    play.choose(go(0, -1));
    play.choose(Choice::Send { unit: Unit::Skeleton, count: 2 });
    assert_eq!(play.asked_chance(), Some(Chance::Roll { hero: true, units: [0, 0, 0, 2, 0, 0] }));
}

#[test]
fn k_bat_3_the_attack_is_all_swords_with_weapons_and_fireballs() {
    let mut play = Scenario::against(Hero::Lorraine, &[Monster::EnvoysOfDeath, Monster::EnvoysOfDeath])
        .strongest(Hero::Lorraine, 3)
        .units(Hero::Lorraine, Unit::Knight, 1)
        .units(Hero::Lorraine, Unit::Archer, 1)
        .units(Hero::Lorraine, Unit::Mage, 1)
        .carries(Hero::Lorraine, Item::Sword)
        .carries(Hero::Lorraine, Item::Warhammer)
        .carries(Hero::Lorraine, Item::Fireball)
        .carries(Hero::Lorraine, Item::Fireball)
        .carries(Hero::Lorraine, Item::Pickpocket)
        .play();
    // Skulls take nothing away: 0 + 1 + 2 - skull + 1 = 4 swords.
    play.fight(THERE, -1, &[1, 2, -1, 1]);
    play.choose(Choice::Cast { fireballs: 2 });
    let lost = Event::BattleLost { seat: play.seat(Hero::Lorraine), attack: 4 + 3 + 2, strength: 10 };
    assert!(play.happened(&lost));
}

#[test]
fn k_bat_4_any_number_of_fireballs_is_cast_after_the_final_roll() {
    let mut play = Scenario::against(Hero::Elspeth, &[Monster::DarkDryads])
        .carries(Hero::Elspeth, Item::Fireball)
        .carries(Hero::Elspeth, Item::Fireball)
        .play();
    play.choose(go(0, -1));
    play.roll(-1, &[]);
    play.refuses(Choice::Cast { fireballs: 1 }, Illegal::NotAsked { rule: RuleId("K-ELS-1") });
    play.choose(Choice::Reroll);
    play.chance(Outcome::Roll { hero: Some(2), units: Default::default() });
    for fireballs in 0..=2 {
        assert!(play.offers(Choice::Cast { fireballs }));
    }
    play.refuses(Choice::Cast { fireballs: 3 }, Illegal::TooManyFireballs { most: 2 });
    play.choose(Choice::Cast { fireballs: 1 });
    let won = Event::BattleWon { seat: play.seat(Hero::Elspeth), attack: 3, strength: 3 };
    assert!(play.happened(&won));
}

#[test]
fn k_bat_4_a_fireball_that_was_cast_leaves_the_game_and_one_that_was_not_is_kept() {
    let mut play = Scenario::against(Hero::Taia, &[Monster::SkeletonRiders])
        .carries(Hero::Taia, Item::Fireball)
        .carries(Hero::Taia, Item::Fireball)
        .carries(Hero::Taia, Item::Fireball)
        .play();
    let in_bag = play.table().bag[Monster::FireEaters.index()];
    play.fight(THERE, 1, &[]);
    play.choose(Choice::Cast { fireballs: 2 });
    assert_eq!(play.place(Hero::Taia), (0, 0).into(), "1 + 2 is less than 4");
    assert_eq!(play.hero(Hero::Taia).carried(Item::Fireball), 1);
    assert_eq!(play.table().spent[Item::Fireball.index()], 2);
    assert_eq!(play.lying(THERE, Item::Fireball) + play.lying((0, 0), Item::Fireball), 0);
    assert_eq!(play.table().bag[Monster::FireEaters.index()], in_bag, "it does not go back into the bag");
}

#[test]
fn k_bat_5_an_attack_as_strong_as_the_army_wins_and_the_hero_stays() {
    let mut play = Scenario::against(Hero::Taia, &[Monster::HammerFollower]).play();
    play.fight(THERE, 3, &[]);
    let won = Event::BattleWon { seat: play.seat(Hero::Taia), attack: 3, strength: 3 };
    assert!(play.happened(&won));
    assert!(play.armies(THERE).is_empty());
    assert_eq!(play.table().defeated[Monster::HammerFollower.index()], 1);
    assert_eq!(play.hero(Hero::Taia).carried(Item::Warhammer), 1);
    assert_eq!(play.place(Hero::Taia), THERE.into());
}

#[test]
fn k_bat_5_a_stronger_attack_wins_too_and_a_weaker_one_does_not() {
    for (face, wins) in [(1, false), (2, true), (3, true)] {
        let mut play = Scenario::against(Hero::Taia, &[Monster::SkeletalHulks]).play();
        play.fight(THERE, face, &[]);
        assert_eq!(play.armies(THERE).is_empty(), wins, "{face} against 2");
    }
}

#[test]
fn k_bat_5_two_armies_are_fought_at_once_and_both_give_their_rewards() {
    for (mages, wins) in [([1, 3], true), ([1, 2], false)] {
        let mut play = Scenario::against(Hero::Taia, &[Monster::FireEaters, Monster::EnvoysOfDeath])
            .strongest(Hero::Taia, 2)
            .units(Hero::Taia, Unit::Mage, 2)
            .play();
        play.fight(THERE, 2, &mages);
        assert_eq!(play.armies(THERE).is_empty(), wins);
        assert_eq!(play.hero(Hero::Taia).carried(Item::Fireball), u8::from(wins));
        assert_eq!(play.hero(Hero::Taia).large_stones, u8::from(wins));
    }
}
