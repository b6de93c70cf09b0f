//! What operators do: orders, carried out by the running server or, while none runs, on the archive alone.

mod dates;
mod orders;
#[cfg(unix)]
mod socket;

pub use dates::utc;
pub use orders::{
    AdminError, BanRow, LogRow, Order, Outcome, PersonRow, ReportBody, ReportRow, TableRow, TableStatus,
};
#[cfg(unix)]
pub(crate) use socket::serve;

use crate::bans::Target;
use crate::http::App;
use crate::problem::Refuse;
use archive::{Archive, ArchiveError, Audit, Ban, Moderation, TableId};

/// The longest reason.
const REASON: usize = 200;
/// The most rows of a list.
const ROWS: u32 = 1_000;

/// Carries an order out on the archive.
///
/// # Errors
/// Why it cannot be done; nothing has changed then.
pub async fn carry_out(archive: &dyn Archive, now: i64, order: &Order) -> Result<Outcome, AdminError> {
    let books = archive.moderation();
    let audit = |action: &str, target: &str, reason: &str| match reason.chars().count() {
        1..=REASON => Ok(Audit {
            at: now,
            action: action.to_owned(),
            target: target.to_owned(),
            reason: reason.to_owned(),
        }),
        _ => Err(AdminError::Reason { most: REASON }),
    };
    let done = |found: bool, missing: AdminError| if found { Ok(Outcome::Done) } else { Err(missing) };
    match order {
        Order::List { status, limit, before } => {
            let before = before.as_deref().map(table_of).transpose()?;
            let found = books
                .tables(status.map(TableStatus::stored), (*limit).min(ROWS), before)
                .await
                .map_err(failed)?;
            let mut rows = Vec::new();
            for listing in found {
                let people = books.sitting(listing.table).await.map_err(failed)?;
                rows.push(TableRow::of(&listing, people));
            }
            Ok(Outcome::Tables(rows))
        }
        Order::Close { table, reason } => {
            let id = table_of(table)?;
            books.close_table(id, audit("close", table, reason)?).await.map_err(failed)?;
            Ok(Outcome::Done)
        }
        Order::Delete { table, reason } => {
            let id = table_of(table)?;
            books.delete_table(id, Some(audit("delete", table, reason)?)).await.map_err(failed)?;
            Ok(Outcome::Done)
        }
        Order::Ban { target, seconds, reason } => {
            let target = target_of(target)?.to_string();
            let audit = audit("ban", &target, reason)?;
            let until = until(now, *seconds);
            let ban = Ban { target, at: now, until, reason: reason.clone() };
            books.ban(ban, audit).await.map_err(failed)?;
            Ok(Outcome::Done)
        }
        Order::Lift { target, reason } => {
            let target = target_of(target)?.to_string();
            let audit = audit("lift", &target, reason)?;
            done(books.lift(target.clone(), audit).await.map_err(failed)?, AdminError::NoBan { target })
        }
        Order::Bans => {
            let bans = books.bans().await.map_err(failed)?.into_iter();
            Ok(Outcome::Bans(bans.filter(|ban| ban.until > now).map(BanRow::from).collect()))
        }
        Order::Reports { all, limit } => reports(books, *all, *limit).await,
        Order::Settle { report, reason } => {
            let audit = audit("settle", &report.to_string(), reason)?;
            let missing = AdminError::NoReport { report: *report };
            done(books.settle(*report, audit).await.map_err(failed)?, missing)
        }
        Order::Log { limit } => {
            let entries = books.audits((*limit).min(ROWS)).await.map_err(failed)?;
            Ok(Outcome::Log(entries.into_iter().map(LogRow::from).collect()))
        }
    }
}

async fn reports(books: &dyn Moderation, all: bool, limit: u32) -> Result<Outcome, AdminError> {
    let found = books.reports(all, limit.min(ROWS)).await.map_err(failed)?;
    Ok(Outcome::Reports(found.into_iter().map(ReportRow::from).collect()))
}

/// Carries an order out and makes it hold for those who are connected.
pub(crate) async fn carry_out_live(app: &App, order: &Order) -> Result<Outcome, AdminError> {
    let shared = &app.shared;
    let now = shared.clock.now();
    let outcome = carry_out(&*shared.archive, now, order).await?;
    match order {
        Order::Close { table, .. } => app.rooms.shut(table_of(table)?, Refuse::TableClosed).await,
        Order::Delete { table, .. } => app.rooms.shut(table_of(table)?, Refuse::TableDeleted).await,
        Order::Ban { target, seconds, .. } => shared.bans.set(target_of(target)?, until(now, *seconds)),
        Order::Lift { target, .. } => shared.bans.lift(target_of(target)?),
        _ => {}
    }
    Ok(outcome)
}

/// When a ban of so many seconds ends.
fn until(now: i64, seconds: u64) -> i64 {
    now.saturating_add(i64::try_from(seconds).unwrap_or(i64::MAX).saturating_mul(1_000))
}

fn table_of(text: &str) -> Result<TableId, AdminError> {
    text.parse().map_err(|_| AdminError::NoTable { table: text.to_owned() })
}

fn target_of(text: &str) -> Result<Target, AdminError> {
    text.parse().map_err(|()| AdminError::Target { found: text.to_owned() })
}

fn failed(error: ArchiveError) -> AdminError {
    match error {
        ArchiveError::NoTable { table } => AdminError::NoTable { table: table.to_string() },
        error => AdminError::Archive { problem: error.to_string() },
    }
}
