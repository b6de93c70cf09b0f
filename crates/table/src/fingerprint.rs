//! The fingerprint of a game after an input: a chain over what happened, which only a rule can change.
//!
//! It covers what was told to one player alone, so nobody gets it before the game is over.

use crate::encode::{Encode, Encoder};
use crate::{Audience, Ending, Game, Input, InputOf, Pending, PendingOf, Seat, SeatSet, Told};
use serde::{Deserialize, Serialize};
use std::fmt;
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
        self.0.encode(out);
    }
    fn is_missing(&self) -> bool {
        self.0 == 0
    }
}

/// A number with a bit for each seat, seat 0 the lowest.
impl Encode for SeatSet {
    fn encode(&self, out: &mut Encoder) {
        self.iter().map(|seat| 1u64 << seat.0).sum::<u64>().encode(out);
    }
    fn is_missing(&self) -> bool {
        self.is_empty()
    }
}

impl Encode for Ending {
    fn encode(&self, out: &mut Encoder) {
        out.field(1, &self.winners);
        out.field(2, &self.half_points);
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

    #[test]
    fn what_is_told_is_encoded_with_its_audience() {
        let bytes = |to: Audience| {
            let mut out = Encoder::default();
            to.encode(&mut out);
            out.bytes().to_vec()
        };
        assert_eq!(bytes(Audience::All), [1, 0]);
        assert_eq!(bytes(Audience::Only(Seat(0))), [2, 0]);
        assert_eq!(bytes(Audience::Except(Seat(3))), [3, 1, 3, 0]);
    }

    #[test]
    fn an_ending_does_not_depend_on_how_many_seats_there_could_be() {
        let mut half_points = [0; crate::MAX_SEATS];
        half_points[..2].copy_from_slice(&[9, -1]);
        let mut out = Encoder::default();
        Ending { winners: [Seat(0)].into_iter().collect(), half_points }.encode(&mut out);
        assert_eq!(out.bytes(), [1, 1, 2, 2, 18, 1, 0]);
    }

    #[test]
    fn only_sixteen_digits_are_read_back() {
        let print = Fingerprint(0xab);
        assert_eq!(Fingerprint::try_from(String::from(print)), Ok(print));
        assert!(Fingerprint::try_from("ab".to_owned()).is_err());
        assert!(Fingerprint::try_from("zzzzzzzzzzzzzzzz".to_owned()).is_err());
    }
}
