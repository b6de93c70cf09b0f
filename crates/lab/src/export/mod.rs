//! The rows as files for other programs: CSV and Parquet, with the same columns.
//!
//! `games` has a row for each game and holds only what a seed reproduces; `seats` has a row for each seat of each game,
//! with the times besides.

mod parquet;
mod sheet;

use crate::Error;
use crate::row::Row;
use crate::store::Store;
use sheet::{games, seats};

/// Writes all of them.
pub fn write(store: &Store, rows: &[Row], names: &[&str], setups: &[&str]) -> Result<(), Error> {
    for (name, sheet) in [("games", games(rows, names, setups)), ("seats", seats(rows, names))] {
        let failed = |file: &str, problem: String| Error::Unwritable { file: file.to_owned(), problem };
        let file = format!("{name}.csv");
        let bytes = sheet.csv().map_err(|problem| failed(&file, problem.to_string()))?;
        store.write(&file, &bytes)?;
        let file = format!("{name}.parquet");
        let bytes = parquet::bytes(&sheet).map_err(|problem| failed(&file, problem.to_string()))?;
        store.write(&file, &bytes)?;
    }
    Ok(())
}
