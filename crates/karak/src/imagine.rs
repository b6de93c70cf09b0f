//! What a person could think of choosing, legal or not.

use crate::choice::Choice;
use crate::content::{Building, Hero, Item, ItemKind, Monster, Resource, Resources, Unit};
use crate::hex::Side;
use crate::state::{Karak, Step};
use alloc::vec::Vec;
use table::{Game, Seat};

impl Karak {
    /// What a person could think of at this step.
    pub(crate) fn imagine(&self, step: Step, out: &mut Vec<Choice>) {
        match step {
            Step::Turn => self.imagine_turn(out),
            Step::Draft => out.extend(Hero::ALL.map(Choice::TakeHero)),
            Step::Place { to: Some(at) } => out.extend((0..6).map(|rotation| Choice::Place { at, rotation })),
            Step::Place { to: None } => self.imagine_places(out),
            Step::PlaceTokens { .. } => out.extend(Monster::ALL.map(Choice::PickMonster)),
            Step::Strike { .. } => {
                out.extend(self.table.hex(self.table.here()).armies().map(Choice::PickMonster));
            }
            Step::Send { unit } => {
                out.extend((0..=self.me().units[unit.index()] + 1).map(|count| Choice::Send { unit, count }));
            }
            Step::Spare => imagine_spared(out),
            Step::Sort { kind } => self.imagine_leaving(kind, out),
            Step::Plunder => out.extend(Resource::ALL.map(Resources::one).map(Choice::TakeResources)),
            Step::GloryLimit => out.extend(Unit::TRAINED.map(Choice::Dismiss)),
            Step::Curse => out.extend(Seat::all(self.seats()).map(Choice::Curse)),
            Step::Build { .. } => imagine_works(out),
            Step::Recruit { .. } => imagine_recruits(out),
            Step::PickUp { .. } => self.imagine_swaps(out),
            // Every thinkable answer to these is legal, or nobody is asked.
            Step::PickTile { .. }
            | Step::Reroll
            | Step::Fireballs
            | Step::Cart
            | Step::Steal { .. }
            | Step::DealHeroes
            | Step::RollOff { .. }
            | Step::Begin { .. }
            | Step::Draw { .. }
            | Step::DrawTokens { .. }
            | Step::Arrive { .. }
            | Step::Fight { .. }
            | Step::Roll
            | Step::RollAgain
            | Step::Compare
            | Step::Amulet
            | Step::Losses
            | Step::EndBattle => self.step_choices(step, out),
        }
    }

    fn imagine_turn(&self, out: &mut Vec<Choice>) {
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

    fn imagine_places(&self, out: &mut Vec<Choice>) {
        // Each space beside the board once: from its first laid neighbour.
        for (id, hex) in self.table.laid() {
            for side in Side::ALL {
                let at = hex.at.across(side);
                let first = Side::ALL.iter().filter_map(|s| self.table.hex_at(at.across(*s))).min();
                if self.table.hex_at(at).is_none() && first == Some(id) {
                    out.extend((0..6).map(|rotation| Choice::Place { at, rotation }));
                }
            }
        }
    }

    fn imagine_leaving(&self, kind: ItemKind, out: &mut Vec<Choice>) {
        out.extend(Item::ALL.map(Choice::Leave));
        if kind == ItemKind::Spell && self.table.robs_before_leaving_a_spell() {
            out.extend(Seat::all(self.seats()).map(|from| Choice::Pickpocket { from }));
        }
    }

    fn imagine_swaps(&self, out: &mut Vec<Choice>) {
        let lying = self.table.hex(self.table.here()).items;
        let swaps = Item::ALL.into_iter().filter(|take| lying[take.index()] > 0).flat_map(Karak::swaps);
        out.extend(swaps.map(|(take, leave)| Choice::Swap { take, leave }));
        out.push(Choice::Enough);
    }
}

fn imagine_works(out: &mut Vec<Choice>) {
    let discounts = [None].into_iter().chain(Resource::ALL.map(Some));
    for building in Building::ALL {
        out.extend(discounts.clone().map(|discount| Choice::Raise { building, discount }));
    }
    out.push(Choice::Enough);
}

fn imagine_recruits(out: &mut Vec<Choice>) {
    out.extend(Unit::TRAINED.map(Choice::Train));
    out.extend(Unit::TRAINED.map(Choice::Return));
    out.push(Choice::Enough);
}

fn imagine_spared(out: &mut Vec<Choice>) {
    out.push(Choice::SpareHero);
    out.extend(Unit::ALL.map(Choice::SpareUnit));
    out.push(Choice::Enough);
}
