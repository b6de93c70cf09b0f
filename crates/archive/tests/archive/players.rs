//! Players, their devices, seats and subscriptions, and the settings.

use crate::common::*;
use emberhall_archive::{Append, Archive, ArchiveError, Player, Push, SeatChange, Status, Summary};

fn with_players() -> Fresh {
    let fresh = Fresh::new();
    for number in [1, 2] {
        wait(fresh.archive.create_player(new_player(number))).expect("the player is new");
    }
    fresh
}

fn player(number: u8, name: &str) -> Option<Player> {
    Some(Player { id: player_id(number), name: name.to_owned(), created: 5 })
}

#[test]
fn a_player_is_found_by_token_and_recovery_phrase() {
    let fresh = with_players();
    let one = player(1, "Player 1");
    assert_eq!(wait(fresh.archive.by_token(hash(1))).unwrap(), one);
    assert_eq!(wait(fresh.archive.by_recovery(hash(101))).unwrap(), one);
    assert_eq!(wait(fresh.archive.by_token(hash(101))).unwrap(), None);
    wait(fresh.archive.rename(player_id(1), "Ann".to_owned())).unwrap();
    wait(fresh.archive.set_recovery(player_id(1), hash(50))).unwrap();
    assert_eq!(wait(fresh.archive.by_recovery(hash(101))).unwrap(), None);
    assert_eq!(wait(fresh.archive.by_recovery(hash(50))).unwrap(), player(1, "Ann"));
}

#[test]
fn a_player_has_several_devices() {
    let fresh = with_players();
    let one = player(1, "Player 1");
    let archive = &fresh.archive;
    wait(archive.add_token(player_id(1), hash(11), None, 6)).unwrap();
    assert_eq!(wait(archive.by_token(hash(1))).unwrap(), one);
    assert_eq!(wait(archive.by_token(hash(11))).unwrap(), one);
    wait(archive.add_token(player_id(1), hash(12), Some(hash(11)), 7)).unwrap();
    assert_eq!(wait(archive.by_token(hash(11))).unwrap(), None);
    assert_eq!(wait(archive.by_token(hash(12))).unwrap(), one);
    // Nobody takes away another's device.
    wait(archive.add_token(player_id(2), hash(13), Some(hash(12)), 8)).unwrap();
    assert_eq!(wait(archive.by_token(hash(12))).unwrap(), one);
}

#[test]
fn hashes_and_ids_are_used_once() {
    let fresh = with_players();
    let archive = &fresh.archive;
    assert_eq!(wait(archive.create_player(new_player(1))), Err(ArchiveError::PlayerExists));
    let stolen = emberhall_archive::NewPlayer { token: hash(2), ..new_player(3) };
    assert_eq!(wait(archive.create_player(stolen)), Err(ArchiveError::HashTaken));
    assert_eq!(wait(archive.by_recovery(hash(103))).unwrap(), None);
    assert_eq!(
        wait(archive.add_token(player_id(1), hash(2), Some(hash(1)), 7)),
        Err(ArchiveError::HashTaken)
    );
    assert_eq!(wait(archive.by_token(hash(1))).unwrap(), player(1, "Player 1"));
    assert_eq!(wait(archive.set_recovery(player_id(1), hash(102))), Err(ArchiveError::HashTaken));
    assert_eq!(wait(archive.rename(player_id(9), String::new())), Err(ArchiveError::NoPlayer));
    assert_eq!(wait(archive.add_token(player_id(9), hash(9), None, 1)), Err(ArchiveError::NoPlayer));
    let push = Push { endpoint: hash(1), body: Vec::new() };
    assert_eq!(wait(archive.add_push(player_id(9), push)), Err(ArchiveError::NoPlayer));
}

#[test]
fn a_player_continues_where_a_game_waits() {
    let fresh = with_players();
    for (number, status, at) in [(1, Status::Playing, 50), (2, Status::Over, 90), (3, Status::Open, 70)] {
        let id = table_id(number);
        let seats = [1, 1, 2].map(|number| (player_id(number), SeatChange::Take)).to_vec();
        let summary = Some(Summary { listed: false, ..summary(status) });
        wait(fresh.archive.create(new_table(id), Append { at, seats, summary, ..said(id, 0, &[]) })).unwrap();
    }
    let shown = |player, limit| -> Vec<_> {
        let seated = wait(fresh.archive.of_player(player, limit)).unwrap();
        seated.into_iter().map(|listing| listing.table).collect()
    };
    let expected = [3, 1, 2].map(table_id);
    assert_eq!(shown(player_id(1), 9), expected);
    assert_eq!(shown(player_id(1), 1), expected[..1]);
    let left = Append { seats: vec![(player_id(1), SeatChange::Leave)], ..said(table_id(3), 0, &[]) };
    wait(fresh.archive.append(left)).unwrap();
    assert_eq!(shown(player_id(1), 9), expected[1..]);
    assert_eq!(shown(player_id(2), 9).len(), 3);
    // Who was forgotten has no seats; that the seat is free now is no mistake.
    wait(fresh.archive.forget_player(player_id(2))).unwrap();
    let left = Append { seats: vec![(player_id(2), SeatChange::Leave)], ..said(table_id(1), 0, &[]) };
    wait(fresh.archive.append(left)).unwrap();
}

#[test]
fn subscriptions_are_kept_by_endpoint() {
    let fresh = with_players();
    let archive = &fresh.archive;
    let push = |number, body: &str| Push { endpoint: hash(number), body: body.into() };
    wait(archive.add_push(player_id(1), push(1, "a"))).unwrap();
    wait(archive.add_push(player_id(1), push(2, "b"))).unwrap();
    wait(archive.add_push(player_id(1), push(1, "c"))).unwrap();
    assert_eq!(wait(archive.pushes(player_id(1))).unwrap(), [push(1, "c"), push(2, "b")]);
    // The browser belongs to somebody else now.
    wait(archive.add_push(player_id(2), push(1, "d"))).unwrap();
    assert_eq!(wait(archive.pushes(player_id(1))).unwrap(), [push(2, "b")]);
    assert_eq!(wait(archive.remove_push(hash(1))), Ok(true));
    assert_eq!(wait(archive.remove_push(hash(1))), Ok(false));
    assert_eq!(wait(archive.pushes(player_id(2))).unwrap(), []);
}

#[test]
fn a_forgotten_player_leaves_the_tables_as_they_are() {
    let fresh = with_players();
    let id = table_id(1);
    let seats = vec![(player_id(1), SeatChange::Take)];
    wait(fresh.archive.create(new_table(id), Append { seats, ..said(id, 0, &["one"]) })).unwrap();
    wait(fresh.archive.add_push(player_id(1), Push { endpoint: hash(1), body: Vec::new() })).unwrap();
    wait(fresh.archive.forget_player(player_id(1))).unwrap();
    assert_eq!(wait(fresh.archive.by_token(hash(1))).unwrap(), None);
    assert_eq!(wait(fresh.archive.by_recovery(hash(101))).unwrap(), None);
    assert_eq!(wait(fresh.archive.of_player(player_id(1), 9)).unwrap(), []);
    assert_eq!(wait(fresh.archive.remove_push(hash(1))), Ok(false));
    assert_eq!(words(&fresh.archive, id), ["one"]);
    assert_eq!(wait(fresh.archive.forget_player(player_id(1))), Err(ArchiveError::NoPlayer));
    wait(fresh.archive.create_player(new_player(1))).unwrap();
}

#[test]
fn a_setting_is_set_once() {
    let fresh = Fresh::new();
    assert_eq!(wait(fresh.archive.setting("vapid")), Ok(None));
    assert_eq!(wait(fresh.archive.set_if_absent("vapid", b"key".to_vec())), Ok(b"key".to_vec()));
    assert_eq!(wait(fresh.archive.set_if_absent("vapid", b"other".to_vec())), Ok(b"key".to_vec()));
    assert_eq!(wait(fresh.archive.setting("vapid")), Ok(Some(b"key".to_vec())));
}
