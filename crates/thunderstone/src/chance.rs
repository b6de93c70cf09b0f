//! Chance: what is drawn, with which probabilities, and what a drawn card does.

use crate::Thunderstone;
use crate::card::{CardId, Family, Group};
use crate::cards::{STONE_OF_MYSTERY, village_cards};
use crate::choice::{Chance, Outcome};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::public::Bag;
use crate::state::{Drawing, Step};
use crate::versions::draws_twice_beside_the_stone;
use alloc::vec;
use alloc::vec::Vec;
use table::random::below;
use table::{Audience, Draw, Rng, Seat, Sink};

impl Thunderstone {
    /// Draws an outcome as [`table::Game::sample`] does in a game by this version of the rules.
    ///
    /// # Panics
    /// When no chance is pending.
    pub fn sample_by(&self, rules: u32, rng: &mut impl Rng) -> Outcome {
        self.draw(rules, rng)
    }

    /// What the setup still has to choose, if chance chooses.
    pub(crate) fn next_component(&self) -> Option<Chance> {
        if self.table.groups.len() < usize::from(self.table.groups_wanted) {
            Some(Chance::Group)
        } else if self.table.families[3].is_none() {
            Some(Chance::Family)
        } else if !self.table.village.is_full() {
            Some(Chance::VillageCard)
        } else {
            None
        }
    }

    /// What chance is asked, if it is.
    #[inline]
    pub(crate) fn chance(&self) -> Option<Chance> {
        let Step::Draw(drawing) = self.agenda.top()? else { return None };
        match drawing {
            Drawing::ChooseCards => self.next_component(),
            Drawing::ChooseStarter => Some(Chance::StartingPlayer),
            Drawing::FillHall | Drawing::Refill { .. } | Drawing::EnterLast => Some(Chance::DungeonCard),
            Drawing::Deal { seat, .. } => Some(Chance::Draw { seat }),
            Drawing::DrawIn { .. } | Drawing::Reveal { .. } => Some(Chance::Draw { seat: self.table.active }),
        }
    }

    /// A player's deck: the face-down cards that are not in the hand.
    fn deck(&self, seat: Seat) -> Bag {
        let mut deck = self.table.player(seat).pool;
        for &card in self.hands[seat.index()].iter() {
            deck.remove(card);
        }
        deck
    }

    /// Draws an outcome with the game's own probabilities, with the numbers that this version of the rules takes.
    #[inline]
    pub(crate) fn draw(&self, rules: u32, rng: &mut impl Rng) -> Outcome {
        let table = &self.table;
        match self.chance().expect("chance is pending") {
            Chance::Group => {
                Outcome::Group(pick(rng, Group::ALL.iter().copied().filter(|&group| !table.has_group(group))))
            }
            Chance::Family => {
                let left =
                    Family::ALL.iter().copied().filter(|&family| !table.families.contains(&Some(family)));
                Outcome::Family(pick(rng, left))
            }
            Chance::VillageCard => {
                Outcome::Card(pick(rng, village_cards().filter(|card| !table.village.contains(card))))
            }
            Chance::StartingPlayer => Outcome::Seat(Seat::new(below(rng, table.seats.into()) as u8)),
            Chance::DungeonCard => Outcome::Card(self.draw_dungeon(rules, rng)),
            Chance::Draw { seat } => {
                let deck = self.deck(seat);
                Outcome::Card(deck.sample(rng).expect("a draw is pending only from a deck with cards"))
            }
        }
    }

    /// One number stands for every unseen card and, behind them, the Thunderstone when it may come.
    #[inline]
    fn draw_dungeon(&self, rules: u32, rng: &mut impl Rng) -> CardId {
        let dungeon = &self.table.dungeon;
        let unseen = &dungeon.unseen;
        let stone = u32::from(dungeon.above == 0 && dungeon.stone);
        let place = below(rng, u32::from(unseen.total()) + stone);
        if place == u32::from(unseen.total()) {
            return STONE_OF_MYSTERY;
        }
        if draws_twice_beside_the_stone(rules) && stone == 1 {
            return unseen.sample(rng).expect("the place is below the number of unseen cards");
        }
        unseen.nth(place).expect("the place is below the number of unseen cards")
    }

    /// The one draw of the pending chance, in the order in which `sample` goes through it.
    pub(crate) fn list_draws(&self) -> Vec<Draw<Outcome>> {
        let table = &self.table;
        let cards = |bag: &Bag| bag.weights().map(|(card, n)| (Outcome::Card(card), n)).collect::<Vec<_>>();
        vec![match self.chance().filter(|_| !table.over) {
            None => return Vec::new(),
            Some(Chance::Group) => {
                let left = Group::ALL.iter().copied().filter(|&group| !table.has_group(group));
                Draw::evenly(left.map(Outcome::Group))
            }
            Some(Chance::Family) => {
                let left =
                    Family::ALL.iter().copied().filter(|&family| !table.families.contains(&Some(family)));
                Draw::evenly(left.map(Outcome::Family))
            }
            Some(Chance::VillageCard) => {
                let left = village_cards().filter(|card| !table.village.contains(card));
                Draw::evenly(left.map(Outcome::Card))
            }
            Some(Chance::StartingPlayer) => Draw::evenly(Seat::all(table.seats).map(Outcome::Seat)),
            Some(Chance::DungeonCard) => {
                let dungeon = &table.dungeon;
                let stone = dungeon.stone && dungeon.above == 0;
                let stone = (Outcome::Card(STONE_OF_MYSTERY), u32::from(stone));
                Draw::once(cards(&dungeon.unseen).into_iter().chain([stone]))
            }
            Some(Chance::Draw { seat }) => Draw::once(cards(&self.deck(seat))),
        }]
    }

    /// Whether chance may give this outcome now.
    pub(crate) fn check_drawn(&self, outcome: &Outcome) -> Result<(), Illegal> {
        let table = &self.table;
        let possible = match (self.chance(), *outcome) {
            (Some(Chance::Group), Outcome::Group(group)) => !table.has_group(group),
            (Some(Chance::Family), Outcome::Family(family)) => !table.families.contains(&Some(family)),
            (Some(Chance::VillageCard), Outcome::Card(card)) => {
                village_cards().any(|one| one == card) && !table.village.contains(&card)
            }
            (Some(Chance::StartingPlayer), Outcome::Seat(seat)) => seat.number() < table.seats,
            (Some(Chance::DungeonCard), Outcome::Card(STONE_OF_MYSTERY)) => {
                table.dungeon.stone && table.dungeon.above == 0
            }
            (Some(Chance::DungeonCard), Outcome::Card(card)) => table.dungeon.unseen.count(card) > 0,
            (Some(Chance::Draw { seat }), Outcome::Card(card)) => self.deck(seat).count(card) > 0,
            _ => false,
        };
        if possible { Ok(()) } else { Err(Illegal::Impossible) }
    }

    /// Applies an outcome that has been checked.
    #[inline]
    pub(crate) fn drawn(&mut self, outcome: Outcome, sink: &mut impl Sink<Event>) {
        match outcome {
            Outcome::Group(group) => self.tell(Event::GroupChosen { group }, sink),
            Outcome::Family(family) => self.lay_out_family(family, sink),
            Outcome::Seat(seat) => self.choose_starter(seat, sink),
            Outcome::Card(card) => self.card_drawn(card, sink),
        }
    }

    fn choose_starter(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.done();
        self.tell(Event::StartingPlayerChosen { seat }, sink);
    }

    #[inline]
    fn card_drawn(&mut self, card: CardId, sink: &mut impl Sink<Event>) {
        let Some(Step::Draw(drawing)) = self.agenda.top_mut() else { return };
        if let Drawing::Deal { cards, .. } | Drawing::DrawIn { cards } | Drawing::Reveal { cards } = drawing {
            *cards -= 1;
        }
        let seat = self.table.active;
        match *drawing {
            Drawing::ChooseCards => self.lay_out_card(card, sink),
            Drawing::FillHall | Drawing::Refill { .. } | Drawing::EnterLast => {
                self.enter(self.entering_rank(), card, false, sink);
            }
            Drawing::Deal { seat, .. } => self.dealt(seat, card, sink),
            Drawing::DrawIn { .. } => self.tell(Event::Joined { seat, card }, sink),
            Drawing::Reveal { .. } => self.tell(Event::CardRevealed { seat, card }, sink),
            // No card is drawn there.
            Drawing::ChooseStarter => {}
        }
    }

    /// A card comes into a hidden hand: the player learns which, the others only that one was drawn.
    fn dealt(&mut self, seat: Seat, card: CardId, sink: &mut impl Sink<Event>) {
        self.hands[seat.index()].insert_sorted(card);
        self.table.fold(&Event::Drew { seat, card: Some(card) });
        sink.tell(Audience::Only(seat), Event::Drew { seat, card: Some(card) });
        sink.tell(Audience::Except(seat), Event::Drew { seat, card: None });
    }
}

/// One of several, each as likely as the others.
fn pick<T>(rng: &mut impl Rng, all: impl Iterator<Item = T> + Clone) -> T {
    let index = below(rng, all.clone().count() as u32) as usize;
    all.into_iter().nth(index).expect("the index is below the count")
}
