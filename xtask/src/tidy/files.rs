//! Every file: no stray blanks, crates that say what they are for, files that stay small.

use super::Finding;
use super::tree::{Tree, is_test_file};

/// A file of logic with more lines deserves a look.
const LONG: usize = 500;

/// How a file begins that is made from something else.
const MADE: &str = "// Made from ";

/// The kinds of files in which blanks at the ends of lines, tabs and foreign line ends have no place.
const TEXTS: [&str; 14] =
    ["rs", "toml", "md", "ftl", "ts", "js", "svelte", "css", "html", "json", "yml", "yaml", "py", "sh"];

/// Checks all files.
pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files().flat_map(|(path, text)| check_file(path, text)).collect()
}

fn check_file(path: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    if TEXTS.iter().any(|kind| path.rsplit_once('.').is_some_and(|(_, ending)| ending == *kind)) {
        findings.extend(blanks(path, text));
    }
    if path.ends_with(".rs") {
        let is_root = path.ends_with("/src/lib.rs") || path.ends_with("/src/main.rs");
        if is_root && !text.starts_with("//!") {
            findings.push(Finding::new(path, 1, "a crate begins with `//!` and says what it is for"));
        }
    }
    findings
}

fn blanks(path: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (line, content) in (1..).zip(text.split('\n')) {
        if content.ends_with('\r') {
            findings.push(Finding::new(path, line, "the line ends with a carriage return"));
            break;
        }
        if content.ends_with([' ', '\t']) {
            findings.push(Finding::new(path, line, "blanks at the end of the line"));
        } else if content.contains('\t') {
            findings.push(Finding::new(path, line, "a tab"));
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        findings.push(Finding::new(path, 0, "the last line has no end"));
    }
    findings
}

/// Files of logic that have grown long. Tables, tests and what is made from something else may.
pub fn long(tree: &Tree) -> Vec<Finding> {
    let is_logic = |path: &str| {
        [".rs", ".ts", ".svelte"].iter().any(|ending| path.ends_with(ending)) && !is_test_file(path)
    };
    let files = tree.files().filter(|(path, text)| is_logic(path) && !text.starts_with(MADE));
    let counted = files.map(|(path, text)| (path, text.lines().count())).filter(|(_, lines)| *lines > LONG);
    counted.map(|(path, lines)| Finding::new(path, 0, format!("{lines} lines, more than {LONG}"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;

    fn found(path: &str, text: &str) -> Vec<String> {
        lines(&check(&Tree::of(&[(path, text)])))
    }

    #[test]
    fn an_orderly_file_is_fine() {
        assert_eq!(found("crates/a/src/lib.rs", "//! For nothing.\n// No todo!() here: \"dbg!\"\n"), [""; 0]);
        assert_eq!(found("tests/x.golden", "blanks \n\tand tabs"), [""; 0]);
    }

    #[test]
    fn stray_blanks_are_found() {
        assert_eq!(found("a.md", "x \n"), ["a.md:1: blanks at the end of the line"]);
        assert_eq!(found("a.rs", "x\n\ty\n"), ["a.rs:2: a tab"]);
        assert_eq!(found("a.toml", "x\r\ny\r\n"), ["a.toml:1: the line ends with a carriage return"]);
        assert_eq!(found("a.ftl", "x"), ["a.ftl: the last line has no end"]);
    }

    #[test]
    fn a_crate_without_a_purpose_is_found() {
        assert_eq!(
            found("crates/a/src/main.rs", "fn main() {}\n"),
            ["crates/a/src/main.rs:1: a crate begins with `//!` and says what it is for"]
        );
    }

    #[test]
    fn long_logic_is_noticed_and_long_tests_are_not() {
        let text = "x\n".repeat(LONG + 1);
        let made = format!("// Made from b.\n{text}");
        let tree = Tree::of(&[("a.rs", &text), ("tests/a.rs", &text), ("a.toml", &text), ("a.ts", &made)]);
        assert_eq!(lines(&long(&tree)), ["a.rs: 501 lines, more than 500"]);
    }
}
