//! The pages of the server: the HTTP interface, the door to live tables, and what operators look at.

mod address_limits;
mod client;
mod devices;
mod lists;
mod openapi;
mod ops;
mod people;
mod push;
mod roles;
mod safety;
mod tables;

pub use address_limits::{AddressLimits, network};
pub use client::Pages;
pub use lists::PlayableGame;
pub use people::device;
pub use tables::{Opening, arrange};

/// The bodies of requests and answers that the browser client knows.
#[cfg(feature = "ts")]
pub mod bodies {
    pub use super::devices::{OwnDevice, WhichDevice};
    pub use super::lists::{ListedTable, PlayableGame, ServerBot};
    pub use super::people::{Me, NAME, Recovery};
    pub use super::roles::{Link, Role};
    pub use super::safety::{BlockedPerson, BlockedSeats, Blocking, Reporting, WhichBlock};
    pub use super::tables::{Joined, Joining, NewGame, NextTable, OpenedTable};
}

use crate::clock::Clock;
use crate::problem::Refuse;
use crate::push::Vapid;
use crate::room::Rooms;
use crate::shared::Shared;
use crate::tokens::{self, Purpose};
use archive::{Digest, TableId};
use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use host::Denied;
use host::Visitor;
use host::journal::Identity;
use metrics_exporter_prometheus::PrometheusHandle;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// What every page has at hand.
#[derive(Clone)]
pub struct App {
    /// What tables and pages share.
    pub shared: Arc<Shared>,
    /// The tables in memory.
    pub rooms: Arc<Rooms>,
    /// Who may come in, and how often.
    pub address_limits: Arc<AddressLimits>,
    /// What was measured.
    pub measured: PrometheusHandle,
    /// The key for push messages.
    pub vapid: Arc<Vapid>,
    /// The browser client.
    pub pages: Pages,
    /// Whether a proxy of our own stands between people and the server.
    pub trust_proxy: bool,
    /// The clock of the live connections' heartbeat.
    pub heartbeat: Clock,
}

/// All pages.
pub fn router(app: App) -> Router {
    let api = Router::new()
        .route("/me", get(people::me).post(people::introduce))
        .route("/me/recover", post(people::recover))
        .route("/me/recovery", post(people::renew))
        .route("/me/forget", post(people::forget))
        .route("/me/devices", get(devices::list))
        .route("/me/devices/revoke", post(devices::revoke))
        .route("/me/sign-out", post(devices::sign_out))
        .route("/me/blocks", get(safety::blocks).post(safety::block))
        .route("/me/blocks/remove", post(safety::unblock))
        .route("/me/tables", get(lists::mine))
        .route("/me/push", post(push::subscribe))
        .route("/me/push/remove", post(push::unsubscribe))
        .route("/push/key", get(push::key))
        .route("/games", get(lists::games))
        .route("/games/{game}/texts/{language}", get(lists::game_texts))
        .route("/bots", get(lists::bots))
        .route("/tables", get(lists::lobby).post(tables::create))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/report", post(safety::report))
        .route("/tables/{id}/blocked", get(safety::blocked))
        .route("/tables/{id}/links", post(roles::make))
        .route("/tables/{id}/links/revoke", post(roles::revoke))
        .route("/tables/{id}/rematch", post(tables::rematch::rematch))
        .route("/tables/{id}/file", get(tables::file))
        .route("/tables/{id}/live", get(crate::live::live))
        .route("/openapi.json", get(openapi::description))
        .fallback(no_page)
        .method_not_allowed_fallback(no_method)
        .layer(DefaultBodyLimit::max(app.shared.limits.max_message_bytes))
        .layer(from_fn_with_state(app.clone(), address_limits::api));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(ops::health))
        .route("/readyz", get(ops::ready))
        .route("/metrics", get(ops::measurements))
        .fallback(client::page)
        .layer(from_fn_with_state(app.clone(), address_limits::everything))
        .with_state(app)
}

/// The pages for operators alone, on an address of their own.
pub fn operators(app: App) -> Router {
    Router::new()
        .route("/healthz", get(ops::health))
        .route("/readyz", get(ops::ready))
        .route("/metrics", get(ops::all_measurements))
        .with_state(app)
}

/// Who opens a live connection.
pub async fn known_visitor(app: &App, headers: &HeaderMap) -> Result<Visitor, Refuse> {
    let player = people::known(app, headers).await?;
    let name = player.as_ref().map(|player| player.name.clone());
    Ok(Visitor { player: player.map(|player| Identity(player.id)), name, watch: None })
}

/// The link that lets somebody watch, as the archive knows it. A link to a seat does, too.
pub async fn role_for_watching(app: &App, table: TableId, token: &str) -> Result<Digest, Refuse> {
    roles::role_of(app, table, token).await?;
    Ok(tokens::hash(Purpose::Link, token))
}

async fn no_page() -> Refuse {
    Refuse::NoPage
}

async fn no_method() -> Refuse {
    Refuse::NoMethod
}

/// The table named in the address.
pub struct At(pub TableId);

impl<S: Send + Sync> FromRequestParts<S> for At {
    type Rejection = Refuse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<At, Refuse> {
        let id = Path::<String>::from_request_parts(parts, state)
            .await
            .map_err(|_| Refuse::Table(Denied::NoTable))?;
        tables::table_of(&id).map(At)
    }
}

/// What stands behind the question mark, refused with a reason when it is not what it should be.
pub struct Question<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Question<T> {
    type Rejection = Refuse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Question<T>, Refuse> {
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Question(asked)),
            Err(rejection) => Err(Refuse::malformed(rejection.body_text())),
        }
    }
}

/// A request's JSON body, refused with a reason when it is not what it should be.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Response> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(body)) => Ok(Body(body)),
            Err(rejection) if rejection.status() == 413 => Err(Refuse::TooLarge.into_response()),
            Err(rejection) => Err(Refuse::malformed(rejection.body_text()).into_response()),
        }
    }
}
