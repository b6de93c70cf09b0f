//! “Why can't I?”: the choices one could think of, with the engine's reasons and rules.

use super::Play;
use crate::Stop;
use crate::board::Board;
use crate::ink::Ink;
use table::{Explain, Message, Refusal};

/// Choices named under one reason before the rest is only counted.
const NAMED: usize = 3;

/// A reason and the choices it refuses.
struct Reason {
    rule: String,
    text: String,
    choices: Vec<String>,
}

impl<G: Board> Play<'_, G> {
    /// Lists what cannot be chosen now. The filter is a word, a rule, or the number of a choice.
    pub(super) fn why(&mut self, filter: &str, legal: &[G::Choice]) -> Result<(), Stop> {
        if legal.is_empty() {
            return self.problem(&Message::new("refused-game-over"));
        }
        if let Ok(number) = filter.parse::<usize>() {
            return match number.checked_sub(1).and_then(|index| legal.get(index)) {
                Some(choice) => {
                    let text = self.session.game().choice_text(choice);
                    self.notice(&Message::new("ui-why-allowed").with("choice", text))
                }
                None => self
                    .problem(&Message::new("ui-wrong-number").with("found", number).with("n", legal.len())),
            };
        }
        let wanted = filter.to_lowercase();
        let matches = |text: &str| text.to_lowercase().contains(&wanted);
        let mut reasons = self.reasons(filter.is_empty());
        for reason in &mut reasons {
            if !matches(&reason.text) && !matches(&reason.rule) {
                reason.choices.retain(|choice| matches(choice));
            }
        }
        reasons.retain(|reason| !reason.choices.is_empty());
        if reasons.is_empty() {
            let nothing = if filter.is_empty() {
                Message::new("ui-why-nothing")
            } else {
                Message::new("ui-why-no-match").with("found", filter.to_owned())
            };
            return self.notice(&nothing);
        }
        self.notice(&Message::new("ui-why-title"))?;
        let named = if filter.is_empty() { NAMED } else { usize::MAX };
        for reason in reasons {
            self.show_reason(&reason, named)?;
        }
        Ok(())
    }

    /// Every reason with what it refuses; without a filter only for choices that come to mind by themselves.
    fn reasons(&self, likely_only: bool) -> Vec<Reason> {
        let game = self.session.game();
        let mut imaginable = Vec::new();
        game.imaginable(&mut imaginable);
        let mut reasons: Vec<Reason> = Vec::new();
        for choice in imaginable {
            let Err(illegal) = game.check(&choice) else { continue };
            if likely_only && game.is_far_fetched(&choice) {
                continue;
            }
            let (rule, text) = (illegal.rule().to_string(), self.text(&illegal.message()));
            let choice = self.text(&game.choice_text(&choice));
            match reasons.iter_mut().find(|reason| reason.rule == rule && reason.text == text) {
                Some(reason) if reason.choices.contains(&choice) => {}
                Some(reason) => reason.choices.push(choice),
                None => reasons.push(Reason { rule, text, choices: vec![choice] }),
            }
        }
        reasons
    }

    fn show_reason(&mut self, reason: &Reason, named: usize) -> Result<(), Stop> {
        let line = self.text(
            &Message::new("ui-why-reason")
                .with("reason", reason.text.clone())
                .with("rule", reason.rule.clone()),
        );
        let mut choices = reason.choices[..reason.choices.len().min(named)].join("; ");
        let rest = reason.choices.len().saturating_sub(named);
        if rest > 0 {
            choices.push_str("; ");
            choices.push_str(&self.text(&Message::new("ui-why-more").with("n", rest)));
        }
        let line = self.voice.paint(Ink::Problem, &line);
        self.console.lines(self.voice.wrap("  ", 4, &line))?;
        Ok(self.console.lines(self.voice.wrap("      ", 6, &choices))?)
    }
}
