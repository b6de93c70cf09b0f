//! The browser client: its own checks and tests, whole games in a real browser, pictures, and how fast it is.

use crate::args::Screenshots;
use crate::cargo::{cargo, output, root, run, target};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where a browser is looked for; `CHROMIUM` in the environment names another.
const BROWSERS: [&str; 4] =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

/// The TypeScript and Svelte compilers' warnings, and the tests of the client's own logic.
pub fn check() -> Result<(), String> {
    packages()?;
    run(npm().args(["run", "--silent", "check"]))?;
    run(npm().args(["run", "--silent", "test"]))
}

/// Whole games and all that a page owes to everybody, in Chromium, with the binary that was just built; the longest
/// games only when they are wanted.
pub fn browse(long: bool) -> Result<(), String> {
    let settings = [("LONG", "yes".to_owned())];
    playwright(&["--config", "playwright.config.ts"], if long { &settings } else { &[] })
}

/// Pictures of the main screens.
pub fn screenshots(wanted: &Screenshots) -> Result<(), String> {
    let folder = target().join("screenshots").display().to_string();
    let or = |value: &Option<String>, usual: &str| value.clone().unwrap_or_else(|| usual.to_owned());
    let settings = [
        ("PICTURE_LANGUAGES", or(&wanted.languages, "en,pl,de,et")),
        ("PICTURE_THEMES", or(&wanted.themes, "light,dark")),
        ("PICTURE_SIZES", or(&wanted.sizes, "360x740,390x844,1024x768,1920x1080")),
        ("PICTURE_FOLDER", or(&wanted.out, &folder)),
    ];
    playwright(&["--config", "playwright.tools.config.ts", "--grep", "pictures"], &settings)
}

/// How fast the client is, and how much it loads.
pub fn measure() -> Result<(), String> {
    packages()?;
    run(npm().args(["run", "--silent", "build", "--", "--logLevel", "error"]))?;
    run(npm().args(["run", "--silent", "sizes"]))?;
    playwright(&["--config", "playwright.tools.config.ts", "--grep", "measure"], &[])
}

fn playwright(words: &[&str], settings: &[(&str, String)]) -> Result<(), String> {
    packages()?;
    let browser = browser()?;
    // With the whole workspace the parts are those of the tests, and need not be built again.
    run(&mut cargo(["build", "--workspace", "--locked", "--bins", "--example", "test_server"]))?;
    let mut command = Command::new("npx");
    command.args(["--no-install", "playwright", "test"]).args(words).current_dir(root().join("web"));
    let built = target().join("debug");
    command.env("EMBERHALL", built.join("emberhall")).env("CHROMIUM", browser);
    command.env("EMBERHALL_TEST_SERVER", built.join("examples").join("test_server"));
    command.envs(settings.iter().map(|(name, value)| (name, value)));
    run(&mut command)
}

fn npm() -> Command {
    let mut command = Command::new("npm");
    command.current_dir(root().join("web"));
    command
}

/// The packages as the lock file names them.
fn packages() -> Result<(), String> {
    let time = |name: &str| root().join("web").join(name).metadata().and_then(|data| data.modified()).ok();
    let (made, from) = (time("node_modules/.package-lock.json"), time("package-lock.json"));
    if made.is_some() && made >= from {
        return Ok(());
    }
    run(npm().args(["ci", "--no-audit", "--no-fund"])).map_err(|problem| {
        format!("{problem}\nThe client needs Node.js 20.19 or newer with npm (https://nodejs.org).")
    })
}

/// A Chromium: the one that is named, one that is there, or Debian's, installed now.
fn browser() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Ok(PathBuf::from(named));
    }
    if let Some(found) = installed() {
        return Ok(found);
    }
    println!("there is no Chromium; trying to install Debian's");
    // Whoever is root needs no sudo, and sudo must not ask: nobody may be there to answer.
    let root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    let apt = |words: &[&str]| {
        let mut command = Command::new(if root { "apt-get" } else { "sudo" });
        if !root {
            command.args(["-n", "apt-get"]);
        }
        run(command.args(words).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    let done = apt(&["update", "--quiet"])
        .and_then(|()| apt(&["install", "--quiet", "--yes", "--no-install-recommends", "chromium"]));
    let wish = "The tests in a browser need Chromium: install it (Debian, Ubuntu: `apt install chromium`), or name one \
                in the environment as CHROMIUM.";
    done.map_err(|problem| format!("{problem}\n{wish}"))?;
    installed().ok_or_else(|| wish.to_owned())
}

fn installed() -> Option<PathBuf> {
    BROWSERS.iter().map(Path::new).find(|path| path.is_file()).map(Path::to_owned)
}
