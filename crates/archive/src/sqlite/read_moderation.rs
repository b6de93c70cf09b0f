//! Reading what operators and people ask for besides playing.

use super::read_lists::{listing, one_player};
use super::sql::{all, first, signed};
use crate::{
    Aged, ArchiveError, Audit, Ban, Block, Device, Listing, NewReport, Player, PlayerId, Report, Status,
    TableId,
};
use rusqlite::{Connection, params};

/// All tables, or those of a status, the newest first.
pub fn tables(
    connection: &Connection,
    status: Option<Status>,
    limit: u32,
    before: Option<TableId>,
) -> Result<Vec<Listing>, ArchiveError> {
    let before = match before {
        None => i64::MAX,
        Some(table) => {
            first(connection, "SELECT row FROM tables WHERE id = ?1", [table.0], |row| row.get(0))?
                .ok_or(ArchiveError::NoTable { table })?
        }
    };
    let sql = "SELECT status, listed, wake, about, id, game, rules, created, changed FROM tables
               WHERE (?1 IS NULL OR status = ?1) AND row < ?2 ORDER BY row DESC LIMIT ?3";
    all(connection, sql, params![status, before, limit], listing)
}

/// Who sits at a table.
pub fn sitting(connection: &Connection, table: TableId) -> Result<Vec<Player>, ArchiveError> {
    let sql = "SELECT p.id, p.name, p.created FROM tables t JOIN seats s ON s.\"table\" = t.row
               JOIN players p ON p.row = s.player WHERE t.id = ?1 ORDER BY p.row";
    all(connection, sql, [table.0], one_player)
}

/// Tables of a status that have not changed since a time, the oldest first.
pub fn aged(
    connection: &Connection,
    status: Status,
    since: i64,
    after: Option<Aged>,
    limit: u32,
) -> Result<Vec<Aged>, ArchiveError> {
    let (changed, row) = after.map_or((i64::MIN, i64::MIN), |aged| (aged.changed, aged.row));
    let sql = "SELECT id, changed, row FROM tables WHERE status = ?1 AND changed < ?2
               AND (changed, row) > (?3, ?4) ORDER BY changed, row LIMIT ?5";
    all(connection, sql, params![status, since, changed, row, limit], |row| {
        Ok(Aged { table: TableId(row.get(0)?), changed: row.get(1)?, row: row.get(2)? })
    })
}

/// The body of one record.
pub fn record(connection: &Connection, table: TableId, number: u64) -> Result<Option<Vec<u8>>, ArchiveError> {
    let sql = "SELECT body FROM journal JOIN tables ON row = \"table\" WHERE id = ?1 AND number = ?2";
    first(connection, sql, params![table.0, signed(number)], |row| row.get(0))
}

/// All bans, the last to end first.
pub fn bans(connection: &Connection) -> Result<Vec<Ban>, ArchiveError> {
    let sql = "SELECT target, at, until, reason FROM bans ORDER BY until DESC, target";
    all(connection, sql, [], |row| {
        Ok(Ban { target: row.get(0)?, at: row.get(1)?, until: row.get(2)?, reason: row.get(3)? })
    })
}

/// The last entries of the audit log, the newest first.
pub fn audits(connection: &Connection, limit: u32) -> Result<Vec<Audit>, ArchiveError> {
    let sql = "SELECT at, action, target, reason FROM audit ORDER BY row DESC LIMIT ?1";
    all(connection, sql, [limit], |row| {
        Ok(Audit { at: row.get(0)?, action: row.get(1)?, target: row.get(2)?, reason: row.get(3)? })
    })
}

/// Reports, the newest first.
pub fn reports(connection: &Connection, settled: bool, limit: u32) -> Result<Vec<Report>, ArchiveError> {
    let sql = "SELECT row, at, reporter, \"table\", subject, player, body, settled FROM reports
               WHERE ?1 OR settled IS NULL ORDER BY row DESC LIMIT ?2";
    all(connection, sql, params![settled, limit], |row| {
        let report = NewReport {
            at: row.get(1)?,
            reporter: PlayerId(row.get(2)?),
            table: TableId(row.get(3)?),
            subject: row.get(4)?,
            player: row.get::<_, Option<[u8; 16]>>(5)?.map(PlayerId),
            body: row.get(6)?,
        };
        Ok(Report { number: row.get(0)?, report, settled: row.get(7)? })
    })
}

/// Whom a player has blocked, the newest first.
pub fn blocks(connection: &Connection, player: PlayerId) -> Result<Vec<Block>, ArchiveError> {
    let sql = "SELECT b.row, b.blocked, b.name, b.at FROM players p JOIN blocks b ON b.player = p.row
               WHERE p.id = ?1 ORDER BY b.row DESC";
    all(connection, sql, [player.0], |row| {
        let (number, name, at) = (row.get(0)?, row.get(2)?, row.get(3)?);
        Ok(Block { number, blocked: PlayerId(row.get(1)?), name, at })
    })
}

/// Who has blocked a player.
pub fn blockers(connection: &Connection, player: PlayerId) -> Result<Vec<PlayerId>, ArchiveError> {
    let sql = "SELECT p.id FROM blocks b JOIN players p ON p.row = b.player WHERE b.blocked = ?1";
    all(connection, sql, [player.0], |row| row.get(0).map(PlayerId))
}

/// The devices of a player, the newest first.
pub fn devices(connection: &Connection, player: PlayerId) -> Result<Vec<Device>, ArchiveError> {
    let sql = "SELECT t.hash, coalesce(d.label, ''), t.added FROM players p JOIN tokens t ON t.player = p.row
               LEFT JOIN devices d ON d.hash = t.hash WHERE p.id = ?1 ORDER BY t.added DESC, t.hash";
    all(connection, sql, [player.0], |row| {
        Ok(Device { token: row.get(0)?, label: row.get(1)?, added: row.get(2)? })
    })
}
