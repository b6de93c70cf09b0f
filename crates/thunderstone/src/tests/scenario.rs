//! A table laid out for one test, and the turn played on it. Cards drawn come in the order the test names them.

use crate::card::{AbilityIndex, CardId, Family};
use crate::cards::*;
use crate::choice::{Choice, Outcome, Question};
use crate::explain::{Explanation, explain_attack, forecast};
use crate::public::Bag;
use crate::ranks::{Hall, HallCard, Rank};
use crate::reckon::Reckoning;
use crate::state::{Decision, Step};
use crate::{Event, Illegal, Place, Setup, Slot, Table, Thunderstone};
use alloc::collections::VecDeque;
use core::ops::{Deref, DerefMut};
use table::{Game, Seat};
use table_laws::Script;

/// A table being laid out. Seat 0 is to move.
pub struct Scenario {
    game: Thunderstone,
    draws: Vec<VecDeque<CardId>>,
}

impl Scenario {
    /// Empty decks and hands, a full Village of the first game, three Nixies in the hall and ten in the deck.
    pub fn of(players: u8) -> Scenario {
        let mut game = Thunderstone::start(&Setup::first_game(players)).expect("a legal setup");
        game.agenda.clear();
        for step in [Step::Pass, Step::EndTurn, Decision::Place.into()] {
            game.agenda.next(step);
        }
        for player in &mut game.table.players {
            player.pool = Bag::EMPTY;
        }
        game.table.dungeon.unseen = Bag::EMPTY;
        game.table.dungeon.above = 0;
        game.table.dungeon.stone = false;
        game.table.turn.purchases = 1;
        Scenario { game, draws: vec![VecDeque::new(); 5] }
            .hall(&[NIXIE, NIXIE, NIXIE])
            .dungeon(&[NIXIE, NIXIE, NIXIE, NIXIE, NIXIE, NIXIE])
    }

    /// Two players, and this hand for the first.
    pub fn hand(cards: &[CardId]) -> Scenario {
        Scenario::of(2).holds(0, cards)
    }

    /// A seat's hidden hand. A hand of more than six is drawn from the deck in mid-turn, so it is not for here.
    pub fn holds(mut self, seat: u8, cards: &[CardId]) -> Scenario {
        for &card in cards {
            self.game.hands[usize::from(seat)].insert_sorted(card);
            self.game.table.players[usize::from(seat)].pool.add(card);
            self.game.table.players[usize::from(seat)].hand += 1;
        }
        self
    }

    /// A seat's deck: drawn in this order.
    pub fn deck(mut self, seat: u8, cards: &[CardId]) -> Scenario {
        for &card in cards {
            self.draws[usize::from(seat)].push_back(card);
            self.game.table.players[usize::from(seat)].pool.add(card);
        }
        self
    }

    /// A seat's discard pile.
    pub fn discard(mut self, seat: u8, cards: &[CardId]) -> Scenario {
        cards.iter().for_each(|&card| self.game.table.players[usize::from(seat)].discard.add(card));
        self
    }

    /// The hall, rank 1 first.
    pub fn hall(mut self, cards: &[CardId]) -> Scenario {
        self.game.table.hall = Hall::default();
        for (rank, &card) in cards.iter().enumerate() {
            self.game.table.hall[rank] = Some(HallCard::new(card));
        }
        self
    }

    /// The dungeon deck, the next card first; all of it known.
    pub fn dungeon(mut self, cards: &[CardId]) -> Scenario {
        self.game.table.dungeon.under = cards.iter().copied().collect();
        self
    }

    pub fn experience(mut self, seat: u8, experience: u16) -> Scenario {
        self.game.table.players[usize::from(seat)].experience = experience;
        self
    }

    /// How many of a card are for sale.
    pub fn stock(mut self, card: CardId, n: u8) -> Scenario {
        self.game.table.stock[card.index()] = n;
        self
    }

    /// The four hero families, with full stacks.
    pub fn families(mut self, families: [Family; 4]) -> Scenario {
        self.game.table.families = families.map(Some);
        for family in families {
            for level in 1..=3 {
                let hero = family.hero(level);
                self.game.table.stock[hero.index()] = hero.card().copies;
            }
        }
        self
    }

    /// A village card in the place of the first one, with a full stack.
    pub fn sells(mut self, card: CardId) -> Scenario {
        self.game.table.village[0] = card;
        self.game.table.stock[card.index()] = 8;
        self
    }

    /// The version of the rules it is played by.
    pub fn rules(mut self, rules: u32) -> Scenario {
        self.game.table.rules = rules;
        self
    }

    pub fn play(self) -> Play {
        Play { script: Script::of(self.game), draws: self.draws }
    }

    /// Enters the Dungeon at once.
    pub fn dungeon_turn(self) -> Play {
        let mut play = self.play();
        play.go(Place::Dungeon);
        play
    }

    /// Visits the Village at once.
    pub fn village_turn(self) -> Play {
        let mut play = self.play();
        play.go(Place::Village);
        play
    }
}

/// A game being played by a test: a script whose chance deals as the test has laid it out, with words for what
/// Thunderstone's tests do and ask.
#[derive(Clone)]
pub struct Play {
    script: Script<Thunderstone>,
    draws: Vec<VecDeque<CardId>>,
}

impl Deref for Play {
    type Target = Script<Thunderstone>;

    fn deref(&self) -> &Script<Thunderstone> {
        &self.script
    }
}

impl DerefMut for Play {
    fn deref_mut(&mut self) -> &mut Script<Thunderstone> {
        &mut self.script
    }
}

impl Play {
    pub fn table(&self) -> &Table {
        &self.game.table
    }

    pub fn go(&mut self, place: Place) {
        self.choose(Choice::Go(place));
    }

    /// Makes a choice for the seat that is asked, then lets chance deal as the test has laid it out.
    pub fn choose(&mut self, choice: Choice) {
        self.script.answer(choice);
        self.deal();
    }

    fn deal(&mut self) {
        while let Some(chance) = self.asked_chance() {
            let card = match chance {
                crate::Chance::Draw { seat } => {
                    let named = self.draws[seat.index()].pop_front();
                    let first =
                        || CardId::all().find(|&card| self.game.check_outcome(&Outcome::Card(card)).is_ok());
                    named.or_else(first)
                }
                _ => CardId::all().find(|&card| self.game.check_outcome(&Outcome::Card(card)).is_ok()),
            };
            let card = card.expect("something can be drawn");
            self.script.chance(Outcome::Card(card));
        }
    }

    /// Why a choice is refused.
    pub fn refused(&self, choice: Choice) -> Illegal {
        self.game.check(&choice).expect_err("it should be refused")
    }

    /// The number of the seat that decides, if a player does.
    pub fn asked(&self) -> Option<u8> {
        self.decides().map(|seat| seat.number())
    }

    /// The first place of a card in the party.
    pub fn slot(&self, card: CardId) -> Slot {
        self.try_slot(card).unwrap_or_else(|| panic!("{card:?} is not in {:?}", self.table().party))
    }

    pub fn try_slot(&self, card: CardId) -> Option<Slot> {
        self.table().party.iter().find(|(_, member)| member.card == card).map(|(slot, _)| slot)
    }

    /// Uses the first usable ability of a card of this name.
    pub fn use_card(&mut self, card: CardId) {
        let usable = self.choices().into_iter().find(
            |choice| matches!(choice, Choice::Use { slot, .. } if self.table().party.at(*slot).card == card),
        );
        self.choose(usable.unwrap_or_else(|| panic!("{card:?} cannot be used: {:?}", self.choices())));
    }

    /// Uses one ability of a card of this name.
    pub fn use_ability(&mut self, card: CardId, ability: u8) {
        let found = self.choices().into_iter().find(|choice| {
            matches!(choice, Choice::Use { slot, ability: a }
                if a.number() == ability && self.table().party.at(*slot).card == card)
        });
        self.choose(found.unwrap_or_else(|| panic!("{card:?} cannot be used: {:?}", self.choices())));
    }

    pub fn can_use(&self, card: CardId) -> bool {
        self.choices().into_iter().any(
            |choice| matches!(choice, Choice::Use { slot, .. } if self.table().party.at(slot).card == card),
        )
    }

    /// Gives the first free weapon of a name to the first free hero of a name.
    pub fn equip(&mut self, hero: CardId, weapon: CardId) {
        let free = |card: CardId| {
            let members = self.table().party.iter();
            let mut free = members.filter(|(_, m)| m.card == card && m.link.is_none()).map(|(slot, _)| slot);
            free.next().unwrap_or_else(|| panic!("no free {card:?}"))
        };
        let (hero, weapon) = (free(hero), free(weapon));
        self.choose(Choice::Equip { hero, weapon });
    }

    /// Chooses a card of the party among those offered.
    pub fn pick(&mut self, card: CardId) {
        let found = self.choices().into_iter().find(
            |choice| matches!(choice, Choice::Member(slot) if self.table().party.at(*slot).card == card),
        );
        self.choose(found.unwrap_or_else(|| panic!("{card:?} is not offered: {:?}", self.choices())));
    }

    pub fn can_pick(&self, card: CardId) -> bool {
        self.choices()
            .into_iter()
            .any(|choice| matches!(choice, Choice::Member(slot) if self.table().party.at(slot).card == card))
    }

    pub fn buy(&mut self, card: CardId) {
        self.choose(Choice::Buy(card));
    }

    pub fn can_buy(&self, card: CardId) -> bool {
        self.choices().contains(&Choice::Buy(card))
    }

    pub fn level_up(&mut self, card: CardId, into: CardId) {
        let slot = self.slot(card);
        self.choose(Choice::LevelUp { slot, into });
    }

    pub fn attack(&mut self, rank: u8) {
        // A single target with nothing to prepare is attacked by itself.
        if self.table().turn.battle.is_none() && self.table().turn.place == Some(Place::Dungeon) {
            self.choose(Choice::Attack { rank: nth(rank) });
        }
    }

    pub fn done(&mut self) {
        self.choose(Choice::Done);
    }

    /// The attack value against a rank with the party as it stands.
    pub fn value(&self, rank: u8) -> Reckoning {
        self.explain(rank).now
    }

    pub fn total(&self, rank: u8) -> i16 {
        self.value(rank).total
    }

    /// The attack value after the battle effects.
    pub fn after(&self, rank: u8) -> Reckoning {
        forecast(self.table(), nth(rank)).expect("a monster stands there")
    }

    pub fn explain(&self, rank: u8) -> Explanation {
        explain_attack(self.table(), nth(rank)).expect("a monster stands there")
    }

    pub fn hall(&self) -> Vec<CardId> {
        self.table().hall.iter().flatten().map(|there| there.card).collect()
    }

    /// How many of a card a seat has in all piles, the party included.
    pub fn owns(&self, seat: u8, card: CardId) -> u8 {
        let player = self.table().player(Seat::new(seat));
        let party = self.table().party.count(|m| m.card == card && m.owner == Seat::new(seat));
        player.pool.count(card) + player.discard.count(card) + party
    }

    pub fn discarded(&self, seat: u8, card: CardId) -> u8 {
        self.table().player(Seat::new(seat)).discard.count(card)
    }

    pub fn destroyed(&self, card: CardId) -> u8 {
        self.table().destroyed.count(card)
    }

    pub fn experience(&self, seat: u8) -> u16 {
        self.table().player(Seat::new(seat)).experience
    }

    pub fn won(&self) -> bool {
        self.happened(|event| matches!(event, Event::Won { .. }))
    }

    pub fn lost(&self) -> bool {
        self.happened(|event| matches!(event, Event::Lost { .. }))
    }

    /// Whether it is the next player's turn.
    pub fn turn_over(&self) -> bool {
        self.table().active != Seat::new(0) && self.table().turn.place.is_none()
    }
}

/// The use of an ability.
pub fn use_of(slot: Slot, ability: u8) -> Choice {
    Choice::Use { slot, ability: AbilityIndex::new(ability).expect("a card may have so many") }
}

/// The rank with this number.
pub fn nth(rank: u8) -> Rank {
    Rank::new(rank).expect("1, 2 or 3")
}

/// The figures of a card: attack, magic attack, light, gold, victory points.
pub fn figures(card: CardId) -> (i8, i8, u8, Option<u8>, u8) {
    let card = card.card();
    (card.attack, card.magic, card.light, card.gold, card.victory_points)
}

/// Asserts that a monster has no effect of its own but its figures.
pub fn plain(card: CardId) {
    assert!(card.card().abilities.is_empty() && card.card().attributes.is_empty());
}

/// Fights the monster in rank 1 with this hand and light enough, after arming the first hero, if a weapon is
/// there; the turn stops at the first question.
pub fn fight(monster: CardId, hand: &[CardId]) -> Play {
    fight_by(Thunderstone::RULES_VERSION, monster, hand)
}

/// The same by a version of the rules.
pub fn fight_by(rules: u32, monster: CardId, hand: &[CardId]) -> Play {
    let mut play = Scenario::hand(hand).rules(rules).hall(&[monster, NIXIE, NIXIE]).dungeon_turn();
    if play.question() == Some(Question::Prepare { place: Place::Dungeon }) {
        play.attack(1);
    }
    play
}
