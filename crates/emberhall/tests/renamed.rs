//! Options that had another name in an earlier release still work, and a warning names the new one.

use crate::common::run;
use crate::common::server::serve_with;

fn warning(old: &str, new: &str) -> String {
    format!("Warning: {old} is now called {new}. The old name works in this release only.")
}

#[test]
fn every_old_option_of_serve_is_read_under_its_new_name() {
    for (old, new) in
        [("--log", "--log-format"), ("--bots", "--bot-concurrency"), ("--grace", "--reconnect-grace")]
    {
        for line in [format!("serve {old} wrong"), format!("serve {old}=wrong"), format!("{old} wrong")] {
            run(&line, "").complains(new).complains("“wrong”");
        }
    }
}

#[test]
fn a_server_logs_every_old_name_with_the_new_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = folder.path().join("old.toml");
    std::fs::write(&config, "grace = 30\n").expect("it is written");
    let options = ["--config", config.to_str().expect("a path"), "--log", "json"];
    let server = serve_with(folder.path(), &options, &[("EMBERHALL_LIMITS_BYTES", "4096")]);
    server.terminate();
    let (_, log) = server.ended();
    assert!(log.lines().all(|line| line.starts_with('{')), "{log}");
    for (old, new) in [
        ("--log", "--log-format"),
        ("EMBERHALL_LIMITS_BYTES", "EMBERHALL_LIMITS_MAX_MESSAGE_BYTES"),
        ("old.toml:1: grace", "reconnect-grace"),
    ] {
        let told = |line: &str| line.contains(&format!("{old}\"")) && line.contains(&format!("\"{new}\""));
        assert!(log.lines().any(told), "{old}: {log}");
    }
}

#[test]
fn every_old_option_of_the_lab_works_with_a_warning() {
    for (command, old, new) in [
        ("match karak --bot random --games 2", "--most-turns 3", "--max-turns 3"),
        ("match karak --bot random --games 2 --max-turns 3", "--decisions 9", "--max-decisions 9"),
        ("curve karak --against random --games 1 --max-turns 3", "--rounds 4", "--iterations 4"),
        ("match karak --games 1 --max-turns 3", "--bot greedy,tries=1", "--bot greedy,samples=1"),
    ] {
        let now = run(&format!("lab {command} {new}"), "");
        now.well();
        let before = run(&format!("lab {command} {old}"), "");
        let reproduced = |out: &str| {
            let line = out.lines().find(|line| line.trim().starts_with("emberhall lab "));
            line.expect("the command is printed").to_owned()
        };
        assert_eq!((before.code, reproduced(&before.out)), (Some(0), reproduced(&now.out)));
        let name = |option: &str| {
            let name = option.rsplit(',').next().unwrap_or_default();
            name.split_once('=').map_or_else(
                || name.split(' ').next().unwrap_or_default().to_owned(),
                |(name, _)| format!("{name}="),
            )
        };
        assert_eq!(before.err.trim(), warning(&name(old), &name(new)));
    }
}

#[test]
fn options_of_other_commands_keep_their_names() {
    run("play karak --bots all --seed 3 --log 1", "").complains("Unknown argument “--log”.");
    let shown = run("play karak --bots 9", "");
    assert!(!shown.err.contains("is now called"), "{}", shown.err);
}
