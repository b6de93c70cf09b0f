//! Karak 2 as a listed game.

use crate::{Fact, FactKind, Listed, Thing};
use karak::{Building, Hero, Heroes, Karak, Setup};
use std::ops::RangeInclusive;
use table::{Message, PerSeat, Points};

const HERO: FactKind = FactKind { id: "hero", title: "lab-fact-hero" };
const BUILDING: FactKind = FactKind { id: "building", title: "lab-fact-building" };

impl Listed for Karak {
    const TITLE: &'static str = "karak-title";
    const RULE_KEYS: &'static str = "rule-k-";
    const SECRETS: bool = false;
    const DRAWN: bool = true;
    const PLAYERS: RangeInclusive<u8> = karak::MIN_PLAYERS..=karak::MAX_PLAYERS;

    fn usual(players: u8) -> Setup {
        Setup::new(players)
    }

    fn resized(setup: &Setup, players: u8) -> Setup {
        // Heroes that were agreed upon by seat are nobody's when the seats are others.
        let heroes = match &setup.heroes {
            Heroes::Chosen(_) => Heroes::Dealt,
            heroes => heroes.clone(),
        };
        Setup { players, heroes, ..setup.clone() }
    }

    const FACTS: &'static [FactKind] = &[HERO, BUILDING];

    fn things() -> Vec<Thing> {
        let heroes = Hero::ALL.into_iter().map(|hero| Thing {
            kind: HERO.id,
            id: hero.id(),
            name: Message::new(format!("karak-hero-{}", hero.id())),
        });
        let buildings = Building::ALL.into_iter().map(|building| Thing {
            kind: BUILDING.id,
            id: building.id(),
            name: Message::new(format!("karak-building-{}", building.id())),
        });
        heroes.chain(buildings).collect()
    }

    fn facts(&self) -> Vec<Fact> {
        let by_seat = |owns: &dyn Fn(&karak::Player) -> bool| {
            self.table().players.iter().map(|player| u16::from(owns(player))).collect::<PerSeat<u16>>()
        };
        let heroes = Hero::ALL.into_iter().map(|hero| Fact {
            kind: HERO.id,
            id: hero.id(),
            owned: by_seat(&|player| player.hero == Some(hero)),
        });
        // A hero nobody plays is not in the game; a building nobody has built could be.
        let heroes = heroes.filter(|fact| fact.owned.iter().any(|&count| count > 0));
        let buildings = Building::ALL.into_iter().map(|building| Fact {
            kind: BUILDING.id,
            id: building.id(),
            owned: by_seat(&|player| player.has(building)),
        });
        heroes.chain(buildings).collect()
    }

    fn standings(&self) -> PerSeat<Points> {
        self.table().players.iter().map(karak::Player::points).collect()
    }
}
