//! A client of the server for tests and measurements: it plays, resumes, and remembers what it was told.
//!
//! It speaks the documented protocol and nothing else, so what it can do, any client can do.

mod http;
mod live;
mod player;

pub use http::TestClient;
pub use live::{Gone, Live};
pub use player::{Player, pick};
