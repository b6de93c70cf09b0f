//! Packages of the crates that others may use, built as others would build them.

use crate::cargo::{cargo, root, run};
use crate::tidy::PREFIX;
use std::path::PathBuf;
use std::{env, fs};

/// The crates that others may use.
const FOR_OTHERS: [&str; 4] =
    ["emberhall-table", "emberhall-table-laws", "emberhall-karak", "emberhall-thunderstone"];

/// Makes the packages of what lies here, committed or not, and builds them. No network is asked.
pub fn check() -> Result<(), String> {
    same_licences()?;
    forget_unpacked();
    // In a folder of its own: cargo builds one version of a package once, although it may hold something else now.
    let folder = env::temp_dir().join(format!("emberhall-packages-{}", std::process::id()));
    let mut package = cargo(["package", "--allow-dirty", "--locked", "--offline", "--quiet"]);
    package.args(FOR_OTHERS.iter().flat_map(|name| ["--package", name]));
    let built = run(package.arg("--target-dir").arg(&folder));
    // What is left in a folder for such things does no harm.
    drop(fs::remove_dir_all(&folder));
    built
}

/// Every package holds the licences of the project: copies, because not every system and archive keeps links.
fn same_licences() -> Result<(), String> {
    for name in FOR_OTHERS {
        let folder = root().join("crates").join(name.strip_prefix(PREFIX).unwrap_or(name));
        for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
            let text =
                |path: PathBuf| fs::read(&path).map_err(|error| format!("{}: {error}", path.display()));
            if text(folder.join(licence))? != text(root().join(licence))? {
                return Err(format!("{licence} of {name} differs from that of the project"));
            }
        }
    }
    Ok(())
}

/// Removes what cargo unpacked when it built packages before, for the same reason.
fn forget_unpacked() {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let Some(sources) = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok()) else { return };
    for source in sources.flatten() {
        // A registry in a folder has no host before the hyphen; what comes from the network stays.
        if !source.file_name().to_string_lossy().starts_with('-') {
            continue;
        }
        for package in fs::read_dir(source.path()).into_iter().flatten().flatten() {
            let name = package.file_name().to_string_lossy().into_owned();
            let is_it = |ours: &&str| name == format!("{ours}-{}", env!("CARGO_PKG_VERSION"));
            if FOR_OTHERS.iter().any(is_it) {
                // What cannot be removed shows when the packages are built.
                drop(fs::remove_dir_all(package.path()));
            }
        }
    }
}
