//! `emberhall verify`: fair games of every kind, and what it says of others.

use crate::common::{run, written};
use bots::{Bot, Budget, Casual, Seen};
use catalog::{Listed, Visit};
use fair::{Dice, Place, Seed, Share, TableId};
use table::record::{self, Round};
use table::{Input, Pending, Seat, Session};

/// Dice to which the people of two seats have added their shares, in the second round: a third one had not opened.
fn dice() -> Dice {
    let share = |person: u8, opened: bool| {
        let share = Share::new([person + 10; 32]);
        let (commitment, text) = (share.commitment().to_string(), share.to_string());
        record::Share { person, seats: vec![Seat::new(person)], commitment, share: opened.then_some(text) }
    };
    let round = |seed: &Seed, shares: Vec<record::Share>| Round {
        commitment: fair::commitment(seed).to_string(),
        seed: None,
        shares,
        failed: Vec::new(),
    };
    let (wasted, seed) = (Seed::new([2; 32]), Seed::new([3; 32]));
    let shares = vec![share(0, true), share(1, true), share(2, false)];
    let failed = Round { seed: Some(wasted.to_hex()), failed: vec![2], ..round(&wasted, shares) };
    let rounds = vec![failed, round(&seed, vec![share(0, true), share(1, true)])];
    Dice::of_rounds(seed, TableId([4; 16]), rounds).expect("the rounds are sound")
}

/// Plays a game with fair dice and writes it into a file of this name; the path.
struct Played<'a> {
    name: &'a str,
    inputs: usize,
}

impl Visit for Played<'_> {
    type Out = String;
    fn visit<G: Listed>(self) -> String {
        let dice = dice();
        let mut luck = dice.generator::<()>(Place { inputs: 0, outcomes: u64::MAX }, &[]);
        let mut session = Session::<G>::start(G::usual(2), Vec::new()).expect("the usual setup is sound");
        while session.inputs().len() < self.inputs {
            let input = match session.game().pending() {
                Pending::Over(_) => break,
                Pending::Chance(_) => Input::Chance(dice.next(&session).expect("chance is asked")),
                Pending::Player { seat, .. } => {
                    let seen = Seen::of(session.game(), &mut luck).expect("somebody is asked");
                    let choice = Casual { blind_every: 0 }.choose(&seen, Budget::iterations(1));
                    Input::Choice { seat, choice }
                }
            };
            session.submit(session.sequence(), input, &mut ()).expect("the input is legal");
        }
        written(self.name, &fair::file(&session, &dice).write()).display().to_string()
    }
}

fn played(game: &str, name: &str, inputs: usize) -> String {
    catalog::HOUSE.visit(game, Played { name, inputs }).expect("there is such a game")
}

#[test]
fn a_fair_game_of_every_kind_is_verified_in_every_language() {
    for game in catalog::HOUSE.ids() {
        let path = played(game, &format!("fair-{game}.json"), 20_000);
        for (code, word) in [("en", "Fair: "), ("pl", "Uczciwie: "), ("de", "Fair: "), ("et", "Aus: ")] {
            let shown = run(&format!("verify {path} --lang {code}"), "");
            let failed = [("en", "round failed"), ("pl", "rund"), ("de", "Runde"), ("et", "voor")];
            let failed = failed.iter().find(|(known, _)| *known == code).map_or("", |(_, word)| *word);
            shown.well().has(word).has(failed).has(&fair::commitment(&Seed::new([3; 32])).to_string());
        }
        run(&format!("replay {path}"), "").well();
    }
}

#[test]
fn a_changed_game_is_not_verified() {
    let path = played("karak", "changed-dice.json", 20_000);
    let text = std::fs::read_to_string(path).expect("the game was written");
    let line = text.lines().find(|line| line.contains("\"face\"")).expect("dice are rolled for the order");
    let face = if line.contains("\"face\":1}") { "\"face\":2}" } else { "\"face\":1}" };
    let at = line.find("\"face\"").expect("it is there");
    let end = at + line[at..].find('}').expect("it ends") + 1;
    let forged = text.replacen(line, &line.replacen(&line[at..end], face, 1), 1);
    let forged = written("forged.json", &forged).display().to_string();
    let shown = run(&format!("verify {forged}"), "");
    shown.complains("Not fair: step").complains(&line[at..end]).complains(face);
    assert_eq!(shown.code, Some(1));
    let seed = text.replace(&"03".repeat(32), &"05".repeat(32));
    let seed = written("other-seed.json", &seed).display().to_string();
    run(&format!("verify {seed} --lang de"), "").complains("Nicht fair: ");
    let share = text.replace(&"0b".repeat(32), &"0c".repeat(32));
    let share = written("other-share.json", &share).display().to_string();
    run(&format!("verify {share}"), "").complains("share of person 2");
}

#[test]
fn a_game_that_cannot_be_verified_says_why() {
    let unfinished = played("thunderstone", "unfinished-dice.json", 50);
    run(&format!("verify {unfinished}"), "").complains("The game is not over after 50 steps.");
    let path = crate::common::fresh("no-promise.json");
    run(&format!("play karak --bots all --seed 11 --save {}", path.display()), "").well();
    run(&format!("verify {}", path.display()), "").complains("There is no commitment for this game");
    run("verify nowhere.json", "").complains("There is no file");
    run("verify", "").complains("FILE");
}
