//! The rules as tests: each is named by the id of the rule it would fail for.

mod battle_examples;
mod battle_results;
mod battle_steps;
mod component_files;
mod hidden;
mod opening;
mod rewards;
mod scenario;
mod setting_up;
mod glory;
mod items;
mod amulets;
mod protection;
