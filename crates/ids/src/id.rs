//! What names a table or a player.

use crate::base32;
use std::fmt;
use std::str::FromStr;

/// The name of a table: sixteen random bytes, shown as 26 characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(pub [u8; 16]);

/// The name of a player: sixteen random bytes, shown as 26 characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerId(pub [u8; 16]);

/// A text that names neither a table nor a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id has 26 characters: digits and letters without i, l, o and u, the first no higher than 7")]
pub struct IdError;

macro_rules! shown_in_base32 {
    ($($id:ident),*) => { $(
        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&base32::encode(self.0))
            }
        }

        impl fmt::Debug for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($id), "({})"), self)
            }
        }

        impl FromStr for $id {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$id, IdError> {
                base32::decode(text).map($id).ok_or(IdError)
            }
        }
    )* };
}

shown_in_base32!(TableId, PlayerId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_shown_and_read() {
        let id = TableId(*b"a table's id, ok");
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!("a table".parse::<TableId>(), Err(IdError));
        assert_eq!(format!("{:?}", PlayerId([0; 16])), "PlayerId(00000000000000000000000000)");
    }
}
