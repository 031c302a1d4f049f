//! Outside programs as contestants: JSON lines over their standard input and
//! output. `docs/BOTS.md` describes them, with an example.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use rules::{Game, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::bot::Intent;
use crate::budget::Budget;

/// How much longer than its budget a program may take: it has to start, too.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest line that is read from a program.
const LONGEST_LINE: u64 = 64 << 10;

/// A program that reads views and writes actions. It is started when it is first
/// needed and ended when it is no longer.
pub struct Outside {
    command: String,
    running: Option<Running>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// What a program is told.
#[derive(Serialize)]
#[serde(tag = "tell", rename_all = "snake_case")]
enum Told<'a, V, A> {
    /// A game begins.
    SitDown { bango: u32, game: &'a str, seat: Seat, seats: u8 },
    /// It is its turn, or a race is on.
    Decide { view: &'a V, actions: &'a [A], milliseconds: Option<u64>, nodes: Option<u64> },
    /// The game is over.
    Over { turn: Turn },
}

/// What a program answers.
#[derive(Deserialize)]
struct Answer {
    /// The action; `null` to stay silent in a race.
    #[serde(rename = "do")]
    action: Option<String>,
    /// In a race: after how long.
    #[serde(default)]
    after_ms: u64,
}

impl Outside {
    /// A program by its command line, its words separated by spaces.
    pub fn new(command: &str) -> Outside {
        Outside { command: command.to_owned(), running: None }
    }

    pub(super) fn sit_down(&mut self, game: &str, seat: Seat, seats: u8) -> Result<(), String> {
        self.tell::<(), ()>(&Told::SitDown { bango: 1, game, seat, seats })
    }

    pub(super) fn leave(&mut self, turn: Turn) -> Result<(), String> {
        self.tell::<(), ()>(&Told::Over { turn })
    }

    /// Asks what to do; `None` if it stays silent.
    pub(super) fn ask<G: Game>(
        &mut self,
        view: &G::View,
        budget: &Budget,
    ) -> Result<Option<Intent<G::Action>>, String> {
        let time = budget.time_left();
        let nodes = Some(budget.most_nodes()).filter(|&nodes| nodes < u64::MAX);
        let milliseconds = time.map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
        let json = serde_json::to_value(view).map_err(|error| error.to_string())?;
        let actions: Vec<String> =
            serde_json::from_value(json["actions"].clone()).map_err(|error| error.to_string())?;
        self.tell(&Told::Decide { view: &json, actions: &actions, milliseconds, nodes })?;
        let line = self.listen(time.unwrap_or_default() + PATIENCE)?;
        let shown: String = line.chars().take(80).flat_map(char::escape_debug).collect();
        let answer: Answer = serde_json::from_str(&line)
            .map_err(|error| format!("answered “{shown}”, which is not understood: {error}"))?;
        let Some(text) = answer.action else { return Ok(None) };
        let action = text.parse().map_err(|error| format!("answered “{shown}”: {error}"))?;
        Ok(Some(Intent { after: Duration::from_millis(answer.after_ms), action }))
    }

    fn tell<V: Serialize, A: Serialize>(&mut self, told: &Told<'_, V, A>) -> Result<(), String> {
        let mut line = serde_json::to_vec(told).map_err(|error| error.to_string())?;
        line.push(b'\n');
        let input = &mut self.running()?.input;
        input
            .write_all(&line)
            .and_then(|()| input.flush())
            .map_err(|error| format!("does not listen: {error}"))
    }

    fn listen(&mut self, most: Duration) -> Result<String, String> {
        let seconds = most.as_secs();
        let answer = self.running()?.lines.recv_timeout(most);
        answer.map_err(|_| format!("did not answer within {seconds} seconds, or has ended"))
    }

    fn running(&mut self) -> Result<&mut Running, String> {
        let running = match self.running.take() {
            Some(running) => running,
            None => start(&self.command)?,
        };
        Ok(self.running.insert(running))
    }
}

fn start(command: &str) -> Result<Running, String> {
    let mut words = command.split_whitespace();
    let program = words.next().ok_or("has no command")?;
    let mut child = Command::new(program)
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot be started: {error}"))?;
    let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
        return Err("cannot be spoken to".to_owned());
    };
    let (sender, lines) = channel();
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        loop {
            let mut line = String::new();
            let read = std::io::Read::take(&mut output, LONGEST_LINE).read_line(&mut line);
            if !matches!(read, Ok(1..)) || sender.send(line).is_err() {
                break;
            }
        }
    });
    Ok(Running { child, input, lines })
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
