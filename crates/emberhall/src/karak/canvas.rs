//! A sheet of characters, each in its ink, that grows in any direction and is cut to a frame in the end.

use crate::board::Frame;
use crate::ink::Ink;
use crate::voice::Voice;
use std::collections::BTreeMap;

/// The sheet. Rows grow downwards, columns to the right; both may be negative.
#[derive(Default)]
pub struct Canvas {
    cells: BTreeMap<(i32, i32), (char, Ink)>,
    /// What should stay in sight.
    focus: (i32, i32),
}

impl Canvas {
    /// Puts one character.
    pub fn put(&mut self, row: i32, column: i32, sign: char, ink: Ink) {
        self.cells.insert((row, column), (sign, ink));
    }

    /// Writes a text with its middle at the column, cut to a width.
    pub fn write(&mut self, row: i32, column: i32, width: usize, text: &str, ink: Ink) {
        let signs: Vec<char> = text.chars().take(width).collect();
        let start = column - signs.len() as i32 / 2;
        for (offset, sign) in signs.into_iter().enumerate() {
            self.put(row, start + offset as i32, sign, ink);
        }
    }

    /// The place that should stay in sight when the sheet is cut.
    pub fn focus(&mut self, row: i32, column: i32) {
        self.focus = (row, column);
    }

    /// The sheet as lines, cut to the frame around the focus; marks at the sides and a note below show that it
    /// goes on.
    pub fn rows(&self, frame: Frame, voice: &Voice) -> Vec<String> {
        let bounds = |pick: fn(&(i32, i32)) -> i32| {
            let least = self.cells.keys().map(pick).min().unwrap_or(0);
            let most = self.cells.keys().map(pick).max().unwrap_or(0);
            (least, most)
        };
        let rows = window(bounds(|cell| cell.0), self.focus.0, frame.rows);
        // One column stays free at each edge for the marks.
        let columns = window(bounds(|cell| cell.1), self.focus.1, frame.columns.saturating_sub(2));
        let beyond = |test: &dyn Fn(&(i32, i32)) -> bool| self.cells.keys().any(test);
        let mut lines = Vec::new();
        for row in rows.0..=rows.1 {
            let more_left = beyond(&|cell| cell.0 == row && cell.1 < columns.0);
            let more_right = beyond(&|cell| cell.0 == row && cell.1 > columns.1);
            let mut line = String::from(if more_left { "‹" } else { " " });
            line.push_str(&self.row(row, columns, voice));
            let padding = (columns.1 - columns.0 + 2) as usize;
            if more_right {
                let length = self.cells.range((row, columns.0)..=(row, columns.1)).next_back();
                let used = length.map_or(0, |((_, column), _)| column - columns.0 + 1) as usize + 1;
                line.push_str(&" ".repeat(padding.saturating_sub(used)));
                line.push('›');
            }
            lines.push(line.trim_end().to_owned());
        }
        let hidden = |cell: &(i32, i32)| {
            cell.0 < rows.0 || cell.0 > rows.1 || cell.1 < columns.0 || cell.1 > columns.1
        };
        if beyond(&hidden) {
            lines.push(voice.paint(Ink::Faint, &voice.word("ui-map-cropped")));
        }
        lines
    }

    fn row(&self, row: i32, columns: (i32, i32), voice: &Voice) -> String {
        let mut line = String::new();
        let mut run = String::new();
        let mut run_ink = Ink::Plain;
        let mut column = columns.0;
        for ((_, at), (sign, ink)) in self.cells.range((row, columns.0)..=(row, columns.1)) {
            let gap = (at - column) as usize;
            if gap > 0 || *ink != run_ink {
                line.push_str(&voice.paint(run_ink, &run));
                run.clear();
                run_ink = *ink;
                line.push_str(&" ".repeat(gap));
            }
            run.push(*sign);
            column = at + 1;
        }
        line.push_str(&voice.paint(run_ink, &run));
        line
    }
}

/// The part of a range that fits into a size, with the focus as near to its middle as can be.
fn window((least, most): (i32, i32), focus: i32, size: usize) -> (i32, i32) {
    let size = i32::try_from(size).unwrap_or(i32::MAX).max(1);
    if most.saturating_sub(least) < size {
        return (least, most);
    }
    let start = (focus - size / 2).clamp(least, most - size + 1);
    (start, start + size - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_keeps_the_focus_in_sight() {
        assert_eq!(window((0, 9), 5, 20), (0, 9));
        assert_eq!(window((0, 99), 50, 10), (45, 54));
        assert_eq!(window((0, 99), 2, 10), (0, 9));
        assert_eq!(window((-50, 49), 49, 10), (40, 49));
        assert_eq!(window((0, 9), 5, usize::MAX), (0, 9));
    }
}
