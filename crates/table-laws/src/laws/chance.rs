//! What chance may give: `draws`, `outcomes`, `sample` and `check_outcome` say the same.

use crate::breach::{Law, Verdict, hold};
use crate::listing::Listing;
use crate::scripted::Scripted;
use crate::trial::{Drawn, GameOf, Outcome, Trial};
use crate::{Generator, Subject};
use table::random::below;
use table::{Draw, Game, MAX_VALUES, Outcomes, Pending, PendingOf};

/// The longest list of outcomes that is looked through.
const LIMIT: usize = 256;
/// How many draws of one chance are gone through value by value at a step.
const POSITIONS: usize = 6;
/// How many outcomes and values of earlier chances are remembered, and how many of them are tried at a step.
const REMEMBERED: usize = 128;
const TRIED: usize = 12;

/// What chance gave earlier in the game: outcomes that are possible at some time, but perhaps not now.
pub(crate) struct Earlier<S: Subject> {
    outcomes: Vec<Outcome<S>>,
    values: Vec<Drawn<S>>,
}

impl<S: Subject> Earlier<S> {
    pub fn new() -> Self {
        Earlier { outcomes: Vec::new(), values: Vec::new() }
    }

    fn remember(&mut self, outcome: &Outcome<S>, draws: &[Draw<Drawn<S>>], dice: &mut Generator) {
        keep(&mut self.outcomes, outcome, dice);
        let values = draws.iter().flat_map(|draw| &draw.values);
        values.for_each(|(value, _)| keep(&mut self.values, value, dice));
    }
}

fn keep<T: Clone + Eq>(kept: &mut Vec<T>, one: &T, dice: &mut Generator) {
    if kept.contains(one) {
        return;
    }
    if kept.len() < REMEMBERED {
        kept.push(one.clone());
    } else {
        kept[below(dice, REMEMBERED as u32) as usize] = one.clone();
    }
}

/// Some of a list, each as likely as the others.
fn some<'a, T>(list: &'a [T], dice: &mut Generator) -> impl Iterator<Item = &'a T> {
    let from = below(dice, list.len().max(1) as u32) as usize;
    list.iter().cycle().skip(from).take(list.len().min(TRIED))
}

/// Compares everything that is said of the pending chance.
pub(crate) fn check<S: Subject>(trial: &mut Trial<'_, S>, pending: &PendingOf<GameOf<S>>) -> Verdict {
    let Trial { game, dice, earlier, outcome, .. } = trial;
    let draws = game.draws();
    if !matches!(pending, Pending::Chance(_)) {
        let nothing = draws.is_empty() && game.outcomes(LIMIT) == Outcomes::Listed(Vec::new());
        return hold(Law::DrawsSound, nothing, || format!("chance is not asked, but draws {draws:?}"));
    }
    let outcome = outcome.as_ref().expect("an outcome is drawn whenever chance is asked");
    sound(&draws)?;
    let each = positions(&draws);
    followed::<S>(game, &each, dice)?;
    listed::<S>(game, &draws, &each, outcome)?;
    unlisted::<S>(game, &each, outcome, earlier, dice)?;
    earlier.remember(outcome, &draws, dice);
    Ok(())
}

/// Every single draw in order.
fn positions<V>(draws: &[Draw<V>]) -> Vec<&Draw<V>> {
    draws.iter().flat_map(|draw| std::iter::repeat_n(draw, draw.times.into())).collect()
}

fn sound<V: Clone + Eq + std::fmt::Debug>(draws: &[Draw<V>]) -> Verdict {
    hold(Law::DrawsSound, !draws.is_empty(), || "chance is asked, but draws nothing".to_owned())?;
    for draw in draws {
        let length = (1..=MAX_VALUES).contains(&draw.values.len());
        let weights = draw.values.iter().all(|(_, weight)| *weight > 0);
        hold(Law::DrawsSound, length && weights && draw.times > 0, || format!("not a draw: {draw:?}"))?;
    }
    Ok(())
}

/// The value that a number below the total stands for.
fn value_at<V: Clone>(draw: &Draw<V>, mut number: u32) -> V {
    for (value, weight) in &draw.values {
        match number.checked_sub(*weight) {
            Some(left) => number = left,
            None => return value.clone(),
        }
    }
    unreachable!("the number is below the total")
}

/// `sample` draws what the draws say: for every value of a draw with the first and the last number that stands for it,
/// the other draws fixed.
fn followed<S: Subject>(game: &S::Game, each: &[&Draw<Drawn<S>>], dice: &mut Generator) -> Verdict {
    let mut numbers: Vec<u32> = each.iter().map(|draw| below(dice, draw.total())).collect();
    let first = below(dice, each.len() as u32) as usize;
    for at in (0..each.len()).cycle().skip(first).take(each.len().min(POSITIONS)) {
        let fixed = numbers[at];
        let mut from = 0;
        for (_, weight) in &each[at].values {
            for number in [from, from + weight - 1] {
                numbers[at] = number;
                agrees::<S>(game, each, &numbers)?;
            }
            from += weight;
        }
        numbers[at] = fixed;
    }
    Ok(())
}

/// `sample`, given these numbers and no more, draws the values that they stand for.
fn agrees<S: Subject>(game: &S::Game, each: &[&Draw<Drawn<S>>], numbers: &[u32]) -> Verdict {
    let both = || each.iter().zip(numbers);
    let values: Vec<Drawn<S>> = both().map(|(draw, &number)| value_at(draw, number)).collect();
    let outcome = game.outcome_of(&values);
    let back = outcome.as_ref().and_then(|outcome| game.drawn_of(outcome));
    hold(Law::DrawsSound, back.as_ref() == Some(&values), || {
        format!("{values:?} make {outcome:?}, which is made of {back:?}")
    })?;
    let words: Vec<u32> = both().map(|(draw, &number)| Scripted::word(number, draw.total())).collect();
    let mut script = Scripted::new(&words);
    let sampled = S::sample(game, &mut script);
    let same = outcome.as_ref() == Some(&sampled) && script.taken == words.len();
    hold(Law::SampleFollowsDraws, same, || {
        let taken = script.taken;
        format!("{numbers:?} stand for {outcome:?}, but sample took {taken} of them and drew {sampled:?}")
    })
}

/// Every listed outcome is possible and listed once, and the weights add up; so is what was really drawn.
fn listed<S: Subject>(
    game: &S::Game,
    draws: &[Draw<Drawn<S>>],
    each: &[&Draw<Drawn<S>>],
    drawn: &Outcome<S>,
) -> Verdict {
    let law = Law::OutcomesListed;
    let list = match game.outcomes(LIMIT) {
        Outcomes::Listed(list) => list,
        Outcomes::Product(product) => {
            let sequences = each.iter().fold(1, |n: usize, draw| n.saturating_mul(draw.values.len()));
            return hold(law, product == draws && sequences > LIMIT, || format!("not listed: {product:?}"));
        }
    };
    hold(law, list.len() <= LIMIT, || format!("{} outcomes are listed, not {LIMIT}", list.len()))?;
    let total = each.iter().fold(1, |product: u128, draw| product * u128::from(draw.total()));
    let sum: u128 = list.iter().map(|(_, weight)| u128::from(*weight)).sum();
    hold(law, sum == total, || format!("the weights of {list:?} are {sum} together, not {total}"))?;
    let outcomes: Vec<Outcome<S>> = list.into_iter().map(|(outcome, _)| outcome).collect();
    let mut listing = Listing::default();
    let unique = listing.index(&outcomes);
    hold(law, unique.is_ok(), || format!("listed twice: {:?}", unique.map_err(|at| &outcomes[at])))?;
    for outcome in &outcomes {
        let refusal = game.check_outcome(outcome);
        hold(law, refusal.is_ok(), || format!("{outcome:?} is listed, but refused: {refusal:?}"))?;
    }
    let plain = game.drawn_of(drawn).and_then(|values| game.outcome_of(&in_order(draws, values)));
    let found = plain.as_ref().is_some_and(|plain| listing.find(&outcomes, plain).is_some());
    hold(law, found, || format!("{drawn:?} was drawn, but is not among {outcomes:?}"))
}

/// The same values, those of equal draws in the order of their list.
fn in_order<V: Clone + Eq>(draws: &[Draw<V>], mut values: Vec<V>) -> Vec<V> {
    let mut rest = &mut values[..];
    for draw in draws {
        let (equal, others) = rest.split_at_mut(usize::from(draw.times).min(rest.len()));
        equal.sort_by_key(|value| draw.values.iter().position(|(listed, _)| listed == value));
        rest = others;
    }
    values
}

/// Whatever the draws do not name is refused: other outcomes, other values, too few and too many of them.
fn unlisted<S: Subject>(
    game: &S::Game,
    each: &[&Draw<Drawn<S>>],
    drawn: &Outcome<S>,
    earlier: &Earlier<S>,
    dice: &mut Generator,
) -> Verdict {
    let law = Law::OutcomesListed;
    let names = |at: usize, value: &Drawn<S>| each[at].values.iter().any(|(listed, _)| listed == value);
    let absurd = [S::absurd_outcome(dice), S::absurd_outcome(dice)];
    for outcome in some(&earlier.outcomes, dice).chain(&absurd) {
        let possible = game.check_outcome(outcome).is_ok();
        let values = game.drawn_of(outcome);
        let named = values.as_ref().is_some_and(|values| {
            values.len() == each.len() && values.iter().enumerate().all(|(at, value)| names(at, value))
        });
        hold(law, possible == named, || {
            format!("{outcome:?}, made of {values:?}, is {}possible", if possible { "" } else { "im" })
        })?;
    }
    let mut values = game.drawn_of(drawn).unwrap_or_default();
    hold(law, values.len() == each.len(), || format!("{drawn:?} is made of {values:?}"))?;
    let at = below(dice, each.len() as u32) as usize;
    let own = values[at].clone();
    for value in some(&earlier.values, dice) {
        values[at] = value.clone();
        let outcome = game.outcome_of(&values);
        hold(law, outcome.is_some() == names(at, value), || format!("{values:?} make {outcome:?}"))?;
    }
    values[at] = own.clone();
    let fewer = game.outcome_of(&values[1..]);
    values.push(own);
    let more = game.outcome_of(&values);
    hold(law, fewer.is_none() && more.is_none(), || format!("{fewer:?} or {more:?} of a wrong number"))
}
