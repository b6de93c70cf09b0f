//! A server for the test: it has the real routes and sockets, and its tables begin with any position.

use super::given::{Given, Position};
use super::willing::Willing;
use super::wire::Wire;
use super::{SEED, player};
use crate::hosted::Games;
use crate::http::{AddressLimits, App, router};
use crate::limits::Limits;
use crate::measures;
use crate::push::Vapid;
use crate::room::{Mailbox, Room, Rooms};
use crate::shared::Shared;
use crate::tokens::{self, Purpose};
use archive::{Player, Status, Summary, TableId};
use catalog::Listed;
use fair::Seed;
use host::journal::{Opened, Person, Place};
use host::protocol::Clock;
use host::{Command, Desk, Host};
use serde_json::{Value, json};
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;
use table::{Input, MAX_SEATS, Seat, Told, Viewer};
use tokio::sync::{Semaphore, mpsc};

/// The cookie of the player in a seat: 26 characters.
fn cookie(seat: Seat) -> String {
    player(seat).0.to_string()
}

/// What the tables of a server share; it knows people by their cookies.
pub fn shared() -> Arc<Shared> {
    let person = |seat: Seat| {
        let known = Player { id: player(seat).0, name: format!("Player {seat}"), created: 0 };
        (tokens::hash(Purpose::Device, &cookie(seat)), known)
    };
    let people = Seat::all(MAX_SEATS as u8).map(person).collect();
    let (nudges, _calls) = mpsc::channel(1);
    let limits = Limits {
        max_connections_per_ip: 10_000,
        requests_per_second: 1_000_000,
        messages_per_second: 1_000_000,
        linger: Duration::from_secs(1),
        ..Limits::default()
    };
    let clock = crate::Clock::system();
    Arc::new(Shared {
        bans: crate::bans::Bans::of(&[]),
        time: crate::server_time::ServerTime::from(clock.now(), &clock),
        random: crate::Randomness::system(),
        games: Games::of(catalog::HOUSE),
        archive: Arc::new(Willing { people }),
        thinking: crate::room::Lanes::new(1),
        queries: Arc::new(Semaphore::new(1)),
        bot_cores: 1,
        processes: Arc::new(crate::named::Processes::new(crate::NamedBots::default(), clock.clone())),
        clock,
        grace: 0,
        nudges,
        secure: false,
        public_url: None,
        rematches: Default::default(),
        limits,
        in_use: mpsc::channel(1).0,
    })
}

/// A running server.
pub struct House {
    address: SocketAddr,
    shared: Arc<Shared>,
    rooms: Arc<Rooms>,
}

impl House {
    /// Starts a server on a free port. It ends with the runtime of the test.
    pub async fn open() -> House {
        let shared = shared();
        let address_limits = Arc::new(AddressLimits::new(&shared.limits, false, &shared.clock));
        let rooms = Rooms::new(shared.clone());
        let vapid = Arc::new(Vapid::of(&*shared.archive, &shared.random, None).await.expect("a key"));
        let measured = measures::begin().expect("it measures");
        let app = App {
            shared: shared.clone(),
            rooms: rooms.clone(),
            address_limits,
            measured,
            vapid,
            pages: |_| None,
            trust_proxy: false,
            heartbeat: shared.clock.clone(),
        };
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        listener.set_nonblocking(true).expect("it is a socket");
        let address = listener.local_addr().expect("it has an address");
        let server = axum_server::from_tcp(listener).expect("it listens");
        let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(server.acceptor(axum_server::accept::NoDelayAcceptor::new()).serve(service));
        House { address, shared, rooms }
    }

    /// A table in the middle of a game, with these people and a spectator connected.
    pub async fn table<G: Listed>(&self, position: &G, id: TableId, people: &[Seat]) -> Table<G> {
        let (mirror, host) = (host_of(position, id), host_of(position, id));
        let last = host.desk().count() - 1;
        let room = room(&self.shared, host, id);
        let mailbox = self.rooms.place(&mut self.rooms.live(), room);
        let mut wires = Vec::new();
        for seat in people.iter().copied().map(Some).chain([None]) {
            let cookie = seat.map(cookie);
            let wire = Wire::connect(self.address, &id.to_string(), cookie.as_deref(), last).await;
            wires.push((seat.map_or(Viewer::Spectator, Viewer::Seat), wire));
        }
        Table { id, mirror, wires, _mailbox: mailbox }
    }
}

/// The host of a table with every seat taken and a game that began with this position.
pub fn host_of<G: Listed>(position: &G, id: TableId) -> Host<Given<G>> {
    let place = |seat: Seat| {
        let person = Person { player: player(seat), name: format!("Player {seat}") };
        Place::of(person)
    };
    let opened = Opened {
        setup: Position(Box::new(position.clone())),
        host: player(Seat::new(0)),
        seats: Seat::all(position.seats()).map(place).collect(),
        clock: Clock::Untimed,
        listed: true,
        dice: 1,
    };
    let desk = Desk::open(Arc::new(opened), 0, Seed::new(SEED), id);
    let mut host = Host::new(desk, host::Limits { connections: 64, connections_per_person: 64, grace: 0 });
    let begins = host.prepare(Command::Begin, 0).expect("it begins");
    host.publish(begins);
    host
}

/// The room of a table in play.
pub fn room<G: Listed>(shared: &Arc<Shared>, host: Host<G>, id: TableId) -> Room<G> {
    let summary = Summary { status: Status::Playing, listed: true, wake: None, about: Vec::new() };
    Room::new(shared.clone(), id, host, &summary, 1)
}

/// A table with all its connections.
pub struct Table<G: Listed> {
    id: TableId,
    /// A copy of the host, for the test to inspect.
    mirror: Host<Given<G>>,
    wires: Vec<(Viewer, Wire)>,
    /// Keeps the table in memory.
    _mailbox: Mailbox,
}

impl<G: Listed> Table<G> {
    fn wire(&mut self, viewer: Viewer) -> &mut Wire {
        let found = self.wires.iter_mut().find(|(whose, _)| *whose == viewer);
        found.map(|(_, wire)| wire).expect("somebody connected")
    }

    /// Sends a message from a seat and waits for the answer.
    pub async fn say(&mut self, seat: Seat, message: &Value) {
        self.wire(Viewer::Seat(seat)).ask(message.clone()).await;
    }

    /// Every byte that a viewer received since the last call, without the times and the table's id.
    pub async fn heard(&mut self, viewer: Viewer) -> Vec<u8> {
        let id = self.id;
        let wire = self.wire(viewer);
        // Any answer will do: every message before it has arrived by then.
        wire.ask(json!({ "type": "answer", "seat": 0, "yes": true })).await;
        timeless(&wire.heard(), id)
    }

    /// The events that this choice would cause, by the rules alone, and who sees each.
    pub fn foreseen(&self, seat: Seat, choice: &G::Choice) -> Vec<Told<G::Event>> {
        let desk = self.mirror.desk();
        let (session, dice) = desk.session().zip(desk.dice()).expect("it has begun");
        let (mut session, mut told) = (session.clone(), Vec::new());
        let input = Input::Choice { seat, choice: choice.clone() };
        session.submit(session.sequence(), input, &mut told).expect("it is legal");
        while let Some(outcome) = dice.next(&session) {
            session
                .submit(session.sequence(), Input::Chance(outcome), &mut told)
                .expect("the dice are right");
        }
        told
    }
}

/// The fields that hold times of day.
const TIMES: [&str; 5] =
    ["\"at\":", "\"now\":", "\"disconnected_at\":", "\"stand_in_from\":", "\"decides_at\":"];

/// Blanks out the table's id and the server's times: thirteen digits after one of their fields, and the date in the
/// header. The length stays the same.
fn timeless(bytes: &[u8], id: TableId) -> Vec<u8> {
    let mut plain = bytes.to_vec();
    let id = id.to_string();
    let mut at = 0;
    while at < plain.len() {
        let rest = &plain[at..];
        let digits = |name: &str| {
            let time = rest.strip_prefix(name.as_bytes())?;
            let digits = time.iter().take_while(|byte| byte.is_ascii_digit()).count();
            (digits == 13).then_some((name.len(), 13))
        };
        let date = || {
            let line = rest.strip_prefix(b"date: ".as_slice())?;
            Some((6, line.iter().position(|byte| *byte == b'\r')?))
        };
        let known = || rest.starts_with(id.as_bytes()).then_some((0, id.len()));
        let time = TIMES.iter().find_map(|name| digits(name));
        let blank = time.or_else(known).or_else(date);
        let (skip, length) = blank.unwrap_or((1, 0));
        plain[at + skip..at + skip + length].fill(b'_');
        at += skip + length;
    }
    plain
}

#[test]
fn only_times_and_the_id_are_left_out() {
    let id = TableId([3; 16]);
    let text = format!(
        "date: Mon, 16 Nov\r\n\r\n{{\"now\":1700000000000,\"at\":{{\"x\":1}},\"at\":1700000000001,\"n\":3,\"at\":12,\"table\":\"{id}\"}}"
    );
    let plain = "date: ___________\r\n\r\n{\"now\":_____________,\"at\":{\"x\":1},\"at\":_____________,\"n\":3,\"at\":12,\
                 \"table\":\"__________________________\"}";
    assert_eq!(String::from_utf8_lossy(&timeless(text.as_bytes(), id)), plain);
}
