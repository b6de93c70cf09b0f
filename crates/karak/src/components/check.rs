//! The check of a component file: from what is written to figures the rules can rely on.

use super::file::{CostEntry, DieEntry, TileEntry};
use super::{
    Army, ComponentError, ComponentFile, Components, MAX_DICE, MAX_HEXES, MAX_SWORDS, MAX_TILES, Problem,
    StartHex, Tile,
};
use crate::content::{Building, Land, Monster, Resources, Unit};
use crate::hex::{Pos, Side, Sides};
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

type Checked<T> = Result<T, ComponentError>;

impl ComponentFile {
    /// Reads the file's text without checking its figures.
    ///
    /// # Errors
    /// [`Problem::Malformed`] when it is not TOML, or not of the form of a component file.
    pub fn read(text: &str) -> Checked<ComponentFile> {
        toml::from_str(text).map_err(|error| {
            let line = 1 + error.span().map_or(0, |span| text[..span.start].matches('\n').count());
            fault("the file", Problem::Malformed { line, problem: error.message().to_owned() })
        })
    }
}

impl Components {
    /// Checks a file's figures.
    ///
    /// # Errors
    /// The first figure that the rules cannot use, and where it stands.
    pub fn check(file: ComponentFile) -> Checked<Components> {
        let unit_names = Unit::ALL.map(|unit| unit.id());
        let mut die_names = vec!["hero"];
        die_names.extend(unit_names);
        known_names("dice", &file.dice, &die_names)?;
        known_names("supply", &file.supply, &unit_names)?;

        let hero_die = die(&file, "hero")?;
        if hero_die.iter().all(|face| face.max(&0) == &hero_die[0].max(0)) {
            return Err(fault("dice.hero.faces", Problem::EvenDie));
        }
        let mut unit_dice = [[0; 6]; Unit::ALL.len()];
        let mut supply = [0; Unit::ALL.len()];
        for unit in Unit::ALL {
            unit_dice[unit.index()] = die(&file, unit.id())?;
            let at = format!("supply.{}", unit.id());
            let most = match unit {
                Unit::Bear | Unit::Titan => 1,
                Unit::Skeleton => MAX_DICE as i64 - 12,
                Unit::Knight | Unit::Archer | Unit::Mage => 60,
            };
            let entry = file.supply.get(unit.id()).ok_or_else(|| fault(at.clone(), Problem::Missing))?;
            supply[unit.index()] = ranged(format!("{at}.count"), entry.count, 0, most)? as u8;
        }
        let armies = armies(&file)?;
        let (city_cost, building_costs) = costs(&file)?;
        let start = start(&file)?;
        let tiles = tiles(&file)?;
        Ok(Components { hero_die, unit_dice, supply, armies, city_cost, building_costs, start, tiles, file })
    }
}

fn fault(at: impl Into<String>, problem: Problem) -> ComponentError {
    ComponentError { at: at.into(), problem }
}

fn ranged(at: impl Into<String>, found: i64, least: i64, most: i64) -> Checked<i64> {
    if (least..=most).contains(&found) {
        Ok(found)
    } else {
        Err(fault(at, Problem::OutOfRange { found, least, most }))
    }
}

fn length<T>(at: &str, list: &[T], expected: usize) -> Checked<()> {
    if list.len() == expected {
        Ok(())
    } else {
        Err(fault(at, Problem::WrongLength { found: list.len(), expected }))
    }
}

fn known_names<T>(group: &str, entries: &BTreeMap<String, T>, known: &[&str]) -> Checked<()> {
    match entries.keys().find(|name| !known.contains(&name.as_str())) {
        Some(name) => Err(fault(format!("{group}.{name}"), Problem::Unknown { known: known.join(", ") })),
        None => Ok(()),
    }
}

fn die(file: &ComponentFile, name: &str) -> Checked<[i8; 6]> {
    let at = format!("dice.{name}");
    let DieEntry { faces, .. } = file.dice.get(name).ok_or_else(|| fault(at.clone(), Problem::Missing))?;
    let at = format!("{at}.faces");
    length(&at, faces, 6)?;
    // Only the hero die has a face with two skulls (K-BAT-9).
    let least = if name == "hero" { -2 } else { -1 };
    let mut die = [0; 6];
    for (face, &written) in die.iter_mut().zip(faces) {
        *face = ranged(at.clone(), written, least, MAX_SWORDS.into())? as i8;
    }
    Ok(die)
}

fn armies(file: &ComponentFile) -> Checked<[Army; Monster::ALL.len()]> {
    let names = Monster::ALL.map(|monster| monster.id().replace('-', "_"));
    known_names("monsters", &file.monsters, &names.each_ref().map(String::as_str))?;
    let mut armies = Vec::with_capacity(names.len());
    let mut total = 0;
    let mut amulets = 0;
    for name in &names {
        let at = format!("monsters.{name}");
        let entry = file.monsters.get(name).ok_or_else(|| fault(at.clone(), Problem::Missing))?;
        let count = ranged(format!("{at}.count"), entry.count, 0, 60)?;
        let strength = ranged(format!("{at}.strength"), entry.strength, 0, 20)?;
        total += count;
        if entry.reward == crate::content::Reward::Amulet {
            amulets += count;
        }
        armies.push(Army { count: count as u8, strength: strength as u8, reward: entry.reward });
    }
    ranged("monsters", total, 0, 200)?;
    // There are five amulets, one of each kind (K-BAT-11).
    ranged("monsters (reward amulet)", amulets, 0, 5)?;
    Ok(armies.try_into().expect("one army for each name"))
}

fn costs(file: &ComponentFile) -> Checked<(Resources, [Resources; Building::ALL.len()])> {
    let buildings = Building::ALL.map(|building| building.id().replace('-', "_"));
    let mut known: Vec<&str> = vec!["city"];
    known.extend(buildings.iter().map(String::as_str));
    known_names("costs", &file.costs, &known)?;
    let cost = |name: &str| -> Checked<Resources> {
        let at = format!("costs.{name}");
        let CostEntry { cost, .. } =
            file.costs.get(name).ok_or_else(|| fault(at.clone(), Problem::Missing))?;
        let at = format!("{at}.cost");
        length(&at, cost, 3)?;
        let mut amounts = [0; 3];
        for (amount, &written) in amounts.iter_mut().zip(cost) {
            *amount = ranged(at.clone(), written, 0, 20)? as u32;
        }
        Ok(Resources(amounts))
    };
    let mut building_costs = [Resources::NONE; Building::ALL.len()];
    for (building, name) in building_costs.iter_mut().zip(&buildings) {
        *building = cost(name)?;
    }
    Ok((cost("city")?, building_costs))
}

fn sides(at: &str, written: &[i64]) -> Checked<Sides> {
    let mut sides = Sides::EMPTY;
    for &number in written {
        let side = Side::ALL[ranged(at, number, 0, 5)? as usize];
        if sides.contains(side) {
            return Err(fault(at, Problem::SideTwice { side: number }));
        }
        sides.insert(side);
    }
    Ok(sides)
}

fn start(file: &ComponentFile) -> Checked<Vec<StartHex>> {
    let written = &file.start.hexes;
    ranged("start.hexes", written.len() as i64, 1, (MAX_HEXES - MAX_TILES) as i64)?;
    let mut hexes = Vec::with_capacity(written.len());
    for (index, hex) in written.iter().enumerate() {
        let at = format!("start.hexes[{index}]");
        length(&format!("{at}.at"), &hex.at, 2)?;
        let coordinate = |i: usize| ranged(format!("{at}.at"), hex.at[i], -4, 4);
        let place = Pos { q: coordinate(0)? as i8, r: coordinate(1)? as i8 };
        hexes.push(StartHex {
            at: place,
            land: hex.land,
            chasms: sides(&format!("{at}.chasms"), &hex.chasms)?,
        });
    }
    // The castle comes first, so that its hex is known by its number.
    hexes.sort_by_key(|hex| hex.land != Land::Castle);
    if is_sound_start(&hexes) { Ok(hexes) } else { Err(fault("start.hexes", Problem::BrokenStart)) }
}

fn is_sound_start(hexes: &[StartHex]) -> bool {
    let castles = hexes.iter().filter(|hex| hex.land == Land::Castle).count();
    let abysses = hexes.iter().filter(|hex| hex.land == Land::Abyss).count();
    let twice = hexes.iter().enumerate().any(|(i, hex)| hexes[..i].iter().any(|other| other.at == hex.at));
    let castle_in_the_middle = hexes[0].at == Pos { q: 0, r: 0 };
    // Every hex must be reachable from the castle across open joints.
    let mut reached = vec![false; hexes.len()];
    let mut queue = vec![0];
    while let Some(index) = queue.pop() {
        if core::mem::replace(&mut reached[index], true) {
            continue;
        }
        for side in Side::ALL {
            let there = hexes[index].at.across(side);
            let open = |other: &StartHex| {
                !hexes[index].chasms.contains(side) && !other.chasms.contains(side.opposite())
            };
            queue.extend(hexes.iter().position(|other| other.at == there && open(other)));
        }
    }
    castles == 1 && abysses == 0 && !twice && castle_in_the_middle && reached.into_iter().all(|r| r)
}

fn tiles(file: &ComponentFile) -> Checked<Vec<Tile>> {
    let mut tiles: Vec<Tile> = Vec::new();
    let mut total = 0;
    for (tier, name, entries) in [(1, "tier1", &file.tier1), (2, "tier2", &file.tier2)] {
        for (&land, TileEntry { chasms, status }) in entries {
            for written in chasms {
                let chasms = sides(&format!("{name}.{}", land.id().replace('-', "_")), written)?;
                total += 1;
                match tiles.iter_mut().find(|t| (t.tier, t.land, t.chasms) == (tier, land, chasms)) {
                    Some(same) => same.count += 1,
                    None => tiles.push(Tile { tier, land, chasms, count: 1, status: *status }),
                }
            }
        }
    }
    ranged("tier1 and tier2", total, 1, MAX_TILES as i64)?;
    let of = |land| tiles.iter().filter(move |tile| tile.land == land);
    let one_abyss =
        of(Land::Abyss).map(|tile| tile.count).eq([1]) && of(Land::Abyss).all(|tile| tile.tier == 2);
    if one_abyss && of(Land::Castle).next().is_none() {
        Ok(tiles)
    } else {
        Err(fault("tier1 and tier2", Problem::BrokenDeck))
    }
}
