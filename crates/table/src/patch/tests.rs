use super::*;
use crate::{List, Member};
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
struct Hex {
    at: (i8, i8),
    items: [u8; 4],
}
crate::patchable!(Hex { at, items: items });

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
struct Card(u8);

impl Member for Card {
    const COUNT: usize = 8;
    fn index(self) -> usize {
        self.0.into()
    }
    fn from_index(index: usize) -> Option<Card> {
        (index < Self::COUNT).then_some(Card(index as u8))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
struct Open {
    round: u16,
    hexes: List<Hex, 8>,
    pile: crate::Bag<Card, 8>,
    battle: Option<Hex>,
    #[serde(with = "crate::mask")]
    sides: crate::Set<Card, u8>,
    #[serde(skip)]
    cache: u32,
}
crate::patchable!(Open { round, hexes: each, pile: counts, battle: optional, sides: mask, cache: skip });

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
struct View {
    table: Open,
    hand: Vec<u8>,
}

impl Patchable for View {
    fn changes(&self, new: &View, to: &mut Changes) {
        if self.table != new.table {
            to.at("table", |to| fields(&self.table, &new.table, to));
        }
    }
    fn private_changes(&self, new: &View, to: &mut Changes) {
        if self.hand != new.hand {
            to.at("hand", |to| items(&self.hand, &new.hand, to));
        }
    }
}

fn view() -> View {
    let hexes = (0..3).map(|q| Hex { at: (q, 0), items: [0; 4] }).collect();
    let pile = (0..8).map(|card| (Card(card), 1)).collect();
    View { table: Open { round: 1, hexes, pile, ..Open::default() }, hand: vec![3, 5] }
}

/// The patch of a change; applied, it gives the JSON of the changed view.
fn patched(change: impl Fn(&mut View)) -> String {
    let old = view();
    let mut new = old.clone();
    change(&mut new);
    let patch = patch(&old, &new);
    let mut json = serde_json::to_value(&old).expect("a view is JSON");
    apply(&mut json, &patch).expect("it fits");
    assert_eq!(json, serde_json::to_value(&new).expect("a view is JSON"), "{}", patch.json());
    assert_eq!(serde_json::to_string(&patch).expect("a patch is JSON"), patch.json());
    patch.json().into_owned()
}

#[test]
fn a_view_that_stayed_has_no_changes() {
    assert_eq!(patched(|_| {}), "[]");
    assert!(patch(&view(), &view()).is_empty());
    assert_eq!(patched(|view| view.table.cache = 7), "[]");
}

#[test]
fn fields_are_found_at_any_depth() {
    assert_eq!(patched(|view| view.table.round = 2), r#"[["table.round",2]]"#);
    assert_eq!(patched(|view| view.table.hexes[1].items[3] = 2), r#"[["table.hexes.1.items.3",2]]"#);
    assert_eq!(patched(|view| view.table.hexes[1].items = [1; 4]), r#"[["table.hexes.1.items",[1,1,1,1]]]"#);
    assert_eq!(patched(|view| view.table.sides.insert(Card(2))), r#"[["table.sides",4]]"#);
}

#[test]
fn arrays_grow_by_appending_and_shrink_as_a_whole() {
    let hex = Hex { at: (0, 1), items: [0; 4] };
    let appended = patched(|view| view.table.hexes.extend([hex, hex]));
    assert_eq!(
        appended,
        r#"[["table.hexes.3",{"at":[0,1],"items":[0,0,0,0]}],["table.hexes.4",{"at":[0,1],"items":[0,0,0,0]}]]"#
    );
    assert!(patched(|view| assert!(view.table.hexes.pop().is_some())).starts_with(r#"[["table.hexes",[{"#));
    assert_eq!(patched(|view| view.table.hexes.clear()), r#"[["table.hexes",[]]]"#);
    assert_eq!(patched(|view| view.hand.push(9)), r#"[["hand.2",9]]"#);
    assert_eq!(patched(|view| view.hand = vec![3]), r#"[["hand",[3]]]"#);
}

#[test]
fn a_pile_changes_kind_by_kind_or_as_a_whole() {
    assert_eq!(patched(|view| view.table.pile.add(Card(2))), r#"[["table.pile.2",2]]"#);
    assert_eq!(patched(|view| assert!(view.table.pile.remove(Card(2)))), r#"[["table.pile.2"]]"#);
    assert_eq!(patched(|view| view.table.pile = Default::default()), r#"[["table.pile",{}]]"#);
}

#[test]
fn what_comes_or_goes_is_written_whole() {
    let hex = Hex { at: (0, 1), items: [0; 4] };
    assert_eq!(
        patched(|view| view.table.battle = Some(hex)),
        r#"[["table.battle",{"at":[0,1],"items":[0,0,0,0]}]]"#
    );
    let (mut old, mut new) = (view(), view());
    old.table.battle = Some(hex);
    assert_eq!(patch(&old, &new).json(), r#"[["table.battle",null]]"#);
    new.table.battle = Some(Hex { at: (0, 2), ..hex });
    assert_eq!(patch(&old, &new).json(), r#"[["table.battle.at",[0,2]]]"#);
}

#[test]
fn what_is_public_and_what_is_not_come_together() {
    let both = patched(|view| {
        view.table.round = 2;
        view.hand.push(9);
    });
    assert_eq!(both, r#"[["table.round",2],["hand.2",9]]"#);
    let mut new = view();
    new.table.round = 2;
    let patch = patch(&view(), &new);
    assert!(patch.is_public() && !patch.is_empty());
    assert_eq!(&**patch.public(), r#"[["table.round",2]]"#);
}

#[test]
fn an_empty_path_is_the_whole_view() {
    struct Scalar(u8);
    impl Patchable for Scalar {
        fn changes(&self, new: &Scalar, to: &mut Changes) {
            to.put(&new.0);
        }
    }
    let patch = patch(&Scalar(1), &Scalar(2));
    assert_eq!(patch.json(), r#"[["",2]]"#);
    let mut json = serde_json::json!(1);
    apply(&mut json, &patch).expect("it fits");
    assert_eq!(json, serde_json::json!(2));
}
