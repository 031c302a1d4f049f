//! Whole games of every kind, played by keys alone.

use bots::{BotLevel, Level};
use ratatui::crossterm::event::{
    Event as Input, KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use rules::any::AnyView;
use rules::cards::{Action as CardsAction, Phase};
use rules::dice::{Action as DiceAction, Call};
use rules::record::{Ending, Record};
use rules::tiles::Action as TilesAction;
use rules::{GameKind, Seat, Turn};
use std::time::{Duration, Instant};
use tui::event::Event;
use tui::page::{Next, Page};
use words::Language;

use crate::player::{Player, against, manner};

/// A generator that is the same in every run, for choices that do not matter.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % most.max(1)
    }
}

/// Presses whatever makes sense in this position.
fn act(player: &mut Player, dice: &mut Dice) {
    // Somebody else gets the keyboard: nothing of their hand is shown before.
    if player.text().contains("Pass the keyboard") {
        player.press(KeyCode::Enter);
    }
    let seat = match player.turn() {
        Turn::Seat(seat) => seat.number(),
        Turn::Race(_) => 0,
        other => panic!("{other:?}"),
    };
    match player.view(seat) {
        AnyView::Cards(view) => act_cards(player, dice, &view),
        AnyView::Dice(view) => act_dice(player, dice, &view),
        AnyView::Tiles(view) => act_tiles(player, dice, &view),
    }
}

fn act_cards(player: &mut Player, dice: &mut Dice, view: &rules::cards::View) {
    let can = |action: CardsAction| view.actions.contains(&action);
    match view.open.phase {
        Phase::Draw { .. } if can(CardsAction::Draw) && view.open.centre.len() < 2 => {
            player.key('d');
        }
        Phase::Draw { .. } | Phase::Take if !view.open.centre.is_empty() => {
            for _ in 0..dice.below(3) {
                player.press(KeyCode::Right);
            }
            player.key(' ');
            player.press(KeyCode::Enter);
        }
        Phase::Draw { .. } => {
            player.key('d');
        }
        Phase::Explosion => {
            player.key(if dice.below(2) == 0 { 'b' } else { 'x' });
        }
        Phase::Opponent(_) => {
            for _ in 0..dice.below(4) {
                player.press(KeyCode::Right);
            }
            player.press(KeyCode::Enter);
        }
        Phase::Take | Phase::Remains => {
            player.key('f');
        }
        Phase::LayOrKeep => {
            player.key(if dice.below(2) == 0 { 'l' } else { 'k' });
        }
        Phase::Lay(_) => {
            let before = view.actions.len();
            let cards = view.hand.unwrap().len();
            // Goes through the hand until a card has a place.
            for _ in 0..cards {
                if player.text().contains(" 1 Enter ") {
                    player.press(KeyCode::Enter);
                    return;
                }
                player.press(KeyCode::Right);
            }
            assert_eq!(before, 1, "a card that fits was not found:\n{}", player.text());
            player.key('f');
        }
        other => panic!("{other:?}"),
    }
}

fn act_dice(player: &mut Player, dice: &mut Dice, view: &rules::dice::View) {
    let own: Vec<Seat> = player.page.table().scene().own().collect();
    if let Turn::Race(seats) = view.turn {
        let roll = view.round.as_ref().unwrap().roll;
        let right = roll.read().call;
        let place = |call: Call| {
            ["rhino", "gnu", "bongo", "nothing"]
                .iter()
                .position(|&name| name == call.to_string())
                .unwrap()
        };
        // Now and then somebody is wrong.
        let place = (place(right) + usize::from(dice.below(4) == 0)) % 4;
        let keys = ["qwer", "uiop", "asdf", "hjkl", "zxcv", "bnm,", "1234", "7890"];
        let able: Vec<usize> = own
            .iter()
            .enumerate()
            .filter(|(_, seat)| seats.contains(**seat))
            .map(|(place, _)| place)
            .collect();
        let who = able[dice.below(able.len())];
        let hand = if own.len() == 1 { "rgbn" } else { keys[who] };
        player.key(hand.chars().nth(place).unwrap());
        return;
    }
    let Turn::Seat(seat) = view.turn else { panic!("{:?}", view.turn) };
    let AnyView::Dice(view) = player.view(seat.number()) else { panic!() };
    match view.actions.first() {
        Some(DiceAction::Throw) => {
            player.key(' ');
        }
        Some(DiceAction::Claim { .. }) => {
            let place = dice.below(view.actions.len());
            player.key(char::from_digit(u32::try_from(place).unwrap() + 1, 10).unwrap());
        }
        other => panic!("{other:?}"),
    }
}

fn act_tiles(player: &mut Player, dice: &mut Dice, view: &rules::tiles::View) {
    if view.actions.first() == Some(&TilesAction::Pass) {
        player.key('p');
        return;
    }
    for _ in 0..=dice.below(9) {
        player.key('n');
    }
    player.press(KeyCode::Enter);
    if matches!(view.actions.first(), Some(TilesAction::Move { .. })) {
        for _ in 0..=dice.below(9) {
            player.key('n');
        }
        player.press(KeyCode::Enter);
    }
}

/// Plays a game to its end, and checks what was written down of it.
fn play(game: GameKind, options: &str, party: Vec<Option<BotLevel>>, seed: u64) {
    let seats = party.len();
    let mut player = Player::new(manner(Language::En), game, options, party, seed, (80, 24));
    let mut dice = Dice(seed);
    for turn in 0.. {
        if player.is_over() {
            break;
        }
        assert!(turn < 1_500, "the game does not end:\n{}", player.text());
        act(&mut player, &mut dice);
        // What can be done now, and how to leave, is always on the screen.
        let screen = player.text();
        let covered = screen.contains("Pass the keyboard");
        assert!(covered || screen.contains("quit"), "{screen}");
    }
    let record = player.page.table().record().unwrap();
    assert_eq!(usize::from(record.header.seats), seats);
    let read = Record::read(record.to_string().as_bytes()).expect("the record is legal");
    let end = read.state_after(read.steps.len()).unwrap();
    assert_eq!(read.ending, Ending::of(&end));
    assert!(read.ending.is_some());
    assert!(player.text().contains("Play again"), "{}", player.text());
    player.key('n');
    assert!(player.page.again);
}

#[test]
fn cards_against_bots_of_every_number() {
    for others in 1..=4 {
        play(GameKind::Cards, "{}", against(Level::Beginner, others), 40 + others as u64);
    }
}

#[test]
fn cards_hot_seat_alone_and_with_bots() {
    play(GameKind::Cards, "{}", vec![None; 2], 1);
    play(GameKind::Cards, "{}", vec![None; 5], 2);
    play(GameKind::Cards, "{}", vec![None, Some(Level::Beginner.into()), None], 3);
}

#[test]
fn dice_in_all_variants_against_bots() {
    for variant in ["basic", "poachers", "guards"] {
        let options = format!(r#"{{"variant":"{variant}","trophies":3}}"#);
        play(GameKind::Dice, &options, against(Level::Expert, 2), 5);
    }
    play(GameKind::Dice, r#"{"calls":"free","limit":null}"#, against(Level::Expert, 1), 6);
}

#[test]
fn dice_hot_seat_with_keys_for_everyone() {
    for people in [2, 5, 8] {
        play(GameKind::Dice, r#"{"variant":"guards"}"#, vec![None; people], people as u64);
    }
}

#[test]
fn tiles_for_two_and_four_against_bots_and_together() {
    play(GameKind::Tiles, "{}", against(Level::Beginner, 1), 7);
    play(GameKind::Tiles, "{}", against(Level::Beginner, 3), 8);
    play(GameKind::Tiles, "{}", vec![None; 2], 9);
    play(GameKind::Tiles, r#"{"first":1}"#, vec![None; 4], 10);
}

#[test]
fn what_is_not_possible_is_explained_with_its_paragraph() {
    let mut player = Player::new(
        manner(Language::En),
        GameKind::Tiles,
        r#"{"first":0}"#,
        against(Level::Beginner, 1),
        1,
        (80, 24),
    );
    player.press(KeyCode::Right);
    player.press(KeyCode::Enter);
    assert!(player.text().contains("(T3.1)"), "{}", player.text());
    player.press(KeyCode::Left);
    player.press(KeyCode::Enter);
    player.press(KeyCode::Enter);
    assert!(player.text().contains("already a tile there (T3.2)"), "{}", player.text());
    // The next key clears it away.
    player.press(KeyCode::Left);
    assert!(!player.text().contains("(T3.2)"));
    for letter in ":7,7".chars() {
        player.key(letter);
    }
    player.press(KeyCode::Enter);
    assert!(player.text().contains("share an edge"), "{}", player.text());

    let mut player =
        Player::new(manner(Language::En), GameKind::Cards, "{}", vec![None; 2], 1, (80, 24));
    player.press(KeyCode::Enter);
    for (key, paragraph) in [('l', "(C4.2)"), ('f', "(C4.2)"), ('x', "(C4.2)"), ('b', "(C4.5)")] {
        player.key(key);
        assert!(player.text().contains(paragraph), "{key}: {}", player.text());
    }
    let mut player = Player::new(
        manner(Language::En),
        GameKind::Dice,
        "{}",
        against(Level::Beginner, 1),
        1,
        (80, 24),
    );
    player.key('r');
    assert!(player.text().contains("(D4"), "{}", player.text());
}

#[test]
fn a_hint_names_a_step_and_a_reason() {
    let mut player = Player::new(
        manner(Language::En),
        GameKind::Tiles,
        r#"{"first":0}"#,
        against(Level::Beginner, 1),
        1,
        (80, 24),
    );
    player.press(KeyCode::Enter);
    player.key('h');
    assert!(player.text().contains("Thinking…"));
    player.wait_for_advice();
    assert!(player.text().contains("Hint: "), "{}", player.text());
    // The cursor is where the hint points, so Enter follows it.
    let before = player.page.table().scene().steps;
    player.press(KeyCode::Enter);
    assert!(player.page.table().scene().steps > before);
    assert!(!player.text().contains("Hint: "), "a hint is for one position");
}

#[test]
fn undo_goes_back_over_bots_but_never_over_chance() {
    let mut player = Player::new(
        manner(Language::En),
        GameKind::Tiles,
        r#"{"first":0}"#,
        against(Level::Beginner, 1),
        1,
        (80, 24),
    );
    player.press(KeyCode::Enter);
    assert!(player.page.table().scene().steps == 2, "the bot has answered");
    player.key('u');
    assert_eq!(player.page.table().scene().steps, 0);
    player.key('u');
    assert!(player.text().contains("You can’t take that back"), "{}", player.text());

    let mut player = Player::new(
        manner(Language::En),
        GameKind::Cards,
        "{}",
        against(Level::Beginner, 1),
        3,
        (80, 24),
    );
    // One's own turn begins with a card.
    let begins = |player: &Player| match player.view(0) {
        AnyView::Cards(view) => view.open.centre.is_empty() && view.actions == [CardsAction::Draw],
        _ => false,
    };
    while !begins(&player) {
        act(&mut player, &mut Dice(1));
    }
    let steps = player.page.table().scene().steps;
    player.key('d');
    assert!(player.page.table().scene().steps > steps);
    let drawn = player.page.table().scene().steps;
    player.key('u');
    assert_eq!(player.page.table().scene().steps, drawn, "a card that was seen stays seen");

    // People at one keyboard have no undo.
    let mut player = Player::new(
        manner(Language::En),
        GameKind::Tiles,
        r#"{"first":0}"#,
        vec![None; 2],
        1,
        (80, 24),
    );
    player.press(KeyCode::Enter);
    player.key('u');
    assert_eq!(player.page.table().scene().steps, 1);
}

#[test]
fn the_mouse_places_tiles_and_presses_keys() {
    let mut player = Player::new(
        manner(Language::En),
        GameKind::Tiles,
        r#"{"first":0}"#,
        against(Level::Beginner, 1),
        1,
        (80, 24),
    );
    let click = |player: &mut Player, column: u16, row: u16| {
        let mouse = MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column,
            row,
            modifiers: KeyModifiers::NONE,
        };
        let next = player.page.handle(Event::Input(Input::Mouse(mouse), Instant::now()));
        player.settle();
        next
    };
    let find = |player: &mut Player, what: &str| {
        let text = player.text();
        let row = text.lines().position(|line| line.contains(what)).unwrap();
        let column = text.lines().nth(row).unwrap().split(what).next().unwrap().chars().count();
        (u16::try_from(column).unwrap(), u16::try_from(row).unwrap())
    };
    // The centre is the only place with a dot.
    let (column, row) = find(&mut player, "·");
    click(&mut player, column, row);
    assert!(player.page.table().scene().steps >= 1);
    let (column, row) = find(&mut player, "help");
    click(&mut player, column, row);
    assert!(player.text().contains("╭─ Help"), "{}", player.text());
    player.press(KeyCode::Esc);
    let (column, row) = find(&mut player, "quit");
    assert_eq!(click(&mut player, column, row), Next::Leave);
}

#[test]
fn nobody_sees_another_hand_when_the_keyboard_is_passed() {
    let mut player =
        Player::new(manner(Language::En), GameKind::Cards, "{}", vec![None; 3], 21, (80, 24));
    let mut dice = Dice(4);
    let mut covers = 0;
    for turn in 0.. {
        if player.is_over() {
            break;
        }
        assert!(turn < 1_500, "the game does not end:\n{}", player.text());
        let screen = player.text();
        if screen.contains("Pass the keyboard") {
            covers += 1;
            // Nothing but the message: no card, no number.
            assert!(!screen.contains(['▲', '●', '▼', '◆', '■', '?']), "{screen}");
            // Other keys do not lift the cover.
            for key in ['d', 'h', 'o', 'l', ':', 't'] {
                player.key(key);
                assert!(player.text().contains("Pass the keyboard"));
            }
        }
        act(&mut player, &mut dice);
    }
    assert!(covers > 20, "{covers}");
}

#[test]
fn a_call_that_comes_late_does_nothing() {
    let mut player =
        Player::new(manner(Language::En), GameKind::Dice, "{}", vec![None; 3], 1, (80, 24));
    player.key(' ');
    let AnyView::Dice(view) = player.view(0) else { panic!() };
    let call = view.round.unwrap().roll.read().call.to_string();
    let place = ["rhino", "gnu", "bongo", "nothing"].iter().position(|&name| name == call).unwrap();
    player.key("qwer".chars().nth(place).unwrap());
    let steps = player.page.table().scene().steps;
    // The others were too slow; some of their keys mean other things in other games.
    for late in "asdfuiopqwerh:?otn".chars() {
        assert_eq!(player.key(late), Next::Stay);
        assert!(player.text().contains("quit"), "{late}: {}", player.text());
    }
    assert_eq!(player.page.table().scene().steps, steps);
    assert_eq!(player.press(KeyCode::Esc), Next::Leave);
}

#[test]
fn the_dice_are_not_told_before_they_are_shown() {
    // The pace of people: the dice tumble for most of a second.
    use std::rc::Rc;
    use std::sync::mpsc::channel;
    use tui::playing::Playing;
    use tui::table::chance::Seed;
    use tui::table::{Local, Pace, Setup, Table};
    let manner = manner(Language::En);
    let (events, _heard) = channel();
    let record = Record::new(GameKind::Dice.default_options(), 2);
    let setup = Setup {
        known: Vec::new(),
        record,
        party: vec![None; 2],
        seed: Seed::chosen(1),
        pace: Pace::HUMAN,
        name: "Ada",
        sentences: Rc::clone(&manner.sentences),
    };
    let local = Local::new(setup, Event::of_thoughts(&events)).unwrap();
    let mut page = Playing::new(manner, Table::Local(Box::new(local)), events);
    page.wake(Instant::now());
    page.handle(Event::Input(Input::Key(KeyCode::Char(' ').into()), Instant::now()));
    let area = ratatui::layout::Rect::new(0, 0, 80, 24);
    let mut buffer = ratatui::buffer::Buffer::empty(area);
    page.draw(area, &mut buffer);
    let screen = crate::player::text(&buffer);
    assert!(screen.contains("rolling"), "{screen}");
    assert!(screen.contains("throws the dice") && !screen.contains("Rolled"), "{screen}");
    assert_eq!(screen.matches('?').count(), 7, "{screen}");
    // A call now is too early, and costs nothing.
    page.handle(Event::Input(Input::Key(KeyCode::Char('q').into()), Instant::now()));
    let mut buffer = ratatui::buffer::Buffer::empty(area);
    page.draw(area, &mut buffer);
    assert!(crate::player::text(&buffer).contains("weren’t shown yet"));
}

#[test]
fn rolls_are_read_aloud_where_that_is_wished() {
    use std::rc::Rc;
    use tui::table::chance::Seed;
    use tui::table::{Local, Pace, Setup};
    let manner = manner(Language::En);
    let options = GameKind::Dice.read_options(serde_json::json!({ "first": 0 })).unwrap();
    let setup = Setup {
        known: Vec::new(),
        record: Record::new(options, 2),
        party: vec![None; 2],
        seed: Seed::chosen(1),
        pace: Pace { aloud: true, ..Pace::FAST },
        name: "Ada",
        sentences: Rc::clone(&manner.sentences),
    };
    let mut local = Local::new(setup, |_| ()).unwrap();
    let [ada, bob] = [0, 1].map(|number| Seat::new(number).unwrap());
    local.wake(Instant::now());
    local.play(ada, &["throw".to_owned()], Instant::now());
    let (shown_at, opens_at) = local.scene().shown_at.zip(local.scene().opens_at).unwrap();
    assert_eq!(opens_at - shown_at, Duration::from_millis(5250), "seven dice");
    let told = |at: Instant| local.scene().told(at).iter().any(|told| told.text.contains("Rolled"));
    assert!(local.scene().is_read_aloud(shown_at));
    assert!(!told(shown_at) && told(opens_at));
    // Nobody may call before the last die, and times count from there.
    local.play(bob, &["call gnu".to_owned()], shown_at);
    assert!(local.refusal().is_some());
    local.play(bob, &["call gnu".to_owned()], opens_at + Duration::from_secs(1));
    let race = local.record().steps.last().and_then(|step| step.race.as_deref()).unwrap();
    assert_eq!((race.judged_us, race.spoken_us), (1_000_000, Some(5_250_000)));
}
