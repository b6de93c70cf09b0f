//! The rules, one file for each part of a turn. What may have to be decided has four functions: `advance` (go on without
//! asking, where nothing is to ask), the choices, their check, and what a choice does. The functions here only dispatch.

mod battle;
mod discarding;
mod effects;
mod hall;
mod members;
mod preparing;
mod spoils;
mod turn;
mod village;

use alloc::vec::Vec;
pub(crate) use effects::ORDERS;

use crate::Thunderstone;
use crate::choice::Choice;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Decision, Drawing, Step};
use table::{Audience, Progress, Sink};

/// The answer of a check.
pub(crate) type Check = Result<(), Illegal>;

/// Fine, or else this.
#[inline]
fn ensure(fine: bool, otherwise: Illegal) -> Check {
    if fine { Ok(()) } else { Err(otherwise) }
}

/// A choice that the check refuses is never carried out; it would change nothing.
#[cold]
fn unchecked(choice: Choice) {
    debug_assert!(false, "{choice:?} was not checked");
}

impl Thunderstone {
    /// Changes the table and tells everybody.
    #[inline]
    pub(crate) fn tell(&mut self, event: Event, sink: &mut impl Sink<Event>) {
        self.table.fold(&event);
        sink.tell(Audience::All, event);
    }

    /// Takes the top off the agenda.
    #[inline]
    pub(crate) fn done(&mut self) -> Progress {
        self.agenda.done()
    }

    /// Puts a step on top of the agenda.
    #[inline]
    pub(crate) fn next(&mut self, step: impl Into<Step>) {
        self.agenda.next(step.into());
    }

    /// Puts another step in the place of the top one.
    #[inline]
    pub(crate) fn replace(&mut self, step: impl Into<Step>) -> Progress {
        self.agenda.replace(step.into())
    }

    /// Carries on until a player or chance must decide, or the game is over.
    pub(crate) fn run(&mut self, sink: &mut impl Sink<Event>) {
        while let Some(step) = self.agenda.top() {
            if self.table.over {
                self.agenda.clear();
            } else if self.advance(step, sink) == Progress::Waits {
                return;
            }
        }
    }

    #[inline]
    fn advance(&mut self, step: Step, sink: &mut impl Sink<Event>) -> Progress {
        match step {
            Step::Decide(decision) => self.advance_decision(decision, sink),
            Step::Draw(drawing) => self.advance_drawing(drawing, sink),
            Step::TurnOf => self.begin_turn(self.table.active, sink),
            Step::EndTurn => self.end_turn(sink),
            Step::Pass => self.pass(sink),
            Step::Advance => self.advance_hall(sink),
            Step::Breach => self.breach(sink),
            Step::Compare => self.compare(sink),
            Step::Infect { cards } => self.infect(cards, sink),
            Step::Bury => self.bury(sink),
        }
    }

    #[inline]
    fn advance_decision(&mut self, decision: Decision, sink: &mut impl Sink<Event>) -> Progress {
        match decision {
            Decision::Place => Progress::Waits,
            Decision::Rest => self.advance_rest(),
            Decision::Prepare => self.advance_preparing(sink),
            Decision::Shop => self.advance_shopping(),
            Decision::Train => self.advance_training(),
            Decision::Perform(ability) => self.perform(ability, sink),
            Decision::Discard { seat, cards, or_hero } => self.advance_discard(seat, cards, or_hero, sink),
            Decision::OfferHero { seat, .. } => self.advance_offer(seat, sink),
            Decision::Borrow => self.advance_borrowing(),
            Decision::Strike { at } => self.strike(at, sink),
            Decision::Ail => self.advance_ailing(sink),
            Decision::Spoils => self.advance_spoils(sink),
            Decision::Plunder { source } => self.advance_plunder(source),
            Decision::Sort => self.advance_sorting(),
            Decision::SendAway { left } => self.advance_sending(left),
        }
    }

    #[inline]
    fn advance_drawing(&mut self, drawing: Drawing, sink: &mut impl Sink<Event>) -> Progress {
        match drawing {
            Drawing::ChooseCards => self.advance_choosing(),
            Drawing::FillHall => self.advance_filling(),
            Drawing::ChooseStarter => self.advance_starter(sink),
            Drawing::Deal { seat, cards } => self.ready_deck(seat, cards, sink),
            Drawing::DrawIn { cards } => self.advance_drawing_in(cards, sink),
            Drawing::Reveal { cards } => self.ready_deck(self.table.active, cards, sink),
            Drawing::Refill { taker } => self.refill(taker, sink),
            Drawing::EnterLast => self.enter_last(sink),
        }
    }

    /// Appends the legal choices; none while nobody is asked.
    pub(crate) fn list_choices(&self, out: &mut Vec<Choice>) {
        let Some(decision) = self.decision() else { return };
        match decision {
            Decision::Place => self.place_choices(out),
            Decision::Rest => self.rest_choices(out),
            Decision::Prepare => self.preparing_choices(out),
            Decision::Shop => self.shopping_choices(out),
            Decision::Train => self.training_choices(out),
            Decision::Perform(ability) => self.effect_choices(ability, out),
            Decision::Discard { seat, .. } => self.discard_choices(seat, out),
            Decision::OfferHero { seat, .. } => self.offer_choices(seat, out),
            Decision::Borrow => self.borrowing_choices(out),
            Decision::Strike { at } => self.strike_choices(at, out),
            Decision::Ail => self.loss_choices(out),
            Decision::Spoils => self.spoils_choices(out),
            Decision::Plunder { source } => self.plunder_choices(source, out),
            Decision::Sort => self.sorting_choices(out),
            Decision::SendAway { .. } => self.sending_choices(out),
        }
    }

    /// Whether the seat that is asked may choose this.
    pub(crate) fn check_choice(&self, choice: Choice) -> Check {
        match self.decision().ok_or(Illegal::NotTheQuestion)? {
            Decision::Place => self.check_going(choice),
            Decision::Rest => self.check_rest(choice),
            Decision::Prepare => self.check_preparing(choice),
            Decision::Shop => self.check_shopping(choice),
            Decision::Train => self.check_training(choice),
            Decision::Perform(ability) => self.check_for_effect(ability, choice),
            Decision::Discard { seat, .. } => self.check_discard(seat, choice),
            Decision::OfferHero { seat, .. } => self.check_offer(seat, choice),
            Decision::Borrow => self.check_borrowing(choice),
            Decision::Strike { at } => self.check_strike(at, choice),
            Decision::Ail => self.check_ailing(choice),
            Decision::Spoils => self.check_spoils(choice),
            Decision::Plunder { source } => self.check_plunder(source, choice),
            Decision::Sort => self.check_sorting(choice),
            Decision::SendAway { .. } => self.check_sending(choice),
        }
    }

    /// Carries out a choice that has been checked.
    pub(crate) fn answer(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        let Some(decision) = self.decision() else { return unchecked(choice) };
        match decision {
            Decision::Place => self.choose_place(choice, sink),
            Decision::Rest => self.rest(choice, sink),
            Decision::Prepare => self.prepare(choice, sink),
            Decision::Shop => self.shop(choice, sink),
            Decision::Train => self.train(choice, sink),
            Decision::Perform(ability) => self.answer_effect(ability, choice, sink),
            Decision::Discard { seat, cards, or_hero } => self.discard(seat, cards, or_hero, choice, sink),
            Decision::OfferHero { seat, .. } => self.offer(seat, choice, sink),
            Decision::Borrow => self.borrow_hero(choice, sink),
            Decision::Strike { at } => self.answer_strike(at, choice, sink),
            Decision::Ail => self.ail(choice, sink),
            Decision::Spoils => self.choose_spoils(choice, sink),
            Decision::Plunder { .. } => self.plunder(choice, sink),
            Decision::Sort => self.sort(choice, sink),
            Decision::SendAway { left } => self.send_away(left, choice, sink),
        }
    }
}
