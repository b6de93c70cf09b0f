//! Reading lists of tables, links, players, subscriptions and settings.

use super::read::summary;
use super::sql::{all, first};
use crate::{ArchiveError, Digest, Link, Listing, Player, PlayerId, Push, Status, Summary, TableId};
use rusqlite::{Connection, Row, params};

/// What can be known of a table without its journal.
pub fn summary_of(connection: &Connection, table: TableId) -> Result<Summary, ArchiveError> {
    let sql = "SELECT status, listed, wake, about FROM tables WHERE id = ?1";
    first(connection, sql, [table.0], summary)?.ok_or(ArchiveError::NoTable { table })
}

/// Listed tables of a status, the newest first.
pub fn lobby(
    connection: &Connection,
    status: Status,
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
               WHERE listed = 1 AND status = ?1 AND row < ?2 ORDER BY row DESC LIMIT ?3";
    all(connection, sql, params![status, before, limit], listing)
}

/// The tables at which a player sits.
pub fn of_player(
    connection: &Connection,
    player: PlayerId,
    limit: u32,
) -> Result<Vec<Listing>, ArchiveError> {
    let sql = "SELECT t.status, t.listed, t.wake, t.about, t.id, t.game, t.rules, t.created, t.changed
               FROM players p JOIN seats s ON s.player = p.row JOIN tables t ON t.row = s.\"table\"
               WHERE p.id = ?1 ORDER BY t.status = 2, t.changed DESC, t.row DESC LIMIT ?2";
    all(connection, sql, params![player.0, limit], listing)
}

/// The tables that are to be woken.
pub fn due(connection: &Connection, now: i64, limit: u32) -> Result<Vec<(TableId, i64)>, ArchiveError> {
    let sql = "SELECT id, wake FROM tables WHERE wake IS NOT NULL AND wake <= ?1 ORDER BY wake, row LIMIT ?2";
    all(connection, sql, params![now, limit], |row| Ok((TableId(row.get(0)?), row.get(1)?)))
}

/// Where a link leads.
pub fn link(connection: &Connection, hash: &Digest) -> Result<Option<Link>, ArchiveError> {
    let sql = "SELECT id, role FROM links JOIN tables ON row = \"table\" WHERE hash = ?1";
    first(connection, sql, [hash], |row| Ok(Link { table: TableId(row.get(0)?), role: row.get(1)? }))
}

/// The player whose device has this token.
pub fn by_token(connection: &Connection, token: &Digest) -> Result<Option<Player>, ArchiveError> {
    let sql = "SELECT id, name, created FROM tokens JOIN players ON row = player WHERE hash = ?1";
    first(connection, sql, [token], one_player)
}

/// The player who has this recovery phrase.
pub fn by_recovery(connection: &Connection, recovery: &Digest) -> Result<Option<Player>, ArchiveError> {
    first(connection, "SELECT id, name, created FROM players WHERE recovery = ?1", [recovery], one_player)
}

/// The subscriptions of a player.
pub fn pushes(connection: &Connection, player: PlayerId) -> Result<Vec<Push>, ArchiveError> {
    let sql = "SELECT endpoint, body FROM pushes WHERE player = (SELECT row FROM players WHERE id = ?1)";
    all(connection, sql, [player.0], |row| Ok(Push { endpoint: row.get(0)?, body: row.get(1)? }))
}

pub fn setting(connection: &Connection, key: &str) -> Result<Option<Vec<u8>>, ArchiveError> {
    first(connection, "SELECT value FROM settings WHERE key = ?1", [key], |row| row.get(0))
}

pub fn listing(row: &Row<'_>) -> rusqlite::Result<Listing> {
    Ok(Listing {
        summary: summary(row)?,
        table: TableId(row.get(4)?),
        game: row.get(5)?,
        rules: row.get(6)?,
        created: row.get(7)?,
        changed: row.get(8)?,
    })
}

pub fn one_player(row: &Row<'_>) -> rusqlite::Result<Player> {
    Ok(Player { id: PlayerId(row.get(0)?), name: row.get(1)?, created: row.get(2)? })
}
