//! What an event changes in a view, as few bytes as that takes.
//!
//! A view is compared with the one before it value by value, in Rust; only what differs is written as JSON. Written
//! down, a [`Patch`] is a list of changes, `[[path, value], …]`. A path is the names of fields and the indexes of arrays,
//! joined by dots; `""` is the whole view.
//!
//! * `[path, value]` puts the value there. In an array an index replaces the item, and the index that equals the length
//!   appends one. An array that became shorter is sent whole.
//! * `[path]` removes a key of an object.
//!
//! The changes of a patch are to be made in their order. The keys of an object have none.
//!
//! A view says how it is compared by [`Patchable`]; the macro [`patchable!`](crate::patchable) makes that of a list of
//! its fields. What all viewers see changes alike for all of them, so a [`Broadcast`] compares and writes it once, and
//! for each viewer only what is theirs:
//!
//! ```
//! # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim/game.rs"));
//! use emberhall_table::patch::Broadcast;
//! # fn main() -> Result<(), Box<dyn core::error::Error>> {
//! let mut game = Nim::start(&Setup { stones: 7, rules: 1 })?;
//! game.submit(&Input::Chance(Seat::new(1)), &mut ())?;
//! let mut views: Vec<_> = Viewer::all(2).map(|viewer| (viewer, game.view(viewer))).collect();
//!
//! let mut told = Vec::new();
//! game.submit(&Input::Choice { seat: Seat::new(1), choice: Choice::Take(2) }, &mut told)?;
//! for told in &told {
//!     let mut broadcast = Broadcast::<Nim>::new(&told.event);
//!     for (viewer, view) in views.iter_mut().filter(|(viewer, _)| told.to.includes(*viewer)) {
//!         let patch = broadcast.fold(view);
//!         assert_eq!(serde_json::to_string(&patch)?, r#"[["stones",5],["active",0]]"#);
//!         assert_eq!(*view, game.view(*viewer));
//!         assert!(patch.is_public());
//!     }
//! }
//! # Ok(())
//! # }
//! ```

mod apply;
mod changes;
mod compare;
#[cfg(test)]
mod tests;

pub use apply::apply;
pub use changes::Changes;
pub use compare::{counts, counts_by_kind, each, fields, items, mask, optional, skip, whole};

use crate::Game;
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use serde::ser::{Error, Serialize, Serializer};
use serde_json::value::RawValue;

/// A value that can say what has changed in it.
pub trait Patchable {
    /// Writes what is different in `new`. Of a view: what all viewers see changed.
    ///
    /// For two views of one table, before and after one event, it is the same for every viewer.
    fn changes(&self, new: &Self, to: &mut Changes);

    /// Of a view: what only its viewer sees changed.
    fn private_changes(&self, _new: &Self, _to: &mut Changes) {}
}

/// What has changed in a view: the part that is the same for all viewers, and the viewer's own.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "[path: string, value?: unknown][]"))]
pub struct Patch {
    /// A JSON array, or nothing.
    public: Arc<str>,
    private: String,
}

impl Patch {
    /// Whether nothing has changed.
    pub fn is_empty(&self) -> bool {
        self.public.is_empty() && self.private.is_empty()
    }

    /// Whether it is the same for all who are told of the event: nothing of it is the viewer's own.
    pub fn is_public(&self) -> bool {
        self.private.is_empty()
    }

    /// The part that is the same for all viewers, as a JSON array; an empty text when nothing has changed there. The
    /// patches of one [`Broadcast`] share one text.
    pub fn public(&self) -> &Arc<str> {
        &self.public
    }

    /// The whole patch as a JSON array.
    pub fn json(&self) -> Cow<'_, str> {
        match (&*self.public, &*self.private) {
            ("", "") => "[]".into(),
            (only, "") | ("", only) => only.into(),
            (public, private) => {
                let (head, tail) = (public.strip_suffix(']'), private.strip_prefix('['));
                format!("{},{}", head.unwrap_or(public), tail.unwrap_or(private)).into()
            }
        }
    }
}

impl Serialize for Patch {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let json = self.json();
        let raw: &RawValue = serde_json::from_str(&json).map_err(S::Error::custom)?;
        raw.serialize(serializer)
    }
}

/// What makes `new` of `old`: two views of the same viewer.
pub fn patch<V: Patchable>(old: &V, new: &V) -> Patch {
    Patch { public: public(old, new), private: private(old, new) }
}

fn public<V: Patchable>(old: &V, new: &V) -> Arc<str> {
    let mut changes = Changes::new();
    old.changes(new, &mut changes);
    changes.finish().into()
}

fn private<V: Patchable>(old: &V, new: &V) -> String {
    let mut changes = Changes::new();
    old.private_changes(new, &mut changes);
    changes.finish()
}

/// One event on its way to several viewers.
#[derive(Debug)]
pub struct Broadcast<'e, G: Game> {
    event: &'e G::Event,
    public: Option<Arc<str>>,
}

impl<'e, G: Game> Broadcast<'e, G> {
    /// The event, as one audience may know it.
    pub fn new(event: &'e G::Event) -> Self {
        Broadcast { event, public: None }
    }

    /// Brings the view of one who is told up to date, and says what changed.
    ///
    /// All views that are given to it are those of one table before the event.
    pub fn fold(&mut self, view: &mut G::View) -> Patch {
        let old = view.clone();
        G::fold_view(view, self.event);
        let public = self.public.get_or_insert_with(|| public(&old, view)).clone();
        Patch { public, private: private(&old, view) }
    }
}
