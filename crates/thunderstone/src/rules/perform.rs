//! Carrying out the effects of cards in preparation. The `match` only dispatches.

use crate::Thunderstone;
use crate::card::CardId;
use crate::effect::Effect;
use crate::event::Event;
use crate::party::Slot;
use crate::state::Step;
use table::{Progress, Seat, Sink};

impl Thunderstone {
    /// Carries out one effect of an ability, or waits for the choice it needs.
    pub(crate) fn perform(
        &mut self,
        effect: Effect,
        card: CardId,
        slot: Slot,
        at: u8,
        sink: &mut impl Sink<Event>,
    ) -> Progress {
        let seat = self.table.active;
        match effect {
            Effect::Draw(cards) => {
                self.next_effect();
                self.agenda.next(Step::DrawIn { cards });
            }
            Effect::Destroy(_) | Effect::Pawn { .. } | Effect::Strengthen { .. } => {
                let candidates = self.table.party.distinct(self.candidates(effect, slot));
                match (candidates.len(), candidates.first()) {
                    (1, Some(only)) => self.perform_on(effect, only, sink),
                    (0, _) | (_, None) => return self.done(),
                    _ => return Progress::Waits,
                }
            }
            Effect::DestroySelf => {
                self.next_effect();
                self.tell(Event::Destroyed { seat, slot, card }, sink);
            }
            Effect::GainGold(gold) => self.effect_told(Event::GoldGained { seat, gold }, sink),
            Effect::GainExperience(experience) => {
                self.effect_told(Event::ExperienceGained { seat, experience }, sink);
            }
            Effect::ExtraPurchase(purchases) => {
                self.effect_told(Event::PurchasesGained { seat, purchases }, sink);
            }
            Effect::GainAttack(attack) => self.effect_told(Event::AttackGained { slot, card, attack }, sink),
            Effect::StrengthenAll { strength, attack } => {
                self.effect_told(Event::AllStrengthened { strength, attack }, sink);
            }
            Effect::ArmedIntoMagic => self.effect_told(Event::ArmedTurnedToMagic, sink),
            Effect::Weightless => self.effect_told(Event::WeaponsMadeWeightless, sink),
            Effect::Throw { attack } => self.effect_told(Event::Thrown { seat, slot, card, attack }, sink),
            Effect::ReturnMonster | Effect::TakeMonster => {
                let mut ranks = self.ranks(|monster| effect.takes(monster));
                let found = (ranks.next(), ranks.next());
                drop(ranks);
                match found {
                    (Some(rank), None) => self.perform_in_hall(effect, rank, sink),
                    (None, _) => return self.done(),
                    _ => return Progress::Waits,
                }
            }
            Effect::ReturnOrArrange if self.table.hall.iter().all(Option::is_none) => self.next_effect(),
            Effect::ReturnOrArrange => return Progress::Waits,
            Effect::OthersDiscard { cards, or_hero } => {
                self.next_effect();
                for other in self.others().rev() {
                    self.agenda.next(Step::Discard { seat: other, cards, or_hero });
                }
            }
            Effect::BorrowHero => {
                self.next_effect();
                self.agenda.next(Step::Borrow);
                for other in self.others().rev() {
                    self.agenda.next(Step::OfferHero { seat: other });
                }
                self.agenda.next(Step::OfferHero { seat });
            }
            // Counted in the attack value, or carried out by the battle, the spoils or the hall.
            _ => unreachable!("{} has no such effect in preparation, at {at}", card.card().id),
        }
        Progress::Moved
    }

    /// Carries out an effect on the card of the party chosen for it.
    pub(crate) fn perform_on(&mut self, effect: Effect, slot: Slot, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        let card = self.table.party.at(slot).card;
        match effect {
            Effect::Strengthen { strength, into_magic } => {
                self.effect_told(Event::Strengthened { slot, card, strength, into_magic }, sink);
            }
            Effect::Pawn { bonus } => {
                self.effect_told(Event::Destroyed { seat, slot, card }, sink);
                let gold = card.card().gold.unwrap_or(0) + bonus;
                self.tell(Event::GoldGained { seat, gold }, sink);
            }
            _ => self.effect_told(Event::Destroyed { seat, slot, card }, sink),
        }
    }

    /// Carries out an effect on the monster chosen for it; the hall is filled at once.
    pub(crate) fn perform_in_hall(&mut self, effect: Effect, rank: u8, sink: &mut impl Sink<Event>) {
        let card = self.table.monster(rank).expect("checked: a monster stands there");
        self.next_effect();
        self.tell(
            match effect {
                Effect::TakeMonster => Event::MonsterTaken { seat: self.table.active, rank, card },
                _ => Event::MonsterReturned { rank, card },
            },
            sink,
        );
        self.agenda.next(Step::Refill { taker: false });
    }

    /// The ability on top of the agenda goes on to its next effect.
    pub(crate) fn next_effect(&mut self) {
        if let Some(Step::Perform { at, .. }) = self.agenda.top_mut() {
            *at += 1;
        }
    }

    fn effect_told(&mut self, event: Event, sink: &mut impl Sink<Event>) {
        self.next_effect();
        self.tell(event, sink);
    }

    /// The other players in turn order.
    pub(crate) fn others(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (active, seats) = (self.table.active.0, self.table.seats);
        (1..seats).map(move |step| Seat((active + step) % seats))
    }
}

impl Effect {
    /// Whether the effect may take this monster out of the hall.
    pub(crate) fn takes(self, monster: CardId) -> bool {
        self != Effect::TakeMonster || (1..=2).contains(&monster.card().victory_points)
    }
}
