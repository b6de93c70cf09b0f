//! Who decides what at a table: votes, the host's role, newcomers, undo, shared screens, playing again.

mod people;
mod shares;

use emberhall_host::journal::{Opened, Person, Place, Record};
use emberhall_host::protocol::{Clock, Proposal, Say, Wish, Without};
use emberhall_host::{Arrival, Command, Denied, Host, Opening, Stored};
use fair::Seed;
use ids::TableId;
use karak::Karak;
use people::{DAY, People, limits, open_place, person, seat};
use serde_json::json;
use table::{Game, Seat};
use thunderstone::Thunderstone;

fn stand_in(whose: u8) -> Proposal {
    Proposal::StandIn { seat: seat(whose) }
}

fn host(whose: u8) -> Proposal {
    Proposal::Host { seat: seat(whose) }
}

fn again(without: Option<Without>) -> Proposal {
    Proposal::Rematch { without }
}

fn me() -> Wish {
    Wish::Me
}

fn spark() -> Wish {
    Wish::Bot { level: bots::Level::Spark.into() }
}

#[test]
fn most_of_the_others_and_at_least_two_replace_somebody_who_is_away() {
    // By people at the table: how many have to agree that a bot stands in for one of them.
    for (people, needed) in [(3, 2), (4, 2), (5, 3)] {
        let mut table = People::<Karak>::begun(people);
        assert_eq!(table.propose(0, stand_in(1)), Err(Denied::SeatTaken), "Ben is here");
        table.leaves(1);
        table.propose(0, stand_in(1)).expect("a vote begins");
        assert_eq!(table.proposal(), json!([0, { "type": "stand_in", "seat": 1 }]));
        for voter in 2..=needed {
            assert_eq!(table.occupant(1)["type"], "person", "{voter} of {needed} have agreed");
            table.answer(voter, true).expect("a vote is counted");
        }
        assert_eq!(table.occupant(1)["type"], "stand_in", "{needed} of {people} have agreed");
        assert_eq!(table.proposal(), json!(null));
        // The seat is Ben's again as soon as he is back.
        table.comes(1);
        assert_eq!(table.occupant(1), json!({ "type": "person", "name": "Ben" }));
    }
}

#[test]
fn several_connections_and_seats_of_one_person_are_one_voice() {
    // Ada has the first and the last seat.
    let places = [0, 1, 2, 0].map(|number| Place::of(person(number)));
    let mut table = People::<Karak>::with(places.to_vec(), Clock::Untimed);
    table.leaves(1);
    table.connect(0);
    table.propose(0, stand_in(1)).expect("a vote begins");
    table.say(0, |id| Say::Answer { id, seat: seat(3), yes: true }).expect("she may say it twice");
    assert_eq!(table.votes(), json!({ "agreed": [0], "declined": [], "awaited": [2], "needed": 2 }));
    assert_eq!(table.occupant(1)["type"], "person");
    table.answer(2, true).expect("Cleo agrees");
    assert_eq!(table.occupant(1)["type"], "stand_in");
}

#[test]
fn bots_have_no_vote_and_a_vote_that_cannot_succeed_ends() {
    let mut places: Vec<Place> = (0..3).map(|number| Place::of(person(number))).collect();
    places.extend([Place::bot(bots::Level::Spark.into()), Place::bot(bots::Level::Spark.into())]);
    let mut table = People::<Karak>::with(places, Clock::Untimed);
    table.leaves(1);
    table.propose(0, stand_in(1)).expect("a vote begins");
    assert_eq!(table.votes()["needed"], 2);
    table.answer(2, false).expect("Cleo declines");
    assert_eq!((table.proposal(), table.occupant(1)["type"].clone()), (json!(null), json!("person")));
    // Whoever comes back ends it too.
    table.propose(0, stand_in(1)).expect("a vote begins");
    table.comes(1);
    assert_eq!(table.proposal(), json!(null));
    assert_eq!(table.answer(2, true), Err(Denied::NoProposal));
}

#[test]
fn a_vote_outlives_choices_and_the_server() {
    let mut table = People::<Karak>::begun(3);
    table.plays_until(0);
    table.leaves(1);
    table.propose(0, stand_in(1)).expect("a vote begins");
    table.plays();
    assert_eq!(table.proposal(), json!([0, { "type": "stand_in", "seat": 1 }]));
    let mut table = table.reloaded();
    table.connect(0);
    table.connect(2);
    table.answer(2, true).expect("Cleo agrees");
    assert_eq!(table.occupant(1)["type"], "stand_in");
}

#[test]
fn of_two_people_only_the_time_rule_replaces_one() {
    let mut table = People::<Karak>::begun(2);
    table.plays_until(0);
    table.leaves(0);
    // It is the host who is away, and not the host who asks.
    assert_eq!(table.propose(1, stand_in(0)), Err(Denied::SeatKept));
    assert_eq!(table.propose(1, host(1)), Err(Denied::HostKept));
    table.now += DAY - 1;
    assert_eq!(table.propose(1, stand_in(0)), Err(Denied::SeatKept));
    table.now += 1;
    table.propose(1, stand_in(0)).expect("the table has waited for a day");
    assert_eq!(table.occupant(0)["type"], "stand_in");
    table.propose(1, host(1)).expect("the host is gone");
    table.say(1, |id| Say::Mute { id, seat: Some(seat(0)), muted: true }).expect("Ben is the host");
    table.comes(0);
    assert_eq!(table.occupant(0)["type"], "person");
    assert_eq!(table.say(0, |id| Say::Mute { id, seat: None, muted: true }), Err(Denied::NotHost));
}

#[test]
fn where_time_is_counted_the_clock_replaces_somebody_for_anybody() {
    let places = (0..2).map(|number| Place::of(person(number))).collect();
    let mut table = People::<Karak>::with(places, Clock::PerMove { seconds: 60 });
    table.plays_until(0);
    table.leaves(0);
    table.now += DAY;
    assert_eq!(table.propose(1, stand_in(0)), Err(Denied::SeatKept), "the clock has not decided yet");
    table.clock_decides();
    table.propose(1, stand_in(0)).expect("her time was up");
    assert_eq!(table.occupant(0)["type"], "stand_in");
}

#[test]
fn a_bot_that_somebody_asked_for_stays_until_they_take_over() {
    let mut table = People::<Karak>::begun(3);
    table
        .say(1, |id| Say::Sit { id, seat: seat(1), occupant: spark(), commitment: None })
        .expect("Ben lets a bot play");
    table.leaves(1);
    assert_eq!(table.propose(0, stand_in(1)), Err(Denied::NoProposal), "a bot plays already");
    table.comes(1);
    assert_eq!(table.occupant(1)["type"], "stand_in");
    table
        .say(1, |id| Say::Sit { id, seat: seat(1), occupant: me(), commitment: None })
        .expect("he takes over");
    assert_eq!(table.occupant(1)["type"], "person");
}

#[test]
fn the_host_hands_the_role_over_to_a_person() {
    let mut table = People::<Karak>::with(
        [Place::of(person(0)), Place::of(person(1)), Place::bot(bots::Level::Spark.into())].to_vec(),
        Clock::Untimed,
    );
    for nobody in [0, 2, 4] {
        assert_eq!(table.propose(0, host(nobody)), Err(Denied::NoProposal), "{nobody}");
    }
    assert_eq!(table.propose(1, host(1)), Err(Denied::HostKept), "nobody takes it");
    table.propose(0, host(1)).expect("Ada hands it over");
    assert_eq!(
        (table.seat_info(0)["host"].clone(), table.seat_info(1)["host"].clone()),
        (json!(null), json!(true))
    );
    let level = |id| Say::Sit { id, seat: seat(2), occupant: spark(), commitment: None };
    assert_eq!(table.say(0, level), Err(Denied::NotYourSeat { seat: seat(2) }));
    let mut table = table.reloaded();
    table.connect(1);
    table.say(1, level).expect("Ben is the host, after a restart too");
}

#[test]
fn a_host_who_is_gone_is_replaced_by_a_vote() {
    let mut table = People::<Karak>::begun(3);
    table.plays_until(1);
    table.leaves(0);
    assert_eq!(table.propose(1, host(2)), Err(Denied::HostKept), "she has only just left");
    // First a vote lets a bot stand in for her; then she counts as gone.
    table.propose(1, stand_in(0)).expect("a vote begins");
    table.answer(2, true).expect("Cleo agrees");
    table.propose(1, host(2)).expect("a vote begins");
    assert_eq!(table.votes(), json!({ "agreed": [1], "declined": [], "awaited": [2], "needed": 2 }));
    table.answer(2, true).expect("Cleo agrees");
    assert_eq!(table.seat_info(2)["host"], true);
}

#[test]
fn a_host_who_comes_back_in_time_stays_the_host() {
    let mut table = People::<Karak>::begun(3);
    table.leaves(0);
    table.now += DAY;
    table.propose(1, host(1)).expect("nothing was heard of the host for a day");
    table.comes(0);
    assert_eq!((table.proposal(), table.seat_info(0)["host"].clone()), (json!(null), json!(true)));
}

fn newcomer(at: u8) -> Command<Karak> {
    let Person { player, name } = person(4);
    let seat = Some(seat(at));
    Command::Join(Arrival { player, name, seat, by_link: true, commitment: None })
}

#[test]
fn a_bots_seat_goes_to_a_newcomer_only_with_the_yes_of_all_people() {
    let mut places: Vec<Place> = (0..3).map(|number| Place::of(person(number))).collect();
    places.push(Place::bot(bots::Level::Spark.into()));
    let mut table = People::<Karak>::with(places, Clock::Untimed);
    let asked = table.perform(newcomer(3)).expect("they are asked");
    assert_eq!((asked.asked_for, asked.seat), (Some(seat(3)), None));
    assert_eq!(table.proposal(), json!([3, { "type": "newcomer", "name": "Eve" }]));
    assert_eq!(table.perform(newcomer(3)).expect("once is enough").asked_for, Some(seat(3)));
    table.answer(0, true).expect("Ada agrees");
    table.answer(1, true).expect("Ben agrees");
    assert_eq!(table.occupant(3)["type"], "bot", "Cleo has not answered");
    table.answer(2, false).expect("Cleo declines");
    assert_eq!((table.proposal(), table.occupant(3)["type"].clone()), (json!(null), json!("bot")));
    table.perform(newcomer(3)).expect("they are asked again");
    // Also somebody who is away, and for whom a bot stands in.
    table
        .say(1, |id| Say::Sit { id, seat: seat(1), occupant: spark(), commitment: None })
        .expect("Ben lets a bot play");
    table.answer(0, true).expect("Ada agrees");
    table.answer(2, true).expect("Cleo agrees");
    assert_eq!(table.occupant(3)["type"], "bot");
    table.answer(1, true).expect("Ben agrees");
    assert_eq!(table.occupant(3), json!({ "type": "person", "name": "Eve" }));
    assert_eq!(table.took, [person(4).player], "the archive knows of it");
    let forged = Proposal::Newcomer { name: "Eve".to_owned() };
    assert_eq!(table.propose(0, forged), Err(Denied::NoProposal), "nobody asks for somebody else");
}

#[test]
fn nothing_beyond_ones_own_last_step_is_taken_back_without_every_owner() {
    let mut table = People::<Karak>::begun(3);
    let mut back = 0;
    for choice in 0..12 {
        if choice == 3 {
            back = table.sequence();
        }
        table.plays();
    }
    let sequence = table.sequence();
    table.leaves(1);
    table.propose(0, stand_in(1)).expect("a vote begins");
    table.answer(2, true).expect("Cleo agrees");
    assert_eq!(table.occupant(1)["type"], "stand_in");
    table.propose(0, Proposal::Undo { to: back }).expect("it is proposed");
    table.answer(2, true).expect("Cleo agrees");
    assert_eq!(table.sequence(), sequence, "Ben owns his seat, whoever plays there");
    assert_eq!(table.votes()["awaited"], json!([1]));
    for number in [0, 2] {
        let before = table.sequence();
        let undone = table.say(number, |id| Say::Undo { id, seat: seat(number) });
        assert!(undone.is_err() || table.sequence() + 1 == before, "at most the last step of one's own");
    }
    let mut table = table.reloaded();
    table.connect(1);
    if table.proposal().is_null() {
        table.connect(0);
        table.propose(0, Proposal::Undo { to: back }).expect("it is proposed");
        table.connect(2);
        table.answer(2, true).expect("Cleo agrees");
    }
    table.answer(1, true).expect("Ben agrees");
    assert_eq!(table.sequence(), back);
}

#[test]
fn one_looks_into_several_seats_only_if_they_were_ones_own_from_the_beginning() {
    let look = |at: u8| move |id| Say::Look { id, seat: Some(seat(at)) };
    let shared = [0, 0, 1].map(|number| Place::of(person(number))).to_vec();
    let mut table = People::<Thunderstone>::with(shared, Clock::Untimed);
    for at in [0, 1] {
        assert_eq!(table.seat_info(at)["shared"], true, "it is marked");
        table.say(0, look(at)).expect("both are hers");
    }
    assert_eq!(table.seat_info(2)["shared"], json!(null));
    assert_eq!(table.say(0, look(2)), Err(Denied::NotYourSeat { seat: seat(2) }));

    // A journal from before: the host took the seat of a bot in the middle of the game.
    let places = vec![Place::of(person(0)), Place::bot(bots::Level::Spark.into())];
    let taken =
        Record::Seated { seat: seat(1), place: Place::of(person(0)), entropy: String::new(), used: None };
    let mut table = People::<Thunderstone>::with(places, Clock::Untimed).with_record(&taken);
    table.connect(0);
    assert_eq!(table.say(0, look(1)), Err(Denied::OpponentsSeat));
    assert_eq!(table.seat_info(1)["shared"], json!(null));
    table.say(0, look(0)).expect("the seat that was hers from the beginning");
}

#[test]
fn a_rematch_waits_for_everybody() {
    let mut table = People::<Karak>::over(3);
    table.perform(Command::Again { player: person(1).player }).expect("Ben asks");
    assert_eq!(table.proposal(), json!([1, { "type": "rematch" }]));
    table.answer(2, true).expect("Cleo agrees");
    assert_eq!(table.votes(), json!({ "agreed": [1, 2], "declined": [], "awaited": [0], "needed": 3 }));
    assert_eq!(table.host.rematch(None), None);
    let mut table = table.reloaded();
    table.perform(Command::Again { player: person(0).player }).expect("Ada agrees");
    let rematch = table.host.rematch(None).expect("everybody has agreed");
    assert_eq!(rematch.places, (0..3).map(|number| Place::of(person(number))).collect::<Vec<_>>());
    assert_eq!(rematch.host, person(0).player);
    let next = TableId([3; 16]);
    table.perform(Command::Follow { table: next }).expect("it is announced");
    assert_eq!((table.proposal(), table.host.rematch(None)), (json!(null), None));
}

#[test]
fn a_rematch_begins_without_those_who_decline_when_the_host_says_how() {
    for (without, seats) in [(Without::Bots, 4), (Without::Fewer, 3)] {
        let mut table = People::<Karak>::over(4);
        table.propose(1, again(None)).expect("Ben asks");
        assert_eq!(table.propose(1, again(Some(without))), Err(Denied::NoProposal), "nobody has declined");
        table.answer(2, false).expect("Cleo declines");
        table.answer(0, true).expect("Ada agrees");
        assert_eq!(table.host.rematch(None), None, "the host has not said how");
        assert_eq!(table.propose(3, again(Some(without))), Err(Denied::NotHost));
        table.propose(0, again(Some(without))).expect("the host says how");
        assert_eq!(table.host.rematch(None), None, "Dora is here and has not answered");
        table.answer(3, true).expect("Dora agrees");
        let rematch = table.host.rematch(None).expect("nobody is waited for");
        assert_eq!(rematch.places.len(), seats);
        assert!(!rematch.places.iter().any(|place| place.is_of(person(2).player)));
        assert_eq!(rematch.places.iter().filter(|place| place.person.is_some()).count(), 3);
    }
}

#[test]
fn a_rematch_does_not_wait_for_those_who_left_when_the_host_says_so() {
    let mut table = People::<Karak>::over(3);
    table.propose(0, again(None)).expect("Ada asks");
    table.answer(1, true).expect("Ben agrees");
    table.leaves(2);
    assert_eq!(table.host.rematch(None), None);
    table.propose(0, again(Some(Without::Bots))).expect("the host says how");
    let rematch = table.host.rematch(None).expect("nobody who is here is waited for");
    assert_eq!(rematch.places[2], Place::bot(emberhall_host::STAND_IN.into()));
    // Too few would be left.
    let mut table = People::<Karak>::over(2);
    table.propose(0, again(None)).expect("Ada asks");
    table.answer(1, false).expect("Ben declines");
    assert_eq!(table.propose(0, again(Some(Without::Fewer))), Err(Denied::NoProposal));
    // Whoever asked may take it back.
    table.answer(0, false).expect("Ada has thought again");
    assert_eq!(table.proposal(), json!(null));
}

#[test]
fn somebody_who_is_forgotten_leaves_no_ghost() {
    let ada = person(0).player;
    // Before the game the seat is free, and somebody else is the host.
    let mut table =
        People::<Karak>::with(vec![Place::of(person(0)), Place::of(person(1)), open_place()], Clock::Untimed);
    let told = table.perform(Command::Forget { player: ada }).expect("she is forgotten");
    assert!(told.outgoing.iter().any(|text| text.contains("\"bye\"") && text.contains("not_known")));
    assert_eq!(table.occupant(0)["type"], "open");
    assert_eq!(table.seat_info(1)["host"], true);
    assert_eq!(table.left, [ada]);
    // In the middle of it a bot plays on for good, and nobody waits for her yes.
    let mut table = People::<Karak>::begun(3);
    let back = table.sequence();
    for _ in 0..6 {
        table.plays();
    }
    table.perform(Command::Forget { player: ada }).expect("she is forgotten");
    assert_eq!(table.occupant(0)["type"], "bot");
    table.propose(1, Proposal::Undo { to: back }).expect("it is proposed");
    table.answer(2, true).expect("Cleo agrees");
    assert_eq!(table.sequence(), back);
    // Afterwards the others play again.
    let mut table = People::<Karak>::over(3);
    table.perform(Command::Forget { player: ada }).expect("she is forgotten");
    table.propose(1, again(None)).expect("Ben asks");
    table.answer(2, true).expect("Cleo agrees");
    let rematch = table.host.rematch(None).expect("everybody has agreed");
    assert!(rematch.places[0].person.is_none());
}

#[test]
fn an_owner_gives_a_seat_up_for_good() {
    let mut table = People::<Karak>::begun(3);
    let open = |at: u8| move |id| Say::Sit { id, seat: seat(at), occupant: Wish::Open, commitment: None };
    assert_eq!(table.say(0, open(1)), Err(Denied::Begun), "the host does not do it for him");
    table.say(1, open(1)).expect("Ben leaves for good");
    assert_eq!(table.occupant(1)["type"], "bot");
    assert_eq!(
        table.say(1, |id| Say::Sit { id, seat: seat(1), occupant: me(), commitment: None }),
        Err(Denied::SeatTaken)
    );
}

#[test]
fn a_journal_from_before_keeps_its_meaning() {
    let opened: Opened<Karak> = Opened {
        setup: karak::Setup::new(2),
        host: person(0).player,
        seats: (0..2).map(|number| Place::of(person(number))).collect(),
        clock: Clock::Untimed,
        listed: false,
        dice: 1,
    };
    let mut first = serde_json::to_value(&opened).expect("plain data");
    first["type"] = json!("opened");
    let lines = [
        first,
        json!({ "type": "began" }),
        json!({ "type": "proposed", "seat": 0, "what": { "type": "pause" } }),
        json!({ "type": "answered", "seat": 1, "yes": false }),
        json!({ "type": "proposed", "seat": 1, "what": { "type": "pause" } }),
        json!({ "type": "seated", "seat": 0, "place": { "person": { "player": person(0).player, "name": "Ada" }, "bot": "spark" } }),
    ];
    let stored = lines.iter().zip(0..).map(|(line, number)| Stored {
        number,
        at: 0,
        body: serde_json::to_vec(line).expect("plain data"),
    });
    let opening = Opening { table: TableId([9; 16]), seed: Seed::new([7; 32]), rules: Karak::RULES_VERSION };
    let desk = emberhall_host::load::<Karak>(opening, stored, |_, _| {}).expect("it is sound");
    let host = Host::new(desk, limits());
    assert_eq!(host.desk().host(), person(0).player);
    let mut table = People::from(host);
    table.connect(0);
    assert_eq!(table.proposal(), json!([1, { "type": "pause" }]));
    assert_eq!(table.occupant(0)["type"], "stand_in", "she asked for it herself, as far as the journal says");
    assert!(Seat::all(2).all(|at| !table.host.places()[at.index()].until_back));
}
