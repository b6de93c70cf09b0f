//! Links: the holder may sit in a seat, or watch.

use super::people::known;
use super::{App, At, Body};
use crate::problem::Refuse;
use crate::random::Randomness;
use crate::room::Ask;
use crate::tokens::{self, Purpose};
use archive::{LinkChange, TableId};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use host::Denied;
use host::journal::Identity;
use serde::{Deserialize, Serialize};
use table::Seat;
use utoipa::ToSchema;

/// What a link is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Role {
    /// One seat.
    Seat {
        /// Which one, from 0.
        #[schema(value_type = u8, maximum = 4)]
        seat: Seat,
    },
    /// Any free seat.
    Any,
    /// Watching.
    Watch,
}

/// A link's secret: the part behind `#` in the address people share.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// 26 characters.
    #[schema(max_length = 100)]
    pub token: String,
}

impl Role {
    /// As the archive keeps it.
    pub fn stored(self) -> Vec<u8> {
        serde_json::to_vec(&self).expect("roles are plain data")
    }

    /// A new link of this role: its secret, and the change of the archive.
    pub fn link(self, random: &Randomness) -> Result<(String, LinkChange), Refuse> {
        let token = tokens::secret(random)?;
        let change = LinkChange::Add { hash: tokens::hash(Purpose::Link, &token), role: self.stored() };
        Ok((token, change))
    }
}

/// What a secret is good for at a table.
pub async fn role_of(app: &App, table: TableId, token: &str) -> Result<Role, Refuse> {
    let link = app.shared.archive.link(tokens::hash(Purpose::Link, token)).await?;
    let link = link.filter(|link| link.table == table).ok_or(Refuse::NoLink)?;
    serde_json::from_slice(&link.role).map_err(|_| Refuse::Table(Denied::Broken))
}

/// Makes another link.
#[utoipa::path(post, path = "/api/tables/{id}/links", tag = "tables", request_body = Role,
    params(("id" = String, Path, description = "the table", pattern = "^[0-9a-z]{26}$")), responses(
    (status = 200, body = Link),
    (status = 422, description = "no such seat", body = host::protocol::Problem),
    (status = 401, description = "nobody is known by this cookie", body = host::protocol::Problem),
    (status = 403, description = "somebody else opened the table", body = host::protocol::Problem),
    (status = 404, description = "no such table", body = host::protocol::Problem),
))]
pub async fn make(
    State(app): State<App>,
    At(table): At,
    headers: HeaderMap,
    Body(role): Body<Role>,
) -> Result<Json<Link>, Refuse> {
    let (token, change) = role.link(&app.shared.random)?;
    let seat = match role {
        Role::Seat { seat } => Some(seat),
        Role::Any | Role::Watch => None,
    };
    change_links(&app, table, &headers, seat, change).await?;
    Ok(Json(Link { token }))
}

/// Revokes a link.
#[utoipa::path(post, path = "/api/tables/{id}/links/revoke", tag = "tables", request_body = Link,
    params(("id" = String, Path, description = "the table", pattern = "^[0-9a-z]{26}$")), responses(
    (status = 200, body = Object, description = "the link is revoked"),
    (status = 401, description = "nobody is known by this cookie", body = host::protocol::Problem),
    (status = 403, description = "no such link, or somebody else opened the table", body = host::protocol::Problem),
    (status = 404, description = "no such table", body = host::protocol::Problem),
))]
pub async fn revoke(
    State(app): State<App>,
    At(table): At,
    headers: HeaderMap,
    Body(link): Body<Link>,
) -> Result<Json<serde_json::Value>, Refuse> {
    role_of(&app, table, &link.token).await?;
    let change = LinkChange::Remove { hash: tokens::hash(Purpose::Link, &link.token) };
    change_links(&app, table, &headers, None, change).await?;
    Ok(Json(serde_json::json!({})))
}

async fn change_links(
    app: &App,
    table: TableId,
    headers: &HeaderMap,
    seat: Option<Seat>,
    change: LinkChange,
) -> Result<(), Refuse> {
    let player = Identity(known(app, headers).await?.ok_or(Refuse::Table(Denied::NotKnown))?.id);
    app.rooms.request(table, |reply| Ask::Links { player, seat, change, reply }).await?
}
