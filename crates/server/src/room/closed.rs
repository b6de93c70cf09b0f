//! A table that the operator has closed: it answers, and nothing happens there any more.

use super::{Again, Ask, Room, Rooms};
use crate::problem::Refuse;
use catalog::Listed;
use host::Visitor;

impl<G: Listed> Room<G> {
    /// Ends the task of the table: everybody who is connected is told why.
    pub(super) fn end(&mut self, refuse: &Refuse, rooms: &Rooms) {
        self.queues.close(refuse);
        rooms.forget(self.id);
    }

    /// Answers a request to a closed table. To those who may not see it, it does not exist.
    pub(super) fn decline(&mut self, ask: Ask) {
        let why = |visitor: &Visitor| match self.host.may_see(visitor) {
            Ok(()) => Refuse::TableClosed,
            Err(denied) => denied.into(),
        };
        let known = |player| Visitor { player: Some(player), ..Visitor::default() };
        match ask {
            Ask::Attach { visitor, reply, .. } => drop(reply.send(Err(why(&visitor)))),
            // Only somebody with a link gets here.
            Ask::Join { reply, .. } => drop(reply.send(Err(Refuse::TableClosed))),
            Ask::Links { player, reply, .. } => drop(reply.send(Err(why(&known(player))))),
            Ask::Rematch { player, reply } => drop(reply.send(Err(why(&known(player))))),
            Ask::Follow { reply, .. } => drop(reply.send(Err(Refuse::TableClosed))),
            Ask::Arrange { reply, .. } => drop(reply.send(Again::Waiting)),
            Ask::Absent { reply } => drop(reply.send(Vec::new())),
            Ask::Forget { reply, .. } => drop(reply.send(Ok(()))),
            Ask::People { visitor, reply } => drop(reply.send(self.people(&visitor))),
            Ask::Export { visitor, reply } => self.export(&visitor, reply),
            Ask::Detach { .. } | Ask::Say { .. } | Ask::Answered(_) | Ask::Close | Ask::Shut { .. } => {}
        }
    }
}
