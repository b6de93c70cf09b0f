//! Proposing something, answering, and carrying out what is agreed.

use crate::desk::Standing;
use crate::host::{Host, STAND_IN};
use crate::journal::{Person, Place, Record};
use crate::now::Now;
use crate::prepared::{Effect, Prepared, SeatChange};
use crate::proposals::Open;
use crate::protocol::Proposal;
use crate::refused::Denied;
use crate::seating::PATIENCE;
use catalog::Listed;
use table::Seat;

impl<G: Listed> Host<G> {
    /// Somebody proposes something.
    pub(crate) fn propose(&self, seat: Seat, what: Proposal, now: Now) -> Result<Prepared<G>, Denied> {
        if let Proposal::Rematch { without } = what {
            return self.propose_rematch(seat, without, now);
        }
        if self.desk.game.is_none() && !matches!(what, Proposal::Host { .. } | Proposal::GiveUp) {
            return Err(Denied::NotBegun);
        }
        // After the end the seed is known: a player who went back would know the dice.
        if self.desk.standing.proposal.is_some() || self.desk.is_over() {
            return Err(Denied::NoProposal);
        }
        let at_once = match what {
            Proposal::Undo { to } if to < self.desk.sequence() => false,
            Proposal::Pause if self.desk.standing.clocks.paused().is_none() => false,
            Proposal::StandIn { seat: whose } => self.may_stand_in(seat, whose, now)?,
            Proposal::Host { seat: whose } => self.may_replace_host(whose, now)?,
            Proposal::GiveUp => self.may_give_up(seat, now)?,
            _ => return Err(Denied::NoProposal),
        };
        let mut after = self.desk.standing.clone();
        after.propose(seat, what.clone(), None);
        let outcome = match at_once {
            true => after.proposal.as_deref().and_then(|open| self.outcome(open)),
            false => self.decided(&after),
        };
        self.carry_out(Record::Proposed { seat, what, newcomer: None }, outcome, now)
    }

    /// Somebody answers what is proposed.
    pub(crate) fn answer(&self, seat: Seat, yes: bool, now: Now) -> Result<Prepared<G>, Denied> {
        let mut after = self.desk.standing.clone();
        if after.proposal.is_none() {
            return Err(Denied::NoProposal);
        }
        after.answer(seat, yes);
        let outcome = self.decided(&after).filter(|_| yes);
        self.carry_out(Record::Answered { seat, yes }, outcome, now)
    }

    /// Somebody new asks for the seat of a bot, in the middle of a game.
    pub(crate) fn ask_in(&self, seat: Seat, newcomer: Person, now: Now) -> Result<Prepared<G>, Denied> {
        if self.desk.is_over() {
            return Err(Denied::Begun);
        }
        let asked_for = Some(seat);
        match self.desk.standing.proposal.as_deref() {
            Some(Open { newcomer: Some(known), by, .. }) if known.player == newcomer.player => {
                Ok(Prepared { asked_for: Some(*by), ..Prepared::effect(now, Effect::None) })
            }
            Some(_) => Err(Denied::NoProposal),
            None => {
                let what = Proposal::Newcomer { name: newcomer.name.clone() };
                let record = Record::Proposed { seat, what, newcomer: Some(newcomer) };
                Ok(Prepared { asked_for, ..self.record(record, now)? })
            }
        }
    }

    /// The host hands the role over.
    pub(crate) fn hand_over(&self, seat: Seat, now: Now) -> Result<Prepared<G>, Denied> {
        match self.desk.standing.owner(seat) {
            Some(heir) if heir != self.desk.host() => self.record(Record::Hosted { seat }, now),
            _ => Err(Denied::NoProposal),
        }
    }

    /// Whether this seat may propose a bot for that one, and whether that needs no vote.
    fn may_stand_in(&self, seat: Seat, whose: Seat, now: Now) -> Result<bool, Denied> {
        let place = self.desk.standing.places.get(whose.index()).ok_or(Denied::Seats)?;
        let owner = self.desk.standing.owner(whose);
        if owner.is_none() || place.bot.is_some() || owner == self.desk.standing.owner(seat) {
            return Err(Denied::NoProposal);
        }
        if self.is_here(whose) {
            return Err(Denied::SeatTaken);
        }
        let (overdue, what) = (self.is_overdue(whose, now), Proposal::StandIn { seat: whose });
        if overdue || self.desk.standing.can_be_decided(&what) { Ok(overdue) } else { Err(Denied::SeatKept) }
    }

    /// Whether the person of this seat may be proposed as the host, and whether that needs no vote.
    fn may_replace_host(&self, heir: Seat, now: Now) -> Result<bool, Denied> {
        let standing = &self.desk.standing;
        if standing.owner(heir).is_none_or(|heir| heir == standing.host) {
            return Err(Denied::NoProposal);
        }
        if !self.host_is_gone(now) {
            return Err(Denied::HostKept);
        }
        Ok(!standing.can_be_decided(&Proposal::Host { seat: heir }))
    }

    /// Whether the time rule, or a vote, has replaced the host where they play; or they have done nothing for long.
    fn host_is_gone(&self, now: Now) -> bool {
        let standing = &self.desk.standing;
        let replaced = |seat: &Seat| standing.places[seat.index()].until_back || self.is_overdue(*seat, now);
        let seats = standing.seats_of(Some(standing.host));
        let gone = seats.iter().any(replaced) || now.wall - standing.host_seen >= PATIENCE;
        gone && !self.is_connected(standing.host)
    }

    /// What is done now, when what is proposed is agreed by as many as have to.
    fn decided(&self, after: &Standing) -> Option<Record<G>> {
        let open = after.proposal.as_deref().filter(|_| after.is_agreed())?;
        self.outcome(open)
    }

    /// What is done when a proposal succeeds. Those whom it is about have to be away still.
    fn outcome(&self, open: &Open) -> Option<Record<G>> {
        let (entropy, used) = (String::new(), None);
        match open.what {
            Proposal::Undo { to } => Some(Record::TakenBack { to, seat: open.by, consent: true, used }),
            Proposal::Pause => Some(Record::Paused { used }),
            Proposal::StandIn { seat } if !self.is_here(seat) => {
                let person = self.desk.standing.places.get(seat.index())?.person.clone();
                let place = Place { person, bot: Some(STAND_IN.into()), until_back: true };
                Some(Record::Seated { seat, place, entropy, used })
            }
            Proposal::Host { seat } if !self.is_connected(self.desk.host()) => Some(Record::Hosted { seat }),
            Proposal::Newcomer { .. } => {
                let place = Place::of(open.newcomer.clone()?);
                Some(Record::Seated { seat: open.by, place, entropy, used })
            }
            Proposal::GiveUp => self.failure(),
            // The server opens the table.
            Proposal::Rematch { .. } | Proposal::StandIn { .. } | Proposal::Host { .. } => None,
        }
    }

    /// A step of what was said and what comes of it.
    fn carry_out(
        &self,
        said: Record<G>,
        outcome: Option<Record<G>>,
        now: Now,
    ) -> Result<Prepared<G>, Denied> {
        let (mut seat, mut seats) = (None, Vec::new());
        if let Some(Record::Seated { seat: whose, place, .. }) = &outcome {
            seat = Some(*whose);
            let newcomer = place.person.as_ref().filter(|person| self.seats_of(person.player).is_empty());
            seats.extend(newcomer.map(|person| (person.player, SeatChange::Take)));
        }
        let prepared = self.record_all([said].into_iter().chain(outcome), now)?;
        Ok(Prepared { seat, seats, ..prepared })
    }
}
