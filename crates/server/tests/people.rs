//! Names without accounts, and coming back on another device.

use crate::common::{At, code, generous, id, raw, start, start_with};
use serde_json::json;
use tempfile::tempdir;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_is_what_can_be_seen_of_it() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let ada = server.guest();
    assert_eq!(ada.get("/api/me").await.expect("it answers").1, json!({ "name": null }));
    for bad in ["", "  ", "\u{200b}\u{202e}", "1234567890123456789012345", "\u{0}"] {
        assert_eq!(
            code(&ada.post("/api/me", &json!({ "name": bad })).await.expect("it answers")),
            (422, "name")
        );
    }
    let (status, me) =
        ada.post("/api/me", &json!({ "name": "  Ada\u{202e}  \t Łucja " })).await.expect("it answers");
    assert_eq!((status, me["name"].as_str()), (200, Some("Ada Łucja")));
    assert!(me["recovery"].as_str().is_some_and(|code| code.len() == 31), "{me}");
    let (_, again) = ada.post("/api/me", &json!({ "name": "Ida" })).await.expect("it answers");
    assert_eq!(again, json!({ "name": "Ida" }), "a code is told once");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_brings_a_player_to_another_device() {
    let folder = tempdir().expect("a folder");
    let server = start(folder.path(), generous());
    let (ada, phone, thief) = (server.guest(), server.guest(), server.guest());
    let seats = json!([{ "type": "me" }, { "type": "bot", "level": "spark" }]);
    let opened = ada.open(&json!({ "game": "karak", "seats": seats, "name": "Ada" })).await;
    let old = opened["recovery"].as_str().expect("a code").to_owned();
    let spoken = old.to_uppercase().replace('-', " ");
    let (status, me) = phone.post("/api/me/recover", &json!({ "code": spoken })).await.expect("it answers");
    assert_eq!((status, &me["name"]), (200, &json!("Ada")));
    let (mut here, there) =
        (At::table(&phone, &id(&opened), None).await, At::table(&ada, &id(&opened), None).await);
    assert_eq!((&here.player.seats, &there.player.seats), (&vec![0], &vec![0]));
    here.until(|player| !player.choices().is_empty()).await;

    let (_, renewed) = phone.post("/api/me/recovery", &json!({})).await.expect("it answers");
    for wrong in [old.as_str(), "", "x"] {
        let answer = thief.post("/api/me/recover", &json!({ "code": wrong })).await.expect("it answers");
        assert_eq!(code(&answer), (401, "not_known"));
    }
    let new = json!({ "code": renewed["recovery"] });
    assert_eq!(
        thief.post("/api/me/recover", &new).await.expect("it answers").0,
        200,
        "it is a bearer's code"
    );
    assert_eq!(ada.post("/api/me/forget", &json!({})).await.expect("it answers").0, 200);
    for device in [&phone, &thief] {
        assert_eq!(device.get("/api/me").await.expect("it answers").1, json!({ "name": null }));
        assert_eq!(
            code(&device.post("/api/me/recovery", &json!({})).await.expect("it answers")),
            (401, "not_known")
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_cookie_is_for_the_server_alone() {
    let folder = tempdir().expect("a folder");
    let url = Some("https://table.example".to_owned());
    let server = start_with(folder.path(), generous(), |config| config.public_url = url);
    let body = r#"{"name":"Ada"}"#;
    let request = format!(
        "POST /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = raw(&server.url, request.as_bytes()).await;
    let cookie = answer.lines().find(|line| line.starts_with("set-cookie: ")).expect("a cookie");
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(answer.contains("strict-transport-security: "), "{answer}");
    server.stop().await;
}
