//! A bot knows what its seat knows: whatever is hidden from the seat may be otherwise, and the bot does the same.

use crate::support::generator;
use emberhall_bots::{Bot, Budget, Casual, Greedy, Random, Search, Seen, Settings};
use karak::{Hero, Heroes, Karak, Setup};
use table::random::below;
use table::{Game, Insight, Rng, drive};
use thunderstone::Thunderstone;

/// The bots on trial. Each game has two of each: one sees the real game, the other a game that its seat could not
/// tell from it.
fn contestants<G: Insight>() -> Vec<(Box<dyn Bot<G>>, Budget)> {
    let search = |settings| Box::new(Search::new(settings, 1)) as Box<dyn Bot<G>>;
    vec![
        (Box::new(Random), Budget::iterations(1)),
        (Box::new(Casual { blind_every: 4 }), Budget::iterations(1)),
        (Box::new(Greedy { samples: 2, ..Greedy::default() }), Budget::iterations(100)),
        (search(Settings { rollout_turns: 0, ..Settings::default() }), Budget::iterations(24)),
        (search(Settings { widening: 1.0, ..Settings::default() }), Budget::iterations(6)),
    ]
}

/// A game with Darius, whose tiles only he knows, or any game.
fn setup(rng: &mut impl Rng) -> Setup {
    let players = 2 + below(rng, 4) as u8;
    let first = below(rng, 6) as usize;
    let mut heroes: Vec<Hero> = (0..usize::from(players)).map(|i| Hero::ALL[(first + i) % 6]).collect();
    if !heroes.contains(&Hero::Darius) && below(rng, 4) > 0 {
        heroes[0] = Hero::Darius;
    }
    Setup { heroes: Heroes::Chosen(heroes), ..Setup::new(players) }
}

/// How many positions were tried, and in how many of them something hidden really was otherwise.
fn try_twins<G: Insight>(
    games: u64,
    setup: impl Fn(&mut emberhall_bots::Generator) -> G::Setup,
) -> (u32, u32) {
    let (mut positions, mut different) = (0, 0);
    for number in 0..games {
        let mut rng = generator(number);
        let mut game = G::start(&setup(&mut rng)).expect("the setup is right");
        let (mut real, mut imagined) = (contestants::<G>(), contestants::<G>());
        drive::play(&mut game, &mut rng, 400, |game, seat, rng| {
            let mut other = game.clone();
            other.redeterminize(seat, rng);
            different += u32::from(other != *game);
            let minds = generator(rng.next_u64());
            let seen = Seen::of(game, &mut minds.clone()).expect("a player is asked");
            let guessed = Seen::of(&other, &mut minds.clone()).expect("a player is asked");
            assert_eq!(seen.choices(), guessed.choices());
            assert_eq!(seen.view(), game.view(table::Viewer::Seat(seat)));
            let mut last = None;
            for ((bot, budget), (twin, _)) in real.iter_mut().zip(&mut imagined) {
                let choice = bot.choose(&seen, *budget);
                assert_eq!(choice, twin.choose(&guessed, *budget), "game {number}, seat {seat}");
                assert!(seen.choices().contains(&choice));
                last = Some(choice);
            }
            positions += 1;
            last.expect("there are bots")
        });
    }
    (positions, different)
}

#[test]
fn what_is_hidden_from_a_seat_changes_neither_its_choices_nor_what_a_bot_makes_of_them_in_karak() {
    let (positions, different) = try_twins::<Karak>(40, setup);
    println!("{positions} positions, {different} of them with something else hidden");
    assert!(positions > 5_000, "{positions}");
    assert!(different > 300, "{different}");
}

#[test]
fn what_is_hidden_from_a_seat_changes_neither_its_choices_nor_what_a_bot_makes_of_them_in_thunderstone() {
    let random = |rng: &mut emberhall_bots::Generator| thunderstone::Setup::random(2 + below(rng, 4) as u8);
    let (positions, different) = try_twins::<Thunderstone>(12, random);
    println!("{positions} positions, {different} of them with something else hidden");
    assert!(positions > 1_000, "{positions}");
    assert!(different > 300, "{different}");
}

#[test]
fn a_guess_never_contains_what_the_seat_cannot_know() {
    // Two games that differ only in what is hidden give the very same thing to a bot.
    let mut rng = generator(5);
    let mut game = Karak::start(&setup(&mut rng)).expect("the setup is right");
    drive::play(&mut game, &mut rng, 600, |game, seat, rng| {
        let mut other = game.clone();
        other.redeterminize(seat, rng);
        let minds = generator(rng.next_u64());
        let seen = Seen::of(game, &mut minds.clone());
        assert_eq!(seen, Seen::of(&other, &mut minds.clone()));
        let choices = seen.expect("a player is asked").choices().to_vec();
        choices[below(rng, choices.len() as u32) as usize]
    });
}
