//! Thunderstone as a listed game.

use crate::{Fact, FactKind, Listed, Thing};
use std::ops::RangeInclusive;
use table::{PerSeat, Points, Seat};
use thunderstone::cards::village_cards;
use thunderstone::{CardId, Family, Group, Setup, Solo, Thunderstone};

const GROUP: FactKind = FactKind { id: "monster-group", title: "lab-fact-monster-group" };
const FAMILY: FactKind = FactKind { id: "hero-family", title: "lab-fact-hero-family" };
const VILLAGE: FactKind = FactKind { id: "village-card", title: "lab-fact-village-card" };

impl Listed for Thunderstone {
    const TITLE: &'static str = "thunderstone-title";
    const RULE_KEYS: &'static str = "rule-t-";
    const SECRETS: bool = true;
    const DRAWN: bool = true;
    const PLAYERS: RangeInclusive<u8> = 1..=thunderstone::MAX_PLAYERS;

    fn usual(players: u8) -> Setup {
        Setup { solo: (players == 1).then_some(Solo::Normal), ..Setup::random(players) }
    }

    fn resized(setup: &Setup, players: u8) -> Setup {
        Setup { players, solo: Thunderstone::usual(players).solo, ..setup.clone() }
    }

    const FACTS: &'static [FactKind] = &[GROUP, FAMILY, VILLAGE];

    fn things() -> Vec<Thing> {
        let groups =
            Group::ALL.iter().map(|group| Thing { kind: GROUP.id, id: group.id(), name: group.name() });
        let families =
            Family::ALL.iter().map(|family| Thing { kind: FAMILY.id, id: family.id(), name: family.name() });
        let village =
            village_cards().map(|card| Thing { kind: VILLAGE.id, id: card.card().id, name: card.name() });
        groups.chain(families).chain(village).collect()
    }

    /// A player has the monsters of a group that were defeated, the heroes of a family, the copies of a village card.
    fn facts(&self) -> Vec<Fact> {
        let table = self.table();
        let groups = Group::ALL.iter().filter(|&&group| table.has_group(group)).map(|group| Fact {
            kind: GROUP.id,
            id: group.id(),
            owned: owned(self, &group.monsters().collect::<Vec<_>>()),
        });
        let families = table.families.iter().flatten().map(|family| Fact {
            kind: FAMILY.id,
            id: family.id(),
            owned: owned(self, &[1, 2, 3].map(|level| family.hero(level))),
        });
        let village = table.village.iter().map(|card| Fact {
            kind: VILLAGE.id,
            id: card.card().id,
            owned: owned(self, &[*card]),
        });
        groups.chain(families).chain(village).collect()
    }

    fn standings(&self) -> PerSeat<Points> {
        let points = |seat| Points::new(i32::from(self.table().victory_points(seat)));
        Seat::all(self.table().seats).map(points).collect()
    }
}

/// How many of these cards each seat has, wherever they lie.
fn owned(game: &Thunderstone, cards: &[CardId]) -> PerSeat<u16> {
    let table = game.table();
    let of = |seat| {
        let player = table.player(seat);
        let piled: u16 = cards
            .iter()
            .map(|&card| u16::from(player.pool.count(card)) + u16::from(player.discard.count(card)))
            .sum();
        let shown = table.party.count(|member| member.owner == seat && cards.contains(&member.card));
        piled + u16::from(shown)
    };
    Seat::all(table.seats).map(of).collect()
}
