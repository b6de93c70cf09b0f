//! The archive in an SQLite file, seen from outside.

mod backup;
mod carry_over;
mod common;
mod crash;
mod damage;
mod disk;
mod opening;
mod players;
mod tables;
mod together;
