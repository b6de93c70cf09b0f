//! Since when nobody is connected for a seat, and what the time rule does about it.

use crate::host::Host;
use crate::journal::{Place, Record};
use crate::now::Now;
use crate::protocol::Proposal;
use crate::seating::PATIENCE;
use catalog::Listed;
use table::{Seat, SeatSet};

/// When the last connection of each seat was lost. A seat whose player this host has never seen is in neither.
#[derive(Default)]
pub(crate) struct Absences {
    /// The seats that somebody is connected for.
    here: SeatSet,
    /// The others, each with the time of day at which its last connection was lost.
    lost: Vec<(Seat, i64)>,
}

impl Absences {
    /// These seats are connected now.
    fn update(&mut self, here: SeatSet, now: Now) {
        self.lost.retain(|(seat, _)| !here.contains(*seat));
        let gone = self.here.iter().filter(|seat| !here.contains(*seat));
        self.lost.extend(gone.map(|seat| (seat, now.wall)));
        self.here = here;
    }

    /// A player sits down without a connection: it is expected from now on.
    fn expect(&mut self, seat: Seat, now: Now) {
        self.lost.retain(|(whose, _)| *whose != seat);
        self.lost.push((seat, now.wall));
    }

    fn since(&self, seat: Seat) -> Option<i64> {
        self.lost.iter().find(|(whose, _)| *whose == seat).map(|(_, at)| *at)
    }
}

impl<G: Listed> Host<G> {
    /// Connections came or went, or people changed seats.
    pub(crate) fn note_absences(&mut self, now: Now) {
        let here = Seat::all(self.desk.seats()).filter(|seat| self.is_here(*seat)).collect();
        self.absences.update(here, now);
    }

    /// Somebody may have sat down who is not connected yet.
    pub(crate) fn expect_arrival(&mut self, record: &Record<G>, now: Now) {
        if let Record::Seated { seat, place: Place { person: Some(_), bot: None, .. }, .. } = record
            && !self.is_here(*seat)
        {
            self.absences.expect(*seat, now);
        }
    }

    /// When the last connection of a seat's player was lost: a time of day.
    pub(crate) fn disconnected_at(&self, seat: Seat) -> Option<i64> {
        let place = self.desk.standing.places.get(seat.index())?;
        place.person.as_ref().and_then(|_| self.absences.since(seat))
    }

    /// When the clock decides for a seat if nothing happens until then: a time of day.
    pub(crate) fn decides_at(&self, seat: Seat, now: Now) -> Option<i64> {
        let (asked, _) = self.desk.standing.clocks.runs_out()?;
        let deadline = self.deadline().filter(|_| asked == seat)?;
        Some(now.wall.saturating_add((deadline - now.time).max(0)))
    }

    /// From when the others may let a bot stand in without a vote for a player who is not here: a time of day. None if no
    /// time is known.
    pub(crate) fn stand_in_from(&self, seat: Seat, now: Now) -> Option<i64> {
        if !self.is_missing(seat) {
            return None;
        }
        let (desk, standing) = (&self.desk, &self.desk.standing);
        if self.is_overdue(seat, now) {
            return Some(now.wall);
        }
        match standing.clocks.counts() {
            true => self.decides_at(seat, now),
            false => (desk.asked() == Some(seat)).then(|| standing.asked_at.saturating_add(PATIENCE)),
        }
    }

    /// Whether the others are enough to decide by a vote that a bot stands in for a player who is not here.
    pub(crate) fn stand_in_by_vote(&self, seat: Seat) -> bool {
        self.is_missing(seat) && self.desk.standing.can_be_decided(&Proposal::StandIn { seat })
    }

    /// Whether a seat's player is not here during the game, and no bot plays for them.
    fn is_missing(&self, seat: Seat) -> bool {
        let place = self.desk.standing.places.get(seat.index());
        let theirs = place.is_some_and(|place| place.person.is_some() && place.bot.is_none());
        theirs && self.desk.game.is_some() && !self.desk.is_over() && !self.is_here(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn set(seats: &[Seat]) -> SeatSet {
        seats.iter().copied().collect()
    }

    #[test]
    fn a_loss_is_dated_once_and_forgotten_on_return() {
        let mut absences = Absences::default();
        absences.update(set(&[A, B]), 1.into());
        assert_eq!((absences.since(A), absences.since(B)), (None, None));
        absences.update(set(&[A]), 5.into());
        absences.update(set(&[A]), 9.into());
        assert_eq!((absences.since(A), absences.since(B)), (None, Some(5)));
        absences.update(set(&[A, B]), 10.into());
        assert_eq!(absences.since(B), None);
    }

    #[test]
    fn nobody_knows_since_when_somebody_is_away_who_was_never_seen() {
        let mut absences = Absences::default();
        absences.update(set(&[A]), 1.into());
        assert_eq!(absences.since(B), None);
    }

    #[test]
    fn whoever_sits_down_is_expected_from_then_on() {
        let mut absences = Absences::default();
        absences.update(set(&[A]), 1.into());
        absences.expect(B, 4.into());
        assert_eq!(absences.since(B), Some(4));
        absences.update(set(&[A, B]), 5.into());
        assert_eq!(absences.since(B), None);
    }
}
