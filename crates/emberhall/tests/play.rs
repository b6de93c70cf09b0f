//! Whole games and everything one can type in them.

use crate::common::{fresh, numbers, run};

#[test]
fn bots_alone_play_to_a_result() {
    for (players, seed) in [(2, 1), (3, 2), (5, 3)] {
        let shown = run(&format!("play karak --players {players} --bots all --seed {seed}"), "");
        shown.well().has("wins the Soul Archstone").has("points");
        assert!(shown.out.contains("Victory!") || shown.out.contains("Shared victory!"));
        assert!(!shown.out.contains('\u{1b}'), "no colour into a pipe");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed: u32| run(&format!("play karak --bots all --seed {seed}"), "").out;
    assert_eq!(game(7), game(7));
    assert_ne!(game(7), game(8));
}

#[test]
fn the_end_of_the_input_ends_the_game_quietly() {
    run("play karak --seed 1", "").well().has("It is your turn");
    run("play karak --seed 1", "1\n2\n1\n").well();
    run("play", "").well().has("Emberhall");
    run("play", "1\n1\n").well();
}

#[test]
fn people_and_bots_play_on_for_long() {
    for language in ["en", "pl", "de", "et"] {
        for plain in ["", "--plain"] {
            let arguments = format!(
                "play karak --players 4 --bots 2,4 --heroes draft --seed 4 --lang {language} {plain}"
            );
            let shown = run(&arguments, &numbers(600));
            shown.well();
            assert!(!shown.out.contains('\u{1b}'));
        }
    }
}

#[test]
fn an_undo_takes_the_last_choice_back() {
    // Seat 1 may walk from the Castle to the forest and think again.
    let shown = run("play karak --heroes horan,taia --seed 3", "1\nundo\nundo\n");
    let walked = shown.out.find("moves to (1, 0)").expect("the first choice is a walk");
    let undone = shown.out.find("Your last choice has been taken back.").expect("it was taken back");
    assert!(walked < undone);
    shown.well().has("cannot be taken back");
    let again = &shown.out[undone..];
    assert!(again.contains("2 actions left."), "the turn stands as before:\n{again}");
}

#[test]
fn an_undo_stops_at_what_everyone_has_seen() {
    let shown = run("play karak --heroes horan,taia --seed 3", "2\nundo\n");
    shown.well().has("draws a tile").has("What has been seen cannot be taken back.");
}

#[test]
fn every_command_answers_and_changes_nothing() {
    let path = fresh("commands.json");
    let save = format!("save {}\n", path.display());
    let before = run("play karak --heroes darius,taia --seed 3", &save);
    before.well().has("The game is saved in");
    let first = std::fs::read_to_string(&path).expect("it was saved");
    let typed = format!(
        "help\nwhy\nwhy move\nwhy 1\nwhy 99\nwhy zebra\nlog\nlog 3\nlog x\nmap\nmap all\nstatus\nhand\nrules\n\
         rules K-BAT-6\nrules bat\nrules K-NO-1\nsave\nload\nload nowhere.json\nlang fr\n\n0\n99\n-1\ndance\n3 4\n\
         99999999999999999999\n\u{0}\n{save}"
    );
    let shown = run("play karak --heroes darius,taia --seed 3", &typed);
    shown.well();
    for answer in [
        "Not possible now:",
        "[K-",
        "is possible: type its number",
        "Nothing that matches “zebra”",
        "There is no choice 99.",
        "There is no choice 0.",
        "is neither the number of a choice nor a command",
        "Nothing on your side is hidden",
        "K-BAT-6 – ",
        "There is no rule K-NO-1.",
        "There is no file “nowhere.json”.",
        "There are no texts in “fr”.",
        "Give the file a name",
        "Which file?",
        "“log” takes a number of lines, not",
        "double border",
    ] {
        shown.has(answer);
    }
    assert_eq!(std::fs::read_to_string(&path).expect("it was saved again"), first);
}

#[test]
fn a_game_that_is_not_saved_is_not_lost_by_a_word() {
    let path = fresh("quit.json");
    let shown =
        run("play karak --heroes horan,taia --seed 3", &format!("1\nquit\n.\nquit\n{}\n", path.display()));
    shown.well().has("The game is not saved.").has("The game is saved in");
    assert!(path.exists());
    run("play karak --heroes horan,taia --seed 3", "1\nquit\n\n").well();
}

#[test]
fn the_start_menu_leads_to_a_table() {
    let shown = run("play", "9\n1\n\nx\n3\n2\n3\nAnna\n2\n2\nquit\n\n");
    shown.well().has("Please type a number from 1 to 4.").has("Please type a number from 2 to 5.");
    shown.has("3 players sit at the table.").has("picked one after another").has("Friendly game");
    run("play", "3\n1\n2\n2\n1\n1\n1\n").well().has("Wie viele Spieler?").has("gewinn");
}
