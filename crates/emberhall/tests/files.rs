//! Game files and component files: kept, replayed, and refused with a reason.

use crate::common::{fresh, numbers, run, written};
use std::path::Path;

/// A finished game of bots, saved.
fn finished(name: &str) -> String {
    let path = fresh(name);
    run(&format!("play karak --bots all --seed 11 --save {}", path.display()), "").well();
    std::fs::read_to_string(path).expect("the game was saved")
}

fn refused(name: &str, text: &str, reason: &str) {
    let path = written(name, text);
    run(&format!("replay {}", path.display()), "").complains(reason);
    run(&format!("play karak --load {}", path.display()), "").complains(reason);
    let shown = run("play karak --seed 1", &format!("load {}\nstatus\n", path.display()));
    shown.well().has(reason);
}

#[test]
fn a_saved_game_is_loaded_and_saved_again_as_it_was() {
    let (first, second) = (fresh("first.json"), fresh("second.json"));
    let typed = format!("{}save {}\n", numbers(300), first.display());
    run("play karak --players 3 --bots 1 --seed 5 --names Anna,Jan", &typed).well();
    let typed = format!("status\nsave {}\n", second.display());
    run(&format!("play karak --load {} --bots 1", first.display()), &typed).well().has("(Anna)");
    let read = |path: &Path| std::fs::read_to_string(path).expect("the game was saved");
    assert_eq!(read(&first), read(&second));
    // And in the middle of another game.
    let third = fresh("third.json");
    let typed = format!("1\nload {}\nsave {}\n", first.display(), third.display());
    run("play karak --seed 8", &typed).well().has("is loaded:");
    assert_eq!(read(&first), read(&third));
}

#[test]
fn a_finished_game_is_replayed_and_every_state_checked() {
    finished("finished.json");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("finished.json");
    let shown = run(&format!("replay {}", path.display()), "");
    shown.well().has("wins the Soul Archstone").has("every state matches the record");
    run(&format!("replay {} --lang pl", path.display()), "").well().has("zgadza się z zapisem");
}

#[test]
fn broken_game_files_are_refused_with_the_place() {
    let good = finished("good.json");
    refused("cut.json", &good[..good.len() / 2], "line");
    refused("empty.json", "", "line 1");
    refused("json.json", "{\"a\": 1}", "not an Emberhall game file");
    refused("version.json", &good.replacen("\"version\": 3", "\"version\": 9", 1), "version 9");
    refused("game.json", &good.replacen("\"game\": \"karak\"", "\"game\": \"chess\"", 1), "“chess”");
    refused("rules.json", &good.replacen("\"rules\": ", "\"rules\": 9", 1), "of the rules");
    refused("names.json", &good.replacen("\"names\": [\"\",", "\"names\": [\"\",\"\",", 1), "names");
    refused("players.json", &good.replacen("\"players\":2", "\"players\":9", 1), "2 to 5");
}

#[test]
fn a_changed_step_is_found() {
    let good = finished("steps.json");
    let line = good.lines().nth(6).expect("there are steps");
    let (before, print) = line.split_at(line.find("\"chain\":\"").expect("each has its fingerprint") + 9);
    let other = if print.starts_with('0') { "1" } else { "0" };
    let changed = good.replacen(line, &format!("{before}{other}{}", &print[1..]), 1);
    refused("changed.json", &changed, "the game differs from the file");
    let swapped: Vec<&str> = good.lines().collect();
    let mut swapped = swapped;
    let last = swapped.len() - 4;
    swapped.swap(7, last);
    refused("swapped.json", &swapped.join("\n"), "step");
}

#[test]
fn files_that_are_none_are_refused() {
    run("replay nowhere.json", "").complains("There is no file “nowhere.json”.");
    run(&format!("replay {}", env!("CARGO_TARGET_TMPDIR")), "").complains("is a folder");
    let path = fresh("bytes.json");
    std::fs::write(&path, [0xff, 0xfe, 0x00]).expect("the file can be written");
    run(&format!("replay {}", path.display()), "").complains("is not a text file");
}

#[test]
fn a_file_of_somebody_else_is_never_overwritten() {
    let path = written("diary.txt", "Dear diary");
    let typed = format!(
        "save {}\nsave /no/such/folder/x.json\nsave {}\n",
        path.display(),
        env!("CARGO_TARGET_TMPDIR")
    );
    let shown = run("play karak --seed 1", &typed);
    shown.well().has("is not a game file").has("There is no such folder").has("is a folder");
    assert_eq!(std::fs::read_to_string(path).expect("it is still there"), "Dear diary");
}

#[test]
fn component_files_are_used_or_refused_with_what_where_and_what_is_allowed() {
    let shipped = karak::components::SHIPPED;
    let own = written("own.toml", &shipped.replacen("strength = 5", "strength = 6", 1));
    run(&format!("play karak --bots all --seed 2 --components {}", own.display()), "").well().has("your own");
    for (name, text, reason) in [
        (
            "range.toml",
            shipped.replacen("faces = [-2,", "faces = [-7,", 1),
            "dice.hero.faces: −7 is not between −2 and",
        ),
        (
            "unknown.toml",
            shipped.replacen("[supply]", "[supply]\ndragon = { count = 1, status = \"assumed\" }", 1),
            "supply.dragon",
        ),
        ("syntax.toml", shipped.replacen("[supply]", "[supply", 1), "Line 20: "),
        ("deck.toml", shipped.replace("\nabyss", "\ncastle"), "tier"),
    ] {
        let path = written(name, &text);
        let shown = run(&format!("play karak --components {}", path.display()), "1\n");
        shown.complains(reason).complains(name);
    }
    run("play karak --components nowhere.toml", "").complains("There is no file");
}
