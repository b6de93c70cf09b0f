//! The types whose JSON is written by hand, described for the browser client.

use crate::{Bag, List, Set};
use alloc::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// A type whose JSON is that of another.
macro_rules! written_as {
    ($type:ty, $other:ty, [$($generics:tt)*]) => {
        impl<T: TS, $($generics)*> TS for $type {
            type WithoutGenerics = <$other as TS>::WithoutGenerics;
            type OptionInnerType = Self;

            fn name(config: &Config) -> String {
                <$other>::name(config)
            }
            fn inline(config: &Config) -> String {
                <$other>::inline(config)
            }
            fn visit_dependencies(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <$other>::visit_dependencies(visitor);
            }
            fn visit_generics(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <$other>::visit_generics(visitor);
            }
        }
    };
}
written_as!(List<T, N>, Vec<T>, [const N: usize]);
written_as!(Set<T, B>, Vec<T>, [B]);
written_as!(Bag<T, N>, BTreeMap<T, u8>, [const N: usize]);
