//! Moves: to a neighbour, through the portal, by Magic Run (K-MOVE, K-BLD-3, K-ELS-2), and the arrival.

use super::Checked;
use crate::choice::Choice;
use crate::content::{Building, Hero, Monster};
use crate::event::{Event, Way};
use crate::hex::{Pos, Side};
use crate::illegal::Illegal;
use crate::public::HexId;
use crate::state::{Karak, Step};
use alloc::vec::Vec;
use table::{Progress, RuleId, Sink};

/// How far a Magic Run goes at most (K-ELS-2).
const RUN: u8 = 3;

impl Karak {
    /// All moves, given that a slot is left for one.
    pub(super) fn move_choices(&self, out: &mut Vec<Choice>) {
        let table = &self.table;
        let here = table.here();
        let hex = table.hex(here);
        let can_explore = self.explorable_sides(here);
        for side in Side::ALL {
            let to = hex.at.across(side);
            match hex.neighbours.get(side) {
                Some(there) if !hex.has_chasm(side) && !table.hex(there).has_chasm(side.opposite()) => {
                    out.push(Choice::Move { to });
                }
                None if can_explore.contains(side) => out.push(Choice::Explore { to }),
                _ => {}
            }
        }
        self.portal_choices(out);
        self.run_choices(out);
    }

    pub(super) fn check_move(&self, to: Pos) -> Checked<HexId> {
        self.check_slot_for_move()?;
        let here = self.table.here();
        let from = self.table.hex(here).at;
        let side = from.side_to(to).ok_or(Illegal::NotNeighbour { to })?;
        let there = self.table.neighbour(here, side).ok_or(Illegal::NotLaid { at: to })?;
        if self.table.is_passable(here, side) { Ok(there) } else { Err(Illegal::ChasmBetween { from, to }) }
    }

    pub(super) fn walk(&mut self, to: Pos, sink: &mut impl Sink<Event>) {
        let from = self.table.here();
        self.go(from, from, to, Way::Walk, sink);
    }

    fn portal_choices(&self, out: &mut Vec<Choice>) {
        let Ok(city) = self.check_portal_ready() else { return };
        let here = self.table.here();
        if here == city {
            let others = self.table.hexes.iter().enumerate().filter(|(index, _)| *index != here.index());
            out.extend(others.map(|(_, hex)| Choice::Portal { to: hex.at }));
        } else {
            out.push(Choice::Portal { to: self.table.hex(city).at });
        }
    }

    /// The active player's city, when its portal can be used (K-BLD-3).
    fn check_portal_ready(&self) -> Checked<HexId> {
        match self.me().city {
            Some(city) if self.me().has(Building::Portal) => {
                if self.table.turn.portal {
                    Err(Illegal::PortalUsed)
                } else {
                    Ok(city)
                }
            }
            _ => Err(Illegal::NoPortal),
        }
    }

    pub(super) fn check_portal(&self, to: Pos) -> Checked<HexId> {
        self.check_slot_for_move()?;
        let city = self.check_portal_ready()?;
        let here = self.table.here();
        let there = self.table.hex_at(to).ok_or(Illegal::NotLaid { at: to })?;
        if there == here {
            Err(Illegal::HereAlready)
        } else if here == city || there == city {
            Ok(there)
        } else {
            Err(Illegal::PortalNeedsCity)
        }
    }

    pub(super) fn use_portal(&mut self, to: Pos, sink: &mut impl Sink<Event>) {
        // K-BAT-6: a lost battle after the portal leads back to the hero's own city, which is where the hero came from.
        let here = self.table.here();
        self.go(here, here, to, Way::Portal, sink);
    }

    fn run_choices(&self, out: &mut Vec<Choice>) {
        if self.check_run_ready().is_err() {
            return;
        }
        for side in Side::ALL {
            let mut hex = self.table.here();
            for _ in 0..RUN {
                let Some(there) = self.table.neighbour(hex, side) else { break };
                out.push(Choice::MagicRun { to: self.table.hex(there).at });
                if self.table.is_hostile(there) {
                    break;
                }
                hex = there;
            }
        }
    }

    fn check_run_ready(&self) -> Checked {
        if !self.table.active_is(Hero::Elspeth) {
            Err(Illegal::OnlyFor { hero: Hero::Elspeth, rule: RuleId("K-ELS-2") })
        } else if self.table.turn.magic_run {
            Err(Illegal::MagicRunUsed)
        } else {
            Ok(())
        }
    }

    /// The last hex before the goal of a Magic Run: where a lost battle leads back to (K-BAT-6).
    pub(super) fn check_magic_run(&self, to: Pos) -> Checked<HexId> {
        self.check_slot_for_move()?;
        self.check_run_ready()?;
        let mut hex = self.table.here();
        let (side, length) = match self.table.hex(hex).at.line_to(to) {
            Some(line) if line.1 <= RUN => line,
            _ => return Err(Illegal::NotInLine { to }),
        };
        for step in 1..=length {
            let at = self.table.hex(hex).at.across(side);
            let there = self.table.neighbour(hex, side).ok_or(Illegal::NotLaid { at })?;
            if step == length {
                return Ok(hex);
            }
            if self.table.is_hostile(there) {
                return Err(Illegal::MonstersInTheWay { at });
            }
            hex = there;
        }
        Err(Illegal::NotInLine { to })
    }

    pub(super) fn magic_run(&mut self, to: Pos, sink: &mut impl Sink<Event>) {
        let back = self.check_magic_run(to).expect("the run was checked");
        self.go(self.table.here(), back, to, Way::MagicRun, sink);
    }

    /// Moves the hero; `back` is where a lost battle leads.
    pub(super) fn go(&mut self, from: HexId, back: HexId, to: Pos, way: Way, sink: &mut impl Sink<Event>) {
        let (seat, from) = (self.table.active, self.table.hex(from).at);
        self.tell(Event::Moved { seat, from, to, way }, sink);
        self.next(Step::Arrive { from: back });
    }

    pub(super) fn advance_arrive(&mut self, from: HexId) -> Progress {
        let here = self.table.here();
        let prey = self.prey(here).next().is_some();
        if prey {
            self.replace(Step::Strike { from });
        } else if self.table.is_hostile(here) {
            // K-MOVE-3
            self.replace(Step::Fight { from, felled: 0 });
        } else {
            self.done();
        }
        Progress::Moved
    }

    /// The armies Darius's raptor can strike (K-DAR-2).
    pub(super) fn prey(&self, hex: HexId) -> impl Iterator<Item = Monster> + Clone + use<'_> {
        let darius = self.table.active_is(Hero::Darius);
        self.table.hex(hex).armies().filter(move |&army| darius && self.figures.strength(army) == 1)
    }
}
