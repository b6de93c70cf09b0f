//! The test vector of `docs/fair-dice.md`: a starting point for independent verifiers.

use emberhall_fair::{Dice, Entropy, Place, Seed, TableId};
use karak::{Karak, Setup};
use table::{Game, Rng};

fn seed() -> [u8; 32] {
    std::array::from_fn(|index| index as u8)
}

fn table() -> [u8; 16] {
    std::array::from_fn(|index| 0xf0 + index as u8)
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
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/fair-dice.md");
    let document = std::fs::read_to_string(path).expect("the document is there");
    for line in lines {
        assert!(document.contains(&line), "not in the document: {line}");
    }
}
