//! Everything Emberhall says, in four languages. A [`table::Message`] goes in, a sentence comes out.
//!
//! The Fluent files of `locales/` are embedded. This crate names no game and reads no file or environment.

mod arguments;
mod language;
mod texts;

pub use arguments::SeatName;
pub use language::{Language, UnknownLanguage};
pub use texts::{Fault, Texts};
