//! The time at which something happens, as the driver of a host hands it in.

/// The time at which something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// The time of day, in milliseconds since 1970. It is shown and nothing else: somebody may set it.
    pub wall: i64,
    /// What the clocks of the players count, in milliseconds. It never goes back, and stands still while there is no
    /// server.
    pub time: i64,
}

impl From<i64> for Now {
    /// A day on which both are the same, as when a journal is read.
    fn from(at: i64) -> Now {
        Now { wall: at, time: at }
    }
}
