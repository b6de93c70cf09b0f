//! The browser client: its own checks and tests, whole games in a real browser, pictures, and how fast it is.

use crate::args::Screenshots;
use crate::browsers;
use crate::cargo::{cargo, root, run, target};
use crate::sections::Done;
use std::process::{Command, Stdio};

/// The linter and the formatter, the TypeScript and Svelte compilers' warnings, the tests of the client's own logic, and
/// whether what a page loads is within its limits.
pub fn check() -> Result<(), String> {
    packages()?;
    run(npm().args(["run", "--silent", "lint"]))?;
    run(npm().args(["run", "--silent", "check"]))?;
    run(npm().args(["run", "--silent", "test"]))?;
    sizes()
}

/// How much a page loads, and whether that is within the limits.
fn sizes() -> Result<(), String> {
    run(npm().args(["run", "--silent", "build", "--", "--logLevel", "error"]))?;
    run(npm().args(["run", "--silent", "sizes"]))
}

/// Whole games of each kind, as every viewer is told them: the client's own code, run in Node, must come to the engine's
/// view after every event.
pub fn patches(games: u64, release: bool) -> Result<(), String> {
    packages()?;
    let mut streams =
        cargo(["run", "--quiet", "--locked", "--package", "emberhall-host", "--example", "streams"]);
    if release {
        streams.arg("--release");
    }
    streams.args(["--", "write", &games.to_string()]).stdout(Stdio::piped());
    let mut writing = streams.spawn().map_err(|error| format!("the streams cannot be written: {error}"))?;
    let stream = writing.stdout.take().ok_or("the streams cannot be read")?;
    let followed =
        run(Command::new("node").arg("scripts/patches.mjs").current_dir(root().join("web")).stdin(stream));
    let written = writing.wait().map_err(|error| format!("the streams were not written: {error}"))?;
    followed?;
    written.success().then_some(()).ok_or_else(|| "the streams were not written to the end".to_owned())
}

/// Whole games and all that a page owes to everybody, in Chromium, with the binary that was just built; the longest
/// games only when they are wanted.
pub fn browse(long: bool) -> Result<(), String> {
    let settings = [("LONG", "yes".to_owned())];
    chromium(&["--config", "playwright.config.ts"], if long { &settings } else { &[] })
}

/// A short visit in WebKit, the engine of Safari, where it can be installed.
pub fn second_engine() -> Result<Done, String> {
    match browsers::webkit() {
        Ok(()) => playwright(&["--config", "playwright.webkit.config.ts"], &[]).map(|()| Done::Passed),
        Err(why) => Ok(Done::Skipped(why)),
    }
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
    chromium(&["--config", "playwright.tools.config.ts", "--grep", "pictures"], &settings)
}

/// How fast the client is, and how much it loads.
pub fn measure() -> Result<(), String> {
    packages()?;
    sizes()?;
    chromium(&["--config", "playwright.tools.config.ts", "--grep", "measure"], &[])
}

/// Playwright with Chromium.
fn chromium(words: &[&str], settings: &[(&str, String)]) -> Result<(), String> {
    let browser = ("CHROMIUM", browsers::chromium()?.display().to_string());
    playwright(words, &[settings, &[browser]].concat())
}

/// Playwright with the binary and the test server that were just built.
fn playwright(words: &[&str], settings: &[(&str, String)]) -> Result<(), String> {
    packages()?;
    // With the whole workspace the parts are those of the tests, and need not be built again.
    run(&mut cargo(["build", "--workspace", "--locked", "--bins", "--example", "test_server"]))?;
    let mut command = Command::new("npx");
    command.args(["--no-install", "playwright", "test"]).args(words).current_dir(root().join("web"));
    let built = target().join("debug");
    command.env("EMBERHALL", built.join("emberhall"));
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
