//! Picking up items that lie on the hex, with exchange (K-PICK-1).

use super::{Checked, only};
use crate::choice::Choice;
use crate::content::Item;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Karak, Step};
use alloc::vec::Vec;
use table::{Progress, RuleId, Sink};

/// Items laid down in the course of one picking up; they are not taken again.
type Laid = [u8; Item::ALL.len()];

impl Karak {
    /// How many of an item can be picked up.
    fn lying(&self, item: Item, laid: &Laid) -> u8 {
        self.table.hex(self.table.here()).items[item.index()] - laid[item.index()]
    }

    fn check_swap(&self, laid: &Laid, take: Item, leave: Option<Item>) -> Checked {
        if self.lying(take, laid) == 0 {
            return Err(Illegal::NotLying { item: take });
        }
        let kind = take.kind();
        match leave {
            None if self.me().carried_of(kind) < kind.slots() => Ok(()),
            None => Err(Illegal::NoFreeSlot { kind }),
            Some(item) if item == take || item.kind() != kind => Err(Illegal::WrongExchange),
            Some(item) if !self.me().carries(item) => Err(Illegal::NotCarried { item }),
            Some(_) => Ok(()),
        }
    }

    /// Every swap a player could think of to get an item: for nothing, or for another of its kind.
    pub(crate) fn swaps(take: Item) -> impl Iterator<Item = (Item, Option<Item>)> {
        let others = take.kind().items().filter(move |&leave| leave != take);
        [None].into_iter().chain(others.map(Some)).map(move |leave| (take, leave))
    }

    /// Whether anything can be picked up.
    fn can_swap(&self, laid: &Laid) -> bool {
        self.has_lying(laid) && self.possible_swaps(laid).next().is_some()
    }

    fn has_lying(&self, laid: &Laid) -> bool {
        self.table.hex(self.table.here()).items != *laid
    }

    fn possible_swaps(&self, laid: &Laid) -> impl Iterator<Item = (Item, Option<Item>)> {
        let lying = Item::ALL.into_iter().filter(|&item| self.lying(item, laid) > 0);
        lying.flat_map(Self::swaps).filter(|&(take, leave)| self.check_swap(laid, take, leave).is_ok())
    }

    pub(super) fn can_begin_pick_up(&self) -> bool {
        self.can_swap(&Laid::default())
    }

    pub(super) fn check_begin_pick_up(&self) -> Checked {
        let none = Laid::default();
        if self.can_swap(&none) {
            return Ok(());
        }
        match Item::ALL.into_iter().find(|&item| self.lying(item, &none) > 0) {
            None => Err(Illegal::NothingLiesHere),
            Some(item) => Err(Illegal::NoFreeSlot { kind: item.kind() }),
        }
    }

    pub(super) fn advance_pick_up(&mut self, any: bool, laid: Laid, sink: &mut impl Sink<Event>) -> Progress {
        if any && !self.can_swap(&laid) {
            self.finish_pick_up();
            return Progress::Moved;
        }
        match self.only_swap(any, &laid) {
            Some(choice) => self.choose_pick_up(laid, choice, sink),
            None => return Progress::Waits,
        }
        Progress::Moved
    }

    /// What has to be taken, where nothing else is possible and that is not asked (K-TURN-6).
    fn only_swap(&self, any: bool, laid: &Laid) -> Option<Choice> {
        if any || !self.table.takes_the_only_answer() {
            return None;
        }
        let (take, leave) = only(self.possible_swaps(laid))?;
        Some(Choice::Swap { take, leave })
    }

    /// K-GLO-3: glory may have fallen with an amulet.
    fn finish_pick_up(&mut self) {
        self.replace(Step::GloryLimit);
    }

    pub(super) fn pick_up_choices(&self, any: bool, laid: &Laid, out: &mut Vec<Choice>) {
        out.extend(self.possible_swaps(laid).map(|(take, leave)| Choice::Swap { take, leave }));
        if any {
            out.push(Choice::Enough);
        }
    }

    pub(super) fn check_pick_up(&self, any: bool, laid: &Laid, choice: Choice) -> Checked {
        match choice {
            Choice::Swap { take, leave } => self.check_swap(laid, take, leave),
            Choice::Enough if any => Ok(()),
            Choice::Enough => Err(Illegal::AtLeastOne { rule: RuleId("K-PICK-1") }),
            _ => Err(self.not_asked()),
        }
    }

    pub(super) fn choose_pick_up(&mut self, mut laid: Laid, choice: Choice, sink: &mut impl Sink<Event>) {
        let Choice::Swap { take, leave } = choice else { return self.finish_pick_up() };
        let (seat, at) = (self.table.active, self.table.hex(self.table.here()).at);
        if let Some(item) = leave {
            self.tell(Event::ItemLeft { seat, item, at }, sink);
            laid[item.index()] += 1;
        }
        self.tell(Event::ItemTaken { seat, item: take, at }, sink);
        self.replace(Step::PickUp { any: true, laid });
    }
}
