//! The real server, started and stopped like an operator does.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

/// A server that runs.
pub struct Server {
    child: Child,
    /// Its address, as it says itself.
    pub url: String,
    /// What it said so far.
    pub said: String,
    log: std::thread::JoinHandle<String>,
    /// Kept open: a process that writes to a closed pipe would end.
    out: BufReader<ChildStdout>,
}

/// Starts a server on a free port, and waits until it is ready.
pub fn serve(data: &Path, options: &[&str]) -> Server {
    serve_with(data, options, &[])
}

/// Starts a server with an environment of its own.
pub fn serve_with(data: &Path, options: &[&str], environment: &[(&str, &str)]) -> Server {
    let mut command = Command::new(env!("CARGO_BIN_EXE_emberhall"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--lang", "en", "--data"]).arg(data).args(options);
    command.envs(environment.iter().copied());
    started(command)
}

/// Starts what is done when nobody names a command, with nothing but these words and this environment.
pub fn without_command(data: &Path, words: &[&str], environment: &[(&str, &str)]) -> Server {
    let mut command = Command::new(env!("CARGO_BIN_EXE_emberhall"));
    command.args(words).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C.UTF-8");
    command.env("EMBERHALL_DATA", data).envs(environment.iter().copied());
    let mut server = started(command);
    server.out.read_line(&mut server.said).expect("it says how to go on");
    server
}

fn started(mut command: Command) -> Server {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut errors = child.stderr.take().expect("its log is ours");
    let log = std::thread::spawn(move || {
        let mut text = String::new();
        // A log that breaks off is looked at all the same.
        drop(errors.read_to_string(&mut text));
        text
    });
    let mut said = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("its output is ours"));
    let ready = ["Emberhall is ready: ", "Emberhall ist bereit: "];
    let mut url = None;
    while url.is_none() && out.read_line(&mut said).expect("it says something") > 0 {
        let last = said.lines().last().unwrap_or_default();
        url = ready.iter().find_map(|words| last.strip_prefix(words)).map(str::to_owned);
    }
    let Some(url) = url else {
        drop(child.kill());
        panic!("it is not ready: {said:?}\n{}", log.join().unwrap_or_default());
    };
    Server { child, url, said, log, out }
}

impl Server {
    /// The address without its scheme.
    pub fn address(&self) -> &str {
        self.url.split("://").nth(1).expect("an address")
    }

    /// Asks it to stop, as a service manager does.
    pub fn terminate(&self) {
        self.signal("-TERM");
    }

    /// Asks it to read its certificate again.
    pub fn reload(&self) {
        self.signal("-HUP");
    }

    fn signal(&self, signal: &str) {
        let done = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(done.expect("kill is there").success());
    }

    /// Waits for its end; how it ended, and all that it logged.
    pub fn ended(mut self) -> (ExitStatus, String) {
        let status = self.child.wait().expect("it ends");
        (status, self.log.join().expect("the log is read"))
    }

    /// Stops it and fails unless it ended well; its log.
    pub fn stop(self) -> String {
        self.terminate();
        let (status, log) = self.ended();
        assert_eq!(status.code(), Some(0), "{log}");
        log
    }
}
