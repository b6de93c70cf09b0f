//! Reading tables. Each function sees one moment of the archive.

use super::sql::{all, first, signed, unsigned};
use crate::chain::Chain;
use crate::{ArchiveError, Record, Stored, Summary, TableId};
use rusqlite::{Connection, Row, params};

/// A table with its whole journal, verified.
pub fn load(connection: &Connection, table: TableId) -> Result<Stored, ArchiveError> {
    let moment = connection.unchecked_transaction()?;
    let head = head(&moment, table)?;
    let mut chain = head.chain();
    let records = verified(&moment, &head, 0, &mut chain)?;
    moment.commit()?;
    let Head { game, rules, created, secret, summary, .. } = head;
    Ok(Stored { game, rules, created, secret, summary, records })
}

/// The records of a table from a number on, verified.
pub fn records(connection: &Connection, table: TableId, from: u64) -> Result<Vec<Record>, ArchiveError> {
    let moment = connection.unchecked_transaction()?;
    let head = head(&moment, table)?;
    if from >= head.count {
        return Ok(Vec::new());
    }
    let mut chain = match from.checked_sub(1) {
        None => head.chain(),
        Some(before) => {
            let sql = "SELECT chain FROM journal WHERE \"table\" = ?1 AND number = ?2";
            let value = first(&moment, sql, [head.row, signed(before)], |row| row.get(0))?;
            Chain::after(unsigned(value.ok_or(ArchiveError::Damaged { table, number: before })?))
        }
    };
    let records = verified(&moment, &head, from, &mut chain)?;
    moment.commit()?;
    Ok(records)
}

/// Verifies a whole journal without keeping it.
pub fn verify(connection: &Connection, table: TableId) -> Result<u64, ArchiveError> {
    let moment = connection.unchecked_transaction()?;
    let head = head(&moment, table)?;
    let mut chain = head.chain();
    each(&moment, &head, 0, &mut chain, |_| ())?;
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
}

impl Head {
    /// The chain before the first record.
    fn chain(&self) -> Chain {
        Chain::begin(self.id, &self.game, self.rules, self.created, &self.secret)
    }
}

fn head(connection: &Connection, table: TableId) -> Result<Head, ArchiveError> {
    let sql = "SELECT status, listed, wake, about, row, game, rules, created, count, chain, secret
               FROM tables JOIN secrets ON \"table\" = row WHERE id = ?1";
    let head = first(connection, sql, [table.0], |row| {
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
        })
    })?;
    head.ok_or(ArchiveError::NoTable { table })
}

/// The summary, from the first four columns.
pub fn summary(row: &Row<'_>) -> rusqlite::Result<Summary> {
    Ok(Summary { status: row.get(0)?, listed: row.get(1)?, wake: row.get(2)?, about: row.get(3)? })
}

fn verified(
    connection: &Connection,
    head: &Head,
    from: u64,
    chain: &mut Chain,
) -> Result<Vec<Record>, ArchiveError> {
    let mut records = Vec::new();
    each(connection, head, from, chain, |record| records.push(record))?;
    Ok(records)
}

/// Every record from a number on that fits the chain; the first that does not is an error.
fn each(
    connection: &Connection,
    head: &Head,
    from: u64,
    chain: &mut Chain,
    mut keep: impl FnMut(Record),
) -> Result<(), ArchiveError> {
    let damaged = |number| ArchiveError::Damaged { table: head.id, number };
    let sql =
        "SELECT number, at, chain, body FROM journal WHERE \"table\" = ?1 AND number >= ?2 ORDER BY number";
    // From the beginning on nothing may stand before it either.
    let lowest = if from == 0 { i64::MIN } else { signed(from) };
    let mut next = from;
    let rows = all(connection, sql, params![head.row, lowest], |row| {
        let record = Record { number: unsigned(row.get(0)?), at: row.get(1)?, body: row.get(3)? };
        Ok((record, unsigned(row.get(2)?)))
    })?;
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
