//! The command line that a result is reproduced by.

/// A command of the lab, word by word. What changes the results is its identity; the rest only says how much of them
/// is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandLine {
    identity: Vec<String>,
    amount: Vec<String>,
}

impl CommandLine {
    /// `emberhall lab` and a command.
    pub fn new(command: &str, game: &str) -> CommandLine {
        let words = ["emberhall", "lab", command, game].map(str::to_owned);
        CommandLine { identity: words.to_vec(), amount: Vec::new() }
    }

    /// An option that changes what is played.
    pub fn decides(&mut self, option: &str, value: impl Into<String>) {
        self.identity.extend([option.to_owned(), value.into()]);
    }

    /// A word that changes what is played.
    pub fn decides_by(&mut self, flag: &str) {
        self.identity.push(flag.to_owned());
    }

    /// An option that changes only how much is played.
    pub fn measures(&mut self, option: &str, value: impl Into<String>) {
        self.amount.extend([option.to_owned(), value.into()]);
    }

    /// What has to be the same for a run to be gone on with.
    pub fn identity(&self) -> String {
        line(&self.identity)
    }

    /// Everything, ready for a shell.
    pub fn line(&self) -> String {
        let words: Vec<String> = self.identity.iter().chain(&self.amount).cloned().collect();
        line(&words)
    }
}

/// The words, quoted for a shell where they need it.
pub fn line(words: &[String]) -> String {
    let quoted = words.iter().map(|word| match shlex::try_quote(word) {
        Ok(quoted) => quoted.into_owned(),
        // Only a zero byte cannot be quoted, and no command line has one.
        Err(_) => word.clone(),
    });
    quoted.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_quoted_for_a_shell() {
        let mut command = CommandLine::new("match", "karak");
        command.decides("--bot", "process:python3 a.py");
        command.measures("--games", "20");
        assert_eq!(command.identity(), "emberhall lab match karak --bot 'process:python3 a.py'");
        assert_eq!(command.line(), "emberhall lab match karak --bot 'process:python3 a.py' --games 20");
        let words = shlex::split(&command.line()).expect("a shell reads it");
        assert_eq!(words[5], "process:python3 a.py");
    }
}
