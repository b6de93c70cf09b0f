//! What a player can be asked and can answer, and what chance is asked and answers.

use crate::card::{AbilityIndex, CardId, Family, Group};
use crate::event::Power;
use crate::party::Slot;
use crate::public::Place;
use crate::ranks::Rank;
use serde::{Deserialize, Serialize};
use table::Seat;

/// What a player is asked. At most ten kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Village, Dungeon or Rest?
    Place,
    /// In the Village: an effect, a purchase, or no more? In the Dungeon: an effect, a weapon, or the target?
    Prepare {
        /// Where the turn is spent.
        place: Place,
    },
    /// Which card to buy, if any?
    Buy {
        /// The card whose spoils these are; `None` for further purchases in the Village.
        spoils: Option<CardId>,
    },
    /// Which hero to level up, if any?
    Train,
    /// Which card of the revealed hand?
    Member {
        /// What happens to the card that is chosen.
        purpose: Purpose,
        /// The card that asks.
        card: CardId,
    },
    /// Which card of the hidden hand, or of the cards revealed from the deck?
    Card {
        /// What happens to the card that is chosen.
        purpose: Purpose,
    },
    /// Which monster of the hall, or which order?
    Hall {
        /// What happens to the card that is chosen.
        purpose: Purpose,
    },
    /// Attack or magic attack?
    Loss {
        /// The hero who loses it; `None` for a Disease.
        hero: Option<CardId>,
    },
    /// Whose spoils first?
    Spoils,
    /// Which of the discarded heroes fights along?
    Borrow,
}

/// What a card or monster is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// It is destroyed.
    Destroy,
    /// It is pawned: destroyed for its gold.
    Pawn,
    /// It grows stronger.
    Strengthen,
    /// It is discarded.
    Discard,
    /// A hero, or two cards, are discarded.
    DiscardHeroOrTwo,
    /// A hero is discarded for the Theurge.
    DiscardHero,
    /// The monster's battle effect destroys it.
    Slay,
    /// It cannot attack.
    Bar,
    /// It may be destroyed while resting.
    Rest,
    /// Those revealed may be destroyed.
    Sphinx,
    /// The monster is put under the dungeon deck.
    Return,
    /// The monster is taken.
    Take,
    /// The monster is put under the dungeon deck, or the hall rearranged.
    Banish,
}

impl Purpose {
    /// All purposes.
    pub const ALL: &'static [Purpose] = &[
        Purpose::Destroy,
        Purpose::Pawn,
        Purpose::Strengthen,
        Purpose::Discard,
        Purpose::DiscardHeroOrTwo,
        Purpose::DiscardHero,
        Purpose::Slay,
        Purpose::Bar,
        Purpose::Rest,
        Purpose::Sphinx,
        Purpose::Return,
        Purpose::Take,
        Purpose::Banish,
    ];

    /// The word in the texts.
    pub const fn word(self) -> &'static str {
        match self {
            Purpose::Destroy => "destroy",
            Purpose::Pawn => "pawn",
            Purpose::Strengthen => "strengthen",
            Purpose::Discard => "discard",
            Purpose::DiscardHeroOrTwo => "discard-hero-or-two",
            Purpose::DiscardHero => "discard-hero",
            Purpose::Slay => "slay",
            Purpose::Bar => "bar",
            Purpose::Rest => "rest",
            Purpose::Sphinx => "sphinx",
            Purpose::Return => "return",
            Purpose::Take => "take",
            Purpose::Banish => "banish",
        }
    }
}

/// What a player answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Choice {
    /// Spend the turn there.
    Go(Place),
    /// Use an ability of a revealed card.
    Use {
        /// The place of the card in the revealed hand.
        slot: Slot,
        /// Which of its abilities, from 0.
        ability: AbilityIndex,
    },
    /// Give a weapon to a hero.
    Equip {
        /// The place of the hero in the revealed hand.
        hero: Slot,
        /// The place of the weapon in the revealed hand.
        weapon: Slot,
    },
    /// Attack the monster in a rank.
    Attack {
        /// The rank that the monster stands in.
        rank: Rank,
    },
    /// Buy a card.
    Buy(CardId),
    /// Level a hero up.
    LevelUp {
        /// The place of the card in the revealed hand.
        slot: Slot,
        /// The card of the next level.
        into: CardId,
    },
    /// Choose a revealed card.
    Member(Slot),
    /// Choose a card of the hidden hand, or one revealed from the deck.
    Card(CardId),
    /// Choose the monster in a rank.
    Monster {
        /// The rank that the monster stands in.
        rank: Rank,
    },
    /// Arrange the hall: each rank gets the card of the rank named.
    Arrange([Rank; 3]),
    /// Take the loss from this kind of attack.
    Lose(Power),
    /// Take this card's spoils next.
    TakeSpoils(CardId),
    /// Borrow this player's discarded hero.
    Borrow(Seat),
    /// No more; none.
    Done,
}

/// What chance is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The next monster group of the game.
    Group,
    /// The next hero family of the game.
    Family,
    /// The next village card of the game.
    VillageCard,
    /// The starting player.
    StartingPlayer,
    /// The next card of the dungeon deck.
    DungeonCard,
    /// The next card of a player's deck.
    Draw {
        /// Whose deck.
        seat: Seat,
    },
}

/// What chance answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The monster group that is in the game.
    Group(Group),
    /// The hero family that is in the game.
    Family(Family),
    /// The card that was drawn, or the village card that is in the game.
    Card(CardId),
    /// The player who begins.
    Seat(Seat),
}
