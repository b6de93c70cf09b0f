//! The drawn board: pointy-topped hexes, five rows apart, twelve columns wide.
//!
//! Every hex shows its place, the heroes on it, its land, what waits there, and what lies there. A chasm is a
//! doubled border. Letters and signs say everything; colour only repeats it.

use super::canvas::Canvas;
use super::status::{hero, initial};
use crate::board::Scene;
use crate::ink::Ink;
use karak::{Components, Hex, HexId, Land, Pos, Side, Table};
use table::{Message, Seat};

/// Rows from one line of hexes to the next, and columns from one hex to its eastern neighbour.
const ROWS: i32 = 5;
const COLUMNS: i32 = 12;

/// Where the top corner of a hex is drawn.
fn corner(at: Pos) -> (i32, i32) {
    let (q, r) = (i32::from(at.q), i32::from(at.r));
    (r * ROWS, q * COLUMNS + r * COLUMNS / 2)
}

/// The cells of a side of a hex from its top corner, with the sign of an open border and of a chasm.
fn border(side: Side) -> ([(i32, i32); 3], char, char) {
    match side.index() {
        0 => ([(3, 6), (4, 6), (4, 6)], '│', '║'),
        1 => ([(0, 1), (1, 3), (2, 5)], '\\', '\\'),
        2 => ([(0, -1), (1, -3), (2, -5)], '/', '/'),
        3 => ([(3, -6), (4, -6), (4, -6)], '│', '║'),
        4 => ([(5, -5), (6, -3), (7, -1)], '\\', '\\'),
        _ => ([(5, 5), (6, 3), (7, 1)], '/', '/'),
    }
}

/// Draws the board, with the unexplored places that can be entered or filled now.
pub fn draw(table: &Table, components: &Components, open: &[Pos], scene: &Scene<'_>) -> Canvas {
    let mut canvas = Canvas::default();
    for &at in open {
        let (row, column) = corner(at);
        canvas.write(row + 3, column, 11, &format!("{},{}", at.q, at.r), Ink::Place);
        canvas.write(row + 4, column, 11, "?", Ink::Place);
    }
    for hex in &table.hexes {
        borders(&mut canvas, hex, false);
    }
    // Chasms come last: one on either hex closes the border.
    for hex in &table.hexes {
        borders(&mut canvas, hex, true);
    }
    for (id, hex) in table.laid() {
        contents(&mut canvas, table, components, id, hex, scene);
    }
    let (row, column) = corner(table.hex(table.here()).at);
    canvas.focus(row + 4, column);
    canvas
}

fn borders(canvas: &mut Canvas, hex: &Hex, chasms: bool) {
    let (row, column) = corner(hex.at);
    for side in Side::ALL.into_iter().filter(|&side| hex.has_chasm(side) == chasms) {
        let (cells, open, chasm) = border(side);
        for (down, right) in cells {
            if !chasms {
                canvas.put(row + down, column + right, open, Ink::Border);
                continue;
            }
            canvas.put(row + down, column + right, chasm, Ink::Chasm);
            // A slanted border is doubled on its upper side, so that both hexes draw the same cells.
            match side.index() {
                1 => canvas.put(row + down, column + right + 1, chasm, Ink::Chasm),
                2 => canvas.put(row + down, column + right - 1, chasm, Ink::Chasm),
                4 => canvas.put(row + down, column + right + 1, chasm, Ink::Chasm),
                5 => canvas.put(row + down, column + right - 1, chasm, Ink::Chasm),
                _ => {}
            }
        }
    }
}

fn contents(
    canvas: &mut Canvas,
    table: &Table,
    components: &Components,
    id: HexId,
    hex: &Hex,
    scene: &Scene<'_>,
) {
    let (row, column) = corner(hex.at);
    canvas.write(row + 1, column, 5, &format!("{},{}", hex.at.q, hex.at.r), Ink::Place);
    let (heroes, ink) = heroes_on(table, id, scene);
    canvas.write(row + 2, column, 9, &heroes, ink);
    canvas.write(row + 3, column, 11, &scene.voice.word(land_label(hex.land)), land_ink(hex.land));
    let (text, ink) = waiting(table, components, id, hex, scene);
    canvas.write(row + 4, column, 11, &text, ink);
    let items: u8 = hex.items.iter().sum();
    if items > 0 {
        canvas.write(row + 5, column, 7, &format!("*{items}"), Ink::Item);
    }
}

/// The heroes' initials, the active one in brackets.
fn heroes_on(table: &Table, id: HexId, scene: &Scene<'_>) -> (String, Ink) {
    let mut text = String::new();
    let mut ink = Ink::Person;
    for seat in Seat::all(table.seats()) {
        let player = table.player(seat);
        let Some(hero) = player.hero.filter(|_| player.at == id) else { continue };
        if seat == table.active && table.round > 0 {
            text.push_str(&format!("[{}]", initial(hero, scene)));
            ink = Ink::Active;
        } else {
            text.push(initial(hero, scene));
        }
    }
    (text, ink)
}

/// What waits on a hex: the General, monster armies, or a city.
fn waiting(table: &Table, components: &Components, id: HexId, hex: &Hex, scene: &Scene<'_>) -> (String, Ink) {
    if table.general == Some(id) {
        let text = Message::new("ui-map-general").with("n", table.general_strength());
        return (scene.tell(&text), Ink::Foe);
    }
    if hex.has_army() {
        let armies = hex.armies().map(|monster| components.strength(monster));
        let texts: Vec<String> =
            armies.map(|strength| scene.tell(&Message::new("ui-map-army").with("n", strength))).collect();
        return (texts.join(" "), Ink::Foe);
    }
    let Some(owner) = hex.city else { return (String::new(), Ink::Plain) };
    let sign = table.player(owner).hero.map_or_else(String::new, |hero| initial(hero, scene).to_string());
    let key = if table.plague == Some(owner) { "ui-map-plague" } else { "ui-map-city" };
    (scene.tell(&Message::new(key).with("sign", sign)), Ink::City)
}

fn land_ink(land: Land) -> Ink {
    match land {
        Land::Farm | Land::BigFarm | Land::FarmForest | Land::FarmRock => Ink::Field,
        Land::Forest | Land::DenseForest | Land::ForestRock => Ink::Wood,
        Land::GiantRock => Ink::Rock,
        Land::Castle => Ink::Heading,
        Land::Abyss => Ink::Foe,
    }
}

fn land_label(land: Land) -> &'static str {
    match land {
        Land::Farm => "ui-map-farm",
        Land::Forest => "ui-map-forest",
        Land::FarmForest => "ui-map-farm-forest",
        Land::FarmRock => "ui-map-farm-rock",
        Land::ForestRock => "ui-map-forest-rock",
        Land::BigFarm => "ui-map-big-farm",
        Land::DenseForest => "ui-map-dense-forest",
        Land::GiantRock => "ui-map-giant-rock",
        Land::Castle => "ui-map-castle",
        Land::Abyss => "ui-map-abyss",
    }
}

/// What the signs mean.
pub fn legend(table: &Table, scene: &Scene<'_>) -> Vec<String> {
    let heroes: Vec<String> = Seat::all(table.seats())
        .filter_map(|seat| table.player(seat).hero)
        .map(|own| format!("{} {}", initial(own, scene), scene.tell(&hero(own))))
        .collect();
    let signs = scene.voice.word("ui-map-legend");
    let text = [heroes, vec![signs]].concat().join(" · ");
    scene.voice.wrap("", 0, &scene.voice.paint(Ink::Faint, &text))
}

#[cfg(test)]
mod tests;
