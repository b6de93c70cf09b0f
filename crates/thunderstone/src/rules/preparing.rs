//! Preparation with the revealed hand: which abilities may be used, which weapons taken up, which target chosen.

use super::village::push;
use super::{Check, ensure};
use crate::Thunderstone;
use crate::card::{Ability, AbilityIndex, CardId, Type};
use crate::choice::Choice;
use crate::effect::Preparation;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::party::{Mark, Member, Slot};
use crate::public::Place;
use crate::ranks::Rank;
use crate::reckon::{can_be_attacked, strength};
use crate::state::{Decision, Performance};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use table::{Progress, Sink};

impl Thunderstone {
    /// Forced abilities of cards that have come in are due first; then the player decides, unless there is nothing to
    /// decide.
    pub(super) fn advance_preparing(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        if self.in_village() {
            return if self.can_prepare_village() { Progress::Waits } else { self.replace(Decision::Train) };
        }
        if let Some((slot, ability)) = self.entering() {
            self.use_ability(slot, ability, sink);
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

    fn in_village(&self) -> bool {
        self.table.turn.place == Some(Place::Village)
    }

    /// A card with a forced ability that has not happened yet.
    fn entering(&self) -> Option<(Slot, AbilityIndex)> {
        self.table.party.iter().find_map(|(slot, member)| {
            let mut abilities = AbilityIndex::each(member.card);
            let due = abilities.find(|(index, ability)| {
                matches!(ability, Ability::Entering(_)) && !member.used.contains(*index)
            });
            due.map(|(index, _)| (slot, index))
        })
    }

    /// Whether there is anything to use or buy in the Village.
    fn can_prepare_village(&self) -> bool {
        self.each_use(&mut |_| ControlFlow::Break(())).is_break() || self.can_buy_anything()
    }

    /// Whether there is any effect to use or weapon to equip in the Dungeon.
    fn can_prepare_dungeon(&self) -> bool {
        let mut stop = |_| ControlFlow::Break(());
        self.each_use(&mut stop).is_break() || self.each_equipping(&mut stop).is_break()
    }

    fn targets(&self) -> impl Iterator<Item = Rank> {
        Rank::ALL.into_iter().filter(|&rank| can_be_attacked(&self.table, rank))
    }

    /// The target when there is at most one: `Some(None)` when there is none; `None` when there are several.
    fn only_target(&self) -> Option<Option<Rank>> {
        let mut targets = self.targets();
        let first = targets.next();
        if targets.next().is_some() { None } else { Some(first) }
    }

    pub(super) fn preparing_choices(&self, out: &mut Vec<Choice>) {
        _ = self.each_use(&mut push(out));
        if self.in_village() {
            return self.shopping_choices(out);
        }
        _ = self.each_equipping(&mut push(out));
        let before = out.len();
        out.extend(self.targets().map(|rank| Choice::Attack { rank }));
        if out.len() == before {
            out.push(Choice::Done);
        }
    }

    #[inline]
    fn each_use(&self, visit: &mut impl FnMut(Choice) -> ControlFlow<()>) -> ControlFlow<()> {
        let party = &self.table.party;
        for (slot, member) in party.iter() {
            let mut first = None;
            for (index, ability) in AbilityIndex::each(member.card) {
                if self.check_ability(slot, member, index, ability).is_ok() {
                    if !*first.get_or_insert_with(|| party.first_alike(slot, party.slots()) == slot) {
                        break;
                    }
                    visit(Choice::Use { slot, ability: index })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn each_equipping(&self, visit: &mut impl FnMut(Choice) -> ControlFlow<()>) -> ControlFlow<()> {
        let party = &self.table.party;
        let free = |one: Type| party.distinct(party.select(|m| m.card.is(one) && m.link.is_none()));
        let weapons = free(Type::Weapon);
        if weapons.is_empty() {
            return ControlFlow::Continue(());
        }
        for hero in free(Type::Hero) {
            for weapon in weapons {
                if self.check_equip(hero, weapon).is_ok() {
                    visit(Choice::Equip { hero, weapon })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn check_preparing(&self, choice: Choice) -> Check {
        match (choice, self.table.turn.place == Some(Place::Dungeon)) {
            (Choice::Use { slot, ability }, _) => self.check_use(slot, ability),
            (Choice::Equip { hero, weapon }, true) => self.check_equip(hero, weapon),
            (Choice::Attack { rank }, true) => self.check_attack(rank),
            (Choice::Done, true) => ensure(self.targets().next().is_none(), Illegal::MustAttack),
            (_, true) => Err(Illegal::NotTheQuestion),
            (_, false) => self.check_shopping(choice),
        }
    }

    /// Whether an ability may be used now (T-VIL-1, T-DUN-1, T-DECK-6).
    fn check_use(&self, slot: Slot, ability: AbilityIndex) -> Check {
        let member = self.check_slot(slot)?;
        let found = ability.of(member.card).ok_or(Illegal::NoEffectHere { card: member.card })?;
        self.check_ability(slot, member, ability, found)?;
        self.check_first(slot, self.table.party.slots())
    }

    #[inline]
    fn check_ability(&self, slot: Slot, member: &Member, index: AbilityIndex, ability: &Ability) -> Check {
        let card = member.card;
        let here = Illegal::NoEffectHere { card };
        let (place, once, effects) = match *ability {
            Ability::Village(effects) => (Place::Village, true, effects),
            Ability::Dungeon(effects) => (Place::Dungeon, true, effects),
            Ability::RepeatDungeon(effects) => (Place::Dungeon, false, effects),
            _ => return Err(here),
        };
        ensure(self.table.turn.place == Some(place) && !member.has(Mark::Thrown), here)?;
        ensure(!once || !member.used.contains(index), Illegal::UsedAlready { card })?;
        effects.iter().try_for_each(|&effect| self.check_possible(effect, slot, card))
    }

    /// Whether an effect can be carried out at all: its price can be paid and it has an object.
    fn check_possible(&self, effect: Preparation, slot: Slot, card: CardId) -> Check {
        let has_candidates = || !self.candidates(effect, slot).is_empty();
        match effect {
            // The effect itself counts as used when the card is looked at as its own price.
            Preparation::Destroy(_) | Preparation::Pawn { .. } => {
                ensure(has_candidates(), Illegal::NothingToDestroy { card })
            }
            Preparation::Strengthen { .. } => ensure(has_candidates(), Illegal::NoHero { card }),
            Preparation::ReturnMonster | Preparation::TakeMonster => {
                let any = self.ranks(|monster| effect.takes(monster)).next().is_some();
                ensure(any, Illegal::NoMonsterFor { card })
            }
            Preparation::Throw { .. } => {
                ensure(self.table.party.at(slot).link.is_some(), Illegal::NotEquipped { card })
            }
            _ => Ok(()),
        }
    }

    /// Whether a hero may take up a weapon (T-DUN-1).
    pub(crate) fn check_equip(&self, hero: Slot, weapon: Slot) -> Check {
        let (bearer, held) = (self.check_slot(hero)?, self.check_slot(weapon)?);
        ensure(bearer.card.is_hero(), Illegal::NotAHero { card: bearer.card })?;
        ensure(held.card.is(Type::Weapon), Illegal::NotAWeapon { card: held.card })?;
        ensure(bearer.link.is_none(), Illegal::HasWeapon { card: bearer.card })?;
        ensure(held.link.is_none(), Illegal::WeaponInUse { card: held.card })?;
        let weight = if self.table.turn.weightless { 0 } else { held.card.card().weight };
        let strength = strength(&self.table, bearer);
        ensure(weight as i8 <= strength, Illegal::TooHeavy { card: held.card, weight, strength })?;
        self.check_first(hero, self.table.party.slots())?;
        self.check_first(weapon, self.table.party.slots())
    }

    /// Whether the monster in a rank may be attacked (T-DUN-2, T-NOATK-1).
    fn check_attack(&self, rank: Rank) -> Check {
        self.check_monster(rank)?;
        let card = self.table.monster(rank).ok_or(Illegal::NoMonster { rank })?;
        ensure(can_be_attacked(&self.table, rank), Illegal::CannotBeAttacked { card })
    }

    pub(super) fn prepare(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::Use { slot, ability } => self.use_ability(slot, ability, sink),
            Choice::Equip { hero, weapon } => self.equip(hero, weapon, sink),
            Choice::Attack { rank } => self.attack(rank, sink),
            Choice::Done if !self.in_village() => _ = self.done(),
            _ => self.shop(choice, sink),
        }
    }

    fn use_ability(&mut self, slot: Slot, ability: AbilityIndex, sink: &mut impl Sink<Event>) {
        let card = self.table.party.at(slot).card;
        self.tell(Event::EffectUsed { seat: self.table.active, slot, card, ability }, sink);
        self.next(Decision::Perform(Performance { card, slot, ability, at: 0 }));
    }

    fn equip(&mut self, hero: Slot, weapon: Slot, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        let (hero_card, weapon_card) = (self.table.party.at(hero).card, self.table.party.at(weapon).card);
        self.tell(Event::Equipped { seat, hero, hero_card, weapon, weapon_card }, sink);
    }
}
