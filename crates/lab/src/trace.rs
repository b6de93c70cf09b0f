//! The points of everybody over the turns of a game, and what they tell: lead changes and comebacks.

use crate::row::Course;
use table::{PerSeat, Points, SeatSet};

/// Everybody's points each time a turn began.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    points: Vec<PerSeat<Points>>,
}

impl Trace {
    /// A turn has begun.
    pub fn add(&mut self, points: PerSeat<Points>) {
        self.points.push(points);
    }

    /// What the trace tells, given who won.
    pub fn course(&self, winners: SeatSet) -> Course {
        let mut course = Course::default();
        let mut leader = None;
        for points in &self.points {
            if let Some(ahead) = alone(points, |a, b| a > b) {
                course.lead_changes += u32::from(leader.is_some_and(|before| before != ahead));
                leader = Some(ahead);
            }
            let best = points.iter().copied().max().unwrap_or_default();
            // The winner who was least behind: a shared victory is no comeback of the last alone.
            let behind =
                winners.iter().filter_map(|seat| points.get(seat.index())).map(|&own| best - own).min();
            course.deficit = course.deficit.max(behind.unwrap_or_default());
        }
        let Some(half) = self.points.get(self.points.len() / 2) else {
            return course;
        };
        let won = |index: usize| winners.iter().any(|seat| seat.index() == index);
        course.half_leader_won = alone(half, |a, b| a > b).map(won);
        course.won_from_last = alone(half, |a, b| a < b).is_some_and(won);
        course
    }
}

/// The seat whose points are beyond those of every other, if there is one and somebody else.
fn alone(points: &[Points], beyond: impl Fn(Points, Points) -> bool) -> Option<usize> {
    let others = |own: usize| points.iter().enumerate().filter(move |(index, _)| *index != own);
    (0..points.len())
        .find(|&own| points.len() > 1 && others(own).all(|(_, other)| beyond(points[own], *other)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    fn course(points: &[[i32; 3]], winner: u8) -> Course {
        let mut trace = Trace::default();
        points.iter().for_each(|points| trace.add(points.iter().copied().map(Points::new).collect()));
        trace.course([Seat::new(winner)].into_iter().collect())
    }

    #[test]
    fn the_lead_changes_only_when_somebody_else_leads_alone() {
        let tale = [[0, 0, 0], [2, 0, 0], [2, 2, 0], [2, 4, 0], [6, 4, 0], [6, 4, 0]];
        assert_eq!(course(&tale, 0).lead_changes, 2);
        assert_eq!(course(&[[0, 0, 0], [2, 2, 0], [4, 2, 0]], 0).lead_changes, 0);
    }

    #[test]
    fn a_comeback_is_the_winners_greatest_deficit() {
        let tale = [[0, 0, 0], [8, 2, 0], [8, 2, 4], [8, 4, 6], [8, 12, 6]];
        let told = course(&tale, 1);
        assert_eq!(
            (told.deficit.whole(), told.won_from_last, told.half_leader_won),
            (Some(6), true, Some(false))
        );
        let other = course(&tale, 0);
        assert_eq!(
            (other.deficit.whole(), other.won_from_last, other.half_leader_won),
            (Some(4), false, Some(true))
        );
    }

    #[test]
    fn a_game_for_one_or_without_turns_has_no_lead() {
        assert_eq!(Trace::default().course(SeatSet::EMPTY), Course::default());
        let mut alone = Trace::default();
        alone.add([Points::new(3)].into_iter().collect());
        assert_eq!(alone.course([Seat::new(0)].into_iter().collect()), Course::default());
    }
}
