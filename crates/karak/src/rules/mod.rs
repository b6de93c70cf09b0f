//! The rules, one file for each part of a turn. Each step of the agenda has up to four functions: `advance`
//! (go on without asking, where nothing is to ask), the choices, their check, and what a choice does.

mod actions;
mod aftermath;
mod battle;
mod exploring;
mod moving;
mod opening;
mod picking_up;
mod rewards;
mod turn;
mod works;

use crate::choice::Choice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Karak, Step};
use alloc::vec::Vec;
use table::{Progress, Sink};

/// A check's answer.
pub(crate) type Checked<T = ()> = Result<T, Illegal>;

/// What there is, when it is one.
fn only<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next()?;
    items.next().is_none().then_some(first)
}

impl Karak {
    /// Goes on until a player or chance is needed, or the game is over.
    pub(crate) fn run(&mut self, sink: &mut impl Sink<Event>) {
        while let Some(step) = self.agenda.top() {
            if self.advance(step, sink) == Progress::Waits {
                return;
            }
        }
    }

    fn advance(&mut self, step: Step, sink: &mut impl Sink<Event>) -> Progress {
        match step {
            Step::DealHeroes => self.advance_deal(),
            Step::RollOff { why, group, rolled, swords } => {
                self.advance_roll_off(why, group, rolled, swords, sink)
            }
            Step::Draft => self.advance_draft(),
            Step::Begin { seat } => self.begin_turn(seat, sink),
            Step::Turn => self.advance_turn(sink),
            Step::Draw { to } => self.advance_draw(to, sink),
            Step::PickTile { to } => self.advance_pick_tile(to, sink),
            Step::Place { to } => self.advance_place(to, sink),
            Step::DrawTokens { at, need } => self.advance_draw_tokens(at, need),
            Step::PlaceTokens { at, need } => self.advance_place_tokens(at, need, sink),
            Step::Arrive { from } => self.advance_arrive(from),
            Step::Strike { from } => self.advance_strike(from, sink),
            Step::Fight { from, felled } => self.advance_fight(from, felled, sink),
            Step::Send { unit } => self.advance_send(unit),
            Step::Roll | Step::RollAgain | Step::Amulet | Step::Cart => Progress::Waits,
            Step::Reroll => self.advance_reroll(),
            Step::Spare => self.advance_spare(),
            Step::Fireballs => self.advance_fireballs(),
            Step::Compare => self.compare(sink),
            Step::Sort { kind } => self.advance_sort(kind, sink),
            Step::Plunder => self.advance_plunder(sink),
            Step::Losses => self.settle_losses(sink),
            Step::GloryLimit => self.advance_glory_limit(sink),
            Step::Curse => self.advance_curse(sink),
            Step::EndBattle => self.end_battle(sink),
            Step::Steal { from } => self.advance_steal(from, sink),
            Step::Build { any } => self.advance_build(any, sink),
            Step::Recruit { any } => self.advance_recruit(any, sink),
            Step::PickUp { any, laid } => self.advance_pick_up(any, laid, sink),
        }
    }

    /// The choices of the step that waits. Nothing for a step that waits for chance.
    pub(crate) fn step_choices(&self, step: Step, out: &mut Vec<Choice>) {
        match step {
            Step::Draft => self.draft_choices(out),
            Step::Turn => self.turn_choices(out),
            Step::PickTile { .. } => self.tile_choices(out),
            Step::Place { to } => self.place_choices(to, out),
            Step::PlaceTokens { .. } => self.token_choices(out),
            Step::Strike { .. } => self.strike_choices(out),
            Step::Send { unit } => self.send_choices(unit, out),
            Step::Reroll => out.extend([Choice::Reroll, Choice::Stand]),
            Step::Spare => self.spare_choices(out),
            Step::Fireballs => self.fireball_choices(out),
            Step::Sort { kind } => self.sort_choices(kind, out),
            Step::Cart => self.cart_choices(out),
            Step::Plunder => self.plunder_choices(out),
            Step::GloryLimit => self.dismiss_choices(out),
            Step::Curse => self.curse_choices(out),
            Step::Steal { from } => self.steal_choices(from, out),
            Step::Build { any } => self.build_choices(any, out),
            Step::Recruit { any } => self.recruit_choices(any, out),
            Step::PickUp { any, laid } => self.pick_up_choices(any, &laid, out),
            Step::DealHeroes
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
            | Step::EndBattle => {}
        }
    }

    /// Whether a choice answers the step that waits.
    pub(crate) fn check_step(&self, step: Step, choice: Choice) -> Checked {
        match (step, choice) {
            (Step::Draft, Choice::TakeHero(hero)) => self.check_take_hero(hero),
            (Step::Turn, _) => self.check_turn(choice),
            (Step::PickTile { .. }, Choice::LayTile(tile)) => self.check_lay_tile(tile),
            (Step::Place { to }, Choice::Place { at, rotation }) => self.check_place(to, at, rotation),
            (Step::PlaceTokens { .. }, Choice::PickMonster(monster)) => self.check_token(monster),
            (Step::Strike { .. }, Choice::PickMonster(monster)) => self.check_strike(monster),
            (Step::Send { unit }, Choice::Send { unit: sent, count }) if sent == unit => {
                self.check_send(unit, count)
            }
            (Step::Reroll, Choice::Reroll | Choice::Stand) => Ok(()),
            (Step::Spare, _) => self.check_spare(choice),
            (Step::Fireballs, Choice::Cast { fireballs }) => self.check_fireballs(fireballs),
            (Step::Sort { kind }, Choice::Leave(item)) => self.check_leave(kind, item),
            (Step::Sort { kind }, Choice::Pickpocket { from }) => self.check_rob_for_room(kind, from),
            (Step::Cart, Choice::TakeResources(resources)) => self.check_cart(resources),
            (Step::Plunder, Choice::TakeResources(resources)) => self.check_plunder(resources),
            (Step::GloryLimit, Choice::Dismiss(unit)) => self.check_dismiss(unit),
            (Step::Curse, Choice::Curse(seat)) => self.check_curse(seat),
            (Step::Steal { from }, Choice::TakeResources(resources)) => self.check_steal(from, resources),
            (Step::Build { any }, _) => self.check_build(any, choice),
            (Step::Recruit { any }, _) => self.check_recruit(any, choice),
            (Step::PickUp { any, laid }, _) => self.check_pick_up(any, &laid, choice),
            // Another step's answer.
            (
                Step::Draft
                | Step::PickTile { .. }
                | Step::Place { .. }
                | Step::PlaceTokens { .. }
                | Step::Strike { .. }
                | Step::Send { .. }
                | Step::Reroll
                | Step::Fireballs
                | Step::Sort { .. }
                | Step::Cart
                | Step::Plunder
                | Step::GloryLimit
                | Step::Curse
                | Step::Steal { .. },
                _,
            ) => Err(self.not_asked()),
            // Steps that ask no player.
            (
                Step::DealHeroes
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
                | Step::EndBattle,
                _,
            ) => Err(self.not_asked()),
        }
    }

    /// Carries out a checked choice.
    pub(crate) fn choose(&mut self, step: Step, choice: Choice, sink: &mut impl Sink<Event>) {
        match (step, choice) {
            (Step::Draft, Choice::TakeHero(hero)) => self.take_hero(hero, sink),
            (Step::Turn, _) => self.choose_turn(choice, sink),
            (Step::PickTile { to }, Choice::LayTile(tile)) => self.choose_tile(to, tile, sink),
            (Step::Place { to }, Choice::Place { at, rotation }) => self.lay_tile(to, at, rotation, sink),
            (Step::PlaceTokens { .. }, Choice::PickMonster(monster)) => self.return_token(monster, sink),
            (Step::Strike { from }, Choice::PickMonster(monster)) => self.strike(from, monster, sink),
            (Step::Send { unit }, Choice::Send { count, .. }) => self.send(unit, count, sink),
            (Step::Reroll, Choice::Reroll) => self.replace(Step::RollAgain),
            (Step::Reroll, Choice::Stand) => self.keep_roll(sink),
            (Step::Spare, _) => self.spare(choice, sink),
            (Step::Fireballs, Choice::Cast { fireballs }) => self.cast_fireballs(fireballs, sink),
            (Step::Sort { .. }, Choice::Leave(item)) => self.leave(item, sink),
            (Step::Sort { .. }, Choice::Pickpocket { from }) => self.cast_pickpocket(from, sink),
            (Step::Cart, Choice::TakeResources(resources)) => self.empty_cart(resources, sink),
            (Step::Plunder, Choice::TakeResources(extra)) => self.plunder(extra, sink),
            (Step::GloryLimit, Choice::Dismiss(unit)) => self.dismiss(unit, sink),
            (Step::Curse, Choice::Curse(seat)) => self.curse(seat, sink),
            (Step::Steal { from }, Choice::TakeResources(resources)) => self.steal(from, resources, sink),
            (Step::Build { .. }, _) => self.choose_build(choice, sink),
            (Step::Recruit { any }, _) => self.choose_recruit(any, choice, sink),
            (Step::PickUp { laid, .. }, _) => self.choose_pick_up(laid, choice, sink),
            // What `check_step` refuses.
            (
                Step::Draft
                | Step::PickTile { .. }
                | Step::Place { .. }
                | Step::PlaceTokens { .. }
                | Step::Strike { .. }
                | Step::Send { .. }
                | Step::Reroll
                | Step::Fireballs
                | Step::Sort { .. }
                | Step::Cart
                | Step::Plunder
                | Step::GloryLimit
                | Step::Curse
                | Step::Steal { .. },
                _,
            ) => never_checked(step, choice),
            (
                Step::DealHeroes
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
                | Step::EndBattle,
                _,
            ) => never_checked(step, choice),
        }
    }
}

/// The caller has checked the choice before.
#[cold]
fn never_checked(step: Step, choice: Choice) -> ! {
    unreachable!("{choice:?} was not checked against {step:?}")
}
