//! The made files in `web/` are those that the types and figures give now.

use std::path::Path;
use table_laws::assert_golden;

/// `cargo xtask types` rewrites them.
#[test]
fn the_made_files_are_up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for made in emberhall_web_types::files() {
        assert_golden(root.join(&made.path), &made.text);
    }
}
