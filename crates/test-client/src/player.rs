//! What a client knows of a table, built from what it was told alone.

use rand_core::Rng;
use serde_json::{Value, json};

/// What a client knows of a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Player {
    /// The last record it has been told, in order.
    pub seen: Option<u64>,
    /// The last record that its view knows of.
    pub now: u64,
    /// How many inputs are in effect.
    pub sequence: u64,
    /// The seats of this person.
    pub seats: Vec<u64>,
    /// The view, with every patch applied.
    pub view: Value,
    /// What the table waits for.
    pub waiting: Value,
    /// Its seats that may take their last choice back.
    pub undo: Vec<u64>,
    /// The events it was told, by record, without patches.
    pub events: Vec<(u64, Value)>,
    /// Records that came while older ones were being asked for.
    pub early: Vec<Value>,
}

impl Player {
    /// Takes a message in.
    ///
    /// # Panics
    /// When a record is missing, comes twice, or comes in the wrong order.
    pub fn hear(&mut self, message: &Value) {
        match message["type"].as_str() {
            Some("welcome") => {
                self.seats = seats(&message["you"]["seats"]);
                self.now = message["n"].as_u64().expect("a welcome has the number of the last record");
                self.seen.get_or_insert(self.now);
                self.early.clear();
                self.shown(&message["shown"]);
            }
            Some("record") => {
                let n = number(message);
                if self.missing().is_some_and(|(from, _)| n > from) {
                    assert_eq!(n, self.now + 1, "records come in order and without gaps");
                    self.early.push(message.clone());
                } else {
                    self.record(message);
                }
                if n > self.now {
                    self.now = n;
                    self.patch(&message["events"]);
                    self.shown(&message["shown"]);
                }
            }
            Some("records") => {
                for record in message["records"].as_array().into_iter().flatten() {
                    if Some(number(record)) > self.seen {
                        self.record(record);
                    }
                }
                for record in std::mem::take(&mut self.early) {
                    match number(&record).checked_sub(self.seen.map_or(0, |seen| seen + 1)) {
                        Some(0) => self.record(&record),
                        Some(_) => self.early.push(record),
                        // It was told again.
                        None => {}
                    }
                }
            }
            Some("shown") => {
                self.now = message["n"].as_u64().unwrap_or(self.now);
                self.shown(message);
            }
            _ => {}
        }
    }

    /// Whether it was not told some records yet, and which to ask for: from the first, to after the last.
    pub fn missing(&self) -> Option<(u64, u64)> {
        let from = self.seen? + 1;
        (from <= self.now).then(|| (from, (self.now + 1).min(from + 400)))
    }

    fn record(&mut self, record: &Value) {
        let n = number(record);
        if let Some(seen) = self.seen {
            assert_eq!(n, seen + 1, "records come in order and without gaps");
        }
        self.seen = Some(n);
        let mut events = record["events"].clone();
        let list = events.as_array_mut().expect("a record has events");
        for event in list.iter_mut().filter_map(Value::as_object_mut) {
            event.remove("patch");
        }
        if !list.is_empty() {
            self.events.push((n, events));
        }
    }

    fn patch(&mut self, events: &Value) {
        let patches = events.as_array().into_iter().flatten().filter_map(|event| event["patch"].as_array());
        for change in patches.flatten() {
            change_at(&mut self.view, change[0].as_str().expect("a change has a path"), change.get(1));
        }
    }

    fn shown(&mut self, shown: &Value) {
        let Some(sequence) = shown["sequence"].as_u64() else { return };
        self.sequence = sequence;
        self.waiting = shown["waiting"].clone();
        self.undo = seats(&shown["undo"]);
        if let Some(view) = shown.get("view") {
            self.view = view.clone();
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

/// Makes one change of a patch: puts a value where the path leads, or removes what is there.
fn change_at(view: &mut Value, path: &str, value: Option<&Value>) {
    let Some((outer, name)) = path.rsplit_once('.').or((!path.is_empty()).then_some(("", path))) else {
        *view = value.cloned().unwrap_or_default();
        return;
    };
    let steps = outer.split('.').filter(|step| !step.is_empty());
    let inside = steps.fold(view, |inside, step| match inside {
        Value::Array(items) => &mut items[step.parse::<usize>().expect("an index")],
        inside => &mut inside[step],
    });
    match (inside, value) {
        (Value::Array(items), Some(value)) => {
            let index: usize = name.parse().expect("an index");
            assert!(index <= items.len(), "{path} leaves a gap");
            match items.get_mut(index) {
                Some(item) => *item = value.clone(),
                None => items.push(value.clone()),
            }
        }
        (Value::Object(fields), Some(value)) => drop(fields.insert(name.to_owned(), value.clone())),
        (Value::Object(fields), None) => drop(fields.remove(name)),
        (other, _) => panic!("{path} leads into {other}"),
    }
}

fn number(record: &Value) -> u64 {
    record["n"].as_u64().expect("a record has a number")
}

fn seats(list: &Value) -> Vec<u64> {
    list.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
}

/// One of several, each as likely as the others.
pub fn pick<'a, T>(from: &'a [T], rng: &mut impl Rng) -> Option<&'a T> {
    match from.len() {
        0 => None,
        n => from.get((rng.next_u64() % n as u64) as usize),
    }
}
