//! The browser client as files. The build script makes them from `web/` with Node; without Node there is one page that
//! says what to install. This crate knows nothing of games or servers.

use include_dir::{Dir, include_dir};

static FILES: Dir<'static> = include_dir!("$OUT_DIR/dist");

/// The bytes of a file by its path, such as `index.html`. Texts are there a second time, packed, as `index.html.gz`.
pub fn file(path: &str) -> Option<&'static [u8]> {
    FILES.get_file(path).map(include_dir::File::contents)
}

/// Whether the client itself is there, and not only the page that says why it is not.
pub fn is_built() -> bool {
    FILES.get_dir("assets").is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_page_in_any_case() {
        let page = std::str::from_utf8(file("index.html").expect("the first page")).expect("it is text");
        assert!(page.contains("Emberhall"));
        assert!(file("../Cargo.toml").is_none());
    }

    #[test]
    fn the_built_client_comes_packed_too_and_has_no_inline_code() {
        if !is_built() {
            return;
        }
        let page = std::str::from_utf8(file("index.html").expect("the first page")).expect("it is text");
        assert!(file("index.html.gz").is_some());
        assert!(!page.contains("<style") && !page.contains("style=") && !page.contains("<script>"), "{page}");
    }
}
