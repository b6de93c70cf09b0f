//! What can happen at the table, as one audience may know it.

use crate::card::{CardId, Family, Group};
use crate::party::Slot;
use crate::public::{Hand, Place, SPOILS};
use crate::ranks::Hall;
#[cfg(feature = "ts")]
use crate::ranks::Standing;
use serde::{Deserialize, Serialize};
use table::{List, Seat};

/// One of the two kinds of attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Attack.
    Attack,
    /// Magic attack.
    Magic,
}

/// What happened. Folding it into the table is the only way the table changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields say whose, what and where; the variants say what happened.
pub enum Event {
    /// As below, in another place.
    #[cfg(feature = "reshaped")]
    Joined { card: CardId, seat: Seat },
    // Setup.
    /// A monster group was chosen.
    GroupChosen { group: Group },
    /// A hero family was chosen, with so many heroes of each level.
    FamilyChosen { family: Family, copies: [u8; 3] },
    /// A village card was chosen, with so many copies.
    VillageCardChosen { card: CardId, copies: u8 },
    /// Chance named the starting player; the setup is complete.
    StartingPlayerChosen { seat: Seat },

    // Decks and hands.
    /// A card was drawn into the hand; only the player knows which.
    Drew { seat: Seat, card: Option<CardId> },
    /// A card was drawn into the revealed hand.
    #[cfg(not(feature = "reshaped"))]
    Joined { seat: Seat, card: CardId },
    /// The discard pile became the deck.
    Reshuffled { seat: Seat },
    /// A card was discarded from a hidden hand.
    Discarded { seat: Seat, card: CardId },
    /// A hidden hand was shown.
    HandShown { seat: Seat, cards: Hand },
    /// A card of a hidden hand was destroyed.
    HandCardDestroyed { seat: Seat, card: CardId },
    /// A hidden hand was discarded at the end of the turn.
    HandDiscarded { seat: Seat, cards: Hand },
    /// The revealed hand was discarded at the end of the turn.
    PartyDiscarded { seat: Seat },

    // Turns.
    /// A turn began.
    TurnBegan { seat: Seat },
    /// The player rests.
    Rested { seat: Seat },
    /// The player went somewhere and revealed the hand.
    Revealed { seat: Seat, place: Place, cards: Hand },
    /// An effect of a card was used.
    EffectUsed { seat: Seat, slot: Slot, card: CardId, ability: u8 },
    /// A revealed card was destroyed.
    Destroyed { seat: Seat, slot: Slot, card: CardId },
    /// A revealed card was discarded, to its owner.
    MemberDiscarded { seat: Seat, slot: Slot, card: CardId },
    /// Gold was gained.
    GoldGained { seat: Seat, gold: u8 },
    /// Further purchases were gained.
    PurchasesGained { seat: Seat, purchases: u8 },
    /// Experience was gained.
    ExperienceGained { seat: Seat, experience: u8 },
    /// A card was bought.
    Bought { seat: Seat, card: CardId, cost: u8, spoils: bool },
    /// A hero was levelled up.
    LevelledUp { seat: Seat, slot: Slot, from: CardId, into: CardId, experience: u8 },

    // Preparations in the Dungeon.
    /// A hero took up a weapon.
    Equipped { seat: Seat, hero: Slot, hero_card: CardId, weapon: Slot, weapon_card: CardId },
    /// A weapon was thrown.
    Thrown { seat: Seat, slot: Slot, card: CardId, attack: i8 },
    /// A hero gained attack.
    AttackGained { slot: Slot, card: CardId, attack: i8 },
    /// A hero grew stronger.
    Strengthened { slot: Slot, card: CardId, strength: i8, into_magic: bool },
    /// All heroes grew stronger.
    AllStrengthened { strength: i8, attack: i8 },
    /// The attack of heroes with weapons became magic attack.
    ArmedTurnedToMagic,
    /// Weapons weigh nothing.
    WeaponsMadeWeightless,
    /// A player who has a hero in the hidden hand must discard one for the Theurge.
    HeroDemanded { seat: Seat },
    /// A hero was discarded for the Theurge.
    HeroOffered { owner: Seat, card: CardId, used: u8 },
    /// A discarded hero joined the party.
    HeroBorrowed { seat: Seat, owner: Seat, card: CardId, used: u8 },
    /// No discarded hero was taken along.
    NobodyBorrowed { seat: Seat },

    // The hall.
    /// A card came from the dungeon deck into the hall, where it asks for so much light.
    EnteredHall { rank: u8, card: CardId, from_under: bool, light_needed: Option<u8> },
    /// The cards in the hall closed up; this is the hall since then.
    HallClosedUp {
        #[cfg_attr(feature = "ts", ts(as = "[Option<Standing>; 3]"))]
        hall: Hall,
    },
    /// The hall was arranged anew; this is the hall since then.
    HallArranged {
        #[cfg_attr(feature = "ts", ts(as = "[Option<Standing>; 3]"))]
        hall: Hall,
    },
    /// In the solo variant the cards moved one rank on, as far as needed; this is the hall since then.
    HallAdvanced {
        #[cfg_attr(feature = "ts", ts(as = "[Option<Standing>; 3]"))]
        hall: Hall,
        escaped: Option<CardId>,
    },
    /// A monster was put under the dungeon deck by an effect.
    MonsterReturned { rank: u8, card: CardId },
    /// A monster was put into a discard pile by an effect.
    MonsterTaken { seat: Seat, rank: u8, card: CardId },
    /// A monster breached.
    #[cfg_attr(feature = "reshaped", serde(rename = "broke_through"))]
    Breached { card: CardId },
    /// A card of a hero stack was destroyed.
    StackCardDestroyed { card: CardId },

    // Battle.
    /// A monster was attacked.
    Attacked { seat: Seat, rank: u8, card: CardId },
    /// All heroes lost strength.
    HeroesWeakened { strength: i8 },
    /// Heroes with weapons fight better.
    ArmedHelped { attack: i8 },
    /// A hero lost attack or magic attack.
    HeroLost { slot: Slot, card: CardId, power: Power, amount: i8 },
    /// A hero cannot attack.
    HeroBarred { slot: Slot, card: CardId },
    /// A card will be destroyed after the battle.
    Doomed { slot: Slot, card: CardId },
    /// A Disease took its point; nothing when neither kind had one.
    DiseaseTook { power: Option<Power> },
    /// The battle was won.
    Won { seat: Seat, rank: u8, card: CardId, total: i16, experience: u8, spoils: List<CardId, SPOILS> },
    /// The battle was lost: the monster escapes into the Village, or goes under the dungeon deck.
    Lost { seat: Seat, rank: u8, card: CardId, total: i16, escapes: bool },
    /// Disease was gained.
    DiseaseGained { seat: Seat, cards: u8 },
    /// A card's spoils are taken, or let go.
    SpoilsOpened { seat: Seat, card: CardId },
    /// All further spoils are let go.
    SpoilsLeft { seat: Seat },
    /// A card was revealed from the deck.
    CardRevealed { seat: Seat, card: CardId },
    /// A card revealed from the deck was destroyed.
    RevealedDestroyed { seat: Seat, card: CardId },
    /// The other cards revealed from the deck were discarded.
    RevealedDiscarded { seat: Seat },

    // The end.
    /// The Thunderstone was taken.
    ThunderstoneTaken { seat: Seat },
    /// The Thunderstone reached rank 1 and nobody took it.
    ThunderstoneLost,
    /// Nothing can happen any more, or has for very long: the game is dead.
    Stalled,
    /// The game ended.
    GameEnded,
}
