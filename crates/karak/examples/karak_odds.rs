//! Odds, exactly: of one draw in a game, and of whole battles.
//!
//! `cargo run -p emberhall-karak --example karak_odds`

use emberhall_karak::ai::{BattleOdds, Foe, Force};
use emberhall_karak::table::{Game, Outcomes, Pending};
use emberhall_karak::{Components, Hero, Heroes, Karak, Monster, Setup, Unit};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    // What the pending chance may give, with its weight: here the hero die that says who begins.
    let setup = Setup { heroes: Heroes::Chosen(vec![Hero::Elspeth, Hero::Taia]), ..Setup::new(2) };
    let game = Karak::start(&setup)?;
    let Pending::Chance(chance) = game.pending() else { return Err("chance is asked first".into()) };
    println!("{chance:?}");
    match game.outcomes(1_000) {
        Outcomes::Listed(all) => {
            let total: u64 = all.iter().map(|(_, weight)| weight).sum();
            all.iter().for_each(|(outcome, weight)| println!("  {weight} of {total}: {outcome:?}"));
        }
        Outcomes::Product(draws) => println!("  too many to list: {draws:?}"),
    }

    // Whole battles: a hero with dice against each army. Every roll is counted, none is sampled.
    let figures = Components::shipped();
    let mut force = Force { hero: Some(Hero::Elspeth), weapons: 1, ..Force::default() };
    force.units[Unit::ALL[0].index()] = 2;
    println!("\n{:?} with a sword and two dice of {:?}", Hero::Elspeth, Unit::ALL[0]);
    for monster in Monster::ALL {
        let odds = BattleOdds::of(&figures, &force, &Foe::Armies(vec![monster]));
        let strength = figures.strength(monster);
        println!(
            "  {monster:?} (strength {strength}): {:.1} %, {} of {}",
            100.0 * odds.win(),
            odds.won,
            odds.courses
        );
    }
    Ok(())
}
