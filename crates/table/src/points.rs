//! Points as games count them: decimal numbers without rounding.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Mul, Sub};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A number of points, exact to a hundredth. In JSON it is a plain number, such as `4.5`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
#[repr(Rust, packed(2))] // An ending takes 4 bytes less, and with it every event.
pub struct Points {
    hundredths: i32,
}

impl Points {
    /// No points.
    pub const ZERO: Points = Points { hundredths: 0 };

    /// A whole number of points.
    pub const fn new(points: i32) -> Points {
        Points { hundredths: points * 100 }
    }

    /// So many hundredths of a point.
    pub const fn from_hundredths(hundredths: i32) -> Points {
        Points { hundredths }
    }

    /// How many hundredths they are.
    pub const fn hundredths(self) -> i32 {
        self.hundredths
    }

    /// The number of points when it is whole.
    pub const fn whole(self) -> Option<i32> {
        if self.hundredths % 100 == 0 { Some(self.hundredths / 100) } else { None }
    }

    /// For statistics and estimates.
    pub fn as_f32(self) -> f32 {
        self.hundredths as f32 / 100.0
    }

    /// For statistics and estimates.
    pub fn as_f64(self) -> f64 {
        f64::from(self.hundredths) / 100.0
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points { hundredths: self.hundredths + other.hundredths }
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points { hundredths: self.hundredths - other.hundredths }
    }
}

impl Mul<i32> for Points {
    type Output = Points;
    fn mul(self, times: i32) -> Points {
        Points { hundredths: self.hundredths * times }
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(all: I) -> Points {
        all.fold(Points::ZERO, Points::add)
    }
}

/// `4`, `4.5`, `-0.25`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.hundredths < 0 { "-" } else { "" };
        let (whole, part) = (self.hundredths.unsigned_abs() / 100, self.hundredths.unsigned_abs() % 100);
        match part {
            0 => write!(f, "{sign}{whole}"),
            _ if part % 10 == 0 => write!(f, "{sign}{whole}.{}", part / 10),
            _ => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.whole() {
            Some(whole) => serializer.serialize_i32(whole),
            None => serializer.serialize_f64(self.as_f64()),
        }
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reading)
    }
}

struct Reading;

impl Visitor<'_> for Reading {
    type Value = Points;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of points with at most two decimal places")
    }

    fn visit_i64<E: Error>(self, points: i64) -> Result<Points, E> {
        self.visit_f64(points as f64)
    }

    fn visit_u64<E: Error>(self, points: u64) -> Result<Points, E> {
        self.visit_f64(points as f64)
    }

    fn visit_f64<E: Error>(self, points: f64) -> Result<Points, E> {
        let read = Points::from_hundredths(libm::round(points * 100.0) as i32);
        if (read.as_f64() - points).abs() < 1e-9 {
            Ok(read)
        } else {
            Err(E::invalid_value(serde::de::Unexpected::Float(points), &self))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_plain_numbers_in_json() {
        for (hundredths, text) in [(400, "4"), (450, "4.5"), (-25, "-0.25"), (1_005, "10.05"), (0, "0")] {
            let points = Points::from_hundredths(hundredths);
            assert_eq!(points.to_string(), text);
            assert_eq!(serde_json::to_string(&points).expect("it is JSON"), text);
            assert_eq!(serde_json::from_str::<Points>(text).expect("and back"), points);
        }
    }

    #[test]
    fn other_numbers_are_refused() {
        for text in ["4.125", "1e12", "-9999999999999", "\"4\"", "null"] {
            assert!(serde_json::from_str::<Points>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn points_are_added_without_rounding() {
        let half = Points::from_hundredths(50);
        assert_eq!([half; 3].into_iter().sum::<Points>(), Points::new(1) + half);
        assert_eq!((half * 9 - Points::new(4), (half * 9).whole(), half.as_f32()), (half, None, 0.5));
    }
}
