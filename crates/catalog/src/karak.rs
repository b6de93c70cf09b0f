//! Karak 2 as a listed game.

use crate::{Fact, FactKind, Listed, Thing};
use karak::{Building, Hero, Karak, Setup};
use std::ops::RangeInclusive;
use table::{MAX_SEATS, Message};

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
            let mut owned = [0; MAX_SEATS];
            for (count, player) in owned.iter_mut().zip(&self.table().players) {
                *count = u16::from(owns(player));
            }
            owned
        };
        let heroes = Hero::ALL.into_iter().map(|hero| Fact {
            kind: HERO.id,
            id: hero.id(),
            owned: by_seat(&|player| player.hero == Some(hero)),
        });
        // A hero nobody plays is not in the game; a building nobody has built could be.
        let heroes = heroes.filter(|fact| fact.owned != [0; MAX_SEATS]);
        let buildings = Building::ALL.into_iter().map(|building| Fact {
            kind: BUILDING.id,
            id: building.id(),
            owned: by_seat(&|player| player.has(building)),
        });
        heroes.chain(buildings).collect()
    }

    fn standings(&self) -> [i16; MAX_SEATS] {
        let mut points = [0; MAX_SEATS];
        for (points, player) in points.iter_mut().zip(&self.table().players) {
            *points = player.half_points();
        }
        points
    }
}
