//! Plays games of Karak and writes moments of them as the browser client is told them: for its gallery and its tests.
//! `cargo run -p emberhall-bots --example karak_scenes -- web/src/dev`.

use emberhall_bots::{Bot, Generator, Level, Random, Seen};
use karak::{Heroes, Karak, Question, Setup};
use rand_core::SeedableRng;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::drive::next_input;
use table::{Explain as _, Foresee, Game, Narrate, Pending, Seat, Told, Viewer};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder] = &args[..] else { panic!("a folder is needed") };
    let write = |path: String, value: &Value| {
        std::fs::write(&path, format!("{value}\n")).unwrap_or_else(|error| panic!("{path}: {error}"));
    };

    let mut scenes: BTreeMap<String, (u32, Value)> = BTreeMap::new();
    let mut samples: BTreeMap<String, Value> = BTreeMap::new();
    for seed in 0..60 {
        let mut setup = Setup::new(2 + (seed % 4) as u8);
        if seed % 6 == 5 {
            setup.heroes = Heroes::Draft;
        }
        play(&setup, seed, seed % 5 == 4, |scene| {
            for (name, rank) in names(&scene) {
                let better = scenes.get(&name).is_none_or(|(found, _)| rank > *found);
                if better {
                    scenes.insert(name, (rank, scene.told()));
                }
            }
            for choice in &scene.choices {
                let value = json!(choice);
                let kind = match &value {
                    Value::Object(map) => map.keys().next().cloned().unwrap_or_default(),
                    other => other.as_str().unwrap_or_default().to_owned(),
                };
                let key = format!("{kind}/{}", question_name(&scene.question));
                samples.entry(key).or_insert_with(|| {
                    json!({ "question": scene.question, "choice": choice, "text": scene.before.choice_text(choice) })
                });
            }
        });
    }
    let scenes: BTreeMap<String, Value> =
        scenes.into_iter().map(|(name, (_, value))| (name, value)).collect();
    write(format!("{folder}/scenes.json"), &json!(scenes));
    write(format!("{folder}/samples.json"), &json!(samples.into_values().collect::<Vec<_>>()));
}

struct Scene {
    before: Karak,
    seat: Seat,
    question: Question,
    choices: Vec<karak::Choice>,
    picked: karak::Choice,
    then: Vec<Told<karak::Event>>,
    after: Karak,
}

fn told_to(seat: Seat, told: &[Told<karak::Event>]) -> Vec<Value> {
    let heard = told.iter().filter(|told| told.to.includes(Viewer::Seat(seat)));
    let as_told = |event: &karak::Event| match Karak::event_text(event) {
        Some(text) => json!({ "event": event, "text": text }),
        None => json!({ "event": event }),
    };
    heard.map(|told| as_told(&told.event)).collect()
}

impl Scene {
    fn told(&self) -> Value {
        let game = &self.before;
        let choices: Vec<Value> = self
            .choices
            .iter()
            .map(|choice| json!({ "choice": choice, "text": game.choice_text(choice) }))
            .collect();
        let mut imagined = Vec::new();
        game.imaginable(&mut imagined);
        let why: Vec<Value> = imagined
            .iter()
            .filter_map(|choice| {
                let illegal = game.check(choice).err()?;
                let (text, reason, rule) = (game.choice_text(choice), illegal.message(), illegal.rule());
                Some(json!({ "choice": choice, "text": text, "reason": reason, "rule": rule }))
            })
            .collect();
        json!({
            "seat": self.seat,
            "view": game.view(Viewer::Seat(self.seat)),
            "asked": { "question": self.question, "text": game.question_text(), "choices": choices },
            "why": why,
            "forecast": game.forecast(self.seat),
            "picked": self.picked,
            "then": told_to(self.seat, &self.then),
            "after": self.after.view(Viewer::Seat(self.seat)),
        })
    }
}

fn question_name(question: &Question) -> String {
    let value = json!(question);
    match &value {
        Value::String(name) => name.clone(),
        Value::Object(map) => {
            let (kind, inner) = map.iter().next().expect("one kind");
            let detail = inner.get("why").or(inner.get("step")).cloned().unwrap_or_default();
            let detail = match &detail {
                Value::Object(map) => map.keys().next().cloned().unwrap_or_default(),
                other => other.as_str().unwrap_or_default().to_owned(),
            };
            format!("{kind}-{detail}")
        }
        _ => String::new(),
    }
}

/// What a scene shows, and how well.
fn names(scene: &Scene) -> Vec<(String, u32)> {
    let table = scene.before.table();
    let me = table.player(scene.seat);
    let hero = me.hero.map_or("none", |hero| hero.id());
    let rank = scene.choices.len() as u32 * 12
        + me.units.iter().filter(|&&count| count > 0).count() as u32 * 20
        + u32::from(me.army()) * 3
        + u32::from(table.battle.as_ref().is_some_and(|battle| battle.general)) * 5
        + u32::from(table.seats()) * 4;
    let hexes = table.hexes.len();
    let hawkeye = matches!(scene.question, Question::Place) && scene.choices.len() > 6;
    let mut names = Vec::new();
    if !hawkeye {
        names.push((question_name(&scene.question), rank));
    }
    if hero == "taia" && matches!(scene.question, Question::City { why: karak::CityWhy::Build }) {
        names.push(("city-build-taia".to_owned(), rank));
    }
    if matches!(scene.question, Question::Turn) {
        if table.round == 1 {
            names.push(("turn-early".to_owned(), rank));
        }
        if hexes >= 30 {
            let cities = table.players.iter().filter(|player| player.city.is_some()).count() as u32;
            names.push(("turn-late".to_owned(), (rank + cities * 50) * u32::from(table.round < 60)));
        }
        if (12..24).contains(&hexes) {
            names.push((format!("turn-{hero}"), rank));
        }
        if table.plague.is_some() && hexes > 14 {
            names.push(("turn-plague".to_owned(), rank * u32::from(table.round < 60)));
        }
    }
    if hawkeye && scene.choices.len() < 60 {
        names.push(("place-hawkeye".to_owned(), rank));
    }
    if matches!(scene.question, Question::Battle { .. }) && table.battle.as_ref().is_some_and(|b| b.general) {
        names.push(("battle-general".to_owned(), rank));
    }
    if scene.after.ending().is_some() {
        names.push(("end".to_owned(), u32::from(table.seats())));
    }
    names
}

fn play(setup: &Setup, seed: u64, wild: bool, mut seen_scene: impl FnMut(Scene)) {
    let mut game = Karak::start(setup).expect("the setup is right");
    let (mut luck, mut minds) = (Generator::seed_from_u64(seed), Generator::seed_from_u64(seed ^ 0xb07));
    let mut bot: Box<dyn Bot<Karak>> = if wild { Box::new(Random) } else { Level::Candle.bot::<Karak>(1) };
    let mut open: Option<Scene> = None;
    for _ in 0..6_000 {
        let mut told = Vec::new();
        let next = next_input(&game, &mut luck, |game, seat, _| {
            if let Some(mut scene) = open.take() {
                scene.after = game.clone();
                seen_scene(scene);
            }
            let Pending::Player { question, .. } = game.pending() else { unreachable!("a player is asked") };
            let seen = Seen::of(game, &mut minds).expect("a player is asked");
            let mut choices = Vec::new();
            game.choices(&mut choices);
            let picked = bot.choose(&seen, Level::Candle.budget());
            open = Some(Scene {
                before: game.clone(),
                seat,
                question,
                choices,
                picked,
                then: Vec::new(),
                after: game.clone(),
            });
            picked
        });
        let Some(input) = next else { break };
        game.submit(&input, &mut told).expect("bots choose what is legal");
        if let Some(scene) = &mut open {
            scene.then.extend(told);
        }
    }
    if let Some(mut scene) = open.take() {
        scene.after = game.clone();
        seen_scene(scene);
    }
}
