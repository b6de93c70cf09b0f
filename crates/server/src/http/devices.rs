//! The devices of a player: listing, signing out, revoking.

use super::people::{device, known};
use super::{App, Body};
use crate::problem::Refuse;
use archive::{Digest, PlayerId};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{AppendHeaders, IntoResponse};
use host::Denied;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A device of a player.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnDevice {
    /// By what it is revoked.
    pub id: String,
    /// The browser and the system, as far as they are known.
    pub label: String,
    /// Since when, in milliseconds since 1970.
    pub added: i64,
    /// Whether the request came from it.
    pub this: bool,
}

/// Which device.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WhichDevice {
    /// Its id.
    #[schema(max_length = 26)]
    pub id: String,
}

/// By what a device is named to its owner: part of a hash, of no use to anybody else.
fn id_of(token: &Digest) -> String {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&token[..16]);
    PlayerId(bytes).to_string()
}

/// A cookie that is gone.
pub fn no_cookie() -> HeaderValue {
    HeaderValue::from_static("emberhall=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// The browser and the system of a request, in words of our own: nothing that a client sends is stored.
pub fn label(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let first = |known: &[(&str, &'static str)]| {
        known.iter().find(|(word, _)| agent.contains(word)).map(|(_, name)| *name)
    };
    // Many browsers also name those that they resemble.
    let browser = first(&[
        ("Firefox/", "Firefox"),
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ]);
    browser.into_iter().chain(system).collect::<Vec<_>>().join(", ")
}

/// Names a new device.
pub async fn name(app: &App, token: Digest, headers: &HeaderMap) -> Result<(), Refuse> {
    let label = label(headers);
    if label.is_empty() {
        return Ok(());
    }
    Ok(app.shared.archive.moderation().name_device(token, label).await?)
}

/// The devices of this player.
#[utoipa::path(get, path = "/api/me/devices", tag = "players", responses(
    (status = 200, body = Vec<OwnDevice>),
    (status = 401, description = "nobody is known by this cookie", body = host::protocol::Problem),
))]
pub async fn list(State(app): State<App>, headers: HeaderMap) -> Result<Json<Vec<OwnDevice>>, Refuse> {
    let player = known(&app, &headers).await?.ok_or(Refuse::Table(Denied::NotKnown))?;
    let this = device(&headers);
    let found = app.shared.archive.moderation().devices(player.id).await?.into_iter();
    let shown = |device: archive::Device| OwnDevice {
        id: id_of(&device.token),
        this: this == Some(device.token),
        label: device.label,
        added: device.added,
    };
    Ok(Json(found.map(shown).collect()))
}

/// Revokes a device: its cookie is worth nothing, and its live connections end.
#[utoipa::path(post, path = "/api/me/devices/revoke", tag = "players", request_body = WhichDevice, responses(
    (status = 200, body = Object, description = "the device is revoked, or was not there"),
    (status = 401, description = "nobody is known by this cookie", body = host::protocol::Problem),
))]
pub async fn revoke(
    State(app): State<App>,
    headers: HeaderMap,
    Body(which): Body<WhichDevice>,
) -> Result<Json<serde_json::Value>, Refuse> {
    let player = known(&app, &headers).await?.ok_or(Refuse::Table(Denied::NotKnown))?;
    let devices = app.shared.archive.moderation().devices(player.id).await?;
    if let Some(device) = devices.iter().find(|device| id_of(&device.token) == which.id) {
        remove(&app, player.id, device.token).await?;
    }
    Ok(Json(serde_json::json!({})))
}

/// Signs this device out.
#[utoipa::path(post, path = "/api/me/sign-out", tag = "players", responses(
    (status = 200, body = Object, description = "the device is signed out"),
    (status = 401, description = "nobody is known by this cookie", body = host::protocol::Problem),
))]
pub async fn sign_out(State(app): State<App>, headers: HeaderMap) -> Result<impl IntoResponse, Refuse> {
    let player = known(&app, &headers).await?.ok_or(Refuse::Table(Denied::NotKnown))?;
    let token = device(&headers).ok_or(Refuse::Table(Denied::NotKnown))?;
    remove(&app, player.id, token).await?;
    Ok((AppendHeaders([(header::SET_COOKIE, no_cookie())]), Json(serde_json::json!({}))))
}

async fn remove(app: &App, player: PlayerId, token: Digest) -> Result<(), Refuse> {
    app.shared.archive.moderation().remove_token(player, token).await?;
    app.shared.bans.sign_out(token);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_named_in_our_own_words() {
        for (agent, named) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
                "Safari, iPhone",
            ),
            ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
            ("<script>", ""),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, HeaderValue::from_static(agent));
            assert_eq!(label(&headers), named);
        }
    }
}
