//! The log: events of our own crates, on standard error.
//!
//! Other crates are heard from `warn` on at most, whatever level is asked for: what they tell beyond that are the bytes
//! they carry, and those hold cookies, links and seeds.

use crate::settings::LogFormat;
use tracing::Level;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

/// Our crates that log.
const OURS: [&str; 6] = ["emberhall", "server", "archive", "bots", "catalog", "fair"];

/// Begins to log. Levels above those of other crates are ours alone.
pub fn begin(form: LogFormat, level: Level) {
    let others = LevelFilter::from_level(level).min(LevelFilter::WARN);
    let targets = Targets::new().with_default(others).with_targets(OURS.map(|name| (name, level)));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
    let registry = tracing_subscriber::registry();
    // Only a second call would fail, and there is none.
    let _ = match form {
        LogFormat::Text => registry.with(lines.with_filter(targets)).try_init(),
        LogFormat::Json => registry.with(lines.json().flatten_event(true).with_filter(targets)).try_init(),
    };
}
