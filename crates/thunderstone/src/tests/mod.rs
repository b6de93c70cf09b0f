//! One test for every rule and every card, named by its id. They read like the rulebook.

mod battle;
mod cards_basic;
mod cards_heroes;
mod cards_monsters;
mod cards_village;
mod chance;
mod data;
mod decks;
mod dungeon;
mod ending;
mod examples;
mod explaining;
mod facts;
mod hall;
mod hidden;
mod planning;
mod questions;
mod reckoned;
mod reference;
pub(crate) mod scenario;
mod setting_up;
mod solo;
mod steps;
mod texts;
mod village;
