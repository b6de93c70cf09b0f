//! The test vector of `docs/fair-dice.md`: a starting point for independent verifiers.

use emberhall_fair::{Dice, Entropy, Place, Seed, Share, TableId, commitment, digest};
use karak::{Karak, Setup};
use table::record::{self, Round};
use table::{Game, Rng, Seat};

fn seed() -> [u8; 32] {
    std::array::from_fn(|index| index as u8)
}

fn table() -> [u8; 16] {
    std::array::from_fn(|index| 0xf0 + index as u8)
}

/// The lines of the first outcome with the shares of two people.
#[test]
fn the_vector_with_shares_holds() {
    let share = |person: u8, byte: u8| {
        let share = Share::new([byte; 32]);
        let (commitment, seats) = (share.commitment().to_string(), vec![Seat::new(person)]);
        record::Share { person, seats, commitment, share: Some(share.to_string()) }
    };
    let seed = Seed::new(seed());
    let shares = vec![share(0, 10), share(2, 11)];
    let round = Round { commitment: commitment(&seed).to_string(), seed: None, shares, failed: Vec::new() };
    let dice = Dice::of_rounds(seed, TableId(table()), vec![round.clone()]).expect("the round is sound");
    let game = Karak::start(&Setup::new(2)).expect("the setup is sound");
    let (draws, place) = (game.draws(), Place { inputs: 0, outcomes: 0 });
    let mut stream = [0; 32];
    dice.generator(place, &draws).fill_bytes(&mut stream);
    let outcome = dice.outcome(&game, place).expect("the heroes are dealt first");
    let hashed = hex::encode(dice.hashed(place, &draws));
    check([
        format!("commitment    {}", dice.commitment()),
        format!("commitment 0  {}", round.shares[0].commitment),
        format!("commitment 1  {}", round.shares[1].commitment),
        format!("draws         {}", serde_json::to_string(&draws).expect("it is JSON")),
        format!("digest        {}", hex::encode(digest(&draws))),
        format!("hashed        {}", &hashed[..42]),
        format!("              {}", &hashed[42..106]),
        format!("              {}", &hashed[106..140]),
        format!("              {}", &hashed[140..206]),
        format!("              {}", &hashed[206..272]),
        format!("              {}", &hashed[272..288]),
        format!("              {}", &hashed[288..]),
        format!("key           {}", hex::encode(dice.key(place, &draws))),
        format!("stream        {}", hex::encode(stream)),
        format!("outcome       {}", serde_json::to_string(&outcome).expect("it is JSON")),
    ]);
}

#[test]
fn the_vector_of_the_document_holds() {
    let entropies = vec![Entropy::new(*b"Anna").expect("it is short"), Entropy::default()];
    let dice = Dice::new(Seed::new(seed()), TableId(table()), entropies).expect("two seats");
    let place = |inputs: u64| Place { inputs, outcomes: inputs };
    let stream = |n: u64| {
        let mut bytes = [0; 32];
        dice.generator::<()>(place(n), &[]).fill_bytes(&mut bytes);
        hex::encode(bytes)
    };
    let game = Karak::start(&Setup::new(2)).expect("the setup is sound");
    let outcome = dice.outcome(&game, place(0)).expect("the heroes are dealt first");
    let lines = [
        format!("commitment    {}", dice.commitment()),
        format!("key 0         {}", hex::encode(dice.key::<()>(place(0), &[]))),
        format!("stream 0      {}", stream(0)),
        format!("outcome 0     {}", serde_json::to_string(&outcome).expect("it is JSON")),
        format!("key 1         {}", hex::encode(dice.key::<()>(place(1), &[]))),
        format!("stream 1      {}", stream(1)),
    ];
    check(lines);
}

fn check(lines: impl IntoIterator<Item = String>) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/fair-dice.md");
    let document = std::fs::read_to_string(path).expect("the document is there");
    let missing: Vec<String> = lines.into_iter().filter(|line| !document.contains(line)).collect();
    assert!(missing.is_empty(), "not in the document:\n{}", missing.join("\n"));
}
