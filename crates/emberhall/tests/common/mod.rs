//! Driving the program as a person does: what is typed goes in, what is shown comes out.

pub mod server;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What the program has shown, and how it ended.
pub struct Shown {
    pub out: String,
    pub err: String,
    pub code: Option<i32>,
}

impl Shown {
    /// Fails unless the text was shown, wherever its lines were broken.
    pub fn has(&self, text: &str) -> &Shown {
        assert!(words(&self.out).contains(&words(text)), "{text:?} is not in:\n{}\n{}", self.out, self.err);
        self
    }

    /// Fails unless the text stands among the errors, with an exit code that tells of them.
    pub fn complains(&self, text: &str) -> &Shown {
        assert!(self.err.contains(text), "{text:?} is not in:\n{}\n{}", self.err, self.out);
        assert!(matches!(self.code, Some(1 | 2)), "exit code {:?}", self.code);
        self
    }

    /// Fails unless the program ended well and spoke without a fault.
    pub fn well(&self) -> &Shown {
        assert_eq!(self.code, Some(0), "{}\n{}", self.out, self.err);
        assert_eq!(self.err, "");
        for beginning in [
            "[ui-",
            "[lab-",
            "[karak-",
            "[thunderstone-",
            "[file-",
            "[fair-",
            "[refused-",
            "[rule-",
            "{$",
            "{ $",
            "panicked",
        ] {
            assert!(!self.out.contains(beginning), "{beginning} in:\n{}", self.out);
        }
        self
    }
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Runs the program with these arguments (separated by spaces) and this input.
pub fn run(arguments: &str, typed: &str) -> Shown {
    run_with(arguments.split_whitespace().map(str::to_owned).collect(), typed, &[])
}

/// Runs the program with arguments as they are and an environment.
pub fn run_with(arguments: Vec<String>, typed: &str, environment: &[(&str, &str)]) -> Shown {
    let mut command = Command::new(env!("CARGO_BIN_EXE_emberhall"));
    command.args(arguments).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C.UTF-8");
    command.envs(environment.iter().copied());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is ours");
    let typed = typed.to_owned();
    // The program may end before it has read everything; that is no fault of the test.
    let writer = std::thread::spawn(move || drop(stdin.write_all(typed.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Shown {
        out: String::from_utf8(output.stdout).expect("the output is UTF-8"),
        err: String::from_utf8(output.stderr).expect("the errors are UTF-8"),
        code: output.status.code(),
    }
}

/// A path for a file of this test, which is not there yet.
pub fn fresh(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(std::fs::remove_file(&path));
    path
}

/// A file of this test with this text.
pub fn written(name: &str, text: &str) -> PathBuf {
    let path = fresh(name);
    std::fs::write(&path, text).expect("the file can be written");
    path
}

/// Typed lines: a pattern of small numbers that leads through any game.
pub fn numbers(lines: usize) -> String {
    (0..lines).map(|line| format!("{}\n", 1 + (line * 7 + line / 3) % 5)).collect()
}
