//! The browser client as files. The build script makes them from `web/` with Node. Without Node a release does not build,
//! and any other build has one page that says what to install. This crate knows nothing of games or servers.

use include_dir::{Dir, include_dir};

static FILES: Dir<'static> = include_dir!("$OUT_DIR/dist");

/// The bytes of a file by its path, such as `index.html`. Texts are there a second time, packed, as `index.html.gz`.
pub fn file(path: &str) -> Option<&'static [u8]> {
    FILES.get_file(path).map(include_dir::File::contents)
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
        // Without Node there is only the page that says what to install.
        if FILES.get_dir("assets").is_none() {
            return;
        }
        let page = std::str::from_utf8(file("index.html").expect("the first page")).expect("it is text");
        assert!(file("index.html.gz").is_some());
        assert!(!page.contains("<style") && !page.contains("style=") && !page.contains("<script>"), "{page}");
    }
}
