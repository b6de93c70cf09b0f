//! One round of a search: down the tree, on from its edge, and back up.

use super::Settings;
use super::rollout::Rollout;
use super::tree::{Draw, Edge, Node, NodeId, TreeOf};
use crate::{Generator, Seen, pick};
use table::random::below;
use table::{Game, Input, Insight, Pending, PerSeat, Seat, state_hash};

/// A choice made on the way down.
struct Step {
    node: NodeId,
    edge: usize,
}

/// Walks a tree again and again. Its lists are kept from round to round.
pub(super) struct Walker<'s, G: Game> {
    settings: &'s Settings,
    rng: Generator,
    rollout: Rollout<G>,
    choices: Vec<G::Choice>,
    weights: Vec<f32>,
    /// For each legal choice its edge.
    legal: Vec<usize>,
    path: Vec<Step>,
}

impl<'s, G: Insight> Walker<'s, G> {
    pub fn new(settings: &'s Settings, rng: Generator) -> Self {
        Walker {
            settings,
            rng,
            rollout: Rollout::default(),
            choices: Vec::new(),
            weights: Vec::new(),
            legal: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Imagines a world, and learns from it.
    pub fn round(&mut self, seen: &Seen<G>, tree: &mut TreeOf<G>) {
        let world = seen.imagine(&mut self.rng);
        self.path.clear();
        let result = self.descend(world, tree);
        for step in &self.path {
            let edge = &mut tree.node_mut(step.node).edges[step.edge];
            edge.visits += 1;
            edge.value += result[edge.seat.index()];
        }
    }

    /// Goes down to the edge of the tree and plays on from there.
    fn descend(&mut self, mut world: G, tree: &mut TreeOf<G>) -> PerSeat<f32> {
        let begun = world.turns();
        let mut id = NodeId::ROOT;
        loop {
            let seat = match world.pending() {
                Pending::Over(ending) => {
                    let shares = ending.shares();
                    return self.settings.later(shares, world.turns().saturating_sub(begun));
                }
                Pending::Chance(_) => {
                    id = self.draw(&mut world, tree, id);
                    continue;
                }
                Pending::Player { seat, .. } => seat,
            };
            let full = tree.len() >= self.settings.max_nodes;
            let node = tree.node_mut(id);
            node.visits += 1;
            if !node.open {
                if id != NodeId::ROOT && (node.visits == 1 || full) {
                    return self.rollout.run(world, begun, self.settings, &mut self.rng);
                }
                node.open = true;
            }
            let edge = self.select(&world, seat, &mut node.edges);
            self.path.push(Step { node: id, edge });
            let Edge { choice, child, .. } = node.edges[edge].clone();
            world.apply(&Input::Choice { seat, choice }, &mut ());
            id = child.unwrap_or_else(|| {
                let child = tree.add();
                tree.node_mut(id).edges[edge].child = Some(child);
                child
            });
        }
    }

    /// Lets chance answer, and finds where that leads.
    fn draw(&mut self, world: &mut G, tree: &mut TreeOf<G>, id: NodeId) -> NodeId {
        let Node { visits, draws, .. } = tree.node_mut(id);
        *visits += 1;
        let limit = self.settings.widening * (*visits as f32).sqrt();
        if self.settings.widening > 0.0 && draws.len() as f32 >= limit {
            let mut left = below(&mut self.rng, draws.iter().map(|draw| draw.visits).sum());
            for draw in draws.iter_mut() {
                if left < draw.visits {
                    if world.check_outcome(&draw.outcome).is_err() {
                        break;
                    }
                    draw.visits += 1;
                    world.apply(&Input::Chance(draw.outcome.clone()), &mut ());
                    return draw.child;
                }
                left -= draw.visits;
            }
        }
        let outcome = world.sample(&mut self.rng);
        let key = state_hash(&outcome);
        let known = draws.iter_mut().find(|draw| draw.key == key && draw.outcome == outcome);
        let child = known.map(|draw| {
            draw.visits += 1;
            draw.child
        });
        world.apply(&Input::Chance(outcome.clone()), &mut ());
        child.unwrap_or_else(|| {
            let child = tree.add();
            tree.node_mut(id).draws.push(Draw { key, outcome, visits: 1, child });
            child
        })
    }

    /// The edge to follow: what has shown itself good, and what promises much and was tried little.
    fn select(&mut self, world: &G, seat: Seat, edges: &mut Vec<Edge<G::Choice>>) -> usize {
        self.choices.clear();
        world.choices(&mut self.choices);
        self.match_edges(world, seat, edges);
        let (mut visits, mut value) = (0u32, 0.0f32);
        for &index in &self.legal {
            visits += edges[index].visits;
            value += edges[index].value;
        }
        // An untried choice is expected to be as good as the tried ones together.
        let usual = if visits > 0 { value / visits as f32 } else { 0.5 };
        let urge = self.settings.exploration * (visits.max(1) as f32).sqrt();
        let score = |&index: &usize| {
            let edge = &edges[index];
            let tries = edge.visits as f32;
            let mean = if edge.visits > 0 { edge.value / tries } else { usual };
            mean + urge * edge.prior / (1.0 + tries)
        };
        self.legal[pick::highest(self.legal.iter().map(score))]
    }

    /// Finds the edge of each legal choice, and adds those never met before.
    fn match_edges(&mut self, world: &G, seat: Seat, edges: &mut Vec<Edge<G::Choice>>) {
        self.legal.clear();
        let same = edges.len() == self.choices.len()
            && edges
                .iter()
                .zip(&self.choices)
                .all(|(edge, choice)| edge.seat == seat && edge.choice == *choice);
        if same {
            self.legal.extend(0..edges.len());
            return;
        }
        self.weights.clear();
        world.promise(&self.choices, &mut self.weights);
        let total: f32 = self.weights.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        let even = self.settings.uniform_prior / self.choices.len() as f32;
        for (choice, weight) in self.choices.iter().zip(&self.weights) {
            let known = edges.iter().position(|edge| edge.seat == seat && edge.choice == *choice);
            self.legal.push(known.unwrap_or(edges.len()));
            if known.is_none() {
                let prior = even + (1.0 - self.settings.uniform_prior) * weight / total;
                edges.push(Edge { seat, choice: choice.clone(), prior, visits: 0, value: 0.0, child: None });
            }
        }
    }
}
