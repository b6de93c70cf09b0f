//! Golden files: a text that a test compares with what is kept in the repository.

use std::path::Path;

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
    if std::env::var_os("UPDATE").is_some_and(|update| update == "1") {
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
