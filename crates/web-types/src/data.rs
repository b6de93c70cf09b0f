//! Component data that is in no view: names, figures and texts' keys of what the boxes hold.

use crate::Made;
use catalog::{Listed, Visit};
use karak::Components;
use serde::Serialize;
use server::bodies::PlayableGame;

/// All data files.
pub fn files() -> Vec<Made> {
    vec![
        made("games", lines(&games())),
        made("karak", pretty(&karak::catalogue(&Components::shipped()))),
        made("thunderstone", lines(&thunderstone::printed_cards())),
        made("thunderstone-selection", pretty(&thunderstone::SELECTED)),
    ]
}

/// What is told about the games of this project, before a server has told about its own.
fn games() -> Vec<PlayableGame> {
    #[derive(Clone)]
    struct About;
    impl Visit for About {
        type Out = PlayableGame;
        fn visit<G: Listed>(self) -> PlayableGame {
            PlayableGame::of::<G>()
        }
    }
    catalog::HOUSE.visit_all(About)
}

fn made(name: &str, text: String) -> Made {
    Made { path: format!("web/src/lib/data/{name}.json"), text }
}

/// An object with one entry a line, so that differences can be read.
fn pretty(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).expect("the data is JSON");
    let fields = value.as_object().expect("the data is an object").iter().map(|(name, value)| match value {
        serde_json::Value::Array(items) if items.iter().any(|item| item.is_object()) => {
            format!("\"{name}\": {}", lines(items).trim_end())
        }
        value => format!("\"{name}\": {value}"),
    });
    format!("{{\n{}\n}}\n", fields.collect::<Vec<_>>().join(",\n"))
}

/// A list with one item a line.
fn lines<T: Serialize>(items: &[T]) -> String {
    let line = |item: &T| serde_json::to_string(item).expect("the data is JSON");
    format!("[\n{}\n]\n", items.iter().map(line).collect::<Vec<_>>().join(",\n"))
}
