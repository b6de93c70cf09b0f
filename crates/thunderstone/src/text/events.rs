//! Events as lines of the log. What one event says, no other says again.

use crate::card::{AbilityIndex, CardId};
use crate::cards::STONE_OF_MYSTERY;
use crate::effect::Preparation;
use crate::event::Event;
use crate::public::Place;
use crate::text::{names, say};
use table::Message;

/// Whether the ability throws its card, which an event of its own tells.
fn throws(card: CardId, ability: AbilityIndex) -> bool {
    ability.preparation_of(card).iter().any(|effect| matches!(effect, Preparation::Throw { .. }))
}

/// An event as a line of the log.
pub(crate) fn event_text(event: &Event) -> Option<Message> {
    Some(match *event {
        Event::GroupChosen { group } => say("thunderstone-log-group-chosen").with("group", group.name()),
        Event::FamilyChosen { family, .. } => {
            say("thunderstone-log-family-chosen").with("family", family.name())
        }
        Event::VillageCardChosen { card, .. } => {
            say("thunderstone-log-village-card-chosen").with("card", card.name())
        }
        Event::StartingPlayerChosen { seat } => {
            say("thunderstone-log-starting-player-chosen").with("player", seat)
        }
        Event::Drew { seat, card: Some(card) } => {
            say("thunderstone-log-drew").with("player", seat).with("card", card.name())
        }
        Event::Drew { seat, card: None } => say("thunderstone-log-drew-hidden").with("player", seat),
        Event::Joined { seat, card } => {
            say("thunderstone-log-joined").with("player", seat).with("card", card.name())
        }
        Event::Reshuffled { seat } => say("thunderstone-log-reshuffled").with("player", seat),
        Event::Discarded { seat, card } => {
            say("thunderstone-log-discarded").with("player", seat).with("card", card.name())
        }
        Event::HandShown { seat, cards } => {
            say("thunderstone-log-hand-shown").with("player", seat).with("cards", names(&cards))
        }
        Event::HandCardDestroyed { seat, card } => {
            say("thunderstone-log-hand-card-destroyed").with("player", seat).with("card", card.name())
        }
        Event::HandDiscarded { seat, cards } => {
            say("thunderstone-log-hand-discarded").with("player", seat).with("cards", names(&cards))
        }
        Event::PartyDiscarded { seat } => say("thunderstone-log-party-discarded").with("player", seat),
        Event::TurnBegan { seat } => say("thunderstone-log-turn-began").with("player", seat),
        Event::Rested { seat } => say("thunderstone-log-rested").with("player", seat),
        Event::Revealed { seat, place: Place::Village, cards } => {
            say("thunderstone-log-revealed-village").with("player", seat).with("cards", names(&cards))
        }
        Event::Revealed { seat, cards, .. } => {
            say("thunderstone-log-revealed-dungeon").with("player", seat).with("cards", names(&cards))
        }
        Event::EffectUsed { card, ability, .. } if throws(card, ability) => return None,
        // What the effects do follows.
        Event::EffectUsed { seat, card, .. } => {
            say("thunderstone-log-effect-used").with("player", seat).with("card", card.name())
        }
        Event::Destroyed { seat, card, .. } => {
            say("thunderstone-log-destroyed").with("player", seat).with("card", card.name())
        }
        Event::MemberDiscarded { seat, card, .. } => {
            say("thunderstone-log-member-discarded").with("player", seat).with("card", card.name())
        }
        Event::GoldGained { seat, gold } => {
            say("thunderstone-log-gold-gained").with("player", seat).with("n", gold)
        }
        Event::PurchasesGained { seat, purchases } => {
            say("thunderstone-log-purchases-gained").with("player", seat).with("n", purchases)
        }
        Event::ExperienceGained { seat, experience } => {
            say("thunderstone-log-experience-gained").with("player", seat).with("n", experience)
        }
        Event::Bought { seat, card, cost, spoils: false } => {
            say("thunderstone-log-bought").with("player", seat).with("card", card.name()).with("n", cost)
        }
        Event::Bought { seat, card, cost, spoils: true } => say("thunderstone-log-bought-as-spoils")
            .with("player", seat)
            .with("card", card.name())
            .with("n", cost),
        Event::LevelledUp { seat, from, into, experience, .. } => say("thunderstone-log-levelled-up")
            .with("player", seat)
            .with("card", from.name())
            .with("into", into.name())
            .with("n", experience),
        Event::Equipped { seat, hero_card, weapon_card, .. } => say("thunderstone-log-equipped")
            .with("player", seat)
            .with("hero", hero_card.name())
            .with("weapon", weapon_card.name()),
        Event::Thrown { seat, card, attack, .. } => {
            say("thunderstone-log-thrown").with("player", seat).with("card", card.name()).with("n", attack)
        }
        Event::AttackGained { card, attack, .. } => {
            say("thunderstone-log-attack-gained").with("card", card.name()).with("n", attack)
        }
        Event::Strengthened { card, strength, into_magic: false, .. } => {
            say("thunderstone-log-strengthened").with("card", card.name()).with("n", strength)
        }
        Event::Strengthened { card, strength, into_magic: true, .. } => {
            say("thunderstone-log-strengthened-into-magic").with("card", card.name()).with("n", strength)
        }
        Event::AllStrengthened { strength, attack } => {
            say("thunderstone-log-all-strengthened").with("strength", strength).with("attack", attack)
        }
        Event::ArmedTurnedToMagic => say("thunderstone-log-armed-turned-to-magic"),
        Event::WeaponsMadeWeightless => say("thunderstone-log-weapons-made-weightless"),
        Event::HeroDemanded { seat } => say("thunderstone-log-hero-demanded").with("player", seat),
        Event::HeroOffered { owner, card, .. } => {
            say("thunderstone-log-hero-offered").with("player", owner).with("card", card.name())
        }
        Event::HeroBorrowed { seat, owner, card, .. } => say("thunderstone-log-hero-borrowed")
            .with("player", seat)
            .with("owner", owner)
            .with("card", card.name()),
        Event::NobodyBorrowed { seat } => say("thunderstone-log-nobody-borrowed").with("player", seat),
        Event::EnteredHall { rank, card: STONE_OF_MYSTERY, .. } => {
            say("thunderstone-log-thunderstone-entered").with("rank", rank)
        }
        Event::EnteredHall { rank, card, .. } => {
            say("thunderstone-log-entered-hall").with("rank", rank).with("card", card.name())
        }
        Event::HallClosedUp { .. } => say("thunderstone-log-hall-closed-up"),
        Event::HallArranged { .. } => say("thunderstone-log-hall-arranged"),
        Event::HallAdvanced { escaped: Some(card), .. } => {
            say("thunderstone-log-hall-advanced-escaped").with("card", card.name())
        }
        Event::HallAdvanced { escaped: None, .. } => say("thunderstone-log-hall-advanced"),
        Event::MonsterReturned { rank, card } => {
            say("thunderstone-log-monster-returned").with("rank", rank).with("card", card.name())
        }
        Event::MonsterTaken { seat, rank, card } => say("thunderstone-log-monster-taken")
            .with("player", seat)
            .with("rank", rank)
            .with("card", card.name()),
        Event::Breached { card } => say("thunderstone-log-breached").with("card", card.name()),
        Event::StackCardDestroyed { card } => {
            say("thunderstone-log-stack-card-destroyed").with("card", card.name())
        }
        Event::Attacked { seat, rank, card } => {
            say("thunderstone-log-attacked").with("player", seat).with("rank", rank).with("card", card.name())
        }
        Event::HeroesWeakened { strength } => say("thunderstone-log-heroes-weakened").with("n", strength),
        Event::ArmedHelped { attack } => say("thunderstone-log-armed-helped").with("n", attack),
        Event::HeroLost { card, power, amount, .. } => say("thunderstone-log-hero-lost")
            .with("card", card.name())
            .with("power", power.word())
            .with("n", amount),
        Event::HeroBarred { card, .. } => say("thunderstone-log-hero-barred").with("card", card.name()),
        Event::Doomed { card, .. } => say("thunderstone-log-doomed").with("card", card.name()),
        Event::DiseaseTook { power: Some(power) } => {
            say("thunderstone-log-disease-took").with("power", power.word())
        }
        Event::DiseaseTook { power: None } => say("thunderstone-log-disease-took-nothing"),
        Event::Won { seat, card, total, experience, .. } => say("thunderstone-log-won")
            .with("player", seat)
            .with("card", card.name())
            .with("total", i64::from(total))
            .with("health", card.card().health)
            .with("n", experience),
        Event::Lost { seat, card, total, escapes, .. } => say("thunderstone-log-lost")
            .with("player", seat)
            .with("card", card.name())
            .with("total", i64::from(total))
            .with("health", card.card().health)
            .with("escapes", if escapes { "yes" } else { "no" }),
        Event::DiseaseGained { seat, cards } => {
            say("thunderstone-log-disease-gained").with("player", seat).with("n", cards)
        }
        Event::SpoilsOpened { seat, card } => {
            say("thunderstone-log-spoils-opened").with("player", seat).with("card", card.name())
        }
        Event::SpoilsLeft { seat } => say("thunderstone-log-spoils-left").with("player", seat),
        Event::CardRevealed { seat, card } => {
            say("thunderstone-log-card-revealed").with("player", seat).with("card", card.name())
        }
        Event::RevealedDestroyed { seat, card } => {
            say("thunderstone-log-revealed-destroyed").with("player", seat).with("card", card.name())
        }
        Event::RevealedDiscarded { seat } => say("thunderstone-log-revealed-discarded").with("player", seat),
        Event::ThunderstoneTaken { seat } => say("thunderstone-log-thunderstone-taken").with("player", seat),
        Event::ThunderstoneLost => say("thunderstone-log-thunderstone-lost"),
        Event::Stalled => say("thunderstone-log-stalled"),
        Event::GameEnded => say("thunderstone-log-game-ended"),
    })
}
