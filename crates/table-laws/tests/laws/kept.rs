//! The toy without a flaw keeps all laws, and the report tells about it.

use crate::flaw::{NONE, POLICY_NEVER_ENDS};
use crate::subject::Trying;
use emberhall_table_laws::{Depth, Plan, play_purposefully, run};

fn plan() -> Plan {
    Plan { games: 500, threads: 2, depth: Depth { json: 8, ..Depth::default() }, ..Plan::default() }
}

#[test]
fn the_toy_keeps_all_laws() {
    let report = run::<Trying<NONE>>(&plan());
    report.assert_complete();
    assert_eq!((report.games, report.finished, report.cut), (500, 500, 0));
    assert_eq!(report.by_seats.values().sum::<u64>(), 500);
    assert_eq!(report.purposeful.ended, 63, "one game in eight");
    assert!(report.count(&"a three") > 0, "marks that are not content are counted too");
    let text = report.to_string();
    assert!(text.starts_with("all laws held: 500 games of seed 1"), "{text}");
    assert!(text.contains("  curse") || text.contains("\"curse\""), "{text}");
}

#[test]
fn a_report_depends_on_the_seed_only() {
    let on = |threads, seed| {
        let mut report = run::<Trying<NONE>>(&Plan { games: 100, seed, threads, ..Plan::default() });
        report.elapsed = Default::default();
        report
    };
    assert_eq!(on(1, 5), on(3, 5));
    assert_ne!(on(1, 5).marks, on(1, 6).marks);
}

#[test]
fn the_depth_does_not_change_the_games() {
    let shallow =
        Depth { chance: 5, views: 0, patches: 0, guesses: 3, secrets: 0, clones: 7, absurd: 0, json: 0 };
    let inputs = |depth| run::<Trying<NONE>>(&Plan { games: 50, depth, ..Plan::default() }).inputs;
    assert_eq!(inputs(shallow), inputs(Depth::default()));
}

#[test]
fn long_games_are_cut_and_counted() {
    let report = run::<Trying<NONE>>(&Plan { games: 20, max_inputs: 5, ..Plan::default() });
    assert_eq!((report.finished, report.cut, report.inputs), (0, 20, 100));
}

#[test]
fn one_game_can_be_looked_at_again() {
    let report = run::<Trying<NONE>>(&Plan { only: Some(17), ..plan() });
    assert_eq!(report.games, 1);
}

#[test]
fn the_purposeful_policy_is_measured_from_the_start() {
    let plan = Plan { games: 40, purposeful_inputs: 1_000, ..Plan::default() };
    let endings = play_purposefully::<Trying<NONE>>(&plan);
    assert_eq!((endings.played, endings.ended), (40, 40));
    assert!(endings.median > 0 && endings.median <= endings.longest);
    let never = play_purposefully::<Trying<POLICY_NEVER_ENDS>>(&plan);
    assert_eq!((never.played, never.ended), (40, 0));
}
