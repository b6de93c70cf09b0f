//! Reports to the operator, and people whom a player has blocked.

use super::people::known;
use super::{App, At, Body, known_visitor};
use crate::admin::ReportBody;
use crate::problem::Refuse;
use crate::room::Ask;
use archive::{NewReport, PlayerId, TableId};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use host::journal::{Identity, Person};
use host::{Denied, Visitor};
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;
use table::Seat;
use utoipa::ToSchema;

/// The most characters that a report has about its reason.
const TEXT: usize = 500;
/// How many people one player may block.
const BLOCKS: usize = 200;

/// What is reported: the person in a seat, or a line of the chat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Reporting {
    /// The seat of the person.
    #[serde(default)]
    #[schema(value_type = Option<u8>, maximum = 4)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// The number of the record with the line.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub record: Option<u32>,
    /// What is wrong, in the reporter's words: at most 500 characters.
    #[serde(default)]
    #[schema(max_length = 500)]
    pub text: String,
}

/// Whom to block: the person in a seat of a table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Blocking {
    /// The table.
    #[schema(max_length = 26)]
    pub table: String,
    /// The seat.
    #[schema(value_type = u8, maximum = 4)]
    pub seat: Seat,
}

/// Which block.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WhichBlock {
    /// Its number.
    pub id: u32,
}

/// Somebody whom the player has blocked.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BlockedPerson {
    /// The number of the block.
    pub id: i64,
    /// The name by which the player knew them.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
}

/// Where blocked people sit at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BlockedSeats {
    /// Their seats.
    #[schema(value_type = Vec<u8>)]
    pub seats: Vec<Seat>,
}

/// A line of the chat, as a journal has it.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Line {
    Said { seat: Option<Seat>, name: String, text: String },
}

/// Reports a person or a line of the chat to the operator.
#[utoipa::path(post, path = "/api/tables/{id}/report", tag = "tables", request_body = Reporting,
    params(("id" = String, Path, description = "the table", pattern = "^[0-9a-z]{26}$")), responses(
    (status = 200, body = Object, description = "the operator will see it"),
    (status = 401, description = "nobody is known by this cookie", body = host::protocol::Problem),
    (status = 404, description = "no such table", body = host::protocol::Problem),
    (status = 422, description = "no such person or line", body = host::protocol::Problem),
))]
pub async fn report(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    At(table): At,
    headers: HeaderMap,
    Body(body): Body<Reporting>,
) -> Result<Json<serde_json::Value>, Refuse> {
    let reporter = known(&app, &headers).await?.ok_or(Refuse::Table(Denied::NotKnown))?;
    if body.text.chars().count() > TEXT {
        return Err(Refuse::malformed(format!("text: at most {TEXT} characters")));
    }
    app.address_limits.may_report(app.address_limits.address(peer, &headers))?;
    let visitor = known_visitor(&app, &headers).await?;
    let people = people_at(&app, table, visitor).await?;
    let at = |seat: Seat| people.get(seat.index()).cloned().flatten();
    let (subject, player, name, line) = match (body.seat, body.record) {
        (Some(seat), None) => {
            let person = at(seat).ok_or(Refuse::Table(Denied::Seats))?;
            (format!("seat {}", seat.number() + 1), Some(person.player), person.name, None)
        }
        (None, Some(record)) => {
            let stored = app.shared.archive.moderation().record(table, record.into()).await?;
            let Some(Line::Said { seat, name, text }) =
                stored.and_then(|body| serde_json::from_slice(&body).ok())
            else {
                return Err(Refuse::Table(Denied::Seats));
            };
            // Somebody else may have the seat by now.
            let person = seat.and_then(at).filter(|person| person.name == name);
            (format!("record {record}"), person.map(|person| person.player), name, Some(text))
        }
        _ => return Err(Refuse::malformed("seat or record, and not both")),
    };
    let told = ReportBody { name, line, text: body.text };
    let report = NewReport {
        at: app.shared.clock.now(),
        reporter: reporter.id,
        table,
        subject,
        player: player.map(|player| player.0),
        body: serde_json::to_vec(&told).expect("it is plain data"),
    };
    if app.shared.archive.moderation().report(report).await? {
        tracing::info!(%table, "something was reported; `emberhall admin reports` shows it");
    }
    Ok(Json(serde_json::json!({})))
}

/// Who sits in each seat, for somebody who may see the table.
async fn people_at(app: &App, table: TableId, visitor: Visitor) -> Result<Vec<Option<Person>>, Refuse> {
    app.rooms.request(table, |reply| Ask::People { visitor, reply }).await?
}

/// Blocks the person in a seat: their chat is not shown, and they do not find the player's tables in the lobby.
#[utoipa::path(post, path = "/api/me/blocks", tag = "players", request_body = Blocking, responses(
    (status = 200, body = Object, description = "the person is blocked"),
    (status = 401, description = "nobody is known by this cookie", body = host::protocol::Problem),
    (status = 404, description = "no such table", body = host::protocol::Problem),
    (status = 422, description = "no such person", body = host::protocol::Problem),
))]
pub async fn block(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(body): Body<Blocking>,
) -> Result<Json<serde_json::Value>, Refuse> {
    let player = known(&app, &headers).await?.ok_or(Refuse::Table(Denied::NotKnown))?;
    app.address_limits.may_report(app.address_limits.address(peer, &headers))?;
    let table = super::tables::table_of(&body.table)?;
    let people = people_at(&app, table, known_visitor(&app, &headers).await?).await?;
    let person = people.get(body.seat.index()).cloned().flatten();
    let person = person.filter(|person| person.player.0 != player.id).ok_or(Refuse::Table(Denied::Seats))?;
    let books = app.shared.archive.moderation();
    if books.blocks(player.id).await?.len() >= BLOCKS {
        return Err(Refuse::Table(Denied::TooMany));
    }
    books.block(player.id, person.player.0, person.name, app.shared.clock.now()).await?;
    Ok(Json(serde_json::json!({})))
}

/// Whom this player has blocked.
#[utoipa::path(get, path = "/api/me/blocks", tag = "players", responses(
    (status = 200, body = Vec<BlockedPerson>),
    (status = 401, description = "nobody is known by this cookie", body = host::protocol::Problem),
))]
pub async fn blocks(State(app): State<App>, headers: HeaderMap) -> Result<Json<Vec<BlockedPerson>>, Refuse> {
    let player = known(&app, &headers).await?.ok_or(Refuse::Table(Denied::NotKnown))?;
    let found = app.shared.archive.moderation().blocks(player.id).await?.into_iter();
    let shown = |block: archive::Block| BlockedPerson { id: block.number, name: block.name, at: block.at };
    Ok(Json(found.map(shown).collect()))
}

/// Ends a block.
#[utoipa::path(post, path = "/api/me/blocks/remove", tag = "players", request_body = WhichBlock, responses(
    (status = 200, body = Object, description = "there is no such block any more"),
    (status = 401, description = "nobody is known by this cookie", body = host::protocol::Problem),
))]
pub async fn unblock(
    State(app): State<App>,
    headers: HeaderMap,
    Body(which): Body<WhichBlock>,
) -> Result<Json<serde_json::Value>, Refuse> {
    let player = known(&app, &headers).await?.ok_or(Refuse::Table(Denied::NotKnown))?;
    app.shared.archive.moderation().unblock(player.id, which.id.into()).await?;
    Ok(Json(serde_json::json!({})))
}

/// The seats of a table in which people sit whom this player has blocked.
#[utoipa::path(get, path = "/api/tables/{id}/blocked", tag = "tables",
    params(("id" = String, Path, description = "the table", pattern = "^[0-9a-z]{26}$")), responses(
    (status = 200, body = BlockedSeats),
    (status = 404, description = "no such table", body = host::protocol::Problem),
))]
pub async fn blocked(
    State(app): State<App>,
    At(table): At,
    headers: HeaderMap,
) -> Result<Json<BlockedSeats>, Refuse> {
    let visitor = known_visitor(&app, &headers).await?;
    let blocked = match visitor.player {
        Some(player) => app.shared.archive.moderation().blocks(player.0).await?,
        None => Vec::new(),
    };
    if blocked.is_empty() {
        return Ok(Json(BlockedSeats { seats: Vec::new() }));
    }
    let people = people_at(&app, table, visitor).await?;
    let is_blocked = |person: &Person| blocked.iter().any(|block| block.blocked == person.player.0);
    let seats = people.iter().enumerate().filter(|(_, person)| person.as_ref().is_some_and(is_blocked));
    Ok(Json(BlockedSeats { seats: seats.map(|(index, _)| Seat::new(index as u8)).collect() }))
}

/// Who has blocked a player.
pub async fn blockers(app: &App, player: PlayerId) -> Result<Vec<Identity>, Refuse> {
    let found = app.shared.archive.moderation().blockers(player).await?;
    Ok(found.into_iter().map(Identity).collect())
}
