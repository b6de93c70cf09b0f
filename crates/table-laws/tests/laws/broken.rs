//! For each law, toys that break it, and the breach that is found.

use crate::flaw;
use crate::subject::Trying;
use emberhall_table_laws::{Breach, Depth, Law, Plan, run, try_run};

fn plan() -> Plan {
    let depth = Depth { json: 1, ..Depth::default() };
    Plan {
        games: 200,
        threads: 1,
        purposeful_every: 1,
        purposeful_inputs: 500,
        file_every: 1,
        depth,
        ..Plan::default()
    }
}

fn breach<const F: flaw::Flaw>(plan: &Plan) -> Breach {
    match try_run::<Trying<F>>(plan) {
        Ok(report) => panic!("no law was found broken\n{report}"),
        Err(breach) => *breach,
    }
}

macro_rules! breaks {
    ($($test:ident: $flaw:ident breaks $law:ident, $text:literal $(, $field:ident = $value:expr)?;)*) => { $(
        #[test]
        fn $test() {
            #[allow(unused_mut, reason = "only some plans differ")]
            let mut plan = plan();
            $( plan.depth.$field = $value; )?
            let breach = breach::<{ flaw::$flaw }>(&plan);
            assert_eq!(breach.law, Law::$law, "{breach}");
            assert!(breach.what.contains($text), "{breach}");
        }
    )* };
}

breaks! {
    a_refused_setup: SETUP_REFUSED breaks Starts, "the setup is refused: 2 or 3 players";
    a_panic_at_the_start: PANIC_IN_START breaks NoPanic, "a flaw";
    a_table_that_shrinks: SEATS_CHANGE breaks Starts, "the number of seats changed";
    a_panic_on_absurd_input: PANIC_ON_ABSURD_CHOICE breaks NoPanic, "index out of bounds";
    a_player_without_a_choice: STUCK breaks NeverStuck, "Curse";
    a_choice_listed_twice: LISTED_TWICE breaks ChoicesUnique, "listed twice";
    a_listed_choice_that_is_illegal: LISTED_BUT_ILLEGAL breaks ChoicesAgree, "listed, but illegal: Draw";
    a_legal_choice_that_is_not_listed: LEGAL_BUT_NOT_LISTED breaks ChoicesAgree, "legal, but not listed: Bury(0)";
    choices_while_chance_decides: CHOICES_WHILE_CHANCE_DECIDES breaks ChoicesAgree, "no player is asked";
    a_legal_choice_nobody_can_imagine: NOT_IMAGINABLE breaks ImaginableCovers, "not imaginable: Peek";
    a_sample_that_is_refused: SAMPLE_REFUSED breaks OutcomesAgree, "sample drew";
    an_outcome_at_any_time: OUTCOME_ANY_TIME breaks OutcomesAgree, "chance is not asked";
    draws_while_nobody_asks_chance: DRAWS_ANY_TIME breaks DrawsSound, "chance is not asked, but draws";
    an_outcome_made_of_other_values: DRAWN_OF_ANOTHER breaks DrawsSound, "which is made of";
    weights_that_ignore_the_number: WEIGHTS_IGNORE_NUMBER breaks SampleFollowsDraws, "but sample took 1 of them";
    a_sample_of_two_numbers: SAMPLE_TAKES_TWO_NUMBERS breaks SampleFollowsDraws, "but sample took 2 of them";
    an_outcome_missing_in_the_list: OUTCOME_MISSING breaks OutcomesListed, "together, not";
    an_outcome_that_no_draw_names: OUTCOME_POSSIBLE_BUT_NOT_LISTED breaks OutcomesListed, "is possible";
    a_door_open_to_all: DOOR_OPEN_TO_ALL breaks Door, "was answered Ok";
    a_refusal_that_changes_the_state: REFUSAL_CHANGES breaks RefusalChangesNothing, "was refused";
    a_lost_piece: PIECE_LOST breaks Conserved, "stones of kind";
    a_piece_lost_in_a_guess: PIECE_LOST_IN_GUESS breaks Conserved, "in a world that a seat may imagine";
    clones_that_share: CLONES_SHARE breaks ClonesIndependent, "changed a clone";
    a_listener_that_matters: LISTENER_MATTERS breaks ClonesIndependent, "leads a clone to another state";
    a_forgotten_event: EVENT_FORGOTTEN breaks EventsFoldViews, "carry the view of";
    a_patch_that_forgets: PATCH_FORGETS breaks PatchesCarryViews, "carries the view of";
    a_patch_that_shares_secrets: PATCH_SHARES_SECRETS breaks PatchesCarryViews, "carries the view of";
    a_leaking_view: VIEW_LEAKS breaks GuessKeepsView, "cannot know", views = 0;
    a_leaking_spectator_view: VIEW_LEAKS_TO_SPECTATOR breaks GuessKeepsView, "Spectator", views = 0;
    a_view_that_leaks_only_in_json: VIEW_LEAKS_IN_JSON breaks GuessKeepsView, "cannot know";
    a_guess_that_changes_the_turn: GUESS_CHANGES_TURN breaks GuessKeepsQuestion, "may imagine that";
    a_leaking_question: QUESTION_LEAKS breaks GuessKeepsQuestion, "the question shows";
    leaking_choices: CHOICES_LEAK breaks GuessKeepsQuestion, "the choices show";
    leaking_thoughts: IMAGINABLE_LEAKS breaks GuessKeepsQuestion, "imaginable shows";
    a_leaking_refusal: REFUSAL_LEAKS breaks GuessKeepsQuestion, "the refusal of Draw";
    a_leaking_text: TEXT_LEAKS breaks GuessKeepsQuestion, "the text shows";
    a_leaking_forecast: FORECAST_LEAKS breaks GuessKeepsQuestion, "the forecast shows";
    a_redraw_that_looks_at_the_truth: REDRAW_KEEPS_TRUTH breaks TwinsRedrawAlike, "cannot tell apart";
    a_redraw_that_gives_up: REDRAW_GIVES_UP breaks RedrawNeverGivesUp, "cannot tell apart";
    a_draw_told_to_all: EVENT_LEAKS_DRAW breaks SecretsKept, "is told of a secret";
    a_burial_told_to_all: EVENT_LEAKS_BURIAL breaks SecretsKept, "is told of a secret";
    a_peek_that_could_be_undone: PEEK_NOT_REVEALING breaks UndoTellsNothing, "learns something";
    a_choice_read_wrongly: CHOICE_READ_WRONGLY breaks SurvivesJson, "Odd";
    an_outcome_read_wrongly: OUTCOME_READ_WRONGLY breaks SurvivesJson, "odd: 1";
    a_setup_read_wrongly: SETUP_READ_WRONGLY breaks SurvivesJson, "odd: 1";
    a_refusal_without_a_rule: REFUSAL_WITHOUT_RULE breaks RefusalExplained, "no text or no rule";
    a_replay_that_differs: REPLAY_DIFFERS breaks ReplayEqual, "leads to another state";
    a_file_that_reads_differently: OUTCOME_READ_WRONGLY breaks FileReplays, "otherwise than it was written", json = 0;
    a_winner_who_does_not_sit_here: WINNER_NOT_SEATED breaks EndingSound, "winners";
    a_policy_that_never_ends: POLICY_NEVER_ENDS breaks PurposefulFinishes, "no end within 500 inputs";
    a_policy_that_cheats: POLICY_CHEATS breaks PurposefulFinishes, "Curse(Seat(9))";
}

#[test]
#[should_panic(expected = "never occurred in 200 games of seed 1: {\"unicorn\"}")]
fn content_that_never_occurs() {
    run::<Trying<{ flaw::CONTENT_MISSING }>>(&plan()).assert_complete();
}

#[test]
#[should_panic(expected = "law Conserved is broken in game")]
fn a_broken_law_panics_where_it_is_run() {
    run::<Trying<{ flaw::PIECE_LOST }>>(&plan());
}

#[test]
fn a_breach_can_be_found_again_by_its_number() {
    let first = breach::<{ flaw::CHOICES_LEAK }>(&Plan { threads: 2, ..plan() });
    let again = breach::<{ flaw::CHOICES_LEAK }>(&Plan { only: Some(first.game), ..plan() });
    assert_eq!((first.step, &first.what, &first.state), (again.step, &again.what, &again.state));
    let text = first.to_string();
    assert!(text.contains(&format!("LAW_SEED=1 LAW_GAME={}", first.game)), "{text}");
}
