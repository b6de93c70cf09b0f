//! What each answer to a question within a turn is worth to a sensible player.

use super::goals;
use super::odds::Odds;
use crate::choice::{BattleStep, Choice, MonsterWhy, Question};
use crate::content::{Building, Hero, Item, Land, Monster, Resource, Resources, Reward, Unit};
use crate::hex::{Pos, Side, rotated};
use crate::public::GENERAL;
use crate::state::Karak;
use table::Seat;

/// A sensible player fights with this chance to win and holds dice back above it.
const SURE: f32 = 0.93;

/// What an answer is worth.
pub(super) fn worth(game: &Karak, question: Question, choice: Choice) -> f32 {
    match (question, choice) {
        (Question::Battle { step }, _) => battle(game, step, choice),
        (Question::Monster { why: MonsterWhy::Return }, Choice::PickMonster(monster)) => -stay(game, monster),
        (_, Choice::PickMonster(monster)) => reward(game, monster),
        (_, Choice::LayTile(tile)) => {
            let tile = game.figures.tile(tile);
            let early_abyss = tile.land == Land::Abyss && goals::general_odds(game) < 0.3;
            6.0 - tile.chasms.len() as f32 - if early_abyss { 10.0 } else { 0.0 }
        }
        (_, Choice::Place { at, rotation }) => placement(game, at, rotation),
        (_, Choice::TakeResources(resources)) => wanted(game, resources),
        (_, Choice::Leave(item)) => -item_value(item),
        // Cast rather than left behind (K-TURN-5).
        (_, Choice::Pickpocket { .. }) => item_value(Item::Pickpocket),
        (_, Choice::Swap { take, leave }) => {
            item_value(take) - leave.map_or(0.0, item_value) - if leave.is_some() { 0.1 } else { 0.0 }
        }
        (_, Choice::Raise { building, discount }) => {
            // Taia saves what she has least of.
            let scarce = discount.map_or(0.0, |saved| -(game.me().resources.of(saved) as f32) / 100.0);
            10.0 + building_value(building) + scarce
        }
        (_, Choice::Train(unit)) => 10.0 + unit_value(unit),
        (_, Choice::Return(unit)) => -unit_value(unit),
        (_, Choice::Dismiss(unit)) => -unit_value(unit),
        (_, Choice::Curse(seat)) => threat(game, seat),
        _ => 0.0,
    }
}

/// What an item is worth to carry.
pub(super) fn item_value(item: Item) -> f32 {
    match item {
        Item::Warhammer => 4.0,
        Item::Sword => 2.0,
        Item::Fireball => 1.5,
        Item::Pickpocket => 1.0,
        Item::AmuletOfTheTitan => 5.0,
        Item::AmuletOfAction => 4.0,
        Item::AmuletOfGlory => 3.5,
        Item::AmuletOfProtection => 3.0,
        Item::AmuletOfResources => 2.5,
    }
}

fn unit_value(unit: Unit) -> f32 {
    match unit {
        Unit::Mage => 3.0,
        Unit::Archer => 2.0,
        _ => 1.0,
    }
}

fn building_value(building: Building) -> f32 {
    match building {
        Building::WizardTower => 5.0,
        Building::Stable => 4.0,
        Building::MilitaryCamp => 3.0,
        Building::GloryBanners => 2.0,
        Building::ShootingRange => 1.0,
        Building::Portal => 0.5,
    }
}

/// What beating an army gives.
pub(super) fn reward(game: &Karak, monster: Monster) -> f32 {
    let spoils = match game.figures.armies[monster.index()].reward {
        Reward::Sword => 2.0,
        Reward::Warhammer => 4.0,
        Reward::Fireball | Reward::Pickpocket => 1.5,
        Reward::Amulet => 4.0,
        Reward::Cart => 2.0,
        Reward::SmallStone => 5.0,
        Reward::LargeStone => 8.0,
    };
    let strength = game.figures.strength(monster);
    spoils + 0.5 * f32::from(strength.saturating_sub(game.me().strongest))
}

/// What it is worth that an army stays to be fought now.
fn stay(game: &Karak, monster: Monster) -> f32 {
    let strength = game.figures.strength(monster);
    goals::win_odds(game, strength) * reward(game, monster)
}

/// Resources count more the fewer of them there are.
fn wanted(game: &Karak, resources: Resources) -> f32 {
    let weight = |resource| match resource {
        Resource::Stone => 1.2,
        Resource::Wood => 1.1,
        Resource::Food => 1.0,
    };
    let each = |(resource, n): (Resource, u32)| {
        let held = game.me().resources.of(resource);
        (held..held.saturating_add(n)).map(|have| weight(resource) / (1.0 + have as f32)).sum::<f32>()
    };
    resources.iter().map(each).sum()
}

fn threat(game: &Karak, seat: Seat) -> f32 {
    let player = game.table.player(seat);
    let city = if player.city.is_some() && game.table.plague != Some(seat) { 3.0 } else { 0.0 };
    2.0 * player.points().as_f32() + city + player.resources.total() as f32 / 10.0
}

/// Open joints to laid neighbours and open sides to the unknown are good.
fn placement(game: &Karak, at: Pos, rotation: u8) -> f32 {
    let Some(tile) = game.table.drawn else { return 0.0 };
    let chasms = rotated(game.figures.tile(tile).chasms, rotation);
    let side_worth = |side: Side| match game.table.hex_at(at.across(side)) {
        _ if chasms.contains(side) => 0.0,
        Some(there) if game.table.hex(there).has_chasm(side.opposite()) => 0.0,
        Some(_) => 1.0,
        None => 0.6,
    };
    Side::ALL.into_iter().map(side_worth).sum()
}

fn battle(game: &Karak, step: BattleStep, choice: Choice) -> f32 {
    let Some(fight) = &game.table.battle else { return 0.0 };
    let me = game.me();
    let attack = game.table.attack().map_or(0, |attack| attack.total);
    // Against the General an attack of 10 is worth something too.
    let short = |attack: u8| fight.strength.saturating_sub(attack);
    match (step, choice) {
        (BattleStep::Send { unit, .. }, Choice::Send { count, .. }) => {
            let mut dice = me.units;
            for earlier in &Unit::ALL[..unit.index()] {
                dice[earlier.index()] = fight.sent[earlier.index()];
            }
            dice[unit.index()] = count;
            let needed = short(me.weapons() + me.carried(Item::Fireball));
            let odds = Odds::of(&game.figures, &dice).at_least(needed);
            odds.min(SURE) * 100.0 + f32::from(count) * if fight.general { 0.5 } else { -0.01 }
        }
        (BattleStep::RerollUnits, Choice::Reroll) => {
            f32::from(short(attack + me.carried(Item::Fireball))) - 0.5
        }
        (BattleStep::RerollHero, Choice::Reroll) => {
            let face = fight.hero.unwrap_or(0);
            let lost = short(attack + me.carried(Item::Fireball)) > 0 && face < 3;
            if lost || face < 0 { 1.0 } else { -1.0 }
        }
        (BattleStep::Spare { .. }, Choice::SpareHero) => {
            if me.lives <= 3 {
                10.0
            } else {
                2.5
            }
        }
        (BattleStep::Spare { .. }, Choice::SpareUnit(unit)) => {
            let healed = me.hero == Some(Hero::Xanros) && me.lives < 4;
            if healed { -1.0 } else { unit_value(unit) }
        }
        (BattleStep::Fireballs { most }, Choice::Cast { fireballs }) => {
            let needed = short(attack);
            let drive = fight.general.then(|| GENERAL.saturating_sub(attack));
            let aim = [Some(needed), drive].into_iter().flatten().find(|&count| count <= most).unwrap_or(0);
            -(f32::from(fireballs) - f32::from(aim)).abs()
        }
        _ => 0.0,
    }
}
