//! What counts in a player's position, as numbers of about the size of 1.

use super::deck::{Might, Sum};
use crate::Thunderstone;
use crate::card::CardId;
use crate::cards::STONE_OF_MYSTERY;
use crate::explain::forecast;
use crate::public::{Place, Table};
use crate::ranks::Rank;
use crate::reckon::can_be_attacked;
use crate::state::{Decision, Step};
use table::{MAX_SEATS, Seat};

/// How many features a position has for each seat.
pub(super) const FEATURES: usize = 30;

/// The name of each feature, for tables of weights.
pub(super) const FEATURE_NAMES: [&str; FEATURES] = [
    "points",
    "lead",
    "lead near the end",
    "experience",
    "deck",
    "attack",
    "magic",
    "weapons",
    "light",
    "gold",
    "draws",
    "level 1",
    "level 2",
    "level 3",
    "militia",
    "diseases",
    "villagers",
    "food",
    "best prey",
    "all prey",
    "prey to come",
    "prey of the hand",
    "gold of the hand",
    "training of the hand",
    "to move",
    "victory in sight",
    "gold to spend",
    "training now",
    "trophies",
    "total",
];

/// How many cards still come into the hall before the end, about.
pub(super) fn cards_to_come(table: &Table) -> f32 {
    let place = table.hall.iter().position(|there| there.is_some_and(|there| there.card == STONE_OF_MYSTERY));
    if let Some(rank) = place {
        return rank as f32;
    }
    let above = f32::from(table.dungeon.above);
    let below = f32::from(table.dungeon.unseen.total()) - above;
    above + below * 0.5 + 3.0
}

/// Whether the next card to leave the hall brings the Thunderstone to rank 1 and ends the game.
pub(super) fn is_at_the_door(game: &Thunderstone) -> bool {
    game.table.hall[1].is_some_and(|there| there.card == STONE_OF_MYSTERY)
}

/// How far the dungeon deck has gone: 0 at first, 1 when the Thunderstone is in rank 1.
pub(super) fn phase(game: &Thunderstone) -> f32 {
    let groups = f32::from(game.table.groups_wanted.max(3));
    (1.0 - cards_to_come(&game.table) / (10.0 * groups - 5.0)).clamp(0.0, 1.0)
}

/// What defeating a monster is worth, in victory points.
pub(super) fn prize(monster: CardId) -> f32 {
    let card = monster.card();
    f32::from(card.victory_points) + 0.7 * f32::from(card.experience) + 0.3
}

/// What the hall offers: the best prize and all of them, each by its odds.
fn hall_prey(table: &Table, might: &Might) -> (f32, f32) {
    let (mut best, mut all) = (0.0f32, 0.0);
    for rank in Rank::ALL {
        let Some(monster) = table.monster(rank) else { continue };
        let value = might.chance(monster, rank) * prize(monster);
        best = best.max(value);
        all += value;
    }
    (best, all)
}

/// What the unseen monsters offer on the average, in the middle of the hall.
fn prey_to_come(table: &Table, might: &Might) -> f32 {
    let unseen = &table.dungeon.unseen;
    if unseen.is_empty() {
        return hall_prey(table, might).1 / 3.0;
    }
    let all: f32 =
        unseen.kinds().map(|(card, n)| f32::from(n) * might.chance(card, Rank::Second) * prize(card)).sum();
    all / f32::from(unseen.total())
}

/// What the turn being played, or the hand held for the next one, can bring.
#[derive(Clone, Copy, Default)]
struct Turn {
    prey: f32,
    gold: f32,
    training: f32,
    victory: f32,
    spending: f32,
    training_now: f32,
}

impl Turn {
    /// For a player with a hidden hand.
    fn of_hand(game: &Thunderstone, seat: Seat) -> Turn {
        let hand = game.hand(seat);
        let sum = Sum::of_cards(hand.iter().copied());
        let (prey, _) = hall_prey(&game.table, &sum.all_of_it());
        let trained = trainable(game, seat, hand.iter().copied());
        Turn { prey, gold: sum.gold, training: trained, ..Turn::default() }
    }

    /// For the active player with a revealed hand: what is still to be done this turn.
    fn of_party(game: &Thunderstone) -> Turn {
        let table = &game.table;
        let ahead = |step: fn(&Step) -> bool| game.agenda.iter().any(step);
        let party = || table.party.iter().map(|(_, m)| m.card);
        match table.turn.place {
            Some(Place::Dungeon) if ahead(|step| matches!(step, Step::Decide(Decision::Prepare))) => {
                let sum = Sum::of_cards(party());
                let (prey, _) = hall_prey(table, &sum.all_of_it());
                let victory = Rank::ALL.into_iter().map(|rank| sure_prize(table, rank)).fold(0.0, f32::max);
                Turn { prey: prey.max(victory), victory, ..Turn::default() }
            }
            Some(Place::Dungeon) if ahead(|step| matches!(step, Step::Compare)) => {
                let victory = table.turn.battle.map_or(0.0, |battle| sure_prize(table, battle.rank));
                Turn { prey: victory, victory, ..Turn::default() }
            }
            Some(Place::Village) => {
                let shopping = ahead(|step| matches!(step, Step::Decide(Decision::Prepare | Decision::Shop)));
                let open = shopping && table.turn.purchases > 0;
                let training = shopping || ahead(|step| matches!(step, Step::Decide(Decision::Train)));
                Turn {
                    spending: if open { f32::from(table.gold_left()) } else { 0.0 },
                    training_now: if training { trainable(game, table.active, party()) } else { 0.0 },
                    ..Turn::default()
                }
            }
            _ => Turn::default(),
        }
    }
}

/// The prize of a battle that would be won with the party as it stands.
fn sure_prize(table: &Table, rank: Rank) -> f32 {
    let Some(monster) = table.monster(rank) else { return 0.0 };
    if table.turn.battle.is_none() && !can_be_attacked(table, rank) {
        return 0.0;
    }
    match forecast(table, rank) {
        Some(value) if value.wins => prize(monster),
        _ => 0.0,
    }
}

/// How many of these heroes could be levelled up with the experience there is, at most two.
fn trainable(game: &Thunderstone, seat: Seat, cards: impl Iterator<Item = CardId>) -> f32 {
    let mut left = game.table.player(seat).experience;
    let mut trained = 0.0;
    for card in cards {
        if let Some(needed) = card.card().level_up.map(u16::from).filter(|&needed| needed <= left) {
            left -= needed;
            trained += 1.0;
        }
    }
    f32::min(trained, 2.0)
}

/// The victory points of every seat.
pub(super) fn points(table: &Table) -> [f32; MAX_SEATS] {
    let mut points = [0.0; MAX_SEATS];
    for seat in Seat::all(table.seats) {
        points[seat.index()] = f32::from(table.victory_points(seat));
    }
    points
}

/// The features of a seat, given everybody's victory points.
pub(super) fn features_with(game: &Thunderstone, seat: Seat, points: &[f32; MAX_SEATS]) -> [f32; FEATURES] {
    let table = &game.table;
    let own = points[seat.index()];
    let others = Seat::all(table.seats).filter(|&other| other != seat);
    let rival = match table.solo {
        Some(_) => f32::from(table.village_points()),
        None => others.map(|other| points[other.index()]).fold(0.0, f32::max),
    };
    let deck = Sum::of_player(table, seat);
    let might = deck.average_hand();
    let share = deck.share();
    let (best, all) = hall_prey(table, &might);
    let active = table.active == seat;
    let turn = match table.turn.place {
        Some(Place::Village | Place::Dungeon) if active && game.hand(seat).is_empty() => Turn::of_party(game),
        _ => Turn::of_hand(game, seat),
    };
    let end = 1.0 / (1.0 + 0.5 * cards_to_come(table));
    [
        own / 10.0,
        (own - rival).clamp(-12.0, 12.0) / 5.0,
        (own - rival).clamp(-12.0, 12.0) / 2.0 * end,
        f32::from(table.player(seat).experience.min(10)) / 5.0,
        deck.cards / 20.0,
        might.attack / 5.0,
        might.magic / 5.0,
        might.weapon / 5.0,
        might.light / 3.0,
        share * deck.gold / 6.0,
        share * deck.draws / 2.0,
        share * deck.levels[0] / 2.0,
        share * deck.levels[1] / 2.0,
        share * deck.levels[2],
        share * deck.militia / 2.0,
        share * deck.diseases,
        share * deck.villagers,
        share * deck.food,
        best / 5.0,
        all / 10.0,
        prey_to_come(table, &might) / 3.0,
        turn.prey / 5.0,
        turn.gold / 6.0,
        turn.training,
        if active { 1.0 } else { 0.0 },
        turn.victory / 5.0,
        turn.spending / 6.0,
        turn.training_now,
        share * deck.trophies,
        might.total().min(20.0) / 10.0,
    ]
}
