//! The crates of the rules have no standard library, so the compiler keeps clocks, files, networks and threads out of
//! them; what they depend on has none either.

use super::Finding;
use super::lines::lines;
use super::metadata::Workspace;
use super::tree::{Tree, is_test_file};
use std::collections::BTreeSet;

/// The crate that all rules are written with.
pub const CORE: &str = "table";

/// How the root of such a crate says it. Tests, and the descriptions for the browser client, may use `std`.
const MARKS: [&str; 2] = ["#![no_std]", "#![cfg_attr(not(any(test, feature = \"ts\")), no_std)]"];

/// Everything that these crates may depend on. `ts-rs` is behind a feature that nothing shipped turns on.
const MAY_USE: [&str; 9] =
    ["libm", "once_cell", "rand_core", "serde", "serde_json", "thiserror", "toml", "ts-rs", "xxhash-rust"];

const MANIFEST: &str = "Cargo.toml";

/// The folders of the crates that hold the rules of a game: those with a catalogue of rules.
fn folders(tree: &Tree) -> impl Iterator<Item = &str> {
    let catalogues = ["crates", "examples"].into_iter().flat_map(|folder| tree.under(folder, "/rules.toml"));
    catalogues.filter_map(|(path, _)| path.strip_suffix("/rules.toml"))
}

/// The games among the crates in `crates/`.
pub fn games(tree: &Tree) -> Vec<&str> {
    folders(tree).filter_map(|folder| folder.strip_prefix("crates/")).collect()
}

/// Checks the crates of the rules and their dependencies.
pub fn check(tree: &Tree, workspace: &Workspace) -> Vec<Finding> {
    let core = format!("crates/{CORE}");
    let mut findings: Vec<Finding> =
        folders(tree).chain([core.as_str()]).flat_map(|folder| check_sources(tree, folder)).collect();
    findings.extend(check_dependencies(tree, workspace));
    findings
}

fn check_sources(tree: &Tree, folder: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let root = format!("{folder}/src/lib.rs");
    let text = tree.text(&root).unwrap_or_default();
    let is_head = |line: &&str| line.is_empty() || line.starts_with("//") || line.starts_with("#![");
    if !text.lines().take_while(is_head).any(|line| MARKS.contains(&line)) {
        findings.push(Finding::new(&root, 1, format!("a crate of rules begins with `{}`", MARKS[0])));
    }
    let folder = format!("{folder}/src");
    let sources = tree.under(&folder, ".rs").filter(|(path, _)| !is_test_file(path));
    // A program beside the rules is not part of them.
    for (path, text) in sources.filter(|(path, _)| !path.ends_with("/src/main.rs")) {
        let std = lines(text).into_iter().filter(|line| !line.is_test && line.has("extern crate std"));
        findings.extend(std.map(|line| Finding::new(path, line.number, "rules must not use std")));
    }
    findings
}

/// Whether each dependency is one of those that need no `std`, and none has it turned on for everybody.
fn check_dependencies(tree: &Tree, workspace: &Workspace) -> Vec<Finding> {
    let games = games(tree);
    let rules = |name: &str| name == CORE || games.contains(&name);
    let mut findings = Vec::new();
    let mut used = BTreeSet::new();
    for package in workspace.packages.iter().filter(|package| rules(&package.name)) {
        let direct = package.dependencies.iter().filter(|one| !one.is_dev() && one.path.is_none());
        for dependency in direct {
            let name = dependency.name.as_str();
            used.insert(name);
            if !MAY_USE.contains(&name) {
                let what = format!(
                    "{} is a crate of rules and must not use {name}, which is not in xtask/src/tidy/purity.rs",
                    package.name
                );
                findings.push(Finding::new(&format!("crates/{}/{MANIFEST}", package.name), 0, what));
            } else if has_std(tree, name) {
                findings.push(Finding::new(MANIFEST, 0, format!("{name} is declared with std")));
            }
        }
    }
    let idle = MAY_USE.iter().filter(|name| !used.contains(**name));
    findings
        .extend(idle.map(|name| Finding::new("xtask/src/tidy/purity.rs", 0, format!("no rules use {name}"))));
    findings
}

/// Whether the workspace declares this one with `std`, by name or by its default features.
fn has_std(tree: &Tree, name: &str) -> bool {
    let manifest: Option<toml::Table> = tree.text(MANIFEST).and_then(|text| toml::from_str(text).ok());
    let declared =
        manifest.as_ref().and_then(|manifest| manifest.get("workspace")?.get("dependencies")?.get(name));
    let bare = declared.and_then(|one| one.get("default-features")?.as_bool()) == Some(false);
    let features = declared.and_then(|one| one.get("features")?.as_array());
    !bare || features.is_some_and(|features| features.iter().any(|feature| feature.as_str() == Some("std")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines as shown;

    /// Karak and the core, both in order, but for what is given.
    fn found(root: &str, more: &str, crates: &[&str]) -> Vec<String> {
        let declared: Vec<String> = MAY_USE
            .iter()
            .map(|name| format!("{name} = {{ version = \"1\", default-features = false }}\n"))
            .collect();
        let manifest = format!("[workspace.dependencies]\nitoa = \"1\"\n{}", declared.concat());
        let tree = Tree::of(&[
            ("crates/table/src/lib.rs", "//! The core.\n\n// Why.\n#![no_std]\n"),
            ("crates/karak/rules.toml", ""),
            ("crates/karak/src/lib.rs", root),
            ("crates/karak/src/game.rs", more),
            ("crates/server/src/lib.rs", "extern crate std;"),
            (
                MANIFEST,
                &manifest.replace("toml = { version = \"1\", default-features = false }", "toml = \"1\""),
            ),
        ]);
        let all: Vec<String> = MAY_USE.iter().map(|name| format!("extern {name}")).collect();
        let everything = format!("table: {}", all.join(", ").replace("extern toml, ", ""));
        let crates: Vec<&str> = crates.iter().copied().chain([everything.as_str()]).collect();
        let mut found = shown(&check(&tree, &Workspace::of(&crates)));
        found.retain(|line| !line.ends_with("no rules use toml"));
        found
    }

    #[test]
    fn rules_without_std_are_fine() {
        let tests = "#[cfg(test)]\nmod tests {\n    extern crate std;\n}\n// extern crate std\n";
        assert_eq!(
            found(&format!("//! Karak.\n{}\n", MARKS[1]), tests, &["karak: extern serde, table"]),
            [""; 0]
        );
    }

    #[test]
    fn rules_with_std_are_found() {
        let marks = "crates/karak/src/lib.rs:1: a crate of rules begins with `#![no_std]`";
        assert_eq!(found("//! Karak.\nmod game;\n", "", &[]), [marks]);
        assert_eq!(found("#![cfg_attr(not(feature = \"std\"), no_std)]\n", "", &[]), [marks]);
        assert_eq!(
            found("#![no_std]\n", "use core::fmt;\nextern crate std;\n", &[]),
            ["crates/karak/src/game.rs:2: rules must not use std"]
        );
    }

    #[test]
    fn a_dependency_that_nobody_looked_at_is_found() {
        let what =
            "karak is a crate of rules and must not use itoa, which is not in xtask/src/tidy/purity.rs";
        assert_eq!(
            found("#![no_std]\n", "", &["karak: extern itoa, dev extern rand_xoshiro", "bots: extern rand"]),
            [format!("crates/karak/Cargo.toml: {what}")]
        );
    }

    #[test]
    fn a_dependency_with_std_for_everybody_is_found() {
        assert_eq!(
            found("#![no_std]\n", "", &["karak: extern toml"]),
            ["Cargo.toml: toml is declared with std"]
        );
    }

    #[test]
    fn a_dependency_that_no_rules_use_any_more_is_found() {
        let tree = Tree::of(&[("crates/table/src/lib.rs", "#![no_std]\n")]);
        assert_eq!(check(&tree, &Workspace::of(&["table:"])).len(), MAY_USE.len());
    }

    #[test]
    fn an_example_is_held_to_it_too() {
        let tree = Tree::of(&[("examples/ludo/rules.toml", ""), ("examples/ludo/src/lib.rs", "//! Ludo.\n")]);
        assert!(shown(&check(&tree, &Workspace::of(&[])))[0].starts_with("examples/ludo/src/lib.rs:1:"));
    }
}
