//! Lines over an axis, each with the band its values may lie in.

use super::frame::{Draw, spread, tick_room};
use super::scale::Ruler;
use super::sheet::{Anchor, EDGE, SIZE, Sheet};
use super::words::{self, LINE};
use super::{Axis, Chart, Heading, Reference};
use std::fmt::Write;

/// How many lines differ by colour, dash and mark; further ones start over.
const KINDS: usize = 4;
/// The dashes of each kind.
const DASHES: [&str; KINDS] = ["none", "8 4", "2 4", "10 3 2 3"];

/// One point of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// Along the axis.
    pub x: f64,
    /// The value.
    pub y: f64,
    /// Where the value may lie in truth, from and to.
    pub interval: Option<(f64, f64)>,
}

impl Point {
    /// A point without an interval.
    pub fn new(x: f64, y: f64) -> Point {
        Point { x, y, interval: None }
    }

    /// With where the value may lie in truth.
    pub fn between(mut self, low: f64, high: f64) -> Point {
        self.interval = Some((low, high));
        self
    }
}

/// One line.
#[derive(Clone, Debug)]
pub struct Line {
    /// What it is; with a single line it may be empty.
    pub name: String,
    /// Its points, from the left.
    pub points: Vec<Point>,
}

/// Lines over an axis.
#[derive(Clone, Debug)]
pub struct Curve {
    /// What the chart says about itself.
    pub heading: Heading,
    /// The axis below.
    pub across: Axis,
    /// The axis at the left.
    pub up: Axis,
    /// The lines.
    pub lines: Vec<Line>,
    /// A level line to compare with.
    pub reference: Option<Reference>,
}

impl Chart for Curve {}

impl Draw for Curve {
    fn draw(&self, width: u32) -> (Sheet, f64) {
        let mut sheet = Sheet::new(&self.heading, width);
        let top = sheet.label_above(&self.up.label);
        let bottom = top + (sheet.width * 0.55).clamp(170.0, 320.0);
        let points = || self.lines.iter().flat_map(|line| &line.points);
        let heights = points().flat_map(|point| spread(point.y, point.interval));
        let heights = heights.chain(self.reference.as_ref().map(|reference| reference.at));
        let up = Ruler::new(&self.up, heights, bottom, top, SIZE, false);
        let (left, right) = (EDGE + tick_room(&up) + SIZE * 0.6, sheet.width - EDGE - SIZE);
        let across = Ruler::new(&self.across, points().map(|point| point.x), left, right, SIZE, true);

        sheet.ticks_at_the_left(&up, (left, right), SIZE * 0.5);
        for (at, _) in &across.ticks {
            let x = across.at(*at);
            sheet.line("grid", (x, bottom), (x, bottom + 4.0));
        }
        for (kind, line) in self.lines.iter().enumerate() {
            self.band(&mut sheet, kind % KINDS, line, &across, &up);
        }
        if let Some(reference) = &self.reference {
            let y = up.at(reference.at);
            sheet.line("ref", (left, y), (right, y));
        }
        for (kind, line) in self.lines.iter().enumerate() {
            // With many points the marks would hide the line.
            let every = (line.points.len() as f64 * 9.0 / (right - left)).ceil().max(1.0) as usize;
            self.line(&mut sheet, kind % KINDS, line, (&across, &up), every);
        }
        let ticks = bottom + SIZE * 1.4;
        for (at, text) in &across.ticks {
            sheet.centred("soft", across.at(*at), ticks, text);
        }
        let y = sheet.label_below(&self.across.label, (left + right) / 2.0, ticks);
        let height = self.legend(&mut sheet, y) + EDGE;
        (sheet, height)
    }
}

impl Curve {
    /// Draws a line, with a mark at every so many of its points.
    fn line(
        &self,
        sheet: &mut Sheet,
        kind: usize,
        line: &Line,
        (across, up): (&Ruler, &Ruler),
        every: usize,
    ) {
        let place = |point: &Point| (across.at(point.x), up.at(point.y));
        let mut path = String::new();
        for (x, y) in line.points.iter().map(place) {
            write!(path, "{x:.1},{y:.1} ").expect("writing into a string cannot fail");
        }
        sheet.put(format_args!(
            "<polyline class=\"s{kind} line\" stroke-dasharray=\"{}\" points=\"{}\"/>",
            DASHES[kind],
            path.trim_end()
        ));
        for (x, y) in line.points.iter().step_by(every).map(place) {
            mark(sheet, kind, x, y);
        }
    }

    fn band(&self, sheet: &mut Sheet, kind: usize, line: &Line, across: &Ruler, up: &Ruler) {
        let known: Vec<(f64, (f64, f64))> =
            line.points.iter().filter_map(|point| Some((point.x, point.interval?))).collect();
        if known.is_empty() {
            return;
        }
        let high = known.iter().map(|(x, interval)| (across.at(*x), up.at(interval.1)));
        let low = known.iter().rev().map(|(x, interval)| (across.at(*x), up.at(interval.0)));
        let corners: Vec<String> = high.chain(low).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        sheet.put(format_args!("<polygon class=\"s{kind} band\" points=\"{}\"/>", corners.join(" ")));
    }

    /// What each line is, below the chart. Returns how far down it reaches.
    fn legend(&self, sheet: &mut Sheet, mut y: f64) -> f64 {
        const SAMPLE: f64 = 40.0;
        let lines = self.lines.iter().enumerate().filter(|(_, line)| !line.name.is_empty());
        let mut entries: Vec<(Option<usize>, &str)> =
            lines.map(|(kind, line)| (Some(kind % KINDS), line.name.as_str())).collect();
        entries.extend(self.reference.as_ref().map(|reference| (None, reference.label.as_str())));
        if !entries.is_empty() {
            y += SIZE * 0.4;
        }
        for (kind, name) in entries {
            let room = sheet.width - 2.0 * EDGE - SAMPLE;
            for (index, text) in words::wrap(name, SIZE, room).iter().enumerate() {
                y += SIZE * (LINE + 0.1);
                if index == 0 {
                    let level = y - SIZE * 0.35;
                    match kind {
                        Some(kind) => {
                            sheet.put(format_args!(
                                "<polyline class=\"s{kind} line\" stroke-dasharray=\"{}\" points=\"{EDGE},{level:.1} {:.1},{level:.1}\"/>",
                                DASHES[kind],
                                EDGE + 30.0
                            ));
                            mark(sheet, kind, EDGE + 15.0, level);
                        }
                        None => sheet.line("ref", (EDGE, level), (EDGE + 30.0, level)),
                    }
                }
                sheet.text("", EDGE + SAMPLE, y, Anchor::Start, text);
            }
        }
        y
    }
}

/// Each kind of line has its own mark: disc, square, diamond, triangle.
fn mark(sheet: &mut Sheet, kind: usize, x: f64, y: f64) {
    let shape = match kind {
        0 => format!("M{:.1} {y:.1}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z", x - 3.5),
        1 => format!("M{:.1} {:.1}h6v6h-6z", x - 3.0, y - 3.0),
        2 => format!("M{x:.1} {:.1}l4.5 4.5l-4.5 4.5l-4.5 -4.5z", y - 4.5),
        _ => format!("M{x:.1} {:.1}l4.5 8h-9z", y - 5.0),
    };
    sheet.put(format_args!("<path class=\"s{kind} fill\" d=\"{shape}\"/>"));
}
