//! The project's files as texts: those that are committed, and new ones that are not ignored.

use crate::cargo::output;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// The text files of the project, by their path from the root with `/`.
#[derive(Default)]
pub struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// Reads everything that git knows or would add. Files that are no UTF-8 text are left out.
    pub fn read(root: &Path) -> Result<Tree, String> {
        let mut git = Command::new("git");
        git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(root);
        let names = output(&mut git)?;
        let read = |name: &str| Some((name.to_owned(), std::fs::read_to_string(root.join(name)).ok()?));
        Ok(Tree { files: names.split('\0').filter(|name| !name.is_empty()).filter_map(read).collect() })
    }

    /// A tree for tests.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        Tree { files: files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect() }
    }

    /// A file's text.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// All files with their texts.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files under a folder whose name ends so.
    pub fn under(&self, folder: &str, ending: &str) -> impl Iterator<Item = (&str, &str)> {
        self.files().filter(move |(path, _)| {
            path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')) && path.ends_with(ending)
        })
    }
}

/// Whether the file holds only tests, benchmarks or examples.
pub fn is_test_file(path: &str) -> bool {
    let is_for_tests =
        |part: &str| ["tests", "benches", "examples"].contains(&part) || part.ends_with("_tests");
    let folder = path.split('/').rev().skip(1).any(is_for_tests);
    folder || path.ends_with("/tests.rs") || path.ends_with("_tests.rs")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_files_are_told_by_their_place() {
        assert!(is_test_file("crates/karak/tests/laws.rs"));
        assert!(is_test_file("crates/karak/src/rules/tests.rs"));
        assert!(is_test_file("crates/karak/benches/play.rs"));
        assert!(!is_test_file("crates/karak/src/rules.rs"));
    }

    #[test]
    fn a_folder_is_not_taken_for_another_that_begins_alike() {
        let tree = Tree::of(&[("crates/table/src/lib.rs", ""), ("crates/table-laws/src/lib.rs", "")]);
        assert_eq!(tree.under("crates/table", ".rs").count(), 1);
    }
}
