//! Disks that are too small, and an archive that does not write.

use archive::{
    Answer, Append, Archive, ArchiveError, Digest, Link, Listing, NewPlayer, NewTable, Player, PlayerId,
    Push, SqliteArchive, Stats, Status, Stored, Summary, TableId,
};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::SeqCst;
use tempfile::TempDir;

/// A disk of three megabytes.
pub struct SmallDisk(TempDir);

impl SmallDisk {
    /// None where no disk can be mounted.
    pub fn new() -> Option<SmallDisk> {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=3m", "tmpfs"]).arg(folder.path());
        let status = mount.stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success()).then_some(SmallDisk(folder))
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Fills it to the last byte.
    pub fn fill(&self) {
        let mut ballast = std::fs::File::create(self.path().join("ballast")).expect("it can be made");
        while ballast.write_all(&[0; 4_096]).is_ok() {}
    }

    pub fn make_space(&self) {
        std::fs::remove_file(self.path().join("ballast")).expect("it is there");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _left_to_the_system = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

/// An archive that can be told to refuse every change.
pub struct Stubborn {
    archive: SqliteArchive,
    refusal: Mutex<Option<ArchiveError>>,
    /// How many changes are still taken although all are refused.
    taken: AtomicU32,
}

impl Stubborn {
    pub fn new(archive: SqliteArchive) -> Stubborn {
        Stubborn { archive, refusal: Mutex::new(None), taken: AtomicU32::new(0) }
    }

    pub fn refuse(&self, error: Option<ArchiveError>) {
        *self.refusal.lock().expect("nobody panics with it") = error;
    }

    /// Refuses every change but the next.
    pub fn refuse_all_but_one(&self, error: ArchiveError) {
        self.taken.store(1, SeqCst);
        self.refuse(Some(error));
    }

    fn or<'a, T: 'a>(&'a self, change: Answer<'a, T>) -> Answer<'a, T> {
        match self.refusal.lock().expect("nobody panics with it").clone() {
            Some(_) if self.taken.fetch_update(SeqCst, SeqCst, |left| left.checked_sub(1)).is_ok() => change,
            Some(error) => Box::pin(async move { Err(error) }),
            None => change,
        }
    }
}

macro_rules! changes {
    ($(fn $name:ident($($what:ident: $of:ty),*) -> $out:ty;)*) => {
        $(fn $name(&self, $($what: $of),*) -> Answer<'_, $out> {
            self.or(self.archive.$name($($what),*))
        })*
    };
}

macro_rules! questions {
    ($(fn $name:ident($($what:ident: $of:ty),*) -> $out:ty;)*) => {
        $(fn $name(&self, $($what: $of),*) -> Answer<'_, $out> {
            self.archive.$name($($what),*)
        })*
    };
}

impl Archive for Stubborn {
    changes! {
        fn create(table: NewTable, first: Append) -> ();
        fn append(append: Append) -> ();
        fn create_player(player: NewPlayer) -> ();
        fn rename(player: PlayerId, name: String) -> ();
        fn set_recovery(player: PlayerId, recovery: Digest) -> ();
        fn add_token(player: PlayerId, token: Digest, replaced: Option<Digest>, at: i64) -> ();
        fn forget_player(player: PlayerId) -> ();
        fn add_push(player: PlayerId, push: Push) -> ();
        fn remove_push(endpoint: Digest) -> bool;
        fn set_if_absent(key: &str, value: Vec<u8>) -> Vec<u8>;
        fn set(key: &str, value: Vec<u8>) -> ();
    }
    questions! {
        fn load(table: TableId) -> Stored;
        fn summary(table: TableId) -> Summary;
        fn lobby(status: Status, limit: u32, before: Option<TableId>) -> Vec<Listing>;
        fn of_player(player: PlayerId, limit: u32) -> Vec<Listing>;
        fn due(now: i64, limit: u32) -> Vec<(TableId, i64)>;
        fn link(hash: Digest) -> Option<Link>;
        fn by_token(token: Digest) -> Option<Player>;
        fn by_recovery(recovery: Digest) -> Option<Player>;
        fn pushes(player: PlayerId) -> Vec<Push>;
        fn setting(key: &str) -> Option<Vec<u8>>;
    }

    fn moderation(&self) -> &dyn archive::Moderation {
        self.archive.moderation()
    }

    fn stats(&self) -> Stats {
        self.archive.stats()
    }
}
