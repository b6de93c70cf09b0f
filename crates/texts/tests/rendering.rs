//! How arguments become words: cases, lists, seats, half points.

use emberhall_texts::{Language, SeatName, Texts};
use table::{Arg, Message, Seat};

fn hero(name: &'static str) -> Message {
    Message::new(format!("karak-hero-{name}"))
}

fn by_hero(_: Seat) -> SeatName {
    SeatName::Message(hero("taia"))
}

#[test]
fn a_seat_stands_in_the_case_that_the_language_needs() {
    let message = Message::new("karak-log-plague").with("hero", Seat::new(0));
    let say = |language| Texts::new(language).render(&message, &by_hero);
    assert!(say(Language::Pl).contains("miasto Tai"), "{}", say(Language::Pl));
    assert!(say(Language::De).contains("Stadt von Taia"), "{}", say(Language::De));
}

#[test]
fn a_person_keeps_the_name_in_every_case() {
    let message = Message::new("karak-log-plague").with("hero", Seat::new(0));
    for language in Language::ALL {
        let (text, faults) =
            Texts::new(language).render_strictly(&message, &|_| SeatName::Name("Jan".to_owned()));
        assert!(faults.is_empty() && text.contains("Jan"), "{text} {faults:?}");
    }
}

#[test]
fn things_are_listed_as_the_language_lists_them() {
    let list = |names: &[&'static str]| Arg::List(names.iter().map(|name| hero(name)).collect());
    let say = |language, names: &[&'static str]| {
        let message = Message { key: "ui-hex-heroes".into(), args: vec![("heroes", list(names))] };
        Texts::new(language).say(&message)
    };
    assert_eq!(say(Language::En, &["horan"]), "heroes: Horan");
    assert_eq!(say(Language::En, &["horan", "taia", "darius"]), "heroes: Horan, Taia and Darius");
    assert_eq!(say(Language::De, &["horan", "taia"]), "Helden: Horan und Taia");
    assert_eq!(say(Language::Et, &["horan", "taia"]), "kangelased: Horan ja Taia");
    assert!(say(Language::Pl, &["horan", "taia"]).starts_with("bohaterowie: Horan i\u{a0}Taia"));
}

#[test]
fn a_missing_key_stands_in_brackets_and_is_a_fault() {
    let texts = Texts::new(Language::En);
    let (text, faults) = texts.render_strictly(&Message::new("ui-no-such-thing-here"), &by_hero);
    assert_eq!(text, "[ui-no-such-thing-here]");
    assert_eq!(faults.len(), 1);
    let (_, faults) = texts.render_strictly(&Message::new("ui-times"), &by_hero);
    assert!(!faults.is_empty(), "unknown variables are faults");
}

#[test]
fn soft_hyphens_are_not_spoken() {
    let text = Texts::new(Language::De).say(&Message::new("karak-monster-shadow-eaters"));
    assert_eq!(text, "Schattenfresser");
}

#[test]
fn every_rule_has_its_text_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for rules in ["rule-k-", "rule-t-"] {
            let keys: Vec<String> = texts.keys(rules).map(str::to_owned).collect();
            assert!(keys.len() > 80);
            for key in keys {
                assert!(
                    texts.attribute(&key, "text").is_some_and(|text| !text.is_empty()),
                    "{language}: {key}"
                );
            }
        }
    }
}

#[test]
fn a_negative_number_has_a_true_minus_in_every_language() {
    let message = Message::new("thunderstone-log-heroes-weakened").with("n", -3);
    for language in Language::ALL {
        let text = Texts::new(language).say(&message);
        assert!(text.contains("−3") && !text.contains('-'), "{language}: {text}");
    }
    let positive = Message::new("thunderstone-log-heroes-weakened").with("n", 2);
    assert!(Texts::new(Language::En).say(&positive).contains("\u{a0}2"));
}

#[test]
fn an_empty_list_reads_as_a_sentence_in_every_language() {
    for key in ["hand-shown", "hand-discarded", "revealed-village", "revealed-dungeon"] {
        let message = |cards: Vec<Message>| {
            Message::new(format!("thunderstone-log-{key}")).with("player", Seat::new(0)).with("cards", cards)
        };
        for language in Language::ALL {
            let texts = Texts::new(language);
            let (empty, faults) = texts.render_strictly(&message(Vec::new()), &by_hero);
            assert!(faults.is_empty() && !empty.contains(": ."), "{language}: {empty} {faults:?}");
            let (full, faults) = texts.render_strictly(&message(vec![hero("horan")]), &by_hero);
            assert!(faults.is_empty() && full.contains(" Horan."), "{language}: {full} {faults:?}");
        }
    }
}
