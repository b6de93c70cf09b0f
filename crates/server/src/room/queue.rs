//! The queue of outgoing messages of one connection.

use axum::extract::ws::Utf8Bytes;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How many messages may wait for a client. One that falls further behind gets the current view instead of them.
pub const LENGTH: usize = 256;

/// A message to one connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Out {
    /// A broadcast; newer ones may replace it.
    Told(Utf8Bytes),
    /// The answer to a message of the connection.
    Answer(Utf8Bytes),
    /// The last message.
    Bye(Utf8Bytes),
}

/// The outgoing messages of one connection: the table adds them, and the socket's task removes them.
#[derive(Default)]
pub struct Queue {
    waiting: Mutex<VecDeque<Out>>,
    ready: Notify,
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, VecDeque<Out>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a message. Returns whether there was room for it; the last message always has room.
    #[must_use]
    pub fn push(&self, out: Out) -> bool {
        let mut waiting = self.waiting();
        let room = waiting.len() < LENGTH || matches!(out, Out::Bye(_));
        if room {
            waiting.push_back(out);
            self.ready.notify_one();
        }
        room
    }

    /// Replaces all waiting broadcasts by these, after the answers. Returns whether there is room for more.
    #[must_use]
    pub fn replace(&self, news: impl IntoIterator<Item = Out>) -> bool {
        let mut waiting = self.waiting();
        waiting.retain(|out| !matches!(out, Out::Told(_)));
        waiting.extend(news);
        self.ready.notify_one();
        waiting.len() < LENGTH
    }

    /// Waits for the next message.
    pub async fn next(&self) -> Out {
        loop {
            if let Some(out) = self.try_next() {
                return out;
            }
            self.ready.notified().await;
        }
    }

    /// The next message, if one waits.
    pub fn try_next(&self) -> Option<Out> {
        let mut waiting = self.waiting();
        let next = waiting.pop_front();
        if waiting.is_empty() {
            // Most connections are idle most of the time.
            waiting.shrink_to(4);
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> Out {
        Out::Told(text.to_owned().into())
    }

    #[tokio::test]
    async fn news_are_replaced_and_answers_stay() {
        let queue = Queue::default();
        for number in 0..LENGTH - 1 {
            assert!(queue.push(told(&number.to_string())));
        }
        let answer = Out::Answer("answer".into());
        assert!(queue.push(answer.clone()));
        assert!(!queue.push(told("too much")));
        assert!(queue.replace([told("how things are")]));
        assert_eq!([queue.next().await, queue.next().await], [answer, told("how things are")]);
        assert_eq!(queue.try_next(), None);
    }

    #[test]
    fn the_last_message_always_has_room() {
        let queue = Queue::default();
        while queue.push(Out::Answer("answer".into())) {}
        assert!(queue.push(Out::Bye("bye".into())));
        assert!(!queue.replace([]));
    }
}
