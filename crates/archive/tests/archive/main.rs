//! The archive in an SQLite file, seen from outside.

mod common;
mod players;
mod tables;
