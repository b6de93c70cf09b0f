//! The browser client, as the binary provides it.

use super::App;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// The files of the browser client: the bytes of one by its path without the first slash. A packed copy may be there
/// under its name with `.gz`.
pub type Pages = fn(&str) -> Option<&'static [u8]>;

/// A page of the client: a file, or the page that finds its way by the address itself.
pub async fn page(State(app): State<App>, method: Method, headers: HeaderMap, uri: Uri) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return crate::problem::Refuse::NoPage.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let looks_like_a_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let name = if looks_like_a_file { path } else { "index.html" };
    let Some(bytes) = (app.pages)(name) else { return (StatusCode::NOT_FOUND, "404\n").into_response() };
    // Names in the folder of assets carry a hash of their content.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind(name))),
        (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    let packed = (app.pages)(&format!("{name}.gz")).filter(|_| takes_packed(&headers));
    match packed {
        Some(packed) => (about, [(header::CONTENT_ENCODING, "gzip")], packed).into_response(),
        None => (about, bytes).into_response(),
    }
}

/// Whether the browser understands packed files.
fn takes_packed(headers: &HeaderMap) -> bool {
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|coding| coding.split(';').next().is_some_and(|name| name.trim() == "gzip"))
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
