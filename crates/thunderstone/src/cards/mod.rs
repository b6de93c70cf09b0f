//! The card table of the base set, and a constant for every card. Order: basic, heroes, village, monsters.

mod basic;
mod heroes;
mod monsters;
mod village;

use crate::card::{CARD_COUNT, Card, CardId, Kind, Type, Types};
use crate::effect::{Attribute, Attributes};

/// A card with nothing on it; the entries of the table say what they have.
const BLANK: Card = Card {
    id: "",
    kind: Kind::Basic,
    types: Types::EMPTY,
    copies: 0,
    cost: None,
    gold: None,
    light: 0,
    weight: 0,
    strength: 0,
    attack: 0,
    magic: 0,
    victory_points: 0,
    level_up: None,
    health: 0,
    experience: 0,
    darkness: 0,
    attributes: Attributes::EMPTY,
    abilities: &[],
};

const fn types(all: &[Type]) -> Types {
    let (mut bits, mut at) = (0, 0);
    while at < all.len() {
        bits |= 1 << all[at] as u32;
        at += 1;
    }
    Types::from_bits(bits)
}

const fn attributes(all: &[Attribute]) -> Attributes {
    let (mut bits, mut at) = (0, 0);
    while at < all.len() {
        bits |= 1 << all[at] as u16;
        at += 1;
    }
    Attributes::from_bits(bits)
}

/// All cards. A [`CardId`] is a place in this table.
pub static CARDS: [Card; CARD_COUNT] = {
    let mut cards = [BLANK; CARD_COUNT];
    let parts: [&[Card]; 4] = [&basic::BASIC, &heroes::HEROES, &village::VILLAGE, &monsters::MONSTERS];
    let (mut at, mut part) = (0, 0);
    while part < parts.len() {
        let mut i = 0;
        while i < parts[part].len() {
            cards[at] = parts[part][i];
            at += 1;
            i += 1;
        }
        part += 1;
    }
    cards
};

macro_rules! ids {
    ($($name:ident)*) => {
        /// The places of the card table, so that no other can be named.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u8)]
        pub(crate) enum Nth { $($name),* }

        $(
            #[doc = concat!("The card `", stringify!($name), "`.")]
            pub const $name: CardId = CardId::new(Nth::$name);
        )*

        /// Every kind of card, in the order of the table.
        pub(crate) const KINDS: [CardId; CARD_COUNT] = [$($name),*];
    };
}

ids! {
    MILITIA DAGGER IRON_RATIONS TORCH DISEASE STONE_OF_MYSTERY AMAZON_ARCHER AMAZON_HUNTRESS AMAZON_QUEEN
    CHALICE_QUESTER CHALICE_DEFENDER CHALICE_PALADIN DWARF_GUARDIAN DWARF_JANISSARY DWARF_SENTINEL
    ELF_WIZARD ELF_SORCERER ELF_ARCHMAGE FEAYN_ARCHER FEAYN_MARKSMAN FEAYN_SNIPER LORIGG_THIEF LORIGG_ROGUE
    LORIGG_OUTLAW OUTLANDS_WARRIOR OUTLANDS_SLAYER OUTLANDS_KHAN REDBLADE_KILLER REDBLADE_POISONER
    REDBLADE_ASSASSIN REGIAN_CLERIC REGIAN_PRIEST REGIAN_BISHOP SELURIN_MAGICIAN SELURIN_WARLOCK
    SELURIN_THEURGE THYRIAN_SQUIRE THYRIAN_KNIGHT THYRIAN_LORD ARCANE_ENERGIES BANISH BARKEEP BATTLE_FURY
    FEAST FIREBALL FLAMING_SWORD GOODBERRIES HATCHET LANTERN LIGHTSTONE_GEM MAGICAL_AURA PAWNBROKER POLEARM
    SHORT_SWORD SPEAR TOWN_GUARD TRAINER WARHAMMER ARCHDUKE_OF_PAIN GRUDGEBEAST SUCCUBUS TORMENTOR
    THE_UNCHAINED DARKNESS JUDGEMENT KNIGHTMARE LORD_MORTIS THE_PRINCE EBON_FUME MYTHLURIAN SKALADAK
    TYXR_THE_OLD UYRIL_UNENDING BLINK_DOG GRIFFON NIXIE PEGASUS SPHINX BLOODSKULL_ORC DEADBONE_TROLL
    FIREBRAND_CYCLOPS GRAYSKIN_LIZARD GRIKNACK_GOBLIN BLACK_SLIME GRAY_OOZE GREEN_BLOB NOXIOUS_SLAG
    RED_JELLY FAMINE HARBINGER KINGDOM LORD_OF_DEATH SUFFERING GHOST HAUNT REVENANT SPECTRE WRAITH
}

/// The first village card of the table; the others follow.
pub const FIRST_VILLAGE: CardId = ARCANE_ENERGIES;
/// The first monster of the table; the others follow.
pub const FIRST_MONSTER: CardId = ARCHDUKE_OF_PAIN;

/// Every village card.
pub fn village_cards() -> impl DoubleEndedIterator<Item = CardId> + Clone {
    KINDS[FIRST_VILLAGE.index()..FIRST_MONSTER.index()].iter().copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Family, Group};

    #[test]
    fn every_card_has_a_constant_in_the_order_of_the_table() {
        assert_eq!(CardId::named("militia"), Some(MILITIA));
        assert_eq!(CardId::named("wraith"), Some(WRAITH));
        assert_eq!(CardId::named("trainer"), Some(TRAINER));
        assert_eq!(CardId::named("unicorn"), None);
        for family in Family::ALL {
            for level in 1..=3 {
                assert_eq!(family.hero(level).card().kind, Kind::Hero { family: *family, level });
            }
        }
        for group in Group::ALL {
            assert_eq!(group.monsters().map(|id| id.card().copies).sum::<u8>(), 10, "{group:?}");
            assert!(group.monsters().all(|id| id.card().kind == Kind::Monster { group: *group }));
        }
    }
}
