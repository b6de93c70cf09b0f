//! The folder in which a server keeps everything.

use std::ffi::OsString;
use std::fs::DirBuilder;
use std::io;
use std::path::{Path, PathBuf};

/// The archive's name in the folder.
pub const DATABASE: &str = "emberhall.db";

/// Where programs of this system keep a user's data; `None` when the user has no home.
pub fn default_data_dir() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    usual(&set, std::env::consts::OS)
}

fn usual(set: &dyn Fn(&str) -> Option<OsString>, system: &str) -> Option<PathBuf> {
    let home = || set("HOME").map(PathBuf::from);
    match system {
        "windows" => set("LOCALAPPDATA").map(|folder| PathBuf::from(folder).join("Emberhall")),
        "macos" => home().map(|home| home.join("Library/Application Support/Emberhall")),
        _ => {
            // A relative path there is to be ignored, says the specification.
            let own = set("XDG_DATA_HOME").map(PathBuf::from).filter(|folder| folder.is_absolute());
            own.or_else(|| home().map(|home| home.join(".local/share")))
                .map(|folder| folder.join("emberhall"))
        }
    }
}

/// Makes the folder, for its owner alone. One that is there stays as it is; whether others can look into it.
pub fn make_private(folder: &Path) -> io::Result<bool> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    is_open_to_others(folder)
}

#[cfg(unix)]
fn is_open_to_others(folder: &Path) -> io::Result<bool> {
    Ok(std::os::unix::fs::PermissionsExt::mode(&folder.metadata()?.permissions()) & 0o077 != 0)
}

#[cfg(not(unix))]
fn is_open_to_others(_folder: &Path) -> io::Result<bool> {
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_has_its_place_for_data() {
        let set = |pairs: &'static [(&str, &str)]| {
            move |name: &str| pairs.iter().find(|pair| pair.0 == name).map(|pair| OsString::from(pair.1))
        };
        let path = |text: &str| Some(PathBuf::from(text));
        assert_eq!(usual(&set(&[("HOME", "/h")]), "linux"), path("/h/.local/share/emberhall"));
        let both = set(&[("HOME", "/h"), ("XDG_DATA_HOME", "/x")]);
        assert_eq!(usual(&both, "linux"), path("/x/emberhall"));
        let relative = set(&[("HOME", "/h"), ("XDG_DATA_HOME", "x")]);
        assert_eq!(usual(&relative, "linux"), path("/h/.local/share/emberhall"));
        assert_eq!(usual(&set(&[("HOME", "/h")]), "macos"), path("/h/Library/Application Support/Emberhall"));
        assert_eq!(usual(&set(&[]), "linux"), None);
    }
}
