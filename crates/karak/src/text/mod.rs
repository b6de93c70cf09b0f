//! How the game speaks: keys of the Fluent texts with their arguments, for every question, choice, event, refusal.

mod choices;
mod describe;
mod events;
mod facts;
mod questions;
mod refusals;

use crate::choice::Choice;
use crate::content::{Building, Hero, Item, ItemKind, Land, Monster, Resource, Resources, Unit};
use crate::event::Event;
use crate::hex::{Pos, Side, Sides};
use crate::setup::{Heroes, Setup};
use crate::state::Karak;
use alloc::format;
use alloc::string::String;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
pub use describe::BoardTold;
use table::{Arg, ChoiceFacts, Game, Message, Narrate, Pending, RuleId, Seat};

fn say(key: &'static str) -> Message {
    Message::new(key)
}

/// A hero's name.
pub(crate) fn hero(hero: Hero) -> Message {
    Message::new(format!("karak-hero-{}", hero.id()))
}

/// The name of a monster army.
pub(crate) fn monster(monster: Monster) -> Message {
    Message::new(format!("karak-monster-{}", monster.id()))
}

/// The name of an item.
pub(crate) fn item(item: Item) -> Message {
    Message::new(format!("karak-item-{}", item.id()))
}

/// The name of a kind of item.
pub(crate) fn kind(kind: ItemKind) -> Message {
    Message::new(format!("karak-kind-{}", kind.id()))
}

/// The name of a unit.
pub(crate) fn unit(unit: Unit) -> Message {
    Message::new(format!("karak-unit-{}", unit.id()))
}

/// The name of a building.
pub(crate) fn building(building: Building) -> Message {
    Message::new(format!("karak-building-{}", building.id()))
}

/// The name of a landscape.
pub(crate) fn land(land: Land) -> Message {
    Message::new(format!("karak-land-{}", land.id()))
}

/// The name of a resource.
pub(crate) fn resource(resource: Resource) -> Message {
    Message::new(format!("karak-resource-{}", resource.id()))
}

/// So many of something, as the object of a verb.
fn count(noun: &'static str, n: impl Into<Arg>) -> Message {
    Message::new(format!("karak-count-{noun}")).with("n", n)
}

/// Resources as a list of amounts; "nothing" when there are none.
fn amounts(resources: Resources) -> Arg {
    let list: Vec<Message> = resources.iter().map(|(resource, n)| count(resource.id(), n)).collect();
    if list.is_empty() { Arg::Message(say("karak-nothing")) } else { Arg::List(list) }
}

fn place(pos: Pos) -> Arg {
    Arg::Text(pos.to_string().into())
}

/// Faces of several dice, the best first, equal ones together.
fn faces(faces: &[i8]) -> Arg {
    let mut sorted = faces.to_vec();
    sorted.sort_unstable_by(|one, other| other.cmp(one));
    Arg::List(sorted.chunk_by(i8::eq).map(|equal| face_of_several(equal[0], equal.len())).collect())
}

fn face_of_several(face: i8, dice: usize) -> Message {
    if dice == 1 {
        return self::face(face);
    }
    let message = match face {
        0 => say("karak-faces-blank"),
        1.. => say("karak-faces-swords").with("n", face),
        _ => say("karak-faces-skulls").with("n", -i32::from(face)),
    };
    message.with("dice", dice as u32)
}

/// A face of a die.
fn face(face: i8) -> Message {
    match face {
        0 => say("karak-face-blank"),
        1.. => say("karak-face-swords").with("n", face),
        _ => say("karak-face-skulls").with("n", -i32::from(face)),
    }
}

/// A side by its name.
pub(crate) fn side(side: Side) -> Message {
    const NAMES: [&str; 6] =
        ["karak-side-e", "karak-side-ne", "karak-side-nw", "karak-side-w", "karak-side-sw", "karak-side-se"];
    say(NAMES[side.index()])
}

/// The sides by name; "none" when there are none.
fn sides(sides: Sides) -> Arg {
    let list: Vec<Message> = sides.iter().map(side).collect();
    if list.is_empty() { Arg::Message(say("karak-side-none")) } else { Arg::List(list) }
}

impl Narrate for Karak {
    fn question_text(&self) -> Message {
        match self.pending() {
            Pending::Player { question, .. } => questions::question_text(question),
            _ => say("karak-ask-nothing"),
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

    fn choices_to_come(&self) -> Vec<Vec<Choice>> {
        facts::choices_to_come(self)
    }

    fn seat_text(&self, seat: Seat) -> Option<Message> {
        self.table.players.get(seat.index())?.hero.map(hero)
    }

    fn setup_text(setup: &Setup) -> Vec<Message> {
        let heroes = match setup.heroes {
            Heroes::Dealt => "karak-setup-heroes-dealt",
            Heroes::Draft => "karak-setup-heroes-draft",
            Heroes::Chosen(_) => "karak-setup-heroes-chosen",
        };
        let mut lines = vec![say("karak-setup-players").with("n", setup.players), say(heroes)];
        if setup.friendly {
            lines.push(say("karak-setup-friendly"));
        }
        if setup.components.is_some() {
            lines.push(say("karak-setup-components"));
        }
        lines
    }
}

/// The keys that are made from a name at run time; every other key stands in this crate's source as it is.
pub fn text_keys() -> Vec<String> {
    let mut keys = Vec::new();
    keys.extend(Hero::ALL.map(|it| hero(it).key.into_owned()));
    keys.extend(Monster::ALL.map(|it| monster(it).key.into_owned()));
    keys.extend(Item::ALL.map(|it| item(it).key.into_owned()));
    keys.extend(ItemKind::ALL.map(|it| kind(it).key.into_owned()));
    keys.extend(Unit::ALL.map(|it| unit(it).key.into_owned()));
    keys.extend(Building::ALL.map(|it| building(it).key.into_owned()));
    keys.extend(Land::ALL.map(|it| land(it).key.into_owned()));
    keys.extend(Resource::ALL.map(|it| resource(it).key.into_owned()));
    keys.extend(Resource::ALL.map(|it| count(it.id(), 0).key.into_owned()));
    keys.extend(Unit::ALL.map(|it| count(it.id(), 0).key.into_owned()));
    keys.push(count("fireball", 0).key.into_owned());
    keys
}
