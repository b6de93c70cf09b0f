//! From the arguments of a message to the variables of a Fluent pattern.

use crate::texts::{Fault, Texts};
use fluent_bundle::{FluentArgs, FluentValue};
use std::borrow::Cow;
use table::{Arg, Message, Seat};

/// How a seat is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatName {
    /// By a message, with its cases: a hero, or “player 2”.
    Message(Message),
    /// By a person's name, which stays as it is.
    Name(String),
}

/// Every case a name may stand in, in any of the languages. A person's name is the same in all of them.
const CASES: [&str; 11] = ["in", "nom", "gen", "dat", "acc", "ins", "loc", "part", "com", "all", "ade"];

/// A value with its attributes, as a pattern may use them.
struct Term {
    value: String,
    attributes: Vec<(String, String)>,
}

impl Texts {
    /// The variables that a message's arguments give.
    pub(crate) fn variables(
        &self,
        args: &[(&'static str, Arg)],
        names: &dyn Fn(Seat) -> SeatName,
        faults: &mut Vec<Fault>,
    ) -> FluentArgs<'static> {
        let mut variables = FluentArgs::new();
        for (name, arg) in args {
            match arg {
                Arg::Number(number) => variables.set(*name, FluentValue::from(*number)),
                Arg::Text(text) => variables.set(*name, text.clone().into_owned()),
                Arg::Seat(seat) => {
                    let term = self.seat_term(*seat, names, faults);
                    set_term(&mut variables, name, term);
                }
                Arg::Message(message) => {
                    let term = self.term(message, names, faults);
                    set_term(&mut variables, name, term);
                }
                Arg::List(messages) => {
                    let terms: Vec<Term> =
                        messages.iter().map(|message| self.term(message, names, faults)).collect();
                    let term = self.list_term(&terms, faults);
                    set_term(&mut variables, name, term);
                    // An empty list wants another sentence.
                    variables.set(Cow::Owned(format!("{name}_count")), FluentValue::from(terms.len()));
                }
            }
        }
        variables
    }

    fn seat_term(&self, seat: Seat, names: &dyn Fn(Seat) -> SeatName, faults: &mut Vec<Fault>) -> Term {
        match names(seat) {
            SeatName::Message(message) => self.term(&message, names, faults),
            SeatName::Name(name) => Term {
                attributes: CASES
                    .iter()
                    .map(|case| ((*case).to_owned(), name.clone()))
                    .chain([("gender".to_owned(), "unknown".to_owned())])
                    .collect(),
                value: name,
            },
        }
    }

    fn term(&self, message: &Message, names: &dyn Fn(Seat) -> SeatName, faults: &mut Vec<Fault>) -> Term {
        let variables = self.variables(&message.args, names, faults);
        Term {
            value: self.value(&message.key, &variables, faults),
            attributes: self.attributes(&message.key, &variables, faults),
        }
    }

    /// Several terms as one: their values listed, and each case that all of them have.
    fn list_term(&self, terms: &[Term], faults: &mut Vec<Fault>) -> Term {
        let values: Vec<&str> = terms.iter().map(|term| term.value.as_str()).collect();
        let value = self.listed(&values, faults);
        let mut attributes = Vec::new();
        if let Some((first, rest)) = terms.split_first() {
            for (name, value) in &first.attributes {
                let others = rest.iter().map(|term| term.attribute(name));
                if let Some(values) =
                    [Some(value.as_str())].into_iter().chain(others).collect::<Option<Vec<_>>>()
                {
                    attributes.push((name.clone(), self.listed(&values, faults)));
                }
            }
        }
        Term { value, attributes }
    }

    /// Things as the language lists them: “a, b and c”.
    fn listed(&self, items: &[&str], faults: &mut Vec<Fault>) -> String {
        let mut join = |key: &'static str, first: &str, second: &str| {
            let mut variables = FluentArgs::new();
            variables.set("first", first.to_owned());
            variables.set("second", second.to_owned());
            self.value(key, &variables, faults)
        };
        match items {
            [] => String::new(),
            [only] => (*only).to_owned(),
            [head, middle @ .., last] => {
                let begun =
                    middle.iter().fold((*head).to_owned(), |list, item| join("ui-list-more", &list, item));
                join("ui-list-two", &begun, last)
            }
        }
    }
}

impl Term {
    fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }
}

fn set_term(variables: &mut FluentArgs<'static>, name: &'static str, term: Term) {
    for (attribute, value) in term.attributes {
        variables.set(Cow::Owned(format!("{name}_{attribute}")), value);
    }
    variables.set(name, term.value);
}
