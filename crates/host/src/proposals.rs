//! What is proposed at a table, who has a say in it, and whether they agree. All of it follows from the journal.

use crate::desk::Standing;
use crate::journal::{Identity, Person};
use crate::protocol::{Proposal, Votes};
use table::{Seat, SeatSet};

/// The fewest people who decide something about another person: nobody decides it alone.
const FEWEST: usize = 2;

/// What is proposed and not yet decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Open {
    /// Who proposed it; a newcomer has no seat yet, and asks for this one.
    pub by: Seat,
    pub what: Proposal,
    /// The newcomer who asks for the seat.
    pub newcomer: Option<Person>,
    pub agreed: SeatSet,
    pub declined: SeatSet,
}

impl Proposal {
    /// Whether most of the others decide, and not everybody.
    fn by_majority(&self) -> bool {
        matches!(self, Proposal::StandIn { .. } | Proposal::Host { .. } | Proposal::GiveUp)
    }

    /// Whether people have a say for whom a bot stands in: it is about what was played in their seat, or about the table.
    fn asks_owners(&self) -> bool {
        matches!(self, Proposal::Undo { .. } | Proposal::Newcomer { .. } | Proposal::Rematch { .. })
    }

    /// Whether it is about the present position, so that the next input ends it.
    pub(crate) fn is_of_the_moment(&self) -> bool {
        matches!(self, Proposal::Undo { .. } | Proposal::Pause)
    }
}

impl Standing {
    /// Whose seat it is.
    pub fn owner(&self, seat: Seat) -> Option<Identity> {
        self.places.get(seat.index())?.person.as_ref().map(|person| person.player)
    }

    /// Whom a proposal is about; they have no say in it.
    fn subjects(&self, what: &Proposal) -> Vec<Identity> {
        match what {
            Proposal::StandIn { seat } => self.owner(*seat).into_iter().collect(),
            Proposal::Host { .. } => vec![self.host],
            Proposal::GiveUp => self.pledges.awaited_people(),
            _ => Vec::new(),
        }
    }

    /// Everybody who has a say, by their first seat: people, however many seats or connections they have, and no bots.
    pub fn voters(&self, what: &Proposal) -> Vec<Seat> {
        let subjects = self.subjects(what);
        let mut people: Vec<Identity> = Vec::new();
        let mut first_seat = |seat: &Seat| {
            let decides = what.asks_owners() || self.places[seat.index()].bot.is_none();
            let person = self.owner(*seat).filter(|player| decides && !subjects.contains(player));
            let new = person.filter(|player| !people.contains(player));
            people.extend(new);
            new.is_some()
        };
        Seat::all(self.seats()).filter(|seat| first_seat(seat)).collect()
    }

    /// How many have to agree.
    fn needed(&self, what: &Proposal) -> usize {
        let voters = self.voters(what).len();
        if what.by_majority() { (voters / 2 + 1).max(FEWEST) } else { voters }
    }

    /// Whether there are enough people to decide it.
    pub fn can_be_decided(&self, what: &Proposal) -> bool {
        self.voters(what).len() >= self.needed(what)
    }

    /// Whether the person of this seat is among the persons of those.
    fn is_among(&self, seat: Seat, seats: SeatSet) -> bool {
        let person = self.owner(seat);
        person.is_some() && seats.iter().any(|other| self.owner(other) == person)
    }

    /// Who has answered what is proposed, and who is waited for.
    pub fn votes(&self) -> Option<Votes> {
        let open = self.proposal.as_deref()?;
        let voters = self.voters(&open.what);
        let of = |seats: SeatSet| voters.iter().copied().filter(|seat| self.is_among(*seat, seats)).collect();
        let (agreed, declined): (Vec<Seat>, Vec<Seat>) = (of(open.agreed), of(open.declined));
        let awaited =
            voters.iter().copied().filter(|seat| !agreed.contains(seat) && !declined.contains(seat));
        Some(Votes {
            awaited: awaited.collect(),
            needed: self.needed(&open.what) as u8,
            agreed: agreed.clone(),
            declined,
        })
    }

    /// Whether as many have agreed as have to.
    pub fn is_agreed(&self) -> bool {
        self.votes().is_some_and(|votes| votes.agreed.len() >= usize::from(votes.needed))
    }

    /// Something is proposed. People who have answered a rematch need not do it again when its terms change.
    pub fn propose(&mut self, by: Seat, what: Proposal, newcomer: Option<Person>) {
        let rematch = |what: &Proposal| matches!(what, Proposal::Rematch { .. });
        match self.proposal.as_deref_mut() {
            Some(open) if rematch(&open.what) && rematch(&what) => open.what = what,
            _ => {
                let (agreed, declined) = (SeatSet::EMPTY, SeatSet::EMPTY);
                self.proposal = Some(Box::new(Open { by, what, newcomer, agreed, declined }));
            }
        }
        self.answer(by, true);
    }

    /// Somebody answers what is proposed. Seats of one person speak with one voice, and the last word counts.
    pub fn answer(&mut self, seat: Seat, yes: bool) {
        let person = self.owner(seat);
        let others: Vec<Seat> =
            Seat::all(self.seats()).filter(|other| self.owner(*other) == person).collect();
        let Some(open) = self.proposal.as_deref_mut() else { return };
        for other in others.iter().filter(|_| person.is_some()) {
            open.agreed.remove(*other);
            open.declined.remove(*other);
        }
        if yes {
            open.agreed.insert(seat)
        } else {
            open.declined.insert(seat)
        }
        if !yes && self.ends_by_a_no_of(seat) {
            self.proposal = None;
        }
    }

    /// Whether what is proposed ends now that this seat has declined. A vote goes on as long as it can succeed, and a
    /// rematch without those who decline it may still be wanted.
    fn ends_by_a_no_of(&self, seat: Seat) -> bool {
        let Some(open) = self.proposal.as_deref() else { return false };
        let person = self.owner(seat);
        let own = person.is_some()
            && (self.owner(open.by) == person
                || person.is_some_and(|person| self.subjects(&open.what).contains(&person)));
        match &open.what {
            Proposal::Rematch { .. } => own,
            what if what.by_majority() => {
                let votes = self.votes().expect("something is proposed");
                own || votes.agreed.len() + votes.awaited.len() < usize::from(votes.needed)
            }
            _ => true,
        }
    }

    /// The place of a seat changes. Those who answered what is proposed may be others now, or it is pointless.
    pub fn reconsider(&mut self, seat: Seat, before: Option<Identity>) {
        let changed = self.owner(seat) != before;
        let about = |open: &Open| matches!(open.what, Proposal::StandIn { seat: whose } if whose == seat);
        if changed || self.proposal.as_deref().is_some_and(about) {
            self.proposal = None;
        }
    }
}
