//! What every archive can do, wherever it stores things.

use crate::{
    Append, ArchiveError, Digest, Link, Listing, Moderation, NewPlayer, NewTable, Player, PlayerId, Push,
    Stats, Status, Stored, Summary, TableId,
};
use std::future::Future;
use std::pin::Pin;

/// An answer that comes later. A change begins when its answer is first awaited; one that is dropped afterwards may
/// still be made.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, ArchiveError>> + Send + 'a>>;

/// A store of tables and players. Changes are durable when they are answered; an error leaves nothing behind.
pub trait Archive: Send + Sync {
    /// Creates a table with the first change of its journal, which must be for this table and begin at record 0.
    fn create(&self, table: NewTable, first: Append) -> Answer<'_, ()>;

    /// Changes a table in one step.
    fn append(&self, append: Append) -> Answer<'_, ()>;

    /// A table with its whole journal, every checksum verified.
    fn load(&self, table: TableId) -> Answer<'_, Stored>;

    /// What can be known of a table without reading its journal.
    fn summary(&self, table: TableId) -> Answer<'_, Summary>;

    /// Listed tables of a status, the newest first. `before` continues after the last one of an earlier answer.
    fn lobby(&self, status: Status, limit: u32, before: Option<TableId>) -> Answer<'_, Vec<Listing>>;

    /// The tables at which a player sits: those not over first, then by their last change, the latest first.
    fn of_player(&self, player: PlayerId, limit: u32) -> Answer<'_, Vec<Listing>>;

    /// The tables that are to be woken at this time or earlier, the earliest first.
    fn due(&self, now: i64, limit: u32) -> Answer<'_, Vec<(TableId, i64)>>;

    /// Where a link leads, if it is good for anything.
    fn link(&self, hash: Digest) -> Answer<'_, Option<Link>>;

    /// Creates a player with a first device.
    fn create_player(&self, player: NewPlayer) -> Answer<'_, ()>;

    /// The player whose device has this token.
    fn by_token(&self, token: Digest) -> Answer<'_, Option<Player>>;

    /// The player who has this recovery phrase.
    fn by_recovery(&self, recovery: Digest) -> Answer<'_, Option<Player>>;

    /// Gives a player another name to show.
    fn rename(&self, player: PlayerId, name: String) -> Answer<'_, ()>;

    /// Gives a player another recovery phrase.
    fn set_recovery(&self, player: PlayerId, recovery: Digest) -> Answer<'_, ()>;

    /// Adds a device's token. With `replaced` that token goes in the same step.
    fn add_token(&self, player: PlayerId, token: Digest, replaced: Option<Digest>, at: i64)
    -> Answer<'_, ()>;

    /// Forgets a player: name, tokens, subscriptions and seats. The tables stay as they are.
    fn forget_player(&self, player: PlayerId) -> Answer<'_, ()>;

    /// Adds a push subscription, or replaces the one of the same endpoint, whosever it was.
    fn add_push(&self, player: PlayerId, push: Push) -> Answer<'_, ()>;

    /// Removes a push subscription; whether it was there.
    fn remove_push(&self, endpoint: Digest) -> Answer<'_, bool>;

    /// The push subscriptions of a player.
    fn pushes(&self, player: PlayerId) -> Answer<'_, Vec<Push>>;

    /// A setting.
    fn setting(&self, key: &str) -> Answer<'_, Option<Vec<u8>>>;

    /// Stores a setting unless there is one; the one that is stored now.
    fn set_if_absent(&self, key: &str, value: Vec<u8>) -> Answer<'_, Vec<u8>>;

    /// Stores a setting in place of the one there is.
    fn set(&self, key: &str, value: Vec<u8>) -> Answer<'_, ()>;

    /// What operators and people need besides playing.
    fn moderation(&self) -> &dyn Moderation;

    /// How the archive has been doing since it was opened.
    fn stats(&self) -> Stats;
}
