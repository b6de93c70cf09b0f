//! Changes of players, their devices and subscriptions, and of settings. They run inside the writer's transaction.

use super::sql::{change, first};
use crate::{ArchiveError, Digest, NewPlayer, PlayerId, Push};
use rusqlite::{Connection, params};

/// The inner number of a player.
pub fn row_of(connection: &Connection, player: PlayerId) -> Result<i64, ArchiveError> {
    let sql = "SELECT row FROM players WHERE id = ?1";
    first(connection, sql, [player.0], |row| row.get(0))?.ok_or(ArchiveError::NoPlayer)
}

/// Creates a player with a first device.
pub fn create(connection: &Connection, player: &NewPlayer) -> Result<(), ArchiveError> {
    match row_of(connection, player.id) {
        Ok(_) => return Err(ArchiveError::PlayerExists),
        Err(ArchiveError::NoPlayer) => {}
        Err(error) => return Err(error),
    }
    let sql = "INSERT INTO players (id, name, recovery, created) VALUES (?1, ?2, ?3, ?4)";
    change(connection, sql, params![player.id.0, player.name, player.recovery, player.at])?;
    insert_token(connection, connection.last_insert_rowid(), &player.token, player.at)
}

/// Gives a player another name.
pub fn rename(connection: &Connection, player: PlayerId, name: &str) -> Result<(), ArchiveError> {
    found(change(connection, "UPDATE players SET name = ?2 WHERE id = ?1", params![player.0, name])?)
}

/// Gives a player another recovery phrase.
pub fn set_recovery(
    connection: &Connection,
    player: PlayerId,
    recovery: &Digest,
) -> Result<(), ArchiveError> {
    found(change(connection, "UPDATE players SET recovery = ?2 WHERE id = ?1", params![player.0, recovery])?)
}

/// Adds a token and takes away the one it replaces.
pub fn add_token(
    connection: &Connection,
    player: PlayerId,
    token: &Digest,
    replaced: Option<&Digest>,
    at: i64,
) -> Result<(), ArchiveError> {
    let row = row_of(connection, player)?;
    if let Some(replaced) = replaced {
        change(connection, "DELETE FROM tokens WHERE hash = ?1 AND player = ?2", params![replaced, row])?;
    }
    insert_token(connection, row, token, at)
}

/// Removes all that is known of a player.
pub fn forget(connection: &Connection, player: PlayerId) -> Result<(), ArchiveError> {
    let row = row_of(connection, player)?;
    for sql in [
        "DELETE FROM devices WHERE hash IN (SELECT hash FROM tokens WHERE player = ?1)",
        "DELETE FROM blocks WHERE player = ?1",
        "DELETE FROM tokens WHERE player = ?1",
        "DELETE FROM pushes WHERE player = ?1",
        "DELETE FROM seats WHERE player = ?1",
        "DELETE FROM players WHERE row = ?1",
    ] {
        change(connection, sql, [row])?;
    }
    Ok(())
}

/// Adds or replaces a subscription.
pub fn add_push(connection: &Connection, player: PlayerId, push: &Push) -> Result<(), ArchiveError> {
    let row = row_of(connection, player)?;
    let sql = "INSERT INTO pushes (endpoint, player, body) VALUES (?1, ?2, ?3)
               ON CONFLICT DO UPDATE SET player = excluded.player, body = excluded.body";
    change(connection, sql, params![push.endpoint, row, push.body]).map(|_| ())
}

/// Removes a subscription; whether it was there.
pub fn remove_push(connection: &Connection, endpoint: &Digest) -> Result<bool, ArchiveError> {
    Ok(change(connection, "DELETE FROM pushes WHERE endpoint = ?1", [endpoint])? > 0)
}

/// Stores a setting unless there is one; the one that is stored now.
pub fn set_if_absent(connection: &Connection, key: &str, value: &[u8]) -> Result<Vec<u8>, ArchiveError> {
    let sql = "INSERT INTO settings (key, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    change(connection, sql, params![key, value])?;
    let stored = first(connection, "SELECT value FROM settings WHERE key = ?1", [key], |row| row.get(0))?;
    Ok(stored.unwrap_or_else(|| value.to_vec()))
}

pub fn set(connection: &Connection, key: &str, value: &[u8]) -> Result<(), ArchiveError> {
    let sql = "INSERT INTO settings (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2";
    change(connection, sql, params![key, value]).map(|_| ())
}

fn insert_token(connection: &Connection, player: i64, token: &Digest, at: i64) -> Result<(), ArchiveError> {
    let sql = "INSERT INTO tokens (hash, player, added) VALUES (?1, ?2, ?3)";
    change(connection, sql, params![token, player, at]).map(|_| ())
}

fn found(rows: usize) -> Result<(), ArchiveError> {
    if rows > 0 { Ok(()) } else { Err(ArchiveError::NoPlayer) }
}
