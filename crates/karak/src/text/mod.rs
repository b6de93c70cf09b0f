//! How the game speaks: keys of the Fluent texts with their arguments, for every question, choice, event, refusal.

mod choices;
mod events;
mod questions;
mod refusals;

use crate::choice::Choice;
use crate::content::{Building, Hero, Item, ItemKind, Land, Monster, Resource, Resources, Unit};
use crate::event::Event;
use crate::hex::Pos;
use crate::setup::{Heroes, Setup};
use crate::state::Karak;
use table::{Arg, Game, Message, Narrate, Pending, Seat};

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

fn faces(faces: &[i8]) -> Arg {
    Arg::List(faces.iter().map(|&face| self::face(face)).collect())
}

/// A face of a die.
fn face(face: i8) -> Message {
    match face {
        0 => say("karak-face-blank"),
        1.. => say("karak-face-swords").with("n", face),
        _ => say("karak-face-skulls").with("n", -i32::from(face)),
    }
}

/// The sides of a mask, by name; "none" when there are none.
fn sides(mask: u8) -> Arg {
    const NAMES: [&str; 6] =
        ["karak-side-e", "karak-side-ne", "karak-side-nw", "karak-side-w", "karak-side-sw", "karak-side-se"];
    let list: Vec<Message> =
        (0..6).filter(|side| mask & (1 << side) != 0).map(|side| say(NAMES[side])).collect();
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

    fn event_text(event: &Event) -> Message {
        events::event_text(event)
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
