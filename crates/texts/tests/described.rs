//! The tables of both games in sentences: kept for a few views, spoken without a fault in every language, and silent
//! about what the viewer cannot know.

use emberhall_texts::{Language, SeatName, Texts};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use table::drive::{next_input, random_choice};
use table::{Describe, Message, Narrate, Pending, Seat, Subject, Viewer};
use table_laws::assert_golden;
use thunderstone::{CardId, card_sentences, card_text};

/// Everything that is said to one viewer, by the part it belongs to.
type Told = Vec<(String, Message)>;

fn subjects(part: &str, subjects: Vec<Subject>) -> impl Iterator<Item = (String, Message)> {
    let name = part.to_owned();
    subjects.into_iter().flat_map(move |subject| {
        let names = subject.names.into_iter().map(|name| ("name".to_owned(), name));
        let sentences = subject.sentences.into_iter().map({
            let name = name.clone();
            move |sentence| (name.clone(), sentence)
        });
        names.chain(sentences).collect::<Vec<_>>()
    })
}

/// All that the text mode tells one viewer: the topics, the decision, and with `names` what can be asked about by name.
fn told<G: Describe + Narrate>(game: &G, viewer: Viewer, names: bool) -> Told {
    let view = game.view(viewer);
    let mut told = Told::new();
    for described in G::describe_all(&view, viewer) {
        let topic = described.topic.to_owned();
        told.extend(described.sentences.into_iter().map(|sentence| (topic.clone(), sentence)));
    }
    let asked = match game.pending() {
        Pending::Player { seat, question } if viewer == Viewer::Seat(seat) => Some((seat, question)),
        _ => None,
    };
    if let Some((seat, question)) = asked {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        let part = |part: &str, message| (part.to_owned(), message);
        told.extend(G::situation(&view, viewer, &question).into_iter().map(|line| part("situation", line)));
        for choice in &choices {
            told.push(part("heading", G::heading(&question, choice)));
            told.extend(G::brief(&view, choice).map(|line| part("brief", line)));
            told.extend(G::remark(&view, choice).map(|line| part("remark", line)));
            told.extend(G::subjects_of(&view, choice).into_iter().map(|name| part("about", name)));
        }
        told.extend(game.forecast(seat).into_iter().flat_map(|it| subjects("foretold", G::foretell(&it))));
    }
    if matches!(game.pending(), Pending::Over(_)) {
        let points = Seat::all(game.seats()).flat_map(|seat| G::points(&view, seat));
        told.extend(points.map(|line| ("points".to_owned(), line)));
    }
    if names {
        told.extend(subjects("subject", G::subjects(&view, viewer)));
    }
    told
}

/// Plays at random, and shows the game before every input and at its end.
fn play<G: Describe + Narrate>(setup: &G::Setup, seed: u64, inputs: usize, mut see: impl FnMut(&G, usize)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = G::start(setup).expect("the setup is sound");
    for step in 0..inputs {
        see(&game, step);
        let next = next_input(&game, &mut rng, |game, _, rng| random_choice(game, &mut Vec::new(), rng));
        let Some(input) = next else { break };
        game.apply(&input, &mut ());
    }
    see(&game, inputs);
}

fn names<G: Narrate>(game: &G) -> impl Fn(Seat) -> SeatName + '_ {
    |seat| match game.seat_text(seat) {
        Some(hero) => SeatName::Message(hero),
        None => SeatName::Message(Message::new("ui-seat").with("n", seat.number() + 1)),
    }
}

/// The sentences of a few views in four languages, and of each kind of message one for the browser's tests.
fn keep<G: Describe + Narrate>(setup: &G::Setup, steps: &[usize], samples: &mut BTreeMap<String, Value>) {
    let texts = Language::ALL.map(Texts::new);
    let mut kept = String::new();
    let mut due: Vec<usize> = steps.iter().rev().copied().collect();
    let last = steps.iter().copied().max().unwrap_or(0) + 20;
    play::<G>(setup, 3, last, |game, step| {
        let asked = match game.pending() {
            Pending::Player { seat, .. } => seat,
            _ => Seat::new(0),
        };
        for (part, message) in told(game, Viewer::Seat(asked), true) {
            let said = |texts: &Texts| {
                let by_number =
                    |seat: Seat| SeatName::Message(Message::new("ui-seat").with("n", seat.number() + 1));
                (texts.language().code().to_owned(), json!(texts.render(&message, &by_number)))
            };
            let key = format!("{part} {}", message.key);
            if step % 25 == 0 && !samples.contains_key(&key) {
                let said: serde_json::Map<String, Value> = texts.iter().map(said).collect();
                samples.insert(key, json!({ "message": message, "said": said }));
            }
        }
        // The first decision from then on.
        let decides = matches!(game.pending(), Pending::Player { .. });
        if !decides || due.last().is_none_or(|&from| step < from) {
            return;
        }
        due.pop();
        for texts in &texts {
            let _ = writeln!(kept, "## Input {step}, {}\n", texts.language());
            for (part, message) in told(game, Viewer::Seat(asked), false) {
                let _ = writeln!(kept, "* {part}: {}", texts.render(&message, &names(game)));
            }
            kept.push('\n');
        }
    });
    let title = format!("# What a player of {} is told\n\n", G::ID);
    assert_golden(format!("tests/described/{}.md", G::ID), &(title + kept.trim_end() + "\n"));
}

#[test]
fn a_few_views_are_told_as_they_were() {
    let mut samples = BTreeMap::new();
    keep::<karak::Karak>(&karak::Setup::new(2), &[20, 150], &mut samples);
    keep::<thunderstone::Thunderstone>(&thunderstone::Setup::first_game(2), &[40, 120], &mut samples);
    assert!(samples.len() > 40, "{} kinds of messages", samples.len());
    let lines: Vec<String> = samples.values().map(Value::to_string).collect();
    assert_golden("../../web/src/lib/text/samples.json", &format!("[\n{}\n]\n", lines.join(",\n")));
}

/// Everything that is told in a random game is spoken without a fault.
fn speak<G: Describe + Narrate>(setup: &G::Setup, seed: u64) {
    let texts = Language::ALL.map(Texts::new);
    let mut heard = std::collections::HashSet::new();
    play::<G>(setup, seed, 1500, |game, step| {
        let viewers = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for (_, message) in viewers.flat_map(|viewer| told(game, viewer, step % 300 == 7)) {
            if step % 10 != 0 && heard.contains(&message.key) {
                continue;
            }
            for texts in &texts {
                let (text, faults) = texts.render_strictly(&message, &names(game));
                assert!(faults.is_empty(), "{}: {message:?}: {text}: {faults:?}", texts.language());
                let broken =
                    text.is_empty() || text.contains('{') || text.contains("  ") || text.contains(": ;");
                assert!(!broken, "{}: {text}", texts.language());
            }
            heard.insert(message.key);
        }
    });
    assert!(heard.len() > 25, "only {} kinds of sentences", heard.len());
}

#[test]
fn everything_told_of_karak_is_spoken_in_every_language() {
    (2..=5).for_each(|players| speak::<karak::Karak>(&karak::Setup::new(players), players.into()));
}

#[test]
fn everything_told_of_thunderstone_is_spoken_in_every_language() {
    (2..=5).for_each(|players| {
        speak::<thunderstone::Thunderstone>(&thunderstone::Setup::random(players), players.into());
    });
    let solo = Some(thunderstone::Solo::Normal);
    speak::<thunderstone::Thunderstone>(&thunderstone::Setup { solo, ..thunderstone::Setup::random(1) }, 9);
}

/// Worlds that a seat cannot tell apart are told alike.
fn twins<G: Describe + Narrate>(setup: &G::Setup) -> usize {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut apart = 0;
    play::<G>(setup, 11, 600, |game, step| {
        for seat in Seat::all(game.seats()) {
            let mut twin = game.clone();
            twin.redeterminize(seat, &mut rng);
            apart += usize::from(twin != *game);
            let viewer = Viewer::Seat(seat);
            let names = step % 100 == 0;
            assert_eq!(told(game, viewer, names), told(&twin, viewer, names), "input {step}, {seat:?}");
            assert_eq!(told(game, Viewer::Spectator, false), told(&twin, Viewer::Spectator, false));
        }
    });
    apart
}

#[test]
fn what_is_hidden_is_not_told() {
    assert!(twins::<thunderstone::Thunderstone>(&thunderstone::Setup::first_game(3)) > 100);
    let heroes = karak::Heroes::Chosen([karak::Hero::Darius, karak::Hero::Horan].into_iter().collect());
    let setup = karak::Setup { heroes, ..karak::Setup::new(2) };
    assert!(twins::<karak::Karak>(&setup) > 0);
}

/// A part is one or more whole sentences, and its label is none: they are put together with a colon.
#[test]
fn every_part_of_a_card_is_read_in_every_language() {
    for texts in Language::ALL.map(Texts::new) {
        let language = texts.language();
        for card in CardId::all() {
            let whole = card_sentences(card).map(|text| texts.say(&text)).unwrap_or_default();
            for part in card_text(card) {
                let said = texts.say(&part.text);
                assert!(said.ends_with('.') && !said.contains(": "), "{card:?} in {language}: {said}");
                assert!(whole.contains(&said), "{card:?} in {language}: {whole}");
                let label = part.label.map(|label| texts.say(&label));
                assert!(label.is_none_or(|label| !label.contains(['.', ':', '['])), "{card:?} in {language}");
            }
        }
    }
}

#[test]
fn every_topic_is_a_command_with_an_explanation() {
    let topics = [karak::Karak::TOPICS, thunderstone::Thunderstone::TOPICS].concat();
    for texts in Language::ALL.map(Texts::new) {
        for (topic, attribute) in topics.iter().flat_map(|topic| [(topic, "names"), (topic, "help")]) {
            let text = texts.attribute(topic.title, attribute).unwrap_or_default();
            assert!(!text.is_empty(), "{} has no {attribute} in {}", topic.title, texts.language());
        }
    }
}
