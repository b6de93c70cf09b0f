//! The ids of tables and players, and how they are written.

mod base32;
mod id;

pub use id::{IdError, PlayerId, TableId};
