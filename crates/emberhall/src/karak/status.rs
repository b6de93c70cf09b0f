//! The players' boards and what is good to know for a decision, in few words.

use crate::board::Scene;
use karak::{
    Building, Components, Hero, Item, Karak, KarakView, Player, Question, Resource, Table, TileId, Unit,
};
use table::{Game, Message, Pending, Seat};

/// A hero's name.
pub fn hero(hero: Hero) -> Message {
    Message::new(format!("karak-hero-{}", hero.id()))
}

/// The letter that stands for a hero on the map: the first of the last word of the name.
pub fn initial(own: Hero, scene: &Scene<'_>) -> char {
    let name = scene.tell(&hero(own));
    name.split_whitespace().last().and_then(|word| word.chars().next()).unwrap_or('?')
}

/// Something as often as it is there: “2× Knight”.
fn times(thing: String, n: u8) -> Message {
    let thing = Message::new(thing);
    if n == 1 { thing } else { Message::new("ui-times").with("n", n).with("thing", thing) }
}

/// The sides of a mask by name.
pub fn sides(mask: u8) -> Vec<Message> {
    const NAMES: [&str; 6] =
        ["karak-side-e", "karak-side-ne", "karak-side-nw", "karak-side-w", "karak-side-sw", "karak-side-se"];
    (0..6).filter(|side| mask & (1 << side) != 0).map(|side| Message::new(NAMES[side])).collect()
}

/// The round and what is left to draw.
pub fn headline(table: &Table) -> Vec<Message> {
    vec![
        Message::new("ui-round").with("n", i32::from(table.round)),
        Message::new("ui-deck").with("n", table.deck_len()),
        Message::new("ui-bag").with("n", table.bag_len()),
    ]
}

/// A player's board in two paragraphs: what changes often, then what is owned.
pub fn of_player(game: &Karak, seat: Seat, scene: &Scene<'_>) -> Vec<String> {
    let table = game.table();
    let player = table.player(seat);
    let mut first = vec![scene.seats.full_name(game, seat)];
    if seat == table.active && table.round > 0 && scene.voice.plain {
        first.push(Message::new("ui-status-active"));
    }
    if player.hero.is_none() {
        return vec![told(scene, &first)];
    }
    first.push(Message::new("ui-status-place").with("place", table.hex(player.at).at.to_string()));
    if player.unconscious {
        first.push(Message::new("ui-status-unconscious"));
    } else {
        first.push(Message::new("ui-status-lives").with("n", player.lives));
    }
    first.push(Message::new("ui-status-glory").with("n", player.glory()));
    for resource in Resource::ALL {
        let name = Message::new(format!("karak-resource-{}", resource.id()));
        first.push(
            Message::new("ui-status-amount").with("thing", name).with("n", player.resources.of(resource)),
        );
    }
    let mut second = owned(table, seat);
    if player.half_points() > 0 {
        let points = scene.voice.texts.language().halves(player.half_points());
        second.push(Message::new("ui-status-points").with("text", points));
    }
    let mut lines = vec![told(scene, &first)];
    if !second.is_empty() {
        lines.push(told(scene, &second));
    }
    lines
}

fn told(scene: &Scene<'_>, messages: &[Message]) -> String {
    let parts: Vec<String> = messages.iter().map(|message| scene.tell(message)).collect();
    scene.joined(&parts)
}

fn owned(table: &Table, seat: Seat) -> Vec<Message> {
    let player = table.player(seat);
    let mut parts = Vec::new();
    let listed = |key: &'static str, name: &'static str, things: Vec<Message>| {
        (!things.is_empty()).then(|| Message::new(key).with(name, things))
    };
    let units = Unit::ALL.iter().filter(|unit| player.units[unit.index()] > 0);
    let units = units.map(|unit| times(format!("karak-unit-{}", unit.id()), player.units[unit.index()]));
    parts.extend(listed("ui-status-army", "units", units.collect()));
    let items = Item::ALL.into_iter().filter(|&item| player.carries(item));
    let items = items.map(|item| times(format!("karak-item-{}", item.id()), player.carried(item)));
    parts.extend(listed("ui-status-items", "items", items.collect()));
    if let Some(city) = player.city {
        parts.push(Message::new("ui-status-city").with("place", table.hex(city).at.to_string()));
        let built = Building::ALL.into_iter().filter(|&building| player.has(building));
        let built = built.map(|building| Message::new(format!("karak-building-{}", building.id())));
        parts.extend(listed("ui-status-buildings", "buildings", built.collect()));
    }
    if table.plague == Some(seat) {
        parts.push(Message::new("ui-status-plague"));
    }
    parts.extend(stones(player));
    parts
}

/// The Soul Stones of a player.
pub fn stones(player: &Player) -> Vec<Message> {
    let kinds = [
        ("karak-reward-small-stone", player.small_stones),
        ("karak-reward-large-stone", player.large_stones),
        ("karak-reward-archstone", u8::from(player.archstone)),
    ];
    let stones: Vec<Message> =
        kinds.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| times(key.to_owned(), n)).collect();
    if stones.is_empty() { Vec::new() } else { vec![Message::new("ui-status-stones").with("stones", stones)] }
}

/// What is good to know for the question now asked.
pub fn situation(game: &Karak) -> Vec<Message> {
    let table = game.table();
    let Pending::Player { question, .. } = game.pending() else { return Vec::new() };
    match question {
        Question::Turn => {
            let left = table.slots_left();
            let mut lines = vec![Message::new("ui-actions-left").with("n", left)];
            if table.turn.open && left > 1 {
                lines.push(Message::new("ui-situation-moved"));
            }
            lines
        }
        Question::Place => table.drawn.map(|tile| drawn(game.components(), tile)).into_iter().collect(),
        Question::Battle { .. } => battle(table).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn drawn(components: &Components, tile: TileId) -> Message {
    Message::new("ui-situation-tile").with("tile", tile_name(components, tile))
}

/// The battle as it stands: before the roll its strength, after it also the attack.
fn battle(table: &Table) -> Option<Message> {
    let battle = table.battle.as_ref()?;
    if battle.hero.is_none() {
        return Some(Message::new("ui-situation-battle").with("n", battle.strength));
    }
    let weapons = table.player(table.active).weapons();
    Some(
        Message::new("ui-situation-attack")
            .with("n", battle.strength)
            .with("attack", table.attack()?.total)
            .with("swords", battle.swords())
            .with("weapons", weapons),
    )
}

fn tile_name(components: &Components, tile: TileId) -> Message {
    let tile = components.tile(tile);
    let land = Message::new(format!("karak-land-{}", tile.land.id()));
    let chasms = sides(tile.chasms);
    if chasms.is_empty() {
        return Message::new("ui-tile-open").with("land", land);
    }
    Message::new("ui-tile").with("land", land).with("sides", chasms)
}

/// What only Darius's player sees.
pub fn hand(view: &KarakView, components: &Components) -> Vec<Message> {
    let mut lines: Vec<Message> = Vec::new();
    if !view.hand.is_empty() {
        let tiles: Vec<Message> = view.hand.iter().map(|&tile| tile_name(components, tile)).collect();
        lines.push(Message::new("ui-hand-tiles").with("tiles", tiles));
    }
    if let Some(tile) = view.top {
        lines.push(Message::new("ui-hand-top").with("tile", tile_name(components, tile)));
    }
    if lines.is_empty() {
        lines.push(Message::new("ui-hand-empty"));
    }
    lines
}
