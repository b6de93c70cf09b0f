//! How numbers are spread: middle, edges, mean.

/// A set of numbers in short.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Spread {
    /// How many.
    pub count: usize,
    /// Their mean.
    pub mean: f64,
    pub least: f64,
    /// A tenth is not above this.
    pub low: f64,
    /// The middle one.
    pub median: f64,
    /// A tenth is not below this.
    pub high: f64,
    /// The greatest.
    pub most: f64,
}

impl Spread {
    /// The spread of these numbers; all 0 when there are none.
    pub fn of(numbers: impl IntoIterator<Item = f64>) -> Spread {
        let mut sorted: Vec<f64> = numbers.into_iter().collect();
        sorted.sort_by(f64::total_cmp);
        let (Some(&least), Some(&most)) = (sorted.first(), sorted.last()) else { return Spread::default() };
        let at = |part: f64| sorted[((sorted.len() - 1) as f64 * part).round() as usize];
        Spread {
            count: sorted.len(),
            mean: sorted.iter().sum::<f64>() / sorted.len() as f64,
            least,
            low: at(0.1),
            median: at(0.5),
            high: at(0.9),
            most,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_is_read_off_the_sorted_numbers() {
        let spread = Spread::of((1..=101).rev().map(f64::from));
        assert_eq!(
            (spread.least, spread.low, spread.median, spread.high, spread.most),
            (1.0, 11.0, 51.0, 91.0, 101.0)
        );
        assert_eq!((spread.count, spread.mean), (101, 51.0));
        assert_eq!(Spread::of([]), Spread::default());
    }
}
