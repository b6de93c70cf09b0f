//! An archive that accepts every change and holds only the people of the test.

use archive::{
    Answer, Append, Archive, ArchiveError, Digest, Link, Listing, NewPlayer, NewTable, Player, PlayerId,
    Push, Stats, Status, Stored, Summary, TableId,
};
use std::collections::HashMap;

/// An archive that accepts every change and holds only people, each known by a cookie.
pub struct Willing {
    /// People by the hash of their cookie.
    pub people: HashMap<Digest, Player>,
}

macro_rules! willing {
    ($(fn $name:ident($($what:ident: $of:ty),*) -> $out:ty;)*) => {
        $(fn $name(&self, $($what: $of),*) -> Answer<'_, $out> {
            $(let _unused = $what;)*
            Box::pin(async { Err(ArchiveError::Closed) })
        })*
    };
}

impl Archive for Willing {
    fn append(&self, _: Append) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }
    fn setting(&self, _: &str) -> Answer<'_, Option<Vec<u8>>> {
        Box::pin(async { Ok(None) })
    }
    fn set_if_absent(&self, _: &str, value: Vec<u8>) -> Answer<'_, Vec<u8>> {
        Box::pin(async { Ok(value) })
    }
    fn by_token(&self, token: Digest) -> Answer<'_, Option<Player>> {
        Box::pin(async move { Ok(self.people.get(&token).cloned()) })
    }
    fn moderation(&self) -> &dyn archive::Moderation {
        unreachable!("nobody asks")
    }
    fn stats(&self) -> Stats {
        unreachable!("nobody asks")
    }
    willing! {
        fn create(table: NewTable, first: Append) -> ();
        fn load(table: TableId) -> Stored;
        fn summary(table: TableId) -> Summary;
        fn lobby(status: Status, limit: u32, before: Option<TableId>) -> Vec<Listing>;
        fn of_player(player: PlayerId, limit: u32) -> Vec<Listing>;
        fn due(now: i64, limit: u32) -> Vec<(TableId, i64)>;
        fn link(hash: Digest) -> Option<Link>;
        fn create_player(player: NewPlayer) -> ();
        fn by_recovery(recovery: Digest) -> Option<Player>;
        fn rename(player: PlayerId, name: String) -> ();
        fn set_recovery(player: PlayerId, recovery: Digest) -> ();
        fn add_token(player: PlayerId, token: Digest, replaced: Option<Digest>, at: i64) -> ();
        fn forget_player(player: PlayerId) -> ();
        fn add_push(player: PlayerId, push: Push) -> ();
        fn remove_push(endpoint: Digest) -> bool;
        fn pushes(player: PlayerId) -> Vec<Push>;
        fn set(key: &str, value: Vec<u8>) -> ();
    }
}
