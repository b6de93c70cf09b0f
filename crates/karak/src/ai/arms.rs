//! What a hero brings to a battle, as a quick estimate. The exact odds are in [`super::Odds`].

use crate::components::Components;
use crate::content::{Hero, Item, Unit};
use crate::public::Player;

/// A hero's attack: what is sure, and mean and spread of the dice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arms {
    sure: f32,
    mean: f32,
    spread: f32,
    rerolls: bool,
}

impl Arms {
    /// Everything the player could bring, Fireballs included.
    pub fn of(figures: &Components, player: &Player) -> Arms {
        let (mut mean, mut variance) = moments(&figures.hero_die);
        for unit in Unit::ALL {
            let count = f32::from(player.units[unit.index()]);
            if count > 0.0 {
                let (die_mean, die_variance) = moments(&figures.unit_dice[unit.index()]);
                mean += count * die_mean;
                variance += count * die_variance;
            }
        }
        Arms {
            sure: f32::from(player.weapons() + player.carried(Item::Fireball)),
            mean,
            spread: libm::sqrtf(variance).max(0.1),
            rerolls: matches!(player.hero, Some(Hero::Horan | Hero::Elspeth)),
        }
    }

    /// The attack to be expected.
    pub fn expected(&self) -> f32 {
        self.sure + self.mean
    }

    /// About how likely an attack of at least this strength is.
    pub fn chance(&self, strength: u8) -> f32 {
        let needed = f32::from(strength) - self.sure;
        if needed <= 0.0 {
            return 1.0;
        }
        // The logistic curve lies within 0.01 of the normal one.
        let once = logistic(1.702 * (self.mean - needed + 0.5) / self.spread);
        if self.rerolls { once + (1.0 - once) * once * 0.8 } else { once }
    }
}

/// Mean and variance of the swords of a die.
fn moments(die: &[i8; 6]) -> (f32, f32) {
    let (mut sum, mut squares) = (0.0, 0.0);
    for &face in die {
        let swords = f32::from(face.max(0));
        sum += swords;
        squares += swords * swords;
    }
    let mean = sum / 6.0;
    (mean, squares / 6.0 - mean * mean)
}

/// The logistic curve.
pub(super) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-x))
}

#[cfg(test)]
mod tests {
    use super::super::Odds;
    use super::*;

    #[test]
    fn the_estimate_is_close_to_the_exact_odds() {
        let figures = Components::shipped();
        let mut player = Player::NEW;
        for units in [[2, 1, 1, 0, 0, 0], [4, 2, 3, 0, 0, 1], [0, 0, 6, 3, 0, 0]] {
            player.units = units;
            let (arms, odds) = (Arms::of(&figures, &player), Odds::of(&figures, &units));
            for strength in 1..16 {
                let (estimate, exact) = (arms.chance(strength), odds.at_least(strength));
                assert!((estimate - exact).abs() < 0.08, "{units:?} {strength}: {estimate} for {exact}");
            }
            assert!((arms.expected() - odds.mean()).abs() < 1e-3);
        }
    }
}
