//! What the browser client knows of the games beforehand: TypeScript types of everything it receives or sends, and
//! component values that are in no view. Both are generated from Rust by `cargo xtask types`.
//!
//! It is a tool of development: nothing that is shipped uses it.

mod data;
mod module;
mod pretty;
mod protocol;
mod roots;
mod shape;

pub use module::{Module, modules};

/// A made file: its path from the root of the workspace, and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// The path, with `/`.
    pub path: String,
    /// The whole text.
    pub text: String,
}

/// All made files, in a fixed order.
pub fn files() -> Vec<Made> {
    let modules = modules();
    let protocol = modules.iter().find(|module| module.name == "server").map(protocol::file);
    let types = modules
        .into_iter()
        .map(|module| Made { path: format!("web/src/lib/types/{}.ts", module.name), text: module.text });
    types.chain(protocol).chain(data::files()).collect()
}
