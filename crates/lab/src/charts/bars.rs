//! Horizontal bars with labels, values, 95 % intervals and a line to compare with.

use super::scale::Ruler;
use super::sheet::{Anchor, EDGE, SIZE, Sheet};
use super::words::{self, LINE};
use super::{Axis, Chart, Heading, Reference, Tone};

/// From this width on, labels stand beside their bars.
const WIDE: f64 = 520.0;
/// How thick a bar is.
const THICK: f64 = 16.0;

/// One bar.
#[derive(Clone, Debug)]
pub struct Bar {
    /// What it stands for.
    pub label: String,
    /// Its length.
    pub value: f64,
    /// Where the value may lie in truth, from and to.
    pub interval: Option<(f64, f64)>,
    /// How it stands out.
    pub tone: Tone,
}

impl Bar {
    /// A bar without an interval.
    pub fn new(label: impl Into<String>, value: f64) -> Bar {
        Bar { label: label.into(), value, interval: None, tone: Tone::Main }
    }

    /// With where the value may lie in truth.
    pub fn between(mut self, low: f64, high: f64) -> Bar {
        self.interval = Some((low, high));
        self
    }

    /// Outlined instead of filled.
    pub fn quiet(mut self) -> Bar {
        self.tone = Tone::Quiet;
        self
    }
}

/// Horizontal bars. They begin at 0, or at the low end of an axis that does not hold 0.
#[derive(Clone, Debug)]
pub struct Bars {
    /// What the chart says about itself.
    pub heading: Heading,
    /// What the lengths measure.
    pub axis: Axis,
    /// The bars, from above.
    pub bars: Vec<Bar>,
    /// A line to compare with.
    pub reference: Option<Reference>,
}

impl Chart for Bars {
    fn svg(&self, width: u32) -> String {
        let (sheet, height) = self.draw(width);
        sheet.finish(height)
    }
}

impl Bars {
    pub(super) fn draw(&self, width: u32) -> (Sheet, f64) {
        let mut sheet = Sheet::new(&self.heading, width);
        let values: Vec<String> = self.bars.iter().map(|bar| self.axis.shown.value(bar.value)).collect();
        let value_room =
            values.iter().map(|text| words::width(text, SIZE) * words::BOLD).fold(0.0, f64::max) + SIZE * 0.5;
        let beside = sheet.width >= WIDE;
        let label_room = if beside { sheet.width * 0.36 } else { sheet.width - 2.0 * EDGE };
        let labels: Vec<Vec<String>> =
            self.bars.iter().map(|bar| words::wrap(&bar.label, SIZE, label_room)).collect();
        let widest = labels.iter().flatten().map(|line| words::width(line, SIZE)).fold(0.0, f64::max);
        let left = if beside { EDGE + widest + SIZE } else { EDGE + SIZE * 0.5 };
        // The value follows the longest bar; a tick's text may reach a little beyond the last tick.
        let right = sheet.width - EDGE - value_room.max(SIZE);
        let spread = self.bars.iter().flat_map(|bar| {
            [Some(bar.value), bar.interval.map(|i| i.0), bar.interval.map(|i| i.1)].into_iter().flatten()
        });
        let spread = spread.chain(self.reference.as_ref().map(|reference| reference.at));
        let ruler = Ruler::new(&self.axis, spread, left, right, SIZE, true);

        let mut top = sheet.top;
        if let Some(reference) = &self.reference {
            for line in words::wrap(&reference.label, SIZE, sheet.width - 2.0 * EDGE) {
                top += SIZE * LINE;
                sheet.centred("soft", ruler.at(reference.at), top - SIZE * 0.3, &line);
            }
        }
        top += 2.0;
        let rows: Vec<f64> = labels.iter().map(|lines| self.row_height(lines.len(), beside)).collect();
        let bottom = top + rows.iter().sum::<f64>();
        let origin = if ruler.holds(0.0) { ruler.at(0.0) } else { left };
        let mut y = top;
        for (((bar, lines), row), value) in self.bars.iter().zip(&labels).zip(&rows).zip(&values) {
            let text_height = lines.len() as f64 * SIZE * LINE;
            let (first, middle) = if beside {
                (y + (row - text_height) / 2.0 + SIZE, y + row / 2.0)
            } else {
                (y + SIZE * 1.1, y + text_height + 4.0 + THICK / 2.0)
            };
            for (index, line) in lines.iter().enumerate() {
                let baseline = first + index as f64 * SIZE * LINE;
                let (x, anchor) =
                    if beside { (left - SIZE * 0.7, Anchor::End) } else { (EDGE, Anchor::Start) };
                sheet.text("", x, baseline, anchor, line);
            }
            // Labels above the bars are not crossed by any line.
            let stretch = if beside { (y, y + row) } else { (middle - THICK * 0.5, middle + THICK * 0.75) };
            for (at, _) in &ruler.ticks {
                let x = ruler.at(*at);
                sheet.line("grid", (x, stretch.0), (x, stretch.1));
            }
            let end = ruler.at(bar.value);
            let (x, length) = (origin.min(end), (end - origin).abs().max(1.0));
            let class = match bar.tone {
                Tone::Main => "s0 fill",
                Tone::Quiet => "s0 quiet",
            };
            let above = middle - THICK / 2.0;
            sheet.put(format_args!(
                "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{above:.1}\" width=\"{length:.1}\" height=\"{THICK}\"/>"
            ));
            if let Some((low, high)) = bar.interval {
                let (low, high) = (ruler.at(low), ruler.at(high));
                sheet.put(format_args!(
                    "<path class=\"mark\" d=\"M{low:.1} {:.1}v10M{low:.1} {middle:.1}H{high:.1}M{high:.1} {:.1}v10\"/>",
                    middle - 5.0,
                    middle - 5.0
                ));
            }
            if let Some(reference) = &self.reference {
                let x = ruler.at(reference.at);
                sheet.line("ref", (x, stretch.0), (x, stretch.1));
            }
            sheet.text("strong", sheet.width - EDGE, middle + SIZE * 0.35, Anchor::End, value);
            y += row;
        }
        let mut y = bottom + SIZE * 1.2;
        for (at, text) in &ruler.ticks {
            sheet.centred("soft", ruler.at(*at), y, text);
        }
        if !self.axis.label.is_empty() {
            for line in words::wrap(&self.axis.label, SIZE, sheet.width - 2.0 * EDGE) {
                y += SIZE * LINE;
                sheet.centred("soft", (left + right) / 2.0, y, &line);
            }
        }
        (sheet, y + EDGE)
    }

    fn row_height(&self, lines: usize, beside: bool) -> f64 {
        let text = lines as f64 * SIZE * LINE;
        if beside { text.max(THICK) + 10.0 } else { text + THICK + 14.0 }
    }
}
