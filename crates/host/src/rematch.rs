//! Playing again: everybody agrees first, or those who do not are left out.

use crate::host::{Host, STAND_IN};
use crate::journal::{Identity, Place, Record};
use crate::now::Now;
use crate::prepared::{Effect, Prepared};
use crate::protocol::{Proposal, Votes, Without};
use crate::refused::Denied;
use catalog::Listed;
use table::Seat;

/// Who plays again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rematch {
    /// Who sits where.
    pub places: Vec<Place>,
    /// Who is the host.
    pub host: Identity,
    /// What they have committed to for the dice of the next table.
    pub commitments: Vec<(Identity, String)>,
}

impl<G: Listed> Host<G> {
    /// Somebody wants to play again, or agrees to it.
    pub(crate) fn again(&self, player: Identity, now: Now) -> Result<Prepared<G>, Denied> {
        if !self.sits_or_hosts(Some(player)) {
            return Err(Denied::NoTable);
        }
        if !self.desk.is_over() {
            return Err(Denied::NotOver);
        }
        let standing = &self.desk.standing;
        let agreed = || standing.votes().is_some_and(|votes| self.speaks_in(player, &votes.agreed));
        match self.seats_of(player).first() {
            _ if standing.next.is_some() || agreed() => Ok(Prepared::effect(now, Effect::None)),
            Some(seat) if standing.proposal.is_some() => self.answer(*seat, true, now),
            Some(seat) => self.propose(*seat, Proposal::Rematch { without: None }, now),
            // A host who only watches begins again if nobody else is to be asked.
            None if self.is_bots_only() => Ok(Prepared::effect(now, Effect::None)),
            None => Err(Denied::NoProposal),
        }
    }

    fn speaks_in(&self, player: Identity, seats: &[Seat]) -> bool {
        seats.iter().any(|seat| self.desk.standing.owner(*seat) == Some(player))
    }

    fn is_bots_only(&self) -> bool {
        self.desk.standing.places.iter().all(|place| place.person.is_none())
    }

    /// A rematch is proposed; or, once somebody has declined it or left, how it begins without them.
    pub(crate) fn propose_rematch(
        &self,
        seat: Seat,
        without: Option<Without>,
        now: Now,
    ) -> Result<Prepared<G>, Denied> {
        if !self.desk.is_over() {
            return Err(Denied::NotOver);
        }
        let standing = &self.desk.standing;
        let player = standing.owner(seat);
        let possible = match (standing.proposal.as_deref(), without) {
            _ if standing.next.is_some() => false,
            (None, None) => true,
            (Some(open), Some(without)) => {
                if player != Some(standing.host) && player != standing.owner(open.by) {
                    return Err(Denied::NotHost);
                }
                let votes = standing.votes().ok_or(Denied::NoProposal)?;
                let out = self.left_out(&votes);
                let out: Vec<Seat> = out.into_iter().filter(|out| standing.owner(*out) != player).collect();
                !out.is_empty() && self.places_without(&out, without).is_some()
            }
            _ => false,
        };
        if !possible {
            return Err(Denied::NoProposal);
        }
        self.record(Record::Proposed { seat, what: Proposal::Rematch { without }, newcomer: None }, now)
    }

    /// Those who have declined, or who have not answered and are not there.
    fn left_out(&self, votes: &Votes) -> Vec<Seat> {
        let away = votes.awaited.iter().filter(|seat| !self.is_here(**seat));
        votes.declined.iter().chain(away).copied().collect()
    }

    /// Who sits where when these people are left out; nothing when too few would be left.
    fn places_without(&self, out: &[Seat], without: Without) -> Option<Vec<Place>> {
        let standing = &self.desk.standing;
        let stays = |place: &Place| match &place.person {
            Some(person) => !self.speaks_in(person.player, out),
            None => true,
        };
        let place = |place: &Place| match (&place.person, without) {
            // A person who was stood in for plays again.
            (Some(person), _) if stays(place) => Some(Place::of(person.clone())),
            (Some(_), Without::Bots) => Some(Place::bot(STAND_IN.into())),
            (Some(_), Without::Fewer) => None,
            (None, _) => Some(place.clone()),
        };
        let places: Vec<Place> = standing.places.iter().filter_map(place).collect();
        let fewest = usize::from((*G::PLAYERS.start()).max(2)).min(standing.places.len());
        (places.len() >= fewest).then_some(places)
    }

    /// Who plays again, once nobody is waited for any more. At a table of bots only, the host alone decides.
    pub fn rematch(&self, player: Option<Identity>) -> Option<Rematch> {
        let standing = &self.desk.standing;
        if !self.desk.is_over() || standing.next.is_some() {
            return None;
        }
        if self.is_bots_only() {
            let host = player.filter(|player| *player == standing.host)?;
            return Some(Rematch { places: standing.places.to_vec(), host, commitments: Vec::new() });
        }
        let open = standing.proposal.as_deref()?;
        let Proposal::Rematch { without } = open.what else { return None };
        let votes = standing.votes()?;
        let out = match without {
            _ if standing.is_agreed() => Vec::new(),
            None => return None,
            Some(_) => self.left_out(&votes),
        };
        if votes.awaited.iter().any(|seat| !out.contains(seat)) || votes.agreed.is_empty() {
            return None;
        }
        let places = self.places_without(&out, without.unwrap_or(Without::Bots))?;
        let plays = |player: &Identity| places.iter().any(|place| place.is_of(*player));
        let first = || votes.agreed.first().and_then(|seat| standing.owner(*seat));
        let host =
            Some(standing.host).filter(plays).or(standing.owner(open.by).filter(plays)).or_else(first)?;
        let commitments = standing.pledges.all_committed().filter(|(player, _)| plays(player)).collect();
        Some(Rematch { places, host, commitments })
    }
}
