//! The workspace as cargo knows it.

use crate::cargo::{cargo, output};
use serde::Deserialize;

/// The crates of the workspace.
#[derive(Deserialize)]
pub struct Workspace {
    /// The crates.
    pub packages: Vec<Package>,
}

/// A crate of the workspace.
#[derive(Deserialize)]
pub struct Package {
    /// Its name.
    pub name: String,
    /// What it depends on directly.
    pub dependencies: Vec<Dependency>,
}

/// A direct dependency.
#[derive(Deserialize)]
pub struct Dependency {
    /// The name of the package.
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
        serde_json::from_str(&json).map_err(|error| format!("cargo metadata cannot be read: {error}"))
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
