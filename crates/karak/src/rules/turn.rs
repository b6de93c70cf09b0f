//! The turn: its slots, what may be done between the steps, and its end (K-TURN, K-LIFE).

use super::Checked;
use crate::choice::Choice;
use crate::event::{Action, Event};
use crate::illegal::Illegal;
use crate::public::MAX_LIVES;
use crate::state::{Karak, Step};
use alloc::vec::Vec;
use table::{Progress, Seat, Sink};

/// Lives regained by an unconscious hero (K-LIFE-1).
const RECOVERY: u8 = 3;

impl Karak {
    pub(super) fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Progress {
        self.done();
        let round = self.table.round.saturating_add(u16::from(seat == self.table.first));
        self.tell(Event::TurnBegan { seat, round }, sink);
        if self.me().unconscious {
            // K-LIFE-1
            let lives = (self.me().lives + RECOVERY).min(MAX_LIVES);
            self.tell(Event::Recovered { seat, lives }, sink);
            self.end_turn(sink);
        } else {
            self.next(Step::Turn);
        }
        Progress::Moved
    }

    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.tell(Event::TurnEnded { seat }, sink);
        self.agenda.clear();
        self.next(Step::Begin { seat: seat.next(self.table.seats()) });
    }

    pub(super) fn advance_turn(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        // K-TURN-2: the turn ends by itself when neither a slot nor a free effect is left.
        let move_left = self.check_slot_for_move().is_ok();
        let action_left = self.table.turn.open && self.has_action();
        if move_left || action_left || self.has_free_effect() {
            return Progress::Waits;
        }
        self.end_turn(sink);
        Progress::Moved
    }

    /// A move needs a slot that is not begun (K-TURN-1).
    pub(super) fn check_slot_for_move(&self) -> Checked {
        if self.table.turn.begun < self.me().slots() { Ok(()) } else { Err(Illegal::NoSlotLeft) }
    }

    /// An action needs a slot that is open or not begun (K-TURN-1).
    pub(super) fn check_slot_for_action(&self) -> Checked {
        if self.table.turn.open { Ok(()) } else { self.check_slot_for_move() }
    }

    fn has_action(&self) -> bool {
        self.check_heal().is_ok()
            || self.can_gather()
            || self.can_build_city()
            || self.can_begin_build()
            || self.check_begin_recruit().is_ok()
            || self.can_begin_pick_up()
            || self.check_eradicate().is_ok()
            || self.check_raise_skeleton().is_ok()
    }

    /// Whether Pickpocket or Hawkeye is possible (K-TURN-5).
    fn has_free_effect(&self) -> bool {
        Seat::all(self.table.seats()).any(|seat| self.check_pickpocket(seat).is_ok())
            || self.check_hawkeye().is_ok()
    }

    pub(super) fn turn_choices(&self, out: &mut Vec<Choice>) {
        if self.check_slot_for_move().is_ok() {
            self.move_choices(out);
        }
        if self.check_slot_for_action().is_ok() {
            let mut offer = |possible: bool, choice| {
                if possible {
                    out.push(choice);
                }
            };
            offer(self.check_heal().is_ok(), Choice::Heal);
            offer(self.can_begin_build(), Choice::Build);
            offer(self.check_begin_recruit().is_ok(), Choice::Recruit);
            offer(self.can_begin_pick_up(), Choice::PickUp);
            offer(self.check_eradicate().is_ok(), Choice::Eradicate);
            offer(self.check_raise_skeleton().is_ok(), Choice::RaiseSkeleton);
            self.gather_choices(out);
            self.city_choices(out);
        }
        self.pickpocket_choices(out);
        if self.check_hawkeye().is_ok() {
            out.push(Choice::Hawkeye);
        }
        out.push(Choice::EndTurn);
    }

    pub(super) fn check_turn(&self, choice: Choice) -> Checked {
        match choice {
            Choice::Move { to } => self.check_move(to).map(drop),
            Choice::Explore { to } => self.check_explore(to).map(drop),
            Choice::Portal { to } => self.check_portal(to).map(drop),
            Choice::MagicRun { to } => self.check_magic_run(to).map(drop),
            Choice::Heal => self.check_slot_for_action().and_then(|()| self.check_heal()),
            Choice::Gather { extra } => {
                self.check_slot_for_action().and_then(|()| self.check_gather(extra).map(drop))
            }
            Choice::BuildCity { discount } => {
                self.check_slot_for_action().and_then(|()| self.check_build_city(discount).map(drop))
            }
            Choice::Build => self.check_slot_for_action().and_then(|()| self.check_begin_build()),
            Choice::Recruit => self.check_slot_for_action().and_then(|()| self.check_begin_recruit()),
            Choice::PickUp => self.check_slot_for_action().and_then(|()| self.check_begin_pick_up()),
            Choice::Eradicate => self.check_slot_for_action().and_then(|()| self.check_eradicate()),
            Choice::RaiseSkeleton => self.check_slot_for_action().and_then(|()| self.check_raise_skeleton()),
            Choice::Pickpocket { from } => self.check_pickpocket(from),
            Choice::Hawkeye => self.check_hawkeye(),
            Choice::EndTurn => Ok(()),
            _ => Err(self.not_asked()),
        }
    }

    pub(super) fn choose_turn(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::Move { to } => self.walk(to, sink),
            Choice::Explore { to } => self.next(Step::Draw { to: Some(to) }),
            Choice::Portal { to } => self.use_portal(to, sink),
            Choice::MagicRun { to } => self.magic_run(to, sink),
            Choice::Heal => self.heal(sink),
            Choice::Gather { extra } => self.gather(extra, sink),
            Choice::BuildCity { discount } => self.build_city(discount, sink),
            Choice::Build => self.begin(Action::Build, Step::Build { any: false }, sink),
            Choice::Recruit => self.begin(Action::Recruit, Step::Recruit { any: false }, sink),
            Choice::PickUp => {
                self.begin(Action::PickUp, Step::PickUp { any: false, laid: Default::default() }, sink);
            }
            Choice::Eradicate => self.eradicate(sink),
            Choice::RaiseSkeleton => self.raise_skeleton(sink),
            Choice::Pickpocket { from } => self.cast_pickpocket(from, sink),
            Choice::Hawkeye => self.use_hawkeye(sink),
            Choice::EndTurn => self.end_turn(sink),
            choice => unreachable!("{choice:?} was not checked"),
        }
    }

    /// Begins an action: it closes its slot.
    pub(super) fn act(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.tell(Event::ActionBegan { seat, action }, sink);
    }

    fn begin(&mut self, action: Action, step: Step, sink: &mut impl Sink<Event>) {
        self.act(action, sink);
        self.next(step);
    }
}
