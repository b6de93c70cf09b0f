//! The vocabulary that card texts are composed of: one type for each time at which an effect happens, so that a card
//! cannot have an effect at a time when nothing would carry it out.

use crate::card::{CardId, Type};
use crate::ranks::Rank;
use crate::words::words;
use serde::Serialize;

/// Counted in the attack value, for the hero or weapon that has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Passive {
    /// More attack against a monster in this rank or farther back.
    AttackFromRank {
        /// The nearest rank it works against.
        rank: Rank,
        /// How much attack it adds.
        attack: i8,
    },
    /// The hero cannot attack a monster in this rank.
    CannotAttackRank(Rank),
    /// A bonus for each card of a kind in the battle.
    BonusPer {
        /// Which cards are counted.
        each: Filter,
        /// Attack for each.
        attack: i8,
        /// Magic attack for each.
        magic: i8,
    },
    /// More attack while carrying a weapon of a kind; it outlasts the weapon's failing in the battle.
    AttackArmedWith {
        /// The weapons that count.
        weapon: Filter,
        /// How much attack it adds.
        attack: i8,
    },
    /// More attack for every card of a kind in the party.
    HelpEach {
        /// Who is helped.
        who: Filter,
        /// How much attack it adds.
        attack: i8,
    },
    /// The whole magic attack counts twice.
    DoubleMagic,
    /// A weapon's further attack.
    WeaponBonus {
        /// When it is given.
        case: WeaponCase,
        /// How much attack it adds.
        attack: i8,
    },
}

/// Carried out in preparation, in the Village or the Dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Preparation {
    /// Draw cards into the revealed hand.
    Draw(u8),
    /// Destroy one card of the hand: the price, or part of the effect.
    Destroy(Filter),
    /// Destroy the card itself.
    DestroySelf,
    /// Destroy a card with a gold icon for its gold and some more.
    Pawn {
        /// The gold on top.
        bonus: u8,
    },
    /// More gold for this turn's purchases.
    GainGold(u8),
    /// Experience at once.
    GainExperience(u8),
    /// More purchases this turn.
    ExtraPurchase(u8),
    /// More attack for this hero in the battle to come.
    GainAttack(i8),
    /// One hero grows stronger.
    Strengthen {
        /// By how much.
        strength: i8,
        /// Whether the hero's whole attack becomes magic attack.
        into_magic: bool,
    },
    /// All heroes grow stronger.
    StrengthenAll {
        /// Strength.
        strength: i8,
        /// Attack.
        attack: i8,
    },
    /// The attack of all heroes with an equipped weapon becomes magic attack.
    ArmedIntoMagic,
    /// All weapons weigh nothing.
    Weightless,
    /// Destroy this equipped weapon for more attack; it stays in the battle.
    Throw {
        /// How much more.
        attack: i8,
    },
    /// Put a monster of the hall under the dungeon deck.
    ReturnMonster,
    /// Put a monster of the hall worth 1 or 2 victory points into one's own discard pile.
    TakeMonster,
    /// Put a monster of the hall under the dungeon deck, or rearrange the hall.
    ReturnOrArrange,
    /// Every other player discards.
    OthersDiscard {
        /// How many cards.
        cards: u8,
        /// Whether one hero will do instead.
        or_hero: bool,
    },
    /// Every player discards a hero; one of them fights along.
    BorrowHero,
}

/// Given after a won battle, as spoils.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SpoilsEffect {
    /// Buy a card of a kind.
    #[serde(rename = "spoils")]
    Buy(Filter),
    /// Reveal cards of the deck and destroy any of them.
    RevealAndDestroy(u8),
}

/// Counted when a battle is won, for every hero who attacked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum VictoryEffect {
    /// More experience for a monster of this rank.
    ExperienceInRank {
        /// The rank the monster must stand in.
        rank: Rank,
        /// How much experience.
        experience: u8,
    },
    /// Another monster of the hall may be put under the dungeon deck.
    ReturnMonster,
}

/// Done in the battle by the monster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BattleEffect {
    /// Cards are destroyed after the battle.
    Slay(Victims),
    /// Disease is gained after the battle.
    GainDisease(u8),
    /// All heroes lose strength, and attack or magic attack by choice.
    Weaken {
        /// Strength, negative.
        strength: i8,
        /// Attack or magic attack, negative or 0.
        attack: i8,
    },
    /// Heroes with an equipped weapon fight better.
    HelpArmed(i8),
    /// One hero cannot attack.
    Bar,
}

/// Done by the monster when it reaches rank 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BreachEffect {
    /// The top cards of every hero stack are destroyed, Militia too.
    DestroyHeroStacks(u8),
    /// Every player discards.
    EveryoneDiscards(u8),
}

/// An effect of any time, for showing cards. The rules use the types of the single times.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
#[allow(missing_docs)] // The types say what they are.
pub enum Effect {
    Passive(Passive),
    Preparation(Preparation),
    Spoils(SpoilsEffect),
    Victory(VictoryEffect),
    Battle(BattleEffect),
    Breach(BreachEffect),
}

macro_rules! any_effect {
    ($($variant:ident($type:ident))*) => { $(
        impl From<$type> for Effect {
            fn from(effect: $type) -> Effect {
                Effect::$variant(effect)
            }
        }
    )* };
}

any_effect! {
    Passive(Passive) Preparation(Preparation) Spoils(SpoilsEffect) Victory(VictoryEffect) Battle(BattleEffect)
    Breach(BreachEffect)
}

/// Which cards are meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Filter {
    /// Any card.
    Any,
    /// Heroes, Militia among them.
    Hero,
    /// Militia only.
    Militia,
    /// Heroes who are no Fighters.
    NonFighter,
    /// Fighters.
    Fighter,
    /// Clerics.
    Cleric,
    /// Clerics and Wizards.
    ClericOrWizard,
    /// Weapons.
    Weapon,
    /// Edged weapons.
    Edged,
    /// Food.
    Food,
    /// Spells.
    Spell,
    /// Monsters.
    Monster,
    /// Disease.
    Disease,
    /// Items that give light.
    LightItem,
    /// Items, and spells that give magic attack.
    ItemOrMagicSpell,
}

impl Filter {
    /// Whether the card is meant.
    #[inline]
    pub fn matches(self, id: CardId) -> bool {
        match self {
            Filter::Any => true,
            Filter::Hero => id.is(Type::Hero),
            Filter::Militia => id.is(Type::Militia),
            Filter::NonFighter => id.is(Type::Hero) && !id.is(Type::Fighter),
            Filter::Fighter => id.is(Type::Fighter),
            Filter::Cleric => id.is(Type::Cleric),
            Filter::ClericOrWizard => id.is(Type::Cleric) || id.is(Type::Wizard),
            Filter::Weapon => id.is(Type::Weapon),
            Filter::Edged => id.is(Type::Edged),
            Filter::Food => id.is(Type::Food),
            Filter::Spell => id.is(Type::Spell),
            Filter::Monster => id.is(Type::Monster),
            Filter::Disease => id.is(Type::Disease),
            Filter::LightItem => id.is(Type::Item) && id.card().light > 0,
            Filter::ItemOrMagicSpell => id.is(Type::Item) || (id.is(Type::Spell) && id.card().magic > 0),
        }
    }
}

/// When a weapon gives its further attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WeaponCase {
    /// The bearer has this strength or more.
    BearerStrength(i8),
    /// A Cleric bears it against a Doomknight or an Undead.
    ClericAgainstDoomed,
}

/// Whom a battle effect destroys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Victims {
    /// One card of a kind, by the player's choice.
    One(Filter),
    /// One hero, unless a weapon is equipped.
    OneUnlessArmed,
    /// The hero with the most strength.
    Strongest,
    /// All cards of a kind.
    All(Filter),
    /// All heroes whose strength is 0 or less.
    Exhausted,
}

words! {
    /// What always works for a monster.
    pub enum Attribute {
        /// The magic attack is halved.
        HalfMagic = "half_magic",
        /// The attack value is halved without magic attack.
        HalfWithoutMagic = "half_without_magic",
        /// The attack value is halved without an equipped weapon.
        HalfWithoutWeapon = "half_without_weapon",
        /// Edged weapons give neither attack nor magic attack.
        ImmuneEdged = "immune_edged",
        /// There is no magic attack.
        ImmuneMagic = "immune_magic",
        /// Only magic attack counts.
        MagicOnly = "magic_only",
        /// Not to be defeated without magic attack.
        MagicRequired = "magic_required",
        /// Heroes without an equipped weapon cannot attack.
        UnarmedCannotAttack = "unarmed_cannot_attack",
        /// Not to be attacked while any light penalty is left.
        UnseenInDarkness = "unseen_in_darkness",
    }
}

/// A monster's attributes.
pub type Attributes = table::Set<Attribute, u16>;
