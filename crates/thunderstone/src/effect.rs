//! The vocabulary that card texts are composed of. An effect serves a class of cards, not one card.

use crate::card::{CardId, Types};
use serde::Serialize;

/// One thing a card does. At most 35 kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    // Counted in the attack value, for the hero or weapon that has it.
    /// More attack against a monster in this rank or farther back.
    AttackFromRank {
        /// The nearest rank it works against.
        rank: u8,
        /// How much.
        attack: i8,
    },
    /// The hero cannot attack a monster in this rank.
    CannotAttackRank(u8),
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
        /// Which weapons.
        weapon: Filter,
        /// How much.
        attack: i8,
    },
    /// More attack for every card of a kind in the party.
    HelpEach {
        /// Who is helped.
        who: Filter,
        /// How much.
        attack: i8,
    },
    /// The whole magic attack counts twice.
    DoubleMagic,
    /// A weapon's further attack.
    WeaponBonus {
        /// When it is given.
        case: WeaponCase,
        /// How much.
        attack: i8,
    },

    // Preparations in the Village or the Dungeon.
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
    /// Put a monster of the hall worth 1 or 2 victory points into the own discard pile.
    TakeMonster,
    /// Put a monster of the hall under the dungeon deck, or arrange the hall anew.
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

    // After a won battle.
    /// Buy a card of a kind.
    Spoils(Filter),
    /// Reveal cards of the deck and destroy any of them.
    RevealAndDestroy(u8),
    /// More experience for a monster of this rank.
    ExperienceInRank {
        /// The rank.
        rank: u8,
        /// How much.
        experience: u8,
    },

    // In the battle, by the monster.
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

    // When the monster reaches rank 1.
    /// The top cards of every hero stack are destroyed, Militia too.
    DestroyHeroStacks(u8),
    /// Every player discards.
    EveryoneDiscards(u8),
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
            Filter::Hero => id.is(Types::HERO),
            Filter::Militia => id.is(Types::MILITIA),
            Filter::NonFighter => id.is(Types::HERO) && !id.is(Types::FIGHTER),
            Filter::Fighter => id.is(Types::FIGHTER),
            Filter::Cleric => id.is(Types::CLERIC),
            Filter::ClericOrWizard => id.is(Types::CLERIC.and(Types::WIZARD)),
            Filter::Weapon => id.is(Types::WEAPON),
            Filter::Edged => id.is(Types::EDGED),
            Filter::Food => id.is(Types::FOOD),
            Filter::Spell => id.is(Types::SPELL),
            Filter::Monster => id.is(Types::MONSTER),
            Filter::Disease => id.is(Types::DISEASE),
            Filter::LightItem => id.is(Types::ITEM) && id.card().light > 0,
            Filter::ItemOrMagicSpell => id.is(Types::ITEM) || (id.is(Types::SPELL) && id.card().magic > 0),
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

/// A monster's attributes: what always works for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attributes(pub u16);

impl Attributes {
    /// None.
    pub const NONE: Attributes = Attributes(0);
    /// The magic attack is halved.
    pub const HALF_MAGIC: Attributes = Attributes(1);
    /// The attack value is halved without magic attack.
    pub const HALF_WITHOUT_MAGIC: Attributes = Attributes(2);
    /// The attack value is halved without an equipped weapon.
    pub const HALF_WITHOUT_WEAPON: Attributes = Attributes(4);
    /// Edged weapons give neither attack nor magic attack.
    pub const IMMUNE_EDGED: Attributes = Attributes(8);
    /// There is no magic attack.
    pub const IMMUNE_MAGIC: Attributes = Attributes(16);
    /// Only magic attack counts.
    pub const MAGIC_ONLY: Attributes = Attributes(32);
    /// Not to be defeated without magic attack.
    pub const MAGIC_REQUIRED: Attributes = Attributes(64);
    /// Heroes without an equipped weapon cannot attack.
    pub const UNARMED_CANNOT_ATTACK: Attributes = Attributes(128);
    /// Not to be attacked while any light penalty is left.
    pub const UNSEEN_IN_DARKNESS: Attributes = Attributes(256);

    /// Each attribute with its word in `cards.json`.
    pub const WORDS: &'static [(Attributes, &'static str)] = &[
        (Attributes::HALF_MAGIC, "half_magic"),
        (Attributes::HALF_WITHOUT_MAGIC, "half_without_magic"),
        (Attributes::HALF_WITHOUT_WEAPON, "half_without_weapon"),
        (Attributes::IMMUNE_EDGED, "immune_edged"),
        (Attributes::IMMUNE_MAGIC, "immune_magic"),
        (Attributes::MAGIC_ONLY, "magic_only"),
        (Attributes::MAGIC_REQUIRED, "magic_required"),
        (Attributes::UNARMED_CANNOT_ATTACK, "unarmed_cannot_attack"),
        (Attributes::UNSEEN_IN_DARKNESS, "unseen_in_darkness"),
    ];

    /// The attributes of either set.
    pub const fn and(self, other: Attributes) -> Attributes {
        Attributes(self.0 | other.0)
    }

    /// Whether it has the attribute.
    #[inline]
    pub const fn has(self, one: Attributes) -> bool {
        self.0 & one.0 != 0
    }

    /// The words of the attributes in `cards.json`.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        Attributes::WORDS.iter().filter(move |(one, _)| self.has(*one)).map(|&(_, word)| word)
    }
}
