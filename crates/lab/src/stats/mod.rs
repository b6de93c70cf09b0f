//! The figures behind the tables: shares with their intervals, ratings, spreads.

mod rating;
mod share;
mod spread;

pub use rating::{Rating, ratings};
pub use share::Share;
pub use spread::Spread;
