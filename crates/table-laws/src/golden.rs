//! Golden files: a text that a test compares with what is kept in the repository.

use crate::{Generator, generator};
use std::path::Path;
use table::drive::next_input;
use table::{Code, Game, GameFile, Session};

fn is_update() -> bool {
    std::env::var_os("UPDATE").is_some_and(|update| update == "1")
}

/// Plays a game to its end by a policy, to be kept or shown.
///
/// # Panics
/// When the setup is refused or the policy chooses what is not legal.
pub fn play_to_the_end<G: Game>(
    setup: G::Setup,
    seed: u64,
    mut policy: impl FnMut(&G, &mut Generator) -> G::Choice,
) -> Session<G> {
    let mut rng = generator(seed, 0, 0);
    let seats = G::start(&setup).expect("the setup is right").seats();
    let names = (1..=seats).map(|seat| format!("Player {seat}")).collect();
    let mut session = Session::<G>::start(setup, names).expect("the setup is right");
    while let Some(input) = next_input(session.game(), &mut rng, |game, _, rng| policy(game, rng)) {
        session.submit(session.sequence(), input, &mut ()).expect("the policy chooses what is legal");
    }
    session
}

/// Replays a kept game: every input is accepted, every state has its fingerprint, and it writes the same file.
///
/// A stored game is never rewritten; with `UPDATE=1` a new one is played where there is none yet.
///
/// # Panics
/// When the game cannot be read, does not replay, or was not played to its end.
#[track_caller]
pub fn assert_replays<G: Game>(path: impl AsRef<Path>, play: impl FnOnce() -> Session<G>) {
    let path = path.as_ref();
    if !path.exists() && is_update() {
        std::fs::write(path, play().to_file().write()).expect("the golden folder is writable");
    }
    let text = std::fs::read_to_string(path).expect("the kept game is there");
    let file = GameFile::<G>::read(&text).expect("the kept game can be read");
    let session = Session::replay(file, &mut ()).expect("the kept game replays");
    assert!(session.game().ending().is_some(), "{} was not played to its end", path.display());
    assert_eq!(session.to_file().write(), text);
}

/// Replays a kept game of an older file version, and compares its file as it is written today with a kept one.
///
/// With `UPDATE=1` the newer file is written where there is none yet.
///
/// # Panics
/// When the game cannot be read, does not replay, or is written otherwise than it is kept.
#[track_caller]
pub fn assert_converts<G: Game>(old: impl AsRef<Path>, new: impl AsRef<Path>) {
    let text = std::fs::read_to_string(old).expect("the kept game is there");
    let file = GameFile::<G>::read(&text).expect("the kept game can be read");
    assert!(file.version < table::record::VERSION, "it is of the newest version already");
    let session = Session::replay(file, &mut ()).expect("the kept game replays");
    assert_replays(new, || session);
}

/// Compares a text with a file; with `UPDATE=1` (`cargo xtask bless`) it writes the file instead.
///
/// A path that is not absolute is taken from the folder the test runs in, which is its crate.
///
/// # Panics
/// When they differ, at the first line that does; and when the file cannot be read or written.
#[track_caller]
pub fn assert_golden(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    let shown = path.display();
    if is_update() {
        let written =
            path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(path, text));
        return written.unwrap_or_else(|error| panic!("{shown} cannot be written: {error}"));
    }
    let kept = std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{shown} cannot be read: {error}; `cargo xtask bless` writes it"));
    if let Some(difference) = difference(&kept, text) {
        panic!("{shown} differs: {difference}\n`cargo xtask bless` accepts the new text");
    }
}

/// Compares the numbers of a game's words with a kept document, from which no line may ever go: a number stands for one
/// thing for ever. With `UPDATE=1` new lines are taken in.
///
/// # Panics
/// When a kept line is gone or has changed, and when a line is not kept yet.
#[track_caller]
pub fn assert_codes(path: impl AsRef<Path>, title: &str, codes: &[(&str, &[Code])], others: &[String]) {
    let path = path.as_ref();
    let mut text = format!(
        "# {title}\n\nWhat these numbers are for: [game-file.md](game-file.md). A number stands for one thing for ever.\n"
    );
    for (name, codes) in codes {
        text.push_str(&format!("\n## {name}\n\n"));
        for Code { number, name, fields } in *codes {
            let counted =
                |(number, name): &(Option<u8>, &str)| number.map(|number| format!("{number} `{name}`"));
            let counted: Vec<String> = fields.iter().filter_map(counted).collect();
            let fields = if counted.is_empty() { String::new() } else { format!(": {}", counted.join(", ")) };
            text.push_str(&format!("- {number} `{name}`{fields}\n"));
        }
    }
    others.iter().for_each(|line| text.push_str(&format!("{line}\n")));
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    for line in kept.lines() {
        assert!(text.lines().any(|now| now == line), "{} has lost a number: {line}", path.display());
    }
    assert_golden(path, &text);
}

/// The first line that differs, for reading. Line ends of either kind are the same.
fn difference(kept: &str, text: &str) -> Option<String> {
    let (mut old, mut new) = (kept.lines(), text.lines());
    for line in 1.. {
        match (old.next(), new.next()) {
            (None, None) => break,
            (old, new) if old == new => {}
            (old, new) => {
                let show = |line: Option<&str>| line.unwrap_or("(the end)").to_owned();
                return Some(format!("line {line}\n  kept: {}\n  now:  {}", show(old), show(new)));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_shown() {
        assert_eq!(difference("a\r\nb\n", "a\nb\n"), None);
        assert_eq!(difference("a\nb", "a\nc").as_deref(), Some("line 2\n  kept: b\n  now:  c"));
        assert_eq!(difference("a", "a\nc").as_deref(), Some("line 2\n  kept: (the end)\n  now:  c"));
    }
}
