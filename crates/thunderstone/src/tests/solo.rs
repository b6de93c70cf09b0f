//! The solo variant of the data file.

use crate::cards::*;
use crate::choice::{Choice, Outcome};
use crate::ranks::HallCard;
use crate::state::Step;
use crate::{CardId, Place, Setup, Solo, Thunderstone};
use table::{Game, Input, Pending, Seat};

struct Alone(Thunderstone);

impl Alone {
    fn new(solo: Solo) -> Alone {
        let setup = Setup { solo: Some(solo), ..Setup::first_game(1) };
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
        self.0.submit(&Input::Choice { seat: Seat(0), choice }, &mut ()).expect("legal");
        self.deal(dungeon);
    }

    fn rest(&mut self, dungeon: &[CardId]) {
        self.choose(Choice::Go(Place::Rest), &[]);
        self.choose(Choice::Done, dungeon);
    }

    fn hall(&self) -> [Option<CardId>; 3] {
        self.0.table.hall.map(|there| there.map(|there| there.card))
    }

    fn set_hall(&mut self, hall: [Option<CardId>; 3]) {
        *self.0.table.hall = hall.map(|card| card.map(|card| HallCard::new(card)));
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
    alone.choose(Choice::Attack { rank: 2 }, &[NIXIE]);
    assert_eq!(alone.0.table.escaped.count(PEGASUS), 1);
    assert_eq!(
        alone.hall(),
        [Some(PEGASUS), Some(PEGASUS), Some(NIXIE)],
        "the gap was filled, nobody fell out"
    );
}

#[test]
fn solo_a_victory_refills_the_hall_and_stops_the_advance_of_the_next_turn() {
    for (solo, calm) in [(Solo::Normal, true), (Solo::Warrior, false), (Solo::Nightmare, false)] {
        let mut alone = Alone::new(solo);
        alone.set_hall([Some(NIXIE), None, None]);
        alone.0.hands[0].clear();
        alone.0.hands[0].push(OUTLANDS_KHAN);
        alone.0.table.players[0].hand = 1;
        alone.0.table.players[0].pool.add(OUTLANDS_KHAN);
        alone.choose(Choice::Go(Place::Dungeon), &[GRIFFON, FAMINE, KINGDOM, PEGASUS]);
        assert_eq!(alone.0.table.player(Seat(0)).experience, 1, "the single target was attacked by itself");
        let before = alone.hall();
        alone.rest(&[RED_JELLY]);
        assert_eq!(alone.hall() == before, calm, "{solo:?}");
    }
}

#[test]
fn solo_a_victory_calms_the_end_of_the_next_turn_and_no_other() {
    let mut alone = Alone::new(Solo::Normal);
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
    alone.0.table.dungeon.unseen = crate::bag::Bag::EMPTY;
    alone.0.table.dungeon.stone = false;
    alone.rest(&[]);
    assert!(alone.0.table.over, "with an empty deck the cards move on all the same");
    assert_eq!(alone.0.agenda.top(), None::<Step>);
}
