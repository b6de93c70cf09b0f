//! What a card is: its figures, types and abilities. The cards themselves are in [`crate::cards`].

use crate::cards::{CARDS, KINDS, MILITIA, Nth};
use crate::effect::{
    Attributes, BattleEffect, BreachEffect, Effect, Passive, Preparation, SpoilsEffect, VictoryEffect,
};
use crate::number::as_number;
use crate::words::words;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use once_cell::race::OnceBox;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use table::{Message, RuleId};

/// How many different cards the base set has.
pub const CARD_COUNT: usize = 98;

/// A kind of card: its place in the card table. In files and messages it is the card's id, such as `torch`.
///
/// ```
/// use emberhall_thunderstone::CardId;
///
/// let torch = CardId::named("torch").expect("there are torches");
/// assert_eq!((torch.card().light, torch.card().cost), (1, Some(3)));
/// assert_eq!(serde_json::to_string(&torch)?, r#""torch""#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardId(Nth);

impl CardId {
    /// The kind of card at a place of the table.
    pub(crate) const fn new(nth: Nth) -> CardId {
        CardId(nth)
    }

    /// The place in arrays by kind of card.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card with this place in the table, if there is one.
    #[inline]
    pub fn at(index: usize) -> Option<CardId> {
        KINDS.get(index).copied()
    }

    /// The card's figures and text.
    #[inline]
    pub fn card(self) -> &'static Card {
        &CARDS[self.index()]
    }

    /// The card with this id, if there is one.
    pub fn named(id: &str) -> Option<CardId> {
        CardId::all().find(|card| card.card().id == id)
    }

    /// All kinds of card.
    pub fn all() -> impl DoubleEndedIterator<Item = CardId> + ExactSizeIterator {
        KINDS.into_iter()
    }

    /// Whether the card has this type.
    #[inline]
    pub fn is(self, one: Type) -> bool {
        self.card().types.contains(one)
    }

    /// Whether the card is a hero; Militia are.
    #[inline]
    pub fn is_hero(self) -> bool {
        self.is(Type::Hero)
    }

    /// The next level of the hero's family; none for Militia and for level 3.
    pub fn next_level(self) -> Option<CardId> {
        match self.card().kind {
            Kind::Hero { family, level } if level < 3 => Some(family.hero(level + 1)),
            _ => None,
        }
    }

    /// The rule about the card.
    pub fn rule(self) -> RuleId {
        static RULES: OnceBox<Vec<String>> = OnceBox::new();
        let rule = |card: CardId| format!("T-CARD-{}", card.card().id.to_uppercase().replace('_', "-"));
        let rules = RULES.get_or_init(|| Box::new(CardId::all().map(rule).collect()));
        RuleId(&rules[self.index()])
    }

    /// The card's name, as a key of the texts.
    pub fn name(self) -> Message {
        Message::new(format!("thunderstone-card-{}", self.card().id.replace('_', "-")))
    }
}

impl table::Member for CardId {
    const COUNT: usize = CARD_COUNT;

    #[inline]
    fn index(self) -> usize {
        CardId::index(self)
    }

    #[inline]
    fn from_index(index: usize) -> Option<CardId> {
        CardId::at(index)
    }
}

/// Militia: the first of the card table.
impl Default for CardId {
    fn default() -> CardId {
        MILITIA
    }
}

impl core::fmt::Debug for CardId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.card().id)
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.card().id)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = <alloc::borrow::Cow<'de, str>>::deserialize(deserializer)?;
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
        /// The family whose stack it is in.
        family: Family,
        /// Its level, 1 to 3.
        level: u8,
    },
    /// A village card, chosen for the game.
    Village,
    /// A monster of a group.
    Monster {
        /// The group it comes into the dungeon with.
        group: Group,
    },
}

words! {
    /// One of a card's types, classes and keywords.
    #[allow(missing_docs)] // They are what the cards say.
    pub enum Type {
        Hero = "hero", Militia = "militia", Fighter = "fighter", Cleric = "cleric", Wizard = "wizard", Thief = "thief", Archer = "archer", Weapon = "weapon", Edged = "edged", Blunt = "blunt", Item = "item", Food = "food", Light = "light", Magic = "magic", Spell = "spell", Villager = "villager", Disease = "disease", Thunderstone = "thunderstone", Monster = "monster", Abyssal = "abyssal", Doomknight = "doomknight", Humanoid = "humanoid", Dragon = "dragon", Enchanted = "enchanted", Ooze = "ooze", Undead = "undead", Doom = "doom", Spirit = "spirit",
    }
}

/// A set of card types.
pub type Types = table::Set<Type, u32>;

/// One ability of a card: when it works, and its effects, which are carried out in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "when", content = "effects", rename_all = "snake_case")]
pub enum Ability {
    /// Counted in the attack value.
    Always(&'static [Passive]),
    /// In the Village, once, if the player likes.
    Village(&'static [Preparation]),
    /// In the Dungeon, once, if the player likes.
    Dungeon(&'static [Preparation]),
    /// In the Dungeon, any number of times.
    RepeatDungeon(&'static [Preparation]),
    /// By itself when the card enters the Dungeon.
    Entering(&'static [Preparation]),
    /// After a won battle, as spoils.
    Spoils(&'static [SpoilsEffect]),
    /// After a won battle.
    Victory(&'static [VictoryEffect]),
    /// In the battle against this monster.
    Battle(&'static [BattleEffect]),
    /// When this monster reaches rank 1.
    Breach(&'static [BreachEffect]),
}

impl Ability {
    /// What is carried out in preparation; nothing for an ability of another time.
    #[inline]
    pub const fn preparation(&self) -> &'static [Preparation] {
        match *self {
            Ability::Village(effects)
            | Ability::Dungeon(effects)
            | Ability::RepeatDungeon(effects)
            | Ability::Entering(effects) => effects,
            Ability::Always(_)
            | Ability::Spoils(_)
            | Ability::Victory(_)
            | Ability::Battle(_)
            | Ability::Breach(_) => &[],
        }
    }

    /// Whether the player may use it in the Dungeon.
    #[inline]
    pub const fn is_for_dungeon(&self) -> bool {
        matches!(self, Ability::Dungeon(_) | Ability::RepeatDungeon(_))
    }

    /// Its effects, for showing the card.
    pub fn effects(&self) -> Vec<Effect> {
        fn any<T: Copy + Into<Effect>>(effects: &[T]) -> Vec<Effect> {
            effects.iter().map(|&effect| effect.into()).collect()
        }
        match *self {
            Ability::Always(effects) => any(effects),
            Ability::Village(effects)
            | Ability::Dungeon(effects)
            | Ability::RepeatDungeon(effects)
            | Ability::Entering(effects) => any(effects),
            Ability::Spoils(effects) => any(effects),
            Ability::Victory(effects) => any(effects),
            Ability::Battle(effects) => any(effects),
            Ability::Breach(effects) => any(effects),
        }
    }
}

/// Which of a card's abilities, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "u8"))]
pub struct AbilityIndex(u8);

/// The most abilities that a card has.
const MOST_ABILITIES: u8 = 3;

const _: () = {
    let mut at = 0;
    while at < CARD_COUNT {
        assert!(CARDS[at].abilities.len() <= MOST_ABILITIES as usize, "a card has too many abilities");
        at += 1;
    }
};

impl AbilityIndex {
    /// The index with this number, if any card has so many abilities.
    pub const fn new(number: u8) -> Option<AbilityIndex> {
        if number < MOST_ABILITIES { Some(AbilityIndex(number)) } else { None }
    }

    /// Its number, from 0.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The ability of a card, if it has so many.
    #[inline]
    pub fn of(self, card: CardId) -> Option<&'static Ability> {
        card.card().abilities.get(usize::from(self.0))
    }

    /// What the ability of a card does in preparation; nothing when it has no such ability.
    #[inline]
    pub fn preparation_of(self, card: CardId) -> &'static [Preparation] {
        self.of(card).map_or(&[], Ability::preparation)
    }

    /// Each ability of a card with its index.
    #[inline]
    pub fn each(card: CardId) -> impl Iterator<Item = (AbilityIndex, &'static Ability)> {
        (0..).map(AbilityIndex).zip(card.card().abilities)
    }
}

as_number!(AbilityIndex, "ability", "{}");

impl table::Member for AbilityIndex {
    const COUNT: usize = MOST_ABILITIES as usize;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn from_index(index: usize) -> Option<AbilityIndex> {
        if index < Self::COUNT { AbilityIndex::new(index as u8) } else { None }
    }
}

/// The abilities of a card that were used.
pub type Used = table::Set<AbilityIndex, u8>;

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
    /// What its text does, in the order in which it is printed.
    pub abilities: &'static [Ability],
}

macro_rules! effects {
    ($($(#[$doc:meta])* $name:ident: $variant:ident($type:ident);)*) => {
        impl Card { $(
            $(#[$doc])*
            #[inline]
            pub fn $name(&self) -> &'static [$type] {
                let of = |ability: &Ability| if let Ability::$variant(effects) = *ability { Some(effects) } else { None };
                self.abilities.iter().find_map(of).unwrap_or_default()
            }
        )* }
    };
}

// A card has at most one ability of each of these times; a test says so.
effects! {
    /// What counts in the attack value.
    passives: Always(Passive);
    /// What it gives as spoils.
    spoils: Spoils(SpoilsEffect);
    /// What it does when a battle is won.
    victory_effects: Victory(VictoryEffect);
    /// A monster's battle effects, in printed order.
    battle_effects: Battle(BattleEffect);
    /// What a monster does when it reaches rank 1.
    breach_effects: Breach(BreachEffect);
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
    /// The family's heroes, from level 1 to 3.
    #[inline]
    pub const fn heroes(self) -> [CardId; 3] {
        let first = self.first().index();
        [KINDS[first], KINDS[first + 1], KINDS[first + 2]]
    }

    /// The family's hero of a level.
    ///
    /// # Panics
    /// When the level is not 1, 2 or 3.
    #[inline]
    pub const fn hero(self, level: u8) -> CardId {
        self.heroes()[level as usize - 1]
    }
}

/// A set of groups.
pub type Groups = table::Set<Group, u8>;

impl table::Member for Group {
    const COUNT: usize = Group::ALL.len();

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn from_index(index: usize) -> Option<Group> {
        Group::ALL.get(index).copied()
    }
}

impl Group {
    /// The group's five monsters.
    pub fn monsters(self) -> impl Iterator<Item = CardId> {
        KINDS.into_iter().skip(self.first().index()).take(5)
    }
}
