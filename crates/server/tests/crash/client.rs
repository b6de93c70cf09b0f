//! A client that never forgets: it plays, comes back after every death of the server, and compares.

use super::ending::check_ending;
use crate::common::generator;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::Instant;
use test_client::{Gone, Live, Player, TestClient, pick};
use tokio::sync::{Notify, mpsc, watch};

/// What all clients together have done.
#[derive(Debug, Default)]
pub struct Progress {
    /// Choices that were acknowledged.
    pub done: AtomicU64,
    /// Choices of which nobody said whether they were taken.
    pub unanswered: AtomicU64,
    /// Choices that were taken back.
    pub undone: AtomicU64,
    /// Returns after a death, each compared with a view from scratch.
    pub returned: AtomicU64,
    /// How often each game was seen to its end.
    pub finished: Mutex<BTreeMap<String, u64>>,
    /// Told with every choice that is acknowledged.
    acknowledged: Notify,
}

impl Progress {
    fn acknowledge(&self) {
        self.done.fetch_add(1, Relaxed);
        self.acknowledged.notify_one();
    }

    /// Waits until so many more choices are acknowledged.
    pub async fn more(&self, count: u64) {
        let enough = self.done.load(Relaxed) + count;
        while self.done.load(Relaxed) < enough {
            self.acknowledged.notified().await;
        }
    }
}

/// What a client knows of one table, whatever became of the server meanwhile.
#[derive(Default)]
struct Memory {
    table: String,
    player: Player,
    /// Every record it was told, without what was shown with it.
    records: BTreeMap<u64, Value>,
    /// The choices that were acknowledged, by their place among the inputs.
    done: BTreeMap<u64, Value>,
    commitment: Value,
}

impl Memory {
    fn hear(&mut self, message: &Value) {
        match message["type"].as_str() {
            Some("welcome") => {
                if self.commitment.is_null() {
                    self.commitment = message["commitment"].clone();
                }
                assert_eq!(self.commitment, message["commitment"], "the dice are the promised ones");
            }
            Some("record") => self.remember(message),
            Some("records") => {
                let records = message["records"].as_array().expect("there are records");
                records.iter().for_each(|record| self.remember(record));
            }
            Some("bye") => panic!("nobody is sent away: {message}"),
            _ => {}
        }
        self.player.hear(message);
    }

    /// Whatever was told once is told again in the same words.
    fn remember(&mut self, record: &Value) {
        let mut told = record.clone();
        let fields = told.as_object_mut().expect("a record has fields");
        fields.retain(|name, _| name != "type" && name != "shown");
        for event in fields["events"].as_array_mut().expect("a record has events") {
            event.as_object_mut().expect("an event has fields").remove("patch");
        }
        let n = told["n"].as_u64().expect("a record has a number");
        match self.records.get(&n) {
            Some(known) => assert_eq!(*known, told, "record {n} is what it was"),
            None => {
                if told["what"]["type"] == "taken_back" {
                    let to = told["what"]["to"].as_u64().expect("it says how far");
                    self.done.split_off(&to);
                }
                self.records.insert(n, told);
            }
        }
    }
}

/// Somebody who plays, or watches.
pub struct Client {
    guest: TestClient,
    game: String,
    watch: Option<String>,
    now: Memory,
    past: Vec<Memory>,
    rng: Xoshiro256PlusPlus,
}

impl Client {
    pub fn new(guest: TestClient, game: &str, table: &str, watch: Option<String>) -> Client {
        let now = Memory { table: table.to_owned(), ..Memory::default() };
        Client { guest, game: game.to_owned(), watch, now, past: Vec::new(), rng: generator(7) }
    }

    /// Plays one game after the other, until everybody goes home.
    pub async fn play(
        mut self,
        number: usize,
        back: mpsc::UnboundedSender<(usize, Instant)>,
        progress: Arc<Progress>,
        mut home: watch::Receiver<bool>,
    ) -> Client {
        self.rng = generator(number as u64);
        loop {
            tokio::select! {
                // Either the server is dead, or the next game begins.
                _ended = self.meet(number, &back, &progress) => {}
                _everybody = home.wait_for(|home| *home) => return self,
            }
        }
    }

    /// One connection.
    async fn meet(
        &mut self,
        number: usize,
        back: &mpsc::UnboundedSender<(usize, Instant)>,
        progress: &Progress,
    ) -> Result<(), Gone> {
        let mut live = self.come_back().await?;
        progress.returned.fetch_add(1, Relaxed);
        // Nobody listens any more when everybody goes home.
        let _nobody = back.send((number, Instant::now()));
        loop {
            if self.now.player.is_over() && self.watch.is_none() {
                return self.finish(progress).await;
            }
            let Some(wish) = self.wish() else {
                let message = live.next().await?;
                self.now.hear(&message);
                continue;
            };
            let id = live.say(wish.clone()).await?;
            progress.unanswered.fetch_add(1, Relaxed);
            self.answer(&mut live, id, &wish, progress).await?;
            progress.unanswered.fetch_sub(1, Relaxed);
        }
    }

    /// Comes back with the last record it has seen, and compares with what somebody who comes anew is shown.
    async fn come_back(&mut self) -> Result<Live, Gone> {
        let Client { guest, watch, now, .. } = self;
        let seen = now.player.seen;
        let mut live = Live::connect(guest, &now.table, seen, watch.as_deref()).await?;
        let welcome = live.next().await?;
        assert!(welcome["n"].as_u64() >= seen, "records {seen:?} and before are there: {welcome}");
        now.hear(&welcome);
        while let Some((from, to)) = now.player.missing() {
            let (answer, before) = live.ask(json!({ "type": "records", "from": from, "to": to })).await?;
            before.iter().chain([&answer]).for_each(|message| now.hear(message));
        }
        let mut anew = Live::connect(guest, &now.table, None, watch.as_deref()).await?;
        let whole = anew.next().await?;
        while now.player.seen < whole["n"].as_u64() {
            let message = live.next().await?;
            now.hear(&message);
        }
        let (known, mut fresh) = (now.player.clone(), Player::default());
        assert_eq!(known.seen, whole["n"].as_u64(), "{whole}");
        fresh.hear(&whole);
        assert_eq!((&known.view, known.sequence), (&fresh.view, fresh.sequence), "it sees what is there");
        assert_eq!(known.waiting, fresh.waiting);
        let to = fresh.now + 1;
        let ask = json!({ "type": "records", "from": to.saturating_sub(400), "to": to });
        let (answer, _) = anew.ask(ask).await?;
        let records = answer["records"].as_array().expect("there are records");
        records.iter().for_each(|record| now.remember(record));
        Ok(live)
    }

    /// What it would like to do: mostly one of its choices, sometimes to take the last one back.
    fn wish(&mut self) -> Option<Value> {
        let choices = self.now.player.choices();
        if let Some(seat) = self.now.player.undo.first().filter(|_| self.rng.next_u64().is_multiple_of(32)) {
            return Some(json!({ "type": "undo", "seat": seat }));
        }
        let choice = &pick(choices, &mut self.rng)?["choice"];
        let Player { waiting, sequence, .. } = &self.now.player;
        Some(json!({ "type": "choose", "seat": waiting["seat"], "sequence": sequence, "choices": [choice] }))
    }

    /// Listens until the answer comes.
    async fn answer(
        &mut self,
        live: &mut Live,
        id: u32,
        wish: &Value,
        progress: &Progress,
    ) -> Result<(), Gone> {
        let answer = loop {
            let message = live.next().await?;
            self.now.hear(&message);
            if message["id"] == id {
                break message;
            }
        };
        match (answer["type"].as_str(), wish["sequence"].as_u64()) {
            (Some("done"), Some(sequence)) => {
                assert!(self.now.player.sequence > sequence, "it was told before it was acknowledged");
                self.now.done.insert(sequence, wish["choices"][0].clone());
                progress.acknowledge();
            }
            (Some("done"), None) => _ = progress.undone.fetch_add(1, Relaxed),
            // Somebody else has taken back what it answers.
            _ => {
                let code = answer["problem"]["code"].as_str().unwrap_or_default();
                assert!(["stale", "not_your_turn", "illegal", "no_undo"].contains(&code), "{answer}");
            }
        }
        Ok(())
    }

    /// Checks the game that is over, and goes on to the next one.
    async fn finish(&mut self, progress: &Progress) -> Result<(), Gone> {
        let gone = |error: &dyn std::error::Error| Gone(error.to_string());
        let path = format!("/api/tables/{}", self.now.table);
        let (status, file) = self.guest.get(&format!("{path}/file")).await.map_err(|error| gone(&error))?;
        assert_eq!(status, 200, "{file}");
        assert_eq!(file["fairness"]["commitment"], self.now.commitment);
        assert_eq!(file["fairness"]["seed"], self.now.player.waiting["seed"]);
        for (sequence, choice) in &self.now.done {
            let input = &file["inputs"][*sequence as usize]["input"]["choice"]["choice"];
            assert_eq!(input, choice, "input {sequence} was acknowledged");
        }
        check_ending(&self.game, &file);
        // There is a table when everybody has asked for it.
        let table = loop {
            let asked = self.guest.post(&format!("{path}/rematch"), &Value::Null).await;
            let (status, next) = asked.map_err(|error| gone(&error))?;
            assert_eq!(status, 200, "{next}");
            if let Some(table) = next["table"].as_str() {
                break table.to_owned();
            }
        };
        *progress.finished.lock().expect("nobody panics with it").entry(self.game.clone()).or_default() += 1;
        self.past.push(std::mem::replace(&mut self.now, Memory { table, ..Memory::default() }));
        Ok(())
    }

    /// Goes to every table it ever was at, and compares; how many records it was told.
    pub async fn compares_all(&mut self) -> u64 {
        let mut remembered = 0;
        let memories: Vec<Memory> = self.past.drain(..).collect();
        for memory in memories.into_iter().chain([std::mem::take(&mut self.now)]) {
            self.now = memory;
            self.come_back().await.expect("the server lives");
            remembered += self.now.records.len() as u64;
        }
        remembered
    }
}
