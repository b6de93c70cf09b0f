//! When the server is to stop.

use std::process::exit;

/// Listens from now on for Ctrl-C and for the system's signals. What it gives is ready at the first of them; at the second
/// the process ends at once, and what was answered is stored by then in any case. Call it inside a runtime.
pub fn shutdown_signal() -> impl Future<Output = ()> + Send + 'static {
    let mut signals = Signals::listen();
    async move {
        signals.once().await;
        tokio::spawn(async move {
            signals.once().await;
            exit(1);
        });
    }
}

/// What the system can signals.
struct Signals {
    #[cfg(unix)]
    signals: Vec<tokio::signal::unix::Signal>,
}

impl Signals {
    #[cfg(unix)]
    fn listen() -> Signals {
        use tokio::signal::unix::{SignalKind, signal};
        // Without a signal there is still the other one.
        let kinds = [SignalKind::interrupt(), SignalKind::terminate()];
        Signals { signals: kinds.into_iter().filter_map(|kind| signal(kind).ok()).collect() }
    }

    #[cfg(unix)]
    async fn once(&mut self) {
        std::future::poll_fn(|context| {
            let told = self.signals.iter_mut().any(|signal| signal.poll_recv(context).is_ready());
            if told { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
        })
        .await;
    }

    #[cfg(not(unix))]
    fn listen() -> Signals {
        Signals {}
    }

    #[cfg(not(unix))]
    async fn once(&mut self) {
        drop(tokio::signal::ctrl_c().await);
    }
}
