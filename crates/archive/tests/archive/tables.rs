//! Tables and their journals, links and lists.

use crate::common::*;
use emberhall_archive::{
    Append, Archive, ArchiveError, Link, LinkChange, NewTable, Record, SeatChange, Status, Summary,
};

#[test]
fn a_table_comes_back_as_it_was_stored() {
    let fresh = Fresh::new();
    let id = table_id(1);
    seat_down(&fresh.archive, id, &["one", "two"]);
    wait(fresh.archive.append(said(id, 2, &["three"]))).unwrap();
    let stored = wait(fresh.archive.load(id)).unwrap();
    let record = |number, at, body: &str| Record { number, at, body: body.into() };
    let records = vec![record(0, 2_000, "one"), record(1, 2_000, "two"), record(2, 2_002, "three")];
    assert_eq!(stored.records, records);
    assert_eq!((stored.game.as_str(), stored.rules, stored.created), ("karak", 3, 1_000));
    assert_eq!((stored.secret.as_slice(), &stored.summary), (b"seed".as_slice(), &summary(Status::Open)));
    assert_eq!(wait(fresh.archive.summary(id)).unwrap(), stored.summary);

    let (_folder, path) = fresh.close();
    let archive = open(&path).unwrap();
    assert_eq!(wait(archive.load(id)).unwrap(), stored);
    assert_eq!((archive.opened().version, archive.opened().live, archive.opened().looked_at), (3, 1, 1));
}

#[test]
fn a_record_must_be_the_next() {
    let fresh = Fresh::new();
    let id = table_id(1);
    seat_down(&fresh.archive, id, &["one"]);
    for first in [0, 2, u64::MAX] {
        let refused = wait(fresh.archive.append(said(id, first, &["other"])));
        assert_eq!(refused, Err(ArchiveError::Conflict { table: id, count: 1, first }));
    }
    assert_eq!(words(&fresh.archive, id), ["one"]);
    assert_eq!(fresh.archive.stats().refusals, 3);
}

#[test]
fn what_is_unknown_or_there_already_is_refused() {
    let fresh = Fresh::new();
    let (here, nowhere) = (table_id(1), table_id(2));
    seat_down(&fresh.archive, here, &["one"]);
    let missing = ArchiveError::NoTable { table: nowhere };
    assert_eq!(wait(fresh.archive.load(nowhere)), Err(missing.clone()));
    assert_eq!(wait(fresh.archive.summary(nowhere)), Err(missing.clone()));
    assert_eq!(wait(fresh.archive.append(said(nowhere, 0, &[]))), Err(missing.clone()));
    assert_eq!(wait(fresh.archive.lobby(Status::Open, 9, Some(nowhere))), Err(missing.clone()));
    let twice = wait(fresh.archive.create(new_table(here), said(here, 0, &["other"])));
    assert_eq!(twice, Err(ArchiveError::TableExists { table: here }));
    let mixed = wait(fresh.archive.create(new_table(table_id(3)), said(nowhere, 0, &[])));
    assert_eq!(mixed, Err(missing));
    let late = wait(fresh.archive.create(new_table(table_id(3)), said(table_id(3), 1, &[])));
    assert_eq!(late, Err(ArchiveError::Conflict { table: table_id(3), count: 0, first: 1 }));
    assert_eq!(wait(fresh.archive.load(table_id(3))), Err(ArchiveError::NoTable { table: table_id(3) }));
}

#[test]
fn a_change_is_made_whole_or_not_at_all() {
    let fresh = Fresh::new();
    let id = table_id(1);
    seat_down(&fresh.archive, id, &["one"]);
    let link = |number| LinkChange::Add { hash: hash(number), role: vec![number] };
    let change = Append {
        summary: Some(summary(Status::Over)),
        links: vec![link(1), link(2), link(1)],
        ..said(id, 1, &["two"])
    };
    assert_eq!(wait(fresh.archive.append(change.clone())), Err(ArchiveError::HashTaken));
    let unknown = Append { links: vec![link(1)], seats: vec![(player_id(9), SeatChange::Take)], ..change };
    assert_eq!(wait(fresh.archive.append(unknown)), Err(ArchiveError::NoPlayer));
    assert_eq!(words(&fresh.archive, id), ["one"]);
    assert_eq!(wait(fresh.archive.link(hash(1))), Ok(None));
    assert_eq!(wait(fresh.archive.load(id)).unwrap().summary.status, Status::Open);
}

#[test]
fn a_link_leads_to_its_table_until_it_is_removed() {
    let fresh = Fresh::new();
    let (id, other) = (table_id(1), table_id(2));
    seat_down(&fresh.archive, id, &[]);
    seat_down(&fresh.archive, other, &[]);
    let change = |table, link| Append { links: vec![link], ..said(table, 0, &[]) };
    let added = LinkChange::Add { hash: hash(1), role: b"seat 2".to_vec() };
    wait(fresh.archive.append(change(id, added.clone()))).unwrap();
    let there = Some(Link { table: id, role: b"seat 2".to_vec() });
    assert_eq!(wait(fresh.archive.link(hash(1))).unwrap(), there);
    assert_eq!(wait(fresh.archive.append(change(other, added))), Err(ArchiveError::HashTaken));
    // Another table cannot take it away.
    let removed = LinkChange::Remove { hash: hash(1) };
    wait(fresh.archive.append(change(other, removed.clone()))).unwrap();
    assert_eq!(wait(fresh.archive.link(hash(1))).unwrap(), there);
    wait(fresh.archive.append(change(id, removed))).unwrap();
    assert_eq!(wait(fresh.archive.link(hash(1))).unwrap(), None);
}

#[test]
fn the_lobby_shows_listed_tables_newest_first() {
    let fresh = Fresh::new();
    for number in 1..=6 {
        let id = table_id(number);
        let listed = number != 3;
        let status = if number == 5 { Status::Playing } else { Status::Open };
        let summary = Summary { listed, ..summary(status) };
        wait(fresh.archive.create(NewTable { summary, ..new_table(id) }, said(id, 0, &[]))).unwrap();
    }
    let shown = |status, limit, before: Option<u64>| -> Vec<_> {
        let lobby = wait(fresh.archive.lobby(status, limit, before.map(table_id))).unwrap();
        lobby.into_iter().map(|listing| listing.table).collect()
    };
    let ids = |numbers: &[u64]| -> Vec<_> { numbers.iter().map(|number| table_id(*number)).collect() };
    assert_eq!(shown(Status::Open, 9, None), ids(&[6, 4, 2, 1]));
    assert_eq!(shown(Status::Open, 2, None), ids(&[6, 4]));
    assert_eq!(shown(Status::Open, 2, Some(4)), ids(&[2, 1]));
    assert_eq!(shown(Status::Playing, 2, None), ids(&[5]));
    assert_eq!(shown(Status::Over, 2, None), ids(&[]));
}

#[test]
fn tables_are_due_when_their_time_has_come() {
    let fresh = Fresh::new();
    for (number, wake) in [(1, Some(300)), (2, None), (3, Some(100)), (4, Some(200))] {
        let id = table_id(number);
        let summary = Summary { wake, ..summary(Status::Playing) };
        let first = Append { summary: Some(summary), ..said(id, 0, &[]) };
        wait(fresh.archive.create(new_table(id), first)).unwrap();
    }
    let due = |now, limit| wait(fresh.archive.due(now, limit)).unwrap();
    assert_eq!(due(99, 9), []);
    assert_eq!(due(200, 9), [(table_id(3), 100), (table_id(4), 200)]);
    assert_eq!(due(1_000, 1), [(table_id(3), 100)]);
    let over = Append { summary: Some(summary(Status::Over)), ..said(table_id(3), 0, &[]) };
    wait(fresh.archive.append(over)).unwrap();
    assert_eq!(due(200, 9), [(table_id(4), 200)]);
}

#[test]
fn secrets_are_not_shown() {
    let fresh = Fresh::new();
    let table = NewTable { secret: b"hush".to_vec(), ..new_table(table_id(1)) };
    assert!(!format!("{table:?}").contains(&format!("{:?}", b"hush")));
    wait(fresh.archive.create(table, said(table_id(1), 0, &[]))).unwrap();
    let stored = wait(fresh.archive.load(table_id(1))).unwrap();
    assert_eq!(stored.secret, b"hush");
    assert!(!format!("{stored:?}").contains(&format!("{:?}", b"hush")));
}
