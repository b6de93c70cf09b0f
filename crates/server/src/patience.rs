//! Connections that say nothing, or not even which version of HTTP they speak, are closed in time.
//!
//! The time for the head of a request runs only once that is known; until then this one does, also after the handshake of
//! TLS. HTTP/2 is refused: it has no such time, live tables need HTTP/1.1, and a proxy in front can speak it.

use crate::clock::Clock;
use axum_server::accept::Accept;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

/// With what a client of HTTP/2 begins: as long as this may come, the version is not known.
const HTTP_2: &[u8; 24] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

/// Accepts what the inner one accepts, and waits only so long for the first words.
#[derive(Clone)]
pub struct Patience<A> {
    pub inner: A,
    pub clock: Clock,
    pub patience: Duration,
}

type Accepted<I, S> = Pin<Box<dyn Future<Output = io::Result<(Patient<I>, S)>> + Send>>;

impl<A, S> Accept<TcpStream, S> for Patience<A>
where
    A: Accept<TcpStream, S>,
    A::Future: Send + 'static,
{
    type Stream = Patient<A::Stream>;
    type Service = A::Service;
    type Future = Accepted<A::Stream, A::Service>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let (accepting, clock, patience) =
            (self.inner.accept(stream, service), self.clock.clone(), self.patience);
        Box::pin(async move {
            let (stream, service) = accepting.await?;
            let waits = Box::pin(async move { clock.sleep(patience).await });
            Ok((Patient { stream, waits: Some(waits), heard: 0 }, service))
        })
    }
}

/// A stream whose first words are waited for.
pub struct Patient<I> {
    stream: I,
    /// Until when; nothing once they have come.
    waits: Option<Pin<Box<dyn Future<Output = ()> + Send>>>,
    /// How many bytes of the beginning of HTTP/2 have come.
    heard: usize,
}

impl<I> Patient<I> {
    /// Takes note of what has come; whether it may be HTTP/1.1.
    fn hear(&mut self, bytes: &[u8]) -> bool {
        let expected = &HTTP_2[self.heard..];
        let length = bytes.len().min(expected.len());
        if bytes[..length] != expected[..length] {
            self.waits = None;
            return true;
        }
        self.heard += length;
        self.heard < HTTP_2.len()
    }
}

impl<I: AsyncRead + Unpin> AsyncRead for Patient<I> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        let Some(waits) = &mut self.waits else { return read };
        if read.is_pending() && waits.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        if !self.hear(&buffer.filled()[before..]) {
            return Poll::Ready(Err(io::ErrorKind::Unsupported.into()));
        }
        read
    }
}

impl<I: AsyncWrite + Unpin> AsyncWrite for Patient<I> {
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
