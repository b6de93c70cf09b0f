//! The module by which the client speaks to the server: every message and body with what a game fills it with left
//! open, and what a client knows before it asks for anything.

use crate::{Made, Module};
use server::protocol::{PROTOCOL, levels};

/// A declared type: its name and its parameters.
struct Declared<'a> {
    name: &'a str,
    parameters: Vec<&'a str>,
}

/// The types of a module, as they are written there.
fn declared(module: &Module) -> Vec<Declared<'_>> {
    let mut found: Vec<Declared<'_>> = Vec::new();
    for line in module.text.lines() {
        if let Some(head) = line.strip_prefix("export type ").and_then(|rest| rest.split(" =").next()) {
            let (name, rest) = head.split_once('<').unwrap_or((head, ""));
            let parameters = rest.trim_end_matches('>').split(", ").filter(|one| !one.is_empty());
            found.push(Declared { name, parameters: parameters.collect() });
        }
    }
    found
}

/// The made module.
pub fn file(server: &Module) -> Made {
    let types = declared(server);
    let is_plain = |one: &&Declared<'_>| one.parameters.is_empty();
    let plain: Vec<&str> = types.iter().filter(is_plain).map(|one| one.name).collect();
    let mut text = format!(
        "// Made from the crate `server` by `cargo xtask types`; changes here are lost.\n\
         // What a game fills a message with is left open.\n\n\
         import type * as server from './server';\n\n\
         export type {{ Amount, Arg, ChoiceFacts, Described, Ending, Lack, Message, RuleId, Seat, Subject, Topic }} from './table';\n\
         export type {{ Field }} from './catalog';\n\
         export type {{\n  {},\n}} from './server';\n",
        plain.join(",\n  ")
    );
    for one in types.iter().filter(|one| !is_plain(one)) {
        let open = list(&one.parameters, |name| format!("{name} = unknown"));
        let filled = list(&one.parameters, str::to_owned);
        text.push_str(&format!("\nexport type {0}{open} = server.{0}{filled};\n", one.name));
    }
    let quoted = |ids: &[&str]| ids.iter().map(|id| format!("'{id}'")).collect::<Vec<_>>().join(", ");
    text.push_str(&format!(
        "\n/** The version of the protocol. */\nexport const PROTOCOL = {PROTOCOL};\n\n\
         /** The id of a game. The server says which games there are. */\nexport type GameId = string;\n\n\
         /** The levels of the bots, weakest first. */\n\
         export const LEVELS = [{}] as const satisfies readonly server.Level[];\n\n\
         /** The most characters of a name. */\nexport const NAME_LENGTH = {};\n",
        quoted(&levels()),
        server::bodies::NAME,
    ));
    Made { path: "web/src/lib/types/protocol.ts".to_owned(), text }
}

fn list(parameters: &[&str], written: impl Fn(&str) -> String) -> String {
    let parts: Vec<String> = parameters.iter().map(|name| written(name)).collect();
    if parts.is_empty() { String::new() } else { format!("<{}>", parts.join(", ")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_left_open() {
        let text = "export type A = string;\n\nexport type B<Q, C> = {\n  of: C<Q>;\n};\n";
        let made = file(&Module { name: "server", text: text.to_owned() }).text;
        assert!(made.contains("export type {\n  A,\n} from './server';"), "{made}");
        assert!(made.contains("export type B<Q = unknown, C = unknown> = server.B<Q, C>;"), "{made}");
    }
}
