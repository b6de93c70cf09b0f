//! What one viewer of the toy sees, and how events carry it forward.

use crate::flaw::{self, Flaw};
use crate::toy::{Event, Step, Stones, Toy};
use serde::Serialize;
use table::patch::{Changes, Patchable};
use table::{Seat, Viewer, patchable};

#[derive(Clone, Debug, Serialize)]
pub struct ToyView {
    viewer: Option<Seat>,
    bag: u8,
    hands: Vec<u8>,
    buried: Vec<u8>,
    /// The viewer's own hand and grave.
    own: Option<(Stones, Stones)>,
    shown: Stones,
    points: [i8; 3],
    /// Who is asked, and whether for a victim; `None` only in a flawed view.
    asked: Option<(Seat, bool)>,
    peeked: bool,
    /// What a flawed view betrays.
    leak: u8,
    /// What a flawed view betrays only when it is written.
    written_leak: u8,
    /// What is wrong with its patches.
    #[serde(skip)]
    flaw: Flaw,
}

impl Patchable for ToyView {
    fn changes(&self, new: &ToyView, to: &mut Changes) {
        self.open().changes(&new.open(), to);
        if self.flaw == flaw::PATCH_SHARES_SECRETS {
            self.own_changes(new, to);
        }
    }

    fn private_changes(&self, new: &ToyView, to: &mut Changes) {
        if self.flaw != flaw::PATCH_SHARES_SECRETS {
            self.own_changes(new, to);
        }
    }
}

/// What all see.
struct Open {
    bag: u8,
    hands: Vec<u8>,
    buried: Vec<u8>,
    shown: Stones,
    points: [i8; 3],
    asked: Option<(Seat, bool)>,
    peeked: bool,
}

patchable!(Open { bag, hands: items, buried: items, shown: items, points: items, asked, peeked });

impl ToyView {
    fn open(&self) -> Open {
        let ToyView { bag, shown, points, asked, peeked, .. } = *self;
        let bag = if self.flaw == flaw::PATCH_FORGETS { 0 } else { bag };
        Open { bag, hands: self.hands.clone(), buried: self.buried.clone(), shown, points, asked, peeked }
    }

    fn own_changes(&self, new: &ToyView, to: &mut Changes) {
        if self.own != new.own {
            to.at("own", |to| to.put(&new.own));
        }
    }
}

impl ToyView {
    pub fn of<const F: Flaw>(toy: &Toy<F>, viewer: Viewer) -> ToyView {
        let seats = usize::from(toy.seats);
        let count = |piles: &[Stones; 3]| piles[..seats].iter().map(|pile| pile.iter().sum()).collect();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let leaks = F == flaw::VIEW_LEAKS || F == flaw::VIEW_LEAKS_TO_SPECTATOR && seat.is_none();
        ToyView {
            viewer: seat,
            bag: toy.bag.iter().sum(),
            hands: count(&toy.hands),
            buried: count(&toy.buried),
            own: seat.map(|seat| (toy.hands[seat.index()], toy.buried[seat.index()])),
            shown: toy.shown,
            points: toy.points,
            asked: (F != flaw::GUESS_CHANGES_TURN).then_some((toy.turn, toy.step == Step::Curse)),
            peeked: toy.peeked,
            leak: if leaks { toy.bag[0] } else { 0 },
            written_leak: if F == flaw::VIEW_LEAKS_IN_JSON { toy.bag[0] } else { 0 },
            flaw: F,
        }
    }

    fn own_hand(&mut self, seat: Seat) -> Option<&mut (Stones, Stones)> {
        if self.viewer == Some(seat) { self.own.as_mut() } else { None }
    }
}

impl PartialEq for ToyView {
    fn eq(&self, other: &Self) -> bool {
        let key = |view: &ToyView| {
            let secret = (view.viewer, view.own, view.leak);
            let piles = (view.bag, view.hands.clone(), view.buried.clone(), view.shown);
            (secret, piles, view.points, view.asked, view.peeked)
        };
        key(self) == key(other)
    }
}

impl Eq for ToyView {}

impl ToyView {
    /// Brings the view up to date with an event that was told to its viewer.
    pub fn fold(&mut self, event: &Event) {
        match *event {
            Event::Drew { seat } => {
                self.bag -= 1;
                self.hands[seat.index()] += 1;
            }
            Event::DrewStone { seat, stone } => {
                self.bag -= 1;
                self.hands[seat.index()] += 1;
                self.own_hand(seat).expect("only the owner is told").0[usize::from(stone)] += 1;
            }
            Event::Shown { seat, stone } => {
                self.hands[seat.index()] -= 1;
                self.shown[usize::from(stone)] += 1;
                self.points[seat.index()] += stone as i8;
                if let Some((hand, _)) = self.own_hand(seat) {
                    hand[usize::from(stone)] -= 1;
                }
            }
            Event::Buried { seat } => {
                self.hands[seat.index()] -= 1;
                self.buried[seat.index()] += 1;
            }
            Event::BuriedStone { seat, stone } => {
                self.hands[seat.index()] -= 1;
                self.buried[seat.index()] += 1;
                let (hand, grave) = self.own_hand(seat).expect("only the owner is told");
                hand[usize::from(stone)] -= 1;
                grave[usize::from(stone)] += 1;
            }
            Event::Peeked { .. } | Event::PeekedAt { .. } => self.peeked = true,
            Event::Cursed { victim } => self.points[victim.index()] -= 1,
            Event::Asked { seat, cursing } => {
                self.peeked = false;
                self.asked = self.asked.map(|_| (seat, cursing));
            }
            Event::Shouted { .. } => {}
        }
    }
}
