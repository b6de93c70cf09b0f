//! Commitments, shares and failed rounds at a table: nobody can choose the dice, and nobody can stall the game.

use crate::people::{DAY, People, open_place, person, seat};
use emberhall_host::journal::{Person, Place};
use emberhall_host::protocol::{Clock, Proposal, Say, Wish};
use emberhall_host::{Arrival, Command, Denied};
use fair::Share;
use karak::Karak;
use serde_json::{Value, json};

const TIMED: Clock = Clock::Bank { seconds: 600, increment: 5 };

fn share(number: u8) -> Share {
    Share::new([number + 1; 32])
}

fn commitment(number: u8) -> String {
    share(number).commitment().to_string()
}

/// A person who joins with a commitment to their share.
fn arrival(number: u8) -> Command<Karak> {
    let Person { player, name } = person(number);
    let commitment = Some(commitment(number));
    Command::Join(Arrival { player, name, seat: None, by_link: false, commitment })
}

/// A table that Ada opened and committed at; the others come.
fn table(people: u8, clock: Clock) -> People<Karak> {
    let mut places = vec![Place::of(person(0))];
    places.extend((1..people).map(|_| open_place()));
    let mut table = People::with(places, clock);
    table.say(0, |id| Say::Commit { id, commitment: commitment(0) }).expect("Ada commits");
    for number in 1..people {
        table.perform(arrival(number)).expect("there is a seat");
        table.connect(number);
    }
    table
}

fn reveal(table: &mut People<Karak>, number: u8, next: Option<u8>) -> Result<(), Denied> {
    let (share, next) = (share(number).to_string(), next.map(commitment));
    table.say(number, |id| Say::Reveal { id, share: share.clone(), next: next.clone() }).map(drop)
}

fn rounds(table: &mut People<Karak>) -> Value {
    table.told_first()["rounds"].clone()
}

fn waits(table: &mut People<Karak>) -> Value {
    table.told_first()["shown"]["waiting"].clone()
}

fn begun(table: &People<Karak>) -> bool {
    table.host.desk().state().is_some()
}

#[test]
fn the_game_begins_when_everybody_has_opened_what_they_committed_to() {
    let mut table = table(2, Clock::Untimed);
    assert_eq!(waits(&mut table), json!({ "for": "shares", "awaited": [0, 1] }));
    let list = rounds(&mut table);
    assert_eq!(list[0]["shares"][1], json!({ "person": 1, "seats": [1], "commitment": commitment(1) }));
    assert_eq!(list[0]["seed"], json!(null), "the seed is hidden");
    reveal(&mut table, 1, None).expect("it is the promised one");
    reveal(&mut table, 1, None).expect("sent again it changes nothing");
    assert!(!begun(&table));
    reveal(&mut table, 0, None).expect("it is the promised one");
    assert!(begun(&table));
    let dice = table.host.desk().dice().expect("it has begun").clone();
    assert_eq!(dice.added(), 2);
    assert_eq!(table.reloaded().host.desk().dice(), Some(&dice), "a journal says it too");
}

#[test]
fn the_servers_commitment_is_shown_before_anybody_commits_and_stays() {
    let mut table = People::<Karak>::with(vec![Place::of(person(0)), open_place()], Clock::Untimed);
    let first = rounds(&mut table);
    assert_eq!(first[0]["shares"], json!([]));
    table.say(0, |id| Say::Commit { id, commitment: commitment(0) }).expect("Ada commits");
    table.perform(arrival(1)).expect("there is a seat");
    table.connect(1);
    assert_eq!(rounds(&mut table)[0]["commitment"], first[0]["commitment"]);
    for number in [0, 1] {
        reveal(&mut table, number, None).expect("it is the promised one");
    }
    let seed = table.host.desk().dice().expect("it has begun").commitment().to_string();
    assert_eq!(json!(seed), first[0]["commitment"]);
}

#[test]
fn nobody_opens_anything_but_what_they_committed_to_and_nothing_before_the_list_is_closed() {
    let mut table = table(3, Clock::Untimed);
    table.leaves(2);
    let other = |id| Say::Reveal { id, share: share(4).to_string(), next: None };
    assert_eq!(table.say(0, other), Err(Denied::NoShare), "another share than the promised one");
    let early = |id| Say::Commit { id, commitment: commitment(4) };
    assert_eq!(table.say(0, early), Err(Denied::NoShare), "the list is closed");
    assert_eq!(table.perform(arrival(4)), Err(Denied::Begun), "nobody comes on the list any more");
    let free = |id| Say::Sit { id, seat: seat(1), occupant: Wish::Open, commitment: None };
    assert_eq!(table.say(0, free), Err(Denied::Begun), "and nobody leaves it");
    let mut open = People::<Karak>::with(vec![Place::of(person(0)), open_place()], Clock::Untimed);
    open.say(0, |id| Say::Commit { id, commitment: commitment(0) }).expect("Ada commits");
    assert_eq!(reveal(&mut open, 0, None), Err(Denied::NoShare), "it would be known to the last to sit down");
    let garbled = |id| Say::Commit { id, commitment: "00".to_owned() };
    assert_eq!(open.say(0, garbled), Err(Denied::NoShare));
}

#[test]
fn a_seat_that_changes_hands_wipes_nobodys_share() {
    let mut table =
        People::<Karak>::with(vec![Place::of(person(0)), open_place(), open_place()], Clock::Untimed);
    table.perform(arrival(1)).expect("there is a seat");
    table.connect(1);
    // The host puts a bot into Ben's seat and takes it out again, as long as he is not there.
    table.leaves(1);
    let bot = Wish::Bot { level: bots::Level::Spark.into() };
    table
        .say(0, |id| Say::Sit { id, seat: seat(1), occupant: bot.clone(), commitment: None })
        .expect("it may");
    table.connect(1);
    table
        .say(1, |id| Say::Sit { id, seat: seat(1), occupant: Wish::Me, commitment: None })
        .expect("Ben is back");
    table.say(0, |id| Say::Begin { id }).expect("bots take the rest");
    assert_eq!(rounds(&mut table)[0]["shares"][0]["commitment"], json!(commitment(1)));
}

#[test]
fn whoever_does_not_open_in_time_fails_the_round_in_public_and_has_no_share() {
    let mut table = table(3, TIMED);
    reveal(&mut table, 0, Some(3)).expect("it is the promised one");
    reveal(&mut table, 1, Some(4)).expect("it is the promised one");
    table.now += 59_999;
    table.perform(Command::Begin).expect("it is not time yet");
    assert_eq!(waits(&mut table)["awaited"], json!([2]));
    table.now += 1;
    assert!(table.host.is_ready(table.now));
    table.perform(Command::Begin).expect("the time is up");
    let list = rounds(&mut table);
    assert_eq!((list[0]["failed"].clone(), list.as_array().map(Vec::len)), (json!([2]), Some(2)));
    assert_eq!(list[1]["shares"].as_array().map(Vec::len), Some(2), "Cleo takes part without a share");
    assert_ne!(list[0]["commitment"], list[1]["commitment"], "the server draws anew too");
    assert_eq!(list[1]["shares"][0]["commitment"], json!(commitment(3)), "and so does everybody else");
    assert_eq!(
        fair::Seed::from_hex(list[0]["seed"].as_str().expect("it is shown"))
            .map(|seed| fair::commitment(&seed).to_string()),
        Ok(list[0]["commitment"].as_str().expect("a text").to_owned())
    );
    assert!(!begun(&table));
    for (number, own) in [(0, 3), (1, 4)] {
        let share = share(own).to_string();
        table.say(number, |id| Say::Reveal { id, share: share.clone(), next: None }).expect("the new one");
    }
    assert!(begun(&table));
    let (dice, table) = (table.host.desk().dice().cloned(), table.reloaded());
    assert_eq!(table.host.desk().dice().cloned(), dice);
}

#[test]
fn a_round_never_fails_for_ever() {
    let mut table = table(2, TIMED);
    reveal(&mut table, 0, Some(3)).expect("it is the promised one");
    for _ in 0..2 {
        table.now += 60_000;
        table.perform(Command::Begin).expect("the time is up");
    }
    assert!(begun(&table), "nobody is left who could withhold a share");
    assert_eq!(table.host.desk().dice().map(fair::Dice::added), Some(0));
}

#[test]
fn without_clocks_the_host_or_a_vote_gives_up() {
    let mut of_host = table(2, Clock::Untimed);
    assert_eq!(of_host.host.deadline(), None);
    of_host.propose(0, Proposal::GiveUp).expect("the host decides");
    assert!(begun(&of_host), "nobody has opened");
    // Two who have opened give up on the host.
    let mut vote = table(3, Clock::Untimed);
    for number in [1, 2] {
        reveal(&mut vote, number, None).expect("it is the promised one");
    }
    vote.propose(1, Proposal::GiveUp).expect("a vote begins");
    assert!(!begun(&vote));
    vote.answer(2, true).expect("and succeeds");
    assert!(begun(&vote));
    assert_eq!(rounds(&mut vote)[0]["failed"], json!([0]));
    // One of two waits for a day.
    let mut two = table(2, Clock::Untimed);
    reveal(&mut two, 1, None).expect("it is the promised one");
    assert_eq!(two.propose(1, Proposal::GiveUp), Err(Denied::SeatKept));
    two.now += DAY;
    two.propose(1, Proposal::GiveUp).expect("it has waited long enough");
    assert!(begun(&two));
}

#[test]
fn one_person_at_several_seats_has_one_share_and_bots_have_none() {
    let mut places: Vec<Place> = [0, 0].map(|number| Place::of(person(number))).to_vec();
    places.extend([open_place(), Place::bot(bots::Level::Spark.into())]);
    let mut table = People::<Karak>::with(places, Clock::Untimed);
    table.say(0, |id| Say::Commit { id, commitment: commitment(0) }).expect("Ada commits");
    table.say(0, |id| Say::Begin { id }).expect("a bot takes the rest");
    assert_eq!(
        rounds(&mut table)[0]["shares"],
        json!([
            { "person": 0, "seats": [0, 1], "commitment": commitment(0) }
        ])
    );
    reveal(&mut table, 0, None).expect("one round trip");
    assert!(begun(&table));
}

#[test]
fn whoever_sits_down_later_has_no_share() {
    let places = vec![Place::of(person(0)), Place::bot(bots::Level::Spark.into())];
    let mut table = People::<Karak>::with(places, Clock::Untimed);
    assert!(begun(&table), "nobody has committed, so nobody is waited for");
    let Person { player, name } = person(1);
    let commitment = Some(commitment(1));
    let join = Arrival { player, name, seat: Some(seat(1)), by_link: true, commitment };
    table.perform(Command::Join(join)).expect("the host plays alone");
    assert_eq!(rounds(&mut table)[0]["shares"], json!([]));
    assert_eq!(table.host.desk().dice().map(fair::Dice::added), Some(0));
}

#[test]
fn a_rematch_is_a_new_round_with_what_people_commit_to_after_the_game() {
    let mut table = People::<Karak>::over(2);
    table.say(0, |id| Say::Commit { id, commitment: commitment(0) }).expect("for the next table");
    table.propose(0, Proposal::Rematch { without: None }).expect("Ada asks");
    table.say(1, |id| Say::Commit { id, commitment: commitment(1) }).expect("for the next table");
    table.answer(1, true).expect("Ben agrees");
    let again = table.host.rematch(None).expect("everybody has agreed");
    let expected = [0, 1].map(|number| (person(number).player, commitment(number)));
    assert_eq!(again.commitments, expected);
}

#[test]
fn those_who_are_away_are_called_to_open() {
    let mut table = table(3, Clock::Untimed);
    table.leaves(1);
    table.leaves(2);
    let absent: Vec<_> = table.host.absent().into_iter().map(|(player, _)| player).collect();
    assert_eq!(absent, [person(1).player, person(2).player]);
}

#[test]
fn the_time_to_open_goes_on_after_a_restart() {
    let table = table(2, TIMED);
    let wake = table.host.overview().wake;
    assert_eq!(wake, Some(table.now + 60_000));
}
