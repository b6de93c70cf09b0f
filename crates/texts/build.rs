//! Tells Cargo that the embedded texts live outside this crate's folder.

fn main() {
    println!("cargo:rerun-if-changed=../../locales");
}
