//! A toy game with everything the laws are about: hidden hands, a bag, chance, a pause in the middle of an effect,
//! a secret choice, and a look at something hidden.
//!
//! Two stones of each kind are in the bag. On a turn a player draws a stone in secret, shows a stone for points,
//! buries one in secret, or peeks at a neighbour's hand. A shown stone of kind 0 curses a rival, who is then chosen.
//! The game ends when bag and hands are empty.

use crate::flaw::Flaw;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use table::{Explain, Message, Refusal, RuleId, Seat, Versioned};

/// The kinds of stones.
pub const KINDS: usize = 4;
/// How many stones of each kind there are.
pub const EACH: u8 = 2;
/// How many stones of each kind are somewhere.
pub type Stones = [u8; KINDS];

/// Every `odd` is lost when it is written: only flawed toys use it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ToySetup {
    pub seats: u8,
    #[serde(skip)]
    pub odd: u8,
}

impl Versioned for ToySetup {
    fn rules(&self) -> u32 {
        1
    }
    fn set_rules(&mut self, _: u32) {}
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Question {
    Turn,
    /// Asked in the middle of showing a stone.
    Curse,
    /// A question that betrays how many stones of kind 0 the rivals hold: a flaw.
    Leaking(u8),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    Draw,
    Show(u8),
    Bury(u8),
    Peek,
    Curse(Seat),
    Odd(#[serde(skip)] u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DrawStone;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stone {
    pub kind: u8,
    #[serde(skip)]
    pub odd: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// To the others.
    Drew {
        seat: Seat,
    },
    /// To the one who drew.
    DrewStone {
        seat: Seat,
        stone: u8,
    },
    Shown {
        seat: Seat,
        stone: u8,
    },
    /// To the others.
    Buried {
        seat: Seat,
    },
    /// To the one who buried.
    BuriedStone {
        seat: Seat,
        stone: u8,
    },
    /// To the others.
    Peeked {
        seat: Seat,
    },
    /// To the one who peeked: how many stones of kind 0 the neighbour holds.
    PeekedAt {
        seat: Seat,
        zeros: u8,
    },
    Cursed {
        victim: Seat,
    },
    Asked {
        seat: Seat,
        cursing: bool,
    },
    /// A secret told to all: a flaw.
    Shouted {
        stone: u8,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
pub enum Illegal {
    #[error("the bag is empty")]
    BagEmpty,
    #[error("there is no such stone")]
    NoSuchStone,
    #[error("not asked for this")]
    NotAsked,
    #[error("not a rival")]
    NotARival,
    #[error("{0} stones are in the way")]
    Leaking(u8),
    #[error("no rule for this")]
    WithoutRule,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("2 or 3 players, not {0}")]
pub struct BadSetup(pub u8);

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    Turn,
    Drawing,
    Curse,
    Over,
}

/// The state. `shared` and `heard` serve only the flaws.
#[derive(Clone, Debug)]
pub struct Toy<const F: Flaw> {
    pub seats: u8,
    pub turn: Seat,
    pub step: Step,
    pub bag: Stones,
    pub hands: [Stones; 3],
    pub buried: [Stones; 3],
    pub shown: Stones,
    pub points: [i8; 3],
    /// Nobody may peek twice in a row, so that the game ends.
    pub peeked: bool,
    pub shared: Arc<AtomicU32>,
    pub heard: u32,
}

impl<const F: Flaw> Toy<F> {
    pub fn key(&self) -> impl Eq + Hash + '_ {
        let shared = self.shared.load(std::sync::atomic::Ordering::Relaxed);
        let pieces = (self.bag, self.hands, self.buried, self.shown);
        (self.seats, self.turn, self.step, pieces, self.points, self.peeked, shared, self.heard)
    }

    /// The neighbour to the left.
    pub fn neighbour(&self) -> Seat {
        self.turn.next(self.seats)
    }

    /// How many stones of kind 0 the rivals of the one on turn hold.
    pub fn rivals_zeros(&self) -> u8 {
        Seat::all(self.seats).filter(|&seat| seat != self.turn).map(|seat| self.hands[seat.index()][0]).sum()
    }
}

impl<const F: Flaw> PartialEq for Toy<F> {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl<const F: Flaw> Eq for Toy<F> {}

impl<const F: Flaw> Hash for Toy<F> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.key().hash(hasher);
    }
}

impl Explain for Illegal {
    fn message(&self) -> Message {
        Message::new("toy-illegal")
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId(if *self == Illegal::WithoutRule { "" } else { "Y-TOY-1" })
    }
}

impl Explain for BadSetup {
    fn message(&self) -> Message {
        Message::new("toy-setup")
    }
}

table::codes! { Question { 1 Turn 2 Curse 3 Leaking(1) } }

table::codes! { Choice { 1 Draw 2 Show(1) 3 Bury(1) 4 Peek 5 Curse(1) 6 Odd(1) } }

table::codes! { Event {
    1 Drew { 1 seat }
    2 DrewStone { 1 seat, 2 stone }
    3 Shown { 1 seat, 2 stone }
    4 Buried { 1 seat }
    5 BuriedStone { 1 seat, 2 stone }
    6 Peeked { 1 seat }
    7 PeekedAt { 1 seat, 2 zeros }
    8 Cursed { 1 victim }
    9 Asked { 1 seat, 2 cursing }
    10 Shouted { 1 stone }
} }

impl table::Encode for DrawStone {
    fn encode(&self, out: &mut table::Encoder) {
        out.end();
    }
}

impl table::Encode for Stone {
    fn encode(&self, out: &mut table::Encoder) {
        self.kind.encode(out);
    }
}
