//! The whole state of a game: the open table, the hidden hands, and the agenda of what is still to do.

use crate::card::{CardId, When};
use crate::choice::{Purpose, Question};
use crate::effect::Effect;
use crate::party::Slot;
use crate::public::{Hand, Place, Table};
use table::{Agenda, Ending, MAX_SEATS, Seat, SeatSet};

/// The most steps that can be on the agenda.
pub(crate) const STEPS: usize = if cfg!(feature = "reshaped") { 31 } else { 24 };

/// A game of Thunderstone: what all see, what each holds in hand, and what is still to be done.
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

    /// The seat that is asked, or the active one when nobody is.
    #[inline]
    pub(crate) fn asked(&self) -> Seat {
        match self.agenda.top() {
            Some(Step::Discard { seat, .. } | Step::OfferHero { seat }) => seat,
            _ => self.table.active,
        }
    }

    /// What the player on turn is asked, if a player is.
    #[inline]
    pub(crate) fn question(&self) -> Option<Question> {
        let step = self.agenda.top()?;
        Some(match step {
            Step::ChoosePlace => Question::Place,
            Step::Rest => Question::Card { purpose: Purpose::Rest },
            Step::Prepare => Question::Prepare { place: self.table.turn.place.unwrap_or(Place::Rest) },
            Step::Shop => Question::Buy { spoils: None },
            Step::Plunder { source } => Question::Buy { spoils: Some(source) },
            Step::Train => Question::Train,
            Step::Perform { card, .. } => match step.effect()? {
                Effect::ReturnMonster => Question::Hall { purpose: Purpose::Return },
                Effect::TakeMonster => Question::Hall { purpose: Purpose::Take },
                Effect::ReturnOrArrange => Question::Hall { purpose: Purpose::Banish },
                Effect::Pawn { .. } => Question::Member { purpose: Purpose::Pawn, card },
                Effect::Strengthen { .. } => Question::Member { purpose: Purpose::Strengthen, card },
                _ => Question::Member { purpose: Purpose::Destroy, card },
            },
            Step::Discard { seat, or_hero, .. } => {
                let purpose = if or_hero { Purpose::DiscardHeroOrTwo } else { Purpose::Discard };
                match self.discards_from_party(seat) {
                    true => Question::Member {
                        purpose,
                        card: self.table.hall[0].map_or_else(Default::default, |c| c.card),
                    },
                    false => Question::Card { purpose },
                }
            }
            Step::OfferHero { seat } if seat == self.table.active => {
                Question::Member { purpose: Purpose::DiscardHero, card: crate::cards::SELURIN_THEURGE }
            }
            Step::OfferHero { .. } => Question::Card { purpose: Purpose::DiscardHero },
            Step::Borrow => Question::Borrow,
            Step::Strike { at } => {
                let (rank, card) = self.target();
                match battle_effects(card)[usize::from(at)] {
                    Effect::Bar => Question::Member { purpose: Purpose::Bar, card },
                    Effect::Weaken { .. } => Question::Loss {
                        hero: self.next_judged(rank, card).map(|slot| self.table.party.at(slot).card),
                    },
                    _ => Question::Member { purpose: Purpose::Slay, card },
                }
            }
            Step::Ail => Question::Loss { hero: None },
            Step::Spoils => Question::Spoils,
            Step::Sort => Question::Card { purpose: Purpose::Sphinx },
            Step::Sorcery { .. } => Question::Hall { purpose: Purpose::Return },
            _ => return None,
        })
    }

    /// The result (T-END-2).
    pub(crate) fn result(&self) -> Ending {
        let table = &self.table;
        let mut half_points = [0; MAX_SEATS];
        for seat in Seat::all(table.seats) {
            half_points[seat.index()] = 2 * table.victory_points(seat) as i16;
        }
        let mut winners = SeatSet::EMPTY;
        if table.solo.is_some() {
            if table.victory_points(Seat(0)) > table.village_points() {
                winners.insert(Seat(0));
            }
            return Ending { winners, half_points };
        }
        let most = half_points[..usize::from(table.seats)].iter().copied().max().unwrap_or(0);
        let best = Seat::all(table.seats).filter(|seat| half_points[seat.index()] == most);
        winners = best.collect();
        if let Some(taker) = table.taker.filter(|&taker| winners.contains(taker)) {
            winners = [taker].into_iter().collect();
        }
        Ending { winners, half_points }
    }
}

/// One thing still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Step {
    // Setup, by chance.
    /// Groups, families and village cards are chosen until there are enough.
    ChooseCards,
    /// Three cards of the dungeon deck are turned up.
    FillHall,
    /// The starting player is chosen.
    ChooseStarter,

    // Turns.
    /// The active player's turn begins.
    TurnOf,
    /// Village, Dungeon or Rest?
    ChoosePlace,
    /// A card to destroy while resting?
    Rest,
    /// Effects of the revealed hand; then a purchase or a target.
    Prepare,
    /// Purchases after the first.
    Shop,
    /// Levelling up.
    Train,
    /// The turn ends: cards are discarded and drawn.
    EndTurn,
    /// The next player's turn begins.
    #[default]
    Pass,
    /// The solo dungeon advances.
    Advance,
    /// A card comes into rank 3 of the solo dungeon.
    EnterLast,

    // Cards.
    /// Cards are drawn into a hidden hand.
    Deal { seat: Seat, cards: u8 },
    /// Cards are drawn into the revealed hand.
    DrawIn { cards: u8 },
    /// An ability is carried out, from one of its effects on.
    Perform { card: CardId, slot: Slot, ability: u8, at: u8 },
    /// A player discards cards.
    Discard { seat: Seat, cards: u8, or_hero: bool },
    /// A player discards a hero for the Theurge, or shows a hand without one.
    OfferHero { seat: Seat },
    /// One of the discarded heroes may be borrowed.
    Borrow,

    // The hall.
    /// The hall closes up and is filled. `taker` is set when the monster in front was just defeated.
    Refill { taker: bool },
    /// A monster that has come to rank 1 breaches.
    Breach,

    // Battle.
    /// The monster's battle effects, from one of them on.
    Strike { at: u8 },
    /// Diseases take their points.
    Ail,
    /// The attack is compared with the health.
    Compare,
    /// Disease is gained.
    Infect { cards: u8 },
    /// Doomed cards are destroyed.
    Bury,
    /// Spoils are taken.
    Spoils,
    /// A card may be bought as spoils of this card.
    Plunder { source: CardId },
    /// Cards are revealed from the deck.
    Reveal { cards: u8 },
    /// Revealed cards may be destroyed.
    Sort,
    /// Elf Sorcerers may send monsters away.
    Sorcery { left: u8 },
}

impl Step {
    /// The effect being carried out, for a step that carries out an ability.
    #[inline]
    pub(crate) fn effect(self) -> Option<&'static Effect> {
        match self {
            Step::Perform { card, ability, at, .. } => {
                card.card().abilities[usize::from(ability)].effects.get(usize::from(at))
            }
            _ => None,
        }
    }
}

/// A monster's battle effects in printed order.
pub(crate) fn battle_effects(monster: CardId) -> &'static [Effect] {
    let battle = monster.card().abilities.iter().find(|ability| ability.when == When::Battle);
    battle.map_or(&[], |ability| ability.effects)
}
