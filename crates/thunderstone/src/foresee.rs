//! What a player may be told beforehand: what every monster of the hall would cost, whether it would fall, how the party
//! is best prepared for it, and what the hand is worth in the Village.

use crate::Thunderstone;
use crate::card::CardId;
use crate::choice::Choice;
use crate::explain::{Explanation, explain_attack};
use crate::hands::{arrangements, preparations};
use crate::public::{Place, Table};
use crate::ranks::Rank;
use crate::reckon::Reckoning;
use crate::state::Decision;
use alloc::vec;
use alloc::vec::Vec;
use serde::Serialize;
use table::{Foresee, Game, Input, Pending, Seat};

/// What a player may be told beforehand of an attack on each monster of the hall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forecast {
    /// Which cards attack.
    pub with: With,
    /// An attack on each monster, the nearest rank first.
    pub attacks: Vec<Explanation>,
    /// The monster to attack for a victory with the most to spare, or else for the least that is missing, with the best
    /// preparation.
    pub best: Option<Rank>,
    /// While the party prepares: how an attack becomes better than it is now, the nearest rank first.
    pub plans: Vec<Plan>,
    /// What the hand is worth in the Village, when that is where it could go now.
    pub village: Option<Village>,
}

/// How the party is prepared best for an attack: as well as the engine's own choices allow without giving a card up, a
/// Disease apart; what would be drawn is not foreseen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plan {
    /// The rank of the monster that it is for.
    pub rank: Rank,
    /// The attack then, after the monster's battle effects.
    pub after: Reckoning,
    /// The choices that lead there, which can be sent together.
    pub steps: Vec<Choice>,
}

/// What a hand is worth in the Village.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Village {
    /// The gold to spend there before any effect.
    pub gold: u8,
    /// What can be bought at once.
    pub purchases: Vec<Purchase>,
}

/// A purchase that is made by going to the Village.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Purchase {
    /// The card that is bought.
    pub card: CardId,
    /// The choices that lead there, which can be sent together.
    pub steps: Vec<Choice>,
}

/// Which cards attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum With {
    /// The party in the Dungeon, as it stands.
    Party,
    /// The player's own hand, if it entered the Dungeon now. Against each monster it is arranged as well as the
    /// engine's own choices allow without giving a card up, a Disease apart; what would be drawn is not foreseen. The
    /// slots count the cards of the hand.
    Hand,
}

/// How good an attack on a monster is.
fn worth(can_be_attacked: bool, after: &Reckoning) -> (bool, i16) {
    (can_be_attacked && after.wins, after.total)
}

impl Forecast {
    fn of(with: With, attacks: Vec<Explanation>) -> Option<Forecast> {
        let told = Forecast { with, attacks, best: None, plans: Vec::new(), village: None };
        (!told.attacks.is_empty()).then(|| told.with_best())
    }

    /// With the best target, the plans counted.
    fn with_best(mut self) -> Forecast {
        let planned = |rank| self.plans.iter().find(|plan| plan.rank == rank).map(|plan| plan.after);
        let best = self.attacks.iter().filter_map(|one| {
            let plan = planned(one.rank);
            let after = plan.unwrap_or(one.after);
            let possible = one.can_be_attacked || plan.is_some();
            possible.then_some((one.rank, (after.wins, after.total - i16::from(after.health))))
        });
        // The nearest of equals.
        self.best = best.rev().max_by_key(|&(_, worth)| worth).map(|(rank, _)| rank);
        self
    }
}

impl Foresee for Thunderstone {
    type Forecast = Forecast;

    /// Players are told about the party while it is their turn in the Dungeon, and about their own hand at any other time.
    fn forecast(&self, seat: Seat) -> Option<Forecast> {
        if seat.number() >= self.table.seats {
            return None;
        }
        let told = of_hand(&self.table, seat, self.hand(seat));
        if self.table.active != seat {
            return told;
        }
        match self.decision() {
            Some(Decision::Prepare) => told.map(|told| self.with_plans(told)),
            Some(Decision::Place) => self.with_village(told),
            _ => told,
        }
    }

    /// The party lies open, so everybody may reckon with it.
    fn forecast_for_all(&self) -> Option<Forecast> {
        of_party(&self.table)
    }
}

impl Thunderstone {
    /// How the party that stands there would attack better.
    fn with_plans(&self, told: Forecast) -> Forecast {
        if told.with != With::Party {
            return told;
        }
        let ways: Vec<(Table, Vec<Choice>)> = preparations(&self.table)
            .into_iter()
            .map(|way| (in_hall_of(&self.table, &way.table), way.steps))
            .collect();
        let plan = |now: &Explanation| {
            let better = ways.iter().filter_map(|(way, steps)| {
                let then = explain_attack(way, now.rank)?;
                Some((worth(then.can_be_attacked, &then.after), then, steps))
            });
            // Of equals the one with the fewest steps.
            let best = better.reduce(|best, next| {
                let shorter = next.0 == best.0 && next.2.len() < best.2.len();
                if next.0 > best.0 || shorter { next } else { best }
            });
            let (worth_then, then, steps) = best?;
            let steps = self.possible(steps);
            let improves = then.can_be_attacked && worth_then > worth(now.can_be_attacked, &now.after);
            (improves && !steps.is_empty()).then_some(Plan { rank: now.rank, after: then.after, steps })
        };
        let plans = told.attacks.iter().filter_map(plan).collect();
        Forecast { plans, ..told }.with_best()
    }

    /// As many of these steps as follow one another in this game without chance.
    fn possible(&self, steps: &[Choice]) -> Vec<Choice> {
        let (mut game, seat) = (self.clone(), self.table.active);
        let mut taken = Vec::new();
        for &choice in steps {
            let asked = matches!(game.pending(), Pending::Player { seat: asked, .. } if asked == seat);
            if !asked || game.check(&choice).is_err() {
                break;
            }
            game.apply(&Input::Choice { seat, choice }, &mut ());
            taken.push(choice);
        }
        taken
    }

    /// What the hand could buy if it went to the Village now.
    fn with_village(&self, told: Option<Forecast>) -> Option<Forecast> {
        let (seat, go) = (self.table.active, Choice::Go(Place::Village));
        if self.check(&go).is_err() {
            return told;
        }
        let mut there = self.clone();
        there.apply(&Input::Choice { seat, choice: go }, &mut ());
        let mut choices = Vec::new();
        if there.decision() == Some(Decision::Prepare) {
            there.choices(&mut choices);
        }
        let purchases = choices.into_iter().filter_map(|choice| match choice {
            Choice::Buy(card) => Some(Purchase { card, steps: vec![go, choice] }),
            _ => None,
        });
        let gold = self.hand(seat).iter().map(|card| card.card().gold.unwrap_or(0)).sum();
        let village = Some(Village { gold, purchases: purchases.collect() });
        let nothing =
            Forecast { with: With::Hand, attacks: Vec::new(), best: None, plans: Vec::new(), village: None };
        Some(Forecast { village, ..told.unwrap_or(nothing) })
    }
}

/// A party as it would stand in the hall of another table.
fn in_hall_of(table: &Table, party: &Table) -> Table {
    let mut way = party.clone();
    (way.hall, way.rules) = (table.hall, table.rules);
    way
}

/// What the player who holds this hand is told.
pub(crate) fn of_hand(table: &Table, seat: Seat, hand: &[CardId]) -> Option<Forecast> {
    if table.over {
        return None;
    }
    if table.active == seat && table.turn.place == Some(Place::Dungeon) {
        return of_party(table);
    }
    let attacks = if hand.is_empty() { Vec::new() } else { attacks(table, &arrangements(hand, false)) };
    Forecast::of(With::Hand, attacks)
}

/// What everybody is told.
pub(crate) fn of_party(table: &Table) -> Option<Forecast> {
    if table.over || table.turn.place != Some(Place::Dungeon) {
        return None;
    }
    let attacks = attacks(table, core::slice::from_ref(table));
    Forecast::of(With::Party, attacks)
}

/// The best attack on each monster of the hall among several ways to stand.
fn attacks(table: &Table, ways: &[Table]) -> Vec<Explanation> {
    let worth = |one: &Explanation| worth(one.can_be_attacked, &one.after);
    let best = |rank| {
        let explained = ways.iter().filter_map(|way| explain_attack(&in_hall_of(table, way), rank));
        // The first of equals: the hand with the least done to it.
        explained.reduce(|best, next| if worth(&next) > worth(&best) { next } else { best })
    };
    Rank::ALL.into_iter().filter_map(best).collect()
}
