//! A table of people whose only connections are those of the test.

use catalog::Listed;
use emberhall_host::journal::{Identity, Opened, Person, Place, Record};
use emberhall_host::protocol::{Clock, Proposal, Say};
use emberhall_host::{
    Command, Denied, Desk, Host, Limits, Message, Opening, Outgoing, Published, SeatChange, Stored, Visitor,
};
use fair::Seed;
use ids::{PlayerId, TableId};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::Value;
use std::sync::Arc;
use table::{Pending, Seat, Versioned};

/// A day in milliseconds.
pub const DAY: i64 = 24 * 3_600_000;

const NAMES: [&str; 5] = ["Ada", "Ben", "Cleo", "Dora", "Eve"];

pub fn person(number: u8) -> Person {
    Person { player: Identity(PlayerId([number + 1; 16])), name: NAMES[usize::from(number)].to_owned() }
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub fn open_place() -> Place {
    Place::OPEN
}

pub fn limits() -> Limits {
    Limits { connections: 64, connections_per_person: 8, grace: 0 }
}

/// What came of a command.
#[derive(Debug, PartialEq)]
pub struct Done {
    pub seat: Option<Seat>,
    pub asked_for: Option<Seat>,
    pub outgoing: Vec<String>,
}

/// A table of people; the first is the host.
pub struct People<G: Listed> {
    pub host: Host<G>,
    pub now: i64,
    /// Who sat down and who left, as the archive is told.
    pub took: Vec<Identity>,
    pub left: Vec<Identity>,
    records: Vec<(i64, Vec<u8>)>,
    rng: Xoshiro256PlusPlus,
    next: u64,
}

impl<G: Listed> From<Host<G>> for People<G> {
    fn from(host: Host<G>) -> People<G> {
        let rng = Xoshiro256PlusPlus::seed_from_u64(3);
        People { host, now: 1_000, took: Vec::new(), left: Vec::new(), records: Vec::new(), rng, next: 100 }
    }
}

impl<G: Listed> People<G> {
    /// A table with these seats, where everybody is connected; the game has begun if nobody is missing.
    pub fn with(places: Vec<Place>, clock: Clock) -> People<G> {
        let mut people: Vec<u8> = Vec::new();
        for place in &places {
            let number = (0..5).find(|number| place.is_of(person(*number).player));
            people.extend(number.filter(|number| !people.contains(number)));
        }
        let seats = places.len() as u8;
        let (setup, host, listed) = (G::usual(seats), person(0).player, false);
        let opened = Opened { setup, host, seats: places, clock, listed, dice: emberhall_host::SHARES };
        let first = serde_json::to_vec(&Record::Opened(Box::new(opened.clone()))).expect("plain data");
        let desk = Desk::open(Arc::new(opened), 0, Seed::new([7; 32]), TableId([9; 16]));
        let mut table = People::from(Host::new(desk, limits()));
        table.records.push((0, first));
        people.into_iter().for_each(|number| table.connect(number));
        table.perform(Command::Begin).expect("it begins, or waits");
        table
    }

    /// A game of so many people.
    pub fn begun(people: u8) -> People<G> {
        People::with((0..people).map(|number| Place::of(person(number))).collect(), Clock::Untimed)
    }

    /// A game of so many people that is over.
    pub fn over(people: u8) -> People<G> {
        let mut table = People::begun(people);
        while table.asked().is_some() {
            table.plays();
        }
        table
    }

    /// The same table from what was stored, without connections.
    pub fn reloaded(self) -> People<G> {
        let opening = Opening {
            table: TableId([9; 16]),
            seed: Seed::new([7; 32]),
            rules: self.host.desk().opened.setup.rules(),
        };
        let stored = self.records.iter().zip(0..).map(|((at, body), number)| Stored {
            number,
            at: *at,
            body: body.clone(),
        });
        let desk = emberhall_host::load(opening, stored, |_, _| {}).expect("it was stored by the same code");
        People { host: Host::new(desk, limits()), ..self }
    }

    /// The same table, loaded with one more record.
    pub fn with_record(mut self, record: &Record<G>) -> People<G> {
        self.records.push((self.now, serde_json::to_vec(record).expect("plain data")));
        self.reloaded()
    }

    pub fn perform(&mut self, command: Command<G>) -> Result<Done, Denied> {
        let prepared = self.host.prepare(command, self.now)?;
        let (seat, asked_for) = (prepared.seat(), prepared.asked_for());
        for (player, change) in prepared.seats() {
            match change {
                SeatChange::Take => self.took.push(*player),
                SeatChange::Leave => self.left.push(*player),
            }
        }
        self.records.extend(prepared.records().into_iter().map(|record| (self.now, record)));
        let Published { outgoing, .. } = self.host.publish(prepared);
        let text = |Outgoing {
                        message: Message::Told(text) | Message::Answer(text) | Message::Bye(text),
                        ..
                    }| text;
        Ok(Done { seat, asked_for, outgoing: outgoing.into_iter().map(text).collect() })
    }

    /// A person connects; their connection has their number, unless they have one.
    pub fn connect(&mut self, number: u8) {
        let Person { player, name } = person(number);
        self.next += 1;
        let first = self.host.seats_of(player).first().is_some_and(|seat| !self.host.is_here(*seat));
        let connection = if first { u64::from(number) } else { self.next };
        let visitor = Visitor { player: Some(player), name: Some(name), watch: None };
        self.perform(Command::Connect { connection, visitor, since: None }).expect("everybody may come");
        while self.host.ends_something(player) {
            self.perform(Command::Return { player }).expect("they are back");
        }
    }

    pub fn comes(&mut self, number: u8) {
        self.connect(number);
    }

    pub fn leaves(&mut self, number: u8) {
        self.perform(Command::Disconnect { connection: u64::from(number), silent: 0 })
            .expect("everybody may leave");
    }

    pub fn say(&mut self, number: u8, say: impl Fn(u32) -> Say) -> Result<Done, Denied> {
        self.perform(Command::Say { connection: u64::from(number), say: say(1) })
    }

    /// The first seat of a person proposes something.
    pub fn propose(&mut self, number: u8, what: Proposal) -> Result<Done, Denied> {
        let seat = self.host.seats_of(person(number).player)[0];
        self.say(number, |id| Say::Propose { id, seat, what: what.clone() })
    }

    pub fn answer(&mut self, number: u8, yes: bool) -> Result<Done, Denied> {
        let seat = self.host.seats_of(person(number).player)[0];
        self.say(number, |id| Say::Answer { id, seat, yes })
    }

    pub fn sequence(&self) -> u64 {
        self.host.desk().sequence()
    }

    fn asked(&self) -> Option<Seat> {
        match self.host.desk().state()?.pending() {
            Pending::Player { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn choice(&mut self) -> G::Choice {
        let mut choices = Vec::new();
        self.host.desk().state().expect("it has begun").choices(&mut choices);
        choices.swap_remove((self.rng.next_u64() % choices.len() as u64) as usize)
    }

    /// Whoever is asked chooses.
    pub fn plays(&mut self) {
        let seat = self.asked().expect("somebody is asked");
        let choice = self.choice();
        if let Some(asked) = self.host.asked(self.now) {
            self.perform(Command::Decide { asked, choice }).expect("it is legal");
            return;
        }
        let choices = vec![serde_json::to_value(choice).expect("plain data")];
        let owner = self.host.places()[seat.index()].person.clone().expect("no bot is asked");
        let number = (0..5).find(|number| person(*number).player == owner.player).expect("one of them");
        let sequence = self.sequence();
        let choose = |id| Say::Choose { id, seat, sequence, choices: choices.clone() };
        self.say(number, choose).expect("it is legal");
    }

    /// Until this seat is asked.
    pub fn plays_until(&mut self, number: u8) {
        while self.asked() != Some(seat(number)) {
            self.plays();
        }
    }

    /// The clock decides for whoever is asked.
    pub fn clock_decides(&mut self) {
        let choice = self.choice();
        let asked = self.host.asked(self.now).expect("the time is up");
        self.perform(Command::Decide { asked, choice }).expect("it is legal");
    }

    /// What somebody who comes now is told first.
    fn welcome(&mut self) -> Value {
        let watch = Some([1; 32]);
        let visitor = Visitor { player: None, name: None, watch };
        let told = self.perform(Command::Connect { connection: 99, visitor, since: None });
        let text = told.expect("anybody with a link may watch").outgoing.remove(0);
        self.perform(Command::Disconnect { connection: 99, silent: 0 }).expect("and leave");
        serde_json::from_str(&text).expect("a message is JSON")
    }

    /// The same, for tests of what is told.
    pub fn told_first(&mut self) -> Value {
        self.welcome()
    }

    pub fn proposal(&mut self) -> Value {
        self.welcome()["shown"]["proposal"].clone()
    }

    pub fn votes(&mut self) -> Value {
        self.welcome()["shown"]["votes"].clone()
    }

    pub fn seat_info(&mut self, number: u8) -> Value {
        self.welcome()["seats"][usize::from(number)].clone()
    }

    pub fn occupant(&mut self, number: u8) -> Value {
        self.seat_info(number)["occupant"].clone()
    }
}
