//! Redrawing what a player cannot see, so that a bot has only its seat's knowledge.

use crate::components::TileId;
use crate::state::Karak;
use table::{List, Rng, Seat};

impl Karak {
    /// Redraws everything that is hidden from the observer, from nothing but what the observer sees.
    pub(crate) fn redraw(&mut self, observer: Seat, rng: &mut impl Rng) {
        if self.darius() == Some(observer) {
            return;
        }
        // Only Darius's tiles are hidden from anyone; each may be any unseen tile of its tier.
        let tier = |game: &Karak, tile: TileId| game.figures.tile(tile).tier;
        let tiers: List<u8, 3> = self.hand.iter().chain(&self.top).map(|&tile| tier(self, tile)).collect();
        let held = self.hand.len();
        self.hand.clear();
        let had_top = self.top.take().is_some();
        for &tier in &tiers[..held] {
            let tile = self.sample_tile_of(tier, rng);
            self.hand.push(tile);
        }
        if had_top {
            self.top = Some(self.sample_tile_of(tiers[held], rng));
        }
    }
}
