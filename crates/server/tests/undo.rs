//! Undo: freely to the last moment at which anybody learned something, further by everybody's consent.

use crate::common::{Running, generator, generous, start};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use tempfile::tempdir;
use test_client::{Live, Player, TestClient};

/// A person at the table, with the views that were first shown, by how many inputs were in effect.
struct Person {
    guest: TestClient,
    live: Live,
    player: Player,
    views: BTreeMap<u64, Value>,
    last: Value,
}

impl Person {
    fn hear(&mut self, message: &Value) {
        self.player.hear(message);
        if matches!(message["type"].as_str(), Some("record" | "welcome")) {
            self.views.entry(self.player.sequence).or_insert_with(|| self.player.view.clone());
            self.last = message.clone();
        }
    }

    async fn ask(&mut self, message: Value) -> Value {
        let (answer, before) = self.live.ask(message).await.expect("it answers");
        before.iter().for_each(|message| self.hear(message));
        answer
    }
}

/// Two people at a table with nobody else.
struct Pair {
    server: Running,
    table: String,
    people: [Person; 2],
    rng: Xoshiro256PlusPlus,
}

async fn person(guest: TestClient, table: &str) -> Person {
    let live = Live::connect(&guest, table, None, None).await.expect("it connects");
    let (player, views) = (Player::default(), BTreeMap::new());
    let mut person = Person { guest, live, player, views, last: Value::Null };
    let welcome = person.live.next().await.expect("a welcome");
    person.hear(&welcome);
    person
}

impl Pair {
    async fn meet(folder: &Path, game: &str, seed: u64) -> Pair {
        let server = start(folder, generous());
        let (ada, ben) = (server.guest(), server.guest());
        let seats = json!([{ "type": "me" }, { "type": "open" }]);
        let opened = ada.open(&json!({ "game": game, "seats": seats, "name": "Ada" })).await;
        let table = opened["table"].as_str().expect("an id").to_owned();
        let join = json!({ "name": "Ben", "token": opened["links"][0]["token"] });
        let (status, answer) =
            ben.post(&format!("/api/tables/{table}/join"), &join).await.expect("it answers");
        assert_eq!(status, 200, "{answer}");
        let people = [person(ada, &table).await, person(ben, &table).await];
        Pair { server, table, people, rng: generator(seed) }
    }

    /// Somebody says something; then both know what came of it.
    async fn say(&mut self, who: usize, message: Value) -> Value {
        let answer = self.people[who].ask(message).await;
        let seen = self.people[who].player.seen;
        let other = &mut self.people[1 - who];
        while other.player.seen < seen {
            let message = other.live.next().await.expect("the server goes on talking");
            other.hear(&message);
        }
        answer
    }

    fn sequence(&self) -> u64 {
        assert_eq!(self.people[0].player.sequence, self.people[1].player.sequence);
        self.people[0].player.sequence
    }

    /// Whoever is asked chooses something; who that was.
    async fn choose(&mut self) -> usize {
        let who = usize::from(self.people[0].player.choices().is_empty());
        let choice = self.people[who].player.choose(&mut self.rng).expect("somebody is asked");
        let answer = self.say(who, choice).await;
        assert_eq!(answer["type"], "done", "{answer}");
        who
    }

    /// Both see what they saw when so many inputs were in effect.
    fn assert_back_at(&self, sequence: u64) {
        assert_eq!(self.sequence(), sequence);
        for person in &self.people {
            assert_eq!(person.views[&sequence], person.player.view);
        }
    }

    /// The server stops and comes back; both come back and are told the same.
    async fn restart(self, folder: &Path) -> Pair {
        let Pair { server, table, people, rng } = self;
        let cookies = people.each_ref().map(|person| person.guest.cookie().expect("everybody is known"));
        server.stop().await;
        let server = start(folder, generous());
        let [ada, ben] = cookies.map(|cookie| server.guest().with_cookie(&cookie));
        let mut back = [person(ada, &table).await, person(ben, &table).await];
        for (before, after) in people.into_iter().zip(&mut back) {
            // Only the last records are told again.
            let forgetful = |player: &Player| Player { events: Vec::new(), ..player.clone() };
            assert_eq!(forgetful(&before.player), forgetful(&after.player), "a restart changes nothing");
            after.views = before.views;
        }
        Pair { server, table, people: back, rng }
    }
}

async fn undoes_freely(game: &str) {
    let folder = tempdir().expect("a folder");
    let mut pair = Pair::meet(folder.path(), game, 5).await;
    let (mut undone, mut refused) = (0, 0);
    for round in 0..150 {
        if pair.people[0].player.is_over() {
            break;
        }
        let before = pair.sequence();
        let shown = pair.people.each_ref().map(|person| person.player.view.clone());
        let who = pair.choose().await;
        let undo = json!({ "type": "undo", "seat": who });
        let stolen = pair.say(1 - who, json!({ "type": "undo", "seat": 1 - who })).await;
        assert_eq!(stolen["problem"]["code"], "no_undo", "nobody takes back what another chose");
        if pair.people[who].player.undo.is_empty() {
            let (sequence, seen) = (pair.sequence(), pair.people[who].player.seen);
            assert_eq!(pair.say(who, undo).await["problem"]["code"], "no_undo");
            assert_eq!((pair.sequence(), pair.people[who].player.seen), (sequence, seen));
            refused += 1;
            continue;
        }
        assert_eq!(pair.say(who, undo).await["type"], "done");
        let what = json!({ "type": "taken_back", "to": before, "seat": who, "consent": false });
        assert_eq!(pair.people[1 - who].last["what"], what, "it is written down");
        assert_eq!(pair.sequence(), before);
        for (person, view) in pair.people.iter().zip(shown) {
            assert_eq!(person.player.view, view);
        }
        undone += 1;
        if round % 25 == 0 {
            pair = pair.restart(folder.path()).await;
        }
        // Something else, or the game would never go on.
        for _ in 0..3 {
            if !pair.people[0].player.is_over() {
                pair.choose().await;
            }
        }
    }
    assert!(undone > 10 && refused > 10, "{undone} undone, {refused} refused");
    pair.restart(folder.path()).await.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_choice_that_told_nobody_anything_is_taken_back_in_karak() {
    undoes_freely("karak").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_choice_that_told_nobody_anything_is_taken_back_in_thunderstone() {
    undoes_freely("thunderstone").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn further_back_only_by_consent_of_all() {
    let folder = tempdir().expect("a folder");
    let mut pair = Pair::meet(folder.path(), "thunderstone", 6).await;
    let first = pair.sequence();
    for _ in 0..12 {
        pair.choose().await;
    }
    let now = pair.sequence();
    let propose = json!({ "type": "propose", "seat": 0, "what": { "type": "undo", "to": first } });
    let answer = |yes: bool| json!({ "type": "answer", "seat": 1, "yes": yes });
    assert_eq!(pair.say(1, answer(true)).await["problem"]["code"], "no_proposal");
    assert_eq!(pair.say(1, propose.clone()).await["problem"]["code"], "not_your_seat");

    // Without consent nothing changes.
    assert_eq!(pair.say(0, propose.clone()).await["type"], "done");
    assert_eq!(pair.people[1].last["what"]["type"], "proposed");
    assert_eq!(pair.say(1, propose_for(1, first)).await["problem"]["code"], "no_proposal", "one at a time");
    pair.assert_back_at(now);
    assert_eq!(pair.say(1, answer(false)).await["type"], "done");
    assert_eq!(pair.people[0].last["shown"]["proposal"], Value::Null);
    pair.assert_back_at(now);

    // A proposal outlives the server.
    assert_eq!(pair.say(0, propose).await["type"], "done");
    pair = pair.restart(folder.path()).await;
    assert_eq!(pair.people[1].last["shown"]["proposal"][0], 0);
    assert_eq!(pair.say(1, answer(true)).await["type"], "done");
    let what = json!({ "type": "taken_back", "to": first, "seat": 0, "consent": true });
    assert_eq!(pair.people[0].last["what"], what);
    pair.assert_back_at(first);
    pair = pair.restart(folder.path()).await;
    pair.assert_back_at(first);
    pair.choose().await;
    pair.server.stop().await;
}

fn propose_for(seat: u64, to: u64) -> Value {
    json!({ "type": "propose", "seat": seat, "what": { "type": "undo", "to": to } })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_goes_back_once_the_seed_is_known() {
    let folder = tempdir().expect("a folder");
    let mut pair = Pair::meet(folder.path(), "thunderstone", 7).await;
    while !pair.people[0].player.is_over() {
        pair.choose().await;
    }
    let sequence = pair.sequence();
    for who in 0..2 {
        assert_eq!(pair.say(who, json!({ "type": "undo", "seat": who })).await["problem"]["code"], "no_undo");
        let refused = pair.say(who, propose_for(who as u64, sequence - 1)).await;
        assert_eq!(refused["problem"]["code"], "no_proposal");
    }
    pair.assert_back_at(sequence);
    pair.server.stop().await;
}
