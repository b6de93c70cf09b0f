//! How much memory a table takes that nobody visits, and how much a connected seat.

use crate::Failure;
use crate::plan::Plan;
use crate::process::Process;
use crate::seats::Hosts;
use crate::socket::Socket;
use crate::stages::folder;

/// Bytes in memory.
pub struct Memory {
    /// The server with nothing to do, before the first request.
    pub empty: u64,
    /// Each further table that nobody visits.
    pub table: u64,
    /// Each connected seat.
    pub seat: u64,
    /// Each socket of the bare room.
    pub echo: u64,
}

/// Measures it with tables that have just begun. They are stored first by one server and then brought into the memory
/// of another, so that what storing takes is not counted; the first half of them fills the caches.
pub async fn measure(plan: &Plan) -> Result<Memory, Failure> {
    let folder = folder()?;
    let folder_name = folder.path().display().to_string();
    let process = Process::start(&["serve", &folder_name, "1"])?;
    let hosts = Hosts::new(process.address);
    let mut tables = Vec::new();
    for number in 0..2 * plan.idle {
        tables.push(hosts.open(plan.game(number)).await?);
    }
    process.stop()?;

    let process = Process::start(&["serve", &folder_name, "3600"])?;
    let hosts = hosts.of(process.address);
    let empty = process.resident()?;
    let (first, second) = tables.split_at(plan.idle);
    for table in first {
        hosts.wake(table).await?;
    }
    let before = process.resident()?;
    for table in second {
        hosts.wake(table).await?;
    }
    let idle = process.resident()?;
    let mut seats = Vec::new();
    for (number, table) in tables.iter().take(plan.tables).enumerate() {
        seats.push(hosts.sit(table.clone(), number as u64).await?);
    }
    let connected = process.resident()?;
    let sockets = 2 * seats.len() as u64;
    drop(seats);
    process.stop()?;

    let process = Process::start(&["echo", "1000"])?;
    let before_echo = process.resident()?;
    let mut rooms = Vec::new();
    for number in 0..sockets {
        rooms.push(Socket::dial(process.address, &format!("/room/{}", number / 2), None).await?);
    }
    let echo = process.resident()?.saturating_sub(before_echo) / sockets;
    drop(rooms);
    process.stop()?;
    Ok(Memory {
        empty,
        table: idle.saturating_sub(before) / plan.idle as u64,
        seat: connected.saturating_sub(idle) / sockets,
        echo,
    })
}
