//! Reading tables. Each function sees one moment of the archive.

use super::sql::{all, first, unsigned};
use crate::chain::Chain;
use crate::{ArchiveError, Record, Stored, Summary, TableId};
use rusqlite::{Connection, Row};

/// A table with its whole journal, verified.
pub fn load(connection: &Connection, table: TableId) -> Result<Stored, ArchiveError> {
    let moment = connection.unchecked_transaction()?;
    let head = head(&moment, table)?;
    let mut records = Vec::new();
    each(&moment, &head, |record| records.push(record))?;
    moment.commit()?;
    let Head { game, rules, created, secret, summary, closed, restored, .. } = head;
    Ok(Stored { game, rules, created, secret, summary, closed, restored, records })
}

/// Verifies a whole journal without keeping it.
pub fn verify(connection: &Connection, table: TableId) -> Result<u64, ArchiveError> {
    let moment = connection.unchecked_transaction()?;
    let head = head(&moment, table)?;
    each(&moment, &head, |_| ())?;
    moment.commit()?;
    Ok(head.count)
}

/// What is known of a table beside its journal.
struct Head {
    id: TableId,
    row: i64,
    game: String,
    rules: u32,
    created: i64,
    count: u64,
    end: u64,
    secret: Vec<u8>,
    summary: Summary,
    closed: bool,
    restored: bool,
}

impl Head {
    /// The chain before the first record.
    fn chain(&self) -> Chain {
        Chain::begin(self.id, &self.game, self.rules, self.created, &self.secret)
    }
}

fn head(connection: &Connection, table: TableId) -> Result<Head, ArchiveError> {
    // A file of an earlier version has neither of the two, and is read all the same.
    let marks = match has_marks(connection)? {
        true => {
            "EXISTS (SELECT 1 FROM closed c WHERE c.\"table\" = row), \
                 EXISTS (SELECT 1 FROM restored r WHERE r.\"table\" = row)"
        }
        false => "0, 0",
    };
    let sql = format!(
        "SELECT status, listed, wake, about, row, game, rules, created, count, chain, secret, {marks}
         FROM tables JOIN secrets s ON s.\"table\" = row WHERE id = ?1"
    );
    let head = first(connection, &sql, [table.0], |row| {
        Ok(Head {
            id: table,
            summary: summary(row)?,
            row: row.get(4)?,
            game: row.get(5)?,
            rules: row.get(6)?,
            created: row.get(7)?,
            count: unsigned(row.get(8)?),
            end: unsigned(row.get(9)?),
            secret: row.get(10)?,
            closed: row.get(11)?,
            restored: row.get(12)?,
        })
    })?;
    head.ok_or(ArchiveError::NoTable { table })
}

/// Whether the file has the tables of version 3.
fn has_marks(connection: &Connection) -> Result<bool, ArchiveError> {
    let sql = "SELECT 1 FROM sqlite_schema WHERE name = 'restored'";
    Ok(first(connection, sql, [], |_| Ok(()))?.is_some())
}

/// The summary, from the first four columns.
pub fn summary(row: &Row<'_>) -> rusqlite::Result<Summary> {
    Ok(Summary { status: row.get(0)?, listed: row.get(1)?, wake: row.get(2)?, about: row.get(3)? })
}

/// Every record that fits the chain; the first that does not is an error.
fn each(connection: &Connection, head: &Head, mut keep: impl FnMut(Record)) -> Result<(), ArchiveError> {
    let damaged = |number| ArchiveError::Damaged { table: head.id, number };
    let sql = "SELECT number, at, chain, body FROM journal WHERE \"table\" = ?1 ORDER BY number";
    let rows = all(connection, sql, [head.row], |row| {
        let record = Record { number: unsigned(row.get(0)?), at: row.get(1)?, body: row.get(3)? };
        Ok((record, unsigned(row.get(2)?)))
    })?;
    let (mut next, mut chain) = (0, head.chain());
    for (record, stored) in rows {
        if record.number != next || next >= head.count || chain.add(next, record.at, &record.body) != stored {
            return Err(damaged(next));
        }
        keep(record);
        next += 1;
    }
    if next != head.count || chain.value() != head.end {
        return Err(damaged(next));
    }
    Ok(())
}
