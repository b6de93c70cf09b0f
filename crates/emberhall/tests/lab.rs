//! The lab, driven as a person drives it: results, files, reproduction, errors.

use crate::common::{Shown, run, run_with};
use std::fs;
use std::path::{Path, PathBuf};

/// A folder of this test, which is not there yet.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("lab-{name}"));
    drop(fs::remove_dir_all(&path));
    path
}

fn lab(arguments: &str, out: &Path) -> Shown {
    run(&format!("lab {arguments} --out {}", out.display()), "")
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A column of a CSV file.
fn column(csv: &str, name: &str) -> Vec<String> {
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let place = reader.headers().expect("there is a head").iter().position(|head| head == name);
    let place = place.expect("the column is there");
    reader.records().map(|row| row.expect("the row can be read")[place].to_owned()).collect()
}

#[test]
fn a_match_is_the_same_however_many_games_run_at_once() {
    let arguments = "match karak --bot search,8it --bot greedy --players 2-3 --games 15 --seed 5 --keep all";
    let (one, two) = (folder("one"), folder("two"));
    lab(&format!("{arguments} --jobs 1"), &one).well().has("15 games were played.");
    lab(&format!("{arguments} --jobs 2"), &two).well().has("the same games on any machine");
    assert_eq!(read(&one, "games.csv"), read(&two, "games.csv"));
    assert_eq!(read(&one, "games/000003.json"), read(&two, "games/000003.json"));
    assert_eq!(column(&read(&one, "games.csv"), "players"), ["2", "2", "3", "3", "3"].repeat(3));
    let other = folder("other-seed");
    lab(&arguments.replace("--seed 5", "--seed 6"), &other).well();
    assert_ne!(read(&one, "games.csv"), read(&other, "games.csv"));
}

#[test]
fn the_printed_command_gives_the_same_result() {
    let (first, again) = (folder("first"), folder("again"));
    let setup = r#"{"players": 2, "heroes": {"chosen": ["horan", "taia"]}}"#;
    let mut words: Vec<String> = "lab match karak --bot casual --bot greedy,samples=2 --games 4 --seed 9"
        .split(' ')
        .map(str::to_owned)
        .collect();
    words.extend(["--setup".to_owned(), setup.to_owned(), "--out".to_owned(), first.display().to_string()]);
    let shown = run_with(words, "", &[]);
    shown.well();
    let line =
        shown.out.lines().find(|line| line.trim().starts_with("emberhall lab ")).expect("it is printed");
    let mut words = shlex::split(line).expect("a shell reads it");
    words.remove(0);
    words.extend(["--out".to_owned(), again.display().to_string()]);
    run_with(words, "", &[]).well();
    assert_eq!(read(&first, "games.csv"), read(&again, "games.csv"));
    assert!(read(&first, "seats.csv").contains("hero:horan=1"), "the setup is played");
}

#[test]
fn a_report_is_one_file_with_charts_and_the_games_can_be_replayed() {
    let out = folder("report");
    lab("balance thunderstone --games 14 --seed 2 --keep 3", &out)
        .well()
        .has("Village cards")
        .has("Hero families");
    let html = read(&out, "report.html");
    assert!(html.contains("<svg") && html.contains("Monster groups"));
    for outside in ["src=", "url(", "@import", "<script", "<link", "href=\"http", "href=\"//"] {
        assert!(!html.contains(outside), "{outside}");
    }
    let links: Vec<&str> =
        html.split("<a href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(links, ["games/000000.json", "games/000001.json", "games/000002.json"]);
    for link in links {
        run(&format!("replay {}", out.join(link).display()), "").well().has("every state matches the record");
    }
    assert!(read(&out, "summary.txt").contains("Thunderstone: balance"));
}

#[test]
fn every_study_is_told_in_every_language() {
    for (code, word) in [("en", "Ratings"), ("pl", "Ranking"), ("de", "Wertungen"), ("et", "Reitingud")] {
        run(&format!("lab ladder karak --bot random --bot casual --bot greedy --games 2 --lang {code}"), "")
            .well()
            .has(word);
        run(&format!("lab balance karak --bot casual --games 4 --lang {code}"), "").well();
        run(&format!("lab curve karak --iterations 1,2 --against casual --games 2 --lang {code}"), "").well();
        for help in ["lab", "lab match", "lab ladder", "lab balance", "lab curve", "lab bench"] {
            run(&format!("{help} --help --lang {code}"), "").well();
        }
    }
    run("lab bench karak --seconds 1", "").well().has("Inputs per second");
}

#[test]
fn a_bot_in_another_language_plays_a_match() {
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots/random_bot.py");
    let out = folder("python");
    let words = ["lab", "match", "karak", "--games", "2", "--max-turns", "40", "--bot"].map(str::to_owned);
    let mut words = words.to_vec();
    words.push(format!("process:python3 {}", bot.display()));
    words.extend(["--bot", "greedy", "--out"].map(str::to_owned));
    words.push(out.display().to_string());
    run_with(words, "", &[]).well().has("random_bot.py").has("may choose differently each time");
    let seats = read(&out, "seats.csv");
    assert_eq!(column(&seats, "troubles"), ["0"; 4]);
    assert!(column(&seats, "decisions").iter().all(|count| count != "0"));
}

#[test]
fn decisions_are_counted_until_there_are_enough() {
    let out = folder("decisions");
    lab("match thunderstone --bot search,1ms --bot greedy --max-decisions 500 --seed 3", &out)
        .well()
        .has("On time");
    let counts = column(&read(&out, "seats.csv"), "decisions");
    let total: u32 = counts.iter().map(|count| count.parse::<u32>().expect("a number")).sum();
    assert!((500..5_000).contains(&total), "{total}");
}

#[test]
fn a_game_that_never_ends_is_broken_off_counted_and_kept() {
    let out = folder("broken");
    lab("match karak --bot random --games 3 --max-turns 5 --keep 0", &out).well().has("3 were abandoned");
    assert_eq!(column(&read(&out, "games.csv"), "finished"), ["false"; 3]);
    assert!(out.join("games/000002.json").exists());
}

#[test]
fn wrong_words_are_named_and_nothing_is_written() {
    let out = folder("wrong");
    for (arguments, reason) in [
        ("match chess --bot greedy", "There is no game “chess”."),
        ("match karak", "At least 1 bot is needed, not 0"),
        ("match karak --bot dragon", "There is no bot “dragon”."),
        ("match karak --bot search,soon", "“soon” is not a valid setting"),
        ("match karak --bot process:/no/such/bot", "could not be started"),
        ("match karak --bot greedy --games 0", "--games needs a whole number of at least 1, not “0”."),
        ("match karak --bot greedy --games many", "--games needs a whole number"),
        ("match karak --bot greedy --seed -1", "--seed needs a whole number"),
        ("match karak --bot greedy --jobs 0", "--jobs needs a whole number of at least 1"),
        ("match karak --bot greedy --players 2-9", "2 to 5 players"),
        ("match karak --bot greedy --players none", "--players needs a number, a range"),
        ("match karak --bot a,b --players 2", "There is no bot “a,b”."),
        ("match karak --bot greedy --bot casual --bot random", "3 bots are too many: there is room for 2."),
        ("match karak --bot greedy --setup {\"players\":", "line 1, column"),
        ("match karak --bot greedy --setup {\"players\":7}", "cannot be played"),
        ("match karak --bot greedy --setup nowhere.json", "“nowhere.json” cannot be read"),
        (
            "match karak --bot greedy --setup {\"players\":2} --players 2",
            "--players cannot be combined with --setup.",
        ),
        ("match karak --bot greedy --keep some", "--keep takes all, none or a number"),
        ("ladder karak --bot greedy", "At least 2 bots are needed, not 1"),
        ("ladder karak --bot greedy --bot greedy", "named twice"),
        ("curve karak --times 5 --iterations 5", "--times cannot be combined with --iterations."),
        ("curve karak --times soon", "--times needs a number"),
        ("balance karak --fixed-seats", "Unknown argument “--fixed-seats”."),
        ("dance", "Unknown argument “dance”."),
    ] {
        let shown = lab(arguments, &out);
        shown.complains(reason);
        assert_eq!(shown.out, "", "{arguments}");
        assert!(!shown.err.contains("[lab-"), "{}", shown.err);
        assert!(!out.exists(), "{arguments}");
    }
}

#[test]
fn a_folder_of_another_command_is_refused() {
    let out = folder("refused");
    lab("match karak --bot casual --games 2 --seed 1", &out).well();
    let before = read(&out, "games.csv");
    lab("match karak --bot casual --games 2 --seed 2", &out).complains("the results of another command");
    assert_eq!(read(&out, "games.csv"), before);
    // More of the same goes on from there.
    lab("match karak --bot casual --games 5 --seed 1", &out).well().has("5 games were played.");
    assert!(read(&out, "games.csv").starts_with(before.trim_end()));
}
