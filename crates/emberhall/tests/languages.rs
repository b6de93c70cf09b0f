//! Four languages, chosen by word or by environment, and the rules in each of them.

use crate::common::{run, run_with};

const TURNS: [(&str, &str); 4] = [
    ("en", "It is your turn."),
    ("pl", "Twoja kolej."),
    ("de", "Du bist dran."),
    ("et", "On sinu mängukord."),
];

#[test]
fn the_table_speaks_four_languages() {
    for (code, turn) in TURNS {
        run(&format!("play karak --seed 1 --lang {code}"), "help\nwhy\nmap\nstatus\nrules\n")
            .well()
            .has(turn);
        run(&format!("play karak --bots all --seed 1 --lang {code}"), "").well();
    }
}

#[test]
fn the_environment_chooses_the_language_unless_told_otherwise() {
    let play = |arguments: &str, environment: &[(&str, &str)]| {
        run_with(arguments.split(' ').map(str::to_owned).collect(), "", environment)
    };
    play("play karak --seed 1", &[("LANG", "pl_PL.UTF-8")]).well().has("Twoja kolej.");
    play("play karak --seed 1", &[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "de_AT")]).well().has("Du bist dran.");
    play("play karak --seed 1 --lang et", &[("LANG", "pl_PL.UTF-8")]).well().has("On sinu mängukord.");
    play("play karak --seed 1", &[("LANG", "fr_FR.UTF-8")]).well().has("It is your turn.");
}

#[test]
fn the_language_changes_in_the_middle_of_a_game() {
    let shown = run("play karak --seed 1", "lang pl\njęzyk de\nsprache et\nkeel en\nabi\n");
    shown.well();
    for (_, turn) in TURNS {
        shown.has(turn);
    }
    shown.has("neither the number of a choice nor a command");
}

#[test]
fn an_unknown_language_is_refused_in_a_known_one() {
    run("play karak --lang fr", "").complains("There are no texts in “fr”.").complains("et (Eesti)");
    run_with(vec!["--lang=xx".to_owned()], "", &[("LANG", "de_DE")])
        .complains("In „xx“ gibt es keine Texte.");
}

#[test]
fn the_rules_are_told_in_every_language() {
    for (code, ruling) in
        [("en", "House ruling"), ("pl", "Rozstrzygnięcie"), ("de", "Hausregel"), ("et", "Kodureegel")]
    {
        let shown = run(&format!("rules K-BAT-6 --lang {code}"), "");
        shown.well().has("K-BAT-6 – ").has(ruling);
        run(&format!("rules --lang {code}"), "").well().has("K-SET-1").has("--components");
        run(&format!("rules bat --lang {code}"), "").well().has("K-BAT-1").has("K-BAT-11");
    }
    let shown = run("rules", "");
    shown.has("Faces of the dice (assumed): ").has("Building costs (printed): ").has("Stable");
    run("rules K-XXX-1", "").complains("There is no rule K-XXX-1.");
}

#[test]
fn the_help_is_told_in_every_language() {
    for (code, usage) in [("en", "Usage:"), ("pl", "Użycie:"), ("de", "Aufruf:"), ("et", "Kasutamine:")] {
        run(&format!("--help --lang {code}"), "").well().has(usage);
        run(&format!("play --help --lang {code}"), "").well().has("--components");
    }
    run("--version", "").well().has("emberhall");
}
