//! The bots at a table: by level, or choosing at random.

use crate::chance::Randomness;
use bots::{Bot, Level, Seen};
use std::num::NonZero;
use table::{Insight, Message, Seat};

/// How well the bots of a table play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skill {
    /// Any legal choice, each as likely as the others.
    Random,
    /// One of the levels.
    Level(Level),
}

impl Skill {
    /// What is played when nobody asks for anything: quick, and no fool.
    pub const DEFAULT: Skill = Skill::Level(Level::Candle);

    /// All of them, the weakest first.
    pub fn all() -> impl Iterator<Item = Skill> {
        [Skill::Random].into_iter().chain(Level::ALL.map(Skill::Level))
    }

    /// The word after `--level`.
    pub fn id(self) -> &'static str {
        match self {
            Skill::Random => "random",
            Skill::Level(level) => level.id(),
        }
    }

    /// Its name with a sentence about it.
    pub fn about(self) -> Message {
        let (name, about) = match self {
            Skill::Random => (Message::new("ui-skill-random"), Message::new("ui-skill-random-about")),
            Skill::Level(level) => (level.name(), level.about()),
        };
        Message::new("ui-skill").with("name", name).with("about", about)
    }

    /// The skill of that name.
    pub fn read(text: &str) -> Result<Skill, Message> {
        let found = Skill::all().find(|skill| skill.id().eq_ignore_ascii_case(text.trim()));
        let known = || Skill::all().map(Skill::id).collect::<Vec<_>>().join(", ");
        found.ok_or_else(|| {
            Message::new("ui-wrong-level").with("found", text.to_owned()).with("known", known())
        })
    }
}

/// The bots of a table. Each keeps its own thoughts from turn to turn.
pub struct Opponents<G: Insight> {
    skill: Skill,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
}

impl<G: Insight> Opponents<G> {
    /// Bots of a skill; they sit down when they are asked first.
    pub fn new(skill: Skill) -> Self {
        Opponents { skill, bots: Vec::new() }
    }

    /// What the bot in the seat chooses, and what has to be said about it; `None` when there is no choice.
    pub fn choose(
        &mut self,
        seat: Seat,
        game: &G,
        randomness: &mut Randomness,
    ) -> Option<(G::Choice, Vec<Message>)> {
        let Skill::Level(level) = self.skill else { return Some((randomness.choice(game)?, Vec::new())) };
        let seen = Seen::of(game, randomness.bots())?;
        self.bots.resize_with(self.bots.len().max(seat.index() + 1), || None);
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        let bot = self.bots[seat.index()].get_or_insert_with(|| level.bot(cores));
        let choice = bot.choose(&seen, level.budget());
        let troubles = bot.troubles().iter().map(|trouble| trouble.message(seat)).collect();
        Some((choice, troubles))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Game, Pending};

    #[test]
    fn every_skill_is_read_by_its_word() {
        for skill in Skill::all() {
            assert_eq!(Skill::read(&skill.id().to_uppercase()), Ok(skill));
        }
        assert!(Skill::read("dragon").is_err());
    }

    #[test]
    fn bots_of_every_skill_choose_what_is_legal() {
        let mut game = karak::Karak::start(&karak::Setup::new(2)).expect("the setup is right");
        let mut randomness = Randomness::seeded(1);
        while let Pending::Chance(_) = game.pending() {
            let outcome = randomness.outcome(&game);
            game.apply(&table::Input::Chance(outcome), &mut ());
        }
        let Pending::Player { seat, .. } = game.pending() else { panic!("somebody begins") };
        for skill in Skill::all().filter(|skill| *skill != Skill::Level(Level::Blaze)) {
            let (choice, troubles) =
                Opponents::new(skill).choose(seat, &game, &mut randomness).expect("there is a choice");
            assert_eq!(game.check(&choice), Ok(()));
            assert_eq!(troubles, []);
        }
    }
}
