//! No address and no path of the machine something was made on gets into the repository.

use super::Finding;
use super::lines::line_of;
use super::tree::Tree;

/// Folders of machines. They are written in halves so that this file is in order itself.
const MACHINE: [&str; 3] = [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];

/// The folder of the notes this project was made from.
const NOTES: &str = concat!("sha", "red/");

/// Where packages come from, as lock files and settings write it.
const REGISTRIES: [&str; 5] = [
    concat!("\"resolved\": \"", "http"),
    concat!("registry.", "npmjs.org"),
    concat!("index.", "crates.io"),
    concat!("static.", "crates.io"),
    concat!("files.", "pythonhosted.org"),
];

/// The one source that a lock file of cargo may name.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Checks all files.
pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files().flat_map(|(path, text)| check_file(path, text)).collect()
}

fn check_file(path: &str, text: &str) -> Vec<Finding> {
    let finding = |at: usize, what: String| Finding::new(path, line_of(text, at), what);
    let mut findings = Vec::new();
    for folder in MACHINE {
        findings.extend(
            found(text, folder, begins_a_path)
                .map(|at| finding(at, format!("a path of a machine: {folder}"))),
        );
    }
    findings.extend(
        found(text, NOTES, begins_at_the_top)
            .map(|at| finding(at, format!("a path outside the project: {NOTES}"))),
    );
    for registry in REGISTRIES {
        findings.extend(
            found(text, registry, |_| true)
                .map(|at| finding(at, format!("the address of a registry: {registry}"))),
        );
    }
    if path.ends_with("Cargo.lock") {
        let sources = text.match_indices("source = \"");
        let other = sources
            .map(|(at, mark)| at + mark.len())
            .find(|&at| !text[at..].starts_with(&format!("{CRATES_IO}\"")));
        findings.extend(other.map(|at| finding(at, "a package from elsewhere than crates.io".to_owned())));
    }
    findings
}

/// The first place where the words stand and what is before them is as asked.
fn found(text: &str, words: &str, before: impl Fn(&str) -> bool) -> Option<usize> {
    text.match_indices(words).map(|(at, _)| at).find(|&at| before(&text[..at]))
}

fn begins_a_path(before: &str) -> bool {
    !before.ends_with(|c: char| c.is_alphanumeric() || "_-./$}".contains(c))
}

/// At the top of a relative path, or of one that leads up first.
fn begins_at_the_top(before: &str) -> bool {
    before.ends_with("../") || !before.ends_with(|c: char| c.is_alphanumeric() || "_-/".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;

    fn findings(path: &str, text: &str) -> Vec<String> {
        lines(&check(&Tree::of(&[(path, text)])))
    }

    #[test]
    fn ordinary_paths_are_fine() {
        let lock = format!("source = \"{CRATES_IO}\"\n");
        assert_eq!(findings("Cargo.lock", &lock), [""; 0]);
        assert_eq!(
            findings("a.md", &format!("see web{} and src/{NOTES}x and un{NOTES}", MACHINE[2])),
            [""; 0]
        );
    }

    #[test]
    fn paths_of_a_machine_are_found() {
        for folder in MACHINE {
            let found = findings("a.md", &format!("x\nin `{folder}x`"));
            assert_eq!(found, [format!("a.md:2: a path of a machine: {folder}")]);
        }
    }

    #[test]
    fn paths_to_the_notes_are_found() {
        assert_eq!(findings("a.md", &format!("../{NOTES}RULES.md")).len(), 1);
        assert_eq!(findings("a.md", &format!("see {NOTES}RULES.md")).len(), 1);
    }

    #[test]
    fn registries_are_found() {
        for registry in REGISTRIES {
            assert_eq!(findings("package-lock.json", registry).len(), 1);
        }
        assert_eq!(findings("Cargo.lock", "source = \"registry+https://elsewhere\"").len(), 1);
    }
}
