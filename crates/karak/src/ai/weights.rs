//! The weights of the features, fitted to the results of games between bots: `docs/bots.md` says how.
//!
//! Printed by `cargo run --release -p emberhall-bots --example fit -- search,60it,rollout-turns=0 search,120it,rollout-turns=0 games=2400 seed=3`.

use super::features::FEATURES;

/// While the landscape is unknown.
#[rustfmt::skip]
pub(super) const EARLY: [f32; FEATURES] = [
    0.198, 0.439, 0.351, 0.708, 0.000, 0.126, 0.000, 0.000,
    0.000, 0.687, 0.000, 0.000, 0.000, 0.000, 0.394, 0.421,
    0.000, 0.036, 0.215, 0.500, 0.589, 0.157, 0.105, 0.108,
    0.498, 0.252, 0.221, 0.104, 0.000, 0.000, 0.000, 0.277,
    0.565, 0.538, 0.000, 0.032, 0.000, 0.370, 0.000, 0.000,
    -0.169, -0.071, -0.040, 0.487, 0.138, -0.189, -0.577, 0.023,
    0.121,
];

/// When all of it is explored.
#[rustfmt::skip]
pub(super) const LATE: [f32; FEATURES] = [
    0.523, 0.105, 0.021, 1.457, 0.121, 0.000, 0.281, 0.287,
    0.235, 0.034, -0.034, -0.216, 0.660, 0.341, 0.000, 0.528,
    0.227, 0.302, 0.074, 0.396, 0.478, 0.000, 0.000, 0.126,
    0.272, 0.105, 0.314, 0.476, 0.000, 0.222, 0.108, 0.191,
    0.334, 0.214, -0.029, 0.023, 0.097, 0.104, 0.081, 0.026,
    -0.072, -0.000, -0.115, 0.330, -0.108, -0.227, -0.120, 0.166,
    -0.099,
];
