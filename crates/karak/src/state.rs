//! The whole state of a game: the open table, the few hidden things, and the agenda of what is still to do.

use crate::components::{Figures, TileId};
use crate::content::{Hero, Item, ItemKind, Unit};
use crate::event::{Event, OrderFor};
use crate::hex::Pos;
use crate::public::{HexId, Player, Table};
use table::{Agenda, Audience, List, MAX_SEATS, Seat, SeatSet, Sink};

/// The most steps that can be on the agenda.
pub(crate) const STEPS: usize = if cfg!(feature = "reshaped") { 31 } else { 24 };

/// A game of Karak 2.
///
/// ```
/// use emberhall_karak::table::{Game, Input, Pending, Seat};
/// use emberhall_karak::{Chance, Event, Hero, Karak, Outcome, Setup};
///
/// let mut game = Karak::start(&Setup::new(2))?;
/// assert_eq!(game.pending(), Pending::Chance(Chance::Hero { seat: Seat::new(0) }));
///
/// let mut told = Vec::new();
/// game.submit(&Input::Chance(Outcome::Hero(Hero::Elspeth)), &mut told)?;
/// assert_eq!(told[0].event, Event::HeroTaken { seat: Seat::new(0), hero: Hero::Elspeth });
/// assert_eq!(game.table().player(Seat::new(0)).hero, Some(Hero::Elspeth));
///
/// // Chance says what it may give: five heroes are left for the other seat, each as likely as any other.
/// assert_eq!(game.draws()[0].total(), 5);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Karak {
    pub(crate) table: Table,
    /// The tile Darius put back on the deck; only he knows it.
    pub(crate) top: Option<TileId>,
    /// The tiles Darius holds; only he sees them.
    pub(crate) hand: List<TileId, 2>,
    /// What is still to do, the next on top.
    pub(crate) agenda: Agenda<Step, STEPS>,
    pub(crate) figures: Figures,
}

/// One thing still to do. Plain data, so that a game clones and compares in the middle of anything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Step {
    /// Every seat is dealt a hero (K-SET-6).
    DealHeroes,
    /// A group rolls the hero die for an order (K-SET-6, K-SET-8).
    RollOff { why: OrderFor, group: SeatSet, rolled: SeatSet, swords: [u8; MAX_SEATS] },
    /// The seats pick heroes in the order found.
    Draft,
    /// The seat's turn begins.
    Begin { seat: Seat },
    /// The active player goes on with the turn (step 2 of the order of play).
    #[default]
    Turn,

    /// A tile is drawn: to move onto, or for Hawkeye.
    Draw { to: Option<Pos> },
    /// Darius decides which tile to lay.
    PickTile { to: Pos },
    /// The drawn tile is laid.
    Place { to: Option<Pos> },
    /// Tokens are drawn for a hex that needs so many.
    DrawTokens { at: HexId, need: u8 },
    /// Surplus tokens go back, the rest is placed.
    PlaceTokens { at: HexId, need: u8 },

    /// The hero has come to its hex.
    Arrive { from: HexId },
    /// Darius's raptor strikes one army.
    Strike { from: HexId },
    /// What is left there is fought.
    Fight { from: HexId, felled: u8 },
    /// Dice of a unit are chosen.
    Send { unit: Unit },
    /// The dice are rolled.
    Roll,
    /// A re-roll is offered.
    Reroll,
    /// The re-roll that was asked for is made.
    RollAgain,
    /// Skulls are ignored.
    Spare,
    /// Fireballs are cast.
    Fireballs,
    /// Attack and strength are compared.
    Compare,

    /// A dryad's amulet is revealed.
    Amulet,
    /// Items above the slots of a kind are left.
    Sort { kind: ItemKind },
    /// A cart is emptied.
    Cart,
    /// Horan plunders.
    Plunder,

    /// Dice and lives are lost.
    Losses,
    /// Units above glory leave.
    GloryLimit,
    /// Plague & Misery.
    Curse,
    /// The battle is over, and the turn with it.
    EndBattle,

    /// The loot of a Pickpocket.
    Steal { from: Seat },
    /// Buildings are built.
    Build { any: bool },
    /// Units are recruited.
    Recruit { any: bool },
    /// Items are picked up; those laid down in the course of it stay.
    PickUp { any: bool, laid: [u8; Item::ALL.len()] },
}

impl Karak {
    /// The open table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The component figures of this game.
    pub fn components(&self) -> &crate::components::Components {
        &self.figures
    }

    /// The active player's board.
    pub(crate) fn me(&self) -> &Player {
        self.table.player(self.table.active)
    }

    /// The only way the table changes: the event is folded in and told to everybody.
    #[inline]
    pub(crate) fn tell(&mut self, event: Event, sink: &mut impl Sink<Event>) {
        self.table.fold(&event);
        sink.tell(Audience::All, event);
    }

    /// Takes the step on top off the agenda.
    pub(crate) fn done(&mut self) {
        self.agenda.done();
    }

    /// Puts a step on top of the agenda.
    pub(crate) fn next(&mut self, step: Step) {
        self.agenda.next(step);
    }

    /// Puts another step in the place of the one on top.
    pub(crate) fn replace(&mut self, step: Step) {
        self.agenda.replace(step);
    }
}

impl Karak {
    /// Who knows the hidden tiles.
    pub(crate) fn darius(&self) -> Option<Seat> {
        self.table.seat_of(Hero::Darius)
    }
}
