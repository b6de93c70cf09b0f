//! What counts in a player's position, as numbers of about the size of 1.

use super::arms::Arms;
use crate::content::{Building, Hero, Item, ItemKind, Monster, Resource, Reward, Unit};
use crate::hex::Pos;
use crate::public::{Battle, GENERAL, MAX_LIVES, Player};
use crate::state::Karak;
use table::Seat;

/// How many features a position has for each seat.
pub(super) const FEATURES: usize = 49;

/// The name of each feature, for tables of weights.
pub(super) const FEATURE_NAMES: [&str; FEATURES] = [
    "points",
    "lead",
    "large stones",
    "attack",
    "beats the General",
    "reaches 10",
    "beats him and wins",
    "beats him where he stands",
    "near him with the odds",
    "lives",
    "one life",
    "unconscious",
    "strongest win",
    "room for units",
    "units",
    "weapon slots used",
    "fireballs",
    "pickpockets",
    "city",
    "stable",
    "portal",
    "glory banners",
    "military camp",
    "shooting range",
    "wizard tower",
    "food",
    "wood",
    "stone",
    "units affordable",
    "amulet of resources",
    "amulet of glory",
    "amulet of action",
    "amulet of protection",
    "amulet of the titan",
    "plague",
    "to move",
    "slots left",
    "best prey",
    "all prey",
    "spoils of the battle",
    "battle lost",
    "wounds to come",
    "units to lose",
    "Horan",
    "Taia",
    "Lorraine",
    "Xanros",
    "Elspeth",
    "Darius",
];

/// Steps between two places if nothing were in the way.
fn steps(from: Pos, to: Pos) -> f32 {
    let (q, r) = (i16::from(to.q) - i16::from(from.q), i16::from(to.r) - i16::from(from.r));
    f32::from(q.abs().max(r.abs()).max((q + r).abs()))
}

/// What an army's reward is worth to anybody, and the glory it would bring this player.
fn spoils(game: &Karak, player: &Player, monster: Monster) -> f32 {
    let worth = match game.figures.armies[monster.index()].reward {
        Reward::Sword if player.weapons() >= 2 => 0.3,
        Reward::Sword => 2.0,
        Reward::Warhammer => 4.0,
        Reward::Fireball | Reward::Pickpocket => 1.5,
        Reward::Amulet => 3.0,
        Reward::Cart => 2.0,
        Reward::SmallStone => 5.0,
        Reward::LargeStone => 9.0,
    };
    worth + 0.5 * f32::from(game.figures.strength(monster).saturating_sub(player.strongest))
}

/// How far the landscape is explored: 0 at first, 1 when the deck is empty.
pub(super) fn phase(game: &Karak) -> f32 {
    let left = f32::from(game.table.deck_len());
    let laid = game.table.hexes.len() as f32 - 3.0;
    if laid + left > 0.0 { laid / (laid + left) } else { 1.0 }
}

/// The strength the General has, or would have, against this player (K-GEN-1, K-DAR-3).
fn general_strength(game: &Karak, player: &Player) -> u8 {
    let usual = match game.table.seats() {
        4 => 4,
        5 => 3,
        _ => 5,
    };
    let praetorians = if game.table.general.is_some() { game.table.praetorians } else { usual };
    let driven = u8::from(player.hero == Some(Hero::Darius)).min(praetorians);
    GENERAL + praetorians - driven
}

/// The armies in reach: the best of them and all together, each by odds, spoils and distance.
fn prey(game: &Karak, player: &Player, arms: &Arms) -> (f32, f32) {
    let at = game.table.hex(player.at).at;
    let (mut best, mut all) = (0.0f32, 0.0);
    for hex in game.table.hexes.iter().filter(|hex| hex.has_army()) {
        let strength = hex.armies().map(|army| game.figures.strength(army)).sum();
        let worth: f32 = hex.armies().map(|army| spoils(game, player, army)).sum();
        let value = arms.chance(strength) * worth * libm::powf(0.8, steps(at, hex.at));
        best = best.max(value);
        all += value;
    }
    (best, all)
}

/// How likely the battle being fought is won, with everything the active player has.
pub(super) fn battle_odds(game: &Karak, battle: &Battle, arms: &Arms) -> f32 {
    let most = game.table.attack().map_or(0, |attack| attack.total) + game.me().carried(Item::Fireball);
    match battle.won {
        Some(won) => f32::from(u8::from(won)),
        None if battle.hero.is_some() => f32::from(u8::from(most >= battle.strength)),
        None => arms.chance(battle.strength),
    }
}

/// What a battle being fought will bring the active player.
#[derive(Clone, Copy, Default)]
struct Fight {
    spoils: f32,
    lost: f32,
    wounds: f32,
    losses: f32,
}

impl Fight {
    fn of(game: &Karak, arms: &Arms) -> Fight {
        let Some(battle) = &game.table.battle else { return Fight::default() };
        let me = game.me();
        let odds = battle_odds(game, battle, arms);
        let spoils: f32 = match battle.won {
            None => game.table.hex(battle.at).armies().map(|army| spoils(game, me, army)).sum(),
            Some(_) => 0.0,
        };
        let losses: u8 = Unit::ALL.iter().map(|&unit| battle.unit_skulls(unit)).sum();
        Fight {
            spoils: odds * spoils,
            lost: if battle.general { 0.0 } else { 1.0 - odds },
            wounds: f32::from(battle.hero_skulls() + u8::from(battle.general)) / 2.0,
            losses: f32::from(losses) / 3.0,
        }
    }
}

/// The features of a seat.
pub(super) fn features(game: &Karak, seat: Seat) -> [f32; FEATURES] {
    let table = &game.table;
    let player = table.player(seat);
    let arms = Arms::of(&game.figures, player);
    let points = player.points().as_f32();
    let others = Seat::all(table.seats()).filter(|&other| other != seat);
    let best_other = others.map(|other| table.player(other).points().as_f32()).fold(0.0, f32::max);
    let beats = arms.chance(general_strength(game, player));
    let reaches = arms.chance(10);
    let wins = if points + 4.5 > best_other { beats } else { 0.0 };
    let at = table.hex(player.at).at;
    let general = table.general.map(|hex| steps(at, table.hex(hex).at));
    let flag = |is: bool| if is { 1.0 } else { 0.0 };
    let few = |n: u32, most: u8| n.min(most.into()) as f32 / f32::from(most);
    let to_move = table.active == seat;
    let (best, all) = prey(game, player, &arms);
    let fight = if to_move { Fight::of(game, &arms) } else { Fight::default() };
    let room = player.glory().saturating_sub(player.army());
    let affordable = Unit::TRAINED
        .into_iter()
        .filter_map(|unit| unit.training())
        .filter(|(building, _)| player.has(*building))
        .map(|(_, resource)| player.resources.of(resource))
        .fold(0, u32::saturating_add);
    let built = |building| flag(player.has(building));
    let carried = |item| flag(player.carries(item));
    let is = |hero| flag(player.hero == Some(hero));
    [
        points / 4.0,
        (points - best_other).clamp(-5.0, 5.0) / 4.0,
        f32::from(player.large_stones) / 2.0,
        arms.expected() / 10.0,
        beats,
        reaches,
        wins,
        general.map_or(0.0, |_| wins),
        general.map_or(0.0, |steps| wins * libm::powf(0.8, steps)),
        few(player.lives.into(), MAX_LIVES),
        flag(player.lives <= 1),
        flag(player.unconscious),
        f32::from(player.strongest) / 10.0,
        few(room.into(), 5),
        f32::from(player.army()) / 5.0,
        f32::from(player.carried_of(ItemKind::Weapon)) / 2.0,
        f32::from(player.carried(Item::Fireball)) / 2.0,
        f32::from(player.carried(Item::Pickpocket)) / 2.0,
        flag(player.city.is_some()),
        built(Building::Stable),
        built(Building::Portal),
        built(Building::GloryBanners),
        built(Building::MilitaryCamp),
        built(Building::ShootingRange),
        built(Building::WizardTower),
        few(player.resources.of(Resource::Food), 4),
        few(player.resources.of(Resource::Wood), 4),
        few(player.resources.of(Resource::Stone), 4),
        few(affordable.min(room.into()), 5),
        carried(Item::AmuletOfResources),
        carried(Item::AmuletOfGlory),
        carried(Item::AmuletOfAction),
        carried(Item::AmuletOfProtection),
        carried(Item::AmuletOfTheTitan),
        flag(table.plague == Some(seat)),
        flag(to_move),
        if to_move { f32::from(player.slots().saturating_sub(table.turn.begun)) / 2.0 } else { 0.0 },
        best / 5.0,
        all / 10.0,
        fight.spoils / 5.0,
        fight.lost,
        fight.wounds,
        fight.losses,
        is(Hero::Horan),
        is(Hero::Taia),
        is(Hero::Lorraine),
        is(Hero::Xanros),
        is(Hero::Elspeth),
        is(Hero::Darius),
    ]
}
