//! Carrying out the effects of cards in preparation.

use super::{Check, ensure, unchecked};
use crate::Thunderstone;
use crate::card::CardId;
use crate::choice::{Choice, Purpose, Question};
use crate::effect::Preparation;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::party::{Mark, Slot, Slots};
use crate::ranks::Rank;
use crate::state::{Decision, Drawing, Performance, Step};
use alloc::vec::Vec;
use table::{Progress, Seat, Sink};

/// Every order of three ranks.
pub(crate) const ORDERS: [[Rank; 3]; 6] = {
    let [a, b, c] = Rank::ALL;
    [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]]
};

impl Thunderstone {
    /// Carries out one effect of an ability, or waits for the choice it needs.
    pub(super) fn perform(&mut self, ability: Performance, sink: &mut impl Sink<Event>) -> Progress {
        use Preparation as P;
        let Some(effect) = ability.effect() else { return self.done() };
        let (seat, Performance { card, slot, .. }) = (self.table.active, ability);
        match effect {
            P::Draw(cards) => self.go_on_with(Drawing::DrawIn { cards }),
            P::Destroy(_) | P::Pawn { .. } | P::Strengthen { .. } => self.perform_on_one(effect, slot, sink),
            P::DestroySelf => self.go_on(Event::Destroyed { seat, slot, card }, sink),
            P::GainGold(gold) => self.go_on(Event::GoldGained { seat, gold }, sink),
            P::GainExperience(experience) => self.go_on(Event::ExperienceGained { seat, experience }, sink),
            P::ExtraPurchase(purchases) => self.go_on(Event::PurchasesGained { seat, purchases }, sink),
            P::GainAttack(attack) => self.go_on(Event::AttackGained { slot, card, attack }, sink),
            P::StrengthenAll { strength, attack } => {
                self.go_on(Event::AllStrengthened { strength, attack }, sink)
            }
            P::ArmedIntoMagic => self.go_on(Event::ArmedTurnedToMagic, sink),
            P::Weightless => self.go_on(Event::WeaponsMadeWeightless, sink),
            P::Throw { attack } => self.go_on(Event::Thrown { seat, slot, card, attack }, sink),
            P::ReturnMonster | P::TakeMonster => self.perform_in_one_rank(effect, sink),
            P::ReturnOrArrange => self.perform_arranging(),
            P::OthersDiscard { cards, or_hero } => self.make_others_discard(cards, or_hero),
            P::BorrowHero => self.ask_for_heroes(card),
        }
    }

    /// The ability on top of the agenda goes on to its next effect.
    fn next_effect(&mut self) -> Progress {
        if let Some(Step::Decide(Decision::Perform(ability))) = self.agenda.top_mut() {
            ability.at += 1;
        }
        Progress::Moved
    }

    /// The effect is what is told, and the next one follows.
    fn go_on(&mut self, event: Event, sink: &mut impl Sink<Event>) -> Progress {
        self.tell(event, sink);
        self.next_effect()
    }

    /// The effect is a step of its own, and the next one follows.
    fn go_on_with(&mut self, step: impl Into<Step>) -> Progress {
        self.next_effect();
        self.next(step);
        Progress::Moved
    }

    /// An effect on one card of the party: on the only one there is, or by choice.
    fn perform_on_one(&mut self, effect: Preparation, source: Slot, sink: &mut impl Sink<Event>) -> Progress {
        let candidates = self.table.party.distinct(self.candidates(effect, source));
        match (candidates.len(), candidates.first()) {
            (1, Some(only)) => self.perform_on(effect, only, sink),
            (0, _) | (_, None) => self.done(),
            _ => Progress::Waits,
        }
    }

    /// Carries out an effect on the card of the party chosen for it.
    fn perform_on(&mut self, effect: Preparation, slot: Slot, sink: &mut impl Sink<Event>) -> Progress {
        let seat = self.table.active;
        let card = self.table.party.at(slot).card;
        match effect {
            Preparation::Strengthen { strength, into_magic } => {
                self.go_on(Event::Strengthened { slot, card, strength, into_magic }, sink)
            }
            Preparation::Pawn { bonus } => {
                self.tell(Event::Destroyed { seat, slot, card }, sink);
                let gold = card.card().gold.unwrap_or(0) + bonus;
                self.go_on(Event::GoldGained { seat, gold }, sink)
            }
            _ => self.go_on(Event::Destroyed { seat, slot, card }, sink),
        }
    }

    /// The cards of the party that an effect of the card at `source` may be applied to.
    #[inline]
    pub(super) fn candidates(&self, effect: Preparation, source: Slot) -> Slots {
        let party = &self.table.party;
        match effect {
            Preparation::Strengthen { .. } => party.select(|m| m.card.is_hero()),
            Preparation::Pawn { .. } => party.select(|m| m.card.card().gold.is_some()),
            Preparation::Destroy(filter) => {
                let mut set = party.select(|m| filter.matches(m.card) && m.in_hand() && !m.was_used());
                // Its own effect may destroy a card that was used (T-DUN-3).
                if party.get(source).is_some_and(|m| filter.matches(m.card) && m.in_hand()) {
                    set.insert(source);
                }
                set
            }
            _ => Slots::EMPTY,
        }
    }

    /// An effect on one monster of the hall: on the only one there is, or by choice.
    fn perform_in_one_rank(&mut self, effect: Preparation, sink: &mut impl Sink<Event>) -> Progress {
        let mut ranks = self.ranks(|monster| effect.takes(monster));
        let found = (ranks.next(), ranks.next());
        drop(ranks);
        match found {
            (Some(rank), None) => self.perform_in_hall(effect, rank, sink),
            (None, _) => self.done(),
            _ => Progress::Waits,
        }
    }

    /// Carries out an effect on the monster chosen for it; the hall is filled at once.
    fn perform_in_hall(&mut self, effect: Preparation, rank: Rank, sink: &mut impl Sink<Event>) -> Progress {
        let card = self.table.monster(rank).expect("checked: a monster stands there");
        let event = match effect {
            Preparation::TakeMonster => Event::MonsterTaken { seat: self.table.active, rank, card },
            _ => Event::MonsterReturned { rank, card },
        };
        self.tell(event, sink);
        self.go_on_with(Drawing::Refill { taker: false })
    }

    fn perform_arranging(&mut self) -> Progress {
        match self.table.hall.iter().all(Option::is_none) {
            true => self.next_effect(),
            false => Progress::Waits,
        }
    }

    fn arrange(&mut self, order: [Rank; 3], sink: &mut impl Sink<Event>) -> Progress {
        let hall = self.table.hall.arranged(order);
        self.tell(Event::HallArranged { hall }, sink);
        self.go_on_with(Drawing::Refill { taker: false })
    }

    fn make_others_discard(&mut self, cards: u8, or_hero: bool) -> Progress {
        self.next_effect();
        for seat in self.others().rev() {
            self.next(Decision::Discard { seat, cards, or_hero });
        }
        Progress::Moved
    }

    /// Everybody discards a hero for this card, the active player first; then one of them may be borrowed.
    fn ask_for_heroes(&mut self, source: CardId) -> Progress {
        self.go_on_with(Decision::Borrow);
        for seat in self.others().rev() {
            self.next(Decision::OfferHero { seat, source });
        }
        self.next(Decision::OfferHero { seat: self.table.active, source });
        Progress::Moved
    }

    /// The other players in turn order.
    pub(super) fn others(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (active, seats) = (self.table.active.number(), self.table.seats);
        (1..seats).map(move |step| Seat::new((active + step) % seats))
    }

    pub(crate) fn effect_question(&self, ability: Performance) -> Option<Question> {
        let card = ability.card;
        Some(match ability.effect()? {
            Preparation::ReturnMonster => Question::Hall { purpose: Purpose::Return },
            Preparation::TakeMonster => Question::Hall { purpose: Purpose::Take },
            Preparation::ReturnOrArrange => Question::Hall { purpose: Purpose::Banish },
            Preparation::Pawn { .. } => Question::Member { purpose: Purpose::Pawn, card },
            Preparation::Strengthen { .. } => Question::Member { purpose: Purpose::Strengthen, card },
            _ => Question::Member { purpose: Purpose::Destroy, card },
        })
    }

    pub(super) fn effect_choices(&self, ability: Performance, out: &mut Vec<Choice>) {
        let Some(effect) = ability.effect() else { return };
        match effect {
            Preparation::ReturnMonster | Preparation::TakeMonster => self.monsters(|m| effect.takes(m), out),
            Preparation::ReturnOrArrange => {
                self.monsters(|_| true, out);
                let orders = ORDERS.into_iter().filter(|&order| self.check_order(order).is_ok());
                out.extend(orders.map(Choice::Arrange));
            }
            _ => self.members(self.candidates(effect, ability.slot), out),
        }
    }

    /// Whether a choice fits the effect being carried out.
    pub(super) fn check_for_effect(&self, ability: Performance, choice: Choice) -> Check {
        let effect = ability.effect().ok_or(Illegal::NotTheQuestion)?;
        match (effect, choice) {
            (Preparation::Destroy(_), Choice::Member(slot)) => {
                self.check_destroying(effect, ability.slot, slot)
            }
            (Preparation::Pawn { .. } | Preparation::Strengthen { .. }, Choice::Member(slot)) => {
                self.check_member(slot, self.candidates(effect, ability.slot))
            }
            (Preparation::ReturnMonster | Preparation::ReturnOrArrange, Choice::Monster { rank }) => {
                self.check_monster(rank)
            }
            (Preparation::TakeMonster, Choice::Monster { rank }) => self.check_taking(rank),
            (Preparation::ReturnOrArrange, Choice::Arrange(order)) => self.check_order(order),
            (_, Choice::Done) => Err(Illegal::MustChoose),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    fn check_destroying(&self, effect: Preparation, source: Slot, slot: Slot) -> Check {
        let set = self.candidates(effect, source);
        let member = self.check_slot(slot)?;
        let fits = matches!(effect, Preparation::Destroy(filter) if filter.matches(member.card));
        if !set.contains(slot) && !member.has(Mark::Borrowed) && fits && member.was_used() {
            return Err(Illegal::WasUsed { card: member.card });
        }
        self.check_member(slot, set)
    }

    fn check_taking(&self, rank: Rank) -> Check {
        self.check_monster(rank)?;
        let card = self.table.monster(rank).ok_or(Illegal::NoMonster { rank })?;
        ensure(Preparation::TakeMonster.takes(card), Illegal::WrongWorth { card })
    }

    /// Whether the hall can be arranged so: every card once, empty ranks last, and the first of several
    /// orders that come to the same.
    fn check_order(&self, order: [Rank; 3]) -> Check {
        ensure(ORDERS.contains(&order), Illegal::NoOrder)?;
        let there = |rank: Rank| self.table.in_rank(rank).map(|there| (there.card, there.breached));
        // Filled ranks stay filled and empty ones empty: cards never leave a gap in front of them.
        let gaps =
            Rank::ALL.into_iter().zip(order).any(|(to, from)| there(to).is_some() != there(from).is_some());
        ensure(!gaps, Illegal::NoOrder)?;
        let alike = |a: Rank, b: Rank| a < b && there(a) == there(b);
        // A card that keeps rank 1 has not arrived there: then a twin in its place is not the same.
        let swapped =
            (0..3).any(|i| (i + 1..3).any(|j| alike(order[j], order[i]) && order[j] != Rank::First));
        ensure(!swapped, Illegal::NoOrder)
    }

    pub(super) fn answer_effect(
        &mut self,
        ability: Performance,
        choice: Choice,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(effect) = ability.effect() else { return unchecked(choice) };
        match choice {
            Choice::Member(slot) => _ = self.perform_on(effect, slot, sink),
            Choice::Monster { rank } => _ = self.perform_in_hall(effect, rank, sink),
            Choice::Arrange(order) => _ = self.arrange(order, sink),
            _ => unchecked(choice),
        }
    }
}

impl Preparation {
    /// Whether the effect may take this monster out of the hall.
    pub(super) fn takes(self, monster: CardId) -> bool {
        self != Preparation::TakeMonster || (1..=2).contains(&monster.card().victory_points)
    }
}
