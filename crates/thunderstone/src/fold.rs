//! How each event changes the table: the one place where the table changes, for the engine and for views.

use crate::bag::Bag;
use crate::card::CardId;
use crate::cards::{DISEASE, STONE_OF_MYSTERY};
use crate::event::{Event, Power};
use crate::party::{Member, mark};
use crate::public::{Battle, Offer, Place, Player, Table, Turn};
use crate::ranks::HallCard;
use crate::setup::Solo;
use table::Seat;

impl Table {
    /// Brings the table up to date with one event.
    #[inline]
    pub fn fold(&mut self, event: &Event) {
        match *event {
            Event::GroupChosen { group } => {
                self.groups |= 1 << group as u8;
                group.monsters().for_each(|id| self.dungeon.unseen.add_many(id, id.card().copies));
                self.dungeon.above = (self.dungeon.unseen.total() - 10) as u8;
            }
            Event::FamilyChosen { family, copies } => {
                if let Some(free) = self.families.iter_mut().find(|f| f.is_none()) {
                    *free = Some(family);
                }
                (1..=3).zip(copies).for_each(|(level, n)| self.stock[family.hero(level).index()] = n);
            }
            Event::VillageCardChosen { card, copies } => {
                self.village.push(card);
                self.stock[card.index()] = copies;
            }
            Event::StartingPlayerChosen { seat } => {
                self.active = seat;
                self.hall.iter_mut().flatten().for_each(|there| there.arriving = false);
            }

            Event::Drew { seat, .. } => self.player_mut(seat).hand += 1,
            Event::Joined { seat, card } => {
                self.player_mut(seat).pool.remove(card);
                self.party.add(Member::new(card, seat));
            }
            Event::Reshuffled { seat } => self.player_mut(seat).reshuffle(),
            Event::Discarded { seat, card } => {
                self.player_mut(seat).leave_hand(card);
                self.player_mut(seat).discard.add(card);
            }
            Event::HandShown { seat, cards } => self.player_mut(seat).certain = cards,
            Event::HandCardDestroyed { seat, card } => {
                self.player_mut(seat).leave_hand(card);
                self.destroy(card);
            }
            Event::HandDiscarded { seat, cards } => {
                for &card in cards.iter() {
                    self.player_mut(seat).leave_hand(card);
                    self.player_mut(seat).discard.add(card);
                }
            }
            Event::PartyDiscarded { .. } => {
                for (_, member) in self.party.iter().filter(|(_, member)| !member.has(mark::THROWN)) {
                    self.players[member.owner.index()].discard.add(member.card);
                }
                self.party.clear();
                self.turn.battle = None;
            }

            Event::TurnBegan { seat } => {
                self.active = seat;
                self.turn = Turn { purchases: 1, ..Turn::default() };
                self.calm >>= 1;
                self.turns += 1;
                self.quiet = self.quiet.saturating_add(1);
            }
            Event::Rested { .. } => self.turn.place = Some(Place::Rest),
            Event::Revealed { seat, place, cards } => {
                self.turn.place = Some(place);
                for &card in cards.iter() {
                    self.player_mut(seat).leave_hand(card);
                    self.party.add(Member::new(card, seat));
                }
            }
            Event::EffectUsed { slot, ability, .. } => self.party.at_mut(slot).used |= 1 << ability,
            Event::Destroyed { slot, card, .. } => {
                self.party.remove(slot);
                self.destroy(card);
            }
            Event::MemberDiscarded { slot, card, .. } => {
                let owner = self.party.remove(slot).owner;
                self.player_mut(owner).discard.add(card);
            }
            Event::GoldGained { gold, .. } => self.turn.gold += gold,
            Event::PurchasesGained { purchases, .. } => self.turn.purchases += purchases,
            Event::ExperienceGained { seat, experience } => self.gain_experience(seat, experience),
            Event::Bought { seat, card, cost, spoils } => {
                self.stock[card.index()] -= 1;
                self.player_mut(seat).discard.add(card);
                if !spoils {
                    self.turn.spent += cost;
                    self.turn.purchases -= 1;
                }
            }
            Event::LevelledUp { seat, slot, from, into, experience } => {
                self.party.remove(slot);
                self.destroy(from);
                self.stock[into.index()] -= 1;
                let player = self.player_mut(seat);
                player.discard.add(into);
                player.experience -= u16::from(experience);
            }

            Event::Equipped { hero, weapon, .. } => self.party.equip(hero, weapon),
            Event::Thrown { slot, card, attack, .. } => {
                let weapon = self.party.at_mut(slot);
                weapon.marks |= mark::THROWN;
                weapon.attack += attack;
                self.destroy(card);
            }
            Event::AttackGained { slot, attack, .. } => self.party.at_mut(slot).attack += attack,
            Event::Strengthened { slot, strength, into_magic, .. } => {
                let hero = self.party.at_mut(slot);
                hero.strength += strength;
                hero.marks |= if into_magic { mark::INTO_MAGIC } else { 0 };
            }
            Event::AllStrengthened { strength, attack } => {
                self.turn.strength += strength;
                self.turn.attack += attack;
            }
            Event::ArmedTurnedToMagic => self.turn.armed_into_magic = true,
            Event::WeaponsMadeWeightless => self.turn.weightless = true,
            Event::HeroOffered { owner, card, used } => self.offers.push(Offer { owner, card, used }),
            Event::HeroBorrowed { owner, card, used, .. } => {
                self.player_mut(owner).discard.remove(card);
                self.party.add(Member { used, marks: mark::BORROWED, ..Member::new(card, owner) });
                self.offers.clear();
            }
            Event::NobodyBorrowed { .. } => self.offers.clear(),

            Event::EnteredHall { rank, card, from_under, .. } => self.enter_hall(rank, card, from_under),
            Event::HallClosedUp { hall } | Event::HallArranged { hall } => self.hall = hall,
            Event::HallAdvanced { hall, escaped } => {
                self.hall = hall;
                escaped.into_iter().for_each(|card| self.escaped.add(card));
            }
            Event::MonsterReturned { rank, card } => {
                self.leave_hall(rank);
                self.dungeon.under.push(card);
            }
            Event::MonsterTaken { seat, rank, card } => {
                self.leave_hall(rank);
                self.player_mut(seat).discard.add(card);
            }
            Event::Breached { .. } => {
                if let Some(front) = &mut self.hall[0] {
                    front.breached = true;
                }
            }
            Event::StackCardDestroyed { card } => {
                self.stock[card.index()] -= 1;
                self.destroy(card);
            }

            Event::Attacked { rank, .. } => {
                self.turn.battle = Some(Battle {
                    rank,
                    strength: 0,
                    armed: 0,
                    ailing_attack: 0,
                    ailing_magic: 0,
                    ailing_nothing: 0,
                });
            }
            Event::HeroesWeakened { strength } => self.battle_mut().strength += strength,
            Event::ArmedHelped { attack } => self.battle_mut().armed += attack,
            Event::HeroLost { slot, power, amount, .. } => {
                let hero = self.party.at_mut(slot);
                hero.marks |= mark::JUDGED;
                *(match power {
                    Power::Attack => &mut hero.attack,
                    Power::Magic => &mut hero.magic,
                }) += amount;
            }
            Event::HeroBarred { slot, .. } => self.party.at_mut(slot).marks |= mark::BARRED,
            Event::Doomed { slot, .. } => self.party.at_mut(slot).marks |= mark::DOOMED,
            Event::DiseaseTook { power } => {
                let battle = self.battle_mut();
                *(match power {
                    Some(Power::Attack) => &mut battle.ailing_attack,
                    Some(Power::Magic) => &mut battle.ailing_magic,
                    None => &mut battle.ailing_nothing,
                }) += 1;
            }
            Event::Won { seat, rank, card, experience, spoils, .. } => {
                self.leave_hall(rank);
                self.player_mut(seat).discard.add(card);
                self.gain_experience(seat, experience);
                self.turn.spoils = spoils;
                let stops = match self.solo {
                    Some(Solo::Normal) => true,
                    Some(Solo::Warrior) => card.card().experience >= 2,
                    Some(Solo::Nightmare) | None => false,
                };
                self.calm |= if stops { self.calm_of_victory() } else { 0 };
            }
            Event::Lost { rank, card, escapes, .. } => {
                self.leave_hall(rank);
                match escapes {
                    true => self.escaped.add(card),
                    false => self.dungeon.under.push(card),
                }
            }
            Event::DiseaseGained { seat, cards } => self.player_mut(seat).discard.add_many(DISEASE, cards),
            Event::SpoilsOpened { card, .. } => {
                self.turn.spoils.take(card);
            }
            Event::SpoilsLeft { .. } => self.turn.spoils.clear(),
            Event::CardRevealed { seat, card } => {
                self.player_mut(seat).pool.remove(card);
                self.revealed.insert_sorted(card);
            }
            Event::RevealedDestroyed { card, .. } => {
                self.revealed.take(card);
                self.destroy(card);
            }
            Event::RevealedDiscarded { seat } => {
                let cards = std::mem::take(&mut self.revealed);
                cards.iter().for_each(|&card| self.player_mut(seat).discard.add(card));
            }

            Event::ThunderstoneTaken { seat } => {
                self.hall[0] = None;
                self.player_mut(seat).discard.add(STONE_OF_MYSTERY);
                self.taker = Some(seat);
            }
            Event::Stalled | Event::HeroDemanded { .. } => {}
            Event::ThunderstoneLost => self.hall[0] = None,
            Event::GameEnded => self.over = true,
        }
    }

    #[inline]
    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    fn battle_mut(&mut self) -> &mut Battle {
        self.turn.battle.as_mut().expect("battle effects come only in a battle")
    }

    /// A card leaves the game; Disease goes back to its endless pile (T-DECK-2).
    fn destroy(&mut self, card: CardId) {
        if card != DISEASE {
            self.destroyed.add(card);
        }
    }

    /// Which turns a victory calms in the solo variant (T-SET-1). Rules version 2: this one and the next; version 1:
    /// only the next.
    fn calm_of_victory(&self) -> u8 {
        if self.rules >= 2 { 0b11 } else { 0b10 }
    }

    fn gain_experience(&mut self, seat: Seat, experience: u8) {
        let player = self.player_mut(seat);
        player.experience = player.experience.saturating_add(u16::from(experience));
    }

    fn enter_hall(&mut self, rank: u8, card: CardId, from_under: bool) {
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
        self.hall[usize::from(rank) - 1] = Some(HallCard { arriving: rank == 1, ..HallCard::new(card) });
    }

    fn leave_hall(&mut self, rank: u8) {
        self.hall[usize::from(rank) - 1] = None;
    }
}

impl Player {
    /// A card leaves the hidden hand, seen by all.
    fn leave_hand(&mut self, card: CardId) {
        self.pool.remove(card);
        self.hand -= 1;
        self.certain.take(card);
    }

    /// The deck has run out: what is left face down is the hand, and all know it. Then the discard pile
    /// becomes the deck.
    fn reshuffle(&mut self) {
        self.certain.clear();
        for (card, n) in self.pool.kinds() {
            (0..n).for_each(|_| self.certain.push(card));
        }
        let discard = std::mem::replace(&mut self.discard, Bag::EMPTY);
        self.pool.add_all(&discard);
    }
}
