//! `cards` played by many kinds of players: uniform play alone would hardly see
//! the corners of the law, so each kind likes something else.

use rand_chacha::ChaCha20Rng;
use rules::any::AnyAction;
use rules::chance::below;
use rules::{AnyState, GameKind, Seat, Turn};
use serde_json::json;

use super::cards::{Cards, read, write};
use super::contest::{Contest, Luck, Step, dice_for, weighed};
use super::{Corners, Referee};

/// How much a player likes a step.
type Taste = fn(&Cards, &str) -> u32;

const TASTES: [Taste; 7] =
    [uniform, greedy_drawer, hoarder, bango_lover, cautious, builder, open_hand];

fn uniform(_: &Cards, _: &str) -> u32 {
    1
}

fn greedy_drawer(_: &Cards, step: &str) -> u32 {
    if step == "draw" { 30 } else { 1 }
}

fn hoarder(_: &Cards, step: &str) -> u32 {
    match word(step) {
        "take" => 20,
        "lay" => 0,
        _ => 1,
    }
}

fn bango_lover(_: &Cards, step: &str) -> u32 {
    match word(step) {
        "bango" => 50,
        "draw" => 3,
        _ => 1,
    }
}

fn cautious(_: &Cards, step: &str) -> u32 {
    match word(step) {
        "explode" => 40,
        "take" => 10,
        "bango" => 1,
        _ => 2,
    }
}

fn builder(table: &Cards, step: &str) -> u32 {
    match word(step) {
        "start" | "extend" => 40,
        "lay" => 10,
        "take" if table.centre.len() > 2 => 10,
        _ => 2,
    }
}

fn open_hand(_: &Cards, step: &str) -> u32 {
    match word(step) {
        "lay" => 50,
        "bango" | "start" | "extend" => 20,
        _ => 1,
    }
}

/// Everyone with a taste of their own.
fn mixed(table: &Cards, step: &str) -> u32 {
    TASTES[usize::from(table.active) + 2](table, step)
}

const LUCKS: [Luck<Cards>; 3] = [fair, kind, cruel];

/// No likings: the crate draws.
fn fair(_: &Cards, _: &str) -> u32 {
    0
}

/// Likes numbers that the active player could answer.
fn kind(table: &Cards, step: &str) -> u32 {
    let number = step.strip_prefix("reveal ").map(|card| read(card).1);
    let answered = table.hand(table.active).iter().any(|card| Some(card.1) == number);
    if answered { 12 } else { 1 }
}

/// Likes numbers that explode, but not too soon.
fn cruel(table: &Cards, step: &str) -> u32 {
    let number = step.strip_prefix("reveal ").map(|card| read(card).1);
    let explodes = table.centre.iter().any(|card| Some(card.1) == number);
    match (explodes, table.centre.len() > 5) {
        (false, _) => 4,
        (true, false) => 1,
        (true, true) => 20,
    }
}

const CORNERS: &[&str] = &[
    "C4.3 everything is taken",
    "C4.4 a card explodes on its own double",
    "C4.4 black explodes on coloured",
    "C4.4 coloured explodes on black",
    "C4.4 explodes at once",
    "C4.4 explosion not cancelled",
    "C4.5 a card that did not explode is destroyed",
    "C4.5 explosion cancelled",
    "C4.5 two Bangos in one turn",
    "C4.6 empty centre, cards in the deck",
    "C4.6 empty centre, empty deck",
    "C5.1 several black cards come along",
    "C5.2 an opponent's Bango",
    "C5.2 not enough for everyone",
    "C5.3 Bango with a card taken in C5.1",
    "C5.3 Bango with an older card",
    "C5.3 every remaining card destroyed",
    "C5.4 no laying after an explosion",
    "C6.1 a cancelled explosion counts as none",
    "C6.1 more than five outside one's turn",
    "C6.1 must lay after an explosion",
    "C6.1 must lay after stopping",
    "C6.1 not laid down",
    "C6.2 nothing is left over",
    "C6.3 lower end",
    "C6.3 upper end",
    "C6.4 no fourth sequence",
    "C6.4 three sequences",
    "C6.5 black goes to the personal discard",
    "C6.6 a playable card is left out",
    "C7.1 last card destroyed",
    "C7.1 last card does not explode",
    "C7.1 last card explodes",
    "C7.1 last card's explosion cancelled",
    "C7.1 must stop after destroying the last card",
    "C7.2 an empty hand is not asked",
    "C7.2 in place of a laying that was due",
    "C8.2 a tie is passed over",
    "C8.2 no bonus",
    "C8.2 the most frequent colour counts",
    "C8.4 shared win",
];

#[test]
fn the_crate_agrees_with_the_referee_in_cards() {
    let mut corners = Corners::default();
    let mut seed = 0;
    for players in 2..=5 {
        for luck in LUCKS {
            for taste in TASTES {
                for _ in 0..12 {
                    seed += 1;
                    corners.add(&play(players, taste, luck, seed));
                }
            }
        }
    }
    for seed in 2000..2200 {
        let players = u8::try_from(2 + seed % 4).unwrap();
        corners.add(&play(players, mixed, LUCKS[usize::from(players) % 3], seed));
    }
    corners.assert_all(CORNERS);
}

fn play(players: u8, taste: Taste, luck: Luck<Cards>, seed: u64) -> Corners {
    let mut contest = Contest::new(Cards::start(players), json!({}));
    let policy =
        |table: &Cards, steps: &[Step], rng: &mut ChaCha20Rng| liked(taste, table, steps, rng);
    let ended = contest.play_out(&policy, luck, 5000, &mut dice_for(seed));
    assert!(ended.is_some(), "a game of cards ends with its deck");
    contest.corners().clone()
}

fn liked(taste: Taste, table: &Cards, steps: &[Step], rng: &mut ChaCha20Rng) -> usize {
    weighed(steps.iter().map(|(_, step)| taste(table, step)), rng).unwrap_or(0)
}

#[test]
fn the_crate_accepts_exactly_what_the_referee_lists_in_cards() {
    let everything = everything();
    for seed in 0..40 {
        let players = u8::try_from(2 + seed % 4).unwrap();
        let taste = TASTES[usize::try_from(seed).unwrap() % TASTES.len()];
        let mut contest = Contest::new(Cards::start(players), json!({}));
        let mut rng = dice_for(seed);
        let policy =
            |table: &Cards, steps: &[Step], rng: &mut ChaCha20Rng| liked(taste, table, steps, rng);
        // The set-up, and then wherever the dice send us.
        contest.probe(&some_of(&everything, 10, &mut rng));
        while !matches!(contest.referee.turn(), Turn::Over(_)) {
            contest.play_out(&policy, kind, 1 + below(&mut rng, 25), &mut rng);
            contest.probe(&some_of(&everything, 40, &mut rng));
        }
    }
}

#[test]
fn the_set_up_is_read_in_any_order() {
    let everything = everything();
    let setups = [
        "chance first 2, chance deal 1 R1, chance deal 2 R1, chance deal 0 P11",
        "chance deal 2 R7, chance first 0, chance deal 0 B7, chance deal 1 Y7",
        "chance deal 2 R7, chance deal 1 R7, chance deal 0 Y7, chance first 1",
    ];
    for setup in setups {
        let mut contest = Contest::new(Cards::start(3), json!({}));
        for step in setup.split(", ") {
            contest.agreed_outcomes();
            contest.probe(&some_of(&everything, 3, &mut dice_for(1)));
            contest.script(step);
        }
        assert!(matches!(contest.game.turn(), Turn::Seat(_)), "{setup}");
    }
}

#[test]
fn c2_3_a_table_may_agree_on_who_starts() {
    let everything = everything();
    for (seed, (players, first)) in (0..).zip([(2, 0), (2, 1), (3, 2), (4, 3), (5, 4)]) {
        let mut contest =
            Contest::new(Cards::start(players).agreed(first), json!({ "first": first }));
        let mut rng = dice_for(seed);
        let policy =
            |table: &Cards, steps: &[Step], rng: &mut ChaCha20Rng| liked(mixed, table, steps, rng);
        for _ in 0..players {
            contest.probe(&some_of(&everything, 10, &mut rng));
            contest.play_out(&policy, kind, 1, &mut rng);
        }
        assert_eq!(contest.game.turn(), Turn::Seat(Seat::new(first).unwrap()));
        assert!(contest.play_out(&policy, kind, 5000, &mut rng).is_some());
    }
    let read = |first: u8| GameKind::Cards.read_options(json!({ "first": first })).unwrap();
    for (players, first) in [(2, 2), (4, 7), (5, 5)] {
        assert!(AnyState::start(&read(first), players).is_err(), "seat {first} of {players}");
    }
    // What is left out of the canonical form stays out: commitments of old games bind it.
    assert_eq!(json!(GameKind::Cards.default_options()), json!({}));
}

#[test]
fn c2_1_how_many_are_removed() {
    // The crate's deck is as large, or its games would not end when the referee's do.
    for (players, deck) in [(2, 72), (3, 81), (4, 85), (5, 94)] {
        assert_eq!(Cards::start(players).deck, deck);
    }
    let options = GameKind::Cards.default_options();
    for refused in [0, 1, 6, 8] {
        assert!(AnyState::start(&options, refused).is_err(), "{refused} players");
    }
}

fn word(step: &str) -> &str {
    step.split(' ').next().unwrap_or(step)
}

/// Every step that can be written down.
fn everything() -> Vec<AnyAction> {
    let numbers = 1..=11;
    let cards: Vec<String> = "RYBPK"
        .chars()
        .flat_map(|colour| numbers.clone().map(move |number| write((colour, number))))
        .collect();
    let mut steps: Vec<String> = ["draw", "explode", "lay", "keep", "done"].map(Into::into).into();
    steps.extend((0..8).map(|who| format!("first {who}")));
    for card in &cards {
        steps.extend(["reveal", "bango", "take"].map(|word| format!("{word} {card}")));
        steps.extend((0..8).map(|who| format!("deal {who} {card}")));
        steps.extend((0..3).map(|sequence| format!("extend {sequence} {card}")));
        for other in &cards {
            steps.extend(["bango", "start"].map(|word| format!("{word} {card} {other}")));
        }
    }
    // What cannot even be read is refused as well.
    steps.iter().filter_map(|step| GameKind::Cards.read_action(step).ok()).collect()
}

/// Each with a chance of one in `one_in`, but always those without cards.
pub(super) fn some_of(
    everything: &[AnyAction],
    one_in: u32,
    rng: &mut ChaCha20Rng,
) -> Vec<AnyAction> {
    let always = |step: &AnyAction| !step.to_string().contains([' ', '>']);
    everything.iter().copied().filter(|it| always(it) || below(rng, one_in) == 0).collect()
}
