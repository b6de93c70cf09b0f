//! The browser client renders messages by the same rules. Both are held to the same samples.

use emberhall_texts::{Language, SeatName, Texts};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::drive::{next_input, random_choice};
use table::{Arg, Message, Narrate, Seat, Told};
use table_laws::assert_golden;

fn sample(texts: &[Texts], message: &Message, names: &dyn Fn(Seat) -> SeatName) -> Value {
    let said: serde_json::Map<String, Value> = texts
        .iter()
        .map(|texts| (texts.language().code().to_owned(), json!(texts.render(message, names))))
        .collect();
    json!({ "message": message, "said": said })
}

/// One message of each kind that a random game says.
fn said<G: Narrate>(texts: &[Texts], setup: &G::Setup, samples: &mut Vec<Value>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut game = G::start(setup).expect("the setup is sound");
    let mut heard = BTreeSet::new();
    for _ in 0..600 {
        let mut messages = Vec::new();
        let next = next_input(&game, &mut rng, |game, _, rng| {
            let mut choices = Vec::new();
            game.choices(&mut choices);
            messages.push(game.question_text());
            messages.extend(choices.iter().map(|choice| game.choice_text(choice)));
            random_choice(game, &mut choices, rng)
        });
        let Some(input) = next else { break };
        let mut told: Vec<Told<G::Event>> = Vec::new();
        game.submit(&input, &mut told).expect("the input is legal");
        messages.extend(told.iter().filter_map(|told| G::event_text(&told.event)));
        for message in messages {
            if heard.insert(message.key.clone()) {
                samples.push(sample(texts, &message, &by_number));
            }
        }
    }
}

/// Seats by their numbers, which have cases.
fn by_number(seat: Seat) -> SeatName {
    SeatName::Message(Message::new("ui-seat").with("n", seat.number() + 1))
}

#[test]
fn the_browser_says_what_the_terminal_says() {
    let texts = Language::ALL.map(Texts::new);
    let mut samples = Vec::new();
    let list = |names: &[&'static str]| -> Arg {
        Arg::List(names.iter().map(|name| Message::new(format!("karak-hero-{name}"))).collect())
    };
    for names in [&[][..], &["horan"], &["horan", "taia"], &["horan", "taia", "darius"]] {
        let message = Message { key: "ui-hex-heroes".into(), args: vec![("heroes", list(names))] };
        samples.push(sample(&texts, &message, &by_number));
    }
    for n in [-3, 0, 1, 2, 5, 12, 22, 10_000] {
        samples.push(sample(&texts, &Message::new("karak-count-die").with("n", n), &by_number));
    }
    said::<karak::Karak>(&texts, &karak::Setup::new(3), &mut samples);
    said::<thunderstone::Thunderstone>(&texts, &thunderstone::Setup::first_game(2), &mut samples);
    let lines: Vec<String> = samples.iter().map(Value::to_string).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    assert_golden("../../web/src/lib/texts/samples.json", &text);
}
