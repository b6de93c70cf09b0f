//! What the heroes have: items, units, resources, and a city.

use crate::content::{Item, Resources, Unit};
use crate::hex::Pos;
use crate::public::Table;
use table::Seat;

impl Table {
    pub(super) fn gain_item(&mut self, seat: Seat, item: Item) {
        self.amulets.remove(item);
        self.carry(seat, item);
    }

    pub(super) fn take_item(&mut self, seat: Seat, item: Item, at: Pos) {
        let place = self.laid_at(at);
        self.hex_mut(place).items[item.index()] -= 1;
        self.carry(seat, item);
    }

    pub(super) fn leave_item(&mut self, seat: Seat, item: Item, at: Pos) {
        let place = self.laid_at(at);
        self.hex_mut(place).items[item.index()] += 1;
        self.let_go(seat, item);
    }

    pub(super) fn spend_spell(&mut self, seat: Seat, item: Item) {
        self.spent[item.index()] += 1;
        self.let_go(seat, item);
    }

    fn carry(&mut self, seat: Seat, item: Item) {
        self.player_mut(seat).items[item.index()] += 1;
        // K-AMU-5: the titan comes with its amulet.
        if item == Item::AmuletOfTheTitan && self.supply[Unit::Titan.index()] > 0 {
            self.enlist(seat, Unit::Titan);
        }
    }

    fn let_go(&mut self, seat: Seat, item: Item) {
        self.player_mut(seat).items[item.index()] -= 1;
        // K-AMU-5: the titan leaves with its amulet.
        if item == Item::AmuletOfTheTitan && self.player(seat).units[Unit::Titan.index()] > 0 {
            self.give_back(seat, Unit::Titan, 1);
        }
    }

    pub(super) fn build_city(&mut self, seat: Seat, at: Pos, paid: Resources) {
        let place = self.laid_at(at);
        self.hex_mut(place).city = Some(seat);
        self.player_mut(seat).city = Some(place);
        self.lose(seat, paid);
    }

    pub(super) fn train(&mut self, seat: Seat, unit: Unit) {
        let (_, resource) = unit.training().expect("only trained units are recruited");
        self.lose(seat, Resources::one(resource));
        self.enlist(seat, unit);
    }

    pub(super) fn enlist(&mut self, seat: Seat, unit: Unit) {
        self.supply[unit.index()] -= 1;
        self.player_mut(seat).units[unit.index()] += 1;
    }

    pub(super) fn give_back(&mut self, seat: Seat, unit: Unit, count: u8) {
        self.player_mut(seat).units[unit.index()] -= count;
        self.supply[unit.index()] += count;
    }

    pub(super) fn gain(&mut self, seat: Seat, resources: Resources) {
        let most = self.most_of_a_resource();
        let player = self.player_mut(seat);
        player.resources = player.resources.plus(resources).capped(most);
    }

    pub(super) fn lose(&mut self, seat: Seat, resources: Resources) {
        let player = self.player_mut(seat);
        player.resources = player.resources.minus(resources).expect("nobody pays what they do not have");
    }
}
