//! A step that was checked and is not yet made.

use crate::command::{Asked, ConnectionId, Visitor};
use crate::desk::Overview;
use crate::draft::{Changes, Step};
use crate::journal::Identity;
use crate::now::Now;
use crate::protocol::Problem;
use crate::query::Answered;
use catalog::Listed;
use table::Seat;

/// Whether a player has a seat at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatChange {
    /// Sits down.
    Take,
    /// Leaves.
    Leave,
}

/// A step that was checked and is not yet made. Dropped, it has never been.
pub struct Prepared<G: Listed> {
    /// When.
    pub(crate) now: Now,
    /// The number of the first record.
    pub(crate) first: u64,
    pub(crate) steps: Vec<Step<G>>,
    /// The table after the steps, when there are any.
    pub(crate) changes: Option<Changes<G>>,
    pub(crate) seats: Vec<(Identity, SeatChange)>,
    pub(crate) effect: Effect<G>,
    /// Which message of which connection is answered.
    pub(crate) answers: Option<(ConnectionId, u32)>,
    pub(crate) seat: Option<Seat>,
    pub(crate) asked_for: Option<Seat>,
}

/// What happens besides the records.
pub(crate) enum Effect<G: Listed> {
    /// Nothing.
    None,
    Connect {
        connection: ConnectionId,
        visitor: Visitor,
        since: Option<u64>,
    },
    Disconnect {
        connection: ConnectionId,
        silent: i64,
    },
    Revoke {
        link: [u8; 32],
        problem: Problem,
    },
    /// The connections of somebody who is known no longer end.
    Forget(Identity),
    /// A connection looks from another seat.
    Look(ConnectionId, Option<Seat>),
    /// Somebody has written something.
    Wrote(Identity),
    /// Something is to be worked out beside the table.
    Ask(Box<crate::query::Work<G>>),
    /// It was.
    Answer(Answered),
}

impl<G: Listed> Prepared<G> {
    /// A step without records.
    pub(crate) fn effect(now: Now, effect: Effect<G>) -> Prepared<G> {
        Prepared {
            now,
            first: 0,
            steps: Vec::new(),
            changes: None,
            seats: Vec::new(),
            effect,
            answers: None,
            seat: None,
            asked_for: None,
        }
    }

    /// When it happens: the time of day, in milliseconds since 1970.
    pub fn at(&self) -> i64 {
        self.now.wall
    }

    /// The number of the first record.
    pub fn first(&self) -> u64 {
        self.first
    }

    /// The records to be stored, in order. Without any there is nothing to store.
    pub fn records(&self) -> Vec<Vec<u8>> {
        let stored = |step: &Step<G>| serde_json::to_vec(&step.record).expect("records are plain data");
        self.steps.iter().map(stored).collect()
    }

    /// Whether there is anything to store.
    pub fn has_records(&self) -> bool {
        !self.steps.is_empty()
    }

    /// How many inputs are among the records.
    pub fn inputs(&self) -> u64 {
        use crate::journal::Record::Played;
        self.steps.iter().filter(|step| matches!(step.record, Played { .. })).count() as u64
    }

    /// Players who sit down at the table for the first time, or leave it.
    pub fn seats(&self) -> &[(Identity, SeatChange)] {
        &self.seats
    }

    /// The seat somebody sits in from now on.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The seat that a newcomer gets when all people at the table agree.
    pub fn asked_for(&self) -> Option<Seat> {
        self.asked_for
    }

    /// Who sits there, if the step changes it.
    pub fn place(&self, seat: Seat) -> Option<&crate::journal::Place> {
        self.changes.as_ref()?.standing.places.get(seat.index())
    }

    /// What lists show of the table afterwards, if that has changed.
    pub fn overview(&self) -> Option<Overview> {
        self.changes.as_ref()?.overview.clone()
    }
}

impl Asked {
    /// Whether the decision is asked for at this moment.
    pub(crate) fn is_for(&self, moment: crate::command::Moment) -> bool {
        self.moment == moment
    }
}
