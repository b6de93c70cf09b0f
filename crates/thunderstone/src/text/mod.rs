//! How the game speaks: keys of the Fluent texts with their arguments, for every question, choice, event, refusal.

mod causes;
mod choices;
mod describe;
mod effects;
mod events;
mod facts;
mod printed;
mod questions;
mod refusals;

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
pub use describe::{
    BoardTold, Stack, board_told, card_figures, cards_of, explanation_text, stacks, verdict_text,
};
pub use effects::effect_text;
pub use printed::{TextPart, When, card_sentences, card_text, card_types};

use crate::Thunderstone;
use crate::card::{CardId, Family, Group, Type};
use crate::choice::{Choice, Purpose};
use crate::event::{Event, Power};
use crate::public::Place;
use crate::setup::{Selection, Setup, Solo};
use table::{Arg, ChoiceFacts, Game, Message, Narrate, Pending, RuleId, Seat};

fn say(key: &'static str) -> Message {
    Message::new(key)
}

/// What a card or monster is chosen for, as a question.
fn purpose_text(purpose: Purpose) -> Message {
    Message::new(format!("thunderstone-ask-{}", purpose.word()))
}

fn names(cards: &[CardId]) -> Arg {
    Arg::List(cards.iter().map(|card| card.name()).collect())
}

impl Place {
    /// The word in the texts.
    pub const fn word(self) -> &'static str {
        match self {
            Place::Village => "village",
            Place::Dungeon => "dungeon",
            Place::Rest => "rest",
        }
    }
}

impl Power {
    /// The word that selects a variant in the texts.
    pub const fn word(self) -> &'static str {
        match self {
            Power::Attack => "attack",
            Power::Magic => "magic",
        }
    }
}

impl Narrate for Thunderstone {
    fn question_text(&self) -> Message {
        match self.pending() {
            Pending::Player { question, .. } => questions::question_text(self, question),
            _ => say("thunderstone-ask-nothing"),
        }
    }

    fn choice_text(&self, choice: &Choice) -> Message {
        choices::choice_text(self, *choice)
    }

    fn event_text(event: &Event) -> Option<Message> {
        events::event_text(event)
    }

    fn event_rule(event: &Event) -> Option<RuleId> {
        facts::event_rule(event)
    }

    fn choice_facts(&self, choice: &Choice) -> ChoiceFacts {
        facts::choice_facts(self, *choice)
    }

    fn seat_text(&self, _seat: Seat) -> Option<Message> {
        None
    }

    fn setup_text(setup: &Setup) -> Vec<Message> {
        let mut lines = vec![say("thunderstone-setup-players").with("n", setup.players)];
        lines.push(match &setup.selection {
            Selection::FirstGame => say("thunderstone-setup-first-game"),
            Selection::Random { groups } => say("thunderstone-setup-random").with("groups", *groups),
            Selection::Custom { groups, families, village } => say("thunderstone-setup-custom")
                .with("groups", Arg::List(groups.iter().map(|group| group.name()).collect()))
                .with("families", Arg::List(families.iter().map(|family| family.name()).collect()))
                .with("village", names(village)),
        });
        match setup.solo {
            Some(Solo::Normal) => lines.push(say("thunderstone-setup-solo-normal")),
            Some(Solo::Warrior) => lines.push(say("thunderstone-setup-solo-warrior")),
            Some(Solo::Nightmare) => lines.push(say("thunderstone-setup-solo-nightmare")),
            None => {}
        }
        lines
    }
}

/// The keys that are made from a name at run time; every other key stands in this crate's source as it is.
pub fn text_keys() -> Vec<String> {
    let mut keys = Vec::new();
    keys.extend(Purpose::ALL.iter().map(|&purpose| purpose_text(purpose).key.into_owned()));
    keys.extend(CardId::all().map(|card| card.name().key.into_owned()));
    let parts = CardId::all().flat_map(card_text);
    keys.extend(parts.map(|part| part.text.key.into_owned()));
    keys.extend(Type::ALL.iter().map(|one| one.name().key.into_owned()));
    keys.extend(Family::ALL.iter().map(|family| family.name().key.into_owned()));
    keys.extend(Group::ALL.iter().map(|group| group.name().key.into_owned()));
    keys
}
