//! Committing to a share of the dice, opening it, and giving up on those who do not.

use crate::command::ConnectionId;
use crate::draft::{Broken, Draft};
use crate::host::Host;
use crate::journal::{Identity, Place, Record};
use crate::now::Now;
use crate::pledges::{SHARES, is_commitment, keeps};
use crate::prepared::{Effect, Prepared};
use crate::protocol::Proposal;
use crate::refused::Denied;
use crate::seating::PATIENCE;
use catalog::Listed;
use table::Seat;

impl<G: Listed> Draft<'_, G> {
    /// The list of commitments is closed once everybody sits, and the game begins once every share is open.
    pub fn proceed(&mut self, now: Now) -> Result<(), Broken> {
        if self.state().is_some() || self.standing.places.iter().any(Place::is_open) {
            return Ok(());
        }
        if self.by_shares() && !self.standing.pledges.is_closed() {
            let round = self.standing.next_round(self.secret());
            self.fold(now, Record::Closed { round })?;
        }
        if self.standing.pledges.awaited().is_empty() {
            self.fold(now, Record::Began)?;
        }
        Ok(())
    }
}

impl<G: Listed> Host<G> {
    /// Whether the list of commitments is closed and the game has not begun.
    pub(crate) fn is_opening(&self) -> bool {
        self.desk.game.is_none() && self.desk.standing.pledges.is_closed()
    }

    /// What the seat's person commits to, as a record; nothing when they commit to nothing.
    pub(crate) fn committed(
        &self,
        seat: Seat,
        commitment: Option<String>,
    ) -> Result<Option<Record<G>>, Denied> {
        let Some(commitment) = commitment else { return Ok(None) };
        let listed = self.desk.opened.dice == SHARES && self.desk.game.is_none() && !self.is_opening();
        match (listed || self.desk.is_over()) && is_commitment(&commitment) {
            true => Ok(Some(Record::Committed { seat, commitment })),
            false => Err(Denied::NoShare),
        }
    }

    /// Somebody commits to a share: of this table, or of the next one once the game is over.
    pub(crate) fn commit(&self, seat: Seat, commitment: String, now: Now) -> Result<Prepared<G>, Denied> {
        let known = self.desk.standing.owner(seat).and_then(|who| self.desk.standing.pledges.committed(who));
        if known == Some(commitment.as_str()) {
            return Ok(Prepared::effect(now, Effect::None));
        }
        self.record_all(self.committed(seat, Some(commitment))?, now)
    }

    /// Somebody opens a share. Sent again, it is as it was.
    pub(crate) fn reveal(
        &self,
        seat: Seat,
        share: String,
        next: Option<String>,
        now: Now,
    ) -> Result<Prepared<G>, Denied> {
        let owner = self.desk.standing.owner(seat).ok_or(Denied::NoShare)?;
        let pledges = &self.desk.standing.pledges;
        let promised = pledges.promised(owner);
        if promised.is_none() && pledges.has_opened(owner, &share) {
            return Ok(Prepared::effect(now, Effect::None));
        }
        let kept = promised.is_some_and(|promised| keeps(&share, promised));
        if !kept || next.as_deref().is_some_and(|next| !is_commitment(next) || promised == Some(next)) {
            return Err(Denied::NoShare);
        }
        self.record(Record::Revealed { seat, share, next }, now)
    }

    /// What is to be done about those who have not opened: the round fails.
    pub(crate) fn failure(&self) -> Option<Record<G>> {
        let standing = &self.desk.standing;
        let (people, last) = (standing.pledges.awaited(), standing.pledges.rounds.len().checked_sub(1)?);
        let seed = fair::round_seed(&self.desk.seed, last).to_hex();
        (!people.is_empty()).then_some(Record::Failed { people, seed })
    }

    /// Whether this seat may give up on those who have not opened, and whether that needs no vote.
    pub(crate) fn may_give_up(&self, seat: Seat, now: Now) -> Result<bool, Denied> {
        let (standing, player) = (&self.desk.standing, self.desk.standing.owner(seat));
        let awaited = standing.pledges.awaited_people();
        if awaited.is_empty() {
            return Err(Denied::NoProposal);
        }
        let overdue = !standing.clocks.counts() && now.wall - standing.asked_at >= PATIENCE;
        if player == Some(standing.host) || overdue {
            return Ok(true);
        }
        let waits = player.is_some_and(|player| awaited.contains(&player));
        match !waits && standing.can_be_decided(&Proposal::GiveUp) {
            true => Ok(false),
            false => Err(Denied::SeatKept),
        }
    }

    /// Whether something is due before the game: the list is to be closed, the game begins, or those who have not opened
    /// have had their time.
    pub fn is_ready(&self, now: impl Into<Now>) -> bool {
        let pledges = &self.desk.standing.pledges;
        let waits = self.is_opening() && !pledges.awaited().is_empty();
        let up = || self.time_to_open().is_some_and(|deadline| deadline <= now.into().time);
        let seated = !self.desk.standing.places.iter().any(Place::is_open);
        self.desk.game.is_none() && seated && (!waits || up())
    }

    /// Until when shares can be opened, by the time that clocks count; nothing where time is not counted.
    pub(crate) fn time_to_open(&self) -> Option<i64> {
        self.desk.standing.pledges.deadline().filter(|_| self.desk.standing.clocks.counts())
    }

    /// Does what is due before the game.
    pub(crate) fn begin(&self, now: Now) -> Result<Prepared<G>, Denied> {
        match self.is_ready(now) {
            true => self.record_all(self.failure(), now),
            false => Ok(Prepared::effect(now, Effect::None)),
        }
    }

    /// The people who have not opened their shares and are not here.
    pub(crate) fn unopened(&self) -> Vec<Identity> {
        let awaited = self.desk.standing.pledges.awaited_people();
        awaited.into_iter().filter(|player| !self.is_connected(*player)).collect()
    }

    /// The seat of a connection's person, by which they commit or open.
    pub(crate) fn own_seat(&self, connection: ConnectionId) -> Result<Seat, Denied> {
        let player = self.visitor(connection)?.player.ok_or(Denied::NotKnown)?;
        self.seats_of(player).first().copied().ok_or(Denied::NoShare)
    }
}
