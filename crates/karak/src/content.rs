//! What the box holds, by name: heroes, monsters, items, units, buildings, resources, landscapes.

use core::fmt;
use serde::{Deserialize, Serialize};
use table::{Member, Set};

macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $id:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$variant_doc])* $variant),* }

        /// The first of them; it fills what a bounded list does not use.
        impl Default for $name {
            fn default() -> $name {
                $name::ALL[0]
            }
        }

        impl $name {
            /// All of them, in the order of the rules.
            pub const ALL: [$name; [$($id),*].len()] = [$($name::$variant),*];

            /// The name used in the keys of the texts.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id),* }
            }

            /// The place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl Member for $name {
            const COUNT: usize = $name::ALL.len();

            fn index(self) -> usize {
                self as usize
            }
            fn from_index(index: usize) -> Option<$name> {
                $name::ALL.get(index).copied()
            }
        }
    };
}

kinds! {
    /// The six heroes.
    Hero {
        /// The Warrior.
        Horan = "horan",
        /// The Oracle.
        Taia = "taia",
        /// The Ranger.
        Lorraine = "lorraine",
        /// The Warlock.
        Xanros = "xanros",
        /// The Warrior Princess.
        Elspeth = "elspeth",
        /// The Scout.
        Darius = "darius",
    }
}

kinds! {
    /// The armies in the bag.
    Monster {
        /// They carry a sword.
        SkeletonWarriors = "skeleton-warriors",
        /// They carry a Fireball.
        FireEaters = "fire-eaters",
        /// They carry a Pickpocket.
        ShadowEaters = "shadow-eaters",
        /// They draw a cart.
        SkeletalHulks = "skeletal-hulks",
        /// They guard an amulet.
        DarkDryads = "dark-dryads",
        /// He carries the warhammer.
        HammerFollower = "hammer-follower",
        /// They carry a small Soul Stone.
        SkeletonRiders = "skeleton-riders",
        /// They carry a large Soul Stone.
        EnvoysOfDeath = "envoys-of-death",
    }
}

kinds! {
    /// What a monster army's token shows on its back.
    Reward {
        /// A sword.
        Sword = "sword",
        /// The warhammer.
        Warhammer = "warhammer",
        /// A Fireball.
        Fireball = "fireball",
        /// A Pickpocket.
        Pickpocket = "pickpocket",
        /// One of the five amulets.
        Amulet = "amulet",
        /// Any three resources.
        Cart = "cart",
        /// A small Soul Stone.
        SmallStone = "small-stone",
        /// A large Soul Stone.
        LargeStone = "large-stone",
    }
}

kinds! {
    /// What a hero can carry.
    Item {
        /// +1 attack.
        Sword = "sword",
        /// +2 attack.
        Warhammer = "warhammer",
        /// +1 attack once.
        Fireball = "fireball",
        /// Takes two resources once.
        Pickpocket = "pickpocket",
        /// One more resource with each gathering.
        AmuletOfResources = "amulet-resources",
        /// +2 glory.
        AmuletOfGlory = "amulet-glory",
        /// One more slot a turn.
        AmuletOfAction = "amulet-action",
        /// Two skulls ignored a battle.
        AmuletOfProtection = "amulet-protection",
        /// The titan die.
        AmuletOfTheTitan = "amulet-titan",
    }
}

kinds! {
    /// The three kinds of slots in an inventory.
    ItemKind {
        /// Two slots.
        Weapon = "weapon",
        /// Three slots.
        Spell = "spell",
        /// One slot.
        Amulet = "amulet",
    }
}

kinds! {
    /// The dice of an army.
    Unit {
        /// 1 food.
        Knight = "knight",
        /// 1 wood.
        Archer = "archer",
        /// 1 stone.
        Mage = "mage",
        /// Xanros's own.
        Skeleton = "skeleton",
        /// Lorraine's own.
        Bear = "bear",
        /// With its amulet.
        Titan = "titan",
    }
}

kinds! {
    /// What a city can hold.
    Building {
        /// One more slot a turn.
        Stable = "stable",
        /// Far moves from and to the city.
        Portal = "portal",
        /// +2 glory.
        GloryBanners = "glory-banners",
        /// Unlocks knights.
        MilitaryCamp = "military-camp",
        /// Unlocks archers.
        ShootingRange = "shooting-range",
        /// Unlocks mages.
        WizardTower = "wizard-tower",
    }
}

kinds! {
    /// What is gathered and paid.
    Resource {
        /// From farms.
        Food = "food",
        /// From forests.
        Wood = "wood",
        /// From rocks.
        Stone = "stone",
    }
}

kinds! {
    /// What a hex is.
    Land {
        /// 1 food.
        Farm = "farm",
        /// 1 wood.
        Forest = "forest",
        /// 1 food and 1 wood.
        FarmForest = "farm-forest",
        /// 1 food and 1 stone.
        FarmRock = "farm-rock",
        /// 1 wood and 1 stone.
        ForestRock = "forest-rock",
        /// 3 food.
        BigFarm = "big-farm",
        /// 3 wood.
        DenseForest = "dense-forest",
        /// 3 stone.
        GiantRock = "giant-rock",
        /// Karak Castle.
        Castle = "castle",
        /// The Infernal Abyss.
        Abyss = "abyss",
    }
}

/// A set of items.
pub type Items = Set<Item, u16>;

/// A set of buildings.
pub type Buildings = Set<Building, u8>;

impl Item {
    /// The slot it goes into.
    pub const fn kind(self) -> ItemKind {
        match self {
            Item::Sword | Item::Warhammer => ItemKind::Weapon,
            Item::Fireball | Item::Pickpocket => ItemKind::Spell,
            _ => ItemKind::Amulet,
        }
    }

    /// What it always adds to the attack (K-ITEM-1).
    pub const fn attack(self) -> u8 {
        match self {
            Item::Sword => 1,
            Item::Warhammer => 2,
            _ => 0,
        }
    }

    /// What it adds to glory while it is carried (K-GLO-1).
    pub const fn glory(self) -> u8 {
        if matches!(self, Item::AmuletOfGlory) { 2 } else { 0 }
    }

    /// The slots it adds to a turn while it is carried (K-TURN-1).
    pub const fn turn_slots(self) -> u8 {
        matches!(self, Item::AmuletOfAction) as u8
    }

    /// The five amulets.
    pub const AMULETS: [Item; 5] = [
        Item::AmuletOfResources,
        Item::AmuletOfGlory,
        Item::AmuletOfAction,
        Item::AmuletOfProtection,
        Item::AmuletOfTheTitan,
    ];
}

impl Building {
    /// What it adds to glory (K-GLO-1).
    pub const fn glory(self) -> u8 {
        if matches!(self, Building::GloryBanners) { 2 } else { 0 }
    }

    /// The slots it adds to a turn (K-TURN-1).
    pub const fn turn_slots(self) -> u8 {
        matches!(self, Building::Stable) as u8
    }
}

impl ItemKind {
    /// How many slots a hero has for it (K-SET-5).
    pub const fn slots(self) -> u8 {
        match self {
            ItemKind::Weapon => 2,
            ItemKind::Spell => 3,
            ItemKind::Amulet => 1,
        }
    }

    /// The items of this kind.
    pub fn items(self) -> impl Iterator<Item = Item> + Clone {
        Item::ALL.into_iter().filter(move |item| item.kind() == self)
    }
}

impl Unit {
    /// The units that count against glory (K-GLO-2): knights, archers, mages.
    pub const TRAINED: [Unit; 3] = [Unit::Knight, Unit::Archer, Unit::Mage];

    /// The building that unlocks it and the resource it costs; `None` for those that are never recruited.
    pub const fn training(self) -> Option<(Building, Resource)> {
        match self {
            Unit::Knight => Some((Building::MilitaryCamp, Resource::Food)),
            Unit::Archer => Some((Building::ShootingRange, Resource::Wood)),
            Unit::Mage => Some((Building::WizardTower, Resource::Stone)),
            Unit::Skeleton | Unit::Bear | Unit::Titan => None,
        }
    }

    /// What a die of it costs where it is trained (K-REC-1); nothing when it never is.
    pub const fn cost(self) -> Resources {
        match self.training() {
            Some((_, resource)) => Resources::one(resource),
            None => Resources::NONE,
        }
    }
}

/// An amount of each resource: food, wood, stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Resources(pub [u32; 3]);

impl Resources {
    /// No resources at all.
    pub const NONE: Resources = Resources([0; 3]);

    /// One resource.
    pub const fn one(resource: Resource) -> Resources {
        let mut amounts = [0; 3];
        amounts[resource.index()] = 1;
        Resources(amounts)
    }

    /// The amount of one resource.
    pub const fn of(self, resource: Resource) -> u32 {
        self.0[resource.index()]
    }

    /// All of them together.
    pub fn total(self) -> u64 {
        self.0.iter().map(|&amount| u64::from(amount)).sum()
    }

    /// The sum. No game is long enough to fill an amount: four slots a turn bring at most four of a kind each.
    pub fn plus(self, other: Resources) -> Resources {
        Resources(core::array::from_fn(|i| self.0[i].saturating_add(other.0[i])))
    }

    /// Each amount, but no more than the limit.
    pub fn capped(self, limit: u32) -> Resources {
        Resources(self.0.map(|amount| amount.min(limit)))
    }

    /// The difference.
    ///
    /// # Errors
    /// What is missing for it.
    pub fn minus(self, other: Resources) -> Result<Resources, Resources> {
        let difference = |a: Resources, b: Resources| -> Resources {
            Resources(core::array::from_fn(|i| a.0[i].saturating_sub(b.0[i])))
        };
        if self.covers(other) { Ok(difference(self, other)) } else { Err(difference(other, self)) }
    }

    /// Whether there is at least so much of each.
    #[inline]
    pub fn covers(self, other: Resources) -> bool {
        self.0.iter().zip(other.0).all(|(&there, needed)| there >= needed)
    }

    /// Each with its amount, without those that are 0.
    pub fn iter(self) -> impl Iterator<Item = (Resource, u32)> {
        Resource::ALL.into_iter().map(move |resource| (resource, self.of(resource))).filter(|&(_, n)| n > 0)
    }
}

/// “2 food, 1 stone”; “nothing” when there is none.
impl fmt::Display for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Resources::NONE {
            return f.write_str("nothing");
        }
        self.iter().enumerate().try_for_each(|(index, (resource, amount))| {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{amount} {}", resource.id())
        })
    }
}

impl Land {
    /// What a gathering gives (K-GATH-2); nothing on the Castle and the Abyss (K-GATH-1).
    pub const fn yields(self) -> Resources {
        Resources(match self {
            Land::Farm => [1, 0, 0],
            Land::Forest => [0, 1, 0],
            Land::FarmForest => [1, 1, 0],
            Land::FarmRock => [1, 0, 1],
            Land::ForestRock => [0, 1, 1],
            Land::BigFarm => [3, 0, 0],
            Land::DenseForest => [0, 3, 0],
            Land::GiantRock => [0, 0, 3],
            Land::Castle | Land::Abyss => [0, 0, 0],
        })
    }
}
