//! A long run in sections: what each did and how long it took, and an end at the first failure.

use std::time::{Duration, Instant};

/// How a section went, when it did not fail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// All of it.
    Passed,
    /// Not done, and why or what to do about it.
    Skipped(String),
}

/// The sections so far.
#[derive(Default)]
pub struct Sections {
    done: Vec<(String, Done, Duration)>,
}

impl Sections {
    /// Runs a section. The error names it.
    pub fn run(&mut self, name: &str, work: impl FnOnce() -> Result<Done, String>) -> Result<(), String> {
        println!("\n== {name}");
        let begun = Instant::now();
        match work() {
            Ok(done) => {
                if let Done::Skipped(why) = &done {
                    println!("skipped: {why}");
                }
                self.done.push((name.to_owned(), done, begun.elapsed()));
                Ok(())
            }
            Err(problem) => {
                let seconds = begun.elapsed().as_secs_f64();
                Err(format!("{}\nFAILED: {name} after {seconds:.1} s: {problem}", self.summary()))
            }
        }
    }

    /// A line for each section.
    pub fn summary(&self) -> String {
        let mut text = String::from("\n== summary");
        for (name, done, time) in &self.done {
            let seconds = time.as_secs_f64();
            text.push_str(&match done {
                Done::Passed => format!("\n  passed   {seconds:7.1} s  {name}"),
                Done::Skipped(why) => format!("\n  skipped             {name}: {why}"),
            });
        }
        let total: Duration = self.done.iter().map(|section| section.2).sum();
        text.push_str(&format!("\n  together {:7.1} s", total.as_secs_f64()));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_named_after_what_was_done() {
        let mut sections = Sections::default();
        assert_eq!(sections.run("first", || Ok(Done::Passed)), Ok(()));
        assert_eq!(sections.run("second", || Ok(Done::Skipped("no tool".to_owned()))), Ok(()));
        let failure = sections.run("third", || Err("it broke".to_owned())).unwrap_err();
        assert!(failure.contains("  first\n  skipped             second: no tool\n"), "{failure}");
        assert!(failure.contains("FAILED: third after") && failure.ends_with("it broke"), "{failure}");
    }
}
