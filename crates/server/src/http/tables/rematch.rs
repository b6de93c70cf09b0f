//! Playing again.

use super::bodies::NextTable;
use super::opening::{Opening, open};
use crate::http::people::known;
use crate::http::{App, At};
use crate::problem::Refuse;
use crate::room::{Again, Ask, Rooms};
use crate::shared::Shared;
use archive::TableId;
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use catalog::Answers;
use host::Denied;
use host::journal::Identity;
use std::net::SocketAddr;
use std::sync::Arc;

/// Asks the others to play again, or agrees to it. The new table is opened when everybody has agreed.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables",
    params(("id" = String, Path, description = "the table", pattern = "^[0-9a-z]{26}$")), responses(
    (status = 200, body = NextTable, description = "the new table, or null as long as others are waited for"),
    (status = 401, description = "nobody is known by this cookie", body = host::protocol::Problem),
    (status = 404, description = "no such table", body = host::protocol::Problem),
    (status = 409, description = "the game is not over", body = host::protocol::Problem),
))]
pub async fn rematch(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    At(table): At,
    headers: HeaderMap,
) -> Result<Json<NextTable>, Refuse> {
    let player = Identity(known(&app, &headers).await?.ok_or(Refuse::Table(Denied::NotKnown))?.id);
    let due = app.rooms.request(table, |reply| Ask::Rematch { player, reply }).await??;
    if due {
        app.address_limits.may_create(app.address_limits.address(peer, &headers))?;
    }
    let next = arrange(&app.shared, &app.rooms, table, Some(player)).await?;
    Ok(Json(NextTable { table: next.map(|next| next.to_string()) }))
}

/// Opens the table of a rematch, if nobody is waited for; where the same people play again, if they do.
pub async fn arrange(
    shared: &Arc<Shared>,
    rooms: &Arc<Rooms>,
    table: TableId,
    player: Option<Identity>,
) -> Result<Option<TableId>, Refuse> {
    // One after the other: the second to ask finds the table of the first.
    let _turn = shared.rematches.turn(table).await;
    let again = match rooms.request(table, |reply| Ask::Arrange { player, reply }).await? {
        Again::Waiting => return Ok(None),
        Again::There(next) => return Ok(Some(next)),
        Again::Due(again) => again,
    };
    let opening = Opening {
        setup: Some(again.setup),
        options: Answers::new(),
        places: again.places,
        host: again.host,
        clock: again.clock,
        listed: again.listed,
        commitments: again.commitments,
    };
    let (next, _) = open(shared, rooms, again.game, opening).await?;
    rooms.request(table, |reply| Ask::Follow { table: next, reply }).await?.map(Some)
}
