//! The kinds of study that play games.

/// A kind of study.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Some bots at one table.
    Match,
    /// Everybody against everybody.
    Ladder,
    /// What the game itself makes of equal players.
    Balance,
    /// One bot with more and more time.
    Curve,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 4] = [Kind::Match, Kind::Ladder, Kind::Balance, Kind::Curve];

    /// The word on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Match => "match",
            Kind::Ladder => "ladder",
            Kind::Balance => "balance",
            Kind::Curve => "curve",
        }
    }

    /// The default number of games of a contest.
    pub(crate) const fn default_games(self) -> u64 {
        match self {
            Kind::Balance => 1_000,
            _ => 100,
        }
    }
}
