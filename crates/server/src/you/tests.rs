//! How games count for those who played them.

use bots::Level;
use protocol::TableId;
use rules::{GameKind, Outcome, Seat, Seats};

use super::strength::rate;
use super::{Came, End, Ended, Person, Player, Reaction, Skill, Tally, Who, add};
use crate::session::{ServerKey, SessionId};

fn person(session: SessionId, end: End) -> Who {
    Who::Person(Person { session, end, reactions: Vec::new() })
}

fn seats(all: &[u8]) -> Seats {
    all.iter().map(|&number| Seat::new(number).unwrap()).collect()
}

fn ended(game: GameKind, winners: &[u8], players: Vec<Who>) -> Ended {
    let outcome = if winners.is_empty() { Outcome::Drawn } else { Outcome::Won(seats(winners)) };
    let players = players.into_iter().map(|who| Player { name: "Ada".to_owned(), who }).collect();
    Ended { table: TableId::new(1), number: 1, game, at: 1, outcome, players }
}

fn sessions<const MANY: usize>() -> [SessionId; MANY] {
    std::array::from_fn(|_| ServerKey::new_session().unwrap())
}

/// The rating after so many games of tiles, each won or lost against a bot of this level.
fn after(games: u32, level: Level, won: bool) -> u32 {
    let [ada] = sessions();
    let game = ended(
        GameKind::Tiles,
        if won { &[0] } else { &[1] },
        vec![person(ada, End::Played), Who::Bot(level.into())],
    );
    let mut skill = Skill::default();
    for _ in 0..games {
        let rated = rate(&game, |_| skill);
        let [(_, next)] = rated[..] else { panic!("only people are rated") };
        skill = next;
    }
    skill.shown().rating
}

#[test]
fn bots_are_anchors() {
    assert_eq!(Skill::default().shown().rating, 1500);
    // Who wins against a stronger one, or loses to a weaker one, moves further.
    assert!(after(1, Level::Expert, true) > after(1, Level::Casual, true));
    assert!(after(1, Level::Casual, true) > 1500 && after(1, Level::Casual, false) < 1500);
    assert!(after(1, Level::Beginner, false) < after(1, Level::Expert, false));
    // Nobody climbs far beyond a bot that stays where it is.
    let of_casual = after(1000, Level::Casual, true);
    assert!((1500..2600).contains(&of_casual), "{of_casual}");
    assert!(after(1000, Level::Expert, true) > of_casual);
}

#[test]
fn each_game_makes_the_guess_surer() {
    let [ada, bob] = sessions();
    let players = vec![person(ada, End::Played), person(bob, End::Played)];
    let rated = rate(&ended(GameKind::Tiles, &[1], players), |_| Skill::default());
    let before = Skill::default().shown();
    let [(_, loser), (_, winner)] = rated[..] else { panic!("{rated:?}") };
    assert!(winner.shown().rating > before.rating && before.rating > loser.shown().rating);
    for after in [winner, loser] {
        assert!(after.shown().give_or_take < before.give_or_take);
    }
}

#[test]
fn partners_win_together() {
    let [ada, bob] = sessions();
    let bot = || Who::Bot(Level::Casual.into());
    let players = vec![person(ada, End::Played), bot(), person(bob, End::Played), bot()];
    let game = ended(GameKind::Tiles, &[0, 2], players);
    let rated = rate(&game, |_| Skill::default());
    assert_eq!(rated.len(), 2);
    assert!(rated.iter().all(|(_, skill)| skill.shown().rating > 1500), "{rated:?}");
    assert_eq!(game.came_to(seats(&[0])), Some(Came::Won));
    assert_eq!(game.came_to(seats(&[0, 2])), Some(Came::Won), "one who plays for both");
    assert_eq!(game.came_to(seats(&[0, 1])), None, "one who plays against themselves");
}

#[test]
fn who_gave_up_has_not_won() {
    let [ada, bob] = sessions();
    for end in [End::Resigned, End::StoodInFor(Level::Strong)] {
        let players =
            vec![person(ada, end), person(bob, End::Played), Who::Bot(Level::Casual.into())];
        let game = ended(GameKind::Cards, &[0], players);
        assert_eq!(game.came_to(seats(&[0])), Some(Came::Lost));
        assert!(game.listed(seats(&[0])).gave_up);
        let mut tallies = vec![(ada, Tally::default()), (bob, Tally::default())];
        add(&game, &mut tallies, |_| true);
        let shown = tallies[0].1.shown(GameKind::Cards);
        assert_eq!((shown.played, shown.won), (1, 0));
        // A bot's play is not their strength.
        assert_eq!(shown.strength.is_some(), end == End::Resigned);
    }
}

#[test]
fn streaks_and_reactions_are_counted() {
    let [ada] = sessions();
    let mut tallies = vec![(ada, Tally::default())];
    let kind = GameKind::Dice.race_kinds()[0];
    let mut play = |winners: &[u8], ms: u32| {
        let reactions = vec![Reaction { kind, ms }];
        let who = Who::Person(Person { session: ada, end: End::Played, reactions });
        let game = ended(GameKind::Dice, winners, vec![who, Who::Bot(Level::Casual.into())]);
        add(&game, &mut tallies, |_| true);
        tallies[0].1.shown(GameKind::Dice)
    };
    play(&[0], 900);
    play(&[0], 700);
    let shown = play(&[1], 1100);
    assert_eq!((shown.played, shown.won, shown.streak, shown.best_streak), (3, 2, 0, 2));
    let [reactions] = &shown.reactions[..] else { panic!("{shown:?}") };
    assert_eq!((reactions.calls, reactions.best_ms, reactions.usual_ms), (3, 700, 900));
    let shown = play(&[], 1000);
    assert_eq!((shown.drawn, shown.streak), (1, 0));
    // The usual one follows practice, the best one stays.
    for _ in 0..60 {
        play(&[0], 800);
    }
    let shown = play(&[0], 800);
    assert_eq!((shown.reactions[0].best_ms, shown.reactions[0].usual_ms), (700, 800));
    assert_eq!(shown.best_streak, 61);
}
