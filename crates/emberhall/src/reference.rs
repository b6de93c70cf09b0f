//! The rules reference: titles, texts and rulings from the Fluent files, and how sure the figures are.

use crate::Stop;
use crate::console::Console;
use crate::ink::Ink;
use crate::voice::Voice;
use table::Message;

/// Shows one rule, the rules whose id begins so, or all of them. An unknown id is a problem.
pub fn show(
    voice: &Voice,
    console: &mut Console,
    title: &'static str,
    rule_keys: &str,
    id: Option<&str>,
    figures: &[String],
) -> Result<(), Stop> {
    let all: Vec<&str> = voice.texts.keys(rule_keys).collect();
    let Some(id) = id.map(|id| id.trim().to_lowercase()).filter(|id| !id.is_empty()) else {
        let heading = Message::new("ui-rules-title").with("game", Message::new(title));
        console.line(&voice.heading(&voice.say(&heading)))?;
        for &key in &all {
            console.lines(title_line(voice, key))?;
        }
        console.gap()?;
        for line in figures {
            console.lines(voice.wrap("", 2, line))?;
        }
        if !figures.is_empty() {
            console.gap()?;
        }
        let example =
            all.iter().find(|key| key.ends_with("-bat-3")).map(|key| id_of(key)).unwrap_or_default();
        let hint = Message::new("ui-rules-hint").with("example", example);
        console.lines(voice.wrap("", 0, &voice.say(&hint)))?;
        return Ok(console.gap()?);
    };
    let exact = format!("rule-{id}");
    if let Some(key) = all.iter().find(|key| **key == exact) {
        return rule(voice, console, key);
    }
    // “bat” and “k-bat” give the whole chapter.
    let chapter = format!("{}-", id.trim_end_matches('-'));
    let within = |key: &&&str| {
        let rest = key.trim_start_matches("rule-");
        rest.starts_with(&chapter) || key.trim_start_matches(rule_keys).starts_with(&chapter)
    };
    let chosen: Vec<&&str> = all.iter().filter(within).collect();
    if chosen.is_empty() {
        return Err(Message::new("ui-rules-unknown").with("found", id.to_uppercase()).into());
    }
    for key in chosen {
        console.lines(title_line(voice, key))?;
    }
    Ok(())
}

fn id_of(key: &str) -> String {
    key.trim_start_matches("rule-").to_uppercase()
}

fn title(voice: &Voice, key: &str) -> String {
    voice.say(&Message::new(key.to_owned()))
}

fn title_line(voice: &Voice, key: &str) -> Vec<String> {
    let id = id_of(key);
    let first = if voice.plain { format!("{id}: ") } else { format!("{id:<10} ") };
    voice.wrap(&voice.paint(Ink::Number, &first), 11, &title(voice, key))
}

fn rule(voice: &Voice, console: &mut Console, key: &str) -> Result<(), Stop> {
    let heading = format!("{} – {}", id_of(key), title(voice, key));
    console.line(&voice.paint(Ink::Heading, &heading))?;
    if let Some(text) = voice.texts.attribute(key, "text") {
        console.lines(voice.wrap("  ", 2, &text))?;
    }
    if let Some(ruling) = voice.texts.attribute(key, "ruling") {
        let text = voice.say(&Message::new("ui-rules-ruling").with("text", ruling));
        console.lines(voice.wrap("  ", 2, &text))?;
    }
    Ok(())
}
