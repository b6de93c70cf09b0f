//! Every foreign crate is declared once, and `ARCHITECTURE.md` gives the reason for it.

use super::Finding;
use super::metadata::Workspace;
use super::source::line_of;
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
    }
    findings
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
    fn an_idle_dependency_is_noticed() {
        let tree = Tree::of(&[(MANIFEST, TREE)]);
        assert_eq!(lines(&unused(&tree, &Workspace::of(&["table:"]))), ["Cargo.toml: no crate uses serde"]);
    }
}
