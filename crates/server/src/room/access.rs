//! Sitting down, beginning, links, exports, and what a list shows of a table.

use super::{Again, Room};
use crate::journal::{Identity, Person, Place, Record};
use crate::problem::Refuse;
use crate::protocol::Level;
use archive::{LinkChange, SeatChange, Status, Summary, TableId};
use catalog::Listed;
use fair::Entropy;
use serde_json::json;
use table::Seat;

impl<G: Listed> Room<G> {
    /// Somebody sits down.
    pub(super) async fn join(
        &mut self,
        player: Identity,
        name: String,
        seat: Option<Seat>,
        by_link: bool,
        entropy: Entropy,
    ) -> Result<Seat, Refuse> {
        if let Some(seat) = self.desk.seats_of(Some(player)).first() {
            return Ok(*seat);
        }
        let is_free = |place: &Place| place.person.is_none() && place.bot.is_none();
        let seat = match seat {
            Some(seat) => {
                let place = self.desk.places.get(seat.index()).ok_or(Refuse::Seats)?;
                // A seat's own link also takes the place of a bot that has nobody to stand in for.
                let free = if by_link { place.person.is_none() } else { is_free(place) };
                if free { Ok(seat) } else { Err(Refuse::SeatTaken) }?
            }
            None => {
                let free = self.desk.places.iter().position(is_free).ok_or(Refuse::TableFull)?;
                Seat(free as u8)
            }
        };
        let place = Place { person: Some(Person { player, name }), bot: None };
        let record = Record::Seated { seat, place, entropy: entropy.to_string() };
        let take = (player.0, SeatChange::Take { role: Vec::new() });
        self.record_with(record, Vec::new(), vec![take]).await?;
        self.minds.dismiss(seat);
        self.begin_if_ready().await;
        Ok(seat)
    }

    /// Begins when everybody sits.
    pub(super) async fn begin_if_ready(&mut self) {
        let filled = self.desk.places.iter().all(|place| place.person.is_some() || place.bot.is_some());
        if filled
            && self.desk.game.is_none()
            && let Err(refuse) = self.record(Record::Began).await
        {
            tracing::warn!(table = %self.id, ?refuse, "the game could not begin");
        }
    }

    /// The host begins: bots take the seats that are still open.
    pub(super) async fn begin_now(&mut self) -> Result<(), Refuse> {
        if self.desk.game.is_some() {
            return Err(Refuse::Begun);
        }
        for index in 0..self.desk.places.len() {
            let place = &self.desk.places[index];
            if place.person.is_none() && place.bot.is_none() {
                let place = Place { person: None, bot: Some(Level(bots::Level::Torch)) };
                let record = Record::Seated { seat: Seat(index as u8), place, entropy: String::new() };
                self.record(record).await?;
            }
        }
        self.record(Record::Began).await
    }

    /// The host makes or revokes links.
    pub(super) async fn links(&mut self, player: Identity, links: Vec<LinkChange>) -> Result<(), Refuse> {
        if player != self.desk.opened.host {
            return Err(Refuse::NotHost);
        }
        let append = archive::Append {
            links,
            ..archive::Append::records(self.id, self.desk.count, crate::shared::now(), Vec::new())
        };
        Ok(self.shared.archive.append(append).await?)
    }

    /// The game as a file, with everything needed to verify its dice; only when it is over.
    pub(super) fn export(&self) -> Result<String, Refuse> {
        let playing = self.desk.game.as_ref().ok_or(Refuse::NotBegun)?;
        if !self.desk.is_over() {
            return Err(Refuse::NotOver);
        }
        Ok(fair::file(&playing.session, &playing.dice).write())
    }

    /// What another game of the same people begins with.
    pub(super) fn again(&self, player: Identity) -> Result<Again, Refuse> {
        if self.desk.seats_of(Some(player)).is_empty() && player != self.desk.opened.host {
            return Err(Refuse::NoTable);
        }
        if !self.desk.is_over() {
            return Err(Refuse::NotOver);
        }
        Ok(Again {
            setup: serde_json::to_value(&self.desk.opened.setup).expect("setups are plain data"),
            places: self.desk.places.clone(),
            clock: self.desk.opened.clock,
            listed: self.desk.opened.listed,
            game: G::ID,
            next: self.desk.next,
        })
    }

    /// Tells everybody where the same people play again; the first such table counts.
    pub(super) async fn follow(&mut self, table: TableId) -> Result<TableId, Refuse> {
        if let Some(next) = self.desk.next {
            return Ok(next);
        }
        self.record(Record::Rematch { table: table.to_string() }).await?;
        Ok(table)
    }

    /// What lists show of the table.
    pub(super) fn summary_now(&self) -> Summary {
        let status = match (&self.desk.game, self.desk.is_over()) {
            (None, _) => Status::Open,
            (Some(_), true) => Status::Over,
            (Some(_), false) => Status::Playing,
        };
        let occupants: Vec<_> = self.desk.places.iter().map(Place::occupant).collect();
        let about = json!({ "seats": occupants, "clock": self.desk.opened.clock });
        Summary {
            status,
            listed: self.desk.opened.listed,
            wake: self.desk.clocks.runs_out().map(|(_, at)| at),
            about: about.to_string().into_bytes(),
        }
    }
}
