//! The stages of a run, one after the other.

use crate::pace::{Pace, Tally};
use crate::plan::Plan;
use crate::process::Process;
use crate::report::{Figures, Report};
use crate::seats::{Hosts, Left, Seats};
use crate::socket::Socket;
use crate::{Failure, connecting, disk, memory, starting};
use archive::{Archive, Options, SqliteArchive, TableId};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::task::JoinSet;
use tokio::time::Instant;

/// How long everything runs before it is measured.
const WARMING: Duration = Duration::from_secs(2);

/// Everything, with the report at the end.
pub async fn all(plan: &Plan) -> Result<(), Failure> {
    let mut report = Report::default();
    let folder = folder()?;
    println!("playing at {} tables", plan.tables);
    let (server, left) = played(plan, folder.path()).await?;
    let records = verify(folder.path(), &left).await?;
    println!("all {records} records of {} tables are in the archive, and both seats saw them", left.len());
    let disk = disk::measure(plan).await?;
    let bytes = server.full.bytes / (2 * server.full.moves.max(1));
    println!("relaying {bytes} bytes in {} bare rooms", plan.tables);
    let echo = echoed(plan, bytes as usize).await?;
    report.load(plan, server, echo);
    report.disk(disk);
    println!("measuring memory");
    report.memory(memory::measure(plan).await?);
    println!("connecting to a table with a long past");
    report.connecting(connecting::measure(plan).await?);
    println!("storing {} games", plan.stored);
    report.start(plan, starting::measure(plan).await?);
    report.print();
    Ok(())
}

/// A folder for an archive, on the disk where this is run, since a folder for passing files may be in memory.
pub fn folder() -> Result<TempDir, Failure> {
    let near = std::env::current_exe()?.parent().map_or_else(|| ".".into(), Path::to_owned);
    Ok(tempfile::Builder::new().prefix("load-").tempdir_in(near)?)
}

/// The server, with all tables being played. Two stages: as fast as it goes, and at a steady rate.
async fn played(plan: &Plan, folder: &Path) -> Result<(Figures, Vec<Left>), Failure> {
    let process = Process::start(&["serve", &folder.display().to_string(), "30"])?;
    let hosts = Arc::new(Hosts::new(process.address));
    let mut left = Vec::new();
    let mut tables = Vec::new();
    for number in 0..plan.tables {
        let table = hosts.open(plan.game(number)).await?;
        tables.push(hosts.sit(table, number as u64).await?);
    }
    let mut run = async |time: Duration, rate: Option<u32>| -> Result<(Tally, Duration, Duration), Failure> {
        let (begun, before) = (Instant::now(), process.processor()?);
        let mut tasks = JoinSet::new();
        for (number, seats) in tables.drain(..).enumerate() {
            let pace = pace(plan, time, rate, number);
            let game = plan.game(number).to_owned();
            tasks.spawn(play(hosts.clone(), seats, game, pace, number as u64));
        }
        let mut all = Tally::default();
        let mut done: Vec<Option<Seats>> = (0..plan.tables).map(|_| None).collect();
        while let Some(task) = tasks.join_next().await {
            let (number, seats, tally, over) = task??;
            all.add(tally);
            left.extend(over);
            done[number as usize] = Some(seats);
        }
        tables.extend(done.into_iter().flatten());
        Ok((all, begun.elapsed(), process.processor()? - before))
    };
    run(WARMING, None).await?;
    let full = run(plan.time, None).await?;
    let steady = run(plan.time, Some(plan.rate)).await?;
    for seats in tables {
        left.push(seats.leave()?);
    }
    process.stop()?;
    Ok((Figures::new(full, steady), left))
}

fn pace(plan: &Plan, time: Duration, rate: Option<u32>, number: usize) -> Pace {
    match rate {
        Some(rate) => Pace::steady(time, rate, plan.tables, number),
        None => Pace::full(time),
    }
}

type Done = (u64, Seats, Tally, Vec<Left>);

/// Plays at one table after the other until the time is over.
async fn play(
    hosts: Arc<Hosts>,
    seats: Seats,
    game: String,
    mut pace: Pace,
    number: u64,
) -> Result<Done, Failure> {
    let (mut seats, mut tally, mut left) = (seats, Tally::default(), Vec::new());
    while !seats.play(&mut pace, &mut tally).await? {
        let table = hosts.open(&game).await?;
        let next = hosts.sit(table, number + ((left.len() as u64 + 1) << 32)).await?;
        left.push(std::mem::replace(&mut seats, next).leave()?);
    }
    Ok((number, seats, tally, left))
}

/// Whether the archive has exactly what both seats of each table have seen; how many records.
async fn verify(folder: &Path, left: &[Left]) -> Result<u64, Failure> {
    let archive = SqliteArchive::open(folder.join("load.db"), &Options::default())?;
    let mut all = 0;
    for Left { table, records } in left {
        let id: TableId = table.parse().map_err(|_| format!("{table} is no table's id"))?;
        let stored = archive.load(id).await?.records.len() as u64;
        if stored != *records {
            return Err(format!("{table} has {stored} records, but its seats saw {records}").into());
        }
        all += stored;
    }
    Ok(all)
}

/// The bare room in the same two stages.
async fn echoed(plan: &Plan, bytes: usize) -> Result<Figures, Failure> {
    let process = Process::start(&["echo", &bytes.to_string()])?;
    let mut rooms = Vec::new();
    for number in 0..plan.tables {
        let path = format!("/room/{number}");
        let first = Socket::dial(process.address, &path, None).await?;
        rooms.push([first, Socket::dial(process.address, &path, None).await?]);
    }
    let mut run = async |time: Duration, rate: Option<u32>| -> Result<(Tally, Duration, Duration), Failure> {
        let (begun, before) = (Instant::now(), process.processor()?);
        let mut tasks = JoinSet::new();
        for (number, room) in rooms.drain(..).enumerate() {
            tasks.spawn(relay(room, pace(plan, time, rate, number)));
        }
        let mut all = Tally::default();
        while let Some(task) = tasks.join_next().await {
            let (room, tally) = task??;
            all.add(tally);
            rooms.push(room);
        }
        Ok((all, begun.elapsed(), process.processor()? - before))
    };
    run(WARMING, None).await?;
    let full = run(plan.time, None).await?;
    let steady = run(plan.time, Some(plan.rate)).await?;
    drop(rooms);
    process.stop()?;
    Ok(Figures::new(full, steady))
}

/// The two sockets of a bare room send by turns.
async fn relay(mut room: [Socket; 2], mut pace: Pace) -> Result<([Socket; 2], Tally), Failure> {
    let (mut tally, mut turn) = (Tally::default(), 0);
    while pace.wait().await {
        let sent = Instant::now();
        room[turn]
            .send(r#"{"type":"choose","id":1,"seat":0,"sequence":17,"choices":[{"Move":[1,2]}]}"#.to_owned())
            .await?;
        tally.bytes += room[1 - turn].next().await?.len() as u64;
        tally.told(sent);
        tally.bytes += room[turn].next().await?.len() as u64;
        tally.moves += 1;
        tally.inputs += 1;
        pace.made(1);
        turn = 1 - turn;
    }
    Ok((room, tally))
}
