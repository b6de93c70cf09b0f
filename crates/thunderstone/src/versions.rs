//! Where the versions of the rules part: one question for each corrected rule. A table plays on by the version it
//! began with ([`Setup::rules`](crate::Setup)).

use crate::public::{Calm, CalmTurn, Table};

impl Table {
    /// T-DUN-2: since version 2 nobody enters the Dungeon while no monster is in the hall, as at the beginning of a solo
    /// game.
    pub(crate) const fn needs_a_target(&self) -> bool {
        self.rules >= 2
    }

    /// T-END-1: since version 2 a solo player who has defeated a monster in front of the Thunderstone takes it, in
    /// whatever rank the monster stood; in version 1 only in rank 1.
    pub(crate) const fn takes_the_stone_from_any_rank(&self) -> bool {
        self.rules >= 2 && self.solo.is_some()
    }

    /// T-SET-1: the turns that a victory calms in the solo variant. Since version 2 this one and the next; in version 1
    /// only the next.
    pub(crate) fn calm_of_victory(&self) -> Calm {
        if self.rules >= 2 { Calm::FULL } else { Calm::one(CalmTurn::Next) }
    }

    /// T-BAT-3: since version 2 attack does not count against "magic only", but a Disease may be put on it; in version 1
    /// it is 0 before the Diseases.
    pub(crate) const fn magic_only_leaves_attack(&self) -> bool {
        self.rules >= 2
    }

    /// T-CARD-JUDGEMENT: since version 2 a hero loses only a kind of attack of which there is at least +1, the weapon
    /// counted; in version 1 any kind.
    pub(crate) const fn loses_only_what_is_there(&self) -> bool {
        self.rules >= 2
    }
}

/// Whether a card of the dungeon takes a second number where the Thunderstone might have come but has not. The
/// probabilities are the same; games with fair dice are verified by the numbers. Since version 2 one number is enough.
pub(crate) const fn draws_twice_beside_the_stone(rules: u32) -> bool {
    rules == 1
}
