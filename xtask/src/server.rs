//! Campaigns against the server.

use crate::cargo::{cargo, output, run, target};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// Nonsense for the server, in release mode.
pub fn fuzz(messages: u64) -> Result<(), String> {
    let mut test =
        cargo(["test", "--release", "--locked", "--package", "emberhall-server", "--test", "integration"]);
    run(test.args(["fuzz::", "--", "--nocapture"]).env("EMBERHALL_FUZZ", messages.to_string()))
}

/// A server that ends with this.
struct OpenHouse {
    process: Child,
    url: String,
}

impl OpenHouse {
    fn start() -> Result<OpenHouse, String> {
        let mut command =
            cargo(["run", "--quiet", "--locked", "--package", "emberhall-server", "--example", "open_house"]);
        let mut process = command.stdout(Stdio::piped()).spawn().map_err(|error| error.to_string())?;
        let mut url = String::new();
        let out = process.stdout.take().ok_or("the server has no output")?;
        BufReader::new(out).read_line(&mut url).map_err(|error| error.to_string())?;
        match url.trim() {
            "" => Err("the server did not start".to_owned()),
            url => Ok(OpenHouse { url: url.to_owned(), process }),
        }
    }
}

impl Drop for OpenHouse {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// The server against its own OpenAPI description.
///
/// `positive_data_acceptance` is left out: whether a setup is legal is the game's own business and stands in no
/// schema, so a well-formed one may be refused with 422.
pub fn schemathesis() -> Result<(), String> {
    let tool = tool()?;
    let server = OpenHouse::start()?;
    let description = format!("{}/api/openapi.json", server.url);
    let mut command = Command::new(tool);
    command.args([
        "run",
        &description,
        "--exclude-checks",
        "positive_data_acceptance",
        "--max-examples",
        "50",
    ]);
    command.args(["--seed", "1", "--no-color"]);
    run(&mut command)
}

/// The tool in a virtual environment of its own below `target`.
fn tool() -> Result<PathBuf, String> {
    let folder = target().join("schemathesis");
    let tool = folder.join("bin").join("st");
    if !tool.is_file() {
        output(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
        output(Command::new(folder.join("bin").join("pip")).args([
            "install",
            "--quiet",
            "schemathesis>=4,<5",
        ]))?;
    }
    Ok(tool)
}
