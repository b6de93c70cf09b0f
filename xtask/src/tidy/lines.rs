//! Formatted Rust source line by line, as far as the checks need it: no lexer. Literals over several lines are taken
//! for code.

/// The line of a byte, from 1.
pub fn line_of(text: &str, at: usize) -> usize {
    text.as_bytes()[..at.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}

/// A line taken apart.
#[derive(Default)]
pub struct Line<'a> {
    /// Its number, from 1.
    pub number: usize,
    /// Whether it belongs to an item under `#[cfg(test)]`.
    pub is_test: bool,
    /// The code between the string literals.
    pub code: Vec<&'a str>,
    /// The string literals, each behind the piece of code with the same index.
    pub strings: Vec<&'a str>,
    /// What stands behind `//`.
    pub comment: &'a str,
}

impl Line<'_> {
    /// Whether a word stands in the code, not as a part of a longer one.
    pub fn has(&self, word: &str) -> bool {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        self.code.iter().any(|code| {
            code.match_indices(word).any(|(at, _)| {
                !code[..at].ends_with(is_word) && !code[at + word.len()..].starts_with(is_word)
            })
        })
    }
}

/// The lines of a file.
pub fn lines(text: &str) -> Vec<Line<'_>> {
    let mut test: Option<usize> = None;
    let mut lines = Vec::new();
    for (number, full) in (1..).zip(text.lines()) {
        let indent = full.len() - full.trim_start().len();
        if full.trim() == "#[cfg(test)]" && test.is_none() {
            test = Some(indent);
        }
        lines.push(Line { number, is_test: test.is_some(), ..take_apart(full) });
        if test == Some(indent) && full.ends_with(['}', ';']) {
            test = None;
        }
    }
    lines
}

fn take_apart(full: &str) -> Line<'_> {
    let mut line = Line::default();
    for (index, piece) in full.split('"').enumerate() {
        if index % 2 == 1 {
            line.strings.push(piece);
            continue;
        }
        let Some(at) = piece.find("//") else {
            line.code.push(piece);
            continue;
        };
        line.code.push(&piece[..at]);
        let start = piece.as_ptr() as usize - full.as_ptr() as usize + at;
        line.comment = full[start..].trim_start_matches(['/', '!']);
        break;
    }
    line
}

/// The names of the test functions, with their lines.
pub fn test_functions<'a>(lines: &[Line<'a>]) -> Vec<(usize, &'a str)> {
    let mut functions = Vec::new();
    let mut marked = false;
    for line in lines {
        let code = line.code.first().copied().unwrap_or_default();
        marked |= ["#[test]", "::test]", "::test("].iter().any(|mark| code.contains(mark));
        let name = code.split_once("fn ").and_then(|(_, rest)| rest.split(['(', '<']).next());
        if let Some(name) = name.filter(|_| marked) {
            functions.push((line.number, name));
            marked = false;
        }
    }
    functions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_literals_and_comments_are_told_apart() {
        let text = "let a = \"in // it\"; // K-BAT-6 ż \"x\"";
        let line = &lines(text)[0];
        assert_eq!(
            (line.code.as_slice(), line.strings.as_slice()),
            (&["let a = ", "; "][..], &["in // it"][..])
        );
        assert_eq!(line.comment, " K-BAT-6 ż \"x\"");
    }

    #[test]
    fn words_are_whole_and_of_the_code() {
        let has = |text: &str, word: &str| lines(text)[0].has(word);
        assert!(has("an Instantly Instant", "Instant") && has("std::thread::sleep(x)", "thread::sleep"));
        assert!(!has("an Instantly", "Instant") && !has("a(\"Instant\"); // Instant", "Instant"));
    }

    #[test]
    fn test_functions_are_found_behind_other_attributes() {
        let code =
            "#[test]\n#[should_panic]\nfn k_bat_1_a() {}\nfn helper() {}\n#[tokio::test]\nasync fn b() {}\n";
        assert_eq!(test_functions(&lines(code)), [(3, "k_bat_1_a"), (6, "b")]);
    }

    #[test]
    fn what_is_only_for_tests_is_marked() {
        let code =
            "a();\n#[cfg(test)]\nmod tests {\n    fn b() {\n    }\n}\nc();\n#[cfg(test)]\nmod more;\nd();";
        let tests: Vec<usize> =
            lines(code).iter().filter(|line| line.is_test).map(|line| line.number).collect();
        assert_eq!(tests, [2, 3, 4, 5, 6, 8, 9]);
    }
}
