//! Durable appends a second, beside a bare SQLite loop in the same run; with `-- open` how long opening takes when
//! 100,000 tables of 100 records are stored, and with `-- open FILE` how long it takes to open that archive.

mod appends;
mod bare;
mod opening;

fn main() {
    let filters: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    // Storing ten million records takes a while, so it is done only when asked for.
    match filters.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["open"] => opening::measure(),
        ["open", file] => opening::open(file.as_ref()),
        _ => appends::measure(),
    }
}
