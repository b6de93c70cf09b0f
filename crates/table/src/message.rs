//! What is to be said, in no language yet: a key into the Fluent texts and its arguments.

use crate::Seat;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use serde::{Serialize, Serializer};

/// The id of a rule in the catalogue, such as `K-BAT-6`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl core::fmt::Display for RuleId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.0)
    }
}

/// One sentence or name to say: a Fluent key with arguments.
///
/// ```
/// use emberhall_table::{Arg, Message, Seat};
///
/// let message = Message::new("nim-took").with("player", Seat::new(1)).with("stones", 3u8);
/// assert_eq!(message.args[1], ("stones", Arg::Number(3)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Message {
    /// The key of the Fluent message.
    pub key: Cow<'static, str>,
    /// The arguments by name; in JSON an object, absent when there are none.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_object")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Record<string, Arg>"))]
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message. In JSON its form tells what it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A number; it also chooses the plural.
    Number(i64),
    /// A word that only selects a variant, or a text shown as it is.
    Text(Cow<'static, str>),
    /// A player, shown by hero or name; in JSON `{"seat": 0}`.
    Seat(
        #[serde(serialize_with = "as_named_seat")]
        #[cfg_attr(feature = "ts", ts(type = "{ seat: Seat }"))]
        Seat,
    ),
    /// Another message. Its attributes (cases, gender) are available too, as `name_attribute`.
    Message(Message),
    /// Several messages, listed as the language lists things. How many there are is available too, as `name_count`.
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

fn as_object<S: Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

fn as_named_seat<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map([("seat", seat)])
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
