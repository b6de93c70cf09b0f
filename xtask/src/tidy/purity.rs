//! The crates of the rules know no clock, file, network, environment or thread. Their tests may.

use super::Finding;
use super::source::{find_word, line_of, take_apart, without_tests};
use super::tree::{Tree, is_test_file};

/// The crate that all rules are written with.
pub const CORE: &str = "table";

/// The crates that hold the rules of a game: those with a catalogue of rules.
pub fn games(tree: &Tree) -> Vec<&str> {
    let folder = |(path, _)| str::strip_suffix(path, "/rules.toml")?.rsplit('/').next();
    tree.under("crates", "/rules.toml").filter_map(folder).collect()
}

/// The modules of the standard library that rules must not use.
const MODULES: [&str; 7] = ["time", "fs", "net", "env", "process", "thread", "io"];

/// Names that give the same away without their module.
const NAMES: [&str; 3] = ["SystemTime", "Instant", "RandomState"];

/// Checks the sources of all crates of rules.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let crates = games(tree).into_iter().chain([CORE]);
    let sources =
        crates.flat_map(|name| tree.under(&format!("crates/{name}/src"), ".rs").collect::<Vec<_>>());
    sources.filter(|(path, _)| !is_test_file(path)).flat_map(|(path, text)| check_file(path, text)).collect()
}

fn check_file(path: &str, text: &str) -> Vec<Finding> {
    let code = without_tests(&take_apart(text).code);
    let finding =
        |at: usize, what: &str| Finding::new(path, line_of(&code, at), format!("rules must not use {what}"));
    let mut findings = Vec::new();
    for name in NAMES {
        findings.extend(find_word(&code, name).map(|at| finding(at, name)));
    }
    for module in MODULES {
        let full = format!("std::{module}");
        findings.extend(find_word(&code, &full).map(|at| finding(at, &full)));
    }
    for (at, _) in code.match_indices("std::{") {
        let inside = group(&code[at + "std::".len()..]);
        for module in MODULES.iter().filter(|module| opens_with(inside, module)) {
            findings.push(finding(at, &format!("std::{module}")));
        }
    }
    findings
}

/// What stands between this brace and its partner.
fn group(code: &str) -> &str {
    let mut depth = 0usize;
    for (at, byte) in code.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return &code[1.min(at)..at];
        }
    }
    code
}

/// Whether one of the paths in a group of imports begins with this module.
fn opens_with(group: &str, module: &str) -> bool {
    let mut depth = 0usize;
    let mut part = String::new();
    let mut parts = Vec::new();
    for c in group.chars() {
        match c {
            ',' if depth == 0 => parts.push(std::mem::take(&mut part)),
            _ => part.push(c),
        }
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    parts.push(part);
    parts.iter().any(|part| {
        part.trim().split("::").next().is_some_and(|first| first.split(' ').next() == Some(module))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;

    fn found(text: &str) -> Vec<String> {
        lines(&check(&Tree::of(&[("crates/karak/src/lib.rs", text), ("crates/karak/rules.toml", "")])))
    }

    #[test]
    fn rules_without_a_clock_are_fine() {
        let text = "//! No Instant, no std::fs.\nuse std::fmt;\nuse std::{collections::{BTreeMap, btree_map}, time_like};\n\
                    #[cfg(test)]\nmod tests { use std::fs; }";
        assert_eq!(found(text), [""; 0]);
    }

    #[test]
    fn a_clock_or_a_file_is_found() {
        assert_eq!(
            found("\nuse std::time::Duration;"),
            ["crates/karak/src/lib.rs:2: rules must not use std::time"]
        );
        assert_eq!(found("fn a() { let b = std::fs::read(c); }").len(), 1);
        assert_eq!(found("fn a(at: Instant) {}").len(), 1);
        assert_eq!(found("use std::{fmt, env::{self, var}};").len(), 1);
    }

    #[test]
    fn only_the_rules_are_meant() {
        let text = "use std::fs;";
        let tree = Tree::of(&[("crates/server/src/lib.rs", text), ("crates/karak/tests/laws.rs", text)]);
        assert_eq!(check(&tree), []);
    }
}
