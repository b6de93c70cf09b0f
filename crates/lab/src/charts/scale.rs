//! From values to places on an axis, and where its ticks stand.

use super::Axis;
use super::words;

/// How an axis grows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scale {
    /// Evenly.
    #[default]
    Linear,
    /// By powers of ten.
    Logarithmic,
}

/// An axis laid on a stretch of pixels.
pub struct Ruler {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
    scale: Scale,
    /// The ticks with their texts.
    pub ticks: Vec<(f64, String)>,
}

impl Ruler {
    /// Lays an axis with these values from one place to another. Ticks along a horizontal stretch never touch.
    pub fn new(
        axis: &Axis,
        values: impl Iterator<Item = f64>,
        from: f64,
        to: f64,
        size: f64,
        level: bool,
    ) -> Ruler {
        let log = axis.scale == Scale::Logarithmic;
        let values = values.chain(axis.range.into_iter().flat_map(|(low, high)| [low, high]));
        let usable = values.filter(|v| v.is_finite() && (!log || *v > 0.0));
        let (mut low, mut high) =
            usable.fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), v| (l.min(v), h.max(v)));
        if low > high {
            (low, high) = if log { (1.0, 10.0) } else { (0.0, 1.0) };
        }
        if low == high {
            (low, high) = if log { (low / 2.0, high * 2.0) } else { (low - 0.5, high + 0.5) };
        }
        let length = (to - from).abs();
        let mut most = 11;
        loop {
            let (ends, step, at) = if log { powers(low, high, most) } else { rounded(low, high, most) };
            let write = |v: f64| {
                // By powers, each tick has its own digits.
                axis.shown.tick(v, if log { 10f64.powf(v.log10().floor()).min(1.0) } else { step })
            };
            let ticks: Vec<(f64, String)> = at.iter().map(|&v| (v, write(v))).collect();
            let ruler = Ruler { low: ends.0, high: ends.1, from, to, scale: axis.scale, ticks };
            let fits = if level {
                ruler.ticks.windows(2).all(|pair| {
                    let room = (ruler.at(pair[1].0) - ruler.at(pair[0].0)).abs();
                    let needed = words::width(&pair[0].1, size) + words::width(&pair[1].1, size);
                    room >= needed / 2.0 + size * 0.6
                })
            } else {
                (ruler.ticks.len() as f64) * size * 2.2 <= length + size * 2.2
            };
            if fits || most == 2 {
                return ruler;
            }
            most -= 1;
        }
    }

    /// Where a value stands.
    pub fn at(&self, value: f64) -> f64 {
        let place = match self.scale {
            Scale::Linear => (value - self.low) / (self.high - self.low),
            Scale::Logarithmic => (value.max(self.low) / self.low).ln() / (self.high / self.low).ln(),
        };
        self.from + (self.to - self.from) * place.clamp(0.0, 1.0)
    }

    /// Where 0 stands; where the axis begins if it does not hold 0.
    pub fn origin(&self) -> f64 {
        if (self.low..=self.high).contains(&0.0) { self.at(0.0) } else { self.from }
    }
}

type Laid = ((f64, f64), f64, Vec<f64>);

/// Ticks at 1, 2 or 5 times a power of ten; the ends are ticks.
fn rounded(low: f64, high: f64, most: usize) -> Laid {
    let mut power = 10f64.powf(((high - low) / most as f64).log10().floor());
    loop {
        for factor in [1.0, 2.0, 5.0] {
            let step = power * factor;
            let (first, last) = ((low / step - 1e-9).ceil(), (high / step + 1e-9).floor());
            // The ends are ticks themselves.
            let first = if low < (first - 1e-9) * step { first - 1.0 } else { first };
            let last = if high > (last + 1e-9) * step { last + 1.0 } else { last };
            let count = (last - first) as usize + 1;
            if count <= most.max(2) {
                let at = (0..count).map(|i| (first + i as f64) * step).collect();
                return ((first * step, last * step), step, at);
            }
        }
        power *= 10.0;
    }
}

/// Ticks at powers of ten, or at 1, 2 and 5 times them where there is room.
fn powers(low: f64, high: f64, most: usize) -> Laid {
    let (first, last) = ((low.log10() - 1e-9).floor() as i32, (high.log10() + 1e-9).ceil() as i32);
    for factors in [&[1.0, 2.0, 5.0][..], &[1.0, 3.0][..], &[1.0][..]] {
        let at: Vec<f64> = (first..=last)
            .flat_map(|p| factors.iter().map(move |f| f * 10f64.powi(p)))
            .filter(|v| (low * 0.999..=high * 1.001).contains(v))
            .collect();
        if at.len() >= 2 && at.len() <= most {
            return ((low, high), 1.0, at);
        }
    }
    let whole: Vec<f64> = (first..=last).map(|p| 10f64.powi(p)).collect();
    let every = whole.len().div_ceil(most.max(2)).max(1);
    let at: Vec<f64> = whole.iter().copied().step_by(every).collect();
    ((low.min(at[0]), high.max(at[at.len() - 1])), 1.0, at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::charts::{Numerals, Shown};

    fn ticks(axis: Axis, values: &[f64], level: bool) -> Vec<String> {
        let ruler = Ruler::new(&axis, values.iter().copied(), 0.0, 300.0, 14.0, level);
        ruler.ticks.iter().map(|tick| tick.1.clone()).collect()
    }

    #[test]
    fn ticks_are_round() {
        let percent = Axis::new("", Shown::Percent(Numerals::ENGLISH, 1));
        assert_eq!(ticks(percent.clone(), &[0.0, 1.0], true), ["0%", "20%", "40%", "60%", "80%", "100%"]);
        assert_eq!(ticks(percent, &[0.42, 0.58], true).first().map(String::as_str), Some("40%"));
    }

    #[test]
    fn powers_stand_on_a_logarithmic_axis() {
        let axis = Axis::new("", Shown::Number(Numerals::ENGLISH, 0)).logarithmic();
        assert_eq!(ticks(axis.clone(), &[1.0, 1000.0], true).first().map(String::as_str), Some("1"));
        assert!(ticks(axis.clone(), &[1.0, 1000.0], true).contains(&"100".to_owned()));
        assert!(ticks(axis, &[100.0, 51200.0], true).contains(&"10000".to_owned()));
    }

    #[test]
    fn odd_data_still_has_an_axis() {
        let axis = || Axis::new("", Shown::Number(Numerals::ENGLISH, 0));
        for values in [&[][..], &[3.0], &[f64::NAN], &[-5.0, 5.0], &[1e9, 1e-9]] {
            assert!(ticks(axis(), values, true).len() >= 2, "{values:?}");
            assert!(ticks(axis().logarithmic(), values, true).len() >= 2, "{values:?}");
        }
    }
}
