//! A share of games with its interval.

/// The 97.5 % point of the normal distribution.
pub const Z: f64 = 1.959_963_984_540_054;

/// How much of something was won, out of how many games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Share {
    /// What was won; a shared victory is a part of a win.
    pub wins: f64,
    /// Out of so many.
    pub games: f64,
}

impl Share {
    /// Adds one game.
    pub fn add(&mut self, won: f64) {
        self.wins += won;
        self.games += 1.0;
    }

    /// The share, 0 when nothing was played.
    pub fn value(&self) -> f64 {
        if self.games > 0.0 { self.wins / self.games } else { 0.0 }
    }

    /// The 95 % interval after Wilson; everything is possible when nothing was played.
    pub fn interval(&self) -> (f64, f64) {
        if self.games <= 0.0 {
            return (0.0, 1.0);
        }
        let (n, share, z2) = (self.games, self.value(), Z * Z);
        let centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
        ((centre - half).max(0.0), (centre + half).min(1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interval(wins: f64, games: f64) -> (f64, f64) {
        let (low, high) = Share { wins, games }.interval();
        ((low * 1e4).round() / 1e4, (high * 1e4).round() / 1e4)
    }

    /// Newcombe, Statistics in Medicine 17 (1998), table I: the score method without continuity correction.
    #[test]
    fn intervals_are_those_of_the_literature() {
        assert_eq!(interval(81.0, 263.0), (0.2553, 0.3662));
        assert_eq!(interval(15.0, 148.0), (0.0624, 0.1605));
        assert_eq!(interval(0.0, 20.0), (0.0, 0.1611));
        assert_eq!(interval(1.0, 29.0), (0.0061, 0.1718));
    }

    #[test]
    fn nothing_played_says_nothing() {
        assert_eq!(Share::default().interval(), (0.0, 1.0));
        assert_eq!(Share::default().value(), 0.0);
    }
}
