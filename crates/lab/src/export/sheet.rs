//! Rows as columns with names.

use crate::row::Row;

/// A table of columns of equal length.
pub struct Sheet {
    pub columns: Vec<Column>,
}

pub struct Column {
    pub name: &'static str,
    pub cells: Cells,
}

/// The cells of a column.
pub enum Cells {
    /// Whole numbers.
    Whole(Vec<i64>),
    /// Numbers with a fraction.
    Real(Vec<f64>),
    /// Texts.
    Text(Vec<String>),
    /// Yes or no.
    Flag(Vec<bool>),
}

impl Cells {
    fn shown(&self, row: usize) -> String {
        match self {
            Cells::Whole(cells) => cells[row].to_string(),
            Cells::Real(cells) => cells[row].to_string(),
            Cells::Text(cells) => cells[row].clone(),
            Cells::Flag(cells) => cells[row].to_string(),
        }
    }

    fn len(&self) -> usize {
        match self {
            Cells::Whole(cells) => cells.len(),
            Cells::Real(cells) => cells.len(),
            Cells::Text(cells) => cells.len(),
            Cells::Flag(cells) => cells.len(),
        }
    }
}

impl Sheet {
    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.columns.first().map_or(0, |column| column.cells.len())
    }

    /// The table as CSV with a line of names.
    pub fn csv(&self) -> Result<Vec<u8>, csv::Error> {
        let mut writer = csv::Writer::from_writer(Vec::new());
        writer.write_record(self.columns.iter().map(|column| column.name))?;
        for row in 0..self.len() {
            writer.write_record(self.columns.iter().map(|column| column.cells.shown(row)))?;
        }
        writer.into_inner().map_err(|error| error.into_error().into())
    }
}

/// Makes columns from items: a name, a kind of cells, and how a cell is read.
struct Maker<'a, T> {
    items: &'a [T],
    columns: Vec<Column>,
}

impl<T> Maker<'_, T> {
    fn whole(&mut self, name: &'static str, cell: impl Fn(&T) -> i64) {
        let cells = Cells::Whole(self.items.iter().map(cell).collect());
        self.columns.push(Column { name, cells });
    }

    fn real(&mut self, name: &'static str, cell: impl Fn(&T) -> f64) {
        let cells = Cells::Real(self.items.iter().map(cell).collect());
        self.columns.push(Column { name, cells });
    }

    fn text(&mut self, name: &'static str, cell: impl Fn(&T) -> String) {
        let cells = Cells::Text(self.items.iter().map(cell).collect());
        self.columns.push(Column { name, cells });
    }

    fn flag(&mut self, name: &'static str, cell: impl Fn(&T) -> bool) {
        let cells = Cells::Flag(self.items.iter().map(cell).collect());
        self.columns.push(Column { name, cells });
    }
}

fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(";")
}

/// One row for each game: nothing that a clock decides.
pub fn games(rows: &[Row], names: &[&str], setups: &[&str]) -> Sheet {
    let mut make = Maker { items: rows, columns: Vec::new() };
    make.whole("contest", |row| row.duel as i64);
    make.whole("game", |row| row.index as i64);
    make.whole("pair", |row| row.pair as i64);
    make.text("seed", |row| row.key.to_string());
    make.whole("players", |row| row.players().into());
    make.text("setup", |row| setups[row.setup].to_owned());
    make.text("bots", |row| list(row.seats.iter().map(|seat| names[seat.entrant].to_owned())));
    make.flag("finished", |row| row.over);
    make.text("shares", |row| list(row.seats.iter().map(|seat| seat.share.to_string())));
    make.text("points", |row| list(row.seats.iter().map(|seat| seat.points.to_string())));
    make.whole("turns", |row| row.turns.into());
    make.whole("rounds", |row| row.rounds().into());
    make.whole("inputs", |row| row.inputs.into());
    make.whole("decisions", |row| row.seats.iter().map(|seat| i64::from(seat.decisions)).sum());
    make.whole("lead_changes", |row| row.course.lead_changes.into());
    make.real("winner_deficit", |row| row.course.deficit.as_f64());
    make.text("half_time_leader_won", |row| {
        row.course.half_leader_won.map_or(String::new(), |won| won.to_string())
    });
    make.flag("won_from_last", |row| row.course.won_from_last);
    make.text("things", |row| list(row.facts.iter().map(|(kind, id, _)| format!("{kind}:{id}"))));
    make.text("file", |row| row.file.clone().unwrap_or_default());
    Sheet { columns: make.columns }
}

/// One row for each seat of each game.
pub fn seats(rows: &[Row], names: &[&str]) -> Sheet {
    let items: Vec<(&Row, usize)> =
        rows.iter().flat_map(|row| (0..row.seats.len()).map(move |seat| (row, seat))).collect();
    let mut make = Maker { items: &items, columns: Vec::new() };
    make.whole("contest", |(row, _)| row.duel as i64);
    make.whole("game", |(row, _)| row.index as i64);
    make.whole("seat", |(_, seat)| *seat as i64 + 1);
    make.whole("players", |(row, _)| row.players().into());
    make.text("bot", |(row, seat)| names[row.seats[*seat].entrant].to_owned());
    make.real("share", |(row, seat)| row.seats[*seat].share);
    make.real("points", |(row, seat)| row.seats[*seat].points.as_f64());
    make.text("things", |(row, seat)| {
        let owned = row.facts.iter().map(|(kind, id, owned)| (kind, id, owned[*seat]));
        list(owned.filter(|(.., count)| *count > 0).map(|(kind, id, count)| format!("{kind}:{id}={count}")))
    });
    make.whole("decisions", |(row, seat)| row.seats[*seat].decisions.into());
    make.whole("late", |(row, seat)| row.seats[*seat].late.into());
    make.whole("troubles", |(row, seat)| row.seats[*seat].troubles.into());
    make.real("slowest_ms", |(row, seat)| row.seats[*seat].slowest as f64 / 1000.0);
    make.real("thought_ms", |(row, seat)| row.seats[*seat].thought as f64 / 1000.0);
    Sheet { columns: make.columns }
}
