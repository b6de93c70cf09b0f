//! Which bot plays: a built-in level, or a process that the operator has given a name.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// What stands before the name of an operator's bot, so that no level of a later version can be taken for it.
const NAMED: &str = "named:";

/// The most characters of a bot's name.
const LONGEST: usize = 24;

/// A bot's level by its id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "\"spark\" | \"candle\" | \"torch\" | \"bonfire\" | \"blaze\""))]
#[serde(try_from = "String", into = "String")]
pub struct Level(pub bots::Level);

impl From<Level> for String {
    fn from(level: Level) -> String {
        level.0.id().to_owned()
    }
}

impl TryFrom<String> for Level {
    type Error = String;
    fn try_from(text: String) -> Result<Level, String> {
        bots::Level::of(&text).map(Level).ok_or_else(|| format!("there is no level {text:?}"))
    }
}

/// A name that an operator may give a bot: a letter, then letters, digits, `-` and `_`, at most 24 in all.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct BotName(Arc<str>);

impl BotName {
    /// The name, unless it cannot be one.
    pub fn new(text: &str) -> Option<BotName> {
        let letters = text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        let sound = letters && text.starts_with(|c: char| c.is_ascii_alphabetic()) && text.len() <= LONGEST;
        sound.then(|| BotName(text.into()))
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl From<BotName> for String {
    fn from(name: BotName) -> String {
        name.to_string()
    }
}

impl TryFrom<String> for BotName {
    type Error = String;
    fn try_from(text: String) -> Result<BotName, String> {
        BotName::new(&text).ok_or_else(|| format!("{text:?} is no bot's name"))
    }
}

/// Which bot plays a seat. It is written as one word: `torch` for a level, `named:my-bot` for a bot of the operator's.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Level | `named:${string}`"))]
#[serde(try_from = "String", into = "String")]
pub enum BotId {
    /// A built-in bot.
    Level(Level),
    /// A process of the operator's.
    Named(BotName),
}

impl From<bots::Level> for BotId {
    fn from(level: bots::Level) -> BotId {
        BotId::Level(Level(level))
    }
}

impl fmt::Display for BotId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotId::Level(level) => out.write_str(level.0.id()),
            BotId::Named(name) => write!(out, "{NAMED}{name}"),
        }
    }
}

impl From<BotId> for String {
    fn from(id: BotId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for BotId {
    type Error = String;
    fn try_from(text: String) -> Result<BotId, String> {
        match text.strip_prefix(NAMED) {
            Some(name) => BotName::try_from(name.to_owned()).map(BotId::Named),
            None => Level::try_from(text).map(BotId::Level),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_one_word_and_plain_levels_are_what_they_were() {
        for word in ["\"torch\"", "\"named:my-bot\"", "\"named:Bot_2\""] {
            let id: BotId = serde_json::from_str(word).expect("it is read");
            assert_eq!(serde_json::to_string(&id).expect("it is written"), word);
        }
        assert_eq!(serde_json::from_str::<BotId>("\"torch\"").ok(), Some(bots::Level::Torch.into()));
        for wrong in ["my-bot", "named:", "named:-x", "named:2x", "named:a b", "named:a/b", "Torch", ""] {
            assert!(BotId::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
        let long = |n: usize| BotName::new(&"x".repeat(n));
        assert!(long(LONGEST).is_some() && long(LONGEST + 1).is_none());
    }
}
