//! Before the first turn: who plays which hero, and who begins (K-SET-6, K-SET-8).

use super::scenario::Play;
use crate::content::Hero;
use crate::event::{Event, OrderFor};
use crate::setup::{Heroes, Setup};
use crate::{Chance, Choice, Illegal, Outcome, Question};
use alloc::collections::BTreeSet;
use table::{Game, RuleId, Seat};
use table_laws::generator;

fn drafted(players: u8) -> Play {
    Play::start(&Setup { heroes: Heroes::Draft, ..Setup::new(players) })
}

fn agreed(heroes: &[Hero]) -> Play {
    Play::start(&Setup { heroes: Heroes::Chosen(heroes.to_vec()), ..Setup::new(heroes.len() as u8) })
}

/// The seats named must roll, in this order, and show these faces.
#[track_caller]
fn rolls(play: &mut Play, faces: &[(u8, i8)]) {
    for &(seat, face) in faces {
        assert_eq!(play.asked_chance(), Some(Chance::OrderRoll { seat: Seat::new(seat) }));
        play.face(face);
    }
}

#[test]
fn k_set_6_heroes_are_dealt_one_to_each_seat_and_none_twice() {
    let mut play = Play::start(&Setup::new(3));
    for (seat, hero) in [(0, Hero::Darius), (1, Hero::Horan), (2, Hero::Elspeth)] {
        assert_eq!(play.asked_chance(), Some(Chance::Hero { seat: Seat::new(seat) }));
        let told = play.chance(Outcome::Hero(hero));
        assert_eq!(told, [Event::HeroTaken { seat: Seat::new(seat), hero }]);
        if play.asked_chance() == Some(Chance::Hero { seat: Seat::new(seat + 1) }) {
            play.refuses_outcome(Outcome::Hero(hero), "K-SET-6");
        }
    }
    assert_eq!(play.asked_chance(), Some(Chance::OrderRoll { seat: Seat::new(0) }));
    play.refuses_outcome(Outcome::Hero(Hero::Taia), "K-SET-13");
    assert_eq!(play.table().seat_of(Hero::Taia), None, "heroes not dealt leave the game");
}

#[test]
fn k_set_6_any_free_hero_may_be_dealt_and_only_a_free_one() {
    let mut play = Play::start(&Setup::new(2));
    let dealt = |play: &Play| -> BTreeSet<Hero> {
        let hero = |seed| match play.game.sample(&mut generator(seed, 0, 0)) {
            Outcome::Hero(hero) => hero,
            other => panic!("{other:?} is no hero"),
        };
        (0..200).map(hero).collect()
    };
    assert_eq!(dealt(&play), BTreeSet::from(Hero::ALL));
    play.chance(Outcome::Hero(Hero::Xanros));
    let others = Hero::ALL.into_iter().filter(|&hero| hero != Hero::Xanros).collect();
    assert_eq!(dealt(&play), others);
}

#[test]
fn k_set_6_agreed_heroes_need_no_chance() {
    let play = agreed(&[Hero::Taia, Hero::Darius]);
    assert_eq!(play.asked_chance(), Some(Chance::OrderRoll { seat: Seat::new(0) }));
    assert_eq!(play.table().seat_of(Hero::Taia), Some(Seat::new(0)));
    assert_eq!(play.table().seat_of(Hero::Darius), Some(Seat::new(1)));
}

#[test]
fn k_set_6_in_a_draft_the_most_swords_choose_first_then_by_falling_result() {
    let mut play = drafted(4);
    rolls(&mut play, &[(0, 1), (1, 3), (2, -1), (3, 2)]);
    assert_eq!(play.table().draft[..], [Seat::new(1), Seat::new(3), Seat::new(0), Seat::new(2)]);
    for (seat, hero) in [(1, Hero::Taia), (3, Hero::Horan), (0, Hero::Xanros), (2, Hero::Darius)] {
        assert_eq!((play.question(), play.decides()), (Some(Question::Hero), Some(Seat::new(seat))));
        play.choose(Choice::TakeHero(hero));
        assert_eq!(play.table().seat_of(hero), Some(Seat::new(seat)));
    }
    assert_eq!(play.table().seat_of(Hero::Elspeth), None, "heroes not taken leave the game");
    assert_eq!(play.asked_chance(), Some(Chance::OrderRoll { seat: Seat::new(0) }));
}

#[test]
fn k_set_6_in_a_draft_a_taken_hero_is_gone_and_nothing_else_is_asked() {
    let mut play = drafted(2);
    rolls(&mut play, &[(0, -2), (1, 1)]);
    play.choose(Choice::TakeHero(Hero::Taia));
    play.refuses(Choice::TakeHero(Hero::Taia), Illegal::HeroIsTaken { hero: Hero::Taia });
    play.refuses(Choice::EndTurn, Illegal::NotAsked { rule: RuleId("K-SET-6") });
    let free = [Hero::Horan, Hero::Lorraine, Hero::Xanros, Hero::Elspeth, Hero::Darius];
    assert_eq!(play.choices(), free.map(Choice::TakeHero));
}

#[test]
fn k_set_6_in_a_draft_those_who_tie_for_the_most_roll_again_among_themselves() {
    let mut play = drafted(4);
    rolls(&mut play, &[(0, 1), (1, 3), (2, -1), (3, 3)]);
    assert!(play.table().draft.is_empty(), "the first place is not decided yet");
    // A worse second roll does not fall behind those who rolled less the first time.
    rolls(&mut play, &[(1, -1), (3, 1)]);
    assert_eq!(play.table().draft[..], [Seat::new(3), Seat::new(1), Seat::new(0), Seat::new(2)]);
}

#[test]
fn k_set_6_in_a_draft_every_tie_is_rolled_off_until_it_is_broken() {
    let mut play = drafted(5);
    // One skull and two skulls both count 0, so seats 1 and 3 tie.
    rolls(&mut play, &[(0, 3), (1, -1), (2, 1), (3, -2), (4, 1)]);
    assert_eq!(play.table().draft[..], [Seat::new(0)]);
    rolls(&mut play, &[(2, 2), (4, 2)]);
    rolls(&mut play, &[(2, 1), (4, 2)]);
    assert_eq!(play.table().draft[..], [Seat::new(0), Seat::new(4), Seat::new(2)]);
    rolls(&mut play, &[(1, -2), (3, 1)]);
    assert_eq!(
        play.table().draft[..],
        [Seat::new(0), Seat::new(4), Seat::new(2), Seat::new(3), Seat::new(1)]
    );
}

#[test]
fn k_set_6_in_a_draft_all_roll_again_when_all_tie() {
    let mut play = drafted(3);
    rolls(&mut play, &[(0, 1), (1, 1), (2, 1)]);
    rolls(&mut play, &[(0, -1), (1, 2), (2, 3)]);
    assert_eq!(play.table().draft[..], [Seat::new(2), Seat::new(1), Seat::new(0)]);
}

#[test]
fn k_set_6_the_draft_roll_is_not_the_roll_for_the_starting_player() {
    let mut play = drafted(2);
    assert_eq!(
        play.face(3),
        [Event::OrderRolled { seat: Seat::new(0), face: 3, why: OrderFor::Draft }],
        "it says what it is for"
    );
    play.face(1);
    play.choose(Choice::TakeHero(Hero::Horan));
    play.choose(Choice::TakeHero(Hero::Taia));
    let told = play.face(1);
    assert_eq!(told, [Event::OrderRolled { seat: Seat::new(0), face: 1, why: OrderFor::Start }]);
    play.face(3);
    assert_eq!(play.table().first, Seat::new(1), "the first of the draft need not begin");
    assert_eq!(play.active(), Hero::Taia);
}

#[test]
fn k_set_8_the_most_swords_begin() {
    let mut play = agreed(&[Hero::Horan, Hero::Taia, Hero::Darius]);
    rolls(&mut play, &[(0, 1), (1, 2)]);
    let told = play.face(-2);
    assert!(told.contains(&Event::StartingPlayerFound { seat: Seat::new(1) }));
    assert_eq!((play.table().first, play.active(), play.table().round), (Seat::new(1), Hero::Taia, 1));
}

#[test]
fn k_set_8_those_who_tie_for_the_most_roll_again_and_nobody_else() {
    let mut play = agreed(&[Hero::Horan, Hero::Taia, Hero::Darius]);
    rolls(&mut play, &[(0, 2), (1, 1), (2, 2)]);
    rolls(&mut play, &[(0, 1), (2, 1)]);
    rolls(&mut play, &[(0, -1), (2, 1)]);
    assert_eq!(play.table().first, Seat::new(2));
}

#[test]
fn k_set_8_a_skull_counts_nothing() {
    let mut play = agreed(&[Hero::Horan, Hero::Taia]);
    rolls(&mut play, &[(0, -1), (1, -2)]);
    rolls(&mut play, &[(0, -2), (1, 1)]);
    assert_eq!(play.table().first, Seat::new(1), "one and two skulls tie, and any sword beats them");
}

#[test]
fn k_set_8_only_a_face_of_the_hero_die_can_be_rolled() {
    let play = agreed(&[Hero::Horan, Hero::Taia]);
    for face in [-3, 0, 4, 127] {
        play.refuses_outcome(Outcome::Face(face), "K-SET-8");
    }
    play.refuses_outcome(Outcome::Hero(Hero::Darius), "K-SET-13");
}

#[test]
fn k_set_8_play_is_clockwise() {
    let mut play = agreed(&[Hero::Horan, Hero::Taia, Hero::Darius]);
    rolls(&mut play, &[(0, 1), (1, 3), (2, 2)]);
    for (hero, round) in [(Hero::Taia, 1), (Hero::Darius, 1), (Hero::Horan, 1), (Hero::Taia, 2)] {
        assert_eq!((play.active(), play.table().round), (hero, round));
        play.choose(Choice::EndTurn);
    }
}
