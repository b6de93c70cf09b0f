//! What a search keeps from one decision to the next.

use super::tree::{NodeId, TreeOf};
use crate::Seen;
use table::{Game, Input, Insight, Pending, Seat, Viewer};

/// Parts of the tree that were tried less often are not worth finding again.
const WORTH_FINDING: u32 = 4;
/// The most positions that are compared for it.
const MOST_LOOKS: u32 = 1_000;

/// The last decision: what was seen, what was chosen, and the trees that led to it.
pub(super) struct Memory<G: Game> {
    world: G,
    seat: Seat,
    choice: G::Choice,
    trees: Vec<TreeOf<G>>,
}

impl<G: Insight> Memory<G> {
    pub fn new(seen: &Seen<G>, choice: G::Choice, trees: Vec<TreeOf<G>>) -> Self {
        Memory { world: seen.guess().clone(), seat: seen.seat(), choice, trees }
    }

    /// The parts of the trees that begin with what is seen now. It compares only what the seat sees.
    pub fn recall(self, seen: &Seen<G>) -> Vec<TreeOf<G>> {
        if self.seat != seen.seat() {
            return Vec::new();
        }
        let part = |tree: &TreeOf<G>| {
            let edge = tree.node(NodeId::ROOT).edges.iter().find(|edge| edge.choice == self.choice)?;
            let mut world = self.world.clone();
            let input = Input::Choice { seat: self.seat, choice: self.choice.clone() };
            world.admit(&input).ok()?;
            world.apply(&input, &mut ());
            let mut finder = Finder { seen, view: seen.view(), looks: MOST_LOOKS, found: None };
            finder.look(tree, edge.child?, world);
            finder.found.map(|(_, node)| tree.below(node))
        };
        self.trees.iter().filter_map(part).collect()
    }
}

/// Looks for the position that is seen now.
struct Finder<'s, G: Game> {
    seen: &'s Seen<G>,
    view: G::View,
    looks: u32,
    /// The node tried most often that looks like it.
    found: Option<(u32, NodeId)>,
}

impl<G: Insight> Finder<'_, G> {
    fn look(&mut self, tree: &TreeOf<G>, id: NodeId, world: G) {
        if self.looks == 0 {
            return;
        }
        self.looks -= 1;
        let node = tree.node(id);
        match world.pending() {
            Pending::Over(_) => {}
            Pending::Chance(_) => {
                for draw in node.draws.iter().filter(|draw| draw.visits >= WORTH_FINDING) {
                    self.follow(tree, draw.child, &world, Input::Chance(draw.outcome.clone()));
                }
            }
            Pending::Player { seat, question } => {
                if seat == self.seen.seat() {
                    if self.is_here(&world, &question) {
                        if node.open && self.found.is_none_or(|(most, _)| node.visits > most) {
                            self.found = Some((node.visits, id));
                        }
                        return;
                    }
                    // A question with one answer may have been answered without asking this bot.
                    if node.edges.len() > 1 {
                        return;
                    }
                }
                for edge in node.edges.iter().filter(|edge| edge.visits >= WORTH_FINDING) {
                    let input = Input::Choice { seat: edge.seat, choice: edge.choice.clone() };
                    if let Some(child) = edge.child {
                        self.follow(tree, child, &world, input);
                    }
                }
            }
        }
    }

    fn follow(&mut self, tree: &TreeOf<G>, id: NodeId, world: &G, input: table::InputOf<G>) {
        if world.admit(&input).is_ok() {
            let mut world = world.clone();
            world.apply(&input, &mut ());
            self.look(tree, id, world);
        }
    }

    fn is_here(&self, world: &G, question: &G::Question) -> bool {
        let mut choices = Vec::new();
        world.choices(&mut choices);
        self.seen.question().as_ref() == Some(question)
            && choices == self.seen.choices()
            && world.view(Viewer::Seat(self.seen.seat())) == self.view
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::Tree;
    use super::super::{Settings, think};
    use super::*;
    use crate::{Budget, Generator};
    use karak::{Karak, Setup};
    use rand_core::SeedableRng;
    use table::drive;

    /// Plays on with searches, and counts the decisions at which the last tree was found again: of those that
    /// follow a choice of the same seat at once, and of the others.
    fn recalled() -> [(u32, u32); 2] {
        let mut rng = Generator::seed_from_u64(3);
        let mut game = Karak::start(&Setup::new(2)).expect("the setup is right");
        let mut memories: [Option<Memory<Karak>>; 2] = [None, None];
        let (mut counts, mut at_once) = ([(0, 0); 2], false);
        for _ in 0..400 {
            let Some(seen) = Seen::of(&game, &mut rng) else {
                let Pending::Chance(_) = game.pending() else { break };
                drive::draw(&mut game, &mut rng, 1);
                at_once = false;
                continue;
            };
            let seat = seen.seat();
            let mut trees = match memories[seat.index()].take() {
                None => Vec::new(),
                Some(memory) => {
                    let trees = memory.recall(&seen);
                    let (found, asked) = &mut counts[usize::from(!at_once)];
                    *asked += 1;
                    *found += u32::from(!trees.is_empty());
                    trees
                }
            };
            trees.resize_with(1, Tree::new);
            think(&seen, &Settings::default(), Budget::iterations(100).start(), &mut trees[0], 0);
            let best = trees[0].node(NodeId::ROOT).edges.iter().max_by_key(|edge| edge.visits);
            let choice = best.expect("something was tried").choice;
            memories[seat.index()] = Some(Memory::new(&seen, choice, trees));
            game.apply(&Input::Choice { seat, choice }, &mut ());
            at_once = matches!(game.pending(), Pending::Player { seat: next, .. } if next == seat);
        }
        counts
    }

    #[test]
    fn the_tree_is_found_again_at_the_next_decision() {
        let [(found, asked), (later, asked_later)] = recalled();
        assert!(asked > 50 && found * 10 >= asked * 9, "{found} of {asked} at once");
        assert!(later > 0, "{later} of {asked_later} after others or chance");
    }
}
