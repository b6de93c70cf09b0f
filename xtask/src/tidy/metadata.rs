//! The workspace as cargo knows it.

use crate::cargo::{cargo, output};
use serde::Deserialize;

/// What the name of every crate in `crates/` begins with.
pub const PREFIX: &str = "emberhall-";

/// The crates of the workspace.
#[derive(Deserialize)]
pub struct Workspace {
    /// The crates.
    pub packages: Vec<Package>,
}

/// The folder of a crate of ours in `crates/`: its name without the prefix that it has for the world outside.
pub fn folder(package: &str) -> &str {
    package.strip_prefix(PREFIX).unwrap_or(package)
}

/// A crate of the workspace.
#[derive(Deserialize)]
pub struct Package {
    /// Its name, without the prefix.
    pub name: String,
    /// What it depends on directly.
    pub dependencies: Vec<Dependency>,
}

/// A direct dependency.
#[derive(Deserialize)]
pub struct Dependency {
    /// The name of the package; of one of ours without the prefix.
    pub name: String,
    /// `None`, or `dev` or `build`.
    pub kind: Option<String>,
    /// The folder, when it is in the workspace.
    pub path: Option<String>,
}

impl Dependency {
    /// Whether it is only for tests, benchmarks and examples.
    pub fn is_dev(&self) -> bool {
        self.kind.as_deref() == Some("dev")
    }
}

impl Workspace {
    /// Asks cargo.
    pub fn read() -> Result<Workspace, String> {
        let json = output(&mut cargo(["metadata", "--format-version", "1", "--no-deps"]))?;
        let mut workspace: Workspace =
            serde_json::from_str(&json).map_err(|error| format!("cargo metadata cannot be read: {error}"))?;
        for package in &mut workspace.packages {
            package.name = folder(&package.name).to_owned();
            for dependency in package.dependencies.iter_mut().filter(|dependency| dependency.path.is_some()) {
                dependency.name = folder(&dependency.name).to_owned();
            }
        }
        Ok(workspace)
    }

    /// A workspace for tests, a crate a line: `name: dependency, dev another, extern from_elsewhere`.
    #[cfg(test)]
    pub fn of(lines: &[&str]) -> Workspace {
        let dependency = |text: &str| {
            let words: Vec<&str> = text.split_whitespace().collect();
            Dependency {
                name: (*words.last().unwrap()).to_owned(),
                kind: words.contains(&"dev").then(|| "dev".to_owned()),
                path: (!words.contains(&"extern")).then(|| "somewhere".to_owned()),
            }
        };
        let package = |line: &&str| {
            let (name, rest) = line.split_once(':').unwrap();
            let dependencies =
                rest.split(',').filter(|text| !text.trim().is_empty()).map(dependency).collect();
            Package { name: name.to_owned(), dependencies }
        };
        Workspace { packages: lines.iter().map(package).collect() }
    }
}
