//! The board as sentences: one for each hex, for a screen reader.

use super::status::sides;
use crate::board::Scene;
use karak::{Components, Hex, HexId, Item, Side, Table};
use table::{Message, Seat};

/// A sentence for each hex, in the order in which they were laid.
pub fn map(table: &Table, components: &Components, scene: &Scene<'_>) -> Vec<String> {
    let hexes = table.hexes.iter().enumerate();
    hexes
        .map(|(index, hex)| {
            let parts = parts(table, components, HexId(index as u8), hex);
            let texts: Vec<String> = parts.iter().map(|part| scene.tell(part)).collect();
            scene.joined(&texts)
        })
        .collect()
}

fn parts(table: &Table, components: &Components, id: HexId, hex: &Hex) -> Vec<Message> {
    let land = Message::new(format!("karak-land-{}", hex.land.id()));
    let mut parts = vec![Message::new("ui-hex").with("place", hex.at.to_string()).with("land", land)];
    let heroes: Vec<Message> = Seat::all(table.seats())
        .filter(|&seat| table.player(seat).at == id)
        .filter_map(|seat| table.player(seat).hero.map(super::status::hero))
        .collect();
    if !heroes.is_empty() {
        parts.push(Message::new("ui-hex-heroes").with("heroes", heroes));
    }
    if table.general == Some(id) {
        parts.push(
            Message::new("ui-hex-general")
                .with("general", Message::new("karak-monster-dark-general"))
                .with("n", table.general_strength()),
        );
    }
    if hex.has_army() {
        let armies: Vec<Message> =
            hex.armies().map(|monster| Message::new(format!("karak-monster-{}", monster.id()))).collect();
        let strength: u8 = hex.armies().map(|monster| components.strength(monster)).sum();
        parts.push(Message::new("ui-hex-armies").with("armies", armies).with("n", strength));
    }
    if let Some(owner) = hex.city {
        let key = if table.plague == Some(owner) { "ui-hex-plague" } else { "ui-hex-city" };
        parts.push(Message::new(key).with("player", owner));
    }
    let items: Vec<Message> = Item::ALL
        .into_iter()
        .flat_map(|item| (0..hex.items[item.index()]).map(move |_| item))
        .map(|item| Message::new(format!("karak-item-{}", item.id())))
        .collect();
    if !items.is_empty() {
        parts.push(Message::new("ui-hex-items").with("items", items));
    }
    parts.extend(borders(table, id, hex));
    parts
}

/// Where one can go from a hex, what is closed, and what is still unexplored.
fn borders(table: &Table, id: HexId, hex: &Hex) -> Vec<Message> {
    let mut ways = Vec::new();
    let mut closed = 0;
    for side in Side::ALL {
        match table.neighbour(id, side) {
            Some(there) if table.is_passable(id, side) => {
                let place = table.hex(there).at.to_string();
                let name = sides(side.bit()).into_iter().next();
                ways.extend(
                    name.map(|name| Message::new("ui-hex-way").with("side", name).with("place", place)),
                );
            }
            Some(_) => closed |= side.bit(),
            None if hex.has_chasm(side) => closed |= side.bit(),
            None => {}
        }
    }
    let mut parts = Vec::new();
    if !ways.is_empty() {
        parts.push(Message::new("ui-hex-ways").with("ways", ways));
    }
    let open = table.open_sides(id);
    if open != 0 {
        parts.push(Message::new("ui-hex-open").with("sides", sides(open)));
    }
    if closed != 0 {
        parts.push(Message::new("ui-hex-chasms").with("sides", sides(closed)));
    }
    parts
}
