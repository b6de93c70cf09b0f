//! Why a choice or an outcome is refused: a typed reason. Its rule and its sentence are in [`crate::text`].

use crate::card::CardId;
use crate::event::Power;
use crate::party::Slot;
use crate::ranks::Rank;
use serde::Serialize;
use table::Seat;

/// Why a choice or an outcome is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Illegal {
    /// The answer does not fit the question.
    #[error("this does not answer the question")]
    NotTheQuestion,
    /// No card lies there.
    #[error("there is no card in place {}", slot.number())]
    NoSuchCard {
        /// The place in the revealed hand.
        slot: Slot,
    },
    /// Another card is just like it: choose that one.
    #[error("the card in place {} is just like it: choose that one", first.number())]
    Alike {
        /// The place in the revealed hand.
        slot: Slot,
        /// The place of the equal card that counts.
        first: Slot,
    },
    /// The card has no such effect here.
    #[error("{} has no such effect here", card.card().id)]
    NoEffectHere {
        /// The card it is about.
        card: CardId,
    },
    /// The effect was used already.
    #[error("this effect of {} was used already", card.card().id)]
    UsedAlready {
        /// The card it is about.
        card: CardId,
    },
    /// The price of the effect cannot be paid.
    #[error("no card can be destroyed for {}", card.card().id)]
    NothingToDestroy {
        /// The card it is about.
        card: CardId,
    },
    /// There is no hero for the effect.
    #[error("there is no hero for {}", card.card().id)]
    NoHero {
        /// The card it is about.
        card: CardId,
    },
    /// There is no monster for the effect.
    #[error("there is no monster for {}", card.card().id)]
    NoMonsterFor {
        /// The card it is about.
        card: CardId,
    },
    /// Only an equipped weapon can be thrown.
    #[error("{} is not equipped", card.card().id)]
    NotEquipped {
        /// The card it is about.
        card: CardId,
    },
    /// Only heroes carry weapons.
    #[error("{} is no hero", card.card().id)]
    NotAHero {
        /// The card it is about.
        card: CardId,
    },
    /// Only weapons are carried.
    #[error("{} is no weapon", card.card().id)]
    NotAWeapon {
        /// The card it is about.
        card: CardId,
    },
    /// The weapon is too heavy.
    #[error("{} weighs {weight}, the hero's strength is {strength}", card.card().id)]
    TooHeavy {
        /// The card it is about.
        card: CardId,
        /// The weight of the weapon.
        weight: u8,
        /// The strength of the hero.
        strength: i8,
    },
    /// The hero has a weapon.
    #[error("{} has a weapon", card.card().id)]
    HasWeapon {
        /// The card it is about.
        card: CardId,
    },
    /// The weapon has a bearer.
    #[error("{} is equipped already", card.card().id)]
    WeaponInUse {
        /// The card it is about.
        card: CardId,
    },
    /// No monster stands there.
    #[error("no monster stands in rank {rank}")]
    NoMonster {
        /// The rank that was named.
        rank: Rank,
    },
    /// There is nothing to fight in the Dungeon.
    #[error("no monster is in the hall")]
    EmptyHall,
    /// The Thunderstone is no monster.
    #[error("the Thunderstone is no monster")]
    ThunderstoneIsNoMonster,
    /// The monster cannot be attacked in the dark.
    #[error("{} cannot be attacked with a light penalty", card.card().id)]
    CannotBeAttacked {
        /// The card it is about.
        card: CardId,
    },
    /// A target must be chosen.
    #[error("a monster must be attacked")]
    MustAttack,
    /// The card is not for sale.
    #[error("{} is not for sale", card.card().id)]
    NotForSale {
        /// The card it is about.
        card: CardId,
    },
    /// Another card lies on top of the stack.
    #[error("{} lies on top of the stack", top.card().id)]
    NotOnTop {
        /// The card that was named.
        card: CardId,
        /// The card on top.
        top: CardId,
    },
    /// Too little gold.
    #[error("{} costs {cost}, you have {gold} gold", card.card().id)]
    TooExpensive {
        /// The card it is about.
        card: CardId,
        /// What it costs, in gold.
        cost: u8,
        /// The gold that is left.
        gold: u8,
    },
    /// Not of the kind the spoils name.
    #[error("the spoils are not for {}", card.card().id)]
    NotThisKind {
        /// The card it is about.
        card: CardId,
    },
    /// The card cannot be levelled up.
    #[error("{} has no further level", card.card().id)]
    NoFurtherLevel {
        /// The card it is about.
        card: CardId,
    },
    /// That is not what the hero becomes.
    #[error("{} does not become {}", card.card().id, into.card().id)]
    NotTheNextLevel {
        /// The card it is about.
        card: CardId,
        /// The card that was named.
        into: CardId,
    },
    /// No card of that level is left.
    #[error("no {} is left", card.card().id)]
    LevelGone {
        /// The card it is about.
        card: CardId,
    },
    /// Too little experience.
    #[error("this takes {needed} experience, you have {have}")]
    TooLittleExperience {
        /// What it costs, in experience.
        needed: u8,
        /// The experience there is.
        have: u16,
    },
    /// Not a card that may be chosen for this.
    #[error("{} cannot be chosen for this", card.card().id)]
    NotEligible {
        /// The card it is about.
        card: CardId,
    },
    /// Its effect was used in this Dungeon.
    #[error("{} was used: another effect cannot destroy it", card.card().id)]
    WasUsed {
        /// The card it is about.
        card: CardId,
    },
    /// A borrowed hero is no card of the hand.
    #[error("{} is borrowed", card.card().id)]
    Borrowed {
        /// The card it is about.
        card: CardId,
    },
    /// The card is not there.
    #[error("{} is not among your cards", card.card().id)]
    NotThere {
        /// The card it is about.
        card: CardId,
    },
    /// One must be chosen.
    #[error("you must choose one")]
    MustChoose,
    /// That is no order of the hall's cards.
    #[error("this is no order of the cards in the hall")]
    NoOrder,
    /// The monster is worth too much or nothing.
    #[error("{} is not worth 1 or 2 victory points", card.card().id)]
    WrongWorth {
        /// The card it is about.
        card: CardId,
    },
    /// There is nothing of this kind to lose.
    #[error("there is none of this to lose")]
    NothingToLose {
        /// The kind that was named.
        power: Power,
    },
    /// No spoils of that card are left.
    #[error("{} has no spoils", card.card().id)]
    NoSpoils {
        /// The card it is about.
        card: CardId,
    },
    /// That player has discarded no hero.
    #[error("player {seat} has discarded no hero")]
    NothingOffered {
        /// The player that was named.
        seat: Seat,
    },
    /// Chance cannot give this.
    #[error("chance cannot give this now")]
    Impossible,
}
