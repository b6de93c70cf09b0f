//! The Dark General (K-GEN, and the worked example).

use super::scenario::{Play, Scenario, THERE, explore, go};
use crate::Choice;
use crate::content::{Hero, Item, Land, Unit};
use crate::event::Event;
use crate::illegal::Illegal;
use table::{Game, Input, Refused, RuleId};

const TAIA: Hero = Hero::Taia;

/// Taia with four mages on the Castle, the General beside it.
fn facing(praetorians: u8) -> Scenario {
    Scenario::of(&[TAIA, Hero::Horan]).general(THERE, praetorians).strongest(TAIA, 5).units(
        TAIA,
        Unit::Mage,
        4,
    )
}

/// Taia enters the Abyss and reaches this attack: 3 with the hero die, the rest with the mages.
fn attack(play: &mut Play, attack: i8) {
    let mut left = attack - 3;
    let faces: [i8; 4] = core::array::from_fn(|die| {
        let face = (left - (3 - die as i8)).clamp(1, 3);
        left -= face;
        face
    });
    assert_eq!(left, 0, "an attack from 7 to 15");
    play.fight(THERE, 3, &faces);
}

#[test]
fn k_ex_general_nine_and_a_fireball_take_one_praetorian_away_and_the_next_hero_needs_thirteen() {
    let heroes = [Hero::Horan, TAIA, Hero::Xanros, Hero::Elspeth];
    let mut play = Scenario::of(&heroes)
        .second_tier()
        .strongest(Hero::Horan, 5)
        .units(Hero::Horan, Unit::Knight, 1)
        .units(Hero::Horan, Unit::Archer, 2)
        .units(Hero::Horan, Unit::Mage, 2)
        .carries(Hero::Horan, Item::Sword)
        .carries(Hero::Horan, Item::Sword)
        .carries(Hero::Horan, Item::Fireball)
        .carries(Hero::Horan, Item::Fireball)
        .strongest(TAIA, 5)
        .units(TAIA, Unit::Mage, 4)
        .play();
    let horan = play.seat(Hero::Horan);
    play.choose(explore(0, -1));
    play.tile(Land::Abyss, &[0, 3]);
    play.choose(Choice::Place { at: THERE.into(), rotation: 0 });
    assert_eq!(play.table().praetorians, 4);
    play.send_all();
    play.roll(-1, &[-1, 1, 2, 1, 3]);
    play.choose(Choice::Stand);
    play.choose(Choice::Cast { fireballs: 1 });
    assert!(play.happened(&Event::BattleLost { seat: horan, attack: 10, strength: 14 }));
    assert_eq!(play.table().praetorians, 3);
    assert_eq!(play.hero(Hero::Horan).lives, 3);
    assert_eq!(play.hero(Hero::Horan).units, [0, 2, 2, 0, 0, 0]);
    assert_eq!(play.hero(Hero::Horan).carried(Item::Fireball), 1);
    assert_eq!(play.place(Hero::Horan), (0, 0).into());

    assert_eq!(play.active(), TAIA);
    let mut twelve = play.clone();
    attack(&mut twelve, 12);
    assert!(twelve.happened(&Event::BattleLost { seat: twelve.seat(TAIA), attack: 12, strength: 13 }));
    attack(&mut play, 13);
    assert!(play.happened(&Event::BattleWon { seat: play.seat(TAIA), attack: 13, strength: 13 }));
    assert!(play.game.ending().is_some());
}

#[test]
fn k_gen_1_the_praetorians_follow_the_number_of_players_and_each_adds_one_to_ten() {
    for (players, praetorians) in [(2, 5), (3, 5), (4, 4), (5, 3)] {
        let heroes = [Hero::Horan, TAIA, Hero::Lorraine, Hero::Xanros, Hero::Elspeth];
        let mut play = Scenario::of(&heroes[..players]).second_tier().play();
        play.choose(explore(0, -1));
        play.tile(Land::Abyss, &[0, 3]);
        play.choose(Choice::Place { at: THERE.into(), rotation: 0 });
        assert!(play.happened(&Event::GeneralAppeared { at: THERE.into(), praetorians }));
        let battle = play.table().battle.as_ref().expect("he is fought at once");
        assert_eq!((battle.strength, battle.general), (10 + praetorians, true), "{players} players");
    }
}

#[test]
fn k_gen_2_each_battle_against_him_costs_one_extra_life() {
    for (face, wounds) in [(1, 1), (2, 1), (-1, 2), (-2, 3)] {
        let mut play = Scenario::of(&[TAIA, Hero::Horan]).general(THERE, 5).play();
        play.fight(THERE, face, &[]);
        let (seat, lives) = (play.seat(TAIA), 5 - wounds);
        assert_eq!(play.hero(TAIA).lives, lives);
        let together = Event::Wounded { seat, wounds, heals: 0, lives };
        assert!(play.happened(&together), "it is settled with the other wounds");
    }
}

#[test]
fn k_gen_2_the_extra_life_can_be_the_last_one() {
    let mut play = Scenario::of(&[TAIA, Hero::Horan]).general(THERE, 5).lives(TAIA, 1).play();
    play.fight(THERE, 1, &[]);
    assert!(play.hero(TAIA).unconscious);
    assert_eq!(play.place(TAIA), (0, 0).into());
}

#[test]
fn k_gen_3_an_attack_that_reaches_his_strength_wins_the_archstone_and_ends_the_game_at_once() {
    let mut play = facing(5).play();
    attack(&mut play, 15);
    assert!(play.hero(TAIA).archstone);
    assert!(!play.hero(Hero::Horan).archstone);
    let ending = play.game.ending().expect("the game is over");
    assert_eq!(ending.points[play.seat(TAIA).index()].to_string(), "4.5");
    assert!(play.choices().is_empty());
    play.refuses(Choice::EndTurn, Illegal::NotAsked { rule: RuleId("K-GEN-3") });
    let input = Input::Choice { seat: play.seat(Hero::Horan), choice: Choice::EndTurn };
    assert_eq!(play.game.submit(&input, &mut ()), Err(Refused::GameOver));
}

#[test]
fn k_gen_3_nothing_further_is_settled_even_if_the_last_life_would_be_lost() {
    let mut play = Scenario::of(&[TAIA, Hero::Horan])
        .general(THERE, 2)
        .strongest(TAIA, 7)
        .lives(TAIA, 1)
        .units(TAIA, Unit::Knight, 1)
        .units(TAIA, Unit::Mage, 4)
        .resources(Hero::Horan, [1, 1, 1])
        .city(Hero::Horan, (1, 0))
        .play();
    play.fight(THERE, -2, &[-1, 3, 3, 3, 3]);
    assert_eq!(play.names().last().map(String::as_str), Some("GameEnded"));
    assert!(play.game.ending().is_some());
    assert_eq!(play.hero(TAIA).lives, 1);
    assert!(!play.hero(TAIA).unconscious);
    assert_eq!(play.army(TAIA, Unit::Knight), 1, "no losses");
    assert_eq!(play.hero(Hero::Horan).resources.0, [1, 1, 1], "no Misery");
    assert_eq!(play.table().plague, None, "no Plague");
    assert_eq!(play.hero(TAIA).strongest, 7, "no glory");
    assert_eq!(play.place(TAIA), THERE.into());
}

#[test]
fn k_gen_3_horan_plunders_nothing_in_the_abyss() {
    let mut play = Scenario::of(&[Hero::Horan, TAIA])
        .general(THERE, 0)
        .strongest(Hero::Horan, 3)
        .units(Hero::Horan, Unit::Mage, 3)
        .play();
    play.fight(THERE, 1, &[3, 3, 3]);
    play.choose(Choice::Stand);
    assert!(play.game.ending().is_some());
    assert_eq!(play.hero(Hero::Horan).resources.0, [0, 0, 0]);
}

#[test]
fn k_gen_4_ten_or_more_below_his_strength_loses_but_one_praetorian_leaves() {
    for (swords, left) in [(9, 5), (10, 4), (11, 4), (14, 4)] {
        let mut play = facing(5).play();
        attack(&mut play, swords);
        assert_eq!(play.table().praetorians, left, "{swords}");
        assert!(play.game.ending().is_none());
        assert_eq!(play.place(TAIA), (0, 0).into(), "the battle is lost all the same");
        assert!(!play.hero(TAIA).archstone);
        assert_eq!(play.active(), Hero::Horan);
    }
}

#[test]
fn k_gen_5_without_praetorians_his_strength_is_ten() {
    let mut lost = facing(0).play();
    attack(&mut lost, 9);
    assert!(lost.happened(&Event::BattleLost { seat: lost.seat(TAIA), attack: 9, strength: 10 }));
    assert_eq!(lost.table().praetorians, 0);
    let mut won = facing(0).play();
    attack(&mut won, 10);
    assert!(won.game.ending().is_some());
}

#[test]
fn k_gen_5_each_entry_of_the_abyss_is_a_new_battle_and_praetorians_removed_stay_away() {
    let mut play = facing(2).lives(TAIA, 5).play();
    for (swords, strength, lives) in [(11, 12, 4), (10, 11, 3)] {
        play.pass_to(TAIA);
        attack(&mut play, swords);
        let (seat, attack) = (play.seat(TAIA), swords as u8);
        assert!(play.happened(&Event::BattleLost { seat, attack, strength }));
        assert_eq!(play.hero(TAIA).lives, lives);
    }
    assert_eq!(play.table().praetorians, 0);
    play.choose(go(0, -1));
    let battle = play.table().battle.as_ref().expect("Horan has to fight him too");
    assert_eq!(battle.strength, 10);
}
