//! The hero boards in sentences, and what only Darius's player knows.

use super::super::{building, item, resource, unit};
use super::hexes::sides;
use crate::components::TileId;
use crate::content::{Building, Hero, Item, Resource, Unit};
use crate::public::{Player, Table};
use crate::view::KarakView;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use table::{Message, Points, Seat, Viewer};

/// A hero board in clauses, for callers that combine them in their own way.
pub struct BoardTold {
    /// What changes often: place, lives, glory, resources.
    pub first: Vec<Message>,
    /// What is owned, and the points.
    pub second: Vec<Message>,
}

impl BoardTold {
    /// The board of a seat; both parts are empty while the hero is not known.
    pub fn of(table: &Table, seat: Seat) -> BoardTold {
        let player = table.player(seat);
        if player.hero.is_none() {
            return BoardTold { first: Vec::new(), second: Vec::new() };
        }
        let place = table.hex(player.at).at.to_string();
        let mut first = vec![
            Message::new("ui-status-place").with("place", place),
            match player.unconscious {
                true => Message::new("ui-status-unconscious"),
                false => Message::new("ui-status-lives").with("n", player.lives),
            },
            glory(player),
        ];
        let amount = |it: Resource| amount(resource(it), player.resources.of(it));
        first.extend(Resource::ALL.map(amount));
        let mut second = owned(table, seat);
        if player.points() > Points::ZERO {
            let text = Message::tenths(player.points().hundredths().unsigned_abs() / 10);
            second.push(Message::new("ui-status-points").with("text", text));
        }
        BoardTold { first, second }
    }
}

fn glory(player: &Player) -> Message {
    Message::new("ui-status-glory").with("n", player.glory())
}

fn amount(thing: Message, n: impl Into<table::Arg>) -> Message {
    Message::new("ui-status-amount").with("thing", thing).with("n", n)
}

fn owned(table: &Table, seat: Seat) -> Vec<Message> {
    let player = table.player(seat);
    let listed = |key: &'static str, name: &'static str, things: Vec<Message>| {
        (!things.is_empty()).then(|| Message::new(key).with(name, things))
    };
    let units = Unit::ALL.into_iter().filter(|it| player.units[it.index()] > 0);
    let units = units.map(|it| unit(it).times(player.units[it.index()].into()));
    let items = Item::ALL.into_iter().filter(|&it| player.carries(it));
    let items = items.map(|it| item(it).times(player.carried(it).into()));
    let built = Building::ALL.into_iter().filter(|&it| player.has(it)).map(building);
    let city = player.city.map(|city| table.hex(city).at.to_string());
    let parts = [
        listed("ui-status-army", "units", units.collect()),
        listed("ui-status-items", "items", items.collect()),
        city.map(|place| Message::new("ui-status-city").with("place", place)),
        listed("ui-status-buildings", "buildings", built.collect()),
        (table.plague == Some(seat)).then(|| Message::new("ui-status-plague")),
        stones(player),
    ];
    parts.into_iter().flatten().collect()
}

/// The Soul Stones of a player.
fn stones(player: &Player) -> Option<Message> {
    let kinds = [
        ("karak-reward-small-stone", player.small_stones),
        ("karak-reward-large-stone", player.large_stones),
        ("karak-reward-archstone", u8::from(player.archstone)),
    ];
    let stones = kinds.into_iter().filter(|(_, n)| *n > 0);
    let stones: Vec<Message> = stones.map(|(key, n)| Message::new(key).times(n.into())).collect();
    (!stones.is_empty()).then(|| Message::new("ui-status-stones").with("stones", stones))
}

/// A hero board in one or two sentences.
fn board(table: &Table, seat: Seat) -> Vec<Message> {
    let BoardTold { first, second } = BoardTold::of(table, seat);
    let active = (seat == table.active && table.round > 0).then(|| Message::new("ui-status-active"));
    let head = [Message::new("ui-who").with("player", seat)].into_iter().chain(active);
    let sentences = [Message::clauses(head.chain(first)), Message::clauses(second)];
    sentences.into_iter().flatten().collect()
}

/// The viewer's own board.
pub(super) fn own(view: &KarakView, viewer: Viewer) -> Vec<Message> {
    let seats = Seat::all(view.table.seats()).filter(|&seat| viewer == Viewer::Seat(seat));
    seats.flat_map(|seat| board(&view.table, seat)).collect()
}

/// The boards of everybody else.
pub(super) fn others(view: &KarakView, viewer: Viewer) -> Vec<Message> {
    let seats = Seat::all(view.table.seats()).filter(|&seat| viewer != Viewer::Seat(seat));
    seats.flat_map(|seat| board(&view.table, seat)).collect()
}

/// A tile by its land and its chasms.
pub(super) fn tile(view: &KarakView, tile: TileId) -> Message {
    let tile = view.figures.tile(tile);
    let land = super::super::land(tile.land);
    match sides(tile.chasms) {
        chasms if chasms.is_empty() => Message::new("ui-tile-open").with("land", land),
        chasms => Message::new("ui-tile").with("land", land).with("sides", chasms),
    }
}

/// What only Darius's player sees; for the others, that there is nothing of the kind.
pub(super) fn hand(view: &KarakView, viewer: Viewer) -> Vec<Message> {
    let darius = view.table.seat_of(Hero::Darius).map(Viewer::Seat);
    if darius != Some(viewer) {
        return vec![Message::new("ui-hand-nothing")];
    }
    let mut lines = Vec::new();
    if !view.hand.is_empty() {
        let tiles: Vec<Message> = view.hand.iter().map(|&held| tile(view, held)).collect();
        lines.push(Message::new("ui-hand-tiles").with("tiles", tiles));
    }
    lines.extend(view.top.map(|top| Message::new("ui-hand-top").with("tile", tile(view, top))));
    if lines.is_empty() {
        lines.push(Message::new("ui-hand-empty"));
    }
    lines
}

/// The Soul Stones, and the glory and the army that decide between equals.
pub(super) fn points(table: &Table, seat: Seat) -> Vec<Message> {
    let player = table.player(seat);
    let rest = [glory(player), amount(Message::new("karak-word-army"), player.army())];
    stones(player).into_iter().chain(rest).collect()
}
