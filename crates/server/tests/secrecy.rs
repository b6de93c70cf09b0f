//! What the server never says: the seed, whose seat it is by id, the secrets people carry, and others' hands.
//!
//! That nothing hidden changes a byte is shown beside the room itself, where positions can be made up.

use crate::common::{generator, generous, start};
use archive::{Archive, Options, SqliteArchive};
use serde_json::{Value, json};
use tempfile::tempdir;
use test_client::{Live, Player, TestClient};

/// Somebody at a table, with every message as it was sent.
struct Person {
    live: Live,
    player: Player,
    texts: Vec<String>,
}

impl Person {
    async fn come(guest: &TestClient, table: &str, watch: Option<&str>) -> Person {
        let live = Live::connect(guest, table, None, watch).await.expect("it connects");
        let mut person = Person { live, player: Player::default(), texts: Vec::new() };
        person.listen().await;
        person
    }

    async fn listen(&mut self) -> Value {
        let text = self.live.text().await.expect("the server goes on talking");
        let message = serde_json::from_str(&text).expect("it is JSON");
        self.player.hear(&message);
        self.texts.push(text);
        message
    }

    async fn ask(&mut self, message: Value) -> Value {
        let id = self.live.say(message).await.expect("it is sent");
        loop {
            let message = self.listen().await;
            if message["id"] == id {
                return message;
            }
        }
    }

    async fn until_seen(&mut self, n: Option<u64>) {
        while self.player.seen < n {
            self.listen().await;
        }
    }

    /// What is seen now, as somebody who comes anew through the same eyes sees it.
    fn assert_sees_like(&self, other: &Person) {
        assert_eq!((&self.player.view, self.player.seen), (&other.player.view, other.player.seen));
    }
}

/// Every value of a field of this name, however deep.
fn values<'a>(json: &'a Value, name: &str, found: &mut Vec<&'a str>) {
    match json {
        Value::Object(fields) => {
            found.extend(fields.get(name).and_then(Value::as_str));
            fields.values().for_each(|value| values(value, name, found));
        }
        Value::Array(items) => items.iter().for_each(|value| values(value, name, found)),
        _ => {}
    }
}

fn link(opened: &Value, role: &str) -> String {
    let links = opened["links"].as_array().expect("links");
    let link = links.iter().find(|link| link["type"] == role).expect("this link");
    link["token"].as_str().expect("a token").to_owned()
}

async fn never_says_its_secrets(game: &str) {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, ben) = (server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "open" }, { "type": "bot", "level": "spark" }]);
    let opened = ada.open(&json!({ "game": game, "seats": seats, "name": "Ada" })).await;
    let table = opened["table"].as_str().expect("an id").to_owned();
    let join = json!({ "name": "Ben", "token": link(&opened, "seat") });
    let (_, joined) = ben.post(&format!("/api/tables/{table}/join"), &join).await.expect("it answers");
    let mut secrets = vec![link(&opened, "seat"), link(&opened, "any"), link(&opened, "watch")];
    for guest in [&ada, &ben] {
        let cookie = guest.cookie().expect("everybody is known");
        secrets.push(cookie.split_once('=').expect("a cookie has a name").1.to_owned());
    }
    secrets.extend([&opened, &joined].map(|answer| answer["recovery"].as_str().expect("new").to_owned()));
    let watch = link(&opened, "watch");
    let mut people = vec![
        Person::come(&ada, &table, None).await,
        Person::come(&ben, &table, None).await,
        Person::come(&server.guest(), &table, Some(&watch)).await,
    ];
    let mut rng = generator(9);
    for _ in 0..300 {
        let Some(who) = people.iter().position(|person| !person.player.choices().is_empty()) else {
            if people[0].player.is_over() {
                break;
            }
            people[0].listen().await;
            let seen = people[0].player.seen;
            people[1].until_seen(seen).await;
            continue;
        };
        people[who].ask(json!({ "type": "why", "seat": who })).await;
        people[1 - who].ask(json!({ "type": "why", "seat": 1 - who })).await;
        for (who, seat) in [(who, who), (1 - who, 1 - who), (1 - who, who), (2, who)] {
            let answer = people[who].ask(json!({ "type": "forecast", "seat": seat })).await;
            let right = if who == seat { "forecast" } else { "refused" };
            assert_eq!(answer["type"], right, "{answer}");
        }
        // What everybody may know is told to everybody alike.
        let open = people[who].ask(json!({ "type": "forecast" })).await["forecast"].clone();
        for other in [1 - who, 2] {
            assert_eq!(people[other].ask(json!({ "type": "forecast" })).await["forecast"], open);
        }
        let dungeon = people[2].player.view["table"]["turn"]["place"] == "dungeon";
        assert!(open.is_null() || (dungeon && open["with"] == "party"), "{open}");
        let Some(choice) = people[who].player.choose(&mut rng) else { continue };
        people[1 - who].ask(choice.clone()).await;
        people[who].ask(choice).await;
        let seen = people[who].player.seen;
        for person in &mut people {
            person.until_seen(seen).await;
        }
        assert!(people[2].player.choices().is_empty(), "a spectator decides nothing");
        if game == "thunderstone" {
            for (seat, person) in people.iter().enumerate() {
                let eyes = if seat < 2 { json!(seat) } else { Value::Null };
                assert_eq!(person.player.view["seat"], eyes, "everybody looks through their own eyes");
            }
            assert_eq!(people[2].player.view["hand"], json!([]), "a spectator sees no hand");
        }
    }
    let over = people[0].player.is_over();
    server.stop().await;
    let archive = SqliteArchive::open(folder.path().join("test.db"), &Options::default()).expect("it opens");
    let stored = archive.load(table.parse().expect("an id")).await.expect("it is sound");
    let seed: String = stored.secret.iter().map(|byte| format!("{byte:02x}")).collect();
    let records: Vec<Value> =
        stored.records.iter().map(|record| serde_json::from_slice(&record.body).expect("JSON")).collect();
    let mut ids = Vec::new();
    records.iter().for_each(|record| {
        values(record, "player", &mut ids);
        values(record, "host", &mut ids);
    });
    assert!(ids.len() >= 3 && ids.iter().all(|id| id.len() == 26), "{ids:?}");
    secrets.extend(ids.into_iter().map(str::to_owned));
    let mut scanned = 0;
    for text in people.iter().flat_map(|person| &person.texts) {
        scanned += 1;
        for secret in &secrets {
            assert!(!text.contains(secret.as_str()), "{secret} is a secret: {text}");
        }
        assert!(!text.contains(&seed) || (over && text.contains("\"for\":\"nothing\"")), "the seed: {text}");
    }
    assert!(scanned > 500, "{scanned} messages");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_ever_said_in_thunderstone() {
    never_says_its_secrets("thunderstone").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_ever_said_in_karak() {
    never_says_its_secrets("karak").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_screen_that_is_passed_on_shows_nobodys_hand() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    let seats = json!([{ "type": "me" }, { "type": "me" }]);
    let opened = ada.open(&json!({ "game": "thunderstone", "seats": seats, "name": "Ada" })).await;
    let table = opened["table"].as_str().expect("an id").to_owned();
    let mut screen = Person::come(&ada, &table, None).await;
    let watch = link(&opened, "watch");
    let mut watcher = Person::come(&server.guest(), &table, Some(&watch)).await;
    let (mut rng, mut passed) = (generator(2), 0);
    while screen.player.waiting["for"] != "choice" {
        screen.listen().await;
    }
    for _ in 0..400 {
        if screen.player.is_over() {
            break;
        }
        let asked = screen.player.waiting["seat"].clone();
        if screen.player.view["seat"] != asked {
            assert_eq!(
                (&screen.player.view["seat"], &screen.player.view["hand"]),
                (&Value::Null, &json!([]))
            );
            watcher.until_seen(screen.player.seen).await;
            screen.assert_sees_like(&watcher);
            passed += 1;
            screen.ask(json!({ "type": "look", "seat": asked })).await;
        }
        assert_eq!(screen.player.view["seat"], asked);
        let choice = screen.player.choose(&mut rng).expect("whoever looks is asked");
        let answer = screen.ask(choice).await;
        assert_eq!(answer["type"], "done", "{answer}");
    }
    assert!(passed > 5, "it was passed on {passed} times");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_lost_a_seat_no_longer_looks_through_its_eyes() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, ben, cleo) = (server.guest(), server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "open" }, { "type": "open" }]);
    let opened = ada.open(&json!({ "game": "thunderstone", "seats": seats, "name": "Ada" })).await;
    let table = opened["table"].as_str().expect("an id").to_owned();
    let join = |name: &str| json!({ "name": name, "token": link(&opened, "seat") });
    let path = format!("/api/tables/{table}/join");
    assert_eq!(ben.post(&path, &join("Ben")).await.expect("it answers").0, 200);
    let mut host = Person::come(&ada, &table, None).await;
    let mut leaver = Person::come(&ben, &table, None).await;
    let watch = link(&opened, "watch");
    let mut comer = Person::come(&cleo, &table, Some(&watch)).await;
    let answer = host.ask(json!({ "type": "sit", "seat": 1, "occupant": { "type": "open" } })).await;
    assert_eq!(answer["type"], "done", "{answer}");
    let (status, answer) = cleo.post(&path, &join("Cleo")).await.expect("it answers");
    assert_eq!((status, &answer["seat"]), (200, &json!(1)), "{answer}");
    assert_eq!(host.ask(json!({ "type": "begin" })).await["type"], "done");
    leaver.until_seen(host.player.seen).await;
    comer.until_seen(host.player.seen).await;
    assert_eq!((&leaver.player.view["seat"], &leaver.player.view["hand"]), (&Value::Null, &json!([])));
    // The connection was made before Cleo was anybody: it watches until she comes back.
    assert_eq!(comer.player.view["seat"], Value::Null);
    let mut back = Person::come(&cleo, &table, None).await;
    back.until_seen(host.player.seen).await;
    assert_eq!(back.player.view["seat"], json!(1));
    server.stop().await;
}
