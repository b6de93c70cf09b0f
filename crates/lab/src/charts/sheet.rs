//! The sheet a chart is drawn on: SVG elements, and the boxes of its words.

use super::Heading;
use super::words;
use std::fmt::Write;

/// The size of ordinary letters.
pub const SIZE: f64 = 14.0;
/// The size of the title's letters.
const TITLE: f64 = 17.0;
/// Free room along the edges.
pub const EDGE: f64 = 8.0;

/// The narrowest chart.
const NARROWEST: u32 = 280;

/// The house's colours, if the page knows them; the same for light and dark otherwise.
const STYLE: &str = "\
.chart{--c-ink:var(--ink,#2B2118);--c-soft:var(--muted,#66553F);--c-line:var(--line,#C9B48C);\
--c-paper:var(--raised,#FDF8EB);--c-main:var(--ember,#A63A0E);--c-second:var(--sky,#255B7A);\
--c-third:var(--moss,#46602A);--c-fourth:var(--gold,#7A5510);color:var(--c-ink);\
font-family:\"Alegreya Sans\",\"Segoe UI\",\"Noto Sans\",system-ui,sans-serif;font-weight:500;\
font-variant-numeric:tabular-nums lining-nums;max-width:100%;height:auto}\
@media(prefers-color-scheme:dark){.chart{--c-ink:var(--ink,#F0E4CC);--c-soft:var(--muted,#B7A488);\
--c-line:var(--line,#4A3B2C);--c-paper:var(--raised,#2F261D);--c-main:var(--ember,#FF8A4E);\
--c-second:var(--sky,#85BEDD);--c-third:var(--moss,#A9C277);--c-fourth:var(--gold,#E2B659)}}\
.chart text{fill:currentColor}.chart .soft{fill:var(--c-soft)}.chart .strong{font-weight:700}\
.chart .paper{fill:var(--c-paper)}.chart .grid{stroke:var(--c-line);stroke-width:1}\
.chart .mark{stroke:currentColor;stroke-width:1.5;fill:none}.chart .ref{stroke:currentColor;stroke-width:1.5;\
stroke-dasharray:5 4}.chart .s0{--s:var(--c-main)}.chart .s1{--s:var(--c-second)}.chart .s2{--s:var(--c-third)}\
.chart .s3{--s:var(--c-fourth)}.chart .fill{fill:var(--s)}.chart .quiet{fill:var(--s);fill-opacity:.16;\
stroke:var(--s);stroke-width:1.5}.chart .line{stroke:var(--s);stroke-width:2.5;fill:none;stroke-linejoin:round}\
.chart .band{fill:var(--s);fill-opacity:.2}";

/// Text as it may stand in SVG and HTML.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            // What XML does not allow, and what would turn the line around.
            c if (c.is_control() && c != '\n' && c != '\t') || c == '\u{fffe}' || c == '\u{ffff}' => {}
            c => safe.push(c),
        }
    }
    safe
}

/// Which end of a text stands at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// A rectangle that words may fill.
#[cfg(test)]
#[derive(Clone, Debug)]
pub struct Words {
    /// The words.
    pub text: String,
    /// Left, top, right, bottom.
    pub edges: [f64; 4],
}

#[cfg(test)]
impl Words {
    fn new(text: &str, size: f64, bold: bool, x: f64, y: f64, anchor: Anchor) -> Words {
        let width = words::width(text, size) * if bold { words::BOLD } else { 1.0 };
        let left = match anchor {
            Anchor::Start => x,
            Anchor::Middle => x - width / 2.0,
            Anchor::End => x - width,
        };
        Words { text: text.to_owned(), edges: [left, y - size * 0.8, left + width, y + size * 0.22] }
    }
}

/// A sheet.
pub struct Sheet {
    /// Its width.
    pub width: f64,
    /// How far down the head reaches; the drawing begins here.
    pub top: f64,
    heading: Heading,
    body: String,
    #[cfg(test)]
    words: Vec<Words>,
}

impl Sheet {
    /// A sheet with its title.
    pub fn new(heading: &Heading, width: u32) -> Sheet {
        let width = f64::from(width.max(NARROWEST));
        let mut sheet = Sheet {
            width,
            top: EDGE,
            heading: heading.clone(),
            body: String::new(),
            #[cfg(test)]
            words: Vec::new(),
        };
        if !heading.title.is_empty() {
            let lines = words::wrap(&heading.title, TITLE * words::BOLD, width - 2.0 * EDGE);
            for line in lines {
                sheet.top += TITLE * words::LINE;
                sheet.write("strong", TITLE, EDGE, sheet.top - TITLE * 0.25, Anchor::Start, &line);
            }
            sheet.top += SIZE * 0.5;
        }
        sheet
    }

    /// Writes a line of text with its baseline at `y`.
    pub fn write(&mut self, class: &str, size: f64, x: f64, y: f64, anchor: Anchor, text: &str) {
        #[cfg(test)]
        self.words.push(Words::new(text, size, class == "strong", x, y, anchor));
        let word = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        let text = escape(text);
        self.put(format_args!(
            "<text{class} x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" text-anchor=\"{word}\">{text}</text>"
        ));
    }

    /// Writes ordinary text.
    pub fn text(&mut self, class: &str, x: f64, y: f64, anchor: Anchor, text: &str) {
        self.write(class, SIZE, x, y, anchor, text);
    }

    /// Writes text in the middle of `x`, pushed inwards where it would leave the sheet.
    pub fn centred(&mut self, class: &str, x: f64, y: f64, text: &str) {
        let half = words::width(text, SIZE) / 2.0;
        let x = x.min(self.width - EDGE / 2.0 - half).max(EDGE / 2.0 + half);
        self.text(class, x, y, Anchor::Middle, text);
    }

    /// Draws any element.
    pub fn put(&mut self, element: std::fmt::Arguments<'_>) {
        self.body.write_fmt(element).expect("writing into a string cannot fail");
        self.body.push('\n');
    }

    /// Draws a line.
    pub fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.put(format_args!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        ));
    }

    /// The words on the sheet with the room they may need.
    #[cfg(test)]
    pub fn words(&self) -> &[Words] {
        &self.words
    }

    /// The sheet as SVG, so high that everything fits.
    pub fn finish(self, height: f64) -> String {
        let (width, height) = (self.width, height.ceil());
        let (title, about) = (escape(&self.heading.title), escape(&self.heading.about));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" role=\"img\" width=\"{width}\" \
             height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n<title>{title}</title>\n\
             <desc>{about}</desc>\n<style>{STYLE}</style>\n\
             <rect class=\"paper\" width=\"{width}\" height=\"{height}\" rx=\"3\"/>\n{}</svg>",
            self.body
        )
    }
}
