//! The process that is measured: this program again, in another role.

use crate::Failure;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// How many ticks the kernel counts in a second of processor time; the same on every Linux that is in use.
const TICKS: u64 = 100;

/// A process in another role. It ends when its standard input is closed, so it never outlives this one.
pub struct Process {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Process {
    /// Starts this program with these words, and waits until it says where it listens.
    pub fn start(words: &[&str]) -> Result<Process, Failure> {
        let mut command = Command::new(std::env::current_exe()?);
        let mut child = command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        let out = child.stdout.take().ok_or("it has no output")?;
        BufReader::new(out).read_line(&mut line)?;
        match line.trim().parse() {
            Ok(address) => Ok(Process { child, address }),
            Err(_) => {
                let status = child.wait()?;
                Err(format!("{} ended before it listened: {status}", words.join(" ")).into())
            }
        }
    }

    /// Its address for requests.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The processor time it has used, in the kernel and outside.
    pub fn processor(&self) -> Result<Duration, Failure> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // The second field is the name in parentheses, which may hold spaces.
        let rest = stat.rsplit_once(')').ok_or("an unknown form of /proc/PID/stat")?.1;
        let ticks: u64 = rest.split_whitespace().skip(11).take(2).filter_map(|n| n.parse::<u64>().ok()).sum();
        Ok(Duration::from_millis(ticks * 1_000 / TICKS))
    }

    /// How many bytes of it are in memory.
    pub fn resident(&self) -> Result<u64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kibibytes = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<u64>().ok());
        Ok(kibibytes.ok_or("an unknown form of /proc/PID/status")? * 1_024)
    }

    /// Lets it finish and waits for that.
    pub fn stop(mut self) -> Result<(), Failure> {
        drop(self.child.stdin.take());
        let status = self.child.wait()?;
        if status.success() { Ok(()) } else { Err(format!("it ended with {status}").into()) }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        // One that has ended already cannot be waited for twice; that is no harm.
        drop(self.child.wait());
    }
}
