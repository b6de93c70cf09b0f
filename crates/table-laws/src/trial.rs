//! One random game, with the laws checked on the way.

use crate::breach::{Breach, Fault, Law, Verdict, hold};
use crate::laws::chance::Earlier;
use crate::listing::Listing;
use crate::plan::is_one_in;
use crate::report::Tally;
use crate::{Depth, Generator, Plan, Subject, generator, laws};
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::random::below;
use table::{Game, Input, InputOf, MAX_SEATS, Pending, PendingOf, Told, Viewer, state_hash};

pub(crate) type GameOf<S> = <S as Subject>::Game;
pub(crate) type Choice<S> = <GameOf<S> as Game>::Choice;
pub(crate) type Outcome<S> = <GameOf<S> as Game>::Outcome;
pub(crate) type Drawn<S> = <GameOf<S> as Game>::Drawn;
pub(crate) type Setup<S> = <GameOf<S> as Game>::Setup;
pub(crate) type Event<S> = <GameOf<S> as Game>::Event;

/// A game on trial, with everything the checks remember from step to step. The buffers are reused.
pub(crate) struct Trial<'p, S: Subject> {
    pub plan: &'p Plan,
    pub number: u64,
    pub setup: Setup<S>,
    pub game: GameOf<S>,
    /// The state before the last input.
    pub before: GameOf<S>,
    /// A state to try things on.
    pub scratch: GameOf<S>,
    /// The present state as a seat may imagine it twice.
    pub twin: GameOf<S>,
    /// Every input, and a hash of the state it led to.
    pub record: Vec<(InputOf<GameOf<S>>, u64)>,
    /// The hash of the present state.
    pub hash: u64,
    /// The random numbers of play. They are apart from those of the checks, so that a plan's depth does not
    /// change the games.
    pub luck: Generator,
    /// The random numbers of the checks.
    pub dice: Generator,
    /// What chance answers this step, drawn before the checks use it.
    pub outcome: Option<Outcome<S>>,
    /// What chance gave earlier.
    pub earlier: Earlier<S>,
    pub choices: Vec<Choice<S>>,
    pub listing: Listing,
    pub imaginable: Vec<Choice<S>>,
    /// What `check` said of each imaginable choice.
    pub refusals: Vec<Result<(), <GameOf<S> as Game>::Illegal>>,
    /// The present views, by viewer; stale when they were not needed.
    pub views: Vec<<GameOf<S> as Game>::View>,
    pub views_stale: bool,
    /// The present state as each seat may imagine it; only when `guessed`.
    pub guesses: Vec<GameOf<S>>,
    pub guessed: bool,
    pub told: Vec<Told<Event<S>>>,
    pub told_elsewhere: Vec<Told<Event<S>>>,
    /// One state of the game, each with the same probability.
    pub sampled: GameOf<S>,
    /// The input tried last, kept for the report of a panic.
    pub tried: Option<InputOf<GameOf<S>>>,
    /// What is being checked, for the report of a panic.
    pub doing: Law,
}

/// Plays one game of a campaign, and counts it.
pub(crate) fn try_game<S: Subject>(
    plan: &Plan,
    number: u64,
    tally: &mut Tally<S::Mark>,
) -> Result<(), Box<Breach>> {
    let breach = |fault: Fault, setup: &dyn Debug| Breach {
        law: fault.law,
        what: fault.what,
        seed: plan.seed,
        game: number,
        step: 0,
        setup: format!("{setup:?}"),
        input: "none".to_owned(),
        state: "none".to_owned(),
    };
    let setup = S::setup(&mut generator(plan.seed, number, 0));
    let mut trial = match quietly(|| Trial::<S>::start(plan, number, setup.clone())) {
        Ok(Ok(trial)) => trial,
        Ok(Err(fault)) => return Err(Box::new(breach(fault, &setup))),
        Err(what) => return Err(Box::new(breach(Fault { law: Law::NoPanic, what }, &setup))),
    };
    let fault = match quietly(|| trial.play(tally)) {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(fault)) => fault,
        Err(panic) => {
            Fault { law: Law::NoPanic, what: format!("{panic} (while {:?} was checked)", trial.doing) }
        }
    };
    Err(Box::new(Breach {
        step: trial.record.len() as u64,
        input: format!("{:?}", trial.tried),
        state: format!("{:#?}", trial.game),
        ..breach(fault, &setup)
    }))
}

/// Does it, and turns a panic into its message.
fn quietly<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
        format!("a panic: {}", text.as_deref().unwrap_or("without a message"))
    })
}

impl<'p, S: Subject> Trial<'p, S> {
    fn start(plan: &'p Plan, number: u64, setup: Setup<S>) -> Result<Self, Fault> {
        let game = GameOf::<S>::start(&setup)
            .map_err(|error| Fault { law: Law::Starts, what: format!("the setup is refused: {error}") })?;
        let seats = usize::from(game.seats());
        hold(Law::Starts, (1..=MAX_SEATS).contains(&seats), || format!("a table of {seats} seats"))?;
        Ok(Trial {
            plan,
            number,
            setup,
            before: game.clone(),
            scratch: game.clone(),
            twin: game.clone(),
            record: Vec::new(),
            hash: state_hash(&game),
            luck: generator(plan.seed, number, 1),
            dice: generator(plan.seed, number, 2),
            outcome: None,
            earlier: Earlier::new(),
            choices: Vec::new(),
            listing: Listing::default(),
            imaginable: Vec::new(),
            refusals: Vec::new(),
            views: Viewer::all(game.seats()).map(|viewer| game.view(viewer)).collect(),
            views_stale: false,
            guesses: vec![game.clone(); seats],
            guessed: false,
            told: Vec::new(),
            told_elsewhere: Vec::new(),
            sampled: game.clone(),
            tried: None,
            doing: Law::Starts,
            game,
        })
    }

    fn play(&mut self, tally: &mut Tally<S::Mark>) -> Verdict {
        laws::json::setup(self)?;
        let finished = loop {
            let pending = self.game.pending();
            self.look(&pending)?;
            if let Pending::Over(ending) = &pending {
                let sound = ending.winners.iter().all(|seat| seat.number() < self.game.seats());
                hold(Law::EndingSound, sound, || format!("{ending:?}"))?;
                break true;
            }
            if self.record.len() >= self.plan.max_inputs as usize {
                break false;
            }
            let input = self.next_input(&pending)?;
            self.step(input, tally)?;
        };
        laws::record::replay(self)?;
        if is_one_in(self.number, self.plan.file_every) {
            laws::record::file(self)?;
        }
        if is_one_in(self.number, self.plan.purposeful_every) {
            laws::purposeful::finish(self, tally)?;
        }
        tally.game(self.game.seats(), self.record.len() as u64, finished);
        Ok(())
    }

    /// Checks the present state.
    fn look(&mut self, pending: &PendingOf<GameOf<S>>) -> Verdict {
        let depth = self.plan.depth;
        self.doing = Law::OutcomesAgree;
        self.outcome = matches!(pending, Pending::Chance(_)).then(|| self.game.sample(&mut self.luck));
        laws::agreement::check(self, pending)?;
        if self.is_sampled(depth.chance) {
            self.doing = Law::DrawsSound;
            laws::chance::check(self, pending)?;
        }
        self.doing = Law::Conserved;
        laws::conserved::<S>(&self.game, "")?;
        let json = self.is_sampled(depth.json);
        self.guessed = self.is_sampled(depth.guesses);
        if self.guessed {
            self.doing = Law::GuessKeepsView;
            self.refresh_views();
            laws::guesses::check(self, pending, json)?;
        }
        if self.is_sampled(depth.absurd) {
            self.doing = Law::Door;
            laws::door::check(self, pending)?;
        }
        if json {
            self.doing = Law::SurvivesJson;
            laws::json::check(self, pending)?;
        }
        Ok(())
    }

    /// Applies an input, and checks what came of it.
    fn step(&mut self, input: InputOf<GameOf<S>>, tally: &mut Tally<S::Mark>) -> Verdict {
        let Depth { views, patches, clones, secrets, .. } = self.plan.depth;
        let fold = self.is_sampled(views);
        let patch = fold && self.is_sampled(patches);
        if fold {
            self.doing = Law::EventsFoldViews;
            self.refresh_views();
        }
        self.doing = Law::NoPanic;
        self.tried = Some(input.clone());
        self.before.clone_from(&self.game);
        self.told.clear();
        self.game.apply(&input, &mut self.told);
        S::occurred(&self.before, &input, &self.told, &mut |mark| tally.mark(mark));
        hold(Law::Starts, self.game.seats() == self.before.seats(), || {
            "the number of seats changed".to_owned()
        })?;
        let hash = state_hash(&self.game);
        if self.is_sampled(clones) {
            self.doing = Law::ClonesIndependent;
            laws::clones::check(self, &input)?;
        }
        self.hash = hash;
        if patch {
            self.doing = Law::PatchesCarryViews;
            laws::views::patch(self)?;
        }
        if fold {
            self.doing = Law::EventsFoldViews;
            laws::views::fold(self)?;
        }
        self.views_stale = !fold;
        if self.guessed {
            self.doing = Law::UndoTellsNothing;
            laws::undo::check(self, &input)?;
        }
        if self.is_sampled(secrets) {
            self.doing = Law::SecretsKept;
            laws::secrets::check(self, &input)?;
        }
        self.record.push((input, hash));
        if below(&mut self.dice, self.record.len() as u32 + 1) == 0 {
            self.sampled.clone_from(&self.game);
        }
        Ok(())
    }

    fn next_input(&mut self, pending: &PendingOf<GameOf<S>>) -> Result<InputOf<GameOf<S>>, Fault> {
        let Pending::Player { seat, .. } = pending else {
            let outcome = self.outcome.take().expect("an outcome is drawn whenever chance is asked");
            return Ok(Input::Chance(outcome));
        };
        let mixed = is_one_in(self.number, self.plan.mixed_every);
        let choice = if mixed && below(&mut self.luck, 2) == 0 {
            self.doing = Law::PurposefulFinishes;
            let choice = S::purposeful(&self.game, &mut self.luck);
            let legal = self.listing.find(&self.choices, &choice).is_some();
            hold(Law::PurposefulFinishes, legal, || {
                format!("the policy chose {choice:?}, which is not legal")
            })?;
            choice
        } else {
            self.choices[below(&mut self.luck, self.choices.len() as u32) as usize].clone()
        };
        Ok(Input::Choice { seat: *seat, choice })
    }

    /// Whether a law that is checked at one step in `every` is checked now.
    fn is_sampled(&mut self, every: u32) -> bool {
        every != 0 && (every == 1 || below(&mut self.dice, every) == 0)
    }

    fn refresh_views(&mut self) {
        if self.views_stale {
            self.views.clear();
            self.views.extend(Viewer::all(self.game.seats()).map(|viewer| self.game.view(viewer)));
            self.views_stale = false;
        }
    }
}
