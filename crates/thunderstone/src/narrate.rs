//! How the game speaks: keys of the Fluent texts with their arguments, for every question, choice and event.

use crate::Thunderstone;
use crate::card::{Ability, CardId};
use crate::effect::{Effect, Filter, Victims, WeaponCase};
use crate::event::Event;
use crate::party::{Slot, mark};
use crate::public::Place;
use crate::question::{Choice, Purpose, Question};
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
        crate::log::event_text(event)
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

impl Filter {
    /// The name of what is meant, as a key of the texts.
    pub fn name(self) -> Message {
        say(match self {
            Filter::Any => "thunderstone-kind-any",
            Filter::Hero => "thunderstone-kind-hero",
            Filter::Militia => "thunderstone-kind-militia",
            Filter::NonFighter => "thunderstone-kind-non-fighter",
            Filter::Fighter => "thunderstone-kind-fighter",
            Filter::Cleric => "thunderstone-kind-cleric",
            Filter::ClericOrWizard => "thunderstone-kind-cleric-or-wizard",
            Filter::Weapon => "thunderstone-kind-weapon",
            Filter::Edged => "thunderstone-kind-edged",
            Filter::Food => "thunderstone-kind-food",
            Filter::Spell => "thunderstone-kind-spell",
            Filter::Monster => "thunderstone-kind-monster",
            Filter::Disease => "thunderstone-kind-disease",
            Filter::LightItem => "thunderstone-kind-light-item",
            Filter::ItemOrMagicSpell => "thunderstone-kind-item-or-magic-spell",
        })
    }
}

/// An effect in words, as a key of the texts.
pub fn effect_text(effect: &Effect) -> Message {
    use Effect as E;
    match *effect {
        E::AttackFromRank { rank, attack } => {
            say("thunderstone-effect-attack-from-rank").with("rank", rank).with("n", attack)
        }
        E::CannotAttackRank(rank) => say("thunderstone-effect-cannot-attack-rank").with("rank", rank),
        E::BonusPer { each, attack, magic } => say("thunderstone-effect-bonus-per")
            .with("kind", each.name())
            .with("attack", attack)
            .with("magic", magic),
        E::AttackArmedWith { weapon, attack } => {
            say("thunderstone-effect-attack-armed-with").with("kind", weapon.name()).with("n", attack)
        }
        E::HelpEach { who, attack } => {
            say("thunderstone-effect-help-each").with("kind", who.name()).with("n", attack)
        }
        E::DoubleMagic => say("thunderstone-effect-double-magic"),
        E::WeaponBonus { case: WeaponCase::BearerStrength(strength), attack } => {
            say("thunderstone-effect-weapon-bonus-strength").with("strength", strength).with("n", attack)
        }
        E::WeaponBonus { case: WeaponCase::ClericAgainstDoomed, attack } => {
            say("thunderstone-effect-weapon-bonus-cleric").with("n", attack)
        }
        E::Draw(n) => say("thunderstone-effect-draw").with("n", n),
        E::Destroy(kind) => say("thunderstone-effect-destroy").with("kind", kind.name()),
        E::DestroySelf => say("thunderstone-effect-destroy-self"),
        E::Pawn { bonus } => say("thunderstone-effect-pawn").with("n", bonus),
        E::GainGold(n) => say("thunderstone-effect-gain-gold").with("n", n),
        E::GainExperience(n) => say("thunderstone-effect-gain-experience").with("n", n),
        E::ExtraPurchase(n) => say("thunderstone-effect-extra-purchase").with("n", n),
        E::GainAttack(n) => say("thunderstone-effect-gain-attack").with("n", n),
        E::Strengthen { strength, into_magic: false } => {
            say("thunderstone-effect-strengthen").with("n", strength)
        }
        E::Strengthen { strength, into_magic: true } => {
            say("thunderstone-effect-strengthen-into-magic").with("n", strength)
        }
        E::StrengthenAll { strength, attack } => {
            say("thunderstone-effect-strengthen-all").with("strength", strength).with("attack", attack)
        }
        E::ArmedIntoMagic => say("thunderstone-effect-armed-into-magic"),
        E::Weightless => say("thunderstone-effect-weightless"),
        E::Throw { attack } => say("thunderstone-effect-throw").with("n", attack),
        E::ReturnMonster => say("thunderstone-effect-return-monster"),
        E::TakeMonster => say("thunderstone-effect-take-monster"),
        E::ReturnOrArrange => say("thunderstone-effect-return-or-arrange"),
        E::OthersDiscard { cards, or_hero: false } => {
            say("thunderstone-effect-others-discard").with("n", cards)
        }
        E::OthersDiscard { cards, or_hero: true } => {
            say("thunderstone-effect-others-discard-or-hero").with("n", cards)
        }
        E::BorrowHero => say("thunderstone-effect-borrow-hero"),
        E::Spoils(kind) => say("thunderstone-effect-spoils").with("kind", kind.name()),
        E::RevealAndDestroy(n) => say("thunderstone-effect-reveal-and-destroy").with("n", n),
        E::ExperienceInRank { rank, experience } => {
            say("thunderstone-effect-experience-in-rank").with("rank", rank).with("n", experience)
        }
        E::Slay(Victims::One(kind)) => say("thunderstone-effect-slay-one").with("kind", kind.name()),
        E::Slay(Victims::All(kind)) => say("thunderstone-effect-slay-all").with("kind", kind.name()),
        E::Slay(Victims::OneUnlessArmed) => say("thunderstone-effect-slay-unless-armed"),
        E::Slay(Victims::Strongest) => say("thunderstone-effect-slay-strongest"),
        E::Slay(Victims::Exhausted) => say("thunderstone-effect-slay-exhausted"),
        E::GainDisease(n) => say("thunderstone-effect-gain-disease").with("n", n),
        E::Weaken { strength, attack: 0 } => say("thunderstone-effect-weaken").with("strength", strength),
        E::Weaken { strength, attack } => {
            say("thunderstone-effect-weaken-attack").with("strength", strength).with("attack", attack)
        }
        E::HelpArmed(n) => say("thunderstone-effect-help-armed").with("n", n),
        E::Bar => say("thunderstone-effect-bar"),
        E::DestroyHeroStacks(n) => say("thunderstone-effect-destroy-hero-stacks").with("n", n),
        E::EveryoneDiscards(n) => say("thunderstone-effect-everyone-discards").with("n", n),
    }
}

/// Every key of the texts that this crate can say, for the test that each language has them all.
pub fn text_keys() -> Vec<String> {
    let mut keys: Vec<String> = STATIC_KEYS.iter().map(|key| format!("thunderstone-{key}")).collect();
    keys.extend(Purpose::ALL.iter().map(|purpose| format!("thunderstone-ask-{}", purpose.word())));
    keys.extend(crate::log::KEYS.iter().map(|key| format!("thunderstone-log-{key}")));
    keys.extend(crate::illegal::Illegal::keys());
    keys.extend(CardId::all().map(|card| card.name().key.into_owned()));
    keys.extend(crate::card::Family::ALL.iter().map(|family| family.name().key.into_owned()));
    keys.extend(crate::card::Group::ALL.iter().map(|group| group.name().key.into_owned()));
    let effects = CardId::all().flat_map(|card| card.card().abilities).flat_map(|ability| ability.effects);
    for effect in effects {
        let message = effect_text(effect);
        keys.push(message.key.into_owned());
        keys.extend(message.args.into_iter().filter_map(|(_, arg)| match arg {
            Arg::Message(kind) => Some(kind.key.into_owned()),
            _ => None,
        }));
    }
    keys.sort();
    keys.dedup();
    keys
}

const STATIC_KEYS: &[&str] = &[
    "nobody",
    "changed-card",
    "ask-nothing",
    "ask-place",
    "ask-prepare-dungeon",
    "ask-prepare-village",
    "ask-buy",
    "ask-buy-spoils",
    "ask-train",
    "ask-loss-hero",
    "ask-loss-disease",
    "ask-spoils",
    "ask-borrow",
    "choice-village",
    "choice-dungeon",
    "choice-rest",
    "choice-use",
    "choice-equip",
    "choice-attack",
    "choice-buy",
    "choice-level-up",
    "choice-member-armed",
    "choice-card",
    "choice-monster",
    "choice-arrange",
    "choice-lose",
    "choice-take-spoils",
    "choice-borrow",
    "choice-destroy-nothing",
    "choice-destroy-no-more",
    "choice-buy-nothing",
    "choice-no-target",
    "choice-train-nobody",
    "choice-borrow-nobody",
    "choice-return-nothing",
    "choice-done",
    "setup-players",
    "setup-first-game",
    "setup-random",
    "setup-custom",
    "setup-solo-normal",
    "setup-solo-warrior",
    "setup-solo-nightmare",
    "setup-error-wrong-players",
    "setup-error-alone-only-solo",
    "setup-error-solo-is-for-one",
    "setup-error-wrong-groups",
    "setup-error-wrong-families",
    "setup-error-wrong-village",
    "setup-error-not-a-village-card",
    "setup-error-group-twice",
    "setup-error-family-twice",
    "setup-error-card-twice",
];
