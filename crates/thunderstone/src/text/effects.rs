//! Effects and kinds of cards in words: keys of the Fluent texts.

use crate::effect::{
    BattleEffect, BreachEffect, Effect, Filter, Passive, Preparation, SpoilsEffect, Victims, VictoryEffect,
    WeaponCase,
};
use crate::text::say;
use table::Message;

impl Filter {
    /// The name of what is meant, as a key of the texts.
    pub fn name(self) -> Message {
        say(match self {
            Filter::Any => "thunderstone-kind-any",
            Filter::Hero => "thunderstone-kind-hero",
            Filter::Militia => "thunderstone-kind-militia",
            Filter::NonFighter => "thunderstone-kind-non-fighter",
            Filter::Fighter => "thunderstone-kind-fighter",
            Filter::Cleric => "thunderstone-kind-cleric",
            Filter::ClericOrWizard => "thunderstone-kind-cleric-or-wizard",
            Filter::Weapon => "thunderstone-kind-weapon",
            Filter::Edged => "thunderstone-kind-edged",
            Filter::Food => "thunderstone-kind-food",
            Filter::Spell => "thunderstone-kind-spell",
            Filter::Monster => "thunderstone-kind-monster",
            Filter::Disease => "thunderstone-kind-disease",
            Filter::LightItem => "thunderstone-kind-light-item",
            Filter::ItemOrMagicSpell => "thunderstone-kind-item-or-magic-spell",
        })
    }
}

/// An effect in words, as a key of the texts.
pub fn effect_text(effect: impl Into<Effect>) -> Message {
    match effect.into() {
        Effect::Passive(effect) => passive(effect),
        Effect::Preparation(effect) => preparation(effect),
        Effect::Spoils(effect) => spoils(effect),
        Effect::Victory(effect) => victory(effect),
        Effect::Battle(effect) => battle(effect),
        Effect::Breach(effect) => breach(effect),
    }
}

fn passive(effect: Passive) -> Message {
    use Passive as E;
    match effect {
        E::AttackFromRank { rank, attack } => {
            say("thunderstone-effect-attack-from-rank").with("rank", rank).with("n", attack)
        }
        E::CannotAttackRank(rank) => say("thunderstone-effect-cannot-attack-rank").with("rank", rank),
        E::BonusPer { each, attack, magic } => say("thunderstone-effect-bonus-per")
            .with("kind", each.name())
            .with("attack", attack)
            .with("magic", magic),
        E::AttackArmedWith { weapon, attack } => {
            say("thunderstone-effect-attack-armed-with").with("kind", weapon.name()).with("n", attack)
        }
        E::HelpEach { who, attack } => {
            say("thunderstone-effect-help-each").with("kind", who.name()).with("n", attack)
        }
        E::DoubleMagic => say("thunderstone-effect-double-magic"),
        E::WeaponBonus { case: WeaponCase::BearerStrength(strength), attack } => {
            say("thunderstone-effect-weapon-bonus-strength").with("strength", strength).with("n", attack)
        }
        E::WeaponBonus { case: WeaponCase::ClericAgainstDoomed, attack } => {
            say("thunderstone-effect-weapon-bonus-cleric").with("n", attack)
        }
    }
}

fn preparation(effect: Preparation) -> Message {
    use Preparation as E;
    match effect {
        E::Draw(n) => say("thunderstone-effect-draw").with("n", n),
        E::Destroy(kind) => say("thunderstone-effect-destroy").with("kind", kind.name()),
        E::DestroySelf => say("thunderstone-effect-destroy-self"),
        E::Pawn { bonus } => say("thunderstone-effect-pawn").with("n", bonus),
        E::GainGold(n) => say("thunderstone-effect-gain-gold").with("n", n),
        E::GainExperience(n) => say("thunderstone-effect-gain-experience").with("n", n),
        E::ExtraPurchase(n) => say("thunderstone-effect-extra-purchase").with("n", n),
        E::GainAttack(n) => say("thunderstone-effect-gain-attack").with("n", n),
        E::Strengthen { strength, into_magic: false } => {
            say("thunderstone-effect-strengthen").with("n", strength)
        }
        E::Strengthen { strength, into_magic: true } => {
            say("thunderstone-effect-strengthen-into-magic").with("n", strength)
        }
        E::StrengthenAll { strength, attack } => {
            say("thunderstone-effect-strengthen-all").with("strength", strength).with("attack", attack)
        }
        E::ArmedIntoMagic => say("thunderstone-effect-armed-into-magic"),
        E::Weightless => say("thunderstone-effect-weightless"),
        E::Throw { attack } => say("thunderstone-effect-throw").with("n", attack),
        E::ReturnMonster => say("thunderstone-effect-return-monster"),
        E::TakeMonster => say("thunderstone-effect-take-monster"),
        E::ReturnOrArrange => say("thunderstone-effect-return-or-arrange"),
        E::OthersDiscard { cards, or_hero: false } => {
            say("thunderstone-effect-others-discard").with("n", cards)
        }
        E::OthersDiscard { cards, or_hero: true } => {
            say("thunderstone-effect-others-discard-or-hero").with("n", cards)
        }
        E::BorrowHero => say("thunderstone-effect-borrow-hero"),
    }
}

fn spoils(effect: SpoilsEffect) -> Message {
    use SpoilsEffect as E;
    match effect {
        E::Buy(kind) => say("thunderstone-effect-spoils").with("kind", kind.name()),
        E::RevealAndDestroy(n) => say("thunderstone-effect-reveal-and-destroy").with("n", n),
    }
}

fn victory(effect: VictoryEffect) -> Message {
    use VictoryEffect as E;
    match effect {
        E::ExperienceInRank { rank, experience } => {
            say("thunderstone-effect-experience-in-rank").with("rank", rank).with("n", experience)
        }
        E::ReturnMonster => say("thunderstone-effect-return-monster"),
    }
}

fn battle(effect: BattleEffect) -> Message {
    use BattleEffect as E;
    match effect {
        E::Slay(Victims::One(kind)) => say("thunderstone-effect-slay-one").with("kind", kind.name()),
        E::Slay(Victims::All(kind)) => say("thunderstone-effect-slay-all").with("kind", kind.name()),
        E::Slay(Victims::OneUnlessArmed) => say("thunderstone-effect-slay-unless-armed"),
        E::Slay(Victims::Strongest) => say("thunderstone-effect-slay-strongest"),
        E::Slay(Victims::Exhausted) => say("thunderstone-effect-slay-exhausted"),
        E::GainDisease(n) => say("thunderstone-effect-gain-disease").with("n", n),
        E::Weaken { strength, attack: 0 } => say("thunderstone-effect-weaken").with("strength", strength),
        E::Weaken { strength, attack } => {
            say("thunderstone-effect-weaken-attack").with("strength", strength).with("attack", attack)
        }
        E::HelpArmed(n) => say("thunderstone-effect-help-armed").with("n", n),
        E::Bar => say("thunderstone-effect-bar"),
    }
}

fn breach(effect: BreachEffect) -> Message {
    use BreachEffect as E;
    match effect {
        E::DestroyHeroStacks(n) => say("thunderstone-effect-destroy-hero-stacks").with("n", n),
        E::EveryoneDiscards(n) => say("thunderstone-effect-everyone-discards").with("n", n),
    }
}
