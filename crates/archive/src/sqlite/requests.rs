//! Each request of an archive, handed to the writer or to a reader.

use super::{SqliteArchive, read, read_lists, write, write_players};
use crate::{
    Answer, Append, Archive, Digest, Link, Listing, Moderation, NewPlayer, NewTable, Player, PlayerId, Push,
    Stats, Status, Stored, Summary, TableId,
};

impl Archive for SqliteArchive {
    fn create(&self, table: NewTable, first: Append) -> Answer<'_, ()> {
        self.change(move |c| write::create(c, &table, &first))
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        self.change(move |c| write::append(c, &append))
    }

    fn load(&self, table: TableId) -> Answer<'_, Stored> {
        self.query(move |c| read::load(c, table))
    }

    fn summary(&self, table: TableId) -> Answer<'_, Summary> {
        self.query(move |c| read_lists::summary_of(c, table))
    }

    fn lobby(&self, status: Status, limit: u32, before: Option<TableId>) -> Answer<'_, Vec<Listing>> {
        self.query(move |c| read_lists::lobby(c, status, limit, before))
    }

    fn of_player(&self, player: PlayerId, limit: u32) -> Answer<'_, Vec<Listing>> {
        self.query(move |c| read_lists::of_player(c, player, limit))
    }

    fn due(&self, now: i64, limit: u32) -> Answer<'_, Vec<(TableId, i64)>> {
        self.query(move |c| read_lists::due(c, now, limit))
    }

    fn link(&self, hash: Digest) -> Answer<'_, Option<Link>> {
        self.query(move |c| read_lists::link(c, &hash))
    }

    fn create_player(&self, player: NewPlayer) -> Answer<'_, ()> {
        self.change(move |c| write_players::create(c, &player))
    }

    fn by_token(&self, token: Digest) -> Answer<'_, Option<Player>> {
        self.query(move |c| read_lists::by_token(c, &token))
    }

    fn by_recovery(&self, recovery: Digest) -> Answer<'_, Option<Player>> {
        self.query(move |c| read_lists::by_recovery(c, &recovery))
    }

    fn rename(&self, player: PlayerId, name: String) -> Answer<'_, ()> {
        self.change(move |c| write_players::rename(c, player, &name))
    }

    fn set_recovery(&self, player: PlayerId, recovery: Digest) -> Answer<'_, ()> {
        self.change(move |c| write_players::set_recovery(c, player, &recovery))
    }

    fn add_token(
        &self,
        player: PlayerId,
        token: Digest,
        replaced: Option<Digest>,
        at: i64,
    ) -> Answer<'_, ()> {
        self.change(move |c| write_players::add_token(c, player, &token, replaced.as_ref(), at))
    }

    fn forget_player(&self, player: PlayerId) -> Answer<'_, ()> {
        self.change(move |c| write_players::forget(c, player))
    }

    fn add_push(&self, player: PlayerId, push: Push) -> Answer<'_, ()> {
        self.change(move |c| write_players::add_push(c, player, &push))
    }

    fn remove_push(&self, endpoint: Digest) -> Answer<'_, bool> {
        self.change(move |c| write_players::remove_push(c, &endpoint))
    }

    fn pushes(&self, player: PlayerId) -> Answer<'_, Vec<Push>> {
        self.query(move |c| read_lists::pushes(c, player))
    }

    fn setting(&self, key: &str) -> Answer<'_, Option<Vec<u8>>> {
        let key = key.to_owned();
        self.query(move |c| read_lists::setting(c, &key))
    }

    fn set_if_absent(&self, key: &str, value: Vec<u8>) -> Answer<'_, Vec<u8>> {
        let key = key.to_owned();
        self.change(move |c| write_players::set_if_absent(c, &key, &value))
    }

    fn set(&self, key: &str, value: Vec<u8>) -> Answer<'_, ()> {
        let key = key.to_owned();
        self.change(move |c| write_players::set(c, &key, &value))
    }

    fn moderation(&self) -> &dyn Moderation {
        self
    }

    fn stats(&self) -> Stats {
        let waiting = self.jobs.as_ref().map_or(0, |jobs| jobs.max_capacity() - jobs.capacity());
        self.counts.read(waiting as u64)
    }
}
