//! What a client knows of a table, built from what it was told alone.

use rand_core::Rng;
use serde_json::{Value, json};

/// What a client knows of a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Player {
    /// The last record it has seen.
    pub seen: Option<u64>,
    /// How many inputs are in effect.
    pub sequence: u64,
    /// The seats of this person.
    pub seats: Vec<u64>,
    /// The view, with every change made.
    pub view: Value,
    /// What the table waits for.
    pub waiting: Value,
    /// The events it was told, by record.
    pub events: Vec<(u64, Value)>,
}

impl Player {
    /// Takes a message in.
    ///
    /// # Panics
    /// When a record is missing, comes twice, or comes in the wrong order.
    pub fn hear(&mut self, message: &Value) {
        match message["type"].as_str() {
            Some("welcome") => {
                self.seats = message["you"]["seats"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .filter_map(Value::as_u64)
                    .collect();
                for record in message["records"].as_array().into_iter().flatten() {
                    self.record(record);
                }
                self.seen = message["n"].as_u64();
                self.shown(&message["shown"]);
            }
            Some("record") => {
                self.record(message);
                if !message["shown"].is_null() {
                    self.shown(&message["shown"]);
                }
            }
            Some("shown") => self.shown(message),
            _ => {}
        }
    }

    fn record(&mut self, record: &Value) {
        let n = record["n"].as_u64().expect("a record has a number");
        if let Some(seen) = self.seen {
            assert_eq!(n, seen + 1, "records come in order and without gaps");
        }
        self.seen = Some(n);
        if record["events"].as_array().is_some_and(|events| !events.is_empty()) {
            self.events.push((n, record["events"].clone()));
        }
    }

    fn shown(&mut self, shown: &Value) {
        self.sequence = shown["sequence"].as_u64().unwrap_or(0);
        self.waiting = shown["waiting"].clone();
        for change in shown["view"].as_array().into_iter().flatten() {
            let (path, value) = (change[0].as_str().unwrap_or_default(), change[1].clone());
            match path.split('.').collect::<Vec<_>>()[..] {
                [""] => self.view = value,
                [field] => self.view[field] = value,
                [outer, inner] => self.view[outer][inner] = value,
                _ => panic!("a path has at most two names: {path}"),
            }
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.waiting["for"] == "nothing"
    }

    /// The choices, when this client is asked.
    pub fn choices(&self) -> &[Value] {
        self.waiting["asked"]["choices"].as_array().map_or(&[], Vec::as_slice)
    }

    /// A message that makes one of the choices, when this client is asked.
    pub fn choose(&self, rng: &mut impl Rng) -> Option<Value> {
        let choice = &pick(self.choices(), rng)?["choice"];
        Some(json!({
            "type": "choose", "seat": self.waiting["seat"], "sequence": self.sequence, "choices": [choice],
        }))
    }
}

/// One of several, each as likely as the others.
pub fn pick<'a, T>(from: &'a [T], rng: &mut impl Rng) -> Option<&'a T> {
    match from.len() {
        0 => None,
        n => from.get((rng.next_u64() % n as u64) as usize),
    }
}
