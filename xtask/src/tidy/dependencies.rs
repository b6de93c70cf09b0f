//! Every foreign crate is declared once, `ARCHITECTURE.md` gives the reason for it, and no crate depends on one that it
//! does not use.

use super::Finding;
use super::lines::line_of;
use super::metadata::{Package, Workspace};
use super::tree::Tree;
use std::collections::BTreeSet;

const MANIFEST: &str = "Cargo.toml";
const REASONS: &str = "ARCHITECTURE.md";

/// Checks that each has its row in the list of reasons, and that no crate declares one on its own.
pub fn check(tree: &Tree, workspace: &Workspace) -> Vec<Finding> {
    let declared = match declared(tree) {
        Ok(declared) => declared,
        Err(problem) => return vec![Finding::new(MANIFEST, 0, problem)],
    };
    let manifest = tree.text(MANIFEST).unwrap_or_default();
    let reasons = tree.text(REASONS).unwrap_or_default();
    let line = |name: &str| manifest.find(&format!("\n{name} =")).map_or(0, |at| line_of(manifest, at + 1));
    let lacking =
        declared.iter().filter(|name| !reasons.lines().any(|row| row.starts_with(&format!("| `{name}` |"))));
    let mut findings: Vec<Finding> = lacking
        .map(|name| {
            Finding::new(MANIFEST, line(name), format!("{REASONS} has no row \"| `{name}` | reason\""))
        })
        .collect();
    for package in &workspace.packages {
        let foreign = package.dependencies.iter().filter(|dependency| dependency.path.is_none());
        for dependency in foreign.filter(|dependency| !declared.contains(&dependency.name)) {
            let what = format!(
                "{} uses {}, which is not in [workspace.dependencies]",
                package.name, dependency.name
            );
            findings.push(Finding::new(MANIFEST, 0, what));
        }
        findings.extend(needless(tree, package));
    }
    findings
}

/// The dependencies of a crate that its sources never name.
fn needless<'a>(tree: &'a Tree, package: &'a Package) -> impl Iterator<Item = Finding> + 'a {
    let name = package.name.as_str();
    let folders = [format!("crates/{name}"), format!("examples/{name}"), name.to_owned()];
    let folder = folders.into_iter().find(|folder| tree.text(&format!("{folder}/{MANIFEST}")).is_some());
    folder.into_iter().flat_map(move |folder| {
        let manifest = format!("{folder}/{MANIFEST}");
        let used = move |name: &str| tree.under(&folder, ".rs").any(|(_, text)| is_named(text, name));
        let idle = package.dependencies.iter().filter(move |dependency| !used(&dependency.name));
        idle.map(move |dependency| Finding::new(&manifest, 0, format!("nothing uses {}", dependency.name)))
    })
}

/// Whether a source names a crate: as the first word of a path, or in `use`. What another crate passes on under the same
/// name does not count.
fn is_named(text: &str, package: &str) -> bool {
    let name = package.replace('-', "_");
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| line.match_indices(&name).map(move |(at, _)| line.split_at(at))).any(
        |(before, rest)| {
            let after = &rest[name.len()..];
            let inside = |sign: char| sign.is_alphanumeric() || sign == '_';
            let is_first = !before.ends_with("::") || before.trim_start() == "::" || before.ends_with(" ::");
            let is_word = !before.ends_with(inside) && !before.ends_with('.') && !after.starts_with(inside);
            is_first
                && is_word
                && (after.starts_with("::") || before.ends_with("use ") || before.ends_with("crate "))
        },
    )
}

/// Those that are declared and used by nobody.
pub fn unused(tree: &Tree, workspace: &Workspace) -> Vec<Finding> {
    let used: BTreeSet<&str> = workspace
        .packages
        .iter()
        .flat_map(|package| package.dependencies.iter().map(|dependency| dependency.name.as_str()))
        .collect();
    let declared = declared(tree).unwrap_or_default();
    let idle = declared.iter().filter(|name| !used.contains(name.as_str()));
    idle.map(|name| Finding::new(MANIFEST, 0, format!("no crate uses {name}"))).collect()
}

/// The foreign crates that the workspace declares.
fn declared(tree: &Tree) -> Result<BTreeSet<String>, String> {
    let text = tree.text(MANIFEST).ok_or("there is no manifest")?;
    let manifest: toml::Table = toml::from_str(text).map_err(|error| error.to_string())?;
    let declared = manifest.get("workspace").and_then(|workspace| workspace.get("dependencies"));
    let declared = declared.and_then(toml::Value::as_table).ok_or("there are no [workspace.dependencies]")?;
    let foreign = declared.iter().filter(|(_, value)| value.get("path").is_none());
    let name = |(key, value): (&String, &toml::Value)| {
        value.get("package").and_then(toml::Value::as_str).unwrap_or(key).to_owned()
    };
    Ok(foreign.map(name).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;

    const TREE: &str = "[workspace.dependencies]\ntable = { path = \"crates/table\" }\nserde = \"1.0\"\n";

    fn found(reasons: &str, crates: &[&str]) -> Vec<String> {
        let tree = Tree::of(&[(MANIFEST, TREE), (REASONS, reasons)]);
        lines(&check(&tree, &Workspace::of(crates)))
    }

    #[test]
    fn a_dependency_with_a_reason_is_fine() {
        assert_eq!(found("| `serde` | JSON |\n", &["table: extern serde"]), [""; 0]);
    }

    #[test]
    fn a_dependency_without_a_reason_is_found() {
        assert_eq!(
            found("We use `serde`.\n", &[]),
            ["Cargo.toml:3: ARCHITECTURE.md has no row \"| `serde` | reason\""]
        );
    }

    #[test]
    fn a_dependency_of_a_crate_on_its_own_is_found() {
        let found = found("| `serde` | JSON |\n", &["table: extern itoa"]);
        assert_eq!(found, ["Cargo.toml: table uses itoa, which is not in [workspace.dependencies]"]);
    }

    #[test]
    fn a_dependency_that_its_crate_does_not_use_is_found() {
        let crates = ["table: extern serde, dev table-laws", "xtask: extern serde"];
        let found = |sources: [&str; 2]| {
            let tree = Tree::of(&[
                (MANIFEST, TREE),
                (REASONS, "| `serde` | JSON |\n"),
                ("crates/table/Cargo.toml", ""),
                ("crates/table/src/lib.rs", sources[0]),
                ("xtask/Cargo.toml", ""),
                ("xtask/src/main.rs", sources[1]),
            ]);
            lines(&check(&tree, &Workspace::of(&crates)))
        };
        let used = "use serde::Serialize;\nlet x = ::table_laws::law();";
        assert_eq!(found([used, "#[derive(serde::Deserialize)]"]), [""; 0]);
        let idle = "// serde::Serialize\nuse other::serde::Serialize;\nmy_serde::x();\n#[serde(tag)]";
        assert_eq!(found([used, idle]), ["xtask/Cargo.toml: nothing uses serde"]);
        assert_eq!(
            found([idle, used]),
            [
                "crates/table/Cargo.toml: nothing uses serde",
                "crates/table/Cargo.toml: nothing uses table-laws"
            ]
        );
    }

    #[test]
    fn an_idle_dependency_is_noticed() {
        let tree = Tree::of(&[(MANIFEST, TREE)]);
        assert_eq!(lines(&unused(&tree, &Workspace::of(&["table:"]))), ["Cargo.toml: no crate uses serde"]);
    }
}
