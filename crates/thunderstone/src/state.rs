//! The whole state of a game: the open table, the hidden hands, and the agenda of what is still to do.

use crate::card::{AbilityIndex, CardId};
use crate::choice::{Purpose, Question};
use crate::effect::Preparation;
use crate::party::Slot;
use crate::public::{Hand, Place, Table};
use table::{Agenda, Ending, MAX_SEATS, PerSeat, Points, Seat, SeatSet};

/// The most steps that can be on the agenda.
pub(crate) const STEPS: usize = if cfg!(feature = "reshaped") { 31 } else { 24 };

/// A game of Thunderstone: what all see, what each holds in hand, and what is still to be done.
///
/// ```
/// use emberhall_thunderstone::table::{Game, Pending, Refusal, Viewer, drive};
/// use emberhall_thunderstone::{Choice, Illegal, Place, Question, Rank, Setup, Thunderstone};
/// use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
///
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
/// let mut game = Thunderstone::start(&Setup::first_game(2))?;
/// drive::draw(&mut game, &mut rng, 1_000); // chance fills the hall and deals the hands
///
/// let Pending::Player { seat, question: Question::Place } = game.pending() else { panic!("a turn begins") };
/// assert_eq!(game.view(Viewer::Seat(seat)).hand.len(), 6);
/// assert!(game.view(Viewer::Spectator).hand.is_empty());
///
/// // What this seat cannot know may be redrawn, as a bot does it: the seat sees the same.
/// let mut imagined = game.clone();
/// imagined.redeterminize(seat, &mut rng);
/// assert_eq!(imagined.view(Viewer::Seat(seat)), game.view(Viewer::Seat(seat)));
///
/// assert_eq!(game.check(&Choice::Go(Place::Village)), Ok(()));
/// let illegal = game.check(&Choice::Attack { rank: Rank::First }).unwrap_err();
/// assert_eq!(illegal, Illegal::NotTheQuestion);
/// println!("{illegal} ({})", illegal.rule());
/// # Ok::<(), emberhall_thunderstone::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Thunderstone {
    pub(crate) table: Table,
    pub(crate) hands: [Hand; MAX_SEATS],
    pub(crate) agenda: Agenda<Step, STEPS>,
}

impl Thunderstone {
    /// Everything all may see.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The hidden hand of a seat. For the seat itself and for tests; never for others.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// What a player has to decide now, if one has.
    #[inline]
    pub(crate) fn decision(&self) -> Option<Decision> {
        match self.agenda.top()? {
            Step::Decide(decision) => Some(decision),
            _ => None,
        }
    }

    /// The seat that is asked, or the active one when nobody is.
    #[inline]
    pub(crate) fn asked(&self) -> Seat {
        match self.decision() {
            Some(Decision::Discard { seat, .. } | Decision::OfferHero { seat, .. }) => seat,
            _ => self.table.active,
        }
    }

    /// What the player on turn is asked, if a player is.
    #[inline]
    pub(crate) fn question(&self) -> Option<Question> {
        Some(match self.decision()? {
            Decision::Place => Question::Place,
            Decision::Rest => Question::Card { purpose: Purpose::Rest },
            Decision::Prepare => Question::Prepare { place: self.table.turn.place.unwrap_or(Place::Rest) },
            Decision::Shop => Question::Buy { spoils: None },
            Decision::Train => Question::Train,
            Decision::Perform(ability) => return self.effect_question(ability),
            Decision::Discard { seat, or_hero, .. } => self.discard_question(seat, or_hero),
            Decision::OfferHero { seat, source } => self.offer_question(seat, source),
            Decision::Borrow => Question::Borrow,
            Decision::Strike { at } => return self.strike_question(at),
            Decision::Ail => Question::Loss { hero: None },
            Decision::Spoils => Question::Spoils,
            Decision::Plunder { source } => Question::Buy { spoils: Some(source) },
            Decision::Sort => Question::Card { purpose: Purpose::Sphinx },
            Decision::SendAway { .. } => Question::Hall { purpose: Purpose::Return },
        })
    }

    /// The result (T-END-2).
    pub(crate) fn result(&self) -> Ending {
        let table = &self.table;
        let counted = |seat| Points::new(i32::from(table.victory_points(seat)));
        let points: PerSeat<Points> = Seat::all(table.seats).map(counted).collect();
        let mut winners = SeatSet::EMPTY;
        if table.solo.is_some() {
            if table.victory_points(Seat::new(0)) > table.village_points() {
                winners.insert(Seat::new(0));
            }
            return Ending { winners, points };
        }
        let most = points.iter().copied().max().unwrap_or_default();
        let best = Seat::all(table.seats).filter(|seat| points[seat.index()] == most);
        winners = best.collect();
        if let Some(taker) = table.taker.filter(|&taker| winners.contains(taker)) {
            winners = [taker].into_iter().collect();
        }
        Ending { winners, points }
    }
}

/// One thing still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Step {
    /// A player decides, unless there is only one way or none.
    Decide(Decision),
    /// Chance decides, unless there is nothing to draw.
    Draw(Drawing),

    // What happens by itself.
    /// The active player's turn begins.
    TurnOf,
    /// The turn ends: cards are discarded and drawn.
    EndTurn,
    /// The next player's turn begins.
    #[default]
    Pass,
    /// The solo dungeon advances.
    Advance,
    /// A monster that has come to rank 1 breaches.
    Breach,
    /// The attack is compared with the health.
    Compare,
    /// Disease is gained.
    Infect { cards: u8 },
    /// Doomed cards are destroyed.
    Bury,
}

/// What a player decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Decision {
    /// Village, Dungeon or Rest?
    Place,
    /// A card to destroy while resting?
    Rest,
    /// Effects of the revealed hand; then a purchase or a target.
    Prepare,
    /// Purchases after the first.
    Shop,
    /// Levelling up.
    Train,
    /// An ability is carried out, from one of its effects on.
    Perform(Performance),
    /// A player discards cards.
    Discard { seat: Seat, cards: u8, or_hero: bool },
    /// A player discards a hero for a card, or shows a hand without one.
    OfferHero { seat: Seat, source: CardId },
    /// One of the discarded heroes may be borrowed.
    Borrow,
    /// The monster's battle effects, from one of them on.
    Strike { at: u8 },
    /// Diseases take their points.
    Ail,
    /// Spoils are taken.
    Spoils,
    /// A card may be bought as spoils of this card.
    Plunder { source: CardId },
    /// Revealed cards may be destroyed.
    Sort,
    /// So many monsters may be put under the dungeon deck after a victory.
    SendAway { left: u8 },
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Drawing {
    /// Groups, families and village cards are chosen until there are enough.
    ChooseCards,
    /// Three cards of the dungeon deck are turned up.
    FillHall,
    /// The starting player is chosen.
    ChooseStarter,
    /// Cards are drawn into a hidden hand.
    Deal { seat: Seat, cards: u8 },
    /// Cards are drawn into the revealed hand.
    DrawIn { cards: u8 },
    /// Cards are revealed from the deck.
    Reveal { cards: u8 },
    /// The hall closes up and is filled. `taker` is set when the monster in front was just defeated.
    Refill { taker: bool },
    /// A card comes into rank 3 of the solo dungeon.
    EnterLast,
}

/// An ability of a card of the party that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Performance {
    /// The card whose ability it is.
    pub(crate) card: CardId,
    /// Where the card is, or was.
    pub(crate) slot: Slot,
    /// Which of its abilities.
    pub(crate) ability: AbilityIndex,
    /// Which of the ability's effects is next.
    pub(crate) at: u8,
}

impl Performance {
    /// The effect that is next; `None` when all are carried out.
    #[inline]
    pub(crate) fn effect(self) -> Option<Preparation> {
        self.ability.preparation_of(self.card).get(usize::from(self.at)).copied()
    }
}

impl Decision {
    /// The effect being carried out, where an ability is.
    pub(crate) fn effect(self) -> Option<Preparation> {
        match self {
            Decision::Perform(ability) => ability.effect(),
            _ => None,
        }
    }
}

impl From<Decision> for Step {
    #[inline]
    fn from(decision: Decision) -> Step {
        Step::Decide(decision)
    }
}

impl From<Drawing> for Step {
    #[inline]
    fn from(drawing: Drawing) -> Step {
        Step::Draw(drawing)
    }
}
