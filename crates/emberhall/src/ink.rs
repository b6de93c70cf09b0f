//! What is coloured how. Colour only repeats what letters and signs already say.

use anstyle::{AnsiColor, Style};

/// The kinds of things that may be coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// As the terminal prints.
    #[default]
    Plain,
    /// Headings.
    Heading,
    /// Numbers of choices.
    Number,
    /// What is less important.
    Faint,
    /// What went wrong.
    Problem,
    /// The border of a hex.
    Border,
    /// A border that cannot be crossed.
    Chasm,
    /// Where something is.
    Place,
    /// A person or hero.
    Person,
    /// The one whose turn it is.
    Active,
    /// Something to fight.
    Foe,
    /// What someone has built.
    City,
    /// Things lying about.
    Item,
    /// Fields.
    Field,
    /// Woods.
    Wood,
    /// Stones.
    Rock,
}

impl Ink {
    fn style(self) -> Style {
        let colour = |colour: AnsiColor| colour.on_default();
        match self {
            Ink::Plain => Style::new(),
            Ink::Heading => Style::new().bold(),
            Ink::Number => colour(AnsiColor::Cyan).bold(),
            Ink::Faint => Style::new().dimmed(),
            Ink::Problem => colour(AnsiColor::Yellow),
            Ink::Border => Style::new().dimmed(),
            Ink::Chasm => colour(AnsiColor::Red).bold(),
            Ink::Place => Style::new().dimmed(),
            Ink::Person => colour(AnsiColor::BrightCyan).bold(),
            Ink::Active => colour(AnsiColor::BrightCyan).bold().invert(),
            Ink::Foe => colour(AnsiColor::BrightRed).bold(),
            Ink::City => colour(AnsiColor::BrightMagenta).bold(),
            Ink::Item => colour(AnsiColor::BrightYellow),
            Ink::Field => colour(AnsiColor::Yellow),
            Ink::Wood => colour(AnsiColor::Green),
            Ink::Rock => colour(AnsiColor::White),
        }
    }

    /// The text in this ink.
    pub fn paint(self, text: &str) -> String {
        let style = self.style();
        if style.is_plain() { text.to_owned() } else { format!("{style}{text}{style:#}") }
    }
}
