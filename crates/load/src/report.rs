//! What was measured, as a table: the server, the bare room, the ratio, and what is aimed at.

use crate::connecting::Connecting;
use crate::memory::Memory;
use crate::pace::Tally;
use crate::plan::Plan;
use std::time::Duration;

/// What happened in the two stages of a process: the moves, the time it took, the processor time of the process.
pub struct Figures {
    /// As fast as it goes.
    pub full: Tally,
    full_time: Duration,
    full_processor: Duration,
    steady: Tally,
    steady_time: Duration,
    steady_processor: Duration,
}

impl Figures {
    /// Both stages.
    pub fn new(full: (Tally, Duration, Duration), steady: (Tally, Duration, Duration)) -> Figures {
        let (full, full_time, full_processor) = full;
        let (steady, steady_time, steady_processor) = steady;
        Figures { full, full_time, full_processor, steady, steady_time, steady_processor }
    }
}

/// The rows so far.
#[derive(Default)]
pub struct Report {
    rows: Vec<[String; 5]>,
}

impl Report {
    fn row(&mut self, name: &str, server: f64, echo: Option<f64>, digits: usize, aim: &str) {
        let shown = |value: f64| format!("{value:.digits$}");
        let ratio = echo.filter(|echo| *echo > 0.0).map(|echo| format!("{:.2}", server / echo));
        self.rows.push([
            name.to_owned(),
            shown(server),
            echo.map(shown).unwrap_or_default(),
            ratio.unwrap_or_default(),
            aim.to_owned(),
        ]);
    }

    /// The two stages with all tables.
    pub fn load(&mut self, plan: &Plan, mut server: Figures, mut echo: Figures) {
        let second = |count: u64, time: Duration| count as f64 / time.as_secs_f64();
        let each = |processor: Duration, count: u64| processor.as_secs_f64() * 1e6 / count.max(1) as f64;
        let mut row =
            |report: &mut Report, name: &str, of: &dyn Fn(&mut Figures) -> f64, digits, aim: &str| {
                report.row(name, of(&mut server), Some(of(&mut echo)), digits, aim);
            };
        row(self, "durable inputs a second", &|f| second(f.full.inputs, f.full_time), 0, "10000");
        row(self, "moves a second", &|f| second(f.full.moves, f.full_time), 0, "");
        row(self, "processor an input, µs", &|f| each(f.full_processor, f.full.inputs), 1, "80");
        row(self, "processor a move, µs", &|f| each(f.full_processor, f.full.moves), 1, "");
        row(self, "bytes to both seats a move", &|f| f.full.bytes as f64 / f.full.moves.max(1) as f64, 0, "");
        row(self, "delay at full load, median, ms", &|f| f.full.delay(0.5), 2, "");
        row(self, "delay at full load, p99, ms", &|f| f.full.delay(0.99), 2, "");
        row(
            self,
            "steady: inputs a second",
            &|f| second(f.steady.inputs, f.steady_time),
            0,
            &plan.rate.to_string(),
        );
        row(self, "steady: processor an input, µs", &|f| each(f.steady_processor, f.steady.inputs), 1, "");
        row(self, "steady: delay, median, ms", &|f| f.steady.delay(0.5), 2, "");
        row(self, "steady: delay, p99, ms", &|f| f.steady.delay(0.99), 2, "20");
        row(self, "steady: delay, longest, ms", &|f| f.steady.delay(1.0), 2, "");
    }

    /// What the disk takes by itself, beside what the server takes with it.
    pub fn disk(&mut self, mut disk: Tally) {
        for (name, part) in [("median", 0.5), ("p99", 0.99), ("longest", 1.0)] {
            self.row(&format!("a sync of the disk alone, {name}, ms"), disk.delay(part), None, 2, "");
        }
    }

    /// What memory holds.
    pub fn memory(&mut self, memory: Memory) {
        let kibibytes = |bytes: u64| bytes as f64 / 1_024.0;
        self.row(
            "memory a connected seat, KiB",
            kibibytes(memory.seat),
            Some(kibibytes(memory.echo)),
            1,
            "20",
        );
        self.row("memory an idle table, KiB", kibibytes(memory.table), None, 1, "4");
        self.row("memory of the empty server, KiB", kibibytes(memory.empty), None, 0, "");
    }

    /// What connecting costs, and what others notice of it.
    pub fn connecting(&mut self, mut connecting: Connecting) {
        let name = format!("connecting to {} inputs, processor ms", connecting.inputs);
        self.row(&name, connecting.each.as_secs_f64() * 1e3, None, 2, "2");
        self.row("others' delay, p99, ms", connecting.alone.delay(0.99), None, 2, "");
        self.row("the same while 40 reconnect, ms", connecting.beside.delay(0.99), None, 2, "+2");
        self.row("how often they reconnect a second", connecting.reconnects, None, 0, "");
    }

    /// How long it takes to start.
    pub fn start(&mut self, plan: &Plan, time: Duration) {
        let name = format!("start with {} stored games, s", plan.stored);
        self.row(&name, time.as_secs_f64(), None, 2, "3");
    }

    /// Shows all rows.
    pub fn print(&self) {
        println!("\n{:<36} {:>10} {:>10} {:>7} {:>7}", "", "server", "bare room", "ratio", "aim");
        for [name, server, echo, ratio, aim] in &self.rows {
            println!("{name:<36} {server:>10} {echo:>10} {ratio:>7} {aim:>7}");
        }
    }
}
