//! What a defeated army gives (K-BAT-10, K-BAT-11).

use super::scenario::{Play, Scenario, THERE};
use crate::content::{Hero, Item, ItemKind, Monster, Resources};
use crate::illegal::Illegal;
use crate::{Chance, Choice, ItemsWhy, Outcome, Question, ResourcesWhy};
use table::RuleId;

const TAIA: Hero = Hero::Taia;

/// Taia beats these armies with two mages and what she carries.
fn beaten(armies: &[Monster], carried: &[Item]) -> Play {
    let mut scenario = Scenario::against(TAIA, armies).strongest(TAIA, 2).units(TAIA, crate::Unit::Mage, 2);
    for &item in carried {
        scenario = scenario.carries(TAIA, item);
    }
    let mut play = scenario.play();
    play.fight(THERE, 3, &[3, 3]);
    if carried.contains(&Item::Fireball) {
        play.choose(Choice::Cast { fireballs: 0 });
    }
    play
}

fn asked_to_leave(play: &Play, kind: ItemKind) -> bool {
    play.question() == Some(Question::Items { why: ItemsWhy::Leave { kind } })
}

#[test]
fn k_bat_10_with_room_an_item_is_taken_unasked() {
    let play =
        beaten(&[Monster::SkeletonWarriors, Monster::ShadowEaters], &[Item::Warhammer, Item::Pickpocket]);
    assert_eq!(play.hero(TAIA).carried(Item::Sword), 1);
    assert_eq!(play.hero(TAIA).carried(Item::Pickpocket), 2);
    assert_eq!(play.active(), Hero::Lorraine, "nothing was asked");
}

#[test]
fn k_bat_10_an_amulet_goes_into_its_free_slot() {
    let mut play = beaten(&[Monster::DarkDryads], &[]);
    play.chance(Outcome::Amulet(Item::AmuletOfGlory));
    assert!(play.hero(TAIA).carries(Item::AmuletOfGlory));
    assert_eq!(play.active(), Hero::Lorraine);
}

#[test]
fn k_bat_10_a_third_weapon_finds_no_slot_and_the_player_chooses_which_one_stays_on_the_hex() {
    for left in [Item::Sword, Item::Warhammer] {
        let mut play = beaten(&[Monster::SkeletonWarriors], &[Item::Sword, Item::Warhammer]);
        assert!(asked_to_leave(&play, ItemKind::Weapon));
        play.refuses(Choice::Leave(Item::Fireball), Illegal::NotCarried { item: Item::Fireball });
        play.refuses(Choice::Enough, Illegal::NotAsked { rule: RuleId("K-BAT-10") });
        play.choose(Choice::Leave(left));
        assert_eq!(play.lying(THERE, left), 1);
        assert_eq!(play.hero(TAIA).carried_of(ItemKind::Weapon), 2);
        assert_eq!(play.active(), Hero::Lorraine);
    }
}

#[test]
fn k_bat_10_a_fourth_spell_finds_no_slot() {
    let carried = [Item::Fireball, Item::Fireball, Item::Pickpocket];
    let mut play = beaten(&[Monster::ShadowEaters], &carried);
    assert!(asked_to_leave(&play, ItemKind::Spell));
    play.choose(Choice::Leave(Item::Pickpocket));
    assert_eq!(play.lying(THERE, Item::Pickpocket), 1);
    assert_eq!(play.hero(TAIA).carried(Item::Fireball), 2);
    assert_eq!(play.hero(TAIA).carried(Item::Pickpocket), 1);
}

#[test]
fn k_bat_10_a_second_amulet_finds_no_slot_and_the_new_one_may_stay_on_the_hex() {
    for left in [Item::AmuletOfAction, Item::AmuletOfResources] {
        let mut play = beaten(&[Monster::DarkDryads], &[Item::AmuletOfAction]);
        play.chance(Outcome::Amulet(Item::AmuletOfResources));
        assert!(asked_to_leave(&play, ItemKind::Amulet));
        play.choose(Choice::Leave(left));
        assert_eq!(play.lying(THERE, left), 1);
        assert_eq!(play.hero(TAIA).carried_of(ItemKind::Amulet), 1);
        assert!(!play.hero(TAIA).carries(left));
    }
}

#[test]
fn k_bat_10_of_equal_items_one_stays_on_the_hex_without_a_question() {
    let play = beaten(&[Monster::SkeletonWarriors], &[Item::Sword, Item::Sword]);
    assert_eq!(play.hero(TAIA).carried(Item::Sword), 2);
    assert_eq!(play.lying(THERE, Item::Sword), 1);
    assert_eq!(play.active(), Hero::Lorraine);
}

#[test]
fn k_bat_10_an_item_of_a_full_kind_does_not_go_into_a_slot_of_another_kind() {
    let play = beaten(&[Monster::FireEaters], &[Item::Sword, Item::Sword]);
    assert_eq!(play.hero(TAIA).carried(Item::Fireball), 1);
    assert_eq!(play.hero(TAIA).carried(Item::Sword), 2);
    let mut play = beaten(&[Monster::SkeletonWarriors], &[Item::Warhammer, Item::Sword]);
    assert_eq!(play.hero(TAIA).carried_of(ItemKind::Spell), 0, "free spell slots are no room for a sword");
    play.choose(Choice::Leave(Item::Sword));
}

#[test]
fn k_bat_10_two_rewards_of_a_kind_are_sorted_together() {
    let mut play = beaten(&[Monster::DarkDryads, Monster::DarkDryads], &[Item::AmuletOfGlory]);
    play.chance(Outcome::Amulet(Item::AmuletOfAction));
    assert_eq!(play.asked_chance(), Some(Chance::Amulet), "both are seen before any is chosen");
    play.chance(Outcome::Amulet(Item::AmuletOfResources));
    play.choose(Choice::Leave(Item::AmuletOfAction));
    assert!(asked_to_leave(&play, ItemKind::Amulet));
    play.choose(Choice::Leave(Item::AmuletOfGlory));
    assert!(play.hero(TAIA).carries(Item::AmuletOfResources));
    assert_eq!(play.lying(THERE, Item::AmuletOfAction) + play.lying(THERE, Item::AmuletOfGlory), 2);
}

#[test]
fn k_bat_10_a_cart_gives_any_three_resources_at_once_and_leaves_the_game() {
    let mut play = beaten(&[Monster::SkeletalHulks], &[]);
    let why = ResourcesWhy::Cart;
    assert_eq!(play.question(), Some(Question::Resources { why, count: 3 }));
    assert_eq!(play.choices().len(), 10, "every mix of three");
    for wrong in [[1, 1, 0], [2, 1, 1], [0, 0, 0]] {
        play.refuses(Choice::TakeResources(Resources(wrong)), Illegal::WrongResources { count: 3 });
    }
    assert!(play.offers(Choice::TakeResources(Resources([3, 0, 0]))));
    play.choose(Choice::TakeResources(Resources([1, 0, 2])));
    assert_eq!(play.hero(TAIA).resources.0, [1, 0, 2]);
    assert_eq!(play.table().bag[Monster::SkeletalHulks.index()], 2);
    assert_eq!(play.table().hex(play.hero(TAIA).at).items, [0; 9], "nothing of it lies on the hex");
}

#[test]
fn k_bat_10_two_carts_give_three_resources_each() {
    let mut play = beaten(&[Monster::SkeletalHulks, Monster::SkeletalHulks], &[]);
    play.choose(Choice::TakeResources(Resources([3, 0, 0])));
    play.choose(Choice::TakeResources(Resources([0, 2, 1])));
    assert_eq!(play.hero(TAIA).resources.0, [3, 2, 1]);
}

#[test]
fn k_bat_10_soul_stones_need_no_slot_and_are_never_lost() {
    let full =
        [Item::Sword, Item::Sword, Item::Pickpocket, Item::Pickpocket, Item::Pickpocket, Item::AmuletOfGlory];
    let mut play = beaten(&[Monster::SkeletonRiders, Monster::EnvoysOfDeath], &full);
    assert_eq!((play.hero(TAIA).small_stones, play.hero(TAIA).large_stones), (1, 1));
    // Plague, Misery and unconsciousness leave them alone.
    play = Scenario::against(Hero::Horan, &[Monster::EnvoysOfDeath])
        .lives(Hero::Horan, 1)
        .stones(Hero::Horan, 2, 1)
        .stones(Hero::Lorraine, 3, 2)
        .resources(Hero::Lorraine, [2, 2, 2])
        .city(Hero::Lorraine, (1, 0))
        .play();
    play.fight(THERE, -2, &[]);
    assert_eq!((play.hero(Hero::Horan).small_stones, play.hero(Hero::Horan).large_stones), (2, 1));
    assert_eq!((play.hero(Hero::Lorraine).small_stones, play.hero(Hero::Lorraine).large_stones), (3, 2));
}

#[test]
fn k_bat_10_no_hero_just_drops_an_item() {
    let play = Scenario::of(&[TAIA, Hero::Horan]).carries(TAIA, Item::Sword).play();
    play.refuses(Choice::Leave(Item::Sword), Illegal::NotAsked { rule: RuleId("K-TURN-1") });
    play.refuses(Choice::PickUp, Illegal::NothingLiesHere);
}

#[test]
fn k_bat_11_which_amulet_a_dryad_guards_is_chance_among_those_not_seen_yet() {
    let play = Scenario::against(TAIA, &[Monster::DarkDryads])
        .carries(Hero::Lorraine, Item::AmuletOfGlory)
        .lying((1, 0), Item::AmuletOfAction)
        .play();
    let mut won = play.clone();
    won.fight(THERE, 3, &[]);
    assert_eq!(won.asked_chance(), Some(Chance::Amulet));
    won.refuses_outcome(Outcome::Amulet(Item::AmuletOfGlory), "K-BAT-11");
    won.refuses_outcome(Outcome::Amulet(Item::AmuletOfAction), "K-BAT-11");
    won.refuses_outcome(Outcome::Amulet(Item::Sword), "K-BAT-11");
    for amulet in [Item::AmuletOfResources, Item::AmuletOfProtection, Item::AmuletOfTheTitan] {
        let mut found = won.clone();
        found.chance(Outcome::Amulet(amulet));
        assert!(found.hero(TAIA).carries(amulet));
    }
}

#[test]
fn k_bat_11_the_back_of_a_token_is_seen_only_on_defeat() {
    let mut play = Scenario::against(TAIA, &[Monster::DarkDryads]).play();
    let unseen = play.table().amulets;
    play.fight(THERE, 2, &[]);
    assert_eq!(play.table().amulets, unseen);
    assert!(!play.names().contains(&"AmuletFound".to_owned()));
    assert_eq!(play.active(), Hero::Lorraine, "chance is not asked for an amulet");
}
