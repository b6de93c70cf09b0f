//! Sitting down, beginning, links, exports, and what a list shows of a table.

use super::history::History;
use super::{Again, Room, rooms};
use crate::journal::{About, Identity, Person, Place, Record};
use crate::problem::Refuse;
use archive::{LinkChange, SeatChange, Status, Summary, TableId};
use catalog::Listed;
use fair::Entropy;
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
        let seat = match seat {
            Some(seat) => {
                let place = self.desk.places.get(seat.index()).ok_or(Refuse::Seats)?;
                // A seat's own link also takes the place of a bot that has nobody to stand in for.
                let free = if by_link { place.person.is_none() } else { place.is_open() };
                if free { Ok(seat) } else { Err(Refuse::SeatTaken) }?
            }
            None => {
                let free = self.desk.places.iter().position(Place::is_open).ok_or(Refuse::TableFull)?;
                Seat(free as u8)
            }
        };
        let place = Place { person: Some(Person { player, name }), bot: None };
        let take = (player.0, SeatChange::Take { role: Vec::new() });
        self.record_all(self.seated(seat, place, entropy), vec![take]).await?;
        self.minds.dismiss(seat);
        Ok(seat)
    }

    /// Somebody sits down in a seat, and the game begins if that was the last one.
    pub(super) fn seated(&self, seat: Seat, place: Place, entropy: Entropy) -> Vec<Record<G>> {
        let mut places = self.desk.places.iter().enumerate();
        let others = places.all(|(index, place)| index == seat.index() || !place.is_open());
        let begins = self.desk.game.is_none() && others && !place.is_open();
        let seated = Record::Seated { seat, place, entropy: entropy.to_string() };
        [seated].into_iter().chain(begins.then_some(Record::Began)).collect()
    }

    /// Whether everybody sits and the game has not begun.
    pub(super) fn is_ready(&self) -> bool {
        self.desk.game.is_none() && !self.desk.places.iter().any(Place::is_open)
    }

    /// Begins when everybody sits.
    pub(super) async fn begin_if_ready(&mut self) {
        if self.is_ready()
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
        let bot = Place { person: None, bot: Some(bots::Level::Torch.into()) };
        let open = Seat::all(self.desk.seats()).filter(|seat| self.desk.places[seat.index()].is_open());
        let seated = open.map(|seat| Record::Seated { seat, place: bot.clone(), entropy: String::new() });
        let records = seated.chain([Record::Began]).collect();
        self.record_all(records, Vec::new()).await
    }

    /// The host makes or revokes links.
    pub(super) async fn links(
        &mut self,
        player: Identity,
        seat: Option<Seat>,
        change: LinkChange,
    ) -> Result<(), Refuse> {
        if player != self.desk.opened.host {
            return Err(Refuse::NotHost);
        }
        if seat.is_some_and(|seat| seat.0 >= self.desk.seats()) {
            return Err(Refuse::Seats);
        }
        let removed = match &change {
            LinkChange::Remove { hash } => Some(*hash),
            LinkChange::Add { .. } => None,
        };
        let append = archive::Append {
            links: vec![change],
            ..archive::Append::records(self.id, self.desk.count, self.shared.clock.now(), Vec::new())
        };
        self.shared.archive.append(append).await?;
        // Whoever watches by a link that is good for nothing any more watches no longer.
        if removed.is_some_and(|link| self.company.send_away(link, &Refuse::NoLink)) {
            self.tell_presence();
        }
        Ok(())
    }

    /// The game as a file, with everything needed to verify its dice; only when it is over.
    pub(super) async fn export(&mut self) -> Result<String, Refuse> {
        let playing = self.desk.game.as_ref().ok_or(Refuse::NotBegun)?;
        if !self.desk.is_over() {
            return Err(Refuse::NotOver);
        }
        let file = fair::file(&playing.session, &playing.dice);
        let mut history = History::new();
        rooms::replay::<G>(&self.shared, self.id, |desk, _, at, record, _| history.add(desk, at, record))
            .await?;
        Ok(history.complete(file).write())
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

    /// The person who is to decide, unless a bot does it or everything stands still.
    pub(super) fn waits_for(&self) -> Option<Identity> {
        let place = self.desk.asked().map(|seat| &self.desk.places[seat.index()])?;
        let waits = place.bot.is_none() && self.desk.clocks.paused().is_none();
        place.person.as_ref().filter(|_| waits).map(|person| person.player)
    }

    /// What lists show of the table.
    pub(super) fn summary_now(&self) -> Summary {
        let status = match (&self.desk.game, self.desk.is_over()) {
            (None, _) => Status::Open,
            (Some(_), true) => Status::Over,
            (Some(_), false) => Status::Playing,
        };
        let about = About::of(&self.desk.places, self.desk.opened.clock, self.waits_for());
        Summary {
            status,
            listed: self.desk.opened.listed,
            wake: self.desk.clocks.runs_out().map(|(_, at)| at),
            about: about.to_bytes(),
        }
    }
}
