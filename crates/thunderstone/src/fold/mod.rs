//! How each event changes the table: the one place where the table changes, for the engine and for views.

mod battle;
mod hall;
mod hand;
mod party;
mod village;

use crate::cards::{DISEASE, STONE_OF_MYSTERY};
use crate::event::Event;
use crate::party::Mark;
use crate::public::{Battle, Calm, CalmTurn, Offer, Place, Player, Table, Turn};
use table::Seat;

impl Table {
    /// Brings the table up to date with one event.
    #[inline]
    pub fn fold(&mut self, event: &Event) {
        match *event {
            Event::GroupChosen { group } => self.add_group(group),
            Event::FamilyChosen { family, copies } => self.add_family(family, copies),
            Event::VillageCardChosen { card, copies } => self.add_village_card(card, copies),
            Event::StartingPlayerChosen { seat } => self.start_with(seat),

            Event::Drew { seat, .. } => self.player_mut(seat).hand += 1,
            Event::Joined { seat, card } => self.draw_into_party(seat, card),
            Event::Reshuffled { seat } => self.player_mut(seat).reshuffle(),
            Event::Discarded { seat, card } => self.player_mut(seat).discard_from_hand(card),
            Event::HandShown { seat, cards } => self.player_mut(seat).certain = cards,
            Event::HandCardDestroyed { seat, card } => self.destroy_from_hand(seat, card),
            Event::HandDiscarded { seat, cards } => {
                cards.iter().for_each(|&card| self.player_mut(seat).discard_from_hand(card));
            }
            Event::PartyDiscarded { .. } => self.discard_party(),

            Event::TurnBegan { seat } => self.begin_turn(seat),
            Event::Rested { .. } => self.turn.place = Some(Place::Rest),
            Event::Revealed { seat, place, cards } => self.reveal_hand(seat, place, &cards),
            Event::EffectUsed { slot, ability, .. } => self.party.at_mut(slot).used.insert(ability),
            Event::Destroyed { slot, card, .. } => self.destroy_member(slot, card),
            Event::MemberDiscarded { slot, card, .. } => self.discard_member(slot, card),
            Event::GoldGained { gold, .. } => self.turn.gold += gold,
            Event::PurchasesGained { purchases, .. } => self.turn.purchases += purchases,
            Event::ExperienceGained { seat, experience } => self.gain_experience(seat, experience),
            Event::Bought { seat, card, cost, spoils } => self.buy(seat, card, cost, spoils),
            Event::LevelledUp { seat, slot, from, into, experience } => {
                self.destroy_member(slot, from);
                self.train(seat, into, experience);
            }

            Event::Equipped { hero, weapon, .. } => self.party.equip(hero, weapon),
            Event::Thrown { slot, card, attack, .. } => self.throw(slot, card, attack),
            Event::AttackGained { slot, attack, .. } => self.party.at_mut(slot).attack += attack,
            Event::Strengthened { slot, strength, into_magic, .. } => {
                self.party.at_mut(slot).strengthen(strength, into_magic);
            }
            Event::AllStrengthened { strength, attack } => {
                self.turn.strength += strength;
                self.turn.attack += attack;
            }
            Event::ArmedTurnedToMagic => self.turn.armed_into_magic = true,
            Event::WeaponsMadeWeightless => self.turn.weightless = true,
            Event::HeroOffered { owner, card, used } => self.offers.push(Offer { owner, card, used }),
            Event::HeroBorrowed { owner, card, used, .. } => self.borrow(Offer { owner, card, used }),
            Event::NobodyBorrowed { .. } => self.offers.clear(),

            Event::EnteredHall { rank, card, from_under, .. } => self.enter_hall(rank, card, from_under),
            Event::HallClosedUp { hall } | Event::HallArranged { hall } => self.hall = hall,
            Event::HallAdvanced { hall, escaped } => self.advance_hall(hall, escaped),
            Event::MonsterReturned { rank, card } => self.return_monster(rank, card),
            Event::MonsterTaken { seat, rank, card } => self.take_monster(seat, rank, card),
            Event::Breached { .. } => self.breach(),
            Event::StackCardDestroyed { card } => self.destroy_from_stack(card),

            Event::Attacked { rank, .. } => self.turn.battle = Some(Battle::at(rank)),
            Event::HeroesWeakened { strength } => self.battle_mut().strength += strength,
            Event::ArmedHelped { attack } => self.battle_mut().armed += attack,
            Event::HeroLost { slot, power, amount, .. } => self.party.at_mut(slot).judge(power, amount),
            Event::HeroBarred { slot, .. } => self.party.at_mut(slot).marks.insert(Mark::Barred),
            Event::Doomed { slot, .. } => self.party.at_mut(slot).marks.insert(Mark::Doomed),
            Event::DiseaseTook { power } => self.battle_mut().ail(power),
            Event::Won { seat, rank, card, experience, spoils, .. } => {
                self.take_monster(seat, rank, card);
                self.gain_experience(seat, experience);
                self.turn.spoils = spoils;
                self.calm_after(card);
            }
            Event::Lost { rank, card, escapes: true, .. } => self.let_escape(rank, card),
            Event::Lost { rank, card, escapes: false, .. } => self.return_monster(rank, card),
            Event::DiseaseGained { seat, cards } => self.player_mut(seat).discard.add_many(DISEASE, cards),
            Event::SpoilsOpened { card, .. } => _ = self.turn.spoils.take(card),
            Event::SpoilsLeft { .. } => self.turn.spoils.clear(),
            Event::CardRevealed { seat, card } => self.reveal_card(seat, card),
            Event::RevealedDestroyed { card, .. } => self.destroy_revealed(card),
            Event::RevealedDiscarded { seat } => self.discard_revealed(seat),

            Event::ThunderstoneTaken { seat } => self.take_thunderstone(seat),
            Event::Stalled | Event::HeroDemanded { .. } => {}
            Event::ThunderstoneLost => self.hall[0] = None,
            Event::GameEnded => self.over = true,
        }
    }

    #[inline]
    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    fn start_with(&mut self, seat: Seat) {
        self.active = seat;
        self.hall.iter_mut().flatten().for_each(|there| there.arriving = false);
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.active = seat;
        self.turn = Turn { purchases: 1, ..Turn::default() };
        let still = self.calm.contains(CalmTurn::Next);
        self.calm = if still { Calm::one(CalmTurn::This) } else { Calm::EMPTY };
        self.turns += 1;
        self.quiet = self.quiet.saturating_add(1);
    }

    fn gain_experience(&mut self, seat: Seat, experience: u8) {
        let player = self.player_mut(seat);
        player.experience = player.experience.saturating_add(u16::from(experience));
    }

    fn take_thunderstone(&mut self, seat: Seat) {
        self.hall[0] = None;
        self.player_mut(seat).discard.add(STONE_OF_MYSTERY);
        self.taker = Some(seat);
    }
}
