//! What a person could think of choosing, legal or not.

use crate::choice::Choice;
use crate::content::{Building, Hero, Item, ItemKind, Monster, Resource, Resources, Unit};
use crate::hex::Side;
use crate::public::HexId;
use crate::state::{Karak, Step};
use table::{Game, Seat};

impl Karak {
    /// What a person could think of at this step.
    pub(crate) fn imagine(&self, step: Step, out: &mut Vec<Choice>) {
        match step {
            Step::Turn => {
                let here = self.table.hex(self.table.here()).at;
                let around = Side::ALL.map(|side| here.across(side));
                out.extend(around.map(|to| Choice::Move { to }));
                let laid = self.table.hexes.iter().map(|hex| hex.at);
                let far = laid.filter(|at| *at != here && here.side_to(*at).is_none());
                out.extend(far.map(|to| Choice::Move { to }));
                out.extend(around.map(|to| Choice::Explore { to }));
                out.extend(self.table.hexes.iter().map(|hex| Choice::Portal { to: hex.at }));
                out.extend(self.table.hexes.iter().map(|hex| Choice::MagicRun { to: hex.at }));
                let extras = [None].into_iter().chain(Resource::ALL.map(Some));
                out.push(Choice::Heal);
                out.extend(extras.clone().map(|extra| Choice::Gather { extra }));
                out.extend(extras.map(|discount| Choice::BuildCity { discount }));
                out.extend([Choice::Build, Choice::Recruit, Choice::PickUp, Choice::Eradicate]);
                out.push(Choice::RaiseSkeleton);
                out.extend(Seat::all(self.seats()).map(|from| Choice::Pickpocket { from }));
                out.extend([Choice::Hawkeye, Choice::EndTurn]);
            }
            Step::Draft => out.extend(Hero::ALL.map(Choice::TakeHero)),
            Step::Place { to: Some(at) } => out.extend((0..6).map(|rotation| Choice::Place { at, rotation })),
            Step::Place { to: None } => {
                // Each space beside the board once: from its first laid neighbour.
                for (index, hex) in self.table.hexes.iter().enumerate() {
                    for side in Side::ALL {
                        let at = hex.at.across(side);
                        let first = Side::ALL.iter().filter_map(|s| self.table.hex_at(at.across(*s))).min();
                        if self.table.hex_at(at).is_none() && first == Some(HexId(index as u8)) {
                            out.extend((0..6).map(|rotation| Choice::Place { at, rotation }));
                        }
                    }
                }
            }
            Step::PlaceTokens { .. } => out.extend(Monster::ALL.map(Choice::PickMonster)),
            Step::Strike { .. } => {
                out.extend(self.table.hex(self.table.here()).armies().map(Choice::PickMonster));
            }
            Step::Send { unit } => {
                out.extend((0..=self.me().units[unit.index()] + 1).map(|count| Choice::Send { unit, count }));
            }
            Step::Spare => {
                out.push(Choice::SpareHero);
                out.extend(Unit::ALL.map(Choice::SpareUnit));
                out.push(Choice::Enough);
            }
            Step::Sort { kind } => {
                out.extend(Item::ALL.map(Choice::Leave));
                if kind == ItemKind::Spell && self.table.robs_before_leaving_a_spell() {
                    out.extend(Seat::all(self.seats()).map(|from| Choice::Pickpocket { from }));
                }
            }
            Step::Plunder => out.extend(Resource::ALL.map(Resources::one).map(Choice::TakeResources)),
            Step::GloryLimit => out.extend(Unit::TRAINED.map(Choice::Dismiss)),
            Step::Curse => out.extend(Seat::all(self.seats()).map(Choice::Curse)),
            Step::Build { .. } => {
                let discounts = [None].into_iter().chain(Resource::ALL.map(Some));
                for building in Building::ALL {
                    out.extend(discounts.clone().map(|discount| Choice::Raise { building, discount }));
                }
                out.push(Choice::Enough);
            }
            Step::Recruit { .. } => {
                out.extend(Unit::TRAINED.map(Choice::Train));
                out.extend(Unit::TRAINED.map(Choice::Return));
                out.push(Choice::Enough);
            }
            Step::PickUp { .. } => {
                let lying = self.table.hex(self.table.here()).items;
                let swaps = Karak::swaps().filter(|(take, _)| lying[take.index()] > 0);
                out.extend(swaps.map(|(take, leave)| Choice::Swap { take, leave }));
                out.push(Choice::Enough);
            }
            _ => self.step_choices(step, out),
        }
    }
}
