//! Every way to arrange a hand in the Dungeon, found by the engine's own choices.

use crate::Thunderstone;
use crate::card::CardId;
use crate::cards::GRUDGEBEAST;
use crate::choice::Choice;
use crate::effect::{Filter, Preparation};
use crate::party::{Member, Party};
use crate::public::Bag;
use crate::public::{Place, Table};
use crate::ranks::HallCard;
use crate::setup::Setup;
use crate::state::{Decision, Step};
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use once_cell::race::OnceBox;
use table::{Game, Input, Seat, state_hash};

/// A Dungeon turn with an empty hand and nothing to draw. Three monsters stand in the hall, so that no attack is made
/// by itself.
fn turn() -> &'static Thunderstone {
    static TURN: OnceBox<Thunderstone> = OnceBox::new();
    TURN.get_or_init(|| Box::new(bare_turn()))
}

fn bare_turn() -> Thunderstone {
    let mut game = Thunderstone::start(&Setup::first_game(2)).expect("the first game is legal");
    game.agenda.clear();
    for step in [Step::Pass, Step::EndTurn, Decision::Prepare.into()] {
        game.agenda.next(step);
    }
    game.table.players.iter_mut().for_each(|player| {
        (player.pool, player.hand) = (Bag::EMPTY, 0);
    });
    game.hands.iter_mut().for_each(|hand| hand.clear());
    *game.table.hall = [Some(HallCard::new(GRUDGEBEAST)); 3];
    game.table.active = Seat::new(0);
    game.table.turn.place = Some(Place::Dungeon);
    game
}

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

/// The looks that have been seen, by their hashes.
#[derive(Default)]
struct Looks(BTreeMap<u64, Vec<Look>>);

impl Looks {
    /// Adds a look; `false` when it has been seen before.
    fn insert(&mut self, look: Look) -> bool {
        let alike = self.0.entry(state_hash(&look)).or_default();
        let is_new = !alike.contains(&look);
        if is_new {
            alike.push(look);
        }
        is_new
    }
}

/// A party after some preparations.
pub(crate) struct Arrangement {
    /// The table then; its hall is not the one of the game.
    pub(crate) table: Table,
    /// The choices that lead there, one after the other.
    pub(crate) steps: Vec<Choice>,
}

/// After so many the search stops: no hand comes near it, only a party that has drawn very many cards.
const MOST: usize = 4_000;

/// The table after every sequence of preparations, the bare hand first.
pub(crate) fn arrangements(hand: &[CardId], spend: bool) -> Vec<Table> {
    let mut game = turn().clone();
    for &card in hand {
        game.table.party.add(Member::new(card, Seat::new(0)));
    }
    search(game, spend, usize::MAX).into_iter().map(|found| found.table).collect()
}

/// Every way to prepare the party that stands on a table in the Dungeon, from where it stands, without giving a card
/// up; the party as it is first.
pub(crate) fn preparations(table: &Table) -> Vec<Arrangement> {
    let mut game = turn().clone();
    (game.table.party, game.table.turn, game.table.rules) = (table.party, table.turn, table.rules);
    search(game, false, MOST)
}

fn search(game: Thunderstone, spend: bool, most: usize) -> Vec<Arrangement> {
    let mut seen = Looks::default();
    seen.insert(Look::of(&game.table));
    let mut found = Vec::new();
    let mut open = vec![(game, Vec::new())];
    let mut choices = Vec::new();
    while let Some((game, steps)) = open.pop() {
        if found.len() >= most {
            break;
        }
        let prepares = game.decision() == Some(Decision::Prepare);
        if prepares {
            found.push(Arrangement { table: game.table.clone(), steps: steps.clone() });
        }
        choices.clear();
        game.choices(&mut choices);
        for &choice in &choices {
            if !is_wanted(&game.table, choice, spend) {
                continue;
            }
            let mut next = game.clone();
            next.apply(&Input::Choice { seat: Seat::new(0), choice }, &mut ());
            // In the middle of an effect the look is not settled yet.
            if next.decision() != Some(Decision::Prepare) || seen.insert(Look::of(&next.table)) {
                let steps = steps.iter().copied().chain([choice]).collect();
                open.push((next, steps));
            }
        }
    }
    found
}

fn is_wanted(table: &Table, choice: Choice, spend: bool) -> bool {
    match choice {
        Choice::Equip { .. } | Choice::Member(_) => true,
        Choice::Use { slot, ability } => {
            let Some(ability) = ability.of(table.party.at(slot).card) else { return false };
            let dungeon = ability.is_for_dungeon();
            // An effect that only draws does nothing here.
            let helps = ability.preparation().iter().any(|effect| !matches!(effect, Preparation::Draw(_)));
            dungeon && helps && ability.preparation().iter().all(|effect| counts(effect, spend))
        }
        _ => false,
    }
}

/// Whether an effect is one of those that are counted.
fn counts(effect: &Preparation, spend: bool) -> bool {
    match effect {
        Preparation::Draw(_)
        | Preparation::Destroy(Filter::Disease)
        | Preparation::GainAttack(_)
        | Preparation::Strengthen { .. }
        | Preparation::StrengthenAll { .. }
        | Preparation::ArmedIntoMagic
        | Preparation::Weightless => true,
        Preparation::Destroy(Filter::Food) | Preparation::Throw { .. } => spend,
        _ => false,
    }
}
