//! Where the server of a data folder can be found: a note in the folder, as long as it runs. A person who starts a second one
//! is shown the first.

use std::fs;
use std::path::{Path, PathBuf};

/// The name of the note.
const NOTE: &str = "emberhall.url";

/// The note of this server; it goes away with it.
pub struct AddressFile(PathBuf);

impl AddressFile {
    /// Begins. Call it with the archive open: then a note that is there already is of a server that was killed.
    pub fn create(folder: &Path) -> AddressFile {
        let path = folder.join(NOTE);
        drop(fs::remove_file(&path));
        AddressFile(path)
    }

    /// Notes the address. A folder that takes no note is none the worse for it.
    pub fn write(&self, url: &str) {
        drop(fs::write(&self.0, format!("{url}\n")));
    }
}

impl Drop for AddressFile {
    fn drop(&mut self) {
        drop(fs::remove_file(&self.0));
    }
}

/// The address that the server of a folder has noted. Ask only when one runs there.
pub fn read(folder: &Path) -> Option<String> {
    let note = fs::read_to_string(folder.join(NOTE)).ok()?;
    let url = note.trim();
    let sound = url.starts_with("http://") || url.starts_with("https://");
    (sound && !url.contains(char::is_whitespace)).then(|| url.to_owned())
}
