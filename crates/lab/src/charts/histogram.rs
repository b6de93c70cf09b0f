//! Columns over values: how often each comes.

use super::frame::{Draw, tick_room};
use super::scale::Ruler;
use super::sheet::{Anchor, EDGE, SIZE, Sheet};
use super::words::{self, LINE};
use super::{Axis, Chart, Heading, Tone};

/// One column.
#[derive(Clone, Debug)]
pub struct Bin {
    /// The value or the values it stands for.
    pub label: String,
    /// How often they come.
    pub share: f64,
    /// How it stands out.
    pub tone: Tone,
}

/// Columns over values.
#[derive(Clone, Debug)]
pub struct Histogram {
    /// What the chart says about itself.
    pub heading: Heading,
    /// What the values are.
    pub label: String,
    /// How often they come.
    pub axis: Axis,
    /// The columns, from the left.
    pub bins: Vec<Bin>,
    /// What filled and outlined columns mean, when both are there.
    pub legend: Option<(String, String)>,
}

impl Chart for Histogram {}

impl Draw for Histogram {
    fn draw(&self, width: u32) -> (Sheet, f64) {
        let mut sheet = Sheet::new(&self.heading, width);
        let top = sheet.label_above(&self.axis.label);
        let bottom = top + (sheet.width * 0.5).clamp(150.0, 260.0);
        let shares = self.bins.iter().map(|bin| bin.share).chain([0.0]);
        let ruler = Ruler::new(&self.axis, shares, bottom, top, SIZE, false);
        let (left, right) = (EDGE + tick_room(&ruler) + SIZE * 0.5, sheet.width - EDGE);
        sheet.ticks_at_the_left(&ruler, (left, right), SIZE * 0.4);
        let slot = (right - left) / self.bins.len().max(1) as f64;
        self.columns(&mut sheet, &ruler, (left, bottom), slot);
        sheet.line("mark", (left, bottom), (right, bottom));
        // As many labels as fit without touching.
        let widest =
            self.bins.iter().map(|bin| words::width(&bin.label, SIZE)).fold(0.0, f64::max) + SIZE * 0.5;
        let every =
            [1, 2, 5, 10, 20, 50, 100].into_iter().find(|&n| n as f64 * slot >= widest).unwrap_or(100);
        let ticks = bottom + SIZE * 1.2;
        for (index, bin) in self.bins.iter().enumerate().step_by(every) {
            sheet.centred("soft", left + (index as f64 + 0.5) * slot, ticks, &bin.label);
        }
        let y = sheet.label_below(&self.label, (left + right) / 2.0, ticks);
        let y = self.legend(&mut sheet, y);
        (sheet, y + EDGE)
    }
}

impl Histogram {
    /// Draws the columns from this corner on, each in a slot of this width.
    fn columns(&self, sheet: &mut Sheet, ruler: &Ruler, (left, bottom): (f64, f64), slot: f64) {
        let gap = (slot * 0.18).clamp(0.5, 8.0);
        for (index, bin) in self.bins.iter().enumerate() {
            let (x, y) = (left + index as f64 * slot + gap / 2.0, ruler.at(bin.share));
            sheet.put(format_args!(
                "<rect class=\"{}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
                bin.tone.class(),
                slot - gap,
                bottom - y
            ));
        }
    }

    /// Writes what filled and outlined columns mean; how far down it reaches.
    fn legend(&self, sheet: &mut Sheet, mut y: f64) -> f64 {
        let Some((filled, outlined)) = &self.legend else { return y };
        for (tone, text) in [(Tone::Main, filled), (Tone::Quiet, outlined)] {
            for (index, line) in words::wrap(text, SIZE, sheet.width - 3.0 * EDGE - 16.0).iter().enumerate() {
                y += SIZE * (LINE + 0.15);
                if index == 0 {
                    sheet.put(format_args!(
                        "<rect class=\"{}\" x=\"{EDGE}\" y=\"{:.1}\" width=\"14\" height=\"12\"/>",
                        tone.class(),
                        y - 11.0
                    ));
                }
                sheet.text("", EDGE + 22.0, y, Anchor::Start, line);
            }
        }
        y
    }
}
