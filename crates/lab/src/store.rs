//! The folder of a run: its rows as they are finished, so that it can be stopped at any moment and gone on with.

use crate::renamed::replace_old_names;
use crate::row::Row;
use crate::{Error, command};
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
const VERSION: u32 = 2;

/// What a folder belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RunHeader {
    format: String,
    version: u32,
    /// The version of the game's rules.
    rules: u32,
    /// What has to be the same for a run to be gone on with.
    identity: String,
}

impl RunHeader {
    /// The results of this command by these rules.
    pub fn new(identity: String, rules: u32) -> RunHeader {
        RunHeader { format: FORMAT.to_owned(), version: VERSION, rules, identity }
    }
}

/// An open folder. No other run can open it meanwhile.
pub struct Store {
    folder: PathBuf,
    rows: File,
}

impl Store {
    /// Opens a folder, or makes it; returns the rows that are there already.
    pub fn open(folder: &Path, header: &RunHeader) -> Result<(Store, Vec<Row>), Error> {
        let run = folder.join(RUN);
        if run.exists() {
            check(folder, &run, header)?;
        } else {
            let others = fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some());
            if others || folder.is_file() {
                return Err(Error::ForeignFolder { folder: folder.display().to_string() });
            }
            fs::create_dir_all(folder.join(GAMES)).map_err(|error| unwritable(folder, &error))?;
            let text = serde_json::to_string_pretty(header).expect("words and numbers are JSON");
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

fn check(folder: &Path, run: &Path, header: &RunHeader) -> Result<(), Error> {
    let text = fs::read_to_string(run)
        .map_err(|error| Error::Unreadable { file: run.display().to_string(), problem: error.to_string() })?;
    let foreign = || Error::ForeignFolder { folder: folder.display().to_string() };
    let mut found: RunHeader = serde_json::from_str(&text).map_err(|_| foreign())?;
    found.identity = with_new_names(found.identity);
    if found != *header {
        let folder = folder.display().to_string();
        return Err(Error::OtherRun { folder, command: found.identity });
    }
    Ok(())
}

/// A command line that an earlier release may have stored, with the option names of this one.
fn with_new_names(identity: String) -> String {
    let Some(mut words) = shlex::split(&identity) else { return identity };
    replace_old_names(&mut words);
    command::line(&words)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::Course;

    fn fresh(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("emberhall-lab-{name}-{}", std::process::id()));
        drop(fs::remove_dir_all(&folder));
        folder
    }

    fn row(index: u64) -> Row {
        Row {
            duel: 0,
            index,
            pair: 0,
            key: u64::MAX,
            setup: 0,
            over: true,
            turns: 3,
            inputs: 9,
            course: Course::default(),
            seats: Vec::new(),
            facts: vec![("hero".to_owned(), "taia".to_owned(), vec![1, 0])],
            file: None,
        }
    }

    fn header() -> RunHeader {
        RunHeader::new("emberhall lab match".to_owned(), 1)
    }

    #[test]
    fn rows_are_there_again_and_a_torn_last_line_is_not() {
        let folder = fresh("torn");
        let (mut store, there) = Store::open(&folder, &header()).expect("a new folder is made");
        assert_eq!(there, []);
        store.append(&row(0)).and_then(|()| store.append(&row(1))).expect("rows are written");
        drop(store);
        let path = folder.join(ROWS);
        let whole = fs::read_to_string(&path).expect("the rows are text");
        fs::write(&path, format!("{whole}{}", &whole[..whole.len() / 4])).expect("the file is ours");
        let (mut store, there) = Store::open(&folder, &header()).expect("it is gone on with");
        assert_eq!(there, [row(0), row(1)]);
        store.append(&row(2)).expect("rows are written");
        drop(store);
        assert_eq!(Store::open(&folder, &header()).expect("it is sound").1.len(), 3);
        drop(fs::remove_dir_all(folder));
    }

    #[test]
    fn a_folder_of_something_else_is_refused_and_left_alone() {
        let folder = fresh("foreign");
        fs::create_dir_all(&folder).and_then(|()| fs::write(folder.join("diary"), "x")).expect("it is made");
        assert!(matches!(Store::open(&folder, &header()), Err(Error::ForeignFolder { .. })));
        assert!(!folder.join(RUN).exists());
        fs::write(folder.join(RUN), "{}").expect("the file is written");
        assert!(matches!(Store::open(&folder, &header()), Err(Error::ForeignFolder { .. })));
        drop(fs::remove_dir_all(folder));
    }

    #[test]
    fn another_command_other_rules_and_a_second_run_are_refused() {
        let folder = fresh("other");
        let open = Store::open(&folder, &header()).expect("a new folder is made");
        assert!(matches!(Store::open(&folder, &header()), Err(Error::Busy { .. })));
        drop(open);
        let other = RunHeader::new("emberhall lab ladder".to_owned(), 1);
        let command = "emberhall lab match".to_owned();
        let refused = Error::OtherRun { folder: folder.display().to_string(), command };
        assert_eq!(Store::open(&folder, &other).map(|_| ()), Err(refused));
        let rules = RunHeader::new("emberhall lab match".to_owned(), 2);
        assert!(matches!(Store::open(&folder, &rules), Err(Error::OtherRun { .. })));
        drop(fs::remove_dir_all(folder));
    }

    #[test]
    fn a_broken_row_in_the_middle_is_named() {
        let folder = fresh("broken");
        drop(Store::open(&folder, &header()).expect("a new folder is made"));
        fs::write(folder.join(ROWS), "{}\n{}\n").expect("the file is ours");
        assert!(matches!(Store::open(&folder, &header()), Err(Error::BrokenRow { line: 1, .. })));
        drop(fs::remove_dir_all(folder));
    }

    #[test]
    fn a_folder_of_an_earlier_release_goes_on_under_the_new_names() {
        let folder = fresh("renamed");
        let old = "emberhall lab match karak --bot 'search,20it,curiosity=0.2' --seed 1 --most-turns 2000";
        let new = "emberhall lab match karak --bot 'search,20it,exploration=0.2' --seed 1 --max-turns 2000";
        drop(Store::open(&folder, &RunHeader::new(old.to_owned(), 1)).expect("a new folder is made"));
        Store::open(&folder, &RunHeader::new(new.to_owned(), 1)).expect("it is the same run");
        drop(fs::remove_dir_all(folder));
    }
}
