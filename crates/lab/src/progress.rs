//! The progress bar: how much is done, and how long the rest will take.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on standard error; nothing at all where that is no terminal.
pub struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// A bar; `remaining` is the word before the time that is left.
    pub fn new(remaining: &str) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(0), ProgressDrawTarget::stderr_with_hz(5));
        let style = ProgressStyle::with_template("{bar:32} {pos}/{len}  {percent} %  {prefix} {eta}");
        // The template is fixed; without it the usual bar is shown.
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()).progress_chars("█▉▊▋▌▍▎▏ "));
        bar.set_prefix(remaining.to_owned());
        Progress { bar }
    }

    /// So many are to be reached, so many are there already.
    pub fn start(&self, total: u64, done: u64) {
        self.bar.set_length(total);
        self.bar.set_position(done);
        self.bar.reset_eta();
        self.bar.enable_steady_tick(std::time::Duration::from_secs(1));
    }

    /// So many more.
    pub fn step(&self, by: u64) {
        self.bar.inc(by);
    }

    /// The bar goes.
    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}
