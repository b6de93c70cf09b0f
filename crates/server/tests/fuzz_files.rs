//! Game files of all versions, changed at random: they are refused with a reason or replayed, and never is an input
//! changed that stands under a fingerprint.

use crate::common::mutations::mutated;
use catalog::{Listed, Visit};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::{Explain, FileError, GameFile, Session};

/// How many changed texts of each file are read.
const TEXTS: u64 = 250;

/// How many inputs of a game are kept, so that thousands can be replayed.
const INPUTS: usize = 60;

const FILES: [(&str, &str); 6] = [
    ("karak", include_str!("../../emberhall/tests/old-files/karak-draft-v1.json")),
    ("karak", include_str!("../../emberhall/tests/old-files/karak-friendly-v1.json")),
    ("karak", include_str!("../../emberhall/tests/old-files/karak-dealt-v2.json")),
    ("thunderstone", include_str!("../../emberhall/tests/old-files/thunderstone-first-v1.json")),
    ("thunderstone", include_str!("../../emberhall/tests/old-files/thunderstone-solo-v1.json")),
    ("thunderstone", include_str!("../../emberhall/tests/old-files/thunderstone-random-v2.json")),
];

/// How many texts were accepted, and how many refused.
#[derive(Default)]
struct Count {
    accepted: u64,
    refused: u64,
}

fn replayed<G: Listed>(text: &str) -> Result<Session<G>, FileError<G>> {
    Session::replay(GameFile::read(text)?, &mut ())
}

struct Fuzz<'a> {
    text: &'a str,
    seed: u64,
    count: &'a mut Count,
}

impl Fuzz<'_> {
    /// Changes one file again and again. `chained` says that every input of it stands under a fingerprint.
    fn run<G: Listed>(&mut self, file: &GameFile<G>, chained: bool) {
        let text = file.write();
        let whole = replayed::<G>(&text).expect("the file is sound");
        for number in 0..TEXTS {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed * 1_000_000 + number);
            let changed = mutated(&text, &mut rng);
            match replayed::<G>(&changed) {
                Err(error) => {
                    assert!(!error.to_string().is_empty() && !error.message().key.is_empty());
                    self.count.refused += 1;
                }
                Ok(session) => {
                    self.count.accepted += 1;
                    // The end may be cut off; what is left is what was played.
                    let same = session.inputs().iter().zip(whole.inputs()).all(|(a, b)| a.input == b.input);
                    let fits = same && session.inputs().len() <= whole.inputs().len();
                    assert!(!chained || fits, "seed {} text {number}:\n{changed}", self.seed);
                }
            }
        }
    }
}

impl Visit for Fuzz<'_> {
    type Out = ();
    fn visit<G: Listed>(mut self) {
        let mut old = GameFile::<G>::read(self.text).expect("the file is sound");
        old.inputs.truncate(INPUTS);
        self.run(&old, false);
        let newest = Session::replay(old, &mut ()).expect("the file is sound").to_file();
        assert!(newest.inputs.iter().all(|entry| entry.chain.is_some()));
        self.run(&newest, true);
    }
}

#[test]
fn changed_files_are_refused_or_replayed_as_they_were_played() {
    let mut count = Count::default();
    for (seed, (game, text)) in FILES.iter().enumerate() {
        let fuzz = Fuzz { text, seed: seed as u64, count: &mut count };
        catalog::HOUSE.visit(game, fuzz).expect("there is such a game");
    }
    assert_eq!(count.accepted + count.refused, 2 * FILES.len() as u64 * TEXTS);
    // Both happen, or the changes are too small or too large to tell anything.
    assert!(
        count.accepted > 20 && count.refused > 1_000,
        "{} accepted, {} refused",
        count.accepted,
        count.refused
    );
}
