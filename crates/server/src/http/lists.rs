//! Lists: the games, the lobby, a player's own tables.

use super::people::known;
use super::tables::table_of;
use super::{App, Question};
use crate::journal::{About, Identity};
use crate::named::NamedBot;
use crate::problem::Refuse;
use crate::protocol::AboutTable;
use archive::{Listing, Status};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use catalog::{Listed, Visit};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A game that can be played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlayableGame {
    /// Its id.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Its title.
    pub title: &'static str,
    /// Whether players see what others do not.
    pub secrets: bool,
    /// The fewest and the most players.
    #[schema(value_type = Vec<u8>, min_items = 2, max_items = 2)]
    pub players: [u8; 2],
    /// The usual setup for two.
    #[schema(value_type = Object)]
    pub usual: Value,
}

/// A bot of this server's own, besides the levels that every server has.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ServerBot {
    /// Its name. In a seat it is called `named:` and this.
    pub name: String,
    /// The games it plays.
    #[cfg_attr(feature = "ts", ts(type = "Array<string>"))]
    pub games: Vec<&'static str>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListedTable {
    /// Its id.
    pub table: String,
    /// Which game.
    pub game: String,
    /// How far it is.
    #[schema(value_type = String, pattern = "^(open|playing|over)$")]
    #[cfg_attr(feature = "ts", ts(type = "\"open\" | \"playing\" | \"over\""))]
    pub status: &'static str,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// When something last happened, in milliseconds since 1970.
    pub changed: i64,
    /// Who sits there, and how time is counted.
    pub about: AboutTable,
    /// Whether the table waits for whoever asks: one of this person's seats is to decide.
    pub your_turn: bool,
}

/// The games and their usual setups.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = Vec<PlayableGame>)))]
pub async fn games() -> Json<Vec<PlayableGame>> {
    struct About;
    impl Visit for About {
        type Out = PlayableGame;
        fn visit<G: Listed>(self) -> PlayableGame {
            let usual = G::usual((*G::PLAYERS.start()).max(2));
            PlayableGame {
                game: G::ID,
                rules: G::RULES_VERSION,
                title: G::TITLE,
                secrets: G::SECRETS,
                players: [*G::PLAYERS.start(), *G::PLAYERS.end()],
                usual: serde_json::to_value(usual).expect("setups are plain data"),
            }
        }
    }
    Json(catalog::IDS.iter().filter_map(|id| catalog::visit(id, About)).collect())
}

/// The bots of this server's own.
#[utoipa::path(get, path = "/api/bots", tag = "tables", responses((status = 200, body = Vec<ServerBot>)))]
pub async fn bots(State(app): State<App>) -> Json<Vec<ServerBot>> {
    let shown = |bot: &NamedBot| ServerBot { name: bot.name().to_string(), games: bot.games().to_vec() };
    Json(app.shared.processes.bots().iter().map(shown).collect())
}

/// Where to go on in a list.
#[derive(Clone, Debug, Deserialize)]
pub struct Page {
    /// The last table of the page before.
    #[serde(default)]
    before: Option<String>,
}

/// The open tables in the lobby.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    params(("before" = Option<String>, Query, description = "the last table of the page before",
        pattern = "^[0-9a-z]{26}$")),
    responses(
    (status = 200, body = Vec<ListedTable>),
    (status = 400, description = "not a table", body = crate::protocol::Problem),
    (status = 404, description = "no such table", body = crate::protocol::Problem),
))]
pub async fn lobby(
    State(app): State<App>,
    Question(page): Question<Page>,
) -> Result<Json<Vec<ListedTable>>, Refuse> {
    let wrong = |_| Refuse::Malformed { problem: "before: not a table".to_owned() };
    let before = page.before.as_deref().map(table_of).transpose().map_err(wrong)?;
    let found = app.shared.archive.lobby(Status::Open, 50, before).await?;
    Ok(Json(found.iter().filter_map(|listing| shown(listing, None)).collect()))
}

/// The tables of a player.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables", responses((status = 200, body = Vec<ListedTable>)))]
pub async fn mine(State(app): State<App>, headers: HeaderMap) -> Result<Json<Vec<ListedTable>>, Refuse> {
    let Some(player) = known(&app, &headers).await? else { return Ok(Json(Vec::new())) };
    let found = app.shared.archive.of_player(player.id, 50).await?;
    let player = Some(Identity(player.id));
    Ok(Json(found.iter().filter_map(|seated| shown(&seated.listing, player)).collect()))
}

/// What this person, or anybody, is shown of a table in a list; nothing of one that cannot be read.
fn shown(listing: &Listing, player: Option<Identity>) -> Option<ListedTable> {
    let status = match listing.summary.status {
        Status::Open => "open",
        Status::Playing => "playing",
        Status::Over => "over",
    };
    let about = About::read(&listing.summary.about)?;
    let your_turn = player.is_some() && about.waits_for == player;
    Some(ListedTable {
        table: listing.table.to_string(),
        game: listing.game.clone(),
        status,
        created: listing.created,
        changed: listing.changed,
        about: about.table,
        your_turn,
    })
}
