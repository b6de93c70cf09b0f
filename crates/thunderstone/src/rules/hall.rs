//! The hall: closing up, filling, breach, the Thunderstone, and the solo dungeon's advance.

use crate::Thunderstone;
use crate::card::{CardId, When};
use crate::cards::{MILITIA, STONE_OF_MYSTERY};
use crate::effect::Effect;
use crate::event::Event;
use crate::ranks::light_of;
use crate::state::Step;
use table::{Progress, Sink};

impl Thunderstone {
    /// The ranks whose monsters pass a test.
    #[inline]
    pub(crate) fn ranks(&self, test: impl Fn(CardId) -> bool) -> impl Iterator<Item = u8> {
        (1..=3).filter(move |&rank| self.table.monster(rank).is_some_and(&test))
    }

    /// Closes the hall up, looks for the Thunderstone, fills the hall card by card, then looks for a breach
    /// (T-HALL-1, T-BREACH-1).
    pub(crate) fn refill(&mut self, taker: bool, sink: &mut impl Sink<Event>) -> Progress {
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
        self.enter(free as u8 + 1, card, true, sink);
        Progress::Moved
    }

    /// A card of the dungeon deck comes into the hall.
    pub(crate) fn enter(&mut self, rank: u8, card: CardId, from_under: bool, sink: &mut impl Sink<Event>) {
        let light_needed = light_of(rank, card);
        self.tell(Event::EnteredHall { rank, card, from_under, light_needed }, sink);
    }

    fn stone_in_front(&self) -> bool {
        self.table.hall[0].is_some_and(|front| front.card == STONE_OF_MYSTERY)
    }

    /// Whether whoever has defeated the monster of this rank takes the Thunderstone, if it comes to rank 1 by that
    /// (T-END-1). Rules version 2, alone: whoever stood in front of it, in whatever rank; version 1: only in rank 1.
    pub(crate) fn wins_stone(&self, rank: u8) -> bool {
        if self.table.rules >= 2 && self.table.solo.is_some() {
            let before = &self.table.hall[..usize::from(rank) - 1];
            return before.iter().flatten().all(|there| there.card != STONE_OF_MYSTERY);
        }
        rank == 1
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
        let due = self.table.hall[0]
            .is_some_and(|front| front.arriving && !front.breached && front.card.card().has(When::Breach));
        if due { self.replace(Step::Breach) } else { self.done() }
    }

    /// The monster in rank 1 breaches.
    pub(crate) fn breach(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        self.done();
        let card = self.table.hall[0].expect("a breach is of the monster in rank 1").card;
        self.tell(Event::Breached { card }, sink);
        for effect in card.card().effects(When::Breach) {
            match *effect {
                Effect::DestroyHeroStacks(n) => self.destroy_stacks(n, sink),
                Effect::EveryoneDiscards(cards) => {
                    for seat in self.others().rev() {
                        self.agenda.next(Step::Discard { seat, cards, or_hero: false });
                    }
                    // After the battle the active player's hand goes anyway.
                    if self.table.turn.battle.is_none() {
                        let seat = self.table.active;
                        self.agenda.next(Step::Discard { seat, cards, or_hero: false });
                    }
                }
                _ => unreachable!("{} has no such breach", card.card().id),
            }
        }
        Progress::Moved
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
    pub(crate) fn advance(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let hall = &self.table.hall;
        if hall.iter().any(Option::is_some) && (hall[2].is_some() || self.table.dungeon.is_empty()) {
            let (hall, escaped) = hall.advanced();
            self.tell(Event::HallAdvanced { hall, escaped }, sink);
            if self.stone_in_front() {
                return self.finish(false, sink);
            }
        }
        self.replace(Step::EnterLast)
    }

    /// A card comes into rank 3 of the solo dungeon.
    pub(crate) fn enter_last(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        if self.table.hall[2].is_some() || self.table.dungeon.is_empty() {
            return self.look_for_breach();
        }
        let Some(card) = self.table.dungeon.next_known() else { return Progress::Waits };
        self.enter(3, card, true, sink);
        Progress::Moved
    }

    /// The rank into which the next card of the dungeon deck comes.
    pub(crate) fn entering_rank(&self) -> u8 {
        match self.agenda.top() {
            Some(Step::EnterLast) => 3,
            _ => self.table.hall.iter().position(Option::is_none).map_or(3, |free| free as u8 + 1),
        }
    }
}
