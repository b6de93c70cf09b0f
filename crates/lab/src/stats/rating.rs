//! Ratings from a round robin: the model of Bradley and Terry, on the scale of Elo, with intervals.

use super::Share;
use super::share::Z;

/// One unit of the model in Elo points.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// How strong somebody is, relative to the mean of all.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rating {
    /// In Elo points; the mean of all is 0.
    pub elo: f64,
    /// Half the width of the 95 % interval.
    pub margin: f64,
}

/// The most likely ratings of so many, given what the first of each pair won against the second.
///
/// The intervals come from the curvature of the likelihood. A pair in which one side won everything counts half a win
/// for the other, since no finite rating explains a clean sheet.
pub fn ratings(count: usize, results: &[(usize, usize, Share)]) -> Vec<Rating> {
    let results: Vec<(usize, usize, Share)> = results
        .iter()
        .filter(|(_, _, share)| share.games > 0.0)
        .map(|&(a, b, it)| (a, b, tempered(it)))
        .collect();
    let mut strength = vec![0.0; count];
    let mut covariance = vec![vec![0.0; count]; count];
    for _ in 0..200 {
        let (gradient, curvature) = slopes(&strength, &results);
        covariance = inverse(curvature);
        let step: Vec<f64> =
            covariance.iter().map(|row| row.iter().zip(&gradient).map(|(a, b)| a * b).sum()).collect();
        // A long step may overshoot where the results are one-sided.
        let longest = step.iter().fold(0.0f64, |most, step| most.max(step.abs()));
        let pace = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        strength.iter_mut().zip(&step).for_each(|(own, step)| *own += pace * step);
        if longest < 1e-10 {
            break;
        }
    }
    let mean = strength.iter().sum::<f64>() / count.max(1) as f64;
    let variance = |index: usize| (covariance[index][index] - 1.0 / count as f64).max(0.0);
    (0..count)
        .map(|index| Rating {
            elo: (strength[index] - mean) * SCALE,
            margin: Z * variance(index).sqrt() * SCALE,
        })
        .collect()
}

fn tempered(share: Share) -> Share {
    match share.wins {
        wins if wins <= 0.0 => Share { wins: 0.5, games: share.games + 1.0 },
        wins if wins >= share.games => Share { wins: wins + 0.5, games: share.games + 1.0 },
        _ => share,
    }
}

/// The gradient of the likelihood, and its negative curvature. Adding a constant to all changes nothing; the last
/// term settles it, and is taken out of the variances again.
fn slopes(strength: &[f64], results: &[(usize, usize, Share)]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let count = strength.len();
    let mut gradient = vec![0.0; count];
    let mut curvature = vec![vec![1.0 / count as f64; count]; count];
    for &(a, b, share) in results {
        let expected = 1.0 / (1.0 + (strength[b] - strength[a]).exp());
        let surprise = share.wins - share.games * expected;
        gradient[a] += surprise;
        gradient[b] -= surprise;
        let weight = share.games * expected * (1.0 - expected);
        curvature[a][a] += weight;
        curvature[b][b] += weight;
        curvature[a][b] -= weight;
        curvature[b][a] -= weight;
    }
    (gradient, curvature)
}

/// The inverse of a matrix by elimination; rows that depend on others are left as they are.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for column in 0..size {
        let best =
            (column..size).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()));
        let Some(best) = best.filter(|&row| matrix[row][column].abs() > 1e-12) else { continue };
        matrix.swap(column, best);
        inverse.swap(column, best);
        let pivot = matrix[column][column];
        matrix[column].iter_mut().chain(&mut inverse[column]).for_each(|value| *value /= pivot);
        let (pivot_row, pivot_inverse) = (matrix[column].clone(), inverse[column].clone());
        for row in (0..size).filter(|&row| row != column) {
            let factor = matrix[row][column];
            matrix[row].iter_mut().zip(&pivot_row).for_each(|(value, pivot)| *value -= factor * pivot);
            inverse[row].iter_mut().zip(&pivot_inverse).for_each(|(value, pivot)| *value -= factor * pivot);
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(wins: f64, games: f64) -> Share {
        Share { wins, games }
    }

    #[test]
    fn three_to_one_is_191_points() {
        let found = ratings(2, &[(0, 1, share(150.0, 200.0))]);
        assert!((found[0].elo - found[1].elo - 190.848).abs() < 0.01, "{found:?}");
        // The difference has the variance 1/(n·p·q); each side has half of its margin.
        let margin = Z * (1.0f64 / (200.0 * 0.75 * 0.25)).sqrt() * SCALE / 2.0;
        assert!((found[0].margin - margin).abs() < 1e-6, "{found:?}");
        assert!((found[0].elo + found[1].elo).abs() < 1e-9);
    }

    #[test]
    fn ratings_add_up_where_the_results_do() {
        // 2:1 and 2:1 in a row make 4:1.
        let found = ratings(
            3,
            &[(0, 1, share(200.0, 300.0)), (1, 2, share(200.0, 300.0)), (0, 2, share(240.0, 300.0))],
        );
        let step = 400.0 * 2.0f64.log10();
        assert!((found[0].elo - step).abs() < 1e-6 && found[1].elo.abs() < 1e-6, "{found:?}");
        assert!((found[2].elo + step).abs() < 1e-6);
        assert!(found.iter().all(|rating| rating.margin > 10.0 && rating.margin < 40.0));
    }

    #[test]
    fn a_clean_sheet_still_has_a_finite_rating() {
        let found = ratings(2, &[(0, 1, share(100.0, 100.0))]);
        assert!(found[0].elo > 400.0 && found[0].elo < 600.0, "{found:?}");
        assert!(found[0].margin.is_finite());
    }

    #[test]
    fn the_likelihood_is_at_its_top() {
        let results = [
            (0, 1, share(60.0, 100.0)),
            (0, 2, share(55.0, 80.0)),
            (1, 2, share(30.0, 90.0)),
            (2, 3, share(70.0, 75.0)),
        ];
        let found = ratings(4, &results);
        let strength: Vec<f64> = found.iter().map(|rating| rating.elo / SCALE).collect();
        let (gradient, _) = slopes(&strength, &results);
        assert!(gradient.iter().all(|slope| slope.abs() < 1e-6), "{gradient:?}");
    }
}
