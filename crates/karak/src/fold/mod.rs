//! How each event changes the table. The engine and every view go through this one function.

mod battle;
mod goods;
mod tiles;

use crate::content::{Hero, Unit};
use crate::event::{Event, Way};
use crate::hex::Pos;
use crate::public::{Battle, Hex, HexId, MAX_LIVES, Table, Turn};
use table::Seat;

impl Table {
    /// Brings the table up to date with one event. Events told to one seat only change nothing here.
    #[inline]
    pub(crate) fn fold(&mut self, event: &Event) {
        match *event {
            Event::OrderRolled { .. }
            | Event::TilesSeen { .. }
            | Event::TileRemembered { .. }
            | Event::RollKept { .. }
            | Event::AmuletFound { .. }
            | Event::TurnEnded { .. } => {}
            Event::DraftPlaceTaken { seat } => self.draft.push(seat),
            Event::HeroTaken { seat, hero } => self.take_hero(seat, hero),
            Event::StartingPlayerFound { seat } => self.first = seat,
            Event::TurnBegan { seat, round } => self.begin_turn(seat, round),
            Event::Recovered { seat, lives } => self.recover(seat, lives),

            Event::Moved { seat, to, way, .. } => self.move_hero(seat, to, way),
            Event::ActionBegan { .. } => self.begin_action(),
            Event::HawkeyeUsed { .. } => self.turn.hawkeye = true,

            Event::TileDrawn { tile, .. } => self.draw_tile(tile),
            Event::TilesDrawn { count, .. } => self.hold_tiles(count),
            Event::TileChosen { tile, .. } => self.choose_tile(tile),
            Event::TileReturned { .. } => self.return_tile(),
            Event::TileShown { tile, .. } => self.show_tile(tile),
            Event::TileLaid { at, tile, land, rotation, chasms, joint, .. } => {
                self.lay_tile(Hex { rotation, chasms, ..Hex::bare(at, land, Some(tile)) }, joint);
            }
            Event::GeneralAppeared { at, praetorians } => {
                (self.general, self.praetorians) = (self.hex_at(at), praetorians);
            }
            Event::TokenDrawn { monster, .. } => self.draw_token(monster),
            Event::TokenReturned { monster, .. } => self.return_token(monster),
            Event::TokenPlaced { monster, at } => self.place_token(monster, at),

            Event::BattleBegan { at, from, strength, general, felled, .. } => {
                let (at, from) = (self.laid_at(at), self.laid_at(from));
                self.battle = Some(Battle::new(at, from, strength, general, felled));
            }
            Event::UnitsSent { unit, count, .. } => self.battle_mut().sent[unit.index()] = count,
            Event::Rolled { hero, ref units, .. } => {
                let battle = self.battle_mut();
                (battle.hero, battle.units) = (Some(hero), *units);
            }
            Event::UnitsRerolled { ref units, .. } => self.battle_mut().units = *units,
            Event::HeroRerolled { hero, .. } => self.battle_mut().hero = Some(hero),
            Event::HeroSpared { .. } => self.battle_mut().hero_spared += 1,
            Event::UnitSpared { unit, .. } => self.battle_mut().units_spared[unit.index()] += 1,
            Event::FireballsCast { count, .. } => self.battle_mut().fireballs = count,
            Event::BattleWon { .. } => self.battle_mut().won = Some(true),
            Event::BattleLost { .. } => self.battle_mut().won = Some(false),
            Event::BattleEnded { .. } => self.battle = None,
            Event::ArmyStruck { monster, at, .. } | Event::ArmyDefeated { monster, at, .. } => {
                self.defeat(monster, at);
            }
            Event::PraetorianLeft { left, .. } => self.praetorians = left,

            Event::GloryRose { seat, strongest, .. } => self.player_mut(seat).strongest = strongest,
            Event::ItemGained { seat, item } => self.gain_item(seat, item),
            Event::ItemTaken { seat, item, at } => self.take_item(seat, item, at),
            Event::ItemLeft { seat, item, at } => self.leave_item(seat, item, at),
            Event::SpellSpent { seat, item } => self.spend_spell(seat, item),
            Event::StoneGained { seat, large: false } => self.player_mut(seat).small_stones += 1,
            Event::StoneGained { seat, large: true } => self.player_mut(seat).large_stones += 1,
            Event::CartEmptied { seat, resources } | Event::Plundered { seat, resources } => {
                self.gain(seat, resources);
            }

            Event::UnitsLost { seat, unit, count } => self.give_back(seat, unit, count),
            Event::Wounded { seat, lives, .. } | Event::Healed { seat, lives } => {
                self.player_mut(seat).lives = lives;
            }
            Event::UnitDismissed { seat, unit } | Event::UnitReturned { seat, unit } => {
                self.give_back(seat, unit, 1);
            }
            Event::MiseryFell { seat, lost, .. } => self.lose(seat, lost),
            Event::PlagueFell { seat } => self.plague = Some(seat),
            Event::FellUnconscious { seat } => self.player_mut(seat).unconscious = true,

            Event::Gathered { seat, at, resources } => {
                self.turn.gathered.insert(self.laid_at(at));
                self.gain(seat, resources);
            }
            Event::CityBuilt { seat, at, paid } => self.build_city(seat, at, paid),
            Event::Built { seat, building, paid } => {
                self.player_mut(seat).buildings.insert(building);
                self.lose(seat, paid);
            }
            Event::UnitTrained { seat, unit } => self.train(seat, unit),
            Event::SkeletonRaised { seat } => self.enlist(seat, Unit::Skeleton),
            Event::Restored { seat } => self.player_mut(seat).lives = MAX_LIVES,
            Event::PlagueLifted { .. } => self.plague = None,
            Event::Stolen { seat, from, resources } => {
                self.lose(from, resources);
                self.gain(seat, resources);
            }

            Event::GameEnded { seat, ending } => {
                self.player_mut(seat).archstone = true;
                self.ending = Some(ending);
            }
        }
    }

    fn take_hero(&mut self, seat: Seat, hero: Hero) {
        self.player_mut(seat).hero = Some(hero);
        if hero == Hero::Lorraine && self.supply[Unit::Bear.index()] > 0 {
            self.enlist(seat, Unit::Bear);
        }
    }

    fn begin_turn(&mut self, seat: Seat, round: u16) {
        self.active = seat;
        self.round = round;
        self.turn = Turn::default();
    }

    fn recover(&mut self, seat: Seat, lives: u8) {
        let player = self.player_mut(seat);
        player.lives = lives;
        player.unconscious = false;
    }

    fn move_hero(&mut self, seat: Seat, to: Pos, way: Way) {
        let place = self.laid_at(to);
        self.player_mut(seat).at = place;
        match way {
            Way::Retreat => return,
            Way::Portal => self.turn.portal = true,
            Way::MagicRun => self.turn.magic_run = true,
            Way::Walk | Way::Explore => {}
        }
        self.turn.begun += 1;
        self.turn.open = true;
    }

    /// An action closes its slot.
    fn begin_action(&mut self) {
        if !core::mem::take(&mut self.turn.open) {
            self.turn.begun += 1;
        }
    }

    fn laid_at(&self, at: Pos) -> HexId {
        self.hex_at(at).expect("events name laid hexes")
    }
}
