//! What is to be said, in no language yet: a key into the Fluent texts and its arguments.

use crate::Seat;
use serde::Serialize;
use std::borrow::Cow;

/// The id of a rule in the catalogue, such as `K-BAT-6`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// One sentence or name to say: a Fluent key with arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Message {
    /// The key of the Fluent message.
    pub key: Cow<'static, str>,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number; it also chooses the plural.
    Number(i64),
    /// A word that only selects a variant, or a text shown as it is.
    Text(Cow<'static, str>),
    /// A player, shown by hero or name.
    Seat(Seat),
    /// Another message. Its attributes (cases, gender) are at hand too, as `name_attribute`.
    Message(Message),
    /// Several messages, listed as the language lists things. How many there are is at hand too, as `name_count`.
    List(Vec<Message>),
}

impl Message {
    /// A message without arguments yet.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! arg_from {
    ($($type:ty => $make:expr),* $(,)?) => { $(
        impl From<$type> for Arg { fn from(value: $type) -> Arg { let make = $make; make(value) } }
    )* };
}

arg_from! {
    i64 => Arg::Number,
    i32 => |n: i32| Arg::Number(n.into()),
    i8 => |n: i8| Arg::Number(n.into()),
    u8 => |n: u8| Arg::Number(n.into()),
    u32 => |n: u32| Arg::Number(n.into()),
    usize => |n: usize| Arg::Number(n as i64),
    &'static str => |text: &'static str| Arg::Text(text.into()),
    String => |text: String| Arg::Text(text.into()),
    Seat => Arg::Seat,
    Message => Arg::Message,
    Vec<Message> => Arg::List,
}
