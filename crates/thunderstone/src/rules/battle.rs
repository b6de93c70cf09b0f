//! The battle: target, battle effects, Disease, comparison, and what follows a victory or a defeat.

use super::{Check, ensure, unchecked};
use crate::Thunderstone;
use crate::card::CardId;
use crate::cards::DISEASE;
use crate::choice::{Choice, Purpose, Question};
use crate::effect::{BattleEffect, Filter, Victims, VictoryEffect};
use crate::event::{Event, Power};
use crate::illegal::Illegal;
use crate::judgement::{Losses, next_judged};
use crate::party::{Mark, Slot, Slots};
use crate::public::{DISEASE_LIMIT, SPOILS};
use crate::ranks::Rank;
use crate::reckon::{able_heroes, before_disease, is_armed, reckon, strength};
use crate::state::{Decision, Drawing, Step};
use alloc::vec::Vec;
use table::{List, Progress, Sink};

impl Thunderstone {
    /// The rank and the monster of the battle being fought.
    pub(crate) fn target(&self) -> (Rank, CardId) {
        let rank = self.table.turn.battle.expect("a battle is being fought").rank;
        (rank, self.table.monster(rank).expect("the monster stays to the end of the battle"))
    }

    /// The target is chosen.
    pub(super) fn attack(&mut self, rank: Rank, sink: &mut impl Sink<Event>) {
        let card = self.table.monster(rank).expect("checked: a monster stands there");
        self.tell(Event::Attacked { seat: self.table.active, rank, card }, sink);
        self.replace(Step::Compare);
        self.next(Decision::Ail);
        self.next(Decision::Strike { at: 0 });
    }

    /// One battle effect of the monster of the battle; `None` when all have happened.
    pub(crate) fn battle_effect(&self, at: u8) -> Option<BattleEffect> {
        self.target().1.card().battle_effects().get(usize::from(at)).copied()
    }

    /// One battle effect of the monster, or the choice it needs.
    pub(super) fn strike(&mut self, at: u8, sink: &mut impl Sink<Event>) -> Progress {
        let Some(effect) = self.battle_effect(at) else { return self.done() };
        let progress = match effect {
            BattleEffect::Slay(Victims::All(_) | Victims::Exhausted) => self.strike_all(effect, sink),
            BattleEffect::Slay(_) | BattleEffect::Bar => self.strike_one(effect, sink),
            BattleEffect::Weaken { strength, attack } => self.weaken(strength, attack, sink),
            BattleEffect::HelpArmed(attack) => self.help_armed(attack, sink),
            // After the battle.
            BattleEffect::GainDisease(_) => Progress::Moved,
        };
        match progress {
            Progress::Moved => self.replace(Decision::Strike { at: at + 1 }),
            Progress::Waits => Progress::Waits,
        }
    }

    fn strike_all(&mut self, effect: BattleEffect, sink: &mut impl Sink<Event>) -> Progress {
        for slot in self.victims(effect) {
            self.doom(slot, sink);
        }
        Progress::Moved
    }

    fn strike_one(&mut self, effect: BattleEffect, sink: &mut impl Sink<Event>) -> Progress {
        let candidates = self.table.party.distinct(self.victims(effect));
        match (candidates.len(), candidates.first()) {
            (1, Some(only)) => self.strike_on(effect, only, sink),
            (0, _) | (_, None) => {}
            _ => return Progress::Waits,
        }
        Progress::Moved
    }

    fn weaken(&mut self, strength: i8, attack: i8, sink: &mut impl Sink<Event>) -> Progress {
        if self.table.turn.battle.is_some_and(|battle| battle.strength == 0) {
            self.tell(Event::HeroesWeakened { strength }, sink);
        }
        if attack == 0 { Progress::Moved } else { self.judge(attack, sink) }
    }

    fn help_armed(&mut self, attack: i8, sink: &mut impl Sink<Event>) -> Progress {
        self.tell(Event::ArmedHelped { attack }, sink);
        Progress::Moved
    }

    /// A battle effect happens to the card chosen for it.
    fn strike_on(&mut self, effect: BattleEffect, slot: Slot, sink: &mut impl Sink<Event>) {
        if effect == BattleEffect::Bar {
            let card = self.table.party.at(slot).card;
            self.tell(Event::HeroBarred { slot, card }, sink);
        } else {
            self.doom(slot, sink);
        }
    }

    fn doom(&mut self, slot: Slot, sink: &mut impl Sink<Event>) {
        let card = self.table.party.at(slot).card;
        self.tell(Event::Doomed { slot, card }, sink);
    }

    /// The cards a battle effect may strike, or strikes (T-BAT-7).
    fn victims(&self, effect: BattleEffect) -> Slots {
        let table = &self.table;
        match effect {
            BattleEffect::Bar => {
                let (rank, monster) = self.target();
                able_heroes(table, rank, monster)
            }
            BattleEffect::Slay(Victims::One(filter) | Victims::All(filter)) => self.standing(filter),
            BattleEffect::Slay(Victims::OneUnlessArmed) if is_armed(table) => Slots::EMPTY,
            BattleEffect::Slay(Victims::OneUnlessArmed) => self.standing(Filter::Hero),
            BattleEffect::Slay(Victims::Strongest) => self.strongest(),
            BattleEffect::Slay(Victims::Exhausted) => {
                table.party.select(|m| m.card.is_hero() && strength(table, m) <= 0)
            }
            BattleEffect::Weaken { .. } | BattleEffect::HelpArmed(_) | BattleEffect::GainDisease(_) => {
                Slots::EMPTY
            }
        }
    }

    /// The cards of a kind that are neither thrown nor doomed.
    fn standing(&self, filter: Filter) -> Slots {
        self.table.party.select(|m| filter.matches(m.card) && !m.has(Mark::Thrown) && !m.has(Mark::Doomed))
    }

    /// The heroes with the most strength.
    fn strongest(&self) -> Slots {
        let table = &self.table;
        let heroes = self.standing(Filter::Hero);
        let most = heroes.iter().map(|slot| strength(table, table.party.at(slot))).max().unwrap_or(0);
        table.party.select(|m| m.card.is_hero() && strength(table, m) == most)
    }

    pub(crate) fn strike_question(&self, at: u8) -> Option<Question> {
        let (rank, card) = self.target();
        Some(match self.battle_effect(at)? {
            BattleEffect::Bar => Question::Member { purpose: Purpose::Bar, card },
            BattleEffect::Weaken { .. } => Question::Loss {
                hero: self.next_judged(rank, card).map(|slot| self.table.party.at(slot).card),
            },
            _ => Question::Member { purpose: Purpose::Slay, card },
        })
    }

    pub(super) fn strike_choices(&self, at: u8, out: &mut Vec<Choice>) {
        match self.battle_effect(at) {
            Some(BattleEffect::Weaken { .. }) => self.loss_choices(out),
            Some(effect) => self.members(self.victims(effect), out),
            None => {}
        }
    }

    pub(super) fn check_strike(&self, at: u8, choice: Choice) -> Check {
        match (self.battle_effect(at), choice) {
            (Some(effect @ (BattleEffect::Slay(_) | BattleEffect::Bar)), Choice::Member(slot)) => {
                self.check_member(slot, self.victims(effect))
            }
            (Some(BattleEffect::Weaken { .. }), Choice::Lose(_)) => Ok(()),
            (_, Choice::Done) => Err(Illegal::MustChoose),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    pub(super) fn answer_strike(&mut self, at: u8, choice: Choice, sink: &mut impl Sink<Event>) {
        match (self.battle_effect(at), choice) {
            (Some(BattleEffect::Weaken { attack: amount, .. }), Choice::Lose(power)) => {
                let (rank, monster) = self.target();
                let slot = self.next_judged(rank, monster).expect("a hero is asked about");
                let card = self.table.party.at(slot).card;
                self.tell(Event::HeroLost { slot, card, power, amount }, sink);
            }
            (Some(effect), Choice::Member(slot)) => {
                self.strike_on(effect, slot, sink);
                self.replace(Decision::Strike { at: at + 1 });
            }
            _ => unchecked(choice),
        }
    }

    /// The next hero who loses attack or magic attack by choice.
    fn next_judged(&self, rank: Rank, monster: CardId) -> Option<Slot> {
        next_judged(&self.table, rank, monster).map(|(slot, _)| slot)
    }

    /// Each hero loses attack or magic attack; a choice only when either fits (T-CARD-JUDGEMENT).
    fn judge(&mut self, amount: i8, sink: &mut impl Sink<Event>) -> Progress {
        let (rank, monster) = self.target();
        while let Some((slot, losses)) = next_judged(&self.table, rank, monster) {
            let Losses::Only(power) = losses else { return Progress::Waits };
            let card = self.table.party.at(slot).card;
            self.tell(Event::HeroLost { slot, card, power, amount }, sink);
        }
        Progress::Moved
    }

    /// The Diseases take their points, one after another; a choice only when both kinds have one (T-DIS-1).
    pub(super) fn advance_ailing(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let battle = self.table.turn.battle.expect("a battle is being fought");
        let taken = battle.ailing_attack + battle.ailing_magic + battle.ailing_nothing;
        if self.table.party.count(|m| m.card == DISEASE) <= taken {
            return self.done();
        }
        let (rank, monster) = self.target();
        let (attack, magic) = before_disease(&self.table, rank, monster);
        let power = match (attack >= 1, magic >= 1) {
            (true, true) => return Progress::Waits,
            (true, false) => Some(Power::Attack),
            (false, true) => Some(Power::Magic),
            (false, false) => None,
        };
        self.tell(Event::DiseaseTook { power }, sink);
        Progress::Moved
    }

    pub(super) fn loss_choices(&self, out: &mut Vec<Choice>) {
        out.extend([Power::Attack, Power::Magic].map(Choice::Lose));
    }

    pub(super) fn check_ailing(&self, choice: Choice) -> Check {
        match choice {
            Choice::Lose(power) => {
                let (rank, monster) = self.target();
                let (attack, magic) = before_disease(&self.table, rank, monster);
                let there = if power == Power::Attack { attack } else { magic };
                ensure(there >= 1, Illegal::NothingToLose { power })
            }
            Choice::Done => Err(Illegal::MustChoose),
            _ => Err(Illegal::NotTheQuestion),
        }
    }

    pub(super) fn ail(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::Lose(power) => self.tell(Event::DiseaseTook { power: Some(power) }, sink),
            _ => unchecked(choice),
        }
    }

    /// The attack value is compared with the monster's health (T-BAT-1, T-BAT-2).
    pub(super) fn compare(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let (rank, card) = self.target();
        let value = reckon(&self.table, rank, card);
        if value.wins {
            self.win(rank, card, value.total, sink);
        } else {
            self.lose(rank, card, value.total, sink);
        }
        let diseases = card.card().battle_effects().iter().map(|effect| match *effect {
            BattleEffect::GainDisease(n) => n,
            _ => 0,
        });
        self.next(Step::Bury);
        self.next(Step::Infect { cards: diseases.sum() });
        Progress::Moved
    }

    fn win(&mut self, rank: Rank, card: CardId, total: i16, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        let able = able_heroes(&self.table, rank, card);
        let heroes = || able.iter().map(|slot| self.table.party.at(slot).card);
        let spoils: List<CardId, SPOILS> =
            heroes().chain([card]).filter(|card| !card.card().spoils().is_empty()).collect();
        let (mut experience, mut sent_away) = (card.card().experience, 0);
        for effect in heroes().flat_map(|hero| hero.card().victory_effects()) {
            match *effect {
                VictoryEffect::ExperienceInRank { rank: there, experience: more } => {
                    experience += if there == rank { more } else { 0 };
                }
                VictoryEffect::ReturnMonster => sent_away += 1,
            }
        }
        self.tell(Event::Won { seat, rank, card, total, experience, spoils }, sink);
        self.done();
        if sent_away > 0 {
            self.next(Decision::SendAway { left: sent_away });
        }
        self.next(Drawing::Refill { taker: self.wins_stone(rank) });
        self.next(Decision::Spoils);
    }

    fn lose(&mut self, rank: Rank, card: CardId, total: i16, sink: &mut impl Sink<Event>) {
        // Alone, the village has lost to it, and the others do not advance because of it.
        let escapes = self.table.solo.is_some();
        self.tell(Event::Lost { seat: self.table.active, rank, card, total, escapes }, sink);
        self.done();
        if !escapes {
            self.next(Drawing::Refill { taker: false });
        }
    }

    /// Disease is gained, won or lost.
    pub(super) fn infect(&mut self, cards: u8, sink: &mut impl Sink<Event>) -> Progress {
        let seat = self.table.active;
        let cards = cards.min(DISEASE_LIMIT.saturating_sub(self.table.diseases(seat)));
        if cards > 0 {
            self.tell(Event::DiseaseGained { seat, cards }, sink);
        }
        self.done()
    }

    /// Cards marked for destruction leave after the battle (T-BAT-4).
    pub(super) fn bury(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let seat = self.table.active;
        for slot in self.table.party.select(|m| m.has(Mark::Doomed)) {
            let card = self.table.party.at(slot).card;
            self.tell(Event::Destroyed { seat, slot, card }, sink);
        }
        self.done()
    }
}
