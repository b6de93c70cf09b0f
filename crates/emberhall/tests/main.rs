//! The program from outside. One binary, because each takes long to link.

#[cfg(unix)]
mod admin;
mod common;
mod documents;
mod files;
mod lab;
mod lab_odds;
#[cfg(unix)]
mod lab_resume;
mod languages;
#[cfg(unix)]
mod named_bots;
mod old_files;
mod play;
#[cfg(unix)]
mod renamed;
mod serve;
mod thunderstone;
mod verify;
mod without_command;
mod wrong_words;
