//! Applying a choice that has been checked: it answers the step on top of the agenda.

use crate::Thunderstone;
use crate::card::CardId;
use crate::choice::Choice;
use crate::effect::Effect;
use crate::event::Event;
use crate::party::Slot;
use crate::state::{Step, battle_effects};
use table::{Seat, Sink};

impl Thunderstone {
    /// Applies a choice.
    pub(crate) fn answer(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        let step = self.agenda.top().expect("a question is pending");
        match (step, choice) {
            (Step::ChoosePlace, Choice::Go(place)) => self.go(place, sink),
            (Step::Rest, Choice::Card(card)) => {
                self.hands[seat.index()].take(card);
                self.tell(Event::HandCardDestroyed { seat, card }, sink);
                self.done();
            }
            (Step::Prepare, Choice::Use { slot, ability }) => {
                let card = self.table.party.at(slot).card;
                self.tell(Event::EffectUsed { seat, slot, card, ability }, sink);
                self.agenda.next(Step::Perform { card, slot, ability, at: 0 });
            }
            (Step::Prepare, Choice::Equip { hero, weapon }) => {
                let (hero_card, weapon_card) =
                    (self.table.party.at(hero).card, self.table.party.at(weapon).card);
                self.tell(Event::Equipped { seat, hero, hero_card, weapon, weapon_card }, sink);
            }
            (Step::Prepare, Choice::Attack { rank }) => self.attack(rank, sink),
            (Step::Prepare | Step::Shop, Choice::Buy(card)) => {
                self.buy(card, false, sink);
                self.replace(Step::Shop);
            }
            (Step::Prepare, Choice::Done) if self.in_village() => _ = self.replace(Step::Train),
            (Step::Shop, Choice::Done) => _ = self.replace(Step::Train),
            (Step::Plunder { .. }, Choice::Buy(card)) => {
                self.buy(card, true, sink);
                self.done();
            }
            (Step::Train, Choice::LevelUp { slot, into }) => self.level_up(slot, into, sink),
            (Step::Perform { .. }, choice) => {
                let effect = *step.effect().expect("an effect is being carried out");
                self.answer_effect(effect, choice, sink);
            }
            (Step::Discard { seat, cards, or_hero }, choice) => {
                self.answer_discard(seat, cards, or_hero, choice, sink);
            }
            (Step::OfferHero { .. }, Choice::Member(slot)) => {
                self.offer_member(slot, sink);
                self.done();
            }
            (Step::OfferHero { seat }, Choice::Card(card)) => {
                self.discard_from_hand(seat, card, sink);
                self.tell(Event::HeroOffered { owner: seat, card, used: 0 }, sink);
                self.done();
            }
            (Step::Borrow, Choice::Borrow(owner)) => {
                let offer = *self.table.offers.iter().find(|offer| offer.owner == owner).expect("checked");
                let (card, used) = (offer.card, offer.used);
                self.tell(Event::HeroBorrowed { seat, owner, card, used }, sink);
                self.done();
            }
            (Step::Borrow, Choice::Done) => {
                self.tell(Event::NobodyBorrowed { seat }, sink);
                self.done();
            }
            (Step::Strike { at }, choice) => self.answer_strike(at, choice, sink),
            (Step::Ail, Choice::Lose(power)) => self.tell(Event::DiseaseTook { power: Some(power) }, sink),
            (Step::Spoils, Choice::TakeSpoils(card)) => self.open_spoils(card, sink),
            (Step::Spoils, Choice::Done) => {
                self.tell(Event::SpoilsLeft { seat }, sink);
                self.done();
            }
            (Step::Sort, Choice::Card(card)) => self.tell(Event::RevealedDestroyed { seat, card }, sink),
            (Step::Sort, Choice::Done) => {
                self.tell(Event::RevealedDiscarded { seat }, sink);
                self.done();
            }
            (Step::Sorcery { left }, Choice::Monster { rank }) => {
                let card = self.table.monster(rank).expect("checked: a monster stands there");
                self.tell(Event::MonsterReturned { rank, card }, sink);
                self.replace(Step::Sorcery { left: left - 1 });
                self.agenda.next(Step::Refill { taker: false });
            }
            // Rest, levelling, spoils of one card, no target, no further sorcery: no more.
            (_, Choice::Done) => _ = self.done(),
            (step, choice) => unreachable!("checked: {choice:?} does not answer {step:?}"),
        }
    }

    fn in_village(&self) -> bool {
        self.table.turn.place == Some(crate::public::Place::Village)
    }

    /// A card is bought from the top of its stack.
    fn buy(&mut self, card: CardId, spoils: bool, sink: &mut impl Sink<Event>) {
        let cost = card.card().cost.expect("checked: it is for sale");
        self.tell(Event::Bought { seat: self.table.active, card, cost, spoils }, sink);
    }

    /// A hero becomes the next level (T-LVL-1).
    fn level_up(&mut self, slot: Slot, into: CardId, sink: &mut impl Sink<Event>) {
        let from = self.table.party.at(slot).card;
        let experience = from.card().level_up.expect("checked: it has a further level");
        self.tell(Event::LevelledUp { seat: self.table.active, slot, from, into, experience }, sink);
    }

    fn answer_effect(&mut self, effect: Effect, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::Member(slot) => self.perform_on(effect, slot, sink),
            Choice::Monster { rank } => self.perform_in_hall(effect, rank, sink),
            Choice::Arrange(order) => {
                self.next_effect();
                let hall = self.table.hall.arranged(order);
                self.tell(Event::HallArranged { hall }, sink);
                self.agenda.next(Step::Refill { taker: false });
            }
            _ => unreachable!("checked: {choice:?} does not answer {effect:?}"),
        }
    }

    fn answer_discard(
        &mut self,
        seat: Seat,
        cards: u8,
        or_hero: bool,
        choice: Choice,
        sink: &mut impl Sink<Event>,
    ) {
        let left = match choice {
            Choice::Member(slot) => {
                self.discard_member(slot, sink);
                cards - 1
            }
            Choice::Card(card) => {
                self.discard_from_hand(seat, card, sink);
                // One hero is enough for the Assassin.
                if or_hero && card.is_hero() { 0 } else { cards - 1 }
            }
            _ => unreachable!("checked: {choice:?} is no discard"),
        };
        self.replace(Step::Discard { seat, cards: left, or_hero: false });
    }

    fn answer_strike(&mut self, at: u8, choice: Choice, sink: &mut impl Sink<Event>) {
        let (rank, monster) = self.target();
        let effect = &battle_effects(monster)[usize::from(at)];
        match (choice, *effect) {
            (Choice::Lose(power), Effect::Weaken { attack: amount, .. }) => {
                let slot = self.next_judged(rank, monster).expect("a hero is asked about");
                let card = self.table.party.at(slot).card;
                self.tell(Event::HeroLost { slot, card, power, amount }, sink);
            }
            (Choice::Member(slot), _) => {
                self.strike_on(effect, slot, sink);
                self.replace(Step::Strike { at: at + 1 });
            }
            _ => unreachable!("checked: {choice:?} does not answer {effect:?}"),
        }
    }
}
