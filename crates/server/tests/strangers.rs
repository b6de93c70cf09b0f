//! Strangers at the table: what one person could do to the others, by real connections.

use crate::common::{At, Running, generous, id, link, start};
use emberhall_server::Limits;
use serde_json::{Value, json};
use tempfile::tempdir;
use test_client::{Live, TestClient};

/// A table of two people, Ada who opened it and Ben; how it was opened.
pub async fn pair(server: &Running, game: &str) -> (TestClient, TestClient, Value) {
    let (ada, ben) = (server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let opened = ada.open(&json!({ "game": game, "seats": seats, "name": "Ada" })).await;
    let body = json!({ "name": "Ben", "token": link(&opened, "any", None) });
    let path = format!("/api/tables/{}/join", id(&opened));
    assert_eq!(ben.post(&path, &body).await.expect("it answers").0, 200);
    (ada, ben, opened)
}

/// What a new connection is told first: its type, and why if it is turned away.
async fn first_word(guest: &TestClient, table: &str) -> (String, Live) {
    let mut live = Live::connect(guest, table, None, None).await.expect("it connects");
    let first = live.next().await.expect("an answer");
    let word = first["problem"]["code"].as_str().or(first["type"].as_str()).expect("a word");
    (word.to_owned(), live)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_locks_the_opponent_out_with_connections() {
    let folder = tempdir().expect("a folder");
    let Limits { max_connections_per_table, max_connections_per_person, .. } = Limits::default();
    let limits = Limits { max_connections_per_table, max_connections_per_person, ..generous() };
    let server = start(folder.path(), limits);
    let (ada, ben, opened) = pair(&server, "karak").await;
    let table = id(&opened);
    // Ada's own second window, which stays.
    let mut second = At::table(&ada, &table, None).await;
    let mut crowd = Vec::new();
    for round in 0..3 {
        // Ben takes every place there is.
        for _ in 0..64 {
            crowd.push(first_word(&ben, &table).await.1);
        }
        // Ada reloads the page.
        assert_eq!(first_word(&ada, &table).await.0, "welcome", "{round}");
    }
    // Ben's newest connections have won over his oldest, and over nobody else's.
    let mut oldest = crowd.remove(0);
    let bye = loop {
        let message = oldest.next().await.expect("a last word");
        if message["type"] == "bye" {
            break message;
        }
    };
    assert_eq!(bye["problem"]["code"], "elsewhere");
    second.does(json!({ "type": "chat", "text": "Still here" })).await;
    let newest = crowd.last_mut().expect("he came often");
    let (answer, _) = newest.ask(json!({ "type": "chat", "text": "So am I" })).await.expect("it answers");
    assert_eq!(answer["type"], "done");
    server.stop().await;
}

fn sit(seat: u8, occupant: Value) -> Value {
    json!({ "type": "sit", "seat": seat, "occupant": occupant })
}

fn spark() -> Value {
    json!({ "type": "bot", "level": "spark" })
}

/// Whoever is asked makes the first choice, so many times.
pub async fn play(people: &mut [At; 2], choices: usize) {
    for _ in 0..choices {
        let seen = people[0].player.seen.max(people[1].player.seen);
        for person in people.iter_mut() {
            person.until(|player| player.seen >= seen).await;
        }
        let asked = people.iter_mut().find(|person| !person.player.choices().is_empty());
        let asked = asked.expect("somebody is asked");
        let choose = json!({
            "type": "choose", "seat": asked.player.waiting["seat"], "sequence": asked.player.sequence,
            "choices": [asked.player.choices()[0]["choice"]],
        });
        asked.does(choose).await;
    }
}

/// Waits until nobody is connected for a seat.
async fn is_gone(here: &mut At, seat: usize) {
    while {
        let message = here.next().await;
        message["type"] != "presence" || message["seats"][seat]["connected"] == true
    } {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_neither_takes_a_leavers_seat_nor_rewrites_the_game() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, ben, opened) = pair(&server, "karak").await;
    let table = id(&opened);
    let mut people = [At::table(&ada, &table, None).await, At::table(&ben, &table, None).await];
    play(&mut people, 12).await;
    // Ben is to decide, and his connection is lost.
    while people[0].player.waiting["seat"] != 1 {
        play(&mut people, 1).await;
    }
    let [mut host, other] = people;
    drop(other);
    is_gone(&mut host, 1).await;
    assert_eq!(host.refused(sit(1, spark())).await, "seat_kept");
    let day = std::time::Duration::from_secs(24 * 3_600);
    server.clock.advance(day - std::time::Duration::from_millis(1));
    assert_eq!(host.refused(sit(1, spark())).await, "seat_kept");
    server.clock.advance(std::time::Duration::from_millis(1));
    host.does(sit(1, spark())).await;
    // The seat is Ben's all the same: nothing is taken back without him.
    host.until(|player| player.waiting["seat"] == 0).await;
    let sequence = host.player.sequence;
    host.does(json!({ "type": "propose", "seat": 0, "what": { "type": "undo", "to": 5 } })).await;
    assert_eq!(host.player.sequence, sequence, "nobody else has agreed");
    let mut other = At::table(&ben, &table, None).await;
    assert_eq!(other.told[0]["seats"][1]["occupant"]["type"], "stand_in");
    assert_eq!(other.told[0]["shown"]["proposal"], json!([0, { "type": "undo", "to": 5 }]));
    other.does(json!({ "type": "answer", "seat": 1, "yes": true })).await;
    host.until(|player| player.sequence == 5).await;
    other.does(sit(1, json!({ "type": "me" }))).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_stands_in_once_the_clock_has_decided() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, ben) = (server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let clock = json!({ "type": "per_move", "seconds": 60 });
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada", "clock": clock })).await;
    let (table, body) = (id(&opened), json!({ "name": "Ben", "token": link(&opened, "any", None) }));
    ben.post(&format!("/api/tables/{table}/join"), &body).await.expect("it answers");
    let mut host = At::table(&ada, &table, None).await;
    let mut seen = [false; 2];
    while !seen[1] {
        assert_eq!(host.refused(sit(1, spark())).await, "seat_kept");
        let (seat, sequence) = (host.player.waiting["seat"].as_u64().expect("a seat"), host.player.sequence);
        server.clock.advance(std::time::Duration::from_secs(60));
        host.until(|player| player.sequence > sequence).await;
        seen[seat as usize] = true;
    }
    host.does(sit(1, spark())).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_looks_into_a_seat_that_they_play_against() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": "spark" }]);
    let opened = ada.open(&json!({ "game": "thunderstone", "seats": seats, "name": "Ada" })).await;
    let table = id(&opened);
    let mut host = At::table(&ada, &table, None).await;
    assert_eq!(host.refused(sit(1, json!({ "type": "me" }))).await, "opponents_seat");
    assert_eq!(host.refused(json!({ "type": "look", "seat": 1 })).await, "not_your_seat");
    // Somebody new may take the bot's place, as long as nobody else has anything to lose.
    let made = ada.post(&format!("/api/tables/{table}/links"), &json!({ "type": "seat", "seat": 1 })).await;
    let body = json!({ "name": "Ben", "token": made.expect("it answers").1["token"] });
    let joined = server.guest().post(&format!("/api/tables/{table}/join"), &body).await;
    assert_eq!(joined.expect("it answers").0, 200);

    let (ada, _ben, opened) = {
        let (ada, ben) = (server.guest(), server.guest());
        let seats = json!([{ "type": "me" }, { "type": "open" }, { "type": "bot", "level": "spark" }]);
        let opened = ada.open(&json!({ "game": "thunderstone", "seats": seats, "name": "Ada" })).await;
        let body = json!({ "name": "Ben", "token": link(&opened, "any", None) });
        ben.post(&format!("/api/tables/{}/join", id(&opened)), &body).await.expect("it answers");
        (ada, ben, opened)
    };
    let table = id(&opened);
    let made = ada.post(&format!("/api/tables/{table}/links"), &json!({ "type": "seat", "seat": 2 })).await;
    let body = json!({ "name": "Cleo", "token": made.expect("it answers").1["token"] });
    let joined = server.guest().post(&format!("/api/tables/{table}/join"), &body).await;
    let (status, answer) = joined.expect("it answers");
    assert_eq!(
        (status, &answer["asked"]),
        (200, &json!(true)),
        "the people at the table are asked: {answer}"
    );
    let host = At::table(&ada, &table, None).await;
    assert_eq!(host.told[0]["seats"][2]["occupant"]["type"], "bot");
    server.stop().await;
}

/// A private table of Ada and a bot whose game is over.
async fn finished(server: &Running) -> (TestClient, Value, At) {
    let ada = server.guest();
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": "spark" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await;
    let mut here = At::table(&ada, &id(&opened), None).await;
    here.does(sit(0, spark())).await;
    here.until(test_client::Player::is_over).await;
    (ada, opened, here)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_table_answers_strangers_as_if_there_were_none() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, opened, here) = finished(&server).await;
    let (_, _, playing) = pair(&server, "karak").await;
    let known = server.guest();
    known.post("/api/me", &json!({ "name": "Cleo" })).await.expect("it answers");
    let nowhere = "0123456789abcdefghjkmnpqrs";
    let token = json!({ "token": "00000000000000000000000000" });
    let questions = |table: &str| {
        let at = |path: &str| format!("/api/tables/{table}/{path}");
        [
            (at("join"), Some(json!({ "name": "Cleo" }))),
            (at("join"), Some(json!({ "name": "Cleo", "token": token["token"] }))),
            (at("join"), Some(json!({ "name": "Cleo", "seat": 1 }))),
            (at("links"), Some(json!({ "type": "watch" }))),
            (at("links"), Some(json!({ "type": "seat", "seat": 4 }))),
            (at("links/revoke"), Some(token.clone())),
            (at("rematch"), Some(json!({}))),
            (at("file"), None),
            (at("file?watch=00000000000000000000000000"), None),
            (format!("/api/tables?before={table}"), None),
        ]
    };
    for table in [id(&opened), id(&playing)] {
        for guest in [&server.guest(), &known] {
            for (there, here) in questions(nowhere).iter().zip(questions(&table)) {
                let ask = async |(path, body): &(String, Option<Value>)| match body {
                    Some(body) => guest.post(path, body).await.expect("it answers"),
                    None => guest.get(path).await.expect("it answers"),
                };
                assert_eq!(ask(there).await, ask(&here).await, "{here:?}");
            }
            assert_eq!(first_word(guest, &table).await.0, first_word(guest, nowhere).await.0);
        }
    }
    // Those who have a right to the file have it: by a seat, or by a link.
    let path = format!("/api/tables/{}/file", id(&opened));
    let (status, file) = ada.get(&path).await.expect("it answers");
    assert_eq!((status, &file["format"]), (200, &json!("emberhall-game")));
    let made = ada.post(&format!("/api/tables/{}/links", id(&opened)), &json!({ "type": "watch" })).await;
    let token = made.expect("it answers").1["token"].as_str().expect("a secret").to_owned();
    let by_link = server.guest().get(&format!("{path}?watch={token}")).await.expect("it answers");
    assert_eq!(by_link, (200, file));

    // Whoever watches is not told where the same people play again; whoever plays is.
    let mut here = here;
    let mut watching = At::table(&server.guest(), &id(&opened), Some(&token)).await;
    let since = watching.player.now;
    let again = ada.post(&format!("/api/tables/{}/rematch", id(&opened)), &json!({})).await;
    let next = again.expect("it answers").1["table"].clone();
    assert!(next.is_string());
    assert_eq!(here.record("rematch").await["what"]["table"], next);
    assert_eq!(watching.record("rematch").await["what"]["table"], Value::Null);
    let retold = watching.ask(json!({ "type": "records", "from": since + 1, "to": since + 3 })).await;
    assert_eq!(retold["records"][0]["what"]["what"], json!({ "type": "rematch" }));
    assert_eq!(retold["records"][1]["what"], json!({ "type": "rematch", "table": null }));
    let mut back =
        Live::connect(&server.guest(), &id(&opened), Some(since), Some(&token)).await.expect("it connects");
    while {
        let message = back.next().await.expect("the server goes on talking");
        assert!(!message.to_string().contains(next.as_str().expect("an id")), "{message}");
        message["type"] != "presence"
    } {}
    server.stop().await;
}
