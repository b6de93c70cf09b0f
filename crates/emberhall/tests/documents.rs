//! What the documents show is true.

use crate::common::{run, written};

fn document(name: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    std::fs::read_to_string(path).expect("the document is there")
}

/// To renew the example: `emberhall play karak --heroes horan,taia --seed 3 --names Anna,Jan`, 1, then save.
#[test]
fn the_example_of_a_game_file_can_be_replayed() {
    let document = document("game-file.md");
    let example = document.split("```json\n").nth(1).and_then(|rest| rest.split("```").next());
    let path = written("example.json", example.expect("there is an example"));
    run(&format!("replay {}", path.display()), "").well().has("Taia moves to (1, 0).").has("steps replayed");
}

#[test]
fn the_guide_names_every_option() {
    let guide = document("terminal.md");
    let help = run("play --help", "");
    let options = help.out.split_whitespace().filter(|word| word.starts_with("--") && *word != "--help");
    for option in options.map(|option| option.trim_end_matches([',', ')'])) {
        assert!(guide.contains(option), "{option} is not in docs/terminal.md");
    }
}

#[test]
fn the_server_guide_names_every_setting() {
    let guide = document("server.md");
    let help = run("serve --help", "");
    let options = help.out.split_whitespace().filter(|word| word.starts_with("--"));
    for option in options.filter(|option| !["--help", "--lang", "--plain"].contains(option)) {
        let variable =
            format!("`EMBERHALL_{}`", option.trim_start_matches("--").replace('-', "_").to_uppercase());
        assert!(guide.contains(&format!("`{option}`")), "{option} is not in docs/server.md");
        assert!(guide.contains(&variable), "{variable} is not in docs/server.md");
    }
    // The example of a configuration file can be read: it is refused for its folder only.
    let example = guide.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next());
    let path = written("server.toml", example.expect("there is an example"));
    let shown = run(&format!("check --config {} --data /nowhere", path.display()), "");
    shown.complains("There is no file “/nowhere/emberhall.db”.");
}
