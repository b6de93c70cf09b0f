//! Opens the table in the browser of the person who started the server.

use std::process::{Command, Stdio};

/// Opens an address, if somebody sits before this machine and the system shows one how. Nobody is told when not: the
/// address is printed in any case.
pub fn open(url: &str) {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let Some(program) = program(std::env::consts::OS, &set) else { return };
    let mut command = Command::new(program);
    let quiet = command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = quiet.spawn() {
        // Somebody must hear of its end, or the system keeps a note of it as long as the server runs.
        std::thread::spawn(move || child.wait());
    }
}

/// The program that opens an address. None from far away and in a run that nobody watches: a browser would open where
/// nobody sees it.
fn program(system: &str, set: &dyn Fn(&str) -> bool) -> Option<&'static str> {
    let far = ["SSH_CONNECTION", "SSH_TTY", "CI"].into_iter().any(set);
    match system {
        _ if far => None,
        "macos" => Some("open"),
        "windows" => Some("explorer"),
        _ => ["DISPLAY", "WAYLAND_DISPLAY"].into_iter().any(set).then_some("xdg-open"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_opens_only_before_somebodys_eyes() {
        let with = |system: &str, names: &'static [&str]| program(system, &|name| names.contains(&name));
        assert_eq!(with("linux", &["DISPLAY"]), Some("xdg-open"));
        assert_eq!(with("linux", &["WAYLAND_DISPLAY"]), Some("xdg-open"));
        assert_eq!(with("linux", &[]), None);
        assert_eq!(with("linux", &["DISPLAY", "SSH_CONNECTION"]), None);
        assert_eq!(with("linux", &["DISPLAY", "CI"]), None);
        assert_eq!(with("macos", &[]), Some("open"));
        assert_eq!(with("macos", &["SSH_TTY"]), None);
        assert_eq!(with("windows", &[]), Some("explorer"));
    }
}
