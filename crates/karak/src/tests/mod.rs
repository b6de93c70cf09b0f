//! The rules as tests: each is named by the id of the rule it would fail for.

mod battle_examples;
mod scenario;
mod battle_results;
mod battle_steps;
mod rewards;
