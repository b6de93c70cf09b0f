//! The pages of the server: the HTTP interface, the door to live tables, and what operators look at.

mod client;
mod doors;
mod openapi;
mod ops;
mod people;
mod roles;
mod tables;

pub use client::Pages;
pub use doors::Doors;
pub use tables::table_of;

use crate::journal::Identity;
use crate::problem::Refuse;
use crate::room::{Rooms, Visitor};
use crate::shared::Shared;
use archive::TableId;
use axum::Router;
use axum::extract::{FromRequest, Request};
use axum::http::HeaderMap;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
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
    pub doors: Arc<Doors>,
    /// What was measured.
    pub measured: PrometheusHandle,
    /// The browser client.
    pub pages: Arc<dyn Pages>,
}

/// All pages.
pub fn router(app: App) -> Router {
    let api = Router::new()
        .route("/me", get(people::me).post(people::introduce))
        .route("/me/recover", post(people::recover))
        .route("/me/recovery", post(people::renew))
        .route("/me/forget", post(people::forget))
        .route("/me/tables", get(tables::mine))
        .route("/games", get(tables::games))
        .route("/tables", get(tables::lobby).post(tables::create))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/links", post(roles::make))
        .route("/tables/{id}/links/revoke", post(roles::revoke))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/file", get(tables::file))
        .route("/tables/{id}/live", get(crate::live::live))
        .route("/openapi.json", get(openapi::description))
        .fallback(no_page)
        .method_not_allowed_fallback(no_page)
        .layer(from_fn_with_state(app.clone(), doors::api));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(ops::health))
        .route("/readyz", get(ops::ready))
        .route("/metrics", get(ops::measurements))
        .fallback(client::page)
        .layer(from_fn_with_state(app.clone(), doors::everything))
        .with_state(app)
}

/// Who opens a live connection.
pub async fn known_visitor(app: &App, headers: &HeaderMap) -> Result<Visitor, Refuse> {
    let player = people::known(app, headers).await?;
    let name = player.as_ref().map(|player| player.name.clone());
    Ok(Visitor { player: player.map(|player| Identity(player.id)), name, watch: false })
}

/// Whether a link lets somebody watch. A link to a seat does, too.
pub async fn role_for_watching(app: &App, table: TableId, token: &str) -> Result<(), Refuse> {
    roles::role_of(app, table, token).await.map(|_| ())
}

async fn no_page() -> Refuse {
    Refuse::NoPage
}

/// A request's JSON body, refused with a reason when it is not what it should be.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Response> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(body)) => Ok(Body(body)),
            Err(rejection) if rejection.status() == 413 => Err(Refuse::TooLarge.into_response()),
            Err(rejection) => Err(Refuse::Malformed { problem: rejection.body_text() }.into_response()),
        }
    }
}
