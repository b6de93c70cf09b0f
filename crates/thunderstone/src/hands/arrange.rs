//! Every way to arrange a hand in the Dungeon, found by the engine's own choices.

use crate::Thunderstone;
use crate::bag::Bag;
use crate::card::{CardId, When};
use crate::cards::GRUDGEBEAST;
use crate::choice::Choice;
use crate::effect::{Effect, Filter};
use crate::party::{Member, Party};
use crate::public::{Place, Table};
use crate::ranks::HallCard;
use crate::setup::Setup;
use crate::state::Step;
use std::collections::HashSet;
use std::sync::LazyLock;
use table::{Game, Input, Seat};

/// A Dungeon turn with an empty hand and nothing to draw. Three monsters stand in the hall, so that no attack is made
/// by itself.
static TURN: LazyLock<Thunderstone> = LazyLock::new(|| {
    let mut game = Thunderstone::start(&Setup::first_game(2)).expect("the first game is legal");
    game.agenda.clear();
    for step in [Step::Pass, Step::EndTurn, Step::Prepare] {
        game.agenda.next(step);
    }
    game.table.players.iter_mut().for_each(|player| {
        (player.pool, player.hand) = (Bag::EMPTY, 0);
    });
    game.hands.iter_mut().for_each(|hand| hand.clear());
    *game.table.hall = [Some(HallCard::new(GRUDGEBEAST)); 3];
    game.table.active = Seat(0);
    game.table.turn.place = Some(Place::Dungeon);
    game
});

/// What tells two arrangements apart.
#[derive(PartialEq, Eq, Hash)]
struct Look {
    party: Party,
    strength: i8,
    attack: i8,
    armed_into_magic: bool,
    weightless: bool,
}

impl Look {
    fn of(table: &Table) -> Look {
        let turn = &table.turn;
        Look {
            party: table.party,
            strength: turn.strength,
            attack: turn.attack,
            armed_into_magic: turn.armed_into_magic,
            weightless: turn.weightless,
        }
    }
}

/// The table after every sequence of preparations, the bare hand first.
pub(crate) fn arrangements(hand: &[CardId], spend: bool) -> Vec<Table> {
    let mut game = TURN.clone();
    for &card in hand {
        game.table.party.add(Member::new(card, Seat(0)));
    }
    let mut seen = HashSet::from([Look::of(&game.table)]);
    let mut found = Vec::new();
    let mut open = vec![game];
    let mut choices = Vec::new();
    while let Some(game) = open.pop() {
        let prepares = game.agenda.top() == Some(Step::Prepare);
        if prepares {
            found.push(game.table);
        }
        choices.clear();
        game.choices(&mut choices);
        for &choice in &choices {
            if !is_wanted(&game.table, choice, spend) {
                continue;
            }
            let mut next = game.clone();
            next.apply(&Input::Choice { seat: Seat(0), choice }, &mut ());
            // In the middle of an effect the look is not settled yet.
            if next.agenda.top() != Some(Step::Prepare) || seen.insert(Look::of(&next.table)) {
                open.push(next);
            }
        }
    }
    found
}

fn is_wanted(table: &Table, choice: Choice, spend: bool) -> bool {
    match choice {
        Choice::Equip { .. } | Choice::Member(_) => true,
        Choice::Use { slot, ability } => {
            let ability = &table.party.at(slot).card.card().abilities[usize::from(ability)];
            let dungeon = matches!(ability.when, When::Dungeon | When::RepeatDungeon);
            // An effect that only draws does nothing here.
            let helps = ability.effects.iter().any(|effect| !matches!(effect, Effect::Draw(_)));
            dungeon && helps && ability.effects.iter().all(|effect| counts(effect, spend))
        }
        _ => false,
    }
}

/// Whether an effect is one of those that are counted.
fn counts(effect: &Effect, spend: bool) -> bool {
    match effect {
        Effect::Draw(_)
        | Effect::Destroy(Filter::Disease)
        | Effect::GainAttack(_)
        | Effect::Strengthen { .. }
        | Effect::StrengthenAll { .. }
        | Effect::ArmedIntoMagic
        | Effect::Weightless => true,
        Effect::Destroy(Filter::Food) | Effect::Throw { .. } => spend,
        _ => false,
    }
}
