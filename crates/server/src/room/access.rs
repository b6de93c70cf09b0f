//! Beginning, links, exports, and rematches.

use super::{Again, NewRound, Room, Rooms};
use crate::problem::Refuse;
use archive::{Append, LinkChange, TableId};
use catalog::Listed;
use host::journal::{Identity, Person};
use host::{Command, Denied, Visitor};
use std::sync::Arc;
use table::Seat;
use tokio::sync::oneshot;

impl<G: Listed> Room<G> {
    /// Begins the game once every seat is taken.
    pub(super) async fn begin_if_ready(&mut self) {
        if self.host.is_ready(self.shared.time.now())
            && !self.closed
            && let Err(refuse) = self.perform(Command::Begin).await
        {
            tracing::warn!(table = %self.id, ?refuse, "the game could not begin");
        }
    }

    /// Creates or revokes a link, for the host.
    pub(super) async fn links(
        &mut self,
        player: Identity,
        seat: Option<Seat>,
        change: LinkChange,
    ) -> Result<(), Refuse> {
        if player != self.host.desk().host() {
            let visitor = Visitor { player: Some(player), ..Visitor::default() };
            self.host.may_see(&visitor)?;
            return Err(Denied::NotHost.into());
        }
        if seat.is_some_and(|seat| seat.index() >= self.host.places().len()) {
            return Err(Denied::Seats.into());
        }
        let removed = match &change {
            LinkChange::Remove { hash } => Some(*hash),
            LinkChange::Add { .. } => None,
        };
        let (count, now) = (self.host.desk().count(), self.shared.clock.now());
        let append = Append { links: vec![change], ..Append::records(self.id, count, now, Vec::new()) };
        self.shared.archive.append(append).await?;
        // A spectator whose link was revoked is disconnected from the table.
        if let Some(link) = removed {
            self.perform(Command::Revoke { link, problem: Refuse::NoLink.into() }).await?;
        }
        Ok(())
    }

    /// Who sits in each seat, for those who may see the table.
    pub(super) fn people(&self, visitor: &Visitor) -> Result<Vec<Option<Person>>, Refuse> {
        self.host.may_see(visitor)?;
        Ok(self.host.places().iter().map(|place| place.person.clone()).collect())
    }

    /// Writes the game as a file in the background, once it is over, for those who may see the table.
    pub(super) fn export(&self, visitor: &Visitor, reply: oneshot::Sender<Result<String, Refuse>>) {
        match self.host.may_see(visitor).and_then(|()| self.host.export()) {
            // The client may be disconnected already.
            Ok(export) => drop(tokio::task::spawn_blocking(move || drop(reply.send(Ok(export.write()))))),
            Err(denied) => drop(reply.send(Err(denied.into()))),
        }
    }

    /// Ends what was only until this player is back.
    pub(super) async fn welcome_back(&mut self, player: Option<Identity>) {
        let Some(player) = player else { return };
        while self.host.ends_something(player) {
            if let Err(refuse) = Box::pin(self.perform(Command::Return { player })).await {
                tracing::warn!(table = %self.id, ?refuse, "a player who is back could not take over");
                return;
            }
        }
    }

    /// A player wants to play again; whether the table for it is to be opened now.
    pub(super) async fn wants_again(&mut self, player: Identity) -> Result<bool, Refuse> {
        self.perform(Command::Again { player }).await?;
        Ok(self.host.rematch(Some(player)).is_some())
    }

    /// Opens the table of a rematch in the background, once nobody is waited for.
    pub(super) fn arrange(&self, rooms: &Arc<Rooms>) {
        if self.host.rematch(None).is_some() {
            let (shared, rooms, id) = (self.shared.clone(), rooms.clone(), self.id);
            tokio::spawn(async move {
                if let Err(refuse) = crate::http::arrange(&shared, &rooms, id, None).await {
                    tracing::warn!(table = %id, ?refuse, "the table of a rematch could not be opened");
                }
            });
        }
    }

    /// What a rematch begins with.
    pub(super) fn again(&self, player: Option<Identity>) -> Again {
        if let Some(next) = self.host.next_table() {
            return Again::There(next);
        }
        let Some(rematch) = self.host.rematch(player) else { return Again::Waiting };
        let opened = &self.host.desk().opened;
        let setup = match rematch.places.len() == opened.seats.len() {
            true => opened.setup.clone(),
            false => G::resized(&opened.setup, rematch.places.len() as u8),
        };
        Again::Due(Box::new(NewRound {
            setup: serde_json::to_value(&setup).expect("setups are plain data"),
            places: rematch.places,
            host: rematch.host,
            commitments: rematch.commitments,
            clock: opened.clock,
            listed: opened.listed,
            game: G::ID,
        }))
    }

    /// Announces the table of the rematch; the first such table counts.
    pub(super) async fn follow(&mut self, table: TableId) -> Result<TableId, Refuse> {
        if let Some(next) = self.host.next_table() {
            return Ok(next);
        }
        self.perform(Command::Follow { table }).await?;
        Ok(table)
    }
}
