//! A client: what it knows from its messages alone.

use serde_json::Value;
use table::Seat;

/// A client.
pub struct Client {
    pub id: u64,
    /// Whose it is; a spectator's without anybody.
    pub person: Option<u8>,
    pub seats: Vec<Seat>,
    /// From which seat it looks.
    pub viewer: Option<Seat>,
    pub view: Value,
    /// The last record its view knows of.
    pub now: u64,
    /// The last record it was told, in order.
    told: Option<u64>,
}

impl Client {
    pub fn new(id: u64, person: Option<u8>, since: Option<u64>) -> Client {
        Client { id, person, seats: Vec::new(), viewer: None, view: Value::Null, now: 0, told: since }
    }

    /// Takes a message in; `each` is told the view after every event of a record that is new.
    pub fn hear(&mut self, message: &Value, each: &mut dyn FnMut(usize, &Value)) {
        match message["type"].as_str() {
            Some("welcome") => {
                self.now = message["n"].as_u64().expect("a number");
                self.seats = serde_json::from_value(message["you"]["seats"].clone()).expect("seats");
                self.shown(&message["shown"]);
            }
            Some("record") => {
                let n = message["n"].as_u64().expect("a number");
                if n <= self.now {
                    // It was away; the view of the welcome knows of it already.
                    assert_eq!(self.told.replace(n).map(|told| told + 1), Some(n), "{message}");
                    assert!(message.get("shown").is_none(), "{message}");
                    return;
                }
                assert_eq!(n, self.now + 1, "records come in order and without gaps");
                self.now = n;
                for (index, event) in message["events"].as_array().expect("events").iter().enumerate() {
                    for change in event["patch"].as_array().into_iter().flatten() {
                        self.change(change[0].as_str().expect("a path"), change.get(1));
                    }
                    each(index, &self.view);
                }
                if let Some(shown) = message.get("shown") {
                    self.shown(shown);
                }
            }
            Some("shown") => {
                self.now = message["n"].as_u64().unwrap_or(self.now);
                self.shown(message);
            }
            _ => {}
        }
    }

    fn shown(&mut self, shown: &Value) {
        self.viewer = serde_json::from_value(shown["viewer"].clone()).expect("a seat or nobody");
        if let Some(view) = shown.get("view") {
            self.view = view.clone();
        }
    }

    /// One change of a patch.
    fn change(&mut self, path: &str, value: Option<&Value>) {
        let (outer, name) = path.rsplit_once('.').unwrap_or(("", path));
        if path.is_empty() {
            self.view = value.expect("the view is not removed").clone();
            return;
        }
        let inside =
            outer.split('.').filter(|step| !step.is_empty()).fold(
                &mut self.view,
                |inside, step| match inside {
                    Value::Array(items) => &mut items[step.parse::<usize>().expect("an index")],
                    inside => inside.get_mut(step).expect("the path leads somewhere"),
                },
            );
        match (inside, value) {
            (Value::Object(fields), Some(value)) => drop(fields.insert(name.to_owned(), value.clone())),
            (Value::Object(fields), None) => drop(fields.remove(name).expect("it was there")),
            (Value::Array(items), Some(value)) => {
                let index: usize = name.parse().expect("an index");
                match index == items.len() {
                    true => items.push(value.clone()),
                    false => items[index] = value.clone(),
                }
            }
            (other, _) => panic!("{path} leads into {other}"),
        }
    }
}
