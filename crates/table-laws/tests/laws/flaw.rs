//! The ways in which the toy can be broken, one for each thing a law has to find.

/// A flaw is a constant parameter of the toy, so that every broken toy is a game of its own.
pub type Flaw = u8;

macro_rules! flaws {
    ($($name:ident = $number:literal),* $(,)?) => { $( pub const $name: Flaw = $number; )* };
}

flaws! {
    NONE = 0,
    SETUP_REFUSED = 1,
    SEATS_CHANGE = 2,
    PANIC_ON_ABSURD_CHOICE = 3,
    PANIC_IN_START = 4,
    STUCK = 5,
    LISTED_TWICE = 6,
    LISTED_BUT_ILLEGAL = 7,
    LEGAL_BUT_NOT_LISTED = 8,
    CHOICES_WHILE_CHANCE_DECIDES = 9,
    NOT_IMAGINABLE = 10,
    SAMPLE_REFUSED = 11,
    OUTCOME_ANY_TIME = 12,
    DOOR_OPEN_TO_ALL = 13,
    REFUSAL_CHANGES = 14,
    PIECE_LOST = 15,
    PIECE_LOST_IN_GUESS = 16,
    CLONES_SHARE = 17,
    LISTENER_MATTERS = 18,
    EVENT_FORGOTTEN = 19,
    VIEW_LEAKS = 20,
    VIEW_LEAKS_TO_SPECTATOR = 21,
    VIEW_LEAKS_IN_JSON = 22,
    GUESS_CHANGES_TURN = 23,
    QUESTION_LEAKS = 24,
    CHOICES_LEAK = 25,
    IMAGINABLE_LEAKS = 26,
    REFUSAL_LEAKS = 27,
    TEXT_LEAKS = 28,
    EVENT_LEAKS_DRAW = 29,
    EVENT_LEAKS_BURIAL = 30,
    PEEK_NOT_REVEALING = 31,
    CHOICE_READ_WRONGLY = 32,
    OUTCOME_READ_WRONGLY = 33,
    SETUP_READ_WRONGLY = 34,
    REFUSAL_WITHOUT_RULE = 35,
    REPLAY_DIFFERS = 36,
    WINNER_NOT_SEATED = 37,
    POLICY_NEVER_ENDS = 38,
    POLICY_CHEATS = 39,
    CONTENT_MISSING = 40,
    FORECAST_LEAKS = 41,
}
