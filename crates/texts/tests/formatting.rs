//! Every message can be spoken in every language, whatever number stands in it.

use crate::common::messages;
use emberhall_texts::{Language, SeatName, Texts};
use std::borrow::Cow;
use table::{Arg, Message};

/// Numbers of every plural category of the four languages, and a text for a fraction.
const NUMBERS: [i64; 8] = [0, 1, 2, 4, 5, 12, 22, 25];
/// What makes a selection by a word, not by a number.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn is_number(keys: Option<&std::collections::BTreeSet<String>>, name: &str) -> bool {
    match keys {
        Some(keys) => keys.iter().all(|key| CATEGORIES.contains(&key.as_str()) || key.parse::<i64>().is_ok()),
        None => name == "n",
    }
}

#[test]
fn the_files_themselves_are_sound() {
    for language in Language::ALL {
        assert_eq!(Texts::new(language).faults(), [], "{language}");
    }
}

#[test]
fn every_message_is_spoken_without_a_fault() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (key, mentions) in messages(language) {
            for number in NUMBERS {
                let mut message = Message::new(key.clone());
                for name in &mentions.variables {
                    // The argument's name must live as long as the program; a test may leak it.
                    let name: &'static str = Box::leak(name.clone().into_boxed_str());
                    let arg = if is_number(mentions.selectors.get(name), name) {
                        Arg::Number(number)
                    } else {
                        Arg::Text(Cow::Borrowed("Abc"))
                    };
                    message.args.push((name, arg));
                }
                let (text, faults) = texts.render_strictly(&message, &|_| SeatName::Name("Abc".to_owned()));
                assert!(faults.is_empty(), "{language}: {key}: {faults:?}");
                assert!(!text.trim().is_empty(), "{language}: {key} says nothing for {number}");
                assert!(!text.contains('{') && !text.contains('\u{2068}'), "{language}: {key}: {text}");
            }
        }
    }
}

#[test]
fn polish_writes_out_all_four_forms() {
    for (key, mentions) in messages(Language::Pl) {
        for (variable, keys) in &mentions.selectors {
            let has = |form: &str| keys.contains(form);
            if has("one") || has("few") || has("many") {
                let all = ["one", "few", "many", "other"].iter().all(|form| has(form));
                assert!(all, "{key}: ${variable} has only {keys:?}");
            }
        }
    }
}

/// A variable is known by what the English text calls it; `$hero_gen` is a form of `$hero`.
#[test]
fn every_language_uses_the_variables_that_english_knows() {
    let english = messages(Language::En);
    for language in Language::ALL {
        for (key, mentions) in messages(language) {
            let Some(known) = english.get(&key) else { panic!("{key} is only in {language}") };
            let base = |name: &str| name.split('_').next().unwrap_or(name).to_owned();
            let known: Vec<String> = known.variables.iter().map(|name| base(name)).collect();
            for name in &mentions.variables {
                assert!(
                    known.contains(&base(name)),
                    "{language}: {key} uses ${name}, English only {known:?}"
                );
            }
        }
    }
}
