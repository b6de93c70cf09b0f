//! The tree: decisions with their choices, draws of chance with their outcomes. Plain data in one list.

use table::{Game, Seat};

/// A tree of a game.
pub(super) type TreeOf<G> = Tree<<G as Game>::Choice, <G as Game>::Outcome>;

/// A node's place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

impl NodeId {
    /// Where every search begins.
    pub const ROOT: NodeId = NodeId(0);
}

/// A choice at a decision.
#[derive(Clone, Debug)]
pub(super) struct Edge<C> {
    /// Who decides.
    pub seat: Seat,
    pub choice: C,
    /// The share of the promise.
    pub prior: f32,
    pub visits: u32,
    /// The sum of the results for the seat that decides.
    pub value: f32,
    pub child: Option<NodeId>,
}

/// An outcome at a draw of chance.
#[derive(Clone, Debug)]
pub(super) struct Draw<O> {
    /// A hash of the outcome: what is compared first.
    pub key: u64,
    pub outcome: O,
    pub visits: u32,
    pub child: NodeId,
}

/// What is known of a position, as far as it can be told apart: in one imagined world a player may decide where in
/// another chance does, so a node has room for both.
#[derive(Clone, Debug)]
pub(super) struct Node<C, O> {
    pub visits: u32,
    /// Whether it was looked at closely: its choices are listed.
    pub open: bool,
    /// The choices of all worlds met so far.
    pub edges: Vec<Edge<C>>,
    /// The outcomes met so far.
    pub draws: Vec<Draw<O>>,
}

impl<C, O> Node<C, O> {
    const fn new() -> Self {
        Node { visits: 0, open: false, edges: Vec::new(), draws: Vec::new() }
    }
}

/// The tree. The root is a decision of the seat that searches.
#[derive(Clone, Debug)]
pub(super) struct Tree<C, O> {
    nodes: Vec<Node<C, O>>,
}

impl<C: Clone + Eq, O: Clone> Tree<C, O> {
    /// A tree that knows nothing.
    pub fn new() -> Self {
        Tree { nodes: vec![Node::new()] }
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn add(&mut self) -> NodeId {
        self.nodes.push(Node::new());
        NodeId(self.nodes.len() as u32 - 1)
    }

    pub fn node(&self, id: NodeId) -> &Node<C, O> {
        &self.nodes[id.0 as usize]
    }

    pub fn node_mut(&mut self, id: NodeId) -> &mut Node<C, O> {
        &mut self.nodes[id.0 as usize]
    }

    /// How often a choice was tried at the root, and the sum of its results.
    pub fn tried(&self, choice: &C) -> Option<(u32, f32)> {
        let edge = self.node(NodeId::ROOT).edges.iter().find(|edge| edge.choice == *choice)?;
        Some((edge.visits, edge.value))
    }

    /// By how many tries the first choice of the root leads.
    pub fn lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for edge in &self.node(NodeId::ROOT).edges {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        first - second
    }

    /// The part of the tree below a node, as a tree of its own.
    pub fn below(&self, root: NodeId) -> Self {
        let mut part = Tree { nodes: vec![self.node(root).clone()] };
        let mut next = 0;
        while next < part.nodes.len() {
            let mut node = part.nodes[next].clone();
            let children = node.edges.iter_mut().filter_map(|edge| edge.child.as_mut());
            for child in children.chain(node.draws.iter_mut().map(|draw| &mut draw.child)) {
                *child = part.adopt(self.node(*child));
            }
            part.nodes[next] = node;
            next += 1;
        }
        part
    }

    fn adopt(&mut self, node: &Node<C, O>) -> NodeId {
        self.nodes.push(node.clone());
        NodeId(self.nodes.len() as u32 - 1)
    }
}
