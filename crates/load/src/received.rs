//! What a client under load understands of a message: the few fields it needs to go on. The rest is skipped.

use serde::Deserialize;
use serde_json::value::RawValue;

/// A message with a record or a view in it.
#[derive(Debug, Deserialize)]
pub struct Received<'a> {
    /// The number of the record, or of the last one in a welcome.
    pub n: Option<u64>,
    /// What is to be seen afterwards.
    #[serde(borrow)]
    pub shown: Option<Shown<'a>>,
}

/// What is to be seen.
#[derive(Debug, Deserialize)]
pub struct Shown<'a> {
    /// How many inputs are in effect.
    pub sequence: u64,
    /// What the table waits for.
    #[serde(borrow)]
    pub waiting: Waiting<'a>,
}

/// What the table waits for.
#[derive(Debug, Deserialize)]
pub struct Waiting<'a> {
    /// `choice`, or `nothing` at the end.
    #[serde(rename = "for")]
    pub what: &'a str,
    /// The choices, when this client decides.
    #[serde(borrow)]
    pub asked: Option<Asked<'a>>,
}

/// A question.
#[derive(Debug, Deserialize)]
pub struct Asked<'a> {
    /// The legal choices.
    #[serde(borrow)]
    pub choices: Vec<Choosable<'a>>,
}

/// A legal choice.
#[derive(Debug, Deserialize)]
pub struct Choosable<'a> {
    /// The choice, to be sent back as it is.
    #[serde(borrow)]
    pub choice: &'a RawValue,
}

/// Whether the message is of this kind; all messages begin with their kind.
pub fn is(text: &str, kind: &str) -> bool {
    text.strip_prefix("{\"type\":\"")
        .is_some_and(|rest| rest.strip_prefix(kind).is_some_and(|rest| rest.starts_with('"')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_understood() {
        let text = r#"{"type":"record","n":7,"at":1,"events":[{"event":"x","patch":[["a",[1,2]]]}],"shown":{"viewer":1,"sequence":4,
            "waiting":{"for":"choice","seat":1,"asked":{"text":{},"choices":[
            {"choice":{"Go":[1]},"text":{}},{"choice":"Stay","text":{}}]}}}}"#;
        assert!(is(text, "record") && !is(text, "rec"));
        let received: Received<'_> = serde_json::from_str(text).expect("it is of the known form");
        let shown = received.shown.expect("something is shown");
        assert_eq!((received.n, shown.sequence, shown.waiting.what), (Some(7), 4, "choice"));
        let choices = shown.waiting.asked.expect("a question").choices;
        assert_eq!(
            choices.iter().map(|found| found.choice.get()).collect::<Vec<_>>(),
            [r#"{"Go":[1]}"#, r#""Stay""#]
        );
    }
}
