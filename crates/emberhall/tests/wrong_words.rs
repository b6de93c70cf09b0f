//! What is wrong on the command line is said clearly, and nothing is played.

use crate::common::run;

#[test]
fn wrong_words_are_named() {
    for (arguments, reason) in [
        ("play chess", "There is no game “chess”."),
        ("play --bots 1", "GAME"),
        ("--colour", "Unknown argument “--colour”."),
        ("--listen", "--listen"),
        ("--lang", "--lang"),
        ("--listen nowhere", "--listen: “nowhere” is not an address with a port"),
        ("--lang de --no-open extra", "extra"),
        ("dance", "Unknown argument “dance”."),
        ("play karak --fast", "Unknown argument “--fast”."),
        ("play karak --players", "--players"),
        ("play karak --players many", "--players needs a whole number, not “many”."),
        ("play karak --players 9", "2 to 5 players"),
        ("play karak --players 1", "2 to 5 players"),
        ("play karak --players -3", "--players needs a whole number, not “-3”."),
        ("play karak --seed moon", "--seed needs a whole number, not “moon”."),
        ("play karak --bots 7", "does not say which seats"),
        ("play karak --bots 1 --level dragon", "There is no level"),
        ("play karak --bots 0,9", "does not say which seats"),
        ("play karak --names a,b,c", "names are too many"),
        ("play karak --heroes gandalf,taia", "There is no hero “gandalf”."),
        ("play karak --heroes taia,taia", "chosen twice"),
        ("play karak --heroes horan,taia --players 3", "one hero"),
        ("play karak --load x.json --players 3", "--players cannot be combined with --load"),
        ("play karak --solo normal", "--solo does not apply to Karak 2."),
        ("play thunderstone --heroes dealt", "--heroes does not apply to Thunderstone."),
        ("play thunderstone --players 6", "2 to 5 players, or for 1 in the solo game, not for 6."),
        ("play thunderstone --players 0", "not for 0."),
        ("play thunderstone --players 1", "choose its difficulty"),
        ("play thunderstone --players 2 --solo normal", "for one player, not for 2"),
        (
            "play thunderstone --solo heroic",
            "--solo does not accept “heroic”. Possible values: normal, warrior, nightmare.",
        ),
        ("play thunderstone --setup dream", "--setup does not accept “dream”."),
        ("play thunderstone --setup first --groups 4", "--groups cannot be combined with --setup first."),
        ("play thunderstone --groups 2", "There are 2 monster groups; at least 3 are needed"),
        ("play thunderstone --groups 9", "at least 3 are needed, and there are 8"),
        ("play thunderstone --setup random --groups x", "--groups needs a whole number, not “x”."),
        ("play thunderstone --groups dragon,ooze", "There are 2 monster groups"),
        ("play thunderstone --groups dragon,ooze,kittens", "--groups does not accept “kittens”."),
        ("play thunderstone --setup custom --groups dragon,ooze,abyssal --families elf", "1 hero family"),
        (
            "play thunderstone --groups dragon,ooze,abyssal --families elf,dwarf,feayn,amazon --village wand",
            "--village does not accept “wand”. Possible values: ",
        ),
        (
            "play thunderstone --groups dragon,ooze,abyssal --families elf,dwarf,feayn,amazon --village spear,spear",
            "2 village cards; 8 are needed",
        ),
        ("play thunderstone --groups ooze,ooze,dragon --families elf,dwarf,feayn,elf", "village cards"),
        ("play thunderstone --load x.json --solo normal", "--solo cannot be combined with --load"),
        ("replay", "FILE"),
    ] {
        let shown = run(arguments, "1\n1\n");
        shown.complains(reason);
        assert_eq!(shown.out, "", "{arguments}");
        assert!(!shown.err.contains('['), "{}", shown.err);
    }
}
