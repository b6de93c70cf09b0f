//! What can happen at the table, as one audience may know it.

use crate::card::{AbilityIndex, CardId, Family, Group, Used};
use crate::party::Slot;
use crate::public::{Hand, Place, SPOILS};
#[cfg(feature = "ts")]
use crate::ranks::Standing;
use crate::ranks::{Hall, Rank};
use serde::{Deserialize, Serialize};
use table::{List, Seat};

/// One of the two kinds of attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Attack, which most heroes and weapons give.
    Attack,
    /// Magic attack, which some monsters are immune to and others fall to alone.
    Magic,
}

/// What happened. Folding it into the table is the only way the table changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// For a test: the kind further down, in another place.
    #[cfg(feature = "reshaped")]
    Joined {
        /// The card.
        card: CardId,
        /// The player it happened to.
        seat: Seat,
    },
    // Setup.
    /// A monster group was chosen.
    GroupChosen {
        /// The monster group.
        group: Group,
    },
    /// A hero family was chosen, with so many heroes of each level.
    FamilyChosen {
        /// The hero family.
        family: Family,
        /// How many heroes of each level there are.
        copies: [u8; 3],
    },
    /// A village card was chosen, with so many copies.
    VillageCardChosen {
        /// The card.
        card: CardId,
        /// How many copies there are.
        copies: u8,
    },
    /// Chance named the starting player; the setup is complete.
    StartingPlayerChosen {
        /// Who begins.
        seat: Seat,
    },

    // Decks and hands.
    /// A card was drawn into the hand; only the player knows which.
    Drew {
        /// The player it happened to.
        seat: Seat,
        /// The card; none for those who may not see it.
        card: Option<CardId>,
    },
    /// A card was drawn into the revealed hand.
    #[cfg(not(feature = "reshaped"))]
    Joined {
        /// The player it happened to.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The discard pile became the deck.
    Reshuffled {
        /// The player it happened to.
        seat: Seat,
    },
    /// A card was discarded from a hidden hand.
    Discarded {
        /// The player it happened to.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A hidden hand was shown.
    HandShown {
        /// The player it happened to.
        seat: Seat,
        /// The whole hand.
        cards: Hand,
    },
    /// A card of a hidden hand was destroyed.
    HandCardDestroyed {
        /// The player it happened to.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A hidden hand was discarded at the end of the turn.
    HandDiscarded {
        /// The player it happened to.
        seat: Seat,
        /// The whole hand.
        cards: Hand,
    },
    /// The revealed hand was discarded at the end of the turn.
    PartyDiscarded {
        /// The player it happened to.
        seat: Seat,
    },

    // Turns.
    /// A turn began.
    TurnBegan {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The player rests.
    Rested {
        /// The player it happened to.
        seat: Seat,
    },
    /// The player went somewhere and revealed the hand.
    Revealed {
        /// The player it happened to.
        seat: Seat,
        /// Where the turn is spent.
        place: Place,
        /// The whole hand.
        cards: Hand,
    },
    /// An effect of a card was used.
    EffectUsed {
        /// The player it happened to.
        seat: Seat,
        /// Its place in the revealed hand.
        slot: Slot,
        /// The card.
        card: CardId,
        /// Which of its abilities, from 0.
        ability: AbilityIndex,
    },
    /// A revealed card was destroyed.
    Destroyed {
        /// The player it happened to.
        seat: Seat,
        /// Its place in the revealed hand.
        slot: Slot,
        /// The card.
        card: CardId,
    },
    /// A revealed card was discarded, to its owner.
    MemberDiscarded {
        /// The player it happened to.
        seat: Seat,
        /// Its place in the revealed hand.
        slot: Slot,
        /// The card.
        card: CardId,
    },
    /// Gold was gained.
    GoldGained {
        /// The player it happened to.
        seat: Seat,
        /// How much.
        gold: u8,
    },
    /// Further purchases were gained.
    PurchasesGained {
        /// The player it happened to.
        seat: Seat,
        /// How many more.
        purchases: u8,
    },
    /// Experience was gained.
    ExperienceGained {
        /// The player it happened to.
        seat: Seat,
        /// How much.
        experience: u8,
    },
    /// A card was bought.
    Bought {
        /// The player it happened to.
        seat: Seat,
        /// The card.
        card: CardId,
        /// What it cost, in gold.
        cost: u8,
        /// Whether it was bought with spoils instead of in the Village.
        spoils: bool,
    },
    /// A hero was levelled up.
    LevelledUp {
        /// The player it happened to.
        seat: Seat,
        /// Its place in the revealed hand.
        slot: Slot,
        /// The hero before.
        from: CardId,
        /// The hero afterwards.
        into: CardId,
        /// What it cost, in experience.
        experience: u8,
    },

    // Preparations in the Dungeon.
    /// A hero took up a weapon.
    Equipped {
        /// The player it happened to.
        seat: Seat,
        /// The hero's place in the revealed hand.
        hero: Slot,
        /// The hero.
        hero_card: CardId,
        /// The weapon's place in the revealed hand.
        weapon: Slot,
        /// The weapon.
        weapon_card: CardId,
    },
    /// A weapon was thrown.
    Thrown {
        /// The player it happened to.
        seat: Seat,
        /// Its place in the revealed hand.
        slot: Slot,
        /// The card.
        card: CardId,
        /// How much attack it adds.
        attack: i8,
    },
    /// A hero gained attack.
    AttackGained {
        /// Its place in the revealed hand.
        slot: Slot,
        /// The card.
        card: CardId,
        /// How much.
        attack: i8,
    },
    /// A hero grew stronger.
    Strengthened {
        /// Its place in the revealed hand.
        slot: Slot,
        /// The card.
        card: CardId,
        /// How much strength.
        strength: i8,
        /// Whether its attack becomes magic attack.
        into_magic: bool,
    },
    /// All heroes grew stronger.
    AllStrengthened {
        /// How much strength each of them gains.
        strength: i8,
        /// How much attack each of them gains.
        attack: i8,
    },
    /// The attack of heroes with weapons became magic attack.
    ArmedTurnedToMagic,
    /// Weapons weigh nothing.
    WeaponsMadeWeightless,
    /// A player who has a hero in the hidden hand must discard one for the Theurge.
    HeroDemanded {
        /// The player it happened to.
        seat: Seat,
    },
    /// A hero was discarded for the Theurge.
    HeroOffered {
        /// Whose hero it is.
        owner: Seat,
        /// The card.
        card: CardId,
        /// Which of its abilities were used already, as a mask.
        #[serde(serialize_with = "table::mask::serialize")]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        used: Used,
    },
    /// A discarded hero joined the party.
    HeroBorrowed {
        /// Who borrows it.
        seat: Seat,
        /// Whose hero it is.
        owner: Seat,
        /// The card.
        card: CardId,
        /// Which of its abilities were used already, as a mask.
        #[serde(serialize_with = "table::mask::serialize")]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        used: Used,
    },
    /// No discarded hero was taken along.
    NobodyBorrowed {
        /// The player it happened to.
        seat: Seat,
    },

    // The hall.
    /// A card came from the dungeon deck into the hall, where it asks for so much light.
    EnteredHall {
        /// The rank, from 1.
        rank: Rank,
        /// The card.
        card: CardId,
        /// Whether it came from under the deck, where all had seen it.
        from_under: bool,
        /// The light it asks for there; none for the Thunderstone.
        light_needed: Option<u8>,
    },
    /// The cards in the hall closed up; this is the hall since then.
    HallClosedUp {
        /// The hall since then, rank 1 first.
        #[cfg_attr(feature = "ts", ts(as = "[Option<Standing>; 3]"))]
        hall: Hall,
    },
    /// The hall was rearranged; this is the hall since then.
    HallArranged {
        /// The hall since then, rank 1 first.
        #[cfg_attr(feature = "ts", ts(as = "[Option<Standing>; 3]"))]
        hall: Hall,
    },
    /// In the solo variant the cards moved one rank on, as far as needed; this is the hall since then.
    HallAdvanced {
        /// The hall since then, rank 1 first.
        #[cfg_attr(feature = "ts", ts(as = "[Option<Standing>; 3]"))]
        hall: Hall,
        /// The card that was pushed out of rank 1.
        escaped: Option<CardId>,
    },
    /// A monster was put under the dungeon deck by an effect.
    MonsterReturned {
        /// The rank, from 1.
        rank: Rank,
        /// The monster.
        card: CardId,
    },
    /// A monster was put into a discard pile by an effect.
    MonsterTaken {
        /// The player it happened to.
        seat: Seat,
        /// The rank, from 1.
        rank: Rank,
        /// The monster.
        card: CardId,
    },
    /// A monster breached.
    #[cfg_attr(feature = "reshaped", serde(rename = "broke_through"))]
    Breached {
        /// The monster.
        card: CardId,
    },
    /// A card of a hero stack was destroyed.
    StackCardDestroyed {
        /// The hero card.
        card: CardId,
    },

    // Battle.
    /// A monster was attacked.
    Attacked {
        /// The player it happened to.
        seat: Seat,
        /// The rank, from 1.
        rank: Rank,
        /// The monster.
        card: CardId,
    },
    /// All heroes lost strength.
    HeroesWeakened {
        /// How much strength each of them loses, as a number below 0.
        strength: i8,
    },
    /// Heroes with weapons fight better.
    ArmedHelped {
        /// How much attack each of them gains.
        attack: i8,
    },
    /// A hero lost attack or magic attack.
    HeroLost {
        /// Its place in the revealed hand.
        slot: Slot,
        /// The card.
        card: CardId,
        /// Which kind of attack.
        power: Power,
        /// How much.
        amount: i8,
    },
    /// A hero cannot attack.
    HeroBarred {
        /// Its place in the revealed hand.
        slot: Slot,
        /// The card.
        card: CardId,
    },
    /// A card will be destroyed after the battle.
    Doomed {
        /// Its place in the revealed hand.
        slot: Slot,
        /// The card.
        card: CardId,
    },
    /// A Disease took its point; nothing when neither kind had one.
    DiseaseTook {
        /// The kind it was taken from; none when neither had a point.
        power: Option<Power>,
    },
    /// The battle was won.
    Won {
        /// The player it happened to.
        seat: Seat,
        /// The rank, from 1.
        rank: Rank,
        /// The monster.
        card: CardId,
        /// The attack value that it came to.
        total: i16,
        /// Experience gained by it.
        experience: u8,
        /// The cards whose spoils may be taken.
        spoils: List<CardId, SPOILS>,
    },
    /// The battle was lost: the monster escapes into the Village, or goes under the dungeon deck.
    Lost {
        /// The player it happened to.
        seat: Seat,
        /// The rank, from 1.
        rank: Rank,
        /// The monster.
        card: CardId,
        /// The attack value that it came to.
        total: i16,
        /// Whether it escapes into the Village instead of going under the dungeon deck.
        escapes: bool,
    },
    /// Disease was gained.
    DiseaseGained {
        /// The player it happened to.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// A card's spoils were taken or declined.
    SpoilsOpened {
        /// The player it happened to.
        seat: Seat,
        /// The card whose spoils they are.
        card: CardId,
    },
    /// All further spoils were declined.
    SpoilsLeft {
        /// The player it happened to.
        seat: Seat,
    },
    /// A card was revealed from the deck.
    CardRevealed {
        /// The player it happened to.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card revealed from the deck was destroyed.
    RevealedDestroyed {
        /// The player it happened to.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The other cards revealed from the deck were discarded.
    RevealedDiscarded {
        /// The player it happened to.
        seat: Seat,
    },

    // The end.
    /// The Thunderstone was taken.
    ThunderstoneTaken {
        /// The player it happened to.
        seat: Seat,
    },
    /// The Thunderstone reached rank 1 and nobody took it.
    ThunderstoneLost,
    /// Nothing can happen any more, or has for very long: the game is dead.
    Stalled,
    /// The game ended.
    GameEnded,
}
