//! Every key that is used exists in every language, and every key that exists is used.

use crate::common::{client_sources, key_literals, messages, root, sources};
use emberhall_texts::Language;
use std::collections::BTreeSet;

/// Names of the game that only the browser client needs: it labels its board with them.
const FOR_THE_BROWSER: [&str; 94] = [
    // Abilities on the heroes' boards.
    "karak-ability-bear-friend",
    "karak-ability-claws-and-fangs",
    "karak-ability-combat-finesse",
    "karak-ability-expert-builder",
    "karak-ability-fate-weaver",
    "karak-ability-hawkeye",
    "karak-ability-magic-run",
    "karak-ability-necromancy",
    "karak-ability-plunder",
    "karak-ability-soul-collector",
    "karak-ability-terrain-exploration",
    "karak-ability-war-strategy",
    // Counters and tooltips.
    "karak-count-action",
    "karak-count-archstone",
    "karak-count-die",
    "karak-count-glory",
    "karak-count-large-stone",
    "karak-count-life",
    "karak-count-player",
    "karak-count-praetorian",
    "karak-count-round",
    "karak-count-skull",
    "karak-count-small-stone",
    "karak-count-sword-symbol",
    "karak-count-tile",
    "karak-count-token",
    // The score.
    "karak-points",
    // The back of a token.
    "karak-reward-cart",
    // Labels and tooltips of the board.
    "karak-word-action",
    "karak-word-attack",
    "karak-word-bag",
    "karak-word-chasm",
    "karak-word-deck",
    "karak-word-glory",
    "karak-word-hex",
    "karak-word-life",
    "karak-word-misery",
    "karak-word-plague",
    "karak-word-plague-and-misery",
    "karak-word-praetorian",
    "karak-word-round",
    "karak-word-soul-stone",
    "karak-word-strength",
    "karak-word-tile",
    "karak-word-token",
    "karak-word-turn",
    // Counters of Thunderstone.
    "thunderstone-count-attack",
    "thunderstone-count-card",
    "thunderstone-count-disease",
    "thunderstone-count-experience",
    "thunderstone-count-gold",
    "thunderstone-count-hero",
    "thunderstone-count-light",
    "thunderstone-count-magic-attack",
    "thunderstone-count-monster",
    "thunderstone-count-player",
    "thunderstone-count-strength",
    "thunderstone-count-victory-point",
    "thunderstone-count-weapon",
    // Labels and tooltips of Thunderstone.
    "thunderstone-word-attack",
    "thunderstone-word-attack-value",
    "thunderstone-word-battle-effect",
    "thunderstone-word-cost",
    "thunderstone-word-deck",
    "thunderstone-word-destroyed-pile",
    "thunderstone-word-discard-pile",
    "thunderstone-word-disease",
    "thunderstone-word-dungeon",
    "thunderstone-word-dungeon-deck",
    "thunderstone-word-experience",
    "thunderstone-word-food",
    "thunderstone-word-gold",
    "thunderstone-word-hall",
    "thunderstone-word-hand",
    "thunderstone-word-health",
    "thunderstone-word-hero",
    "thunderstone-word-item",
    "thunderstone-word-level",
    "thunderstone-word-light",
    "thunderstone-word-light-penalty",
    "thunderstone-word-magic-attack",
    "thunderstone-word-militia",
    "thunderstone-word-monster",
    "thunderstone-word-rank",
    "thunderstone-word-rest",
    "thunderstone-word-spell",
    "thunderstone-word-stack",
    "thunderstone-word-strength",
    "thunderstone-word-thunderstone",
    "thunderstone-word-victory-point",
    "thunderstone-word-village",
    "thunderstone-word-villager",
    "thunderstone-word-weapon",
    "thunderstone-word-weight",
];

/// What the client puts together from parts; it has tests of its own that none is idle.
const BY_PARTS: [&str; 5] =
    ["web-k-", "web-card-foot-", "web-card-gist-", "web-gallery-karak-", "web-gallery-thunderstone-"];

/// The ids of the rules that players can read. Worked examples (`K-EX-…`) are tests, not rules.
fn rule_keys(game: &str) -> BTreeSet<String> {
    let path = root().join(format!("crates/{game}/rules.toml"));
    let catalogue: toml::Table =
        std::fs::read_to_string(path).expect("the catalogue is there").parse().expect("it is TOML");
    let rules = catalogue["rule"].as_array().expect("it lists rules");
    let ids = rules.iter().filter_map(|rule| rule["id"].as_str());
    ids.filter(|id| !id.contains("-EX-")).map(|id| format!("rule-{}", id.to_lowercase())).collect()
}

fn used_keys() -> BTreeSet<String> {
    let mut used: BTreeSet<String> = sources().iter().flat_map(|(_, source)| key_literals(source)).collect();
    used.extend(karak::text_keys());
    used.extend(thunderstone::text_keys());
    used.extend(["karak", "thunderstone"].iter().flat_map(|game| rule_keys(game)));
    // The figures of the rules reference name every die, unit, army, building and land of the component file.
    let names = karak::Components::shipped().statuses().into_iter().filter_map(|(path, _)| {
        let name = path.strip_prefix("dice.")?;
        Some(format!("karak-die-{}", name.replace('_', "-")))
    });
    used.extend(names);
    used
}

/// The keys that the browser client names. Those it puts together from parts, a game uses too.
fn client_keys() -> BTreeSet<String> {
    let named = client_sources().iter().flat_map(|(_, source)| key_literals(source)).collect::<BTreeSet<_>>();
    // The names of the files of texts look like keys; one is both.
    let keys = messages(Language::En);
    let files = std::fs::read_dir(root().join("locales/en")).expect("the texts are there").flatten();
    let files: BTreeSet<_> =
        files.filter_map(|file| file.path().file_stem()?.to_str().map(str::to_owned)).collect();
    let files = files.into_iter().filter(|name| !keys.contains_key(name)).collect();
    named.difference(&files).cloned().collect()
}

#[test]
fn no_key_is_missing_in_any_language() {
    let used: BTreeSet<String> = used_keys().into_iter().chain(client_keys()).collect();
    assert!(used.len() > 300, "the search for keys has found only {}", used.len());
    for language in Language::ALL {
        let there = messages(language);
        let missing: Vec<&String> = used.iter().filter(|key| !there.contains_key(*key)).collect();
        assert!(missing.is_empty(), "missing in {language}: {missing:#?}");
    }
}

#[test]
fn no_key_is_unused_in_any_language() {
    let used: BTreeSet<String> = used_keys().into_iter().chain(client_keys()).collect();
    for language in Language::ALL {
        let there = messages(language);
        let mentioned: BTreeSet<&String> = there.values().flat_map(|message| &message.messages).collect();
        let idle: Vec<&String> = there
            .keys()
            .filter(|key| !used.contains(*key) && !mentioned.contains(key))
            .filter(|key| !FOR_THE_BROWSER.contains(&key.as_str()))
            .filter(|key| !BY_PARTS.iter().any(|part| key.starts_with(part)))
            .collect();
        assert!(idle.is_empty(), "unused in {language}: {idle:#?}");
    }
}

#[test]
fn what_is_kept_for_the_browser_exists_and_nothing_else_prints_it() {
    let used = used_keys();
    for key in FOR_THE_BROWSER {
        assert!(!used.contains(key), "{key} is printed elsewhere now: take it off the list");
        for language in Language::ALL {
            assert!(messages(language).contains_key(key), "{key} is not in {language}");
        }
    }
}
