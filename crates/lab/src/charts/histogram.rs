//! Columns over values: how often each comes.

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

impl Chart for Histogram {
    fn svg(&self, width: u32) -> String {
        let (sheet, height) = self.draw(width);
        sheet.finish(height)
    }
}

impl Histogram {
    pub(super) fn draw(&self, width: u32) -> (Sheet, f64) {
        let mut sheet = Sheet::new(&self.heading, width);
        let mut top = sheet.top;
        for line in words::wrap(&self.axis.label, SIZE, sheet.width - 2.0 * EDGE) {
            if !line.is_empty() {
                top += SIZE * LINE;
                sheet.text("soft", EDGE, top - SIZE * 0.3, Anchor::Start, &line);
            }
        }
        top += SIZE * 0.6;
        let bottom = top + (sheet.width * 0.5).clamp(150.0, 260.0);
        let shares = || self.bins.iter().map(|bin| bin.share).chain([0.0]);
        let ruler = Ruler::new(&self.axis, shares(), bottom, top, SIZE, false);
        let tick_room = ruler.ticks.iter().map(|tick| words::width(&tick.1, SIZE)).fold(0.0, f64::max);
        let (left, right) = (EDGE + tick_room + SIZE * 0.5, sheet.width - EDGE);
        for (at, text) in &ruler.ticks {
            let y = ruler.at(*at);
            sheet.line("grid", (left, y), (right, y));
            sheet.text("soft", left - SIZE * 0.4, y + SIZE * 0.33, Anchor::End, text);
        }
        let slot = (right - left) / self.bins.len().max(1) as f64;
        let gap = (slot * 0.18).clamp(0.5, 8.0);
        for (index, bin) in self.bins.iter().enumerate() {
            let class = match bin.tone {
                Tone::Main => "s0 fill",
                Tone::Quiet => "s0 quiet",
            };
            let (x, y) = (left + index as f64 * slot + gap / 2.0, ruler.at(bin.share));
            sheet.put(format_args!(
                "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
                slot - gap,
                bottom - y
            ));
        }
        sheet.line("mark", (left, bottom), (right, bottom));
        // As many labels as fit without touching.
        let widest =
            self.bins.iter().map(|bin| words::width(&bin.label, SIZE)).fold(0.0, f64::max) + SIZE * 0.5;
        let every =
            [1, 2, 5, 10, 20, 50, 100].into_iter().find(|&n| n as f64 * slot >= widest).unwrap_or(100);
        let mut y = bottom + SIZE * 1.2;
        for (index, bin) in self.bins.iter().enumerate().step_by(every) {
            sheet.centred("soft", left + (index as f64 + 0.5) * slot, y, &bin.label);
        }
        for line in words::wrap(&self.label, SIZE, sheet.width - 2.0 * EDGE) {
            if !line.is_empty() {
                y += SIZE * LINE;
                sheet.centred("soft", (left + right) / 2.0, y, &line);
            }
        }
        if let Some((filled, outlined)) = &self.legend {
            for (class, text) in [("s0 fill", filled), ("s0 quiet", outlined)] {
                for (index, line) in
                    words::wrap(text, SIZE, sheet.width - 3.0 * EDGE - 16.0).iter().enumerate()
                {
                    y += SIZE * (LINE + 0.15);
                    if index == 0 {
                        sheet.put(format_args!(
                            "<rect class=\"{class}\" x=\"{EDGE}\" y=\"{:.1}\" width=\"14\" height=\"12\"/>",
                            y - 11.0
                        ));
                    }
                    sheet.text("", EDGE + 22.0, y, Anchor::Start, line);
                }
            }
        }
        (sheet, y + EDGE)
    }
}
