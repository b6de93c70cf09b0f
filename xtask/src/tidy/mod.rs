//! The project's own checks: what no compiler looks at. Each is a function from texts to findings.

mod dependencies;
mod edges;
mod files;
pub mod fluent;
mod hidden;
mod lines;
mod metadata;
mod places;
mod prose;
mod purity;
mod rules;
mod spelling;
mod texts;
mod time;
mod tree;
mod wording;

pub use metadata::PREFIX;
use metadata::Workspace;
use std::fmt;
use std::path::Path;
use tree::Tree;

/// Something to fix, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Finding {
    /// The file, from the root.
    pub path: String,
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

impl Finding {
    /// A finding in a file.
    pub fn new(path: &str, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: path.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.what),
            line => write!(f, "{}:{line}: {}", self.path, self.what),
        }
    }
}

/// What all checks found.
pub struct Found {
    /// What has to be fixed.
    pub findings: Vec<Finding>,
    /// What deserves a look.
    pub warnings: Vec<Finding>,
}

/// Runs all checks. The error says why they could not be run.
pub fn run(root: &Path) -> Result<Found, String> {
    let tree = Tree::read(root)?;
    let workspace = Workspace::read()?;
    let mut findings = Vec::new();
    findings.extend(rules::check(&tree));
    findings.extend(time::check(&tree));
    findings.extend(edges::check(&workspace, &tree));
    findings.extend(hidden::check(&tree));
    findings.extend(purity::check(&tree, &workspace));
    findings.extend(texts::check(&tree));
    findings.extend(wording::check(&tree));
    findings.extend(files::check(&tree));
    findings.extend(places::check(&tree));
    findings.extend(dependencies::check(&tree, &workspace));
    findings.sort();
    findings.dedup();
    let mut warnings = files::long(&tree);
    warnings.extend(dependencies::unused(&tree, &workspace));
    warnings.extend(spelling::check(&tree));
    Ok(Found { findings, warnings })
}

/// The findings as lines, for tests.
#[cfg(test)]
fn lines(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(Finding::to_string).collect()
}
