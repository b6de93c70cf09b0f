//! The commands.

use crate::args::Laws;
use crate::cargo::{cargo, has, root, run};
use crate::sections::{Done, Sections};
use crate::tidy::PREFIX;
use crate::{package, tidy, types, web};
use std::path::Path;
use std::time::Instant;

/// How many games the short law run plays.
const SHORT_LAW_RUN: u64 = 1_000;

/// How many games of each kind the client follows in short.
const SHORT_PATCH_RUN: u64 = 1;

/// Every check and test, in the order in which they are quick to fail.
pub fn test() -> Result<(), String> {
    let mut sections = Sections::default();
    sections.run("formatting", || match has("fmt") {
        true => passed(run(&mut cargo(["fmt", "--all", "--check"]))),
        false => skipped("rustfmt is not installed; `rustup component add rustfmt` adds it"),
    })?;
    sections.run("tidy", || passed(tidy()))?;
    sections.run("lints", || match has("clippy") {
        true => passed(run(&mut cargo([
            "clippy",
            "--workspace",
            "--all-targets",
            "--locked",
            "--",
            "-D",
            "warnings",
        ]))),
        false => skipped("clippy is not installed; `rustup component add clippy` adds it"),
    })?;
    // Other crates of the workspace turn on features with which the rules may use `std`.
    sections.run("rules without the standard library", || {
        let mut check = cargo(["check", "--locked", "--lib"]);
        check.arg(format!("--package={PREFIX}table"));
        check.args(house_games(&root()).iter().map(|name| format!("--package={PREFIX}{name}")));
        passed(run(&mut check))
    })?;
    sections.run("tests", || match has("nextest") {
        true => passed(run(&mut cargo(["nextest", "run", "--workspace", "--locked", "--no-tests", "pass"]))),
        false => {
            println!("cargo-nextest is not installed, so `cargo test` does it; `cargo install cargo-nextest` adds it");
            passed(run(&mut cargo(["test", "--workspace", "--locked", "--lib", "--bins", "--tests", "--examples"])))
        }
    })?;
    sections.run("fingerprints with everything reshaped but the rules", || {
        let games = house_games(&root());
        let features: Vec<String> = games.iter().map(|name| format!("{PREFIX}{name}/reshaped")).collect();
        let features = features.join(",");
        let mut test = cargo(["test", "--locked"]);
        test.args(games.iter().map(|name| format!("--package={PREFIX}{name}")));
        passed(run(test.args(["--features", &features, "--test", "golden", "--", "replays"])))
    })?;
    sections.run("examples in the documentation", || {
        passed(run(&mut cargo(["test", "--workspace", "--locked", "--doc", "--quiet"])))
    })?;
    sections.run("the client's types against real games", types::check)?;
    sections.run("the client", || passed(web::check()))?;
    sections
        .run("the client's views against the engine's", || passed(web::patches(SHORT_PATCH_RUN, false)))?;
    sections.run("the client in a second engine", web::second_engine)?;
    sections.run("the client in a browser", || passed(web::browse(false)))?;
    sections.run("documentation", || {
        let mut doc = cargo(["doc", "--workspace", "--locked", "--no-deps", "--quiet"]);
        passed(run(doc.env("RUSTDOCFLAGS", "-D warnings")))
    })?;
    sections.run("packages for others", || passed(package::check()))?;
    sections.run("laws, a short campaign", || {
        if games_with_laws(&root()).is_empty() {
            return skipped("no game has a test called `laws` yet");
        }
        // With the whole workspace the parts are those of the tests, and need not be built again.
        let mut test = cargo(["test", "--workspace", "--locked", "--test", "laws", "--", "--nocapture"]);
        passed(run(test.env("LAW_GAMES", SHORT_LAW_RUN.to_string()).env("LAW_PROGRESS", "1")))
    })?;
    println!("{}\nall passed", sections.summary());
    Ok(())
}

/// The project's own checks.
pub fn tidy() -> Result<(), String> {
    let found = tidy::run(&root())?;
    for warning in &found.warnings {
        println!("warning: {warning}");
    }
    for finding in &found.findings {
        println!("{finding}");
    }
    match found.findings.len() {
        0 => {
            println!("tidy: nothing to fix, {} warnings", found.warnings.len());
            Ok(())
        }
        n => Err(format!("tidy: {n} findings, {} warnings", found.warnings.len())),
    }
}

/// A law campaign through the games' own law tests.
pub fn laws(laws: &Laws) -> Result<(), String> {
    let known = games_with_laws(&root());
    let games = match laws.game.as_str() {
        "all" if known.is_empty() => return Err("no game has a test called `laws`".to_owned()),
        "all" => known,
        game if known.iter().any(|name| name == game) => vec![game.to_owned()],
        game => return Err(format!("there is no game {game:?} with laws, only: {}", known.join(", "))),
    };
    for game in games {
        let begun = Instant::now();
        let package = package_of(&root(), &game);
        let mut test =
            cargo(["test", "--release", "--locked", "--package", &package, "--test", "laws", "--"]);
        test.args(["--nocapture", "--test-threads=1"]);
        test.env("LAW_GAMES", laws.games.to_string()).env("LAW_SEED", laws.seed.to_string());
        test.env("LAW_PROGRESS", "1");
        if let Some(number) = laws.number {
            test.env("LAW_GAME", number.to_string());
        }
        run(&mut test)?;
        println!("laws of {game}: {:.1} s with building", begun.elapsed().as_secs_f64());
    }
    Ok(())
}

/// The benchmarks whose names contain one of the filters.
pub fn bench(filters: &[String]) -> Result<(), String> {
    let has_benches =
        crates(&root()).iter().any(|name| root().join("crates").join(name).join("benches").is_dir());
    if !has_benches {
        return Err("no crate has a `benches` folder".to_owned());
    }
    run(cargo(["bench", "--workspace", "--locked", "--bench", "*", "--"]).args(filters))
}

/// The server under load, measured.
pub fn load(options: &[String]) -> Result<(), String> {
    run(cargo(["run", "--release", "--locked", "--package", "emberhall-load", "--"]).args(options))
}

/// Rewrites golden files, by the tests that compare them.
pub fn bless() -> Result<(), String> {
    run(cargo(["test", "--workspace", "--lib", "--bins", "--tests"]).env("UPDATE", "1"))?;
    println!("the golden files are as the tests show them now; look at the difference before you commit it");
    Ok(())
}

fn passed(result: Result<(), String>) -> Result<Done, String> {
    result.map(|()| Done::Passed)
}

fn skipped(why: &str) -> Result<Done, String> {
    Ok(Done::Skipped(why.to_owned()))
}

/// The folders in `crates`, in order.
fn crates(root: &Path) -> Vec<String> {
    folders(root, "crates")
}

/// The folders in a folder, in order.
fn folders(root: &Path, within: &str) -> Vec<String> {
    let folders = std::fs::read_dir(root.join(within)).into_iter().flatten().flatten();
    let mut names: Vec<String> = folders.filter_map(|folder| folder.file_name().into_string().ok()).collect();
    names.sort();
    names
}

/// The games in `crates`: those that have a catalogue of rules.
fn house_games(root: &Path) -> Vec<String> {
    crates(root)
        .into_iter()
        .filter(|name| root.join("crates").join(name).join("rules.toml").is_file())
        .collect()
}

/// The name of a game's package: of one in `crates` its folder with the prefix, of an example the folder alone.
fn package_of(root: &Path, game: &str) -> String {
    if root.join("crates").join(game).is_dir() { format!("{PREFIX}{game}") } else { game.to_owned() }
}

/// The games that have a test called `laws`, examples among them; the laws' own crate is none.
fn games_with_laws(root: &Path) -> Vec<String> {
    let has_laws = |folder: &str, name: &String| {
        let tests = root.join(folder).join(name).join("tests");
        name != "table-laws" && (tests.join("laws.rs").is_file() || tests.join("laws/main.rs").is_file())
    };
    let games = crates(root).into_iter().filter(|name| has_laws("crates", name));
    games.chain(folders(root, "examples").into_iter().filter(|name| has_laws("examples", name))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_game_is_named() {
        let asked = Laws { game: "chess".to_owned(), games: 1, seed: 1, number: None };
        assert!(laws(&asked).unwrap_err().starts_with("there is no game \"chess\" with laws"));
    }

    #[test]
    fn the_games_of_the_house_are_found_by_their_rules() {
        let games = house_games(&root());
        assert!(
            games.len() >= 2 && games.iter().all(|game| games_with_laws(&root()).contains(game)),
            "{games:?}"
        );
    }

    #[test]
    fn the_laws_own_crate_is_no_game() {
        assert!(crates(&root()).contains(&"table-laws".to_owned()));
        assert!(!games_with_laws(&root()).contains(&"table-laws".to_owned()));
    }
}
