//! Figures as lines for the terminal, as CSV, as a chart and as a page.

use super::Given;
use crate::console::Console;
use crate::ink::Ink;
use crate::voice::Voice;
use crate::{Stop, files};
use lab::charts::{Chart, Numerals, Page};

/// How long the bars of the terminal are.
const BAR: usize = 40;

/// One row of the terminal.
pub enum Row {
    /// A heading.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// A figure with its name.
    Figure(String, String),
    /// A bar: its name, its share of the whole, its figure, whether it stands out.
    Bar(String, f64, String, bool),
}

/// Everything a command has found.
pub struct Report {
    /// For the terminal.
    pub rows: Vec<Row>,
    /// For a spreadsheet: table, key, count, of how many, share.
    pub csv: Vec<(&'static str, String, u128, u128)>,
    /// For a browser.
    pub page: Page,
    /// The chart that stands for it all.
    pub chart: Box<dyn Chart>,
}

/// Numbers as the language spoken writes them.
#[derive(Clone, Copy)]
pub struct Numbers(pub Numerals);

impl Numbers {
    /// Those of a voice.
    pub fn of(voice: &Voice) -> Numbers {
        Numbers(Numerals::of(voice.texts.language().code()))
    }

    /// A share with two digits; what is neither nothing nor all is never rounded to it.
    pub fn percent(self, share: f64) -> String {
        match share {
            0.0 | 1.0 => self.0.percent(share, 0),
            _ if share < 0.0001 => format!("< {}", self.0.percent(0.0001, 2)),
            _ if share > 0.9999 => format!("> {}", self.0.percent(0.9999, 2)),
            _ => self.0.percent(share, 2),
        }
    }

    /// A mean with three digits.
    pub fn mean(self, value: f64) -> String {
        self.0.number(value, 3)
    }
}

impl Report {
    /// Shows the rows.
    pub fn show(&self, voice: &Voice, console: &mut Console) -> Result<(), Stop> {
        let width = |text: &str| text.chars().count();
        let figures = self.rows.iter().filter_map(|row| match row {
            Row::Figure(name, _) => Some(width(name)),
            _ => None,
        });
        let most = figures.max().unwrap_or(0).min(voice.columns.saturating_sub(24));
        for (index, row) in self.rows.iter().enumerate() {
            match row {
                Row::Heading(text) => {
                    if index > 0 {
                        console.gap()?;
                    }
                    console.line(&voice.heading(text))?;
                }
                Row::Text(text) => console.lines(voice.wrap("", 0, text))?,
                Row::Figure(name, value) if voice.plain => console.line(&format!("{name}: {value}"))?,
                Row::Figure(name, value) => {
                    let room = most.saturating_sub(width(name));
                    console.line(&format!("{name}{}  {value}", " ".repeat(room)))?;
                }
                Row::Bar(name, _, value, _) if voice.plain => console.line(&format!("{name}: {value}"))?,
                Row::Bar(..) => console.line(&self.bar(voice, index))?,
            }
        }
        Ok(())
    }

    /// A bar, level with its neighbours.
    fn bar(&self, voice: &Voice, index: usize) -> String {
        let name_of = |row: &Row| match row {
            Row::Bar(name, ..) => Some(name.chars().count()),
            _ => None,
        };
        let before = self.rows[..index].iter().rev().map_while(name_of);
        let most = before.chain(self.rows[index..].iter().map_while(name_of)).max().unwrap_or(0);
        let Row::Bar(name, share, value, strong) = &self.rows[index] else { return String::new() };
        let room = " ".repeat(most.saturating_sub(name.chars().count()));
        let whole = BAR.min(voice.columns.saturating_sub(most + 12));
        let length = (share * whole as f64).round() as usize;
        // Two kinds of bars differ in their sign, not in colour alone.
        let sign = if *strong { "█" } else { "░" };
        let bar = voice.paint(if *strong { Ink::Item } else { Ink::Faint }, &sign.repeat(length));
        let rest = " ".repeat(whole.saturating_sub(length));
        format!("{room}{name} {bar}{rest} {value}")
    }

    /// Writes the files that are asked for, and names them.
    pub fn save<'g>(&self, given: &'g Given) -> Result<Vec<&'g str>, Stop> {
        let mut written = Vec::new();
        let files: [(&str, &dyn Fn() -> String); 3] =
            [("csv", &|| self.spreadsheet()), ("html", &|| self.page.html()), ("svg", &|| self.chart.file())];
        for (kind, text) in files {
            if let Some(path) = given.text(kind) {
                files::write_text(path, &text())?;
                written.push(path);
            }
        }
        Ok(written)
    }

    /// The figures for a spreadsheet: whole counts, and their share with full precision.
    fn spreadsheet(&self) -> String {
        let mut text = String::from("table,key,count,of,share\n");
        for (table, key, count, of) in &self.csv {
            let share = *count as f64 / (*of).max(1) as f64;
            text.push_str(&format!("{table},{},{count},{of},{share}\n", quoted(key)));
        }
        text
    }
}

/// A field of a spreadsheet.
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_never_rounded_to_nothing_or_all() {
        let numbers = Numbers(Numerals::ENGLISH);
        assert_eq!(numbers.percent(0.0), "0%");
        assert_eq!(numbers.percent(1.0), "100%");
        assert_eq!(numbers.percent(1e-9), "< 0.01%");
        assert_eq!(numbers.percent(1.0 - 1e-9), "> 99.99%");
        assert_eq!(numbers.percent(0.125), "12.50%");
    }

    #[test]
    fn fields_are_quoted_where_they_must_be() {
        assert_eq!(quoted("a"), "a");
        assert_eq!(quoted("a, \"b\""), "\"a, \"\"b\"\"\"");
    }
}
