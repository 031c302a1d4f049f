//! Rounds and games without real time.

use std::time::Duration;

use bots::dice::{Heat, Racer, Reflexes, play_game, play_round};
use bots::level::Level;
use rules::dice::{Dice, End, Illegal, Options, Variant};
use rules::{Game, Observer, Seat, Turn};
use serde_json::json;

use super::{Table, call, generator, seat};

/// How many of the games the seats of `level` win, who sit between those of `other`.
fn won(level: Level, other: Level, seats: u8, games: u32) -> u32 {
    let mut won = 0;
    for game in 0..games {
        let is_level = |seat: Seat| u32::from(seat.number()) % 2 == game % 2;
        let options = Options { variant: Variant::Guards, ..Options::default() };
        let mut state = Dice::start(&options, seats).unwrap();
        let mut racers: Vec<Racer> = Seat::all(seats)
            .map(|seat| Racer::new(if is_level(seat) { level } else { other }))
            .collect();
        let mut rng = generator(u64::from(game) + 100);
        let winner = play_game(&mut state, &mut racers, 1000, &mut rng).unwrap();
        won += u32::from(is_level(winner.unwrap()));
    }
    won
}

#[test]
fn nobody_is_faster_than_people_can_be() {
    let mut table = Table::new(2, json!({}));
    table.give(1, "RRGG");
    table.roll("RRRGB 33");
    let view = table.view(0);
    let mut rng = generator(20);
    let times = (0..2000)
        .filter_map(|_| Some(Reflexes::of(Level::Expert).react(&view, seat(0), &mut rng)?.after));
    let least = times.min().unwrap();
    assert!(least >= Duration::from_millis(600), "{least:?}");
}

/// Who leads takes longer, who is behind hurries; the same reaction otherwise.
#[test]
fn leads_make_players_slower() {
    let after = |held: [&str; 2]| {
        let mut table = Table::new(2, json!({}));
        for (to, held) in (0..).zip(held) {
            table.give(to, held);
        }
        table.roll("RRRGB 33");
        let view = table.view(0);
        Reflexes::of(Level::Beginner).react(&view, seat(0), &mut generator(21)).unwrap().after
    };
    assert!(after(["RG", ""]) > after(["", ""]) && after(["", ""]) > after(["", "RG"]));
    assert_eq!(after(["R", "G"]), after(["", ""]));
}

#[test]
fn equals_share_the_games() {
    for level in Level::ALL {
        let won = won(level, level, 2, 400);
        assert!((160..=240).contains(&won), "{level}: {won} of 400");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed| {
        let mut table = Table::new(4, json!({"variant": "guards", "calls": "free"}));
        let mut racers = Level::ALL.map(Racer::new);
        let mut rng = generator(seed);
        let mut heats: Vec<Heat> = Vec::new();
        while !matches!(table.0.turn(), Turn::Over(_)) {
            heats.push(play_round(&mut table.0, &mut racers, &mut rng).unwrap());
        }
        (heats, table.0)
    };
    assert_eq!(game(13), game(13));
    assert_ne!(game(13).0, game(14).0);
}

#[test]
fn the_same_view_and_seed_give_the_same_reaction() {
    let mut table = Table::new(3, json!({"variant": "guards"}));
    table.roll("RRGBB 13 RG B");
    let view = table.view(2);
    for level in Level::ALL {
        for seed in 0..200 {
            let react = || Reflexes::of(level).react(&view, seat(2), &mut generator(seed));
            assert_eq!(react(), react());
            let watch =
                || Racer::new(level).watch(&view, seat(2), Duration::ZERO, &mut generator(seed));
            assert_eq!(watch(), react());
        }
    }
    // The way from a seed to a reaction never changes.
    let reaction = Reflexes::of(Level::Casual).react(&view, seat(2), &mut generator(1)).unwrap();
    assert_eq!((reaction.after.as_millis(), reaction.call), (2475, call("gnu")));
}

#[test]
fn calls_come_in_the_order_of_time_and_end_with_the_right_one() {
    let mut rng = generator(15);
    let (mut voids, mut wrongs) = (0, 0);
    for round in 0..2000u32 {
        let calls = if round % 2 == 0 { "one" } else { "free" };
        let mut table = Table::new(4, json!({"variant": "guards", "calls": calls, "limit": 4}));
        let mut racers = vec![Racer::new(Level::Beginner); 4];
        let heat = play_round(&mut table.0, &mut racers, &mut rng).unwrap();
        let last = table.0.view(Observer::Public).last.unwrap();
        assert!(heat.calls.is_sorted_by_key(|(_, reaction)| reaction.after));
        assert!(heat.calls.iter().all(|(_, reaction)| reaction.after < Duration::from_secs(4)));
        assert_eq!(heat.right().map(|right| right.call), heat.winner.map(|_| last.reading.call));
        let wrong = heat.wrong();
        assert!(wrong.iter().all(|(_, reaction)| reaction.call != last.reading.call));
        for (number, (_, reaction)) in wrong.iter().enumerate() {
            let earlier = &wrong[..number];
            assert!(earlier.iter().all(|(_, known)| known.call != reaction.call), "{heat:?}");
        }
        match last.end {
            End::Void => voids += 1,
            End::Won { seat, .. } => assert_eq!(heat.winner, Some(seat)),
        }
        wrongs += wrong.len();
    }
    assert!(voids > 20 && wrongs > 100, "{voids} {wrongs}");
}

#[test]
fn d4_7_time_runs_out() {
    let mut table = Table::new(2, json!({"limit": 1}));
    let mut racers = vec![Racer::new(Level::Beginner); 2];
    let heat = play_round(&mut table.0, &mut racers, &mut generator(16)).unwrap();
    assert_eq!(heat, Heat::default());
    assert_eq!(table.0.view(Observer::Public).last.unwrap().end, End::Void);
    assert_eq!(play_game(&mut table.0, &mut racers, 50, &mut generator(17)), Ok(None));
}

#[test]
fn a_race_needs_a_racer_for_every_seat_and_a_game_that_is_not_over() {
    let mut table = Table::new(3, json!({}));
    let mut racers = vec![Racer::new(Level::Casual); 2];
    let refused = play_round(&mut table.0, &mut racers, &mut generator(18));
    assert_eq!(refused, Err(Illegal::NoSuchSeat));
    let mut over = Table::new(2, json!({}));
    over.give(0, "RRGGBB");
    assert_eq!(play_round(&mut over.0, &mut racers, &mut generator(19)), Err(Illegal::Over));
}

/// D6: two who call in the same millisecond draw lots; neither seat is favoured.
#[test]
fn d6_no_seat_is_favoured() {
    let mut first = 0;
    for round in 0..2000 {
        let mut table = Table::new(2, json!({}));
        let mut racers = vec![Racer::new(Level::Expert); 2];
        let heat = play_round(&mut table.0, &mut racers, &mut generator(round)).unwrap();
        first += u32::from(heat.winner == Some(seat(0)));
    }
    assert!((900..=1100).contains(&first), "{first}");
}
