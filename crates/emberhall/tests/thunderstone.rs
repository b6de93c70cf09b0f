//! Whole games of Thunderstone, what one can type in them, and what must not be seen.

use crate::common::{fresh, numbers, run, written};

#[test]
fn bots_alone_play_to_a_result() {
    for (arguments, seed) in [
        ("--players 2", 1),
        ("--players 3 --setup random --groups 4", 2),
        ("--players 5 --setup random", 3),
        ("--solo normal", 4),
        ("--solo nightmare --setup random", 5),
    ] {
        let shown = run(&format!("play thunderstone {arguments} --bots all --seed {seed}"), "");
        shown.well().has("The game is over.").has("points");
        let ended = ["Victory!", "Shared victory!", "Defeat! The Monsters win."];
        assert!(ended.iter().any(|end| shown.out.contains(end)), "{}", shown.out);
        assert!(!shown.out.contains('\u{1b}'), "no colour into a pipe");
        assert!(!shown.out.contains(" -"), "minus signs are true ones");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed: u32| run(&format!("play thunderstone --bots all --seed {seed}"), "").out;
    assert_eq!(game(7), game(7));
    assert_ne!(game(7), game(8));
}

#[test]
fn an_own_selection_is_played_by_ids_or_names() {
    let own = "play thunderstone --groups dragon,undead_doom,Humanoid --families elf,Dwarf,feayn,amazon \
               --village spear,fireball,banish,barkeep,feast,hatchet,polearm,short-sword --seed 1 --bots all";
    run(own, "").well().has("Monsters: Dragon, Undead • Doom and Humanoid.").has("The game is over.");
}

#[test]
fn people_and_bots_play_on_for_long_in_every_language() {
    for language in ["en", "pl", "de", "et"] {
        for plain in ["", "--plain"] {
            let typed: String = numbers(500).lines().map(|line| format!("\n{line}\n")).collect();
            let arguments = format!(
                "play thunderstone --players 4 --bots 2,4 --setup random --seed 4 --lang {language} {plain}"
            );
            let shown = run(&arguments, &typed);
            shown.well();
            assert!(!shown.out.contains('\u{1b}'));
        }
    }
}

#[test]
fn every_command_answers_and_changes_nothing() {
    let path = fresh("ts-commands.json");
    let save = format!("save {}\n", path.display());
    let arguments = "play thunderstone --bots 2, --seed 5 --names Anna";
    run(arguments, &save).well().has("The game is saved in");
    let first = std::fs::read_to_string(&path).expect("it was saved");
    let typed = format!(
        "help\nwhy\nwhy 1\nlog\nlog 3\nmap\nmap all\nstatus\nhand\nrules\nrules T-BAT-3\nrules bat\nrules K-BAT-3\n\
         explain\nexplain 1\nexplain 4\nexplain all\ncard\ncard Fireball\ncard fire\ncard er\ncard zebra\ncard 1\ncard 9\n\
         save\nload\nload nowhere.json\n\n0\n99\ndance\n{save}"
    );
    let shown = run(arguments, &typed);
    shown.well();
    for answer in [
        "Rank 1:",
        "Village: price ×left",
        "Your hand: ",
        "Hand and deck together: ",
        "Attack on ",
        "Together: attack ",
        "“4” is not a rank.",
        "T-BAT-3 – ",
        "There is no rule K-BAT-3.",
        "Fireball · Spell",
        "cost 9",
        "“er” matches several cards: ",
        "There is no card called “zebra”.",
        "Choice 1 is not about a card.",
        "There is no choice 9.",
        "explain [RANK]",
        "card [NAME]",
    ] {
        shown.has(answer);
    }
    assert_eq!(std::fs::read_to_string(&path).expect("it was saved again"), first);
}

#[test]
fn an_attack_is_foretold_and_explained_in_the_dungeon() {
    let shown =
        run("play thunderstone --bots 2, --seed 5 --names Anna", "2\nwhy\nexplain 3\ncard 2\n1\nundo\n");
    shown
        .well()
        .has("Attack Green Blob in rank 1 (attack value 3: 2 short)")
        .has("3× Militia: attack +1 each");
    shown.has("Not equipped: Dagger").has("light penalty 1 (−2)").has("Battle effects: gain 1 Disease.");
    // The weapon is taken up, then put back.
    shown.has(" with Dagger.").has("Your last choice has been taken back.");
}

#[test]
fn an_undo_stops_at_what_has_been_seen() {
    let shown = run("play thunderstone --bots 2, --seed 5", "2\nundo\n");
    shown.well().has("What has been seen cannot be taken back.");
}

/// The text of the program's output after the last time this stood there.
fn after<'a>(text: &'a str, mark: &str) -> &'a str {
    text.rsplit(mark).next().unwrap_or(text)
}

/// Whether a line names a card that somebody drew from a hidden deck.
fn names_a_draw(shown: &str) -> bool {
    let hidden = |line: &str| line.contains("card") || line.contains(" draws and reveals ");
    shown.lines().any(|line| line.contains(" draws ") && !hidden(line))
}

#[test]
fn a_hand_is_not_shown_before_its_player_has_the_keyboard() {
    for plain in ["", "--plain"] {
        let arguments = format!("play thunderstone --players 2 --names Anna,Jan --seed 5 {plain}");
        let pass = "Press Enter once nobody else can see the screen.";
        let before = run(&arguments, "");
        before.well().has(pass);
        assert!(!before.out.contains("Your hand"), "{}", before.out);
        // Neither a number nor a command gets round it.
        let early = run(&arguments, "1\nhand\nwhy\ncard\nexplain\nstatus\nlog\nmap\n");
        early.well().has(pass);
        assert!(!early.out.contains("Your hand") && !names_a_draw(&early.out), "{}", early.out);
        let first = run(&arguments, "\n");
        first.well().has("Your hand: ");
        // The first player rests and keeps all cards; then the keyboard goes on.
        let rested = run(&arguments, "\n3\n1\n");
        rested.well();
        let passed = after(&rested.out, pass);
        assert!(rested.out.matches(pass).count() == 2, "{}", rested.out);
        assert!(!passed.contains("Your hand") && !names_a_draw(&rested.out), "{}", rested.out);
        let second = run(&arguments, "\n3\n1\n\n");
        assert!(after(&second.out, pass).contains("Your hand: "), "{}", second.out);
        assert!(!second.out.contains('\u{1b}'));
    }
}

#[test]
fn a_single_person_is_never_asked_for_the_keyboard() {
    let shown = run("play thunderstone --players 3 --bots 2 --seed 5", "3\n1\n");
    assert!(!shown.well().out.contains("Press Enter once"), "{}", shown.out);
}

#[test]
fn a_saved_game_is_loaded_replayed_and_saved_again_as_it_was() {
    let (first, second) = (fresh("ts-first.json"), fresh("ts-second.json"));
    let typed = format!("{}save {}\n", numbers(80), first.display());
    run("play thunderstone --players 3 --bots 2,3 --level random --seed 5 --names Anna", &typed).well();
    let typed = format!("status\nsave {}\n", second.display());
    run(&format!("play thunderstone --load {} --bots 2,3", first.display()), &typed).well().has("Anna");
    let read = |path: &std::path::Path| std::fs::read_to_string(path).expect("the game was saved");
    assert_eq!(read(&first), read(&second));
    let replayed = run(&format!("replay {}", first.display()), "");
    replayed.well().has("The game is not finished.").has("every state matches the record");
    // A replay tells only what all may know.
    assert!(!names_a_draw(&replayed.out), "{}", replayed.out);
    run("play", &format!("1\n3\nnowhere.json\n{}\n2\nstatus\n", first.display()))
        .well()
        .has("There is no file “nowhere.json”.")
        .has("How many of them are bots?")
        .has("Anna · Experience");
}

#[test]
fn a_file_of_the_other_game_is_refused_and_a_finished_one_replayed() {
    let (karak, own) = (fresh("of-karak.json"), fresh("of-thunderstone.json"));
    run(&format!("play karak --bots all --seed 11 --save {}", karak.display()), "").well();
    run(&format!("play thunderstone --bots all --seed 11 --save {}", own.display()), "").well();
    let reason = "belongs to the game “karak”, not to “thunderstone”";
    run(&format!("play thunderstone --load {}", karak.display()), "").complains(reason);
    run("play thunderstone --bots 2, --seed 1", &format!("load {}\n", karak.display())).well().has(reason);
    let other = "belongs to the game “thunderstone”, not to “karak”";
    run(&format!("play karak --load {}", own.display()), "").complains(other);
    run(&format!("replay {}", own.display()), "").well().has("every state matches the record");
    run(&format!("replay {}", karak.display()), "").well().has("wins the Soul Archstone");
    let good = std::fs::read_to_string(&own).expect("it was saved");
    for (name, text, reason) in [
        ("ts-cut.json", good[..good.len() / 2].to_owned(), "line"),
        ("ts-players.json", good.replacen("\"players\":2", "\"players\":6", 1), "not for 6"),
        ("ts-rules.json", good.replacen("\"rules\": ", "\"rules\": 9", 1), "of the rules"),
        ("ts-card.json", good.replacen("\"militia\"", "\"dragon_rider\"", 1), "dragon_rider"),
        ("ts-game.json", good.replacen("\"thunderstone\"", "\"chess\"", 1), "“chess”"),
    ] {
        let path = written(name, &text);
        run(&format!("replay {}", path.display()), "").complains(reason);
        run(&format!("play thunderstone --load {}", path.display()), "").complains(reason);
    }
}

#[test]
fn bad_setups_are_refused_in_every_language() {
    for (code, six, card) in [
        ("en", "not for 6", "Possible values: "),
        ("pl", "6", "Możliwe: "),
        ("de", "6", "Möglich sind: "),
        ("et", "6", "Võimalikud on: "),
    ] {
        run(&format!("play thunderstone --players 6 --lang {code}"), "").complains(six);
        run(&format!("play thunderstone --village wand --lang {code}"), "").complains(card);
    }
}

#[test]
fn the_start_menu_leads_to_a_table_of_thunderstone() {
    let shown = run("play", "1\n2\n3\n2\n1\nAnna\n2\n4\nquit\n\n");
    shown.well().has("3 players sit at the table.").has("with 4 monster groups").has("It is your turn.");
    // Alone, with own cards; a wrong list is asked for again.
    let own = "1\n2\n1\n0\nAnna\n2\n3\n1,2\n1,2,2\n1,2,3\n1 2 3 4\n1,2,3,4,5,6,7,8\nquit\n\n";
    let shown = run("play", own);
    shown.well().has("Solo game, warrior").has("Please type 3 to 8 different numbers from 1 to 8");
    // Chance is free here, so the victory may be a shared one.
    let bots = run("play", "2\n2\n2\n2\n1\n1\n");
    assert!(bots.well().out.to_lowercase().contains("zwycięstwo!"), "{}", bots.out);
}
