//! Builds the browser client with Node. Without it a debug build leaves a page that says what to install, and a release
//! build stops: nobody ships a server without its client by accident.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::SystemTime;

/// The oldest Node that the client's tools run on.
const NODE: (u32, u32) = (20, 19);

fn main() {
    let web = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder")).join("dist");
    for part in [
        "src",
        "public",
        "build",
        "scripts",
        "index.html",
        "package.json",
        "package-lock.json",
        "svelte.config.js",
        "tsconfig.json",
        "vite.config.ts",
        "../locales",
    ] {
        println!("cargo::rerun-if-changed={}", web.join(part).display());
    }
    println!("cargo::rerun-if-env-changed=BUILD_CLIENT");
    println!("cargo::rerun-if-env-changed=PATH");
    // Work on the server alone need not wait for it.
    let wanted = env::var("BUILD_CLIENT").map_or(true, |choice| choice != "none");
    let built = if wanted { build(&web, &out) } else { Err("BUILD_CLIENT is “none”.".to_owned()) };
    if let Err(problem) = built {
        if wanted && env::var("PROFILE").is_ok_and(|profile| profile == "release") {
            println!("cargo::error=The browser client is not built, and a release has one: {problem}");
            println!("cargo::error=For a server without it, set BUILD_CLIENT=none.");
            return;
        }
        println!("cargo::warning=The browser client is not built: {problem}");
        fs::create_dir_all(&out).expect("the folder for build results is writable");
        clear(&out).expect("the folder for build results is writable");
        fs::write(out.join("index.html"), page(&problem)).expect("the folder for build results is writable");
    }
}

fn build(web: &Path, out: &Path) -> Result<(), String> {
    check_node()?;
    if !is_newer(&web.join("node_modules/.package-lock.json"), &web.join("package-lock.json")) {
        let what =
            "The packages in web/package-lock.json could not be installed (npm ci). Is there a connection?";
        npm(web, &["ci", "--no-audit", "--no-fund"], what)?;
    }
    let folder = out.display().to_string();
    npm(
        web,
        &["run", "build", "--", "--outDir", &folder, "--emptyOutDir", "--logLevel", "error"],
        "The client does not build.",
    )?;
    npm(web, &["run", "pack", "--", &folder], "The client's files could not be packed.")
}

/// Node is there, and is not too old.
fn check_node() -> Result<(), String> {
    let wish = format!(
        "Install Node.js {}.{} or newer with npm (https://nodejs.org), then build again.",
        NODE.0, NODE.1
    );
    let found =
        Command::new("node").arg("--version").output().map_err(|_| format!("Node.js is missing. {wish}"))?;
    let version = String::from_utf8_lossy(&found.stdout).trim().to_owned();
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|part| part.parse::<u32>().ok());
    match (numbers.next(), numbers.next()) {
        (Some(major), Some(minor)) if (major, minor) >= NODE => Ok(()),
        _ => Err(format!("Node.js {version} is too old. {wish}")),
    }
}

fn npm(web: &Path, arguments: &[&str], otherwise: &str) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let done = Command::new(program).args(arguments).current_dir(web).stdin(Stdio::null()).output();
    let done = done.map_err(|error| format!("npm cannot be run: {error}. {otherwise}"))?;
    if done.status.success() {
        return Ok(());
    }
    // Cargo shows this with -vv.
    eprintln!("{}{}", String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    Err(otherwise.to_owned())
}

fn is_newer(made: &Path, from: &Path) -> bool {
    let time = |path: &Path| -> io::Result<SystemTime> { fs::metadata(path)?.modified() };
    matches!((time(made), time(from)), (Ok(made), Ok(from)) if made >= from)
}

fn clear(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { fs::remove_dir_all(path)? } else { fs::remove_file(path)? }
    }
    Ok(())
}

/// What a visitor sees in place of the client.
fn page(problem: &str) -> String {
    let problem = problem.replace('&', "&amp;").replace('<', "&lt;");
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Emberhall</title>\n<h1>Emberhall</h1>\n\
         <p>The server runs, but this binary was built without the browser client. {problem}</p>\n\
         <p lang=\"pl\">Serwer działa, ale ten program zbudowano bez klienta przeglądarki.</p>\n\
         <p lang=\"de\">Der Server läuft, aber dieses Programm wurde ohne den Browser-Client gebaut.</p>\n\
         <p lang=\"et\">Server töötab, kuid see programm on ehitatud ilma brauseri osata.</p>\n</html>\n"
    )
}
