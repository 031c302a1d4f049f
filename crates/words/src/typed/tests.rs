//! What can be typed is read as it is meant, in every language and every position.

use std::collections::BTreeMap;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rules::any::{AnyAction, AnyState};
use rules::{Actor, GameKind, Observer, Seat, Turn};

use super::line::phrases;
use super::*;
use crate::language::Language;
use crate::sentences::Sentences;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Names that are not easy to tell apart, or from what can be typed.
fn names() -> Vec<String> {
    ["Ada", "Bruno", "Ada", "gnu", "6", "Bruno B", "Élodie", "draw"].map(str::to_owned).to_vec()
}

/// A position and what led there, as everybody saw it.
struct Game {
    state: AnyState,
    steps: Vec<(Actor, AnyAction)>,
}

impl Game {
    /// Steps in notation, each after its actor's seat or `chance`.
    fn of(kind: GameKind, options: &str, seats: u8, steps: &str) -> Game {
        let options = kind.read_options(serde_json::from_str(options).unwrap()).unwrap();
        let mut game = Game { state: AnyState::start(&options, seats).unwrap(), steps: Vec::new() };
        for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
            let (by, step) = step.split_once(' ').unwrap();
            let by = by.parse().ok().and_then(Seat::new).map_or(Actor::Chance, Actor::Seat);
            game.play(by, kind.read_action(step).unwrap());
        }
        game
    }

    fn play(&mut self, by: Actor, action: AnyAction) {
        self.state.play(by, &action).unwrap();
        self.steps.extend(action.glimpse(Observer::Public).map(|action| (by, action)));
    }

    fn read(&self, language: Language, number: u8, line: &str) -> Result<Typed, String> {
        let names = names();
        let teller = Teller::aloud(Sentences::shared(language), &names, Some(seat(number)));
        let view = self.state.view(Observer::Seat(seat(number)));
        read(&Typist { teller, steps: &self.steps }, &view, line)
    }

    /// The steps that a line means, in notation.
    fn means(&self, language: Language, number: u8, line: &str) -> String {
        match self.read(language, number, line) {
            Ok(Typed::Steps(steps)) => {
                steps.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
            }
            other => panic!("{line}: {other:?}"),
        }
    }

    fn told(&self, language: Language, number: u8, line: &str) -> String {
        match self.read(language, number, line) {
            Ok(Typed::Told(text)) => text,
            other => panic!("{line}: {other:?}"),
        }
    }

    fn asked_back(&self, language: Language, number: u8, line: &str) -> String {
        match self.read(language, number, line) {
            Err(text) => text,
            other => panic!("{line}: {other:?}"),
        }
    }
}

/// Two at a table: seat 0 has turned over purple 4 and red 7, and may go on.
fn drawing() -> Game {
    let steps = "c deal 0 R11; c deal 1 Y10; c first 0; 0 draw; c reveal P4; 0 draw; c reveal R7";
    Game::of(GameKind::Cards, "{}", 2, steps)
}

#[test]
fn every_possible_step_reads_back_in_every_language() {
    let mut read = 0;
    for &kind in GameKind::ALL {
        for &seats in kind.seats() {
            let mut rng = ChaCha20Rng::seed_from_u64(u64::from(seats));
            let mut game = Game::of(kind, "{}", seats, "");
            for _ in 0..150 {
                let by = match game.state.turn() {
                    Turn::Over(_) => break,
                    Turn::Chance => {
                        let action = game.state.chance(&mut rng).unwrap();
                        game.play(Actor::Chance, action);
                        continue;
                    }
                    Turn::Seat(seat) => seat,
                    Turn::Race(seats) => seats.iter().next().unwrap(),
                };
                let possible = game.state.actions(by);
                let some = usize::try_from(rng.next_u32()).unwrap() % possible.len();
                // All of a few, some of many.
                for action in possible.iter().skip(some % 5).step_by(1 + possible.len() / 12) {
                    let notation = action.to_string();
                    for (language, ..) in Language::ALL {
                        let names = names();
                        let sentences = Sentences::shared(language);
                        let teller = Teller::aloud(sentences, &names, Some(by));
                        let phrase = phrase(&teller, action);
                        assert_eq!(
                            game.means(language, by.number(), &phrase),
                            notation,
                            "{phrase}"
                        );
                        read += 1;
                    }
                    assert_eq!(game.means(Language::Fr, by.number(), &notation), notation);
                }
                game.play(Actor::Seat(by), possible[some]);
            }
        }
    }
    assert!(read > 5_000, "{read}");
}

#[test]
fn cards_are_taken_by_what_people_call_them() {
    let game = drawing();
    for (language, line, steps) in [
        (Language::En, "take 4 and 7", "take P4; take R7"),
        (Language::En, "Take the purple 4.", "take P4"),
        (Language::En, "take p4, r7, done", "take P4; take R7; done"),
        (Language::En, "take P4; done", "take P4; done"),
        (Language::En, "stop and take 7", "take R7"),
        (Language::En, "take all", "take P4; take R7"),
        (Language::En, "7", "take R7"),
        (Language::En, "purple 4", "take P4"),
        (Language::En, "draw again", "draw"),
        (Language::Fr, "prends 4 et 7", "take P4; take R7"),
        (Language::Fr, "prends 4 violet et 7 rouge", "take P4; take R7"),
        (Language::Fr, "prends le violet 4", "take P4"),
        (Language::Fr, "Piocher", "draw"),
        (Language::Fr, "fini", "done"),
        (Language::De, "nimm 4 und die rote 7", "take P4; take R7"),
        (Language::De, "ziehen", "draw"),
        (Language::Es, "toma 4 y 7 rojo", "take P4; take R7"),
        (Language::Es, "robar", "draw"),
        // The rules say why these are not possible.
        (Language::En, "take blue 9", "take B9"),
        (Language::En, "keep", "keep"),
        (Language::En, "bango with red 7", "bango R7"),
    ] {
        let typed = game.means(language, 0, line);
        assert_eq!(typed, steps, "{line}");
    }
}

/// Seat 0 holds two 6s, and has just turned over a third one.
fn two_sixes() -> Game {
    let turn = |seat: u8, card: &str| {
        format!("; {seat} draw; c reveal {card}; {seat} take {card}; {seat} done; {seat} keep")
    };
    let start = "c deal 0 R11; c deal 1 Y10; c first 0".to_owned();
    let turns = [turn(0, "P6"), turn(1, "B1"), turn(0, "R6"), turn(1, "B2")].concat();
    Game::of(GameKind::Cards, "{}", 2, &(start + &turns + "; 0 draw; c reveal Y6"))
}

#[test]
fn two_cards_of_a_number_are_asked_about() {
    let game = two_sixes();
    let asked = game.asked_back(Language::En, 0, "bango");
    assert_eq!(asked, "There are two 6s: red 6 and purple 6. Say which.");
    let asked = game.asked_back(Language::Fr, 0, "bango avec le 6");
    assert_eq!(asked, "Il y a deux 6\u{a0}: 6 rouge et 6 violet. Dites lequel.");
    assert_eq!(game.means(Language::En, 0, "bango with the red 6"), "bango R6");
    // A 6 alone could be the one in the centre, too.
    let asked = game.asked_back(Language::En, 0, "6");
    assert!(asked.contains("bango with red 6; bango with purple 6; take yellow 6"), "{asked}");
    let asked = game.asked_back(Language::En, 0, "take 5");
    assert!(
        asked.starts_with("That isn’t possible now. You can: draw; bango with red 6"),
        "{asked}"
    );
}

#[test]
fn what_lies_where_is_told_in_words() {
    let game = drawing();
    for (line, told) in [
        ("centre", "In the centre: purple 4, red 7."),
        ("hand", "You hold: red 11. Nobody else has seen red 11."),
        ("deck", "Deck: 70 cards left"),
        ("discard", "Common discard: 0 cards"),
        ("Bruno", "Bruno: 1 card in hand; 0 points."),
        ("player 2", "Bruno: 1 card in hand; 0 points."),
        ("turn", "Your turn."),
        ("score", "You: 0 points.\nBruno: 0 points."),
        ("last", "Red 7 comes up."),
        ("moves", "You can: draw; take purple 4; take red 7"),
    ] {
        assert!(
            game.told(Language::En, 0, line).eq_ignore_ascii_case(told),
            "{line}: {}",
            game.told(Language::En, 0, line)
        );
    }
    assert_eq!(game.told(Language::Fr, 0, "centre"), "Au centre\u{a0}: 4 violet, 7 rouge.");
    assert_eq!(game.told(Language::De, 0, "Mitte"), "In der Mitte: violett 4, rot 7.");
    assert_eq!(game.told(Language::Es, 0, "centro"), "En el centro: 4 morado, 7 rojo.");
    // What the other holds is not in the view of this seat, and so in no answer.
    for line in ["position", "bruno", "score", "help", "last", "moves", "who is close to winning"] {
        assert!(!game.told(Language::En, 0, line).contains("yellow 10"), "{line}");
    }
    let asked = game.asked_back(Language::En, 0, "fly away");
    assert!(asked.contains("“fly away”") && asked.contains("take purple 4"), "{asked}");
    assert!(game.asked_back(Language::En, 0, "").contains("Type help"));
}

#[test]
fn calls_and_trophies_are_typed_by_name() {
    let steps = "c first 0; 0 throw; c roll RRGBB 13";
    let game = Game::of(GameKind::Dice, "{}", 2, steps);
    for (language, line) in [
        (Language::En, "gnu"),
        (Language::En, "call gnu"),
        (Language::En, "Gnu!"),
        (Language::Fr, "gnou"),
        (Language::De, "Gnu"),
        (Language::Es, "ñu"),
        (Language::Es, "nu"),
    ] {
        assert_eq!(game.means(language, 1, line), "call gnu", "{line}");
    }
    assert_eq!(game.means(Language::Fr, 1, "rien"), "call nothing");
    assert_eq!(game.told(Language::En, 1, "dice"), "rhino 2, gnu 1, bongo 2; yellow 1, 3");
    assert_eq!(game.told(Language::En, 1, "why"), "There’s no answer yet.");
    // Nothing that is told in a race knows the answer.
    for line in ["help", "position", "moves", "last", "score", "who is close to winning", "bruno"] {
        let told = game.told(Language::En, 1, line);
        assert!(!told.to_lowercase().contains("answer"), "{line}: {told}");
    }
}

#[test]
fn trophies_are_counted_in_words() {
    // Twice the answer is gnu, for seat 1.
    let round = "0 throw; c roll RRGBB 13; 1 call gnu; 1 throw; c roll RRGBB 13; 1 call gnu";
    let mut game = Game::of(GameKind::Dice, "{}", 2, "c first 0");
    for step in round.split("; ") {
        let (by, step) = step.split_once(' ').unwrap();
        let by = by.parse().ok().and_then(Seat::new).map_or(Actor::Chance, Actor::Seat);
        game.play(by, GameKind::Dice.read_action(step).unwrap());
    }
    assert_eq!(game.told(Language::En, 0, "bruno"), "Bruno: two gnus.");
    assert_eq!(game.told(Language::Fr, 1, "moi"), "Vous: deux gnous.");
    assert!(game.told(Language::En, 0, "close").starts_with("Bruno: two gnus; about "));
    assert!(game.told(Language::En, 0, "why").contains("gnu"));
}

#[test]
fn places_tiles_and_rows_are_typed_and_told() {
    let steps = "c first 0; 0 0,0; 1 1,0; 0 0,1";
    let game = Game::of(GameKind::Tiles, "{}", 2, steps);
    for line in ["0,-1", "0 -1", "place 0,-1", "put a tile to 0,−1"] {
        assert_eq!(game.means(Language::En, 1, line), "0,-1", "{line}");
    }
    assert_eq!(game.told(Language::En, 1, "row 0"), "Row 0: red 0; yellow 1.");
    assert_eq!(game.told(Language::En, 1, "column 0"), "Column 0: red 0, 1.");
    assert_eq!(game.told(Language::En, 1, "look 1,1"), "1,1: free; left red, above yellow.");
    assert_eq!(
        game.told(Language::Fr, 1, "case 0,0"),
        "0,0: rouge; à droite jaune, au-dessous rouge."
    );
    let moves = game.told(Language::En, 1, "moves");
    assert!(moves.contains("row -1: 0, 1; row 0: -1, 2"), "{moves}");
    let close = game.told(Language::En, 1, "who is close to winning");
    assert!(close.starts_with("Ada, red: 2 in a row, 0,0 to 0,1."), "{close}");
    assert_eq!(game.told(Language::En, 1, "last"), "Ada places a tile at 0,1.");
}

#[test]
fn moves_are_told_tile_by_tile() {
    let mut game = Game::of(GameKind::Tiles, "{}", 2, "c first 0");
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    // Random placing seldom makes five; the moving phase begins when all tiles lie.
    while !matches!(
        game.state.actions(turn(&game)).first(),
        Some(AnyAction::Tiles(rules::tiles::Action::Move { .. }))
    ) {
        let possible = game.state.actions(turn(&game));
        let one = usize::try_from(rng.next_u32()).unwrap() % possible.len();
        game.play(Actor::Seat(turn(&game)), possible[one]);
    }
    let by = turn(&game);
    let possible = game.state.actions(by);
    assert!(possible.len() > 100, "{}", possible.len());
    let AnyAction::Tiles(rules::tiles::Action::Move { from, .. }) = possible[0] else { panic!() };
    let offered = offer_to(&game, by);
    assert!(offered.len() < 160 && offered.contains("of your tiles can move"), "{offered}");
    let told = game.told(Language::En, by.number(), &format!("moves {from}"));
    assert!(told.starts_with(&format!("{from} can go here, row by row: row ")), "{told}");
    // A tile alone is asked about, with the same words.
    assert_eq!(game.asked_back(Language::En, by.number(), &from.to_string()), told);
    let step = possible[0].to_string();
    assert_eq!(game.means(Language::En, by.number(), &step.replace('>', " to ")), step);
    assert_eq!(game.means(Language::De, by.number(), &step.replace('>', " nach ")), step);
}

fn turn(game: &Game) -> Seat {
    match game.state.turn() {
        Turn::Seat(seat) => seat,
        other => panic!("{other:?}"),
    }
}

fn offer_to(game: &Game, by: Seat) -> String {
    let names = names();
    let teller = Teller::aloud(Sentences::shared(Language::En), &names, Some(by));
    offer(&teller, &game.state.view(Observer::Seat(by)))
}

/// What people type for one thing is nowhere typed for another one of the same game.
#[test]
fn no_phrase_means_two_things() {
    let file = include_str!("../../../../locales/en/typed.ftl");
    let keys = || file.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    let vocabulary = |key: &&str| {
        (key.starts_with("typed-ask-") || key.starts_with("typed-do-"))
            && *key != "typed-ask-for-help"
    };
    let game = |key: &str| GameKind::ALL.iter().find(|game| key.contains(&format!("-{game}-")));
    for (language, ..) in Language::ALL {
        for &kind in GameKind::ALL {
            let mut meanings: BTreeMap<String, &str> = BTreeMap::new();
            let own =
                keys().filter(vocabulary).filter(|key| game(key).is_none_or(|game| *game == kind));
            for key in own {
                for phrase in phrases(Sentences::shared(language), key) {
                    assert!(!phrase.is_empty(), "{language:?} {key}");
                    let other = meanings.insert(format!("{phrase:?}"), key);
                    assert_eq!(other, None, "{language:?}: {phrase:?} is in {key}");
                }
            }
        }
    }
}

/// Whatever is typed, there is an answer.
#[test]
fn nonsense_is_answered_too() {
    let games = [
        drawing(),
        two_sixes(),
        Game::of(GameKind::Dice, "{}", 2, "c first 0; 0 throw; c roll RRGBB 13"),
        Game::of(GameKind::Tiles, "{}", 2, "c first 0; 0 0,0; 1 1,0; 0 0,1"),
    ];
    let mut rng = ChaCha20Rng::seed_from_u64(9);
    let mut any = |many: usize| usize::try_from(rng.next_u32()).unwrap() % many;
    let pieces: Vec<char> =
        "take bango 0123456789 -−,;>.?!é ß\u{202e}🎲P4 to from and 6 row".chars().collect();
    for _ in 0..2_000 {
        let line: String = (0..any(30)).map(|_| pieces[any(pieces.len())]).collect();
        let game = &games[any(games.len())];
        let (language, ..) = Language::ALL[any(Language::ALL.len())];
        match game.read(language, 0, &line) {
            Ok(Typed::Steps(steps)) => assert!(!steps.is_empty(), "{line}"),
            Ok(Typed::Told(text)) | Err(text) => assert!(!text.trim().is_empty(), "{line}"),
        }
    }
}
