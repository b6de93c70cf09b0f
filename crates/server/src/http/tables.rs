//! Tables: opening, finding, joining, playing again, taking home.

use super::people::{clean, known, recognise};
use super::roles::{Role, role_of};
use super::{App, At, Body};
use crate::journal::{About, Identity, Opened, Person, Place, Record};
use crate::problem::Refuse;
use crate::protocol::{BotId, Clock};
use crate::room::{Again, Ask};
use crate::tokens;
use archive::{Append, NewTable, SeatChange, Status, Summary, TableId};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::IntoResponse;
use catalog::{Answers, Listed, Visit};
use fair::Entropy;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::net::SocketAddr;
use table::{Explain, Game, Seat};
use tokio::sync::oneshot;
use utoipa::ToSchema;

/// A table to be opened.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The game's id.
    #[schema(example = "karak")]
    pub game: String,
    /// The game's own setup; without it the usual one for so many seats.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub setup: Option<Value>,
    /// Answers to the game's form, by the ids of its fields, when there is no setup; what is missing is as usual.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Answers>"))]
    pub options: Answers,
    /// Who sits where.
    #[schema(min_items = 1, max_items = 5)]
    pub seats: Vec<NewSeat>,
    /// How time is counted.
    #[serde(default)]
    pub clock: Clock,
    /// Whether anybody may find the table and sit down.
    #[serde(default)]
    pub listed: bool,
    /// The player's name, when it is not known yet or is to change.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 24)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// What the player adds to the dice: at most 64 bytes in hexadecimal digits.
    #[serde(default)]
    #[schema(max_length = 128, pattern = "^([0-9a-f]{2})*$")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entropy: Option<String>,
}

/// Who sits in a seat at first.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Whoever opens the table; several seats for several people at one screen.
    Me {
        /// Who sits there, when it is somebody else at the same screen.
        #[serde(default)]
        #[schema(min_length = 1, max_length = 24)]
        #[cfg_attr(feature = "ts", ts(optional))]
        name: Option<String>,
    },
    /// Nobody yet.
    Open,
    /// A bot.
    Bot {
        /// Which one: a level, or `named:` and the name of one of the server's own.
        #[schema(value_type = String, example = "torch")]
        level: BotId,
    },
}

/// A table that was opened.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenedTable {
    /// Its id.
    pub table: String,
    /// Secrets for those who are to come: one for each open seat, one for any of them, one for watching.
    pub links: Vec<NewLink>,
    /// The recovery code of somebody new; told once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub recovery: Option<String>,
}

/// A link with what it is good for.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Role & { token: string }"))]
pub struct NewLink {
    /// What it is good for.
    #[serde(flatten)]
    pub role: Role,
    /// The secret.
    pub token: String,
}

/// How somebody sits down.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// The secret of a link; not needed at a listed table.
    #[serde(default)]
    #[schema(max_length = 100)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub token: Option<String>,
    /// Which seat, where the link leaves it open.
    #[serde(default)]
    #[schema(value_type = Option<u8>, maximum = 4)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// The player's name, when it is not known yet or is to change.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 24)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// What the player adds to the dice: at most 64 bytes in hexadecimal digits.
    #[serde(default)]
    #[schema(max_length = 128, pattern = "^([0-9a-f]{2})*$")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entropy: Option<String>,
}

/// A seat somebody has taken.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Joined {
    /// Which one, from 0.
    #[schema(value_type = u8, maximum = 4)]
    pub seat: Seat,
    /// The recovery code of somebody new; told once.
    pub recovery: Option<String>,
}

/// Where the same people play again.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextTable {
    /// The table's id.
    pub table: String,
}

/// The table named in an address.
pub fn table_of(id: &str) -> Result<TableId, Refuse> {
    id.parse().map_err(|_| Refuse::NoTable)
}

fn entropy_of(text: Option<&str>) -> Result<Entropy, Refuse> {
    let wrong = |error: fair::Unreadable| Refuse::Malformed { problem: error.to_string() };
    text.map_or(Ok(Entropy::default()), |text| Entropy::from_hex(text).map_err(wrong))
}

/// The first records of a table, made by the game's own code.
pub struct Opening {
    setup: Option<Value>,
    options: Answers,
    places: Vec<Place>,
    host: Identity,
    clock: Clock,
    listed: bool,
    entropy: Entropy,
}

impl Visit for Opening {
    type Out = Result<(u32, Vec<Vec<u8>>), Refuse>;

    fn visit<G: Listed>(self) -> Self::Out {
        let mut setup: G::Setup = match self.setup {
            None => {
                catalog::check(G::FORM, &self.options).map_err(|error| Refuse::Setup(error.message()))?;
                G::set_up(u8::try_from(self.places.len()).map_err(|_| Refuse::Seats)?, &self.options)
            }
            Some(value) => serde_json::from_value(value)
                .map_err(|error| Refuse::Malformed { problem: error.to_string() })?,
        };
        // A new table is played by the newest rules, a rematch too.
        G::set_rules(&mut setup, G::RULES_VERSION);
        let game = G::start(&setup).map_err(|error| Refuse::Setup(error.message()))?;
        if usize::from(Game::seats(&game)) != self.places.len() {
            return Err(Refuse::Seats);
        }
        let mut records = Vec::new();
        if !self.entropy.is_empty()
            && let Some(index) = self.places.iter().position(|place| place.is_of(self.host))
        {
            let place = self.places[index].clone();
            let entropy = self.entropy.to_string();
            records.push(Record::<G>::Seated { seat: Seat(index as u8), place, entropy });
        }
        let (host, clock, listed) = (self.host, self.clock, self.listed);
        records
            .insert(0, Record::Opened(Box::new(Opened { setup, host, seats: self.places, clock, listed })));
        let bytes = records.iter().map(|record| serde_json::to_vec(record).expect("records are plain data"));
        Ok((G::RULES_VERSION, bytes.collect()))
    }
}

async fn open(app: &App, game: &str, opening: Opening) -> Result<(TableId, Vec<NewLink>), Refuse> {
    let (places, clock, listed) = (opening.places.clone(), opening.clock, opening.listed);
    check_clock(clock)?;
    let no_game = || Refuse::NoGame { found: game.chars().take(40).collect() };
    let hosted = app.shared.games.find(game).ok_or_else(no_game)?;
    let (rules, records) = (hosted.open)(opening)?;
    let id = tokens::table_id(&app.shared.random)?;
    let open = places.iter().enumerate().filter(|(_, place)| place.is_open());
    let mut roles: Vec<Role> = open.map(|(index, _)| Role::Seat { seat: Seat(index as u8) }).collect();
    if !roles.is_empty() {
        roles.push(Role::Any);
    }
    roles.push(Role::Watch);
    let (mut links, mut changes) = (Vec::new(), Vec::new());
    for role in roles {
        let (token, change) = role.link(&app.shared.random)?;
        links.push(NewLink { role, token });
        changes.push(change);
    }
    let about = About::of(&places, clock, None).to_bytes();
    let at = app.shared.clock.now();
    let table = NewTable {
        id,
        game: game.to_owned(),
        rules,
        created: at,
        secret: app.shared.random.bytes::<32>()?.to_vec(),
        summary: Summary { status: Status::Open, listed, wake: None, about },
    };
    let mut players: Vec<_> =
        places.iter().filter_map(|place| Some(place.person.as_ref()?.player.0)).collect();
    players.sort_unstable();
    players.dedup();
    let seats = players.into_iter().map(|player| (player, SeatChange::Take { role: Vec::new() })).collect();
    let first = Append { links: changes, seats, ..Append::records(id, 0, at, records) };
    app.shared.archive.create(table, first).await?;
    metrics::counter!(crate::measures::OPENED, "game" => game.to_owned()).increment(1);
    // The table wakes at once: a game of which every seat is taken begins.
    app.rooms.room(id).await?;
    Ok((id, links))
}

/// A clock that people can play with: nothing under a second, nothing over a month.
fn check_clock(clock: Clock) -> Result<(), Refuse> {
    let sensible = match clock {
        Clock::Untimed => true,
        Clock::PerMove { seconds } => (1..=2_678_400).contains(&seconds),
        Clock::Bank { seconds, increment } => (1..=2_678_400).contains(&seconds) && increment <= 86_400,
    };
    let problem = || "seconds: 1 to 2678400, increment: 0 to 86400".to_owned();
    if sensible { Ok(()) } else { Err(Refuse::Malformed { problem: problem() }) }
}

/// Whether the operator has the bots that are asked for, and as many of their processes may run.
fn check_bots(app: &App, body: &NewGame) -> Result<(), Refuse> {
    let processes = &app.shared.processes;
    let named = |seat: &NewSeat| match seat {
        NewSeat::Bot { level: BotId::Named(name) } => Some(name.clone()),
        _ => None,
    };
    let named: Vec<_> = body.seats.iter().filter_map(named).collect();
    let known = app.shared.games.find(&body.game).is_some();
    if let Some(name) = named.iter().find(|name| processes.bots().find(name, &body.game).is_none() && known) {
        return Err(Refuse::NoBot { found: name.to_string() });
    }
    if processes.has_room_for(named.len()) { Ok(()) } else { Err(Refuse::TooManyBots) }
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewGame, responses(
    (status = 200, body = OpenedTable),
    (status = 422, description = "no such game, bot, setup, seats or name", body = crate::protocol::Problem),
))]
pub async fn create(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(body): Body<NewGame>,
) -> Result<impl IntoResponse, Refuse> {
    let entropy = entropy_of(body.entropy.as_deref())?;
    if body.seats.is_empty() || body.seats.len() > table::MAX_SEATS {
        return Err(Refuse::Seats);
    }
    let named = |seat: &NewSeat| match seat {
        NewSeat::Me { name: Some(name) } => clean(name).map(Some),
        _ => Ok(None),
    };
    let names: Vec<Option<String>> = body.seats.iter().map(named).collect::<Result<_, Refuse>>()?;
    check_bots(&app, &body)?;
    app.doors.may_create(app.doors.address(peer, &headers))?;
    let found = recognise(&app, &headers, peer, body.name.as_deref()).await?;
    let host = found.identity();
    let place = |(seat, name): (&NewSeat, Option<String>)| match seat {
        NewSeat::Me { .. } => {
            let name = name.unwrap_or_else(|| found.player.name.clone());
            Place { person: Some(Person { player: host, name }), bot: None }
        }
        NewSeat::Open => Place::OPEN,
        NewSeat::Bot { level } => Place { person: None, bot: Some(level.clone()) },
    };
    let places = body.seats.iter().zip(names).map(place).collect();
    let opening = Opening {
        setup: body.setup,
        options: body.options,
        places,
        host,
        clock: body.clock,
        listed: body.listed,
        entropy,
    };
    let (table, links) = open(&app, &body.game, opening).await?;
    let opened = OpenedTable { table: table.to_string(), links, recovery: found.recovery.clone() };
    Ok((found.headers(), Json(opened)))
}

/// Sits down at a table.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", request_body = Joining,
    params(("id" = String, Path, description = "the table", pattern = "^[0-9a-z]{26}$")), responses(
    (status = 200, body = Joined, description = "the seat"),
    (status = 403, description = "the link is good for nothing", body = crate::protocol::Problem),
    (status = 422, description = "not a name, or no such seat", body = crate::protocol::Problem),
    (status = 404, description = "no such table", body = crate::protocol::Problem),
    (status = 409, description = "no free seat", body = crate::protocol::Problem),
))]
pub async fn join(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    At(table): At,
    headers: HeaderMap,
    Body(body): Body<Joining>,
) -> Result<impl IntoResponse, Refuse> {
    let entropy = entropy_of(body.entropy.as_deref())?;
    let seat = match &body.token {
        Some(token) => match role_of(&app, table, token).await? {
            Role::Seat { seat } => Some(seat),
            Role::Any => None,
            Role::Watch => return Err(Refuse::NoLink),
        },
        None if is_listed(&app, table).await? => None,
        None => return Err(Refuse::NoLink),
    };
    let found = recognise(&app, &headers, peer, body.name.as_deref()).await?;
    let (reply, answer) = oneshot::channel();
    let (player, name) = (found.identity(), found.player.name.clone());
    // Whoever may take any free seat may name one that is free.
    let wanted = seat.or(body.seat);
    let ask = Ask::Join { player, name, seat: wanted, by_link: seat.is_some(), entropy, reply };
    app.rooms.ask(table, ask).await?;
    let seat = answer.await.map_err(|_| Refuse::Broken)??;
    Ok((found.headers(), Json(Joined { seat, recovery: found.recovery.clone() })))
}

async fn is_listed(app: &App, table: TableId) -> Result<bool, Refuse> {
    Ok(app.shared.archive.load(table).await?.summary.listed)
}

/// Plays again with the same people. Whoever asks second is led to the table of whoever asked first.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables",
    params(("id" = String, Path, description = "the table", pattern = "^[0-9a-z]{26}$")), responses(
    (status = 200, body = NextTable, description = "the new table"),
    (status = 401, description = "nobody is known by this cookie", body = crate::protocol::Problem),
    (status = 404, description = "no such table", body = crate::protocol::Problem),
    (status = 409, description = "the game is not over", body = crate::protocol::Problem),
))]
pub async fn rematch(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    At(table): At,
    headers: HeaderMap,
) -> Result<Json<NextTable>, Refuse> {
    let player = Identity(known(&app, &headers).await?.ok_or(Refuse::NotKnown)?.id);
    // One after the other: whoever asks second finds the table of whoever asked first.
    let _one = app.shared.rematches.lock().await;
    let (reply, answer) = oneshot::channel();
    app.rooms.ask(table, Ask::Rematch { player, reply }).await?;
    let again: Again = answer.await.map_err(|_| Refuse::Broken)??;
    let next = match again.next {
        Some(next) => next,
        None => {
            app.doors.may_create(app.doors.address(peer, &headers))?;
            let Again { game, setup, places, clock, listed, .. } = again;
            let entropy = Entropy::default();
            let places = places.into_iter().map(without_stand_in).collect();
            let opening = Opening {
                setup: Some(setup),
                options: Answers::new(),
                places,
                host: player,
                clock,
                listed,
                entropy,
            };
            let (next, _) = open(&app, game, opening).await?;
            let (reply, answer) = oneshot::channel();
            app.rooms.ask(table, Ask::Follow { table: next, reply }).await?;
            answer.await.map_err(|_| Refuse::Broken)??
        }
    };
    Ok(Json(NextTable { table: next.to_string() }))
}

/// Whoever was stood in for is asked again.
fn without_stand_in(place: Place) -> Place {
    match place.person {
        Some(_) => Place { bot: None, ..place },
        None => place,
    }
}

/// A finished game as a file.
#[utoipa::path(get, path = "/api/tables/{id}/file", tag = "tables",
    params(("id" = String, Path, description = "the table", pattern = "^[0-9a-z]{26}$")), responses(
    (status = 200, body = Object, description = "the game file"),
    (status = 404, description = "no such table", body = crate::protocol::Problem),
    (status = 409, description = "the game is not over", body = crate::protocol::Problem),
))]
pub async fn file(State(app): State<App>, At(table): At) -> Result<impl IntoResponse, Refuse> {
    let (reply, answer) = oneshot::channel();
    app.rooms.ask(table, Ask::Export { reply }).await?;
    let text = answer.await.map_err(|_| Refuse::Broken)??;
    let name = HeaderValue::from_str(&format!("attachment; filename=\"emberhall-{table}.json\""))
        .map_err(|_| Refuse::Broken)?;
    let json = HeaderValue::from_static("application/json");
    Ok(([(header::CONTENT_TYPE, json), (header::CONTENT_DISPOSITION, name)], text))
}
