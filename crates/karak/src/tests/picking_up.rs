//! Picking up items (K-PICK-1) and the rulebooks' worked example of it.

use super::scenario::{Play, Scenario, go};
use crate::content::{Building, Hero, Item, ItemKind, Land, Monster, Resource, Resources, Unit};
use crate::event::Event;
use crate::{Choice, CityWhy, Illegal, ItemsWhy, Outcome, Question};
use table::{RuleId, Seat};

/// Horan and Taia on the Castle with these items lying there.
fn lying(items: &[Item]) -> Scenario {
    items
        .iter()
        .fold(Scenario::of(&[Hero::Horan, Hero::Taia]), |scenario, &item| scenario.lying((0, 0), item))
}

fn take(item: Item) -> Choice {
    Choice::Swap { take: item, leave: None }
}

fn swap(take: Item, leave: Item) -> Choice {
    Choice::Swap { take, leave: Some(leave) }
}

/// What lies on the Castle.
fn on_castle(play: &Play, item: Item) -> u8 {
    play.table().hexes[0].items[item.index()]
}

#[test]
fn k_pick_1_one_action_takes_all_that_lies_there() {
    let mut play = lying(&[Item::Sword, Item::Fireball, Item::AmuletOfAction]).play();
    play.choose(Choice::PickUp);
    for item in [Item::AmuletOfAction, Item::Sword, Item::Fireball] {
        let told = play.choose(take(item));
        assert_eq!(told[0], Event::ItemTaken { seat: Seat::new(0), item, at: (0, 0).into() });
        assert_eq!((play.hero(Hero::Horan).carried(item), on_castle(&play, item)), (1, 0));
    }
    assert_eq!(
        (play.question(), play.table().turn.begun),
        (Some(Question::Turn), 1),
        "nothing is left to take"
    );
}

#[test]
fn k_pick_1_or_only_some_of_it() {
    let mut play = lying(&[Item::Sword, Item::Fireball]).play();
    play.choose(Choice::PickUp);
    play.choose(take(Item::Fireball));
    play.choose(Choice::Enough);
    assert_eq!((on_castle(&play, Item::Sword), play.question()), (1, Some(Question::Turn)));
}

#[test]
fn k_pick_1_at_least_one_item_is_taken() {
    let mut play = lying(&[Item::Sword]).carries(Hero::Horan, Item::Warhammer).play();
    play.choose(Choice::PickUp);
    play.refuses(Choice::Enough, Illegal::AtLeastOne { rule: RuleId("K-PICK-1") });
    play.refuses(Choice::Leave(Item::Warhammer), Illegal::NotAsked { rule: RuleId("K-PICK-1") });
}

#[test]
fn k_pick_1_only_on_the_hex_where_the_items_lie() {
    let mut play = lying(&[]).rules(1).lying((-1, 0), Item::Sword).play();
    play.refuses(Choice::PickUp, Illegal::NothingLiesHere);
    play.choose(go(-1, 0));
    play.choose(Choice::PickUp);
    play.refuses(take(Item::Warhammer), Illegal::NotLying { item: Item::Warhammer });
    play.refuses(take(Item::Fireball), Illegal::NotLying { item: Item::Fireball });
    play.choose(take(Item::Sword));
}

#[test]
fn k_pick_1_items_are_exchanged_freely_within_their_kind() {
    let mut play = lying(&[Item::Warhammer, Item::Fireball])
        .carries(Hero::Horan, Item::Sword)
        .carries(Hero::Horan, Item::Sword)
        .play();
    play.choose(Choice::PickUp);
    play.refuses(take(Item::Warhammer), Illegal::NoFreeSlot { kind: ItemKind::Weapon });
    play.refuses(swap(Item::Fireball, Item::Sword), Illegal::WrongExchange);
    play.refuses(swap(Item::Warhammer, Item::Fireball), Illegal::WrongExchange);
    play.refuses(swap(Item::Fireball, Item::Pickpocket), Illegal::NotCarried { item: Item::Pickpocket });
    play.refuses(swap(Item::Warhammer, Item::Warhammer), Illegal::WrongExchange);
    play.choose(swap(Item::Warhammer, Item::Sword));
    assert_eq!((play.hero(Hero::Horan).weapons(), on_castle(&play, Item::Sword)), (3, 1));
}

#[test]
fn k_pick_1_an_exchange_is_possible_with_a_free_slot_too() {
    let mut play = lying(&[Item::Warhammer]).carries(Hero::Horan, Item::Sword).play();
    play.choose(Choice::PickUp);
    assert!(play.offers(take(Item::Warhammer)));
    play.choose(swap(Item::Warhammer, Item::Sword));
    assert_eq!((play.hero(Hero::Horan).weapons(), on_castle(&play, Item::Sword)), (2, 1));
}

#[test]
fn k_pick_1_of_no_kind_is_more_laid_down_than_taken() {
    // What was laid down in this action is not taken again, so each swap takes as many as it lays down.
    let mut play = lying(&[Item::Warhammer, Item::Fireball]).carries(Hero::Horan, Item::Sword).play();
    play.choose(Choice::PickUp);
    play.choose(swap(Item::Warhammer, Item::Sword));
    play.refuses(take(Item::Sword), Illegal::NotLying { item: Item::Sword });
    play.refuses(swap(Item::Sword, Item::Warhammer), Illegal::NotLying { item: Item::Sword });
    play.choose(take(Item::Fireball));
    assert_eq!(play.question(), Some(Question::Turn));
    assert_eq!(play.hero(Hero::Horan).carried_of(ItemKind::Weapon), 1, "as many as before");
}

#[test]
fn k_pick_1_where_nothing_could_change_the_action_is_not_offered() {
    let full = lying(&[Item::Sword]).carries(Hero::Horan, Item::Sword).carries(Hero::Horan, Item::Sword);
    full.play().refuses(Choice::PickUp, Illegal::NoFreeSlot { kind: ItemKind::Weapon });
    let better =
        lying(&[Item::Sword]).carries(Hero::Horan, Item::Sword).carries(Hero::Horan, Item::Warhammer);
    assert!(better.play().offers(Choice::PickUp), "an exchange would change something");
}

#[test]
fn k_pick_1_anyone_may_pick_up_the_one_who_left_it_included() {
    let mut play = lying(&[Item::Warhammer]).carries(Hero::Horan, Item::Sword).play();
    play.act(Choice::PickUp, swap(Item::Warhammer, Item::Sword));
    assert!(play.offers(Choice::PickUp), "even in his next slot");
    let mut own = play.clone();
    own.act(Choice::PickUp, take(Item::Sword));
    assert_eq!(own.hero(Hero::Horan).weapons(), 3);
    play.choose(Choice::EndTurn);
    play.act(Choice::PickUp, take(Item::Sword));
    assert_eq!(play.hero(Hero::Taia).weapons(), 1);
}

#[test]
fn k_pick_1_no_item_is_simply_dropped() {
    let play = lying(&[]).carries(Hero::Horan, Item::Sword).play();
    play.refuses(Choice::Leave(Item::Sword), Illegal::NotAsked { rule: RuleId("K-TURN-1") });
}

#[test]
fn k_pick_1_glory_falls_at_once_with_its_amulet_and_surplus_units_leave() {
    let mut play = lying(&[Item::AmuletOfResources])
        .carries(Hero::Horan, Item::AmuletOfGlory)
        .strongest(Hero::Horan, 1)
        .units(Hero::Horan, Unit::Knight, 2)
        .units(Hero::Horan, Unit::Mage, 1)
        .play();
    play.act(Choice::PickUp, swap(Item::AmuletOfResources, Item::AmuletOfGlory));
    assert_eq!(play.hero(Hero::Horan).glory(), 1);
    assert_eq!(play.question(), Some(Question::City { why: CityWhy::Dismiss }), "two dice of his choice");
    play.choose(Choice::Dismiss(Unit::Knight));
    play.choose(Choice::Dismiss(Unit::Knight));
    assert_eq!((play.hero(Hero::Horan).army(), play.question()), (1, Some(Question::Turn)));
}

#[test]
fn k_pick_1_the_titan_comes_and_goes_with_its_amulet() {
    let mut play = lying(&[Item::AmuletOfTheTitan]).play();
    play.act(Choice::PickUp, take(Item::AmuletOfTheTitan));
    assert_eq!(play.hero(Hero::Horan).units[Unit::Titan.index()], 1);
    let mut play = lying(&[Item::AmuletOfGlory]).carries(Hero::Horan, Item::AmuletOfTheTitan).play();
    play.act(Choice::PickUp, swap(Item::AmuletOfGlory, Item::AmuletOfTheTitan));
    assert_eq!(play.hero(Hero::Horan).units[Unit::Titan.index()], 0);
    assert_eq!(play.table().supply[Unit::Titan.index()], 1);
}

#[test]
fn k_pick_1_an_amulet_of_resources_counts_from_the_next_gathering() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia])
        .at(Hero::Horan, (-1, 0))
        .lying((-1, 0), Item::AmuletOfResources)
        .play();
    play.act(Choice::PickUp, take(Item::AmuletOfResources));
    play.choose(Choice::Gather { extra: None });
    assert_eq!(play.hero(Hero::Horan).resources, Resources([2, 0, 0]));
}

#[test]
fn k_pick_1_picking_up_needs_no_city_and_works_in_one() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia])
        .city(Hero::Taia, (-1, 0))
        .built(Hero::Taia, Building::Stable)
        .at(Hero::Horan, (-1, 0))
        .lying((-1, 0), Item::Sword)
        .play();
    play.act(Choice::PickUp, take(Item::Sword));
    assert_eq!(play.hero(Hero::Horan).weapons(), 1);
}

#[test]
fn k_ex_pickup_horan_leaves_a_sword_and_his_old_amulet_and_taia_takes_both() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia])
        .hex((0, -1), Land::BigFarm, &[])
        .armies((0, -1), &[Monster::DarkDryads, Monster::SkeletonWarriors])
        .carries(Hero::Horan, Item::Sword)
        .carries(Hero::Horan, Item::Warhammer)
        .carries(Hero::Horan, Item::AmuletOfResources)
        .play();
    play.choose(go(0, -1));
    play.roll(1, &[]);
    play.chance(Outcome::Amulet(Item::AmuletOfAction));
    let leave = |kind| Some(Question::Items { why: ItemsWhy::Leave { kind } });
    assert_eq!(play.question(), leave(ItemKind::Weapon));
    play.choose(Choice::Leave(Item::Sword));
    assert_eq!(play.question(), leave(ItemKind::Amulet));
    play.choose(Choice::Leave(Item::AmuletOfResources));
    assert_eq!(play.hero(Hero::Horan).weapons(), 3);
    assert!(play.hero(Hero::Horan).carries(Item::AmuletOfAction));
    assert_eq!(play.hero(Hero::Horan).resources, Resources([3, 0, 0]), "he plunders without the old amulet");

    assert_eq!(play.active(), Hero::Taia);
    play.choose(go(0, -1));
    play.choose(Choice::PickUp);
    play.choose(take(Item::Sword));
    play.choose(take(Item::AmuletOfResources));
    let taia = play.hero(Hero::Taia);
    assert!(taia.carries(Item::Sword) && taia.carries(Item::AmuletOfResources));
    assert_eq!(play.table().turn.begun, 1, "both in one action");
    play.choose(Choice::Gather { extra: None });
    assert_eq!(play.hero(Hero::Taia).resources.of(Resource::Food), 4, "and the amulet is hers at once");
}
