//! Who fights whom: a hero with dice and items, against armies, a strength, or the General.

use crate::components::Components;
use crate::content::{Hero, Item, ItemKind, Monster, Reward, Unit};
use crate::public::{GENERAL, MAX_GLORY, MAX_LIVES};
use alloc::vec::Vec;

/// What a hero brings to a battle. Only what the odds depend on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Force {
    /// Whose abilities count; `None` for a hero without any in battle.
    pub hero: Option<Hero>,
    /// The unit dice that are rolled, by [`Unit::index`].
    pub units: [u8; Unit::ALL.len()],
    /// What the weapons add.
    pub weapons: u8,
    /// How many Fireballs may be cast.
    pub fireballs: u8,
    /// Whether the Amulet of Protection is carried.
    pub protection: bool,
    /// The hero's lives before the battle.
    pub lives: u8,
    /// Whether the game is played without Plague & Misery.
    pub friendly: bool,
}

impl Default for Force {
    /// The hero die alone.
    fn default() -> Force {
        Force {
            hero: None,
            units: [0; Unit::ALL.len()],
            weapons: 0,
            fireballs: 0,
            protection: false,
            lives: MAX_LIVES,
            friendly: false,
        }
    }
}

/// What is fought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Foe {
    /// Any strength.
    Strength(u8),
    /// One army, or two that are fought together (K-EXP-2).
    Armies(Vec<Monster>),
    /// The Dark General with so many praetorians.
    General {
        /// How many are left before the battle.
        praetorians: u8,
    },
}

/// Why no hero can bring this force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// The supply has no more dice of the unit.
    #[error("there are only {most} dice of the {}", unit.id())]
    Supply {
        /// The unit that there is too much of.
        unit: Unit,
        /// How many there are.
        most: u8,
    },
    /// Knights, archers and mages never exceed the highest glory (K-GLO-2).
    #[error("an army has at most {most} knights, archers and mages")]
    Army {
        /// How many there can be.
        most: u8,
    },
    /// The die belongs to another hero.
    #[error("only {} has the {}", hero.id(), unit.id())]
    OnlyWith {
        /// The unit that was named.
        unit: Unit,
        /// Whose it is.
        hero: Hero,
    },
    /// There are not so many slots for items of the kind (K-SET-5).
    #[error("there are only {most} slots for items of the kind {}", kind.id())]
    Slots {
        /// The kind of slot that is full.
        kind: ItemKind,
        /// How many there are.
        most: u8,
    },
    /// There are not so many of this item.
    #[error("there are only {most} of the item {}", item.id())]
    Rare {
        /// The item that there is too much of.
        item: Item,
        /// How many there are.
        most: u8,
    },
    /// The titan comes with its amulet, so there is no room for another one.
    #[error("the titan comes with its amulet, so there is no room for another one")]
    TwoAmulets,
    /// Nobody fights with no life, or has more than all.
    #[error("a hero fights with 1 to {most} lives")]
    Lives {
        /// The lives of a hero who is not wounded.
        most: u8,
    },
}

impl Force {
    /// Takes these items along: their attack, Fireballs, protection, the titan.
    ///
    /// # Errors
    /// [`Unfit::Slots`] when nobody can carry so many of a kind, [`Unfit::Rare`] when the box has fewer of an item.
    pub fn carry(&mut self, figures: &Components, items: &[Item]) -> Result<(), Unfit> {
        for kind in ItemKind::ALL {
            let most = kind.slots();
            if items.iter().filter(|item| item.kind() == kind).count() > usize::from(most) {
                return Err(Unfit::Slots { kind, most });
            }
        }
        for &item in items {
            let carried = items.iter().filter(|&&other| other == item).count();
            let most = in_the_box(figures, item);
            if carried > usize::from(most) {
                return Err(Unfit::Rare { item, most });
            }
            self.weapons += item.attack();
            self.fireballs += u8::from(item == Item::Fireball);
            self.protection |= item == Item::AmuletOfProtection;
            if item == Item::AmuletOfTheTitan {
                self.units[Unit::Titan.index()] = 1;
            }
        }
        Ok(())
    }

    /// Whether a hero can bring this force.
    ///
    /// # Errors
    /// The first reason why not.
    pub fn check(&self, figures: &Components) -> Result<(), Unfit> {
        for unit in Unit::ALL {
            let most = figures.supply[unit.index()];
            let count = self.units[unit.index()];
            if count > most {
                return Err(Unfit::Supply { unit, most });
            }
            let owner = match unit {
                Unit::Skeleton => Some(Hero::Xanros),
                Unit::Bear => Some(Hero::Lorraine),
                _ => None,
            };
            if let (Some(owner), Some(hero)) = (owner, self.hero)
                && count > 0
                && owner != hero
            {
                return Err(Unfit::OnlyWith { unit, hero: owner });
            }
        }
        if Unit::TRAINED.iter().map(|unit| self.units[unit.index()]).sum::<u8>() > MAX_GLORY {
            return Err(Unfit::Army { most: MAX_GLORY });
        }
        if self.protection && self.units[Unit::Titan.index()] > 0 {
            return Err(Unfit::TwoAmulets);
        }
        if self.lives == 0 || self.lives > MAX_LIVES {
            return Err(Unfit::Lives { most: MAX_LIVES });
        }
        Ok(())
    }
}

/// How many of an item there are: as many as armies carry it, and one amulet of each kind.
fn in_the_box(figures: &Components, item: Item) -> u8 {
    let reward = match item {
        Item::Sword => Reward::Sword,
        Item::Warhammer => Reward::Warhammer,
        Item::Fireball => Reward::Fireball,
        Item::Pickpocket => Reward::Pickpocket,
        _ => return 1,
    };
    figures.armies.iter().filter(|army| army.reward == reward).map(|army| army.count).sum()
}

impl Foe {
    /// What the attack of this hero must reach, and whether it is the General's; `None` when nothing is left to fight.
    pub fn strength(&self, figures: &Components, hero: Option<Hero>) -> Option<(u8, bool)> {
        let darius = hero == Some(Hero::Darius);
        match self {
            Foe::Strength(strength) => Some((*strength, false)),
            Foe::General { praetorians } => {
                // K-DAR-3
                Some((GENERAL + praetorians.saturating_sub(u8::from(darius)), true))
            }
            Foe::Armies(armies) => {
                let strengths: Vec<u8> = armies.iter().map(|&army| figures.strength(army)).collect();
                // K-DAR-2: one army of strength 1 falls before the battle.
                let felled = darius && strengths.contains(&1);
                if felled && strengths.len() == 1 {
                    return None;
                }
                Some((strengths.iter().sum::<u8>() - u8::from(felled), false))
            }
        }
    }
}
