//! The client's types and component data: written from Rust, and held against real games by the TypeScript compiler.

use crate::cargo::{cargo, root, run, target};
use crate::sections::Done;
use std::process::Command;

/// Rewrites them; the test that compares them does it.
pub fn write() -> Result<(), String> {
    run(cargo(["test", "--package", "emberhall-web-types", "--test", "up_to_date"]).env("UPDATE", "1"))
}

/// Lets the compiler of `web/` check thousands of values from random games against the types.
pub fn check() -> Result<Done, String> {
    let compiler = root().join("web/node_modules/typescript/bin/tsc");
    if !compiler.is_file() {
        return Ok(Done::Skipped("TypeScript is not installed; `npm ci` in `web` adds it".to_owned()));
    }
    let folder = std::env::temp_dir().join(format!("emberhall-samples-{}", std::process::id()));
    // With the whole workspace the parts are those of the tests, and need not be built again.
    run(&mut cargo(["build", "--workspace", "--locked", "--example", "samples"]))?;
    let samples = run(Command::new(target().join("debug/examples/samples")).arg(&folder));
    let checked = samples.and_then(|()| {
        let mut node = Command::new("node");
        node.arg(compiler).args(["--strict", "--noEmit"]);
        node.args(["--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"]);
        run(node.arg(folder.join("samples.ts")))
    });
    // What is left in a folder for such things does no harm.
    drop(std::fs::remove_dir_all(&folder));
    checked.map(|()| Done::Passed)
}
