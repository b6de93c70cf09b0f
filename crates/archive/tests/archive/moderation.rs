//! Closing, deleting, bans, the audit log, reports, blocks, devices, retention, and backups that are put back.

use crate::common::*;
use emberhall_archive::{
    Append, Archive, ArchiveError, Audit, Ban, LinkChange, Moderation, NewReport, SeatChange, Status,
    backup_file, check_file,
};

fn audit(action: &str, target: &str) -> Audit {
    Audit { at: 9_000, action: action.to_owned(), target: target.to_owned(), reason: "spam".to_owned() }
}

#[test]
fn nothing_is_added_to_a_closed_table() {
    let fresh = Fresh::new();
    let (archive, id) = (&fresh.archive, table_id(1));
    seat_down(archive, id, &["one"]);
    wait(archive.close_table(id, audit("close", "x"))).unwrap();
    assert_eq!(wait(archive.append(said(id, 1, &["two"]))), Err(ArchiveError::TableClosed { table: id }));
    let stored = wait(archive.load(id)).unwrap();
    assert_eq!((stored.closed, stored.summary.status, stored.summary.listed), (true, Status::Over, false));
    assert_eq!(wait(archive.lobby(Status::Open, 9, None)).unwrap(), []);
    assert_eq!(words(archive, id), ["one"]);
    let none = table_id(2);
    assert_eq!(
        wait(archive.close_table(none, audit("close", "y"))),
        Err(ArchiveError::NoTable { table: none })
    );
    let (_folder, path) = fresh.close();
    let again = open(&path).unwrap();
    assert!(wait(again.load(id)).unwrap().closed);
    assert_eq!(wait(again.audits(9)).unwrap(), [audit("close", "x")], "what was refused is not noted");
}

#[test]
fn a_deleted_table_leaves_nothing_and_harms_no_other() {
    let fresh = Fresh::new();
    let archive = &fresh.archive;
    wait(archive.create_player(new_player(1))).unwrap();
    for number in [1, 2] {
        let id = table_id(number);
        let links = vec![LinkChange::Add { hash: hash(number as u8 + 50), role: Vec::new() }];
        let seats = vec![(player_id(1), SeatChange::Take)];
        let first = Append { links, seats, ..said(id, 0, &["one", "two"]) };
        wait(archive.create(new_table(id), first)).unwrap();
    }
    wait(archive.delete_table(table_id(1), Some(audit("delete", "x")))).unwrap();
    assert_eq!(wait(archive.load(table_id(1))).err(), Some(ArchiveError::NoTable { table: table_id(1) }));
    assert_eq!(wait(archive.link(hash(51))).unwrap(), None);
    assert_eq!(wait(archive.of_player(player_id(1), 9)).unwrap().len(), 1);
    assert_eq!(words(archive, table_id(2)), ["one", "two"]);
    assert_eq!(wait(archive.audits(9)).unwrap(), [audit("delete", "x")]);
    let (_folder, path) = fresh.close();
    let checked = check_file(&path).unwrap();
    assert_eq!((checked.tables, checked.records, checked.faults.len()), (1, 2, 0));
}

#[test]
fn a_ban_is_replaced_and_lifted_and_everything_is_noted() {
    let fresh = Fresh::new();
    let ban = |until| {
        let (target, reason) = ("192.0.2.1".to_owned(), "spam".to_owned());
        Ban { target, at: 9_000, until, reason }
    };
    let archive = &fresh.archive;
    wait(archive.ban(ban(10_000), audit("ban", "192.0.2.1"))).unwrap();
    wait(archive.ban(ban(20_000), audit("ban", "192.0.2.1"))).unwrap();
    let (_folder, path) = fresh.close();
    let archive = open(&path).unwrap();
    assert_eq!(wait(archive.bans()).unwrap(), [ban(20_000)]);
    assert!(wait(archive.lift("192.0.2.1".to_owned(), audit("lift", "192.0.2.1"))).unwrap());
    assert!(!wait(archive.lift("192.0.2.1".to_owned(), audit("lift", "192.0.2.1"))).unwrap());
    let actions: Vec<_> = wait(archive.audits(9)).unwrap().into_iter().map(|audit| audit.action).collect();
    assert_eq!(actions, ["lift", "ban", "ban"]);
}

#[test]
fn a_report_is_stored_once_and_settled_once() {
    let fresh = Fresh::new();
    let archive = &fresh.archive;
    let report = |subject: &str| NewReport {
        at: 5,
        reporter: player_id(1),
        table: table_id(1),
        subject: subject.to_owned(),
        player: Some(player_id(2)),
        body: b"{}".to_vec(),
    };
    assert!(wait(archive.report(report("seat 1"))).unwrap());
    assert!(!wait(archive.report(report("seat 1"))).unwrap());
    assert!(wait(archive.report(report("record 7"))).unwrap());
    let found = wait(archive.reports(false, 9)).unwrap();
    assert_eq!(
        found.iter().map(|found| &found.report).collect::<Vec<_>>(),
        [&report("record 7"), &report("seat 1")]
    );
    assert!(wait(archive.settle(found[0].number, audit("settle", "2"))).unwrap());
    assert!(!wait(archive.settle(found[0].number, audit("settle", "2"))).unwrap());
    assert_eq!(wait(archive.reports(false, 9)).unwrap().len(), 1);
    assert_eq!(wait(archive.reports(true, 9)).unwrap()[0].settled, Some(9_000));
}

#[test]
fn blocks_and_devices_belong_to_one_player_and_go_with_them() {
    let fresh = Fresh::new();
    let archive = &fresh.archive;
    for number in [1, 2] {
        wait(archive.create_player(new_player(number))).unwrap();
    }
    wait(archive.block(player_id(1), player_id(2), "Ben".to_owned(), 7)).unwrap();
    wait(archive.block(player_id(1), player_id(2), "Ben".to_owned(), 8)).unwrap();
    let blocks = wait(archive.blocks(player_id(1))).unwrap();
    assert_eq!((blocks.len(), blocks[0].blocked, blocks[0].at), (1, player_id(2), 7));
    assert_eq!(wait(archive.blockers(player_id(2))).unwrap(), [player_id(1)]);
    assert!(!wait(archive.unblock(player_id(2), blocks[0].number)).unwrap());
    wait(archive.name_device(hash(1), "Firefox".to_owned())).unwrap();
    wait(archive.add_token(player_id(1), hash(9), None, 8)).unwrap();
    let labels: Vec<_> = wait(archive.devices(player_id(1))).unwrap().into_iter().map(|d| d.label).collect();
    assert_eq!(labels, ["", "Firefox"]);
    assert!(!wait(archive.remove_token(player_id(2), hash(9))).unwrap(), "somebody else's");
    assert!(wait(archive.remove_token(player_id(1), hash(9))).unwrap());
    assert_eq!(wait(archive.by_token(hash(9))).unwrap(), None);
    wait(archive.forget_player(player_id(1))).unwrap();
    assert_eq!(wait(archive.blockers(player_id(2))).unwrap(), []);
}

#[test]
fn old_tables_of_a_status_are_found_in_small_steps() {
    let fresh = Fresh::new();
    for number in 0..5 {
        seat_down(&fresh.archive, table_id(number), &["one"]);
    }
    let none = wait(fresh.archive.aged(Status::Over, i64::MAX, None, 9)).unwrap();
    assert_eq!(none, []);
    let (mut after, mut found) = (None, Vec::new());
    loop {
        let step = wait(fresh.archive.aged(Status::Open, 2_001, after, 2)).unwrap();
        let Some(last) = step.last() else { break };
        after = Some(*last);
        found.extend(step.into_iter().map(|aged| aged.table));
    }
    assert_eq!(found, [0, 1, 2, 3, 4].map(table_id));
    assert_eq!(wait(fresh.archive.aged(Status::Open, 2_000, None, 9)).unwrap(), []);
}

#[test]
fn a_backup_that_is_put_back_marks_what_was_not_over() {
    let fresh = Fresh::new();
    let (archive, id) = (&fresh.archive, table_id(1));
    seat_down(archive, id, &["one"]);
    let copy = fresh.path().with_file_name("copy.db");
    backup_file(&fresh.path(), &copy, false).unwrap();
    assert!(!wait(archive.load(id)).unwrap().restored, "the archive itself goes on");
    let (_folder, path) = fresh.close();
    assert_eq!(open(&path).unwrap().opened().restored, 0);

    let restored = open(&copy).unwrap();
    assert_eq!(restored.opened().restored, 1);
    seat_down(&restored, table_id(2), &["later"]);
    drop(restored);
    let restored = open(&copy).unwrap();
    assert_eq!(restored.opened().restored, 0, "once");
    assert!(wait(restored.load(id)).unwrap().restored);
    assert!(!wait(restored.load(table_id(2))).unwrap().restored);
}
