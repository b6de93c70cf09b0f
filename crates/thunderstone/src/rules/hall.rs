//! The hall: closing up, filling, breach, the Thunderstone, and the solo dungeon's advance.

use crate::Thunderstone;
use crate::card::CardId;
use crate::cards::{MILITIA, STONE_OF_MYSTERY};
use crate::effect::BreachEffect;
use crate::event::Event;
use crate::ranks::{Rank, light_of};
use crate::state::{Decision, Drawing, Step};
use table::{Progress, Sink};

impl Thunderstone {
    pub(super) fn advance_filling(&mut self) -> Progress {
        if self.table.hall[2].is_none() { Progress::Waits } else { self.done() }
    }

    /// Closes the hall up, looks for the Thunderstone, fills the hall card by card, then looks for a breach
    /// (T-HALL-1, T-BREACH-1).
    pub(super) fn refill(&mut self, taker: bool, sink: &mut impl Sink<Event>) -> Progress {
        let hall = &self.table.hall;
        if (hall[0].is_none() && (hall[1].is_some() || hall[2].is_some()))
            || (hall[1].is_none() && hall[2].is_some())
        {
            let hall = hall.closed_up();
            self.tell(Event::HallClosedUp { hall }, sink);
        }
        if self.stone_in_front() {
            return self.finish(taker, sink);
        }
        let Some(free) = self.table.hall.iter().position(Option::is_none) else {
            return self.look_for_breach();
        };
        if self.table.dungeon.is_empty() {
            return self.look_for_breach();
        }
        let Some(card) = self.table.dungeon.next_known() else { return Progress::Waits };
        self.enter(Rank::ALL[free], card, true, sink);
        Progress::Moved
    }

    /// A card of the dungeon deck comes into the hall.
    pub(crate) fn enter(&mut self, rank: Rank, card: CardId, from_under: bool, sink: &mut impl Sink<Event>) {
        let light_needed = light_of(rank, card);
        self.tell(Event::EnteredHall { rank, card, from_under, light_needed }, sink);
    }

    fn stone_in_front(&self) -> bool {
        self.table.hall[0].is_some_and(|front| front.card == STONE_OF_MYSTERY)
    }

    /// Whether the player who has defeated the monster of this rank takes the Thunderstone, if it comes to rank 1 by that
    /// (T-END-1).
    pub(super) fn wins_stone(&self, rank: Rank) -> bool {
        if self.table.takes_the_stone_from_any_rank() {
            let before = &self.table.hall[..rank.index()];
            return before.iter().flatten().all(|there| there.card != STONE_OF_MYSTERY);
        }
        rank == Rank::First
    }

    /// The game ends at once; the Thunderstone is taken or not (T-END-1).
    fn finish(&mut self, taker: bool, sink: &mut impl Sink<Event>) -> Progress {
        if taker {
            self.tell(Event::ThunderstoneTaken { seat: self.table.active }, sink);
        } else {
            self.tell(Event::ThunderstoneLost, sink);
        }
        self.tell(Event::GameEnded, sink);
        Progress::Moved
    }

    fn look_for_breach(&mut self) -> Progress {
        let due = self.table.hall[0].is_some_and(|front| {
            front.arriving && !front.breached && !front.card.card().breach_effects().is_empty()
        });
        if due { self.replace(Step::Breach) } else { self.done() }
    }

    /// The monster in rank 1 breaches.
    pub(super) fn breach(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        self.done();
        let card = self.table.hall[0].expect("a breach is of the monster in rank 1").card;
        self.tell(Event::Breached { card }, sink);
        for effect in card.card().breach_effects() {
            match *effect {
                BreachEffect::DestroyHeroStacks(n) => self.destroy_stacks(n, sink),
                BreachEffect::EveryoneDiscards(cards) => self.make_everyone_discard(cards),
            }
        }
        Progress::Moved
    }

    fn make_everyone_discard(&mut self, cards: u8) {
        for seat in self.others().rev() {
            self.next(Decision::Discard { seat, cards, or_hero: false });
        }
        // After the battle the active player's hand goes anyway.
        if self.table.turn.battle.is_none() {
            self.next(Decision::Discard { seat: self.table.active, cards, or_hero: false });
        }
    }

    /// The top cards of every hero stack are destroyed, Militia too.
    fn destroy_stacks(&mut self, n: u8, sink: &mut impl Sink<Event>) {
        let families = self.table.families;
        for stack in families.iter().flatten().map(|family| family.hero(1)).chain([MILITIA]) {
            for _ in 0..n {
                if let Some(card) = self.table.top_of_stack(stack) {
                    self.tell(Event::StackCardDestroyed { card }, sink);
                }
            }
        }
    }

    /// The solo dungeon pushes its cards on, as far as needed; with an empty deck always by one.
    pub(super) fn advance_hall(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let hall = &self.table.hall;
        if hall.iter().any(Option::is_some) && (hall[2].is_some() || self.table.dungeon.is_empty()) {
            let (hall, escaped) = hall.advanced();
            self.tell(Event::HallAdvanced { hall, escaped }, sink);
            if self.stone_in_front() {
                return self.finish(false, sink);
            }
        }
        self.replace(Drawing::EnterLast)
    }

    /// A card comes into rank 3 of the solo dungeon.
    pub(super) fn enter_last(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        if self.table.hall[2].is_some() || self.table.dungeon.is_empty() {
            return self.look_for_breach();
        }
        let Some(card) = self.table.dungeon.next_known() else { return Progress::Waits };
        self.enter(Rank::Third, card, true, sink);
        Progress::Moved
    }

    /// The rank into which the next card of the dungeon deck comes.
    pub(crate) fn entering_rank(&self) -> Rank {
        match self.agenda.top() {
            Some(Step::Draw(Drawing::EnterLast)) => Rank::Third,
            _ => self.table.hall.iter().position(Option::is_none).map_or(Rank::Third, |free| Rank::ALL[free]),
        }
    }
}
