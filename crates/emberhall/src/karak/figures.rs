//! How sure the component figures are, as sentences of the rules reference.

use crate::voice::Voice;
use karak::Components;
use karak::components::Status;
use table::Message;

/// A kind of figure: its place in the component file, and the name of the kind.
const KINDS: [(&str, &str); 7] = [
    ("dice", "ui-figures-dice"),
    ("supply", "ui-figures-supply"),
    ("monsters", "ui-figures-monsters"),
    ("costs", "ui-figures-costs"),
    ("start", "ui-figures-start"),
    ("tier1", "ui-figures-tier1"),
    ("tier2", "ui-figures-tier2"),
];

/// One sentence for each kind of figure and each degree of certainty, after a sentence that explains them.
pub fn sentences(components: &Components, voice: &Voice) -> Vec<String> {
    let statuses = components.statuses();
    let mut sentences = vec![voice.word("ui-figures-title")];
    for (place, kind) in KINDS {
        for (status, key) in [
            (Status::Printed, "ui-figures-printed"),
            (Status::Found, "ui-figures-found"),
            (Status::Assumed, "ui-figures-assumed"),
        ] {
            let names: Vec<String> = statuses
                .iter()
                .filter(|(_, own)| *own == status)
                .filter_map(|(path, _)| name(place, path))
                .map(|name| voice.say(&name))
                .collect();
            if !names.is_empty() {
                // Some names have an “and” of their own, so a plain row is clearer than a list.
                let names = names.join("; ");
                sentences.push(
                    voice.say(&Message::new(key).with("kind", Message::new(kind)).with("names", names)),
                );
            }
        }
    }
    sentences
}

/// The thing that a figure belongs to, when the figure is of this kind.
fn name(kind: &str, path: &str) -> Option<Message> {
    if path == kind {
        return Some(Message::new("karak-land-castle"));
    }
    let thing = path.strip_prefix(kind)?.strip_prefix('.')?.replace('_', "-");
    Some(Message::new(match (kind, thing.as_str()) {
        ("dice", _) => format!("karak-die-{thing}"),
        ("supply", _) => format!("karak-unit-{thing}"),
        ("monsters", _) => format!("karak-monster-{thing}"),
        ("costs", "city") => "karak-city".to_owned(),
        ("costs", _) => format!("karak-building-{thing}"),
        _ => format!("karak-land-{thing}"),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use texts::Language;

    #[test]
    fn every_figure_has_a_name_in_every_language() {
        for language in Language::ALL {
            let sentences = sentences(&Components::shipped(), &Voice::new(language, true));
            assert!(sentences.len() > 7);
            assert!(sentences.iter().all(|sentence| !sentence.contains('[')), "{sentences:#?}");
        }
    }
}
