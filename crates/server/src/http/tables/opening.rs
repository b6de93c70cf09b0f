//! Opening a table: its first records, its links, and its place in the archive.

use super::bodies::NewLink;
use super::check_clock;
use crate::http::roles::Role;
use crate::problem::Refuse;
use crate::room::Rooms;
use crate::shared::Shared;
use crate::tokens;
use archive::{Append, NewTable, SeatChange, Status, Summary, TableId};
use catalog::{Answers, Listed, Visit};
use host::Denied;
use host::journal::{About, Identity, Opened, Place, Record};
use host::protocol::Clock;
use serde_json::Value;
use std::sync::Arc;
use table::{Explain, Game, Seat, Versioned};

/// The first records of a table, made by the game's own code.
pub struct Opening {
    pub(super) setup: Option<Value>,
    pub(super) options: Answers,
    pub(super) places: Vec<Place>,
    pub(super) host: Identity,
    pub(super) clock: Clock,
    pub(super) listed: bool,
    /// What people have committed to for the dice.
    pub(super) commitments: Vec<(Identity, String)>,
}

impl Visit for Opening {
    type Out = Result<(u32, Vec<Vec<u8>>), Refuse>;

    fn visit<G: Listed>(self) -> Self::Out {
        let mut setup: G::Setup = match self.setup {
            None => {
                catalog::check(G::FORM, &self.options).map_err(|error| Refuse::Setup(error.message()))?;
                G::set_up(
                    u8::try_from(self.places.len()).map_err(|_| Refuse::Table(Denied::Seats))?,
                    &self.options,
                )
            }
            Some(value) => serde_json::from_value(value).map_err(Refuse::malformed)?,
        };
        // A new table is played by the newest rules, a rematch too.
        setup.set_rules(G::RULES_VERSION);
        let game = G::start(&setup).map_err(|error| Refuse::Setup(error.message()))?;
        if usize::from(Game::seats(&game)) != self.places.len() {
            return Err(Refuse::Table(Denied::Seats));
        }
        let committed = |(player, commitment): (Identity, String)| {
            let seat = self.places.iter().position(|place| place.is_of(player))?;
            Some(Record::<G>::Committed { seat: Seat::new(seat as u8), commitment })
        };
        let committed: Vec<_> = self.commitments.into_iter().filter_map(committed).collect();
        let (host, clock, listed) = (self.host, self.clock, self.listed);
        let opened = Opened { setup, host, seats: self.places, clock, listed, dice: host::SHARES };
        let records: Vec<_> = [Record::Opened(Box::new(opened))].into_iter().chain(committed).collect();
        let bytes = records.iter().map(|record| serde_json::to_vec(record).expect("records are plain data"));
        Ok((G::RULES_VERSION, bytes.collect()))
    }
}

/// Opens a table; its id, and the links for those who are to come.
pub async fn open(
    shared: &Arc<Shared>,
    rooms: &Arc<Rooms>,
    game: &str,
    opening: Opening,
) -> Result<(TableId, Vec<NewLink>), Refuse> {
    let (places, clock, listed) = (opening.places.clone(), opening.clock, opening.listed);
    check_clock(clock)?;
    let no_game = || Refuse::NoGame { found: game.chars().take(40).collect() };
    let hosted = shared.games.find(game).ok_or_else(no_game)?;
    let (rules, records) = (hosted.open)(opening)?;
    let id = tokens::table_id(&shared.random)?;
    let open = places.iter().enumerate().filter(|(_, place)| place.is_open());
    let mut roles: Vec<Role> = open.map(|(index, _)| Role::Seat { seat: Seat::new(index as u8) }).collect();
    if !roles.is_empty() {
        roles.push(Role::Any);
    }
    roles.push(Role::Watch);
    let (mut links, mut changes) = (Vec::new(), Vec::new());
    for role in roles {
        let (token, change) = role.link(&shared.random)?;
        links.push(NewLink { role, token });
        changes.push(change);
    }
    let about = About::of(&places, clock, None).to_bytes();
    let at = shared.clock.now();
    let table = NewTable {
        id,
        game: game.to_owned(),
        rules,
        created: at,
        secret: shared.random.bytes::<32>()?.to_vec(),
        summary: Summary { status: Status::Open, listed, wake: None, about },
    };
    let mut players: Vec<_> =
        places.iter().filter_map(|place| Some(place.person.as_ref()?.player.0)).collect();
    players.sort_unstable();
    players.dedup();
    let seats = players.into_iter().map(|player| (player, SeatChange::Take)).collect();
    let first = Append { links: changes, seats, ..Append::records(id, 0, at, records) };
    shared.archive.create(table, first).await?;
    metrics::counter!(crate::measures::OPENED, "game" => game.to_owned()).increment(1);
    // The table wakes at once: a game of which every seat is taken begins.
    rooms.room(id).await?;
    Ok((id, links))
}
