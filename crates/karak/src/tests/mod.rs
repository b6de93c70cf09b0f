//! The rules as tests: each is named by the id of the rule it would fail for.

mod amulets;
mod battle_examples;
mod battle_results;
mod battle_steps;
mod component_files;
mod glory;
mod hidden;
mod items;
mod opening;
mod protection;
mod rewards;
mod scenario;
mod setting_up;
mod plague;
mod general;
mod ending;
