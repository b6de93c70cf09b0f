//! Explains the first attack of a game before it is made: what every card gives, what the dark takes, and the total
//! against the monster's health; then what else the player might have thought of, and why it is refused.
//!
//! `cargo run -p emberhall-thunderstone --example thunderstone_attack -- 7` takes the game of the seed 7.

use emberhall_thunderstone::table::drive::next_input;
use emberhall_thunderstone::table::{Game, Input, Insight, Refusal};
use emberhall_thunderstone::{Choice, Rank, Setup, Thunderstone, explain_attack};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Thunderstone::start(&Setup::first_game(2))?;
    while let Some(input) = next_input(&game, &mut rng, |game, _seat, rng| game.purposeful(rng)) {
        if let Input::Choice { choice: Choice::Attack { rank }, .. } = input {
            explain(&game, rank);
            print_refusals(&game);
            return Ok(());
        }
        game.submit(&input, &mut ())?;
    }
    println!("nobody attacked in this game");
    Ok(())
}

fn explain(game: &Thunderstone, rank: Rank) {
    let Some(attack) = explain_attack(game.table(), rank) else { return };
    println!("{} in rank {rank}, health {}", attack.monster.card().id, attack.now.health);
    for line in &attack.contributions {
        let (card, out) = (line.card.card().id, if line.takes_part { "" } else { " (cannot attack it)" });
        println!("  {card}: attack {}, magic {}, light {}{out}", line.attack, line.magic, line.light);
    }
    println!("light {} of {} needed: {} off", attack.now.light, attack.now.light_needed, attack.now.dark);
    println!("total {}, after its battle effects {}", attack.now.total, attack.after.total);
    println!("{}\n", if attack.after.wins { "it falls" } else { "it stands" });
}

fn print_refusals(game: &Thunderstone) {
    let mut imaginable = Vec::new();
    game.imaginable(&mut imaginable);
    for choice in imaginable {
        if let Err(illegal) = game.check(&choice) {
            println!("not {choice:?}: {illegal} ({})", illegal.rule());
        }
    }
}
