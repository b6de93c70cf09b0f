//! Reading lines and writing lines. Nothing here knows what they mean.

use crate::voice::Voice;
use std::io::{self, BufRead, Write};

/// Where lines come from and go to.
pub struct Console {
    input: Box<dyn BufRead>,
    output: Box<dyn Write>,
}

impl Console {
    /// Standard input and output.
    pub fn standard() -> Console {
        Console { input: Box::new(io::stdin().lock()), output: Box::new(io::stdout().lock()) }
    }

    /// Writes one line. It is wrapped by now, so spaces that held words together become ordinary ones.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{}", text.replace('\u{a0}', " "))
    }

    /// Writes several lines.
    pub fn lines<T: AsRef<str>>(&mut self, lines: impl IntoIterator<Item = T>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.line(line.as_ref()))
    }

    /// Writes an empty line.
    pub fn gap(&mut self) -> io::Result<()> {
        self.line("")
    }

    /// Takes what stands on the screen out of sight, for the next person at the keyboard. Into a pipe nothing is
    /// written; without drawing the lines are only pushed up, so that no escape code disturbs a screen reader.
    pub fn wipe(&mut self, voice: &Voice) -> io::Result<()> {
        match voice.rows {
            None => Ok(()),
            Some(_) if voice.colour => write!(self.output, "\u{1b}[2J\u{1b}[H"),
            Some(rows) => (0..rows).try_for_each(|_| self.gap()),
        }
    }

    /// Asks for one line; `None` when the input has ended. Broken characters are replaced.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{}", prompt.replace('\u{a0}', " "))?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            self.line("")?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}
