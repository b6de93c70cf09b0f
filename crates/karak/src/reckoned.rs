//! What the rules make of what a viewer sees, for those who only show it: no client adds anything up. It is worked out
//! when a view is written down, so that games which nobody looks at pay nothing for it.

use crate::components::{Components, MAX_HEXES, TileId};
use crate::content::Land;
use crate::public::{Attack, HexId, Player};
use crate::view::KarakView;
use serde::Serialize;
use table::{List, MAX_SEATS, Seat};

/// What the rules make of a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reckoned {
    /// The figures of the hero boards, by seat.
    pub boards: List<BoardFigures, MAX_SEATS>,
    /// Where enemies stand, and how strong they are together.
    pub enemies: List<Enemy, MAX_HEXES>,
    /// By hex the sides that a chasm closes, on this hex or on the one across, as masks (K-MOVE-1).
    pub closed: List<u8, MAX_HEXES>,
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
    /// The attack of the battle being fought, once the dice are rolled (K-BAT-3).
    pub attack: Option<Attack>,
}

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
    /// Points in halves (K-END-1).
    pub half_points: i16,
}

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
    /// Which kind.
    pub tile: TileId,
    /// What it is.
    pub land: Land,
    /// Its chasms before rotation, as a mask of sides.
    pub chasms: u8,
}

impl BoardFigures {
    fn of(player: &Player) -> BoardFigures {
        BoardFigures {
            glory: player.glory(),
            army: player.army(),
            slots: player.slots(),
            weapons: player.weapons(),
            half_points: player.half_points(),
        }
    }
}

impl Reckoned {
    /// From nothing but the view itself and what is printed on the components.
    pub(crate) fn of(view: &KarakView, figures: &Components) -> Reckoned {
        let table = &view.table;
        let hexes = || (0..table.hexes.len() as u8).map(HexId);
        let enemy = |hex| table.enemy_strength(hex, figures).map(|strength| Enemy { hex, strength });
        let named = table.drawn.iter().chain(&table.shown).chain(&view.hand).chain(&view.top);
        let tile = |&tile: &TileId| {
            let shows = figures.tile(tile);
            NamedTile { tile, land: shows.land, chasms: shows.chasms }
        };
        let rolled = table.battle.as_ref().is_some_and(|battle| battle.hero.is_some());
        Reckoned {
            boards: table.players.iter().map(BoardFigures::of).collect(),
            enemies: hexes().filter_map(enemy).collect(),
            closed: hexes().map(|hex| table.closed_sides(hex)).collect(),
            tiles: named.map(tile).collect(),
            deck: table.deck_len(),
            bag: table.bag_len(),
            slots_left: table.slots_left(),
            next: table.active.next(table.seats()),
            attack: if rolled { table.attack() } else { None },
        }
    }
}
