//! Plain mode: whole games by lines, as a pipe or a screen reader would have it.

use std::io::{BufRead, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use bots::{BotLevel, Level};
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

/// What a script listens for, and what it types: it knows the lines of a language and nothing else.
struct Ear {
    language: Language,
    /// Before a list of what can be typed.
    can: &'static str,
    /// In a line that offers more than can be listed, and how to ask for it.
    many: [&'static str; 2],
    ask: &'static str,
    /// Before a list of cells, and in the one of tiles that can move.
    rows: &'static str,
    movable: &'static str,
    /// Before a move that is given as an example.
    example: &'static str,
    /// Before a roll, and the colours of its dice.
    rolled: &'static str,
    colours: [&'static str; 3],
    /// Rhino, gnu, bongo, nothing.
    calls: [&'static str; 4],
    /// What says how it ended: one of these, once.
    endings: &'static [&'static str],
    over: &'static str,
}

const ENGLISH: Ear = Ear {
    language: Language::En,
    can: "You can: ",
    many: ["You can place a tile at ", " can move. Type which"],
    ask: "moves",
    rows: "row by row: ",
    movable: "These tiles can move",
    example: "Type for example ",
    rolled: "Rolled – ",
    colours: ["yellow ", "red ", "green "],
    calls: ["rhino", "gnu", "bongo", "nothing"],
    endings: &["You win!", " wins.", " win together", "It’s a draw."],
    over: "Type again for another game",
};

const FRENCH: Ear = Ear {
    language: Language::Fr,
    can: "Vous pouvez\u{a0}: ",
    many: ["Vous pouvez placer une tuile à ", " bouger. Tapez laquelle"],
    ask: "coups",
    rows: "rangée par rangée\u{a0}: ",
    movable: "Ces tuiles peuvent bouger",
    example: "Tapez par exemple ",
    rolled: "Lancer – ",
    colours: ["jaune ", "rouge ", "vert "],
    calls: ["rhino", "gnou", "bongo", "rien"],
    endings: &["Vous avez gagné", " gagne.", "gagnent ensemble", "Partie nulle."],
    over: "Tapez encore pour une autre partie",
};

impl Ear {
    /// What to type after a line, if it asks for something.
    fn answer(&self, line: &str, count: usize) -> Option<String> {
        let pick = |choices: &[String]| choices.get(count * 7 % choices.len().max(1)).cloned();
        if let Some(roll) = line.strip_prefix(self.rolled) {
            return Some(self.right_call(roll.trim_end_matches('.')));
        }
        if self.many.iter().any(|many| line.contains(many)) {
            return Some(self.ask.to_owned());
        }
        if let Some((_, example)) = line.split_once(self.example) {
            return Some(example.to_owned());
        }
        if let Some((_, rows)) = line.split_once(self.rows) {
            let cell = pick(&cells(rows))?;
            let movable = line.starts_with(self.movable);
            return Some(if movable { format!("{} {cell}", self.ask) } else { cell });
        }
        let steps: Vec<String> =
            line.strip_prefix(self.can)?.split("; ").map(str::to_owned).collect();
        // In a race the roll has been answered already.
        let race = steps.iter().any(|step| step == self.calls[3]);
        pick(&steps).filter(|_| !race)
    }

    /// The call that a roll such as `gnu 3, bongo 2; yellow 1, 2` asks for.
    fn right_call(&self, roll: &str) -> String {
        let letter = |name: &str| {
            let place = self.calls.iter().position(|call| *call == name).unwrap();
            ["R", "G", "B"][place]
        };
        let mut parts = roll.split("; ");
        let white = parts.next().unwrap().split(", ").map(|counted| {
            let (animal, count) = counted.split_once(' ').unwrap();
            letter(animal).repeat(count.parse().unwrap())
        });
        let mut notation = white.collect::<String>();
        for (part, colour) in parts.zip(self.colours) {
            let faces = part.strip_prefix(colour).unwrap().split(", ");
            let face = |face: &str| match face.parse::<u8>() {
                Ok(_) => face.to_owned(),
                Err(_) => letter(face).to_owned(),
            };
            notation += &format!(" {}", faces.map(face).collect::<String>());
        }
        let roll: rules::dice::Roll = notation.parse().unwrap();
        let call = roll.read().call;
        let place = rules::dice::Call::ALL.iter().position(|one| *one == call).unwrap();
        self.calls[place].to_owned()
    }
}

/// Cells that are told row by row: `row -1: 0, 1; row 0: 3`.
fn cells(rows: &str) -> Vec<String> {
    let rows = rows.split(". ").next().unwrap().trim_end_matches('.');
    let mut cells = Vec::new();
    for row in rows.split("; ") {
        let (row, columns) = row.split_once(": ").unwrap();
        let row = row.trim_end_matches('\u{a0}').rsplit(' ').next().unwrap();
        cells.extend(columns.split(", ").map(|column| format!("{column},{row}")));
    }
    cells
}

/// Types what its ear makes of each line.
struct Answering {
    ear: &'static Ear,
    lines: Option<Sender<String>>,
    said: Arc<Mutex<String>>,
    line: Vec<u8>,
    count: usize,
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
            self.count += 1;
            if let (Some(answer), Some(lines)) = (self.ear.answer(&line, self.count), &self.lines) {
                lines.send(answer).unwrap();
            }
            if line.contains(self.ear.over) {
                self.lines = None;
            }
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn play(
    ear: &'static Ear,
    game: GameKind,
    options: &str,
    party: Vec<Option<BotLevel>>,
    seed: u64,
) -> String {
    let name = format!("lines-{game}-{}-{seed}-{:?}", party.len(), ear.language);
    let shelf = Shelf::new(folder(&name));
    let (lines, received) = channel();
    let said = Arc::new(Mutex::new(String::new()));
    let mut out =
        Answering { ear, lines: Some(lines), said: Arc::clone(&said), line: Vec::new(), count: 0 };
    let input: Box<dyn BufRead + Send> =
        Box::new(BufReader::new(Pipe { lines: received, rest: Vec::new() }));
    let manner = Manner { look: Look { colour: false, ascii: false }, ..manner(ear.language) };
    let mut plain = Plain::new(&mut out, input, false, manner).unwrap();
    let options = game.read_options(serde_json::from_str(options).unwrap()).unwrap();
    let wish = Some(Wish { options, party });
    let left = plain
        .play(Start { wish, resume: Resume::No, seed: Some(seed), names: Vec::new() }, &shelf)
        .unwrap();
    let said = said.lock().unwrap().clone();
    let Left::Over(file) = left else { panic!("{left:?}: {said}") };
    assert!(file.exists());
    let ended = |line: &&str| ear.endings.iter().any(|ending| line.contains(ending));
    assert_eq!(said.lines().filter(ended).count(), 1, "who won is told once: {said}");
    assert!(!said.contains('\u{1b}'), "there are no colours in lines");
    // Nothing is told in codes that people would have to learn.
    let is_code = |word: &str| word.parse::<rules::cards::Card>().is_ok() || word == "|";
    let code = said.split([' ', '\n', ',', '.', ';', ':']).find(|word| is_code(word));
    assert_eq!(code, None, "{said}");
    said
}

fn against_a_bot() -> Vec<Option<BotLevel>> {
    vec![None, Some(Level::Beginner.into())]
}

#[test]
fn cards_by_lines() {
    let said = play(&ENGLISH, GameKind::Cards, "{}", against_a_bot(), 1);
    assert!(said.contains("\nYou draw.\n") && said.contains("(Easy) draws."), "{said}");
    assert!(!said.contains("Ada "), "the player is you: {said}");
    let said = play(&ENGLISH, GameKind::Cards, "{}", vec![None; 3], 2);
    assert!(said.contains("Player 2 draws."), "{said}");
}

#[test]
fn cards_by_lines_in_french() {
    let said = play(&FRENCH, GameKind::Cards, "{}", against_a_bot(), 1);
    assert!(said.contains("\nVous prenez "), "{said}");
}

#[test]
fn tiles_by_lines() {
    let said = play(&ENGLISH, GameKind::Tiles, "{}", against_a_bot(), 3);
    assert!(said.contains("You place a tile at "), "{said}");
    let longest = said.lines().map(|line| line.chars().count()).max().unwrap();
    assert!(longest < 600, "no line tells hundreds of moves: {longest}");
    play(&ENGLISH, GameKind::Tiles, "{}", vec![None; 4], 4);
}

#[test]
fn tiles_by_lines_in_french() {
    play(&FRENCH, GameKind::Tiles, "{}", vec![None; 2], 4);
}

#[test]
fn dice_by_lines() {
    let said = play(&ENGLISH, GameKind::Dice, r#"{"variant":"guards"}"#, against_a_bot(), 5);
    assert!(said.contains("Rolled – ") && said.contains("; yellow "), "{said}");
    assert!(said.contains("You: two rhinos") || said.contains("two gnus"), "{said}");
    play(&ENGLISH, GameKind::Dice, r#"{"trophies":3,"calls":"free"}"#, vec![None; 2], 6);
}

#[test]
fn dice_by_lines_in_french() {
    play(&FRENCH, GameKind::Dice, r#"{"variant":"poachers"}"#, against_a_bot(), 7);
}

/// What the client says to these lines, all sent at once.
fn says(
    game: GameKind,
    options: &str,
    party: Vec<Option<BotLevel>>,
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
    let party = vec![None, Some(Level::Beginner.into())];
    let lines = "help\n9,9\nnonsense\n0,0\nhint\nundo\n0,0\nposition\nodds\nrules\n";
    let (said, left) = says(GameKind::Tiles, r#"{"first":0}"#, party, lines, "at-once");
    for wanted in [
        "Type a place, column first",
        "Also: hint, odds",
        "first tile goes in the centre, 0,0 (T3.1)",
        "I don’t understand “nonsense”. You can: 0,0. Type help to hear more.",
        "You place a tile at 0,0.",
        "Row 0: red 0; yellow -1.",
        "Hint: ",
        "No odds right now",
        "be the first to get five",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
    assert_eq!(said.matches("You place a tile at 0,0.").count(), 2, "{said}");
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
    assert!(said.contains("lance les dés"), "a game of dice has begun: {said}");
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
