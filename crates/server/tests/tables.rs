//! Links, the lobby, shared screens, bots in seats, playing again, chat.

use crate::common::{At, code, generator, generous, id, link, start};
use serde_json::json;
use tempfile::tempdir;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn links_are_for_one_seat_or_for_watching_and_can_be_revoked() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, ben, cleo) = (server.guest(), server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "open" }, { "type": "open" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await;
    let table = id(&opened);
    let (join, links, revoke) = (
        format!("/api/tables/{table}/join"),
        format!("/api/tables/{table}/links"),
        format!("/api/tables/{table}/links/revoke"),
    );
    // Only the host makes and revokes links.
    let (first, watch) = (link(&opened, "seat", Some(1)), link(&opened, "watch", None));
    let nobody = ben.post(&links, &json!({ "type": "any" })).await.expect("it answers");
    assert_eq!(code(&nobody), (401, "not_known"));
    let sits = ben.post(&join, &json!({ "name": "Ben", "token": first })).await.expect("it answers");
    assert_eq!((sits.0, &sits.1["seat"]), (200, &json!(1)));
    for (path, body) in [(&links, json!({ "type": "any" })), (&revoke, json!({ "token": watch }))] {
        assert_eq!(code(&ben.post(path, &body).await.expect("it answers")), (403, "not_host"));
    }
    let beyond = ada.post(&links, &json!({ "type": "seat", "seat": 3 })).await.expect("it answers");
    assert_eq!(code(&beyond), (422, "seats"));

    // A revoked link gives no seat; a new one does.
    let second = link(&opened, "seat", Some(2));
    assert_eq!(ada.post(&revoke, &json!({ "token": second })).await.expect("it answers").0, 200);
    let late = cleo.post(&join, &json!({ "name": "Cleo", "token": second })).await.expect("it answers");
    assert_eq!(code(&late), (403, "no_link"));
    let taken = cleo.post(&join, &json!({ "name": "Cleo", "token": first })).await.expect("it answers");
    assert_eq!(code(&taken), (409, "seat_taken"));
    let (_, made) = ada.post(&links, &json!({ "type": "seat", "seat": 2 })).await.expect("it answers");
    let another = ada.open(&json!({ "game": "karak", "seats": seats })).await;
    let elsewhere = format!("/api/tables/{}/join", id(&another));
    let wrong = cleo.post(&elsewhere, &json!({ "name": "Cleo", "token": made["token"] })).await;
    assert_eq!(code(&wrong.expect("it answers")), (403, "no_link"), "a link is for one table");

    // Whoever watches by a link that is revoked watches no longer.
    let stranger = server.guest();
    let mut watching = At::table(&stranger, &table, Some(&watch)).await;
    let mut host = At::table(&ada, &table, None).await;
    assert_eq!(ada.post(&revoke, &json!({ "token": watch })).await.expect("it answers").0, 200);
    assert_eq!(watching.bye().await, "no_link");
    let again = test_client::Live::connect(&stranger, &table, None, Some(&watch)).await;
    let refused = again.expect("it connects").next().await.expect("an answer");
    assert_eq!(refused["problem"]["code"], "no_link");

    let sits =
        cleo.post(&join, &json!({ "name": "Cleo", "token": made["token"] })).await.expect("it answers");
    assert_eq!((sits.0, &sits.1["seat"]), (200, &json!(2)));
    host.record("began").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_listed_table_is_in_the_lobby_until_it_is_full() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, ben) = (server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let listed =
        id(&ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada", "listed": true })).await);
    let hidden = id(&ada.open(&json!({ "game": "karak", "seats": seats })).await);
    let (_, lobby) = ben.get("/api/tables").await.expect("it answers");
    assert_eq!(lobby.as_array().map(Vec::len), Some(1), "{lobby}");
    assert_eq!(lobby[0]["table"], listed.as_str());
    assert_eq!(lobby[0]["about"]["seats"][0], json!({ "type": "person", "name": "Ada" }));
    let refused = ben.post(&format!("/api/tables/{hidden}/join"), &json!({ "name": "Ben" })).await;
    assert_eq!(code(&refused.expect("it answers")), (404, "no_table"));
    let joined = ben.post(&format!("/api/tables/{listed}/join"), &json!({ "name": "Ben" })).await;
    assert_eq!(joined.expect("it answers").1["seat"], 1);
    let (_, lobby) = ben.get("/api/tables").await.expect("it answers");
    assert_eq!(lobby, json!([]));
    let (_, mine) = ben.get("/api/me/tables").await.expect("it answers");
    assert_eq!((mine[0]["table"].as_str(), mine[0]["status"].as_str()), (Some(&*listed), Some("playing")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shared_screen_hides_the_hands_until_somebody_looks() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, stranger) = (server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "me" }]);
    let opened =
        ada.open(&json!({ "game": "thunderstone", "seats": seats, "name": "Ada", "listed": true })).await;
    let table = id(&opened);
    let mut screen = At::table(&ada, &table, None).await;
    let mut watching = At::table(&stranger, &table, None).await;
    let mut rng = generator(5);
    for turn in 0..6 {
        screen.until(|player| player.waiting["for"] == "choice").await;
        let (seat, sequence) = (screen.player.waiting["seat"].clone(), screen.player.sequence);
        watching.until(|player| player.sequence >= sequence).await;
        // Before anybody looks it is what somebody who watches sees, and nothing is asked or explained.
        assert_eq!(screen.player.view, watching.player.view, "turn {turn}");
        assert!(screen.player.choices().is_empty());
        let why = screen.ask(json!({ "type": "why", "seat": seat })).await;
        assert_eq!(why["reasons"], json!([]));
        let forecast = screen.ask(json!({ "type": "forecast", "seat": seat })).await;
        assert_eq!((&forecast["type"], &forecast["forecast"]), (&json!("forecast"), &json!(null)));
        screen.does(json!({ "type": "look", "seat": seat })).await;
        assert_ne!(screen.player.view, watching.player.view, "the hand is seen");
        assert!(!screen.player.choices().is_empty());
        let forecast = screen.ask(json!({ "type": "forecast", "seat": seat })).await;
        assert_eq!(forecast["forecast"]["with"], "hand", "{forecast}");
        while screen.player.waiting["seat"] == seat {
            let sequence = screen.player.sequence;
            let choice = screen.player.choose(&mut rng).expect("a choice");
            screen.does(choice).await;
            screen.until(|player| player.sequence > sequence).await;
        }
    }
    assert_eq!(watching.refused(json!({ "type": "look", "seat": 0 })).await, "not_your_seat");
    screen.does(json!({ "type": "look", "seat": 0 })).await;
    screen.does(json!({ "type": "look" })).await;
    let sequence = screen.player.sequence;
    watching.until(|player| player.sequence >= sequence).await;
    assert_eq!(screen.player.view, watching.player.view, "the screen is being passed on");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_seat_can_become_a_bot_and_a_leaver_comes_back() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, ben) = (server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "open" }, { "type": "bot", "level": "spark" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await;
    let table = id(&opened);
    let join = format!("/api/tables/{table}/join");
    let body = json!({ "name": "Ben", "token": link(&opened, "seat", Some(1)) });
    assert_eq!(ben.post(&join, &body).await.expect("it answers").0, 200);
    let (mut host, mut other) = (At::table(&ada, &table, None).await, At::table(&ben, &table, None).await);
    let bot = |seat: u8, level: &str| json!({ "type": "sit", "seat": seat, "occupant": { "type": "bot", "level": level } });
    let me = |seat: u8| json!({ "type": "sit", "seat": seat, "occupant": { "type": "me" } });
    for level in ["candle", "torch", "bonfire", "blaze", "spark"] {
        host.does(bot(2, level)).await;
        assert_eq!(
            other.record("seated").await["what"]["occupant"],
            json!({ "type": "bot", "level": level })
        );
    }
    assert_eq!(other.refused(bot(2, "spark")).await, "not_your_seat");
    assert_eq!(other.refused(me(0)).await, "seat_taken");
    assert_eq!(host.refused(bot(1, "spark")).await, "seat_taken", "Ben is here");
    assert_eq!(host.refused(bot(9, "spark")).await, "seats");
    let open = json!({ "type": "sit", "seat": 1, "occupant": { "type": "open" } });
    assert_eq!(host.refused(open).await, "begun");

    // Ben lets a bot play and leaves, and comes back.
    other.does(bot(1, "spark")).await;
    drop(other);
    loop {
        let message = host.next().await;
        if message["type"] == "presence" && message["seats"][1]["connected"] == false {
            break;
        }
    }
    host.does(bot(0, "spark")).await;
    loop {
        let record = host.record("played").await;
        if record["what"]["seat"] == 1 {
            assert_eq!(record["what"]["by"], "bot");
            break;
        }
    }
    let mut other = At::table(&ben, &table, None).await;
    assert_eq!(other.told[0]["seats"][1]["occupant"]["type"], "stand_in");
    other.does(me(1)).await;
    other.until(|player| !player.choices().is_empty()).await;
    assert_eq!(other.player.waiting["seat"], 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_people_play_again_at_one_table() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, ben) = (server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await;
    let table = id(&opened);
    let body = json!({ "name": "Ben", "token": link(&opened, "any", None) });
    assert_eq!(ben.post(&format!("/api/tables/{table}/join"), &body).await.expect("it answers").0, 200);
    let again = format!("/api/tables/{table}/rematch");
    assert_eq!(code(&ada.post(&again, &json!({})).await.expect("it answers")), (409, "not_over"));
    let (mut host, mut other) = (At::table(&ada, &table, None).await, At::table(&ben, &table, None).await);
    for (at, seat) in [(&mut host, 0), (&mut other, 1)] {
        at.does(json!({ "type": "sit", "seat": seat, "occupant": { "type": "bot", "level": "candle" } }))
            .await;
    }
    host.until(test_client::Player::is_over).await;
    other.until(test_client::Player::is_over).await;
    let stranger = server.guest();
    stranger.post("/api/me", &json!({ "name": "Cleo" })).await.expect("it answers");
    assert_eq!(code(&stranger.post(&again, &json!({})).await.expect("it answers")), (404, "no_table"));
    let body = json!({});
    let (first, second) = tokio::join!(ada.post(&again, &body), ben.post(&again, &body));
    let (first, second) = (first.expect("it answers"), second.expect("it answers"));
    assert_eq!((first.0, second.0), (200, 200));
    // Whoever asked first may not be told of a table yet: there is none before both have agreed.
    let mut tables = [&first.1["table"], &second.1["table"]];
    tables.sort_by_key(|table| table.is_null());
    assert!(tables[0].is_string() && (tables[1].is_null() || tables[1] == tables[0]), "{tables:?}");
    let next = tables[0].clone();
    for guest in [&ada, &ben] {
        let (_, known) = guest.post(&again, &body).await.expect("it answers");
        assert_eq!(known["table"], next, "there is one table for both");
    }
    for at in [&mut host, &mut other] {
        assert_eq!(at.record("rematch").await["what"]["table"], next);
    }
    let (_, tables) = ben.get("/api/me/tables").await.expect("it answers");
    assert_eq!(tables.as_array().map(Vec::len), Some(2), "{tables}");
    // Nobody is stood in for any more.
    let anew = At::table(&ben, next.as_str().expect("an id"), None).await;
    assert_eq!(anew.told[0]["seats"][1]["occupant"], json!({ "type": "person", "name": "Ben" }));
    assert_eq!(anew.player.seats, [1]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chat_has_limits_and_the_host_can_mute() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, ben, nobody) = (server.guest(), server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada", "listed": true })).await;
    let table = id(&opened);
    ben.post(&format!("/api/tables/{table}/join"), &json!({ "name": "Ben" })).await.expect("it answers");
    let mut host = At::table(&ada, &table, None).await;
    let mut other = At::table(&ben, &table, None).await;
    let mut unnamed = At::table(&nobody, &table, None).await;
    let chat = |text: &str| json!({ "type": "chat", "text": text });
    assert_eq!(unnamed.refused(chat("hello")).await, "not_known");
    assert_eq!(other.refused(chat(" \u{7} ")).await, "malformed");
    assert_eq!(other.refused(chat(&"x".repeat(501))).await, "malformed");
    other.does(chat("hello")).await;
    let said = json!({ "type": "said", "seat": 1, "name": "Ben", "text": "hello" });
    assert_eq!(host.record("said").await["what"], said);
    assert_eq!(other.refused(json!({ "type": "mute", "seat": 0, "muted": true })).await, "not_host");
    host.does(json!({ "type": "mute", "seat": 1, "muted": true })).await;
    other.does(chat("secret")).await;
    assert_eq!(host.record("said").await["what"]["text"], json!(null));
    assert_eq!(unnamed.record("said").await["what"]["text"], "hello");
    assert_eq!(unnamed.record("said").await["what"]["text"], json!(null));
    host.does(json!({ "type": "mute", "seat": 1, "muted": false })).await;
    // Six lines in ten seconds, over however many connections.
    for line in ["3", "4", "5", "6"] {
        other.does(chat(line)).await;
    }
    assert_eq!(other.refused(chat("7")).await, "too_fast");
    let mut twice = At::table(&ben, &table, None).await;
    assert_eq!(twice.refused(chat("8")).await, "too_fast");
    host.does(chat("others may")).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_steps_are_taken_together_or_not_at_all() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    let seats = json!([{ "type": "me" }, { "type": "me" }]);
    let table = id(&ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await);
    let mut at = At::table(&ada, &table, None).await;
    at.until(|player| !player.choices().is_empty()).await;
    let first = at.player.choices()[0]["choice"].clone();
    let choose = |choices: serde_json::Value, sequence: u64, seat: &serde_json::Value| json!({ "type": "choose", "seat": seat, "sequence": sequence, "choices": choices });
    let (sequence, seat) = (at.player.sequence, at.player.waiting["seat"].clone());
    let many = vec![first.clone(); 20];
    let answer = at.ask(choose(json!(many), sequence, &seat)).await;
    assert_eq!(answer["type"], "refused", "{answer}");
    assert!(answer["problem"]["step"].as_u64().is_some_and(|step| step > 0), "{answer}");
    assert_eq!(at.refused(choose(json!([]), sequence, &seat)).await, "malformed");
    assert_eq!(at.refused(choose(json!(vec![first.clone(); 65]), sequence, &seat)).await, "malformed");
    assert_eq!(at.refused(choose(json!([{ "no": "choice" }]), sequence, &seat)).await, "malformed");
    assert_eq!(at.refused(choose(json!([first, first]), sequence + 1, &seat)).await, "stale");
    assert_eq!(at.refused(choose(json!([first]), sequence + 1, &seat)).await, "stale");
    let anew = At::table(&ada, &table, None).await;
    assert_eq!((anew.player.sequence, anew.player.view), (sequence, at.player.view.clone()));
    at.does(choose(json!([first]), sequence, &seat)).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_says_so_and_has_stored_everything() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, mut rng) = (server.guest(), generator(9));
    let seats = json!([{ "type": "me" }, { "type": "me" }]);
    let table = id(&ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await);
    let mut at = At::table(&ada, &table, None).await;
    at.until(|player| !player.choices().is_empty()).await;
    for _ in 0..10 {
        let sequence = at.player.sequence;
        let choice = at.player.choose(&mut rng).expect("a choice");
        at.does(choice).await;
        at.until(|player| player.sequence > sequence && !player.choices().is_empty()).await;
    }
    let stopping = tokio::spawn(server.stop());
    assert_eq!(at.bye().await, "closing");
    assert!(at.live.next().await.is_err(), "one farewell is enough");
    stopping.await.expect("it stops");
    let server = start(folder.path(), generous());
    let mut again = server.guest();
    again.take_cookie(ada.cookie());
    let anew = At::table(&again, &table, None).await;
    assert_eq!((anew.player.sequence, anew.player.view), (at.player.sequence, at.player.view));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_list_of_ones_tables_says_where_it_is_ones_turn() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, ben) = (server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "open" }]);
    let opened =
        ada.open(&json!({ "game": "thunderstone", "seats": seats, "name": "Ada", "listed": true })).await;
    let table = id(&opened);
    let turn = async |guest: &test_client::TestClient| {
        let (_, mine) = guest.get("/api/me/tables").await.expect("it answers");
        let text = mine.to_string();
        assert!(!text.contains("waits_for"), "nobody is told who somebody is: {text}");
        mine[0]["your_turn"].as_bool().expect("it is said")
    };
    assert!(!turn(&ada).await, "nothing has begun");
    let (_, lobby) = ben.get("/api/tables").await.expect("it answers");
    assert_eq!((&lobby[0]["your_turn"], &lobby[0]["waits_for"]), (&json!(false), &json!(null)));
    let join = format!("/api/tables/{table}/join");
    assert_eq!(ben.post(&join, &json!({ "name": "Ben" })).await.expect("it answers").0, 200);
    let mut people = [At::table(&ada, &table, None).await, At::table(&ben, &table, None).await];
    let (mut rng, mut turns) = (generator(5), [0, 0]);
    for _ in 0..60 {
        let asked = loop {
            match people.iter().position(|person| !person.player.choices().is_empty()) {
                Some(asked) => break asked,
                None => people[0].next().await,
            };
        };
        // What was told is stored, so the list knows it already.
        assert_eq!([turn(&ada).await, turn(&ben).await], [asked == 0, asked == 1]);
        turns[asked] += 1;
        let choose = people[asked].player.choose(&mut rng).expect("somebody is asked");
        people[asked].does(choose).await;
        let seen = people[asked].player.seen;
        people[1 - asked].until(|player| player.seen == seen).await;
    }
    assert!(turns[0] > 0 && turns[1] > 0, "{turns:?}");
    // A bot that stands in decides; nobody else is waited for.
    let asked = usize::from(turn(&ben).await);
    let away = json!({ "type": "sit", "seat": asked, "occupant": { "type": "bot", "level": "spark" } });
    people[asked].does(away).await;
    let guests = [&ada, &ben];
    assert!(!turn(guests[asked]).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_at_one_screen_has_a_name_of_their_own() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    let seats = json!([{ "type": "me" }, { "type": "me", "name": " Ben\u{202e} " }, { "type": "me", "name": "Cleo" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await;
    // Whoever is welcomed finds the game begun.
    let screen = At::table(&ada, &id(&opened), None).await;
    assert_eq!(screen.player.seats, [0, 1, 2]);
    let (_, mine) = ada.get("/api/me/tables").await.expect("it answers");
    let names = |seats: &serde_json::Value| -> Vec<String> {
        let names = seats.as_array().into_iter().flatten().map(|seat| seat["name"].as_str().unwrap_or(""));
        names.map(str::to_owned).collect()
    };
    assert_eq!(names(&mine[0]["about"]["seats"]), ["Ada", "Ben", "Cleo"]);
    assert_eq!(mine[0]["your_turn"], true, "all of them are this person's seats");
    for wrong in ["", "   ", "a name that is much too long for a seat"] {
        let seats = json!([{ "type": "me" }, { "type": "me", "name": wrong }]);
        let answer = ada.post("/api/tables", &json!({ "game": "karak", "seats": seats })).await;
        assert_eq!(code(&answer.expect("it answers")), (422, "name"));
    }
    server.stop().await;
}
