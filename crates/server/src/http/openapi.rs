//! The description of the HTTP interface.

use super::{App, devices, lists, people, push, roles, safety, tables};
use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};
use std::sync::LazyLock;
use utoipa::OpenApi;

/// The HTTP interface of Emberhall.
#[derive(OpenApi)]
#[openapi(
    info(title = "Emberhall", description = "Tables for board games. Live tables are in docs/protocol.md."),
    paths(
        people::me,
        people::introduce,
        people::recover,
        people::renew,
        people::forget,
        devices::list,
        devices::revoke,
        devices::sign_out,
        safety::blocks,
        safety::block,
        safety::unblock,
        safety::report,
        safety::blocked,
        lists::mine,
        lists::games,
        lists::game_texts,
        lists::bots,
        lists::lobby,
        tables::create,
        tables::join,
        tables::rematch::rematch,
        tables::file,
        roles::make,
        roles::revoke,
        push::key,
        push::subscribe,
        push::unsubscribe,
        crate::live::live,
        description,
    ),
    components(schemas(host::protocol::Problem))
)]
struct Description;

/// What any request can be answered with, besides what it is described with.
const EVERYWHERE: [(&str, &str); 3] = [
    ("429", "too many requests or connections"),
    ("503", "the server stops, or cannot store anything at the moment"),
    ("507", "the disk is full"),
];
/// What any request that changes something can be answered with.
const CHANGES: [(&str, &str); 4] = [
    ("400", "not of the described form"),
    ("403", "from another site"),
    ("408", "it came too slowly"),
    ("413", "too large"),
];

/// How requests are described that need a cookie.
const KNOWN: &str = "nobody is known by this cookie";

/// The description as it is sent.
static TEXT: LazyLock<Value> = LazyLock::new(|| {
    let mut text = serde_json::to_value(Description::openapi()).expect("the description is plain data");
    text["components"]["securitySchemes"]["cookie"] =
        json!({ "type": "apiKey", "in": "cookie", "name": people::COOKIE });
    let paths =
        text["paths"].as_object_mut().into_iter().flatten().filter_map(|(_, path)| path.as_object_mut());
    for (method, operation) in paths.flatten() {
        let known = operation["responses"]["401"]["description"] == KNOWN;
        let also = if method == "post" { &CHANGES[..] } else { &[] };
        for (status, why) in EVERYWHERE.iter().chain(also) {
            if operation["responses"].get(status).is_none() {
                operation["responses"][status] = refusal(why);
            }
        }
        if known {
            operation["security"] = json!([{ "cookie": [] }]);
        }
    }
    text
});

fn refusal(why: &str) -> Value {
    let schema = json!({ "$ref": "#/components/schemas/Problem" });
    json!({ "description": why, "content": { "application/json": { "schema": schema } } })
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "description", responses((status = 200, body = Object)))]
pub async fn description(State(app): State<App>) -> Json<Value> {
    Json(with_games(&app.shared.games.ids()))
}

/// The description for a server of these games.
fn with_games(ids: &[&str]) -> Value {
    let mut text = TEXT.clone();
    text["components"]["schemas"]["NewGame"]["properties"]["game"]["enum"] = json!(ids);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_is_described_with_its_form() {
        let create = &TEXT["paths"]["/api/tables"]["post"]["responses"];
        for status in ["400", "403", "408", "413", "422", "429", "503", "507"] {
            let schema = &create[status]["content"]["application/json"]["schema"]["$ref"];
            assert_eq!(schema, "#/components/schemas/Problem", "{status}");
        }
        assert_eq!(TEXT["paths"].as_object().map(|paths| paths.len()), Some(26));
        assert_eq!(
            with_games(&["chess"])["components"]["schemas"]["NewGame"]["properties"]["game"]["enum"],
            json!(["chess"])
        );
        let paths = &TEXT["paths"];
        assert_eq!(paths["/api/me/forget"]["post"]["security"], json!([{ "cookie": [] }]));
        assert!(paths["/api/me/recover"]["post"].get("security").is_none());
        assert!(TEXT["components"]["schemas"]["Clock"]["oneOf"].is_array());
    }
}
