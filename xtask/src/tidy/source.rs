//! Rust source taken apart: code, comments and string literals, each where it stands.

use std::ops::Range;

/// A comment or a string literal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Its first byte in the file.
    pub at: usize,
    /// What is in it, without its marks.
    pub text: String,
}

/// A source file taken apart.
pub struct Source {
    /// The code, as long as the file: comments and the insides of literals are blanks.
    pub code: String,
    /// The comments.
    pub comments: Vec<Piece>,
    /// The string literals.
    pub strings: Vec<Piece>,
}

/// Takes a file apart. Text that is no Rust gives something, and never panics.
pub fn take_apart(text: &str) -> Source {
    let mut source = Source { code: String::new(), comments: Vec::new(), strings: Vec::new() };
    let mut code = text.as_bytes().to_vec();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let behind = text[..at].chars().next_back();
        let length = match token(rest, behind) {
            Token::Code(length) => {
                at += length;
                continue;
            }
            Token::Letter(length) => length,
            Token::Comment(length) => {
                let inside = rest[..length].trim_start_matches(['/', '*', '!']).trim_end_matches(['/', '*']);
                source.comments.push(Piece { at, text: inside.trim().to_owned() });
                length
            }
            Token::Text(length) => {
                source.strings.push(Piece { at, text: literal(&rest[..length]).to_owned() });
                length
            }
        };
        blank(&mut code[at..at + length]);
        at += length;
    }
    source.code = String::from_utf8_lossy(&code).into_owned();
    source
}

enum Token {
    Code(usize),
    Comment(usize),
    Text(usize),
    Letter(usize),
}

/// The next token and its length in bytes; at least one character.
fn token(rest: &str, behind: Option<char>) -> Token {
    let first = rest.chars().next().map_or(1, char::len_utf8);
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    if rest.starts_with("//") {
        return Token::Comment(rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return Token::Comment(block(rest));
    }
    if rest.starts_with('"') {
        return Token::Text(quoted(rest, 1));
    }
    if !behind.is_some_and(is_word) {
        let prefix = ["r", "br", "cr", "b", "c"].into_iter().find(|prefix| {
            rest.strip_prefix(prefix).is_some_and(|after| after.trim_start_matches('#').starts_with('"'))
        });
        match prefix {
            Some(prefix) if prefix.ends_with('r') => return Token::Text(raw(rest, prefix.len())),
            Some(prefix) if rest[prefix.len()..].starts_with('"') => {
                return Token::Text(quoted(rest, prefix.len() + 1));
            }
            _ => {}
        }
    }
    if rest.starts_with('\'') {
        return letter(rest).map_or(Token::Code(1), Token::Letter);
    }
    Token::Code(first)
}

/// The length of a block comment, in which others may stand.
fn block(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        if here.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if here.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    rest.len()
}

/// The length of a literal whose inside begins at `from`.
fn quoted(rest: &str, from: usize) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip_while(|&(at, _)| at < from) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The length of a raw literal after a prefix of this length.
fn raw(rest: &str, prefix: usize) -> usize {
    let marks = rest[prefix..].bytes().take_while(|&byte| byte == b'#').count();
    let from = prefix + marks + 1;
    let end = format!("\"{}", "#".repeat(marks));
    rest[from..].find(&end).map_or(rest.len(), |at| from + at + end.len())
}

/// The length of a character literal; `None` for a lifetime.
fn letter(rest: &str) -> Option<usize> {
    let mut inside = rest.char_indices().skip(1);
    let (_, first) = inside.next()?;
    if first == '\\' {
        inside.next()?;
        return inside.find(|&(_, c)| c == '\'').map(|(at, _)| at + 1);
    }
    inside.next().filter(|&(_, c)| c == '\'').map(|(at, _)| at + 1)
}

/// What is between the quotation marks; up to the end when the second is missing.
fn literal(token: &str) -> &str {
    let inside = token.split_once('"').map_or(token, |(_, inside)| inside);
    inside.rsplit_once('"').map_or(inside, |(inside, _)| inside)
}

fn blank(bytes: &mut [u8]) {
    bytes.iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
}

/// The line of a byte, from 1.
pub fn line_of(text: &str, at: usize) -> usize {
    text.as_bytes()[..at.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}

/// Where a word stands in the code, not as a part of a longer one.
pub fn find_word(code: &str, word: &str) -> Option<usize> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let ends_in_word = word.ends_with(is_word);
    code.match_indices(word).map(|(at, _)| at).find(|&at| {
        let before = code[..at].chars().next_back();
        let after = code[at + word.len()..].chars().next();
        !(before.is_some_and(is_word) || ends_in_word && after.is_some_and(is_word))
    })
}

/// The test functions in the code, with their lines.
pub fn test_functions(code: &str) -> Vec<(usize, String)> {
    let marks = ["#[test]", "::test]", "::test("];
    let mut starts: Vec<usize> =
        marks.iter().flat_map(|mark| code.match_indices(mark)).map(|found| found.0).collect();
    starts.sort_unstable();
    let name_after = |start: usize| {
        let at = start + find_word(&code[start..], "fn")? + 2;
        let name: String =
            code[at..].trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        (!name.is_empty()).then(|| (line_of(code, at), name))
    };
    starts.into_iter().filter_map(name_after).collect()
}

/// Where the items under `#[cfg(test)]` stand in the code.
pub fn test_items(code: &str) -> Vec<Range<usize>> {
    const MARK: &str = "#[cfg(test)]";
    let mut items: Vec<Range<usize>> = Vec::new();
    for (start, _) in code.match_indices(MARK) {
        if items.last().is_none_or(|item| item.end <= start) {
            items.push(start..item_end(code, start + MARK.len()));
        }
    }
    items
}

/// The code with everything under `#[cfg(test)]` blanked.
pub fn without_tests(code: &str) -> String {
    let mut bytes = code.as_bytes().to_vec();
    test_items(code).into_iter().for_each(|item| blank(&mut bytes[item]));
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Where the item that begins here ends: after its `;` or its closing brace.
fn item_end(code: &str, start: usize) -> usize {
    let mut depth = 0usize;
    for (at, byte) in code.bytes().enumerate().skip(start) {
        match byte {
            b';' if depth == 0 => return at + 1,
            b'{' => depth += 1,
            b'}' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    code.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(pieces: &[Piece]) -> Vec<&str> {
        pieces.iter().map(|piece| piece.text.as_str()).collect()
    }

    #[test]
    fn comments_and_literals_are_taken_out() {
        let text = "let a = \"in // it\"; // K-BAT-6 ż\nlet b = r#\"raw \"x\" \"#; /* a /* b */ c */ done('\"', b'\\'', &'a T)";
        let source = take_apart(text);
        assert_eq!(texts(&source.strings), ["in // it", "raw \"x\" "]);
        assert_eq!(texts(&source.comments), ["K-BAT-6 ż", "a /* b */ c"]);
        assert_eq!(source.code.len(), text.len());
        assert!(source.code.contains("done(") && source.code.contains("&'a T)"), "{}", source.code);
        assert!(!source.code.contains("raw") && !source.code.contains("BAT"));
    }

    #[test]
    fn broken_source_is_survived() {
        for text in ["\"open", "/* open", "r##\"open\"#", "'", "b'", "'\\", "r#type"] {
            assert_eq!(take_apart(text).code.len(), text.len());
        }
    }

    #[test]
    fn words_are_whole() {
        assert_eq!(find_word("an Instantly Instant", "Instant"), Some(13));
        assert_eq!(find_word("my_dbg!(x)", "dbg!"), None);
        assert_eq!(find_word("dbg!(x)", "dbg!"), Some(0));
    }

    #[test]
    fn test_functions_are_found_behind_other_attributes() {
        let code =
            "#[test]\n#[should_panic]\nfn k_bat_1_a() {}\nfn helper() {}\n#[tokio::test]\nasync fn b() {}\n";
        assert_eq!(test_functions(code), [(3, "k_bat_1_a".to_owned()), (6, "b".to_owned())]);
    }

    #[test]
    fn what_is_only_for_tests_is_left_out() {
        let code = "a();\n#[cfg(test)]\nmod tests { fn b() { {} } }\nc();\n#[cfg(test)]\nmod more;\nd();";
        let left = without_tests(code);
        assert!(left.contains("a()") && left.contains("c()") && left.contains("d()"));
        assert!(!left.contains('b') && !left.contains("more"));
    }
}
