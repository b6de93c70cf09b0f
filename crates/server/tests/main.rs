//! The server from outside. One binary, because each takes long to link.

mod absence;
mod address_limits;
#[cfg(unix)]
mod admin;
mod common;
mod crash;
mod disk;
mod disks;
mod fuzz;
mod fuzz_files;
mod line;
#[cfg(unix)]
mod named;
mod people;
mod play;
mod protocol;
mod push;
mod rights;
mod safety;
mod secrecy;
mod shares;
mod sockets;
mod strangers;
mod tables;
mod time;
mod undo;
mod upgrade;
