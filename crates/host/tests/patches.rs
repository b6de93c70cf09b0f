//! Whatever happens at a table, every client sees after every event what the rules say.

mod world;

use catalog::HOUSE;
use world::{Campaign, Checked};

/// A short form of the campaign; the long one is `cargo run --release -p emberhall-host --example streams -- check 500`.
fn short(game: &str, seed: u64) -> Checked {
    let campaign = Campaign { games: 4, steps: 250, seed, listener: &mut |_, _, _, _| {} };
    let checked = HOUSE.visit(game, campaign).expect("the game is listed");
    println!("{game}: {checked:?}");
    assert!(checked.events > 1_000 && checked.undone > 20 && checked.dropped > 40 && checked.retold > 500);
    checked
}

#[test]
fn clients_of_karak_see_what_the_rules_say_after_every_event() {
    short("karak", 1);
}

#[test]
fn clients_of_thunderstone_see_what_the_rules_say_after_every_event() {
    short("thunderstone", 2);
}
