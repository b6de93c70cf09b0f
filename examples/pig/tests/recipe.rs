//! Few files outside the game's own folder name it, and the recipe lists them.

use std::path::Path;
use std::process::Command;

/// The recipe allows so many.
const MOST: usize = 6;

/// Whether a text has the game's name as a word of its own, or as the beginning of one: `pig`, `pig-title`, but not the
/// `--pig` of a style sheet.
fn names_it(text: &str) -> bool {
    let mut words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words.any(|word| word.split('-').next().is_some_and(|first| first.eq_ignore_ascii_case("pig")))
}

#[test]
fn the_recipe_lists_every_file_that_names_the_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut git = Command::new("git");
    git.args(["ls-files", "--cached", "--others", "--exclude-standard"]).current_dir(&root);
    let listed = git.output().expect("git is there");
    assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
    let listed = String::from_utf8(listed.stdout).expect("names are UTF-8");
    let outside = listed.lines().filter(|path| !path.starts_with("examples/pig/"));
    let naming: Vec<&str> = outside
        .filter(|path| {
            names_it(path) || std::fs::read_to_string(root.join(path)).is_ok_and(|text| names_it(&text))
        })
        .collect();
    assert!(naming.contains(&"Cargo.toml"), "nothing was found: {naming:?}");
    assert!(naming.len() <= MOST, "{naming:?}");
    let recipe = std::fs::read_to_string(root.join("docs/adding-a-game.md")).expect("the recipe is there");
    for path in naming {
        assert!(recipe.contains(&format!("| `{path}` |")), "the recipe does not list {path}");
    }
}
