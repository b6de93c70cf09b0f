//! The map in sentences: what is on a hex, where one can go from it, and what lies around.

use super::super::{hero, item, land, monster, side};
use crate::content::Item;
use crate::hex::{Pos, Side, Sides};
use crate::public::HexId;
use crate::view::KarakView;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use table::{Message, Subject, Viewer};

/// From the north-east with the clock, as people look around.
const ROUND: [usize; 6] = [1, 0, 5, 4, 3, 2];

/// The sides as they are typed in English: short, and in full.
const ENGLISH: [[&str; 2]; 6] = [
    ["e", "east"],
    ["ne", "north east"],
    ["nw", "north west"],
    ["w", "west"],
    ["sw", "south west"],
    ["se", "south east"],
];

/// What a place is called.
pub(super) fn name(at: Pos) -> Message {
    Message::new("ui-status-place").with("place", at.to_string())
}

/// The sides by name.
pub(super) fn sides(sides: Sides) -> Vec<Message> {
    sides.iter().map(side).collect()
}

/// Where the viewer's hero stands; for a spectator, the hero whose turn it is.
pub(super) fn here(view: &KarakView, viewer: Viewer) -> HexId {
    let seat = match viewer {
        Viewer::Seat(seat) if seat.number() < view.table.seats() => seat,
        _ => view.table.active,
    };
    view.table.player(seat).at
}

/// What is on a hex besides its borders; its place and its land come first.
pub(super) fn contents(view: &KarakView, id: HexId) -> Vec<Message> {
    let hex = view.table.hex(id);
    let head = Message::new("ui-hex").with("place", hex.at.to_string()).with("land", land(hex.land));
    [vec![head], heroes(view, id), enemies(view, id), possessions(view, id)].concat()
}

/// The heroes on a hex.
pub(super) fn heroes(view: &KarakView, id: HexId) -> Vec<Message> {
    let players = view.table.players.iter().filter(|player| player.at == id);
    let heroes: Vec<Message> = players.filter_map(|player| player.hero).map(hero).collect();
    if heroes.is_empty() { heroes } else { vec![Message::new("ui-hex-heroes").with("heroes", heroes)] }
}

fn enemies(view: &KarakView, id: HexId) -> Vec<Message> {
    let table = &view.table;
    let strength = table.enemy_strength(id, &view.figures).unwrap_or(0);
    let armies: Vec<Message> = table.hex(id).armies().map(monster).collect();
    let mut parts = Vec::new();
    if table.general == Some(id) {
        let general = Message::new("karak-monster-dark-general");
        parts.push(Message::new("ui-hex-general").with("general", general).with("n", strength));
    }
    if !armies.is_empty() {
        parts.push(Message::new("ui-hex-armies").with("armies", armies).with("n", strength));
    }
    parts
}

/// The city and the items on a hex.
pub(super) fn possessions(view: &KarakView, id: HexId) -> Vec<Message> {
    let (table, hex) = (&view.table, view.table.hex(id));
    let mut parts = Vec::new();
    if let Some(owner) = hex.city {
        let key = if table.plague == Some(owner) { "ui-hex-plague" } else { "ui-hex-city" };
        parts.push(Message::new(key).with("player", owner));
    }
    let lying = Item::ALL.into_iter().filter(|it| hex.items[it.index()] > 0);
    let lying: Vec<Message> = lying.map(|it| item(it).times(hex.items[it.index()].into())).collect();
    if !lying.is_empty() {
        parts.push(Message::new("ui-hex-items").with("items", lying));
    }
    parts
}

/// Where one can go from a hex, what is unexplored, and what is closed.
fn borders(view: &KarakView, id: HexId) -> Vec<Message> {
    let table = &view.table;
    let hex = table.hex(id);
    let closed = table.closed_sides(id);
    let (mut ways, mut open) = (Vec::new(), Sides::EMPTY);
    for over in Side::ALL.into_iter().filter(|&side| !closed.contains(side)) {
        match table.neighbour(id, over) {
            None => open.insert(over),
            Some(_) => {
                let place = hex.at.across(over).to_string();
                ways.push(Message::new("ui-hex-way").with("side", side(over)).with("place", place));
            }
        }
    }
    let part = |key: &'static str, name: &'static str, list: Vec<Message>| {
        (!list.is_empty()).then(|| Message::new(key).with(name, list))
    };
    let parts = [
        part("ui-hex-ways", "ways", ways),
        part("ui-hex-open", "sides", sides(open)),
        part("ui-hex-chasms", "sides", sides(closed)),
    ];
    parts.into_iter().flatten().collect()
}

/// The map from north to south, each row from west to east.
pub(super) fn board(view: &KarakView) -> Vec<Message> {
    let mut ids: Vec<HexId> = view.table.laid().map(|(id, _)| id).collect();
    ids.sort_by_key(|&id| (view.table.hex(id).at.r, view.table.hex(id).at.q));
    ids.into_iter()
        .filter_map(|id| Message::clauses([contents(view, id), borders(view, id)].concat()))
        .collect()
}

/// Where the viewer stands, and what lies beyond each of the six sides.
pub(super) fn around(view: &KarakView, viewer: Viewer) -> Vec<Message> {
    let here = here(view, viewer);
    Message::clauses(contents(view, here)).into_iter().chain(beyond(view, here)).collect()
}

/// What lies beyond each of the six sides of a hex.
fn beyond(view: &KarakView, id: HexId) -> Vec<Message> {
    let table = &view.table;
    let closed = table.closed_sides(id);
    let line = |over: Side| {
        let there = table.neighbour(id, over).and_then(|there| Message::clauses(contents(view, there)));
        let key = match (closed.contains(over), &there) {
            (true, None) => "karak-beyond-chasm",
            (true, Some(_)) => "karak-beyond-chasm-hex",
            (false, Some(_)) => "karak-beyond-hex",
            (false, None) => "karak-beyond-unexplored",
        };
        let line = Message::new(key).with("side", side(over));
        match there {
            Some(hex) => line.with("hex", hex),
            None => line.with("place", table.hex(id).at.across(over).to_string()),
        }
    };
    ROUND.map(|index| line(Side::ALL[index])).to_vec()
}

/// Every hex by its place, and those around the viewer also by their direction.
pub(super) fn subjects(view: &KarakView, viewer: Viewer) -> Vec<Subject> {
    let here = here(view, viewer);
    let from = view.table.hex(here).at;
    let laid = view.table.laid().map(|(id, _)| {
        let at = view.table.hex(id).at;
        let told = Message::clauses(contents(view, id)).into_iter().chain([away(from, at)]);
        Subject {
            names: names(from, at),
            near: id == here,
            sentences: told.chain(beyond(view, id)).collect(),
        }
    });
    let unlaid = Side::ALL.into_iter().map(|side| from.across(side));
    let unlaid = unlaid.filter(|at| view.table.hex_at(*at).is_none()).map(|at| Subject {
        names: names(from, at),
        near: false,
        sentences: vec![Message::new("karak-why-not-laid").with("place", at.to_string()), away(from, at)],
    });
    laid.chain(unlaid).collect()
}

fn names(from: Pos, at: Pos) -> Vec<Message> {
    let mut names = vec![name(at)];
    if let Some(over) = from.side_to(at) {
        names.push(side(over));
        names.extend(ENGLISH[over.index()].map(Message::word));
    }
    names
}

fn away(from: Pos, to: Pos) -> Message {
    let (dq, dr) = (i32::from(from.q) - i32::from(to.q), i32::from(from.r) - i32::from(to.r));
    Message::new("karak-away").with("n", (dq.abs() + dr.abs() + (dq + dr).abs()) / 2)
}
