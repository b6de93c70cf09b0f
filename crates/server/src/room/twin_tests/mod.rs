//! What is hidden changes no byte that anybody is sent from whom it is hidden.
//!
//! Two tables are alike but for what one seat cannot know. Everything that this seat and a spectator are sent is
//! recorded and compared; only times and the table's id are left out.

mod given;
mod willing;

use super::{Desk, Room, Visitor};
use crate::journal::{Identity, Opened, Person, Place, Record};
use crate::limits::Limits;
use crate::protocol::{Clock, Say};
use crate::shared::Shared;
use archive::{PlayerId, Status, Summary, TableId};
use axum::extract::ws::Utf8Bytes;
use catalog::{Listed, Visit};
use fair::Seed;
use given::{Given, Position};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use std::pin::Pin;
use std::sync::Arc;
use table::random::below;
use table::{Input, MAX_SEATS, Pending, Seat, Told, Viewer};
use tokio::sync::{Semaphore, mpsc};
use willing::Willing;

const SEED: [u8; 32] = [0xa7; 32];

fn player(seat: Seat) -> Identity {
    Identity(PlayerId([0xc0 + seat.0; 16]))
}

/// A table in the middle of a game, with everybody connected: each seat's person, then a spectator.
struct Table<G: Listed> {
    room: Room<Given<G>>,
    connections: Vec<u64>,
    told: Vec<mpsc::Receiver<Utf8Bytes>>,
}

impl<G: Listed> Table<G> {
    async fn at(position: &G, id: TableId, shared: &Arc<Shared>) -> Table<G> {
        let place = |seat: Seat| {
            let person = Person { player: player(seat), name: format!("Player {seat}") };
            Place { person: Some(person), bot: None }
        };
        let opened = Opened {
            setup: Position(Box::new(position.clone())),
            host: player(Seat(0)),
            seats: Seat::all(position.seats()).map(place).collect(),
            clock: Clock::Untimed,
            listed: false,
        };
        let mut desk = Desk::<Given<G>>::open(opened, Seed::new(SEED), id.0);
        desk.fold(0, &Record::Began).expect("it begins");
        let summary = Summary { status: Status::Playing, listed: false, wake: None, about: Vec::new() };
        let last = desk.count - 1;
        let mut room = Room::new(shared.clone(), id, desk, summary, 1);
        let (mut connections, mut told) = (Vec::new(), Vec::new());
        for seat in Seat::all(position.seats()).map(Some).chain([None]) {
            let (out, heard) = mpsc::channel(256);
            let visitor =
                Visitor { player: seat.map(player), name: None, watch: seat.is_none().then_some([0; 32]) };
            connections.push(room.attach(visitor, out, Some(last)).await.expect("everybody may come in"));
            told.push(heard);
        }
        Table { room, connections, told }
    }

    async fn say(&mut self, seat: Seat, message: &serde_json::Value) {
        let say: Say = serde_json::from_value(message.clone()).expect("it is of the protocol");
        self.room.say(self.connections[seat.index()], say, std::time::Instant::now()).await;
    }

    /// What a viewer has been sent since it was last asked, without the times.
    fn heard(&mut self, viewer: Viewer) -> Vec<String> {
        let index = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.told.len() - 1,
        };
        std::iter::from_fn(|| self.told[index].try_recv().ok()).map(|text| timeless(&text)).collect()
    }

    /// What everybody would be told, were this chosen: by the rules alone.
    fn foreseen(&self, seat: Seat, choice: &G::Choice) -> Vec<Told<G::Event>> {
        let playing = self.room.desk.game.as_ref().expect("it has begun");
        let (mut session, mut told) = (playing.session.clone(), Vec::new());
        let input = Input::Choice { seat, choice: choice.clone() };
        session.submit(session.sequence(), input, &mut told).expect("it is legal");
        while let Some(outcome) = playing.dice.next(&session) {
            session
                .submit(session.sequence(), Input::Chance(outcome), &mut told)
                .expect("the dice are right");
        }
        told
    }
}

/// The message without the table's id and the server's times: thirteen digits after `"at":` or `"now":`.
fn timeless(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let text =
        [3, 4].iter().fold(text.to_owned(), |text, id| text.replace(&TableId([*id; 16]).to_string(), "_"));
    let mut rest = text.as_str();
    while let Some(at) =
        ["\"at\":", "\"now\":"].iter().filter_map(|name| Some(rest.find(name)? + name.len())).min()
    {
        let (before, after) = rest.split_at(at);
        let digits = after.bytes().take_while(u8::is_ascii_digit).count();
        plain.push_str(before);
        if digits == 13 {
            plain.push('_');
            rest = &after[13..];
        } else {
            rest = after;
        }
    }
    plain + rest
}

/// What the test has compared.
#[derive(Debug, Default)]
struct Compared {
    positions: u64,
    with_secrets: u64,
    steps: u64,
    secret_steps: u64,
    messages: u64,
}

struct Watch {
    shared: Arc<Shared>,
    rng: Xoshiro256PlusPlus,
    compared: Compared,
}

impl Watch {
    /// Compares what this seat and a spectator are sent with what they would be sent in another world.
    async fn compare<G: Listed>(&mut self, position: &G, observer: Seat) {
        let mut other = position.clone();
        other.redeterminize(observer, &mut self.rng);
        self.compared.positions += 1;
        self.compared.with_secrets += u64::from(other != *position);
        // Every other time the dice fall otherwise, too: what is drawn in secret is then another card.
        let same_dice = self.compared.positions.is_multiple_of(2);
        let mut real = Table::at(position, TableId([3; 16]), &self.shared).await;
        let id = TableId([if same_dice { 3 } else { 4 }; 16]);
        let mut twin = Table::at(&other, id, &self.shared).await;
        self.equal(&mut real, &mut twin, observer);
        let Pending::Player { seat, .. } = position.pending() else { return };
        let mut imaginable = Vec::new();
        position.imaginable(&mut imaginable);
        let mine = if seat == observer { imaginable } else { Vec::new() };
        let illegal = mine.iter().find(|choice| position.check(choice).is_err());
        let sequence = real.room.desk.sequence();
        let choose = |seat: Seat, choice: &G::Choice| json!({ "type": "choose", "id": 2, "seat": seat, "sequence": sequence, "choices": [choice] });
        let mut messages = vec![
            json!({ "type": "why", "id": 1, "seat": observer }),
            json!({ "type": "undo", "id": 3, "seat": observer }),
            json!({ "type": "why", "id": 4, "seat": Seat((observer.0 + 1) % position.seats()) }),
            json!({ "type": "forecast", "id": 5, "seat": observer }),
            json!({ "type": "forecast", "id": 6, "seat": Seat((observer.0 + 1) % position.seats()) }),
        ];
        messages.extend(illegal.map(|choice| choose(observer, choice)));
        for message in &messages {
            real.say(observer, message).await;
            twin.say(observer, message).await;
            self.equal(&mut real, &mut twin, observer);
        }
        // The same choice in both worlds, where there is one.
        let (mut choices, offset) = (Vec::new(), below(&mut self.rng, 64) as usize);
        position.choices(&mut choices);
        let turned = choices.iter().cycle().skip(offset).take(choices.len());
        let Some(choice) = turned.clone().find(|choice| other.check(choice).is_ok()) else { return };
        let (here, there) = (real.foreseen(seat, choice), twin.foreseen(seat, choice));
        for table in [&mut real, &mut twin] {
            table.say(seat, &choose(seat, choice)).await;
        }
        for viewer in [Viewer::Seat(observer), Viewer::Spectator] {
            let learned = |told: &[Told<G::Event>]| -> Vec<G::Event> {
                told.iter().filter(|told| told.to.includes(viewer)).map(|told| told.event.clone()).collect()
            };
            let (a, b) = (learned(&here), learned(&there));
            let (seen, imagined) = (real.heard(viewer), twin.heard(viewer));
            if a == b {
                self.compared.steps += 1;
                self.compared.secret_steps += u64::from(here != there);
                self.same(&seen, &imagined);
            } else if same_dice {
                // The worlds part only when the viewer is told something that was hidden.
                assert!(a.iter().chain(&b).any(G::reveals), "{viewer:?}: {a:?}, or {b:?}");
            }
        }
    }

    fn equal<G: Listed>(&mut self, real: &mut Table<G>, twin: &mut Table<G>, observer: Seat) {
        for viewer in [Viewer::Seat(observer), Viewer::Spectator] {
            let (seen, imagined) = (real.heard(viewer), twin.heard(viewer));
            self.same(&seen, &imagined);
        }
    }

    fn same(&mut self, seen: &[String], imagined: &[String]) {
        assert_eq!(seen, imagined, "what is hidden shows");
        self.compared.messages += seen.len() as u64;
        let seed = Seed::new(SEED).to_hex();
        for text in seen {
            let over = text.contains("\"for\":\"nothing\"");
            assert!(over || !text.contains(&seed), "the seed is told before the end: {text}");
            for seat in Seat::all(MAX_SEATS as u8) {
                let id = player(seat).0.to_string();
                assert!(!text.contains(&id), "a player's id is told: {text}");
            }
        }
    }

    /// Random games, compared wherever somebody decides.
    async fn games<G: Listed>(&mut self, players: u8, games: u32, longest: u32) {
        for _ in 0..games {
            let mut game = G::start(&G::usual(players)).expect("the usual setup is right");
            for _ in 0..longest {
                let input = match game.pending() {
                    Pending::Over(_) => break,
                    Pending::Chance(_) => Input::Chance(game.sample(&mut self.rng)),
                    Pending::Player { seat, .. } => {
                        let observer = Seat(below(&mut self.rng, u32::from(players)) as u8);
                        Box::pin(self.compare(&game, observer)).await;
                        let mut choices = Vec::new();
                        game.choices(&mut choices);
                        let choice = choices.swap_remove(below(&mut self.rng, choices.len() as u32) as usize);
                        Input::Choice { seat, choice }
                    }
                };
                game.apply(&input, &mut ());
            }
        }
    }
}

fn watch(seed: u64) -> Watch {
    let (nudges, _calls) = mpsc::channel(1);
    let shared = Shared {
        archive: Arc::new(Willing),
        thinking: Arc::new(Semaphore::new(1)),
        bot_cores: 1,
        grace: 0,
        nudges,
        secure: false,
        public_url: None,
        rematches: tokio::sync::Mutex::new(()),
        limits: Limits::default(),
    };
    let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    Watch { shared: Arc::new(shared), rng, compared: Compared::default() }
}

/// Games of one kind, by so many players.
struct Games<'a> {
    watch: &'a mut Watch,
    players: u8,
    games: u32,
}

impl<'a> Visit for Games<'a> {
    type Out = Pin<Box<dyn Future<Output = ()> + 'a>>;

    fn visit<G: Listed>(self) -> Self::Out {
        Box::pin(async move { self.watch.games::<G>(self.players, self.games, 400).await })
    }
}

async fn compare(game: &str, seed: u64, plan: &[(u8, u32)]) -> Compared {
    let mut watch = watch(seed);
    for (players, games) in plan {
        let games = Games { watch: &mut watch, players: *players, games: *games };
        catalog::visit(game, games).expect("the game is listed").await;
    }
    println!("{game}: {:?}", watch.compared);
    watch.compared
}

#[tokio::test]
async fn what_is_hidden_in_thunderstone_changes_no_byte() {
    let compared = compare("thunderstone", 1, &[(2, 8), (3, 8), (4, 8)]).await;
    assert!(compared.with_secrets > 1_000 && compared.secret_steps > 20, "{compared:?}");
}

#[tokio::test]
async fn what_is_hidden_in_karak_changes_no_byte() {
    let compared = compare("karak", 2, &[(5, 3), (3, 2)]).await;
    assert!(compared.positions > 1_000 && compared.with_secrets > 20, "{compared:?}");
}

#[test]
fn only_times_and_the_id_are_left_out() {
    let text = r#"{"now":1700000000000,"at":{"x":1},"records":[{"at":1700000000001,"n":3}],"at":12}"#;
    let plain = r#"{"now":_,"at":{"x":1},"records":[{"at":_,"n":3}],"at":12}"#;
    assert_eq!(timeless(text), plain);
}
