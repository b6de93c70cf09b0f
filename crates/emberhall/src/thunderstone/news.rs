//! The log told in fewer lines: what happens card by card is one sentence for people.

use table::{Arg, Message, Narrate, counted};
use thunderstone::{CardId, Event, Thunderstone};

/// The things that the first events have in common, as long as `of` finds one.
fn run<T>(events: &[&Event], of: impl Fn(&Event) -> Option<T>) -> Vec<T> {
    events.iter().map_while(|event| of(event)).collect()
}

fn names(cards: &[CardId]) -> Vec<Message> {
    cards.iter().map(|card| card.name()).collect()
}

/// The message with equal cards of its list told once, with their number: “3× Militia”.
fn grouped(mut message: Message) -> Message {
    for (_, arg) in &mut message.args {
        if let Arg::List(cards) = arg {
            *cards = counted(std::mem::take(cards), |card, n| card.clone().times(n));
        }
    }
    message
}

/// How many of the first events are better told in one line, and that line.
pub fn in_one_line(events: &[&Event]) -> Option<(usize, Message)> {
    let first = **events.first()?;
    let (n, message) = match first {
        Event::Revealed { .. } | Event::HandDiscarded { .. } | Event::HandShown { .. } => {
            return Some((1, grouped(Thunderstone::event_text(&first)?)));
        }
        Event::Drew { seat, card: Some(_) } => {
            let drawn = run(events, |event| match *event {
                Event::Drew { seat: own, card } if own == seat => card,
                _ => None,
            });
            (drawn.len(), Message::new("ui-news-drew").with("player", seat).with("cards", names(&drawn)))
        }
        Event::Drew { seat, card: None } => {
            let drawn = run(events, |event| (*event == Event::Drew { seat, card: None }).then_some(()));
            let n = drawn.len();
            (n, Message::new("ui-news-drew-hidden").with("player", seat).with("n", n))
        }
        Event::Joined { seat, .. } => {
            let drawn = run(events, |event| match *event {
                Event::Joined { seat: own, card } if own == seat => Some(card),
                _ => None,
            });
            (drawn.len(), Message::new("ui-news-joined").with("player", seat).with("cards", names(&drawn)))
        }
        Event::GroupChosen { .. } => {
            let groups = run(events, |event| match *event {
                Event::GroupChosen { group } => Some(group.name()),
                _ => None,
            });
            (groups.len(), Message::new("ui-news-groups").with("groups", groups))
        }
        Event::FamilyChosen { .. } => {
            let families = run(events, |event| match *event {
                Event::FamilyChosen { family, .. } => Some(family.name()),
                _ => None,
            });
            (families.len(), Message::new("ui-news-families").with("families", families))
        }
        Event::VillageCardChosen { .. } => {
            let cards = run(events, |event| match *event {
                Event::VillageCardChosen { card, .. } => Some(card),
                _ => None,
            });
            (cards.len(), Message::new("ui-news-village").with("cards", names(&cards)))
        }
        Event::StackCardDestroyed { .. } => {
            let cards = run(events, |event| match *event {
                Event::StackCardDestroyed { card } => Some(card),
                _ => None,
            });
            (cards.len(), Message::new("ui-news-stacks").with("cards", names(&cards)))
        }
        _ => return None,
    };
    (n > 1).then(|| (n, grouped(message)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    #[test]
    fn a_hand_is_drawn_in_one_line() {
        let drew = |seat: u8| Event::Drew { seat: Seat::new(seat), card: None };
        let events = [drew(0), drew(0), drew(0), drew(1), Event::ThunderstoneLost];
        let seen: Vec<&Event> = events.iter().collect();
        let (n, message) = in_one_line(&seen).expect("three cards of one player");
        assert_eq!((n, message.key.as_ref()), (3, "ui-news-drew-hidden"));
        assert_eq!(in_one_line(&seen[3..]), None, "a single card is told as it is");
        assert_eq!(in_one_line(&[]), None);
    }
}
