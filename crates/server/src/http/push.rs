//! Subscriptions to calls: “your turn”.

use super::people::known;
use super::{App, Body};
use crate::problem::Refuse;
use crate::push::{Quiet, Reach, Subscription};
use crate::tokens::{self, Purpose};
use archive::Push;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use host::Denied;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

/// The most bytes of an endpoint.
const LONGEST: usize = 1_024;
/// How many devices of one player are called.
const DEVICES: usize = 16;

/// The server's key.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PushKey {
    /// The `applicationServerKey` for browsers: 65 bytes in base64url.
    pub key: String,
}

/// A device that wants to be called.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Subscribe {
    /// What the browser's `PushManager` gave.
    pub subscription: BrowserSubscription,
    /// When the device is to be left alone.
    #[serde(default)]
    pub quiet: Option<Quiet>,
}

/// What the browser's `PushManager` gave.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct BrowserSubscription {
    /// Where messages go: an https address in the public internet.
    #[schema(max_length = 1024)]
    pub endpoint: String,
    /// How messages are encrypted.
    pub keys: BrowserKeys,
}

/// How messages are encrypted.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct BrowserKeys {
    /// A public key on the curve P-256: 65 bytes in base64url.
    #[schema(min_length = 87, max_length = 88)]
    pub p256dh: String,
    /// 16 bytes in base64url.
    #[schema(min_length = 22, max_length = 24)]
    pub auth: String,
}

/// A device that wants to be called no more.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Unsubscribe {
    /// Its endpoint.
    #[schema(max_length = 1024)]
    pub endpoint: String,
}

/// The server's key for push messages.
#[utoipa::path(get, path = "/api/push/key", tag = "push", responses((status = 200, body = PushKey)))]
pub async fn key(State(app): State<App>) -> Json<PushKey> {
    Json(PushKey { key: app.vapid.public().to_owned() })
}

/// Wants to be called when it is the player's turn and nobody is there.
#[utoipa::path(post, path = "/api/me/push", tag = "push", request_body = Subscribe, responses(
    (status = 200, body = Object, description = "the device will be called"),
    (status = 401, description = "nobody is known by this cookie", body = host::protocol::Problem),
))]
pub async fn subscribe(
    State(app): State<App>,
    headers: HeaderMap,
    Body(body): Body<Subscribe>,
) -> Result<Json<Value>, Refuse> {
    let player = known(&app, &headers).await?.ok_or(Refuse::Table(Denied::NotKnown))?;
    let wrong = |what: &str| Refuse::malformed(what.to_owned());
    let BrowserSubscription { endpoint, keys } = body.subscription;
    let reach = Reach { anywhere: app.shared.limits.push_anywhere };
    if endpoint.len() > LONGEST || reach.endpoint(&endpoint).is_none() {
        return Err(wrong("endpoint: not an https address in the public internet"));
    }
    let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
    let public =
        bytes(&keys.p256dh).filter(|key| key.len() == 65 && p256::PublicKey::from_sec1_bytes(key).is_ok());
    let public = public.ok_or_else(|| wrong("p256dh: not a public key"))?;
    let auth =
        bytes(&keys.auth).filter(|auth| auth.len() == 16).ok_or_else(|| wrong("auth: not 16 bytes"))?;
    if body.quiet.is_some_and(|quiet| !quiet.is_sensible()) {
        return Err(wrong("quiet: no such hours"));
    }
    let id = tokens::hash(Purpose::Push, &endpoint);
    let others = app.shared.archive.pushes(player.id).await?;
    if others.iter().filter(|push| push.endpoint != id).count() >= DEVICES {
        return Err(Refuse::Table(Denied::TooMany));
    }
    let (p256dh, auth) = (BASE64.encode(public), BASE64.encode(auth));
    let kept = Subscription { endpoint, p256dh, auth, quiet: body.quiet };
    let body = serde_json::to_vec(&kept).expect("subscriptions are plain data");
    app.shared.archive.add_push(player.id, Push { endpoint: id, body }).await?;
    Ok(Json(json!({})))
}

/// Wants to be called no more.
#[utoipa::path(post, path = "/api/me/push/remove", tag = "push", request_body = Unsubscribe, responses(
    (status = 200, body = Object, description = "the device will not be called"),
    (status = 401, description = "nobody is known by this cookie", body = host::protocol::Problem),
))]
pub async fn unsubscribe(
    State(app): State<App>,
    headers: HeaderMap,
    Body(body): Body<Unsubscribe>,
) -> Result<Json<Value>, Refuse> {
    let player = known(&app, &headers).await?.ok_or(Refuse::Table(Denied::NotKnown))?;
    let id = tokens::hash(Purpose::Push, &body.endpoint);
    // Only one's own.
    if app.shared.archive.pushes(player.id).await?.iter().any(|push| push.endpoint == id) {
        app.shared.archive.remove_push(id).await?;
    }
    Ok(Json(json!({})))
}
