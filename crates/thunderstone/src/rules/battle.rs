//! The battle: target, battle effects, Disease, comparison, and what follows a victory or a defeat.

use crate::Thunderstone;
use crate::card::{CardId, When};
use crate::cards::DISEASE;
use crate::effect::{Effect, Filter, Victims};
use crate::event::{Event, Power};
use crate::judgement::{Losses, next_judged};
use crate::party::{Slot, Slots, mark};
use crate::public::{DISEASE_LIMIT, SPOILS};
use crate::reckon::{able_heroes, before_disease, is_armed, reckon, strength};
use crate::state::{Step, battle_effects};
use table::{List, Progress, Sink};

impl Thunderstone {
    /// The rank and the monster of the battle being fought.
    pub(crate) fn target(&self) -> (u8, CardId) {
        let rank = self.table.turn.battle.expect("a battle is being fought").rank;
        (rank, self.table.monster(rank).expect("the monster stays to the end of the battle"))
    }

    /// The target is chosen.
    pub(crate) fn attack(&mut self, rank: u8, sink: &mut impl Sink<Event>) {
        let card = self.table.monster(rank).expect("checked: a monster stands there");
        self.tell(Event::Attacked { seat: self.table.active, rank, card }, sink);
        self.replace(Step::Compare);
        self.agenda.next(Step::Ail);
        self.agenda.next(Step::Strike { at: 0 });
    }

    /// One battle effect of the monster, or the choice it needs.
    pub(crate) fn strike(&mut self, at: u8, sink: &mut impl Sink<Event>) -> Progress {
        let (_, monster) = self.target();
        let Some(effect) = battle_effects(monster).get(usize::from(at)) else { return self.done() };
        match *effect {
            Effect::Slay(Victims::All(_) | Victims::Exhausted) => {
                for slot in self.victims(effect) {
                    self.doom(slot, sink);
                }
            }
            Effect::Slay(_) | Effect::Bar => {
                let candidates = self.table.party.distinct(self.victims(effect));
                match (candidates.len(), candidates.first()) {
                    (1, Some(only)) => self.strike_on(effect, only, sink),
                    (0, _) | (_, None) => {}
                    _ => return Progress::Waits,
                }
            }
            Effect::Weaken { strength, attack } => {
                if self.table.turn.battle.is_some_and(|battle| battle.strength == 0) {
                    self.tell(Event::HeroesWeakened { strength }, sink);
                }
                if attack != 0 && self.judge(attack, sink) == Progress::Waits {
                    return Progress::Waits;
                }
            }
            Effect::HelpArmed(attack) => self.tell(Event::ArmedHelped { attack }, sink),
            Effect::GainDisease(_) => {}
            _ => unreachable!("{} has no such battle effect", monster.card().id),
        }
        self.replace(Step::Strike { at: at + 1 })
    }

    /// A battle effect happens to the card chosen for it.
    pub(crate) fn strike_on(&mut self, effect: &Effect, slot: Slot, sink: &mut impl Sink<Event>) {
        if *effect == Effect::Bar {
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
    pub(crate) fn victims(&self, effect: &Effect) -> Slots {
        let table = &self.table;
        let (rank, monster) = self.target();
        let of = |filter: Filter| {
            table.party.select(|m| filter.matches(m.card) && !m.has(mark::THROWN | mark::DOOMED))
        };
        match *effect {
            Effect::Bar => able_heroes(table, rank, monster),
            Effect::Slay(Victims::One(filter) | Victims::All(filter)) => of(filter),
            Effect::Slay(Victims::OneUnlessArmed) if is_armed(table) => Slots::default(),
            Effect::Slay(Victims::OneUnlessArmed) => of(Filter::Hero),
            Effect::Slay(Victims::Strongest) => {
                let heroes = of(Filter::Hero);
                let most = heroes.map(|slot| strength(table, table.party.at(slot))).max().unwrap_or(0);
                table.party.select(|m| m.card.is_hero() && strength(table, m) == most)
            }
            Effect::Slay(Victims::Exhausted) => {
                table.party.select(|m| m.card.is_hero() && strength(table, m) <= 0)
            }
            _ => Slots::default(),
        }
    }

    /// The next hero who loses attack or magic attack by choice.
    pub(crate) fn next_judged(&self, rank: u8, monster: CardId) -> Option<Slot> {
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
    pub(crate) fn ail(&mut self, sink: &mut impl Sink<Event>) -> Progress {
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

    /// The attack value is compared with the monster's health (T-BAT-1, T-BAT-2).
    pub(crate) fn compare(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let seat = self.table.active;
        let (rank, card) = self.target();
        let value = reckon(&self.table, rank, card);
        let able = able_heroes(&self.table, rank, card);
        let heroes = || able.map(|slot| self.table.party.at(slot).card);
        let diseases = battle_effects(card).iter().map(|effect| match *effect {
            Effect::GainDisease(n) => n,
            _ => 0,
        });
        let infect = Step::Infect { cards: diseases.sum() };
        if !value.wins {
            // Alone, the village has lost to it, and the others do not advance because of it.
            let escapes = self.table.solo.is_some();
            self.tell(Event::Lost { seat, rank, card, total: value.total, escapes }, sink);
            self.done();
            if !escapes {
                self.agenda.next(Step::Refill { taker: false });
            }
            self.agenda.next(Step::Bury);
            self.agenda.next(infect);
            return Progress::Moved;
        }
        let spoils: List<CardId, SPOILS> =
            heroes().chain([card]).filter(|card| card.card().has(When::Spoils)).collect();
        let victory = |effect: Effect| {
            heroes().flat_map(|hero| hero.card().effects(When::Victory)).filter(move |e| **e == effect)
        };
        let sorcerers = victory(Effect::ReturnMonster).count() as u8;
        let more: u8 = heroes()
            .flat_map(|hero| hero.card().effects(When::Victory))
            .map(|effect| match *effect {
                Effect::ExperienceInRank { rank: there, experience } if there == rank => experience,
                _ => 0,
            })
            .sum();
        let experience = card.card().experience + more;
        self.tell(Event::Won { seat, rank, card, total: value.total, experience, spoils }, sink);
        self.done();
        if sorcerers > 0 {
            self.agenda.next(Step::Sorcery { left: sorcerers });
        }
        self.agenda.next(Step::Refill { taker: self.wins_stone(rank) });
        self.agenda.next(Step::Spoils);
        self.agenda.next(Step::Bury);
        self.agenda.next(infect);
        Progress::Moved
    }

    /// Disease is gained, won or lost.
    pub(crate) fn infect(&mut self, cards: u8, sink: &mut impl Sink<Event>) -> Progress {
        let seat = self.table.active;
        let cards = cards.min(DISEASE_LIMIT.saturating_sub(self.table.diseases(seat)));
        if cards > 0 {
            self.tell(Event::DiseaseGained { seat, cards }, sink);
        }
        self.done()
    }

    /// Cards marked for destruction leave after the battle (T-BAT-4).
    pub(crate) fn bury(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let seat = self.table.active;
        for slot in self.table.party.select(|m| m.has(mark::DOOMED)) {
            let card = self.table.party.at(slot).card;
            self.tell(Event::Destroyed { seat, slot, card }, sink);
        }
        self.done()
    }

    /// Spoils: with one source left that can buy, or none, go straight on; otherwise ask (T-SPOIL-1).
    pub(crate) fn spoils(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let spoils = self.table.turn.spoils;
        let mut open = spoils.iter().copied().filter(|&card| self.can_plunder(card));
        let Some(first) = open.next().or(spoils.first().copied()) else { return self.done() };
        if open.all(|card| card == first) && plunders(first).is_some() {
            self.open_spoils(first, sink);
            return Progress::Moved;
        }
        Progress::Waits
    }

    /// One card's spoils are taken now.
    pub(crate) fn open_spoils(&mut self, card: CardId, sink: &mut impl Sink<Event>) {
        self.tell(Event::SpoilsOpened { seat: self.table.active, card }, sink);
        match card.card().effects(When::Spoils).next() {
            Some(&Effect::RevealAndDestroy(cards)) => {
                self.agenda.next(Step::Sort);
                self.agenda.next(Step::Reveal { cards });
            }
            _ => self.agenda.next(Step::Plunder { source: card }),
        }
    }
}

/// What a card's spoils let one buy, when they let one buy.
pub(crate) fn plunders(card: CardId) -> Option<Filter> {
    card.card().effects(When::Spoils).find_map(|effect| match *effect {
        Effect::Spoils(filter) => Some(filter),
        _ => None,
    })
}
