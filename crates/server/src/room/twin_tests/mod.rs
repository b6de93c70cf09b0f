//! Hidden information changes no byte that the server sends to a viewer who may not see it.
//!
//! Two servers have one table each. The tables differ only in what one seat cannot know. The test records and compares
//! every byte that this seat and a spectator receive, including the frames and the answer to the first request; only
//! times and the table's id are blanked out.

mod given;
pub(super) mod house;
mod size;
mod willing;
mod wire;

use archive::{PlayerId, TableId};
use catalog::{Listed, Visit};
use fair::Seed;
use host::journal::Identity;
use house::{House, Table};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use std::pin::Pin;
use table::drive::{next_input, random_choice};
use table::random::below;
use table::{MAX_SEATS, Pending, Seat, Told, Viewer};

const SEED: [u8; 32] = [0xa7; 32];

pub(super) fn player(seat: Seat) -> Identity {
    Identity(PlayerId([0xc0 + seat.number(); 16]))
}

/// How much the test compared.
#[derive(Debug, Default)]
struct Compared {
    positions: u64,
    with_secrets: u64,
    steps: u64,
    secret_steps: u64,
    bytes: u64,
}

struct Watch {
    /// The real server, and its twin.
    houses: [House; 2],
    rng: Xoshiro256PlusPlus,
    compared: Compared,
}

impl Watch {
    /// Compares what this seat and a spectator receive from the real table and from its twin.
    async fn compare<G: Listed>(&mut self, position: &G, observer: Seat) {
        let mut other = position.clone();
        other.redeterminize(observer, &mut self.rng);
        self.compared.positions += 1;
        self.compared.with_secrets += u64::from(other != *position);
        // Every second time the dice differ too, so that a secret draw gives another card.
        let same_dice = self.compared.positions.is_multiple_of(2);
        let Pending::Player { seat, .. } = position.pending() else { return };
        let both = [seat, observer];
        let people = if seat == observer { &both[..1] } else { &both[..] };
        let id = |world: u8| {
            let mut id = [world; 16];
            id[8..].copy_from_slice(&self.compared.positions.to_be_bytes());
            TableId(id)
        };
        let (here, there) = (id(3), id(if same_dice { 3 } else { 4 }));
        let (mut real, mut twin) = tokio::join!(
            self.houses[0].table(position, here, people),
            self.houses[1].table(&other, there, people)
        );
        self.equal(&mut real, &mut twin, observer).await;
        let mut imaginable = Vec::new();
        position.imaginable(&mut imaginable);
        let mine = if seat == observer { imaginable } else { Vec::new() };
        let illegal = mine.iter().find(|choice| position.check(choice).is_err());
        let choose = |seat: Seat, choice: &G::Choice| json!({ "type": "choose", "seat": seat, "sequence": 0, "choices": [choice] });
        let mut messages = vec![
            json!({ "type": "why", "seat": observer }),
            json!({ "type": "undo", "seat": observer }),
            json!({ "type": "why", "seat": Seat::new((observer.number() + 1) % position.seats()) }),
            json!({ "type": "forecast" }),
            json!({ "type": "forecast", "seat": observer }),
            json!({ "type": "forecast", "seat": Seat::new((observer.number() + 1) % position.seats()) }),
            json!({ "type": "describe" }),
            json!({ "type": "describe", "seat": observer }),
            json!({ "type": "describe", "seat": observer, "subjects": true }),
            json!({ "type": "describe", "seat": Seat::new((observer.number() + 1) % position.seats()) }),
        ];
        messages.extend(illegal.map(|choice| choose(observer, choice)));
        for message in &messages {
            tokio::join!(real.say(observer, message), twin.say(observer, message));
            self.equal(&mut real, &mut twin, observer).await;
        }
        // The same choice at both tables, if one is legal at both.
        let (mut choices, offset) = (Vec::new(), below(&mut self.rng, 64) as usize);
        position.choices(&mut choices);
        let turned = choices.iter().cycle().skip(offset).take(choices.len());
        let Some(choice) = turned.clone().find(|choice| other.check(choice).is_ok()) else { return };
        let (here, there) = (real.foreseen(seat, choice), twin.foreseen(seat, choice));
        let message = choose(seat, choice);
        tokio::join!(real.say(seat, &message), twin.say(seat, &message));
        for viewer in [Viewer::Seat(observer), Viewer::Spectator] {
            let learned = |told: &[Told<G::Event>]| -> Vec<G::Event> {
                told.iter().filter(|told| told.to.includes(viewer)).map(|told| told.event.clone()).collect()
            };
            let (a, b) = (learned(&here), learned(&there));
            let (seen, imagined) = tokio::join!(real.heard(viewer), twin.heard(viewer));
            if a == b {
                self.compared.steps += 1;
                self.compared.secret_steps += u64::from(here != there);
                self.same(&seen, &imagined);
            } else if same_dice {
                // The tables differ for the viewer only after an event that reveals something hidden.
                assert!(a.iter().chain(&b).any(G::reveals), "{viewer:?}: {a:?}, or {b:?}");
            }
        }
    }

    async fn equal<G: Listed>(&mut self, real: &mut Table<G>, twin: &mut Table<G>, observer: Seat) {
        for viewer in [Viewer::Seat(observer), Viewer::Spectator] {
            let (seen, imagined) = tokio::join!(real.heard(viewer), twin.heard(viewer));
            self.same(&seen, &imagined);
        }
    }

    fn same(&mut self, seen: &[u8], imagined: &[u8]) {
        let (text, other) = (String::from_utf8_lossy(seen), String::from_utf8_lossy(imagined));
        assert!(seen == imagined, "what is hidden shows:\n{text}\n{other}");
        self.compared.bytes += seen.len() as u64;
        let over = text.contains("\"for\":\"nothing\"");
        assert!(over || !text.contains(&Seed::new(SEED).to_hex()), "the seed is told before the end: {text}");
        for seat in Seat::all(MAX_SEATS as u8) {
            let id = player(seat).0.to_string();
            assert!(!text.contains(&id), "a player's id is told: {text}");
        }
    }

    /// Plays random games and compares at every decision of a player.
    async fn games<G: Listed>(&mut self, players: u8, games: u32, longest: u32) {
        for _ in 0..games {
            let mut game = G::start(&G::usual(players)).expect("the usual setup is right");
            let mut choices = Vec::new();
            for _ in 0..longest {
                if let Pending::Player { .. } = game.pending() {
                    let observer = Seat::new(below(&mut self.rng, u32::from(players)) as u8);
                    Box::pin(self.compare(&game, observer)).await;
                }
                let random = |game: &G, _, rng: &mut _| random_choice(game, &mut choices, rng);
                let Some(input) = next_input(&game, &mut self.rng, random) else { break };
                game.apply(&input, &mut ());
            }
        }
    }
}

/// A number of games with the same number of players.
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
    let houses = [House::open().await, House::open().await];
    let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut watch = Watch { houses, rng, compared: Compared::default() };
    for (players, games) in plan {
        let games = Games { watch: &mut watch, players: *players, games: *games };
        catalog::HOUSE.visit(game, games).expect("the game is listed").await;
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
