//! Bots that cannot go on: the game does, one of the house's bots plays for them, and the table is told.

use super::bots::{all_ended, bot, example, hostile, noting};
use super::{decisions, house, named, play_until, records, sit, spark, table, waiting_table};
use crate::common::{At, code, guarded};
use serde_json::{Value, json};
use std::time::Duration;
use tempfile::tempdir;
use test_client::{Player, TestClient};

const SOON: Duration = Duration::from_millis(200);
const PLENTY: Duration = Duration::from_secs(60);
const READY: &str = r#"read hello; echo '{"type":"ready"}'; read question; "#;

/// A game with this bot: it is replaced for this reason, once, and the game ends.
async fn is_replaced(guest: TestClient, name: &str, why: &str) {
    let (table, mut at) = table(&guest, "karak", &[named(name)]).await;
    at.until(Player::is_over).await;
    let told = json!({ "type": "replaced", "seat": 1, "bot": name, "why": why, "level": "torch" });
    assert_eq!(records(&at, "replaced"), [told]);
    assert!(decisions(&at, 1) > 0, "{name}: the stand-in decides");
    let seats =
        at.told.iter().rev().find(|told| told["type"] == "presence").expect("presence")["seats"].clone();
    assert_eq!(seats[1]["occupant"], json!({ "type": "bot", "level": "torch" }), "{name}");
    // Whoever comes later learns it too, and sees the same table.
    let later = At::table(&guest, &table, None).await;
    assert_eq!(later.player.view, at.player.view);
    assert_eq!(later.told[0]["seats"][1]["occupant"], json!({ "type": "bot", "level": "torch" }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kind_of_hostile_bot_is_replaced_and_the_game_ends() {
    let folder = tempdir().expect("a folder");
    let after_ready = |rest: &str| format!("{READY} {rest}");
    let answer =
        |index: &str| format!("echo '{{\"type\":\"choice\",\"id\":1,\"index\":{index}}}'; cat >/dev/null");
    let scripts = [
        ("crashes", "ended", "exit 3".to_owned()),
        ("crashes-later", "ended", after_ready("exit 3")),
        ("babbles", "garbled", after_ready("echo '[1, 2'; cat >/dev/null")),
        ("is-no-text", "garbled", "printf '\\377\\376\\n'; cat >/dev/null".to_owned()),
        ("reaches-too-far", "illegal", after_ready(&answer("9999"))),
        ("reaches-below", "illegal", after_ready(&answer("-1"))),
        ("is-silent", "silent", after_ready("exec sleep 600")),
        ("never-reads", "silent", "exec sleep 600".to_owned()),
        ("floods", "flooded", after_ready("exec yes '{\"type\":\"ready\"}'")),
        ("never-ends-a-line", "flooded", "exec tr '\\0' x </dev/zero".to_owned()),
    ];
    // A busy machine may be slow: only those that are to be silent have little time.
    let time = |why: &str| if why == "silent" { SOON } else { PLENTY };
    let bots = scripts.iter().map(|(name, why, script)| hostile(name, script, time(why)));
    let mut bots: Vec<_> = bots.collect();
    bots.push(bot("is-not-there", &["/nowhere/no-such-bot"]));
    let server = house(folder.path(), bots, 16);
    let mut games: Vec<_> =
        scripts.iter().map(|(name, why, _)| is_replaced(server.guest(), name, why)).collect();
    games.push(is_replaced(server.guest(), "is-not-there", "not_started"));
    futures_util::future::join_all(games).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_bot_keeps_nobody_elses_bot_from_thinking() {
    let folder = tempdir().expect("a folder");
    let patient = hostile("silent", "exec sleep 600", Duration::from_secs(600));
    let server = crate::common::start_with(folder.path(), crate::common::generous(), |config| {
        config.bots = 1;
        config.named = emberhall_server::NamedBots::new(vec![patient], 2);
    });
    let (ada, ben) = (server.guest(), server.guest());
    let (_, mut waits) = table(&ada, "karak", &[named("silent")]).await;
    waits.until(|player| player.waiting["seat"] == 1).await;
    let (_, mut plays) = table(&ben, "karak", &[spark()]).await;
    plays.until(Player::is_over).await;
    assert_eq!(records(&waits, "replaced"), [] as [Value; 0]);
    // Somebody else takes the seat while the process is being waited for.
    waits.does(sit(1, spark())).await;
    waits.until(Player::is_over).await;
    assert_eq!(records(&waits, "replaced"), [] as [Value; 0], "whoever is sent away has not failed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_the_operator_has_removed_is_replaced() {
    let folder = tempdir().expect("a folder");
    let (bot, notes) = noting("noting", folder.path());
    let server = house(folder.path(), vec![bot], 4);
    let guest = server.guest();
    let (table, mut at) = waiting_table(&guest, "thunderstone", &[named("noting")]).await;
    play_until(&mut at, |_| !notes.of("position").is_empty()).await;
    server.stop().await;
    let server = house(folder.path(), vec![example("another")], 4);
    let guest = guest.at(&server.url);
    let mut at = At::table(&guest, &table, None).await;
    play_until(&mut at, |at| !records(at, "replaced").is_empty()).await;
    let told = records(&at, "replaced")[0].clone();
    assert_eq!(
        told,
        json!({ "type": "replaced", "seat": 1, "bot": "noting", "why": "removed", "level": "torch" })
    );
    // There is another one, and it may take over.
    at.does(sit(1, named("another"))).await;
    let before = decisions(&at, 1);
    play_until(&mut at, |at| decisions(at, 1) > before + 3).await;
    assert_eq!(records(&at, "replaced").len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn never_more_processes_run_than_the_operator_allows() {
    let folder = tempdir().expect("a folder");
    let bots = || [noting("first", folder.path()), noting("second", folder.path())];
    let [(first, first_notes), (second, second_notes)] = bots();
    let server = house(folder.path(), vec![first, second], 2);
    let (ada, ben) = (server.guest(), server.guest());
    let (one, mut at_one) = waiting_table(&ada, "karak", &[named("first")]).await;
    let (other, mut at_other) = waiting_table(&ben, "karak", &[named("second")]).await;
    play_until(&mut at_one, |_| !first_notes.of("position").is_empty()).await;
    play_until(&mut at_other, |_| !second_notes.of("position").is_empty()).await;
    // Both run: a third is refused, at a new table and at an old one, and nothing changes.
    let seats = json!([{ "type": "me" }, named("first")]);
    let body = json!({ "game": "karak", "seats": seats, "name": "Cleo" });
    let cleo = server.guest();
    assert_eq!(code(&cleo.post("/api/tables", &body).await.expect("it answers")), (429, "too_many_bots"));
    let (_, mut third) = waiting_table(&cleo, "karak", &[spark()]).await;
    assert_eq!(third.refused(sit(1, named("first"))).await, "too_many_bots");
    assert_eq!(records(&third, "seated"), [] as [Value; 0]);
    // Whoever has a process may have another one instead.
    at_other.does(sit(1, named("first"))).await;
    play_until(&mut at_other, |_| first_notes.numbers().len() == 2).await;
    assert_eq!(records(&at_other, "replaced"), [] as [Value; 0]);
    server.stop().await;

    // After a restart only one may run: of two that go on, one gets a stand-in.
    let server = house(folder.path(), bots().into_iter().map(|(bot, _)| bot).collect(), 1);
    let (ada, ben) = (ada.at(&server.url), ben.at(&server.url));
    let mut at_one = At::table(&ada, &one, None).await;
    play_until(&mut at_one, |_| first_notes.numbers().len() == 3).await;
    let mut at_other = At::table(&ben, &other, None).await;
    let (patience, clock) = (Duration::from_secs(2), server.clock.clone());
    let waited = tokio::spawn(async move {
        guarded(clock.awaited(patience)).await;
        clock.advance(patience);
    });
    play_until(&mut at_other, |at| !records(at, "replaced").is_empty()).await;
    waited.await.expect("a table waits for a process to end");
    assert_eq!(records(&at_other, "replaced")[0]["why"], "crowded");
    // Once the first is sent away, there is room again.
    at_one.does(sit(1, spark())).await;
    all_ended(&first_notes.numbers()).await;
    loop {
        let answer = at_other.ask(sit(1, named("second"))).await;
        if answer["type"] == "done" {
            break;
        }
        assert_eq!(answer["problem"]["code"], "too_many_bots");
    }
    server.stop().await;
}
