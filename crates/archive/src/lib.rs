//! The archive: an append-only store of tables and their records, with players, links and what little else must last.
//!
//! A *table* is one game being played. Its journal is a list of numbered records with opaque bytes; everything about
//! the table is a fold over them. Beside the journal stands a [`Summary`] for lobbies, links and seats for finding the
//! table again; each change of them is made in one step with the records it belongs to. The archive names no game.
//!
//! [`Archive`] is what a store can do; [`SqliteArchive`] is one in an SQLite file.

mod chain;
mod error;
mod model;
mod moderation;
mod sqlite;
mod stats;
mod store;

pub use error::ArchiveError;
pub use ids::{IdError, PlayerId, TableId};
pub use model::{
    Append, Digest, Link, LinkChange, Listing, NewPlayer, NewTable, Player, Push, Record, SeatChange, Status,
    Stored, Summary,
};
pub use moderation::{Aged, Audit, Ban, Block, Device, Moderation, NewReport, Report};
pub use sqlite::{Checked, Opened, Options, SqliteArchive, backup_file, check_file};
pub use stats::{BATCH, COMMIT, Stats};
pub use store::{Answer, Archive};
