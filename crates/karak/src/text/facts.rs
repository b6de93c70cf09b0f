//! What choices and events mean in figures and rule ids, for those who show them.

use crate::choice::{BattleStep, Choice, CityWhy, Question};
use crate::content::{Resources, Unit};
use crate::event::{Event, Way};
use crate::public::{HEALING, MAX_LIVES};
use crate::state::Karak;
use alloc::vec::Vec;
use table::{Amount, ChoiceFacts, Game, Input, Pending, RuleId};

fn amounts(resources: Resources) -> Vec<Amount> {
    resources.iter().map(|(resource, n)| Amount::new(resource.id(), n)).collect()
}

pub(super) fn choice_facts(game: &Karak, choice: Choice) -> ChoiceFacts {
    let facts = ChoiceFacts { rule: rule_of_choice(choice).map(RuleId), ..ChoiceFacts::default() };
    let costs = |resources| ChoiceFacts { costs: amounts(resources), ..facts.clone() };
    let gains = |resources| ChoiceFacts { gains: amounts(resources), ..facts.clone() };
    match choice {
        Choice::Heal => {
            let lives = HEALING.min(MAX_LIVES - game.me().lives);
            ChoiceFacts { gains: [Amount::new("lives", lives)].into(), ..facts }
        }
        Choice::Gather { extra } => gains(game.would_gather(extra)),
        Choice::TakeResources(resources) => gains(resources),
        Choice::BuildCity { discount } => costs(game.would_pay(None, discount)),
        Choice::Raise { building, discount } => costs(game.would_pay(Some(building), discount)),
        Choice::Train(unit) => ChoiceFacts { last: is_last(game, choice), ..costs(unit.cost()) },
        Choice::Pickpocket { .. } => ChoiceFacts { cause: Some("pickpocket".into()), ..facts },
        _ => facts,
    }
}

/// Whether no further unit can be recruited after this one, so that the action is over with it (K-REC-1).
fn is_last(game: &Karak, choice: Choice) -> bool {
    if game.check(&choice).is_err() {
        return false;
    }
    let mut after = game.clone();
    after.apply(&Input::Choice { seat: game.table.active, choice }, &mut ());
    !matches!(question(&after), Some(Question::City { why: CityWhy::Recruit }))
}

fn question(game: &Karak) -> Option<Question> {
    match game.pending() {
        Pending::Player { question, .. } => Some(question),
        _ => None,
    }
}

/// The rule of an action or an ability. Steps on the board and answers to questions speak for themselves.
fn rule_of_choice(choice: Choice) -> Option<&'static str> {
    Some(match choice {
        Choice::Portal { .. } => "K-BLD-3",
        Choice::MagicRun { .. } => "K-ELS-2",
        Choice::Heal => "K-HEAL-1",
        Choice::Gather { .. } => "K-GATH-1",
        Choice::BuildCity { .. } => "K-CITY-1",
        Choice::Build => "K-BLD-1",
        Choice::Recruit => "K-REC-1",
        Choice::PickUp => "K-PICK-1",
        Choice::Eradicate => "K-CURE-1",
        Choice::RaiseSkeleton => "K-XAN-1",
        Choice::Pickpocket { .. } => "K-ITEM-2",
        Choice::Hawkeye => "K-LOR-1",
        _ => return None,
    })
}

/// The dice of a battle are sent kind by kind: the choices of the kinds that come after the one asked for.
pub(super) fn choices_to_come(game: &Karak) -> Vec<Vec<Choice>> {
    let Some(Question::Battle { step: BattleStep::Send { unit: asked, .. } }) = question(game) else {
        return Vec::new();
    };
    let later = Unit::ALL.into_iter().skip(asked.index() + 1);
    let armed = later.map(|unit| (unit, game.me().units[unit.index()])).filter(|&(_, most)| most > 0);
    armed.map(|(unit, most)| (0..=most).map(|count| Choice::Send { unit, count }).collect()).collect()
}

pub(super) fn event_rule(event: &Event) -> Option<RuleId> {
    Some(RuleId(match event {
        Event::OrderRolled { .. } | Event::StartingPlayerFound { .. } => "K-SET-8",
        Event::DraftPlaceTaken { .. } | Event::HeroTaken { .. } => "K-SET-6",
        Event::TurnBegan { .. } | Event::TurnEnded { .. } | Event::ActionBegan { .. } => "K-TURN-1",
        Event::Recovered { .. } | Event::FellUnconscious { .. } => "K-LIFE-1",
        Event::Moved { way, .. } => match way {
            Way::Walk => "K-MOVE-1",
            Way::Explore => "K-EXP-1",
            Way::Portal => "K-BLD-3",
            Way::MagicRun => "K-ELS-2",
            Way::Retreat => "K-BAT-6",
        },
        Event::HawkeyeUsed { .. } => "K-LOR-1",
        Event::TileDrawn { .. } | Event::TileLaid { .. } => "K-EXP-1",
        Event::TilesDrawn { .. }
        | Event::TilesSeen { .. }
        | Event::TileChosen { .. }
        | Event::TileRemembered { .. }
        | Event::TileReturned { .. } => "K-DAR-1",
        Event::TileShown { .. } => "K-EXP-4",
        Event::GeneralAppeared { .. } => "K-EXP-3",
        Event::TokenDrawn { .. } | Event::TokenPlaced { .. } => "K-EXP-2",
        Event::TokenReturned { .. } => "K-TAI-1",
        Event::BattleBegan { .. } | Event::BattleEnded { .. } => "K-BAT-1",
        Event::UnitsSent { .. } | Event::Rolled { .. } => "K-BAT-2",
        Event::UnitsRerolled { .. } => "K-HOR-1",
        Event::HeroRerolled { .. } => "K-ELS-1",
        Event::RollKept { .. } => return None,
        Event::HeroSpared { .. } | Event::UnitSpared { .. } => "K-AMU-4",
        Event::FireballsCast { .. } => "K-BAT-4",
        Event::BattleWon { .. } => "K-BAT-5",
        Event::BattleLost { .. } => "K-BAT-6",
        Event::Wounded { .. } => "K-BAT-7",
        Event::UnitsLost { .. } => "K-BAT-8",
        Event::ArmyStruck { .. } => "K-DAR-2",
        Event::ArmyDefeated { .. }
        | Event::ItemGained { .. }
        | Event::StoneGained { .. }
        | Event::CartEmptied { .. } => "K-BAT-10",
        Event::AmuletFound { .. } => "K-BAT-11",
        Event::PraetorianLeft { .. } => "K-GEN-4",
        Event::GloryRose { .. } => "K-GLO-1",
        Event::ItemLeft { .. } | Event::ItemTaken { .. } => "K-PICK-1",
        Event::SpellSpent { .. } => "K-ITEM-1",
        Event::Plundered { .. } => "K-HOR-2",
        Event::UnitDismissed { .. } => "K-GLO-3",
        Event::MiseryFell { .. } => "K-PLG-2",
        Event::PlagueFell { .. } => "K-PLG-3",
        Event::Healed { .. } => "K-HEAL-1",
        Event::Gathered { .. } => "K-GATH-1",
        Event::CityBuilt { .. } => "K-CITY-1",
        Event::Built { .. } => "K-BLD-1",
        Event::UnitReturned { .. } => "K-REC-2",
        Event::UnitTrained { .. } => "K-REC-1",
        Event::SkeletonRaised { .. } => "K-XAN-1",
        Event::Restored { .. } | Event::PlagueLifted { .. } => "K-CURE-1",
        Event::Stolen { .. } => "K-ITEM-2",
        Event::GameEnded { .. } => "K-END-1",
    }))
}
