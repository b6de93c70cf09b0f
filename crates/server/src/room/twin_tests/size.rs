//! Limits on the memory of an idle table.

use super::house::{host_of, room, shared};
use crate::room::{Ask, Room, Rooms};
use archive::TableId;
use catalog::{Listed, Visit};
use table::Played;
use tokio::sync::mpsc;

/// The bytes of a table without its game: places, clocks, the summary, the connections.
const TABLE: usize = 784;

/// The bytes of a game without viewers: its dice, and the pointer to its inputs.
const WAITING: usize = 256;

/// The bytes of a table's task without the table: the futures it waits for.
const TASK: usize = 512;

#[derive(Clone)]
struct Sizes;

impl Visit for Sizes {
    type Out = ();

    fn visit<G: Listed>(self) {
        let (whole, game) = (size_of::<Room<G>>(), size_of::<G>());
        let waiting = host::Resting::<G>::SIZE;
        let game_now = G::start(&G::usual(2)).expect("the usual setup is right");
        let id = TableId([7; 16]);
        let shared = shared();
        let (_mailbox, asks) = mpsc::channel(64);
        let task = Box::new(room(&shared, host_of(&game_now, id), id)).run(asks, Rooms::new(shared.clone()));
        let task = size_of_val(&task);
        let (input, setup, ask) = (size_of::<Played<G>>(), size_of::<G::Setup>(), size_of::<Box<Ask>>());
        println!(
            "{}: table {whole}, game {game}, or {waiting} while it waits, task {task}, input {input}, setup {setup}, ask {ask}",
            G::ID
        );
        assert!(whole <= TABLE, "{}: the table takes {whole} bytes", G::ID);
        assert!(waiting <= WAITING, "{}: its game takes {waiting} bytes", G::ID);
        assert!(task <= TASK, "{}: the task takes {task} bytes", G::ID);
    }
}

#[test]
fn a_table_that_waits_takes_little() {
    assert!(!catalog::HOUSE.visit_all(Sizes).is_empty());
}
