//! What a person could think of, legal or not. The legal choices are among it, and nothing hidden shows: of hidden hands
//! only the kinds of face-down cards appear, which all know.

use crate::Thunderstone;
use crate::card::{AbilityIndex, CardId, Family};
use crate::choice::Choice;
use crate::event::Power;
use crate::party::Slots;
use crate::public::Place;
use crate::ranks::Rank;
use crate::rules::ORDERS;
use crate::state::Decision;
use alloc::vec::Vec;
use table::Seat;

impl Thunderstone {
    /// Appends what a person could think of now.
    pub(crate) fn list_imaginable(&self, out: &mut Vec<Choice>) {
        let Some(decision) = self.decision().filter(|_| self.question().is_some()) else { return };
        out.push(Choice::Done);
        match decision {
            Decision::Place => out.extend([Place::Village, Place::Dungeon, Place::Rest].map(Choice::Go)),
            Decision::Prepare => self.imagine_preparing(out),
            Decision::Shop | Decision::Plunder { .. } => imagine_buying(out),
            Decision::Train => self.imagine_training(out),
            Decision::Rest
            | Decision::Perform(_)
            | Decision::Discard { .. }
            | Decision::OfferHero { .. }
            | Decision::Borrow
            | Decision::Strike { .. }
            | Decision::Ail
            | Decision::Spoils
            | Decision::Sort
            | Decision::SendAway { .. } => self.imagine_answers(out),
        }
    }

    fn imagine_preparing(&self, out: &mut Vec<Choice>) {
        let party = &self.table.party;
        for (slot, member) in party.iter() {
            let one_more = AbilityIndex::new(member.card.card().abilities.len() as u8);
            let abilities = AbilityIndex::each(member.card).map(|(index, _)| index).chain(one_more);
            out.extend(abilities.map(|ability| Choice::Use { slot, ability }));
        }
        if self.table.turn.place != Some(Place::Dungeon) {
            return imagine_buying(out);
        }
        for hero in party.slots() {
            out.extend(party.slots().iter().map(|weapon| Choice::Equip { hero, weapon }));
        }
        out.extend(Rank::ALL.map(|rank| Choice::Attack { rank }));
    }

    fn imagine_training(&self, out: &mut Vec<Choice>) {
        for slot in self.table.party.slots() {
            let heroes = Family::ALL.iter().flat_map(|family| (1..=3).map(|level| family.hero(level)));
            out.extend(heroes.map(|into| Choice::LevelUp { slot, into }));
        }
    }

    /// Cards of the party, of the hand and of the hall, and whatever else a question may ask for.
    fn imagine_answers(&self, out: &mut Vec<Choice>) {
        let table = &self.table;
        out.extend(table.party.slots().iter().map(Choice::Member));
        out.extend((Slots::FULL - table.party.slots()).first().map(Choice::Member));
        let mut known = table.player(self.asked()).pool;
        table.revealed.iter().for_each(|&card| known.add(card));
        out.extend(known.kinds().map(|(card, _)| Choice::Card(card)));
        out.extend(Rank::ALL.map(|rank| Choice::Monster { rank }));
        out.extend(ORDERS.map(Choice::Arrange));
        out.push(Choice::Arrange([Rank::First; 3]));
        out.extend([Power::Attack, Power::Magic].map(Choice::Lose));
        out.extend(Seat::all(table.seats).map(Choice::Borrow));
        out.extend(CardId::all().filter(|id| !id.card().spoils().is_empty()).map(Choice::TakeSpoils));
    }
}

fn imagine_buying(out: &mut Vec<Choice>) {
    out.extend(CardId::all().map(Choice::Buy));
}
