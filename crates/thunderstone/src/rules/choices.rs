//! The list of legal choices, and the wider list of what a person could think of.

use crate::Thunderstone;
use crate::card::{CardId, Family, Types, When};
use crate::cards::MILITIA;
use crate::choice::Choice;
use crate::effect::Effect;
use crate::event::Power;
use crate::party::{Slot, Slots};
use crate::public::Place;
use crate::reckon::can_be_attacked;
use crate::state::{Step, battle_effects};
use std::ops::ControlFlow;
use table::Seat;

/// Every order of three ranks.
const ORDERS: [[u8; 3]; 6] = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];

impl Thunderstone {
    /// Appends the legal choices.
    pub(crate) fn list_choices(&self, out: &mut Vec<Choice>) {
        let Some(step) = self.agenda.top() else { return };
        let table = &self.table;
        match step {
            Step::ChoosePlace => {
                let places = [Place::Village, Place::Dungeon, Place::Rest].into_iter();
                out.extend(places.filter(|&place| self.check_place(place).is_ok()).map(Choice::Go));
            }
            Step::Rest => {
                self.kinds_in_hand(out);
                out.push(Choice::Done);
            }
            Step::Prepare => {
                _ = self.each_preparation(|choice| {
                    out.push(choice);
                    ControlFlow::Continue(())
                });
            }
            Step::Shop | Step::Plunder { .. } => {
                let source = if let Step::Plunder { source } = step { Some(source) } else { None };
                _ = self.each_purchase(source, |choice| {
                    out.push(choice);
                    ControlFlow::Continue(())
                });
                out.push(Choice::Done);
            }
            Step::Train => {
                _ = self.each_level_up(|choice| {
                    out.push(choice);
                    ControlFlow::Continue(())
                });
                out.push(Choice::Done);
            }
            Step::Perform { slot, .. } => match step.effect() {
                Some(effect @ (Effect::ReturnMonster | Effect::TakeMonster)) => {
                    out.extend(self.ranks(|m| effect.takes(m)).map(|rank| Choice::Monster { rank }));
                }
                Some(Effect::ReturnOrArrange) => {
                    out.extend(self.ranks(|_| true).map(|rank| Choice::Monster { rank }));
                    let orders = ORDERS.into_iter().filter(|&order| self.check_order(order).is_ok());
                    out.extend(orders.map(Choice::Arrange));
                }
                Some(&effect) => self.members(self.candidates(effect, slot), out),
                None => {}
            },
            Step::Discard { seat, .. } if self.discards_from_party(seat) => {
                self.members(self.discardable(), out);
            }
            Step::Discard { .. } => self.kinds_in_hand(out),
            Step::OfferHero { seat } if seat == table.active => self.members(self.own_heroes(), out),
            Step::OfferHero { seat } => kinds(&self.hands[seat.index()], |card| card.is_hero(), out),
            Step::Borrow => {
                out.extend(table.offers.iter().map(|offer| Choice::Borrow(offer.owner)));
                out.push(Choice::Done);
            }
            Step::Strike { at } => match &battle_effects(self.target().1)[usize::from(at)] {
                Effect::Weaken { .. } => out.extend([Power::Attack, Power::Magic].map(Choice::Lose)),
                effect => self.members(self.victims(effect), out),
            },
            Step::Ail => out.extend([Power::Attack, Power::Magic].map(Choice::Lose)),
            Step::Spoils => {
                let spoils = &table.turn.spoils;
                let new = |&(index, card): &(usize, &CardId)| {
                    !spoils[..index].contains(card) && self.can_plunder(*card)
                };
                out.extend(spoils.iter().enumerate().filter(new).map(|(_, &card)| Choice::TakeSpoils(card)));
                out.push(Choice::Done);
            }
            Step::Sort => {
                kinds(&table.revealed, |_| true, out);
                out.push(Choice::Done);
            }
            Step::Sorcery { .. } => {
                out.extend(self.ranks(|_| true).map(|rank| Choice::Monster { rank }));
                out.push(Choice::Done);
            }
            _ => {}
        }
    }

    fn members(&self, set: Slots, out: &mut Vec<Choice>) {
        out.extend(self.table.party.distinct(set).map(Choice::Member));
    }

    fn kinds_in_hand(&self, out: &mut Vec<Choice>) {
        kinds(&self.hands[self.asked().index()], |_| true, out);
    }

    /// Each legal choice in preparation, until told to stop.
    #[inline]
    fn each_preparation(&self, mut visit: impl FnMut(Choice) -> ControlFlow<()>) -> ControlFlow<()> {
        self.each_use(&mut visit)?;
        if self.table.turn.place == Some(Place::Village) {
            self.each_purchase(None, &mut visit)?;
            return visit(Choice::Done);
        }
        self.each_equipping(&mut visit)?;
        let mut any = false;
        for rank in (1..=3).filter(|&rank| can_be_attacked(&self.table, rank)) {
            any = true;
            visit(Choice::Attack { rank })?;
        }
        if any { ControlFlow::Continue(()) } else { visit(Choice::Done) }
    }

    #[inline]
    fn each_use(&self, visit: &mut impl FnMut(Choice) -> ControlFlow<()>) -> ControlFlow<()> {
        let party = &self.table.party;
        for (slot, member) in party.iter() {
            let abilities = member.card.card().abilities;
            if abilities.is_empty() {
                continue;
            }
            let mut first = None;
            for ability in 0..abilities.len() as u8 {
                if self.check_ability(slot, member, ability).is_ok() {
                    if !*first.get_or_insert_with(|| party.first_alike(slot, party.slots()) == slot) {
                        break;
                    }
                    visit(Choice::Use { slot, ability })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn each_equipping(&self, visit: &mut impl FnMut(Choice) -> ControlFlow<()>) -> ControlFlow<()> {
        let party = &self.table.party;
        let free = |types: Types| party.distinct(party.select(|m| m.card.is(types) && m.link == Slot::NONE));
        let weapons = free(Types::WEAPON);
        if weapons.is_empty() {
            return ControlFlow::Continue(());
        }
        for hero in free(Types::HERO) {
            for weapon in weapons {
                if self.check_equip(hero, weapon).is_ok() {
                    visit(Choice::Equip { hero, weapon })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Each purchase with the spoils of a card, or else in the Village, until told to stop.
    #[inline]
    fn each_purchase(
        &self,
        source: Option<CardId>,
        mut visit: impl FnMut(Choice) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let filter = source.and_then(super::battle::plunders);
        let gold = if source.is_some() { self.table.printed_gold() } else { self.table.gold_left() };
        for &card in self.table.on_sale().iter() {
            let fits = filter.is_none_or(|filter| filter.matches(card));
            if fits && card.card().cost.is_some_and(|cost| cost <= gold) {
                visit(Choice::Buy(card))?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn each_level_up(&self, mut visit: impl FnMut(Choice) -> ControlFlow<()>) -> ControlFlow<()> {
        let party = &self.table.party;
        let have = self.table.player(self.table.active).experience;
        let able = party.select(|m| m.card.card().level_up.is_some_and(|needed| u16::from(needed) <= have));
        for slot in party.distinct(able) {
            let card = party.at(slot).card;
            let mut into = |into: CardId| match self.table.stock[into.index()] {
                0 => ControlFlow::Continue(()),
                _ => visit(Choice::LevelUp { slot, into }),
            };
            if card == MILITIA {
                for family in self.table.families.iter().flatten() {
                    into(family.hero(1))?;
                }
            } else if let Some(next) = card.next_level() {
                into(next)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether any purchase is possible in the Village.
    pub(crate) fn can_buy_anything(&self) -> bool {
        self.each_purchase(None, |_| ControlFlow::Break(())).is_break()
    }

    /// Whether the spoils of a card give anything: what buys can buy something.
    pub(crate) fn can_plunder(&self, source: CardId) -> bool {
        super::battle::plunders(source).is_none()
            || self.each_purchase(Some(source), |_| ControlFlow::Break(())).is_break()
    }

    /// Whether any hero can be levelled up.
    pub(crate) fn can_train_anybody(&self) -> bool {
        self.each_level_up(|_| ControlFlow::Break(())).is_break()
    }

    /// Whether there is anything to use or buy in the Village.
    pub(crate) fn can_prepare_village(&self) -> bool {
        self.each_use(&mut |_| ControlFlow::Break(())).is_break() || self.can_buy_anything()
    }

    /// Whether there is any effect to use or weapon to equip in the Dungeon.
    pub(crate) fn can_prepare_dungeon(&self) -> bool {
        let mut stop = |_| ControlFlow::Break(());
        self.each_use(&mut stop).is_break() || self.each_equipping(&mut stop).is_break()
    }

    /// The target when there is at most one: `Some(None)` when there is none; `None` when there are several.
    pub(crate) fn only_target(&self) -> Option<Option<u8>> {
        let mut targets = (1..=3).filter(|&rank| can_be_attacked(&self.table, rank));
        let first = targets.next();
        if targets.next().is_some() { None } else { Some(first) }
    }

    /// Appends what a person could think of now, legal or not. The legal choices are among them, and nothing
    /// hidden shows: of hidden hands only the kinds of face-down cards appear, which all know.
    pub(crate) fn list_imaginable(&self, out: &mut Vec<Choice>) {
        let Some(step) = self.agenda.top() else { return };
        if self.question().is_none() {
            return;
        }
        let table = &self.table;
        let slots = || table.party.slots();
        out.push(Choice::Done);
        match step {
            Step::ChoosePlace => out.extend([Place::Village, Place::Dungeon, Place::Rest].map(Choice::Go)),
            Step::Prepare => {
                for (slot, member) in table.party.iter() {
                    let count = member.card.card().abilities.len() as u8;
                    out.extend((0..=count).map(|ability| Choice::Use { slot, ability }));
                }
                if table.turn.place == Some(Place::Dungeon) {
                    for hero in slots() {
                        out.extend(slots().map(|weapon| Choice::Equip { hero, weapon }));
                    }
                    out.extend((0..=4).map(|rank| Choice::Attack { rank }));
                } else {
                    out.extend(CardId::all().map(Choice::Buy));
                }
            }
            Step::Shop | Step::Plunder { .. } => out.extend(CardId::all().map(Choice::Buy)),
            Step::Train => {
                let heroes = Family::ALL.iter().flat_map(|family| (1..=3).map(|level| family.hero(level)));
                let heroes: Vec<CardId> = heroes.collect();
                for slot in slots() {
                    out.extend(heroes.iter().map(|&into| Choice::LevelUp { slot, into }));
                }
            }
            _ => {
                out.extend(slots().map(Choice::Member));
                out.push(Choice::Member(Slot(crate::party::PARTY as u8)));
                let mut known = table.player(self.asked()).pool;
                table.revealed.iter().for_each(|&card| known.add(card));
                out.extend(known.kinds().map(|(card, _)| Choice::Card(card)));
                out.extend((0..=4).map(|rank| Choice::Monster { rank }));
                out.extend(ORDERS.map(Choice::Arrange));
                out.push(Choice::Arrange([1, 1, 1]));
                out.extend([Power::Attack, Power::Magic].map(Choice::Lose));
                out.extend(Seat::all(table.seats).map(Choice::Borrow));
                out.extend(CardId::all().filter(|id| id.card().has(When::Spoils)).map(Choice::TakeSpoils));
            }
        }
    }
}

/// Each kind of a sorted list of cards once, if it passes a test.
fn kinds(cards: &[CardId], test: impl Fn(CardId) -> bool, out: &mut Vec<Choice>) {
    for (index, &card) in cards.iter().enumerate() {
        if (index == 0 || cards[index - 1] != card) && test(card) {
            out.push(Choice::Card(card));
        }
    }
}
