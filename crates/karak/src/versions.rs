//! Where the versions of the rules part: one question for each corrected rule. A table plays on by the version it
//! began with ([`Setup::rules`](crate::Setup)).

use crate::public::Table;

impl Table {
    /// K-TURN-6: since version 2 a player who builds, recruits or picks up is not asked if only one answer is possible.
    pub(crate) const fn takes_the_only_answer(&self) -> bool {
        self.rules >= 2
    }

    /// K-TURN-5: since version 2 a Pickpocket may be cast before a spell is left for want of a slot.
    pub(crate) const fn robs_before_leaving_a_spell(&self) -> bool {
        self.rules >= 2
    }

    /// K-SET-10: the most of a resource that a player can hold. Version 1 ends at what a byte can count.
    pub(crate) const fn most_of_a_resource(&self) -> u32 {
        if self.rules >= 2 { u32::MAX } else { 255 }
    }
}
