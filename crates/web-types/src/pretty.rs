//! Declarations as people would write them: one field a line where a line is too short, descriptions before the fields.

use crate::shape::{Field, Key, Shape, read};

/// The longest line.
const WIDTH: usize = 110;

/// An exported declaration with its description.
///
/// # Panics
/// When the declaration is not of the form `type Name = …;`.
pub fn declaration(docs: Option<&str>, declared: &str) -> String {
    let (name, shape) = declared
        .strip_prefix("type ")
        .and_then(|rest| rest.strip_suffix(';'))
        .and_then(|rest| rest.split_once(" = "))
        .unwrap_or_else(|| panic!("no declaration: {declared}"));
    let shape = read(shape).unwrap_or_else(|| panic!("a type of another form: {declared}"));
    let head = format!("export type {name} =");
    let mut text = docs.map(|docs| description(docs, 0)).unwrap_or_default();
    text.push_str(&head);
    text.push_str(&after(&shape, head.len(), 0));
    text.push_str(";\n");
    text
}

/// What follows a name, a column and a blank away from it, on this line and perhaps on more.
fn after(shape: &Shape, column: usize, indent: usize) -> String {
    if let Some(line) = flat(shape).filter(|line| column + 2 + line.len() <= WIDTH) {
        return format!(" {line}");
    }
    match shape {
        Shape::Union(shapes) => {
            let margin = " ".repeat(indent + 2);
            let line = |shape| format!("\n{margin}|{}", after(shape, indent + 3, indent + 4));
            shapes.iter().map(line).collect()
        }
        shape => format!(" {}", broken(shape, indent)),
    }
}

/// On one line; `None` when descriptions forbid it.
fn flat(shape: &Shape) -> Option<String> {
    let list = |shapes: &[Shape], between: &str| {
        let parts: Option<Vec<String>> = shapes.iter().map(flat).collect();
        parts.map(|parts| parts.join(between))
    };
    match shape {
        Shape::Word(word) => Some(word.clone()),
        Shape::Named(name, inside) => Some(format!("{name}<{}>", list(inside, ", ")?)),
        Shape::Labelled(name, inside) => Some(format!("{name}: {}", flat(inside)?)),
        Shape::Tuple(shapes) => Some(format!("[{}]", list(shapes, ", ")?)),
        Shape::Union(shapes) => list(shapes, " | "),
        Shape::Object(fields) => {
            let parts: Option<Vec<String>> = fields.iter().map(flat_field).collect();
            Some(format!("{{ {} }}", parts?.join("; ")))
        }
    }
}

fn flat_field(field: &Field) -> Option<String> {
    field.docs.is_none().then(|| flat(&field.shape)).flatten().map(|shape| format!("{}: {shape}", key(field)))
}

/// On several lines, from the present place on.
fn broken(shape: &Shape, indent: usize) -> String {
    let (margin, end) = (" ".repeat(indent + 2), " ".repeat(indent));
    match shape {
        Shape::Object(fields) => {
            let line = |field: &Field| {
                let docs =
                    field.docs.as_deref().map(|docs| description(docs, indent + 2)).unwrap_or_default();
                let head = format!("{margin}{}:", key(field));
                let rest = after(&field.shape, head.len(), indent + 2);
                format!("{docs}{head}{rest};\n")
            };
            format!("{{\n{}{end}}}", fields.iter().map(line).collect::<String>())
        }
        Shape::Named(name, inside) => {
            let inside: String = inside.iter().map(|shape| after(shape, indent + 2, indent + 2)).collect();
            format!("{name}<{}>", inside.trim_start_matches(' '))
        }
        Shape::Tuple(shapes) => {
            let line = |shape| format!("{margin}{},\n", after(shape, indent + 2, indent + 2).trim_start());
            format!("[\n{}{end}]", shapes.iter().map(line).collect::<String>())
        }
        other => flat(other).unwrap_or_default(),
    }
}

fn key(field: &Field) -> String {
    let optional = if field.optional { "?" } else { "" };
    match &field.key {
        Key::Word(word) => format!("{word}{optional}"),
        Key::Each(shape) => format!("[key in {}]{optional}", flat(shape).unwrap_or_default()),
    }
}

/// A description as a comment. Links of the Rust documentation become plain words.
fn description(docs: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let inside =
        docs.trim().trim_start_matches("/**").trim_end_matches("*/").replace("[`", "`").replace("`]", "`");
    let lines = inside.trim().lines().map(|line| line.trim().trim_start_matches('*').trim());
    let lines: Vec<&str> = lines.collect();
    match lines.as_slice() {
        [line] if indent + line.len() + 7 <= WIDTH => format!("{margin}/** {line} */\n"),
        lines => {
            let body: String =
                lines.iter().map(|line| format!("{margin} * {line}").trim_end().to_owned() + "\n").collect();
            format!("{margin}/**\n{body}{margin} */\n")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_stays_on_one_line() {
        assert_eq!(
            declaration(None, "type A = { \"only\": Seat } | \"all\" | Array<[string, B<C>]>;"),
            "export type A = { only: Seat } | 'all' | Array<[string, B<C>]>;\n"
        );
        assert_eq!(
            declaration(None, "type P = { [key in Slot]?: [q: number, r: number] };"),
            "export type P = { [key in Slot]?: [q: number, r: number] };\n"
        );
    }

    #[test]
    fn fields_with_descriptions_have_their_own_lines() {
        let declared = "type A = { \n/**\n * Who, by [`Seat`].\n */\nseat?: Seat | null, \n\
                        /**\n * One.\n *\n * Two.\n */\nmore: Array<number>, };";
        let expected = "/** An A. */\nexport type A = {\n  /** Who, by `Seat`. */\n  seat?: Seat | null;\n\
                        \x20 /**\n   * One.\n   *\n   * Two.\n   */\n  more: Array<number>;\n};\n";
        assert_eq!(declaration(Some("/**\n * An A.\n */\n"), declared), expected);
    }

    #[test]
    fn a_long_union_has_one_line_for_each() {
        let words: Vec<String> = (0..30).map(|number| format!("\"word{number}\"")).collect();
        let text = declaration(None, &format!("type A = {};", words.join(" | ")));
        assert!(
            text.starts_with("export type A =\n  | 'word0'\n  | 'word1'\n") && text.ends_with("'word29';\n")
        );
    }
}
