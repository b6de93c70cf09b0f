//! Real values from random games of both kinds as TypeScript, for the compiler to hold against the types.
//!
//! `cargo run --package emberhall-web-types --example samples -- FOLDER` writes the modules and `samples.ts` there, and shows
//! how large views are; then `tsc --strict --noEmit FOLDER/samples.ts` checks them.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::drive::{next_input, random_choice};
use table::random::below;
use table::{Fingerprint, Foresee, Game, Narrate, Pending, Refused, Told, Viewer};

/// The most different values of one kind, such as one kind of event or the views of one game.
const EACH: usize = 15;
/// The most inputs of a game.
const INPUTS: usize = 4_000;
/// One state of so many is looked at closely.
const SELDOM: u32 = 40;

/// Values in JSON by their TypeScript type, and of each type by what they begin with.
#[derive(Default)]
struct Samples(BTreeMap<String, BTreeMap<String, BTreeSet<String>>>);

impl Samples {
    fn add(&mut self, name: &str, value: &impl Serialize) {
        let json = serde_json::to_string(value).expect("the value is JSON");
        let kind: String = json.chars().take_while(|c| !c.is_ascii_digit()).take(40).collect();
        self.add_kind(name, kind, json);
    }

    fn add_kind(&mut self, name: &str, kind: String, json: String) {
        let kind = self.0.entry(name.to_owned()).or_default().entry(kind).or_default();
        if kind.len() < EACH {
            kind.insert(json);
        }
    }

    fn count(&self) -> usize {
        self.0.values().flat_map(BTreeMap::values).map(BTreeSet::len).sum()
    }

    fn typescript(&self, modules: &[&str]) -> String {
        let import = |name: &&str| format!("import type * as {name} from './{name}';\n");
        let mut text: String = modules.iter().map(import).collect();
        // One call for each value: a long list of a union would be too much for the compiler at once.
        text.push_str("\ndeclare function is<T>(value: T): void;\n");
        for (name, kinds) in &self.0 {
            kinds.values().flatten().for_each(|json| text.push_str(&format!("is<{name}>({json});\n")));
        }
        text
    }
}

/// Plays random games of these setups.
fn play<G: Narrate + Foresee>(samples: &mut Samples, setups: &[G::Setup], view_name: &str) {
    let named = |name: &str| format!("{}.{name}", G::ID);
    let pair = |name: &str, one: &str, two: &str| format!("table.{name}<{}, {}>", named(one), named(two));
    for (number, setup) in setups.iter().enumerate() {
        samples.add(&named("Setup"), setup);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let mut game = G::start(setup).expect("the setup is sound");
        for step in 0..INPUTS {
            let pending = game.pending();
            let over = matches!(pending, Pending::Over(_));
            samples.add(&pair("Pending", "Question", "Chance"), &pending);
            if step == 0 || over || below(&mut rng, SELDOM) == 0 {
                for viewer in Viewer::all(game.seats()) {
                    let view = game.view(viewer);
                    let json = serde_json::to_string(&view).expect("a view is JSON");
                    samples.add_kind(&named(view_name), number.to_string(), json);
                }
                refusals(samples, &game);
                samples.add("table.Fingerprint", &Fingerprint::of_start(&game));
            }
            let next = next_input(&game, &mut rng, |game, seat, rng| {
                let mut choices = Vec::new();
                game.choices(&mut choices);
                let forecast = game.forecast(seat);
                forecast.iter().for_each(|forecast| samples.add(&named("Forecast"), forecast));
                samples.add("table.Message", &game.question_text());
                choices.iter().for_each(|choice| samples.add(&named("Choice"), choice));
                choices.iter().for_each(|choice| samples.add("table.Message", &game.choice_text(choice)));
                random_choice(game, &mut choices, rng)
            });
            let Some(input) = next else { break };
            samples.add(&pair("Input", "Choice", "Outcome"), &input);
            let mut told: Vec<Told<G::Event>> = Vec::new();
            game.submit(&input, &mut told).expect("the input is legal");
            for Told { to, event } in told {
                samples.add("table.Audience", &to);
                samples.add(&named("Event"), &event);
                G::event_text(&event).iter().for_each(|line| samples.add("table.Message", line));
            }
        }
    }
}

fn refusals<G: Game>(samples: &mut Samples, game: &G) {
    let mut imaginable = Vec::new();
    game.imaginable(&mut imaginable);
    for choice in imaginable {
        if let Err(illegal) = game.check(&choice) {
            samples.add(&format!("{}.Illegal", G::ID), &illegal);
            samples.add(&format!("table.Refused<{}.Illegal>", G::ID), &Refused::Illegal(illegal));
        }
    }
}

/// How large the views of one game are, first and last, in bytes.
fn sizes<G: Game>(setup: &G::Setup) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut game = G::start(setup).expect("the setup is sound");
    let (mut sizes, mut choices) = (Vec::new(), Vec::new());
    for step in 0..INPUTS {
        if [0, 100, 400, 1_000].contains(&step) || matches!(game.pending(), Pending::Over(_)) {
            let view = game.view(Viewer::Seat(table::Seat::new(0)));
            let json = serde_json::to_string(&view).expect("a view is JSON");
            sizes.push(format!("{} after {step} inputs", json.len()));
        }
        let next = next_input(&game, &mut rng, |game, _, rng| random_choice(game, &mut choices, rng));
        let Some(input) = next else { break };
        game.apply(&input, &mut ());
    }
    format!("views of {} for {} in bytes: {}", G::ID, game.seats(), sizes.join(", "))
}

fn karak_setups() -> Vec<karak::Setup> {
    use karak::{Components, Hero, Heroes, Setup};
    let heroes = [Heroes::Dealt, Heroes::Draft, Heroes::Chosen(Hero::ALL[..4].to_vec())];
    let mut setups: Vec<Setup> =
        (2..=5).flat_map(|players| [Setup::new(players), Setup::new(players)]).collect();
    setups.extend(heroes.into_iter().map(|heroes| Setup { heroes, friendly: true, ..Setup::new(4) }));
    let components = Some(std::sync::Arc::new(Components::shipped().file().clone()));
    setups.push(Setup { components, ..Setup::new(3) });
    setups
}

fn thunderstone_setups() -> Vec<thunderstone::Setup> {
    use thunderstone::{Family, Group, Selection, Setup, Solo};
    let mut setups: Vec<Setup> = (2..=5).flat_map(|n| [Setup::first_game(n), Setup::random(n)]).collect();
    setups.extend((0..6).map(|_| Setup::random(3)));
    let solo = |solo| Setup { solo: Some(solo), ..Setup::random(1) };
    setups.extend([Solo::Normal, Solo::Warrior, Solo::Nightmare].map(solo));
    let village = thunderstone::cards::village_cards().take(8).collect();
    let selection =
        Selection::Custom { groups: Group::ALL[..4].to_vec(), families: Family::ALL[..4].to_vec(), village };
    setups.push(Setup { selection, ..Setup::random(2) });
    setups
}

fn main() -> std::io::Result<()> {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("usage: samples FOLDER");
        std::process::exit(2);
    };
    let folder = Path::new(&folder);
    let mut samples = Samples::default();
    play::<karak::Karak>(&mut samples, &karak_setups(), "KarakView");
    samples.add("karak.Catalogue", &karak::catalogue(&karak::Components::shipped()));
    play::<thunderstone::Thunderstone>(&mut samples, &thunderstone_setups(), "View");
    let cards = thunderstone::catalogue();
    let cards = cards.into_iter().chain(thunderstone::printed_cards());
    cards.for_each(|card| samples.add("thunderstone.CatalogueEntry", &card));
    let seats = |first: u8| table::Seat::new(first);
    let refused: [Refused<karak::Illegal>; 6] = [
        Refused::UnknownSeat { seat: seats(7), seats: 2 },
        Refused::NotYourTurn { expected: seats(1) },
        Refused::PlayerDecides { seat: seats(1) },
        Refused::ChanceDecides,
        Refused::GameOver,
        Refused::Stale { expected: 3, got: 2 },
    ];
    refused.iter().for_each(|refused| samples.add("table.Refused<karak.Illegal>", refused));
    let modules = emberhall_web_types::modules();
    std::fs::create_dir_all(folder)?;
    for module in &modules {
        std::fs::write(folder.join(format!("{}.ts", module.name)), &module.text)?;
    }
    let names: Vec<&str> = modules.iter().map(|module| module.name).collect();
    std::fs::write(folder.join("samples.ts"), samples.typescript(&names))?;
    println!("{} values of {} types", samples.count(), samples.0.len());
    for players in [2, 5] {
        println!("{}", sizes::<karak::Karak>(&karak::Setup::new(players)));
        println!("{}", sizes::<thunderstone::Thunderstone>(&thunderstone::Setup::random(players)));
    }
    Ok(())
}
