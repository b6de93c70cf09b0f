//! Hours in which somebody wants to hear nothing.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

const MINUTE: i64 = 60_000;
const DAY: i64 = 1_440;

/// Hours in which somebody wants to hear nothing, every day. They may go over midnight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// From this minute of the day.
    #[schema(minimum = 0, maximum = 1439)]
    pub from: u16,
    /// Until this minute of the day, which is not part of it. The same minute twice is no time at all.
    #[schema(minimum = 0, maximum = 1439)]
    pub to: u16,
    /// How many minutes the person's clock is ahead of UTC.
    #[schema(minimum = -840, maximum = 840)]
    pub offset: i16,
}

impl Quiet {
    /// Whether there are such hours on a clock.
    pub fn is_sensible(self) -> bool {
        i64::from(self.from) < DAY && i64::from(self.to) < DAY && (-840..=840).contains(&self.offset)
    }

    /// When the quiet ends, if it is quiet at this time; both in milliseconds since 1970.
    pub fn until(self, now: i64) -> Option<i64> {
        let minute = now.div_euclid(MINUTE);
        let here = (minute + i64::from(self.offset)).rem_euclid(DAY);
        let long = (i64::from(self.to) - i64::from(self.from)).rem_euclid(DAY);
        let since = (here - i64::from(self.from)).rem_euclid(DAY);
        (since < long).then(|| (minute + long - since) * MINUTE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * MINUTE;

    #[test]
    fn quiet_hours_go_over_midnight_and_follow_the_persons_clock() {
        let night = Quiet { from: 22 * 60, to: 7 * 60, offset: 120 };
        assert_eq!(night.until(20 * HOUR), Some(29 * HOUR), "it is 22:00 there");
        assert_eq!(night.until(20 * HOUR - 1), None);
        assert_eq!(night.until(29 * HOUR - 1), Some(29 * HOUR));
        assert_eq!(night.until(29 * HOUR), None, "it is 07:00 there");
    }

    #[test]
    fn quiet_hours_within_a_day_and_none_at_all() {
        let noon = Quiet { from: 720, to: 780, offset: -60 };
        assert_eq!(noon.until(13 * HOUR), Some(14 * HOUR));
        assert_eq!(noon.until(12 * HOUR), None);
        assert_eq!(Quiet { from: 5, to: 5, offset: 0 }.until(5 * MINUTE), None);
    }
}
