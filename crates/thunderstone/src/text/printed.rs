//! The text on a card in parts, each with the time at which it works, so that nobody has to take a sentence apart.

use super::say;
use crate::card::{Ability, CardId, Kind, Type};
use crate::cards::DISEASE;
use crate::effect::SpoilsEffect;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde::Serialize;
use table::Message;

/// When a part of a card's text works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// Always.
    Always,
    /// In the Village, once, if the player likes.
    Village,
    /// In the Dungeon, once, if the player likes.
    Dungeon,
    /// In the Dungeon, any number of times.
    RepeatDungeon,
    /// By itself when the card enters the Dungeon.
    Entering,
    /// By itself in the Dungeon.
    InDungeon,
    /// After a won battle, as spoils.
    Spoils,
    /// After a won battle.
    Victory,
    /// In the battle against this monster.
    Battle,
    /// When this monster reaches rank 1.
    Breach,
    /// For the player who has the monster's card.
    Trophy,
    /// When the hero levels up.
    LevelUp,
}

impl When {
    /// The word in the keys of the texts.
    const fn word(self) -> &'static str {
        match self {
            When::Always => "always",
            When::Village => "village",
            When::Dungeon => "dungeon",
            When::RepeatDungeon => "repeat-dungeon",
            When::Entering => "entering",
            When::InDungeon => "in-dungeon",
            When::Spoils => "spoils",
            When::Victory => "victory",
            When::Battle => "battle",
            When::Breach => "breach",
            When::Trophy => "trophy",
            When::LevelUp => "level-up",
        }
    }

    /// The time as a label; none where the text itself says when it works.
    fn label(self) -> Option<Message> {
        Some(say(match self {
            When::Always | When::Victory => return None,
            When::Village => "thunderstone-when-village",
            When::Dungeon => "thunderstone-when-dungeon",
            When::RepeatDungeon => "thunderstone-when-repeat-dungeon",
            When::Entering => "thunderstone-when-entering",
            When::InDungeon => "thunderstone-when-in-dungeon",
            When::Spoils => "thunderstone-when-spoils",
            When::Battle => "thunderstone-when-battle",
            When::Breach => "thunderstone-when-breach",
            When::Trophy => "thunderstone-when-trophy",
            When::LevelUp => "thunderstone-when-level-up",
        }))
    }
}

/// One part of the text on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TextPart {
    /// When it works.
    pub when: When,
    /// The time as a label before the text; absent where the text itself says when it works.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub label: Option<Message>,
    /// What it does: a sentence.
    pub text: Message,
}

/// The text on a card in parts, in the order in which it is printed; none when there are only figures.
///
/// ```
/// use emberhall_thunderstone::{CardId, When, card_text};
///
/// let defender = CardId::named("chalice_defender").expect("there is one");
/// let times: Vec<When> = card_text(defender).iter().map(|part| part.when).collect();
/// assert_eq!(times, [When::Always, When::Dungeon, When::RepeatDungeon]);
/// ```
pub fn card_text(card: CardId) -> Vec<TextPart> {
    let mut parts: Vec<TextPart> = Vec::new();
    for (when, label) in times(card) {
        let before = parts.iter().filter(|part| part.when == when).count();
        let nth = if before == 0 { String::new() } else { format!("-{}", before + 1) };
        let key = format!("thunderstone-text-{}-{}{nth}", card.card().id.replace('_', "-"), when.word());
        parts.push(TextPart { when, label, text: Message::new(key) });
    }
    parts
}

/// The text on a card as sentences, each time before what it does; `None` when there are only figures.
pub fn card_sentences(card: CardId) -> Option<Message> {
    Message::sentences(card_text(card).into_iter().map(|part| match part.label {
        Some(label) => say("thunderstone-part").with("when", label).with("text", part.text),
        None => part.text,
    }))
}

/// What works always for a monster, its abilities, what it gives as a trophy, and what a basic card has by a rule.
fn times(card: CardId) -> Vec<(When, Option<Message>)> {
    let figures = card.card();
    let labelled = |when: When| (when, when.label());
    let mut times = Vec::new();
    if !figures.attributes.is_empty() || figures.darkness > 0 {
        times.push(labelled(When::Always));
    }
    for ability in figures.abilities {
        // A monster's battle effects are printed one by one.
        let printed = if let Ability::Battle(effects) = ability { effects.len() } else { 1 };
        let part = match *ability {
            Ability::Always(_) => labelled(When::Always),
            Ability::Village(_) => labelled(When::Village),
            Ability::Dungeon(_) => labelled(When::Dungeon),
            Ability::RepeatDungeon(_) => labelled(When::RepeatDungeon),
            Ability::Entering(_) => labelled(When::Entering),
            Ability::Spoils([SpoilsEffect::Buy(kind)]) => {
                (When::Spoils, Some(say("thunderstone-when-spoils-of").with("kind", kind.name())))
            }
            Ability::Spoils(_) => labelled(When::Spoils),
            Ability::Victory(_) => labelled(When::Victory),
            Ability::Battle(_) => labelled(When::Battle),
            Ability::Breach(_) => labelled(When::Breach),
        };
        times.extend(core::iter::repeat_n(part, printed));
    }
    match figures.kind {
        Kind::Monster { .. } if figures.attack != 0 || figures.magic != 0 || figures.light > 0 => {
            times.push(labelled(When::Trophy));
        }
        // A hero of no family may become one of any.
        Kind::Basic if figures.level_up.is_some() => times.push(labelled(When::LevelUp)),
        Kind::Basic if card == DISEASE => times.push(labelled(When::InDungeon)),
        _ => {}
    }
    times
}

/// What a card is: its types, classes and keywords in a row.
pub fn card_types(card: CardId) -> Message {
    let names = card.card().types.iter().map(Type::name);
    let row =
        names.reduce(|first, second| say("thunderstone-types").with("first", first).with("second", second));
    row.unwrap_or_else(|| say("ui-fact-none"))
}

impl Type {
    /// The name, as a key of the texts.
    pub fn name(self) -> Message {
        Message::new(format!("thunderstone-type-{}", self.word()))
    }
}
