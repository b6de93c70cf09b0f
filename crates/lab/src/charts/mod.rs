//! Charts as self-contained SVG, and pages as self-contained HTML. No script, no font, no reference outside.
//!
//! A chart is laid out for a width in pixels: narrow ones put labels above the bars, wide ones beside them. A page
//! carries both and shows the one that fits. Colours are the house's tokens where a page defines them, and follow
//! the reader's light or dark scheme otherwise; nothing is told by colour alone. Texts come from the caller, in the
//! reader's language.

mod bars;
mod curve;
mod frame;
mod histogram;
mod numerals;
mod page;
mod scale;
mod sheet;
#[cfg(test)]
mod tests;
mod words;

pub use bars::{Bar, Bars};
pub use curve::{Curve, Line, Point};
pub use histogram::{Bin, Histogram};
pub use numerals::{Numerals, Shown};
pub use page::{Block, Page, Section, page};
pub use scale::Scale;
pub use sheet::escape;

use frame::Draw;

/// The width of a chart that stands in a file of its own: readable on a phone, not clumsy on a desk.
pub const ALONE: u32 = 560;

/// Something that can be drawn.
pub trait Chart: Draw {
    /// The chart as an SVG element, laid out for so many pixels. Fewer than 280 count as 280.
    fn svg(&self, width: u32) -> String {
        let (sheet, height) = self.draw(width);
        sheet.finish(height)
    }

    /// The chart as a file of its own.
    fn file(&self) -> String {
        format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n", self.svg(ALONE))
    }
}

/// What every chart says about itself.
#[derive(Clone, Debug, Default)]
pub struct Heading {
    /// The title, drawn above the chart and read out first.
    pub title: String,
    /// What the chart shows, in a sentence or two, for those who do not see it.
    pub about: String,
}

impl Heading {
    /// A title and what the chart shows.
    pub fn new(title: impl Into<String>, about: impl Into<String>) -> Heading {
        Heading { title: title.into(), about: about.into() }
    }
}

/// An axis: what it measures and how its numbers are written.
#[derive(Clone, Debug)]
pub struct Axis {
    /// What it measures.
    pub label: String,
    /// How its numbers are written.
    pub shown: Shown,
    /// Where it begins and ends at least; the data may stretch it. `None`: the data alone decide.
    pub range: Option<(f64, f64)>,
    /// Evenly or by powers.
    pub scale: Scale,
}

impl Axis {
    /// A linear axis as wide as the data.
    pub fn new(label: impl Into<String>, shown: Shown) -> Axis {
        Axis { label: label.into(), shown, range: None, scale: Scale::Linear }
    }

    /// At least from here to there.
    pub fn from_to(mut self, low: f64, high: f64) -> Axis {
        self.range = Some((low, high));
        self
    }

    /// By powers of ten; only values above 0 can stand on it.
    pub fn logarithmic(mut self) -> Axis {
        self.scale = Scale::Logarithmic;
        self
    }
}

/// A line to compare with, such as “even”.
#[derive(Clone, Debug)]
pub struct Reference {
    /// Where it stands.
    pub at: f64,
    /// What it is.
    pub label: String,
}

/// How something stands out. Each tone differs in lightness and in shape, not in colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tone {
    /// What the chart is about.
    #[default]
    Main,
    /// What stands beside it: outlined.
    Quiet,
}

impl Tone {
    /// The class of its shapes.
    fn class(self) -> &'static str {
        match self {
            Tone::Main => "s0 fill",
            Tone::Quiet => "s0 quiet",
        }
    }
}
