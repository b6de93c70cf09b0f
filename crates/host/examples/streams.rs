//! Whole games with everything that happens at a table, and what every client must see after every event.
//!
//! `streams check N` plays N games of each kind and checks them. `streams write N` writes the messages of N games of each
//! kind as JSON lines, for a client's own patch code: `to` is the client's number, `message` what it is sent, `after` the
//! digest of its view after each event (none where the view comes whole), `view` the digest at the end of the message. A
//! digest is the first 16 hexadecimal digits of the SHA-256 of the view as JSON, with the keys of every object in order
//! and without spaces. A line `{"game": …}` comes before the messages of each kind; client numbers begin anew there.

#[path = "../tests/world/mod.rs"]
mod world;

use catalog::HOUSE;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::io::{BufWriter, Write};
use world::Campaign;

/// More than any game at random takes.
const STEPS: u32 = 20_000;

fn digest(view: &Value) -> String {
    let bytes: [u8; 32] = Sha256::digest(canonical(view)).into();
    bytes[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// JSON with the keys of every object in order and without spaces: what a digest is made of.
fn canonical(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let mut names: Vec<&String> = fields.keys().collect();
            names.sort();
            let field =
                |name: &String| format!("{}:{}", Value::from(name.as_str()), canonical(&fields[name]));
            format!("{{{}}}", names.into_iter().map(field).collect::<Vec<_>>().join(","))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(",")),
        plain => plain.to_string(),
    }
}

fn main() -> std::io::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = words.get(1).and_then(|games| games.parse().ok()).unwrap_or(1);
    let mut out = BufWriter::new(std::io::stdout().lock());
    for id in HOUSE.ids() {
        match words.first().map(String::as_str) {
            Some("check") => {
                let campaign = Campaign { games, steps: STEPS, seed: 7, listener: &mut |_, _, _, _| {} };
                let checked = HOUSE.visit(id, campaign).expect("the game is listed");
                writeln!(out, "{id}: {checked:?}")?;
            }
            Some("write") => {
                for game in 0..games {
                    writeln!(out, "{}", json!({ "game": id }))?;
                    let mut failed = Ok(());
                    let listener = &mut |to: u64, message: &Value, after: &[Value], view: &Value| {
                        let after: Vec<String> = after.iter().map(digest).collect();
                        let line =
                            json!({ "to": to, "message": message, "after": after, "view": digest(view) });
                        if failed.is_ok() {
                            failed = writeln!(out, "{line}");
                        }
                    };
                    let campaign = Campaign { games: 1, steps: STEPS, seed: 100 + game, listener };
                    HOUSE.visit(id, campaign).expect("the game is listed");
                    failed?;
                }
            }
            _ => {
                eprintln!("streams check N | streams write N");
                break;
            }
        }
    }
    out.flush()
}
