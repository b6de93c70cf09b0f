//! How each event changes the table. The engine and every view go through this one function.

use crate::content::{Hero, Item, Resources, Unit};
use crate::event::{Event, Way};
use crate::hex::{Pos, Side};
use crate::public::{Battle, Hex, HexId, MAX_LIVES, Neighbours, Table, Turn};
use table::{List, Seat};

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
            Event::TurnBegan { seat, round } => {
                self.active = seat;
                self.round = round;
                self.turn = Turn::default();
            }
            Event::Recovered { seat, lives } => {
                let player = self.player_mut(seat);
                player.lives = lives;
                player.unconscious = false;
            }

            Event::Moved { seat, to, way, .. } => self.move_hero(seat, to, way),
            Event::ActionBegan { .. } => {
                if !std::mem::take(&mut self.turn.open) {
                    self.turn.begun += 1;
                }
            }
            Event::HawkeyeUsed { .. } => self.turn.hawkeye = true,

            Event::TileDrawn { tile, .. } => {
                if self.shown.take().is_none() {
                    self.unseen[tile.index()] -= 1;
                    self.returned = false;
                }
                self.drawn = Some(tile);
            }
            Event::TilesDrawn { count, .. } => {
                if let Some(shown) = self.shown.take() {
                    self.unseen[shown.index()] += 1;
                }
                self.returned = false;
                self.held = count;
            }
            Event::TileChosen { tile, .. } => {
                self.unseen[tile.index()] -= 1;
                self.held -= 1;
                self.drawn = Some(tile);
            }
            Event::TileReturned { .. } => {
                self.held = 0;
                self.returned = true;
            }
            Event::TileShown { tile, .. } => {
                self.drawn = None;
                self.shown = Some(tile);
            }
            Event::TileLaid { at, tile, land, rotation, chasms, joint, .. } => {
                self.drawn = None;
                let chasms = joint.map_or(chasms, |side| chasms & !side.bit());
                let tile = Some(tile);
                let hex = self.lay(Hex { rotation, chasms, ..Hex::bare(at, land, tile) });
                if let Some(side) = joint
                    && let Some(there) = self.neighbour(hex, side)
                {
                    self.hex_mut(there).chasms &= !side.opposite().bit();
                }
            }
            Event::GeneralAppeared { at, praetorians } => {
                self.general = self.hex_at(at);
                self.praetorians = praetorians;
            }
            Event::TokenDrawn { monster, .. } => {
                self.bag[monster.index()] -= 1;
                self.tokens.push(monster);
            }
            Event::TokenReturned { monster, .. } => {
                assert!(self.tokens.take(monster), "the token was drawn before");
                self.bag[monster.index()] += 1;
            }
            Event::TokenPlaced { monster, at } => {
                assert!(self.tokens.take(monster), "the token was drawn before");
                let place = self.laid_at(at);
                let armies = &mut self.hex_mut(place).armies;
                armies[usize::from(armies[0].is_some())] = Some(monster);
            }

            Event::BattleBegan { at, from, strength, general, felled, .. } => {
                let (at, from) = (self.laid_at(at), self.laid_at(from));
                self.battle = Some(Battle {
                    at,
                    from,
                    strength,
                    general,
                    felled,
                    sent: [0; Unit::ALL.len()],
                    hero: None,
                    units: List::new(),
                    hero_spared: 0,
                    units_spared: [0; Unit::ALL.len()],
                    fireballs: 0,
                    won: None,
                });
            }
            Event::UnitsSent { unit, count, .. } => self.battle_mut().sent[unit.index()] = count,
            Event::Rolled { hero, ref units, .. } => {
                let battle = self.battle_mut();
                battle.hero = Some(hero);
                battle.units = *units;
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
                let place = self.laid_at(at);
                let armies = &mut self.hex_mut(place).armies;
                if armies[0] == Some(monster) {
                    armies.swap(0, 1);
                }
                armies[1] = None;
                self.defeated[monster.index()] += 1;
            }
            Event::PraetorianLeft { left, .. } => self.praetorians = left,

            Event::GloryRose { seat, strongest } => self.player_mut(seat).strongest = strongest,
            Event::ItemGained { seat, item } => {
                self.amulets &= !(1 << item.index());
                self.carry(seat, item);
            }
            Event::ItemTaken { seat, item, at } => {
                let place = self.laid_at(at);
                self.hex_mut(place).items[item.index()] -= 1;
                self.carry(seat, item);
            }
            Event::ItemLeft { seat, item, at } => {
                let place = self.laid_at(at);
                self.hex_mut(place).items[item.index()] += 1;
                self.let_go(seat, item);
            }
            Event::SpellSpent { seat, item } => {
                self.spent[item.index()] += 1;
                self.let_go(seat, item);
            }
            Event::StoneGained { seat, large } => {
                let player = self.player_mut(seat);
                *(if large { &mut player.large_stones } else { &mut player.small_stones }) += 1;
            }
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
                self.turn.gathered |= self.laid_at(at).bit();
                self.gain(seat, resources);
            }
            Event::CityBuilt { seat, at, paid } => {
                let place = self.laid_at(at);
                self.hex_mut(place).city = Some(seat);
                self.player_mut(seat).city = Some(place);
                self.lose(seat, paid);
            }
            Event::Built { seat, building, paid } => {
                self.player_mut(seat).buildings |= 1 << building.index();
                self.lose(seat, paid);
            }
            Event::UnitTrained { seat, unit } => {
                let (_, resource) = unit.training().expect("only trained units are recruited");
                self.lose(seat, Resources::one(resource));
                self.enlist(seat, unit);
            }
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

    /// Adds a hex and makes it known to its neighbours.
    pub(crate) fn lay(&mut self, mut hex: Hex) -> HexId {
        let id = HexId(self.hexes.len() as u8);
        for (index, there) in self.hexes.iter_mut().enumerate() {
            if let Some(side) = hex.at.side_to(there.at) {
                hex.neighbours.set(side, HexId(index as u8));
                there.neighbours.set(side.opposite(), id);
            }
        }
        self.hexes.push(hex);
        id
    }

    fn laid_at(&self, at: Pos) -> HexId {
        self.hex_at(at).expect("events name laid hexes")
    }

    fn battle_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a battle is being fought")
    }

    fn carry(&mut self, seat: Seat, item: Item) {
        self.player_mut(seat).items[item.index()] += 1;
        // K-AMU-5: the titan comes with its amulet.
        if item == Item::AmuletOfTheTitan && self.supply[Unit::Titan.index()] > 0 {
            self.enlist(seat, Unit::Titan);
        }
    }

    fn let_go(&mut self, seat: Seat, item: Item) {
        self.player_mut(seat).items[item.index()] -= 1;
        // K-AMU-5: the titan leaves with its amulet.
        if item == Item::AmuletOfTheTitan && self.player(seat).units[Unit::Titan.index()] > 0 {
            self.give_back(seat, Unit::Titan, 1);
        }
    }

    fn enlist(&mut self, seat: Seat, unit: Unit) {
        self.supply[unit.index()] -= 1;
        self.player_mut(seat).units[unit.index()] += 1;
    }

    fn give_back(&mut self, seat: Seat, unit: Unit, count: u8) {
        self.player_mut(seat).units[unit.index()] -= count;
        self.supply[unit.index()] += count;
    }

    fn gain(&mut self, seat: Seat, resources: Resources) {
        let most = self.most_of_a_resource();
        let player = self.player_mut(seat);
        player.resources = player.resources.plus(resources).capped(most);
    }

    fn lose(&mut self, seat: Seat, resources: Resources) {
        let player = self.player_mut(seat);
        player.resources = player.resources.minus(resources).expect("nobody pays what they do not have");
    }
}

impl Hex {
    pub(crate) const fn bare(
        at: Pos,
        land: crate::content::Land,
        tile: Option<crate::components::TileId>,
    ) -> Hex {
        Hex {
            at,
            land,
            tile,
            rotation: 0,
            chasms: 0,
            armies: [None; 2],
            items: [0; Item::ALL.len()],
            city: None,
            neighbours: Neighbours::NONE,
        }
    }
}

impl serde::Serialize for Side {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.index() as u8)
    }
}
