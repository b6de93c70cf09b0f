//! What is wrong on the command line is said clearly, and nothing is played.

mod common;

use common::run;

#[test]
fn wrong_words_are_named() {
    for (arguments, reason) in [
        ("play chess", "The game “chess” is not on this table."),
        ("play", "GAME"),
        ("dance", "“dance” is not known here."),
        ("play karak --fast", "“--fast” is not known here."),
        ("play karak --players", "--players"),
        ("play karak --players many", "--players needs a whole number."),
        ("play karak --players 9", "2 to 5 players"),
        ("play karak --players 1", "2 to 5 players"),
        ("play karak --players -3", "--players needs a whole number."),
        ("play karak --seed moon", "--seed needs a whole number."),
        ("play karak --bots 7", "does not say which seats"),
        ("play karak --bots 0,9", "does not say which seats"),
        ("play karak --names a,b,c", "names are too many"),
        ("play karak --heroes gandalf,taia", "There is no hero “gandalf”."),
        ("play karak --heroes taia,taia", "chosen twice"),
        ("play karak --heroes horan,taia --players 3", "one hero"),
        ("play karak --load x.json --players 3", "--players does not go together with --load"),
        ("replay", "FILE"),
    ] {
        let shown = run(arguments, "1\n1\n");
        shown.complains(reason);
        assert_eq!(shown.out, "", "{arguments}");
        assert!(!shown.err.contains('['), "{}", shown.err);
    }
}
