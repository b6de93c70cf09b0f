//! Fair dice in whole games. One binary, because each takes long to link.

mod common;
mod frauds;
mod games;
mod shares;
mod vector;
