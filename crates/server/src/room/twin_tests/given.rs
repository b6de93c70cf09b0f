//! A game that begins with any given position.

use catalog::{Fact, FactKind, Listed, Thing};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::RangeInclusive;
use table::{
    ChoiceFacts, Describe, Draw, Foresee, Game, InputOf, Insight, Message, Narrate, PendingOf, PerSeat,
    Points, Rng, RuleId, Seat, Sink, Subject, Topic, Versioned, Viewer,
};

/// A game that begins with any given position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Given<G>(G);

/// The position it begins with. Its JSON is empty, so that it reveals nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position<G>(pub Box<G>);

impl<G> Serialize for Position<G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_unit()
    }
}

impl<'de, G> Deserialize<'de> for Position<G> {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Position<G>, D::Error> {
        Err(serde::de::Error::custom("a position is never read"))
    }
}

impl<G: Game> Versioned for Position<G> {
    fn rules(&self) -> u32 {
        self.0.rules()
    }
    fn set_rules(&mut self, _: u32) {}
}

impl<G: Listed> Game for Given<G> {
    const ID: &'static str = G::ID;
    const RULES_VERSION: u32 = G::RULES_VERSION;
    type Setup = Position<G>;
    type SetupError = G::SetupError;
    type Question = G::Question;
    type Choice = G::Choice;
    type Chance = G::Chance;
    type Outcome = G::Outcome;
    type Drawn = G::Drawn;
    type Event = G::Event;
    type View = G::View;
    type Illegal = G::Illegal;

    fn start(setup: &Position<G>) -> Result<Self, G::SetupError> {
        Ok(Given((*setup.0).clone()))
    }
    fn rules(&self) -> u32 {
        self.0.rules()
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn pending(&self) -> PendingOf<Self> {
        self.0.pending()
    }
    fn choices(&self, out: &mut Vec<G::Choice>) {
        self.0.choices(out);
    }
    fn imaginable(&self, out: &mut Vec<G::Choice>) {
        self.0.imaginable(out);
    }
    fn check(&self, choice: &G::Choice) -> Result<(), G::Illegal> {
        self.0.check(choice)
    }
    fn check_outcome(&self, outcome: &G::Outcome) -> Result<(), G::Illegal> {
        self.0.check_outcome(outcome)
    }
    fn sample(&self, rng: &mut impl Rng) -> G::Outcome {
        self.0.sample(rng)
    }
    fn draws(&self) -> Vec<Draw<G::Drawn>> {
        self.0.draws()
    }
    fn outcome_of(&self, drawn: &[G::Drawn]) -> Option<G::Outcome> {
        self.0.outcome_of(drawn)
    }
    fn drawn_of(&self, outcome: &G::Outcome) -> Option<Vec<G::Drawn>> {
        self.0.drawn_of(outcome)
    }
    fn apply(&mut self, input: &InputOf<Self>, sink: &mut impl Sink<G::Event>) {
        self.0.apply(input, sink);
    }
    fn view(&self, viewer: Viewer) -> G::View {
        self.0.view(viewer)
    }
    fn fold_view(view: &mut G::View, event: &G::Event) {
        G::fold_view(view, event);
    }
    fn redeterminize(&mut self, observer: Seat, rng: &mut impl Rng) {
        self.0.redeterminize(observer, rng);
    }
    fn reveals(event: &G::Event) -> bool {
        G::reveals(event)
    }
}

impl<G: Listed> Narrate for Given<G> {
    fn question_text(&self) -> Message {
        self.0.question_text()
    }
    fn choice_text(&self, choice: &G::Choice) -> Message {
        self.0.choice_text(choice)
    }
    fn event_text(event: &G::Event) -> Option<Message> {
        G::event_text(event)
    }
    fn event_rule(event: &G::Event) -> Option<RuleId> {
        G::event_rule(event)
    }
    fn choice_facts(&self, choice: &G::Choice) -> ChoiceFacts {
        self.0.choice_facts(choice)
    }
    fn choices_to_come(&self) -> Vec<Vec<G::Choice>> {
        self.0.choices_to_come()
    }
    fn seat_text(&self, seat: Seat) -> Option<Message> {
        self.0.seat_text(seat)
    }
    fn setup_text(_: &Position<G>) -> Vec<Message> {
        Vec::new()
    }
}

impl<G: Listed> Describe for Given<G> {
    const TOPICS: &'static [Topic] = G::TOPICS;
    fn describe(view: &G::View, viewer: Viewer, topic: &str) -> Vec<Message> {
        G::describe(view, viewer, topic)
    }
    fn subjects(view: &G::View, viewer: Viewer) -> Vec<Subject> {
        G::subjects(view, viewer)
    }
    fn situation(view: &G::View, viewer: Viewer, question: &G::Question) -> Vec<Message> {
        G::situation(view, viewer, question)
    }
    fn heading(question: &G::Question, choice: &G::Choice) -> Message {
        G::heading(question, choice)
    }
    fn brief(view: &G::View, choice: &G::Choice) -> Option<Message> {
        G::brief(view, choice)
    }
    fn remark(view: &G::View, choice: &G::Choice) -> Option<Message> {
        G::remark(view, choice)
    }
    fn subjects_of(view: &G::View, choice: &G::Choice) -> Vec<Message> {
        G::subjects_of(view, choice)
    }
    fn is_far_fetched(&self, choice: &G::Choice) -> bool {
        self.0.is_far_fetched(choice)
    }
    fn foretell(forecast: &G::Forecast) -> Vec<Subject> {
        G::foretell(forecast)
    }
    fn points(view: &G::View, seat: Seat) -> Vec<Message> {
        G::points(view, seat)
    }
}

impl<G: Listed> Insight for Given<G> {
    fn outlook(&self) -> PerSeat<f32> {
        self.0.outlook()
    }
    fn promise(&self, choices: &[G::Choice], out: &mut Vec<f32>) {
        self.0.promise(choices, out);
    }
    fn turns(&self) -> u32 {
        self.0.turns()
    }
    fn purposeful(&self, rng: &mut impl Rng) -> G::Choice {
        self.0.purposeful(rng)
    }
}

impl<G: Listed> Foresee for Given<G> {
    type Forecast = G::Forecast;
    fn forecast(&self, seat: Seat) -> Option<G::Forecast> {
        self.0.forecast(seat)
    }
    fn forecast_for_all(&self) -> Option<G::Forecast> {
        self.0.forecast_for_all()
    }
}

impl<G: Listed> Listed for Given<G> {
    const TITLE: &'static str = G::TITLE;
    const RULE_KEYS: &'static str = G::RULE_KEYS;
    const SECRETS: bool = G::SECRETS;
    const DRAWN: bool = G::DRAWN;
    const PLAYERS: RangeInclusive<u8> = G::PLAYERS;
    const FACTS: &'static [FactKind] = G::FACTS;

    fn things() -> Vec<Thing> {
        G::things()
    }
    fn facts(&self) -> Vec<Fact> {
        self.0.facts()
    }
    fn standings(&self) -> PerSeat<Points> {
        self.0.standings()
    }
    fn usual(players: u8) -> Position<G> {
        Position(Box::new(G::start(&G::usual(players)).expect("the usual setup is right")))
    }
}
