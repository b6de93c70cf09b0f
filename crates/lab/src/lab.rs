//! A study from the request to the files.

use crate::export;
use crate::locale::Locale;
use crate::progress::Progress;
use crate::request::Job;
use crate::run::Runner;
use crate::store::{RunHeader, Store};
use crate::study::{Findings, page};
use crate::{Error, Kind, Request, text};
use catalog::{Games, Listed, Registry, Visit};
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::Message;
use texts::Texts;

/// Why a study ends early.
#[derive(Debug)]
pub enum Failure {
    /// Something the user should know.
    Problem(Error),
    /// The output is gone.
    Output(io::Error),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Problem(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Makes a study of one of these games, shows it, and writes its files.
pub fn run<L: Games>(
    games: Registry<L>,
    kind: Kind,
    request: &Request,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    struct Entry<'a>(Kind, &'a Request, Locale<'a>, &'a mut dyn Write);
    impl Visit for Entry<'_> {
        type Out = Result<(), Failure>;
        fn visit<G: Listed>(self) -> Result<(), Failure> {
            let Entry(kind, request, locale, out) = self;
            study(Job::<G>::read(kind, request)?, locale, out)
        }
    }
    let id = request.game.to_ascii_lowercase();
    let unknown = || Failure::Problem(Error::unknown_game(games, &request.game));
    games.visit(&id, Entry(kind, request, Locale::new(texts), out)).unwrap_or_else(|| Err(unknown()))
}

fn study<G: Listed>(job: Job<G>, locale: Locale<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    let (mut store, there) = match &job.out {
        Some(folder) => {
            let header = RunHeader::new(job.command.identity(), G::RULES_VERSION);
            let (store, there) = Store::open(folder, &header)?;
            (Some(store), there)
        }
        None => (None, Vec::new()),
    };
    let runner = Runner::<G> {
        plan: &job.plan,
        entrants: &job.entrants,
        setups: &job.setups,
        max_turns: job.max_turns,
        jobs: job.jobs,
        keep: job.keep,
        decisions: job.decisions,
        stop: stop_on_interrupt(locale),
    };
    let progress = Progress::new(&locale.word("lab-remaining"));
    let rows = runner.run(there, store.as_mut(), &progress)?;
    let findings = Findings::new(&job, &rows, locale);
    let page = page(&findings);
    let shown = text::page(&page);
    writeln!(out, "{shown}")?;
    if let Some(store) = &store {
        let names: Vec<&str> = job.entrants.iter().map(|entrant| entrant.text()).collect();
        let setups: Vec<&str> = job.setups.iter().map(|setup| setup.text.as_str()).collect();
        export::write(store, &rows, &names, &setups)?;
        store.write("summary.txt", shown.as_bytes())?;
        store.write("report.html", page.html().as_bytes())?;
        let folder = store.folder().display().to_string();
        writeln!(out, "{}", plain(&locale.say(&Message::new("lab-written").with("folder", folder))))?;
    }
    if runner.stop.load(Ordering::Relaxed) && (rows.len() as u64) < job.plan.total() {
        writeln!(
            out,
            "{}",
            plain(&locale.word(if store.is_some() { "lab-stopped" } else { "lab-stopped-lost" }))
        )?;
    }
    Ok(())
}

/// Spaces that hold words together are for pages.
fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

/// A flag that an interrupt raises. A second interrupt ends the program at once; no finished game is lost by it.
fn stop_on_interrupt(locale: Locale<'_>) -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let (raised, notice) = (Arc::clone(&stop), plain(&locale.word("lab-stopping")));
    let handler = move || {
        if raised.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        // A closed output is not an error here.
        drop(writeln!(io::stderr(), "\n{notice}"));
    };
    // Without a handler an interrupt ends the program, which loses the running games only.
    drop(ctrlc::set_handler(handler));
    stop
}
