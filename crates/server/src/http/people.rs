//! Players without accounts: a name, a cookie, and a code that carries both to another device.

use super::devices::{self, no_cookie};
use super::{App, Body};
use crate::problem::Refuse;
use crate::room::Ask;
use crate::tokens::{self, Purpose};
use archive::{Digest, NewPlayer, Player};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{AppendHeaders, IntoResponse};
use host::Denied;
use host::journal::Identity;
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
    let Some(token) = device(headers) else { return Ok(None) };
    Ok(app.shared.archive.by_token(token).await?)
}

/// The hash of the device's token that came with a request.
pub fn device(headers: &HeaderMap) -> Option<Digest> {
    secret(headers).map(|secret| tokens::hash(Purpose::Device, secret))
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
    app.address_limits.may_create(app.address_limits.address(peer, headers))?;
    let (device, recovery) = (tokens::secret(&app.shared.random)?, tokens::secret(&app.shared.random)?);
    let new = NewPlayer {
        id: tokens::player_id(&app.shared.random)?,
        token: tokens::hash(Purpose::Device, &device),
        recovery: tokens::hash(Purpose::Recovery, &recovery),
        name: name.clone(),
        at: app.shared.clock.now(),
    };
    let player = Player { id: new.id, name, created: new.at };
    let token = new.token;
    app.shared.archive.create_player(new).await?;
    devices::name(app, token, headers).await?;
    Ok(Recognised { player, cookie: Some(cookie(app, &device)), recovery: Some(tokens::spoken(&recovery)) })
}

/// A name without what cannot be seen, or none. Joined pictures stay whole.
pub fn clean(name: &str) -> Result<String, Refuse> {
    let mut shown = String::new();
    let mut letters = name.chars().peekable();
    while let Some(letter) = letters.next() {
        let after_picture = shown.chars().next_back().is_some_and(is_picture);
        let joins = match letter {
            JOINER => after_picture && letters.peek().is_some_and(|next| is_picture(*next)),
            COLOURED => after_picture,
            _ => false,
        };
        if joins || !(letter.is_control() || is_invisible(letter)) {
            shown.push(letter);
        }
    }
    let name = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    match (1..=NAME).contains(&name.chars().count()) {
        true => Ok(name),
        false => Err(Refuse::Name),
    }
}

/// Makes one picture of two.
const JOINER: char = '\u{200d}';
/// Asks for the coloured form of a picture.
const COLOURED: char = '\u{fe0f}';

/// Letters that are small pictures, with what changes them.
fn is_picture(c: char) -> bool {
    let code = u32::from(c);
    let blocks = [0x2190..=0x21ff, 0x2300..=0x23ff, 0x2600..=0x27bf, 0x2b00..=0x2bff, 0x1f000..=0x1faff];
    c == COLOURED || blocks.iter().any(|block| block.contains(&code))
}

/// Characters that turn the direction of writing, hide or are blank, with which one name could be made to look like
/// another or like none.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
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
    (status = 422, description = "not a name", body = host::protocol::Problem),
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
    (status = 401, description = "nobody has this code", body = host::protocol::Problem),
))]
pub async fn recover(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(body): Body<Recovery>,
) -> Result<impl IntoResponse, Refuse> {
    app.address_limits.may_create(app.address_limits.address(peer, &headers))?;
    let code = tokens::heard(&body.code);
    let player = app.shared.archive.by_recovery(tokens::hash(Purpose::Recovery, &code)).await?;
    let player = player.ok_or(Refuse::Table(Denied::NotKnown))?;
    let device = tokens::secret(&app.shared.random)?;
    let (token, at) = (tokens::hash(Purpose::Device, &device), app.shared.clock.now());
    app.shared.archive.add_token(player.id, token, None, at).await?;
    devices::name(&app, token, &headers).await?;
    let headers = AppendHeaders([(header::SET_COOKIE, cookie(&app, &device))]);
    Ok((headers, Json(Me { name: Some(player.name), recovery: None })))
}

/// Makes a new recovery code; the old one is revoked.
#[utoipa::path(post, path = "/api/me/recovery", tag = "players", responses(
    (status = 200, body = Me),
    (status = 401, description = "nobody is known by this cookie", body = host::protocol::Problem),
))]
pub async fn renew(State(app): State<App>, headers: HeaderMap) -> Result<Json<Me>, Refuse> {
    let player = known(&app, &headers).await?.ok_or(Refuse::Table(Denied::NotKnown))?;
    let recovery = tokens::secret(&app.shared.random)?;
    app.shared.archive.set_recovery(player.id, tokens::hash(Purpose::Recovery, &recovery)).await?;
    Ok(Json(Me { name: Some(player.name), recovery: Some(tokens::spoken(&recovery)) }))
}

/// Forgets this player: name, devices, subscriptions, seats. Bots play on in their seats, and live connections end.
#[utoipa::path(post, path = "/api/me/forget", tag = "players", responses(
    (status = 200, body = Me),
    (status = 401, description = "nobody is known by this cookie", body = host::protocol::Problem),
))]
pub async fn forget(State(app): State<App>, headers: HeaderMap) -> Result<impl IntoResponse, Refuse> {
    let player = known(&app, &headers).await?.ok_or(Refuse::Table(Denied::NotKnown))?;
    let forgotten = Identity(player.id);
    // Every table, those that are over too: nobody waits there for somebody who is known no longer.
    let theirs = app.shared.archive.of_player(player.id, u32::MAX).await?;
    for listing in theirs {
        let forget = |reply| Ask::Forget { player: forgotten, reply };
        match app.rooms.request(listing.table, forget).await {
            // A table of other rules, or one that cannot be read, asks nobody anything.
            Ok(Ok(())) | Err(Refuse::OtherRules | Refuse::Table(Denied::Broken)) => {}
            Ok(Err(refuse)) | Err(refuse) => return Err(refuse),
        }
    }
    app.shared.archive.forget_player(player.id).await?;
    app.rooms.farewell(forgotten).await;
    Ok((AppendHeaders([(header::SET_COOKIE, no_cookie())]), Json(Me { name: None, recovery: None })))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_blanks_are_none_and_hidden_letters_go() {
        for blank in [
            "\u{3164}",
            "\u{2800}",
            "\u{ad}",
            "\u{34f}",
            "\u{115f}",
            "\u{ffa0}",
            "\u{e0041}",
            "\u{200d}",
            "\u{fe0f}",
        ] {
            assert_eq!(clean(blank), Err(Refuse::Name), "{blank:?}");
            assert_eq!(clean(&format!("A{blank}da")).as_deref(), Ok("Ada"), "{blank:?}");
        }
        assert_eq!(clean("\u{202e}adA").as_deref(), Ok("adA"));
    }

    #[test]
    fn joined_pictures_stay_whole() {
        for name in [
            "\u{1f469}\u{200d}\u{1f680}",
            "\u{2764}\u{fe0f}\u{200d}\u{1f525}",
            "Zo\u{eb} \u{1f468}\u{1f3fd}\u{200d}\u{1f33e}",
        ] {
            assert_eq!(clean(name).as_deref(), Ok(name));
        }
        assert_eq!(clean("\u{1f469}\u{200d}").as_deref(), Ok("\u{1f469}"));
    }
}
