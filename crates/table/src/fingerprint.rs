//! A stable 64-bit fingerprint of a state, the same on every machine.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::{Hash, Hasher};
use xxhash_rust::xxh3::Xxh3;

/// A state's fingerprint. Equal states have equal fingerprints; it is no secret and no signature.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Fingerprint(pub u64);

impl Fingerprint {
    /// The fingerprint of anything hashable.
    pub fn of(state: &impl Hash) -> Fingerprint {
        let mut hasher = Stable(Xxh3::new());
        state.hash(&mut hasher);
        Fingerprint(hasher.finish())
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

/// A hasher that does not depend on the machine's word size or byte order.
struct Stable(Xxh3);

macro_rules! little_endian {
    ($($name:ident: $type:ty as $wide:ty),*) => { $(
        fn $name(&mut self, value: $type) { self.0.update(&(value as $wide).to_le_bytes()); }
    )* };
}

impl Hasher for Stable {
    fn finish(&self) -> u64 {
        self.0.digest()
    }
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }
    little_endian! {
        write_u8: u8 as u8, write_u16: u16 as u16, write_u32: u32 as u32, write_u64: u64 as u64,
        write_i8: i8 as i8, write_i16: i16 as i16, write_i32: i32 as i32, write_i64: i64 as i64,
        write_usize: usize as u64, write_isize: isize as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_the_same_for_ever() {
        assert_eq!(
            Fingerprint::of(&(1u8, 2u32, "x")).to_string(),
            Fingerprint::of(&(1u8, 2u32, "x")).to_string()
        );
        assert_eq!(Fingerprint::of(&7u64).to_string(), "81671e58d6b596af".to_owned());
    }

    #[test]
    fn only_sixteen_digits_are_read_back() {
        let print = Fingerprint(0xab);
        assert_eq!(Fingerprint::try_from(String::from(print)), Ok(print));
        assert!(Fingerprint::try_from("ab".to_owned()).is_err());
        assert!(Fingerprint::try_from("zzzzzzzzzzzzzzzz".to_owned()).is_err());
    }
}
