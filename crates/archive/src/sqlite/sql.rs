//! Small helpers around SQLite: cached statements and numbers of its kind.

use crate::{ArchiveError, Status};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Params, Row};

/// Runs a statement without a result.
pub fn run(connection: &Connection, sql: &str) -> Result<(), ArchiveError> {
    change(connection, sql, []).map(|_| ())
}

/// Runs a statement; how many rows it changed.
pub fn change(connection: &Connection, sql: &str, params: impl Params) -> Result<usize, ArchiveError> {
    Ok(connection.prepare_cached(sql)?.execute(params)?)
}

/// The first row of a query, if there is one.
pub fn first<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Option<T>, ArchiveError> {
    Ok(connection.prepare_cached(sql)?.query_row(params, read).optional()?)
}

/// All rows of a query.
pub fn all<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, ArchiveError> {
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(params, read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// A count or checksum as SQLite stores it: the same 64 bits.
pub fn signed(number: u64) -> i64 {
    i64::from_le_bytes(number.to_le_bytes())
}

/// A count or checksum as it was before it was stored.
pub fn unsigned(number: i64) -> u64 {
    u64::from_le_bytes(number.to_le_bytes())
}

impl ToSql for Status {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let number: i64 = match self {
            Status::Open => 0,
            Status::Playing => 1,
            Status::Over => 2,
        };
        Ok(number.into())
    }
}

impl FromSql for Status {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Status> {
        match value.as_i64()? {
            0 => Ok(Status::Open),
            1 => Ok(Status::Playing),
            2 => Ok(Status::Over),
            other => Err(FromSqlError::OutOfRange(other)),
        }
    }
}
