//! Things that a [`table::Set`] holds and that JSON calls by a word.

/// Declares an enum with a word for each variant: written as its word, a member of sets in the order given.
macro_rules! words {
    ($(#[$doc:meta])* pub enum $type:ident { $($(#[$about:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum $type { $($(#[$about])* $variant),* }

        impl $type {
            /// All of them, in their order.
            pub const ALL: &'static [$type] = &[$($type::$variant),*];

            /// The word in JSON.
            pub const fn word(self) -> &'static str {
                match self { $($type::$variant => $word),* }
            }
        }

        impl table::Member for $type {
            const COUNT: usize = $type::ALL.len();

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn from_index(index: usize) -> Option<$type> {
                $type::ALL.get(index).copied()
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }
    };
}
pub(crate) use words;
