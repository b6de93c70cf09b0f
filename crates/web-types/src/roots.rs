//! The types the client meets first; all others are found through them.

use ts_rs::TypeVisitor;

/// Shows the visitor every root.
pub fn visit(visitor: &mut impl TypeVisitor) {
    table_types(visitor);
    karak_types(visitor);
    thunderstone_types(visitor);
    server_types(visitor);
}

fn table_types(visitor: &mut impl TypeVisitor) {
    visitor.visit::<table::Audience>();
    visitor.visit::<table::Ending>();
    visitor.visit::<table::Fingerprint>();
    visitor.visit::<table::Message>();
    visitor.visit::<table::record::Fairness>();
}

fn karak_types(visitor: &mut impl TypeVisitor) {
    visitor.visit::<table::Pending<karak::Question, karak::Chance>>();
    visitor.visit::<table::Input<karak::Choice, karak::Outcome>>();
    visitor.visit::<table::Refused<karak::Illegal>>();
    visitor.visit::<karak::Setup>();
    visitor.visit::<karak::Event>();
    visitor.visit::<karak::KarakView>();
    visitor.visit::<karak::ai::Forecast>();
    visitor.visit::<karak::Catalogue>();
}

fn thunderstone_types(visitor: &mut impl TypeVisitor) {
    visitor.visit::<table::Pending<thunderstone::Question, thunderstone::Chance>>();
    visitor.visit::<table::Input<thunderstone::Choice, thunderstone::Outcome>>();
    visitor.visit::<table::Refused<thunderstone::Illegal>>();
    visitor.visit::<thunderstone::Setup>();
    visitor.visit::<thunderstone::Event>();
    visitor.visit::<thunderstone::View>();
    // The party's type is written by hand and does not lead here.
    visitor.visit::<thunderstone::Member>();
    visitor.visit::<thunderstone::Forecast>();
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
    // The type of a bot's id is written by hand and does not lead here.
    visitor.visit::<server::protocol::Level>();
}
