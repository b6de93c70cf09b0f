//! What the starting deck can do, exactly: the attack, light and gold of all its hands, and how likely each monster of a
//! group falls to one of them in rank 1.
//!
//! `cargo run -p emberhall-thunderstone --example thunderstone_hands`

use emberhall_thunderstone::hands::{Study, Target};
use emberhall_thunderstone::{Group, Rank};

fn main() {
    let study = Study::starting();
    let targets: Vec<Target> =
        Group::ALL[0].monsters().map(|monster| Target { monster, rank: Rank::First }).collect();
    let prospects = study.count(Rank::First, &targets);

    println!("{} different hands, {} in all", study.dealt().different, study.dealt().all);
    for (what, values) in
        [("attack", &prospects.attack), ("light", &prospects.light), ("gold", &prospects.gold)]
    {
        println!("{what}: {:.2} on average", values.mean());
        values.counts.keys().for_each(|&value| println!("  {value}: {:.1} %", 100.0 * values.share(value)));
    }
    for (target, against) in targets.iter().zip(&prospects.against) {
        let share = 100.0 * against.wins as f64 / prospects.hands() as f64;
        println!("{} falls to {share:.1} % of the hands", target.monster.card().id);
    }
}
