//! Connecting, sitting down, and beginning.

use crate::command::{Arrival, ConnectionId, Visitor};
use crate::host::{Host, STAND_IN};
use crate::journal::{Identity, Person, Place, Record};
use crate::now::Now;
use crate::pledges::SHARES;
use crate::prepared::{Effect, Prepared, SeatChange};
use crate::protocol::{Proposal, Wish};
use crate::refused::Denied;
use crate::viewers::Connection;
use catalog::Listed;
use table::Seat;

/// How long a table without clocks waits for somebody before a bot may stand in, in milliseconds.
pub(crate) const PATIENCE: i64 = 24 * 3_600_000;

impl<G: Listed> Host<G> {
    /// Whether the visitor may know of the table. For anybody else there is none.
    ///
    /// # Errors
    /// That there is no such table.
    pub fn may_see(&self, visitor: &Visitor) -> Result<(), Denied> {
        let sits = self.sits_or_hosts(visitor.player);
        let may = sits || visitor.watch.is_some() || self.desk.opened.listed;
        if may { Ok(()) } else { Err(Denied::NoTable) }
    }

    pub(crate) fn sits_or_hosts(&self, player: Option<Identity>) -> bool {
        self.desk.standing.has_seat(player) || player == Some(self.desk.host())
    }

    /// Whether there is a place for the visitor.
    pub(crate) fn may_connect(&self, visitor: &Visitor) -> Result<(), Denied> {
        self.may_see(visitor)?;
        let standing = &self.desk.standing;
        // No crowd keeps those who play from the table, and nobody takes a place there but their own.
        let crowd = self.connections_of(visitor.player).count();
        if self.sits_or_hosts(visitor.player) || crowd >= self.limits.connections_per_person {
            return Ok(());
        }
        let watch = |found: &&Connection| !standing.has_seat(found.visitor.player);
        let watching = self.viewers.iter().filter(watch).count();
        if watching >= self.limits.connections { Err(Denied::TooMany) } else { Ok(()) }
    }

    /// The connections of a person, the oldest first. A connection without a player belongs to nobody.
    fn connections_of(&self, player: Option<Identity>) -> impl Iterator<Item = ConnectionId> {
        let theirs = move |found: &&Connection| player.is_some() && found.visitor.player == player;
        self.viewers.iter().filter(theirs).map(|found| found.number)
    }

    /// The oldest connections of a person that make room for a newer one.
    pub(crate) fn too_old(&self, player: Option<Identity>) -> Vec<ConnectionId> {
        let all = self.connections_of(player).count();
        self.connections_of(player).take(all.saturating_sub(self.limits.connections_per_person)).collect()
    }

    /// Somebody sits down.
    pub(crate) fn join(&self, arrival: Arrival, now: Now) -> Result<Prepared<G>, Denied> {
        let Arrival { player, name, seat, by_link, commitment } = arrival;
        let places = &self.desk.standing.places;
        if let Some(seat) = self.seats_of(player).first() {
            return Ok(Prepared { seat: Some(*seat), ..Prepared::effect(now, Effect::None) });
        }
        // Nobody changes who is on the list.
        if self.is_opening() {
            return Err(Denied::Begun);
        }
        let seat = match seat {
            Some(seat) => {
                let place = places.get(seat.index()).ok_or(Denied::Seats)?;
                // A seat's own link also takes the place of a bot that has nobody to stand in for.
                let free = if by_link { place.person.is_none() } else { place.is_open() };
                if !free {
                    return Err(Denied::SeatTaken);
                }
                if !self.may_change_hands() {
                    return self.ask_in(seat, Person { player, name }, now);
                }
                seat
            }
            None => {
                let free = places.iter().position(Place::is_open).ok_or(Denied::TableFull)?;
                Seat::new(free as u8)
            }
        };
        let place = Place::of(Person { player, name });
        self.seated(seat, place, commitment, Some((player, SeatChange::Take)), now)
    }

    /// Whether somebody new may take the place of a bot at once: before the game, or if nobody plays but the host.
    fn may_change_hands(&self) -> bool {
        let host = self.desk.host();
        let others = |place: &Place| place.person.as_ref().is_some_and(|person| person.player != host);
        self.desk.game.is_none() || !self.desk.standing.places.iter().any(others)
    }

    /// Whether a bot may stand in for somebody who is not here, without a vote: once the time rule has replaced them.
    pub(crate) fn is_overdue(&self, seat: Seat, now: Now) -> bool {
        let standing = &self.desk.standing;
        match standing.clocks.counts() {
            true => standing.timed_out.contains(seat),
            false => self.desk.asked() == Some(seat) && now.wall - standing.asked_at >= PATIENCE,
        }
    }

    /// Somebody sits down in a seat, perhaps with a commitment to a share of the dice.
    fn seated(
        &self,
        seat: Seat,
        place: Place,
        commitment: Option<String>,
        change: Option<(Identity, SeatChange)>,
        now: Now,
    ) -> Result<Prepared<G>, Denied> {
        // Who sits down in the middle of a game has no share of its dice.
        let commitment = commitment.filter(|_| self.desk.game.is_none() && self.desk.opened.dice == SHARES);
        let committed = self.committed(seat, commitment)?;
        let seated = Record::Seated { seat, place, entropy: String::new(), used: None };
        let prepared = self.record_all([seated].into_iter().chain(committed), now)?;
        Ok(Prepared { seats: change.into_iter().collect(), seat: Some(seat), ..prepared })
    }

    /// The host begins: bots take the seats that are still open.
    pub(crate) fn begin_now(&self, now: Now) -> Result<Prepared<G>, Denied> {
        if self.desk.game.is_some() || self.is_opening() {
            return Err(Denied::Begun);
        }
        let bot = Place::bot(bots::Level::Torch.into());
        let places = &self.desk.standing.places;
        let open = Seat::all(self.desk.seats()).filter(|seat| places[seat.index()].is_open());
        let taken = |seat| Record::Seated { seat, place: bot.clone(), entropy: String::new(), used: None };
        let seated = open.map(taken);
        self.record_all(seated, now)
    }

    /// A bot for a leaver, another level, a person's return.
    pub(crate) fn sit(
        &self,
        connection: ConnectionId,
        seat: Seat,
        wish: Wish,
        commitment: Option<String>,
        now: Now,
    ) -> Result<Prepared<G>, Denied> {
        if self.is_opening() {
            return Err(Denied::Begun);
        }
        let place = self.desk.standing.places.get(seat.index()).cloned().ok_or(Denied::Seats)?;
        let visitor = self.visitor(connection)?;
        let player = visitor.player.ok_or(Denied::NotKnown)?;
        let mine = place.is_of(player);
        let host = player == self.desk.host();
        let (new, change) = match wish {
            Wish::Me if mine => (Place { bot: None, until_back: false, ..place }, None),
            // A player would have looked into the seat of an opponent.
            Wish::Me
                if place.person.is_none()
                    && self.desk.game.is_some()
                    && !self.seats_of(player).is_empty() =>
            {
                return Err(Denied::OpponentsSeat);
            }
            Wish::Me if place.person.is_none() && host => {
                let person = Person { player, name: visitor.name.clone().ok_or(Denied::NotKnown)? };
                if !self.may_change_hands() {
                    return self.ask_in(seat, person, now);
                }
                (Place::of(person), Some((player, SeatChange::Take)))
            }
            Wish::Me => return Err(Denied::SeatTaken),
            // The host cannot take the seat of somebody who is here.
            Wish::Bot { .. }
                if !mine && place.person.is_some() && place.bot.is_none() && self.is_here(seat) =>
            {
                return Err(if host { Denied::SeatTaken } else { Denied::NotYourSeat { seat } });
            }
            // Nor that of somebody whose connection is gone, before their time is up.
            Wish::Bot { .. }
                if !mine
                    && host
                    && place.person.is_some()
                    && self.desk.game.is_some()
                    && !self.is_overdue(seat, now) =>
            {
                return Err(Denied::SeatKept);
            }
            // A leaver's seat stays theirs while a bot plays for them.
            Wish::Bot { level } if mine || host => {
                let imposed = !mine && place.person.is_some() && (place.bot.is_none() || place.until_back);
                (Place { bot: Some(level), until_back: imposed, ..place }, None)
            }
            // Before the game a seat is free again; in the middle of it the owner may leave it to a bot for good.
            Wish::Open if ((mine || host) && self.desk.game.is_none()) || (mine && !self.desk.is_over()) => {
                // A player with another seat at the table stays.
                let leaves = |person: &Person| self.seats_of(person.player).len() == 1;
                let leaver = place.person.filter(leaves);
                (self.vacant(), leaver.map(|person| (person.player, SeatChange::Leave)))
            }
            Wish::Open if mine || host => return Err(Denied::Begun),
            _ => return Err(Denied::NotYourSeat { seat }),
        };
        let commitment = commitment.filter(|_| new.is_of(player));
        self.seated(seat, new, commitment, change, now)
    }
    /// The place of a seat that somebody has left for good.
    fn vacant(&self) -> Place {
        if self.desk.game.is_none() && !self.is_opening() { Place::OPEN } else { Place::bot(STAND_IN.into()) }
    }

    /// What ends now that somebody is back, if anything does: a bot that stands in until then, or a vote about them.
    fn ends_with_return(&self, player: Identity) -> Option<Record<G>> {
        let standing = &self.desk.standing;
        let theirs = |place: &Place| place.is_of(player) && place.until_back;
        if let Some(index) = standing.places.iter().position(theirs) {
            let place = Place { bot: None, until_back: false, ..standing.places[index].clone() };
            let seat = Seat::new(index as u8);
            return Some(Record::Seated { seat, place, entropy: String::new(), used: None });
        }
        let about = match standing.proposal.as_deref()?.what {
            Proposal::StandIn { seat } => standing.owner(seat) == Some(player),
            Proposal::Host { .. } => standing.host == player,
            _ => false,
        };
        about.then_some(Record::Lapsed)
    }

    /// Whether something ends because this person is back; then a [`Return`](crate::Command::Return) is due.
    pub fn ends_something(&self, player: Identity) -> bool {
        self.ends_with_return(player).is_some()
    }

    /// Somebody is back. One thing ends at a time.
    pub(crate) fn returned(&self, player: Identity, now: Now) -> Result<Prepared<G>, Denied> {
        match self.ends_with_return(player) {
            Some(Record::Seated { seat, place, .. }) => self.seated(seat, place, None, None, now),
            Some(record) => self.record(record, now),
            None => Ok(Prepared::effect(now, Effect::None)),
        }
    }

    /// Somebody wants to be known no longer: their seats become free or a bot's, and somebody else is the host.
    pub(crate) fn forget(&self, player: Identity, now: Now) -> Result<Prepared<G>, Denied> {
        let standing = &self.desk.standing;
        let place = self.vacant();
        let seats = self.seats_of(player);
        let left = |seat: Seat| {
            let place = place.clone();
            Record::Seated { seat, place, entropy: String::new(), used: None }
        };
        let mut records: Vec<Record<G>> = seats.iter().copied().map(left).collect();
        let others = |seat: &Seat| standing.owner(*seat).is_some_and(|owner| owner != player);
        let heirs = || Seat::all(self.desk.seats()).filter(others);
        if standing.host == player {
            let heir = heirs().find(|seat| self.is_here(*seat)).or_else(|| heirs().next());
            records.extend(heir.map(|seat| Record::Hosted { seat }));
        }
        let newcomer = standing.proposal.as_deref().and_then(|open| open.newcomer.as_ref());
        if newcomer.is_some_and(|newcomer| newcomer.player == player) {
            records.push(Record::Lapsed);
        }
        if records.is_empty() {
            return Ok(Prepared::effect(now, Effect::Forget(player)));
        }
        let change = (player, SeatChange::Leave);
        let seats = seats.first().map(|_| change).into_iter().collect();
        Ok(Prepared { seats, effect: Effect::Forget(player), ..self.record_all(records, now)? })
    }
}
