//! The socket for `emberhall admin`, in the data folder: for its owner alone, as long as the server runs.

use crate::admin::SOCKET;
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};

/// The socket; it goes away with the server.
pub struct AdminSocket {
    path: PathBuf,
    listener: Option<UnixListener>,
}

impl AdminSocket {
    /// Listens. Call it with the archive open: then a socket that is there already is of a server that was killed.
    pub fn bind(folder: &Path) -> AdminSocket {
        let path = folder.join(SOCKET);
        drop(fs::remove_file(&path));
        let listener = match listen(&path) {
            Ok(listener) => Some(listener),
            Err(error) => {
                tracing::warn!(%error, "`emberhall admin` cannot reach this server while it runs");
                None
            }
        };
        AdminSocket { path, listener }
    }

    /// The listener, for the server.
    pub fn listener(&self) -> Option<UnixListener> {
        self.listener.as_ref().and_then(|listener| listener.try_clone().ok())
    }
}

fn listen(path: &Path) -> io::Result<UnixListener> {
    let listener = UnixListener::bind(path)?;
    fs::set_permissions(path, Permissions::from_mode(0o600))?;
    Ok(listener)
}

impl Drop for AdminSocket {
    fn drop(&mut self) {
        drop(fs::remove_file(&self.path));
    }
}
