//! Every TCP connection, before anything was said on it: how many there may be from one address, and who has to go when
//! the process has no descriptor left.

use crate::http::network;
use axum_server::accept::Accept;
use std::collections::{BTreeMap, HashMap};
use std::future::{Ready, ready};
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

/// The connections of a server.
pub struct Sockets {
    max_per_ip: usize,
    max: usize,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    made: u64,
    count: usize,
    by_ip: HashMap<IpAddr, usize>,
    /// Those on which nothing was said yet, oldest first.
    silent: BTreeMap<u64, Silent>,
}

/// A connection on which nothing was said yet.
#[derive(Default)]
struct Silent {
    reader: Option<Waker>,
}

impl Sockets {
    /// So many from one address, and so many in all. Behind a proxy of our own all of them come from its address, so only
    /// their number counts.
    pub fn new(max_per_ip: usize, max: usize, trust_proxy: bool) -> Arc<Sockets> {
        let max_per_ip = if trust_proxy { usize::MAX } else { max_per_ip };
        Arc::new(Sockets { max_per_ip, max, open: Mutex::default() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a new connection. When there is room for no more, the oldest silent one makes room.
    fn admit(self: &Arc<Self>, ip: IpAddr) -> Result<Admitted, &'static str> {
        let mut open = self.open();
        if open.by_ip.get(&ip).is_some_and(|count| *count >= self.max_per_ip) {
            return Err("address");
        }
        if open.count >= self.max {
            // It stays counted until it is closed, in a moment.
            let (_, oldest) = open.silent.pop_first().ok_or("full")?;
            if let Some(reader) = oldest.reader {
                reader.wake();
            }
        }
        open.made += 1;
        open.count += 1;
        *open.by_ip.entry(ip).or_default() += 1;
        let number = open.made;
        open.silent.insert(number, Silent::default());
        Ok(Admitted { sockets: self.clone(), ip, number, has_spoken: false })
    }
}

/// A counted connection.
struct Admitted {
    sockets: Arc<Sockets>,
    ip: IpAddr,
    number: u64,
    has_spoken: bool,
}

impl Admitted {
    /// Whether it may stay silent for longer; if so, it is told when it no longer may.
    fn may_wait(&self, context: &Context<'_>) -> bool {
        let mut open = self.sockets.open();
        let Some(silent) = open.silent.get_mut(&self.number) else { return false };
        silent.reader = Some(context.waker().clone());
        true
    }

    fn speaks(&mut self) {
        self.has_spoken = true;
        self.sockets.open().silent.remove(&self.number);
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut open = self.sockets.open();
        open.silent.remove(&self.number);
        open.count -= 1;
        if let Some(count) = open.by_ip.get_mut(&self.ip) {
            *count -= 1;
            if *count == 0 {
                open.by_ip.remove(&self.ip);
            }
        }
    }
}

/// Admits connections for [`axum_server`].
#[derive(Clone)]
pub struct Door(pub Arc<Sockets>);

impl<S> Accept<TcpStream, S> for Door {
    type Stream = Socket<TcpStream>;
    type Service = S;
    type Future = Ready<io::Result<(Socket<TcpStream>, S)>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        ready(stream.set_nodelay(true).and_then(|()| stream.peer_addr()).and_then(|peer| {
            let admitted = self.0.admit(network(peer.ip())).map_err(|reason| {
                metrics::counter!("emberhall_sockets_refused_total", "reason" => reason).increment(1);
                io::Error::from(io::ErrorKind::ConnectionRefused)
            })?;
            Ok((Socket { stream, admitted }, service))
        }))
    }
}

/// A counted stream.
pub struct Socket<I> {
    stream: I,
    admitted: Admitted,
}

impl<I: AsyncRead + Unpin> AsyncRead for Socket<I> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if !self.admitted.has_spoken {
            if buffer.filled().len() > before {
                self.admitted.speaks();
            } else if read.is_pending() && !self.admitted.may_wait(context) {
                metrics::counter!("emberhall_sockets_refused_total", "reason" => "silent").increment(1);
                return Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()));
            }
        }
        read
    }
}

impl<I: AsyncWrite + Unpin> AsyncWrite for Socket<I> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
