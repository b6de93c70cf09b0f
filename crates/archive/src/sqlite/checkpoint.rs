//! The thread that checkpoints the write-ahead log into the file beside the writer, so that the writer's own checkpoint
//! is short.

use rusqlite::Connection;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError};

/// After how many requests the log is worked into the file. Each takes a page or two of it.
const REQUESTS: usize = 2_000;

/// The writer's side: counts what it has written.
pub struct Log {
    since: usize,
    call: SyncSender<()>,
}

impl Log {
    /// Calls over this channel, of which the thread has the other end.
    pub fn new(call: SyncSender<()>) -> Log {
        Log { since: 0, call }
    }

    /// So many requests were written.
    pub fn wrote(&mut self, requests: usize) {
        self.since += requests;
        if self.since < REQUESTS {
            return;
        }
        match self.call.try_send(()) {
            Ok(()) => self.since = 0,
            // It is still at the call before this one, or gone, and then the writer checkpoints itself.
            Err(TrySendError::Full(()) | TrySendError::Disconnected(())) => {}
        }
    }
}

/// Works the log into the file at every call, as far as nobody needs it. Ends with the writer.
pub fn run(connection: &Connection, calls: &Receiver<()>) {
    while calls.recv().is_ok() {
        // Where it fails nothing is lost: all of it is in the log, and the writer tries as well.
        let _later = checkpoint(connection);
    }
}

/// Works the log into the file without waiting for anybody.
pub fn checkpoint(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::open::{self, Options};
    use std::sync::mpsc::sync_channel;

    #[test]
    fn a_call_comes_after_so_many_requests_and_waits_for_the_one_before() {
        let (call, calls) = sync_channel(1);
        let mut log = Log::new(call);
        log.wrote(REQUESTS - 1);
        assert!(calls.try_recv().is_err());
        log.wrote(1);
        log.wrote(REQUESTS);
        assert!(calls.try_recv().is_ok() && calls.try_recv().is_err(), "one call at a time");
        log.wrote(1);
        assert!(calls.try_recv().is_ok(), "what was not called for is not forgotten");
    }

    #[test]
    fn the_log_is_checkpointed_beside_the_writer() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let path = folder.path().join("archive.db");
        let (writer, _) = open::writer(&path, &Options::default()).expect("it opens");
        let checkpointer = open::checkpointer(&path).expect("it opens");
        let lengths = || -> (i64, i64) {
            let look = |row: &rusqlite::Row<'_>| Ok((row.get(1)?, row.get(2)?));
            writer.query_row("PRAGMA wal_checkpoint(NOOP)", [], look).expect("it can be asked")
        };
        writer.execute_batch("CREATE TABLE t (x); INSERT INTO t VALUES (1);").expect("it writes");
        let (log, carried) = lengths();
        assert!(log > carried);
        let (call, calls) = sync_channel(1);
        Log::new(call).wrote(REQUESTS);
        run(&checkpointer, &calls);
        assert_eq!(lengths(), (log, log));
    }
}
