//! Bots against each other: few and fast games. The long measurements are in `docs/bots.md`.

use crate::support::entrants::entrant;
use crate::support::{Entrant, Played, has_stalled, interval, play};
use karak::Karak;
use table::Insight;
use thunderstone::Thunderstone;

/// One game after another, the first bot in each seat in turn; its wins and the longest game.
fn compete<G: Insight>(setup: fn(u8) -> G::Setup, a: &str, b: &str, players: u8, games: u64) -> (f64, u32) {
    let mut first = entrant::<G>(a);
    let mut others: Vec<Entrant<G>> = (1..players).map(|_| entrant(b)).collect();
    let (mut wins, mut longest) = (0.0, 0);
    for number in 0..games {
        let place = (number % u64::from(players)) as usize;
        let mut seats: Vec<&mut Entrant<G>> = others.iter_mut().collect();
        seats.insert(place, &mut first);
        let seed = number / u64::from(players);
        let Played { ending, turns, .. } = play::<G>(&setup(players), &mut seats, seed, 3_000);
        let ending = ending.unwrap_or_else(|| panic!("{a} against {b}: game {number} does not end"));
        wins += f64::from(ending.shares()[place]);
        longest = longest.max(turns / u32::from(players));
        assert!(seats.iter_mut().all(|seat| seat.bot.troubles().is_empty()));
    }
    let (share, low, high) = interval(wins, games as f64);
    println!(
        "{}: {a} against {b}, {players} players, {games} games: {share:.3} ({low:.3} to {high:.3}), most rounds {longest}",
        G::ID
    );
    (share, longest)
}

#[test]
fn greedy_wins_at_least_95_of_100_games_against_random() {
    let (share, _) = compete::<Karak>(karak::Setup::new, "greedy", "random", 2, 200);
    assert!(share >= 0.95, "{share}");
    let (share, _) = compete::<Thunderstone>(thunderstone::Setup::random, "greedy", "random", 2, 200);
    assert!(share >= 0.95, "{share}");
}

#[test]
fn a_little_search_beats_greedy_more_often_than_not() {
    let (share, _) = compete::<Karak>(karak::Setup::new, "search,40it", "greedy", 2, 20);
    assert!(share > 0.5, "{share}");
    let (share, _) = compete::<Thunderstone>(thunderstone::Setup::random, "search,40it", "greedy", 2, 20);
    assert!(share > 0.5, "{share}");
}

/// How many games of each number of players must end: few here, `GREEDY_GAMES=2500` for a campaign of 10,000.
fn greedy_games() -> u64 {
    std::env::var("GREEDY_GAMES").map_or(20, |games| games.parse().expect("GREEDY_GAMES is a number"))
}

#[test]
fn greedy_games_of_all_player_counts_end_by_themselves() {
    for players in 2..=5 {
        let (_, longest) = compete::<Karak>(karak::Setup::new, "greedy", "greedy", players, greedy_games());
        assert!(longest < 300, "{longest} rounds");
    }
}

#[test]
fn greedy_games_of_thunderstone_need_no_rule_against_standing_still() {
    let mut stalled = Vec::new();
    for players in 2..=5 {
        for seed in 0..greedy_games() {
            let mut bots: Vec<Entrant<Thunderstone>> = (0..players).map(|_| entrant("greedy")).collect();
            let mut seats: Vec<&mut Entrant<Thunderstone>> = bots.iter_mut().collect();
            let setup = thunderstone::Setup::random(players);
            let Played { ending, last, .. } = play(&setup, &mut seats, seed, 3_000);
            assert!(ending.is_some(), "{players} players, seed {seed}");
            if has_stalled(&last) {
                stalled.push((players, seed));
            }
        }
    }
    assert!(stalled.is_empty(), "by the number of players and the seed: {stalled:?}");
}

#[test]
fn what_a_game_says_of_a_position_adds_up() {
    use table::Game;
    use table::drive::{next_input, random_choice};
    let mut rng = crate::support::generator(3);
    for players in 2..=5 {
        let mut game = Karak::start(&karak::Setup::new(players)).expect("the setup is right");
        let (mut choices, mut weights, mut turns) = (Vec::new(), Vec::new(), 0);
        for _ in 0..2_000 {
            let outlook = game.outlook();
            assert!((outlook.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{outlook:?}");
            assert!(outlook.iter().all(|share| (0.0..=1.0).contains(share)), "{outlook:?}");
            assert!(game.turns() >= turns);
            turns = game.turns();
            let next = next_input(&game, &mut rng, |game, _, rng| {
                choices.clear();
                weights.clear();
                game.choices(&mut choices);
                game.promise(&choices, &mut weights);
                assert_eq!(weights.len(), choices.len());
                assert!(weights.iter().all(|weight| *weight > 0.0 && weight.is_finite()), "{weights:?}");
                random_choice(game, &mut choices, rng)
            });
            let Some(input) = next else { break };
            game.apply(&input, &mut ());
        }
    }
}

#[test]
fn greedy_bots_that_like_their_places_end_the_game_all_the_same() {
    // With unchanging trust in the advice both games were still going on after a thousand rounds.
    for seed in [1_010_715, 1_011_739] {
        let (mut first, mut second) = (entrant("greedy"), entrant("greedy"));
        let played = play::<Karak>(&karak::Setup::new(2), &mut [&mut first, &mut second], seed, 400);
        assert!(played.ending.is_some(), "seed {seed}: no end after {} turns", played.turns);
    }
}
