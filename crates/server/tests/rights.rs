//! Who may do what, by real connections: votes, the host's role, newcomers, playing again, being forgotten.

use crate::common::{At, Running, code, generous, id, link, start};
use serde_json::{Value, json};
use tempfile::tempdir;
use test_client::{Live, TestClient};

const NAMES: [&str; 4] = ["Ada", "Ben", "Cleo", "Dora"];

/// A table of so many people, of which the first opened it, and of so many bots.
async fn company(server: &Running, people: usize, bots: usize, clock: Value) -> (Vec<TestClient>, Value) {
    let guests: Vec<TestClient> = (0..people).map(|_| server.guest()).collect();
    let mut seats = vec![json!({ "type": "me" })];
    seats.extend((1..people).map(|_| json!({ "type": "open" })));
    seats.extend((0..bots).map(|_| json!({ "type": "bot", "level": "spark" })));
    let open = json!({ "game": "karak", "seats": seats, "name": NAMES[0], "clock": clock });
    let opened = guests[0].open(&open).await;
    for (guest, name) in guests.iter().zip(NAMES).skip(1) {
        let body = json!({ "name": name, "token": link(&opened, "any", None) });
        let path = format!("/api/tables/{}/join", id(&opened));
        assert_eq!(guest.post(&path, &body).await.expect("it answers").0, 200);
    }
    (guests, opened)
}

fn untimed() -> Value {
    json!({ "type": "untimed" })
}

fn propose(seat: usize, what: Value) -> Value {
    json!({ "type": "propose", "seat": seat, "what": what })
}

fn answer(seat: usize, yes: bool) -> Value {
    json!({ "type": "answer", "seat": seat, "yes": yes })
}

/// Waits until nobody is connected for a seat.
async fn is_gone(here: &mut At, seat: usize) {
    while {
        let message = here.next().await;
        message["type"] != "presence" || message["seats"][seat]["connected"] == true
    } {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_of_three_replace_somebody_who_left_and_the_host_too() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (guests, opened) = company(&server, 3, 0, untimed()).await;
    let table = id(&opened);
    let ada = At::table(&guests[0], &table, None).await;
    let mut ben = At::table(&guests[1], &table, None).await;
    let mut cleo = At::table(&guests[2], &table, None).await;
    assert_eq!(ben.refused(propose(1, json!({ "type": "stand_in", "seat": 0 }))).await, "seat_taken");
    drop(ada);
    is_gone(&mut ben, 0).await;
    assert_eq!(ben.refused(propose(1, json!({ "type": "host", "seat": 1 }))).await, "host_kept");
    ben.does(propose(1, json!({ "type": "stand_in", "seat": 0 }))).await;
    let asked = cleo.record("proposed").await;
    assert_eq!(
        asked["shown"]["votes"],
        json!({ "agreed": [1], "declined": [], "awaited": [2], "needed": 2 })
    );
    cleo.does(answer(2, true)).await;
    let seated = ben.record("seated").await;
    assert_eq!(seated["what"]["occupant"]["type"], "stand_in");
    ben.does(propose(1, json!({ "type": "host", "seat": 1 }))).await;
    cleo.does(answer(2, true)).await;
    assert_eq!(ben.record("hosted").await["what"]["seat"], 1);
    // A link is the host's to make.
    let links = format!("/api/tables/{table}/links");
    assert_eq!(guests[1].post(&links, &json!({ "type": "watch" })).await.expect("it answers").0, 200);
    let refused = guests[0].post(&links, &json!({ "type": "watch" })).await.expect("it answers");
    assert_eq!(code(&refused), (403, "not_host"));
    // Ada comes back to her seat, after a restart too.
    let cookies: Vec<String> = guests.iter().map(|guest| guest.cookie().expect("known")).collect();
    drop((ben, cleo));
    server.stop().await;
    let server = start(folder.path(), generous());
    let guest = |index: usize| server.guest().with_cookie(&cookies[index]);
    let mut ben = At::table(&guest(1), &table, None).await;
    assert_eq!(ben.told[0]["you"]["host"], true);
    let mut ada = At::table(&guest(0), &table, None).await;
    assert_eq!(ada.told[0]["you"]["host"], false);
    // It may have been told while she asked for the records so far.
    let told =
        ada.told.iter().find(|message| message["type"] == "record" && message["what"]["type"] == "seated");
    let seated = match told.cloned() {
        Some(seated) => seated,
        None => ada.record("seated").await,
    };
    assert_eq!(seated["what"]["occupant"], json!({ "type": "person", "name": "Ada" }));
    ben.record("seated").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newcomer_waits_for_the_yes_of_everybody() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (guests, opened) = company(&server, 2, 1, untimed()).await;
    let table = id(&opened);
    let mut people = [At::table(&guests[0], &table, None).await, At::table(&guests[1], &table, None).await];
    let made =
        guests[0].post(&format!("/api/tables/{table}/links"), &json!({ "type": "seat", "seat": 2 })).await;
    let token = made.expect("it answers").1["token"].as_str().expect("a secret").to_owned();
    let dora = server.guest();
    let (join, body) = (format!("/api/tables/{table}/join"), json!({ "name": "Dora", "token": token }));
    let (status, joined) = dora.post(&join, &body).await.expect("it answers");
    assert_eq!((status, &joined["seat"], &joined["asked"]), (200, &json!(2), &json!(true)));
    // She is nobody at the table yet; by the link she may watch.
    let mut watching = At::table(&dora, &table, Some(&token)).await;
    assert!(watching.player.seats.is_empty());
    assert_eq!(watching.refused(answer(2, true)).await, "not_your_seat");
    let wanted = json!([2, { "type": "newcomer", "name": "Dora" }]);
    assert_eq!(people[0].record("proposed").await["shown"]["proposal"], wanted);
    people[0].does(answer(0, true)).await;
    people[1].does(answer(1, true)).await;
    let seated = loop {
        let seated = watching.record("seated").await;
        if seated["what"]["seat"] == 2 {
            break seated;
        }
    };
    assert_eq!(seated["what"]["occupant"], json!({ "type": "person", "name": "Dora" }));
    let here = At::table(&dora, &table, None).await;
    assert_eq!(here.player.seats, [2]);
    let (_, mine) = dora.get("/api/me/tables").await.expect("it answers");
    assert_eq!(mine[0]["table"], table.as_str());
    server.stop().await;
}

/// Everybody lets a bot play until the game is over.
async fn to_the_end(people: &mut [At]) {
    for (seat, person) in people.iter_mut().enumerate() {
        let bot = json!({ "type": "bot", "level": "spark" });
        person.does(json!({ "type": "sit", "seat": seat, "occupant": bot })).await;
    }
    for person in people {
        person.until(test_client::Player::is_over).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_begins_when_nobody_is_waited_for() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let clock = json!({ "type": "per_move", "seconds": 60 });
    let (guests, opened) = company(&server, 3, 0, clock).await;
    let table = id(&opened);
    let mut people = Vec::new();
    for guest in &guests {
        people.push(At::table(guest, &table, None).await);
    }
    to_the_end(&mut people).await;
    let again = format!("/api/tables/{table}/rematch");
    let (status, next) = guests[1].post(&again, &json!({})).await.expect("it answers");
    assert_eq!((status, &next["table"]), (200, &Value::Null));
    let asked = people[0].record("proposed").await;
    let votes = json!({ "agreed": [1], "declined": [], "awaited": [0, 2], "needed": 3 });
    assert_eq!(asked["shown"]["votes"], votes);
    for guest in &guests {
        let (_, mine) = guest.get("/api/me/tables").await.expect("it answers");
        assert_eq!(mine.as_array().map(Vec::len), Some(1), "no table, and so no clock, before all agreed");
    }
    people[2].does(answer(2, false)).await;
    people[0].does(answer(0, true)).await;
    assert_eq!(people[1].refused(propose(1, json!({ "type": "rematch" }))).await, "no_proposal");
    // The host begins with the rest.
    people[0].does(propose(0, json!({ "type": "rematch", "without": "fewer" }))).await;
    let next = people[1].record("rematch").await["what"]["table"].as_str().expect("an id").to_owned();
    let ben = At::table(&guests[1], &next, None).await;
    let seats = ben.told[0]["seats"].as_array().expect("seats").len();
    assert_eq!((seats, &ben.player.seats, &ben.told[0]["setup"]["players"]), (2, &vec![1], &json!(2)));
    let ada = At::table(&guests[0], &next, None).await;
    assert_eq!(ada.told[0]["you"]["host"], true);
    let mut stranger = Live::connect(&guests[2], &next, None, None).await.expect("it connects");
    assert_eq!(stranger.next().await.expect("an answer")["problem"]["code"], "no_table");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_who_is_forgotten_leaves_no_broken_table() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    // One table that is over, one in the middle of a game, one that waits, and one where he only watches.
    let (guests, over) = company(&server, 2, 0, untimed()).await;
    let (ada, ben) = (&guests[0], &guests[1]);
    let mut people = [At::table(ada, &id(&over), None).await, At::table(ben, &id(&over), None).await];
    to_the_end(&mut people).await;
    let open = async |seats: Value| {
        let opened = ada.open(&json!({ "game": "karak", "seats": seats, "listed": true })).await;
        let path = format!("/api/tables/{}/join", id(&opened));
        assert_eq!(ben.post(&path, &json!({ "seat": 1 })).await.expect("it answers").0, 200);
        opened
    };
    let playing = open(json!([{ "type": "me" }, { "type": "open" }])).await;
    let waiting = open(json!([{ "type": "me" }, { "type": "open" }, { "type": "open" }])).await;
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let watched = ada.open(&json!({ "game": "karak", "seats": seats, "listed": true })).await;
    let [first, mut there] = people;
    drop(first);
    let mut elsewhere = At::table(ben, &id(&watched), None).await;
    let mut host = At::table(ada, &id(&playing), None).await;

    assert_eq!(ben.post("/api/me/forget", &json!({})).await.expect("it answers").0, 200);
    assert_eq!(there.bye().await, "not_known", "his connections end");
    assert_eq!(elsewhere.bye().await, "not_known", "everywhere");
    let seated = loop {
        let seated = host.record("seated").await;
        if seated["what"]["seat"] == 1 {
            break seated;
        }
    };
    assert_eq!(seated["what"]["occupant"]["type"], "bot", "a bot plays on");
    // His seat at the table that waits is free, also by its link.
    let room = At::table(ada, &id(&waiting), None).await;
    assert_eq!(room.told[0]["seats"][1]["occupant"]["type"], "open");
    let cleo = server.guest();
    let body = json!({ "name": "Cleo", "token": link(&waiting, "seat", Some(1)) });
    let (status, joined) =
        cleo.post(&format!("/api/tables/{}/join", id(&waiting)), &body).await.expect("it answers");
    assert_eq!((status, &joined["seat"]), (200, &json!(1)));
    // Nobody waits for him at the rematch.
    let (status, next) =
        ada.post(&format!("/api/tables/{}/rematch", id(&over)), &json!({})).await.expect("it answers");
    assert_eq!(status, 200, "{next}");
    let anew = At::table(ada, next["table"].as_str().expect("an id"), None).await;
    assert_eq!(anew.told[0]["seats"][1]["occupant"]["type"], "bot");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_down_is_told_the_time_rule_and_who_shares_a_screen() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    let seats = json!([{ "type": "me" }, { "type": "me", "name": "Ben" }, { "type": "open" }]);
    let opened = ada.open(&json!({ "game": "thunderstone", "seats": seats, "name": "Ada" })).await;
    let token = link(&opened, "any", None);
    // Before sitting down, by the link.
    let guest = At::table(&server.guest(), &id(&opened), Some(&token)).await;
    let told = &guest.told[0];
    assert_eq!((&told["patience"], &told["clock"]), (&json!(24), &json!({ "type": "untimed" })));
    let marks: Vec<bool> = [0, 1, 2].map(|seat: usize| told["seats"][seat]["shared"] == true).to_vec();
    assert_eq!(marks, [true, true, false]);
    server.stop().await;
}
