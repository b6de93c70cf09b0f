//! What the rules make of what a viewer sees, for those who only show it: no client adds anything up. It is worked out
//! when a view is written down, so that games which nobody looks at pay nothing for it.

use crate::components::{Components, MAX_DICE, MAX_HEXES, TileId};
use crate::content::{Building, Land, Unit};
use crate::hex::Sides;
use crate::public::{Attack, HexId, Player, TURN_SLOTS, Table};
use crate::view::KarakView;
use serde::{Serialize, Serializer};
use table::patch::{self, Changes};
use table::{List, MAX_SEATS, Points, Seat, patchable};

/// What the rules make of a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reckoned {
    /// The figures of the hero boards, by seat.
    pub boards: List<BoardFigures, MAX_SEATS>,
    /// Where enemies stand, and how strong they are together.
    pub enemies: List<Enemy, MAX_HEXES>,
    /// By hex the sides that a chasm closes, on this hex or on the one across, as masks (K-MOVE-1).
    #[serde(serialize_with = "masks")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub closed: List<Sides, MAX_HEXES>,
    /// The tiles that this view names without a place: drawn, shown, held, put back.
    pub tiles: List<NamedTile, 5>,
    /// Tiles in the deck.
    pub deck: u8,
    /// Tokens in the bag.
    pub bag: u8,
    /// Slots of the running turn that are not used up; one whose action is still open counts (K-TURN-1).
    pub slots_left: u8,
    /// Whose turn comes after the running one.
    pub next: Seat,
    /// The slots of the running turn, one after the other (K-TURN-1).
    pub slots: List<TurnSlot, MAX_SLOTS>,
    /// The attack of the battle being fought, once the dice are rolled (K-BAT-3).
    pub attack: Option<Attack>,
    /// The dice of the battle being fought, once they are rolled: the hero die, then the unit dice.
    pub dice: List<RolledDie, { MAX_DICE + 1 }>,
}

/// The most slots that are shown of a turn.
const MAX_SLOTS: usize = 6;

/// A slot of the running turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnSlot {
    /// What has been done in it.
    pub state: SlotState,
    /// What gives it.
    pub from: SlotSource,
}

/// What has been done in a slot of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SlotState {
    /// It is used up.
    Done,
    /// The hero has moved, and the action is still open.
    Moved,
    /// It is the next to be used.
    Next,
    /// It comes later.
    #[default]
    Later,
}

/// What gives a slot of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SlotSource {
    /// Every turn has it.
    #[default]
    Turn,
    /// The Stable.
    Stable,
    /// The Amulet of Action.
    Amulet,
}

/// A die of the battle being fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RolledDie {
    /// The unit whose die it is; none for the hero die.
    pub unit: Option<Unit>,
    /// What it shows: skulls negative, swords positive.
    pub face: i8,
    /// Whether all its skulls are ignored (K-AMU-4).
    pub spared: bool,
}

patchable!(RolledDie { unit, face, spared });
patchable!(TurnSlot { state, from });

/// The figures of a hero board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardFigures {
    /// Where the marker stands on the glory track (K-GLO-1).
    pub glory: u8,
    /// Units that count against glory (K-GLO-2).
    pub army: u8,
    /// Slots a turn has (K-TURN-1).
    pub slots: u8,
    /// What the carried weapons add to the attack (K-ITEM-1).
    pub weapons: u8,
    /// Points (K-END-1).
    pub points: Points,
}

patchable!(BoardFigures { glory, army, slots, weapons, points });

/// Enemies on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Enemy {
    /// Where they stand.
    pub hex: HexId,
    /// What an attack must reach there (K-BAT-1, K-GEN-1).
    pub strength: u8,
}

/// What a kind of tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NamedTile {
    /// The tile's number among the components.
    pub tile: TileId,
    /// What it is.
    pub land: Land,
    /// Its chasms before rotation, as a mask of sides.
    #[serde(with = "table::mask")]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub chasms: Sides,
}

fn masks<S: Serializer>(hexes: &[Sides], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(hexes.iter().map(|sides| sides.bits()))
}

impl BoardFigures {
    fn of(player: &Player) -> BoardFigures {
        BoardFigures {
            glory: player.glory(),
            army: player.army(),
            slots: player.slots(),
            weapons: player.weapons(),
            points: player.points(),
        }
    }
}

impl Reckoned {
    /// From nothing but the view itself and what is printed on the components.
    pub(crate) fn of(view: &KarakView, figures: &Components) -> Reckoned {
        let table = &view.table;
        Reckoned {
            boards: boards(table),
            enemies: enemies(table, figures),
            closed: closed(table),
            tiles: Reckoned::tiles(view, figures),
            deck: table.deck_len(),
            bag: table.bag_len(),
            slots_left: table.slots_left(),
            next: table.active.next(table.seats()),
            slots: slots(table),
            attack: attack(table),
            dice: dice(table),
        }
    }

    /// The tiles that a view names without a place.
    pub(crate) fn tiles(view: &KarakView, figures: &Components) -> List<NamedTile, 5> {
        let table = &view.table;
        let named = table.drawn.iter().chain(&table.shown).chain(&view.hand).chain(&view.top);
        let tile = |&tile: &TileId| {
            let shows = figures.tile(tile);
            NamedTile { tile, land: shows.land, chasms: shows.chasms }
        };
        named.map(tile).collect()
    }

    /// What changed with the open table. A figure is worked out only where something that it depends on changed.
    pub(crate) fn changes(old: &Table, new: &Table, figures: &Components, to: &mut Changes) {
        if old.players != new.players {
            differ("boards", &boards(old), &boards(new), to, |old, new, to| patch::each(old, new, to));
        }
        let board = old.hexes != new.hexes;
        if board || (old.general, old.praetorians) != (new.general, new.praetorians) {
            let (old, new) = (enemies(old, figures), enemies(new, figures));
            differ("enemies", &old, &new, to, |old, new, to| patch::items(old, new, to));
        }
        if board {
            let masks = |table| closed(table).iter().map(|sides| sides.bits()).collect();
            let (old, new): (List<u8, MAX_HEXES>, List<u8, MAX_HEXES>) = (masks(old), masks(new));
            differ("closed", &old, &new, to, |old, new, to| patch::items(old, new, to));
        }
        differ("deck", &old.deck_len(), &new.deck_len(), to, patch::whole);
        differ("bag", &old.bag_len(), &new.bag_len(), to, patch::whole);
        differ("slots_left", &old.slots_left(), &new.slots_left(), to, patch::whole);
        let next = |table: &Table| table.active.next(table.seats());
        differ("next", &next(old), &next(new), to, patch::whole);
        differ("slots", &slots(old), &slots(new), to, |old, new, to| patch::items(old, new, to));
        differ("attack", &attack(old), &attack(new), to, patch::whole);
        if old.battle != new.battle {
            differ("dice", &dice(old), &dice(new), to, |old, new, to| patch::each(old, new, to));
        }
    }
}

fn differ<T: PartialEq>(
    name: &str,
    old: &T,
    new: &T,
    to: &mut Changes,
    how: impl FnOnce(&T, &T, &mut Changes),
) {
    if old != new {
        to.at(name, |to| how(old, new, to));
    }
}

fn boards(table: &Table) -> List<BoardFigures, MAX_SEATS> {
    table.players.iter().map(BoardFigures::of).collect()
}

fn enemies(table: &Table, figures: &Components) -> List<Enemy, MAX_HEXES> {
    let enemy = |hex| table.enemy_strength(hex, figures).map(|strength| Enemy { hex, strength });
    table.laid().filter_map(|(hex, _)| enemy(hex)).collect()
}

fn closed(table: &Table) -> List<Sides, MAX_HEXES> {
    table.laid().map(|(hex, _)| table.closed_sides(hex)).collect()
}

fn attack(table: &Table) -> Option<Attack> {
    let rolled = table.battle.as_ref().is_some_and(|battle| battle.hero.is_some());
    if rolled { table.attack() } else { None }
}

/// A slot that was begun stays, even when what gave it is gone.
fn slots(table: &Table) -> List<TurnSlot, MAX_SLOTS> {
    let (player, begun, open) = (table.player(table.active), table.turn.begun, table.turn.open);
    let stable = player.has(Building::Stable);
    let state = |index: u8| match index + 1 {
        slot if slot == begun && open => SlotState::Moved,
        slot if slot <= begun => SlotState::Done,
        slot if slot == begun + 1 && !open => SlotState::Next,
        _ => SlotState::Later,
    };
    let from = |index: u8| match index {
        ..TURN_SLOTS => SlotSource::Turn,
        TURN_SLOTS if stable => SlotSource::Stable,
        _ => SlotSource::Amulet,
    };
    let all = (0..player.slots().max(begun)).take(MAX_SLOTS);
    all.map(|index| TurnSlot { state: state(index), from: from(index) }).collect()
}

fn dice(table: &Table) -> List<RolledDie, { MAX_DICE + 1 }> {
    let Some((battle, face)) = table.battle.as_ref().and_then(|battle| Some((battle, battle.hero?))) else {
        return List::new();
    };
    let hero = RolledDie { unit: None, face, spared: face < 0 && battle.hero_skulls() == 0 };
    let mut left = battle.units_spared;
    let units = battle.faces().map(|(unit, face)| {
        let spared = face < 0 && left[unit.index()] > 0;
        left[unit.index()] -= u8::from(spared);
        RolledDie { unit: Some(unit), face, spared }
    });
    [hero].into_iter().chain(units).collect()
}
