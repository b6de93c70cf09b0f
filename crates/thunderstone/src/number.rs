//! Small numbers with a meaning, such as a rank: written as the number they are, and read only when there is such a one.

/// Writes a type as its number and reads it back; another number is an error. The type has `new(u8) -> Option<Self>` and
/// `number(self) -> u8`. The last literal is the form for developers.
macro_rules! as_number {
    ($type:ident, $what:literal, $debug:literal) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.number())
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = u8::deserialize(deserializer)?;
                let unknown =
                    || serde::de::Error::custom(format_args!(concat!("there is no ", $what, " {}"), number));
                $type::new(number).ok_or_else(unknown)
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.number().fmt(f)
            }
        }

        impl core::fmt::Debug for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, $debug, self.number())
            }
        }

        /// The number.
        impl table::Encode for $type {
            fn encode(&self, out: &mut table::Encoder) {
                self.number().encode(out);
            }
            fn is_missing(&self) -> bool {
                self.number() == 0
            }
        }
    };
}
pub(crate) use as_number;
