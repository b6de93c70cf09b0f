//! The agenda: what is still to be done, as plain values. The top is what the game is about now.

use crate::card::{CardId, When};
use crate::effect::Effect;
use crate::party::Slot;
use table::Seat;

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
