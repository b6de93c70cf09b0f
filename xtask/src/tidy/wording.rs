//! Words that came back again and again although no native reader would write them, each with a better one.

use super::Finding;
use super::fluent::take_apart;
use super::prose;
use super::tree::Tree;

/// Phrases and what to write instead. They are whole words; case does not matter.
const EVERYWHERE: &[(&str, &str)] = &[
    ("(otherwise", "[default: …]"),
    ("when nobody says", "by default"),
    ("when nothing is said", "by default"),
    ("mend", "fix"),
    ("mended", "fixed"),
    ("the own", "your own, its own"),
    ("an own", "one of your own"),
    ("good for nothing", "revoked"),
    ("of the house", "built-in"),
    ("foretold", "forecast"),
    ("anew", "again"),
];

/// Phrases for documents and comments only: a player may say them.
const TECHNICAL: &[(&str, &str)] = &[
    ("whoever", "a player who, anyone who, the caller"),
    ("against the clock", "counter-clockwise"),
    ("brings along", "provides, comes with"),
    ("knows no", "has no, does not use"),
];

/// Checks the English texts, the documents and the comments.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, file) in tree.under("locales/en", ".ftl") {
        for text in take_apart(file).texts {
            findings.extend(find(path, text.line, &text.said, EVERYWHERE));
        }
    }
    for (path, lines) in prose::documents(tree).chain(prose::comments(tree)) {
        for (line, text) in lines {
            findings.extend(find(path, line, &text, EVERYWHERE));
            findings.extend(find(path, line, &text, TECHNICAL));
        }
    }
    findings
}

fn find<'a>(
    path: &'a str,
    line: usize,
    text: &'a str,
    words: &'a [(&str, &str)],
) -> impl Iterator<Item = Finding> + 'a {
    let text = text.to_lowercase();
    let found = words.iter().filter(move |(phrase, _)| has(&text, phrase));
    found.map(move |(phrase, better)| Finding::new(path, line, format!("“{phrase}”: better “{better}”")))
}

/// Whether a phrase is in a text, not as a part of longer words.
fn has(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase).any(|(at, _)| {
        !text[..at].ends_with(char::is_alphanumeric)
            && !text[at + phrase.len()..].starts_with(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;

    #[test]
    fn words_to_avoid_are_found_with_better_ones() {
        let tree = Tree::of(&[
            ("locales/en/a.ftl", "a = Fine\nb = How many (otherwise 3)\n    .hint = Whoever wins\n"),
            ("docs/a.md", "It is Mended, `mended`, amended.\nWhoever reads this\n"),
            ("crates/a/src/lib.rs", "//! Drawn anew.\nlet anew = 1;\n"),
        ]);
        let expected = [
            "locales/en/a.ftl:2: “(otherwise”: better “[default: …]”",
            "docs/a.md:1: “mended”: better “fixed”",
            "docs/a.md:2: “whoever”: better “a player who, anyone who, the caller”",
            "crates/a/src/lib.rs:1: “anew”: better “again”",
        ];
        assert_eq!(lines(&check(&tree)), expected);
    }
}
