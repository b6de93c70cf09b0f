//! What a reader reads of a file: no code, no keys, no addresses. Each line keeps its number.

use super::tree::{Tree, is_test_file};

/// Stands for a value or a piece of code inside a sentence.
pub const GAP: char = '\u{fffc}';

/// The Markdown documents, each with its lines of prose. Golden files of tests are none.
pub fn documents(tree: &Tree) -> impl Iterator<Item = (&str, Vec<(usize, String)>)> {
    let documents = tree.files().filter(|(path, _)| path.ends_with(".md") && !is_test_file(path));
    documents.map(|(path, text)| (path, markdown(text)))
}

/// The comments of the Rust sources, each file with its lines of prose. Tests are left out.
pub fn comments(tree: &Tree) -> impl Iterator<Item = (&str, Vec<(usize, String)>)> {
    let sources = tree.files().filter(|(path, _)| path.ends_with(".rs") && !is_test_file(path));
    sources.map(|(path, text)| {
        let comment = |(number, line): (usize, &str)| {
            let comment = line.trim_start().strip_prefix("//")?;
            Some((number, without_code(comment.trim_start_matches(['/', '!']))))
        };
        (path, (1..).zip(text.lines()).filter_map(comment).collect())
    })
}

fn markdown(text: &str) -> Vec<(usize, String)> {
    let mut is_code = false;
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
        } else if !is_code {
            lines.push((number, without_code(line)));
        }
    }
    lines
}

/// A line with a gap for each piece between backticks, each address of a link and each HTML tag.
fn without_code(line: &str) -> String {
    let mut prose = String::new();
    let mut rest = line;
    while let Some(at) = rest.find(['`', '<', '(', 'h']) {
        let (before, found) = rest.split_at(at);
        prose.push_str(before);
        let end = match found.as_bytes()[0] {
            b'`' => found[1..].find('`').map(|end| end + 2),
            b'<' => found.find('>').map(|end| end + 1),
            b'(' if before.ends_with(']') => found.find(')').map(|end| end + 1),
            b'h' if found.starts_with("http") => {
                Some(found.find(|c: char| c.is_whitespace() || c == ')').unwrap_or(found.len()))
            }
            _ => None,
        };
        match end {
            Some(end) => {
                prose.push(GAP);
                rest = &found[end..];
            }
            None => {
                prose.push_str(&found[..1]);
                rest = &found[1..];
            }
        }
    }
    prose.push_str(rest);
    prose
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_and_addresses_are_left_out() {
        let tree =
            Tree::of(&[("a.md", "Use `mend` [here](mend.md) (now).\n```sh\nmend\n```\nhe <b>reads</b>\n")]);
        let (_, lines) = documents(&tree).next().expect("one document");
        let gap = GAP;
        let expected = [(1, format!("Use {gap} [here]{gap} (now).")), (5, format!("he {gap}reads{gap}"))];
        assert_eq!(lines, expected);
    }

    #[test]
    fn only_comments_of_sources_are_read() {
        let tree = Tree::of(&[("a.rs", "//! About `x`.\nlet mend = 1; // beside code\n    /// Why.\n")]);
        let (_, lines) = comments(&tree).next().expect("one source");
        assert_eq!(lines, [(1, format!(" About {GAP}.")), (3, " Why.".to_owned())]);
    }
}
