//! Nothing a bot does stops a game: it panics, cheats or has no time, and there is a legal choice.

use crate::support::{Entrant, generator, play};
use emberhall_bots::{Bot, Budget, Guarded, Level, Search, Seen, Settings, Trouble};
use karak::{Choice, Karak, Setup};
use std::time::Duration;
use table::{Game, Input, Pending, drive};

/// The first position of a game with more than one choice.
fn position() -> Seen<Karak> {
    let mut rng = generator(1);
    let mut game = Karak::start(&Setup::new(3)).expect("the setup is right");
    loop {
        match Seen::of(&game, &mut rng) {
            Some(seen) => return seen,
            None => {
                assert!(matches!(game.pending(), Pending::Chance(_)));
                let outcome = game.sample(&mut rng);
                game.apply(&Input::Chance(outcome), &mut ());
            }
        }
    }
}

struct Panics;
impl Bot<Karak> for Panics {
    fn choose(&mut self, _: &Seen<Karak>, _: Budget) -> Choice {
        panic!("no idea");
    }
}

struct Cheats;
impl Bot<Karak> for Cheats {
    fn choose(&mut self, _: &Seen<Karak>, _: Budget) -> Choice {
        Choice::Cast { fireballs: 99 }
    }
}

#[test]
fn a_panic_is_caught_and_reported_and_the_bot_is_out() {
    let seen = position();
    let mut bot = Guarded::new(Panics);
    for _ in 0..3 {
        assert!(seen.choices().contains(&bot.choose(&seen, Budget::iterations(1))));
    }
    assert_eq!(bot.troubles(), [Trouble::Panicked { what: "no idea".to_owned() }]);
    assert_eq!(bot.troubles(), []);
}

#[test]
fn an_illegal_choice_is_replaced_and_reported() {
    let seen = position();
    let mut bot = Guarded::new(Cheats);
    assert!(seen.choices().contains(&bot.choose(&seen, Budget::iterations(1))));
    assert_eq!(bot.troubles(), [Trouble::Illegal { choice: "Cast { fireballs: 99 }".to_owned() }]);
}

#[test]
fn a_bot_without_any_time_still_chooses() {
    let seen = position();
    for level in Level::ALL {
        let mut bot = level.bot::<Karak>(2);
        for budget in [Budget::time(Duration::ZERO), Budget::iterations(0)] {
            assert!(seen.choices().contains(&bot.choose(&seen, budget)), "{level:?}");
        }
        assert_eq!(bot.troubles(), []);
    }
}

#[test]
fn a_whole_game_of_panicking_bots_ends() {
    let entrant = || {
        let bot: Box<dyn Bot<Karak>> = Box::new(Guarded::new(Panics));
        Entrant { bot, budget: Budget::iterations(1) }
    };
    let (mut one, mut two) = (entrant(), entrant());
    let played = play::<Karak>(&Setup::new(2), &mut [&mut one, &mut two], 1, 100);
    assert!(played.turns > 50);
    assert_eq!(one.bot.troubles().len(), 1);
}

#[test]
fn several_cores_give_one_legal_choice() {
    let mut game = Karak::start(&Setup::new(4)).expect("the setup is right");
    let mut rng = generator(8);
    let mut bot = Search::new(Settings::default(), 3);
    drive::play(&mut game, &mut rng, 120, |game, _, rng| {
        let seen = Seen::of(game, rng).expect("a player is asked");
        let choice = bot.choose(&seen, Budget::iterations(40));
        assert!(seen.choices().contains(&choice));
        choice
    });
}

#[test]
fn levels_have_names_of_their_own() {
    for level in Level::ALL {
        assert_eq!(Level::of(level.id()), Some(level));
    }
    assert_eq!(Level::of("inferno"), None);
}
