//! One TypeScript module for each crate, with the imports it needs.

use crate::{pretty, roots};
use catalog::{HOUSE, Listed, Visit};
use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use ts_rs::{Config, TS, TypeVisitor};

/// The modules: one for each crate the client's types come from, and each game is one.
fn names() -> Vec<&'static str> {
    #[derive(Clone)]
    struct Id;
    impl Visit for Id {
        type Out = &'static str;
        fn visit<G: Listed>(self) -> &'static str {
            G::ID
        }
    }
    [vec!["table", "catalog"], HOUSE.visit_all(Id), vec!["server"]].concat()
}

/// A module: its name and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Module {
    /// The name, such as `karak`.
    pub name: &'static str,
    /// The whole text.
    pub text: String,
}

/// All modules. The same types give the same text, byte for byte.
///
/// # Panics
/// When two types of one crate have the same name.
pub fn modules() -> Vec<Module> {
    let mut found = Found { config: config(), seen: HashSet::new(), types: BTreeMap::new() };
    roots::visit(&mut found);
    names().into_iter().map(|name| Module { name, text: found.text(name) }).collect()
}

/// JSON knows one kind of number, and no number here outgrows it.
fn config() -> Config {
    Config::new().with_large_int("number").with_array_tuple_limit(9)
}

/// The module a type is declared in; `None` for what needs no declaration, such as a list.
fn module_of<T: TS + 'static + ?Sized>() -> Option<&'static str> {
    T::output_path()?;
    let package = type_name::<T>().split("::").next()?;
    let home = package.strip_prefix("emberhall_").unwrap_or(package);
    // The messages of a table are the server's for any client.
    let home = if home == "host" { "server" } else { home };
    names().into_iter().find(|name| *name == home)
}

/// A declared type.
#[derive(PartialEq, Eq)]
struct Declared {
    text: String,
    /// Other modules' types that it mentions.
    foreign: BTreeSet<(&'static str, String)>,
}

/// All types that were found, by module and name.
struct Found {
    config: Config,
    seen: HashSet<TypeId>,
    types: BTreeMap<(&'static str, String), Declared>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if let Some(module) = module_of::<T>() {
            let name = T::ident(&self.config);
            let text = pretty::declaration(T::docs().as_deref(), &T::decl(&self.config));
            let declared = Declared { text, foreign: foreign::<T>(&self.config, module) };
            match self.types.get(&(module, name.clone())) {
                Some(other) => assert!(*other == declared, "two types of {module} are called {name}"),
                None => drop(self.types.insert((module, name), declared)),
            }
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

impl Found {
    fn text(&self, module: &'static str) -> String {
        let types = self.types.iter().filter(|((home, _), _)| *home == module);
        let mut imports: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        let mut text = String::new();
        for (_, declared) in types {
            for (home, name) in &declared.foreign {
                imports.entry(home).or_default().insert(name);
            }
            text.push('\n');
            text.push_str(&declared.text);
        }
        let imports: String = imports
            .into_iter()
            .map(|(home, names)| {
                let names = names.into_iter().collect::<Vec<_>>().join(", ");
                format!("\nimport type {{ {names} }} from './{home}';\n")
            })
            .collect();
        format!(
            "// Made from the crate `{module}` by `cargo xtask types`; changes here are lost.\n{imports}{text}"
        )
    }
}

/// The types of other modules that a type's declaration mentions. Those a generic type is filled with are not.
fn foreign<T: TS + 'static + ?Sized>(
    config: &Config,
    module: &'static str,
) -> BTreeSet<(&'static str, String)> {
    struct Foreign<'a>(&'a Config, &'static str, BTreeSet<(&'static str, String)>);
    impl TypeVisitor for Foreign<'_> {
        fn visit<T: TS + 'static + ?Sized>(&mut self) {
            if let Some(home) = module_of::<T>().filter(|home| *home != self.1) {
                self.2.insert((home, T::ident(self.0)));
            }
        }
    }
    let mut foreign = Foreign(config, module, BTreeSet::new());
    T::visit_dependencies(&mut foreign);
    let mut filled = Foreign(config, module, BTreeSet::new());
    T::visit_generics(&mut filled);
    foreign.2.difference(&filled.2).cloned().collect()
}
