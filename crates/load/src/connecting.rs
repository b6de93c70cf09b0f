//! What it costs to connect to a table with a long past, and whether others wait meanwhile.

use crate::Failure;
use crate::pace::{Pace, Tally};
use crate::plan::Plan;
use crate::process::Process;
use crate::seats::{Hosts, Seats};
use crate::stages::folder;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;

/// How many clients reconnect in a loop.
const CLIENTS: usize = 40;
/// How many tables are played beside them.
const OTHERS: usize = 100;
/// Their inputs a second.
const RATE: u32 = 400;

/// What was measured.
pub struct Connecting {
    /// How many inputs the table had.
    pub inputs: u64,
    /// Processor time of the server for one connection, with its end.
    pub each: Duration,
    /// The others while nobody reconnects.
    pub alone: Tally,
    /// The others while many reconnect in a loop.
    pub beside: Tally,
    /// How often they did in a second.
    pub reconnects: f64,
}

/// Measures it.
pub async fn measure(plan: &Plan) -> Result<Connecting, Failure> {
    let folder = folder()?;
    let process = Process::start(&["serve", &folder.path().display().to_string(), "3600"])?;
    let hosts = Arc::new(Hosts::new(process.address));
    let (long, inputs) = long_table(&hosts, plan).await?;
    let table = long.table().to_owned();
    let before = process.processor()?;
    for _ in 0..plan.connects {
        hosts.visit(&table).await?;
    }
    let each = (process.processor()? - before) / plan.connects.max(1);
    let mut others = Vec::new();
    for number in 0..OTHERS.min(plan.tables) {
        let table = hosts.open(plan.game(number)).await?;
        others.push(hosts.sit(table, number as u64).await?);
    }
    let (alone, others) = steady(plan, &hosts, others).await?;
    let visits = Arc::new(AtomicU32::new(0));
    let mut clients = JoinSet::new();
    for _ in 0..CLIENTS {
        let (hosts, table, visits) = (hosts.clone(), table.clone(), visits.clone());
        clients.spawn(async move {
            while hosts.visit(&table).await.is_ok() {
                visits.fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    let (beside, others) = steady(plan, &hosts, others).await?;
    let reconnects = f64::from(visits.load(Ordering::Relaxed)) / plan.time.as_secs_f64();
    clients.shutdown().await;
    drop((others, long));
    process.stop()?;
    Ok(Connecting { inputs, each, alone, beside, reconnects })
}

/// A table with as many inputs as the plan says, at which somebody is connected.
async fn long_table(hosts: &Hosts, plan: &Plan) -> Result<(Seats, u64), Failure> {
    // A game at random may be over too soon; then the longest counts.
    for seed in 0..20 {
        let table = hosts.open(plan.game(0)).await?;
        let mut seats = hosts.sit(table, 1_000 + seed).await?;
        let (mut pace, mut tally) = (Pace::full(Duration::from_secs(60)), Tally::default());
        while seats.inputs() < plan.inputs && seats.move_once(&mut pace, &mut tally).await? {}
        if seats.inputs() >= plan.inputs || seed == 19 {
            let inputs = seats.inputs();
            return Ok((seats, inputs));
        }
    }
    Err("no table".into())
}

/// The others play at a steady rate.
async fn steady(plan: &Plan, hosts: &Arc<Hosts>, tables: Vec<Seats>) -> Result<(Tally, Vec<Seats>), Failure> {
    let (mut all, mut tasks, count) = (Tally::default(), JoinSet::new(), tables.len());
    for (number, mut seats) in tables.into_iter().enumerate() {
        let (hosts, game, time) = (hosts.clone(), plan.game(number).to_owned(), plan.time);
        tasks.spawn(async move {
            let (mut pace, mut tally) = (Pace::steady(time, RATE, count, number), Tally::default());
            while !seats.play(&mut pace, &mut tally).await? {
                let table = hosts.open(&game).await?;
                seats = hosts.sit(table, number as u64).await?;
            }
            Ok::<_, Failure>((seats, tally))
        });
    }
    let mut done = Vec::new();
    while let Some(task) = tasks.join_next().await {
        let (seats, tally) = task??;
        all.add(tally);
        done.push(seats);
    }
    Ok((all, done))
}
