//! Has the verifier in Python judge honest games and frauds of both games: `cargo run --release -p emberhall-fair --example
//! frauds -- 200`.

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/frauds/mod.rs"]
mod frauds;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(200);
    let folder = std::env::temp_dir().join(format!("emberhall-frauds-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for temporary files can be made");
    let wrong = frauds::campaign(games, &folder);
    for line in &wrong {
        println!("{line}");
    }
    println!("{games} honest games and {games} frauds, {} judged wrongly", wrong.len());
    std::fs::remove_dir_all(folder).expect("it was made above");
    std::process::exit(i32::from(!wrong.is_empty()));
}
