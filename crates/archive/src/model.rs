//! What is put into the archive and what comes out of it.

use crate::{PlayerId, TableId};
use std::fmt;

/// A hash of a secret: what a link, a device's token or a recovery phrase is found by. The secrets themselves are never
/// stored.
pub type Digest = [u8; 32];

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// Waiting for players.
    Open,
    /// Being played.
    Playing,
    /// Over, for whatever reason.
    Over,
}

/// What can be known of a table without reading its journal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Summary {
    /// How far it is.
    pub status: Status,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// When somebody must act on it although nobody comes (a clock runs out), in milliseconds of whatever time the caller
    /// counts.
    pub wake: Option<i64>,
    /// What a lobby shows of it; opaque here.
    pub about: Vec<u8>,
}

/// A table to be created.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// Which game is played.
    pub game: String,
    /// By which version of the rules.
    pub rules: u32,
    /// When, in Unix milliseconds.
    pub created: i64,
    /// What nobody may see before the end, such as the seed; opaque, and in no listing.
    pub secret: Vec<u8>,
    /// The summary; that of the first [`Append`] goes before it.
    pub summary: Summary,
}

/// One change of a table: all of it or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The number of the first new record, which is how many there are: otherwise it is a conflict.
    pub first: u64,
    /// When, in Unix milliseconds.
    pub at: i64,
    /// The new records.
    pub records: Vec<Vec<u8>>,
    /// The new summary, if it changes.
    pub summary: Option<Summary>,
    /// Links that come or go.
    pub links: Vec<LinkChange>,
    /// Players who sit down or leave.
    pub seats: Vec<(PlayerId, SeatChange)>,
}

impl Append {
    /// Records alone.
    pub fn records(table: TableId, first: u64, at: i64, records: Vec<Vec<u8>>) -> Append {
        Append { table, first, at, records, summary: None, links: Vec::new(), seats: Vec::new() }
    }
}

/// A link that comes or goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkChange {
    /// The holder of the secret behind the hash may enter in this role; opaque here.
    Add {
        /// The hash of the secret in the link.
        hash: Digest,
        /// What the link is good for.
        role: Vec<u8>,
    },
    /// The link is revoked. A link that does not exist may be revoked too.
    Remove {
        /// The hash of the secret in the link.
        hash: Digest,
    },
}

/// A player who sits down or leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatChange {
    /// Sits down, wherever at the table.
    Take,
    /// Leaves the table.
    Leave,
}

/// One record of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its number, from 0.
    pub number: u64,
    /// When it was written, in Unix milliseconds.
    pub at: i64,
    /// What it says; opaque here.
    pub body: Vec<u8>,
}

/// A table with its whole journal.
#[derive(Clone, PartialEq, Eq)]
pub struct Stored {
    /// Which game is played.
    pub game: String,
    /// By which version of the rules.
    pub rules: u32,
    /// When it was created, in Unix milliseconds.
    pub created: i64,
    /// What nobody may see before the end.
    pub secret: Vec<u8>,
    /// The summary.
    pub summary: Summary,
    /// Whether the operator has closed it.
    pub closed: bool,
    /// Whether it comes from a backup in which it was not over: its secret may be public.
    pub restored: bool,
    /// The journal from its beginning.
    pub records: Vec<Record>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// Its name.
    pub table: TableId,
    /// Which game is played.
    pub game: String,
    /// By which version of the rules.
    pub rules: u32,
    /// When it was created, in Unix milliseconds.
    pub created: i64,
    /// When it last changed, in Unix milliseconds.
    pub changed: i64,
    /// The summary.
    pub summary: Summary,
}

/// Where a link leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The table.
    pub table: TableId,
    /// What the link is good for; opaque here.
    pub role: Vec<u8>,
}

/// A player to be created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPlayer {
    /// Random and new.
    pub id: PlayerId,
    /// The hash of the first device's token.
    pub token: Digest,
    /// The hash of the recovery phrase.
    pub recovery: Digest,
    /// The name as shown.
    pub name: String,
    /// When, in Unix milliseconds.
    pub at: i64,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Who.
    pub id: PlayerId,
    /// The name as shown.
    pub name: String,
    /// Since when, in Unix milliseconds.
    pub created: i64,
}

/// A push subscription of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Push {
    /// The hash of the endpoint, by which it is replaced and removed.
    pub endpoint: Digest,
    /// The subscription; opaque here.
    pub body: Vec<u8>,
}

// Secrets are kept out of logs.

impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("NewTable");
        shown.field("id", &self.id).field("game", &self.game).field("rules", &self.rules);
        shown.field("created", &self.created).field("summary", &self.summary).finish_non_exhaustive()
    }
}

impl fmt::Debug for Stored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Stored");
        shown.field("game", &self.game).field("rules", &self.rules).field("created", &self.created);
        shown.field("summary", &self.summary).field("records", &self.records).finish_non_exhaustive()
    }
}
