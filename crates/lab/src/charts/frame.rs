//! What charts have in common: how they are laid out, the labels of their axes, the ticks at the left.

use super::scale::Ruler;
use super::sheet::{Anchor, EDGE, SIZE, Sheet};
use super::words::{self, LINE};

/// What every chart does in its own way.
pub trait Draw {
    /// Draws the chart for so many pixels; the sheet, and how far down it reaches.
    fn draw(&self, width: u32) -> (Sheet, f64);
}

/// All that an axis must hold of a value: the value, and the ends of where it may lie in truth.
pub fn spread(value: f64, interval: Option<(f64, f64)>) -> impl Iterator<Item = f64> {
    [Some(value), interval.map(|i| i.0), interval.map(|i| i.1)].into_iter().flatten()
}

/// How much room the texts of the ticks take at the left.
pub fn tick_room(ruler: &Ruler) -> f64 {
    ruler.ticks.iter().map(|tick| words::width(&tick.1, SIZE)).fold(0.0, f64::max)
}

impl Sheet {
    /// The lines of a label, as wide as the sheet.
    fn lines(&self, label: &str) -> impl Iterator<Item = String> + use<> {
        words::wrap(label, SIZE, self.width - 2.0 * EDGE).into_iter().filter(|line| !line.is_empty())
    }

    /// Writes what the axis at the left measures above it; where the axis may begin.
    pub fn label_above(&mut self, label: &str) -> f64 {
        let mut top = self.top;
        for line in self.lines(label) {
            top += SIZE * LINE;
            self.text("soft", EDGE, top - SIZE * 0.3, Anchor::Start, &line);
        }
        top + SIZE * 0.6
    }

    /// Writes what the axis below measures under its ticks; how far down it reaches.
    pub fn label_below(&mut self, label: &str, middle: f64, ticks: f64) -> f64 {
        let mut y = ticks;
        for line in self.lines(label) {
            y += SIZE * LINE;
            self.centred("soft", middle, y, &line);
        }
        y
    }

    /// Draws the ticks of the axis at the left with lines across; their texts end so far from them.
    pub fn ticks_at_the_left(&mut self, ruler: &Ruler, (left, right): (f64, f64), distance: f64) {
        for (at, text) in &ruler.ticks {
            let y = ruler.at(*at);
            self.line("grid", (left, y), (right, y));
            self.text("soft", left - distance, y + SIZE * 0.33, Anchor::End, text);
        }
    }
}
