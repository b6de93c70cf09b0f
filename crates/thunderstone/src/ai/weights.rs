//! The weights of the features, fitted to the results of games between bots: `docs/bots.md` says how.
//!
//! A mean of two fits, 0.6 of the first: to 1,200 games with the evaluation and advice before them, and to 1,500 games
//! with the first fit's weights. `docs/bots.md` says why.

use super::features::FEATURES;

/// At the beginning.
#[rustfmt::skip]
pub(super) const EARLY: [f32; FEATURES] = [
    1.191, 0.036, 0.196, 0.631, -0.810, 1.010, 1.355, 0.000,
    0.32, 1.358, 0.000, 0.000, 0.730, 0.695, -0.464, -0.043,
    0.526, 0.079, 0.033, 0.727, 1.062, 0.084, 0.090, 0.052,
    0.124, 0.343, 0.102, 0.075, 0.048, 0.180,
];

/// When the Thunderstone comes to rank 1.
#[rustfmt::skip]
pub(super) const LATE: [f32; FEATURES] = [
    1.301, 0.477, 0.205, 0.061, 0.545, 0.242, 0.983, 0.000,
    0.088, 0.000, 0.002, 0.000, 0.196, 0.598, 0.132, -0.006,
    -0.026, 0.168, 0.140, 0.785, 0.491, 0.787, 0.000, 0.000,
    0.335, 0.251, 0.063, 0.047, 0.520, 0.096,
];
