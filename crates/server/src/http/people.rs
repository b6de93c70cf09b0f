//! Players without accounts: a name, a cookie, and a code that carries both to another device.

use super::{App, Body};
use crate::journal::Identity;
use crate::problem::Refuse;
use crate::tokens::{self, Purpose};
use archive::{NewPlayer, Player};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{AppendHeaders, IntoResponse};
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;
use utoipa::ToSchema;

/// The name of the cookie.
pub const COOKIE: &str = "emberhall";
/// The most characters of a name.
pub const NAME: usize = 24;

/// Who somebody is.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// The name; none for somebody who has not said one.
    pub name: Option<String>,
    /// The code that carries this player to another device; told once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub recovery: Option<String>,
}

/// A name.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Introduction {
    /// How others see the player: 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
}

/// A recovery code.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The code as it was shown.
    #[schema(max_length = 100)]
    pub code: String,
}

/// A player who has been recognised, or has just been made, with what has to be sent back.
pub struct Recognised {
    /// Who.
    pub player: Player,
    /// A cookie for somebody new.
    pub cookie: Option<HeaderValue>,
    /// The recovery code of somebody new.
    pub recovery: Option<String>,
}

impl Recognised {
    /// The identity in journals.
    pub fn identity(&self) -> Identity {
        Identity(self.player.id)
    }

    /// The headers of the answer.
    pub fn headers(&self) -> AppendHeaders<Option<(header::HeaderName, HeaderValue)>> {
        AppendHeaders(self.cookie.clone().map(|cookie| (header::SET_COOKIE, cookie)))
    }
}

/// The player whose cookie came with a request.
pub async fn known(app: &App, headers: &HeaderMap) -> Result<Option<Player>, Refuse> {
    let Some(secret) = secret(headers) else { return Ok(None) };
    Ok(app.shared.archive.by_token(tokens::hash(Purpose::Device, secret)).await?)
}

fn secret(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value).filter(|value| value.len() == 26)
}

/// The player of a request; somebody new with this name when nobody is known.
pub async fn recognise(
    app: &App,
    headers: &HeaderMap,
    peer: SocketAddr,
    name: Option<&str>,
) -> Result<Recognised, Refuse> {
    let name = name.map(clean).transpose()?;
    if let Some(mut player) = known(app, headers).await? {
        if let Some(name) = name.filter(|name| *name != player.name) {
            app.shared.archive.rename(player.id, name.clone()).await?;
            player.name = name;
        }
        return Ok(Recognised { player, cookie: None, recovery: None });
    }
    let name = name.ok_or(Refuse::Name)?;
    app.doors.may_create(app.doors.address(peer, headers))?;
    let (device, recovery) = (tokens::secret(&app.shared.random)?, tokens::secret(&app.shared.random)?);
    let new = NewPlayer {
        id: tokens::player_id(&app.shared.random)?,
        token: tokens::hash(Purpose::Device, &device),
        recovery: tokens::hash(Purpose::Recovery, &recovery),
        name: name.clone(),
        at: app.shared.clock.now(),
    };
    let player = Player { id: new.id, name, created: new.at };
    app.shared.archive.create_player(new).await?;
    Ok(Recognised { player, cookie: Some(cookie(app, &device)), recovery: Some(tokens::spoken(&recovery)) })
}

/// A name without what cannot be seen, or none.
pub fn clean(name: &str) -> Result<String, Refuse> {
    let shown: String = name.chars().filter(|c| !c.is_control() && !is_invisible(*c)).collect();
    let name = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    match (1..=NAME).contains(&name.chars().count()) {
        true => Ok(name),
        false => Err(Refuse::Name),
    }
}

/// Characters that turn the direction of writing or hide, with which one name could be made to look like another.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn cookie(app: &App, device: &str) -> HeaderValue {
    let secure = if app.shared.secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={device}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("secrets are letters and digits")
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "players", responses((status = 200, body = Me)))]
pub async fn me(State(app): State<App>, headers: HeaderMap) -> Result<Json<Me>, Refuse> {
    let name = known(&app, &headers).await?.map(|player| player.name);
    Ok(Json(Me { name, recovery: None }))
}

/// Says or changes a name.
#[utoipa::path(post, path = "/api/me", tag = "players", request_body = Introduction, responses(
    (status = 200, body = Me),
    (status = 422, description = "not a name", body = crate::protocol::Problem),
))]
pub async fn introduce(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(body): Body<Introduction>,
) -> Result<impl IntoResponse, Refuse> {
    let found = recognise(&app, &headers, peer, Some(&body.name)).await?;
    let me = Me { name: Some(found.player.name.clone()), recovery: found.recovery.clone() };
    Ok((found.headers(), Json(me)))
}

/// Comes back on another device.
#[utoipa::path(post, path = "/api/me/recover", tag = "players", request_body = Recovery, responses(
    (status = 200, body = Me),
    (status = 401, description = "nobody has this code", body = crate::protocol::Problem),
))]
pub async fn recover(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(body): Body<Recovery>,
) -> Result<impl IntoResponse, Refuse> {
    app.doors.may_create(app.doors.address(peer, &headers))?;
    let code = tokens::heard(&body.code);
    let player = app.shared.archive.by_recovery(tokens::hash(Purpose::Recovery, &code)).await?;
    let player = player.ok_or(Refuse::NotKnown)?;
    let device = tokens::secret(&app.shared.random)?;
    let (token, at) = (tokens::hash(Purpose::Device, &device), app.shared.clock.now());
    app.shared.archive.add_token(player.id, token, None, at).await?;
    let headers = AppendHeaders([(header::SET_COOKIE, cookie(&app, &device))]);
    Ok((headers, Json(Me { name: Some(player.name), recovery: None })))
}

/// Makes a new recovery code; the old one is good for nothing from now on.
#[utoipa::path(post, path = "/api/me/recovery", tag = "players", responses(
    (status = 200, body = Me),
    (status = 401, description = "nobody is known by this cookie", body = crate::protocol::Problem),
))]
pub async fn renew(State(app): State<App>, headers: HeaderMap) -> Result<Json<Me>, Refuse> {
    let player = known(&app, &headers).await?.ok_or(Refuse::NotKnown)?;
    let recovery = tokens::secret(&app.shared.random)?;
    app.shared.archive.set_recovery(player.id, tokens::hash(Purpose::Recovery, &recovery)).await?;
    Ok(Json(Me { name: Some(player.name), recovery: Some(tokens::spoken(&recovery)) }))
}

/// Forgets this player: name, devices, subscriptions. Seats at tables that are being played are kept by name only.
#[utoipa::path(post, path = "/api/me/forget", tag = "players", responses(
    (status = 200, body = Me),
    (status = 401, description = "nobody is known by this cookie", body = crate::protocol::Problem),
))]
pub async fn forget(State(app): State<App>, headers: HeaderMap) -> Result<impl IntoResponse, Refuse> {
    let player = known(&app, &headers).await?.ok_or(Refuse::NotKnown)?;
    app.shared.archive.forget_player(player.id).await?;
    let gone = HeaderValue::from_static("emberhall=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    Ok((AppendHeaders([(header::SET_COOKIE, gone)]), Json(Me { name: None, recovery: None })))
}
