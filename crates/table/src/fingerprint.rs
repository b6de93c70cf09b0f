//! The fingerprint of a game after an input: a chain over what happened, which only a rule can change.
//!
//! It covers what was told to one player alone, so nobody gets it before the game is over.

use crate::encode::{Encode, Encoder};
use crate::{Audience, Ending, Game, Input, InputOf, MAX_SEATS, Pending, PendingOf, Seat, SeatSet, Told};
use alloc::format;
use alloc::string::String;
use alloc::string::ToString;
use core::fmt;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

/// What every chain begins with.
const CHAIN: &[u8] = b"emberhall chain 1";

/// A fingerprint: 64 bits, the same on every machine. It finds what has changed; it is no signature.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Fingerprint(pub u64);

impl Fingerprint {
    /// The fingerprint of a game before its first input.
    pub fn of_start<G: Game>(game: &G) -> Fingerprint {
        let mut out = Encoder::new(CHAIN);
        G::ID.as_bytes().encode(&mut out);
        game.rules().encode(&mut out);
        game.seats().encode(&mut out);
        encode_pending::<G>(&game.pending(), &mut out);
        Fingerprint(xxh3_64(out.bytes()))
    }

    /// The fingerprint after one more input: `self` is the one before it, `game` the state it led to.
    #[must_use]
    pub fn then<G: Game>(self, input: &InputOf<G>, told: &[Told<G::Event>], game: &G) -> Fingerprint {
        let mut out = Encoder::new(&self.0.to_le_bytes());
        match input {
            Input::Choice { seat, choice } => {
                out.number(1);
                seat.encode(&mut out);
                choice.encode(&mut out);
            }
            Input::Chance(outcome) => {
                out.number(2);
                outcome.encode(&mut out);
            }
        }
        out.number(told.len() as u64);
        for Told { to, event } in told {
            to.encode(&mut out);
            event.encode(&mut out);
        }
        encode_pending::<G>(&game.pending(), &mut out);
        Fingerprint(xxh3_64(out.bytes()))
    }
}

fn encode_pending<G: Game>(pending: &PendingOf<G>, out: &mut Encoder) {
    match pending {
        Pending::Player { seat, question } => {
            out.number(1);
            seat.encode(out);
            question.encode(out);
        }
        Pending::Chance(chance) => {
            out.number(2);
            chance.encode(out);
        }
        Pending::Over(ending) => {
            out.number(3);
            ending.encode(out);
        }
    }
}

crate::codes! { Audience {
    1 All
    2 Only(1)
    3 Except(1)
} }

impl Encode for Seat {
    fn encode(&self, out: &mut Encoder) {
        self.number().encode(out);
    }
    fn is_missing(&self) -> bool {
        self.number() == 0
    }
}

/// A number with a bit for each seat, seat 0 the lowest.
impl Encode for SeatSet {
    fn encode(&self, out: &mut Encoder) {
        self.iter().map(|seat| 1u64 << seat.number()).sum::<u64>().encode(out);
    }
    fn is_missing(&self) -> bool {
        self.is_empty()
    }
}

impl Encode for Ending {
    fn encode(&self, out: &mut Encoder) {
        // Halves came first; hundredths that make no half follow apart, so that what was written stays as it is.
        let (mut halves, mut rest) = ([0; MAX_SEATS], [0; MAX_SEATS]);
        for (seat, points) in self.points.iter().enumerate() {
            (halves[seat], rest[seat]) = (points.hundredths() / 50, points.hundredths() % 50);
        }
        out.field(1, &self.winners);
        out.field(2, &halves);
        out.field(3, &rest);
        out.end();
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl From<Fingerprint> for String {
    fn from(print: Fingerprint) -> String {
        print.to_string()
    }
}

impl TryFrom<String> for Fingerprint {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        match u64::from_str_radix(&text, 16) {
            Ok(print) if text.len() == 16 => Ok(Fingerprint(print)),
            _ => Err(format!("a fingerprint has 16 hexadecimal digits, not {text:?}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Points;

    #[test]
    fn what_is_told_is_encoded_with_its_audience() {
        let bytes = |to: Audience| {
            let mut out = Encoder::default();
            to.encode(&mut out);
            out.bytes().to_vec()
        };
        assert_eq!(bytes(Audience::All), [1, 0]);
        assert_eq!(bytes(Audience::Only(Seat::new(0))), [2, 0]);
        assert_eq!(bytes(Audience::Except(Seat::new(3))), [3, 1, 3, 0]);
    }

    #[test]
    fn an_ending_does_not_depend_on_how_many_seats_there_could_be() {
        let bytes = |hundredths: &[i32]| {
            let points = hundredths.iter().copied().map(Points::from_hundredths).collect();
            let mut out = Encoder::default();
            Ending { winners: [Seat::new(0)].into_iter().collect(), points }.encode(&mut out);
            out.bytes().to_vec()
        };
        assert_eq!(bytes(&[450, -50]), [1, 1, 2, 2, 18, 1, 0]);
        assert_eq!(bytes(&[450, -50, 0, 0]), bytes(&[450, -50]));
        assert_eq!(bytes(&[475, 0]), [1, 1, 2, 1, 18, 3, 1, 50, 0]);
    }

    #[test]
    fn only_sixteen_digits_are_read_back() {
        let print = Fingerprint(0xab);
        assert_eq!(Fingerprint::try_from(String::from(print)), Ok(print));
        assert!(Fingerprint::try_from("ab".to_owned()).is_err());
        assert!(Fingerprint::try_from("zzzzzzzzzzzzzzzz".to_owned()).is_err());
    }
}
