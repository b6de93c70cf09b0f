//! The games of a server: what is told about them, and the ways into their code.

use crate::http::{Opening, PlayableGame};
use crate::problem::Refuse;
use crate::room::{Mailbox, Wake};
use catalog::{Listed, Registry, Visit};
use std::sync::Arc;

/// The first records of a table, with the version of the rules they were made by.
type Opened = Result<(u32, Vec<Vec<u8>>), Refuse>;

/// The games that can be played at a server, in the order in which they are offered.
#[derive(Clone)]
pub struct Games(Arc<[Hosted]>);

/// A game of the server.
pub(crate) struct Hosted {
    /// What anybody may know of it.
    pub about: PlayableGame,
    /// Its own texts: the code of the language, and a Fluent file.
    pub locales: &'static [(&'static str, &'static str)],
    /// Makes the first records of a table.
    pub open: fn(Opening) -> Opened,
    /// Brings a table into memory.
    pub wake: fn(Wake) -> Result<Mailbox, Refuse>,
}

impl Games {
    /// The games of a registry.
    pub fn of<L: catalog::Games>(registry: Registry<L>) -> Games {
        #[derive(Clone)]
        struct Host;
        impl Visit for Host {
            type Out = Hosted;
            fn visit<G: Listed>(self) -> Hosted {
                Hosted {
                    about: PlayableGame::of::<G>(),
                    locales: G::LOCALES,
                    open: |opening| opening.visit::<G>(),
                    wake: |wake| wake.visit::<G>(),
                }
            }
        }
        Games(registry.visit_all(Host).into())
    }

    /// The game with this id.
    pub(crate) fn find(&self, id: &str) -> Option<&Hosted> {
        self.0.iter().find(|hosted| hosted.about.game == id)
    }

    /// All of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Hosted> {
        self.0.iter()
    }

    /// Their ids.
    pub(crate) fn ids(&self) -> Vec<&'static str> {
        self.0.iter().map(|hosted| hosted.about.game).collect()
    }
}
