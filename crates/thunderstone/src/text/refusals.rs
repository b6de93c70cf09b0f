//! Every refusal as a reason.

use super::say;
use crate::card::Ability;
use crate::cards::MILITIA;
use crate::illegal::Illegal;
use table::{Explain, Lack, Message, Refusal, RuleId};

impl Illegal {
    /// The key of the text.
    fn key(&self) -> &'static str {
        use Illegal as I;
        match self {
            I::NotTheQuestion => "thunderstone-why-not-the-question",
            I::NoSuchCard { .. } => "thunderstone-why-no-such-card",
            I::Alike { .. } => "thunderstone-why-alike",
            I::NoEffectHere { .. } => "thunderstone-why-no-effect-here",
            I::UsedAlready { .. } => "thunderstone-why-used-already",
            I::NothingToDestroy { .. } => "thunderstone-why-nothing-to-destroy",
            I::NoHero { .. } => "thunderstone-why-no-hero",
            I::NoMonsterFor { .. } => "thunderstone-why-no-monster-for",
            I::NotEquipped { .. } => "thunderstone-why-not-equipped",
            I::NotAHero { .. } => "thunderstone-why-not-a-hero",
            I::NotAWeapon { .. } => "thunderstone-why-not-a-weapon",
            I::TooHeavy { .. } => "thunderstone-why-too-heavy",
            I::HasWeapon { .. } => "thunderstone-why-has-weapon",
            I::WeaponInUse { .. } => "thunderstone-why-weapon-in-use",
            I::NoMonster { .. } => "thunderstone-why-no-monster",
            I::EmptyHall => "thunderstone-why-empty-hall",
            I::ThunderstoneIsNoMonster => "thunderstone-why-thunderstone-is-no-monster",
            I::CannotBeAttacked { .. } => "thunderstone-why-cannot-be-attacked",
            I::MustAttack => "thunderstone-why-must-attack",
            I::NotForSale { .. } => "thunderstone-why-not-for-sale",
            I::NotOnTop { .. } => "thunderstone-why-not-on-top",
            I::TooExpensive { .. } => "thunderstone-why-too-expensive",
            I::NotThisKind { .. } => "thunderstone-why-not-this-kind",
            I::NoFurtherLevel { .. } => "thunderstone-why-no-further-level",
            I::NotTheNextLevel { .. } => "thunderstone-why-not-the-next-level",
            I::LevelGone { .. } => "thunderstone-why-level-gone",
            I::TooLittleExperience { .. } => "thunderstone-why-too-little-experience",
            I::NotEligible { .. } => "thunderstone-why-not-eligible",
            I::WasUsed { .. } => "thunderstone-why-was-used",
            I::Borrowed { .. } => "thunderstone-why-borrowed",
            I::NotThere { .. } => "thunderstone-why-not-there",
            I::MustChoose => "thunderstone-why-must-choose",
            I::NoOrder => "thunderstone-why-no-order",
            I::WrongWorth { .. } => "thunderstone-why-wrong-worth",
            I::NothingToLose { .. } => "thunderstone-why-nothing-to-lose",
            I::NoSpoils { .. } => "thunderstone-why-no-spoils",
            I::NothingOffered { .. } => "thunderstone-why-nothing-offered",
            I::Impossible => "thunderstone-why-impossible",
        }
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
            I::UsedAlready { card }
                if card.card().abilities.iter().any(|ability| matches!(ability, Ability::Village(_))) =>
            {
                "T-VIL-1"
            }
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

    fn lack(&self) -> Option<Lack> {
        match *self {
            Illegal::TooHeavy { weight, strength, .. } => Some(Lack::new("strength", weight, strength)),
            Illegal::TooExpensive { cost, gold, .. } => Some(Lack::new("gold", cost, gold)),
            Illegal::TooLittleExperience { needed, have } => Some(Lack::new("experience", needed, have)),
            _ => None,
        }
    }
}

impl Explain for Illegal {
    fn message(&self) -> Message {
        use Illegal as I;
        let message = say(self.key());
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
