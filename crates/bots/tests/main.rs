//! The bots in whole games. One binary, because each takes long to link.

#[cfg(unix)]
mod external;
mod guarding;
mod honesty;
mod matches;
mod support;
