//! A short load on a real server: nothing is lost, and every stage comes to its end. How fast it was is not asked.

use std::process::Command;

#[test]
fn a_short_load_loses_nothing() {
    let output = Command::new(env!("CARGO_BIN_EXE_load")).arg("--quick").output().expect("the tool starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    println!("{said}");
}
