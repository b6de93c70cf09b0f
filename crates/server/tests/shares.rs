//! Shares of the dice over real sockets: commit, close, open; what nobody can do about the dice, and what nobody can hold up.

use crate::common::{At, generous, guarded, id, link, start};
use catalog::{Listed, Visit};
use fair::{Seed, Share, Verified};
use serde_json::{Value, json};
use std::time::Duration;
use table::GameFile;
use tempfile::tempdir;
use test_client::TestClient;

/// Verifies a file.
struct Verify(String);

impl Visit for Verify {
    type Out = Verified;
    fn visit<G: Listed>(self) -> Verified {
        fair::verify(GameFile::<G>::read(&self.0).expect("it is a file")).expect("it was fair")
    }
}

fn share(number: u8) -> Share {
    Share::new([number; 32])
}

fn commitment(number: u8) -> String {
    share(number).commitment().to_string()
}

fn reveal(number: u8, next: u8) -> Value {
    json!({ "type": "reveal", "share": share(number).to_string(), "next": commitment(next) })
}

async fn joins(guest: &TestClient, opened: &Value, number: u8) {
    let path = format!("/api/tables/{}/join", id(opened));
    let body = json!({ "name": "Ben", "token": link(opened, "any", None), "commitment": commitment(number) });
    let (status, answer) = guest.post(&path, &body).await.expect("it answers");
    assert_eq!(status, 200, "{answer}");
}

fn two(clock: Value) -> Value {
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    json!({ "game": "karak", "seats": seats, "name": "Ada", "clock": clock, "commitment": commitment(1) })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_against_bots_the_game_begins_after_one_round_trip_and_verifies() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": "spark" }]);
    let body = json!({ "game": "karak", "seats": seats, "name": "Ada", "commitment": commitment(1) });
    let table = id(&ada.open(&body).await);
    let mut here = At::table(&ada, &table, None).await;
    assert_eq!(here.player.waiting, json!({ "for": "shares", "awaited": [0] }));
    let list = here.told[0]["rounds"][0].clone();
    assert_eq!(list["shares"], json!([{ "person": 0, "seats": [0], "commitment": commitment(1) }]));
    assert_eq!(here.refused(json!({ "type": "reveal", "share": share(9).to_string() })).await, "no_share");
    here.does(reveal(1, 2)).await;
    assert_eq!(here.player.waiting["for"], "choice");
    let mut rng = crate::common::generator(1);
    while !here.player.is_over() {
        match here.player.choose(&mut rng) {
            Some(choice) => here.does(choice).await,
            None => drop(here.next().await),
        }
    }
    let (_, file) = ada.get(&format!("/api/tables/{table}/file")).await.expect("it answers");
    assert_eq!(
        file["fairness"]["rounds"][0]["commitment"], list["commitment"],
        "the dice are the promised ones"
    );
    let verified = catalog::HOUSE.visit("karak", Verify(file.to_string())).expect("there is such a game");
    assert_eq!((verified.added, verified.failed_rounds), (1, Some(0)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_open_is_left_out_after_a_minute() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, ben) = (server.guest(), server.guest());
    let opened = ada.open(&two(json!({ "type": "bank", "seconds": 600, "increment": 5 }))).await;
    joins(&ben, &opened, 2).await;
    let mut here = At::table(&ada, &id(&opened), None).await;
    here.does(reveal(1, 3)).await;
    assert_eq!(here.player.waiting["awaited"], json!([1]));
    // Ben's client never opens: it has seen the list and may not like it.
    let there = At::table(&ben, &id(&opened), None).await;
    guarded(server.clock.awaited(Duration::from_secs(60))).await;
    server.clock.advance(Duration::from_secs(60));
    let failed = here.record("failed").await;
    assert_eq!(failed["what"]["people"], json!([1]));
    let closed = here.record("closed").await;
    assert_eq!(closed["what"]["round"]["shares"].as_array().map(Vec::len), Some(1));
    let seed =
        failed["what"]["seed"].as_str().and_then(|seed| Seed::from_hex(seed).ok()).expect("it is shown");
    assert_eq!(json!(fair::commitment(&seed).to_string()), there.told[0]["rounds"][0]["commitment"]);
    here.does(reveal(3, 4)).await;
    here.until(|player| player.waiting["for"] == "choice").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_has_a_list_of_its_own_that_is_closed_before_anybody_plays() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    let seats = json!([{ "type": "me" }, { "type": "me", "name": "Ben" }]);
    let body = json!({ "game": "karak", "seats": seats, "name": "Ada", "commitment": commitment(1) });
    let table = id(&ada.open(&body).await);
    let mut here = At::table(&ada, &table, None).await;
    let first = here.told[0]["commitment"].clone();
    here.does(reveal(1, 2)).await;
    let mut rng = crate::common::generator(1);
    while !here.player.is_over() {
        match here.player.choose(&mut rng) {
            Some(choice) => here.does(choice).await,
            None => drop(here.next().await),
        }
    }
    here.does(json!({ "type": "commit", "commitment": commitment(5) })).await;
    let (_, next) = ada.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.expect("it answers");
    let mut there = At::table(&ada, next["table"].as_str().expect("a table"), None).await;
    assert_ne!(there.told[0]["commitment"], first, "the server draws anew");
    assert_eq!(there.told[0]["rounds"][0]["shares"][0]["commitment"], json!(commitment(5)));
    assert_eq!(there.player.waiting, json!({ "for": "shares", "awaited": [0] }));
    there.does(reveal(5, 6)).await;
    assert_eq!(there.player.waiting["for"], "choice");
    server.stop().await;
}
