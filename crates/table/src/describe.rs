//! How a game puts what a viewer sees into sentences.

use crate::{Foresee, Message, Seat, Viewer};
use alloc::string::String;
use alloc::vec::Vec;
use serde::Serialize;

/// Something that can be asked about a table, such as the scores or what lies in the middle.
///
/// Its id is also the command that reads it out. The text of its heading may have the attributes `names`, further names
/// of that command separated by commas, and `help`, what it tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Topic {
    /// The id by which it is asked for.
    pub id: &'static str,
    /// The key of its heading.
    pub title: &'static str,
}

/// A topic with its sentences, for one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Described {
    /// The id of the topic.
    pub topic: &'static str,
    /// The key of its heading.
    pub title: &'static str,
    /// What there is to say, one sentence each.
    pub sentences: Vec<Message>,
}

/// A single thing that can be asked about by its name: a card, a place, an attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Subject {
    /// What it is called; the first name is the one to show.
    pub names: Vec<Message>,
    /// Whether it is meant when nothing is named: what the viewer holds, or where the viewer stands.
    pub near: bool,
    /// What there is to say about it, one sentence each.
    pub sentences: Vec<Message>,
}

/// A game that says in sentences what a viewer sees.
///
/// The terminal, the text mode and the plain table of the browser show these sentences beside the question and the
/// choices, so a game without drawings can be played with them. They are made from the view alone: what is not in it
/// cannot be told. Every part has a plain answer, so a small game needs the topics only.
pub trait Describe: Foresee {
    /// What can be asked about, the most important first.
    const TOPICS: &'static [Topic] = &[];

    /// What there is to say about a topic; nothing about one that is not in [`Describe::TOPICS`].
    fn describe(_view: &Self::View, _viewer: Viewer, _topic: &str) -> Vec<Message> {
        Vec::new()
    }

    /// All topics of which there is something to say.
    fn describe_all(view: &Self::View, viewer: Viewer) -> Vec<Described> {
        let described = |topic: &Topic| Described {
            topic: topic.id,
            title: topic.title,
            sentences: Self::describe(view, viewer, topic.id),
        };
        Self::TOPICS.iter().map(described).filter(|described| !described.sentences.is_empty()).collect()
    }

    /// Everything that can be asked about by its name.
    fn subjects(_view: &Self::View, _viewer: Viewer) -> Vec<Subject> {
        Vec::new()
    }

    /// What is good to know for this question.
    fn situation(_view: &Self::View, _viewer: Viewer, _question: &Self::Question) -> Vec<Message> {
        Vec::new()
    }

    /// The heading under which a choice is listed. Choices with equal headings stand together.
    fn heading(_question: &Self::Question, _choice: &Self::Choice) -> Message {
        Message::new("ui-group-choices")
    }

    /// A choice in fewer words, for where it stands under its heading.
    fn brief(_view: &Self::View, _choice: &Self::Choice) -> Option<Message> {
        None
    }

    /// A word on a choice, beside its text: what it would bring.
    fn remark(_view: &Self::View, _choice: &Self::Choice) -> Option<Message> {
        None
    }

    /// The names of the subjects that a choice is about.
    fn subjects_of(_view: &Self::View, _choice: &Self::Choice) -> Vec<Message> {
        Vec::new()
    }

    /// Whether nobody would think of this refused choice here, so that a list of what is not possible is shorter
    /// without.
    fn is_far_fetched(&self, _choice: &Self::Choice) -> bool {
        false
    }

    /// A forecast in sentences, each thing by its name.
    fn foretell(_forecast: &Self::Forecast) -> Vec<Subject> {
        Vec::new()
    }

    /// What the points of a seat are made of, and what decides between equal points.
    fn points(_view: &Self::View, _seat: Seat) -> Vec<Message> {
        Vec::new()
    }
}

impl Message {
    /// Several clauses as one sentence; `None` when there are none.
    pub fn clauses(parts: impl IntoIterator<Item = Message>) -> Option<Message> {
        joined("ui-clauses", parts)
    }

    /// Sentences one after the other; `None` when there are none.
    pub fn sentences(parts: impl IntoIterator<Item = Message>) -> Option<Message> {
        joined("ui-sentences", parts)
    }

    /// Facts in a row, without the “and” that a list of things would have; `None` when there are none.
    pub fn row(parts: impl IntoIterator<Item = Message>) -> Option<Message> {
        joined("ui-list-more", parts)
    }

    /// Something as often as it is there: “2× Torch”.
    #[must_use]
    pub fn times(self, n: usize) -> Message {
        if n == 1 { self } else { Message::new("ui-times").with("n", n).with("thing", self) }
    }

    /// A word that is the same in every language.
    pub fn word(text: impl Into<String>) -> Message {
        Message::new("ui-word").with("text", text.into())
    }

    /// A number of tenths, written as the language writes decimals.
    pub fn tenths(tenths: u32) -> Message {
        Message::new("ui-decimal").with("whole", tenths / 10).with("tenth", tenths % 10)
    }
}

fn joined(key: &'static str, parts: impl IntoIterator<Item = Message>) -> Option<Message> {
    parts.into_iter().reduce(|first, second| Message::new(key).with("first", first).with("second", second))
}

/// The things in a row, equal ones told once with their number.
pub fn counted<T: PartialEq>(
    things: impl IntoIterator<Item = T>,
    tell: impl Fn(&T, usize) -> Message,
) -> Vec<Message> {
    let mut row: Vec<(T, usize)> = Vec::new();
    for thing in things {
        match row.iter_mut().find(|(other, _)| *other == thing) {
            Some((_, n)) => *n += 1,
            None => row.push((thing, 1)),
        }
    }
    row.iter().map(|(thing, n)| tell(thing, *n)).collect()
}
