//! Weapons and spells (K-ITEM, and the worked example).

use super::scenario::{Scenario, THERE, go};
use crate::content::{Hero, Item, Land, Monster, Resources};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::{Choice, Question, ResourcesWhy};
use table::{RuleId, Seat};

const TAIA: Hero = Hero::Taia;
const HORAN: Hero = Hero::Horan;

#[test]
fn k_ex_weapons_a_sword_and_a_warhammer_add_three() {
    let mut play = Scenario::against(HORAN, &[Monster::SkeletonRiders])
        .carries(HORAN, Item::Sword)
        .carries(HORAN, Item::Warhammer)
        .play();
    play.fight(THERE, 1, &[]);
    let won = Event::BattleWon { seat: play.seat(HORAN), attack: 1 + 1 + 2, strength: 4 };
    assert!(play.happened(&won));
}

#[test]
fn k_item_1_a_sword_adds_one_and_a_warhammer_two() {
    for (item, attack) in [(Item::Sword, 2), (Item::Warhammer, 3)] {
        let mut play = Scenario::against(TAIA, &[Monster::EnvoysOfDeath]).carries(TAIA, item).play();
        play.fight(THERE, 1, &[]);
        let lost = Event::BattleLost { seat: play.seat(TAIA), attack, strength: 5 };
        assert!(play.happened(&lost), "{item:?}");
    }
}

#[test]
fn k_item_1_a_weapon_stays_and_helps_in_every_battle() {
    let mut play = Scenario::against(TAIA, &[Monster::EnvoysOfDeath]).carries(TAIA, Item::Warhammer).play();
    for _ in 0..2 {
        play.told.clear();
        play.fight(THERE, 1, &[]);
        assert!(play.happened(&Event::BattleLost { seat: play.seat(TAIA), attack: 3, strength: 5 }));
        assert!(play.hero(TAIA).carries(Item::Warhammer));
        play.pass_to(TAIA);
    }
}

#[test]
fn k_item_1_a_spell_is_used_once_and_leaves_the_game() {
    let mut play =
        Scenario::of(&[TAIA, HORAN]).carries(TAIA, Item::Pickpocket).resources(HORAN, [9, 0, 0]).play();
    play.choose(Choice::Pickpocket { from: play.seat(HORAN) });
    assert_eq!(play.hero(TAIA).carried(Item::Pickpocket), 0);
    assert_eq!(play.table().spent[Item::Pickpocket.index()], 1);
    assert_eq!(play.table().bag[Monster::ShadowEaters.index()], 5, "it does not go back into the bag");
    assert_eq!(play.lying((0, 0), Item::Pickpocket), 0);
    play.refuses(Choice::Pickpocket { from: play.seat(HORAN) }, Illegal::NoPickpocket);
}

#[test]
fn k_item_2_two_resources_of_the_thiefs_choice_are_taken() {
    let mut play = Scenario::of(&[TAIA, HORAN])
        .carries(TAIA, Item::Pickpocket)
        .resources(TAIA, [0, 0, 1])
        .resources(HORAN, [1, 2, 0])
        .play();
    let from = play.seat(HORAN);
    play.choose(Choice::Pickpocket { from });
    let why = ResourcesWhy::Steal { from };
    assert_eq!(play.question(), Some(Question::Resources { why, count: 2 }));
    let take = |amounts| Choice::TakeResources(Resources(amounts));
    assert_eq!(play.choices(), [take([1, 1, 0]), take([0, 2, 0])]);
    for wrong in [[1, 0, 0], [0, 0, 0], [1, 2, 0], [2, 0, 0], [1, 0, 1]] {
        play.refuses(take(wrong), Illegal::WrongResources { count: 2 });
    }
    play.choose(take([1, 1, 0]));
    assert_eq!(play.hero(TAIA).resources.0, [1, 1, 1]);
    assert_eq!(play.hero(HORAN).resources.0, [0, 1, 0]);
    assert_eq!(play.active(), TAIA);
}

#[test]
fn k_item_2_one_who_has_a_single_resource_loses_just_that() {
    let mut play =
        Scenario::of(&[TAIA, HORAN]).carries(TAIA, Item::Pickpocket).resources(HORAN, [0, 0, 1]).play();
    play.choose(Choice::Pickpocket { from: play.seat(HORAN) });
    assert_eq!(play.hero(TAIA).resources.0, [0, 0, 1]);
    assert_eq!(play.hero(HORAN).resources.0, [0, 0, 0]);
}

#[test]
fn k_item_2_the_victim_is_another_hero_who_has_resources() {
    let play = Scenario::of(&[TAIA, HORAN, Hero::Xanros])
        .carries(TAIA, Item::Pickpocket)
        .resources(TAIA, [3, 3, 3])
        .resources(Hero::Xanros, [0, 1, 0])
        .play();
    let (taia, horan, xanros) = (play.seat(TAIA), play.seat(HORAN), play.seat(Hero::Xanros));
    play.refuses(Choice::Pickpocket { from: taia }, Illegal::NotYourself { rule: RuleId("K-ITEM-2") });
    play.refuses(Choice::Pickpocket { from: horan }, Illegal::NothingToSteal { seat: horan });
    play.refuses(Choice::Pickpocket { from: Seat::new(3) }, Illegal::NoSuchPlayer { seat: Seat::new(3) });
    assert!(play.offers(Choice::Pickpocket { from: xanros }), "wherever that hero is");
}

#[test]
fn k_item_2_it_takes_no_slot_and_fits_between_a_move_and_its_action() {
    let mut play = Scenario::of(&[TAIA, HORAN])
        .carries(TAIA, Item::Pickpocket)
        .carries(TAIA, Item::Pickpocket)
        .carries(TAIA, Item::Pickpocket)
        .resources(HORAN, [6, 0, 0])
        .play();
    let steal = Choice::Pickpocket { from: play.seat(HORAN) };
    play.choose(steal);
    play.choose(go(1, 0));
    let before = play.table().turn;
    play.choose(steal);
    assert_eq!(play.table().turn, before);
    play.choose(Choice::Gather { extra: None });
    play.choose(go(0, 0));
    assert_eq!(play.active(), TAIA, "the last one may still be cast after the last slot");
    play.choose(steal);
    assert_eq!(play.hero(TAIA).resources.0, [6, 1, 0]);
    assert_eq!(play.active(), HORAN, "neither a slot nor a free effect is left");
}

#[test]
fn k_item_2_it_is_not_cast_in_a_battle_or_in_another_players_turn() {
    let mut play = Scenario::of(&[TAIA, HORAN])
        .hex(THERE, Land::FarmRock, &[])
        .armies(THERE, &[Monster::EnvoysOfDeath])
        .carries(TAIA, Item::Pickpocket)
        .carries(TAIA, Item::Fireball)
        .resources(HORAN, [2, 2, 2])
        .play();
    let steal = Choice::Pickpocket { from: play.seat(HORAN) };
    play.fight(THERE, 1, &[]);
    play.refuses(steal, Illegal::NotAsked { rule: RuleId("K-BAT-4") });
    play.choose(Choice::Cast { fireballs: 0 });
    assert_eq!(play.active(), HORAN, "and not after one, since the battle ends the turn");
    assert!(play.hero(TAIA).carries(Item::Pickpocket));
    play.refuses(Choice::Pickpocket { from: play.seat(TAIA) }, Illegal::NoPickpocket);
}
