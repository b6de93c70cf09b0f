//! What operators and people need to look after tables: closing and deleting, bans, the audit log, reports, blocks,
//! devices, and retention.

use crate::{Answer, Digest, Listing, Player, PlayerId, Status, TableId};

/// An entry of the audit log: something that an operator did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audit {
    /// When, in Unix milliseconds.
    pub at: i64,
    /// What: one word.
    pub action: String,
    /// To whom or what.
    pub target: String,
    /// Why.
    pub reason: String,
}

/// A ban of an address or a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// Whom: an address or a player's id, as text.
    pub target: String,
    /// Since when, in Unix milliseconds.
    pub at: i64,
    /// Until when, in Unix milliseconds.
    pub until: i64,
    /// Why.
    pub reason: String,
}

/// A report to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewReport {
    /// When, in Unix milliseconds.
    pub at: i64,
    /// Who reports.
    pub reporter: PlayerId,
    /// The table.
    pub table: TableId,
    /// What at the table; a second report of the same by the same player is dropped.
    pub subject: String,
    /// Who is reported, if that is known.
    pub player: Option<PlayerId>,
    /// The rest; opaque here.
    pub body: Vec<u8>,
}

/// A report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its number.
    pub number: i64,
    /// What was stored.
    pub report: NewReport,
    /// When it was settled, in Unix milliseconds.
    pub settled: Option<i64>,
}

/// A person whom a player has blocked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its number.
    pub number: i64,
    /// Who is blocked.
    pub blocked: PlayerId,
    /// The name by which the player knew them.
    pub name: String,
    /// Since when, in Unix milliseconds.
    pub at: i64,
}

/// A device of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// The hash of its token.
    pub token: Digest,
    /// What it is called; empty if nobody knows.
    pub label: String,
    /// Since when, in Unix milliseconds.
    pub added: i64,
}

/// Where to go on among tables that are sorted by their last change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aged {
    /// The table.
    pub table: TableId,
    /// Its last change, in Unix milliseconds.
    pub changed: i64,
    /// Its place among those that changed at the same time.
    pub row: i64,
}

/// What operators and people need besides playing. As elsewhere, changes are durable when they are answered. An [`Audit`]
/// is stored in one step with what it tells of.
pub trait Moderation: Send + Sync {
    /// All tables, or those of a status, the newest first. `before` continues after the last one of an earlier answer.
    fn tables(&self, status: Option<Status>, limit: u32, before: Option<TableId>)
    -> Answer<'_, Vec<Listing>>;

    /// Who sits at a table.
    fn sitting(&self, table: TableId) -> Answer<'_, Vec<Player>>;

    /// Closes a table: it counts as over, no list shows it, and nothing can be added to it.
    fn close_table(&self, table: TableId, audit: Audit) -> Answer<'_, ()>;

    /// Deletes a table with everything that belongs to it.
    fn delete_table(&self, table: TableId, audit: Option<Audit>) -> Answer<'_, ()>;

    /// Tables of a status that have not changed since a time, the oldest first, after the last of an earlier answer.
    fn aged(&self, status: Status, since: i64, after: Option<Aged>, limit: u32) -> Answer<'_, Vec<Aged>>;

    /// The body of one record.
    fn record(&self, table: TableId, number: u64) -> Answer<'_, Option<Vec<u8>>>;

    /// Bans somebody; a new ban of the same target replaces the one before.
    fn ban(&self, ban: Ban, audit: Audit) -> Answer<'_, ()>;

    /// Lifts a ban; whether there was one.
    fn lift(&self, target: String, audit: Audit) -> Answer<'_, bool>;

    /// All bans, expired ones too, the last to end first.
    fn bans(&self) -> Answer<'_, Vec<Ban>>;

    /// The last entries of the audit log, the newest first.
    fn audits(&self, limit: u32) -> Answer<'_, Vec<Audit>>;

    /// Stores a report; whether it is a new one.
    fn report(&self, report: NewReport) -> Answer<'_, bool>;

    /// Reports, the newest first; only those not settled unless `all`.
    fn reports(&self, all: bool, limit: u32) -> Answer<'_, Vec<Report>>;

    /// Settles a report; whether there is one that was not settled.
    fn settle(&self, number: i64, audit: Audit) -> Answer<'_, bool>;

    /// Blocks somebody for a player.
    fn block(&self, player: PlayerId, blocked: PlayerId, name: String, at: i64) -> Answer<'_, ()>;

    /// Ends a block of this player; whether there was one.
    fn unblock(&self, player: PlayerId, number: i64) -> Answer<'_, bool>;

    /// Whom a player has blocked, the newest first.
    fn blocks(&self, player: PlayerId) -> Answer<'_, Vec<Block>>;

    /// Who has blocked a player.
    fn blockers(&self, player: PlayerId) -> Answer<'_, Vec<PlayerId>>;

    /// Names a device.
    fn name_device(&self, token: Digest, label: String) -> Answer<'_, ()>;

    /// The devices of a player, the newest first.
    fn devices(&self, player: PlayerId) -> Answer<'_, Vec<Device>>;

    /// Removes a device of this player; whether it was there.
    fn remove_token(&self, player: PlayerId, token: Digest) -> Answer<'_, bool>;
}
