//! Changes of tables. They run inside the writer's transaction.

use super::sql::{change, first, signed, unsigned};
use super::write_players::row_of;
use crate::chain::Chain;
use crate::{Append, ArchiveError, LinkChange, NewTable, PlayerId, SeatChange, Summary};
use rusqlite::{Connection, params};

/// Where the journal of a table stands.
struct Head {
    row: i64,
    count: u64,
    chain: Chain,
}

/// Creates a table with its first change.
pub fn create(connection: &Connection, table: &NewTable, opening: &Append) -> Result<(), ArchiveError> {
    let there = first(connection, "SELECT 1 FROM tables WHERE id = ?1", [table.id.0], |_| Ok(()))?;
    if there.is_some() {
        return Err(ArchiveError::TableExists { table: table.id });
    }
    if opening.table != table.id {
        return Err(ArchiveError::NoTable { table: opening.table });
    }
    let chain = Chain::begin(table.id, &table.game, table.rules, table.created, &table.secret);
    let summary = opening.summary.as_ref().unwrap_or(&table.summary);
    change(
        connection,
        "INSERT INTO tables (id, game, rules, created, changed, count, chain, status, listed, wake, about)
         VALUES (?1, ?2, ?3, ?4, ?4, 0, ?5, ?6, ?7, ?8, ?9)",
        params![
            table.id.0,
            table.game,
            table.rules,
            table.created,
            signed(chain.value()),
            summary.status,
            summary.listed,
            summary.wake,
            summary.about,
        ],
    )?;
    let head = Head { row: connection.last_insert_rowid(), count: 0, chain };
    let sql = "INSERT INTO secrets (\"table\", secret) VALUES (?1, ?2)";
    change(connection, sql, params![head.row, table.secret])?;
    continue_at(connection, head, opening, None)
}

/// Adds to a table.
pub fn append(connection: &Connection, append: &Append) -> Result<(), ArchiveError> {
    let sql = "SELECT row, count, chain, EXISTS (SELECT 1 FROM closed WHERE \"table\" = row)
               FROM tables WHERE id = ?1";
    let head = first(connection, sql, [append.table.0], |row| {
        let head = Head {
            row: row.get(0)?,
            count: unsigned(row.get(1)?),
            chain: Chain::after(unsigned(row.get(2)?)),
        };
        Ok((head, row.get::<_, bool>(3)?))
    })?;
    let (head, closed) = head.ok_or(ArchiveError::NoTable { table: append.table })?;
    if closed {
        return Err(ArchiveError::TableClosed { table: append.table });
    }
    continue_at(connection, head, append, append.summary.as_ref())
}

fn continue_at(
    connection: &Connection,
    mut head: Head,
    append: &Append,
    summary: Option<&Summary>,
) -> Result<(), ArchiveError> {
    let Append { table, first, at, .. } = *append;
    if head.count != first {
        return Err(ArchiveError::Conflict { table, count: head.count, first });
    }
    for body in &append.records {
        let chain = head.chain.add(head.count, at, body);
        let sql = "INSERT INTO journal (\"table\", number, at, chain, body) VALUES (?1, ?2, ?3, ?4, ?5)";
        let values = params![head.row, signed(head.count), at, signed(chain), body];
        change(connection, sql, values).map_err(|error| match error {
            // A record stands where none should be yet.
            ArchiveError::HashTaken => ArchiveError::Damaged { table, number: head.count },
            other => other,
        })?;
        head.count += 1;
    }
    let (count, chain) = (signed(head.count), signed(head.chain.value()));
    match summary {
        None => {
            let sql = "UPDATE tables SET count = ?2, chain = ?3, changed = ?4 WHERE row = ?1";
            change(connection, sql, params![head.row, count, chain, at])?;
        }
        Some(Summary { status, listed, wake, about }) => {
            let sql = "UPDATE tables SET count = ?2, chain = ?3, changed = ?4, status = ?5, listed = ?6, \
                       wake = ?7, about = ?8 WHERE row = ?1";
            change(connection, sql, params![head.row, count, chain, at, status, listed, wake, about])?;
        }
    }
    append.links.iter().try_for_each(|link| change_link(connection, head.row, link))?;
    append.seats.iter().try_for_each(|(player, seat)| change_seat(connection, head.row, *player, seat))
}

fn change_link(connection: &Connection, table: i64, link: &LinkChange) -> Result<(), ArchiveError> {
    match link {
        LinkChange::Add { hash, role } => {
            let sql = "INSERT INTO links (hash, \"table\", role) VALUES (?1, ?2, ?3)";
            change(connection, sql, params![hash, table, role])?;
        }
        LinkChange::Remove { hash } => {
            change(connection, "DELETE FROM links WHERE hash = ?1 AND \"table\" = ?2", params![hash, table])?;
        }
    }
    Ok(())
}

fn change_seat(
    connection: &Connection,
    table: i64,
    player: PlayerId,
    seat: &SeatChange,
) -> Result<(), ArchiveError> {
    let player = match row_of(connection, player) {
        // Somebody who was forgotten has no seats.
        Err(ArchiveError::NoPlayer) if *seat == SeatChange::Leave => return Ok(()),
        player => player?,
    };
    match seat {
        SeatChange::Take => {
            // The column `role` is left of a plan: who sits where stands in the journal.
            let sql = "INSERT INTO seats (player, \"table\", role) VALUES (?1, ?2, x'')
                       ON CONFLICT DO NOTHING";
            change(connection, sql, [player, table])?;
        }
        SeatChange::Leave => {
            change(connection, "DELETE FROM seats WHERE player = ?1 AND \"table\" = ?2", [player, table])?;
        }
    }
    Ok(())
}
