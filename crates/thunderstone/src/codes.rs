//! The numbers by which the fingerprint of a game knows the words of Thunderstone.
//!
//! A number is given once and never used for anything else. Fields with `-` are not part of the fingerprint: they
//! follow from the cards, or are said elsewhere in the same input.

use crate::card::{CARD_COUNT, CardId, Family, Group};
use crate::cards::*;
use crate::choice::{Chance, Choice, Outcome, Purpose, Question};
use crate::event::{Event, Power};
use crate::public::Place;
use crate::ranks::{Hall, HallCard};
use alloc::vec;
use alloc::vec::Vec;
use table::{Code, Coded, Encode, Encoder, codes};

/// Every word with its numbers, for the document of the fingerprint.
pub fn all() -> Vec<(&'static str, &'static [Code])> {
    fn of<T: Coded>() -> (&'static str, &'static [Code]) {
        (T::NAME, T::CODES)
    }
    vec![
        of::<Family>(),
        of::<Group>(),
        of::<Place>(),
        of::<Power>(),
        of::<Purpose>(),
        of::<Question>(),
        of::<Choice>(),
        of::<Chance>(),
        of::<Outcome>(),
        of::<Event>(),
    ]
}

/// The number of each card by its place in the card table.
static CARD_NUMBERS: [u16; CARD_COUNT] = {
    let mut numbers = [0; CARD_COUNT];
    macro_rules! cards {
        ($($number:literal $card:ident)*) => { $( numbers[$card.index()] = $number; )* };
    }
    cards! {
        1 MILITIA 2 DAGGER 3 IRON_RATIONS 4 TORCH 5 DISEASE 6 STONE_OF_MYSTERY 7 AMAZON_ARCHER
        8 AMAZON_HUNTRESS 9 AMAZON_QUEEN 10 CHALICE_QUESTER 11 CHALICE_DEFENDER 12 CHALICE_PALADIN
        13 DWARF_GUARDIAN 14 DWARF_JANISSARY 15 DWARF_SENTINEL 16 ELF_WIZARD 17 ELF_SORCERER 18 ELF_ARCHMAGE
        19 FEAYN_ARCHER 20 FEAYN_MARKSMAN 21 FEAYN_SNIPER 22 LORIGG_THIEF 23 LORIGG_ROGUE 24 LORIGG_OUTLAW
        25 OUTLANDS_WARRIOR 26 OUTLANDS_SLAYER 27 OUTLANDS_KHAN 28 REDBLADE_KILLER 29 REDBLADE_POISONER
        30 REDBLADE_ASSASSIN 31 REGIAN_CLERIC 32 REGIAN_PRIEST 33 REGIAN_BISHOP 34 SELURIN_MAGICIAN
        35 SELURIN_WARLOCK 36 SELURIN_THEURGE 37 THYRIAN_SQUIRE 38 THYRIAN_KNIGHT 39 THYRIAN_LORD
        40 ARCANE_ENERGIES 41 BANISH 42 BARKEEP 43 BATTLE_FURY 44 FEAST 45 FIREBALL 46 FLAMING_SWORD
        47 GOODBERRIES 48 HATCHET 49 LANTERN 50 LIGHTSTONE_GEM 51 MAGICAL_AURA 52 PAWNBROKER 53 POLEARM
        54 SHORT_SWORD 55 SPEAR 56 TOWN_GUARD 57 TRAINER 58 WARHAMMER 59 ARCHDUKE_OF_PAIN 60 GRUDGEBEAST
        61 SUCCUBUS 62 TORMENTOR 63 THE_UNCHAINED 64 DARKNESS 65 JUDGEMENT 66 KNIGHTMARE 67 LORD_MORTIS
        68 THE_PRINCE 69 EBON_FUME 70 MYTHLURIAN 71 SKALADAK 72 TYXR_THE_OLD 73 UYRIL_UNENDING 74 BLINK_DOG
        75 GRIFFON 76 NIXIE 77 PEGASUS 78 SPHINX 79 BLOODSKULL_ORC 80 DEADBONE_TROLL 81 FIREBRAND_CYCLOPS
        82 GRAYSKIN_LIZARD 83 GRIKNACK_GOBLIN 84 BLACK_SLIME 85 GRAY_OOZE 86 GREEN_BLOB 87 NOXIOUS_SLAG
        88 RED_JELLY 89 FAMINE 90 HARBINGER 91 KINGDOM 92 LORD_OF_DEATH 93 SUFFERING 94 GHOST 95 HAUNT
        96 REVENANT 97 SPECTRE 98 WRAITH
    }
    let mut at = 0;
    while at < CARD_COUNT {
        assert!(numbers[at] != 0, "every card has a number");
        at += 1;
    }
    numbers
};

/// The number of a card.
pub fn number(card: CardId) -> u16 {
    CARD_NUMBERS[card.index()]
}

impl Encode for CardId {
    fn encode(&self, out: &mut Encoder) {
        CARD_NUMBERS[self.index()].encode(out);
    }
}

codes! { Family {
    1 Amazon 2 Chalice 3 Dwarf 4 Elf 5 Feayn 6 Lorigg 7 Outlands 8 Redblade 9 Regian 10 Selurin 11 Thyrian
} }

codes! { Group {
    1 Abyssal 2 Doomknight 3 Dragon 4 Enchanted 5 Humanoid 6 Ooze 7 UndeadDoom 8 UndeadSpirit
} }

codes! { Place { 1 Village 2 Dungeon 3 Rest } }

codes! { Power { 1 Attack 2 Magic } }

codes! { Purpose {
    1 Destroy 2 Pawn 3 Strengthen 4 Discard 5 DiscardHeroOrTwo 6 DiscardHero 7 Slay 8 Bar 9 Rest 10 Sphinx
    11 Return 12 Take 13 Banish
} }

codes! { Question {
    1 Place
    2 Prepare { 1 place }
    3 Buy { 1 spoils }
    4 Train
    5 Member { 1 purpose, - card }
    6 Card { 1 purpose }
    7 Hall { 1 purpose }
    8 Loss { 1 hero }
    9 Spoils
    10 Borrow
} }

codes! { Choice {
    1 Go(1)
    2 Use { 1 slot, 2 ability }
    3 Equip { 1 hero, 2 weapon }
    4 Attack { 1 rank }
    5 Buy(1)
    6 LevelUp { 1 slot, 2 into }
    7 Member(1)
    8 Card(1)
    9 Monster { 1 rank }
    10 Arrange(1)
    11 Lose(1)
    12 TakeSpoils(1)
    13 Borrow(1)
    14 Done
} }

codes! { Chance {
    1 Group
    2 Family
    3 VillageCard
    4 StartingPlayer
    5 DungeonCard
    6 Draw { 1 seat }
} }

codes! { Outcome { 1 Group(1) 2 Family(1) 3 Card(1) 4 Seat(1) } }

codes! { Event {
    1 GroupChosen { 1 group }
    2 FamilyChosen { 1 family, - copies }
    3 VillageCardChosen { 1 card, - copies }
    4 StartingPlayerChosen { 1 seat }
    5 Drew { 1 seat, 2 card }
    6 Joined { 1 seat, 2 card }
    7 Reshuffled { 1 seat }
    8 Discarded { 1 seat, 2 card }
    9 HandShown { 1 seat, 2 cards }
    10 HandCardDestroyed { 1 seat, 2 card }
    11 HandDiscarded { 1 seat, 2 cards }
    12 PartyDiscarded { 1 seat }
    13 TurnBegan { 1 seat }
    14 Rested { 1 seat }
    15 Revealed { 1 seat, 2 place, 3 cards }
    16 EffectUsed { 1 seat, 2 slot, 3 card, 4 ability }
    17 Destroyed { 1 seat, 2 slot, 3 card }
    18 MemberDiscarded { 1 seat, 2 slot, 3 card }
    19 GoldGained { 1 seat, 2 gold }
    20 PurchasesGained { 1 seat, 2 purchases }
    21 ExperienceGained { 1 seat, 2 experience }
    22 Bought { 1 seat, 2 card, - cost, 3 spoils }
    23 LevelledUp { 1 seat, 2 slot, 3 from, 4 into, - experience }
    24 Equipped { 1 seat, 2 hero, - hero_card, 3 weapon, - weapon_card }
    25 Thrown { 1 seat, 2 slot, 3 card, 4 attack }
    26 AttackGained { 1 slot, 2 card, 3 attack }
    27 Strengthened { 1 slot, 2 card, 3 strength, 4 into_magic }
    28 AllStrengthened { 1 strength, 2 attack }
    29 ArmedTurnedToMagic
    30 WeaponsMadeWeightless
    31 HeroDemanded { 1 seat }
    32 HeroOffered { 1 owner, 2 card, 3 used }
    33 HeroBorrowed { 1 seat, 2 owner, 3 card, 4 used }
    34 NobodyBorrowed { 1 seat }
    35 EnteredHall { 1 rank, 2 card, 3 from_under, - light_needed }
    36 HallClosedUp { 1 hall }
    37 HallArranged { 1 hall }
    38 HallAdvanced { 1 hall, 2 escaped }
    39 MonsterReturned { 1 rank, 2 card }
    40 MonsterTaken { 1 seat, 2 rank, 3 card }
    41 Breached { 1 card }
    42 StackCardDestroyed { 1 card }
    43 Attacked { 1 seat, 2 rank, 3 card }
    44 HeroesWeakened { 1 strength }
    45 ArmedHelped { 1 attack }
    46 HeroLost { 1 slot, 2 card, 3 power, 4 amount }
    47 HeroBarred { 1 slot, 2 card }
    48 Doomed { 1 slot, 2 card }
    49 DiseaseTook { 1 power }
    50 Won { 1 seat, 2 rank, 3 card, 4 total, 5 experience, 6 spoils }
    51 Lost { 1 seat, 2 rank, 3 card, 4 total, 5 escapes }
    52 DiseaseGained { 1 seat, 2 cards }
    53 SpoilsOpened { 1 seat, 2 card }
    54 SpoilsLeft { 1 seat }
    55 CardRevealed { 1 seat, 2 card }
    56 RevealedDestroyed { 1 seat, 2 card }
    57 RevealedDiscarded { 1 seat }
    58 ThunderstoneTaken { 1 seat }
    59 ThunderstoneLost
    60 Stalled
    61 GameEnded
} }

/// A row of three ranks.
impl Encode for Hall {
    fn encode(&self, out: &mut Encoder) {
        self.0.encode(out);
    }
    fn is_missing(&self) -> bool {
        self.0.is_missing()
    }
}

impl Encode for HallCard {
    fn encode(&self, out: &mut Encoder) {
        out.field(1, &self.card);
        out.field(2, &self.arriving);
        out.field(3, &self.breached);
        out.end();
    }
}
