//! Games as files: written, read and replayed, and every reason why a file is refused.

use super::session::{begun, chance, choice, finished, play, setup};
use crate::content::Hero;
use crate::event::Event;
use crate::setup::{Setup, SetupError};
use crate::state::Karak;
use crate::{Choice, Illegal, Outcome};
use table::record::Unreadable;
use table::{FileError, Fingerprint, GameFile, Input, Insight, Refused, Seat, Session, Told};

type File = GameFile<Karak>;

/// A file of four inputs: two rolls, a move, a gathering.
fn file() -> File {
    let mut session = begun();
    let to = (-1, 0).into();
    play(
        &mut session,
        [Choice::Move { to }, Choice::Gather { extra: None }].map(|it| choice(Seat::new(0), it)),
    );
    session.to_file()
}

/// The file's text with one text in the place of another.
#[track_caller]
fn altered(from: &str, to: &str) -> String {
    let text = file().write();
    assert_eq!(text.matches(from).count(), 1, "{from:?} must stand once in\n{text}");
    text.replace(from, to)
}

#[track_caller]
fn unreadable(text: &str, reason: FileError<Karak>) {
    assert_eq!(File::read(text), Err(reason), "{text}");
}

/// The text is malformed on this line.
#[track_caller]
fn malformed(text: &str, expected: usize) {
    match File::read(text) {
        Err(FileError::Unreadable(Unreadable::Malformed { line, problem, .. })) => {
            assert_eq!(line, expected, "{problem}\n{text}")
        }
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn not_replayed(file: File, reason: FileError<Karak>) {
    assert_eq!(Session::replay(file, &mut ()).map(drop), Err(reason));
}

#[test]
fn a_game_file_is_read_as_it_was_written() {
    for file in [file(), finished().to_file(), begun().to_file()] {
        let text = file.write();
        assert_eq!(File::read(&text).as_ref(), Ok(&file), "{text}");
        assert_eq!(File::read(&text).map(|file| file.write()), Ok(text), "and written again as it was");
    }
}

#[test]
fn a_new_game_without_any_input_is_a_file_too() {
    let session = Session::<Karak>::start(Setup::new(4), Vec::new()).expect("four may play");
    let file = File::read(&session.to_file().write()).expect("it is a game file");
    let replayed = Session::replay(file, &mut ()).expect("it can be replayed");
    assert_eq!((replayed.game(), replayed.sequence()), (session.game(), 0));
}

#[test]
fn a_game_file_holds_one_input_a_line_with_its_fingerprint() {
    let file = file();
    let text = file.write();
    for (line, entry) in text.lines().skip(5).zip(&file.inputs) {
        assert!(line.contains(&entry.chain.expect("written today").to_string()), "{line}");
    }
    assert_eq!(text.lines().count(), 5 + 4 + 2);
}

#[test]
fn a_replayed_game_is_the_same_game_with_the_same_events() {
    for session in [begun(), finished()] {
        let file = File::read(&session.to_file().write()).expect("it is a game file");
        let mut told: Vec<Told<Event>> = Vec::new();
        let replayed = Session::replay(file, &mut told).expect("it can be replayed");
        assert_eq!(replayed.game(), session.game());
        assert_eq!((replayed.inputs(), replayed.names()), (session.inputs(), session.names()));
        assert_eq!(replayed.setup(), session.setup(), "component figures included");
        let rolls = told.iter().filter(|told| matches!(told.event, Event::OrderRolled { .. })).count();
        assert_eq!(rolls, usize::from(session.game().table().seats()));
    }
}

#[test]
fn a_replayed_game_goes_on_and_takes_back_as_before() {
    let mut replayed = Session::replay(file(), &mut ()).expect("it can be replayed");
    assert!(replayed.undo(Seat::new(0)) && replayed.undo(Seat::new(0)), "both choices");
    assert!(!replayed.undo(Seat::new(0)), "but not the rolls");
    play(&mut replayed, [choice(Seat::new(0), Choice::EndTurn)]);
}

#[test]
fn what_is_no_json_is_malformed_at_its_line() {
    malformed("", 1);
    malformed("{\n\"format\": \"emberhall-game\",,", 2);
    malformed(&altered("\"names\"", "names"), 3);
    malformed(&file().write().replace("\n]\n}\n", ""), 9);
}

#[test]
fn what_has_the_wrong_form_is_malformed_at_its_line() {
    malformed(&altered("\"gather\"", "\"fly\""), 9);
    malformed(&altered("\"seat\":0,\"choice\":{\"gather\"", "\"seat\":-1,\"choice\":{\"gather\""), 9);
    malformed(&altered("\"names\": [", "\"colour\": 1, \"names\": ["), 3);
    malformed(&altered("\"players\":2", "\"players\":2,\"colour\":1"), 4);
    let chain = file().inputs[1].chain.expect("written today").to_string();
    malformed(&altered(&chain, &chain[1..]), 7);
}

#[test]
fn json_that_is_no_game_file_is_told_apart() {
    for text in ["[]", "{}", "7", "{\"format\": 1}"] {
        unreadable(text, FileError::Unreadable(Unreadable::NotAGameFile));
    }
    unreadable(
        &altered("\"emberhall-game\"", "\"other-game\""),
        FileError::Unreadable(Unreadable::NotAGameFile),
    );
    unreadable(
        &altered("\"rules\": 2", "\"rules\": \"two\""),
        FileError::Unreadable(Unreadable::NotAGameFile),
    );
}

#[test]
fn a_file_of_another_version_game_or_rules_is_refused() {
    unreadable(
        &altered("\"version\": 3", "\"version\": 4"),
        FileError::Unreadable(Unreadable::WrongVersion { found: 4 }),
    );
    let thunder = FileError::WrongGame { found: "thunderstone".to_owned() };
    unreadable(&altered("\"game\": \"karak\"", "\"game\": \"thunderstone\""), thunder);
    for found in [0, 3] {
        let text = altered("\"rules\": 2", &format!("\"rules\": {found}"));
        unreadable(&text, FileError::WrongRules { found });
    }
    // The version is looked at first, then the game, then the rules.
    let all = altered("\"version\": 3", "\"version\": 9").replace("\"rules\": 2", "\"rules\": 9");
    unreadable(&all, FileError::Unreadable(Unreadable::WrongVersion { found: 9 }));
}

#[test]
fn the_setup_says_by_which_rules_and_every_copy_must_agree() {
    unreadable(&altered("\"rules\": 2", "\"rules\": 1"), FileError::TwoRules { file: 1, setup: 2 });
    unreadable(&altered(",\"rules\":2", ""), FileError::TwoRules { file: 2, setup: 1 });
    let old = altered("\"rules\": 2", "\"rules\": 1").replace(",\"rules\":2", "");
    let old = File::read(&old).expect("a setup without a version is one of version 1");
    assert_eq!((old.rules, old.setup.rules), (1, 1));
}

#[test]
fn a_file_with_a_wrong_setup_is_not_replayed() {
    let mut wrong = file();
    wrong.setup.rules = 3;
    not_replayed(wrong, FileError::Setup(SetupError::WrongRules { found: 3 }));
    let mut wrong = file();
    wrong.setup.players = 6;
    not_replayed(wrong, FileError::Setup(SetupError::WrongPlayers { found: 6 }));
    let mut wrong = file();
    wrong.setup = Setup { players: 2, ..setup(&[Hero::Taia, Hero::Taia, Hero::Horan]) };
    not_replayed(wrong, FileError::Setup(SetupError::WrongHeroes { found: 3, players: 2 }));
}

#[test]
fn a_file_with_the_wrong_number_of_names_is_not_replayed() {
    for names in [0, 1, 3] {
        let mut wrong = file();
        wrong.names = vec![String::new(); names];
        not_replayed(wrong, FileError::WrongNames { names, seats: 2 });
    }
}

#[test]
fn an_input_that_is_refused_ends_the_replay() {
    let mut wrong = file();
    wrong.inputs[3].input = choice(Seat::new(0), Choice::Heal);
    not_replayed(wrong, FileError::Refused { index: 3, refused: Refused::Illegal(Illegal::NotWounded) });
    let mut wrong = file();
    wrong.inputs[2].input = choice(Seat::new(1), Choice::EndTurn);
    not_replayed(
        wrong,
        FileError::Refused { index: 2, refused: Refused::NotYourTurn { expected: Seat::new(0) } },
    );
    let mut wrong = file();
    wrong.inputs[2].input = chance(Outcome::Face(1));
    not_replayed(
        wrong,
        FileError::Refused { index: 2, refused: Refused::PlayerDecides { seat: Seat::new(0) } },
    );
    let mut wrong = finished().to_file();
    wrong.inputs.push(wrong.inputs[0].clone());
    let index = wrong.inputs.len() - 1;
    not_replayed(wrong, FileError::Refused { index, refused: Refused::GameOver });
}

#[test]
fn another_state_than_the_file_says_ends_the_replay() {
    let right = file();
    let mut wrong = right.clone();
    wrong.inputs[2].chain = Some(Fingerprint(7));
    let (found, recorded) = (right.inputs[2].chain.expect("written today"), Fingerprint(7));
    not_replayed(wrong, FileError::Differs { index: 2, found, recorded });
    // Another input that is legal, too, leads to another state.
    let mut wrong = right.clone();
    wrong.inputs[2].input = choice(Seat::new(0), Choice::Move { to: (1, 0).into() });
    let differs = matches!(Session::replay(wrong, &mut ()), Err(FileError::Differs { index: 2, .. }));
    assert!(differs);
}

#[test]
fn what_chance_was_drawn_from_stands_in_the_file_once_the_game_is_over() {
    let running = begun().to_file();
    assert!(running.inputs.iter().all(|entry| entry.draws.is_none()), "it would tell what lies hidden");
    let over = finished().to_file();
    for entry in &over.inputs {
        assert_eq!(entry.draws.is_some(), matches!(entry.input, Input::Chance(_)), "{:?}", entry.input);
    }
    let draw = over.inputs.iter().position(|entry| entry.draws.is_some()).expect("dice were rolled");
    let mut wrong = over.clone();
    wrong.inputs[draw].draws.as_mut().expect("it has them")[0].values[0].1 += 1;
    not_replayed(wrong, FileError::OtherDraw { index: draw });
}

/// Stronger monsters change nothing before somebody fights them.
#[test]
fn a_changed_rule_is_found_at_the_first_input_that_it_touches() {
    let mut told: Vec<Told<Event>> = Vec::new();
    let mut session = Session::<Karak>::start(Setup::new(2), Vec::new()).expect("two may play");
    let mut rng = table_laws::generator(7, 0, 0);
    let mut touched = None;
    while touched.is_none() {
        let input = table::drive::next_input(session.game(), &mut rng, |game, _, rng| game.purposeful(rng))
            .expect("somebody fights before the end");
        told.clear();
        session.submit(session.sequence(), input, &mut told).expect("it is legal");
        let is_battle = |told: &Told<Event>| matches!(told.event, Event::BattleBegan { .. });
        touched = told.iter().any(is_battle).then(|| session.inputs().len() - 1);
    }
    let mut components = crate::components::Components::shipped().file().clone();
    components.monsters.values_mut().for_each(|army| army.strength += 1);
    let mut changed = session.to_file();
    changed.setup.components = Some(alloc::sync::Arc::new(components));
    let replayed = Session::replay(changed, &mut ());
    match replayed {
        Err(FileError::Differs { index, .. }) => assert_eq!(Some(index), touched),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_game_that_is_played_goes_on_untouched_when_a_file_is_refused() {
    let session = begun();
    let (before, game) = (session.to_file(), session.game().clone());
    let mut wrong = session.to_file();
    wrong.inputs[1].chain = Some(Fingerprint(7));
    assert!(Session::replay(wrong, &mut ()).is_err());
    assert_eq!((session.to_file(), session.game()), (before, &game));
}
