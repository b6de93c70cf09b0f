//! Random play allocates nothing per input once its buffers are warm.

use emberhall_bench::RandomPlay;
use table::Game;

/// Allocations over so many inputs in the middle of games; the start of a game may allocate.
fn allocations<G: Game>(mut play: RandomPlay<G>, inputs: u32) -> u64 {
    (0..20_000).for_each(|_| play.step());
    let mut total = 0;
    for _ in 0..inputs {
        if play.is_at_an_end() {
            play.step();
            continue;
        }
        total += allocation_counter::measure(|| play.step()).count_total;
    }
    total
}

#[test]
fn karak_allocates_nothing_per_input() {
    assert_eq!(allocations(emberhall_bench::karak(7), 200_000), 0);
}

#[test]
fn thunderstone_allocates_nothing_per_input() {
    assert_eq!(allocations(emberhall_bench::thunderstone(7), 200_000), 0);
}
