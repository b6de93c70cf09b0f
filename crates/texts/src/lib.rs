//! Everything Emberhall says, in four languages. A [`table::Message`] goes in, a sentence comes out.
//!
//! The Fluent files of `locales/` are embedded. This crate knows no game by name and reads no file or environment.

mod arguments;
mod language;
mod texts;

pub use arguments::SeatName;
pub use language::{Language, UnknownLanguage};
pub use texts::{Fault, Texts};
