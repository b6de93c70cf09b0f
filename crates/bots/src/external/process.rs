//! A process at the other end of two pipes. Reading and writing have threads of their own, so nothing the process
//! does, or does not do, can hold up the game. It leads a group of its own, and the whole group is ended with it.

use super::line::{self, Line};
use crate::Trouble;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// What a process may take and give.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The longest it may take to say that it is ready.
    pub hello: Duration,
    /// The longest it may think, whatever the budget.
    pub answer: Duration,
    /// What is added to the budget for the way there and back.
    pub grace: Duration,
    /// The most bytes in a line.
    pub line: usize,
    /// The most lines that nobody asked for, between two answers.
    pub stray_lines: u32,
    /// The most messages it may leave unread.
    pub unread: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            hello: Duration::from_secs(10),
            answer: Duration::from_secs(30),
            grace: Duration::from_millis(100),
            line: 64 * 1024,
            stray_lines: 32,
            unread: 16,
        }
    }
}

/// A running process. It is ended when this is dropped.
pub(super) struct Process {
    child: Killer,
    /// `None` once the process is to be ended.
    to: Option<SyncSender<Vec<u8>>>,
    from: Receiver<Line>,
    /// Whether it has failed, and is not waited for.
    failed: bool,
}

/// How long a process may take to end once its input is closed.
const FAREWELL: Duration = Duration::from_millis(200);

impl Process {
    pub fn start(mut command: Command, limits: Limits) -> std::io::Result<Process> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let (to, messages) = sync_channel(limits.unread);
        // A full channel stops the reader, and by that a process that says too much.
        let (lines, from) = sync_channel(limits.stray_lines as usize + 1);
        if let Some(input) = child.stdin.take() {
            thread::spawn(move || write_all(input, &messages));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                let mut output = BufReader::new(output);
                loop {
                    let line = line::read(&mut output, limits.line);
                    let last = !matches!(line, Line::Whole(_));
                    if lines.send(line).is_err() || last {
                        break;
                    }
                }
            });
        }
        let child = Killer(Arc::new(Mutex::new(Some(child))));
        Ok(Process { child, to: Some(to), from, failed: false })
    }

    /// By which it can be ended from elsewhere.
    pub fn killer(&self) -> Killer {
        self.child.clone()
    }

    /// The process is of no use any more: it is ended without a farewell.
    pub fn abandon(mut self) {
        self.failed = true;
    }

    /// Sends a message as one line. It never waits for the process to read it.
    pub fn say(&mut self, message: &impl serde::Serialize) -> Result<(), Trouble> {
        let mut bytes = serde_json::to_vec(message)
            .map_err(|error| Trouble::Garbled { what: format!("our own message: {error}") })?;
        bytes.push(b'\n');
        match self.to.as_ref().map(|to| to.try_send(bytes)) {
            Some(Ok(())) => Ok(()),
            Some(Err(TrySendError::Full(_))) => Err(Trouble::Silent),
            Some(Err(TrySendError::Disconnected(_))) | None => Err(Trouble::Ended),
        }
    }

    /// Waits for the next line.
    pub fn hear(&mut self, end: Instant) -> Result<String, Trouble> {
        match self.from.recv_timeout(end.saturating_duration_since(Instant::now())) {
            Ok(Line::Whole(line)) => Ok(line),
            Ok(Line::TooLong) => Err(Trouble::Flooded),
            Ok(Line::NotText) => Err(Trouble::Garbled { what: "it is not UTF-8".to_owned() }),
            Ok(Line::End) | Err(RecvTimeoutError::Disconnected) => Err(Trouble::Ended),
            Err(RecvTimeoutError::Timeout) => Err(Trouble::Silent),
        }
    }
}

fn write_all(mut input: ChildStdin, messages: &Receiver<Vec<u8>>) {
    for message in messages {
        if input.write_all(&message).and_then(|()| input.flush()).is_err() {
            break;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.to = None;
        let end = Instant::now() + FAREWELL;
        // A process that has closed its output has nothing more to say, whatever it still does.
        while !self.failed && Instant::now() < end && self.hear(end).is_ok() {}
        self.child.reap();
    }
}

/// Ends a process and its group at once, from any thread. When it has ended already, nothing happens.
#[derive(Clone, Debug)]
pub struct Killer(Arc<Mutex<Option<Child>>>);

impl Killer {
    /// Ends the process. A caller that waits for its answer learns that it has ended.
    pub fn kill(&self) {
        if let Some(child) = &mut *self.0.lock().unwrap_or_else(PoisonError::into_inner) {
            kill_group(child);
        }
    }

    /// Ends it and waits for its end; its number may be another's from then on.
    fn reap(&self) {
        if let Some(mut child) = self.0.lock().unwrap_or_else(PoisonError::into_inner).take() {
            kill_group(&mut child);
            let _ = child.wait();
        }
    }
}

/// The child is not waited for before this: as long as it is not, no other group can have its number.
fn kill_group(child: &mut Child) {
    #[cfg(unix)]
    {
        // A group that has ended already is no error.
        let group = rustix::process::Pid::from_child(child);
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    let _ = child.kill();
}
