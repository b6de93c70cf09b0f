//! What one viewer may see, kept up to date by events.

use crate::components::{Figures, TileId};
use crate::event::Event;
use crate::public::Table;
use crate::reckoned::Reckoned;
use serde::ser::{Serialize, SerializeStruct, Serializer};
use table::List;
use table::patch::{self, Changes, Patchable};

/// What one viewer may see: the open table, and for Darius's player what only Darius knows. Written down, it also says
/// what the rules make of that ([`Reckoned`]).
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KarakView {
    /// The open table.
    pub table: Table,
    /// The tiles the viewer holds as Darius.
    pub hand: List<TileId, 2>,
    /// The top tile of the deck, when the viewer put it there as Darius.
    pub top: Option<TileId>,
    /// What the rules make of it.
    #[cfg_attr(feature = "ts", ts(rename = "reckoned", as = "Reckoned"))]
    pub(crate) figures: Figures,
}

impl KarakView {
    /// What the rules make of what is seen.
    pub fn reckoned(&self) -> Reckoned {
        Reckoned::of(self, &self.figures)
    }
}

impl Serialize for KarakView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut view = serializer.serialize_struct("KarakView", 4)?;
        view.serialize_field("table", &self.table)?;
        view.serialize_field("hand", &self.hand)?;
        view.serialize_field("top", &self.top)?;
        view.serialize_field("reckoned", &self.reckoned())?;
        view.end()
    }
}

impl Patchable for KarakView {
    fn changes(&self, new: &KarakView, to: &mut Changes) {
        let (old, new) = (&self.table, &new.table);
        if old != new {
            to.at("table", |to| old.changes(new, to));
            to.at("reckoned", |to| Reckoned::changes(old, new, &self.figures, to));
        }
    }

    fn private_changes(&self, new: &KarakView, to: &mut Changes) {
        if self.hand != new.hand {
            to.at("hand", |to| patch::items(&self.hand, &new.hand, to));
        }
        if self.top != new.top {
            to.at("top", |to| to.put(&new.top));
        }
        let tiles = |view: &KarakView| Reckoned::tiles(view, &self.figures);
        let (old, new) = (tiles(self), tiles(new));
        if old != new {
            to.at("reckoned", |to| to.at("tiles", |to| patch::items(&old, &new, to)));
        }
    }
}

impl KarakView {
    /// Brings the view up to date with an event that was told to its viewer.
    pub fn fold(&mut self, event: &Event) {
        self.table.fold(event);
        match event {
            Event::TilesSeen { tiles, .. } => {
                self.hand = *tiles;
                self.top = None;
            }
            Event::TileChosen { .. } => self.hand.clear(),
            Event::TileRemembered { tile, .. } => self.top = Some(*tile),
            Event::TileDrawn { .. } => self.top = None,
            _ => {}
        }
    }
}
