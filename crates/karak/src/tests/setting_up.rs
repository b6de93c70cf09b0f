//! The start of a game: players, board, deck, bag, boards, supplies, options (K-SET-1 to 5, 7, 9 to 11).

use super::scenario::{Play, Scenario, explore, go};
use crate::components::MAX_TILES;
use crate::content::{Building, Hero, Item, ItemKind, Land, Monster, Resources, Unit};
use crate::public::HexId;
use crate::setup::{Heroes, Setup, SetupError};
use crate::state::Karak;
use crate::{Chance, Choice, Components, Illegal, Outcome, Side, TileId};
use table::{Game, RuleId, Seat};

fn chosen(players: u8, heroes: &[Hero]) -> Result<Karak, SetupError> {
    Karak::start(&Setup { heroes: Heroes::Chosen(heroes.to_vec()), ..Setup::new(players) })
}

#[test]
fn k_set_1_two_to_five_play() {
    for players in 2..=5 {
        let game = Karak::start(&Setup::new(players)).expect("2 to 5 may play");
        assert_eq!(game.seats(), players);
        assert_eq!(game.table().players.len(), usize::from(players));
    }
    for found in [0, 1, 6, 255] {
        assert_eq!(Karak::start(&Setup::new(found)), Err(SetupError::WrongPlayers { found }));
    }
}

#[test]
fn k_set_1_six_heroes_exist() {
    let all = [Hero::Horan, Hero::Taia, Hero::Lorraine, Hero::Xanros, Hero::Elspeth, Hero::Darius];
    assert_eq!(Hero::ALL, all);
}

#[test]
fn k_set_1_agreed_heroes_are_one_for_each_player_and_none_twice() {
    use Hero::{Darius, Horan, Taia};
    assert!(chosen(2, &[Horan, Taia]).is_ok());
    let wrong = |found| Err(SetupError::WrongHeroes { found, players: 2 });
    assert_eq!(chosen(2, &[]), wrong(0));
    assert_eq!(chosen(2, &[Horan]), wrong(1));
    assert_eq!(chosen(2, &[Horan, Taia, Darius]), wrong(3));
    assert_eq!(chosen(3, &[Taia, Horan, Taia]), Err(SetupError::HeroTwice { hero: Taia }));
    let six = Err(SetupError::WrongPlayers { found: 6 });
    assert_eq!(chosen(6, &Hero::ALL), six, "six heroes are there, but only five may play");
}

#[test]
fn k_set_2_the_start_piece_is_three_connected_hexes_with_the_castle_in_the_middle() {
    let game = Karak::start(&Setup::new(3)).expect("three may play");
    let table = game.table();
    assert_eq!(table.hexes.len(), 3, "nothing else is laid");
    assert_eq!((table.hex(HexId::CASTLE).land, table.hex(HexId::CASTLE).at), (Land::Castle, (0, 0).into()));
    let beside: Vec<Side> = Side::ALL.into_iter().filter(|&s| table.is_passable(HexId::CASTLE, s)).collect();
    assert_eq!(beside.len(), 2, "both other hexes touch the castle, and no chasm lies between");
    assert_eq!(beside[0].opposite(), beside[1], "the castle is in the middle");
    assert!(table.hexes.iter().all(|hex| !hex.has_army() && hex.city.is_none() && hex.items == [0; 9]));
    assert!(table.hexes.iter().all(|hex| hex.tile.is_none()), "the start piece is not of the deck");
}

#[test]
fn k_set_3_the_deck_has_18_tiles_of_the_first_tier_and_10_of_the_second() {
    let game = Karak::start(&Setup::new(2)).expect("two may play");
    assert_eq!(game.table().deck_len(), 28);
    let of_tier = |tier| game.components().tiles.iter().filter(move |tile| tile.tier == tier);
    let count = |tier: u8, land: Land| -> u8 {
        of_tier(tier).filter(|tile| tile.land == land).map(|tile| tile.count).sum()
    };
    assert_eq!(of_tier(1).map(|tile| tile.count).sum::<u8>(), 18);
    assert_eq!(of_tier(2).map(|tile| tile.count).sum::<u8>(), 10);
    assert_eq!([Land::FarmForest, Land::FarmRock, Land::ForestRock].map(|land| count(1, land)), [6, 6, 6]);
    assert_eq!([Land::BigFarm, Land::DenseForest, Land::GiantRock].map(|land| count(2, land)), [3, 3, 3]);
    assert_eq!(count(2, Land::Abyss), 1);
}

#[test]
fn k_set_3_the_second_tier_is_not_reached_before_the_first_is_used_up() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia]).play();
    play.choose(explore(0, -1));
    assert_eq!(play.asked_chance(), Some(Chance::Tile));
    for (tile, figures) in play.game.figures.clone().kinds() {
        if figures.tier == 1 {
            assert_eq!(
                play.game.check_outcome(&Outcome::Tile(tile)),
                Ok(()),
                "any of the tier may be on top"
            );
        } else {
            play.refuses_outcome(Outcome::Tile(tile), "K-SET-3");
        }
    }
    let last = TileId::from_index(MAX_TILES - 1).expect("a deck could have so many kinds");
    play.refuses_outcome(Outcome::Tile(last), "K-SET-3");
}

#[test]
fn k_set_3_a_tile_that_no_deck_can_have_is_not_read() {
    let read = |number: usize| serde_json::from_value::<Outcome>(serde_json::json!({ "tile": number }));
    assert!(read(MAX_TILES - 1).is_ok());
    for number in [MAX_TILES, 200, 300] {
        read(number).expect_err("no deck has it");
    }
    assert_eq!(TileId::from_index(MAX_TILES), None);
}

#[test]
fn k_set_3_the_second_tier_follows_the_last_tile_of_the_first() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia])
        .deck(&[(Land::FarmForest, &[0]), (Land::BigFarm, &[0, 1])])
        .bag(&[])
        .play();
    let (first, second) = (play.tile_id(Land::FarmForest, &[0]), play.tile_id(Land::BigFarm, &[0, 1]));
    play.choose(explore(0, -1));
    play.refuses_outcome(Outcome::Tile(second), "K-SET-3");
    play.chance(Outcome::Tile(first));
    play.choose(Choice::Place { at: (0, -1).into(), rotation: 0 });
    play.choose(explore(0, -2));
    play.refuses_outcome(Outcome::Tile(first), "K-SET-3");
    play.chance(Outcome::Tile(second));
    assert_eq!(play.table().deck_len(), 0);
}

#[test]
fn k_set_4_the_bag_holds_36_tokens_just_enough_for_the_deck() {
    let game = Karak::start(&Setup::new(5)).expect("five may play");
    assert_eq!(game.table().bag_len(), 36);
    assert_eq!(game.table().bag, [7, 6, 5, 3, 5, 1, 5, 4]);
    let tokens =
        |tile: &crate::components::Tile| if tile.land == Land::Abyss { 0 } else { tile.tier * tile.count };
    assert_eq!(game.components().tiles.iter().map(tokens).sum::<u8>(), 36);
}

#[test]
fn k_set_4_tokens_never_return_to_the_bag() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Xanros]).deck(&[(Land::FarmForest, &[0])]).play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0]);
    play.choose(Choice::Place { at: (0, -1).into(), rotation: 0 });
    play.token(Monster::SkeletonWarriors);
    assert_eq!(play.table().bag_len(), 35);
    let mut lost = play.clone();
    lost.roll(-1, &[]);
    assert_eq!(lost.table().bag_len(), 35, "after a lost battle the token stays on the hex");
    let hex = lost.table().hex_at((0, -1).into()).expect("the tile was laid");
    assert_eq!(lost.table().hex(hex).armies[0], Some(Monster::SkeletonWarriors));
    play.roll(1, &[]);
    assert_eq!(play.table().bag_len(), 35, "a defeated army does not go back");
    assert_eq!(play.table().defeated[Monster::SkeletonWarriors.index()], 1);
}

#[test]
fn k_set_4_only_taias_surplus_returns_to_the_bag() {
    let mut play = Scenario::of(&[Hero::Taia, Hero::Horan]).deck(&[(Land::FarmForest, &[0])]).play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0]);
    play.choose(Choice::Place { at: (0, -1).into(), rotation: 0 });
    play.token(Monster::SkeletonWarriors);
    play.token(Monster::EnvoysOfDeath);
    assert_eq!(play.table().bag_len(), 34);
    play.choose(Choice::PickMonster(Monster::EnvoysOfDeath));
    assert_eq!(play.table().bag_len(), 35);
    assert_eq!(play.table().bag[Monster::EnvoysOfDeath.index()], 4);
}

#[test]
fn k_set_4_a_token_that_is_not_in_the_bag_cannot_be_drawn() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia]).bag(&[Monster::FireEaters]).play();
    play.choose(explore(0, -1));
    play.tile(Land::FarmForest, &[0]);
    play.choose(Choice::Place { at: (0, -1).into(), rotation: 0 });
    play.refuses_outcome(Outcome::Token(Monster::HammerFollower), "K-SET-4");
    play.token(Monster::FireEaters);
}

#[test]
fn k_set_5_everybody_starts_with_five_lives_and_nothing_else() {
    let play = Scenario::of(&[Hero::Horan, Hero::Taia, Hero::Xanros]).play();
    for player in &play.table().players {
        assert_eq!((player.lives, player.unconscious, player.glory()), (5, false, 0));
        assert_eq!(player.resources, Resources::NONE);
        assert!(Building::ALL.iter().all(|&building| !player.has(building)));
        assert_eq!(player.city, None);
        assert_eq!((player.units, player.items), ([0; 6], [0; 9]));
        assert_eq!((player.small_stones, player.large_stones, player.archstone), (0, 0, false));
    }
}

#[test]
fn k_set_5_there_are_slots_for_two_weapons_three_spells_and_one_amulet() {
    let mut scenario = Scenario::of(&[Hero::Horan, Hero::Taia])
        .lying((0, 0), Item::AmuletOfGlory)
        .lying((0, 0), Item::AmuletOfAction)
        .lying((0, 0), Item::Pickpocket);
    for _ in 0..3 {
        scenario = scenario.lying((0, 0), Item::Sword).lying((0, 0), Item::Fireball);
    }
    let mut play = scenario.play();
    let take = |item| Choice::Swap { take: item, leave: None };
    play.choose(Choice::PickUp);
    for (item, kind, slots) in [
        (Item::Sword, ItemKind::Weapon, 2),
        (Item::Fireball, ItemKind::Spell, 3),
        (Item::AmuletOfGlory, ItemKind::Amulet, 1),
    ] {
        for _ in 0..slots {
            play.choose(take(item));
        }
        let another = kind.items().find(|&other| play.table().hexes[0].items[other.index()] > 0);
        play.refuses(take(another.expect("one of each kind is left")), Illegal::NoFreeSlot { kind });
    }
}

#[test]
fn k_set_7_all_heroes_start_on_the_castle() {
    let play = Scenario::of(&[Hero::Horan, Hero::Taia, Hero::Lorraine, Hero::Xanros, Hero::Darius]).play();
    assert!(play.table().players.iter().all(|player| player.at == HexId::CASTLE));
}

#[test]
fn k_set_9_the_supply_holds_ten_dice_of_each_unit_and_the_special_dice_apart() {
    let without = Scenario::of(&[Hero::Horan, Hero::Xanros]).play();
    assert_eq!(without.table().supply, [10, 10, 10, 3, 1, 1]);
    let with = Scenario::of(&[Hero::Horan, Hero::Lorraine]).play();
    assert_eq!(with.table().supply, [10, 10, 10, 3, 0, 1], "Lorraine has the bear");
    assert_eq!(with.hero(Hero::Lorraine).units[Unit::Bear.index()], 1);
    assert_eq!(with.hero(Hero::Horan).units[Unit::Bear.index()], 0);
}

#[test]
fn k_set_9_skeletons_are_only_for_xanros_and_the_special_dice_are_never_recruited() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Xanros])
        .city(Hero::Horan, (-1, 0))
        .at(Hero::Horan, (-1, 0))
        .built(Hero::Horan, Building::MilitaryCamp)
        .strongest(Hero::Horan, 5)
        .resources(Hero::Horan, [5, 5, 5])
        .play();
    let only = Illegal::OnlyFor { hero: Hero::Xanros, rule: RuleId("K-XAN-1") };
    play.refuses(Choice::RaiseSkeleton, only);
    play.choose(Choice::Recruit);
    for unit in [Unit::Skeleton, Unit::Bear, Unit::Titan] {
        play.refuses(Choice::Train(unit), Illegal::NotTrainable { unit });
    }
    assert!(play.offers(Choice::Train(Unit::Knight)));
}

#[test]
fn k_set_10_resources_are_unlimited() {
    // The box has 40 tokens of each.
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia])
        .at(Hero::Horan, (-1, 0))
        .resources(Hero::Horan, [40, 0, 0])
        .resources(Hero::Taia, [40, 0, 0])
        .play();
    play.choose(Choice::Gather { extra: None });
    assert_eq!(play.hero(Hero::Horan).resources, Resources([41, 0, 0]));
}

#[test]
fn k_set_11_a_friendly_game_knows_no_plague_and_no_misery() {
    let board = |scenario: Scenario| {
        scenario
            .hex((0, -1), Land::FarmRock, &[])
            .armies((0, -1), &[Monster::HammerFollower])
            .city(Hero::Taia, (1, 0))
            .resources(Hero::Taia, [2, 2, 2])
            .play()
    };
    let two_skulls = |mut play: Play| {
        play.choose(go(0, -1));
        play.roll(-2, &[]);
        play
    };
    let usual = two_skulls(board(Scenario::of(&[Hero::Horan, Hero::Taia])));
    assert_eq!(usual.table().plague, Some(Seat::new(1)));
    assert_eq!(usual.hero(Hero::Taia).resources, Resources([1, 1, 1]));
    let friendly = two_skulls(board(Scenario::of(&[Hero::Horan, Hero::Taia]).friendly()));
    assert_eq!(friendly.table().plague, None);
    assert_eq!(friendly.hero(Hero::Taia).resources, Resources([2, 2, 2]));
    assert_eq!(friendly.hero(Hero::Horan).lives, 3, "two skulls still cost two lives");
    assert_eq!(friendly.active(), Hero::Taia);
}

#[test]
fn k_set_11_the_option_is_off_unless_it_is_asked_for() {
    assert!(!Setup::new(2).friendly);
    assert_eq!(Setup::new(2).heroes, Heroes::Dealt);
    assert_eq!(Setup::new(2).components, None);
    let game = Karak::start(&Setup::new(2)).expect("two may play");
    assert_eq!(*game.components(), *Components::shipped());
}
