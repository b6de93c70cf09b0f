//! The version of the rules, which stands in every setup.

/// A setup that names the version of the rules it is played by; [`versioned!`](crate::versioned) implements it.
pub trait Versioned {
    /// The version: from 1 to [`Game::RULES_VERSION`](crate::Game::RULES_VERSION), or the setup is refused.
    fn rules(&self) -> u32;

    /// Asks for another version.
    fn set_rules(&mut self, rules: u32);
}

/// The version in setups that name none: there was no other when they were written. For `#[serde(default)]`.
pub const fn first_rules() -> u32 {
    1
}

/// Implements [`Versioned`] for a setup with a field `rules: u32`.
#[macro_export]
macro_rules! versioned {
    ($setup:ty) => {
        impl $crate::Versioned for $setup {
            fn rules(&self) -> u32 {
                self.rules
            }
            fn set_rules(&mut self, rules: u32) {
                self.rules = rules;
            }
        }
    };
}
