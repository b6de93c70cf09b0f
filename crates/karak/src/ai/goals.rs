//! Where a sensible player goes and what they do there: each reachable hex is a goal with a value.

use super::arms::Arms;
use super::odds::Odds;
use super::{answers, best};
use crate::choice::Choice;
use crate::components::MAX_HEXES;
use crate::content::{Building, Hero, Item, Land, Resources, Unit};
use crate::hex::Side;
use crate::public::{GENERAL, HexId, MAX_LIVES};
use crate::state::Karak;
use table::{Rng, Seat};

/// From this round on a player who still waits for better odds takes what there is, more boldly each round.
const PATIENCE: u16 = 25;

/// The chance to reach a strength with everything the active player has.
pub(super) fn win_odds(game: &Karak, strength: u8) -> f32 {
    let me = game.me();
    let needed = strength.saturating_sub(me.weapons() + me.carried(Item::Fireball));
    let once = Odds::of(&game.figures, &me.units).at_least(needed);
    match me.hero {
        Some(Hero::Horan | Hero::Elspeth) => once + (1.0 - once) * once * 0.8,
        _ => once,
    }
}

/// The chance to beat the General as strong as he is, or would be.
pub(super) fn general_odds(game: &Karak) -> f32 {
    let praetorians = if game.table.general.is_some() { game.table.praetorians } else { 5 };
    win_odds(game, GENERAL + praetorians)
}

/// How much boldness the length of the game has brought: 0 at first, 1 in the end.
fn boldness(game: &Karak) -> f32 {
    f32::from(game.table.round.saturating_sub(PATIENCE)) / 60.0
}

/// A choice for the Turn question.
pub(super) fn turn(game: &Karak, choices: &[Choice], rng: &mut impl Rng) -> Choice {
    let free = |choice: &Choice| matches!(choice, Choice::Pickpocket { .. } | Choice::Hawkeye);
    if let Some(&choice) = choices.iter().find(|choice| free(choice)) {
        return choice;
    }
    let distances = distances(game);
    let mut goal = (None, 0.0);
    for (hex, _) in game.table.laid() {
        let Some(distance) = distances[hex.index()] else { continue };
        let value = goal_value(game, hex) / (1.0 + f32::from(distance) * 0.6);
        if value > goal.1 {
            goal = (Some(hex), value);
        }
    }
    let here = best(choices, |choice| here_value(game, choice), rng);
    let here = here.map(|choice| (choice, here_value(game, choice))).filter(|(_, value)| *value > goal.1);
    match (here, goal.0) {
        (Some((choice, _)), _) => choice,
        (None, Some(hex)) => step_to(game, hex, choices).unwrap_or(Choice::EndTurn),
        (None, None) => Choice::EndTurn,
    }
}

/// Moves needed to each hex, `None` where no way leads without a battle on the way.
fn distances(game: &Karak) -> [Option<u8>; MAX_HEXES] {
    let mut distances = [None; MAX_HEXES];
    let here = game.table.here();
    distances[here.index()] = Some(0);
    let mut queue = alloc::collections::VecDeque::from([here]);
    while let Some(hex) = queue.pop_front() {
        if game.table.is_hostile(hex) {
            continue;
        }
        for side in Side::ALL {
            if let Some(there) = game.table.neighbour(hex, side)
                && game.table.is_passable(hex, side)
                && distances[there.index()].is_none()
            {
                distances[there.index()] = distances[hex.index()].map(|distance| distance + 1);
                queue.push_back(there);
            }
        }
    }
    distances
}

/// The choice that leads towards a hex: straight there if possible, else the first step of a shortest way.
fn step_to(game: &Karak, goal: HexId, choices: &[Choice]) -> Option<Choice> {
    let to = game.table.hex(goal).at;
    let straight = [Choice::Move { to }, Choice::MagicRun { to }, Choice::Portal { to }]
        .into_iter()
        .find(|choice| choices.contains(choice));
    if straight.is_some() {
        return straight;
    }
    // Walk back from the goal to the hero.
    let distances = distances(game);
    let mut hex = goal;
    while distances[hex.index()]? > 1 {
        let closer = |side: &Side| {
            let there = game.table.neighbour(hex, *side)?;
            let nearer = distances[there.index()]? < distances[hex.index()]?;
            (nearer && game.table.is_passable(hex, *side) && !game.table.is_hostile(there)).then_some(there)
        };
        hex = Side::ALL.iter().find_map(closer)?;
    }
    let first = Choice::Move { to: game.table.hex(hex).at };
    choices.contains(&first).then_some(first)
}

/// What it is worth to be on another hex.
fn goal_value(game: &Karak, hex: HexId) -> f32 {
    if hex == game.table.here() {
        return 0.0;
    }
    let table = &game.table;
    let me = game.me();
    let bold = boldness(game);
    let here = table.hex(hex);
    if table.general == Some(hex) {
        let win = general_odds(game);
        let drive = win_odds(game, 10);
        let enough = win >= 0.55 - bold || (drive >= 0.6 - bold && me.lives >= 4);
        return if enough && (me.lives >= 3 || win > 0.8) { 24.0 * win + 6.0 * drive } else { 0.0 };
    }
    if here.has_army() {
        let strength = here.armies().map(|army| game.figures.strength(army)).sum();
        let odds = win_odds(game, strength);
        let spoils: f32 = here.armies().map(|army| answers::reward(game, army)).sum();
        let enough = odds >= 0.5 - bold && (me.lives >= 2 || odds > 0.8);
        return if enough { odds * (spoils + 2.0) } else { 0.0 };
    }
    let mut value: f32 = 0.0;
    if !table.open_sides(hex).is_empty() && table.deck_has_tiles() {
        value = value.max(explore_value(game));
    }
    if hex == HexId::CASTLE {
        value = value.max(castle_value(game));
    }
    if me.city == Some(hex) {
        value = value.max(city_value(game));
    } else if here.city.is_none() {
        value = value.max(gather_value(game, here.land) * 0.9);
        let empty = Seat::all(table.seats()).all(|seat| table.player(seat).at != hex);
        if me.city.is_none() && here.land != Land::Castle && empty && affords_city(game) {
            value = value.max(5.0);
        }
    }
    value
}

/// What it is worth to stand on a hex, for [`super::promise`]: like [`goal_value`], but a bad battle is bad and
/// not only worthless.
pub(super) fn hex_worth(game: &Karak, arms: &Arms, hex: HexId) -> f32 {
    let table = &game.table;
    let me = game.me();
    let weak = if me.lives <= 1 { 2.5 } else { 0.0 };
    if table.general == Some(hex) {
        let praetorians = table.praetorians.saturating_sub(u8::from(table.active_is(Hero::Darius)));
        let win = arms.chance(GENERAL + praetorians);
        let drive = arms.chance(GENERAL);
        // The longer it takes, the smaller the odds that will do; but without any an army comes first.
        let bold = 1.0 + boldness(game).min(2.0);
        return (24.0 * win + 4.0 * drive * (1.0 - win)) * bold - (1.0 - win) * (2.5 + weak);
    }
    let here = table.hex(hex);
    if here.has_army() {
        let strength = here.armies().map(|army| game.figures.strength(army)).sum();
        let odds = arms.chance(strength);
        let spoils: f32 = here.armies().map(|army| answers::reward(game, army)).sum();
        return odds * (spoils + 1.0) - (1.0 - odds) * (1.5 + weak);
    }
    if hex == table.here() {
        return 0.0;
    }
    goal_value(game, hex)
}

/// What a choice is worth where the hero stands.
pub(super) fn here_value(game: &Karak, choice: Choice) -> f32 {
    let me = game.me();
    match choice {
        Choice::Heal => [0.0, 9.0, 7.0, 3.0, 0.4, 0.0][usize::from(me.lives.min(5))],
        Choice::Gather { .. } => gather_value(game, game.table.hex(game.table.here()).land),
        Choice::BuildCity { .. } => 6.0,
        Choice::Build => 7.0,
        Choice::Recruit => recruits(game).min(1) as f32 * 8.0,
        Choice::PickUp => pick_up_value(game),
        Choice::Eradicate => castle_value(game) + 1.0,
        Choice::RaiseSkeleton => 2.5,
        Choice::Explore { .. } => explore_value(game),
        _ => 0.0,
    }
}

fn affords_city(game: &Karak) -> bool {
    let discount = u32::from(game.table.active_is(Hero::Taia));
    let cost = game.figures.city_cost.0.map(|amount| amount.saturating_sub(discount));
    game.me().resources.minus(Resources(cost)).is_ok()
}

fn explore_value(game: &Karak) -> f32 {
    let me = game.me();
    // First-tier tiles bring one army, second-tier tiles two.
    let strength = if game.next_tier() == 1 { 2 } else { 5 };
    let odds = win_odds(game, strength);
    if odds < 0.4 - boldness(game) || me.lives < 2 { 0.05 } else { odds * 5.0 }
}

fn castle_value(game: &Karak) -> f32 {
    let me = game.me();
    let wounds = MAX_LIVES - me.lives;
    let plagued = game.table.plague == Some(game.table.active) && me.army() < me.glory();
    f32::from(wounds) * 1.2 + if plagued { 6.0 } else { 0.0 }
}

fn pick_up_value(game: &Karak) -> f32 {
    let lying = game.table.hex(game.table.here()).items;
    let gain = |take: Item| {
        let me = game.me();
        let free = me.carried_of(take.kind()) < take.kind().slots();
        let worst = take.kind().items().filter(|&item| me.carries(item)).map(answers::item_value);
        answers::item_value(take) - if free { 0.0 } else { worst.fold(f32::MAX, f32::min) }
    };
    let gains = Item::ALL.into_iter().filter(|item| lying[item.index()] > 0).map(gain);
    gains.fold(0.0, f32::max) * 1.5
}

/// How many units could be recruited in the player's city now.
fn recruits(game: &Karak) -> u32 {
    let me = game.me();
    if game.table.plague == Some(game.table.active) {
        return 0;
    }
    let of = |unit: Unit| {
        let (building, resource) = unit.training()?;
        me.has(building).then(|| me.resources.of(resource).min(game.table.supply[unit.index()].into()))
    };
    let trainable = Unit::TRAINED.into_iter().filter_map(of).sum::<u32>();
    trainable.min(me.glory().saturating_sub(me.army()).into())
}

/// What could be built or recruited in the player's city now.
fn city_value(game: &Karak) -> f32 {
    let me = game.me();
    let affordable = |building: &&Building| {
        let cost = game.figures.building_costs[building.index()];
        !me.has(**building) && me.resources.minus(cost).is_ok()
    };
    let buildings = Building::ALL.iter().filter(affordable).count();
    recruits(game) as f32 * 2.5 + buildings.min(2) as f32 * 3.0
}

/// Resources are worth gathering as long as something can be made of them.
fn gather_value(game: &Karak, land: Land) -> f32 {
    let me = game.me();
    let mut needed = Resources::NONE;
    if me.city.is_none() {
        needed = needed.plus(game.figures.city_cost);
    }
    for building in Building::ALL.into_iter().filter(|&building| !me.has(building)) {
        needed = needed.plus(game.figures.building_costs[building.index()]);
    }
    let room = me.glory().saturating_sub(me.army()).into();
    needed = needed.plus(Resources([room, room, room]));
    let yields = land.yields();
    let useful =
        |(resource, n): (_, u32)| n.min(needed.of(resource).saturating_sub(me.resources.of(resource))) as f32;
    yields.iter().map(useful).sum::<f32>() * 1.1
}
