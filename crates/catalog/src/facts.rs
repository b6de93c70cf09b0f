//! What can be studied about a game: things that are in it, and who has them.

use table::{Message, PerSeat};

/// A kind of thing whose part in winning can be studied, such as heroes or village cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FactKind {
    /// The id in tables and files.
    pub id: &'static str,
    /// The key of its heading.
    pub title: &'static str,
}

/// A thing that is in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// Which kind of thing, by [`FactKind::id`].
    pub kind: &'static str,
    /// Which thing of its kind.
    pub id: &'static str,
    /// How many of it each seat has.
    pub owned: PerSeat<u16>,
}

/// A thing that can be in a game, with its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thing {
    /// Which kind of thing, by [`FactKind::id`].
    pub kind: &'static str,
    /// Which thing of its kind.
    pub id: &'static str,
    /// Its name, to be shown.
    pub name: Message,
}
