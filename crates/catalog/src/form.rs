//! What can be chosen before a game begins, as data: a program makes options, a menu or a form of it.

use serde::Serialize;
use std::collections::BTreeMap;
use table::{Explain, Message};

/// One thing to choose before a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Field {
    /// The id in requests and on the command line.
    pub id: &'static str,
    /// The key of the words that ask for it.
    pub label: &'static str,
    /// What can be answered.
    pub kind: FieldKind,
    /// Only asked when another field has this answer: its id, and the answer.
    pub only_if: Option<(&'static str, &'static str)>,
}

/// What can be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum FieldKind {
    /// Yes or no; `true` or `false`. Without an answer it is no.
    Flag,
    /// A whole number.
    Number {
        /// The lowest.
        min: u32,
        /// The highest.
        max: u32,
        /// Without an answer.
        default: u32,
    },
    /// One of several, by its id; without an answer the first.
    Choice {
        /// The ids, each with the key of its words.
        of: &'static [(&'static str, &'static str)],
    },
}

/// Answers by the ids of their fields.
pub type Answers = BTreeMap<String, String>;

/// Why answers do not fit a form.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongAnswer {
    /// Nothing of the kind is asked.
    #[error("{found:?} is not asked for")]
    NoField {
        /// The id that was answered.
        found: String,
        /// The ids of the fields there are.
        known: String,
    },
    /// None of the answers there are.
    #[error("{field}: {found:?} is none of {known}")]
    NoChoice {
        /// The field.
        field: &'static str,
        /// The answer.
        found: String,
        /// The possible ones.
        known: String,
    },
    /// Too small, too large, or no number at all.
    #[error("{field}: {found:?} is not from {least} to {most}")]
    NoNumber {
        /// The field.
        field: &'static str,
        /// The answer.
        found: String,
        /// The lowest.
        least: u32,
        /// The highest.
        most: u32,
    },
}

impl Explain for WrongAnswer {
    fn message(&self) -> Message {
        match self.clone() {
            WrongAnswer::NoField { found, known } => word("setup", found, known),
            WrongAnswer::NoChoice { field, found, known } => word(field, found, known),
            WrongAnswer::NoNumber { field, found, least, most } => Message::new("ui-answer-number")
                .with("option", field)
                .with("found", found)
                .with("least", least)
                .with("most", most),
        }
    }
}

fn word(option: &'static str, found: String, known: String) -> Message {
    Message::new("ui-answer-word").with("option", option).with("found", found).with("known", known)
}

impl Field {
    /// A field that is always asked.
    pub const fn new(id: &'static str, label: &'static str, kind: FieldKind) -> Field {
        Field { id, label, kind, only_if: None }
    }

    /// The answer to this field, which is the usual one when nothing was answered.
    pub fn answer(&self, answers: &Answers) -> String {
        answers.get(self.id).cloned().unwrap_or_else(|| match self.kind {
            FieldKind::Flag => "false".to_owned(),
            FieldKind::Number { default, .. } => default.to_string(),
            FieldKind::Choice { of } => of.first().map_or_else(String::new, |(id, _)| (*id).to_owned()),
        })
    }

    fn check(&self, found: &str) -> Result<(), WrongAnswer> {
        let none_of = |known: Vec<&str>| match known.contains(&found) {
            true => Ok(()),
            false => {
                let known = known.join(", ");
                Err(WrongAnswer::NoChoice { field: self.id, found: found.to_owned(), known })
            }
        };
        match self.kind {
            FieldKind::Flag => none_of(vec!["true", "false"]),
            FieldKind::Choice { of } => none_of(of.iter().map(|(id, _)| *id).collect()),
            FieldKind::Number { min: least, max: most, .. } => {
                let wrong = || WrongAnswer::NoNumber { field: self.id, found: found.to_owned(), least, most };
                let number: u32 = found.parse().map_err(|_| wrong())?;
                if (least..=most).contains(&number) { Ok(()) } else { Err(wrong()) }
            }
        }
    }
}

/// Whether every answer is one that the form knows.
pub fn check(form: &[Field], answers: &Answers) -> Result<(), WrongAnswer> {
    answers.iter().try_for_each(|(id, answer)| match form.iter().find(|field| field.id == id) {
        Some(field) => field.check(answer),
        None => {
            let known = form.iter().map(|field| field.id).collect::<Vec<_>>().join(", ");
            Err(WrongAnswer::NoField { found: id.clone(), known })
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: [Field; 3] = [
        Field::new("fast", "a", FieldKind::Flag),
        Field::new("goal", "b", FieldKind::Number { min: 10, max: 20, default: 12 }),
        Field::new("way", "c", FieldKind::Choice { of: &[("left", "d"), ("right", "e")] }),
    ];

    fn answered(id: &str, answer: &str) -> Answers {
        Answers::from([(id.to_owned(), answer.to_owned())])
    }

    #[test]
    fn what_is_not_answered_is_as_usual() {
        let none = Answers::new();
        assert_eq!(FORM.map(|field| field.answer(&none)), ["false", "12", "left"]);
        assert_eq!(FORM[1].answer(&answered("goal", "20")), "20");
    }

    #[test]
    fn answers_that_do_not_fit_are_refused_with_the_reason() {
        for (id, answer) in [("fast", "true"), ("goal", "10"), ("goal", "20"), ("way", "right")] {
            assert_eq!(check(&FORM, &answered(id, answer)), Ok(()), "{id}");
        }
        for (id, answer) in [("fast", "yes"), ("goal", "9"), ("goal", "21"), ("goal", "x"), ("way", "up")] {
            assert!(check(&FORM, &answered(id, answer)).is_err(), "{id} {answer}");
        }
        let known = "fast, goal, way".to_owned();
        let unknown = WrongAnswer::NoField { found: "slow".to_owned(), known };
        assert_eq!(check(&FORM, &answered("slow", "1")), Err(unknown));
    }
}
