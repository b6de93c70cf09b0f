//! After a battle: losses, wounds, the glory limit, Plague & Misery, unconsciousness (K-BAT-7 to 9, K-GLO, K-PLG).

use super::Checked;
use crate::choice::Choice;
use crate::content::{Hero, Unit};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::public::MAX_LIVES;
use crate::state::Karak;
use alloc::vec::Vec;
use table::{Progress, RuleId, Seat, Sink};

impl Karak {
    pub(super) fn settle_losses(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        self.done();
        let seat = self.table.active;
        let mut fallen = 0;
        for unit in Unit::ALL {
            // K-GLO-3: each die leaves once. A titan given up with its amulet is gone already.
            let count = self.battle().unit_skulls(unit).min(self.me().units[unit.index()]);
            if count > 0 {
                fallen += count;
                self.tell(Event::UnitsLost { seat, unit, count }, sink);
            }
        }
        // K-GEN-2 and K-XAN-2: all wounds and heals are settled together.
        let wounds = self.battle().hero_skulls() + u8::from(self.battle().general);
        let heals = if self.table.active_is(Hero::Xanros) { fallen } else { 0 };
        if wounds + heals > 0 {
            let lives = (self.me().lives + heals).saturating_sub(wounds).min(MAX_LIVES);
            self.tell(Event::Wounded { seat, wounds, heals, lives }, sink);
        }
        Progress::Moved
    }

    // The glory limit (K-GLO-3).

    fn dismissable(&self) -> impl Iterator<Item = Unit> + use<'_> {
        Unit::TRAINED.into_iter().filter(|unit| self.me().units[unit.index()] > 0)
    }

    pub(super) fn advance_glory_limit(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        if self.me().army() <= self.me().glory() {
            self.done();
            return Progress::Moved;
        }
        let mut units = self.dismissable();
        match (units.next(), units.next()) {
            (Some(only), None) => {
                drop(units);
                self.dismiss(only, sink);
                Progress::Moved
            }
            _ => Progress::Waits,
        }
    }

    pub(super) fn dismiss_choices(&self, out: &mut Vec<Choice>) {
        out.extend(self.dismissable().map(Choice::Dismiss));
    }

    pub(super) fn check_dismiss(&self, unit: Unit) -> Checked {
        if self.dismissable().any(|other| other == unit) { Ok(()) } else { Err(Illegal::NotInArmy { unit }) }
    }

    pub(super) fn dismiss(&mut self, unit: Unit, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.tell(Event::UnitDismissed { seat, unit }, sink);
    }

    // Plague & Misery (K-PLG).

    pub(super) fn advance_curse(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let two_skulls = self.battle().hero.is_some_and(|face| face <= -2);
        if !two_skulls || self.table.friendly {
            self.done();
            return Progress::Moved;
        }
        if self.table.seats() > 2 {
            return Progress::Waits;
        }
        self.curse(self.table.active.next(2), sink);
        Progress::Moved
    }

    pub(super) fn curse_choices(&self, out: &mut Vec<Choice>) {
        let others = Seat::all(self.table.seats()).filter(|&seat| seat != self.table.active);
        out.extend(others.map(Choice::Curse));
    }

    pub(super) fn check_curse(&self, seat: Seat) -> Checked {
        self.check_other(seat, RuleId("K-PLG-1"))
    }

    /// Whether the seat is another player's.
    pub(super) fn check_other(&self, seat: Seat, rule: RuleId) -> Checked {
        if seat.number() >= self.table.seats() {
            Err(Illegal::NoSuchPlayer { seat })
        } else if seat == self.table.active {
            Err(Illegal::NotYourself { rule })
        } else {
            Ok(())
        }
    }

    pub(super) fn curse(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.done();
        let victim = self.table.player(seat);
        let (city, held) = (victim.city, victim.resources);
        let lost = held.capped(1);
        self.tell(Event::MiseryFell { seat, by: self.table.active, lost }, sink);
        // K-PLG-3: the token only ever lies on a city.
        if city.is_some() && self.table.plague != Some(seat) {
            self.tell(Event::PlagueFell { seat }, sink);
        }
    }

    // The end of the battle, and of the turn (K-TURN-4, K-LIFE-1).

    pub(super) fn end_battle(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let seat = self.table.active;
        if self.me().lives == 0 {
            self.tell(Event::FellUnconscious { seat }, sink);
        }
        self.tell(Event::BattleEnded { seat }, sink);
        self.end_turn(sink);
        Progress::Moved
    }
}
