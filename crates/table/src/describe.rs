//! How a game puts what a viewer sees into sentences.

use crate::{Game, Message, Viewer};
use serde::Serialize;

/// Something that can be asked about a table, such as the scores or what lies in the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Topic {
    /// Its id.
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

/// A game that says in sentences what a viewer sees.
///
/// The terminal and the plain table of the browser show nothing but these sentences, the question and the choices, so
/// a game without drawings can be played with them. They are made from the view alone: what is not in it cannot be
/// told.
pub trait Describe: Game {
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
}
