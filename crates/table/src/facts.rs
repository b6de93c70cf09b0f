//! What a choice or a refusal means in figures, beside the sentence that says it: nobody has to read it out of a text.

use crate::{Message, RuleId};
use alloc::borrow::Cow;
use alloc::vec::Vec;
use serde::Serialize;

/// What a choice means in figures.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChoiceFacts {
    /// What it costs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Amount>>"))]
    pub costs: Vec<Amount>,
    /// What it brings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Amount>>"))]
    pub gains: Vec<Amount>,
    /// The piece that asks for it, by its id in the data of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<&str>"))]
    pub cause: Option<Cow<'static, str>>,
    /// The rule by which it may be chosen, where the question does not tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<RuleId>,
    /// How many pieces look just like the one that is chosen, itself included, where it is one of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub alike: Option<u8>,
    /// Whether others of the same question may be chosen with it, one after the other.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub several: bool,
    /// Whether the player is asked nothing more of the kind after it, so that what it belongs to is over.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub last: bool,
    /// The choice in fewer words, for those who see the piece that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub brief: Option<Message>,
}

impl ChoiceFacts {
    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        *self == ChoiceFacts::default()
    }
}

/// So many of a kind: what it is, by its id in the data of the game, and how many.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "[kind: string, n: number]"))]
pub struct Amount(pub Cow<'static, str>, pub u32);

impl Amount {
    /// So many of a kind.
    pub fn new(kind: impl Into<Cow<'static, str>>, n: impl Into<u32>) -> Amount {
        Amount(kind.into(), n.into())
    }
}

/// What is missing for a choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lack {
    /// What it is, by its id in the data of the game.
    pub kind: Cow<'static, str>,
    /// How many are needed.
    pub needed: i32,
    /// How many there are.
    pub have: i32,
}

impl Lack {
    /// So many of a kind are needed, and only so many are there.
    pub fn new(kind: impl Into<Cow<'static, str>>, needed: impl Into<i32>, have: impl Into<i32>) -> Lack {
        Lack { kind: kind.into(), needed: needed.into(), have: have.into() }
    }
}
