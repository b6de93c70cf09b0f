//! Chance: what is drawn, with which probabilities, and what a drawn card does.

use crate::Thunderstone;
use crate::bag::Bag;
use crate::card::{CardId, Family, Group};
use crate::cards::{STONE_OF_MYSTERY, village_cards};
use crate::choice::{Chance, Outcome};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::Step;
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
        if self.table.groups.count_ones() < u32::from(self.table.groups_wanted) {
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
        match self.agenda.top()? {
            Step::ChooseCards => self.next_component(),
            Step::ChooseStarter => Some(Chance::StartingPlayer),
            Step::FillHall | Step::Refill { .. } | Step::EnterLast => Some(Chance::DungeonCard),
            Step::Deal { seat, .. } => Some(Chance::Draw { seat }),
            Step::DrawIn { .. } | Step::Reveal { .. } => Some(Chance::Draw { seat: self.table.active }),
            _ => None,
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
            Chance::StartingPlayer => Outcome::Seat(Seat(below(rng, table.seats.into()) as u8)),
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
        // Rules version 1: where the stone may come but does not, the card takes a second number. The probabilities
        // are the same; games with fair dice are verified by the numbers.
        if rules == 1 && stone == 1 {
            return unseen.sample(rng).expect("the place is below the number of unseen cards");
        }
        unseen.nth(place)
    }

    /// The one draw of the pending chance, in the order in which `sample` goes through it.
    pub(crate) fn list_draws(&self) -> Vec<Draw<Outcome>> {
        let table = &self.table;
        let cards =
            |bag: &Bag| bag.kinds().map(|(card, n)| (Outcome::Card(card), n.into())).collect::<Vec<_>>();
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
            (Some(Chance::StartingPlayer), Outcome::Seat(seat)) => seat.0 < table.seats,
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
        let active = self.table.active;
        let step = self.agenda.top_mut().expect("chance is pending");
        match (step, outcome) {
            (Step::ChooseCards, Outcome::Group(group)) => self.tell(Event::GroupChosen { group }, sink),
            (Step::ChooseCards, Outcome::Family(family)) => self.lay_out_family(family, sink),
            (Step::ChooseCards, Outcome::Card(card)) => self.lay_out_card(card, sink),
            (Step::ChooseStarter, Outcome::Seat(seat)) => {
                self.done();
                self.tell(Event::StartingPlayerChosen { seat }, sink);
            }
            (Step::FillHall | Step::Refill { .. } | Step::EnterLast, Outcome::Card(card)) => {
                let rank = self.entering_rank();
                self.enter(rank, card, false, sink);
            }
            (Step::Deal { seat, cards }, Outcome::Card(card)) => {
                *cards -= 1;
                let seat = *seat;
                self.hands[seat.index()].insert_sorted(card);
                // The player learns the card, the others only that one was drawn.
                self.table.fold(&Event::Drew { seat, card: Some(card) });
                sink.tell(Audience::Only(seat), Event::Drew { seat, card: Some(card) });
                sink.tell(Audience::Except(seat), Event::Drew { seat, card: None });
            }
            (Step::DrawIn { cards }, Outcome::Card(card)) => {
                *cards -= 1;
                self.tell(Event::Joined { seat: active, card }, sink);
            }
            (Step::Reveal { cards }, Outcome::Card(card)) => {
                *cards -= 1;
                self.tell(Event::CardRevealed { seat: active, card }, sink);
            }
            (step, outcome) => unreachable!("checked: {outcome:?} does not answer {step:?}"),
        }
    }
}

/// One of several, each as likely as the others.
fn pick<T>(rng: &mut impl Rng, all: impl Iterator<Item = T> + Clone) -> T {
    let index = below(rng, all.clone().count() as u32) as usize;
    all.into_iter().nth(index).expect("the index is below the count")
}
