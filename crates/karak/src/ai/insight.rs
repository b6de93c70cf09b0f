//! Karak 2 judged: who is ahead, and what is worth trying.

use super::arms::Arms;
use super::features::{FEATURE_NAMES, FEATURES, battle_odds, features, phase};
use super::promise::promise;
use super::weights::{EARLY, LATE};
use crate::choice::Choice;
use crate::content::{Monster, Reward};
use crate::public::{ARCHSTONE, LARGE_STONE, SMALL_STONE};
use crate::state::Karak;
use alloc::vec::Vec;
use table::{Features, Game, Insight, Pending, PerSeat, Points, Rng, Seat, score, softmax};

impl Insight for Karak {
    fn outlook(&self) -> PerSeat<f32> {
        if let Some(ending) = &self.table.ending {
            return ending.shares();
        }
        let mut shares = self.by_features();
        // A battle with the General either ends the game or does not.
        if let Some(battle) = self.table.battle.as_ref().filter(|battle| battle.general) {
            let odds = battle_odds(self, battle, &Arms::of(&self.figures, self.me()));
            let won = self.ending_with_archstone(self.table.active).shares();
            for (share, won) in shares.iter_mut().zip(&won) {
                *share += (won - *share) * odds;
            }
        }
        shares
    }

    fn promise(&self, choices: &[Choice], out: &mut Vec<f32>) {
        match self.pending() {
            Pending::Player { question, .. } => promise(self, question, choices, out),
            _ => out.extend(choices.iter().map(|_| 1.0)),
        }
    }

    fn turns(&self) -> u32 {
        let seats = self.seats();
        let place = (self.table.active.number() + seats - self.table.first.number()) % seats;
        u32::from(self.table.round) * u32::from(seats) + u32::from(place)
    }

    fn purposeful(&self, rng: &mut impl Rng) -> Choice {
        super::purposeful(self, rng)
    }
}

impl Features for Karak {
    type Values = [f32; FEATURES];

    const NAMES: &'static [&'static str] = &FEATURE_NAMES;
    const BAD: &'static [&'static str] =
        &["one life", "unconscious", "plague", "battle lost", "wounds to come", "units to lose"];
    const EITHER: &'static [&'static str] =
        &["to move", "Horan", "Taia", "Lorraine", "Xanros", "Elspeth", "Darius"];
    const DECAY: f32 = 3e-4;
    const PHASES: [&'static str; 2] = ["While the landscape is unknown.", "When all of it is explored."];

    fn features(&self, seat: Seat) -> [f32; FEATURES] {
        features(self, seat)
    }

    fn phase(&self) -> f32 {
        phase(self)
    }

    fn is_decided(&self) -> bool {
        let open = self.outlook().iter().all(|share| *share > 0.0);
        let general = self.table.battle.as_ref().is_some_and(|battle| battle.general);
        !open || general
    }
}

impl Karak {
    /// The shares by the fitted weights; nothing for whom no stone on the table can bring level any more.
    fn by_features(&self) -> PerSeat<f32> {
        let late = phase(self);
        let left = stones_left(self) + ARCHSTONE;
        let points = |seat: Seat| self.table.player(seat).points();
        let most = Seat::all(self.seats()).map(points).max().unwrap_or_default();
        let open = Seat::all(self.seats()).filter(|&seat| points(seat) + left >= most);
        softmax(self.seats(), open.map(|seat| (seat, score(&features(self, seat), &EARLY, &LATE, late))), 0.0)
    }
}

/// Points of the Soul Stones that nobody has yet, the Archstone apart.
fn stones_left(game: &Karak) -> Points {
    let counts = |monster: Monster| match game.figures.armies[monster.index()].reward {
        Reward::SmallStone => SMALL_STONE,
        Reward::LargeStone => LARGE_STONE,
        _ => Points::ZERO,
    };
    let waiting = |monster: Monster| {
        let army = game.figures.armies[monster.index()];
        i32::from(army.count.saturating_sub(game.table.defeated[monster.index()]))
    };
    Monster::ALL.into_iter().map(|monster| counts(monster) * waiting(monster)).sum()
}
