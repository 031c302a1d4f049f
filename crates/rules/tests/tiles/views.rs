//! What a view tells, and what `determinize` makes of it.

use rules::tiles::{Action, Cell, Colour, Options, Tiles, View};
use rules::{Actor, Determinize, Game, Inconsistent, Observer, Outcome, Seat, Turn, chance};

use super::drawn::{Drawn, rng, start, view, wander};

#[test]
fn a_view_tells_the_whole_game() {
    let mut rng = rng(9);
    for players in [2, 4] {
        for _ in 0..3 {
            let mut state = Tiles::start(&Options::default(), players).unwrap();
            for turn in 0..32 + 200 + 1 {
                for who in Seat::all(players).map(Observer::Seat).chain([Observer::Public]) {
                    let view = state.view(who);
                    let wire = serde_json::to_string(&view).unwrap();
                    assert_eq!(serde_json::from_str::<View>(&wire).unwrap(), view);
                    let again = Tiles::determinize(&view, &mut rng).unwrap();
                    assert_eq!(again, state);
                    assert_eq!(again.view(who), view);
                }
                if turn == 0 {
                    let first = state.chance(&mut rng).unwrap();
                    state.play(Actor::Chance, &first).unwrap();
                } else {
                    wander(&mut state, 1, &mut rng);
                }
            }
            assert!(matches!(state.turn(), Turn::Over(_)));
        }
    }
}

#[test]
fn a_view_on_the_wire() {
    let mut drawn = Drawn::new("RY", Colour::Red);
    drawn.play("0,1");
    let view = serde_json::to_string(&drawn.state.view(Observer::Public)).unwrap();
    assert_eq!(
        view,
        concat!(
            r#"{"turn":{"seat":1},"starter":0,"left":[14,15],"#,
            r#""red":["0,0","0,1"],"yellow":["1,0"],"moves":[],"#,
            r#""stood":0,"last":"0,1","row":[],"actions":[]}"#
        )
    );
}

#[test]
fn a_view_that_no_game_gives_is_refused() {
    let mut state = start(2, 0);
    wander(&mut state, 32 + 20, &mut rng(4));
    let good = view(&state);
    assert_eq!(Tiles::determinize(&good, &mut rng(0)), Ok(state));
    let spoil: [fn(&mut View); 18] = [
        |view| view.turn = Turn::Chance,
        |view| view.turn = Turn::Over(Outcome::Drawn),
        |view| view.starter = None,
        |view| view.starter = Seat::new(1),
        |view| view.starter = Seat::new(5),
        |view| view.left[0] = 1,
        |view| view.left.clear(),
        |view| view.left.push(0),
        |view| view.red.swap(0, 1),
        |view| view.red[3] = view.yellow[3],
        |view| view.red[15] = Cell::new(i16::MAX, i16::MIN),
        |view| view.yellow.truncate(5),
        |view| view.moves.truncate(5),
        |view| view.moves.push(Action::Pass),
        |view| view.moves.insert(0, Action::First(Seat::new(0).unwrap())),
        |view| view.stood = 2,
        |view| view.last = None,
        |view| view.actions.truncate(5),
    ];
    for (number, spoil) in spoil.into_iter().enumerate() {
        let mut bad = good.clone();
        spoil(&mut bad);
        assert_eq!(Tiles::determinize(&bad, &mut rng(0)), Err(Inconsistent), "{number}");
    }
}

#[test]
fn whatever_a_view_says_it_is_the_one_of_the_state_made_from_it() {
    let mut rng = rng(8);
    let mut refused = 0;
    for _ in 0..300 {
        let mut state = start(2, 0);
        wander(&mut state, chance::below(&mut rng, 60) as usize, &mut rng);
        let mut odd = view(&state);
        let mut any = |bound: usize| chance::below(&mut rng, u32::try_from(bound).unwrap());
        let far = [0, 1, -1, i16::MAX, i16::MIN];
        let cell = Cell::new(far[any(5) as usize], far[any(5) as usize]);
        match any(4) {
            0 => odd.red.iter_mut().take(1 + any(16) as usize).for_each(|tile| *tile = cell),
            1 => odd.yellow.truncate(any(16) as usize),
            2 => odd.moves.truncate(any(30) as usize),
            _ => odd.moves.push(Action::Move { from: cell, to: Cell::CENTRE }),
        }
        match Tiles::determinize(&odd, &mut rng) {
            Ok(state) => assert_eq!(view(&state), odd),
            Err(Inconsistent) => refused += 1,
        }
    }
    assert!(refused > 200);
}
