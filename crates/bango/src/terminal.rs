//! Where text goes: its width, its colours, its language.

use std::io::{self, Write};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use rules::GameKind;
use serde::Serialize;
pub use words::style;

use words::{Language, Sentences};

/// Lines longer than this are hard to read, however wide the terminal.
const WIDEST: usize = 80;

/// A place to write to, and the language that is spoken there.
pub struct Terminal {
    /// Takes text; styles are left out where they cannot be shown.
    pub out: Box<dyn Write>,
    /// Every sentence a person reads.
    pub sentences: Sentences,
    /// How wide text may be set.
    pub width: usize,
}

impl Terminal {
    /// The program's own output.
    pub fn stdout(language: Language) -> Terminal {
        let width =
            terminal_size::terminal_size().map_or(WIDEST, |(width, _)| usize::from(width.0));
        Terminal {
            out: Box::new(io::BufWriter::new(anstream::stdout().lock())),
            sentences: Sentences::of(language),
            width: width.clamp(20, WIDEST),
        }
    }

    /// Writes which game it is, and who made it.
    pub fn title(&mut self, game: GameKind) -> io::Result<()> {
        let (strong, faint) = (style::STRONG, style::FAINT);
        let title = self.sentences.say(&format!("rules-{game}-title"));
        let designer = self.sentences.say(&format!("rules-{game}-designer"));
        writeln!(self.out, "{strong}{title}{strong:#}")?;
        writeln!(self.out, "{faint}{designer}{faint:#}")
    }

    /// A progress bar for so many games, shown on a terminal only.
    pub fn progress_bar(&self, games: u64) -> ProgressBar {
        let bar = ProgressBar::new(games).with_message(self.sentences.say("sim-playing"));
        if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}") {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(200));
        bar
    }

    /// Writes one JSON object on a line of its own.
    pub fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, value)?;
        writeln!(self.out)
    }

    /// Writes a paragraph, wrapped and indented; *asterisks* become emphasis.
    pub fn paragraph(&mut self, first: &str, indent: &str, text: &str) -> io::Result<()> {
        let options =
            textwrap::Options::new(self.width).initial_indent(first).subsequent_indent(indent);
        // Styles take no room, so they are set before the lines are broken.
        writeln!(self.out, "{}", textwrap::fill(&emphasise(text), options))
    }
}

/// Replaces the asterisks of the sentences by the terminal's own emphasis.
fn emphasise(text: &str) -> String {
    let style = style::EMPHASIS;
    let mut parts = text.split('*');
    let mut set = parts.next().unwrap_or_default().to_owned();
    for (place, part) in parts.enumerate() {
        set += &if place % 2 == 0 {
            style.render().to_string()
        } else {
            style.render_reset().to_string()
        };
        set += part;
    }
    set
}
