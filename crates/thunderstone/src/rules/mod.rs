//! The rules, one file for each part of a turn and for each side of an input: what may be chosen, whether a choice is
//! legal, and what it does.

mod answer;
mod battle;
mod check;
mod choices;
mod hall;
mod perform;
mod turn;
