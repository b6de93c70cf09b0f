//! Clocks: none, by the move, a bank; grace, pauses, and games over days.

use crate::common::{At, Running, generous, guarded, id, link, start, start_at, start_with};
use archive::{Archive, Options, SqliteArchive, TableId};
use emberhall_server::HandClock;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tempfile::tempdir;

fn at(record: &Value) -> i64 {
    record["at"].as_i64().expect("a time")
}

const MILLISECOND: Duration = Duration::from_millis(1);

fn two() -> Value {
    json!([{ "type": "me" }, { "type": "me" }])
}

/// A server that has begun to tick, and a time between its ticks: what a test waits for is not one of these.
async fn between_seconds(server: &Running) {
    server.guest().get("/api/games").await.expect("it answers");
    server.clock.advance(Duration::from_millis(250));
}

/// Moves the clock to a millisecond before something is due and sees that it is being waited for, and then on.
async fn not_before(clock: &HandClock, due: Duration) {
    clock.advance(due - MILLISECOND);
    guarded(clock.awaited(MILLISECOND)).await;
    clock.advance(MILLISECOND);
}

/// Listens until the clock has decided; when.
async fn clock_decides(here: &mut At) -> i64 {
    loop {
        let record = here.record("played").await;
        if record["what"]["by"] == "clock" {
            return at(&record);
        }
    }
}

/// The records that tell of something played, with who decided.
fn decided_by(told: &[Value], by: &str) -> Vec<i64> {
    let welcomed = told[0]["records"].as_array().into_iter().flatten();
    let records = welcomed.chain(told.iter().filter(|message| message["type"] == "record"));
    records.filter(|record| record["what"]["by"] == by).map(at).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_decides_when_the_time_for_a_move_is_up() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    between_seconds(&server).await;
    let ada = server.guest();
    let clock = json!({ "type": "per_move", "seconds": 1 });
    let opened = ada.open(&json!({ "game": "karak", "seats": two(), "name": "Ada", "clock": clock })).await;
    let mut here = At::table(&ada, &id(&opened), None).await;
    let began = here.told[0]["records"].as_array().expect("records").last().map(at).expect("it began");
    let asked = here.player.waiting["seat"].as_u64().expect("a seat") as usize;
    let face = &here.told[0]["seats"][asked]["clock"];
    assert_eq!((&face["running"], &face["left"]), (&json!(true), &json!(1_000)));
    not_before(&server.clock, Duration::from_secs(1)).await;
    assert_eq!(clock_decides(&mut here).await - began, 1_000);
    assert_eq!(decided_by(&here.told, "clock"), [began + 1_000]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bank_grows_with_every_decision_and_silly_clocks_are_refused() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    let clock = json!({ "type": "bank", "seconds": 60, "increment": 30 });
    let opened = ada.open(&json!({ "game": "karak", "seats": two(), "name": "Ada", "clock": clock })).await;
    let mut here = At::table(&ada, &id(&opened), None).await;
    let (seat, sequence) = (here.player.waiting["seat"].as_u64().expect("a seat"), here.player.sequence);
    let choice = here.player.choices()[0]["choice"].clone();
    server.clock.advance(Duration::from_secs(7));
    here.does(json!({ "type": "choose", "seat": seat, "sequence": sequence, "choices": [choice] })).await;
    // Whoever is there is told of the clocks too, and need not come anew.
    let presence =
        here.told.iter().rfind(|message| message["type"] == "presence").expect("the clocks are told");
    let anew = At::table(&ada, &id(&opened), None).await;
    for seats in [&presence["seats"], &anew.told[0]["seats"]] {
        let left = seats[seat as usize]["clock"]["left"].as_i64().expect("a clock");
        assert_eq!(left, 60_000 - 7_000 + 30_000);
    }
    for clock in [
        json!({ "type": "per_move", "seconds": 0 }),
        json!({ "type": "bank", "seconds": 1, "increment": 90_000 }),
        json!({ "type": "bank", "seconds": 4_000_000_000_u32, "increment": 0 }),
        json!({ "type": "hourglass" }),
    ] {
        let answer =
            ada.post("/api/tables", &json!({ "game": "karak", "seats": two(), "clock": clock })).await;
        assert_eq!(answer.expect("it answers").0, 400);
    }
    let untimed = ada.open(&json!({ "game": "karak", "seats": two() })).await;
    let anew = At::table(&ada, &id(&untimed), None).await;
    assert_eq!(anew.told[0]["seats"][0]["clock"], json!(null));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_lost_the_connection_has_some_grace() {
    let folder = tempdir().expect("a folder");
    let grace = Duration::from_millis(1_500);
    let server = start_with(folder.path(), generous(), |config| config.grace = grace);
    let ada = server.guest();
    let clock = json!({ "type": "per_move", "seconds": 1 });
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": "spark" }]);
    let opened = ada
        .open(&json!({ "game": "karak", "seats": seats, "name": "Ada", "clock": clock, "listed": true }))
        .await;
    // Ada is not here; somebody else watches.
    let mut watching = At::table(&server.guest(), &id(&opened), None).await;
    let records = watching.told[0]["records"].as_array().expect("records");
    let began = records.iter().find(|record| record["what"]["type"] == "began").map(at).expect("it began");
    // A bot may be the first to decide; then Ada's clock runs.
    watching.until(|player| player.waiting["seat"] == 0).await;
    not_before(&server.clock, Duration::from_millis(2_500)).await;
    assert_eq!(clock_decides(&mut watching).await - began, 2_500);
    server.stop().await;
}

/// The grace is granted once: an absent player would slow the whole game down with it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_grace_is_granted_once_and_not_for_every_decision() {
    let folder = tempdir().expect("a folder");
    let grace = Duration::from_millis(1_500);
    let server = start_with(folder.path(), generous(), |config| config.grace = grace);
    between_seconds(&server).await;
    let ada = server.guest();
    let clock = json!({ "type": "per_move", "seconds": 1 });
    let open = json!({ "game": "karak", "seats": two(), "name": "Ada", "clock": clock, "listed": true });
    let opened = ada.open(&open).await;
    let mut watching = At::table(&server.guest(), &id(&opened), None).await;
    let mut granted = Vec::new();
    for _ in 0..6 {
        let (seat, sequence) = (watching.player.waiting["seat"].clone(), watching.player.sequence);
        let due = if granted.contains(&seat) { 1_000 } else { 2_500 };
        let asked = server.clock.now();
        not_before(&server.clock, Duration::from_millis(due)).await;
        assert_eq!(clock_decides(&mut watching).await - asked, due as i64);
        watching.until(|player| player.sequence > sequence).await;
        granted.push(seat);
    }
    server.stop().await;
}

/// Somebody sets the clock of the machine: neither is a bank emptied, nor does a clock stand still.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_time_of_day_may_be_set_and_no_clock_minds() {
    for hour in [3_600_000, -3_600_000] {
        let folder = tempdir().expect("a folder");
        let server = start(folder.path(), generous());
        between_seconds(&server).await;
        let ada = server.guest();
        let clock = json!({ "type": "bank", "seconds": 30, "increment": 0 });
        let open = json!({ "game": "karak", "seats": two(), "name": "Ada", "clock": clock });
        let opened = ada.open(&open).await;
        let mut here = At::table(&ada, &id(&opened), None).await;
        let asked = here.player.waiting["seat"].as_u64().expect("a seat") as usize;
        server.clock.advance(Duration::from_secs(1));
        server.clock.set_ahead(hour);
        // The table hears of the new time, and so does whoever comes now.
        here.does(json!({ "type": "chat", "text": "What time is it?" })).await;
        let anew = At::table(&ada, &id(&opened), None).await;
        let face = &anew.told[0]["seats"][asked]["clock"];
        let (left, shown) = (face["left"].as_i64(), face["at"].as_i64());
        assert_eq!((left, shown), (Some(29_000), Some(server.clock.now())), "{hour}");
        let before = server.clock.now();
        not_before(&server.clock, Duration::from_secs(29)).await;
        assert_eq!(clock_decides(&mut here).await - before, 29_000, "{hour}");
        server.stop().await;
    }
}

/// What the clocks of both show to somebody who comes now.
async fn faces(guest: &test_client::TestClient, table: &str) -> [i64; 2] {
    let anew = At::table(guest, table, None).await;
    [0, 1].map(|seat: usize| anew.told[0]["seats"][seat]["clock"]["left"].as_i64().expect("a clock"))
}

/// One player chooses and takes back, again and again: that earns no time, does not reset the time for a move, and costs
/// the other one nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_back_pays_for_the_time_that_passed() {
    for clock in [
        json!({ "type": "bank", "seconds": 60, "increment": 5 }),
        json!({ "type": "per_move", "seconds": 60 }),
    ] {
        let folder = tempdir().expect("a folder");
        let server = start(folder.path(), generous());
        let (ada, ben) = (server.guest(), server.guest());
        let seats = json!([{ "type": "me" }, { "type": "open" }]);
        let open = json!({ "game": "karak", "seats": seats, "name": "Ada", "clock": clock });
        let opened = ada.open(&open).await;
        let table = id(&opened);
        let body = json!({ "name": "Ben", "token": link(&opened, "any", None) });
        ben.post(&format!("/api/tables/{table}/join"), &body).await.expect("it answers");
        let mut people = [At::table(&ada, &table, None).await, At::table(&ben, &table, None).await];
        let seat = people[0].player.waiting["seat"].as_u64().expect("a seat") as usize;
        let mine = &mut people[seat];
        mine.until(|player| !player.choices().is_empty()).await;
        let sequence = mine.player.sequence;
        for round in 1..=20 {
            let end =
                json!({ "type": "choose", "seat": seat, "sequence": sequence, "choices": ["end_turn"] });
            mine.does(end).await;
            server.clock.advance(Duration::from_millis(900));
            mine.does(json!({ "type": "undo", "seat": seat })).await;
            let mut left = [60_000; 2];
            left[seat] -= 900 * round;
            assert_eq!(faces(&ada, &table).await, left, "{clock}");
        }
        drop(people);
        let before = faces(&ada, &table).await;
        server.stop().await;
        let server = start(folder.path(), generous());
        let [ada, ben] = [ada, ben].map(|guest| guest.at(&server.url));
        assert_eq!(faces(&ada, &table).await, before, "{clock}");
        assert_eq!(faces(&ben, &table).await, before, "{clock}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pause_needs_everybody_and_stops_the_clocks() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    between_seconds(&server).await;
    let (ada, ben) = (server.guest(), server.guest());
    let clock = json!({ "type": "per_move", "seconds": 2 });
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada", "clock": clock })).await;
    let table = id(&opened);
    let mut first = At::table(&ada, &table, None).await;
    let pause = |seat: u8| json!({ "type": "propose", "seat": seat, "what": { "type": "pause" } });
    let answer = |seat: u8, yes: bool| json!({ "type": "answer", "seat": seat, "yes": yes });
    assert_eq!(first.refused(pause(0)).await, "not_begun");
    let body = json!({ "name": "Ben", "token": link(&opened, "any", None) });
    ben.post(&format!("/api/tables/{table}/join"), &body).await.expect("it answers");
    let mut second = At::table(&ben, &table, None).await;
    assert_eq!(second.refused(answer(1, true)).await, "no_proposal");
    first.does(pause(0)).await;
    assert_eq!(second.refused(pause(1)).await, "no_proposal", "one at a time");
    second.does(answer(1, false)).await;
    first.does(pause(0)).await;
    second.does(answer(1, true)).await;
    let paused = at(&first.record("paused").await);
    let (seat, sequence) = (first.player.waiting["seat"].as_u64().expect("a seat"), first.player.sequence);
    let asked = if seat == 0 { &mut first } else { &mut second };
    asked.until(|player| player.sequence >= sequence && !player.choices().is_empty()).await;
    let choice = asked.player.choices()[0]["choice"].clone();
    let choose = json!({ "type": "choose", "seat": seat, "sequence": sequence, "choices": [choice] });
    assert_eq!(asked.refused(choose).await, "paused");
    // Longer than the clock would have allowed.
    server.clock.advance(Duration::from_millis(2_200));
    first.does(json!({ "type": "resume", "seat": 0 })).await;
    assert_eq!(first.refused(json!({ "type": "resume", "seat": 0 })).await, "no_proposal");
    let resumed = first.told.iter().rfind(|message| message["what"]["type"] == "resumed").map(at);
    let resumed = resumed.expect("it was told");
    assert_eq!(resumed - paused, 2_200);
    assert_eq!(decided_by(&first.told, "clock"), [0; 0]);
    not_before(&server.clock, Duration::from_secs(2)).await;
    assert_eq!(clock_decides(&mut first).await - resumed, 2_000);
    server.stop().await;
}

/// A game over days: nobody is connected, the table is not in memory, the server was even restarted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_decides_at_a_table_that_is_not_in_memory() {
    let folder = tempdir().expect("a folder");
    let open = || SqliteArchive::open(folder.path().join("days.db"), &Options::default()).expect("it opens");
    let archive: Arc<dyn Archive> = Arc::new(open());
    let used = archive.clone();
    let server = start_with(folder.path(), generous(), |config| config.archive = used);
    let (clock, ada) = (server.clock.clone(), server.guest());
    let rule = json!({ "type": "per_move", "seconds": 2 * 24 * 3_600 });
    let opened = ada.open(&json!({ "game": "karak", "seats": two(), "name": "Ada", "clock": rule })).await;
    let table: TableId = id(&opened).parse().expect("an id");
    let (began, day) = (clock.now(), Duration::from_secs(24 * 3_600));
    // Her clock runs when the bot has played; without a server nobody would go on.
    guarded(async { while archive.summary(table).await.expect("it is there").wake.is_none() {} }).await;
    drop(archive);
    clock.advance(day);
    server.stop().await;
    // Time without a server counts for nobody.
    clock.advance(day * 5);
    let archive: Arc<dyn Archive> = Arc::new(open());
    let used = archive.clone();
    let server = start_at(clock.clone(), folder.path(), generous(), |config| config.archive = used);
    server.guest().get("/api/games").await.expect("it answers");
    clock.advance(day);
    // Nobody may ask the server about it: that would wake the table.
    let decided = async {
        loop {
            let stored = archive.load(table).await.expect("it is there");
            let records = stored.records.iter().map(|record| (record.at, text(&record.body)));
            let by_clock: Vec<i64> =
                records.filter(|(_, body)| body.contains("\"clock\"")).map(|(at, _)| at).collect();
            if by_clock.iter().any(|at| *at > began) {
                return by_clock;
            }
        }
    };
    let decided = guarded(decided).await;
    let guest = ada.at(&server.url);
    let here = At::table(&guest, &id(&opened), None).await;
    assert_eq!(decided_by(&here.told, "clock"), [clock.now()], "{decided:?}");
    assert_eq!(clock.now() - began, 7 * 24 * 3_600_000);
    drop(archive);
    server.stop().await;
}

fn text(body: &[u8]) -> String {
    String::from_utf8_lossy(body).into_owned()
}
