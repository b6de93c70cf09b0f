//! The description of the HTTP interface.

use super::{people, roles, tables};
use axum::Json;
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
        tables::mine,
        tables::games,
        tables::lobby,
        tables::create,
        tables::join,
        tables::rematch,
        tables::file,
        roles::make,
        roles::revoke,
    ),
    components(schemas(crate::protocol::Problem))
)]
struct Description;

/// The description itself.
pub async fn description() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
