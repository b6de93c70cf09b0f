//! Looking for damage: quickly when the archive is opened, thoroughly when asked.

use super::sql::{first, unsigned};
use super::{open, read, schema};
use crate::{ArchiveError, Status, TableId};
use rusqlite::Connection;
use std::path::Path;
use std::time::{Duration, Instant};

/// What a thorough check found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// How many tables there are.
    pub tables: u64,
    /// How many records of sound tables there are.
    pub records: u64,
    /// What is wrong, one fault for each damaged table and each that SQLite reports.
    pub faults: Vec<ArchiveError>,
}

/// What a quick look found.
#[derive(Default)]
pub struct Live {
    /// How many tables are not over.
    pub live: u64,
    /// How many of them were looked at.
    pub looked_at: u64,
    /// Those of them that are damaged.
    pub faults: Vec<ArchiveError>,
}

/// Compares count and checksum of the tables that are not over with the last record of each, the newest first, for as
/// long as there is time.
pub fn live(connection: &Connection, look: Duration) -> Result<Live, ArchiveError> {
    let begun = Instant::now();
    let count = connection.query_row("SELECT count(*) FROM tables WHERE status < 2", [], |row| row.get(0))?;
    let mut found = Live { live: unsigned(count), ..Live::default() };
    let sql = "SELECT row, id, count, chain FROM tables WHERE status < 2 AND status = ?1 ORDER BY row DESC";
    let mut tables = connection.prepare(sql)?;
    for status in [Status::Playing, Status::Open] {
        let mut rows = tables.query([status])?;
        while let Some(row) = rows.next()? {
            if begun.elapsed() > look {
                return Ok(found);
            }
            found.looked_at += 1;
            let (count, chain): (i64, i64) = (row.get(2)?, row.get(3)?);
            if !ends_with(connection, row.get(0)?, count, chain)? {
                let number = unsigned(count).saturating_sub(1);
                found.faults.push(ArchiveError::Damaged { table: TableId(row.get(1)?), number });
            }
        }
    }
    Ok(found)
}

/// Whether the last record of a table is the one that its row speaks of.
fn ends_with(connection: &Connection, table: i64, count: i64, chain: i64) -> Result<bool, ArchiveError> {
    let sql = "SELECT number, chain FROM journal WHERE \"table\" = ?1 ORDER BY number DESC LIMIT 1";
    let last: Option<(i64, i64)> = first(connection, sql, [table], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(match last {
        // The chain is at its beginning, which is verified when the table is loaded.
        None => count == 0,
        Some((number, end)) => (number + 1, end) == (count, chain),
    })
}

/// Reads everything: SQLite's own check, then every journal from its beginning.
pub fn everything(connection: &Connection) -> Result<Checked, ArchiveError> {
    let mut checked = Checked::default();
    let mut statement = connection.prepare("PRAGMA integrity_check")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let detail: String = row.get(0)?;
        if detail != "ok" {
            checked.faults.push(ArchiveError::Corrupt { detail });
        }
    }
    let mut statement = connection.prepare("SELECT id FROM tables ORDER BY row")?;
    let tables: Vec<[u8; 16]> = statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    for table in tables {
        checked.tables += 1;
        match read::verify(connection, TableId(table)) {
            Ok(records) => checked.records += records,
            Err(fault) => checked.faults.push(fault),
        }
    }
    Ok(checked)
}

/// Checks an archive thoroughly, whether a server uses it or not. It is only read.
pub fn check_file(path: &Path) -> Result<Checked, ArchiveError> {
    let connection = open::reader(path)?;
    let found = schema::version(&connection, &open::shown(path))?;
    let known = schema::MIGRATIONS.len() as u32;
    if found > known {
        return Err(ArchiveError::Newer { found, known });
    }
    if found == 0 {
        return Err(ArchiveError::Foreign { path: open::shown(path) });
    }
    schema::check(&connection, &schema::MIGRATIONS[..found as usize])?;
    everything(&connection)
}
