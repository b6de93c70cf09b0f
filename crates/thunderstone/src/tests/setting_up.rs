//! Setup (T-SET).

use crate::card::{Family, Group};
use crate::cards::*;
use crate::choice::{Chance, Outcome};
use crate::ranks::Rank;
use crate::{Selection, Setup, SetupError, Solo, Thunderstone};
use core::convert::Infallible;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{SeedableRng, TryRng};
use table::{Explain, Game, Input, Pending, Seat, drive};

/// A game played by chance alone up to the first choice.
fn dealt(setup: &Setup, seed: u64) -> Thunderstone {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Thunderstone::start(setup).expect("a legal setup");
    drive::draw(&mut game, &mut rng, usize::MAX);
    game
}

#[test]
fn t_set_1_two_to_five_play_and_one_only_the_solo_variant() {
    for players in 2..=5 {
        assert!(Thunderstone::start(&Setup::random(players)).is_ok());
    }
    let error = |players, solo| Setup { players, solo, ..Setup::first_game(2) }.check().err();
    assert_eq!(error(6, None), Some(SetupError::WrongPlayers { players: 6 }));
    assert_eq!(error(6, Some(Solo::Normal)), Some(SetupError::WrongPlayers { players: 6 }));
    assert_eq!(error(0, None), Some(SetupError::WrongPlayers { players: 0 }));
    assert_eq!(error(1, None), Some(SetupError::AloneOnlySolo));
    assert_eq!(error(3, Some(Solo::Normal)), Some(SetupError::SoloIsForOne { players: 3 }));
    assert_eq!(error(1, Some(Solo::Warrior)), None);
}

#[test]
fn t_set_2_three_groups_of_ten_cards_or_more() {
    for (groups, cards) in [(3u8, 30u16), (5, 50), (8, 80)] {
        let setup = Setup { selection: Selection::Random { groups }, ..Setup::random(2) };
        let game = dealt(&setup, 1);
        let table = game.table();
        assert_eq!(table.groups.len(), usize::from(groups));
        assert_eq!(table.dungeon.unseen.total() + 3, cards, "three of them lie in the hall");
    }
}

#[test]
fn t_set_3_the_thunderstone_lies_among_the_last_eleven_cards() {
    let game = dealt(&Setup::first_game(2), 3);
    let dungeon = &game.table().dungeon;
    assert_eq!((dungeon.above, dungeon.stone, dungeon.len()), (17, true, 28));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut seen = [0u32; 28];
    for _ in 0..2_200 {
        let mut deck = game.clone();
        deck.next(crate::state::Drawing::FillHall);
        for (place, count) in seen.iter_mut().enumerate() {
            *deck.table.hall = [None; 3];
            let outcome = deck.sample(&mut rng);
            if outcome == Outcome::Card(STONE_OF_MYSTERY) {
                *count += 1;
                assert!(place >= 17);
                break;
            }
            deck.drawn(outcome, &mut ());
        }
    }
    assert!(seen[17..].iter().all(|count| (130..290).contains(count)), "each place equally often: {seen:?}");
}

#[test]
fn t_set_4_three_cards_lie_in_the_hall_and_their_breach_is_ignored() {
    let setup = Setup {
        selection: Selection::Custom {
            groups: vec![Group::Dragon, Group::Ooze, Group::Humanoid],
            families: Family::ALL[..4].to_vec(),
            village: village_cards().take(8).collect(),
        },
        ..Setup::random(2)
    };
    let mut game = Thunderstone::start(&setup).expect("legal");
    for card in [TYXR_THE_OLD, RED_JELLY, GREEN_BLOB] {
        assert_eq!(game.pending(), Pending::Chance(Chance::DungeonCard));
        game.submit(&Input::Chance(Outcome::Card(card)), &mut ()).expect("in the deck");
    }
    assert_eq!(game.table().in_rank(Rank::First).map(|there| there.card), Some(TYXR_THE_OLD));
    assert_eq!(game.table().in_rank(Rank::Third).map(|there| there.card), Some(GREEN_BLOB));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    drive::draw(&mut game, &mut rng, usize::MAX);
    assert!(game.table().hall[0].is_some_and(|front| !front.breached && !front.arriving));
    assert_eq!(game.table().players[0].hand, 6, "nobody has discarded");
}

#[test]
fn t_set_5_the_village_holds_what_the_starting_decks_leave() {
    for players in 2..=5 {
        let game = dealt(&Setup::random(players), 4);
        let stock = |card: crate::CardId| game.table().stock[card.index()];
        assert_eq!(stock(MILITIA), 30 - 6 * players);
        assert_eq!([DAGGER, IRON_RATIONS, TORCH].map(stock), [15 - 2 * players; 3]);
        for family in game.table().families.iter().flatten() {
            assert_eq!([1, 2, 3].map(|level| stock(family.hero(level))), [6, 4, 2]);
        }
        assert_eq!(game.table().village.len(), 8);
        assert!(game.table().village.iter().all(|&card| stock(card) == 8));
    }
}

#[test]
fn t_set_6_six_militia_two_daggers_two_rations_two_torches_and_a_hand_of_six() {
    let game = dealt(&Setup::first_game(3), 5);
    for seat in Seat::all(3) {
        let player = game.table().player(seat);
        assert_eq!([MILITIA, DAGGER, IRON_RATIONS, TORCH].map(|card| player.pool.count(card)), [6, 2, 2, 2]);
        assert_eq!((player.hand, game.hand(seat).len()), (6, 6));
    }
    let starters: alloc::collections::BTreeSet<u8> =
        (0..40).map(|seed| dealt(&Setup::first_game(3), seed).table().active.number()).collect();
    assert_eq!(starters.len(), 3, "the starting player is random");
}

#[test]
fn t_set_7_first_game_and_custom_selections() {
    let game = dealt(&Setup::first_game(2), 6);
    let table = game.table();
    assert!([Group::Enchanted, Group::Ooze, Group::UndeadDoom].iter().all(|&group| table.has_group(group)));
    let families = [Family::Elf, Family::Lorigg, Family::Regian, Family::Thyrian];
    assert_eq!(table.families, families.map(Some));
    let village =
        [BATTLE_FURY, FIREBALL, FLAMING_SWORD, LIGHTSTONE_GEM, MAGICAL_AURA, SHORT_SWORD, SPEAR, TOWN_GUARD];
    assert_eq!((table.village.to_vec(), table.groups.len()), (village.to_vec(), 3));

    let custom = |groups: &[Group], families: &[Family], village: Vec<crate::CardId>| Setup {
        selection: Selection::Custom { groups: groups.to_vec(), families: families.to_vec(), village },
        ..Setup::random(2)
    };
    let eight: Vec<_> = village_cards().take(8).collect();
    let (groups, families) = (&Group::ALL[..4], &Family::ALL[..4]);
    assert!(Thunderstone::start(&custom(groups, families, eight.clone())).is_ok());
    let error = |setup: Setup| setup.check().expect_err("it is wrong");
    assert_eq!(error(custom(&groups[..2], families, eight.clone())), SetupError::WrongGroups { groups: 2 });
    assert_eq!(
        error(custom(groups, &families[..3], eight.clone())),
        SetupError::WrongFamilies { families: 3 }
    );
    assert_eq!(error(custom(groups, families, eight[..7].to_vec())), SetupError::WrongVillage { cards: 7 });
    let with = |card| eight[..7].iter().copied().chain([card]).collect::<Vec<_>>();
    assert_eq!(error(custom(groups, families, with(TORCH))), SetupError::NotAVillageCard { card: TORCH });
    assert_eq!(error(custom(groups, families, with(eight[0]))), SetupError::CardTwice { card: eight[0] });
    let twice = [Group::Ooze, Group::Ooze, Group::Dragon];
    assert_eq!(error(custom(&twice, families, eight.clone())), SetupError::GroupTwice { group: Group::Ooze });
    let twice = [Family::Elf, Family::Dwarf, Family::Elf, Family::Feayn];
    assert_eq!(error(custom(groups, &twice, eight.clone())), SetupError::FamilyTwice { family: Family::Elf });
    let random = Setup { selection: Selection::Random { groups: 2 }, ..Setup::random(2) };
    assert_eq!(error(random), SetupError::WrongGroups { groups: 2 });
    let random = Setup { selection: Selection::Random { groups: 9 }, ..Setup::random(2) };
    assert_eq!(error(random).message().key, "thunderstone-setup-error-wrong-groups");
}

#[test]
fn t_set_7_an_unknown_card_is_named_by_the_reader() {
    let text = r#"{"players":2,"selection":{"custom":{"groups":[],"families":[],"village":["unicorn"]}}}"#;
    let error = serde_json::from_str::<Setup>(text).expect_err("there is no unicorn");
    assert!(error.to_string().contains("unicorn"), "{error}");
}

#[test]
fn t_set_8_decks_and_hands_are_hidden_and_the_rest_is_public() {
    let game = dealt(&Setup::first_game(2), 7);
    let view = game.view(table::Viewer::Seat(Seat::new(0)));
    assert_eq!(&view.hand, game.hand(Seat::new(0)));
    assert_eq!(view.table.players[1].hand, 6, "only how many");
    assert!(view.table.players[1].certain.is_empty());
    let spectator = game.view(table::Viewer::Spectator);
    assert!(spectator.hand.is_empty());
}

/// A generator that gives always the same number, and counts how often.
struct Counted {
    number: u32,
    taken: u32,
}

impl TryRng for Counted {
    type Error = Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.taken += 1;
        Ok(self.number)
    }
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.try_next_u32().map(u64::from)
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.fill(0);
        Ok(())
    }
}

#[test]
fn t_set_3_the_draw_of_a_dungeon_card_takes_one_number() {
    let by = |rules: u32| {
        let mut game = Thunderstone::start(&Setup { rules, ..Setup::first_game(2) }).expect("legal");
        assert_eq!(game.pending(), Pending::Chance(Chance::DungeonCard));
        let taken = |game: &Thunderstone, number: u32| {
            let mut rng = Counted { number, taken: 0 };
            let outcome = game.sample(&mut rng);
            assert_eq!(game.check_outcome(&outcome), Ok(()));
            (outcome, rng.taken)
        };
        // Far above the stone, then as if only the last eleven cards were left; the stone lies behind the others.
        let (above, (_, far)) = (game.table.dungeon.unseen.total(), taken(&game, 3_000_000_000));
        game.table.dungeon.above = 0;
        let all = u32::from(above) + 1;
        let round = 3_000_000_000 - 3_000_000_000 % all;
        let (first, near) = taken(&game, round);
        let (last, stone) = taken(&game, round + u32::from(above));
        assert_ne!(first, Outcome::Card(STONE_OF_MYSTERY));
        assert_eq!(last, Outcome::Card(STONE_OF_MYSTERY));
        [far, near, stone]
    };
    assert_eq!(by(2), [1, 1, 1]);
    assert_eq!(by(1), [1, 2, 1], "version 1: a second number where the stone may come but does not");
}
