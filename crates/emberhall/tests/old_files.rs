//! Game files of versions 1 and 2: replayed, verified and played on by this version, which says what it checked.

use crate::common::{fresh, run, written};
use std::path::{Path, PathBuf};

const LEGALITY: [(&str, &str); 4] = [
    ("en", "the only check was that the rules allow each step"),
    ("pl", "sprawdzono tylko, czy zasady pozwalają na każdy krok"),
    ("de", "Es wurde nur geprüft, ob die Regeln jeden Schritt erlauben"),
    ("et", "kontrolliti ainult, kas reeglid iga sammu lubavad"),
];

/// All files, with the version that their names tell.
fn files() -> Vec<(PathBuf, u32)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old-files");
    let version = |path: PathBuf| match path.file_stem()?.to_str()?.rsplit_once("-v")?.1.parse() {
        Ok(version) => Some((path, version)),
        Err(_) => None,
    };
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the files are there")
        .filter_map(|file| version(file.expect("it is there").path()))
        .collect();
    files.sort();
    assert_eq!(files.len(), 8);
    files
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).expect("it is there")
}

#[test]
fn old_files_are_replayed_by_legality_and_it_is_said_in_every_language() {
    for (path, version) in files() {
        assert!(text(&path).contains(&format!("\"version\": {version},")), "{path:?}");
        run(&format!("replay {} --lang en", path.display()), "").well().has(LEGALITY[0].1);
    }
    for (code, words) in LEGALITY {
        let path = &files()[0].0;
        run(&format!("replay {} --lang {code}", path.display()), "").well().has(words);
    }
}

#[test]
fn the_dice_of_old_files_are_verified_where_they_were_promised() {
    for (path, version) in files() {
        let shown = run(&format!("verify {} --lang en", path.display()), "");
        match version {
            1 => shown.complains("There is no commitment for this game"),
            _ => shown.well().has("Fair: ").has(LEGALITY[0].1),
        };
    }
}

#[test]
fn an_old_file_is_played_on_and_saved_in_the_newest_version() {
    for (path, version) in files() {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let game = name.split('-').next().expect("a game");
        let old = text(&path);
        // The first ten inputs: the file has one a line.
        let begin = old.find("\"inputs\": [").expect("inputs");
        let (head, inputs) = old.split_at(old[begin..].find('\n').expect("a line") + begin + 1);
        let ten: Vec<&str> = inputs.lines().take(10).collect();
        let begun = format!("{head}{}\n]\n}}\n", ten.join("\n").trim_end_matches(','));
        let begun = written(&format!("begun-{name}.json"), &begun);
        let saved = fresh(&format!("saved-{name}.json"));
        let typed = format!("1\nsave {}\n", saved.display());
        run(&format!("play {game} --load {} --seed 3 --lang en", begun.display()), &typed).well();
        let saved_text = text(&saved);
        assert!(saved_text.contains("\"version\": 3,"), "version {version}: {saved_text}");
        let steps: Vec<&str> = saved_text.lines().filter(|line| line.starts_with("{\"input\":")).collect();
        assert!(steps.len() > 10, "{name} went on");
        assert!(steps.iter().all(|step| step.contains("\"chain\":\"")), "{name}");
        for (old, new) in ten.iter().zip(&steps) {
            let input = |line: &str| line[..line.find("},\"").expect("more follows")].to_owned();
            assert_eq!(input(old), input(new), "{name}");
        }
        run(&format!("replay {} --lang en", saved.display()), "")
            .well()
            .has("every state matches the record");
    }
}
