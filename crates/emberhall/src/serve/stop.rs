//! When the server is to stop.

use std::process::exit;
use tokio::signal::ctrl_c;

/// Ready at Ctrl-C, or when the system wishes it. The second time the process ends at once; what was answered is stored
/// by then in any case.
pub async fn told_to_stop() {
    once().await;
    tokio::spawn(async {
        once().await;
        exit(1);
    });
}

#[cfg(unix)]
async fn once() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Err(_) => drop(ctrl_c().await),
        Ok(mut terminate) => tokio::select! {
            _ = ctrl_c() => {}
            _ = terminate.recv() => {}
        },
    }
}

#[cfg(not(unix))]
async fn once() {
    drop(ctrl_c().await);
}
