//! The laws by name, and what is told when one is broken.

use std::fmt;

/// A law that every game keeps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Law {
    /// A legal setup starts a game of 1 to 5 seats, and their number never changes.
    Starts,
    /// Nothing panics, whatever is given to it.
    NoPanic,
    /// A player who is asked has at least one legal choice.
    NeverStuck,
    /// No choice is listed twice.
    ChoicesUnique,
    /// A choice is listed exactly when `check` allows it; while no player is asked, none is.
    ChoicesAgree,
    /// Every legal choice is imaginable.
    ImaginableCovers,
    /// Chance may give what `sample` draws, and nothing at all while it is not asked.
    OutcomesAgree,
    /// Chance draws something exactly while it is asked; outcomes and what they are made of belong to each other.
    DrawsSound,
    /// `sample` takes one number for each draw, and goes through the values in their order.
    SampleFollowsDraws,
    /// The listed outcomes are all that chance may give, each once, and their weights add up.
    OutcomesListed,
    /// `submit` accepts what the rules allow from the seat that is asked, and nothing else.
    Door,
    /// A refused input changes nothing.
    RefusalChangesNothing,
    /// Every refusal by the rules has a text and names its rule.
    RefusalExplained,
    /// Every piece is in exactly one place, in guessed worlds too.
    Conserved,
    /// Nothing that happens to a clone happens to the original, and the same input leads to the same state.
    ClonesIndependent,
    /// The events told to a viewer carry its view to the next one.
    EventsFoldViews,
    /// The patches of these events carry the JSON of the view along, for every viewer.
    PatchesCarryViews,
    /// A seat sees the same when everything it cannot know is redrawn; so does a spectator.
    GuessKeepsView,
    /// A seat is asked the same, with the same choices and the same refusals, in every world it can imagine.
    GuessKeepsQuestion,
    /// Two worlds that a seat cannot distinguish are redrawn identically for it.
    TwinsRedrawAlike,
    /// What is hidden is redrawn whatever the generator yields; the truth is never kept for want of luck.
    RedrawNeverGivesUp,
    /// A secret input looks the same to everybody else as another one would have.
    SecretsKept,
    /// A choice without a revealing event told nobody anything hidden, so it can be undone.
    UndoTellsNothing,
    /// Choices, outcomes and setups survive JSON.
    SurvivesJson,
    /// Replaying the record gives equal states.
    ReplayEqual,
    /// A game file is read back as it was written, and replays.
    FileReplays,
    /// The winners sit at the table.
    EndingSound,
    /// The purposeful policy chooses legally and finishes.
    PurposefulFinishes,
}

/// A broken law: a law and what was found. [`Breach`] adds where.
#[derive(Debug)]
pub(crate) struct Fault {
    pub law: Law,
    pub what: String,
}

/// The answer of a check.
pub(crate) type Verdict = Result<(), Fault>;

/// Breaks the law unless the condition holds; the text is only made when it does not.
pub(crate) fn hold(law: Law, condition: bool, what: impl FnOnce() -> String) -> Verdict {
    if condition { Ok(()) } else { Err(Fault { law, what: what() }) }
}

/// A broken law, and where to find it again.
#[derive(Clone, Debug)]
pub struct Breach {
    /// The law.
    pub law: Law,
    /// What was found.
    pub what: String,
    /// The campaign's seed.
    pub seed: u64,
    /// The number of the game.
    pub game: u64,
    /// How many inputs had been applied.
    pub step: u64,
    /// The setup, for reading.
    pub setup: String,
    /// The input that was tried last, for reading.
    pub input: String,
    /// The state the breach was found in, for reading.
    pub state: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "law {:?} is broken in game {} of seed {}, step {}",
            self.law, self.game, self.seed, self.step
        )?;
        writeln!(f, "  found: {}", self.what)?;
        writeln!(f, "  again: LAW_SEED={} LAW_GAME={}", self.seed, self.game)?;
        writeln!(f, "  setup: {}", self.setup)?;
        writeln!(f, "  last input: {}", self.input)?;
        write!(f, "  state: {}", self.state)
    }
}

impl std::error::Error for Breach {}
