//! The one trait that a game's rules implement.

use crate::draw::{Draw, Outcomes};
use crate::patch::Patchable;
use crate::{
    ChoiceFacts, Encode, Ending, Input, Lack, Message, Pending, Refused, Rng, RuleId, Seat, Sink, Versioned,
    Viewer,
};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt::Debug;
use core::hash::Hash;
use serde::{Serialize, de::DeserializeOwned};

/// What a game waits for, with the game's own types filled in.
pub type PendingOf<G> = Pending<<G as Game>::Question, <G as Game>::Chance>;
/// An input of a game.
pub type InputOf<G> = Input<<G as Game>::Choice, <G as Game>::Outcome>;
/// Why a game refuses an input.
pub type RefusedOf<G> = Refused<<G as Game>::Illegal>;

/// The rules of one game. Pure: no generator, clock, file or network inside.
///
/// A state clones, compares and hashes in the middle of any effect.
///
/// The caller asks [`Game::pending`] what the game waits for, and submits it:
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim/game.rs"));
/// # fn main() -> Result<(), Box<dyn core::error::Error>> {
/// let mut game = Nim::start(&Setup { stones: 2, rules: 1 })?;
/// assert_eq!(game.pending(), Pending::Chance(Chance::WhoBegins));
/// game.submit(&Input::Chance(Seat::new(1)), &mut ())?;
///
/// assert_eq!(game.pending(), Pending::Player { seat: Seat::new(1), question: Question::HowMany });
/// let mut choices = Vec::new();
/// game.choices(&mut choices);
/// assert_eq!(choices, [Choice::Take(1), Choice::Take(2)]);
///
/// let mut told = Vec::new();
/// game.submit(&Input::Choice { seat: Seat::new(1), choice: Choice::Take(2) }, &mut told)?;
/// assert_eq!(told[0].event, Event::Took { seat: Seat::new(1), stones: 2 });
/// assert!(game.ending().is_some_and(|ending| ending.winners.contains(Seat::new(1))));
/// # Ok(())
/// # }
/// ```
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The game's id in files and addresses.
    const ID: &'static str;
    /// The newest version of the rules. It is raised whenever the same inputs could lead elsewhere; a game goes on by
    /// the version it began with.
    const RULES_VERSION: u32;

    /// Everything that is settled before the first input.
    type Setup: Versioned + Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why a setup is refused.
    type SetupError: Explain;
    /// What a player is asked.
    type Question: Clone + Eq + Debug + Encode + Serialize + Send + Sync;
    /// What a player answers.
    type Choice: Clone + Eq + Hash + Debug + Encode + Serialize + DeserializeOwned + Send + Sync;
    /// What chance is asked.
    type Chance: Clone + Eq + Debug + Encode + Serialize + Send + Sync;
    /// What chance answers.
    type Outcome: Clone + Eq + Hash + Debug + Encode + Serialize + DeserializeOwned + Send + Sync;
    /// One value that chance draws: an outcome is made of one or more of them.
    type Drawn: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, as one audience may know it.
    type Event: Clone + Eq + Debug + Encode + Serialize + Send + Sync;
    /// What one viewer may see.
    type View: Clone + Eq + Debug + Serialize + Patchable + Send + Sync;
    /// Why a choice or an outcome is refused.
    type Illegal: Refusal;

    /// Begins a game.
    ///
    /// # Errors
    /// What is wrong with the setup. Any value at all may be passed.
    fn start(setup: &Self::Setup) -> Result<Self, Self::SetupError>;

    /// The version of the rules that this game is played by.
    fn rules(&self) -> u32;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// What the game waits for now.
    fn pending(&self) -> PendingOf<Self>;

    /// Appends the legal choices: none twice, in a stable order. Nothing when no player is asked.
    fn choices(&self, out: &mut Vec<Self::Choice>);

    /// Appends choices a person could think of now, legal or not; the legal ones are among them.
    ///
    /// It serves "why can't I?" lists and the law that choices and `check` agree. It tells nothing hidden.
    fn imaginable(&self, out: &mut Vec<Self::Choice>);

    /// Whether the seat that is asked may choose this. Any value at all may be passed.
    ///
    /// # Errors
    /// The reason why not; also when no player is asked.
    fn check(&self, choice: &Self::Choice) -> Result<(), Self::Illegal>;

    /// Whether chance may give this outcome now. Any value at all may be passed.
    ///
    /// # Errors
    /// The reason why not; also when no chance is pending.
    fn check_outcome(&self, outcome: &Self::Outcome) -> Result<(), Self::Illegal>;

    /// Draws an outcome of the pending chance with the game's own probabilities: draw by draw in the order of
    /// [`Game::draws`], each with one number below its total.
    ///
    /// # Panics
    /// When no chance is pending.
    fn sample(&self, rng: &mut impl Rng) -> Self::Outcome;

    /// The draws that the pending chance is made of, in order; they do not depend on each other. Nothing when no
    /// chance is pending. Hidden information, and not for the hot path: it allocates.
    fn draws(&self) -> Vec<Draw<Self::Drawn>>;

    /// The outcome that is made of these values, one for each time of each draw in order; `None` when the pending
    /// chance cannot give them.
    fn outcome_of(&self, drawn: &[Self::Drawn]) -> Option<Self::Outcome>;

    /// The values that this outcome is made of: the inverse of [`Game::outcome_of`]; `None` when the pending chance
    /// cannot give it.
    fn drawn_of(&self, outcome: &Self::Outcome) -> Option<Vec<Self::Drawn>>;

    /// Every outcome that the pending chance may give, with its weight, when there are at most `limit`; otherwise the
    /// draws. Hidden information.
    ///
    /// ```
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim/game.rs"));
    /// use emberhall_table::Outcomes;
    /// # fn main() -> Result<(), Box<dyn core::error::Error>> {
    /// let game = Nim::start(&Setup { stones: 10, rules: 1 })?;
    /// assert_eq!(game.outcomes(100), Outcomes::Listed(vec![(Seat::new(0), 1), (Seat::new(1), 1)]));
    /// # Ok(())
    /// # }
    /// ```
    fn outcomes(&self, limit: usize) -> Outcomes<Self> {
        Outcomes::of(self, limit)
    }

    /// Applies an input that has been checked.
    ///
    /// # Panics
    /// It may panic when the input was not checked; use [`Game::submit`] for input from outside.
    fn apply(&mut self, input: &InputOf<Self>, sink: &mut impl Sink<Self::Event>);

    /// What the viewer may see, built up from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Brings a view up to date with one event that was told to its viewer. When all events of an input are folded in,
    /// in their order, the view is the one that [`Game::view`] gives.
    fn fold_view(view: &mut Self::View, event: &Self::Event);

    /// Redraws everything that the observer cannot know. The observer's view stays as it is.
    fn redeterminize(&mut self, observer: Seat, rng: &mut impl Rng);

    /// Whether the event told anyone something that was hidden before: an undo does not go back past it.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether this input would be accepted now, from this seat.
    ///
    /// # Errors
    /// Why it would be refused: somebody else decides, the game is over, or a rule says no.
    fn admit(&self, input: &InputOf<Self>) -> Result<(), RefusedOf<Self>> {
        match (self.pending(), input) {
            (_, Input::Choice { seat, .. }) if seat.number() >= self.seats() => {
                Err(Refused::UnknownSeat { seat: *seat, seats: self.seats() })
            }
            (Pending::Over(_), _) => Err(Refused::GameOver),
            (Pending::Player { seat: expected, .. }, Input::Choice { seat, choice }) => {
                if *seat != expected {
                    return Err(Refused::NotYourTurn { expected });
                }
                self.check(choice).map_err(Refused::Illegal)
            }
            (Pending::Chance(_), Input::Chance(outcome)) => {
                self.check_outcome(outcome).map_err(Refused::Illegal)
            }
            (Pending::Player { seat, .. }, Input::Chance(_)) => Err(Refused::PlayerDecides { seat }),
            (Pending::Chance(_), Input::Choice { .. }) => Err(Refused::ChanceDecides),
        }
    }

    /// Checks and applies: for all input from outside.
    ///
    /// # Errors
    /// Why the input is refused, as [`Game::admit`] says it. Nothing has changed then.
    ///
    /// ```
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim/game.rs"));
    /// use emberhall_table::Refused;
    /// # fn main() -> Result<(), Box<dyn core::error::Error>> {
    /// let mut game = Nim { stones: 2, active: Some(Seat::new(0)) };
    /// let greedy = Input::Choice { seat: Seat::new(0), choice: Choice::Take(3) };
    /// let refused = game.submit(&greedy, &mut ()).unwrap_err();
    /// assert_eq!(refused, Refused::Illegal(Illegal::WrongNumber { left: 2 }));
    /// assert_eq!(refused.rule(), Some(RuleId("N-TAKE-1")));
    /// let wrong_seat = Input::Choice { seat: Seat::new(1), choice: Choice::Take(1) };
    /// assert_eq!(game.submit(&wrong_seat, &mut ()), Err(Refused::NotYourTurn { expected: Seat::new(0) }));
    /// # Ok(())
    /// # }
    /// ```
    fn submit(
        &mut self,
        input: &InputOf<Self>,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), RefusedOf<Self>> {
        self.admit(input)?;
        self.apply(input, sink);
        Ok(())
    }

    /// The result, once the game is over.
    fn ending(&self) -> Option<Ending> {
        match self.pending() {
            Pending::Over(ending) => Some(ending),
            _ => None,
        }
    }
}

/// An error that can be told to a player in their language.
pub trait Explain: Error + Clone + Eq + Send + Sync + 'static {
    /// What to say.
    fn message(&self) -> Message;
}

/// A refusal by the rules: it names the rule.
pub trait Refusal: Explain + Serialize {
    /// The rule that refuses.
    fn rule(&self) -> RuleId;
    /// What is missing, when it is a number of something.
    fn lack(&self) -> Option<Lack> {
        None
    }
}

/// How a game speaks of itself. Everything it says is a key of the Fluent texts.
pub trait Narrate: Game {
    /// What the seat that is asked has to decide.
    fn question_text(&self) -> Message;
    /// A choice as a numbered line or button.
    fn choice_text(&self, choice: &Self::Choice) -> Message;
    /// An event as a line of the log; `None` where the line of an event right before or after it says it already.
    fn event_text(event: &Self::Event) -> Option<Message>;
    /// The rule that an event follows.
    fn event_rule(_event: &Self::Event) -> Option<RuleId> {
        None
    }
    /// What a choice means in figures, legal or not.
    fn choice_facts(&self, _choice: &Self::Choice) -> ChoiceFacts {
        ChoiceFacts::default()
    }
    /// The choices of the questions that surely follow the present one, whatever is chosen, question by question: a
    /// client may ask all of them at once and send the answers together.
    fn choices_to_come(&self) -> Vec<Vec<Self::Choice>> {
        Vec::new()
    }
    /// Who sits there, by the game's own names; `None` when only the player's name is known.
    fn seat_text(&self, seat: Seat) -> Option<Message>;
    /// The setup as a few lines: players, options, what is changed.
    fn setup_text(setup: &Self::Setup) -> Vec<Message>;
}
