//! Why a choice is refused: a typed reason with its rule and its sentence.

use crate::card::{CardId, When};
use crate::cards::MILITIA;
use crate::event::Power;
use crate::party::Slot;
use serde::Serialize;
use table::{Explain, Message, Refusal, RuleId, Seat};

/// Why a choice or an outcome is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are the figures of the sentence.
pub enum Illegal {
    /// The answer does not fit the question.
    #[error("this does not answer the question")]
    NotTheQuestion,
    /// No card lies there.
    #[error("there is no card in place {}", slot.0)]
    NoSuchCard { slot: Slot },
    /// Another card is just like it: choose that one.
    #[error("the card in place {} is just like it: choose that one", first.0)]
    Alike { slot: Slot, first: Slot },
    /// The card has no such effect here.
    #[error("{} has no such effect here", card.card().id)]
    NoEffectHere { card: CardId },
    /// The effect was used already.
    #[error("this effect of {} was used already", card.card().id)]
    UsedAlready { card: CardId },
    /// The price of the effect cannot be paid.
    #[error("no card can be destroyed for {}", card.card().id)]
    NothingToDestroy { card: CardId },
    /// There is no hero for the effect.
    #[error("there is no hero for {}", card.card().id)]
    NoHero { card: CardId },
    /// There is no monster for the effect.
    #[error("there is no monster for {}", card.card().id)]
    NoMonsterFor { card: CardId },
    /// Only an equipped weapon can be thrown.
    #[error("{} is not equipped", card.card().id)]
    NotEquipped { card: CardId },
    /// Only heroes carry weapons.
    #[error("{} is no hero", card.card().id)]
    NotAHero { card: CardId },
    /// Only weapons are carried.
    #[error("{} is no weapon", card.card().id)]
    NotAWeapon { card: CardId },
    /// The weapon is too heavy.
    #[error("{} weighs {weight}, the hero's strength is {strength}", card.card().id)]
    TooHeavy { card: CardId, weight: u8, strength: i8 },
    /// The hero has a weapon.
    #[error("{} has a weapon", card.card().id)]
    HasWeapon { card: CardId },
    /// The weapon has a bearer.
    #[error("{} is equipped already", card.card().id)]
    WeaponInUse { card: CardId },
    /// No monster stands there.
    #[error("no monster stands in rank {rank}")]
    NoMonster { rank: u8 },
    /// There is nothing to fight in the Dungeon.
    #[error("no monster is in the hall")]
    EmptyHall,
    /// The Thunderstone is no monster.
    #[error("the Thunderstone is no monster")]
    ThunderstoneIsNoMonster,
    /// The monster cannot be attacked in the dark.
    #[error("{} cannot be attacked with a light penalty", card.card().id)]
    CannotBeAttacked { card: CardId },
    /// A target must be chosen.
    #[error("a monster must be attacked")]
    MustAttack,
    /// The card is not for sale.
    #[error("{} is not for sale", card.card().id)]
    NotForSale { card: CardId },
    /// Another card lies on top of the stack.
    #[error("{} lies on top of the stack", top.card().id)]
    NotOnTop { card: CardId, top: CardId },
    /// Too little gold.
    #[error("{} costs {cost}, you have {gold} gold", card.card().id)]
    TooExpensive { card: CardId, cost: u8, gold: u8 },
    /// Not of the kind the spoils name.
    #[error("the spoils are not for {}", card.card().id)]
    NotThisKind { card: CardId },
    /// The card cannot be levelled up.
    #[error("{} has no further level", card.card().id)]
    NoFurtherLevel { card: CardId },
    /// That is not what the hero becomes.
    #[error("{} does not become {}", card.card().id, into.card().id)]
    NotTheNextLevel { card: CardId, into: CardId },
    /// No card of that level is left.
    #[error("no {} is left", card.card().id)]
    LevelGone { card: CardId },
    /// Too little experience.
    #[error("this takes {needed} experience, you have {have}")]
    TooLittleExperience { needed: u8, have: u16 },
    /// Not a card that may be chosen for this.
    #[error("{} cannot be chosen for this", card.card().id)]
    NotEligible { card: CardId },
    /// Its effect was used in this Dungeon.
    #[error("{} was used: another effect cannot destroy it", card.card().id)]
    WasUsed { card: CardId },
    /// A borrowed hero is no card of the hand.
    #[error("{} is borrowed", card.card().id)]
    Borrowed { card: CardId },
    /// The card is not there.
    #[error("{} is not among your cards", card.card().id)]
    NotThere { card: CardId },
    /// One must be chosen.
    #[error("you must choose one")]
    MustChoose,
    /// That is no order of the hall's cards.
    #[error("this is no order of the cards in the hall")]
    NoOrder,
    /// The monster is worth too much or nothing.
    #[error("{} is not worth 1 or 2 victory points", card.card().id)]
    WrongWorth { card: CardId },
    /// There is nothing of this kind to lose.
    #[error("there is none of this to lose")]
    NothingToLose { power: Power },
    /// No spoils of that card are left.
    #[error("{} has no spoils", card.card().id)]
    NoSpoils { card: CardId },
    /// That player has discarded no hero.
    #[error("player {seat} has discarded no hero")]
    NothingOffered { seat: Seat },
    /// Chance cannot give this.
    #[error("chance cannot give this now")]
    Impossible,
}

impl Illegal {
    /// The last part of the text's key.
    fn key(&self) -> &'static str {
        use Illegal as I;
        match self {
            I::NotTheQuestion => "not-the-question",
            I::NoSuchCard { .. } => "no-such-card",
            I::Alike { .. } => "alike",
            I::NoEffectHere { .. } => "no-effect-here",
            I::UsedAlready { .. } => "used-already",
            I::NothingToDestroy { .. } => "nothing-to-destroy",
            I::NoHero { .. } => "no-hero",
            I::NoMonsterFor { .. } => "no-monster-for",
            I::NotEquipped { .. } => "not-equipped",
            I::NotAHero { .. } => "not-a-hero",
            I::NotAWeapon { .. } => "not-a-weapon",
            I::TooHeavy { .. } => "too-heavy",
            I::HasWeapon { .. } => "has-weapon",
            I::WeaponInUse { .. } => "weapon-in-use",
            I::NoMonster { .. } => "no-monster",
            I::EmptyHall => "empty-hall",
            I::ThunderstoneIsNoMonster => "thunderstone-is-no-monster",
            I::CannotBeAttacked { .. } => "cannot-be-attacked",
            I::MustAttack => "must-attack",
            I::NotForSale { .. } => "not-for-sale",
            I::NotOnTop { .. } => "not-on-top",
            I::TooExpensive { .. } => "too-expensive",
            I::NotThisKind { .. } => "not-this-kind",
            I::NoFurtherLevel { .. } => "no-further-level",
            I::NotTheNextLevel { .. } => "not-the-next-level",
            I::LevelGone { .. } => "level-gone",
            I::TooLittleExperience { .. } => "too-little-experience",
            I::NotEligible { .. } => "not-eligible",
            I::WasUsed { .. } => "was-used",
            I::Borrowed { .. } => "borrowed",
            I::NotThere { .. } => "not-there",
            I::MustChoose => "must-choose",
            I::NoOrder => "no-order",
            I::WrongWorth { .. } => "wrong-worth",
            I::NothingToLose { .. } => "nothing-to-lose",
            I::NoSpoils { .. } => "no-spoils",
            I::NothingOffered { .. } => "nothing-offered",
            I::Impossible => "impossible",
        }
    }

    /// The keys of all reasons.
    pub(crate) fn keys() -> Vec<String> {
        let (card, slot) = (CardId(0), Slot(0));
        use Illegal as I;
        let all = [
            I::NotTheQuestion,
            I::NoSuchCard { slot },
            I::Alike { slot, first: slot },
            I::NoEffectHere { card },
            I::UsedAlready { card },
            I::NothingToDestroy { card },
            I::NoHero { card },
            I::NoMonsterFor { card },
            I::NotEquipped { card },
            I::NotAHero { card },
            I::NotAWeapon { card },
            I::TooHeavy { card, weight: 0, strength: 0 },
            I::HasWeapon { card },
            I::WeaponInUse { card },
            I::NoMonster { rank: 1 },
            I::EmptyHall,
            I::ThunderstoneIsNoMonster,
            I::CannotBeAttacked { card },
            I::MustAttack,
            I::NotForSale { card },
            I::NotOnTop { card, top: card },
            I::TooExpensive { card, cost: 0, gold: 0 },
            I::NotThisKind { card },
            I::NoFurtherLevel { card },
            I::NotTheNextLevel { card, into: card },
            I::LevelGone { card },
            I::TooLittleExperience { needed: 0, have: 0 },
            I::NotEligible { card },
            I::WasUsed { card },
            I::Borrowed { card },
            I::NotThere { card },
            I::MustChoose,
            I::NoOrder,
            I::WrongWorth { card },
            I::NothingToLose { power: Power::Attack },
            I::NoSpoils { card },
            I::NothingOffered { seat: Seat(0) },
            I::Impossible,
        ];
        all.iter().map(|reason| reason.message().key.into_owned()).collect()
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        use Illegal as I;
        RuleId(match self {
            I::NotTheQuestion => "T-TURN-1",
            I::NoSuchCard { .. } | I::NoEffectHere { .. } | I::NotAHero { .. } | I::NotAWeapon { .. } => {
                "T-DUN-1"
            }
            I::Alike { .. } | I::NothingToDestroy { .. } | I::NoHero { .. } | I::NoMonsterFor { .. } => {
                "T-DECK-6"
            }
            I::UsedAlready { card } if card.card().has(When::Village) => "T-VIL-1",
            I::UsedAlready { .. } => "T-DUN-1",
            I::NotEquipped { .. } => "T-CARD-SPEAR",
            I::TooHeavy { .. } | I::HasWeapon { .. } | I::WeaponInUse { .. } => "T-DUN-1",
            I::NoMonster { .. } | I::EmptyHall | I::MustAttack => "T-DUN-2",
            I::ThunderstoneIsNoMonster => "T-END-3",
            I::CannotBeAttacked { .. } => "T-NOATK-1",
            I::NotForSale { .. } | I::NotOnTop { .. } => "T-DECK-3",
            I::TooExpensive { .. } => "T-VIL-3",
            I::NotThisKind { .. } | I::NoSpoils { .. } => "T-SPOIL-1",
            I::NotTheNextLevel { card: MILITIA, .. } => "T-LVL-2",
            I::NoFurtherLevel { .. } | I::NotTheNextLevel { .. } | I::LevelGone { .. } => "T-LVL-1",
            I::TooLittleExperience { .. } => "T-LVL-1",
            I::NotEligible { .. } => "T-BAT-7",
            I::WasUsed { .. } => "T-DUN-3",
            I::Borrowed { .. } | I::NothingOffered { .. } => "T-CARD-SELURIN-THEURGE",
            I::NotThere { .. } => "T-SET-8",
            I::MustChoose => "T-DECK-6",
            I::NoOrder => "T-CARD-BANISH",
            I::WrongWorth { .. } => "T-CARD-THYRIAN-LORD",
            I::NothingToLose { .. } => "T-DIS-1",
            I::Impossible => "T-DECK-1",
        })
    }
}

impl Explain for Illegal {
    fn message(&self) -> Message {
        use Illegal as I;
        let message = Message::new(format!("thunderstone-why-{}", self.key()));
        match *self {
            I::NotTheQuestion
            | I::NoSuchCard { .. }
            | I::Alike { .. }
            | I::EmptyHall
            | I::ThunderstoneIsNoMonster
            | I::MustAttack
            | I::MustChoose
            | I::NoOrder
            | I::Impossible => message,
            I::NoEffectHere { card }
            | I::UsedAlready { card }
            | I::NothingToDestroy { card }
            | I::NoHero { card }
            | I::NoMonsterFor { card }
            | I::NotEquipped { card }
            | I::NotAHero { card }
            | I::NotAWeapon { card }
            | I::HasWeapon { card }
            | I::WeaponInUse { card }
            | I::CannotBeAttacked { card }
            | I::NotForSale { card }
            | I::NotThisKind { card }
            | I::NoFurtherLevel { card }
            | I::LevelGone { card }
            | I::NotEligible { card }
            | I::WasUsed { card }
            | I::Borrowed { card }
            | I::NotThere { card }
            | I::WrongWorth { card }
            | I::NoSpoils { card } => message.with("card", card.name()),
            I::TooHeavy { card, weight, strength } => {
                message.with("card", card.name()).with("weight", weight).with("strength", strength)
            }
            I::NoMonster { rank } => message.with("rank", rank),
            I::NotOnTop { card, top } => message.with("card", card.name()).with("top", top.name()),
            I::TooExpensive { card, cost, gold } => {
                message.with("card", card.name()).with("cost", cost).with("gold", gold)
            }
            I::NotTheNextLevel { card, into } => message.with("card", card.name()).with("into", into.name()),
            I::TooLittleExperience { needed, have } => {
                message.with("needed", needed).with("have", i64::from(have))
            }
            I::NothingToLose { power } => message.with("power", power.word()),
            I::NothingOffered { seat } => message.with("player", seat),
        }
    }
}

impl Power {
    /// The word that selects a variant in the texts.
    pub const fn word(self) -> &'static str {
        match self {
            Power::Attack => "attack",
            Power::Magic => "magic",
        }
    }
}
