//! What operators look at.

use super::App;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

/// Whether the process is alive.
pub async fn health() -> &'static str {
    "ok\n"
}

/// Whether it can serve: the archive answers.
pub async fn ready(State(app): State<App>) -> impl IntoResponse {
    match app.shared.archive.setting("ready").await {
        Ok(_) => (StatusCode::OK, "ready\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the archive does not answer\n"),
    }
}

/// What was measured, as Prometheus reads it.
pub async fn measurements(State(app): State<App>) -> impl IntoResponse {
    metrics::gauge!("emberhall_tables_in_memory").set(app.rooms.count() as f64);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.measured.render())
}
