//! The lab's exact figures, as a person asks for them.

use crate::common::{fresh, run, run_with};

/// A hero and a mage against strength 4: 7 of 36 rolls, as counted by hand in docs/lab-odds.md.
#[test]
fn the_odds_of_a_battle_are_exact() {
    run("lab odds --army mage --against 4", "")
        .well()
        .has("Won 19.44% (7/36)")
        .has("with exactly the strength needed 11.11% (1/9)")
        .has("Dice lost, on average: Mage 0.500");
    run("lab odds --hero elspeth --against 2", "")
        .well()
        .has("Won 55.56% (5/9)")
        .has("Re-rolled 66.67% (2/3)");
    run("lab odds --hero darius --against fire-eaters", "").well().has("without a battle").has("Won 100%");
    run("lab odds --hero taia --army mage*4 --against general --praetorians 0", "").well().has("strength 10");
    run("lab odds", "").well().has("Chance to win against each strength");
}

/// The starting deck: 28 of 924 hands have attack 6, as counted by hand in docs/lab-odds.md.
#[test]
fn the_hands_of_a_deck_are_exact() {
    run("lab attack --against nixie --rank 1", "")
        .well()
        .has("924 in all, 27 of them different. Every hand is counted")
        .has("6 ███ 3.03%");
    run("lab attack --plain --samples 1000", "").well().has("1000 were drawn at random").has("6: ");
    run("lab attack --deck militia*4,dagger*2 --hand 6", "").well().has("1 in all, 1 of them different");
}

#[test]
fn both_speak_every_language_at_every_width() {
    for language in ["en", "pl", "de", "et"] {
        for arguments in [
            "lab odds --hero horan --army knight*2,mage --items sword,fireball --against general",
            "lab odds --hero xanros --army skeleton*3 --items amulet-protection --against dark-dryads+skeleton-riders",
            "lab attack --against all --spend",
            "lab",
            "lab odds --help",
            "lab attack --help",
        ] {
            let shown = run(&format!("--lang {language} {arguments}"), "");
            shown.well();
            assert!(!shown.out.contains("[lab-"), "{}", shown.out);
        }
    }
}

#[test]
fn names_of_the_language_spoken_are_understood() {
    let words = ["--lang", "de", "lab", "odds", "--army", "Bogenschütze*2", "--against", "Dunkler General"];
    run_with(words.map(str::to_owned).to_vec(), "", &[]).well().has("Bogenschütze").has("Stärke 15");
    let words = ["--lang", "pl", "lab", "attack", "--deck", "Ochotnik*6", "--against", "nixie"];
    run_with(words.map(str::to_owned).to_vec(), "", &[]).well().has("Ochotnik");
}

#[test]
fn files_are_written() {
    for (command, name) in [("odds --army mage --against 4", "odds"), ("attack --against nixie", "attack")] {
        let [csv, html, svg] = ["csv", "html", "svg"].map(|kind| fresh(&format!("lab-{name}.{kind}")));
        let files = format!("--csv {} --html {} --svg {}", csv.display(), html.display(), svg.display());
        run(&format!("lab {command} {files}"), "").well().has("Written:");
        let read = |path: &std::path::Path| std::fs::read_to_string(path).expect("the file is there");
        assert!(read(&csv).starts_with("table,key,count,of,share\n"));
        assert!(read(&html).starts_with("<!doctype html>") && read(&html).contains("<svg"));
        assert!(read(&svg).starts_with("<?xml") && read(&svg).contains("role=\"img\""));
        if name == "odds" {
            assert!(read(&csv).contains("\nresult,won,7,36,0.19444444444444445\n"), "{}", read(&csv));
        } else {
            assert!(read(&csv).contains("\nattack,6,28,924,"), "{}", read(&csv));
        }
    }
}

#[test]
fn wrong_words_are_named_with_what_is_allowed() {
    for (arguments, reason) in [
        ("odds --hero gandalf", "There is no hero “gandalf”. The heroes are: horan"),
        ("odds --army orc*2", "--army does not accept “orc”. Possible values: knight, archer"),
        ("odds --army knight*many", "in “knight*many”, a whole number must follow the asterisk"),
        ("odds --army knight*11", "only 10 dice of this kind: Knight."),
        ("odds --army knight*70000", "“knight*70000”"),
        ("odds --army knight*6,mage*6", "cannot exceed the highest glory level, 10."),
        ("odds --army bear --hero horan", "Only Lady Lorraine has this die: Bear."),
        ("odds --items sword*3", "at most 2 weapons"),
        ("odds --items warhammer*2", "There is only 1 of this item: Warhammer."),
        ("odds --items fireball*4", "at most 3 spells"),
        ("odds --items wand", "--items does not accept “wand”. Possible values: sword"),
        ("odds --army titan --items amulet-protection", "The titan comes with its amulet"),
        ("odds --against 0", "--against takes a number from 1 to 40, not 0."),
        ("odds --against 99", "from 1 to 40"),
        ("odds --against -3", "--against needs a whole number, not “-3”."),
        ("odds --against dragon", "--against does not accept “dragon”. Possible values: skeleton-warriors"),
        ("odds --against fire-eaters+fire-eaters+fire-eaters", "two armies at most"),
        ("odds --praetorians 3", "--praetorians needs --against general."),
        ("odds --against general --praetorians 6", "from 0 to 5, not 6"),
        ("odds --lives 0", "--lives takes a number from 1 to 5, not 0."),
        ("odds --components nowhere.toml", "nowhere.toml"),
        ("odds --html no/such/folder/x.html", "no/such/folder/x.html"),
        ("attack --deck militia*31", "The box holds only 30 of this card: Militia."),
        ("attack --deck militia*5", "The deck has 5 cards; a hand needs 6."),
        ("attack --deck unicorn*6", "--deck does not accept “unicorn”."),
        ("attack --hand 11", "--hand takes a number from 1 to 10, not 11."),
        ("attack --against unicorn", "--against does not accept “unicorn”."),
        ("attack --rank 4", "“4” is not a list of ranks. Write 1, 2 or 3"),
        ("attack --samples 1", "--samples takes a number from 100"),
        ("attack --samples 1000 --seed x", "--seed needs a whole number, not “x”."),
        ("dance", "Unknown argument “dance”."),
        ("odds --fast", "Unknown argument “--fast”."),
    ] {
        run(&format!("lab {arguments}"), "").complains(reason);
    }
}
