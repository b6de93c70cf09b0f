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

#[cfg(test)]
mod tests {
    use super::*;
    use ::parquet::file::reader::{FileReader, SerializedFileReader};
    use ::parquet::record::Field;
    use sheet::{Cells, Column, Sheet};

    #[test]
    fn both_files_hold_the_same_rows() {
        let texts = ["plain", "with, comma", "with \"quotes\"\nand ąõß"].map(str::to_owned);
        let sheet = Sheet {
            columns: vec![
                Column { name: "whole", cells: Cells::Whole(vec![1, -2, i64::MAX]) },
                Column { name: "real", cells: Cells::Real(vec![0.5, -1.25, 1e300]) },
                Column { name: "text", cells: Cells::Text(texts.to_vec()) },
                Column { name: "flag", cells: Cells::Flag(vec![true, false, true]) },
            ],
        };
        let bytes = sheet.csv().expect("it can be written");
        let mut csv = csv::Reader::from_reader(bytes.as_slice());
        let lines: Vec<csv::StringRecord> = csv.records().collect::<Result<_, _>>().expect("it can be read");
        let path = std::env::temp_dir().join(format!("emberhall-lab-{}.parquet", std::process::id()));
        std::fs::write(&path, parquet::bytes(&sheet).expect("it can be written")).expect("there is room");
        let reader = SerializedFileReader::try_from(path.as_path()).expect("it can be read");
        let rows: Vec<Vec<String>> = (reader.get_row_iter(None).expect("it has rows"))
            .map(|row| {
                let row = row.expect("each can be read");
                let shown = |field: &Field| match field {
                    Field::Str(text) => text.clone(),
                    Field::Double(number) => number.to_string(),
                    other => other.to_string(),
                };
                row.get_column_iter().map(|(_, field)| shown(field)).collect()
            })
            .collect();
        drop(std::fs::remove_file(path));
        assert_eq!(rows.len(), sheet.len());
        let lines: Vec<Vec<String>> =
            lines.iter().map(|line| line.iter().map(str::to_owned).collect()).collect();
        assert_eq!(rows, lines);
    }
}
