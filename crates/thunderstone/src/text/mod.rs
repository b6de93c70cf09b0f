//! How the game speaks: keys of the Fluent texts with their arguments, for every question, choice and event.

mod effects;
mod events;
mod keys;

pub use effects::effect_text;
pub use keys::text_keys;

use crate::Thunderstone;
use crate::card::{Ability, CardId};
use crate::choice::{Choice, Purpose, Question};
use crate::effect::Effect;
use crate::event::Event;
use crate::party::{Slot, mark};
use crate::public::Place;
use crate::setup::{Selection, Setup, Solo};
use table::{Arg, Game, Message, Narrate, Pending, Seat};

fn say(key: &'static str) -> Message {
    Message::new(key)
}

fn names(cards: &[CardId]) -> Arg {
    Arg::List(cards.iter().map(|card| card.name()).collect())
}

impl Place {
    /// The word in the texts.
    pub const fn word(self) -> &'static str {
        match self {
            Place::Village => "village",
            Place::Dungeon => "dungeon",
            Place::Rest => "rest",
        }
    }
}

impl Narrate for Thunderstone {
    fn question_text(&self) -> Message {
        let Pending::Player { question, .. } = self.pending() else { return say("thunderstone-ask-nothing") };
        match question {
            Question::Place => say("thunderstone-ask-place"),
            Question::Prepare { place: Place::Dungeon } => say("thunderstone-ask-prepare-dungeon"),
            Question::Prepare { .. } => {
                say("thunderstone-ask-prepare-village").with("gold", self.table.gold_left())
            }
            Question::Buy { spoils: None } => {
                say("thunderstone-ask-buy").with("gold", self.table.gold_left())
            }
            Question::Buy { spoils: Some(card) } => say("thunderstone-ask-buy-spoils")
                .with("card", card.name())
                .with("gold", self.table.printed_gold()),
            Question::Train => say("thunderstone-ask-train")
                .with("experience", i64::from(self.table.player(self.table.active).experience)),
            Question::Member { purpose, card } => {
                Message::new(format!("thunderstone-ask-{}", purpose.word())).with("card", card.name())
            }
            Question::Card { purpose } | Question::Hall { purpose } => {
                Message::new(format!("thunderstone-ask-{}", purpose.word()))
                    .with("card", crate::cards::SELURIN_THEURGE.name())
            }
            Question::Loss { hero: Some(card) } => {
                say("thunderstone-ask-loss-hero").with("card", card.name())
            }
            Question::Loss { hero: None } => say("thunderstone-ask-loss-disease"),
            Question::Spoils => say("thunderstone-ask-spoils"),
            Question::Borrow => say("thunderstone-ask-borrow"),
        }
    }

    fn choice_text(&self, choice: &Choice) -> Message {
        match *choice {
            Choice::Go(Place::Village) => say("thunderstone-choice-village"),
            Choice::Go(Place::Dungeon) => say("thunderstone-choice-dungeon"),
            Choice::Go(Place::Rest) => say("thunderstone-choice-rest"),
            Choice::Use { slot, ability } => {
                let effects = self.ability(slot, ability).map_or(&[] as &[Effect], |ability| ability.effects);
                say("thunderstone-choice-use")
                    .with("card", self.member_name(slot))
                    .with("effects", Arg::List(effects.iter().map(effect_text).collect()))
            }
            Choice::Equip { hero, weapon } => say("thunderstone-choice-equip")
                .with("hero", self.member_name(hero))
                .with("weapon", self.member_name(weapon)),
            Choice::Attack { rank } => self.with_monster(say("thunderstone-choice-attack"), rank),
            Choice::Buy(card) => say("thunderstone-choice-buy")
                .with("card", card.name())
                .with("cost", card.card().cost.unwrap_or(0)),
            Choice::LevelUp { slot, into } => {
                let card = self.table.party.get(slot).map(|member| member.card);
                let needed = card.and_then(|card| card.card().level_up).unwrap_or(0);
                say("thunderstone-choice-level-up")
                    .with("card", self.member_name(slot))
                    .with("into", into.name())
                    .with("experience", needed)
            }
            Choice::Member(slot) => {
                let weapon = self.table.party.get(slot).and_then(|member| self.table.party.get(member.link));
                match weapon {
                    Some(weapon) => say("thunderstone-choice-member-armed")
                        .with("card", self.member_name(slot))
                        .with("other", weapon.card.name()),
                    None => say("thunderstone-choice-card").with("card", self.member_name(slot)),
                }
            }
            Choice::Card(card) => say("thunderstone-choice-card").with("card", card.name()),
            Choice::Monster { rank } => self.with_monster(say("thunderstone-choice-monster"), rank),
            Choice::Arrange(order) => {
                let cards = order.map(|rank| self.table.in_rank(rank)).into_iter().flatten();
                let cards: Vec<CardId> = cards.map(|there| there.card).collect();
                say("thunderstone-choice-arrange").with("cards", names(&cards))
            }
            Choice::Lose(power) => say("thunderstone-choice-lose").with("power", power.word()),
            Choice::TakeSpoils(card) => say("thunderstone-choice-take-spoils").with("card", card.name()),
            Choice::Borrow(seat) => {
                let offer = self.table.offers.iter().find(|offer| offer.owner == seat);
                say("thunderstone-choice-borrow")
                    .with("card", offer.map_or_else(|| say("thunderstone-nobody"), |offer| offer.card.name()))
                    .with("player", seat)
            }
            Choice::Done => self.done_text(),
        }
    }

    fn event_text(event: &Event) -> Message {
        events::event_text(event)
    }

    fn seat_text(&self, _seat: Seat) -> Option<Message> {
        None
    }

    fn setup_text(setup: &Setup) -> Vec<Message> {
        let mut lines = vec![say("thunderstone-setup-players").with("n", setup.players)];
        lines.push(match &setup.selection {
            Selection::FirstGame => say("thunderstone-setup-first-game"),
            Selection::Random { groups } => say("thunderstone-setup-random").with("groups", *groups),
            Selection::Custom { groups, families, village } => say("thunderstone-setup-custom")
                .with("groups", Arg::List(groups.iter().map(|group| group.name()).collect()))
                .with("families", Arg::List(families.iter().map(|family| family.name()).collect()))
                .with("village", names(village)),
        });
        match setup.solo {
            Some(Solo::Normal) => lines.push(say("thunderstone-setup-solo-normal")),
            Some(Solo::Warrior) => lines.push(say("thunderstone-setup-solo-warrior")),
            Some(Solo::Nightmare) => lines.push(say("thunderstone-setup-solo-nightmare")),
            None => {}
        }
        lines
    }
}

impl Thunderstone {
    fn ability(&self, slot: Slot, ability: u8) -> Option<&'static Ability> {
        self.table.party.get(slot)?.card.card().abilities.get(usize::from(ability))
    }

    fn member_name(&self, slot: Slot) -> Message {
        match self.table.party.get(slot) {
            Some(member) if member.has(mark::INTO_MAGIC) || member.strength != 0 || member.attack != 0 => {
                say("thunderstone-changed-card")
                    .with("card", member.card.name())
                    .with("strength", member.strength)
                    .with("attack", member.attack)
            }
            Some(member) => member.card.name(),
            None => say("thunderstone-nobody"),
        }
    }

    fn with_monster(&self, message: Message, rank: u8) -> Message {
        let monster =
            self.table.in_rank(rank).map_or_else(|| say("thunderstone-nobody"), |there| there.card.name());
        message.with("monster", monster).with("rank", rank)
    }

    fn done_text(&self) -> Message {
        match self.question() {
            Some(Question::Card { purpose: Purpose::Rest }) => say("thunderstone-choice-destroy-nothing"),
            Some(Question::Card { purpose: Purpose::Sphinx }) => say("thunderstone-choice-destroy-no-more"),
            Some(Question::Buy { .. }) => say("thunderstone-choice-buy-nothing"),
            Some(Question::Prepare { place: Place::Dungeon }) => say("thunderstone-choice-no-target"),
            Some(Question::Prepare { .. }) => say("thunderstone-choice-buy-nothing"),
            Some(Question::Train) => say("thunderstone-choice-train-nobody"),
            Some(Question::Borrow) => say("thunderstone-choice-borrow-nobody"),
            Some(Question::Hall { .. }) => say("thunderstone-choice-return-nothing"),
            _ => say("thunderstone-choice-done"),
        }
    }
}
