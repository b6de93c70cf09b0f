//! The types the client meets first; all others are found through them.

use catalog::Listed;
use ts_rs::{TS, TypeVisitor};

/// Shows the visitor every root.
pub fn visit(visitor: &mut impl TypeVisitor) {
    table_types(visitor);
    game_types::<karak::Karak>(visitor);
    game_types::<thunderstone::Thunderstone>(visitor);
    own_types(visitor);
    server_types(visitor);
}

fn table_types(visitor: &mut impl TypeVisitor) {
    visitor.visit::<table::Audience>();
    visitor.visit::<table::Ending>();
    visitor.visit::<table::Fingerprint>();
    visitor.visit::<table::Message>();
    visitor.visit::<table::Arg>();
    visitor.visit::<table::record::Fairness>();
}

/// What every game has.
fn game_types<G: Listed>(visitor: &mut impl TypeVisitor)
where
    G::Setup: TS + 'static,
    G::Question: TS + 'static,
    G::Choice: TS + 'static,
    G::Chance: TS + 'static,
    G::Outcome: TS + 'static,
    G::Event: TS + 'static,
    G::View: TS + 'static,
    G::Illegal: TS + 'static,
    G::Forecast: TS + 'static,
{
    visitor.visit::<table::Pending<G::Question, G::Chance>>();
    visitor.visit::<table::Input<G::Choice, G::Outcome>>();
    visitor.visit::<table::Refused<G::Illegal>>();
    visitor.visit::<G::Setup>();
    visitor.visit::<G::Event>();
    visitor.visit::<G::View>();
    visitor.visit::<G::Forecast>();
}

/// What only these games have.
fn own_types(visitor: &mut impl TypeVisitor) {
    visitor.visit::<karak::Catalogue>();
    // The party's type is written by hand and does not lead here.
    visitor.visit::<thunderstone::Member>();
    visitor.visit::<thunderstone::CatalogueEntry>();
}

/// The messages are the same for every game; what a game fills them with is left open.
fn server_types(visitor: &mut impl TypeVisitor) {
    visitor.visit::<server::protocol::Say>();
    visitor.visit::<server::protocol::Tell<(), (), (), (), ()>>();
    visitor.visit::<server::bodies::Me>();
    visitor.visit::<server::bodies::Recovery>();
    visitor.visit::<server::bodies::Role>();
    visitor.visit::<server::bodies::Link>();
    visitor.visit::<server::bodies::NewGame>();
    visitor.visit::<server::bodies::OpenedTable>();
    visitor.visit::<server::bodies::Joining>();
    visitor.visit::<server::bodies::Joined>();
    visitor.visit::<server::bodies::NextTable>();
    visitor.visit::<server::bodies::ListedTable>();
    visitor.visit::<server::bodies::PlayableGame>();
    visitor.visit::<server::bodies::ServerBot>();
    visitor.visit::<server::bodies::OwnDevice>();
    visitor.visit::<server::bodies::WhichDevice>();
    visitor.visit::<server::bodies::Reporting>();
    visitor.visit::<server::bodies::Blocking>();
    visitor.visit::<server::bodies::WhichBlock>();
    visitor.visit::<server::bodies::BlockedPerson>();
    visitor.visit::<server::bodies::BlockedSeats>();
    // The type of a bot's id is written by hand and does not lead here.
    visitor.visit::<server::protocol::Level>();
}
