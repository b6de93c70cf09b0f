//! One self-contained HTML file: headings, texts, tables and charts in the house's look.

use super::sheet::escape;
use super::{Chart, Heading};
use std::fmt::Write;

/// The widths a page lays its charts out for: a phone, and a desk.
const WIDTHS: [(u32, &str); 2] = [(330, "narrow"), (720, "wide")];

/// A page.
#[derive(Default)]
pub struct Page {
    /// Its title.
    pub title: String,
    /// The code of its language, as in `en`.
    pub language: String,
    /// What it is about, before the sections.
    pub lead: Vec<String>,
    /// Its sections.
    pub sections: Vec<Section>,
    /// Its last line.
    pub foot: String,
}

/// A part of a page.
#[derive(Default)]
pub struct Section {
    /// Its heading.
    pub heading: String,
    /// What it holds.
    pub blocks: Vec<Block>,
}

impl Section {
    /// A section.
    pub fn new(heading: impl Into<String>, blocks: Vec<Block>) -> Section {
        Section { heading: heading.into(), blocks }
    }
}

/// What a section holds.
pub enum Block {
    /// A paragraph.
    Text(String),
    /// A chart with a caption, which may be empty.
    Chart {
        /// The chart.
        chart: Box<dyn Chart>,
        /// Below it.
        caption: String,
    },
    /// A table. The first column names the rows; the others are numbers, unless they are words.
    Table {
        /// What it shows.
        caption: String,
        /// The heads of the columns.
        head: Vec<String>,
        /// The rows.
        rows: Vec<Vec<String>>,
    },
    /// A line to be typed into a shell.
    Command(String),
    /// Files beside the page, each with what it is.
    Links(Vec<(String, String)>),
}

impl Block {
    /// A paragraph.
    pub fn text(text: impl Into<String>) -> Block {
        Block::Text(text.into())
    }

    /// A chart.
    pub fn chart(chart: impl Chart + 'static, caption: impl Into<String>) -> Block {
        Block::Chart { chart: Box::new(chart), caption: caption.into() }
    }
}

/// A page with a title and sections, without a lead.
pub fn page(title: &str, language: &str, sections: Vec<Section>) -> String {
    let page = Page { title: title.to_owned(), language: language.to_owned(), sections, ..Page::default() };
    page.html()
}

impl Page {
    /// The page as one HTML file.
    pub fn html(&self) -> String {
        let mut html = String::new();
        self.write(&mut html).expect("writing into a string cannot fail");
        html
    }

    fn write(&self, out: &mut String) -> std::fmt::Result {
        let (title, language) = (escape(&self.title), escape(&self.language));
        write!(
            out,
            "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>\n{}</style>\n</head>\n<body>\n<header>\n<h1>{title}</h1>\n",
            include_str!("page.css")
        )?;
        for line in &self.lead {
            writeln!(out, "<p>{}</p>", escape(line))?;
        }
        out.push_str("</header>\n<main>\n");
        for section in &self.sections {
            writeln!(out, "<section>\n<h2>{}</h2>", escape(&section.heading))?;
            for block in &section.blocks {
                block.write(out)?;
            }
            out.push_str("</section>\n");
        }
        out.push_str("</main>\n");
        if !self.foot.is_empty() {
            writeln!(out, "<footer>{}</footer>", escape(&self.foot))?;
        }
        out.push_str("</body>\n</html>\n");
        Ok(())
    }
}

impl Block {
    fn write(&self, out: &mut String) -> std::fmt::Result {
        match self {
            Block::Text(text) => writeln!(out, "<p>{}</p>", escape(text)),
            Block::Chart { chart, caption } => {
                out.push_str("<figure>\n");
                for (width, class) in WIDTHS {
                    writeln!(out, "<div class=\"{class}\">\n{}\n</div>", chart.svg(width))?;
                }
                if !caption.is_empty() {
                    writeln!(out, "<figcaption>{}</figcaption>", escape(caption))?;
                }
                out.push_str("</figure>\n");
                Ok(())
            }
            Block::Table { caption, head, rows } => table(out, caption, head, rows),
            Block::Command(line) => writeln!(out, "<pre tabindex=\"0\"><code>{}</code></pre>", escape(line)),
            Block::Links(links) => {
                out.push_str("<ul>\n");
                for (file, about) in links {
                    let file = escape(file);
                    writeln!(out, "<li><a href=\"{file}\">{file}</a> {}</li>", escape(about))?;
                }
                out.push_str("</ul>\n");
                Ok(())
            }
        }
    }
}

fn table(out: &mut String, caption: &str, head: &[String], rows: &[Vec<String>]) -> std::fmt::Result {
    let number = |text: &str| text.chars().next().is_some_and(|c| c.is_ascii_digit() || "−–-+".contains(c));
    let numeric =
        |column: usize| column > 0 && rows.iter().filter_map(|row| row.get(column)).all(|text| number(text));
    let class = |column: usize| if numeric(column) { " class=\"n\"" } else { "" };
    // A wide table is scrolled by the keyboard too, so it takes the focus and needs a name.
    let name = if caption.is_empty() { head.join(", ") } else { caption.to_owned() };
    writeln!(out, "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"{}\">", escape(&name))?;
    out.push_str("<table>\n");
    if !caption.is_empty() {
        writeln!(out, "<caption>{}</caption>", escape(caption))?;
    }
    out.push_str("<thead><tr>");
    for (column, text) in head.iter().enumerate() {
        write!(out, "<th scope=\"col\"{}>{}</th>", class(column), escape(text))?;
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for row in rows {
        out.push_str("<tr>");
        for (column, text) in row.iter().enumerate() {
            let text = escape(text);
            match column {
                0 => write!(out, "<th scope=\"row\">{text}</th>")?,
                _ => write!(out, "<td{}>{text}</td>", class(column))?,
            }
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table>\n</div>\n");
    Ok(())
}

impl From<&str> for Heading {
    fn from(title: &str) -> Heading {
        Heading::new(title, "")
    }
}
