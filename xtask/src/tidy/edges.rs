//! Which crate of ours may use which.

use super::Finding;
use super::metadata::{Package, Workspace};
use super::purity::games;
use super::tree::Tree;

/// Which of our crates each of our crates may use. Tests may use `table-laws` besides.
const MAY_USE: &[(&str, &[&str])] = &[
    ("table", &[]),
    ("table-laws", &["table"]),
    (GAME, &["table"]),
    ("texts", &["table"]),
    ("bots", &["table"]),
    ("ids", &[]),
    ("archive", &["table", "ids"]),
    ("fair", &["table"]),
    ("catalog", &["table", GAME]),
    ("host", &["table", "catalog", "bots", "fair", "ids"]),
    ("server", &["table", "texts", "catalog", "bots", "archive", "fair", "host"]),
    ("lab", &["table", "texts", "catalog", "bots"]),
    ("emberhall", &["table", "texts", GAME, "bots", "archive", "fair", "catalog", "server", "client", "lab"]),
    ("client", &[]),
    ("bench", &["table", GAME]),
    ("test-client", &[]),
    ("load", &["archive", "catalog", "test-client", "server"]),
    ("web-types", &["table", GAME, "catalog", "server"]),
    (EXAMPLE, &["table", "catalog", "emberhall"]),
    ("xtask", &[]),
];

/// Any crate with rules of a game: one with a `rules.toml`.
const GAME: &str = "a game";

/// Any crate in `examples/`: a program of somebody else's. Its tests may use whatever there is.
const EXAMPLE: &str = "an example";

/// Which games the tests of a crate may use that must not name one itself: the texts are tested with what the games
/// really say, the bots, the fair dice and the host of a table with games that are really played.
const TESTS_MAY_USE: &[(&str, &[&str])] = &[
    ("texts", &[GAME, "catalog"]),
    ("bots", &[GAME]),
    ("fair", &[GAME]),
    ("host", &[GAME]),
    ("server", &["test-client"]),
    ("emberhall", &["test-client"]),
];

/// Checks all edges.
pub fn check(workspace: &Workspace, tree: &Tree) -> Vec<Finding> {
    let games = games(tree);
    workspace.packages.iter().flat_map(|package| check_package(package, &games, tree)).collect()
}

fn check_package(package: &Package, games: &[&str], tree: &Tree) -> Vec<Finding> {
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
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;

    fn found(crates: &[&str]) -> Vec<String> {
        let games = ["karak", "thunderstone"].map(|name| format!("crates/{name}/rules.toml"));
        let mut files: Vec<(&str, &str)> = games.iter().map(|path| (path.as_str(), "")).collect();
        files.push(("examples/ludo/Cargo.toml", ""));
        lines(&check(&Workspace::of(crates), &Tree::of(&files)))
    }

    #[test]
    fn the_edges_of_the_design_are_fine() {
        let crates =
            ["table: extern serde", "karak: table, dev table-laws, dev extern rand_chacha", "bots: table"];
        assert_eq!(found(&crates), [""; 0]);
    }

    #[test]
    fn a_forbidden_edge_is_found() {
        assert_eq!(found(&["karak: table, bots"]), ["crates/karak/Cargo.toml: karak must not use bots"]);
        assert_eq!(found(&["server: karak"]).len(), 1);
        assert_eq!(found(&["bots: karak"]).len(), 1);
    }

    #[test]
    fn the_tests_of_the_bots_may_play_the_games() {
        assert_eq!(found(&["bots: table, dev karak"]), [""; 0]);
        assert_eq!(found(&["archive: dev karak"]).len(), 1);
    }

    #[test]
    fn an_example_uses_what_a_stranger_would() {
        assert_eq!(found(&["ludo: table, catalog, emberhall, dev table-laws, dev bots"]), [""; 0]);
        assert_eq!(found(&["ludo: server"]), ["examples/ludo/Cargo.toml: ludo must not use server"]);
    }

    #[test]
    fn laws_in_a_shipped_crate_are_found() {
        assert_eq!(
            found(&["karak: table-laws"]),
            ["crates/karak/Cargo.toml: karak may use table-laws in its tests only"]
        );
    }

    #[test]
    fn the_texts_use_games_in_their_tests_only() {
        assert_eq!(found(&["texts: table, dev karak, dev thunderstone"]), [""; 0]);
        assert_eq!(
            found(&["texts: karak"]),
            ["crates/texts/Cargo.toml: texts may use karak in its tests only"]
        );
        assert_eq!(found(&["texts: dev bots"]).len(), 1);
    }

    #[test]
    fn the_bench_measures_the_games() {
        assert_eq!(found(&["bench: table, karak, thunderstone"]), [""; 0]);
        assert_eq!(found(&["bench: texts"]).len(), 1);
    }

    #[test]
    fn an_unknown_crate_is_found() {
        assert!(found(&["novelty: table"])[0].contains("not in the table of edges"));
    }
}
