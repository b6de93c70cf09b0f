//! Durable appends a second, beside a bare SQLite loop in the same run; with `-- open` how long opening takes when
//! 100,000 tables of 100 records are stored.

mod appends;
mod bare;
mod opening;

fn main() {
    let filters: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    // Storing ten million records takes a while, so it is done only when asked for.
    if filters.iter().any(|word| word == "open") {
        opening::measure();
    } else {
        appends::measure();
    }
}
