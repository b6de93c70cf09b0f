//! How a battle is fought: its order, the dice, the attack, Fireballs, the victory (K-BAT-1 to K-BAT-5).

use super::scenario::{Scenario, explore, go};
use crate::content::{Hero, Item, Land, Monster, Unit};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::{BattleStep, Chance, Choice, Outcome, Question};
use table::RuleId;

const THERE: (i8, i8) = (0, -1);

fn against(hero: Hero, army: Monster) -> Scenario {
    Scenario::of(&[hero, Hero::Taia]).hex(THERE, Land::FarmRock, &[]).armies(THERE, &[army])
}

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
    let mut play = against(Hero::Elspeth, Monster::EnvoysOfDeath)
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
    let mut play = against(Hero::Taia, Monster::DarkDryads);
    play = Scenario::of(&[Hero::Taia, Hero::Horan]).hex(THERE, Land::FarmRock, &[]);
    let mut play = play
        .armies(THERE, &[Monster::DarkDryads])
        .strongest(Hero::Taia, 2)
        .units(Hero::Taia, Unit::Knight, 2)
        .play();
    play.choose(go(THERE.0, THERE.1));
    play.choose(Choice::Send { unit: Unit::Knight, count: 0 });
    assert_eq!(play.asked_chance(), Some(Chance::Roll { hero: true, units: [0; 6] }));
    play.impossible(Outcome::Roll { hero: None, units: Default::default() }, "K-BAT-2");
    play.impossible(Outcome::Roll { hero: Some(1), units: [1].into_iter().collect() }, "K-BAT-2");
    play.roll(3, &[]);
    assert!(play.armies(THERE).is_empty());
    assert_eq!(play.army(Hero::Taia, Unit::Knight), 2, "dice not rolled risk nothing");
}
