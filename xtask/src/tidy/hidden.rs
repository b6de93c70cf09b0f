//! What a pending chance may give is hidden: the server, which speaks to people, never asks for it. Its tests may.

use super::Finding;
use super::lines::lines;
use super::tree::{Tree, is_test_file};

/// The names in `table` by which the distribution of chance is had.
const NAMES: [&str; 5] = ["draws", "outcomes", "outcome_of", "drawn_of", "Outcomes"];

/// Checks the sources of the server.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let sources = tree.under("crates/server/src", ".rs").filter(|(path, _)| !is_test_file(path));
    let shown = sources.flat_map(|(path, text)| {
        let lines = lines(text).into_iter().filter(|line| !line.is_test);
        let found =
            lines.filter_map(|line| Some((line.number, NAMES.into_iter().find(|name| line.has(name))?)));
        let finding =
            |(line, name)| Finding::new(path, line, format!("the server must not use the hidden {name}"));
        found.map(finding).collect::<Vec<_>>()
    });
    shown.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines as shown;

    #[test]
    fn the_distribution_of_chance_is_not_for_the_server() {
        let tree = Tree::of(&[
            ("crates/server/src/room/mod.rs", "fn a(game: &G) {\n    send(game.draws());\n}"),
            (
                "crates/server/src/lib.rs",
                "//! No draws.\nfn outcome() {}\n#[cfg(test)]\nmod b {\n    use c::draws;\n}",
            ),
            ("crates/bots/src/search/mod.rs", "fn a(game: &G) { game.outcomes(64); }"),
        ]);
        let found = shown(&check(&tree));
        assert_eq!(found, ["crates/server/src/room/mod.rs:2: the server must not use the hidden draws"]);
    }
}
