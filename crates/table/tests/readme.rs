//! The game that the README shows is the one that the examples in the documentation use.

#[test]
fn the_readme_shows_the_game_of_the_example() {
    let (readme, game) = (include_str!("../README.md"), include_str!("../examples/nim/game.rs"));
    assert!(readme.contains(game), "copy examples/nim/game.rs into README.md");
}
