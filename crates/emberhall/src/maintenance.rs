//! `emberhall backup` and `emberhall check`: looking after the archive, while a server uses it or not.

use crate::Stop;
use crate::console::Console;
use crate::settings::{self, DATABASE, Flags};
use crate::voice::Voice;
use std::path::{Path, PathBuf};
use table::{Explain, Message};

/// Copies the archive to a file.
pub fn backup(
    voice: &Voice,
    console: &mut Console,
    flags: &Flags,
    to: &str,
    force: bool,
) -> Result<(), Stop> {
    let from = there(settings::data(flags)?.join(DATABASE))?;
    archive::backup_file(&from, Path::new(to), force).map_err(|error| error.message())?;
    let done = Message::new("ui-backup-done").with("file", to.to_owned());
    Ok(console.lines(voice.wrap("", 0, &voice.say(&done)))?)
}

/// Reads all of the archive, or of a copy of it, and tells what is damaged.
pub fn check(voice: &Voice, console: &mut Console, flags: &Flags, file: Option<&str>) -> Result<(), Stop> {
    let path = match file {
        Some(file) => PathBuf::from(file),
        None => settings::data(flags)?.join(DATABASE),
    };
    let path = there(path)?;
    let checked = archive::check_file(&path).map_err(|error| error.message())?;
    for fault in &checked.faults {
        console.lines(voice.wrap("", 0, &voice.say(&fault.message())))?;
    }
    let counted = Message::new("ui-check-counted")
        .with("file", path.display().to_string())
        .with("tables", counted_as(checked.tables))
        .with("records", counted_as(checked.records));
    console.lines(voice.wrap("", 0, &voice.say(&counted)))?;
    match checked.faults.len() {
        0 => Ok(console.lines(voice.wrap("", 0, &voice.word("ui-check-sound")))?),
        faults => Err(Message::new("ui-check-faults").with("n", faults).into()),
    }
}

/// The path of an archive, if there is one.
fn there(path: PathBuf) -> Result<PathBuf, Message> {
    match path.is_file() {
        true => Ok(path),
        false => Err(Message::new("ui-file-not-found").with("file", path.display().to_string())),
    }
}

fn counted_as(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
