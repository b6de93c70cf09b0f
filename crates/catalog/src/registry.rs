//! A list of games as a value, and the way into code that is generic over one of them.

use crate::Listed;
use std::fmt;
use std::marker::PhantomData;
use table::Message;

/// The games a program offers, in the order in which they are offered. [`registry!`](crate::registry) makes one.
///
/// It takes no room: the games are its type, so code for every game of it is compiled and nothing is looked up in a
/// list that could lack one.
pub struct Registry<L>(PhantomData<fn() -> L>);

/// Does something with a game whose type is known only inside.
pub trait Visit {
    /// What [`Visit::visit`] returns, whichever game it is.
    type Out;
    /// Works with the game `G`.
    fn visit<G: Listed>(self) -> Self::Out;
}

/// A list of games as a type: `()` is empty, `(G, L)` is `G` before the games of `L`.
pub trait Games: 'static {
    /// Adds the ids of the games, in order.
    fn ids(into: &mut Vec<&'static str>);

    /// Visits the game with this id; gives the visitor back when there is no such game.
    fn visit<V: Visit>(id: &str, visitor: V) -> Result<V::Out, V>;
}

impl Games for () {
    fn ids(_: &mut Vec<&'static str>) {}

    fn visit<V: Visit>(_: &str, visitor: V) -> Result<V::Out, V> {
        Err(visitor)
    }
}

impl<G: Listed, L: Games> Games for (G, L) {
    fn ids(into: &mut Vec<&'static str>) {
        into.push(G::ID);
        L::ids(into);
    }

    fn visit<V: Visit>(id: &str, visitor: V) -> Result<V::Out, V> {
        if id == G::ID { Ok(visitor.visit::<G>()) } else { L::visit(id, visitor) }
    }
}

impl<L> Registry<L> {
    /// The registry of a list of games.
    #[must_use]
    pub const fn new() -> Registry<L> {
        Registry(PhantomData)
    }
}

impl<L: Games> Registry<L> {
    /// The ids of the games, in order.
    pub fn ids(self) -> Vec<&'static str> {
        let mut ids = Vec::new();
        L::ids(&mut ids);
        ids
    }

    /// Enters the code of the game with this id; `None` when there is no such game.
    pub fn visit<V: Visit>(self, id: &str, visitor: V) -> Option<V::Out> {
        L::visit(id, visitor).ok()
    }

    /// Enters the code of every game, in order.
    pub fn visit_all<V: Visit + Clone>(self, visitor: V) -> Vec<V::Out> {
        self.ids().into_iter().filter_map(|id| self.visit(id, visitor.clone())).collect()
    }

    /// The name of a game, to be shown.
    pub fn title(self, id: &str) -> Option<Message> {
        struct Title;
        impl Visit for Title {
            type Out = Message;
            fn visit<G: Listed>(self) -> Message {
                Message::new(G::TITLE)
            }
        }
        self.visit(id, Title)
    }

    /// The Fluent files that the games bring along: the code of the language, and the text.
    pub fn locales(self) -> Vec<(&'static str, &'static str)> {
        #[derive(Clone)]
        struct Locales;
        impl Visit for Locales {
            type Out = &'static [(&'static str, &'static str)];
            fn visit<G: Listed>(self) -> Self::Out {
                G::LOCALES
            }
        }
        self.visit_all(Locales).concat()
    }
}

impl<L> Clone for Registry<L> {
    fn clone(&self) -> Registry<L> {
        *self
    }
}

impl<L> Copy for Registry<L> {}

impl<L> Default for Registry<L> {
    fn default() -> Registry<L> {
        Registry::new()
    }
}

impl<L: Games> fmt::Debug for Registry<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.ids()).finish()
    }
}

/// A [`Registry`] of these games: `registry![Karak, Thunderstone]`.
#[macro_export]
macro_rules! registry {
    ($($game:ty),* $(,)?) => {
        $crate::Registry::<$crate::registry!(@list $($game,)*)>::new()
    };
    (@list) => { () };
    (@list $first:ty, $($rest:ty,)*) => { ($first, $crate::registry!(@list $($rest,)*)) };
}
