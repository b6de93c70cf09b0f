//! A page as plain text: headings, paragraphs and tables, without the charts.

use crate::charts::{Block, Page};

/// The widest paragraph.
const WIDTH: usize = 100;

/// The most files that are listed; the page links them all.
const LINKS: usize = 5;

/// The page for a terminal or a text file.
pub fn page(page: &Page) -> String {
    let mut lines = vec![page.title.clone(), "═".repeat(page.title.chars().count())];
    page.lead.iter().for_each(|text| lines.extend(wrapped(text)));
    for section in &page.sections {
        lines.extend([String::new(), section.heading.clone(), "─".repeat(section.heading.chars().count())]);
        for block in &section.blocks {
            match block {
                Block::Text(text) => lines.extend(wrapped(text)),
                Block::Chart { .. } => {}
                Block::Table { head, rows, .. } => lines.extend(table(head, rows)),
                Block::Command(line) => lines.push(format!("  {line}")),
                Block::Links(links) => {
                    lines.extend(links.iter().take(LINKS).map(|(file, about)| format!("  {file}  {about}")));
                    if links.len() > LINKS {
                        lines.push("  …".to_owned());
                    }
                }
            }
        }
    }
    lines.push(String::new());
    let trimmed: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    trimmed.join("\n").replace('\u{a0}', " ")
}

/// The text in lines of words.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(word.to_owned());
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

/// A table: the first column to the left, the others to the right unless they hold words.
fn table(head: &[String], rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column)).chain([&head[column]]);
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let number = |cell: &String| cell.starts_with(|c: char| c.is_ascii_digit() || "−–-+±".contains(c));
    let right: Vec<bool> = (0..head.len())
        .map(|column| column > 0 && rows.iter().filter_map(|row| row.get(column)).all(number))
        .collect();
    let widths: Vec<usize> = (0..head.len()).map(width).collect();
    let line = |cells: &[String]| {
        let padded = cells.iter().zip(&widths).zip(&right).map(|((cell, width), right)| {
            let room = " ".repeat(width - cell.chars().count());
            if *right { format!("{room}{cell}") } else { format!("{cell}{room}") }
        });
        padded.collect::<Vec<_>>().join("  ")
    };
    [line(head)].into_iter().chain(rows.iter().map(|row| line(row))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_to_the_right_and_names_to_the_left() {
        let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
        let lines = table(&words(&["Bot", "Wins"]), &[words(&["greedy", "9"]), words(&["a", "12"])]);
        assert_eq!(lines, ["Bot     Wins", "greedy     9", "a         12"]);
    }

    #[test]
    fn paragraphs_are_wrapped_at_words() {
        let lines = wrapped(&"word ".repeat(50));
        assert!(lines.len() > 1 && lines.iter().all(|line| line.chars().count() <= WIDTH));
    }
}
