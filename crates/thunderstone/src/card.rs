//! What a card is: its figures, types and abilities. The cards themselves are in [`crate::cards`].

use crate::cards::CARDS;
use crate::effect::{Attributes, Effect};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use table::Message;

/// How many different cards the base set has.
pub const CARD_COUNT: usize = 98;

/// A kind of card: its place in the card table. In files and messages it is the card's id, such as `torch`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct CardId(pub u8);

impl CardId {
    /// The place in arrays by kind of card.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card's figures and text.
    #[inline]
    pub fn card(self) -> &'static Card {
        &CARDS[self.index()]
    }

    /// The card with this id, if there is one.
    pub fn named(id: &str) -> Option<CardId> {
        CARDS.iter().position(|card| card.id == id).map(|index| CardId(index as u8))
    }

    /// All kinds of card.
    pub fn all() -> impl DoubleEndedIterator<Item = CardId> + ExactSizeIterator {
        (0..CARD_COUNT as u8).map(CardId)
    }

    /// Whether the card has one of these types.
    #[inline]
    pub fn is(self, types: Types) -> bool {
        self.card().types.0 & types.0 != 0
    }

    /// Whether the card is a hero; Militia are.
    #[inline]
    pub fn is_hero(self) -> bool {
        self.is(Types::HERO)
    }

    /// The next level of the hero's family; none for Militia and for level 3.
    pub fn next_level(self) -> Option<CardId> {
        match self.card().kind {
            Kind::Hero { family, level } if level < 3 => Some(family.hero(level + 1)),
            _ => None,
        }
    }

    /// The card's name, as a key of the texts.
    pub fn name(self) -> Message {
        Message::new(format!("thunderstone-card-{}", self.card().id.replace('_', "-")))
    }
}

impl std::fmt::Debug for CardId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(CARDS.get(self.index()).map_or("unknown card", |card| card.id))
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.card().id)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        CardId::named(&id).ok_or_else(|| de::Error::custom(format_args!("unknown card {id:?}")))
    }
}

/// Where a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// In every game.
    Basic,
    /// A hero of a family, level 1 to 3.
    Hero {
        /// The family.
        family: Family,
        /// The level.
        level: u8,
    },
    /// A village card, chosen for the game.
    Village,
    /// A monster of a group.
    Monster {
        /// The group.
        group: Group,
    },
}

/// A set of card types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Types(pub u32);

macro_rules! types {
    ($($name:ident = $word:literal),* $(,)?) => {
        types!(@consts 0u32; $($name,)*);
        impl Types {
            /// Each type with its word in `cards.json`.
            pub const WORDS: &'static [(Types, &'static str)] = &[$((Types::$name, $word)),*];
        }
    };
    (@consts $bit:expr; $name:ident, $($rest:ident,)*) => {
        impl Types { #[doc = concat!("The type `", stringify!($name), "`.")] pub const $name: Types = Types(1 << ($bit)); }
        types!(@consts $bit + 1; $($rest,)*);
    };
    (@consts $bit:expr;) => {};
}

types! {
    HERO = "hero", MILITIA = "militia", FIGHTER = "fighter", CLERIC = "cleric", WIZARD = "wizard",
    THIEF = "thief", ARCHER = "archer", WEAPON = "weapon", EDGED = "edged", BLUNT = "blunt", ITEM = "item",
    FOOD = "food", LIGHT = "light", MAGIC = "magic", SPELL = "spell", VILLAGER = "villager",
    DISEASE = "disease", THUNDERSTONE = "thunderstone", MONSTER = "monster", ABYSSAL = "abyssal",
    DOOMKNIGHT = "doomknight", HUMANOID = "humanoid", DRAGON = "dragon", ENCHANTED = "enchanted",
    OOZE = "ooze", UNDEAD = "undead", DOOM = "doom", SPIRIT = "spirit",
}

impl Types {
    /// No type.
    pub const NONE: Types = Types(0);

    /// The types of either set.
    pub const fn and(self, other: Types) -> Types {
        Types(self.0 | other.0)
    }

    /// The words of the types in `cards.json`.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        Types::WORDS.iter().filter(move |(one, _)| self.0 & one.0 != 0).map(|&(_, word)| word)
    }
}

/// When an ability works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// Counted in the attack value.
    Always,
    /// In the Village, once, if the player likes.
    Village,
    /// In the Dungeon, once, if the player likes.
    Dungeon,
    /// In the Dungeon, any number of times.
    RepeatDungeon,
    /// By itself when the card enters the Dungeon.
    Entering,
    /// After a won battle, as spoils.
    Spoils,
    /// After a won battle.
    Victory,
    /// In the battle against this monster.
    Battle,
    /// When this monster reaches rank 1.
    Breach,
}

/// One ability of a card: effects carried out in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ability {
    /// When it works.
    pub when: When,
    /// What it does, one after another.
    pub effects: &'static [Effect],
}

/// The figures and the text of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// The id of the data file.
    pub id: &'static str,
    /// Where it comes from.
    pub kind: Kind,
    /// Its types, classes and keywords.
    pub types: Types,
    /// How many there are in the box.
    pub copies: u8,
    /// What it costs; `None` when it is not for sale.
    pub cost: Option<u8>,
    /// Its gold; `None` without a gold icon.
    pub gold: Option<u8>,
    /// Its light, for monsters as a trophy.
    pub light: u8,
    /// A weapon's weight.
    pub weight: u8,
    /// A hero's strength.
    pub strength: i8,
    /// Its attack, for monsters as a trophy. A Disease's is taken by its own rule.
    pub attack: i8,
    /// Its magic attack, for monsters as a trophy.
    pub magic: i8,
    /// Its victory points.
    pub victory_points: u8,
    /// The experience a hero's next level costs.
    pub level_up: Option<u8>,
    /// A monster's health.
    pub health: u8,
    /// The experience a monster brings.
    pub experience: u8,
    /// By how much a monster darkens its rank.
    pub darkness: u8,
    /// What always works for a monster.
    pub attributes: Attributes,
    /// Its text.
    pub abilities: &'static [Ability],
}

impl Card {
    /// The effects of all abilities that work at this time.
    pub fn effects(&self, when: When) -> impl Iterator<Item = &'static Effect> {
        let abilities: &'static [Ability] = self.abilities;
        abilities.iter().filter(move |ability| ability.when == when).flat_map(|ability| ability.effects)
    }

    /// Whether the card has an ability for this time.
    pub fn has(&self, when: When) -> bool {
        self.abilities.iter().any(|ability| ability.when == when)
    }
}

macro_rules! named {
    ($(#[$doc:meta])* $type:ident $prefix:literal { $($variant:ident = $first:ident, $id:literal;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum $type { $(#[doc = concat!("`", $id, "`")] $variant),* }

        impl $type {
            /// All of them, in the order of the card table.
            pub const ALL: &'static [$type] = &[$($type::$variant),*];

            /// The id in files and texts.
            pub const fn id(self) -> &'static str {
                match self { $($type::$variant => $id),* }
            }

            /// The first of its cards in the card table.
            pub const fn first(self) -> CardId {
                match self { $($type::$variant => crate::cards::$first),* }
            }

            /// The name, as a key of the texts.
            pub fn name(self) -> Message {
                Message::new(format!(concat!("thunderstone-", $prefix, "-{}"), self.id().replace('_', "-")))
            }
        }
    };
}

named! {
    /// A family of heroes.
    Family "family" {
        Amazon = AMAZON_ARCHER, "amazon";
        Chalice = CHALICE_QUESTER, "chalice";
        Dwarf = DWARF_GUARDIAN, "dwarf";
        Elf = ELF_WIZARD, "elf";
        Feayn = FEAYN_ARCHER, "feayn";
        Lorigg = LORIGG_THIEF, "lorigg";
        Outlands = OUTLANDS_WARRIOR, "outlands";
        Redblade = REDBLADE_KILLER, "redblade";
        Regian = REGIAN_CLERIC, "regian";
        Selurin = SELURIN_MAGICIAN, "selurin";
        Thyrian = THYRIAN_SQUIRE, "thyrian";
    }
}

named! {
    /// A group of monsters.
    Group "group" {
        Abyssal = ARCHDUKE_OF_PAIN, "abyssal";
        Doomknight = DARKNESS, "doomknight";
        Dragon = EBON_FUME, "dragon";
        Enchanted = BLINK_DOG, "enchanted";
        Humanoid = BLOODSKULL_ORC, "humanoid";
        Ooze = BLACK_SLIME, "ooze";
        UndeadDoom = FAMINE, "undead_doom";
        UndeadSpirit = GHOST, "undead_spirit";
    }
}

impl Family {
    /// The family's hero of a level, 1 to 3.
    #[inline]
    pub const fn hero(self, level: u8) -> CardId {
        CardId(self.first().0 + level - 1)
    }
}

impl Group {
    /// The group's five monsters.
    pub fn monsters(self) -> impl Iterator<Item = CardId> {
        let first = self.first().0;
        (first..first + 5).map(CardId)
    }
}
