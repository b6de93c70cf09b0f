//! Horizontal bars with labels, values, 95 % intervals and a line to compare with.

use super::frame::{Draw, spread};
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

impl Chart for Bars {}

/// Where the parts of the chart lie.
struct Layout {
    /// Whether labels stand beside their bars, and not above them.
    beside: bool,
    left: f64,
    right: f64,
    /// What is written of each bar: the lines of its label, its value, and how high both are with it.
    rows: Vec<(Vec<String>, String, f64)>,
}

impl Layout {
    fn of(bars: &Bars, width: f64) -> Layout {
        let values: Vec<String> = bars.bars.iter().map(|bar| bars.axis.shown.value(bar.value)).collect();
        let value_room =
            values.iter().map(|text| words::width(text, SIZE) * words::BOLD).fold(0.0, f64::max) + SIZE * 0.5;
        let beside = width >= WIDE;
        let label_room = if beside { width * 0.36 } else { width - 2.0 * EDGE };
        let labels: Vec<Vec<String>> =
            bars.bars.iter().map(|bar| words::wrap(&bar.label, SIZE, label_room)).collect();
        let widest = labels.iter().flatten().map(|line| words::width(line, SIZE)).fold(0.0, f64::max);
        let row = |(lines, value): (Vec<String>, String)| {
            let height = row_height(lines.len(), beside);
            (lines, value, height)
        };
        Layout {
            beside,
            left: if beside { EDGE + widest + SIZE } else { EDGE + SIZE * 0.5 },
            // The value follows the longest bar; a tick's text may reach a little beyond the last tick.
            right: width - EDGE - value_room.max(SIZE),
            rows: labels.into_iter().zip(values).map(row).collect(),
        }
    }

    /// Where the first line of a label and the middle of its bar lie.
    fn first_and_middle(&self, y: f64, row: f64, lines: usize) -> (f64, f64) {
        let text_height = lines as f64 * SIZE * LINE;
        if self.beside {
            (y + (row - text_height) / 2.0 + SIZE, y + row / 2.0)
        } else {
            (y + SIZE * 1.1, y + text_height + 4.0 + THICK / 2.0)
        }
    }
}

impl Draw for Bars {
    fn draw(&self, width: u32) -> (Sheet, f64) {
        let mut sheet = Sheet::new(&self.heading, width);
        let layout = Layout::of(self, sheet.width);
        let spread = self.bars.iter().flat_map(|bar| spread(bar.value, bar.interval));
        let spread = spread.chain(self.reference.as_ref().map(|reference| reference.at));
        let ruler = Ruler::new(&self.axis, spread, layout.left, layout.right, SIZE, true);
        let top = self.name_reference(&mut sheet, &ruler) + 2.0;
        let mut y = top;
        for (bar, (lines, value, row)) in self.bars.iter().zip(&layout.rows) {
            let (first, middle) = layout.first_and_middle(y, *row, lines.len());
            for (index, line) in lines.iter().enumerate() {
                let baseline = first + index as f64 * SIZE * LINE;
                let (x, anchor) = match layout.beside {
                    true => (layout.left - SIZE * 0.7, Anchor::End),
                    false => (EDGE, Anchor::Start),
                };
                sheet.text("", x, baseline, anchor, line);
            }
            // Labels above the bars are not crossed by any line.
            let stretch =
                if layout.beside { (y, y + row) } else { (middle - THICK * 0.5, middle + THICK * 0.75) };
            self.draw_bar(&mut sheet, bar, &ruler, middle, stretch);
            sheet.text("strong", sheet.width - EDGE, middle + SIZE * 0.35, Anchor::End, value);
            y += row;
        }
        let ticks = top + layout.rows.iter().map(|row| row.2).sum::<f64>() + SIZE * 1.2;
        for (at, text) in &ruler.ticks {
            sheet.centred("soft", ruler.at(*at), ticks, text);
        }
        let y = sheet.label_below(&self.axis.label, (layout.left + layout.right) / 2.0, ticks);
        (sheet, y + EDGE)
    }
}

impl Bars {
    /// Writes what the line to compare with is, above it; how far down that reaches.
    fn name_reference(&self, sheet: &mut Sheet, ruler: &Ruler) -> f64 {
        let mut top = sheet.top;
        if let Some(reference) = &self.reference {
            for line in words::wrap(&reference.label, SIZE, sheet.width - 2.0 * EDGE) {
                top += SIZE * LINE;
                sheet.centred("soft", ruler.at(reference.at), top - SIZE * 0.3, &line);
            }
        }
        top
    }

    /// Draws a bar around its middle, with the lines that cross it in this stretch.
    fn draw_bar(&self, sheet: &mut Sheet, bar: &Bar, ruler: &Ruler, middle: f64, stretch: (f64, f64)) {
        for (at, _) in &ruler.ticks {
            let x = ruler.at(*at);
            sheet.line("grid", (x, stretch.0), (x, stretch.1));
        }
        let (origin, end) = (ruler.origin(), ruler.at(bar.value));
        let (x, length) = (origin.min(end), (end - origin).abs().max(1.0));
        let (class, above) = (bar.tone.class(), middle - THICK / 2.0);
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
    }
}

fn row_height(lines: usize, beside: bool) -> f64 {
    let text = lines as f64 * SIZE * LINE;
    if beside { text.max(THICK) + 10.0 } else { text + THICK + 14.0 }
}
