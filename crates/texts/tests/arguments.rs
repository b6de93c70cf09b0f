//! The terminal and the core give every message the variables that its texts use.
//!
//! The texts are compared with the names in `.with("name", …)` of the function that names the key. What the games
//! themselves say is heard in `spoken.rs`.

use crate::common::{key_literals, messages, root, sources};
use emberhall_texts::Language;
use std::collections::{BTreeMap, BTreeSet};

/// The source in pieces, each from one `fn` to the next.
fn functions(source: &str) -> Vec<&str> {
    let mut starts: Vec<usize> = source.match_indices("fn ").map(|(index, _)| index).collect();
    starts.insert(0, 0);
    starts.push(source.len());
    starts.windows(2).map(|pair| &source[pair[0]..pair[1]]).collect()
}

fn given_names(function: &str) -> BTreeSet<String> {
    let after = function.split("with(").skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"'));
    let names: BTreeSet<String> =
        after.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect();
    names
}

#[test]
fn every_variable_is_given() {
    let mut given: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, source) in sources() {
        // A game puts its sentences together from many small functions; `described.rs` hears them all.
        let game =
            ["karak", "thunderstone"].iter().any(|game| path.starts_with(root().join("crates").join(game)));
        for function in if game { vec![source.as_str()] } else { functions(&source) } {
            let mut names = given_names(function);
            // `listed("ui-status-army", "units", …)` gives its variable by name.
            names.extend(
                function
                    .split('"')
                    .filter(|word| word.chars().all(|c| c.is_ascii_lowercase()))
                    .map(str::to_owned),
            );
            for key in key_literals(function) {
                given.entry(key).or_default().extend(names.iter().cloned());
            }
        }
    }
    for language in Language::ALL {
        for (key, mentions) in messages(language) {
            // Lists are joined inside this crate; the browser client has a test of its own.
            let elsewhere = ["karak-", "thunderstone-", "ui-list-", "ui-clauses", "ui-sentences", "web-"]
                .iter()
                .any(|start| key.starts_with(start));
            if elsewhere || key == "ui-seat" {
                continue;
            }
            for variable in &mentions.variables {
                let name = variable.split('_').next().unwrap_or(variable);
                let known = given.get(&key).is_some_and(|names| names.contains(name));
                assert!(known, "{language}: {key} uses ${variable}, which nothing gives");
            }
        }
    }
}
