//! The exact odds of a battle: how likely each number of swords is.

use crate::components::{Components, MAX_DICE, MAX_SWORDS};
use crate::content::Unit;

/// The most swords any roll can show.
const MOST: usize = MAX_SWORDS as usize * (MAX_DICE + 1);

/// The probabilities of the swords a roll shows.
#[derive(Clone, Debug)]
pub struct Odds {
    chances: [f32; MOST + 1],
    most: usize,
}

impl Odds {
    /// The odds of rolling nothing.
    pub fn none() -> Odds {
        let mut chances = [0.0; MOST + 1];
        chances[0] = 1.0;
        Odds { chances, most: 0 }
    }

    /// The odds of the hero die with so many dice of each unit. Skulls and blanks count 0 swords.
    pub fn of(components: &Components, units: &[u8; Unit::ALL.len()]) -> Odds {
        let mut odds = Odds::none();
        odds.add(&components.hero_die);
        for unit in Unit::ALL {
            for _ in 0..units[unit.index()] {
                odds.add(&components.unit_dice[unit.index()]);
            }
        }
        odds
    }

    /// Adds one die. Dice beyond what a battle can see are ignored.
    pub fn add(&mut self, die: &[i8; 6]) {
        let highest = die.iter().map(|&face| face.max(0) as usize).max().unwrap_or(0);
        if self.most + highest > MOST {
            return;
        }
        let mut next = [0.0; MOST + 1];
        for (swords, chance) in self.chances[..=self.most].iter().enumerate() {
            for &face in die {
                next[swords + face.max(0) as usize] += chance / 6.0;
            }
        }
        self.most += highest;
        self.chances = next;
    }

    /// How likely at least so many swords are.
    pub fn at_least(&self, swords: u8) -> f32 {
        self.chances[usize::from(swords).min(MOST)..].iter().sum()
    }

    /// The mean number of swords.
    pub fn mean(&self) -> f32 {
        self.chances.iter().enumerate().map(|(swords, chance)| swords as f32 * chance).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hero_alone_shows_what_the_die_shows() {
        let components = Components::shipped();
        let odds = Odds::of(&components, &[0; 6]);
        assert_eq!(odds.at_least(0), 1.0);
        assert!((odds.at_least(1) - 4.0 / 6.0).abs() < 1e-6);
        assert!((odds.at_least(3) - 1.0 / 6.0).abs() < 1e-6);
        assert_eq!(odds.at_least(4), 0.0);
        assert!((odds.mean() - 7.0 / 6.0).abs() < 1e-5);
    }

    #[test]
    fn odds_agree_with_counting_every_roll() {
        let components = Components::shipped();
        let odds = Odds::of(&components, &[1, 0, 1, 0, 0, 0]);
        let (hero, knight, mage) = (components.hero_die, components.unit_dice[0], components.unit_dice[2]);
        let mut wins = 0;
        for h in hero {
            for k in knight {
                for m in mage {
                    wins += u32::from(h.max(0) + k.max(0) + m.max(0) >= 4);
                }
            }
        }
        assert!((odds.at_least(4) - wins as f32 / 216.0).abs() < 1e-5);
    }
}
