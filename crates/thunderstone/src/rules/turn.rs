//! The flow of the game: everything that needs neither a player nor chance happens here by itself.

use crate::Thunderstone;
use crate::card::When;
use crate::event::Event;
use crate::party::Slot;
use crate::public::{HAND, Hand, Place, QUIET_LIMIT, TURN_LIMIT};
use crate::state::Step;
use table::{Audience, Progress, Seat, Sink};

impl Thunderstone {
    /// Changes the table and tells everybody.
    #[inline]
    pub(crate) fn tell(&mut self, event: Event, sink: &mut impl Sink<Event>) {
        self.table.fold(&event);
        sink.tell(Audience::All, event);
    }

    /// Carries on until a player or chance must decide, or the game is over.
    pub(crate) fn run(&mut self, sink: &mut impl Sink<Event>) {
        while let Some(step) = self.agenda.top() {
            if self.table.over {
                self.agenda.clear();
            } else if self.step(step, sink) == Progress::Waits {
                return;
            }
        }
    }

    /// Takes the top off the agenda.
    #[inline]
    pub(crate) fn done(&mut self) -> Progress {
        self.agenda.done()
    }

    /// Puts another step in the place of the top one.
    #[inline]
    pub(crate) fn replace(&mut self, step: Step) -> Progress {
        self.agenda.replace(step)
    }

    #[inline]
    fn step(&mut self, step: Step, sink: &mut impl Sink<Event>) -> Progress {
        let active = self.table.active;
        match step {
            Step::ChooseCards if self.next_component().is_some() => Progress::Waits,
            Step::ChooseCards => self.done(),
            Step::FillHall if self.table.hall[2].is_none() => Progress::Waits,
            Step::FillHall => self.done(),
            Step::ChooseStarter if self.table.seats > 1 => Progress::Waits,
            Step::ChooseStarter => {
                self.tell(Event::StartingPlayerChosen { seat: Seat(0) }, sink);
                self.done()
            }
            Step::TurnOf => self.begin_turn(active, sink),
            Step::Pass => self.begin_turn(active.next(self.table.seats), sink),
            Step::ChoosePlace => Progress::Waits,
            Step::Rest if self.hands[active.index()].is_empty() => self.done(),
            Step::Rest => Progress::Waits,
            Step::Prepare => self.prepare(sink),
            Step::Shop if self.table.turn.purchases == 0 || !self.can_buy_anything() => {
                self.replace(Step::Train)
            }
            Step::Shop => Progress::Waits,
            Step::Train if self.can_train_anybody() => Progress::Waits,
            Step::Train => self.done(),
            Step::EndTurn => self.end_turn(sink),
            Step::Advance => self.advance(sink),
            Step::EnterLast => self.enter_last(sink),

            Step::Deal { cards: 0, .. } | Step::DrawIn { cards: 0 } | Step::Reveal { cards: 0 } => {
                self.done()
            }
            Step::DrawIn { .. } if self.table.party.is_full() => self.done(),
            Step::Deal { seat, .. } => self.ready_deck(seat, sink),
            Step::DrawIn { .. } | Step::Reveal { .. } => self.ready_deck(active, sink),
            Step::Perform { card, slot, at, .. } => match step.effect() {
                Some(effect) => self.perform(*effect, card, slot, at, sink),
                None => self.done(),
            },
            Step::Discard { seat, cards, or_hero } => self.discard(seat, cards, or_hero, sink),
            Step::OfferHero { seat } => self.offer_hero(seat, sink),
            Step::Borrow if self.table.offers.is_empty() => self.done(),
            Step::Borrow => Progress::Waits,

            Step::Refill { taker } => self.refill(taker, sink),
            Step::Breach => self.breach(sink),
            Step::Strike { at } => self.strike(at, sink),
            Step::Ail => self.ail(sink),
            Step::Compare => self.compare(sink),
            Step::Infect { cards } => self.infect(cards, sink),
            Step::Bury => self.bury(sink),
            Step::Spoils => self.spoils(sink),
            Step::Plunder { source } if self.can_plunder(source) => Progress::Waits,
            Step::Plunder { .. } => self.done(),
            Step::Sort if self.table.revealed.is_empty() => self.done(),
            Step::Sort => Progress::Waits,
            Step::Sorcery { left } if left == 0 || self.ranks(|_| true).next().is_none() => self.done(),
            Step::Sorcery { .. } => Progress::Waits,
        }
    }

    fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Progress {
        self.agenda.clear();
        if self.table.quiet >= QUIET_LIMIT || self.table.turns >= TURN_LIMIT * u16::from(self.table.seats) {
            self.agenda.next(Step::Pass);
            self.tell(Event::Stalled, sink);
            self.tell(Event::GameEnded, sink);
            return Progress::Moved;
        }
        self.tell(Event::TurnBegan { seat }, sink);
        self.agenda.next(Step::Pass);
        self.agenda.next(Step::EndTurn);
        self.agenda.next(Step::ChoosePlace);
        Progress::Moved
    }

    /// The turn's place is chosen: rest, or reveal the hand and prepare.
    pub(crate) fn go(&mut self, place: Place, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        if place == Place::Rest {
            self.tell(Event::Rested { seat }, sink);
            self.replace(Step::Rest);
        } else {
            let cards = std::mem::take(&mut self.hands[seat.index()]);
            self.tell(Event::Revealed { seat, place, cards }, sink);
            self.replace(Step::Prepare);
        }
    }

    /// Preparations: forced abilities of cards that have come in are due first; then the player decides,
    /// unless there is nothing to decide.
    fn prepare(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let seat = self.table.active;
        if self.table.turn.place == Some(Place::Village) {
            return if self.can_prepare_village() { Progress::Waits } else { self.replace(Step::Train) };
        }
        if let Some((slot, ability)) = self.entering() {
            let card = self.table.party.at(slot).card;
            self.tell(Event::EffectUsed { seat, slot, card, ability }, sink);
            self.agenda.next(Step::Perform { card, slot, ability, at: 0 });
            return Progress::Moved;
        }
        match self.only_target() {
            Some(target) if !self.can_prepare_dungeon() => {
                match target {
                    Some(rank) => self.attack(rank, sink),
                    None => _ = self.done(),
                }
                Progress::Moved
            }
            _ => Progress::Waits,
        }
    }

    /// A card with a forced ability that has not happened yet.
    fn entering(&self) -> Option<(Slot, u8)> {
        self.table.party.iter().find_map(|(slot, member)| {
            let abilities = member.card.card().abilities.iter().zip(0u8..);
            let mut due = abilities
                .filter(|(ability, index)| ability.when == When::Entering && member.used & (1 << index) == 0);
            due.next().map(|(_, index)| (slot, index))
        })
    }

    /// Discard everything, draw six; alone, the dungeon advances (T-VIL-5).
    fn end_turn(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let seat = self.table.active;
        if self.table.turn.place == Some(Place::Rest) {
            let cards = std::mem::take(&mut self.hands[seat.index()]);
            self.tell(Event::HandDiscarded { seat, cards }, sink);
        } else {
            self.tell(Event::PartyDiscarded { seat }, sink);
        }
        self.done();
        if self.table.solo.is_some() && self.table.calm & 1 == 0 {
            self.agenda.next(Step::Advance);
        }
        self.agenda.next(Step::Deal { seat, cards: HAND as u8 });
        Progress::Moved
    }

    /// The cards of a player's deck: the face-down cards that are not in the hand.
    pub(crate) fn deck_size(&self, seat: Seat) -> u16 {
        let player = self.table.player(seat);
        player.pool.total() - u16::from(player.hand)
    }

    /// Makes sure a card can be drawn: an empty deck is made anew from the discard pile (T-DECK-1).
    fn ready_deck(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Progress {
        if self.deck_size(seat) > 0 {
            return Progress::Waits;
        }
        if self.table.player(seat).discard.is_empty() {
            return self.done();
        }
        self.tell(Event::Reshuffled { seat }, sink);
        Progress::Moved
    }

    /// A player discards from a hidden hand, or the active player from the revealed one.
    fn discard(&mut self, seat: Seat, cards: u8, or_hero: bool, sink: &mut impl Sink<Event>) -> Progress {
        if self.discards_from_party(seat) {
            let there = self.discardable();
            if there.is_empty() || cards == 0 {
                return self.done();
            }
            if there.len() <= u32::from(cards) || self.table.party.distinct(there).len() == 1 {
                let slot = there.first().expect("checked above");
                self.discard_member(slot, sink);
                return self.replace(Step::Discard { seat, cards: cards - 1, or_hero });
            }
            return Progress::Waits;
        }
        let hand: Hand = self.hands[seat.index()];
        if hand.is_empty() || cards == 0 {
            return self.done();
        }
        // Only what the size of the hand decides is taken by itself: anything else would tell what is in it.
        if hand.len() <= usize::from(if or_hero { 1 } else { cards }) {
            hand.iter().for_each(|&card| self.discard_from_hand(seat, card, sink));
            return self.done();
        }
        Progress::Waits
    }

    /// Whether the seat's discards come from the revealed hand.
    pub(crate) fn discards_from_party(&self, seat: Seat) -> bool {
        seat == self.table.active && !self.table.party.slots().is_empty()
    }

    /// A card leaves a hidden hand for the discard pile.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: crate::CardId, sink: &mut impl Sink<Event>) {
        self.hands[seat.index()].take(card);
        self.tell(Event::Discarded { seat, card }, sink);
    }

    /// A card leaves the revealed hand for its owner's discard pile.
    pub(crate) fn discard_member(&mut self, slot: Slot, sink: &mut impl Sink<Event>) {
        let member = *self.table.party.at(slot);
        self.tell(Event::MemberDiscarded { seat: self.table.active, slot, card: member.card }, sink);
    }

    /// A player discards a hero for the Theurge, or shows a hand without one.
    fn offer_hero(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Progress {
        if seat == self.table.active {
            let heroes = self.own_heroes();
            return match (self.table.party.distinct(heroes).len(), heroes.first()) {
                (1, Some(slot)) => {
                    self.offer_member(slot, sink);
                    self.done()
                }
                (0, _) | (_, None) => self.done(),
                _ => Progress::Waits,
            };
        }
        let cards = self.hands[seat.index()];
        if cards.iter().any(|card| card.is_hero()) {
            // That there is a hero is news to the others.
            self.tell(Event::HeroDemanded { seat }, sink);
            return Progress::Waits;
        }
        if !cards.is_empty() {
            self.tell(Event::HandShown { seat, cards }, sink);
        }
        self.done()
    }

    /// The active player's own hero is discarded for the Theurge.
    pub(crate) fn offer_member(&mut self, slot: Slot, sink: &mut impl Sink<Event>) {
        let hero = *self.table.party.at(slot);
        self.discard_member(slot, sink);
        self.tell(Event::HeroOffered { owner: hero.owner, card: hero.card, used: hero.used }, sink);
    }
}
