//! The archive in an SQLite file, seen from outside.

mod backup;
mod common;
mod crash;
mod damage;
mod disk;
mod migrate;
mod migrate_killed;
mod moderation;
mod opening;
mod players;
mod tables;
mod together;
