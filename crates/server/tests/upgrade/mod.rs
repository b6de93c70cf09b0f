//! An archive of the first format goes on: every table is as it was, is played on, and is loaded again.
//!
//! `first-format.db` has tables in every condition, made by the last program that knew version 1 alone; `expected.json`
//! is what that program told of them when it was started anew.

mod told;

use crate::common::{At, Running, generous, start};
use archive::{Append, Archive, Options, Record, SqliteArchive, TableId};
use catalog::{Listed, Visit};
use serde_json::{Value, json};
use std::path::Path;
use table::{GameFile, Session};
use tempfile::{TempDir, tempdir};
use test_client::TestClient;
use told::{assert_agrees, comparable, people, told};

/// Whether whoever is asked has a clock. It has run since the archive was made, or does when the table is resumed, so a
/// bot may choose at any moment.
fn is_timed(table: &Value) -> bool {
    table["clock"]["type"] != "untimed" && table["pending"]["for"] == "choice"
}

fn expected() -> Vec<Value> {
    let all: Value = serde_json::from_str(include_str!("expected.json")).expect("it is JSON");
    all["tables"].as_array().expect("tables").clone()
}

fn named(key: &str) -> Value {
    expected().into_iter().find(|table| table["key"] == key).expect("there is such a table")
}

/// A folder with the archive of the first format.
fn first_format() -> TempDir {
    let folder = tempdir().expect("a folder can be made");
    std::fs::write(folder.path().join("test.db"), include_bytes!("first-format.db")).expect("it is written");
    folder
}

fn id(table: &Value) -> TableId {
    table["id"].as_str().expect("an id").parse().expect("it is one")
}

fn open(folder: &Path) -> SqliteArchive {
    SqliteArchive::open(folder.join("test.db"), &Options::default()).expect("it opens")
}

async fn records(archive: &SqliteArchive, table: &Value) -> Vec<Record> {
    archive.load(id(table)).await.expect("it is sound").records
}

fn body(record: &Record) -> Value {
    serde_json::from_slice(&record.body).expect("records are JSON")
}

fn is_input(record: &Value) -> bool {
    record["type"] == "played"
}

/// The one who is asked, if a person is.
fn asked(people: &mut [At]) -> Option<&mut At> {
    people.iter_mut().find(|at| !at.player.choices().is_empty())
}

/// Whoever is asked makes the first choice that is offered; whether somebody was. The clock may be faster.
async fn choose(people: &mut [At], table: &Value) -> bool {
    let inputs = table["inputs"].as_u64().expect("a number");
    if let Some(at) = asked(people) {
        let (seat, sequence) = (at.player.waiting["seat"].clone(), at.player.sequence);
        let choice = at.player.choices()[0]["choice"].clone();
        let choose = json!({ "type": "choose", "seat": seat, "sequence": sequence, "choices": [choice] });
        let answer = at.ask(choose).await;
        assert!(answer["type"] == "done" || is_timed(table), "{}: {answer}", table["key"]);
    } else if !is_timed(table) {
        return false;
    }
    people[0].until(|player| player.sequence > inputs).await;
    true
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_table_is_as_it_was() {
    let folder = first_format();
    let server = start(folder.path(), generous());
    for table in expected() {
        let key = table["key"].as_str().expect("a key");
        let found = told(&people(&server.url, &table).await);
        let mut comparable = comparable(&table);
        if is_timed(&table) && found["inputs"].as_u64() > table["inputs"].as_u64() {
            let moving = ["inputs", "records", "pending", "may_undo", "people"];
            comparable.as_object_mut().expect("a table").retain(|name, _| !moving.contains(&name.as_str()));
        }
        assert_agrees(&comparable, &found, key);
    }
    server.stop().await;
    let copy = folder.path().join("test.db.version-1");
    let copied = archive::check_file(&copy).expect("it can be read");
    let records = expected().iter().map(|table| table["records"].as_u64().expect("a number")).sum::<u64>();
    assert_eq!(
        (copied.tables, copied.records, copied.faults),
        (expected().len() as u64, records, Vec::new())
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn running_tables_are_played_on_and_loaded_again() {
    let folder = first_format();
    let server = start(folder.path(), generous());
    let mut played_on = Vec::new();
    for table in expected() {
        let mut here = people(&server.url, &table).await;
        if table["paused"] == true {
            let seat = here[0].player.seats[0];
            here[0].does(json!({ "type": "resume", "seat": seat })).await;
        }
        if choose(&mut here, &table).await {
            played_on.push(table);
        }
    }
    assert_eq!(played_on.len(), 10, "every table that has begun and is not over");
    server.stop().await;

    let original = first_format();
    let (before, after) = (open(original.path()), open(folder.path()));
    for table in &played_on {
        let (old, all) = (records(&before, table).await, records(&after, table).await);
        let (kept, new) = all.split_at(old.len());
        assert_eq!(kept, old, "{}", table["key"]);
        let (kept, new): (Vec<Value>, Vec<Value>) =
            (kept.iter().map(body).collect(), new.iter().map(body).collect());
        assert!(kept.iter().all(|record| record["chain"].is_null()), "{}", table["key"]);
        let mut inputs = new.iter().filter(|record| is_input(record)).peekable();
        assert!(inputs.peek().is_some(), "{}", table["key"]);
        assert!(inputs.all(|record| record["chain"].is_string()), "{}: {new:?}", table["key"]);
    }
    drop((before, after));

    // The journals are mixed now: old inputs without a fingerprint, new ones with it.
    let server = start(folder.path(), generous());
    for table in &played_on {
        let mut here = people(&server.url, table).await;
        let found = told(&here);
        assert!(found["inputs"].as_u64() > table["inputs"].as_u64(), "{}", table["key"]);
        assert_eq!((&found["names"], &found["commitment"]), (&table["names"], &table["commitment"]));
        choose(&mut here, table).await;
    }
    server.stop().await;
}

/// Reads and replays a file that was exported; how many of its inputs have a fingerprint.
struct Replayed<'a>(&'a str);

impl Visit for Replayed<'_> {
    type Out = usize;
    fn visit<G: Listed>(self) -> usize {
        let file = GameFile::<G>::read(self.0).expect("it can be read");
        let prints = file.inputs.iter().filter(|entry| entry.chain.is_some()).count();
        let session = Session::replay(file.clone(), &mut ()).expect("it is replayed");
        assert!(session.game().ending().is_some());
        fair::verify(file).expect("its dice were fair");
        prints
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finished_tables_are_exported_as_they_were_played() {
    let folder = first_format();
    let server = start(folder.path(), generous());
    let mut exported = 0;
    for table in expected() {
        let cookie = table["people"][0]["cookie"].as_str().expect("a cookie");
        let guest = TestClient::new(&server.url).with_cookie(cookie);
        let path = format!("/api/tables/{}/file", table["id"].as_str().expect("an id"));
        let (status, file) = guest.get(&path).await.expect("it answers");
        assert_eq!(table["file"]["status"], status, "{}", table["key"]);
        if status != 200 {
            assert_eq!(table["file"]["code"], file["code"], "{}", table["key"]);
            continue;
        }
        let old: Value = serde_json::from_str(table["file"]["text"].as_str().expect("a text")).expect("JSON");
        assert_eq!((&old["version"], &file["version"]), (&json!(2), &json!(table::record::VERSION)));
        let inputs = |file: &Value| file["inputs"].as_array().expect("inputs").clone();
        let (before, now) = (inputs(&old), inputs(&file));
        assert_eq!(before.len(), now.len(), "{}", table["key"]);
        for (index, (before, now)) in before.iter().zip(&now).enumerate() {
            assert_agrees(&before["input"], &now["input"], &format!("{} {index}", table["key"]));
            // As long as hashes of the state are written at all, they are those of the first format.
            if !now["state"].is_null() {
                assert_eq!(before["state"], now["state"], "{} {index}", table["key"]);
            }
        }
        for part in ["names", "setup", "fairness"] {
            assert_agrees(&old[part], &file[part], part);
        }
        let game = table["game"].as_str().expect("a game");
        let text = guest.text(&path).await;
        assert_eq!(catalog::HOUSE.visit(game, Replayed(&text)), Some(now.len()));
        exported += 1;
    }
    assert_eq!(exported, 4);
    server.stop().await;
}

/// What the server says to somebody of the table after one more record was added to its journal, behind its back.
async fn with_record(table: &Value, record: &Value) -> (u16, String) {
    let folder = first_format();
    let archive = open(folder.path());
    let first = table["records"].as_u64().expect("a number");
    let at = records(&archive, table).await.last().expect("a record").at;
    let bytes = serde_json::to_vec(record).expect("it is plain data");
    archive
        .append(Append::records(id(table), first, at, vec![bytes]))
        .await
        .expect("the archive takes anything");
    drop(archive);
    let server: Running = start(folder.path(), generous());
    let cookie = table["people"][0]["cookie"].as_str().expect("a cookie");
    let guest = TestClient::new(&server.url).with_cookie(cookie);
    let path = format!("/api/tables/{}/file", table["id"].as_str().expect("an id"));
    let (status, answer) = guest.get(&path).await.expect("it answers");
    server.stop().await;
    (status, answer["code"].as_str().unwrap_or_default().to_owned())
}

/// The record that this program writes when the table is played on.
async fn next_record(table: &Value) -> Value {
    let folder = first_format();
    let server = start(folder.path(), generous());
    assert!(choose(&mut people(&server.url, table).await, table).await);
    server.stop().await;
    let all = records(&open(folder.path()), table).await;
    body(&all[table["records"].as_u64().expect("a number") as usize])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_journal_that_was_changed_is_refused_as_broken() {
    for key in ["karak-turn", "thunderstone-dungeon"] {
        let table = named(key);
        let new = next_record(&table).await;
        let sound = (409, "not_over".to_owned());
        let broken = (500, "broken".to_owned());
        assert!(is_input(&new) && new["chain"].is_string());
        assert_eq!(with_record(&table, &new).await, sound, "{key}");
        let changed = |change: &dyn Fn(&mut Value)| {
            let mut record = new.clone();
            change(&mut record);
            record
        };
        // Of the first format: legal or not is all that is checked.
        let old = changed(&|record| {
            record.as_object_mut().expect("a record").retain(|name, _| name != "chain" && name != "state");
        });
        assert_eq!(with_record(&table, &old).await, sound, "{key}");
        let mut illegal = old.clone();
        let seat = illegal["input"]["choice"]["seat"].as_u64().expect("a seat");
        illegal["input"]["choice"]["seat"] = (1 - seat).into();
        assert_eq!(with_record(&table, &illegal).await, broken, "{key}");
        let other_chain = changed(&|record| record["chain"] = "0123456789abcdef".into());
        assert_eq!(with_record(&table, &other_chain).await, broken, "{key}");
        // Another choice, which is as legal, under the fingerprint of the one that was made.
        let other = table["pending"]["choices"][1].clone();
        let other_choice = changed(&|record| record["input"]["choice"]["choice"] = other.clone());
        assert_eq!(with_record(&table, &other_choice).await, broken, "{key}");
    }
}
