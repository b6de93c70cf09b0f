//! The texts of all languages. One binary, because each takes long to link.

mod arguments;
mod common;
mod described;
mod formatting;
mod keys;
mod rendering;
mod samples;
mod spoken;
