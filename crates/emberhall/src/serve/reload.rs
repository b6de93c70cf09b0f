//! SIGHUP: the certificate and its key are read again, and connections that begin from then on use them.

use server::Tls;

/// Reads the pair again whenever the process is told to, and says in the log how it went. Without TLS there is nothing to
/// read, and the signal ends nothing. Call it inside a runtime.
#[cfg(unix)]
pub fn on_hangup(tls: Option<(Tls, (String, String))>) {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut hangups) = signal(SignalKind::hangup()) else { return };
    tokio::spawn(async move {
        while hangups.recv().await.is_some() {
            match &tls {
                None => {
                    tracing::info!("there is no certificate to read again; other settings need a new start")
                }
                Some((tls, files)) => reload(tls, files),
            }
        }
    });
}

/// Elsewhere there is no such signal.
#[cfg(not(unix))]
pub fn on_hangup(_: Option<(Tls, (String, String))>) {}

#[cfg(unix)]
fn reload(tls: &Tls, (cert, key): &(String, String)) {
    let read = |name: &str| std::fs::read(name);
    let replaced =
        read(cert).and_then(|certificate| read(key).and_then(|key| tls.replace(&certificate, &key)));
    match replaced {
        Ok(()) => tracing::info!(cert, "the certificate was read again"),
        Err(error) => tracing::error!(%error, cert, key, "the certificate cannot be used; the old one stays"),
    }
}
