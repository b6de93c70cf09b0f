//! Everything the game says can be said in every language, and nothing is there that it never says.

use catalog::{Listed, registry};
use pig::{Choice, Event, Illegal, Pig, Setup, SetupError};
use std::collections::BTreeSet;
use table::{Describe, Explain, Game, Input, Message, Narrate, Seat, Viewer};
use texts::{Language, SeatName, Texts};

fn texts(language: Language) -> Texts {
    Texts::with(language, &registry![Pig].locales())
}

/// Every message of the game, made by the game itself.
fn messages() -> Vec<Message> {
    let mut game = Pig::start(&Setup::new(2)).expect("the setup is right");
    game.submit(&Input::Chance(pig::Face(4)), &mut ()).expect("it is legal");
    let seat = Seat::new(1);
    let events = [
        Event::TurnBegan { seat },
        Event::Rolled { seat, face: 3 },
        Event::PointsLost { seat, points: 0 },
        Event::PointsLost { seat, points: 1 },
        Event::PointsLost { seat, points: 5 },
        Event::Held { seat, points: 1 },
        Event::Held { seat, points: 22 },
    ];
    let refused = [Illegal::NobodyAsked, Illegal::NoRoll, Illegal::NoFace { face: 9 }];
    let mut said = vec![
        Message::new(Pig::TITLE),
        game.question_text(),
        game.choice_text(&Choice::Roll),
        game.choice_text(&Choice::Hold),
        SetupError::Players { found: 7 }.message(),
        SetupError::Goal { found: 7 }.message(),
    ];
    said.extend(events.iter().filter_map(Pig::event_text));
    said.extend(refused.iter().map(Explain::message));
    said.extend(Pig::setup_text(&Setup::new(3)));
    said.extend(Pig::FORM.iter().map(|field| Message::new(field.label)));
    for described in Pig::describe_all(&game.view(Viewer::Spectator), Viewer::Spectator) {
        said.push(Message::new(described.title));
        said.extend(described.sentences);
    }
    said.extend(rules().iter().map(|id| Message::new(format!("rule-{}", id.to_lowercase()))));
    said
}

fn rules() -> Vec<String> {
    let catalogue: toml::Table = include_str!("../rules.toml").parse().expect("the catalogue is TOML");
    let rules = catalogue["rule"].as_array().expect("it lists the rules");
    rules.iter().map(|rule| rule["id"].as_str().expect("a rule has an id").to_owned()).collect()
}

#[test]
fn everything_is_said_in_every_language() {
    for language in Language::ALL {
        let texts = texts(language);
        assert_eq!(texts.faults(), [], "{language}");
        for message in messages() {
            let (_, faults) = texts.render_strictly(&message, &|_| SeatName::Name("Ann".to_owned()));
            assert_eq!(faults, [], "{language}");
        }
        for id in rules() {
            let key = format!("rule-{}", id.to_lowercase());
            assert!(texts.attribute(&key, "text").is_some(), "{language}: {key} has no text");
        }
    }
}

#[test]
fn no_text_is_there_that_nobody_says() {
    let said: BTreeSet<String> = messages().into_iter().map(|message| message.key.into_owned()).collect();
    for language in Language::ALL {
        let texts = texts(language);
        for key in texts.keys("pig-").chain(texts.keys(Pig::RULE_KEYS)) {
            assert!(said.contains(key), "{language}: nobody says {key}");
        }
    }
}
