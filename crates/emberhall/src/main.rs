//! Emberhall: the games of this project at one table.

use karak::Karak;
use thunderstone::Thunderstone;

fn main() -> std::process::ExitCode {
    emberhall::run(emberhall::registry![Karak, Thunderstone])
}
