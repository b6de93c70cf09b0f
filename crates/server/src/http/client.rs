//! The browser client, as whoever builds the binary gives it.

use super::App;
use axum::extract::State;
use axum::http::{HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// The files of the browser client.
pub trait Pages: Send + Sync {
    /// The bytes of a file by its path without the first slash.
    fn file(&self, path: &str) -> Option<&'static [u8]>;
}

/// A page of the client: a file, or the page that finds its way by the address itself.
pub async fn page(State(app): State<App>, method: Method, uri: Uri) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return crate::problem::Refuse::NoPage.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(bytes) = app.pages.file(path).filter(|_| !path.is_empty()) {
        // Names in the folder of assets carry a hash of their content.
        let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        let headers = [
            (header::CONTENT_TYPE, HeaderValue::from_static(kind(path))),
            (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
        ];
        return (headers, bytes).into_response();
    }
    let looks_like_a_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match app.pages.file("index.html").filter(|_| !looks_like_a_file) {
        Some(bytes) => {
            let headers = [
                (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
                (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
            ];
            (headers, bytes).into_response()
        }
        None => (StatusCode::NOT_FOUND, "404\n").into_response(),
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript",
        "css" => "text/css",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
