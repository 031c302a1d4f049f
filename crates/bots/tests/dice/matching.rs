//! A bot that learns from the person at its table gives them an even game, whoever they are.

use bots::dice::evening::evening;
use bots::registry::{levels, offers};
use bots::{BotLevel, Level};
use rules::GameKind;
use rules::dice::Variant;

use super::generator;

/// The share of games that somebody wins after the first three of an evening.
fn share(person: u16, variant: Variant) -> f64 {
    let (mut won, mut games) = (0.0, 0.0);
    for seed in 0..100 {
        let evening = evening(person, variant, 12, &mut generator(7000 + seed)).unwrap();
        for game in &evening[3..] {
            won += f64::from(u8::from(*game));
            games += 1.0;
        }
    }
    won / games
}

#[test]
fn everybody_gets_an_even_game_after_three() {
    for person in [2000, 3000, 4500, 7000] {
        for variant in [Variant::Basic, Variant::Poachers, Variant::Guards] {
            let share = share(person, variant);
            assert!((0.40..=0.60).contains(&share), "person-{person}, {variant:?}: {share}");
        }
    }
}

#[test]
fn the_same_evening_gives_the_same_bot() {
    let evening = |seed| evening(3500, Variant::Guards, 8, &mut generator(seed)).unwrap();
    assert_eq!(evening(1), evening(1));
    assert!((2..20).any(|seed| evening(seed) != evening(1)));
}

#[test]
fn only_games_that_show_how_fast_people_are_offer_it() {
    assert!(offers(GameKind::Dice, BotLevel::Match));
    for game in [GameKind::Cards, GameKind::Tiles] {
        assert!(!offers(game, BotLevel::Match));
        assert!(levels(game).eq(Level::ALL.map(BotLevel::Of)));
    }
    assert_eq!(levels(GameKind::Dice).last(), Some(BotLevel::Match));
}
