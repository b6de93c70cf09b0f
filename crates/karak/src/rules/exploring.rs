//! Exploring: drawing tiles, laying them, and placing monster armies (K-EXP, K-TAI-1, K-LOR-1, K-DAR-1).

use super::Checked;
use crate::choice::Choice;
use crate::components::TileId;
use crate::content::{Hero, Land, Monster};
use crate::event::{Event, Way};
use crate::hex::{Pos, Side, Sides, rotated};
use crate::illegal::Illegal;
use crate::public::HexId;
use crate::state::{Karak, Step};
use alloc::vec::Vec;
use table::{Audience, List, Progress, RuleId, Sink};

/// Praetorians by the number of players (K-GEN-1).
const fn praetorians(seats: u8) -> u8 {
    match seats {
        4 => 4,
        5 => 3,
        _ => 5,
    }
}

impl Karak {
    /// The sides across which the hero may explore (K-EXP-1, K-EXP-4).
    pub(super) fn explorable_sides(&self, here: HexId) -> Sides {
        if !self.table.deck_has_tiles() {
            return Sides::EMPTY;
        }
        let open = self.table.open_sides(here);
        if !open.is_empty() || self.table.has_open_side() {
            return open;
        }
        // K-EXP-4: no open side anywhere, so any side towards an unlaid space will do.
        self.table.hex(here).unlaid_sides()
    }

    pub(super) fn check_explore(&self, to: Pos) -> Checked<Side> {
        self.check_slot_for_move()?;
        let here = self.table.here();
        let side = self.table.hex(here).at.side_to(to).ok_or(Illegal::NotNeighbour { to })?;
        if self.table.neighbour(here, side).is_some() {
            Err(Illegal::AlreadyLaid { at: to })
        } else if !self.table.deck_has_tiles() {
            Err(Illegal::DeckEmpty)
        } else if !self.explorable_sides(here).contains(side) {
            Err(Illegal::ChasmOnSide { to })
        } else {
            Ok(side)
        }
    }

    pub(super) fn check_hawkeye(&self) -> Checked {
        if !self.table.active_is(Hero::Lorraine) {
            Err(Illegal::OnlyFor { hero: Hero::Lorraine, rule: RuleId("K-LOR-1") })
        } else if self.table.turn.hawkeye {
            Err(Illegal::HawkeyeUsed)
        } else if !self.table.deck_has_tiles() {
            Err(Illegal::DeckEmpty)
        } else if !self.table.has_open_side() {
            Err(Illegal::NoOpenSide)
        } else {
            Ok(())
        }
    }

    pub(super) fn use_hawkeye(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.tell(Event::HawkeyeUsed { seat }, sink);
        self.next(Step::Draw { to: None });
    }

    // Drawing.

    /// Whether the tiles drawn go into Darius's hand.
    fn draws_into_hand(&self, to: Option<Pos>) -> bool {
        to.is_some() && self.table.active_is(Hero::Darius)
    }

    pub(super) fn advance_draw(&mut self, to: Option<Pos>, sink: &mut impl Sink<Event>) -> Progress {
        if self.draws_into_hand(to) && (self.hand.is_full() || self.table.deck_len() == 0) {
            let to = to.expect("Darius draws to move");
            self.replace(Step::PickTile { to });
            return Progress::Moved;
        }
        // A tile whose place on top is known needs no chance.
        match self.table.shown.or(self.top) {
            Some(tile) => {
                self.tile_drawn(tile, sink);
                Progress::Moved
            }
            None => Progress::Waits,
        }
    }

    /// How many tiles of a kind the next draw could bring.
    pub(crate) fn drawable(&self, tile: TileId) -> u8 {
        let count = self.table.unseen[tile.index()];
        let held = self.hand.iter().filter(|&&held| held == tile).count() as u8;
        count - held - u8::from(self.top == Some(tile))
    }

    /// The tier of the next unknown tile: the second only when the first is used up (K-SET-3).
    pub(crate) fn next_tier(&self) -> u8 {
        let mut first = self.figures.kinds().filter(|(_, tile)| tile.tier == 1);
        if first.any(|(id, _)| self.drawable(id) > 0) { 1 } else { 2 }
    }

    pub(crate) fn tile_drawn(&mut self, tile: TileId, sink: &mut impl Sink<Event>) {
        let Some(Step::Draw { to }) = self.agenda.top() else { unreachable!("a tile answers a draw") };
        let seat = self.table.active;
        self.top = None;
        if self.draws_into_hand(to) {
            self.hand.push(tile);
            let count = self.hand.len() as u8;
            self.tell(Event::TilesDrawn { seat, count }, sink);
            sink.tell(Audience::Only(seat), Event::TilesSeen { seat, tiles: self.hand });
        } else {
            let land = self.figures.tile(tile).land;
            self.tell(Event::TileDrawn { seat, tile, land }, sink);
            self.replace(Step::Place { to });
        }
    }

    // Darius: which of two (K-DAR-1).

    pub(super) fn advance_pick_tile(&mut self, to: Pos, sink: &mut impl Sink<Event>) -> Progress {
        // Two tiles are always asked for, equal or not: not asking would tell the others.
        match self.hand[..] {
            [tile] => {
                self.choose_tile(to, tile, sink);
                Progress::Moved
            }
            _ => Progress::Waits,
        }
    }

    pub(super) fn tile_choices(&self, out: &mut Vec<Choice>) {
        out.extend(self.hand.iter().copied().map(Choice::LayTile));
        out.dedup();
    }

    pub(super) fn check_lay_tile(&self, tile: TileId) -> Checked {
        if self.hand.contains(&tile) { Ok(()) } else { Err(Illegal::TileNotDrawn) }
    }

    pub(super) fn choose_tile(&mut self, to: Pos, tile: TileId, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        let index = self.hand.iter().position(|&held| held == tile).expect("the tile is held");
        self.hand.remove(index);
        self.tell(Event::TileChosen { seat, tile, land: self.figures.tile(tile).land }, sink);
        if let Some(other) = self.hand.pop() {
            self.top = Some(other);
            self.tell(Event::TileReturned { seat }, sink);
            sink.tell(Audience::Only(seat), Event::TileRemembered { seat, tile: other });
        }
        self.replace(Step::Place { to: Some(to) });
    }

    // Laying.

    /// The drawn tile's chasms, unrotated.
    fn drawn_chasms(&self) -> Sides {
        let tile = self.table.drawn.expect("a tile is being laid");
        self.figures.tile(tile).chasms
    }

    /// Whether the joint to the hero's hex has to be freed of chasms: the safety valve, or a tile without any open
    /// side (K-EXP-4).
    fn needs_free_joint(&self, to: Pos) -> bool {
        let here = self.table.hex(self.table.here());
        let side = here.at.side_to(to).expect("the hero explores next to its hex");
        here.has_chasm(side) || self.drawn_chasms() == Sides::FULL
    }

    /// The earlier rotation in which the tile would lie just the same.
    fn same_rotation(&self, rotation: u8) -> Option<u8> {
        let chasms = self.drawn_chasms();
        (0..rotation).find(|&earlier| rotated(chasms, earlier) == rotated(chasms, rotation))
    }

    pub(super) fn check_place(&self, to: Option<Pos>, at: Pos, rotation: u8) -> Checked {
        if rotation >= 6 {
            return Err(Illegal::SameAsRotation { rotation: rotation % 6 });
        }
        let joined = match to {
            Some(to) if to != at => return Err(Illegal::NotNeighbour { to: at }),
            Some(_) => {
                let side = at.side_to(self.table.hex(self.table.here()).at);
                let chasm = side.is_some_and(|s| rotated(self.drawn_chasms(), rotation).contains(s));
                !chasm || self.needs_free_joint(at)
            }
            None if self.table.hex_at(at).is_some() => return Err(Illegal::AlreadyLaid { at }),
            None => !(self.joints(at) - rotated(self.drawn_chasms(), rotation)).is_empty(),
        };
        match (joined, self.same_rotation(rotation)) {
            (false, _) => Err(Illegal::NoOpenJoint { at }),
            (true, Some(rotation)) => Err(Illegal::SameAsRotation { rotation }),
            (true, None) => Ok(()),
        }
    }

    /// The sides of an unlaid space that meet a chasm-free side of a laid hex.
    fn joints(&self, at: Pos) -> Sides {
        let open = |side: &Side| {
            let there = self.table.hex_at(at.across(*side));
            there.is_some_and(|there| !self.table.hex(there).has_chasm(side.opposite()))
        };
        Side::ALL.into_iter().filter(open).collect()
    }

    /// Calls `visit` with every legal way to lay the drawn tile, until it returns `false`.
    fn each_placement(&self, to: Option<Pos>, mut visit: impl FnMut(Pos, u8) -> bool) {
        let mut turn = |at: Pos, joints: Sides| {
            let chasms = self.drawn_chasms();
            (0..6).all(|rotation| {
                let joined = !(joints - rotated(chasms, rotation)).is_empty();
                !joined || self.same_rotation(rotation).is_some() || visit(at, rotation)
            })
        };
        match to {
            Some(at) if self.needs_free_joint(at) => {
                let all = |rotation: &u8| self.same_rotation(*rotation).is_none();
                (0..6).filter(all).all(|rotation| visit(at, rotation));
            }
            Some(at) => {
                let back = at.side_to(self.table.hex(self.table.here()).at);
                turn(at, back.into_iter().collect());
            }
            None => {
                let mut seen: List<Pos, 256> = List::new();
                for hex in &self.table.hexes {
                    for side in hex.open_sides() {
                        let at = hex.at.across(side);
                        if seen.contains(&at) || !seen.try_push(at) {
                            continue;
                        }
                        if !turn(at, self.joints(at)) {
                            return;
                        }
                    }
                }
            }
        }
    }

    pub(super) fn place_choices(&self, to: Option<Pos>, out: &mut Vec<Choice>) {
        self.each_placement(to, |at, rotation| {
            out.push(Choice::Place { at, rotation });
            true
        });
    }

    pub(super) fn advance_place(&mut self, to: Option<Pos>, sink: &mut impl Sink<Event>) -> Progress {
        let mut found: List<(Pos, u8), 2> = List::new();
        self.each_placement(to, |at, rotation| {
            found.push((at, rotation));
            !found.is_full()
        });
        match found[..] {
            [] => self.show_tile(sink),
            [(at, rotation)] => self.lay_tile(to, at, rotation, sink),
            _ => return Progress::Waits,
        }
        Progress::Moved
    }

    /// K-LOR-1: a tile that fits nowhere goes back on top, seen by all.
    fn show_tile(&mut self, sink: &mut impl Sink<Event>) {
        let tile = self.table.drawn.expect("a tile is being laid");
        let (seat, land) = (self.table.active, self.figures.tile(tile).land);
        self.tell(Event::TileShown { seat, tile, land }, sink);
        self.done();
    }

    pub(super) fn lay_tile(&mut self, to: Option<Pos>, at: Pos, rotation: u8, sink: &mut impl Sink<Event>) {
        let tile = self.table.drawn.expect("a tile is being laid");
        let (land, tier) = (self.figures.tile(tile).land, self.figures.tile(tile).tier);
        let chasms = rotated(self.drawn_chasms(), rotation);
        let here = self.table.here();
        let joint = match to {
            Some(to) if self.needs_free_joint(to) => at.side_to(self.table.hex(here).at),
            _ => None,
        };
        let seat = self.table.active;
        self.done();
        self.tell(Event::TileLaid { seat, at, tile, land, rotation, chasms, joint }, sink);
        if to.is_some() {
            self.go(here, here, at, Way::Explore, sink);
        }
        if land == Land::Abyss {
            // K-EXP-3
            let praetorians = praetorians(self.table.seats());
            self.tell(Event::GeneralAppeared { at, praetorians }, sink);
        } else {
            // K-EXP-2: as many tokens as the tier says.
            let at = self.table.hex_at(at).expect("the tile was just laid");
            self.next(Step::DrawTokens { at, need: tier });
        }
    }

    // Tokens.

    pub(super) fn advance_draw_tokens(&mut self, at: HexId, need: u8) -> Progress {
        // K-TAI-1: Taia draws one more.
        let want = need + u8::from(self.table.active_is(Hero::Taia));
        if (self.table.tokens.len() as u8) < want && self.table.bag_len() > 0 {
            return Progress::Waits;
        }
        self.replace(Step::PlaceTokens { at, need });
        Progress::Moved
    }

    pub(crate) fn token_drawn(&mut self, monster: Monster, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.tell(Event::TokenDrawn { seat, monster }, sink);
    }

    pub(super) fn advance_place_tokens(
        &mut self,
        at: HexId,
        need: u8,
        sink: &mut impl Sink<Event>,
    ) -> Progress {
        let tokens = &self.table.tokens;
        if tokens.len() as u8 > need {
            if tokens.iter().any(|token| *token != tokens[0]) {
                return Progress::Waits;
            }
            self.return_token(tokens[0], sink);
            return Progress::Moved;
        }
        let (at, tokens) = (self.table.hex(at).at, self.table.tokens);
        for &monster in &tokens {
            self.tell(Event::TokenPlaced { monster, at }, sink);
        }
        self.done();
        Progress::Moved
    }

    pub(super) fn token_choices(&self, out: &mut Vec<Choice>) {
        let kinds = Monster::ALL.into_iter().filter(|&monster| self.check_token(monster).is_ok());
        out.extend(kinds.map(Choice::PickMonster));
    }

    pub(super) fn check_token(&self, monster: Monster) -> Checked {
        if self.table.tokens.contains(&monster) { Ok(()) } else { Err(Illegal::MonsterNotThere { monster }) }
    }

    pub(super) fn return_token(&mut self, monster: Monster, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.tell(Event::TokenReturned { seat, monster }, sink);
    }
}
