//! A table under load: two connected seats that choose at random, and a new table when the game is over.

use crate::Failure;
use crate::pace::{Pace, Tally};
use crate::received::{Received, is};
use crate::socket::Socket;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use std::net::SocketAddr;
use test_client::{TestClient, pick};
use tokio::time::Instant;

/// The two people who sit at every table.
pub struct Hosts {
    address: SocketAddr,
    people: [TestClient; 2],
}

impl Hosts {
    /// People who have not said anything yet.
    pub fn new(address: SocketAddr) -> Hosts {
        let url = format!("http://{address}");
        Hosts { address, people: [TestClient::new(&url), TestClient::new(&url)] }
    }

    /// The same people at another server, which knows them.
    pub fn of(self, address: SocketAddr) -> Hosts {
        let url = format!("http://{address}");
        Hosts { address, people: self.people.map(|guest| guest.at(&url)) }
    }

    /// Opens a table at which both sit; its id.
    pub async fn open(&self, game: &str) -> Result<String, Failure> {
        let [ada, ben] = &self.people;
        let seats = json!([{ "type": "me" }, { "type": "open" }]);
        let body = json!({ "game": game, "seats": seats, "name": "Ada" });
        let (status, opened) = ada.post("/api/tables", &body).await?;
        let table = opened["table"].as_str().ok_or_else(|| format!("no table: {status} {opened}"))?;
        let mut links = opened["links"].as_array().into_iter().flatten();
        let token = &links.find(|link| link["type"] == "any").ok_or("no link")?["token"];
        let path = format!("/api/tables/{table}/join");
        match ben.post(&path, &json!({ "name": "Ben", "token": token })).await? {
            (200, _) => Ok(table.to_owned()),
            (status, answer) => Err(format!("no seat: {status} {answer}").into()),
        }
    }

    /// Brings a table into memory without visiting it: there is no file yet, but somebody has to say so.
    pub async fn wake(&self, table: &str) -> Result<(), Failure> {
        match self.people[0].get(&format!("/api/tables/{table}/file")).await? {
            (409, _) => Ok(()),
            (status, answer) => Err(format!("it should be there and not be over: {status} {answer}").into()),
        }
    }

    /// Connects one of the people with a table.
    async fn dial(&self, person: usize, table: &str) -> Result<Socket, Failure> {
        let cookie = self.people[person].cookie();
        let path = format!("/api/tables/{table}/live");
        let mut socket = Socket::dial(self.address, &path, cookie.as_deref()).await?;
        socket.send(json!({ "type": "hello", "protocol": 4 }).to_string()).await?;
        Ok(socket)
    }

    /// Connects one of the people with a table, waits for the welcome, and leaves.
    pub async fn visit(&self, table: &str) -> Result<(), Failure> {
        let mut socket = self.dial(0, table).await?;
        while !is(socket.next().await?.as_str(), "welcome") {}
        Ok(())
    }

    /// Connects both with a table and lets them see it.
    pub async fn sit(&self, table: String, seed: u64) -> Result<Seats, Failure> {
        let sockets = [self.dial(0, &table).await?, self.dial(1, &table).await?];
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut seats =
            Seats { table, sockets, knows: Default::default(), asked: None, over: false, sent: 0, rng };
        let mut tally = Tally::default();
        while seats.knows.iter().any(|knows| knows.records == 0) {
            seats.hear(&mut tally).await?;
        }
        Ok(seats)
    }
}

/// What a seat has been told.
#[derive(Clone, Copy, Default)]
struct Knows {
    records: u64,
    sequence: u64,
}

/// A table whose game is over, or that was left: how many records both seats have seen.
pub struct Left {
    /// Its id.
    pub table: String,
    /// How many records.
    pub records: u64,
}

/// Two connected seats.
pub struct Seats {
    table: String,
    sockets: [Socket; 2],
    knows: [Knows; 2],
    /// Who is asked, with the choice that was drawn for the answer.
    asked: Option<(usize, String)>,
    over: bool,
    sent: u32,
    rng: Xoshiro256PlusPlus,
}

impl Seats {
    /// The table's id.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// How many inputs are in effect.
    pub fn inputs(&self) -> u64 {
        self.knows[0].sequence
    }

    /// Plays at this pace, always one move after the other; `false` when the game is over before the time is.
    pub async fn play(&mut self, pace: &mut Pace, tally: &mut Tally) -> Result<bool, Failure> {
        while !self.over {
            if !self.move_once(pace, tally).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Makes one move when it is due; `false` when the time or the game is over.
    pub async fn move_once(&mut self, pace: &mut Pace, tally: &mut Tally) -> Result<bool, Failure> {
        if self.over || !pace.wait().await {
            return Ok(false);
        }
        let (seat, choice) = self.asked.take().ok_or("nobody is asked although the game is not over")?;
        let before = self.knows[0].sequence;
        self.sent += 1;
        let id = self.sent;
        let say = format!(
            r#"{{"type":"choose","id":{id},"seat":{seat},"sequence":{before},"choices":[{choice}]}}"#
        );
        let sent = Instant::now();
        self.sockets[seat].send(say).await?;
        let mut other_knows = false;
        while self.knows.iter().any(|knows| knows.sequence == before) {
            self.hear(tally).await?;
            if !other_knows && self.knows[1 - seat].sequence > before {
                other_knows = true;
                tally.told(sent);
            }
        }
        let inputs = self.knows[0].sequence - before;
        tally.moves += 1;
        tally.inputs += inputs;
        pace.made(inputs);
        Ok(true)
    }

    /// Leaves the table, with what both have seen of it.
    pub fn leave(self) -> Result<Left, Failure> {
        let [ada, ben] = self.knows.map(|knows| knows.records);
        match ada == ben {
            true => Ok(Left { table: self.table, records: ada }),
            false => {
                Err(format!("one seat of {} was told {ada} records, the other {ben}", self.table).into())
            }
        }
    }

    /// Takes in the next message of either seat.
    async fn hear(&mut self, tally: &mut Tally) -> Result<(), Failure> {
        let [ada, ben] = &mut self.sockets;
        let (seat, text) = tokio::select! {
            text = ada.next() => (0, text?),
            text = ben.next() => (1, text?),
        };
        tally.bytes += text.len() as u64;
        let text = text.as_str();
        let welcome = is(text, "welcome");
        if is(text, "refused") || is(text, "bye") {
            return Err(format!("the server refused: {text}").into());
        }
        if !welcome && !is(text, "record") {
            return Ok(());
        }
        let received: Received<'_> = serde_json::from_str(text)?;
        let (knows, n) = (&mut self.knows[seat], received.n.ok_or("a record without a number")?);
        if !welcome && n != knows.records {
            return Err(format!("record {n} of {} came when {} was due", self.table, knows.records).into());
        }
        knows.records = n + 1;
        let Some(shown) = received.shown else { return Ok(()) };
        knows.sequence = shown.sequence;
        self.over |= shown.waiting.what == "nothing";
        if let Some(asked) = shown.waiting.asked {
            let choice = pick(&asked.choices, &mut self.rng).ok_or("a question without choices")?;
            self.asked = Some((seat, choice.choice.get().to_owned()));
        }
        Ok(())
    }
}
