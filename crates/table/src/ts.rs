//! The types whose JSON is written by hand, described for the browser client.

use crate::List;
use ts_rs::{Config, TS, TypeVisitor};

/// A list is an array.
impl<T: TS, const N: usize> TS for List<T, N> {
    type WithoutGenerics = <Vec<T> as TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        Vec::<T>::name(config)
    }
    fn inline(config: &Config) -> String {
        Vec::<T>::inline(config)
    }
    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_dependencies(visitor);
    }
    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
    }
}
