//! The types whose JSON is written by hand, described for the browser client.

use crate::card::CardId;
use crate::view::{View, Written};
use ts_rs::{Config, TS, TypeVisitor};

/// A card is its id: one of the words of the card table.
impl TS for CardId {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    const IS_ENUM: bool = true;

    fn docs() -> Option<String> {
        Some("/**\n * A kind of card, by its id.\n */\n".to_owned())
    }
    fn name(_: &Config) -> String {
        "CardId".to_owned()
    }
    fn inline(_: &Config) -> String {
        let ids: Vec<String> = CardId::all().map(|card| format!("\"{}\"", card.card().id)).collect();
        ids.join(" | ")
    }
    fn decl(config: &Config) -> String {
        format!("type CardId = {};", Self::inline(config))
    }
    fn output_path() -> Option<std::path::PathBuf> {
        Some("CardId.ts".into())
    }
}

/// A view is what is written down of it.
impl TS for View {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Written::docs()
    }
    fn name(config: &Config) -> String {
        Written::name(config)
    }
    fn inline(config: &Config) -> String {
        Written::inline(config)
    }
    fn decl(config: &Config) -> String {
        Written::decl(config)
    }
    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Written::visit_dependencies(visitor);
    }
    fn output_path() -> Option<std::path::PathBuf> {
        Written::output_path()
    }
}
