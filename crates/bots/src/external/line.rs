//! Lines of bounded length.

use std::io::{BufRead, Read};

/// A line, what came instead of one, or the end.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// A whole line without its end.
    Whole(String),
    /// More than a line may have.
    TooLong,
    NotText,
    /// Nothing more will come.
    End,
}

/// Reads one line of at most so many bytes; what is too long is not kept.
pub(super) fn read(input: &mut impl BufRead, most: usize) -> Line {
    let mut bytes = Vec::new();
    let limit = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
    match input.by_ref().take(limit).read_until(b'\n', &mut bytes) {
        Ok(0) | Err(_) => return Line::End,
        Ok(_) => {}
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > most {
        return Line::TooLong;
    }
    String::from_utf8(bytes).map_or(Line::NotText, Line::Whole)
}

/// A line as it is quoted in a report: not all of a long one.
pub(super) fn shown(line: &str) -> String {
    let mut shown: String = line.chars().take(80).collect();
    if shown.len() < line.len() {
        shown.push('…');
    }
    format!("{shown:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_whole_or_not_at_all() {
        let mut input = &b"one\ntwo\nthe third is long\n"[..];
        assert_eq!(read(&mut input, 5), Line::Whole("one".to_owned()));
        assert_eq!(read(&mut input, 5), Line::Whole("two".to_owned()));
        assert_eq!(read(&mut input, 5), Line::TooLong);
        assert_eq!(read(&mut &b""[..], 5), Line::End);
        assert_eq!(read(&mut &b"\xff\xfe\n"[..], 5), Line::NotText);
        assert_eq!(read(&mut &b"12345\n"[..], 5), Line::Whole("12345".to_owned()));
    }

    #[test]
    fn a_long_line_is_quoted_in_part() {
        assert_eq!(shown("short"), "\"short\"");
        assert!(shown(&"x".repeat(1_000)).len() < 100);
    }
}
