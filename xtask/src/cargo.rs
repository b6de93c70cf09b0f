//! Running cargo, and knowing which of its companions are installed.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The root of the workspace.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let mut root = PathBuf::from(here);
    root.pop();
    root
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// The cargo that runs this, in the root of the workspace.
pub fn cargo<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Whether `cargo NAME` is installed.
pub fn has(name: &str) -> bool {
    let asked = cargo([name, "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

/// Runs it, with its output shown; the error is a line to show.
pub fn run(command: &mut Command) -> Result<(), String> {
    let line = shown(command);
    println!("$ {line}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` failed: {status}")),
        Err(error) => Err(format!("`{line}` could not be run: {error}")),
    }
}

/// Runs it and gives what it wrote to standard output; the error is a line to show.
pub fn output(command: &mut Command) -> Result<String, String> {
    let line = shown(command);
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("`{line}` could not be run: {error}"))?;
    if !output.status.success() {
        return Err(format!("`{line}` failed: {}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("`{line}` did not write UTF-8"))
}

fn shown(command: &Command) -> String {
    let environment = command.get_envs().filter_map(|(name, value)| Some((name, value?)));
    let mut words: Vec<String> = environment
        .map(|(name, value)| format!("{}={}", name.to_string_lossy(), value.to_string_lossy()))
        .collect();
    let program = std::path::Path::new(command.get_program());
    words.push(program.file_stem().unwrap_or_default().to_string_lossy().into_owned());
    words.extend(command.get_args().map(|word| word.to_string_lossy().into_owned()));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_one_would_type_it() {
        assert_eq!(
            shown(Command::new("/bin/cargo").arg("test").env("LAW_GAMES", "5")),
            "LAW_GAMES=5 cargo test"
        );
    }

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("Cargo.toml").is_file() && root().join("xtask").is_dir());
    }

    #[test]
    fn a_missing_companion_is_noticed() {
        assert!(!has("a-companion-that-does-not-exist"));
    }
}
