//! The dungeon and its hall.

use crate::card::CardId;
use crate::cards::STONE_OF_MYSTERY;
use crate::public::Table;
use crate::ranks::{Hall, HallCard, Rank};
use table::Seat;

impl Table {
    pub(super) fn enter_hall(&mut self, rank: Rank, card: CardId, from_under: bool) {
        self.quiet = 0;
        let dungeon = &mut self.dungeon;
        if from_under {
            dungeon.under.remove(0);
        } else {
            dungeon.above = dungeon.above.saturating_sub(1);
            if card == STONE_OF_MYSTERY {
                dungeon.stone = false;
            } else {
                dungeon.unseen.remove(card);
            }
        }
        self.hall[rank.index()] = Some(HallCard { arriving: rank == Rank::First, ..HallCard::new(card) });
    }

    pub(super) fn advance_hall(&mut self, hall: Hall, escaped: Option<CardId>) {
        self.hall = hall;
        escaped.into_iter().for_each(|card| self.escaped.add(card));
    }

    pub(super) fn return_monster(&mut self, rank: Rank, card: CardId) {
        self.leave_hall(rank);
        self.dungeon.under.push(card);
    }

    pub(super) fn take_monster(&mut self, seat: Seat, rank: Rank, card: CardId) {
        self.leave_hall(rank);
        self.player_mut(seat).discard.add(card);
    }

    pub(super) fn let_escape(&mut self, rank: Rank, card: CardId) {
        self.leave_hall(rank);
        self.escaped.add(card);
    }

    pub(super) fn breach(&mut self) {
        if let Some(front) = &mut self.hall[0] {
            front.breached = true;
        }
    }

    fn leave_hall(&mut self, rank: Rank) {
        self.hall[rank.index()] = None;
    }
}
