//! A Fluent file as the checks need it: its entries with what they use.

use super::prose::GAP;
use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::ast::{Variant, VariantKey};
use fluent_syntax::parser;
use std::collections::BTreeSet;

/// A message or a term.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text {
    /// The key; a term's begins with `-`.
    pub key: String,
    /// The line of the key, from 1.
    pub line: usize,
    /// The names of its attributes.
    pub attributes: BTreeSet<String>,
    /// The variables it uses, without `$`.
    pub variables: BTreeSet<String>,
    /// The keys of the messages and terms it uses.
    pub uses: BTreeSet<String>,
    /// The keys of the variants of each selector that chooses by number.
    pub plurals: Vec<BTreeSet<String>>,
    /// What a reader sees: value, attributes and variants, one a line, with a gap for each value.
    pub said: String,
}

/// A file taken apart.
#[derive(Default)]
pub struct Texts {
    /// Its messages and terms, in order.
    pub texts: Vec<Text>,
    /// What could not be read: the line and the problem.
    pub junk: Vec<(usize, String)>,
}

/// Takes a file apart.
pub fn take_apart(file: &str) -> Texts {
    let line = |at: usize| super::lines::line_of(file, at);
    let mut texts = Texts::default();
    let resource = match parser::parse(file) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            texts.junk = errors.iter().map(|error| (line(error.pos.start), error.kind.to_string())).collect();
            resource
        }
    };
    for entry in &resource.body {
        let mut text = Text::default();
        let (name, value, attributes) = match entry {
            Entry::Message(message) => {
                text.key = message.id.name.to_owned();
                (message.id.name, message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => {
                text.key = format!("-{}", term.id.name);
                (term.id.name, Some(&term.value), &term.attributes)
            }
            _ => continue,
        };
        // The parser gives slices of the file, so a slice's place is the key's place.
        text.line = line(name.as_ptr() as usize - file.as_ptr() as usize);
        value.into_iter().for_each(|pattern| text.pattern(pattern));
        for Attribute { id, value } in attributes {
            text.attributes.insert(id.name.to_owned());
            text.pattern(value);
        }
        texts.texts.push(text);
    }
    texts
}

impl Text {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        let mut said = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => said.push_str(value),
                PatternElement::Placeable { expression } => {
                    said.push(GAP);
                    self.expression(expression);
                }
            }
        }
        self.said.push_str(&said);
        self.said.push('\n');
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                self.variants(variants);
            }
        }
    }

    fn variants(&mut self, variants: &[Variant<&str>]) {
        const CATEGORIES: [&str; 5] = ["zero", "one", "two", "few", "many"];
        let name = |variant: &Variant<&str>| match variant.key {
            VariantKey::Identifier { name } => Some(name.to_owned()),
            VariantKey::NumberLiteral { .. } => None,
        };
        let keys: BTreeSet<String> = variants.iter().filter_map(name).collect();
        if keys.iter().any(|key| CATEGORIES.contains(&key.as_str())) {
            self.plurals.push(keys);
        }
        variants.iter().for_each(|variant| self.pattern(&variant.value));
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_owned())),
            InlineExpression::MessageReference { id, .. } => drop(self.uses.insert(id.name.to_owned())),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.uses.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|inline| self.inline(inline));
        arguments.named.iter().for_each(|named| self.inline(&named.value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_tells_what_it_uses() {
        let file = "# A comment.\na = { $n ->\n    [one] { -stone } of { $who }\n   *[other] { NUMBER($m) } { b.gen }\n }\n .gen = { $x }\n-stone = S\n";
        let texts = take_apart(file);
        assert!(texts.junk.is_empty());
        let [text, term] = &texts.texts[..] else { panic!("{:?}", texts.texts) };
        let set = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<BTreeSet<_>>();
        assert_eq!((text.key.as_str(), text.line), ("a", 2));
        assert_eq!(text.variables, set(&["n", "who", "m", "x"]));
        assert_eq!(text.uses, set(&["-stone", "b"]));
        assert_eq!(text.attributes, set(&["gen"]));
        assert_eq!(text.plurals, [set(&["one", "other"])]);
        assert_eq!((term.key.as_str(), term.line), ("-stone", 7));
    }

    #[test]
    fn junk_is_told_with_its_line() {
        let texts = take_apart("a = A\nb = { $\nc = C\n");
        assert_eq!(texts.junk.len(), 1);
        assert_eq!(texts.junk[0].0, 2);
        assert_eq!(texts.texts.len(), 2);
    }
}
