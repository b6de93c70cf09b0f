//! Each request of moderation, handed to the writer or to a reader.

use super::{SqliteArchive, moderate, read_moderation};
use crate::{
    Aged, Answer, Audit, Ban, Block, Device, Digest, Listing, Moderation, NewReport, Player, PlayerId,
    Report, Status, TableId,
};

impl Moderation for SqliteArchive {
    fn tables(
        &self,
        status: Option<Status>,
        limit: u32,
        before: Option<TableId>,
    ) -> Answer<'_, Vec<Listing>> {
        self.query(move |c| read_moderation::tables(c, status, limit, before))
    }

    fn sitting(&self, table: TableId) -> Answer<'_, Vec<Player>> {
        self.query(move |c| read_moderation::sitting(c, table))
    }

    fn close_table(&self, table: TableId, audit: Audit) -> Answer<'_, ()> {
        self.change(move |c| moderate::close_table(c, table, &audit))
    }

    fn delete_table(&self, table: TableId, audit: Option<Audit>) -> Answer<'_, ()> {
        self.change(move |c| moderate::delete_table(c, table, audit.as_ref()))
    }

    fn aged(&self, status: Status, since: i64, after: Option<Aged>, limit: u32) -> Answer<'_, Vec<Aged>> {
        self.query(move |c| read_moderation::aged(c, status, since, after, limit))
    }

    fn record(&self, table: TableId, number: u64) -> Answer<'_, Option<Vec<u8>>> {
        self.query(move |c| read_moderation::record(c, table, number))
    }

    fn ban(&self, ban: Ban, audit: Audit) -> Answer<'_, ()> {
        self.change(move |c| moderate::ban(c, &ban, &audit))
    }

    fn lift(&self, target: String, audit: Audit) -> Answer<'_, bool> {
        self.change(move |c| moderate::lift(c, &target, &audit))
    }

    fn bans(&self) -> Answer<'_, Vec<Ban>> {
        self.query(read_moderation::bans)
    }

    fn audits(&self, limit: u32) -> Answer<'_, Vec<Audit>> {
        self.query(move |c| read_moderation::audits(c, limit))
    }

    fn report(&self, report: NewReport) -> Answer<'_, bool> {
        self.change(move |c| moderate::report(c, &report))
    }

    fn reports(&self, all: bool, limit: u32) -> Answer<'_, Vec<Report>> {
        self.query(move |c| read_moderation::reports(c, all, limit))
    }

    fn settle(&self, number: i64, audit: Audit) -> Answer<'_, bool> {
        self.change(move |c| moderate::settle(c, number, &audit))
    }

    fn block(&self, player: PlayerId, blocked: PlayerId, name: String, at: i64) -> Answer<'_, ()> {
        self.change(move |c| moderate::block(c, player, blocked, &name, at))
    }

    fn unblock(&self, player: PlayerId, number: i64) -> Answer<'_, bool> {
        self.change(move |c| moderate::unblock(c, player, number))
    }

    fn blocks(&self, player: PlayerId) -> Answer<'_, Vec<Block>> {
        self.query(move |c| read_moderation::blocks(c, player))
    }

    fn blockers(&self, player: PlayerId) -> Answer<'_, Vec<PlayerId>> {
        self.query(move |c| read_moderation::blockers(c, player))
    }

    fn name_device(&self, token: Digest, label: String) -> Answer<'_, ()> {
        self.change(move |c| moderate::name_device(c, &token, &label))
    }

    fn devices(&self, player: PlayerId) -> Answer<'_, Vec<Device>> {
        self.query(move |c| read_moderation::devices(c, player))
    }

    fn remove_token(&self, player: PlayerId, token: Digest) -> Answer<'_, bool> {
        self.change(move |c| moderate::remove_token(c, player, &token))
    }
}
