//! What is measured. Names and descriptions stand here; the figures are taken where things happen.

use crate::room::Rooms;
use archive::{BATCH, Stats};
use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::io;
use std::time::{Duration, Instant};

/// Inputs that were stored, by game.
pub const INPUTS: &str = "emberhall_inputs_total";
/// How long a message of a client took from its arrival to its answer.
pub const SAY: &str = "emberhall_message_duration_seconds";
/// How long a table waited until its change was durable.
pub const COMMIT: &str = "emberhall_table_commit_duration_seconds";
/// How long a bot thought.
pub const BOT: &str = "emberhall_bot_decision_duration_seconds";
/// Processes of the operator's bots that run.
pub const PROCESSES: &str = "emberhall_bot_processes";
/// How often a bot of the operator's could not go on, by its name and why.
pub const FAILURES: &str = "emberhall_bot_failures_total";
/// Seats whose player is connected.
pub const SEATS: &str = "emberhall_seats_connected";
/// Connections that took not even the answers to their own messages.
pub const DROPPED: &str = "emberhall_connections_dropped_total";
/// How often a connection was told how things are, in place of all that it had not taken.
pub const BEHIND: &str = "emberhall_connections_behind_total";
/// Tables that were opened, by game.
pub const OPENED: &str = "emberhall_tables_opened_total";

const TABLES: &str = "emberhall_tables_in_memory";
const CONNECTIONS: &str = "emberhall_connections";
const REFUSED: &str = "emberhall_rejections_total";
const REQUESTS: &str = "emberhall_http_requests_total";
const REQUEST: &str = "emberhall_http_request_duration_seconds";
const BUILD: &str = "emberhall_build_info";
const COMMITS: &str = "emberhall_archive_commits_total";
const ROLLBACKS: &str = "emberhall_archive_failures_total";
const CONFLICTS: &str = "emberhall_archive_conflicts_total";
const WAITING: &str = "emberhall_archive_queue_length";

/// How long something takes on this machine. That is no time of the game, so no [`Clock`](crate::Clock) is asked.
#[derive(Clone, Copy)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Runs from now on.
    pub fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    /// How long it has run.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// Begins to measure. Only the first server of a process does; a second one, as in tests, shows nothing.
pub fn begin() -> io::Result<PrometheusHandle> {
    let buckets = [0.000_1, 0.000_3, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0];
    let batches = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 1_024.0, 2_048.0];
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &buckets)
        .and_then(|builder| builder.set_buckets_for_metric(Matcher::Full(BATCH.to_owned()), &batches))
        .map_err(io::Error::other)?;
    let recorder = builder.build_recorder();
    let handle = recorder.handle();
    if metrics::set_global_recorder(recorder).is_ok() {
        describe();
    }
    Ok(handle)
}

fn describe() {
    describe_gauge!(TABLES, "Tables in memory");
    describe_gauge!(CONNECTIONS, "Live connections");
    describe_gauge!(SEATS, "Seats whose player is connected");
    describe_gauge!(PROCESSES, "Processes of the operator's bots");
    describe_gauge!(BUILD, "The version of this server");
    describe_counter!(OPENED, "Tables opened, by game");
    describe_counter!(INPUTS, "Inputs stored, of people, bots and dice, by game");
    describe_counter!(FAILURES, "Bots of the operator's that could not go on, by name and reason");
    describe_counter!(DROPPED, "Live connections dropped because they took not even their answers");
    describe_counter!(
        BEHIND,
        "How often a live connection did not keep up and was told the present state instead"
    );
    describe_counter!(REFUSED, "Requests and messages refused, by code");
    describe_counter!(REQUESTS, "HTTP requests answered, by route and status");
    describe_histogram!(REQUEST, "From an HTTP request to its answer, by route");
    describe_histogram!(SAY, "From the arrival of a message at a live table to its answer, by type");
    describe_histogram!(COMMIT, "From a table's change to its being durable");
    describe_histogram!(BOT, "How long a bot thought about one decision, by game and level");
    describe_counter!(COMMITS, "Transactions committed");
    describe_counter!(ROLLBACKS, "Transactions that failed and changed nothing");
    describe_counter!(CONFLICTS, "Changes that the archive refused");
    describe_gauge!(WAITING, "Changes waiting to be stored");
    describe_histogram!(BATCH, "How many changes shared a transaction");
    describe_histogram!(archive::COMMIT, "How long a transaction took until it was durable");
    gauge!(BUILD, "version" => env!("CARGO_PKG_VERSION")).set(1.0);
}

/// Something was refused.
pub fn refused(code: &'static str) {
    counter!(REFUSED, "code" => code).increment(1);
}

/// An HTTP request was answered.
pub fn answered(route: &str, status: u16, took: Duration) {
    counter!(REQUESTS, "route" => route.to_owned(), "status" => status.to_string()).increment(1);
    histogram!(REQUEST, "route" => route.to_owned()).record(took.as_secs_f64());
}

/// One table's share of a gauge that all tables add up to; it is taken away when the table is gone.
pub struct Share {
    name: &'static str,
    value: usize,
}

impl Share {
    /// No share yet.
    pub fn of(name: &'static str) -> Share {
        Share { name, value: 0 }
    }

    /// Changes the share.
    pub fn set(&mut self, value: usize) {
        if value != self.value {
            gauge!(self.name).increment(value as f64 - self.value as f64);
            self.value = value;
        }
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        self.set(0);
    }
}

/// Everything that was measured, as Prometheus reads it.
pub fn text(measured: &PrometheusHandle, rooms: &Rooms, archive: &Stats) -> String {
    gauge!(TABLES).set(rooms.count() as f64);
    gauge!(CONNECTIONS).set(rooms.connections() as f64);
    counter!(COMMITS).absolute(archive.commits);
    counter!(ROLLBACKS).absolute(archive.failures);
    counter!(CONFLICTS).absolute(archive.refusals);
    gauge!(WAITING).set(archive.waiting as f64);
    measured.render()
}
