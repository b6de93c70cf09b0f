//! A real server of the test: its pages and sockets are those of every server, its tables begin with any position.

use super::given::{Given, Position};
use super::willing::Willing;
use super::wire::Wire;
use super::{SEED, player};
use crate::hosted::Games;
use crate::http::{App, Doors, Pages, router};
use crate::journal::{Opened, Person, Place, Record};
use crate::limits::Limits;
use crate::measures;
use crate::protocol::Clock;
use crate::push::Vapid;
use crate::room::{Desk, Mailbox, Room, Rooms};
use crate::shared::Shared;
use crate::tokens::{self, Purpose};
use archive::{Player, Status, Summary, TableId};
use catalog::Listed;
use fair::Seed;
use serde_json::{Value, json};
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;
use table::{Input, MAX_SEATS, Seat, Told, Viewer};
use tokio::sync::{Semaphore, mpsc};

struct NoPages;

impl Pages for NoPages {
    fn file(&self, _: &str) -> Option<&'static [u8]> {
        None
    }
}

/// The cookie of whoever sits in a seat: 26 characters.
fn cookie(seat: Seat) -> String {
    player(seat).0.to_string()
}

/// What the tables of a server share, with people who are known by their cookies.
pub fn shared() -> Arc<Shared> {
    let person = |seat: Seat| {
        let known = Player { id: player(seat).0, name: format!("Player {seat}"), created: 0 };
        (tokens::hash(Purpose::Device, &cookie(seat)), known)
    };
    let people = Seat::all(MAX_SEATS as u8).map(person).collect();
    let (nudges, _calls) = mpsc::channel(1);
    let limits = Limits {
        connections_an_address: 10_000,
        requests_a_second: 1_000_000,
        messages_a_second: 1_000_000,
        linger: Duration::from_secs(1),
        ..Limits::default()
    };
    let clock = crate::Clock::system();
    Arc::new(Shared {
        random: crate::Randomness::system(),
        games: Games::of(catalog::HOUSE),
        archive: Arc::new(Willing { people }),
        thinking: Arc::new(Semaphore::new(1)),
        bot_cores: 1,
        processes: Arc::new(crate::named::Processes::new(crate::NamedBots::default(), clock.clone())),
        clock,
        grace: 0,
        nudges,
        secure: false,
        public_url: None,
        rematches: tokio::sync::Mutex::new(()),
        limits,
        in_use: mpsc::channel(1).0,
    })
}

/// A server that runs.
pub struct House {
    address: SocketAddr,
    shared: Arc<Shared>,
    rooms: Arc<Rooms>,
}

impl House {
    /// Starts a server on a free port. It ends with the runtime of the test.
    pub async fn open() -> House {
        let shared = shared();
        let doors = Arc::new(Doors::new(&shared.limits, false, &shared.clock));
        let rooms = Rooms::new(shared.clone());
        let vapid = Arc::new(Vapid::of(&*shared.archive, &shared.random, None).await.expect("a key"));
        let measured = measures::begin().expect("it measures");
        let pages = Arc::new(NoPages);
        let app = App {
            shared: shared.clone(),
            rooms: rooms.clone(),
            doors,
            measured,
            vapid,
            pages,
            trust_proxy: false,
        };
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        listener.set_nonblocking(true).expect("it is a socket");
        let address = listener.local_addr().expect("it has an address");
        let server = axum_server::from_tcp(listener).expect("it listens");
        let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(server.acceptor(axum_server::accept::NoDelayAcceptor::new()).serve(service));
        House { address, shared, rooms }
    }

    /// A table in the middle of a game, to which these people and a spectator are connected.
    pub async fn table<G: Listed>(&self, position: &G, id: TableId, people: &[Seat]) -> Table<G> {
        let (mirror, desk) = (desk(position, id), desk(position, id));
        let last = desk.count - 1;
        let room = room(&self.shared, desk, id);
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

/// A table at which everybody sits and the game has begun with this position.
pub fn desk<G: Listed>(position: &G, id: TableId) -> Desk<Given<G>> {
    let place = |seat: Seat| {
        let person = Person { player: player(seat), name: format!("Player {seat}") };
        Place { person: Some(person), bot: None }
    };
    let opened = Opened {
        setup: Position(Box::new(position.clone())),
        host: player(Seat(0)),
        seats: Seat::all(position.seats()).map(place).collect(),
        clock: Clock::Untimed,
        listed: true,
    };
    let mut desk = Desk::open(opened, Seed::new(SEED), id.0);
    desk.fold(0, &Record::Began).expect("it begins");
    desk
}

/// A table being played.
pub fn room<G: Listed>(shared: &Arc<Shared>, desk: Desk<G>, id: TableId) -> Room<G> {
    let summary = Summary { status: Status::Playing, listed: true, wake: None, about: Vec::new() };
    Room::new(shared.clone(), id, desk, &summary, 1)
}

/// A table with everybody who is connected to it.
pub struct Table<G: Listed> {
    id: TableId,
    /// The same table once more, to look into.
    mirror: Desk<Given<G>>,
    wires: Vec<(Viewer, Wire)>,
    /// As long as somebody has it, the table stays in memory.
    _mailbox: Mailbox,
}

impl<G: Listed> Table<G> {
    fn wire(&mut self, viewer: Viewer) -> &mut Wire {
        let found = self.wires.iter_mut().find(|(whose, _)| *whose == viewer);
        found.map(|(_, wire)| wire).expect("somebody connected")
    }

    /// A seat says something and is answered.
    pub async fn say(&mut self, seat: Seat, message: &Value) {
        self.wire(Viewer::Seat(seat)).ask(message.clone()).await;
    }

    /// Every byte that a viewer has been sent since it was last asked, without the times and the table's id.
    pub async fn heard(&mut self, viewer: Viewer) -> Vec<u8> {
        let id = self.id;
        let wire = self.wire(viewer);
        // Whatever it is answered: everything that was told before it has come then.
        wire.ask(json!({ "type": "answer", "seat": 0, "yes": true })).await;
        timeless(&wire.heard(), id)
    }

    /// What everybody would be told, were this chosen: by the rules alone.
    pub fn foreseen(&self, seat: Seat, choice: &G::Choice) -> Vec<Told<G::Event>> {
        let playing = self.mirror.game.as_ref().expect("it has begun");
        let (mut session, mut told) = (playing.session.clone(), Vec::new());
        let input = Input::Choice { seat, choice: choice.clone() };
        session.submit(session.sequence(), input, &mut told).expect("it is legal");
        while let Some(outcome) = playing.dice.next(&session) {
            session
                .submit(session.sequence(), Input::Chance(outcome), &mut told)
                .expect("the dice are right");
        }
        told
    }
}

/// The bytes without the table's id and the server's times: thirteen digits after `"at":` or `"now":`, and the date in
/// the head. Of each as many bytes stay as there were.
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
        let blank = digits("\"at\":").or_else(|| digits("\"now\":")).or_else(known).or_else(date);
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
