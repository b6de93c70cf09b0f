//! How a game begins: the setup, what can be wrong with it, and the table before the first input.

use crate::Thunderstone;
use crate::card::{CardId, Family, Group, Groups, Kind};
use crate::cards::{DAGGER, IRON_RATIONS, MILITIA, TORCH};
use crate::event::Event;
use crate::party::Party;
use crate::public::Bag;
use crate::public::{Calm, Dungeon, FOR_SALE, HAND, Player, Table, Turn};
use crate::ranks::Hall;
use crate::state::{Drawing, Step};
use alloc::vec;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use table::{Agenda, Explain, Game, List, MAX_SEATS, Message, Seat, Sink};

/// The fewest players without the solo variant, which is for one.
pub const MIN_PLAYERS: u8 = 2;
/// The most players.
pub const MAX_PLAYERS: u8 = 5;
const _: () = assert!(MAX_PLAYERS as usize <= MAX_SEATS, "everybody has a seat");

/// Everything that is settled before the first input.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Setup {
    /// How many play: 2 to 5, or 1 with `solo`.
    pub players: u8,
    /// Which cards are in the game.
    #[serde(default)]
    pub selection: Selection,
    /// The variant for one player.
    #[serde(default)]
    pub solo: Option<Solo>,
    /// The version of the rules; 1 when missing.
    #[serde(default = "table::first_rules")]
    pub rules: u32,
}

table::versioned!(Setup);

/// Which cards are in the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Selection {
    /// The cards the rulebook names for a first game (T-SET-7).
    FirstGame,
    /// Chance chooses.
    Random {
        /// How many monster groups, 3 to 8.
        groups: u8,
    },
    /// The players choose.
    Custom {
        /// Three monster groups or more.
        groups: Vec<Group>,
        /// Four hero families.
        families: Vec<Family>,
        /// Eight village cards.
        village: Vec<CardId>,
    },
}

/// How many of each are in a game: monster groups at least, the others exactly (T-SET-2, T-SET-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Selected {
    /// Monster groups, or more.
    pub groups: u8,
    /// All monster groups.
    pub most_groups: u8,
    /// Hero families.
    pub families: u8,
    /// Village cards.
    pub village: u8,
}

/// How many of each are in a game.
pub const SELECTED: Selected =
    Selected { groups: 3, most_groups: Group::ALL.len() as u8, families: 4, village: 8 };

impl Default for Selection {
    fn default() -> Selection {
        Selection::Random { groups: SELECTED.groups }
    }
}

/// The solo variant's difficulty. It is not in the rulebook; the data file describes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Solo {
    /// Every victory stops the dungeon's advance for a turn.
    Normal,
    /// Half the stacks; only a monster worth 2 experience or more stops the advance.
    Warrior,
    /// Half the stacks; nothing stops the advance.
    Nightmare,
}

impl Setup {
    /// The first game of the rulebook.
    pub fn first_game(players: u8) -> Setup {
        Setup { players, selection: Selection::FirstGame, solo: None, rules: Thunderstone::RULES_VERSION }
    }

    /// A game of three groups chosen by chance.
    pub fn random(players: u8) -> Setup {
        Setup { players, selection: Selection::default(), solo: None, rules: Thunderstone::RULES_VERSION }
    }

    /// The groups, families and village cards, when the setup names them.
    fn named(&self) -> Option<(Vec<Group>, Vec<Family>, Vec<CardId>)> {
        use crate::cards::{
            BATTLE_FURY, FIREBALL, FLAMING_SWORD, LIGHTSTONE_GEM, MAGICAL_AURA, SHORT_SWORD, SPEAR,
            TOWN_GUARD,
        };
        match &self.selection {
            Selection::Random { .. } => None,
            Selection::FirstGame => Some((
                vec![Group::Enchanted, Group::Ooze, Group::UndeadDoom],
                vec![Family::Elf, Family::Lorigg, Family::Regian, Family::Thyrian],
                vec![
                    BATTLE_FURY,
                    FIREBALL,
                    FLAMING_SWORD,
                    LIGHTSTONE_GEM,
                    MAGICAL_AURA,
                    SHORT_SWORD,
                    SPEAR,
                    TOWN_GUARD,
                ],
            )),
            Selection::Custom { groups, families, village } => {
                Some((groups.clone(), families.clone(), village.clone()))
            }
        }
    }

    /// Whether a game can begin with this setup; [`Game::start`] asks it too.
    ///
    /// # Errors
    /// The first thing that is wrong.
    ///
    /// ```
    /// use emberhall_thunderstone::{Setup, SetupError};
    ///
    /// assert_eq!(Setup::first_game(4).check(), Ok(()));
    /// assert_eq!(Setup::first_game(6).check(), Err(SetupError::WrongPlayers { players: 6 }));
    /// assert_eq!(Setup::first_game(1).check(), Err(SetupError::AloneOnlySolo));
    /// ```
    pub fn check(&self) -> Result<(), SetupError> {
        if !(1..=Thunderstone::RULES_VERSION).contains(&self.rules) {
            return Err(SetupError::WrongRules { found: self.rules });
        }
        match (self.players, self.solo) {
            (1, Some(_)) | (MIN_PLAYERS..=MAX_PLAYERS, None) => {}
            (MIN_PLAYERS..=MAX_PLAYERS, Some(_)) => {
                return Err(SetupError::SoloIsForOne { players: self.players });
            }
            (1, None) => return Err(SetupError::AloneOnlySolo),
            (players, _) => return Err(SetupError::WrongPlayers { players }),
        }
        if let Selection::Random { groups } = self.selection
            && !(SELECTED.groups..=SELECTED.most_groups).contains(&groups)
        {
            return Err(SetupError::WrongGroups { groups: groups.into() });
        }
        let Some((groups, families, village)) = self.named() else { return Ok(()) };
        if groups.len() < SELECTED.groups.into() {
            return Err(SetupError::WrongGroups { groups: groups.len() });
        }
        if families.len() != usize::from(SELECTED.families) {
            return Err(SetupError::WrongFamilies { families: families.len() });
        }
        if village.len() != usize::from(SELECTED.village) {
            return Err(SetupError::WrongVillage { cards: village.len() });
        }
        if let Some(&card) = village.iter().find(|card| card.card().kind != Kind::Village) {
            return Err(SetupError::NotAVillageCard { card });
        }
        if let Some(&group) = twice(&groups) {
            return Err(SetupError::GroupTwice { group });
        }
        if let Some(&family) = twice(&families) {
            return Err(SetupError::FamilyTwice { family });
        }
        if let Some(&card) = twice(&village) {
            return Err(SetupError::CardTwice { card });
        }
        Ok(())
    }

    /// The game before its first input.
    pub(crate) fn begin(&self) -> Result<Thunderstone, SetupError> {
        self.check()?;
        let table = self.table();
        let mut game = Thunderstone { table, hands: [List::new(); MAX_SEATS], agenda: Agenda::new() };
        game.next(Step::TurnOf);
        game.next(Drawing::ChooseStarter);
        for seat in Seat::all(self.players).rev() {
            game.next(Drawing::Deal { seat, cards: HAND as u8 });
        }
        if self.solo.is_none() {
            game.next(Drawing::FillHall);
        }
        match self.named() {
            None => game.next(Drawing::ChooseCards),
            Some((groups, families, village)) => {
                groups.iter().for_each(|&group| game.tell(Event::GroupChosen { group }, &mut ()));
                families.iter().for_each(|&family| game.lay_out_family(family, &mut ()));
                village.iter().for_each(|&card| game.lay_out_card(card, &mut ()));
            }
        }
        game.run(&mut ());
        Ok(game)
    }

    /// The table before anything is chosen or drawn.
    fn table(&self) -> Table {
        let mut start = Player::default();
        for (card, n) in STARTING_DECK {
            start.pool.add_many(card, n);
        }
        let mut players = [Player::default(); MAX_SEATS];
        players[..usize::from(self.players)].fill(start);
        let mut stock = [0; FOR_SALE];
        for (card, n) in STARTING_DECK {
            // With five players no Militia are left (T-SET-5).
            stock[card.index()] = card.card().copies.saturating_sub(n * self.players);
        }
        let groups_wanted = match (&self.selection, self.named()) {
            (Selection::Random { groups }, _) => *groups,
            (_, named) => named.map_or(3, |(groups, ..)| groups.len() as u8),
        };
        Table {
            rules: self.rules,
            seats: self.players,
            solo: self.solo,
            active: Seat::new(0),
            players,
            dungeon: Dungeon { unseen: Bag::EMPTY, above: 0, stone: true, under: List::new() },
            hall: Hall::default(),
            groups_wanted,
            groups: Groups::EMPTY,
            families: [None; 4],
            village: List::new(),
            stock,
            destroyed: Bag::EMPTY,
            escaped: Bag::EMPTY,
            calm: Calm::EMPTY,
            party: Party::empty(),
            turn: Turn::default(),
            revealed: List::new(),
            offers: List::new(),
            turns: 0,
            quiet: 0,
            taker: None,
            over: false,
        }
    }
}

impl Thunderstone {
    /// A hero family comes into the Village.
    pub(crate) fn lay_out_family(&mut self, family: Family, sink: &mut impl Sink<Event>) {
        let copies = [1, 2, 3].map(|level| self.copies(family.hero(level)));
        self.tell(Event::FamilyChosen { family, copies }, sink);
    }

    /// A village card comes into the Village.
    pub(crate) fn lay_out_card(&mut self, card: CardId, sink: &mut impl Sink<Event>) {
        let copies = self.copies(card);
        self.tell(Event::VillageCardChosen { card, copies }, sink);
    }

    /// How many of a card are laid out: half of them in the harder solo games.
    fn copies(&self, card: CardId) -> u8 {
        let half = matches!(self.table.solo, Some(Solo::Warrior | Solo::Nightmare));
        card.card().copies / if half { 2 } else { 1 }
    }
}

/// What every player begins with (T-SET-6).
pub const STARTING_DECK: [(CardId, u8); 4] = [(MILITIA, 6), (DAGGER, 2), (IRON_RATIONS, 2), (TORCH, 2)];

fn twice<T: PartialEq>(items: &[T]) -> Option<&T> {
    items.iter().enumerate().find(|(index, item)| items[..*index].contains(item)).map(|(_, item)| item)
}

/// Why a setup is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are the figures of the sentence.
#[non_exhaustive]
pub enum SetupError {
    /// Neither 1 nor 2 to 5.
    #[error("{players} players: {MIN_PLAYERS} to {MAX_PLAYERS} can play, or 1 with the solo variant")]
    WrongPlayers { players: u8 },
    /// One player without the solo variant.
    #[error("one player alone plays the solo variant: choose its difficulty")]
    AloneOnlySolo,
    /// The solo variant with several players.
    #[error("the solo variant is for one player, not {players}")]
    SoloIsForOne { players: u8 },
    /// Fewer than three groups, or more than there are.
    #[error("{groups} monster groups: at least 3 are needed, and there are 8")]
    WrongGroups { groups: usize },
    /// Not four families.
    #[error("{families} hero families instead of 4")]
    WrongFamilies { families: usize },
    /// Not eight village cards.
    #[error("{cards} village cards instead of 8")]
    WrongVillage { cards: usize },
    /// A card that is no village card.
    #[error("{} is no village card to choose", card.card().id)]
    NotAVillageCard { card: CardId },
    /// A version of the rules that does not exist.
    #[error("rules version {found}; there are 1 to {}", Thunderstone::RULES_VERSION)]
    WrongRules { found: u32 },
    /// A group named twice.
    #[error("the monster group {} is named twice", group.id())]
    GroupTwice { group: Group },
    /// A family named twice.
    #[error("the hero family {} is named twice", family.id())]
    FamilyTwice { family: Family },
    /// A village card named twice.
    #[error("the village card {} is named twice", card.card().id)]
    CardTwice { card: CardId },
}

impl Explain for SetupError {
    fn message(&self) -> Message {
        use SetupError as E;
        match *self {
            E::WrongPlayers { players } => {
                Message::new("thunderstone-setup-error-wrong-players").with("players", players)
            }
            E::WrongRules { found } => Message::new("refused-wrong-rules")
                .with("found", found)
                .with("newest", Thunderstone::RULES_VERSION),
            E::AloneOnlySolo => Message::new("thunderstone-setup-error-alone-only-solo"),
            E::SoloIsForOne { players } => {
                Message::new("thunderstone-setup-error-solo-is-for-one").with("players", players)
            }
            E::WrongGroups { groups } => {
                Message::new("thunderstone-setup-error-wrong-groups").with("groups", groups)
            }
            E::WrongFamilies { families } => {
                Message::new("thunderstone-setup-error-wrong-families").with("families", families)
            }
            E::WrongVillage { cards } => {
                Message::new("thunderstone-setup-error-wrong-village").with("cards", cards)
            }
            E::NotAVillageCard { card } => {
                Message::new("thunderstone-setup-error-not-a-village-card").with("card", card.name())
            }
            E::GroupTwice { group } => {
                Message::new("thunderstone-setup-error-group-twice").with("group", group.name())
            }
            E::FamilyTwice { family } => {
                Message::new("thunderstone-setup-error-family-twice").with("family", family.name())
            }
            E::CardTwice { card } => {
                Message::new("thunderstone-setup-error-card-twice").with("card", card.name())
            }
        }
    }
}
