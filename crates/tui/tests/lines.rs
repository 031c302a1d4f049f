//! Plain mode: whole games by lines, as a pipe or a screen reader would have it.

use std::io::{BufRead, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use bots::Level;
use rules::GameKind;
use tui::look::Look;
use tui::manner::Manner;
use tui::plain::Plain;
use tui::save::Left;
use tui::save::Shelf;
use tui::start::{Resume, Start, Wish};
use words::Language;

use crate::keeping::folder;
use crate::player::manner;

/// Lines that are sent when the client has said something that asks for them.
struct Pipe {
    lines: Receiver<String>,
    rest: Vec<u8>,
}

impl Read for Pipe {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.rest.is_empty() {
            match self.lines.recv() {
                Ok(line) => self.rest = format!("{line}\n").into_bytes(),
                Err(_) => return Ok(0),
            }
        }
        let count = buffer.len().min(self.rest.len());
        buffer[..count].copy_from_slice(&self.rest[..count]);
        self.rest.drain(..count);
        Ok(count)
    }
}

/// Answers every question with the first or the last thing that can be done, in turn.
struct Answering {
    lines: Option<Sender<String>>,
    said: Arc<Mutex<String>>,
    line: Vec<u8>,
    count: usize,
    /// The right call of the last roll.
    answer: Option<String>,
}

impl Write for Answering {
    fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
        for &byte in text {
            if byte != b'\n' {
                self.line.push(byte);
                continue;
            }
            let line = String::from_utf8(std::mem::take(&mut self.line)).unwrap();
            self.said.lock().unwrap().push_str(&format!("{line}\n"));
            let roll = line.strip_prefix("The dice show ").and_then(|roll| roll.strip_suffix('.'));
            if let Some(roll) = roll {
                let roll: rules::dice::Roll = roll.parse().unwrap();
                self.answer = Some(roll.read().call.to_string());
            }
            if let Some(steps) = line.strip_prefix("You can: ") {
                self.count += 1;
                let steps: Vec<&str> = steps.split(" | ").collect();
                let step = steps[self.count * 7 % steps.len()];
                // In a race the right call, so that nobody waits for the bots.
                let step = match &self.answer {
                    Some(answer) if step.starts_with("call ") => answer.clone(),
                    _ => step.to_owned(),
                };
                if let Some(lines) = &self.lines {
                    lines.send(step).unwrap();
                }
            }
            if line.contains("Type again for another game") {
                self.lines = None;
            }
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn play(game: GameKind, options: &str, party: Vec<Option<Level>>, seed: u64) -> String {
    let name = format!("lines-{game}-{}-{seed}", party.len());
    let shelf = Shelf::new(folder(&name));
    let (lines, received) = channel();
    let said = Arc::new(Mutex::new(String::new()));
    let mut out = Answering {
        lines: Some(lines),
        said: Arc::clone(&said),
        line: Vec::new(),
        count: 0,
        answer: None,
    };
    let input: Box<dyn BufRead + Send> =
        Box::new(BufReader::new(Pipe { lines: received, rest: Vec::new() }));
    let manner = Manner { look: Look { colour: false, ascii: false }, ..manner(Language::En) };
    let mut plain = Plain::new(&mut out, input, false, manner).unwrap();
    let options = game.read_options(serde_json::from_str(options).unwrap()).unwrap();
    let wish = Some(Wish { options, party });
    let left = plain
        .play(Start { wish, resume: Resume::No, seed: Some(seed), names: Vec::new() }, &shelf)
        .unwrap();
    let said = said.lock().unwrap().clone();
    let Left::Over(file) = left else { panic!("{left:?}: {said}") };
    assert!(file.exists());
    said
}

#[test]
fn whole_games_by_lines() {
    let said = play(GameKind::Cards, "{}", vec![None, Some(Level::Beginner)], 1);
    assert!(said.contains("Ada draws.") && said.contains("Deck"), "{said}");
    play(GameKind::Cards, "{}", vec![None; 3], 2);
    let said = play(GameKind::Tiles, "{}", vec![None, Some(Level::Beginner)], 3);
    assert!(said.contains("Ada places a tile at 0,1."), "{said}");
    play(GameKind::Tiles, "{}", vec![None; 4], 4);
    let said =
        play(GameKind::Dice, r#"{"variant":"guards"}"#, vec![None, Some(Level::Beginner)], 5);
    assert!(said.contains("Rolled – "), "{said}");
    play(GameKind::Dice, r#"{"trophies":3,"calls":"free"}"#, vec![None; 2], 6);
    assert!(!said.contains('\u{1b}'), "there are no colours in lines");
}

/// What the client says to these lines, all sent at once.
fn says(
    game: GameKind,
    options: &str,
    party: Vec<Option<Level>>,
    lines: &'static str,
    name: &str,
) -> (String, Left) {
    let shelf = Shelf::new(folder(name));
    let mut out = Vec::new();
    let input = Box::new(BufReader::new(lines.as_bytes()));
    let mut plain = Plain::new(&mut out, input, false, manner(Language::En)).unwrap();
    let options = game.read_options(serde_json::from_str(options).unwrap()).unwrap();
    let wish = Some(Wish { options, party });
    let left = plain
        .play(Start { wish, resume: Resume::No, seed: Some(1), names: Vec::new() }, &shelf)
        .unwrap();
    (String::from_utf8(out).unwrap(), left)
}

#[test]
fn commands_sent_all_at_once_wait_for_their_turn() {
    let party = vec![None, Some(Level::Beginner)];
    let lines = "help\n9,9\nnonsense\n0,0\nhint\nundo\n0,0\nposition\nodds\nrules\n";
    let (said, left) = says(GameKind::Tiles, r#"{"first":0}"#, party, lines, "at-once");
    for wanted in [
        "Type one of your possible steps",
        "first tile goes in the centre, 0,0 (T3.1)",
        "nonsense",
        "Ada places a tile at 0,0.",
        "Hint: ",
        "No odds right now",
        "be the first to get five",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
    assert_eq!(said.matches("Ada places a tile at 0,0.").count(), 2, "{said}");
    // The lines ended before the game did.
    assert!(matches!(left, Left::Saved(GameKind::Tiles, _)), "{left:?}");
}

#[test]
fn several_players_write_their_number_before_a_call() {
    let lines = "throw\n2 rhino\n2 call gnu\n1 bongo\n1 gnu\nquit\n";
    let (said, _) = says(GameKind::Dice, "{}", vec![None; 2], lines, "numbers");
    assert!(said.contains("Player 2 calls “rhino”."), "{said}");
}

#[test]
fn a_game_can_be_chosen_by_lines() {
    let shelf = Shelf::new(folder("chosen"));
    let mut out = Vec::new();
    // The number of players is what it says: one is too few, four are four.
    let lines = "7\n2\n1\n4\n3\n1\nquit\n";
    let input = Box::new(BufReader::new(lines.as_bytes()));
    let mut plain = Plain::new(&mut out, input, false, manner(Language::Fr)).unwrap();
    let start = Start { wish: None, resume: Resume::Ask, seed: Some(1), names: Vec::new() };
    plain.play(start, &shelf).unwrap();
    let said = String::from_utf8(out).unwrap();
    assert!(said.contains("Tapez un nombre de 1 à 3"), "{said}");
    assert!(said.contains("Tapez un nombre de 2 à 8"), "{said}");
    let seats = shelf.unfinished(GameKind::Dice).map(|left| left.record.header.seats);
    assert_eq!(seats, Some(4));
    assert!(said.contains("Braconniers + gardes"), "{said}");
    assert!(said.contains("Réserve"), "a game of dice has begun: {said}");
}

#[test]
fn people_at_one_keyboard_are_asked_for_their_names_and_keep_them() {
    let shelf = Shelf::new(folder("named"));
    let play = |lines: &'static str, resume| {
        let mut out = Vec::new();
        let input = Box::new(BufReader::new(lines.as_bytes()));
        let mut plain = Plain::new(&mut out, input, false, manner(Language::En)).unwrap();
        let start = Start { wish: None, resume, seed: Some(1), names: Vec::new() };
        plain.play(start, &shelf).unwrap();
        String::from_utf8(out).unwrap()
    };
    // Tiles, two of them, together at this keyboard; the second one takes the name that is offered.
    let said = play("3\n2\n5\n Zoé\u{7} \n\n0,0\n", Resume::No);
    assert!(said.contains("Name of player 1 (Player 1)"), "{said}");
    assert!(said.contains("Zoé places a tile") || said.contains("Player 2 places"), "{said}");
    let left = shelf.unfinished(GameKind::Tiles).map(|left| left.record.header.players);
    assert_eq!(left, Some(vec!["Zoé".to_owned(), "Player 2".to_owned()]));
    // Who goes on with it is still called the same.
    let said = play("position\n", Resume::Yes);
    assert!(said.contains("Zoé"), "{said}");
}
