//! What a defeated army gives: items and the sorting of them, carts, stones, Plunder (K-BAT-10, K-HOR-2).

use super::Checked;
use crate::choice::Choice;
use crate::content::{Item, ItemKind, Monster, Resource, Resources, Reward};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Karak, Step};
use alloc::vec::Vec;
use table::{Progress, Seat, Sink};

/// Resources on a cart (K-BAT-10).
const CART: u8 = 3;
/// All of one kind, at the most.
const CART_OF_ONE: Resources = Resources([CART as u32; 3]);

impl Karak {
    /// Turns tokens over: what is simply gained is gained, what needs a decision goes on the agenda.
    pub(super) fn reward(&mut self, armies: &[Monster], sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        let (mut carts, mut amulets) = (0, 0);
        for &army in armies {
            let event = match self.figures.armies[army.index()].reward {
                Reward::Sword => Event::ItemGained { seat, item: Item::Sword },
                Reward::Warhammer => Event::ItemGained { seat, item: Item::Warhammer },
                Reward::Fireball => Event::ItemGained { seat, item: Item::Fireball },
                Reward::Pickpocket => Event::ItemGained { seat, item: Item::Pickpocket },
                Reward::SmallStone => Event::StoneGained { seat, large: false },
                Reward::LargeStone => Event::StoneGained { seat, large: true },
                Reward::Amulet => {
                    amulets += 1;
                    continue;
                }
                Reward::Cart => {
                    carts += 1;
                    continue;
                }
            };
            self.tell(event, sink);
        }
        for _ in 0..carts {
            self.next(Step::Cart);
        }
        for kind in [ItemKind::Amulet, ItemKind::Spell, ItemKind::Weapon] {
            self.next(Step::Sort { kind });
        }
        for _ in 0..amulets {
            self.next(Step::Amulet);
        }
    }

    pub(crate) fn amulet_found(&mut self, item: Item, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.done();
        self.tell(Event::AmuletFound { seat, item }, sink);
        self.tell(Event::ItemGained { seat, item }, sink);
    }

    // Sorting: one item above the slots after another stays on the hex.

    pub(super) fn advance_sort(&mut self, kind: ItemKind, sink: &mut impl Sink<Event>) -> Progress {
        if self.me().carried_of(kind) <= kind.slots() {
            self.done();
            return Progress::Moved;
        }
        let mut carried = kind.items().filter(|&item| self.me().carries(item));
        match (carried.next(), carried.next()) {
            (Some(only), None) if self.victims_for_room(kind).next().is_none() => {
                drop(carried);
                self.leave(only, sink);
                Progress::Moved
            }
            _ => Progress::Waits,
        }
    }

    pub(super) fn sort_choices(&self, kind: ItemKind, out: &mut Vec<Choice>) {
        out.extend(kind.items().filter(|&item| self.me().carries(item)).map(Choice::Leave));
        out.extend(self.victims_for_room(kind).map(|from| Choice::Pickpocket { from }));
    }

    /// K-TURN-5: a Pickpocket cast now need not be left, and makes room for another spell.
    pub(super) fn check_rob_for_room(&self, kind: ItemKind, from: Seat) -> Checked {
        if kind == ItemKind::Spell && self.table.robs_before_leaving_a_spell() {
            self.check_pickpocket(from)
        } else {
            Err(self.not_asked())
        }
    }

    fn victims_for_room(&self, kind: ItemKind) -> impl Iterator<Item = Seat> + use<'_> {
        Seat::all(self.table.seats()).filter(move |&seat| self.check_rob_for_room(kind, seat).is_ok())
    }

    pub(super) fn check_leave(&self, kind: ItemKind, item: Item) -> Checked {
        if item.kind() == kind && self.me().carries(item) {
            Ok(())
        } else {
            Err(Illegal::NotCarried { item })
        }
    }

    pub(super) fn leave(&mut self, item: Item, sink: &mut impl Sink<Event>) {
        let (seat, at) = (self.table.active, self.table.hex(self.table.here()).at);
        self.tell(Event::ItemLeft { seat, item, at }, sink);
    }

    // The cart.

    pub(super) fn cart_choices(&self, out: &mut Vec<Choice>) {
        each_sum(CART, CART_OF_ONE, |resources| out.push(Choice::TakeResources(resources)));
    }

    pub(super) fn check_cart(&self, resources: Resources) -> Checked {
        check_sum(resources, CART, CART_OF_ONE)
    }

    pub(super) fn empty_cart(&mut self, resources: Resources, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.done();
        self.tell(Event::CartEmptied { seat, resources }, sink);
    }

    // Plunder: as if gathering, after the reward (K-HOR-2).

    pub(super) fn advance_plunder(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        if self.names_extra() {
            return Progress::Waits;
        }
        self.plunder(Resources::NONE, sink);
        Progress::Moved
    }

    pub(super) fn plunder_choices(&self, out: &mut Vec<Choice>) {
        let kinds = Resource::ALL.into_iter().map(Resources::one);
        let allowed = kinds.filter(|&resources| self.check_plunder(resources).is_ok());
        out.extend(allowed.map(Choice::TakeResources));
    }

    pub(super) fn check_plunder(&self, resources: Resources) -> Checked {
        check_sum(resources, 1, self.table.hex(self.table.here()).land.yields())
    }

    pub(super) fn plunder(&mut self, extra: Resources, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        let extra = extra.iter().next().map(|(resource, _)| resource);
        let resources = self.harvest(extra);
        self.done();
        self.tell(Event::Plundered { seat, resources }, sink);
    }
}

/// Calls `visit` with every way to take so many resources within limits.
pub(super) fn each_sum(count: u8, limits: Resources, mut visit: impl FnMut(Resources)) {
    let count = u32::from(count);
    for food in (0..=count.min(limits.0[0])).rev() {
        for wood in (0..=(count - food).min(limits.0[1])).rev() {
            let stone = count - food - wood;
            if stone <= limits.0[2] {
                visit(Resources([food, wood, stone]));
            }
        }
    }
}

/// Whether these are so many resources within limits.
pub(super) fn check_sum(resources: Resources, count: u8, limits: Resources) -> Checked {
    if resources.total() == u64::from(count) && limits.minus(resources).is_ok() {
        Ok(())
    } else {
        Err(Illegal::WrongResources { count })
    }
}
