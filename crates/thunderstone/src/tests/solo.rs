//! The solo variant of the data file.

use crate::cards::*;
use crate::choice::{Choice, Outcome};
use crate::illegal::Illegal;
use crate::ranks::HallCard;
use crate::ranks::Rank;
use crate::state::Step;
use crate::{CardId, Place, Setup, Solo, Thunderstone};
use table::{Game, Input, Pending, Refusal, Seat};

struct Alone(Thunderstone);

impl Alone {
    fn new(solo: Solo) -> Alone {
        Alone::by(Thunderstone::RULES_VERSION, solo)
    }

    /// By a version of the rules.
    fn by(rules: u32, solo: Solo) -> Alone {
        let setup = Setup { solo: Some(solo), rules, ..Setup::first_game(1) };
        let mut alone = Alone(Thunderstone::start(&setup).expect("legal"));
        alone.deal(&[]);
        alone
    }

    /// Lets chance deal; the dungeon cards come in this order, then any.
    fn deal(&mut self, dungeon: &[CardId]) {
        let mut named = dungeon.iter().copied();
        while let Pending::Chance(chance) = self.0.pending() {
            let fits = |card: &CardId| self.0.check_outcome(&Outcome::Card(*card)).is_ok();
            let name = if chance == crate::Chance::DungeonCard { named.next() } else { None };
            let card = name.or_else(|| CardId::all().find(fits)).expect("a card can be drawn");
            self.0.submit(&Input::Chance(Outcome::Card(card)), &mut ()).expect("legal");
        }
    }

    fn choose(&mut self, choice: Choice, dungeon: &[CardId]) {
        self.0.submit(&Input::Choice { seat: Seat::new(0), choice }, &mut ()).expect("legal");
        self.deal(dungeon);
    }

    /// One card more in hand.
    fn adds(&mut self, card: CardId) {
        self.0.hands[0].push(card);
        self.0.table.players[0].hand = self.0.hands[0].len() as u8;
        self.0.table.players[0].pool.add(card);
    }

    /// This card alone in hand.
    fn holds(&mut self, card: CardId) {
        self.0.hands[0].clear();
        self.adds(card);
    }

    fn rest(&mut self, dungeon: &[CardId]) {
        self.choose(Choice::Go(Place::Rest), &[]);
        self.choose(Choice::Done, dungeon);
    }

    fn hall(&self) -> [Option<CardId>; 3] {
        self.0.table.hall.map(|there| there.map(|there| there.card))
    }

    fn set_hall(&mut self, hall: [Option<CardId>; 3]) {
        *self.0.table.hall = hall.map(|card| card.map(HallCard::new));
    }
}

#[test]
fn solo_the_hall_begins_empty_and_one_card_enters_each_turn() {
    let mut alone = Alone::new(Solo::Normal);
    assert_eq!(alone.hall(), [None; 3]);
    alone.rest(&[NIXIE]);
    assert_eq!(alone.hall(), [None, None, Some(NIXIE)]);
    alone.rest(&[GRIFFON]);
    alone.rest(&[PEGASUS]);
    assert_eq!(alone.hall(), [Some(NIXIE), Some(GRIFFON), Some(PEGASUS)]);
    alone.rest(&[FAMINE]);
    assert_eq!(alone.hall(), [Some(GRIFFON), Some(PEGASUS), Some(FAMINE)]);
    assert_eq!(alone.0.table.escaped.count(NIXIE), 1, "pushed past rank 1");
    assert_eq!(alone.0.table.village_points(), 1);
}

#[test]
fn solo_an_undefeated_monster_goes_to_the_village_and_the_others_stay() {
    let mut alone = Alone::new(Solo::Normal);
    (0..3).for_each(|_| alone.rest(&[PEGASUS]));
    alone.choose(Choice::Go(Place::Dungeon), &[]);
    alone.choose(Choice::Attack { rank: Rank::Second }, &[NIXIE]);
    assert_eq!(alone.0.table.escaped.count(PEGASUS), 1);
    assert_eq!(
        alone.hall(),
        [Some(PEGASUS), Some(PEGASUS), Some(NIXIE)],
        "the gap was filled, nobody fell out"
    );
}

#[test]
fn t_set_1_solo_a_victory_refills_the_hall_and_calms_the_dungeon() {
    // Which of three turns the dungeon advances in: the one of the victory and the two that follow.
    let cases = [
        (2, Solo::Normal, [false, false, true]),
        (2, Solo::Warrior, [true; 3]),
        (2, Solo::Nightmare, [true; 3]),
        (1, Solo::Normal, [true, false, true]),
        (1, Solo::Warrior, [true; 3]),
        (1, Solo::Nightmare, [true; 3]),
    ];
    for (rules, solo, advances) in cases {
        let mut alone = Alone::by(rules, solo);
        alone.set_hall([Some(NIXIE), None, None]);
        alone.holds(OUTLANDS_KHAN);
        let escaped = |alone: &Alone| alone.0.table.escaped.total();
        alone.choose(Choice::Go(Place::Dungeon), &[GRIFFON, FAMINE, KINGDOM, PEGASUS]);
        assert_eq!(
            alone.0.table.player(Seat::new(0)).experience,
            1,
            "the single target was attacked by itself"
        );
        let refilled = [Some(GRIFFON), Some(FAMINE), Some(KINGDOM)];
        assert_eq!(alone.hall() != refilled, advances[0], "{rules} {solo:?}");
        assert_eq!(escaped(&alone) > 0, advances[0], "nobody is pushed out of a calm dungeon");
        for advances in &advances[1..] {
            let before = alone.hall();
            alone.rest(&[RED_JELLY]);
            assert_eq!(alone.hall() != before, *advances, "{rules} {solo:?}");
        }
    }
}

#[test]
fn t_set_1_solo_the_harder_game_is_calmed_by_two_experience_only() {
    for (rules, advances) in [(2, false), (1, true)] {
        let mut alone = Alone::by(rules, Solo::Warrior);
        let worthy = CardId::all().find(|card| card.card().experience == 2 && card.card().health <= 6);
        let worthy = worthy.expect("a monster worth 2 experience");
        alone.set_hall([Some(worthy), None, None]);
        alone.0.hands[0].clear();
        (0..3).for_each(|_| alone.adds(ELF_ARCHMAGE));
        alone.choose(Choice::Go(Place::Dungeon), &[]);
        alone.choose(Choice::Attack { rank: Rank::First }, &[NIXIE, NIXIE, PEGASUS, PEGASUS]);
        assert!(alone.0.table.player(Seat::new(0)).experience >= 2);
        assert_eq!(alone.0.table.escaped.total() > 0, advances, "{rules}");
    }
}

#[test]
fn t_end_1_solo_the_stone_is_taken_by_defeating_the_monster_in_front_of_it() {
    let taker = |rules, hall: [Option<CardId>; 3]| {
        let mut alone = Alone::by(rules, Solo::Normal);
        alone.set_hall(hall);
        alone.holds(OUTLANDS_KHAN);
        alone.adds(LIGHTSTONE_GEM);
        alone.choose(Choice::Go(Place::Dungeon), &[]);
        assert!(alone.0.table.over, "the stone has come to rank 1");
        (alone.0.table.taker, alone.0.table.escaped.is_empty())
    };
    let (nixie, stone) = (Some(NIXIE), Some(STONE_OF_MYSTERY));
    for rules in [1, 2] {
        assert_eq!(taker(rules, [nixie, stone, None]), (Some(Seat::new(0)), true), "from rank 1");
        assert_eq!(taker(rules, [None, stone, nixie]), (None, true), "it stood behind the stone");
    }
    assert_eq!(taker(2, [None, nixie, stone]), (Some(Seat::new(0)), true));
    assert_eq!(taker(1, [None, nixie, stone]), (None, true), "version 1: only from rank 1");
}

#[test]
fn t_dun_2_solo_nobody_enters_a_dungeon_without_monsters() {
    let dungeon = Choice::Go(Place::Dungeon);
    let others = [Choice::Go(Place::Village), Choice::Go(Place::Rest)];
    for hall in [[None; 3], [None, None, Some(STONE_OF_MYSTERY)]] {
        let mut alone = Alone::by(2, Solo::Normal);
        alone.set_hall(hall);
        let mut choices = Vec::new();
        alone.0.choices(&mut choices);
        assert_eq!(choices, others);
        let reason = alone.0.check(&dungeon).expect_err("nothing to fight");
        assert_eq!((reason.clone(), reason.rule().0), (Illegal::EmptyHall, "T-DUN-2"));
        alone.set_hall([None, None, Some(NIXIE)]);
        assert_eq!(alone.0.check(&dungeon), Ok(()));
        let mut alone = Alone::by(1, Solo::Normal);
        alone.set_hall(hall);
        choices.clear();
        alone.0.choices(&mut choices);
        assert_eq!(choices, [others[0], dungeon, others[1]], "version 1 lets everybody in");
        assert_eq!(alone.0.check(&dungeon), Ok(()));
    }
}

#[test]
fn solo_in_version_1_a_victory_calms_the_end_of_the_next_turn_and_no_other() {
    let mut alone = Alone::by(1, Solo::Normal);
    alone.set_hall([Some(NIXIE), None, None]);
    alone.0.hands[0].clear();
    alone.0.hands[0].push(OUTLANDS_KHAN);
    alone.0.table.players[0].hand = 1;
    alone.0.table.players[0].pool.add(OUTLANDS_KHAN);
    alone.choose(Choice::Go(Place::Dungeon), &[GRIFFON, FAMINE, KINGDOM, PEGASUS]);
    let after = [Some(FAMINE), Some(KINGDOM), Some(PEGASUS)];
    assert_eq!(alone.hall(), after, "the turn of the victory still advances");
    alone.rest(&[RED_JELLY]);
    assert_eq!(alone.hall(), after, "the next one does not");
    alone.rest(&[RED_JELLY]);
    assert_eq!(alone.hall(), [Some(KINGDOM), Some(PEGASUS), Some(RED_JELLY)], "the one after does");
}

#[test]
fn solo_the_harder_games_have_half_the_stacks() {
    let alone = Alone::new(Solo::Warrior);
    let stock = |card: CardId| alone.0.table.stock[card.index()];
    assert_eq!([ELF_WIZARD, ELF_SORCERER, ELF_ARCHMAGE, SPEAR].map(stock), [3, 2, 1, 4]);
}

#[test]
fn solo_the_thunderstone_pushed_to_rank_one_ends_the_game_and_the_points_decide() {
    let mut alone = Alone::new(Solo::Normal);
    alone.set_hall([Some(NIXIE), Some(STONE_OF_MYSTERY), Some(PEGASUS)]);
    alone.rest(&[]);
    let ending = alone.0.ending().expect("over");
    assert!(ending.winners.is_empty(), "the village has the Nixie's point, the player none");
    assert_eq!(alone.0.table.taker, None);
    let mut alone = Alone::new(Solo::Normal);
    alone.set_hall([None, Some(STONE_OF_MYSTERY), None]);
    alone.0.table.dungeon.unseen = crate::public::Bag::EMPTY;
    alone.0.table.dungeon.stone = false;
    alone.rest(&[]);
    assert!(alone.0.table.over, "with an empty deck the cards move on all the same");
    assert_eq!(alone.0.agenda.top(), None::<Step>);
}
