//! Lists: the games, the lobby, a player's own tables.

use super::people::known;
use super::tables::{is_listed, table_of};
use super::{App, Question};
use crate::named::NamedBot;
use crate::problem::Refuse;
use archive::{Listing, Status};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use catalog::{Field, Listed};
use host::Denied;
use host::journal::{About, Identity};
use host::protocol::AboutTable;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Topic;
use utoipa::ToSchema;

/// A game that can be played.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayableGame {
    /// Its id.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The key of its name.
    pub title: &'static str,
    /// What the keys of its rules begin with.
    pub rule_keys: &'static str,
    /// Whether players see what others do not.
    pub secrets: bool,
    /// Whether the browser client has drawings of its own for it; one without is shown by a plain table.
    pub drawn: bool,
    /// Whether it brings texts along, which are at `/api/games/{game}/texts/{language}`; the client has those of the
    /// others.
    pub texts: bool,
    /// What can be asked about a table of this game, the most important first: ids, which are also commands of the
    /// text mode, and the keys of the headings.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Topic>"))]
    pub topics: &'static [Topic],
    /// What can be chosen before a game begins.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Field>"))]
    pub form: &'static [Field],
    /// The fewest and the most players.
    #[schema(value_type = Vec<u8>, min_items = 2, max_items = 2)]
    pub players: [u8; 2],
    /// The usual setup for two.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub usual: Value,
}

impl PlayableGame {
    /// What is told about a game.
    pub fn of<G: Listed>() -> PlayableGame {
        let usual = G::usual((*G::PLAYERS.start()).max(2));
        PlayableGame {
            game: G::ID,
            rules: G::RULES_VERSION,
            title: G::TITLE,
            rule_keys: G::RULE_KEYS,
            secrets: G::SECRETS,
            drawn: G::DRAWN,
            texts: !G::LOCALES.is_empty(),
            topics: G::TOPICS,
            form: G::FORM,
            players: [*G::PLAYERS.start(), *G::PLAYERS.end()],
            usual: serde_json::to_value(usual).expect("setups are plain data"),
        }
    }
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
    /// Whether the table waits for the caller: one of this person's seats is to decide.
    pub your_turn: bool,
}

/// The games and their usual setups.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = Vec<PlayableGame>)))]
pub async fn games(State(app): State<App>) -> Json<Vec<PlayableGame>> {
    Json(app.shared.games.iter().map(|hosted| hosted.about.clone()).collect())
}

/// A game's own texts, as a Fluent file; empty when it has none in this language.
#[utoipa::path(get, path = "/api/games/{game}/texts/{language}", tag = "tables",
    params(("game" = String, Path, description = "the game's id"),
        ("language" = String, Path, description = "the code of the language")),
    responses(
    (status = 200, description = "a Fluent file", body = String, content_type = "text/plain"),
    (status = 422, description = "no such game", body = host::protocol::Problem),
))]
pub async fn game_texts(
    State(app): State<App>,
    Path((game, language)): Path<(String, String)>,
) -> Result<impl IntoResponse, Refuse> {
    let no_game = || Refuse::NoGame { found: game.chars().take(40).collect() };
    let hosted = app.shared.games.find(&game).ok_or_else(no_game)?;
    let files = hosted.locales.iter().filter(|(code, _)| *code == language);
    let text: String = files.map(|(_, text)| *text).collect::<Vec<_>>().join("\n");
    let about = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        // They change with the program only.
        (header::CACHE_CONTROL, "no-cache"),
    ];
    Ok((about, text))
}

/// The bots of this server's own.
#[utoipa::path(get, path = "/api/bots", tag = "tables", responses((status = 200, body = Vec<ServerBot>)))]
pub async fn bots(State(app): State<App>) -> Json<Vec<ServerBot>> {
    let all = app.shared.games.ids();
    let games = |bot: &NamedBot| all.iter().copied().filter(|game| bot.plays(game)).collect();
    let shown = |bot: &NamedBot| ServerBot { name: bot.name().to_string(), games: games(bot) };
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
    (status = 400, description = "not a table", body = host::protocol::Problem),
    (status = 404, description = "no such table", body = host::protocol::Problem),
))]
pub async fn lobby(
    State(app): State<App>,
    Question(page): Question<Page>,
) -> Result<Json<Vec<ListedTable>>, Refuse> {
    let wrong = |_| Refuse::malformed("before: not a table".to_owned());
    let before = page.before.as_deref().map(table_of).transpose().map_err(wrong)?;
    // A table that the lobby does not show is no place in it either.
    if let Some(table) = before
        && !is_listed(&app, table).await?
    {
        return Err(Refuse::Table(Denied::NoTable));
    }
    let found = app.shared.archive.lobby(Status::Open, 50, before).await?;
    Ok(Json(found.iter().filter_map(|listing| shown(listing, None)).collect()))
}

/// The tables of a player.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables", responses((status = 200, body = Vec<ListedTable>)))]
pub async fn mine(State(app): State<App>, headers: HeaderMap) -> Result<Json<Vec<ListedTable>>, Refuse> {
    let Some(player) = known(&app, &headers).await? else { return Ok(Json(Vec::new())) };
    let found = app.shared.archive.of_player(player.id, 50).await?;
    let player = Some(Identity(player.id));
    Ok(Json(found.iter().filter_map(|listing| shown(listing, player)).collect()))
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
