//! The lab: matches, ladders, balance studies, odds, and their reports. It knows no game by name.

pub mod charts;
