//! The tables of the SQLite file, by versions, and how a file is brought to the newest.

use crate::ArchiveError;
use rusqlite::{Connection, TransactionBehavior};

/// Marks the file as ours: "EmbH".
const APPLICATION: i32 = 0x456d_6248;

/// What leads from each version to the next; the first from nothing to version 1. Released steps never change.
pub const MIGRATIONS: &[&str] =
    &[include_str!("version-1.sql"), include_str!("version-2.sql"), include_str!("version-3.sql")];

/// Brings the file to the newest version in one step; the version it had, 0 for a new file.
///
/// A file that is not ours, or newer than we know, is left as it was.
pub fn prepare(connection: &mut Connection, path: &str, migrations: &[&str]) -> Result<u32, ArchiveError> {
    let known = migrations.len() as u32;
    let found = version(connection, path)?;
    if found > known {
        return Err(ArchiveError::Newer { found, known });
    }
    if found < known {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for migration in &migrations[found as usize..] {
            transaction.execute_batch(migration)?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", known)?;
        transaction.commit()?;
    }
    Ok(found)
}

/// The version of the file, 0 if it is empty.
pub fn version(connection: &Connection, path: &str) -> Result<u32, ArchiveError> {
    let foreign = || ArchiveError::Foreign { path: path.to_owned() };
    let number = |pragma: &str| connection.pragma_query_value(None, pragma, |row| row.get::<_, i32>(0));
    let application = match number("application_id") {
        Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::NotADatabase) => {
            return Err(foreign());
        }
        other => other?,
    };
    let version = u32::try_from(number("user_version")?).map_err(|_| foreign())?;
    let empty: bool = connection.query_row("SELECT count(*) = 0 FROM sqlite_schema", [], |row| row.get(0))?;
    match (application, version, empty) {
        (APPLICATION, 1.., false) => Ok(version),
        (0, 0, true) => Ok(0),
        _ => Err(foreign()),
    }
}

/// Compares the file's tables and indexes with those that the migrations make.
pub fn check(connection: &Connection, migrations: &[&str]) -> Result<(), ArchiveError> {
    let fresh = Connection::open_in_memory()?;
    for migration in migrations {
        fresh.execute_batch(migration)?;
    }
    if definitions(connection)? == definitions(&fresh)? {
        return Ok(());
    }
    Err(ArchiveError::Corrupt { detail: "its tables are not those of its version".to_owned() })
}

fn definitions(connection: &Connection) -> Result<Vec<(String, String)>, ArchiveError> {
    // SQLite's own tables are made when it likes.
    let sql =
        "SELECT name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name";
    let mut statement = connection.prepare(sql)?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GROWN: &[&str] = &[
        MIGRATIONS[0],
        "ALTER TABLE players ADD COLUMN language TEXT; UPDATE players SET language = 'en';",
        "CREATE TABLE clubs (row INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;",
    ];

    fn file() -> (tempfile::TempDir, Connection) {
        let folder = tempfile::tempdir().unwrap();
        let connection = Connection::open(folder.path().join("archive")).unwrap();
        (folder, connection)
    }

    #[test]
    fn an_old_file_is_brought_to_the_newest_version_with_what_it_holds() {
        let (_folder, mut connection) = file();
        assert_eq!(prepare(&mut connection, "a", &GROWN[..1]), Ok(0));
        connection
            .execute(
                "INSERT INTO players (id, name, recovery, created) VALUES (?1, 'Ann', ?2, 1)",
                [[1u8; 16].to_vec(), [2u8; 32].to_vec()],
            )
            .unwrap();
        assert_eq!(prepare(&mut connection, "a", GROWN), Ok(1));
        let row: (String, String) = connection
            .query_row("SELECT name, language FROM players", [], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap();
        assert_eq!(row, ("Ann".to_owned(), "en".to_owned()));
        assert_eq!(version(&connection, "a"), Ok(3));
        assert_eq!(check(&connection, GROWN), Ok(()));
        assert_eq!(prepare(&mut connection, "a", GROWN), Ok(3));
    }

    #[test]
    fn a_migration_that_fails_leaves_the_file_as_it_was() {
        let (_folder, mut connection) = file();
        prepare(&mut connection, "a", &GROWN[..1]).unwrap();
        let broken =
            [GROWN[0], GROWN[1], "CREATE TABLE clubs (row INTEGER); CREATE TABLE clubs (row INTEGER);"];
        assert!(prepare(&mut connection, "a", &broken).is_err());
        assert_eq!(version(&connection, "a"), Ok(1));
        assert_eq!(check(&connection, &GROWN[..1]), Ok(()));
        assert_eq!(prepare(&mut connection, "a", GROWN), Ok(1));
    }

    #[test]
    fn a_newer_file_is_refused_and_left_alone() {
        let (_folder, mut connection) = file();
        prepare(&mut connection, "a", GROWN).unwrap();
        let refused = prepare(&mut connection, "a", &GROWN[..2]);
        assert_eq!(refused, Err(ArchiveError::Newer { found: 3, known: 2 }));
        assert_eq!(check(&connection, GROWN), Ok(()));
    }

    #[test]
    fn a_foreign_database_is_refused_and_left_alone() {
        let (_folder, mut connection) = file();
        connection.execute_batch("CREATE TABLE cats (name TEXT)").unwrap();
        let refused = prepare(&mut connection, "cats.db", MIGRATIONS);
        assert_eq!(refused, Err(ArchiveError::Foreign { path: "cats.db".to_owned() }));
        assert_eq!(definitions(&connection).unwrap().len(), 1);
    }

    #[test]
    fn changed_tables_are_noticed() {
        let (_folder, mut connection) = file();
        prepare(&mut connection, "a", MIGRATIONS).unwrap();
        connection.execute_batch("DROP INDEX due").unwrap();
        assert!(matches!(check(&connection, MIGRATIONS), Err(ArchiveError::Corrupt { .. })));
    }
}
