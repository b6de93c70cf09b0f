//! How a game's words are written for the [fingerprint](crate::Fingerprint): by numbers that are never used again.
//!
//! Names, the order of variants and fields, and the layout in memory do not count, so they may change for ever. The
//! form of the bytes is described in `docs/game-file.md` of the project.

use crate::List;
use alloc::vec::Vec;

/// Collects the bytes of one input.
#[derive(Clone, Default, Debug)]
pub struct Encoder {
    bytes: Vec<u8>,
}

impl Encoder {
    /// Begins with these bytes.
    pub fn new(first: &[u8]) -> Encoder {
        let mut bytes = Vec::with_capacity(128);
        bytes.extend_from_slice(first);
        Encoder { bytes }
    }

    /// Appends a number: seven bits a byte, the lowest first, the highest bit set on all bytes but the last.
    pub fn number(&mut self, mut number: u64) {
        while number > 0x7f {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    /// Appends a field with its number, unless its value is the one that a missing field has.
    pub fn field(&mut self, number: u8, value: &impl Encode) {
        if !value.is_missing() {
            self.number(number.into());
            value.encode(self);
        }
    }

    /// Closes a list of fields.
    pub fn end(&mut self) {
        self.bytes.push(0);
    }

    /// The bytes so far.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

/// A value that the fingerprint covers.
pub trait Encode {
    /// Appends the value.
    fn encode(&self, out: &mut Encoder);

    /// Whether this is the value of a field that is not written: zero, nothing, empty. A field can so be added later
    /// without changing the fingerprint of what was played before.
    fn is_missing(&self) -> bool {
        false
    }
}

macro_rules! numbers {
    ($($type:ty)*) => { $(
        impl Encode for $type {
            fn encode(&self, out: &mut Encoder) {
                out.number(u64::from(*self));
            }
            fn is_missing(&self) -> bool {
                *self == <$type>::default()
            }
        }
    )* };
}
numbers!(bool u8 u16 u32 u64);

macro_rules! signed_numbers {
    ($($type:ty)*) => { $(
        /// Zigzag: 0, −1, 1, −2, … are written as 0, 1, 2, 3, …
        impl Encode for $type {
            fn encode(&self, out: &mut Encoder) {
                let number = i64::from(*self);
                out.number((number << 1 ^ number >> 63) as u64);
            }
            fn is_missing(&self) -> bool {
                *self == 0
            }
        }
    )* };
}
signed_numbers!(i8 i16 i32 i64);

impl<T: Encode> Encode for Option<T> {
    fn encode(&self, out: &mut Encoder) {
        out.number(self.is_some().into());
        if let Some(value) = self {
            value.encode(out);
        }
    }
    fn is_missing(&self) -> bool {
        self.is_none()
    }
}

/// A list: its length, then its items.
impl<T: Encode> Encode for [T] {
    fn encode(&self, out: &mut Encoder) {
        out.number(self.len() as u64);
        self.iter().for_each(|item| item.encode(out));
    }
    fn is_missing(&self) -> bool {
        self.is_empty()
    }
}

impl<T: Encode, const N: usize> Encode for List<T, N> {
    fn encode(&self, out: &mut Encoder) {
        self[..].encode(out);
    }
    fn is_missing(&self) -> bool {
        self.is_empty()
    }
}

/// A row with a place for each of something: a list up to the last item that counts, so that a longer row with
/// nothing in its new places is the same.
impl<T: Encode, const N: usize> Encode for [T; N] {
    fn encode(&self, out: &mut Encoder) {
        let used = self.iter().rposition(|item| !item.is_missing()).map_or(0, |last| last + 1);
        self[..used].encode(out);
    }
    fn is_missing(&self) -> bool {
        self.iter().all(Encode::is_missing)
    }
}

impl<T: Encode> Encode for &T {
    fn encode(&self, out: &mut Encoder) {
        (**self).encode(out);
    }
    fn is_missing(&self) -> bool {
        (**self).is_missing()
    }
}

/// The numbers of an enum's kinds and of their fields, for checks and documents.
pub trait Coded {
    /// The type's name in Rust.
    const NAME: &'static str;
    /// The numbers of its kinds, in the order of the table.
    const CODES: &'static [Code];
}

/// The number of one kind, and those of its fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Code {
    /// The kind's number, from 1.
    pub number: u16,
    /// The kind's name in Rust, for people.
    pub name: &'static str,
    /// Its fields: the number, from 1, and the name; a field without a number is not part of the fingerprint.
    pub fields: &'static [(Option<u8>, &'static str)],
}

impl Code {
    /// Whether every kind has a number of its own, and within each kind every field that counts, in rising order.
    pub const fn are_valid(codes: &[Code], retired: &[u16]) -> bool {
        let mut at = 0;
        while at < codes.len() {
            let Code { number, fields, .. } = codes[at];
            let mut other = 0;
            while other < at {
                if codes[other].number == number {
                    return false;
                }
                other += 1;
            }
            let mut old = 0;
            while old < retired.len() {
                if retired[old] == number {
                    return false;
                }
                old += 1;
            }
            let (mut field, mut last) = (0, 0);
            while field < fields.len() {
                if let Some(number) = fields[field].0 {
                    if number <= last {
                        return false;
                    }
                    last = number;
                }
                field += 1;
            }
            if number == 0 {
                return false;
            }
            at += 1;
        }
        true
    }
}

/// Gives the kinds of an enum, and their fields, the numbers by which the fingerprint knows them.
///
/// Every kind and every field stands here, so the compiler points at this table when one is added. A field that is not
/// part of the fingerprint has `-` in place of a number. Numbers of removed kinds are listed behind `retired`; the
/// compiler refuses a number that is used twice.
///
/// ```
/// use emberhall_table::{Encode, Encoder, codes};
///
/// enum Event {
///     Moved { seat: u8, to: u8, cost: u8 },
///     Drew(u8),
///     Ended,
/// }
/// codes! { Event {
///     1 Moved { 1 seat, 2 to, - cost }
///     2 Drew(1)
///     4 Ended
/// } retired 3 }
///
/// let mut out = Encoder::default();
/// Event::Moved { seat: 0, to: 7, cost: 3 }.encode(&mut out);
/// assert_eq!(out.bytes(), [1, 2, 7, 0]);
/// ```
#[macro_export]
macro_rules! codes {
    ($type:ident {
        $( $number:literal $kind:ident $( { $( $code:tt $field:ident ),* $(,)? } )? $( ( $item:literal ) )? )*
    } $( retired $( $retired:literal )* )?) => {
        impl $crate::Coded for $type {
            const NAME: &'static str = stringify!($type);
            const CODES: &'static [$crate::Code] = &[ $( $crate::Code {
                number: $number,
                name: stringify!($kind),
                fields: &[ $( $( ($crate::codes!(@number $code), stringify!($field)) ),* )? $( (Some($item), "0") )? ],
            } ),* ];
        }
        const _: () = assert!(
            $crate::Code::are_valid(<$type as $crate::Coded>::CODES, &[ $( $( $retired ),* )? ]),
            "a number is used twice, or fields are not in the order of their numbers"
        );
        impl $crate::Encode for $type {
            fn encode(&self, out: &mut $crate::Encoder) {
                match self {
                    $( $crate::codes!(@pattern $type $kind $( { $( $field )* } )? $( ( item $item ) )?) => {
                        out.number($number);
                        $( $( $crate::codes!(@field out $code $field); )* )?
                        $( $crate::codes!(@item out $item $type $kind self); )?
                        out.end();
                    } )*
                }
            }
        }
    };
    (@number -) => { None };
    (@number $number:literal) => { Some($number) };
    (@pattern $type:ident $kind:ident) => { $type::$kind };
    (@pattern $type:ident $kind:ident { $( $field:ident )* }) => { $type::$kind { $( $field ),* } };
    (@pattern $type:ident $kind:ident ( item $item:literal )) => { $type::$kind(_) };
    (@field $out:ident - $field:ident) => { let _ = $field; };
    (@field $out:ident $number:literal $field:ident) => { $out.field($number, $field); };
    (@item $out:ident $number:literal $type:ident $kind:ident $self:ident) => {
        if let $type::$kind(item) = $self { $out.field($number, item); }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(value: &impl Encode) -> Vec<u8> {
        let mut out = Encoder::default();
        value.encode(&mut out);
        out.bytes
    }

    #[test]
    fn numbers_are_written_alike_whatever_their_width() {
        assert_eq!(bytes(&300u16), [0xac, 0x02]);
        assert_eq!(bytes(&300u64), bytes(&300u16));
        assert_eq!(bytes(&-1i8), [1]);
        assert_eq!(bytes(&-1i64), bytes(&-1i8));
        assert_eq!(bytes(&i64::MIN), [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01]);
        assert_eq!(bytes(&64i16), [0x80, 0x01]);
    }

    #[test]
    fn a_longer_row_with_nothing_in_it_is_the_same() {
        assert_eq!(bytes(&[1u8, 0, 3]), [3, 1, 0, 3]);
        assert_eq!(bytes(&[1u8, 0, 3, 0, 0]), bytes(&[1u16, 0, 3]));
        assert!([0u8; 4].is_missing() && ![0u8, 1].is_missing());
    }

    #[test]
    fn a_list_keeps_its_length() {
        let list: List<i8, 4> = [0, -1, 0].into_iter().collect();
        assert_eq!(bytes(&list), [3, 0, 1, 0]);
        assert_eq!(bytes(&Some(0u8)), [1, 0]);
        assert_eq!(bytes(&None::<u8>), [0]);
    }

    #[test]
    fn a_number_used_twice_is_found() {
        let code = |number, fields| Code { number, name: "", fields };
        assert!(Code::are_valid(&[code(1, &[]), code(2, &[])], &[3]));
        assert!(!Code::are_valid(&[code(1, &[]), code(1, &[])], &[]));
        assert!(!Code::are_valid(&[code(3, &[])], &[3]));
        assert!(!Code::are_valid(&[code(0, &[])], &[]));
        assert!(!Code::are_valid(&[code(1, &[(Some(2), "a"), (Some(1), "b")])], &[]));
    }
}
