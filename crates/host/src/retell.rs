//! Records told again, from the inputs in memory: for those who were away, and as a file when the game is over.

use crate::broadcast::record_for;
use crate::desk::Desk;
use crate::draft::Draft;
use crate::history::History;
use crate::host::Host;
use crate::journal::{Opened, Record};
use crate::log::{Entry, Line, entries};
use crate::protocol::Records;
use crate::refused::Denied;
use crate::shown::{RecordOf, Scene, TellOf, raw};
use catalog::Listed;
use fair::Seed;
use ids::TableId;
use serde_json::value::RawValue;
use std::sync::Arc;
use table::patch::Broadcast;
use table::{GameFile, Played, Session, Told, Viewer};

/// How many records may be asked for at once.
pub(crate) const MOST: u64 = 400;

/// Everything that is needed to go through the records of a table again.
struct Past<G: Listed> {
    opened: Arc<Opened<G>>,
    seed: Seed,
    table: TableId,
    lines: Vec<Line<G>>,
    inputs: Vec<Played<G>>,
}

impl<G: Listed> Past<G> {
    /// The first so many records of a table.
    fn of(desk: &Desk<G>, count: u64) -> Past<G> {
        Past {
            opened: desk.opened.clone(),
            seed: desk.seed.clone(),
            table: desk.table,
            lines: desk.log.first(count),
            inputs: desk.session().map(Session::inputs).unwrap_or_default().to_vec(),
        }
    }

    /// Goes through the records, with the table as it is after each.
    fn replay(self, mut each: impl FnMut(&Draft<'_, G>, u64, i64, Record<G>, Vec<Told<G::Event>>)) {
        let mut entries = (0..).zip(entries(self.lines, self.inputs));
        let Some((_, (at, _))) = entries.next() else { return };
        let desk = Desk::open(self.opened.clone(), at, self.seed, self.table);
        let mut draft = desk.draft();
        each(&draft, 0, at, Record::Opened(Box::new((*self.opened).clone())), Vec::new());
        for (n, (at, entry)) in entries {
            let mut told = Vec::new();
            let record = match entry {
                Entry::Opened => continue,
                Entry::Played(played, by) => {
                    let (input, chain) = (played.input.clone(), Some(played.chain));
                    draft.resume(at.into(), played, &mut told);
                    Record::Played { input, chain, state: None, by, used: None }
                }
                Entry::Other(record) => {
                    // It was taken before, so it is taken again.
                    if draft.fold(at.into(), record.clone()).is_err() {
                        return;
                    }
                    draft.steps.clear();
                    record
                }
            };
            each(&draft, n, at, record, told);
        }
    }
}

/// Records that are to be told again.
pub(crate) struct Retelling<G: Listed> {
    past: Past<G>,
    from: u64,
    /// With patches, and the view before them.
    views: bool,
    viewer: Viewer,
    /// Whether the viewer may know where the same people play again.
    follows: bool,
}

impl<G: Listed> Retelling<G> {
    pub fn of(
        desk: &Desk<G>,
        (from, to): (u64, u64),
        views: bool,
        viewer: Viewer,
        follows: bool,
    ) -> Retelling<G> {
        Retelling { past: Past::of(desk, to), from, views, viewer, follows }
    }

    pub fn run(self, id: u32) -> TellOf<G> {
        let Retelling { past, from, views, viewer, follows } = self;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let mut view: Option<G::View> = None;
        let mut before = RawValue::NULL.to_owned();
        let mut records: Vec<RecordOf<G>> = Vec::new();
        past.replay(|draft, n, at, record, told| {
            if n >= from {
                let what = draft.standing.what(&record);
                let what = if follows { what } else { what.for_strangers() };
                let mut retold = record_for::<G>(n, at, what, &told, viewer);
                if views {
                    patch::<G>(&mut view, &mut retold, &told, viewer);
                    let leaps = matches!(record, Record::Began | Record::TakenBack { .. });
                    if let Some(state) = draft.state().filter(|_| leaps) {
                        let whole = view.insert(state.view(viewer));
                        retold.shown = Some(scene(draft).shown(seat, &[], Some(raw(whole))));
                    }
                }
                records.push(retold);
            } else if views && n + 1 == from {
                view = draft.state().map(|state| state.view(viewer));
                if let Some(view) = &view {
                    before = raw(view);
                }
            }
        });
        let before = views.then_some(before);
        TellOf::<G>::Records(Box::new(Records { id, viewer: seat, from, before, records }))
    }
}

/// Brings the view up to date with a record, of which the events get their patches.
fn patch<G: Listed>(
    view: &mut Option<G::View>,
    record: &mut RecordOf<G>,
    told: &[Told<G::Event>],
    viewer: Viewer,
) {
    let Some(view) = view else { return };
    let heard = told.iter().filter(|told| told.to.includes(viewer));
    for (happened, told) in record.events.iter_mut().zip(heard) {
        let patch = Broadcast::<G>::new(&told.event).fold(view);
        happened.patch = Some(patch).filter(|patch| !patch.is_empty());
    }
}

fn scene<'a, G: Listed>(draft: &'a Draft<'_, G>) -> Scene<'a, G> {
    let (state, sequence) = (draft.state(), draft.sequence());
    Scene { standing: &draft.standing, state, sequence, undo: None, seed: None }
}

/// A game that is over, to be written as a file.
pub struct Export<G: Listed> {
    file: GameFile<G>,
    past: Past<G>,
}

impl<G: Listed> Export<G> {
    /// The file, with everything needed to verify its dice. It takes as long as it takes.
    pub fn write(self) -> String {
        let mut history = History::new();
        self.past.replay(|draft, _, at, record, _| history.add(&draft.standing.places, at, &record));
        history.complete(self.file).with_draws().write()
    }
}

impl<G: Listed> Host<G> {
    /// The game as a file; only when it is over.
    ///
    /// # Errors
    /// When the game is not over.
    pub fn export(&self) -> Result<Export<G>, Denied> {
        let playing = self.desk.game.as_ref().ok_or(Denied::NotBegun)?;
        if !self.desk.is_over() {
            return Err(Denied::NotOver);
        }
        let file = fair::file(&playing.session, &playing.dice);
        Ok(Export { file, past: Past::of(&self.desk, u64::MAX) })
    }
}
