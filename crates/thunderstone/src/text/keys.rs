//! Every key this crate can say, so that a test can hold the texts of each language against it.

use crate::card::{CardId, Family, Group};
use crate::choice::Purpose;
use crate::text::effect_text;
use table::Arg;

/// Every key of the texts that this crate can say, for the test that each language has them all.
pub fn text_keys() -> Vec<String> {
    let mut keys: Vec<String> = STATIC_KEYS.iter().map(|key| format!("thunderstone-{key}")).collect();
    keys.extend(Purpose::ALL.iter().map(|purpose| format!("thunderstone-ask-{}", purpose.word())));
    keys.extend(super::events::KEYS.iter().map(|key| format!("thunderstone-log-{key}")));
    keys.extend(crate::illegal::Illegal::keys());
    keys.extend(CardId::all().map(|card| card.name().key.into_owned()));
    keys.extend(Family::ALL.iter().map(|family| family.name().key.into_owned()));
    keys.extend(Group::ALL.iter().map(|group| group.name().key.into_owned()));
    let effects = CardId::all().flat_map(|card| card.card().abilities).flat_map(|ability| ability.effects);
    for effect in effects {
        let message = effect_text(effect);
        keys.push(message.key.into_owned());
        keys.extend(message.args.into_iter().filter_map(|(_, arg)| match arg {
            Arg::Message(kind) => Some(kind.key.into_owned()),
            _ => None,
        }));
    }
    keys.sort();
    keys.dedup();
    keys
}

const STATIC_KEYS: &[&str] = &[
    "nobody",
    "changed-card",
    "ask-nothing",
    "ask-place",
    "ask-prepare-dungeon",
    "ask-prepare-village",
    "ask-buy",
    "ask-buy-spoils",
    "ask-train",
    "ask-loss-hero",
    "ask-loss-disease",
    "ask-spoils",
    "ask-borrow",
    "choice-village",
    "choice-dungeon",
    "choice-rest",
    "choice-use",
    "choice-equip",
    "choice-attack",
    "choice-buy",
    "choice-level-up",
    "choice-member-armed",
    "choice-card",
    "choice-monster",
    "choice-arrange",
    "choice-lose",
    "choice-take-spoils",
    "choice-borrow",
    "choice-destroy-nothing",
    "choice-destroy-no-more",
    "choice-buy-nothing",
    "choice-no-target",
    "choice-train-nobody",
    "choice-borrow-nobody",
    "choice-return-nothing",
    "choice-done",
    "setup-players",
    "setup-first-game",
    "setup-random",
    "setup-custom",
    "setup-solo-normal",
    "setup-solo-warrior",
    "setup-solo-nightmare",
    "setup-error-wrong-players",
    "setup-error-alone-only-solo",
    "setup-error-solo-is-for-one",
    "setup-error-wrong-groups",
    "setup-error-wrong-families",
    "setup-error-wrong-village",
    "setup-error-not-a-village-card",
    "setup-error-group-twice",
    "setup-error-family-twice",
    "setup-error-card-twice",
];
