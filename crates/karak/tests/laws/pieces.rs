//! Every tile, token, die and item is in exactly one place.

use emberhall_karak::{Chance, Item, Karak, Monster, Unit};
use std::fmt::Debug;
use table::{Game, Pending};

/// Compares what was found with what there is, kind by kind.
fn same<const N: usize, T: Debug>(kinds: &[T; N], found: [u32; N], expected: [u32; N]) -> Result<(), String> {
    match (0..N).find(|&i| found[i] != expected[i]) {
        Some(i) => Err(format!("{:?}: {} instead of {}", kinds[i], found[i], expected[i])),
        None => Ok(()),
    }
}

fn add<const N: usize>(total: &mut [u32; N], counts: &[u8; N]) {
    total.iter_mut().zip(counts).for_each(|(total, &count)| *total += u32::from(count));
}

/// Whether every piece is in exactly one place.
pub fn conserved(game: &Karak) -> Result<(), String> {
    tiles(game)?;
    tokens(game)?;
    dice(game)?;
    items(game)?;
    stones_and_cities(game)
}

fn tiles(game: &Karak) -> Result<(), String> {
    let table = game.table();
    let mut found = table.unseen;
    let open = [table.drawn, table.shown];
    let laid = table.hexes.iter().map(|hex| hex.tile);
    laid.chain(open).flatten().for_each(|tile| found[tile.index()] += 1);
    let figures = &game.components().tiles;
    match figures.iter().enumerate().find(|(index, tile)| found[*index] != tile.count) {
        Some((index, tile)) => Err(format!("tile {index}: {} instead of {}", found[index], tile.count)),
        None => Ok(()),
    }
}

fn tokens(game: &Karak) -> Result<(), String> {
    let table = game.table();
    let mut found = [0; Monster::ALL.len()];
    add(&mut found, &table.bag);
    add(&mut found, &table.defeated);
    table.tokens.iter().for_each(|monster| found[monster.index()] += 1);
    for hex in &table.hexes {
        hex.armies().for_each(|monster| found[monster.index()] += 1);
    }
    same(&Monster::ALL, found, game.components().armies.map(|army| army.count.into()))
}

fn dice(game: &Karak) -> Result<(), String> {
    let table = game.table();
    let mut found = [0; Unit::ALL.len()];
    add(&mut found, &table.supply);
    table.players.iter().for_each(|player| add(&mut found, &player.units));
    same(&Unit::ALL, found, game.components().supply.map(u32::from))
}

fn items(game: &Karak) -> Result<(), String> {
    let table = game.table();
    let mut found = [0; Item::ALL.len()];
    add(&mut found, &table.spent);
    table.players.iter().for_each(|player| add(&mut found, &player.items));
    table.hexes.iter().for_each(|hex| add(&mut found, &hex.items));
    let won = |monster: Monster| u32::from(table.defeated[monster.index()]);
    let expected = Item::ALL.map(|item| match item {
        Item::Sword => won(Monster::SkeletonWarriors),
        Item::Warhammer => won(Monster::HammerFollower),
        Item::Fireball => won(Monster::FireEaters),
        Item::Pickpocket => won(Monster::ShadowEaters),
        amulet => 1 - u32::from(table.amulets.contains(amulet)),
    });
    same(&Item::ALL, found, expected)?;
    // Every turned dryad has brought an amulet, unless its back is just being looked at.
    let found = 5 - table.amulets.len() as u32;
    let looking = matches!(game.pending(), Pending::Chance(Chance::Amulet));
    if found == won(Monster::DarkDryads) || (looking && found < won(Monster::DarkDryads)) {
        Ok(())
    } else {
        Err(format!("{found} amulets of {} dryads", won(Monster::DarkDryads)))
    }
}

fn stones_and_cities(game: &Karak) -> Result<(), String> {
    let table = game.table();
    let sum = |of: fn(&emberhall_karak::Player) -> u8| {
        table.players.iter().map(|player| u32::from(of(player))).sum()
    };
    let cities = table.hexes.iter().filter(|hex| hex.city.is_some()).count() as u32;
    let found = [sum(|player| player.small_stones), sum(|player| player.large_stones), cities];
    let won = |monster: Monster| u32::from(table.defeated[monster.index()]);
    let owned = sum(|player| u8::from(player.city.is_some()));
    let expected = [won(Monster::SkeletonRiders), won(Monster::EnvoysOfDeath), owned];
    same(&["small stones", "large stones", "cities"], found, expected)
}

/// Between two steps of a turn no hero rests beside monsters, and no army is larger than its hero's glory.
pub fn settled(game: &Karak) -> Result<(), String> {
    let table = game.table();
    for (seat, player) in table.players.iter().enumerate() {
        if table.is_hostile(player.at) {
            return Err(format!("seat {seat} rests beside monsters"));
        }
        if player.army() > player.glory() || player.slots() > 4 {
            return Err(format!("seat {seat} has {} units, {} slots", player.army(), player.slots()));
        }
    }
    Ok(())
}
