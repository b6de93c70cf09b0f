//! The browsers of the tests: where they are, and Debian's packages where one is missing.

use crate::cargo::{output, run};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where a Chromium is looked for; `CHROMIUM` in the environment names another.
const CHROMIUM: [&str; 4] =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

/// What WebKit needs: its driver, which brings a browser with it, and a screen.
const WEBKIT: [&str; 2] = ["WebKitWebDriver", "Xvfb"];

/// A Chromium: the one that is named, one that is there, or Debian's, installed now.
pub fn chromium() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Ok(PathBuf::from(named));
    }
    let installed = || CHROMIUM.iter().map(Path::new).find(|path| path.is_file()).map(Path::to_owned);
    if let Some(found) = installed() {
        return Ok(found);
    }
    println!("there is no Chromium; trying to install Debian's");
    let wish = "The tests in a browser need Chromium: install it (Debian, Ubuntu: `apt install chromium`), or name one \
                in the environment as CHROMIUM.";
    debian(&["chromium"]).map_err(|problem| format!("{problem}\n{wish}"))?;
    installed().ok_or_else(|| wish.to_owned())
}

/// Makes sure that WebKit's driver is there, or says why it is not.
pub fn webkit() -> Result<(), String> {
    let missing = || WEBKIT.iter().any(|program| !on_path(program));
    if missing() {
        println!("there is no WebKitWebDriver or no Xvfb; trying to install Debian's");
        let wish = "WebKit is not installed (Debian, Ubuntu: `apt install webkit2gtk-driver xvfb`)";
        debian(&["webkit2gtk-driver", "xvfb"]).map_err(|problem| format!("{wish}: {problem}"))?;
        if missing() {
            return Err(wish.to_owned());
        }
    }
    Ok(())
}

/// Whether a program of this name can be run.
fn on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Installs Debian's packages.
fn debian(packages: &[&str]) -> Result<(), String> {
    // Root needs no sudo, and sudo must not prompt: nobody may be there to answer.
    let root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    let apt = |words: &[&str]| {
        let mut command = Command::new(if root { "apt-get" } else { "sudo" });
        if !root {
            command.args(["-n", "apt-get"]);
        }
        run(command.args(words).args(["--quiet", "--yes"]).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    apt(&["update"])?;
    apt(&[&["install", "--no-install-recommends"], packages].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_looked_for_on_the_path() {
        assert!(on_path("sh") && !on_path("a-program-that-does-not-exist"));
    }
}
