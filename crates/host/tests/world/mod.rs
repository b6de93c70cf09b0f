//! A table with many kinds of clients, played at random, and what each client must see after every event.
//!
//! The clients know only the messages. What they must see is worked out beside the host, from the stored records: a
//! session of its own, and the game's own fold of a view.

mod client;
mod truth;

pub use client::Client;
pub use truth::Truth;

use catalog::{Listed, Visit};
use emberhall_host::journal::{Identity, Opened, Person, Place};
use emberhall_host::protocol::{Clock, Proposal, Say, Wish};
use emberhall_host::{Command, Denied, Desk, Host, Limits, Message, Outgoing, Published, Visitor};
use fair::Seed;
use ids::{PlayerId, TableId};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::sync::Arc;
use table::{Pending, Seat};

/// What was checked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Checked {
    pub games: u64,
    pub over: u64,
    pub records: u64,
    pub events: u64,
    pub views: u64,
    pub undone: u64,
    pub retold: u64,
    pub dropped: u64,
}

/// Told every message, with what the client must see after each of its events, and at its end.
pub type Listener<'a> = &'a mut dyn FnMut(u64, &Value, &[Value], &Value);

/// Games of one kind.
pub struct Campaign<'a> {
    pub games: u64,
    /// The most steps of one game; a whole game needs more than a short test.
    pub steps: u32,
    pub seed: u64,
    pub listener: Listener<'a>,
}

impl Visit for Campaign<'_> {
    type Out = Checked;

    fn visit<G: Listed>(self) -> Checked {
        let mut checked = Checked::default();
        let players: Vec<u8> = G::PLAYERS.filter(|players| *players > 1).collect();
        for game in 0..self.games {
            let seats = players[game as usize % players.len()];
            let seed = self.seed.wrapping_mul(1_000_003) + game;
            let mut world = World::<G>::open(seats, seed, &mut *self.listener, &mut checked);
            for _ in 0..self.steps {
                if world.is_over() {
                    break;
                }
                world.step(&mut *self.listener, &mut checked);
            }
            world.retell(&mut checked);
            checked.games += 1;
            checked.over += u64::from(world.is_over());
        }
        checked
    }
}

/// A table, everybody at it, and the truth.
pub struct World<G: Listed> {
    host: Host<G>,
    /// The same table, at which nothing is ever prepared and dropped.
    shadow: Host<G>,
    truth: Truth<G>,
    clients: Vec<Client>,
    next: u64,
    now: i64,
    rng: Xoshiro256PlusPlus,
}

fn person(number: u8) -> Identity {
    Identity(PlayerId([number; 16]))
}

impl<G: Listed> World<G> {
    /// The last two seats belong to one person: a screen that is passed on. Everybody is connected, and a spectator.
    pub fn open(seats: u8, seed: u64, listener: Listener<'_>, checked: &mut Checked) -> World<G> {
        let owner = |seat: u8| if seat + 1 == seats && seats > 2 { seat - 1 } else { seat };
        let place = |seat: u8| {
            let person = Person { player: person(owner(seat)), name: format!("Player {}", owner(seat)) };
            Place::of(person)
        };
        let opened: Arc<Opened<G>> = Arc::new(Opened {
            setup: G::usual(seats),
            host: person(0),
            seats: (0..seats).map(place).collect(),
            clock: Clock::Untimed,
            listed: true,
            dice: emberhall_host::SHARES,
        });
        let mut dice = [7; 32];
        dice[..8].copy_from_slice(&seed.to_le_bytes());
        let desk = || Desk::open(opened.clone(), 0, Seed::new(dice), TableId([9; 16]));
        let limits = Limits { connections: 64, connections_per_person: 8, grace: 0 };
        let host = || Host::new(desk(), limits);
        let (host, shadow) = (host(), host());
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let truth = Truth::<G>::new(opened.setup.clone());
        let mut world = World { host, shadow, truth, clients: Vec::new(), next: 0, now: 1_000, rng };
        for number in (0..seats).filter(|seat| owner(*seat) == *seat).map(Some).chain([None, None]) {
            world.connect(number, None, &mut *listener, checked);
        }
        world
    }

    pub fn is_over(&self) -> bool {
        self.host.desk().state().is_some_and(|state| state.ending().is_some())
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.rng.next_u64() % bound.max(1) as u64) as usize
    }

    fn connect(
        &mut self,
        number: Option<u8>,
        old: Option<Client>,
        listener: Listener<'_>,
        checked: &mut Checked,
    ) {
        self.next += 1;
        let visitor = Visitor {
            player: number.map(person),
            name: number.map(|number| format!("Player {number}")),
            watch: None,
        };
        let since = old.as_ref().map(|client| client.now);
        self.clients.push(Client::new(self.next, number, since));
        let command = Command::Connect { connection: self.next, visitor, since };
        self.perform(command, listener, checked).expect("everybody may connect");
    }

    /// Something happens: mostly a choice, sometimes anything else.
    pub fn step(&mut self, listener: Listener<'_>, checked: &mut Checked) {
        self.now += 1;
        if self.host.is_ready(self.now) {
            self.perform(Command::Begin, listener, checked).expect("it begins");
            return;
        }
        match self.below(26) {
            0 => self.undo(listener, checked),
            1 => self.consent(listener, checked),
            2 => {
                let index = self.below(self.clients.len());
                let client = self.clients.remove(index);
                let gone = Command::Disconnect { connection: client.id, silent: 0 };
                self.perform(gone, &mut *listener, checked).expect("everybody may leave");
                self.connect(client.person, Some(client), listener, checked);
            }
            3 => {
                let index = self.below(self.clients.len());
                let (id, mine) = (self.clients[index].id, self.clients[index].seats.clone());
                let seat = mine.get(self.below(mine.len() + 1)).copied();
                self.say(id, Say::Look { id: 1, seat }, listener, checked);
            }
            4 => {
                // A bot for somebody, or somebody back for a bot.
                let seat = Seat::new(self.below(self.host.places().len()) as u8);
                let place = &self.host.places()[seat.index()];
                let (owner, bot) = (place.person.as_ref().map(|person| person.player), place.bot.is_some());
                let wish = if bot { Wish::Me } else { Wish::Bot { level: bots::Level::Spark.into() } };
                let theirs = |client: &&Client| client.person.map(person) == owner;
                if let Some(id) = self.clients.iter().find(theirs).map(|client| client.id) {
                    self.say(
                        id,
                        Say::Sit { id: 2, seat, occupant: wish, commitment: None },
                        listener,
                        checked,
                    );
                }
            }
            5 => {
                let index = self.below(self.clients.len());
                let id = self.clients[index].id;
                self.say(id, Say::Chat { id: 3, text: "Well played!".to_owned() }, listener, checked);
            }
            6 => self.catch_up(),
            7 | 8 => self.propose(listener, checked),
            _ => self.choose(listener, checked),
        }
    }

    fn say(&mut self, connection: u64, say: Say, listener: Listener<'_>, checked: &mut Checked) {
        // A refusal changes nothing, which the next step shows.
        drop(self.perform(Command::Say { connection, say }, listener, checked));
    }

    /// Whoever is asked chooses at random, a bot too.
    fn choose(&mut self, listener: Listener<'_>, checked: &mut Checked) {
        let Some(state) = self.host.desk().state() else { return };
        let Pending::Player { seat, .. } = state.pending() else { return };
        let mut choices = Vec::new();
        state.choices(&mut choices);
        let choice = choices[(self.rng.next_u64() % choices.len() as u64) as usize].clone();
        if let Some(asked) = self.host.asked(self.now) {
            self.perform(Command::Decide { asked, choice }, listener, checked).expect("it is legal");
            return;
        }
        let mine = |client: &&Client| client.seats.contains(&seat);
        let Some(client) = self.clients.iter().find(mine) else { return };
        let (connection, sequence) = (client.id, self.host.desk().sequence());
        let choices = vec![serde_json::to_value(choice).expect("choices are plain data")];
        let choose = || Say::Choose { id: 4, seat, sequence, choices: choices.clone() };
        if self.rng.next_u64().is_multiple_of(4) {
            // Prepared and dropped: as if it had never been.
            let visitor = Visitor::default();
            let commands = [
                Command::Say { connection, say: choose() },
                Command::Say { connection, say: Say::Chat { id: 9, text: "Never said".to_owned() } },
                Command::Say { connection, say: Say::Look { id: 9, seat: Some(seat) } },
                Command::Connect { connection: u64::MAX, visitor, since: None },
                Command::Disconnect { connection, silent: 0 },
            ];
            for command in commands {
                drop(self.host.prepare(command, self.now));
            }
            checked.dropped += 1;
        }
        self.perform(Command::Say { connection, say: choose() }, listener, checked).expect("it is legal");
    }

    fn undo(&mut self, listener: Listener<'_>, checked: &mut Checked) {
        let undoable = self.host.desk().session().and_then(|session| session.undoable());
        let Some(seat) = undoable else { return };
        let mine = self.clients.iter().find(|client| client.seats.contains(&seat));
        let Some(id) = mine.map(|client| client.id) else { return };
        checked.undone += 1;
        self.say(id, Say::Undo { id: 5, seat }, listener, checked);
    }

    /// Somebody proposes to go back a few inputs, and everybody agrees.
    fn consent(&mut self, listener: Listener<'_>, checked: &mut Checked) {
        let sequence = self.host.desk().sequence();
        let to = sequence.saturating_sub(1 + self.below(6) as u64);
        let people: Vec<(u64, Seat)> =
            self.clients.iter().filter_map(|client| Some((client.id, *client.seats.first()?))).collect();
        let Some((first, others)) = people.split_first() else { return };
        let what = Proposal::Undo { to };
        self.say(first.0, Say::Propose { id: 6, seat: first.1, what }, &mut *listener, checked);
        for (id, seat) in others {
            self.say(*id, Say::Answer { id: 7, seat: *seat, yes: true }, &mut *listener, checked);
        }
        checked.undone += 1;
    }

    /// Somebody proposes anything at all, and somebody answers.
    fn propose(&mut self, listener: Listener<'_>, checked: &mut Checked) {
        let about = Seat::new(self.below(self.host.places().len() + 1) as u8);
        let what = match self.below(5) {
            0 | 1 => Proposal::StandIn { seat: about },
            2 => Proposal::Host { seat: about },
            3 => Proposal::Newcomer { name: "Nobody".to_owned() },
            _ => Proposal::Rematch { without: None },
        };
        for say in 0..2 {
            let index = self.below(self.clients.len());
            let (id, seat) = (self.clients[index].id, self.clients[index].seats.first().copied());
            let Some(seat) = seat else { continue };
            let say = match say {
                0 => Say::Propose { id: 6, seat, what: what.clone() },
                _ => Say::Answer { id: 7, seat, yes: self.below(2) == 0 },
            };
            self.say(id, say, &mut *listener, checked);
        }
    }

    /// A client that did not keep up is told how things are.
    fn catch_up(&mut self) {
        let index = self.below(self.clients.len());
        let id = self.clients[index].id;
        self.shadow.catch_up(id, self.now);
        for Outgoing { message, .. } in self.host.catch_up(id, self.now) {
            if let Message::Told(text) = message {
                let message: Value = serde_json::from_str(&text).expect("a message is JSON");
                self.clients[index].hear(&message, &mut |_, _| {});
            }
        }
        let client = &self.clients[index];
        assert_eq!(client.view, self.truth.view(client.viewer), "whoever fell behind sees what is there");
    }

    /// Prepares, stores, publishes; and sees that every client sees what it must.
    fn perform(
        &mut self,
        command: Command<G>,
        listener: Listener<'_>,
        checked: &mut Checked,
    ) -> Result<(), Denied> {
        let shadow = self.shadow.prepare(command.clone(), self.now);
        let prepared = self.host.prepare(command, self.now)?;
        let (first, records) = (prepared.first(), prepared.records());
        checked.records += records.len() as u64;
        let Published { outgoing, query } = self.host.publish(prepared);
        let shadow = self.shadow.publish(shadow.expect("what was dropped changes nothing"));
        assert_eq!(outgoing, shadow.outgoing, "what was dropped changes nothing");
        let before: Vec<(u64, Option<Seat>)> = self.clients.iter().map(|one| (one.id, one.viewer)).collect();
        for (record, n) in records.iter().zip(first..) {
            self.truth.store(n, record);
        }
        assert!(query.is_none(), "nobody asked anything");
        self.deliver(outgoing, &before, listener, checked);
        for client in &self.clients {
            assert_eq!(
                client.view,
                self.truth.view(client.viewer),
                "client {} sees what is there",
                client.id
            );
            checked.views += 1;
        }
        Ok(())
    }

    fn deliver(
        &mut self,
        outgoing: Vec<Outgoing>,
        before: &[(u64, Option<Seat>)],
        listener: Listener<'_>,
        checked: &mut Checked,
    ) {
        let messages: Vec<(Vec<u64>, Value)> = outgoing
            .into_iter()
            .map(|Outgoing { to, message }| {
                let (Message::Told(text) | Message::Answer(text) | Message::Bye(text)) = message;
                (to, serde_json::from_str(&text).expect("a message is JSON"))
            })
            .collect();
        for (id, was) in before {
            let Some(client) = self.clients.iter_mut().find(|client| client.id == *id) else { continue };
            let mine = || messages.iter().filter(|(to, _)| to.contains(id)).map(|(_, message)| message);
            // Whoever looks from another seat by the end of this step gets no patches, but the whole view.
            let viewer = mine().filter_map(|message| message["shown"].get("viewer")).next_back();
            let same = viewer.is_none_or(|viewer| *viewer == json!(was));
            for message in mine() {
                let (truth, viewer) = (&self.truth, client.viewer);
                let n = message["n"].as_u64().unwrap_or_default();
                let patched = message["type"] == "record" && n > client.now && same;
                let expected = if patched { truth.after_events(n, viewer) } else { &[] };
                let mut seen = 0;
                client.hear(message, &mut |index, view| {
                    if patched {
                        assert_eq!(*view, expected[index], "after event {index} of record {n}: {message}");
                        seen += 1;
                    }
                });
                checked.events += seen as u64;
                assert!(!patched || seen == expected.len(), "every event is told: {message}");
                listener(client.id, message, expected, &client.view);
            }
        }
    }

    /// Old records, told again with their views, lead to what is there now.
    pub fn retell(&mut self, checked: &mut Checked) {
        for index in 0..self.clients.len() {
            let (id, viewer) = (self.clients[index].id, self.clients[index].viewer);
            let count = self.host.desk().count();
            let from = (self.rng.next_u64() % count).max(count.saturating_sub(400));
            let say = Say::Records { id: 8, from, to: count, views: true };
            let prepared = self.host.prepare(Command::Say { connection: id, say }, self.now);
            let Published { query, .. } = self.host.publish(prepared.expect("anybody may ask"));
            let answered = query.expect("it is worked out beside the table").run();
            let prepared = self.host.prepare(Command::Answer(answered), self.now).expect("it is answered");
            let Published { outgoing, .. } = self.host.publish(prepared);
            let [Outgoing { message: Message::Answer(text), .. }] = &outgoing[..] else {
                panic!("one answer: {outgoing:?}")
            };
            let answer: Value = serde_json::from_str(text).expect("a message is JSON");
            assert_eq!(answer["type"], "records", "{answer}");
            let mut client = Client::new(0, None, None);
            (client.view, client.viewer) = (answer["before"].clone(), viewer);
            for record in answer["records"].as_array().expect("records") {
                let n = record["n"].as_u64().expect("a number");
                let expected = self.truth.after_events(n, viewer);
                client.now = n - 1;
                let mut record = record.clone();
                record["type"] = json!("record");
                client.hear(&record, &mut |index, view| assert_eq!(*view, expected[index]));
                checked.retold += 1;
            }
            assert_eq!(
                client.view,
                self.truth.view(viewer),
                "records that are told again lead to the present"
            );
        }
    }
}
