//! How fast the rules are: random play of each game on one core, beside a bare generator in the same run.

use crate::charts::{Block, Page, Section};
use crate::locale::Locale;
use crate::{Error, Failure, text};
use bots::Generator;
use catalog::{Games, Listed, Registry, Visit};
use rand_core::{Rng, SeedableRng};
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};
use table::Message;
use table::drive::{next_input, random_choice};
use texts::Texts;

/// What is to be measured.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BenchRequest {
    /// One game; all of them otherwise.
    pub game: Option<String>,
    /// How many seconds for each.
    pub seconds: Option<String>,
}

/// What was measured.
#[derive(Clone, Copy, Default)]
struct Pace {
    inputs: u64,
    games: u64,
    seconds: f64,
}

/// Measures these games, and shows it.
pub fn bench<L: Games>(
    games: Registry<L>,
    request: &BenchRequest,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let locale = Locale::new(texts);
    let wrong = |found: &String| Error::WrongNumber { option: "--seconds", found: found.clone(), least: 1 };
    let seconds = request.seconds.as_ref().map(|text| {
        text.trim().parse().ok().filter(|seconds| (1..=3_600).contains(seconds)).ok_or_else(|| wrong(text))
    });
    let time = Duration::from_secs(seconds.transpose()?.unwrap_or(3));
    let asked = request.game.as_ref().map(|game| game.to_ascii_lowercase());
    let ids: Vec<&str> =
        games.ids().into_iter().filter(|id| asked.as_deref().is_none_or(|asked| asked == *id)).collect();
    if ids.is_empty() {
        return Err(Error::unknown_game(games, request.game.as_deref().unwrap_or_default()).into());
    }
    let draws = draws(time);
    let mut rows =
        vec![vec![locale.word("lab-bench-draws"), locale.decimal(draws, 0), "–".to_owned(), "–".to_owned()]];
    for id in ids {
        let Some(pace) = games.visit(id, Playing(time)) else { continue };
        let inputs = pace.inputs as f64 / pace.seconds;
        rows.push(vec![
            games.title(id).map_or_else(|| id.to_owned(), |title| locale.say(&title)),
            locale.decimal(inputs, 0),
            locale.decimal(pace.games as f64 / pace.seconds, 0),
            locale.decimal(draws / inputs, 1),
        ]);
    }
    let head = ["lab-head-game", "lab-head-inputs-a-second", "lab-head-games-a-second", "lab-head-draws"];
    let head = head.iter().map(|key| locale.say(&Message::new(*key))).collect();
    let about = Block::text(locale.word("lab-about-bench"));
    let blocks = vec![Block::Table { caption: String::new(), head, rows }, about];
    let section = Section::new(locale.word("lab-bench"), blocks);
    let page = Page { sections: vec![section], ..Page::default() };
    writeln!(out, "{}", text::page(&page).trim_start())?;
    Ok(())
}

/// How many numbers a second the generator gives.
fn draws(time: Duration) -> f64 {
    const BATCH: u64 = 1_000_000;
    let mut rng = Generator::seed_from_u64(1);
    let (begun, mut count) = (Instant::now(), 0);
    while begun.elapsed() < time {
        black_box((0..BATCH).fold(0, |sum: u32, _| sum ^ black_box(rng.next_u32())));
        count += BATCH;
    }
    count as f64 / begun.elapsed().as_secs_f64()
}

/// Random games of two until the time is over.
struct Playing(Duration);

impl Visit for Playing {
    type Out = Pace;

    fn visit<G: Listed>(self) -> Pace {
        let setup = G::usual(*G::PLAYERS.start().max(&2));
        let mut rng = Generator::seed_from_u64(1);
        let mut choices = Vec::new();
        let mut pace = Pace::default();
        let begun = Instant::now();
        while begun.elapsed() < self.0 {
            let mut game = G::start(&setup).expect("the usual setup is right");
            loop {
                let next = next_input(&game, &mut rng, |game, _, rng| random_choice(game, &mut choices, rng));
                let Some(input) = next else { break };
                game.apply(&input, &mut ());
                pace.inputs += 1;
                // Random players may never find the end.
                if pace.inputs % 4_096 == 0 && begun.elapsed() >= self.0 {
                    break;
                }
            }
            pace.games += 1;
        }
        pace.seconds = begun.elapsed().as_secs_f64();
        pace
    }
}
