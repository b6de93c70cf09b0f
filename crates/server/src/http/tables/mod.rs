//! Tables: opening, finding, joining, playing again, taking home.

mod bodies;
mod opening;
pub mod rematch;

#[cfg(feature = "ts")]
pub use bodies::NextTable;
pub use bodies::{Joined, Joining, NewGame, NewSeat, OpenedTable};
pub use opening::Opening;
pub use rematch::arrange;

use super::people::{clean, recognise};
use super::roles::{Role, role_of};
use super::safety::blockers;
use super::{App, At, Body, Question, known_visitor, role_for_watching};
use crate::problem::Refuse;
use crate::room::{Ask, Sat};
use archive::TableId;
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::IntoResponse;
use fair::{Commitment, Entropy};
use host::journal::{Person, Place};
use host::protocol::{BotId, Clock};
use host::{Arrival, Denied};
use opening::open;
use std::net::SocketAddr;

/// The table named in an address.
pub fn table_of(id: &str) -> Result<TableId, Refuse> {
    id.parse().map_err(|_| Refuse::Table(Denied::NoTable))
}

/// What somebody commits to, if they do, is 64 hexadecimal digits; what an earlier client added is at most 64 bytes.
fn check_added(commitment: Option<&str>, entropy: Option<&str>) -> Result<(), Refuse> {
    commitment.map(Commitment::from_hex).transpose().map_err(Refuse::malformed)?;
    entropy.map(Entropy::from_hex).transpose().map(drop).map_err(Refuse::malformed)
}

/// A clock that people can play with: nothing under a second, nothing over a month.
fn check_clock(clock: Clock) -> Result<(), Refuse> {
    let sensible = match clock {
        Clock::Untimed => true,
        Clock::PerMove { seconds } => (1..=2_678_400).contains(&seconds),
        Clock::Bank { seconds, increment } => (1..=2_678_400).contains(&seconds) && increment <= 86_400,
    };
    let problem = || "seconds: 1 to 2678400, increment: 0 to 86400".to_owned();
    if sensible { Ok(()) } else { Err(Refuse::malformed(problem())) }
}

/// Whether the operator has the bots that are asked for, and as many of their processes may run.
fn check_bots(app: &App, body: &NewGame) -> Result<(), Refuse> {
    let processes = &app.shared.processes;
    let named = |seat: &NewSeat| match seat {
        NewSeat::Bot { level: BotId::Named(name) } => Some(name.clone()),
        _ => None,
    };
    let named: Vec<_> = body.seats.iter().filter_map(named).collect();
    let known = app.shared.games.find(&body.game).is_some();
    if let Some(name) = named.iter().find(|name| processes.bots().find(name, &body.game).is_none() && known) {
        return Err(Refuse::NoBot { found: name.to_string() });
    }
    if processes.has_room_for(named.len()) { Ok(()) } else { Err(Refuse::TooManyBots) }
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewGame, responses(
    (status = 200, body = OpenedTable),
    (status = 422, description = "no such game, bot, setup, seats or name", body = host::protocol::Problem),
))]
pub async fn create(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(body): Body<NewGame>,
) -> Result<impl IntoResponse, Refuse> {
    check_added(body.commitment.as_deref(), body.entropy.as_deref())?;
    if body.seats.is_empty() || body.seats.len() > table::MAX_SEATS {
        return Err(Refuse::Table(Denied::Seats));
    }
    let named = |seat: &NewSeat| match seat {
        NewSeat::Me { name: Some(name) } => clean(name).map(Some),
        _ => Ok(None),
    };
    let names: Vec<Option<String>> = body.seats.iter().map(named).collect::<Result<_, Refuse>>()?;
    check_bots(&app, &body)?;
    app.address_limits.may_create(app.address_limits.address(peer, &headers))?;
    let found = recognise(&app, &headers, peer, body.name.as_deref()).await?;
    let host = found.identity();
    let place = |(seat, name): (&NewSeat, Option<String>)| match seat {
        NewSeat::Me { .. } => {
            let name = name.unwrap_or_else(|| found.player.name.clone());
            Place::of(Person { player: host, name })
        }
        NewSeat::Open => Place::OPEN,
        NewSeat::Bot { level } => Place::bot(level.clone()),
    };
    let places = body.seats.iter().zip(names).map(place).collect();
    let opening = Opening {
        setup: body.setup,
        options: body.options,
        places,
        host,
        clock: body.clock,
        listed: body.listed,
        commitments: body.commitment.map(|commitment| (host, commitment)).into_iter().collect(),
    };
    let (table, links) = open(&app.shared, &app.rooms, &body.game, opening).await?;
    let opened = OpenedTable { table: table.to_string(), links, recovery: found.recovery.clone() };
    Ok((found.headers(), Json(opened)))
}

/// Sits down at a table.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", request_body = Joining,
    params(("id" = String, Path, description = "the table", pattern = "^[0-9a-z]{26}$")), responses(
    (status = 200, body = Joined, description = "the seat"),
    (status = 403, description = "the link was revoked or is unknown", body = host::protocol::Problem),
    (status = 422, description = "not a name, or no such seat", body = host::protocol::Problem),
    (status = 404, description = "no such table", body = host::protocol::Problem),
    (status = 409, description = "no free seat", body = host::protocol::Problem),
))]
pub async fn join(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    At(table): At,
    headers: HeaderMap,
    Body(body): Body<Joining>,
) -> Result<impl IntoResponse, Refuse> {
    check_added(body.commitment.as_deref(), body.entropy.as_deref())?;
    let seat = match &body.token {
        Some(token) => match role_of(&app, table, token).await? {
            Role::Seat { seat } => Some(seat),
            Role::Any => None,
            Role::Watch => return Err(Refuse::NoLink),
        },
        None if is_listed(&app, table).await? => None,
        // As if there were none.
        None => return Err(Refuse::Table(Denied::NoTable)),
    };
    let found = recognise(&app, &headers, peer, body.name.as_deref()).await?;
    let (player, name) = (found.identity(), found.player.name.clone());
    // A person who may take any free seat may name one that is free.
    let (wanted, by_link) = (seat.or(body.seat), seat.is_some());
    let arrival = Arrival { player, name, seat: wanted, by_link, commitment: body.commitment };
    // A link is an invitation; in the lobby people keep apart from those whom they have blocked.
    let blockers = match body.token {
        Some(_) => Vec::new(),
        None => blockers(&app, player.0).await?,
    };
    let join = |reply| Ask::Join { arrival, blockers, reply };
    let Sat { seat, asked } = app.rooms.request(table, join).await??;
    Ok((found.headers(), Json(Joined { seat, asked, recovery: found.recovery.clone() })))
}

/// Whether the lobby shows a table.
pub async fn is_listed(app: &App, table: TableId) -> Result<bool, Refuse> {
    Ok(app.shared.archive.summary(table).await?.listed)
}

/// A link that is shown with a request.
#[derive(Clone, Debug, serde::Deserialize)]
pub struct ShownLink {
    /// Its secret.
    #[serde(default)]
    watch: Option<String>,
}

/// A finished game as a file, for those who may see the table.
#[utoipa::path(get, path = "/api/tables/{id}/file", tag = "tables",
    params(("id" = String, Path, description = "the table", pattern = "^[0-9a-z]{26}$"),
        ("watch" = Option<String>, Query, description = "the secret of a link, for those who have no seat")),
    responses(
    (status = 200, body = Object, description = "the game file"),
    (status = 400, description = "not such a question", body = host::protocol::Problem),
    (status = 404, description = "no such table, or none that the caller may see", body = host::protocol::Problem),
    (status = 409, description = "the game is not over", body = host::protocol::Problem),
))]
pub async fn file(
    State(app): State<App>,
    At(table): At,
    headers: HeaderMap,
    Question(shown): Question<ShownLink>,
) -> Result<impl IntoResponse, Refuse> {
    let mut visitor = known_visitor(&app, &headers).await?;
    if let Some(token) = shown.watch {
        visitor.watch = match role_for_watching(&app, table, &token).await {
            // A player at the table needs no link.
            Err(Refuse::NoLink) => None,
            link => Some(link?),
        };
    }
    // A stranger does not make the server read a journal.
    if visitor.player.is_none() && visitor.watch.is_none() && !is_listed(&app, table).await? {
        return Err(Refuse::Table(Denied::NoTable));
    }
    let text = app.rooms.request(table, |reply| Ask::Export { visitor, reply }).await??;
    let name = HeaderValue::from_str(&format!("attachment; filename=\"emberhall-{table}.json\""))
        .map_err(|_| Refuse::Table(Denied::Broken))?;
    let json = HeaderValue::from_static("application/json");
    Ok(([(header::CONTENT_TYPE, json), (header::CONTENT_DISPOSITION, name)], text))
}
