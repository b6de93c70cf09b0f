//! The changes of a patch while they are written.

use alloc::string::String;
use core::fmt::Write as _;
use serde::Serialize;

pub(super) fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("what a viewer sees serialises to JSON")
}

/// The changes found so far, and the path to the value that is compared.
#[derive(Debug, Default)]
pub struct Changes {
    /// A JSON array without its last bracket; empty before the first change.
    text: String,
    path: String,
}

impl Changes {
    pub(super) fn new() -> Changes {
        Changes::default()
    }

    /// Compares something that lies one step deeper: a field, a key.
    pub fn at(&mut self, name: &str, compare: impl FnOnce(&mut Changes)) {
        let length = self.path.len();
        if length > 0 {
            self.path.push('.');
        }
        self.path.push_str(name);
        compare(self);
        self.path.truncate(length);
    }

    /// Compares an item of an array.
    pub fn at_index(&mut self, index: usize, compare: impl FnOnce(&mut Changes)) {
        let length = self.path.len();
        let dot = if length > 0 { "." } else { "" };
        write!(self.path, "{dot}{index}").expect("a string takes all that is written to it");
        compare(self);
        self.path.truncate(length);
    }

    /// The value that is compared is now this one.
    ///
    /// # Panics
    /// When it cannot be written as JSON.
    pub fn put<T: Serialize + ?Sized>(&mut self, value: &T) {
        self.put_json(&json(value));
    }

    pub(super) fn put_json(&mut self, json: &str) {
        self.begin();
        self.text.push(',');
        self.text.push_str(json);
        self.text.push(']');
    }

    /// How long a change of an item is, without its value.
    pub(super) fn cost(&self) -> usize {
        self.path.len() + r#"[".1",],"#.len()
    }

    /// The key that is compared is there no more.
    pub fn remove(&mut self) {
        self.begin();
        self.text.push(']');
    }

    fn begin(&mut self) {
        self.text.push_str(if self.text.is_empty() { "[[\"" } else { ",[\"" });
        self.text.push_str(&self.path);
        self.text.push('"');
    }

    /// The changes as a JSON array; an empty text when there is none.
    pub(super) fn finish(mut self) -> String {
        if !self.text.is_empty() {
            self.text.push(']');
        }
        self.text
    }
}
