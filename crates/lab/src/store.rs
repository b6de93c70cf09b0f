//! The folder of a run: its rows as they are finished, so that it can be stopped at any moment and gone on with.

use crate::Error;
use crate::row::Row;
use serde::{Deserialize, Serialize};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The file that says what a folder belongs to.
const RUN: &str = "run.json";
/// The rows, one JSON object a line, in the order in which the games were finished.
const ROWS: &str = "rows.jsonl";
/// Where the game files are.
pub const GAMES: &str = "games";
/// The word every run file begins with.
const FORMAT: &str = "emberhall-lab";
/// The version of rows and run file.
const VERSION: u32 = 1;

/// What a folder belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Belongs {
    format: String,
    version: u32,
    /// The version of the game's rules.
    rules: u32,
    /// What has to be the same for a run to be gone on with.
    identity: String,
}

impl Belongs {
    /// The results of this command by these rules.
    pub fn new(identity: String, rules: u32) -> Belongs {
        Belongs { format: FORMAT.to_owned(), version: VERSION, rules, identity }
    }
}

/// An open folder. No other run can open it meanwhile.
pub struct Store {
    folder: PathBuf,
    rows: File,
}

impl Store {
    /// Opens a folder, or makes it; returns the rows that are there already.
    pub fn open(folder: &Path, belongs: &Belongs) -> Result<(Store, Vec<Row>), Error> {
        let run = folder.join(RUN);
        if run.exists() {
            check(folder, &run, belongs)?;
        } else {
            let others = fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some());
            if others || folder.is_file() {
                return Err(Error::ForeignFolder { folder: folder.display().to_string() });
            }
            fs::create_dir_all(folder.join(GAMES)).map_err(|error| unwritable(folder, &error))?;
            let text = serde_json::to_string_pretty(belongs).expect("words and numbers are JSON");
            fs::write(&run, text + "\n").map_err(|error| unwritable(&run, &error))?;
        }
        let path = folder.join(ROWS);
        let mut rows = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(|error| unwritable(&path, &error))?;
        match rows.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(Error::Busy { folder: folder.display().to_string() });
            }
            Err(TryLockError::Error(error)) => return Err(unwritable(&path, &error)),
        }
        let there = read(&mut rows, &path)?;
        Ok((Store { folder: folder.to_owned(), rows }, there))
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Adds a row; it is in the file when this returns.
    pub fn append(&mut self, row: &Row) -> Result<(), Error> {
        let mut line = serde_json::to_vec(row).expect("a row is JSON");
        line.push(b'\n');
        let path = self.folder.join(ROWS);
        self.rows.write_all(&line).map_err(|error| unwritable(&path, &error))
    }

    /// Writes a file of the folder as a whole.
    pub fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Error> {
        write(&self.folder.join(name), bytes)
    }
}

/// Writes a file: first beside it, then in its place.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let draft = path.with_extension("part");
    fs::write(&draft, bytes).and_then(|()| fs::rename(&draft, path)).map_err(|error| unwritable(path, &error))
}

fn check(folder: &Path, run: &Path, belongs: &Belongs) -> Result<(), Error> {
    let text = fs::read_to_string(run)
        .map_err(|error| Error::Unreadable { file: run.display().to_string(), problem: error.to_string() })?;
    let foreign = || Error::ForeignFolder { folder: folder.display().to_string() };
    let found: Belongs = serde_json::from_str(&text).map_err(|_| foreign())?;
    if found != *belongs {
        let folder = folder.display().to_string();
        return Err(Error::OtherRun { folder, command: found.identity });
    }
    Ok(())
}

/// The rows of the file. A last line that was cut off by a sudden end is taken away.
fn read(file: &mut File, path: &Path) -> Result<Vec<Row>, Error> {
    let unreadable =
        |error: io::Error| Error::Unreadable { file: path.display().to_string(), problem: error.to_string() };
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(unreadable)?;
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    let mut rows = Vec::new();
    for (line, text) in
        bytes[..whole].split(|&byte| byte == b'\n').enumerate().filter(|(_, it)| !it.is_empty())
    {
        let row = serde_json::from_slice(text).map_err(|error| Error::BrokenRow {
            file: path.display().to_string(),
            line: line + 1,
            problem: error.to_string(),
        })?;
        rows.push(row);
    }
    let cut = |error: io::Error| unwritable(path, &error);
    file.set_len(whole as u64).map_err(cut)?;
    file.seek(SeekFrom::End(0)).map_err(cut)?;
    Ok(rows)
}

fn unwritable(path: &Path, error: &io::Error) -> Error {
    Error::Unwritable { file: path.display().to_string(), problem: error.to_string() }
}
