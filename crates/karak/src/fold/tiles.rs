//! Tiles and tokens on their way from deck and bag to the board.

use crate::components::TileId;
use crate::content::{Item, Land, Monster};
use crate::hex::{Pos, Side, Sides};
use crate::public::{Hex, HexId, Neighbours, Table};
use table::Member;

impl Table {
    pub(super) fn draw_tile(&mut self, tile: TileId) {
        if self.shown.take().is_none() {
            self.unseen[tile.index()] -= 1;
            self.returned = false;
        }
        self.drawn = Some(tile);
    }

    /// Darius holds so many tiles.
    pub(super) fn hold_tiles(&mut self, count: u8) {
        if let Some(shown) = self.shown.take() {
            self.unseen[shown.index()] += 1;
        }
        self.returned = false;
        self.held = count;
    }

    pub(super) fn choose_tile(&mut self, tile: TileId) {
        self.unseen[tile.index()] -= 1;
        self.held -= 1;
        self.drawn = Some(tile);
    }

    pub(super) fn return_tile(&mut self) {
        self.held = 0;
        self.returned = true;
    }

    pub(super) fn show_tile(&mut self, tile: TileId) {
        self.drawn = None;
        self.shown = Some(tile);
    }

    /// The joint is a side that counts as free on both hexes although a chasm is drawn there.
    pub(super) fn lay_tile(&mut self, mut hex: Hex, joint: Option<Side>) {
        self.drawn = None;
        let Some(side) = joint else {
            self.lay(hex);
            return;
        };
        hex.chasms.remove(side);
        let hex = self.lay(hex);
        if let Some(there) = self.neighbour(hex, side) {
            self.hex_mut(there).chasms.remove(side.opposite());
        }
    }

    /// Adds a hex and makes it known to its neighbours.
    pub(crate) fn lay(&mut self, mut hex: Hex) -> HexId {
        let id = HexId::from_index(self.hexes.len()).expect("the board has room for the deck");
        for side in Side::ALL {
            if let Some(there) = self.hex_at(hex.at.across(side)) {
                hex.neighbours.set(side, there);
                self.hex_mut(there).neighbours.set(side.opposite(), id);
            }
        }
        self.hexes.push(hex);
        id
    }

    pub(super) fn draw_token(&mut self, monster: Monster) {
        self.bag[monster.index()] -= 1;
        self.tokens.push(monster);
    }

    pub(super) fn return_token(&mut self, monster: Monster) {
        assert!(self.tokens.take(monster), "the token was drawn before");
        self.bag[monster.index()] += 1;
    }

    pub(super) fn place_token(&mut self, monster: Monster, at: Pos) {
        assert!(self.tokens.take(monster), "the token was drawn before");
        let place = self.laid_at(at);
        let armies = &mut self.hex_mut(place).armies;
        armies[usize::from(armies[0].is_some())] = Some(monster);
    }
}

impl Hex {
    pub(crate) const fn bare(at: Pos, land: Land, tile: Option<TileId>) -> Hex {
        Hex {
            at,
            land,
            tile,
            rotation: 0,
            chasms: Sides::EMPTY,
            armies: [None; 2],
            items: [0; Item::ALL.len()],
            city: None,
            neighbours: Neighbours::NONE,
        }
    }
}
