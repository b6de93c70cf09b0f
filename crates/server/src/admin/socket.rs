//! The socket for operators: one order as a line of JSON, one outcome as a line of JSON. Who may open it is decided by
//! the permissions of the file.

use super::{AdminError, Order, Outcome, carry_out_live};
use crate::http::App;
use std::io;
use std::os::unix::net::UnixListener;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::UnixStream;

/// The longest order.
const LONGEST: u64 = 64 * 1024;
/// How long an operator's program may take to send its order.
const PATIENCE: Duration = Duration::from_secs(15);

/// Serves orders for as long as the server runs.
pub(crate) async fn serve(listener: UnixListener, app: App) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let listener = tokio::net::UnixListener::from_std(listener)?;
    loop {
        let (stream, _) = listener.accept().await?;
        let app = app.clone();
        tokio::spawn(async move {
            if let Err(error) = answer(stream, &app).await {
                tracing::warn!(%error, "an order of the operator was not answered");
            }
        });
    }
}

async fn answer(mut stream: UnixStream, app: &App) -> io::Result<()> {
    let mut line = String::new();
    let (read, mut write) = stream.split();
    let mut read = BufReader::new(read.take(LONGEST));
    if app.shared.clock.timeout(PATIENCE, read.read_line(&mut line)).await.transpose()?.is_none() {
        return Ok(());
    }
    let wrong = |error: serde_json::Error| AdminError::Order { problem: error.to_string() };
    let outcome: Result<Outcome, AdminError> = match serde_json::from_str::<Order>(&line).map_err(wrong) {
        Ok(order) => carry_out_live(app, &order).await,
        Err(error) => Err(error),
    };
    let mut text = serde_json::to_string(&outcome)?;
    text.push('\n');
    write.write_all(text.as_bytes()).await?;
    write.shutdown().await
}
