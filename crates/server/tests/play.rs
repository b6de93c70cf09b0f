//! Whole games over real sockets.

use crate::common::{generator, generous, start, until};
use serde_json::{Value, json};
use tempfile::tempdir;
use test_client::{Live, Player};

/// One person with random choices against bots, to the end.
async fn plays_to_the_end(game: &str, bots: usize) {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let guest = server.guest();
    let mut seats = vec![json!({ "type": "me" })];
    seats.extend((0..bots).map(|_| json!({ "type": "bot", "level": "spark" })));
    let opened = guest.open(&json!({ "game": game, "seats": seats, "name": "Ada" })).await;
    let table = opened["table"].as_str().expect("an id").to_owned();
    let mut live = Live::connect(&guest, &table, None, None).await.expect("it connects");
    let (mut player, mut rng) = (Player::default(), generator(1));
    for _ in 0..4_000 {
        until(&mut live, &mut player, |player| !player.choices().is_empty() || player.is_over()).await;
        let Some(choice) = player.choose(&mut rng) else { break };
        let (answer, before) = live.ask(choice).await.expect("it answers");
        before.iter().for_each(|message| player.hear(message));
        assert_eq!(answer["type"], "done", "{answer}");
    }
    if player.is_over() {
        let (status, file) = guest.get(&format!("/api/tables/{table}/file")).await.expect("it answers");
        assert_eq!((status, file["game"].as_str()), (200, Some(game)));
        assert_eq!(file["fairness"]["seed"], player.waiting["seed"]);
    }
    // Whoever comes anew sees what whoever stayed sees.
    let mut again = Live::connect(&guest, &table, None, None).await.expect("it connects");
    let mut anew = Player::default();
    anew.hear(&again.next().await.expect("a welcome"));
    assert_eq!((anew.view, anew.sequence), (player.view, player.sequence));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_thunderstone_against_bots() {
    plays_to_the_end("thunderstone", 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_karak_against_bots() {
    plays_to_the_end("karak", 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_meet_by_link_and_a_third_watches() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, ben, cleo) = (server.guest(), server.guest(), server.guest());
    let opened = ada
        .open(&json!({ "game": "karak", "seats": [{ "type": "me" }, { "type": "open" }], "name": "Ada" }))
        .await;
    let table = opened["table"].as_str().expect("an id").to_owned();
    let link = |role: &str| {
        let links = opened["links"].as_array().expect("links");
        links.iter().find(|link| link["type"] == role).expect("this link")["token"].clone()
    };
    let join = format!("/api/tables/{table}/join");
    let refused = ben.post(&join, &json!({ "name": "Ben" })).await.expect("it answers");
    assert_eq!((refused.0, refused.1["code"].as_str()), (404, Some("no_table")));
    let wrong = ben.post(&join, &json!({ "name": "Ben", "token": "wrong" })).await.expect("it answers");
    assert_eq!((wrong.0, wrong.1["code"].as_str()), (403, Some("no_link")));
    let watch = ben.post(&join, &json!({ "name": "Ben", "token": link("watch") })).await.expect("it answers");
    assert_eq!(watch.0, 403, "a link for watching gives no seat");
    let joined = ben
        .post(&join, &json!({ "name": "Ben", "token": link("seat"), "commitment": null }))
        .await
        .expect("it answers");
    assert_eq!((joined.0, &joined.1["seat"]), (200, &json!(1)), "{}", joined.1);
    let late = cleo.post(&join, &json!({ "name": "Cleo", "token": link("any") })).await.expect("it answers");
    assert_eq!((late.0, late.1["code"].as_str()), (409, Some("table_full")));

    let token = link("watch");
    let mut lives = Vec::new();
    for (guest, watch) in [(&ada, None), (&ben, None), (&cleo, token.as_str())] {
        let live = Live::connect(guest, &table, None, watch).await.expect("it connects");
        lives.push((live, Player::default()));
    }
    let mut stranger = Live::connect(&cleo, &table, None, None).await.expect("it connects");
    assert_eq!(stranger.next().await.expect("an answer")["problem"]["code"], "no_table");

    let mut rng = generator(2);
    for (live, player) in &mut lives {
        until(live, player, |player| player.waiting["for"] == "choice").await;
    }
    assert_eq!(lives[2].1.seats, [0; 0]);
    for _ in 0..60 {
        let sequence = lives[0].1.sequence;
        let seat = lives[0].1.waiting["seat"].as_u64().expect("somebody is asked") as usize;
        assert!(lives[1 - seat].1.choices().is_empty() && lives[2].1.choices().is_empty());
        let choice = lives[seat].1.choose(&mut rng).expect("there is a choice");
        let mut stolen = choice.clone();
        stolen["seat"] = json!(seat);
        let (other, heard) = &mut lives[1 - seat];
        let (answer, before) = other.ask(stolen).await.expect("it answers");
        before.iter().for_each(|message| heard.hear(message));
        assert_eq!(answer["problem"]["code"], "not_your_seat");
        lives[seat].0.say(choice).await.expect("it is sent");
        for (live, player) in &mut lives {
            until(live, player, |player| player.sequence > sequence).await;
        }
    }
    // Karak has no secrets but Darius': all three see one table.
    let open = |player: &Player| player.view["table"].clone();
    assert_eq!(open(&lives[0].1), open(&lives[1].1));
    assert_eq!(open(&lives[0].1), open(&lives[2].1));
    let (status, problem): (u16, Value) =
        ada.get(&format!("/api/tables/{table}/file")).await.expect("it answers");
    assert_eq!((status, problem["code"].as_str()), (409, Some("not_over")), "no file before the end");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_resumes_from_the_last_record_it_saw() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    let seats = json!([{ "type": "me" }, { "type": "me" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await;
    let table = opened["table"].as_str().expect("an id").to_owned();
    let (mut rng, mut stays, mut comes) = (generator(3), Player::default(), Player::default());
    let mut steady = Live::connect(&ada, &table, None, None).await.expect("it connects");
    until(&mut steady, &mut stays, |player| !player.choices().is_empty()).await;
    for round in 0..10 {
        let mut live = Live::connect(&ada, &table, comes.seen, None).await.expect("it connects");
        comes.hear(&live.next().await.expect("a welcome"));
        live.catch_up(&mut comes).await.expect("it is told what it missed");
        assert_eq!((&comes.view, &comes.events), (&stays.view, &stays.events), "round {round}");
        for _ in 0..5 {
            let (choice, sequence) = (stays.choose(&mut rng).expect("a choice"), stays.sequence);
            // The same message twice: the second is stale and changes nothing.
            steady.say(choice.clone()).await.expect("it is sent");
            let (answer, before) = steady.ask(choice).await.expect("it answers");
            before.iter().for_each(|message| stays.hear(message));
            assert_eq!(answer["problem"]["code"], "stale");
            until(&mut steady, &mut stays, |player| player.sequence > sequence).await;
        }
    }
    server.stop().await;
}
