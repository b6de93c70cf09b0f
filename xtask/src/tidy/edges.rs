//! Which crate may use which, and what the crates of the rules must never reach.

use super::Finding;
use super::metadata::{Package, Workspace};
use super::purity::{CORE, games};
use super::tree::Tree;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// Which of our crates each of our crates may use. Tests may use `table-laws` besides.
const MAY_USE: &[(&str, &[&str])] = &[
    ("table", &[]),
    ("table-laws", &["table"]),
    (GAME, &["table"]),
    ("texts", &["table"]),
    ("bots", &["table"]),
    ("archive", &["table"]),
    ("fair", &["table"]),
    ("catalog", &["table", GAME]),
    ("server", &["table", "texts", "catalog", "bots", "archive", "fair"]),
    ("lab", &["table", "texts", "catalog", "bots"]),
    ("emberhall", &["table", "texts", GAME, "bots", "archive", "fair", "catalog", "server", "client", "lab"]),
    ("client", &[]),
    ("bench", &["table", GAME]),
    ("guest", &[]),
    ("load", &["archive", "catalog", "guest", "server"]),
    ("web-types", &["table", GAME, "catalog", "server"]),
    (EXAMPLE, &["table", "catalog", "emberhall"]),
    ("xtask", &[]),
];

/// Any crate with rules of a game: one with a `rules.toml`.
const GAME: &str = "a game";

/// Any crate in `examples/`: a program of somebody else's. Its tests may use whatever there is.
const EXAMPLE: &str = "an example";

/// Which games the tests of a crate may use that must not name one itself: the texts are tested with what the games
/// really say, the bots and the fair dice with games that are really played.
const TESTS_MAY_USE: &[(&str, &[&str])] = &[
    ("texts", &[GAME]),
    ("bots", &[GAME]),
    ("fair", &[GAME]),
    ("server", &["guest"]),
    ("emberhall", &["guest"]),
];

/// What no crate of the rules may reach, directly or not: generators, clocks, files, networks, threads.
const IMPURE: &[&str] = &[
    "async-std",
    "chrono",
    "fastrand",
    "getrandom",
    "hyper",
    "jiff",
    "mio",
    "oorandom",
    "rand",
    "rand_chacha",
    "rand_pcg",
    "rand_xoshiro",
    "rayon",
    "reqwest",
    "rusqlite",
    "smol",
    "socket2",
    "sqlx",
    "tempfile",
    "time",
    "tokio",
    "uuid",
];

/// Checks all edges; what is reached through other crates is read from the lock file.
pub fn check(workspace: &Workspace, tree: &Tree) -> Vec<Finding> {
    let graph = tree.text("Cargo.lock").map(graph).unwrap_or_default();
    let games = games(tree);
    workspace.packages.iter().flat_map(|package| check_package(package, &games, &graph, tree)).collect()
}

fn check_package(package: &Package, games: &[&str], graph: &Graph, tree: &Tree) -> Vec<Finding> {
    let name = package.name.as_str();
    let example = format!("examples/{name}/Cargo.toml");
    let is_example = tree.text(&example).is_some();
    let manifest = match name {
        "xtask" => "xtask/Cargo.toml".to_owned(),
        _ if is_example => example,
        _ => format!("crates/{name}/Cargo.toml"),
    };
    let is_game = games.contains(&name);
    let kind = if is_example {
        EXAMPLE
    } else if is_game {
        GAME
    } else {
        name
    };
    let Some((_, allowed)) = MAY_USE.iter().find(|row| row.0 == kind) else {
        let what = format!("the crate {name} is not in the table of edges in xtask/src/tidy/edges.rs");
        return vec![Finding::new(&manifest, 0, what)];
    };
    let lists =
        |list: &[&str], used: &str| list.contains(&used) || list.contains(&GAME) && games.contains(&used);
    let in_tests = TESTS_MAY_USE.iter().find(|row| row.0 == name).map_or(&[] as &[&str], |row| row.1);
    let mut findings = Vec::new();
    for dependency in package.dependencies.iter().filter(|dependency| dependency.path.is_some()) {
        let used = dependency.name.as_str();
        if is_example && dependency.is_dev() {
            continue;
        }
        if lists(in_tests, used) {
            if !dependency.is_dev() {
                findings.push(Finding::new(&manifest, 0, format!("{name} may use {used} in its tests only")));
            }
            continue;
        }
        if used == "table-laws" && !dependency.is_dev() {
            findings.push(Finding::new(&manifest, 0, format!("{name} may use table-laws in its tests only")));
        } else if used != "table-laws" && !lists(allowed, used) {
            findings.push(Finding::new(&manifest, 0, format!("{name} must not use {used}")));
        }
    }
    if is_game || name == CORE {
        let direct = package.dependencies.iter().filter(|dependency| !dependency.is_dev());
        for (impure, through) in reach(direct.map(|dependency| dependency.name.as_str()), graph) {
            let what = format!("{name} is a crate of rules and must not use {impure} (through {through})");
            findings.push(Finding::new(&manifest, 0, what));
        }
    }
    findings
}

type Graph = BTreeMap<String, BTreeSet<String>>;

#[derive(Deserialize)]
struct Lock {
    #[serde(default)]
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    #[serde(default)]
    version: String,
    source: Option<String>,
    #[serde(default)]
    dependencies: Vec<String>,
}

/// What each foreign crate in the lock file uses. Ours are left out: the lock file mixes in their tests' needs. Of a
/// crate that is there in several versions, the newest stands for the name: it is what ours use.
fn graph(lock: &str) -> Graph {
    let lock: Lock = toml::from_str(lock).unwrap_or(Lock { package: Vec::new() });
    let mut graph = Graph::new();
    for package in lock.package.into_iter().filter(|package| package.source.is_some()) {
        let names =
            package.dependencies.iter().map(|line| line.split(" (").next().unwrap_or(line).to_owned());
        let names: BTreeSet<String> = names.collect();
        // The lock file is sorted by version, so that a newer one replaces an older one under the bare name.
        graph.insert(format!("{} {}", package.name, package.version), names.clone());
        graph.insert(package.name, names);
    }
    graph
}

/// The impure crates that are reached, with the direct dependency each is first reached through.
fn reach<'a>(direct: impl Iterator<Item = &'a str>, graph: &Graph) -> Vec<(String, String)> {
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for through in direct {
        let mut open = vec![through.to_owned()];
        while let Some(name) = open.pop() {
            if !seen.insert(name.clone()) {
                continue;
            }
            let bare = name.split(' ').next().unwrap_or(&name);
            open.extend(graph.get(&name).or_else(|| graph.get(bare)).into_iter().flatten().cloned());
            if IMPURE.contains(&bare) {
                found.push((bare.to_owned(), through.to_owned()));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;

    fn found(crates: &[&str], lock: Option<&str>) -> Vec<String> {
        let games = ["karak", "thunderstone"].map(|name| format!("crates/{name}/rules.toml"));
        let mut files: Vec<(&str, &str)> = games.iter().map(|path| (path.as_str(), "")).collect();
        files.push(("examples/ludo/Cargo.toml", ""));
        files.extend(lock.map(|lock| ("Cargo.lock", lock)));
        lines(&check(&Workspace::of(crates), &Tree::of(&files)))
    }

    #[test]
    fn the_edges_of_the_design_are_fine() {
        let crates =
            ["table: extern serde", "karak: table, dev table-laws, dev extern rand_chacha", "bots: table"];
        assert_eq!(found(&crates, None), [""; 0]);
    }

    #[test]
    fn a_forbidden_edge_is_found() {
        assert_eq!(
            found(&["karak: table, bots"], None),
            ["crates/karak/Cargo.toml: karak must not use bots"]
        );
        assert_eq!(found(&["server: karak"], None).len(), 1);
        assert_eq!(found(&["bots: karak"], None).len(), 1);
    }

    #[test]
    fn the_tests_of_the_bots_may_play_the_games() {
        assert_eq!(found(&["bots: table, dev karak"], None), [""; 0]);
        assert_eq!(found(&["archive: dev karak"], None).len(), 1);
    }

    #[test]
    fn an_example_uses_what_a_stranger_would() {
        assert_eq!(found(&["ludo: table, catalog, emberhall, dev table-laws, dev bots"], None), [""; 0]);
        assert_eq!(found(&["ludo: server"], None), ["examples/ludo/Cargo.toml: ludo must not use server"]);
    }

    #[test]
    fn laws_in_a_shipped_crate_are_found() {
        assert_eq!(
            found(&["karak: table-laws"], None),
            ["crates/karak/Cargo.toml: karak may use table-laws in its tests only"]
        );
    }

    #[test]
    fn the_texts_use_games_in_their_tests_only() {
        assert_eq!(found(&["texts: table, dev karak, dev thunderstone"], None), [""; 0]);
        assert_eq!(
            found(&["texts: karak"], None),
            ["crates/texts/Cargo.toml: texts may use karak in its tests only"]
        );
        assert_eq!(found(&["texts: dev bots"], None).len(), 1);
    }

    #[test]
    fn the_bench_measures_the_games() {
        assert_eq!(found(&["bench: table, karak, thunderstone"], None), [""; 0]);
        assert_eq!(found(&["bench: texts"], None).len(), 1);
    }

    #[test]
    fn an_unknown_crate_is_found() {
        assert!(found(&["novelty: table"], None)[0].contains("not in the table of edges"));
    }

    #[test]
    fn an_impure_crate_is_found_however_deep() {
        assert_eq!(found(&["table: extern rand"], None).len(), 1);
        let lock = "[[package]]\nname = \"a\"\nsource = \"x\"\ndependencies = [\"b 1.0\"]\n\
                    [[package]]\nname = \"b\"\nsource = \"x\"\ndependencies = [\"getrandom\"]\n";
        let expected = "karak is a crate of rules and must not use getrandom (through a)";
        assert_eq!(found(&["karak: extern a"], Some(lock)), [format!("crates/karak/Cargo.toml: {expected}")]);
        assert_eq!(found(&["bots: extern a"], Some(lock)).len(), 0);
    }
}
