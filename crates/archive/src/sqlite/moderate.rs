//! Changes by operators, reports, blocks and devices. They run inside the writer's transaction.

use super::sql::{change, first};
use super::write_players::row_of;
use crate::{ArchiveError, Audit, Ban, Digest, NewReport, PlayerId, TableId};
use rusqlite::{Connection, params};

/// Adds to the audit log.
fn note(connection: &Connection, audit: &Audit) -> Result<(), ArchiveError> {
    let sql = "INSERT INTO audit (at, action, target, reason) VALUES (?1, ?2, ?3, ?4)";
    change(connection, sql, params![audit.at, audit.action, audit.target, audit.reason]).map(|_| ())
}

fn table_row(connection: &Connection, table: TableId) -> Result<i64, ArchiveError> {
    let sql = "SELECT row FROM tables WHERE id = ?1";
    first(connection, sql, [table.0], |row| row.get(0))?.ok_or(ArchiveError::NoTable { table })
}

/// Closes a table; one that is closed already stays so.
pub fn close_table(connection: &Connection, table: TableId, audit: &Audit) -> Result<(), ArchiveError> {
    let row = table_row(connection, table)?;
    let sql = "INSERT INTO closed (\"table\", at) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    change(connection, sql, params![row, audit.at])?;
    change(connection, "UPDATE tables SET status = 2, listed = 0, wake = NULL WHERE row = ?1", [row])?;
    note(connection, audit)
}

/// Deletes a table.
pub fn delete_table(
    connection: &Connection,
    table: TableId,
    audit: Option<&Audit>,
) -> Result<(), ArchiveError> {
    let row = table_row(connection, table)?;
    for sql in [
        "DELETE FROM journal WHERE \"table\" = ?1",
        "DELETE FROM secrets WHERE \"table\" = ?1",
        "DELETE FROM links WHERE \"table\" = ?1",
        "DELETE FROM seats WHERE \"table\" = ?1",
        "DELETE FROM closed WHERE \"table\" = ?1",
        "DELETE FROM restored WHERE \"table\" = ?1",
        "DELETE FROM tables WHERE row = ?1",
    ] {
        change(connection, sql, [row])?;
    }
    audit.map_or(Ok(()), |audit| note(connection, audit))
}

/// Bans somebody.
pub fn ban(connection: &Connection, ban: &Ban, audit: &Audit) -> Result<(), ArchiveError> {
    let sql = "INSERT INTO bans (target, at, until, reason) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (target)
               DO UPDATE SET at = excluded.at, until = excluded.until, reason = excluded.reason";
    change(connection, sql, params![ban.target, ban.at, ban.until, ban.reason])?;
    note(connection, audit)
}

/// Lifts a ban; whether there was one.
pub fn lift(connection: &Connection, target: &str, audit: &Audit) -> Result<bool, ArchiveError> {
    let found = change(connection, "DELETE FROM bans WHERE target = ?1", [target])? > 0;
    if found {
        note(connection, audit)?;
    }
    Ok(found)
}

/// Stores a report; whether it is a new one.
pub fn report(connection: &Connection, report: &NewReport) -> Result<bool, ArchiveError> {
    let sql = "INSERT INTO reports (at, reporter, \"table\", subject, player, body)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING";
    let NewReport { at, reporter, table, subject, player, body } = report;
    let player = player.map(|player| player.0);
    Ok(change(connection, sql, params![at, reporter.0, table.0, subject, player, body])? > 0)
}

/// Settles a report; whether there is one that was not settled.
pub fn settle(connection: &Connection, number: i64, audit: &Audit) -> Result<bool, ArchiveError> {
    let sql = "UPDATE reports SET settled = ?2 WHERE row = ?1 AND settled IS NULL";
    let found = change(connection, sql, params![number, audit.at])? > 0;
    if found {
        note(connection, audit)?;
    }
    Ok(found)
}

/// Blocks somebody for a player. Somebody who is blocked already stays so.
pub fn block(
    connection: &Connection,
    player: PlayerId,
    blocked: PlayerId,
    name: &str,
    at: i64,
) -> Result<(), ArchiveError> {
    let row = row_of(connection, player)?;
    let sql = "INSERT INTO blocks (player, blocked, name, at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";
    change(connection, sql, params![row, blocked.0, name, at]).map(|_| ())
}

/// Ends a block; whether there was one.
pub fn unblock(connection: &Connection, player: PlayerId, number: i64) -> Result<bool, ArchiveError> {
    let row = row_of(connection, player)?;
    Ok(change(connection, "DELETE FROM blocks WHERE row = ?1 AND player = ?2", [number, row])? > 0)
}

/// Names a device.
pub fn name_device(connection: &Connection, token: &Digest, label: &str) -> Result<(), ArchiveError> {
    let sql = "INSERT INTO devices (hash, label) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET label = ?2";
    change(connection, sql, params![token, label]).map(|_| ())
}

/// Removes a device of a player; whether it was there.
pub fn remove_token(connection: &Connection, player: PlayerId, token: &Digest) -> Result<bool, ArchiveError> {
    let row = row_of(connection, player)?;
    let sql = "DELETE FROM tokens WHERE hash = ?1 AND player = ?2";
    let found = change(connection, sql, params![token, row])? > 0;
    if found {
        change(connection, "DELETE FROM devices WHERE hash = ?1", [token])?;
    }
    Ok(found)
}
