//! Looking for damage: quickly when the archive is opened, thoroughly when asked.

use super::sql::unsigned;
use super::{open, read, schema};
use crate::{ArchiveError, TableId};
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

/// How many tables are not over, and how many of them were looked at.
pub struct Live {
    pub live: u64,
    pub looked_at: u64,
}

/// Compares count and checksum of the tables that are not over with the last record of each, the newest first, for as
/// long as there is time.
pub fn live(connection: &Connection, look: Duration) -> Result<Live, ArchiveError> {
    let begun = Instant::now();
    let live = connection.query_row("SELECT count(*) FROM tables WHERE status < 2", [], |row| row.get(0))?;
    let live = unsigned(live);
    let mut looked_at = 0;
    let sql = "SELECT row, id, count, chain FROM tables WHERE status < 2 AND status = ?1 ORDER BY row DESC";
    let mut tables = connection.prepare(sql)?;
    let sql = "SELECT number, chain FROM journal WHERE \"table\" = ?1 ORDER BY number DESC LIMIT 1";
    let mut last = connection.prepare(sql)?;
    for status in [crate::Status::Playing, crate::Status::Open] {
        let mut rows = tables.query([status])?;
        while let Some(row) = rows.next()? {
            if begun.elapsed() > look {
                return Ok(Live { live, looked_at });
            }
            let (count, chain): (i64, i64) = (row.get(2)?, row.get(3)?);
            let mut found = last.query([row.get::<_, i64>(0)?])?;
            // Without any record the chain is its beginning, which is verified when the table is loaded.
            let sound = match found.next()? {
                None => count == 0,
                Some(found) => (found.get::<_, i64>(0)? + 1, found.get::<_, i64>(1)?) == (count, chain),
            };
            if !sound {
                let number = unsigned(count).saturating_sub(1);
                return Err(ArchiveError::Damaged { table: TableId(row.get(1)?), number });
            }
            looked_at += 1;
        }
    }
    Ok(Live { live, looked_at })
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
