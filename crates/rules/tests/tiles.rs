//! The rules of `tiles`, paragraph by paragraph, on positions drawn as pictures.

mod drawn;
mod slow;
mod views;

use std::collections::HashSet;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::tiles::{Action, Cell, Colour, Illegal, Options, Tiles, next_first};
use rules::{Actor, BadOptions, Game, Outcome, Seat, Seats, Turn};

use drawn::{BRIDGE, Drawn, HOLE, RIBBON, SHUT_IN, legal, rng, seat, start, step, view, wander};

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

#[test]
fn t2_chance_draws_who_starts() {
    for players in [2, 4] {
        let state = Tiles::start(&Options::default(), players).unwrap();
        assert_eq!(state.turn(), Turn::Chance);
        let mut outcomes = Vec::new();
        state.outcomes(&mut outcomes);
        let each: Vec<_> = Seat::all(players).map(|seat| (Action::First(seat), 1)).collect();
        assert_eq!(outcomes, each);
        for (action, _) in outcomes {
            let mut state = state.clone();
            state.play(Actor::Chance, &action).unwrap();
            assert_eq!(Some(action), state.starter().map(Action::First));
            assert_eq!(state.turn(), Turn::Seat(state.starter().unwrap()));
            assert_eq!(state.chance(&mut rng(0)), None);
        }
    }
}

#[test]
fn t2_the_way_from_a_seed_to_the_first_player_never_changes() {
    let state = Tiles::start(&Options::default(), 4).unwrap();
    let mut rng = ChaCha20Rng::from_seed([7; 32]);
    let drawn: Vec<String> = (0..8).map(|_| state.chance(&mut rng).unwrap().to_string()).collect();
    assert_eq!(
        drawn.join(", "),
        "first 1, first 1, first 2, first 1, first 3, first 1, first 0, first 3"
    );
}

#[test]
fn t2_the_game_is_for_two_or_four_and_a_table_may_name_who_starts() {
    for players in (0..=255).filter(|players| !matches!(players, 2 | 4)) {
        let refused = Tiles::start(&Options::default(), players).unwrap_err();
        assert_eq!(refused.to_string(), format!("tiles is for 2 or 4 players, not {players}"));
    }
    let options = |text| serde_json::from_str::<Options>(text);
    assert_eq!(options("{}").unwrap(), Options::default());
    assert_eq!(options(r#"{"first":null}"#).unwrap(), Options::default());
    assert!(options(r#"{"frist":1}"#).is_err());
    let named = options(r#"{"first":3}"#).unwrap();
    assert_eq!((Tiles::start(&named, 4).unwrap()).turn(), Turn::Seat(seat(3)));
    assert_eq!(Tiles::start(&named, 2), Err(BadOptions::First { first: seat(3), last: 1 }),);
}

#[test]
fn t2_only_who_is_in_turn_acts() {
    let centre = Action::Place(Cell::CENTRE);
    let first = Action::First(seat(1));
    let to_draw = Tiles::start(&Options::default(), 2).unwrap();
    let drawn = start(2, 1);
    let by = |number| Actor::Seat(seat(number));
    for (state, actor, action, why) in [
        (&to_draw, Actor::Clock, first, Illegal::NotForTheClock),
        (&to_draw, Actor::Chance, centre, Illegal::NotForChance),
        (&to_draw, Actor::Chance, Action::First(seat(2)), Illegal::NoSuchSeat),
        (&to_draw, by(0), centre, Illegal::FirstNotDrawn),
        (&to_draw, by(0), first, Illegal::FirstNotDrawn),
        (&drawn, Actor::Clock, Action::Pass, Illegal::NotForTheClock),
        (&drawn, Actor::Chance, first, Illegal::NotForChance),
        (&drawn, Actor::Chance, centre, Illegal::NotForChance),
        (&drawn, by(1), first, Illegal::OnlyChance),
        (&drawn, by(0), centre, Illegal::NotYourTurn),
        (&drawn, by(7), centre, Illegal::NoSuchSeat),
    ] {
        let mut after = state.clone();
        assert_eq!(after.play(actor, &action), Err(why), "{actor}: {action}");
        assert_eq!(&after, state);
    }
    let mut listed = vec![Action::Pass];
    drawn.actions(seat(0), &mut listed);
    assert_eq!(listed, []);
}

#[test]
fn t2_four_play_clockwise_in_two_teams_of_eight_tiles_each() {
    let mut state = start(4, 3);
    assert_eq!(view(&state).left.as_slice(), [8, 8, 8, 8]);
    wander(&mut state, 6, &mut rng(2));
    assert_eq!(state.turn(), Turn::Seat(seat(1)));
    assert_eq!(view(&state).left.as_slice(), [6, 7, 7, 6]);
    assert_eq!((state.tiles(Colour::Red).len(), state.tiles(Colour::Yellow).len()), (3, 3));
    wander(&mut state, 26, &mut rng(2));
    assert_eq!(view(&state).left.as_slice(), [0; 4]);
    assert!(state.is_moving());
    assert_eq!(state.turn(), Turn::Seat(seat(3)));
}

#[test]
fn t3_1_the_first_tile_goes_to_the_centre() {
    let mut state = start(2, 0);
    assert_eq!(legal(&state), [Action::Place(Cell::CENTRE)]);
    for text in ["1,0", "0,-1", "32767,-32768"] {
        assert_eq!(step(&mut state, text.parse().unwrap()), Err(Illegal::FirstTileInCentre));
    }
    step(&mut state, "0,0".parse().unwrap()).unwrap();
    assert_eq!(state.tiles(Colour::Red), [Cell::CENTRE]);
}

#[test]
fn t3_2_every_further_tile_shares_an_edge_with_another() {
    let mut drawn = Drawn::new("RY", Colour::Red);
    drawn.refuse("0,0", Illegal::Occupied);
    drawn.refuse("1,0", Illegal::Occupied);
    drawn.refuse("2,1", Illegal::NoNeighbour);
    drawn.refuse("3,0", Illegal::NoNeighbour);
    drawn.refuse("pass", Illegal::MustPlace);
    drawn.refuse("0,0>0,1", Illegal::MovingNotYet);
    for text in ["32767,-32768", "-32768,32767", "32767,0", "-32768,0"] {
        assert_eq!(step(&mut drawn.state, text.parse().unwrap()), Err(Illegal::NoNeighbour));
    }
    let around = ["0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"].map(|text| drawn.action(text));
    assert_eq!(legal(&drawn.state), around);
    drawn.play("2,0");
}

#[test]
fn t4_five_or_more_in_a_row_win_in_every_direction() {
    let across = "
        RRRR.
        YYYY.";
    let down = "
        RY
        RY
        RY
        RY
        ..";
    let falling = "
        RY...
        .RY..
        ..RY.
        ...RY
        .....";
    let rising = "
        ...YR
        ..YR.
        .YR..
        YR...
        .....";
    let six = "
        Y.YYYY
        RRR.RR";
    let nine = "
        YY.YYYY.Y
        RRRR.RRRR
        Y........";
    for (picture, last, length) in [
        (across, "4,0", 5),
        (down, "0,4", 5),
        (falling, "4,4", 5),
        (rising, "0,4", 5),
        (six, "3,1", 6),
        (nine, "4,1", 9),
    ] {
        let mut drawn = Drawn::new(picture, Colour::Red);
        assert!(view(&drawn.state).row.is_empty());
        drawn.play(last);
        assert_eq!(drawn.turn(), Turn::Over(Outcome::Won(seats(&[0]))), "{picture}");
        assert_eq!(view(&drawn.state).row.len(), length);
        drawn.refuse("0,-1", Illegal::Over);
        assert_eq!(legal(&drawn.state), []);
    }
}

#[test]
fn t4_four_or_a_gap_or_the_other_colour_do_not_win() {
    let four = "
        RRR..
        YYY..";
    let gap = "
        RR.RR.
        YYRYY.
        ..Y...";
    let other = "
        RRYRR.
        YYY.Y.";
    for (picture, last) in [(four, "3,0"), (gap, "5,0"), (other, "5,0")] {
        let mut drawn = Drawn::new(picture, Colour::Red);
        drawn.play(last);
        assert_eq!(drawn.turn(), Turn::Seat(seat(1)), "{picture}");
    }
}

#[test]
fn t4_the_last_tile_of_all_can_win() {
    let mut drawn = Drawn::new(
        "YYYY.RYYRRYYRRYY
         RRRRYRRYYRRYYRRR",
        Colour::Yellow,
    );
    drawn.play("4,0");
    assert_eq!(drawn.state.placed(), 32);
    assert_eq!(drawn.turn(), Turn::Over(Outcome::Won(seats(&[1]))));
}

#[test]
fn t4_a_team_wins_together() {
    let mut drawn = Drawn::at_a_table("YYYY.\nRRRR.", Colour::Red, 4);
    assert_eq!(drawn.turn(), Turn::Seat(seat(0)));
    drawn.play("4,1");
    assert_eq!(drawn.turn(), Turn::Over(Outcome::Won(seats(&[0, 2]))));
    let mut drawn = Drawn::at_a_table("YYYY.\nRRRR.\nR....", Colour::Yellow, 4);
    drawn.play("4,0");
    assert_eq!(drawn.turn(), Turn::Over(Outcome::Won(seats(&[1, 3]))));
}

#[test]
fn t5_when_all_tiles_lie_they_are_moved() {
    let mut drawn = Drawn::new(BRIDGE, Colour::Red);
    drawn.refuse("9,1", Illegal::AllTilesPlaced);
    drawn.refuse("4,0>9,1", Illegal::NoTileThere);
    drawn.refuse("2,0>9,1", Illegal::NotYourTile);
    drawn.refuse("pass", Illegal::MustMove);
    for (text, why) in [
        ("32767,-32768>0,0", Illegal::NoTileThere),
        ("-32768,32767>-32768,32766", Illegal::NoTileThere),
    ] {
        assert_eq!(step(&mut drawn.state, text.parse().unwrap()), Err(why));
    }
    drawn.play("0,0>9,1");
    assert_eq!(view(&drawn.state).moves, [drawn.action("0,0>9,1")]);
    assert_eq!(drawn.turn(), Turn::Seat(seat(1)));
    drawn.refuse("9,1>0,0", Illegal::NotYourTile);
}

#[test]
fn t5_five_made_by_a_move_win() {
    let mut drawn = Drawn::new(
        "RRRRYRRYYRRYYRRY
         YYYYRYYRRYYRRYYR",
        Colour::Yellow,
    );
    drawn.play("15,0>-1,1");
    assert_eq!(drawn.turn(), Turn::Over(Outcome::Won(seats(&[1]))));
    let row = ["-1,1", "0,1", "1,1", "2,1", "3,1"].map(|text| drawn.action(text).target().unwrap());
    assert_eq!(view(&drawn.state).row.as_slice(), row);
}

#[test]
fn t5_1_a_tile_without_a_free_edge_stays() {
    let mut drawn = Drawn::new(HOLE, Colour::Red);
    drawn.refuse("1,2>-1,0", Illegal::NoFreeEdge);
    drawn.refuse("5,2>-1,0", Illegal::NoFreeEdge);
}

#[test]
fn t5_1_an_enclosed_hole_is_a_free_edge_and_may_be_filled() {
    let mut drawn = Drawn::new(HOLE, Colour::Red);
    let before = drawn.state.clone();
    drawn.play("3,1>-1,0");
    drawn.state = before;
    drawn.play("0,0>3,2");
    drawn.play("6,2>7,1");
    drawn.refuse("3,1>-1,1", Illegal::NoFreeEdge);
}

#[test]
fn t5_2_a_tile_that_holds_the_group_together_stays() {
    let mut drawn = Drawn::new(BRIDGE, Colour::Red);
    drawn.refuse("4,1>4,0", Illegal::WouldSplit);
    // A second bridge sets the first one free.
    drawn.play("0,0>4,2");
    drawn.play("2,0>9,1");
    drawn.play("4,1>4,0");
    assert_eq!(drawn.turn(), Turn::Seat(seat(1)));
}

#[test]
fn t5_3_a_tile_goes_to_another_cell_beside_one_of_the_others() {
    let mut drawn = Drawn::new(BRIDGE, Colour::Red);
    drawn.refuse("0,0>0,0", Illegal::SameCell);
    drawn.refuse("0,0>1,0", Illegal::TargetOccupied);
    // The only neighbour of this cell is the tile itself.
    drawn.refuse("0,0>-1,0", Illegal::NoNeighbourLeft);
    drawn.refuse("0,0>0,-1", Illegal::NoNeighbourLeft);
    drawn.refuse("0,0>-1,-1", Illegal::NoNeighbourLeft);
    let Action::Move { from, .. } = drawn.action("0,0>0,0") else { unreachable!() };
    let far = Action::Move { from, to: Cell::new(i16::MAX, i16::MIN) };
    assert_eq!(step(&mut drawn.state, far), Err(Illegal::NoNeighbourLeft));
    drawn.play("0,0>-1,1");
}

#[test]
fn t5_4_in_a_team_any_tile_of_the_colour_may_be_moved() {
    let drawn = Drawn::at_a_table(BRIDGE, Colour::Red, 4);
    assert_eq!(drawn.turn(), Turn::Seat(seat(0)));
    // The seats of a team place in turn, so every second tile is the partner's.
    let own = drawn.state.tiles(Colour::Red);
    for placed_by in [0, 1] {
        let mut tiles = own.iter().skip(placed_by).step_by(2);
        assert!(tiles.any(|&tile| drawn.state.why_not_lift(tile).is_none()));
    }
}

#[test]
fn t5_5_a_player_without_a_legal_move_passes() {
    let mut drawn = Drawn::new(SHUT_IN, Colour::Yellow);
    assert_eq!(legal(&drawn.state), [Action::Pass]);
    drawn.refuse("1,1>0,0", Illegal::NoFreeEdge);
    drawn.play("pass");
    assert_eq!(view(&drawn.state).last, Some(Action::Pass));
    drawn.refuse("pass", Illegal::MustMove);
    // The yellow tile at 1,1 is free now.
    drawn.play("1,0>2,-1");
    drawn.refuse("pass", Illegal::MustMove);
    drawn.play("1,1>0,0");
}

/// The moves that shift the ribbon to the right, column by column.
fn along_the_ribbon() -> impl Iterator<Item = String> {
    (0i16..).flat_map(|column| {
        let red = column / 2 % 2;
        [red, 1 - red].map(|row| format!("{column},{row}>{},{row}", column + 16))
    })
}

#[test]
fn t6_the_same_position_for_the_third_time_is_a_draw_wherever_it_lies() {
    let mut drawn = Drawn::new(RIBBON, Colour::Red);
    for (turn, text) in along_the_ribbon().take(16).enumerate() {
        assert_eq!(drawn.turn(), Turn::Seat(seat(u8::from(turn % 2 == 1))));
        assert_eq!(view(&drawn.state).stood, if turn < 8 { 1 } else { 2 });
        drawn.play(&text);
    }
    assert_eq!(drawn.turn(), Turn::Over(Outcome::Drawn));
    assert_eq!(view(&drawn.state).stood, 3);
    drawn.refuse("8,0>24,0", Illegal::Drawn);
}

#[test]
fn t6_the_side_to_move_counts_and_not_the_seat() {
    // Both sides' tiles are back after three moves each, when the partner is in turn.
    let around = "0,0>1,-1 15,0>14,-1 1,-1>2,-1 14,-1>13,-1 2,-1>0,0 13,-1>15,0";
    let mut drawn = Drawn::at_a_table(RIBBON, Colour::Red, 4);
    around.split(' ').for_each(|text| drawn.play(text));
    assert_eq!((drawn.turn(), view(&drawn.state).stood), (Turn::Seat(seat(2)), 2));
    around.split(' ').for_each(|text| drawn.play(text));
    assert_eq!(drawn.turn(), Turn::Over(Outcome::Drawn));
}

#[test]
fn t6_with_the_other_side_to_move_it_is_another_position() {
    let mut drawn = Drawn::new(SHUT_IN, Colour::Yellow);
    drawn.play("pass");
    assert_eq!(view(&drawn.state).stood, 1);
    // All tiles are back where they were, and yellow is to move as at first.
    for text in "1,0>2,-1 1,1>0,0 2,-1>3,-1 0,0>1,1 3,-1>1,0".split(' ') {
        drawn.play(text);
    }
    assert_eq!(drawn.turn(), Turn::Seat(seat(1)));
    assert_eq!(view(&drawn.state).stood, 2);
}

#[test]
fn t6_two_hundred_turns_are_a_draw_unless_the_last_one_wins() {
    let mut rng = rng(6);
    let mut seen = HashSet::new();
    for _ in 0..20 {
        let mut state = start(2, 0);
        wander(&mut state, 32 + 199, &mut rng);
        assert_eq!(state.turns().len(), 199);
        assert!(matches!(state.turn(), Turn::Seat(_)));
        for action in legal(&state) {
            let mut after = state.clone();
            step(&mut after, action).unwrap();
            let colour = Colour::of(state.in_turn().unwrap());
            let won = slow::has_five(after.tiles(colour));
            let outcome = if won { Outcome::Won(colour.team(2)) } else { Outcome::Drawn };
            assert_eq!(after.turn(), Turn::Over(outcome));
            assert_eq!(view(&after).row.is_empty(), !won);
            seen.insert(won);
        }
    }
    assert_eq!(seen.len(), 2, "both ends must have been seen");
}

#[test]
fn t7_the_loser_starts_the_next_game() {
    let next = |state: &Tiles| {
        let Turn::Over(outcome) = state.turn() else { unreachable!() };
        next_first(state.starter().unwrap(), state.in_turn().unwrap(), state.seats(), outcome)
    };
    let mut drawn = Drawn::new("YYYY.\nRRRR.", Colour::Red);
    drawn.play("4,1");
    assert_eq!(next(&drawn.state), seat(1));
    let mut drawn = Drawn::at_a_table("YYYY.\nRRRR.\nR....", Colour::Yellow, 4);
    drawn.play("4,0");
    // Seat 1 has won with the tenth tile of a game that seat 0 started.
    assert_eq!(next(&drawn.state), seat(2));
    for players in [2, 4] {
        let mut drawn = Drawn::at_a_table(RIBBON, Colour::Red, players);
        along_the_ribbon().take(16).for_each(|text| drawn.play(&text));
        assert_eq!(next(&drawn.state), seat(1));
    }
}
