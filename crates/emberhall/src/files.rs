//! Reading and writing files, with the reason in the player's language when it fails.

use std::fs;
use std::io::{Error, ErrorKind};
use std::path::Path;
use table::record::FORMAT;
use table::{Explain, FileError, Game, GameFile, Message, Session};

/// A text file as a whole.
pub fn read_text(path: &str) -> Result<String, Message> {
    fs::read_to_string(path).map_err(|error| unreadable(path, &error))
}

/// A game file, of which nothing is replayed yet.
pub fn read_game<G: Game>(path: &str) -> Result<GameFile<G>, Message> {
    GameFile::read(&read_text(path)?).map_err(|error: FileError<G>| within(path, error.message()))
}

/// A game file, replayed and checked at every step.
pub fn load<G: Game>(path: &str) -> Result<Session<G>, Message> {
    Session::replay(read_game(path)?, &mut ()).map_err(|error| within(path, error.message()))
}

/// What was checked of a file's inputs when it was replayed, in sentences.
pub fn checked<G: Game>(file: &GameFile<G>) -> Vec<Message> {
    let prints = file.inputs.iter().filter(|entry| entry.chain.is_some()).count();
    let compared = Message::new("ui-replay-checked").with("n", prints);
    match file.inputs.len() - prints {
        0 => vec![compared],
        legal => {
            let legal = Message::new("ui-replay-by-legality").with("n", legal);
            [legal].into_iter().chain((prints > 0).then_some(compared)).collect()
        }
    }
}

/// What is wrong with the file, with its name.
pub fn within(path: &str, reason: Message) -> Message {
    Message::new("ui-file-broken").with("file", path.to_owned()).with("reason", reason)
}

/// Writes a game file. It replaces a game file of Emberhall, and nothing else.
pub fn save<G: Game>(path: &str, session: &Session<G>) -> Result<(), Message> {
    if path.is_empty() {
        return Err(Message::new("ui-save-no-name"));
    }
    let place = Path::new(path);
    if place.is_dir() {
        return Err(Message::new("ui-file-is-folder").with("file", path.to_owned()));
    }
    if place.exists() && !fs::read_to_string(place).is_ok_and(|text| text.contains(FORMAT)) {
        return Err(Message::new("ui-save-not-ours").with("file", path.to_owned()));
    }
    // First beside it, then in its place: a full disk never leaves half a game.
    let draft = format!("{path}.part");
    let unwritten = |error: Error| unwritable(path, &error);
    fs::write(&draft, session.to_file().write()).map_err(unwritten)?;
    fs::rename(&draft, place).map_err(unwritten)
}

/// Writes a text file in the place of whatever stood there.
pub fn write_text(path: &str, text: &str) -> Result<(), Message> {
    if path.is_empty() {
        return Err(Message::new("ui-save-no-name"));
    }
    fs::write(path, text).map_err(|error| unwritable(path, &error))
}

fn unreadable(path: &str, error: &Error) -> Message {
    let message = match error.kind() {
        ErrorKind::NotFound => Message::new("ui-file-not-found"),
        ErrorKind::PermissionDenied => Message::new("ui-file-no-permission"),
        ErrorKind::IsADirectory => Message::new("ui-file-is-folder"),
        ErrorKind::InvalidData => Message::new("ui-file-not-text"),
        _ => Message::new("ui-file-unreadable").with("problem", error.to_string()),
    };
    message.with("file", path.to_owned())
}

fn unwritable(path: &str, error: &Error) -> Message {
    let message = match error.kind() {
        ErrorKind::NotFound => Message::new("ui-save-no-folder"),
        ErrorKind::PermissionDenied => Message::new("ui-save-no-permission"),
        ErrorKind::IsADirectory => Message::new("ui-file-is-folder"),
        _ => Message::new("ui-save-failed").with("problem", error.to_string()),
    };
    message.with("file", path.to_owned())
}
