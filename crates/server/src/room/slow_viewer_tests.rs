//! A viewer who reads nothing gets the current view, and stays connected.

use super::queue::LENGTH;
use super::twin_tests::house::{host_of, room, shared};
use super::twin_tests::player;
use super::{Ask, Mailbox, Out, Queue, Rooms};
use crate::measures::Stopwatch;
use archive::TableId;
use catalog::{Listed, Visit};
use host::protocol::Say;
use host::{ConnectionId, Visitor};
use serde_json::Value;
use std::pin::Pin;
use std::sync::Arc;
use table::Seat;
use tokio::sync::oneshot;

async fn attach(mailbox: &Mailbox, visitor: Visitor) -> (ConnectionId, Arc<Queue>) {
    let queue = Arc::new(Queue::default());
    let (reply, answer) = oneshot::channel();
    let ask = Ask::Attach { visitor, address: None, queue: queue.clone(), since: None, reply };
    mailbox.send(Box::new(ask)).await.expect("the table is there");
    (answer.await.expect("it answers").expect("everybody may watch"), queue)
}

/// The waiting messages, as JSON.
fn heard(queue: &Queue) -> Vec<Value> {
    let waiting = std::iter::from_fn(|| queue.try_next());
    let text = |out| match out {
        Out::Told(text) | Out::Answer(text) | Out::Bye(text) => text,
    };
    waiting.map(|out| serde_json::from_str(&text(out)).expect("a message is JSON")).collect()
}

struct FallsBehind;

impl Visit for FallsBehind {
    type Out = Pin<Box<dyn Future<Output = ()>>>;
    fn visit<G: Listed>(self) -> Self::Out {
        Box::pin(falls_behind::<G>())
    }
}

#[tokio::test]
async fn a_viewer_who_falls_behind_gets_one_whole_view_and_stays() {
    catalog::HOUSE.visit("karak", FallsBehind).expect("the game is listed").await;
}

async fn falls_behind<G: Listed>() {
    let (shared, id) = (shared(), TableId([8; 16]));
    let rooms = Rooms::new(shared.clone());
    let position = G::start(&G::usual(2)).expect("the usual setup is right");
    let mailbox = rooms.place(&mut rooms.live(), room(&shared, host_of(&position, id), id));
    let host = Visitor { player: Some(player(Seat::new(0))), name: Some("Ada".to_owned()), watch: None };
    let (connection, answers) = attach(&mailbox, host).await;
    let (_, slow) = attach(&mailbox, Visitor::default()).await;
    let mute = async |id: u32| {
        let say = Say::Mute { id, seat: None, muted: id.is_multiple_of(2) };
        let ask = Ask::Say { connection, say, heard: Stopwatch::start() };
        mailbox.send(Box::new(ask)).await.expect("the table is there");
        loop {
            let Out::Answer(text) = answers.next().await else { continue };
            let answer: Value = serde_json::from_str(&text).expect("a message is JSON");
            if answer["id"] == id {
                assert_eq!(answer["type"], "done", "{answer}");
                break;
            }
        }
    };
    // Each time two messages: `record` and `presence`.
    let times = LENGTH as u32 / 2 + 10;
    for id in 1..=times {
        mute(id).await;
    }
    let told = heard(&slow);
    let kinds: Vec<&str> = told.iter().filter_map(|message| message["type"].as_str()).collect();
    assert_eq!(kinds[..3], ["welcome", "shown", "presence"], "in place of everything before");
    assert!(!told[1]["view"].is_null() && told[1]["viewer"].is_null());
    let mut n = told[1]["n"].as_u64().expect("the number of the last record");
    assert!(n > 100, "only what came after is told");
    for record in told.iter().filter(|message| message["type"] == "record") {
        n += 1;
        assert_eq!(record["n"], n);
    }
    assert!(n >= u64::from(times), "and all of that");
    mute(times + 1).await;
    assert_eq!(heard(&slow)[0]["n"], n + 1, "the connection goes on");
}
