//! How many files and connections the process may have open.

/// How many descriptors are kept for the archive, its log, bots' processes and the like.
const KEPT: usize = 64;

/// Raises the limit as far as the system allows, and tells how many connections fit under it.
#[cfg(unix)]
pub fn max_sockets() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let limit = if raised.is_ok() { maximum } else { current };
    // Without a limit any number is fine.
    limit
        .map_or(usize::MAX, |limit| usize::try_from(limit).unwrap_or(usize::MAX))
        .saturating_sub(KEPT)
        .max(KEPT)
}

/// Elsewhere the number of connections has no limit that a process could ask for.
#[cfg(not(unix))]
pub fn max_sockets() -> usize {
    usize::MAX - KEPT
}
