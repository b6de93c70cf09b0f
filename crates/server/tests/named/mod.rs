//! The operator's own bots at real tables: processes in another language, friendly and hostile.
mod bots;
mod trouble;

use crate::common::{At, Running, code, generator, generous, id, link, start_with};
use bots::{all_ended, example, noting, runs};
use emberhall_server::{NamedBot, NamedBots};
use serde_json::{Value, json};
use std::path::Path;
use tempfile::tempdir;
use test_client::{Player, TestClient};

/// A server with these bots, of which so many processes may run.
fn house(folder: &Path, bots: Vec<NamedBot>, processes: usize) -> Running {
    start_with(folder, generous(), |config| config.named = NamedBots::new(bots, processes))
}

/// Who plays a seat: a bot of this name.
fn named(name: &str) -> Value {
    json!({ "type": "bot", "level": format!("named:{name}") })
}

/// A message that puts somebody into a seat.
fn sit(seat: u8, occupant: Value) -> Value {
    json!({ "type": "sit", "seat": seat, "occupant": occupant })
}

fn spark() -> Value {
    json!({ "type": "bot", "level": "spark" })
}

/// A table of whoever opens it and these. It waits for the person, so nothing happens behind the test's back.
async fn waiting_table(guest: &TestClient, game: &str, others: &[Value]) -> (String, At) {
    let seats: Vec<Value> = [json!({ "type": "me" })].into_iter().chain(others.iter().cloned()).collect();
    let opened = guest.open(&json!({ "game": game, "seats": seats, "name": "Ada" })).await;
    let table = id(&opened);
    let at = At::table(guest, &table, None).await;
    (table, at)
}

/// The same, where a bot plays for the person: it goes on to the end by itself.
async fn table(guest: &TestClient, game: &str, others: &[Value]) -> (String, At) {
    let (table, mut at) = waiting_table(guest, game, others).await;
    at.does(sit(0, spark())).await;
    (table, at)
}

/// Lets the person choose anything until something is so.
async fn play_until(at: &mut At, enough: impl Fn(&At) -> bool) {
    let mut rng = generator(7);
    while !enough(at) {
        assert!(!at.player.is_over(), "the game is over too soon");
        match at.player.choose(&mut rng) {
            Some(choice) => at.does(choice).await,
            None => drop(at.next().await),
        }
    }
}

/// The records of this type that somebody was told, with those of the welcome.
fn records(at: &At, kind: &str) -> Vec<Value> {
    let welcomed = at.told.iter().filter_map(|told| told["records"].as_array()).flatten();
    let told = at.told.iter().filter(|told| told["type"] == "record");
    welcomed.chain(told).map(|record| record["what"].clone()).filter(|what| what["type"] == kind).collect()
}

/// How often a seat has decided.
fn decisions(at: &At, seat: u8) -> usize {
    records(at, "played").iter().filter(|what| what["seat"] == seat && what["by"] == "bot").count()
}

async fn a_whole_game(game: &str) {
    let folder = tempdir().expect("a folder");
    let (bot, notes) = noting("noting", folder.path());
    let server = house(folder.path(), vec![bot, example("example")], 4);
    let guest = server.guest();
    let (_, mut at) = table(&guest, game, &[named("noting"), named("example")]).await;
    at.until(Player::is_over).await;
    assert_eq!(records(&at, "replaced"), [] as [Value; 0]);
    assert!(decisions(&at, 1) > 0 && decisions(&at, 2) > 0);
    let seats =
        at.told.iter().rev().find(|told| told["type"] == "presence").expect("presence")["seats"].clone();
    assert_eq!(seats[1]["occupant"], named("noting"));
    // It was greeted once, asked, told the end, and left.
    let hello = json!({ "type": "hello", "protocol": 2, "game": game, "rules": 1, "seat": 1, "seats": 3 });
    let mut greeted = notes.of("hello");
    greeted.iter_mut().for_each(|hello| hello["rules"] = json!(1));
    assert_eq!(greeted, [hello]);
    assert!(!notes.of("position").is_empty());
    all_ended(&notes.numbers()).await;
    let ending = at.player.waiting["ending"].clone();
    assert_eq!(notes.of("game_over"), [json!({ "type": "game_over", "ending": ending })]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_play_a_whole_game_of_karak() {
    a_whole_game("karak").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_play_a_whole_game_of_thunderstone() {
    a_whole_game("thunderstone").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_servers_bots_are_listed_and_others_are_refused() {
    let folder = tempdir().expect("a folder");
    let karak = example("karak-only").for_games(&["karak".to_owned()], &["karak"]).expect("it is sound");
    let server = house(folder.path(), vec![karak, example("both")], 4);
    let guest = server.guest();
    let (status, list) = guest.get("/api/bots").await.expect("it answers");
    let both = json!({ "name": "both", "games": ["karak", "thunderstone"] });
    assert_eq!((status, list), (200, json!([{ "name": "karak-only", "games": ["karak"] }, both])));

    let (_, before) = guest.get("/api/me/tables").await.expect("it answers");
    for (game, bot, refusal) in [
        ("karak", "named:nobody", (422, "no_bot")),
        ("thunderstone", "named:karak-only", (422, "no_bot")),
        ("chess", "named:both", (422, "no_game")),
        ("karak", "named:python3 -c pass", (400, "malformed")),
        ("karak", "both", (400, "malformed")),
    ] {
        let seats = json!([{ "type": "me" }, { "type": "bot", "level": bot }]);
        let body = json!({ "game": game, "seats": seats, "name": "Ada" });
        assert_eq!(code(&guest.post("/api/tables", &body).await.expect("it answers")), refusal, "{bot}");
    }
    assert_eq!(guest.get("/api/me/tables").await.expect("it answers").1, before, "nothing has changed");

    let (_, mut at) = table(&guest, "thunderstone", &[spark()]).await;
    let seated = records(&at, "seated");
    for name in ["nobody", "karak-only"] {
        let answer = at.ask(sit(1, named(name))).await;
        assert_eq!(answer["problem"]["code"], "no_bot", "{answer}");
        assert_eq!(answer["problem"]["message"]["key"], "server-no-bot");
    }
    assert_eq!(records(&at, "seated"), seated, "nothing has changed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_changes_between_levels_and_processes_during_the_game() {
    let folder = tempdir().expect("a folder");
    let (bot, notes) = noting("noting", folder.path());
    let server = house(folder.path(), vec![bot], 4);
    let guest = server.guest();
    let (_, mut at) = waiting_table(&guest, "karak", &[spark()]).await;
    for round in 1..=2 {
        at.does(sit(1, named("noting"))).await;
        let asked = notes.of("position").len();
        play_until(&mut at, |_| notes.of("position").len() > asked).await;
        at.does(sit(1, spark())).await;
        let numbers = notes.numbers();
        assert_eq!(numbers.len(), round, "each time a process of its own");
        all_ended(&numbers).await;
    }
    at.does(sit(0, spark())).await;
    at.until(Player::is_over).await;
    assert_eq!(records(&at, "replaced"), [] as [Value; 0], "whoever is sent away has not failed");
    assert_eq!(notes.numbers().len(), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_is_shown_what_its_seat_sees_and_nothing_else() {
    let folder = tempdir().expect("a folder");
    let (bot, notes) = noting("noting", folder.path());
    let server = house(folder.path(), vec![bot], 4);
    let (ada, ben) = (server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let opened = ada.open(&json!({ "game": "thunderstone", "seats": seats, "name": "Ada" })).await;
    let table = id(&opened);
    let body = json!({ "name": "Ben", "token": link(&opened, "any", None) });
    assert_eq!(ben.post(&format!("/api/tables/{table}/join"), &body).await.expect("it answers").0, 200);
    let (mut host, mut other) = (At::table(&ada, &table, None).await, At::table(&ben, &table, None).await);
    // The process plays for Ben, who looks on through the same eyes.
    other.does(sit(1, named("noting"))).await;
    host.does(sit(0, spark())).await;
    while notes.of("position").len() < 10 {
        other.next().await;
    }
    other.does(sit(1, spark())).await;
    other.until(Player::is_over).await;
    all_ended(&notes.numbers()).await;
    let shown = notes.of("position");
    let mut eyes = Player::default();
    let mut seen = Vec::new();
    for told in &other.told {
        eyes.hear(told);
        seen.push(eyes.view.clone());
    }
    for position in &shown {
        assert!(seen.contains(&position["view"]), "this is not what the seat saw: {position}");
        let fields: Vec<&String> = position.as_object().expect("an object").keys().collect();
        assert_eq!(fields, ["choices", "id", "milliseconds", "question", "seat", "type", "view"]);
    }
    // Thunderstone has hidden hands: nothing of this is what the other seat saw.
    host.until(Player::is_over).await;
    let mut eyes = Player::default();
    for told in &host.told {
        eyes.hear(told);
        let same = shown.iter().any(|position| position["view"] == eyes.view);
        assert!(!same || eyes.view.is_null(), "this is what the other seat saw: {}", eyes.view);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_with_a_new_process_after_a_restart() {
    let folder = tempdir().expect("a folder");
    let bots = || noting("noting", folder.path());
    let (bot, notes) = bots();
    let server = house(folder.path(), vec![bot], 4);
    let guest = server.guest();
    let (table, mut at) = waiting_table(&guest, "karak", &[named("noting")]).await;
    play_until(&mut at, |_| !notes.of("position").is_empty()).await;
    server.stop().await;
    let first = notes.numbers();
    assert_eq!(first.len(), 1);
    assert!(!runs(first[0]), "no process is left when the server has ended");

    let server = house(folder.path(), vec![bots().0], 4);
    let guest = guest.at(&server.url);
    let mut at = At::table(&guest, &table, None).await;
    assert_eq!(at.told[0]["seats"][1]["occupant"], named("noting"));
    at.does(sit(0, spark())).await;
    at.until(Player::is_over).await;
    assert_eq!(records(&at, "replaced"), [] as [Value; 0]);
    assert_eq!((notes.numbers().len(), notes.of("hello").len()), (2, 2));
    server.stop().await;
    assert!(!notes.numbers().iter().any(|number| runs(*number)));
}
