//! Whether a choice is legal, or why not. The list of choices asks the same questions, so the two agree.

use super::battle::plunders;
use crate::Thunderstone;
use crate::card::{CardId, Kind, Types, When};
use crate::cards::{MILITIA, STONE_OF_MYSTERY};
use crate::choice::Choice;
use crate::effect::Effect;
use crate::event::Power;
use crate::illegal::Illegal;
use crate::party::{Member, Slot, Slots, mark};
use crate::public::Place;
use crate::reckon::{before_disease, can_be_attacked, strength};
use crate::state::{Step, battle_effects};

/// The answer of a check.
pub(crate) type Check = Result<(), Illegal>;

impl Thunderstone {
    /// Whether the seat that is asked may choose this.
    pub(crate) fn check_choice(&self, choice: &Choice) -> Check {
        let Some(step) = self.agenda.top() else { return Err(Illegal::NotTheQuestion) };
        match (step, *choice) {
            (Step::ChoosePlace, Choice::Go(place)) => self.check_place(place),
            (Step::Rest, Choice::Card(card)) => self.check_in_hand(card),
            (Step::Rest | Step::Shop | Step::Train | Step::Plunder { .. }, Choice::Done) => Ok(()),
            (Step::Spoils | Step::Sort | Step::Sorcery { .. } | Step::Borrow, Choice::Done) => Ok(()),
            (Step::Prepare, Choice::Use { slot, ability }) => self.check_use(slot, ability),
            (Step::Prepare, choice) if self.table.turn.place == Some(Place::Dungeon) => match choice {
                Choice::Equip { hero, weapon } => self.check_equip(hero, weapon),
                Choice::Attack { rank } => self.check_attack(rank),
                Choice::Done => match (1..=3).any(|rank| can_be_attacked(&self.table, rank)) {
                    true => Err(Illegal::MustAttack),
                    false => Ok(()),
                },
                _ => Err(Illegal::NotTheQuestion),
            },
            (Step::Prepare, Choice::Done) => Ok(()),
            (Step::Prepare | Step::Shop, Choice::Buy(card)) => self.check_buy(card, self.table.gold_left()),
            (Step::Plunder { source }, Choice::Buy(card)) => {
                self.check_buy(card, self.table.printed_gold())?;
                match plunders(source).is_some_and(|filter| filter.matches(card)) {
                    true => Ok(()),
                    false => Err(Illegal::NotThisKind { card }),
                }
            }
            (Step::Train, Choice::LevelUp { slot, into }) => self.check_level_up(slot, into),
            (Step::Perform { slot, .. }, choice) => {
                let effect = *step.effect().ok_or(Illegal::NotTheQuestion)?;
                self.check_for_effect(effect, slot, choice)
            }
            (Step::Discard { seat, .. }, Choice::Member(slot)) if self.discards_from_party(seat) => {
                self.check_member(slot, self.discardable())
            }
            (Step::Discard { seat, .. }, Choice::Card(card)) if !self.discards_from_party(seat) => {
                self.check_in_hand(card)
            }
            (Step::OfferHero { seat }, Choice::Member(slot)) if seat == self.table.active => {
                self.check_member(slot, self.own_heroes())
            }
            (Step::OfferHero { seat }, Choice::Card(card)) if seat != self.table.active => {
                self.check_in_hand(card)?;
                if card.is_hero() { Ok(()) } else { Err(Illegal::NotAHero { card }) }
            }
            (Step::Borrow, Choice::Borrow(seat)) => {
                match self.table.offers.iter().any(|offer| offer.owner == seat) {
                    true => Ok(()),
                    false => Err(Illegal::NothingOffered { seat }),
                }
            }
            (Step::Strike { at }, Choice::Member(slot)) => {
                let effect = &battle_effects(self.target().1)[usize::from(at)];
                match effect {
                    Effect::Slay(_) | Effect::Bar => self.check_member(slot, self.victims(effect)),
                    _ => Err(Illegal::NotTheQuestion),
                }
            }
            (Step::Strike { at }, Choice::Lose(_)) => {
                match battle_effects(self.target().1)[usize::from(at)] {
                    Effect::Weaken { .. } => Ok(()),
                    _ => Err(Illegal::NotTheQuestion),
                }
            }
            (Step::Ail, Choice::Lose(power)) => {
                let (rank, monster) = self.target();
                let (attack, magic) = before_disease(&self.table, rank, monster);
                let there = if power == Power::Attack { attack } else { magic };
                if there >= 1 { Ok(()) } else { Err(Illegal::NothingToLose { power }) }
            }
            (Step::Spoils, Choice::TakeSpoils(card)) => {
                match self.table.turn.spoils.contains(&card) && self.can_plunder(card) {
                    true => Ok(()),
                    false => Err(Illegal::NoSpoils { card }),
                }
            }
            (Step::Sort, Choice::Card(card)) => match self.table.revealed.contains(&card) {
                true => Ok(()),
                false => Err(Illegal::NotThere { card }),
            },
            (Step::Sorcery { .. }, Choice::Monster { rank }) => self.check_monster(rank),
            (
                Step::Discard { .. } | Step::OfferHero { .. } | Step::Strike { .. } | Step::Ail,
                Choice::Done,
            ) => Err(Illegal::MustChoose),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    /// Whether the turn may be spent there. Rules version 2 (T-DUN-2): nobody enters the Dungeon while no monster is in
    /// the hall, as at the beginning of a solo game; version 1: everybody may.
    pub(crate) fn check_place(&self, place: Place) -> Check {
        let no_target = self.table.rules >= 2 && self.ranks(|_| true).next().is_none();
        if place == Place::Dungeon && no_target { Err(Illegal::EmptyHall) } else { Ok(()) }
    }

    /// Whether a card is in the hidden hand of the seat that is asked.
    fn check_in_hand(&self, card: CardId) -> Check {
        let seat = self.asked();
        match self.hands[seat.index()].contains(&card) {
            true => Ok(()),
            false => Err(Illegal::NotThere { card }),
        }
    }

    /// Whether this place of the party holds a card.
    fn check_slot(&self, slot: Slot) -> Result<&Member, Illegal> {
        self.table.party.get(slot).ok_or(Illegal::NoSuchCard { slot })
    }

    /// Whether a card of the party is eligible, and not like an earlier one that is.
    fn check_member(&self, slot: Slot, among: Slots) -> Check {
        let member = self.check_slot(slot)?;
        if !among.contains(slot) {
            // A battle effect may strike borrowed heroes too: then it is not of the kind.
            return Err(match member.has(mark::BORROWED) && self.table.turn.battle.is_none() {
                true => Illegal::Borrowed { card: member.card },
                false => Illegal::NotEligible { card: member.card },
            });
        }
        self.check_first(slot, among)
    }

    #[inline]
    fn check_first(&self, slot: Slot, among: Slots) -> Check {
        let first = self.table.party.first_alike(slot, among);
        if first == slot { Ok(()) } else { Err(Illegal::Alike { slot, first }) }
    }

    /// Whether an ability may be used now (T-VIL-1, T-DUN-1, T-DECK-6).
    #[inline]
    pub(crate) fn check_use(&self, slot: Slot, ability: u8) -> Check {
        let member = self.check_slot(slot)?;
        self.check_ability(slot, member, ability)?;
        self.check_first(slot, self.table.party.slots())
    }

    #[inline]
    pub(crate) fn check_ability(&self, slot: Slot, member: &Member, index: u8) -> Check {
        let card = member.card;
        let here = Illegal::NoEffectHere { card };
        let Some(ability) = card.card().abilities.get(usize::from(index)) else { return Err(here) };
        let place = match ability.when {
            When::Village => Place::Village,
            When::Dungeon | When::RepeatDungeon => Place::Dungeon,
            _ => return Err(here),
        };
        if self.table.turn.place != Some(place) || member.has(mark::THROWN) {
            return Err(here);
        }
        if ability.when != When::RepeatDungeon && member.used & (1 << index) != 0 {
            return Err(Illegal::UsedAlready { card });
        }
        ability.effects.iter().try_for_each(|effect| self.check_possible(effect, slot, card))
    }

    /// Whether an effect can be carried out at all: its price can be paid and it has an object.
    fn check_possible(&self, effect: &Effect, slot: Slot, card: CardId) -> Check {
        match effect {
            // The effect itself counts as used when the card is looked at as its own price.
            Effect::Destroy(_) | Effect::Pawn { .. } if self.candidates(*effect, slot).is_empty() => {
                Err(Illegal::NothingToDestroy { card })
            }
            Effect::Strengthen { .. } if self.candidates(*effect, slot).is_empty() => {
                Err(Illegal::NoHero { card })
            }
            Effect::ReturnMonster | Effect::TakeMonster => {
                match self.ranks(|monster| effect.takes(monster)).next() {
                    Some(_) => Ok(()),
                    None => Err(Illegal::NoMonsterFor { card }),
                }
            }
            Effect::Throw { .. } if self.table.party.at(slot).link == Slot::NONE => {
                Err(Illegal::NotEquipped { card })
            }
            _ => Ok(()),
        }
    }

    /// The cards of the party that an effect of the card at `source` may be applied to.
    #[inline]
    pub(crate) fn candidates(&self, effect: Effect, source: Slot) -> Slots {
        let party = &self.table.party;
        match effect {
            Effect::Strengthen { .. } => party.select(|m| m.card.is_hero()),
            Effect::Pawn { .. } => party.select(|m| m.card.card().gold.is_some()),
            Effect::Destroy(filter) => {
                let mut set = party.select(|m| filter.matches(m.card) && m.in_hand() && !m.was_used());
                // Its own effect may destroy a card that was used (T-DUN-3).
                if party.get(source).is_some_and(|m| filter.matches(m.card) && m.in_hand()) {
                    set.0 |= source.bit();
                }
                set
            }
            _ => Slots::default(),
        }
    }

    /// The cards the active player may discard in mid-preparation: all of the hand but the one being resolved.
    pub(crate) fn discardable(&self) -> Slots {
        let mut set = self.table.party.select(Member::in_hand);
        for step in self.agenda.iter() {
            if let Step::Perform { card, slot, .. } = *step
                && self.table.party.get(slot).is_some_and(|m| m.card == card)
            {
                set.0 &= !slot.bit();
            }
        }
        set
    }

    /// The active player's own heroes.
    pub(crate) fn own_heroes(&self) -> Slots {
        self.table.party.select(|m| m.card.is_hero() && m.in_hand())
    }

    /// Whether a hero may take up a weapon (T-DUN-1).
    pub(crate) fn check_equip(&self, hero: Slot, weapon: Slot) -> Check {
        let (bearer, held) = (self.check_slot(hero)?, self.check_slot(weapon)?);
        if !bearer.card.is_hero() {
            return Err(Illegal::NotAHero { card: bearer.card });
        }
        if !held.card.is(Types::WEAPON) {
            return Err(Illegal::NotAWeapon { card: held.card });
        }
        if bearer.link != Slot::NONE {
            return Err(Illegal::HasWeapon { card: bearer.card });
        }
        if held.link != Slot::NONE {
            return Err(Illegal::WeaponInUse { card: held.card });
        }
        let weight = if self.table.turn.weightless { 0 } else { held.card.card().weight };
        let strength = strength(&self.table, bearer);
        if weight as i8 > strength {
            return Err(Illegal::TooHeavy { card: held.card, weight, strength });
        }
        self.check_first(hero, self.table.party.slots())?;
        self.check_first(weapon, self.table.party.slots())
    }

    /// Whether the monster in a rank may be attacked (T-DUN-2, T-NOATK-1).
    fn check_attack(&self, rank: u8) -> Check {
        self.check_monster(rank)?;
        let card = self.table.monster(rank).ok_or(Illegal::NoMonster { rank })?;
        if can_be_attacked(&self.table, rank) { Ok(()) } else { Err(Illegal::CannotBeAttacked { card }) }
    }

    /// Whether a monster stands in a rank.
    fn check_monster(&self, rank: u8) -> Check {
        match self.table.in_rank(rank) {
            None => Err(Illegal::NoMonster { rank }),
            Some(there) if there.card == STONE_OF_MYSTERY => Err(Illegal::ThunderstoneIsNoMonster),
            Some(_) => Ok(()),
        }
    }

    /// Whether a card can be bought with this gold (T-VIL-3, T-DECK-3).
    #[inline]
    pub(crate) fn check_buy(&self, card: CardId, gold: u8) -> Check {
        let cost = card.card().cost.ok_or(Illegal::NotForSale { card })?;
        let top = self.table.top_of_stack(card).ok_or(Illegal::NotForSale { card })?;
        if top != card {
            return Err(Illegal::NotOnTop { card, top });
        }
        if cost > gold { Err(Illegal::TooExpensive { card, cost, gold }) } else { Ok(()) }
    }

    /// Whether a hero can be levelled up into a card (T-LVL-1, T-LVL-2).
    pub(crate) fn check_level_up(&self, slot: Slot, into: CardId) -> Check {
        let card = self.check_slot(slot)?.card;
        let needed = card.card().level_up.ok_or(Illegal::NoFurtherLevel { card })?;
        let fits = match into.card().kind {
            Kind::Hero { level: 1, .. } => card == MILITIA,
            Kind::Hero { .. } => card.next_level() == Some(into),
            _ => false,
        };
        if !fits {
            return Err(Illegal::NotTheNextLevel { card, into });
        }
        if self.table.stock[into.index()] == 0 {
            return Err(Illegal::LevelGone { card: into });
        }
        let have = self.table.player(self.table.active).experience;
        if have < u16::from(needed) {
            return Err(Illegal::TooLittleExperience { needed, have });
        }
        self.check_first(slot, self.table.party.slots())
    }

    /// Whether a choice fits the effect being carried out.
    fn check_for_effect(&self, effect: Effect, source: Slot, choice: Choice) -> Check {
        match (effect, choice) {
            (Effect::Destroy(filter), Choice::Member(slot)) => {
                let set = self.candidates(effect, source);
                let member = self.check_slot(slot)?;
                let own = !member.has(mark::BORROWED);
                if !set.contains(slot) && own && filter.matches(member.card) && member.was_used() {
                    return Err(Illegal::WasUsed { card: member.card });
                }
                self.check_member(slot, set)
            }
            (Effect::Pawn { .. } | Effect::Strengthen { .. }, Choice::Member(slot)) => {
                self.check_member(slot, self.candidates(effect, source))
            }
            (Effect::ReturnMonster | Effect::ReturnOrArrange, Choice::Monster { rank }) => {
                self.check_monster(rank)
            }
            (Effect::TakeMonster, Choice::Monster { rank }) => {
                self.check_monster(rank)?;
                let card = self.table.monster(rank).ok_or(Illegal::NoMonster { rank })?;
                if effect.takes(card) { Ok(()) } else { Err(Illegal::WrongWorth { card }) }
            }
            (Effect::ReturnOrArrange, Choice::Arrange(order)) => self.check_order(order),
            (_, Choice::Done) => Err(Illegal::MustChoose),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    /// Whether the hall can be arranged so: every card once, empty ranks last, and the first of several
    /// orders that come to the same.
    pub(crate) fn check_order(&self, order: [u8; 3]) -> Check {
        let mut seen = [false; 3];
        for (rank, &from) in order.iter().enumerate() {
            match seen.get_mut(usize::from(from).wrapping_sub(1)) {
                Some(new) if !*new => *new = true,
                _ => return Err(Illegal::NoOrder),
            }
            let (to, from) = (self.table.hall[rank], self.table.hall[usize::from(from) - 1]);
            // Filled ranks stay filled and empty ones empty: cards never leave a gap in front of them.
            if to.is_some() != from.is_some() {
                return Err(Illegal::NoOrder);
            }
        }
        let alike = |a: u8, b: u8| {
            a < b && {
                let (a, b) = (self.table.hall[usize::from(a) - 1], self.table.hall[usize::from(b) - 1]);
                a.map(|c| (c.card, c.breached)) == b.map(|c| (c.card, c.breached))
            }
        };
        // A card that keeps rank 1 has not arrived there: then a twin in its place is not the same.
        let swapped = (0..3).any(|i| (i + 1..3).any(|j| alike(order[j], order[i]) && order[j] != 1));
        if swapped { Err(Illegal::NoOrder) } else { Ok(()) }
    }
}
