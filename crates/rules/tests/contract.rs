//! The laws of the contract, held against every game by the same code.

use std::collections::HashSet;
use std::time::Duration;

use rules::cards::Cards;
use rules::change::Change;
use rules::dice::Dice;
use rules::playout::Playout;
use rules::tiles::Tiles;
use rules::{Actor, AnyState, GameKind, Observer, Seat, Turn};

use crate::players::{Tested, actors, generator, observers, random_game};

/// Every law for every game of the list.
macro_rules! laws {
    ($($(#[$doc:meta])* $kind:ident = $game:ty, $module:ident;)*) => {
        $(mod $module {
            laws! { for $game:
                legal_is_what_is_accepted
                chance_draws_what_it_may
                steps_repeat
                nothing_is_made_or_lost
                views_survive_the_wire
                changes_lead_to_the_view
                determinized_states_agree_with_the_view
                what_is_shown_tells_nothing_hidden
                notation_reads_back
                what_wins_a_race_ends_it
                bad_tables_are_refused
            }
        })*
    };
    (for $game:ty: $($law:ident)*) => {
        $(#[test]
        fn $law() {
            super::$law::<$game>();
        })*
    };
}

rules::games!(laws);

/// In sampled positions every representable action is tried by every actor:
/// it is accepted if and only if it is listed, and a refusal changes nothing.
fn legal_is_what_is_accepted<G: Tested>() {
    for (table, seed) in G::tables().iter().zip(100..) {
        let mut step = 0;
        random_game::<G>(table, seed, 400, |state, _, _| {
            step += 1;
            if step % 23 == 0 || matches!(state.turn(), Turn::Over(_)) {
                check_legal::<G>(state);
            }
        });
    }
}

fn check_legal<G: Tested>(state: &G) {
    let listed = |by| -> Vec<G::Action> {
        let mut actions = Vec::new();
        let mut outcomes = Vec::new();
        match by {
            Actor::Seat(seat) => state.actions(seat, &mut actions),
            Actor::Chance => state.outcomes(&mut outcomes),
            Actor::Clock => actions.extend(state.clock().map(|(action, _)| action)),
        }
        actions.extend(outcomes.into_iter().map(|(action, _)| action));
        actions
    };
    let representable = G::representable(state);
    let mut scratch = state.clone();
    for by in actors() {
        let listed = listed(by);
        let unlisted_is_fine = by == Actor::Chance && G::chance_may_reorder(state);
        let texts: HashSet<String> = listed.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), listed.len(), "listed twice: {listed:?}");
        for action in &representable {
            let checked = state.check(by, action);
            let played = scratch.play(by, action);
            assert_eq!(checked, played, "{by} {action} in {state:?}");
            let accepted = played.is_ok();
            let chance_follows = accepted && by != Actor::Chance && scratch.turn() == Turn::Chance;
            assert!(G::CHANCE_FOLLOWS || !chance_follows, "{by} {action} in {state:?}");
            let is_listed = texts.contains(&action.to_string());
            if accepted {
                scratch = state.clone();
            } else {
                // Comparing every time would only compare the same bytes again.
                debug_assert!(!is_listed, "{by} may not play {action} in {state:?}");
            }
            assert!(
                accepted == is_listed || (accepted && unlisted_is_fine),
                "{by} {action}: accepted {accepted}, listed {is_listed} in {state:?}"
            );
        }
        assert_eq!(scratch, *state, "a refusal by {by} changed something");
        for action in listed {
            let played = state.clone().play(by, &action);
            assert!(played.is_ok(), "{by} {action} is listed but refused in {state:?}");
        }
    }
}

/// What chance draws is among its outcomes, and no outcome has no weight.
fn chance_draws_what_it_may<G: Tested>() {
    for (table, seed) in G::tables().iter().zip(200..) {
        random_game::<G>(table, seed, 60, |state, _, rng| {
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            let drawn = state.chance(rng);
            assert_eq!(drawn.is_some(), state.turn() == Turn::Chance);
            assert_eq!(drawn.is_none(), outcomes.is_empty());
            assert!(outcomes.iter().all(|&(_, weight)| weight > 0));
            assert!(drawn.is_none_or(|drawn| outcomes.iter().any(|&(action, _)| action == drawn)));
        });
    }
}

/// The same steps give the same states and the same views.
fn steps_repeat<G: Tested>() {
    for (table, seed) in G::tables().iter().zip(300..) {
        let mut steps = Vec::new();
        let mut states = Vec::new();
        random_game::<G>(table, seed, 2_000, |state, step, _| {
            steps.extend(step);
            states.push(state.clone());
        });
        let mut again = G::start(&table.0, table.1).unwrap();
        assert_eq!(again, states[0]);
        for ((by, action), expected) in steps.iter().zip(&states[1..]) {
            again.play(*by, action).unwrap();
            assert_eq!(again, *expected);
        }
        for who in observers(table.1) {
            assert_eq!(again.view(who), states.last().unwrap().view(who));
        }
    }
}

/// Cards, trophies and tiles are conserved, over a million random steps in all,
/// and somebody always has something to do until the game is over.
fn nothing_is_made_or_lost<G: Tested>() {
    const STEPS: u32 = 400_000;
    let mut done = 0;
    let mut seed = 400;
    while done < STEPS {
        for table in G::tables() {
            seed += 1;
            let mut conserved = None;
            random_game::<G>(&table, seed, 5_000, |state, _, _| {
                done += 1;
                let counts = G::conserved(state);
                let expected = conserved.get_or_insert_with(|| counts.clone());
                assert_eq!(*expected, counts, "{state:?}");
                let mut actions = Vec::new();
                match state.turn() {
                    Turn::Seat(seat) => {
                        state.actions(seat, &mut actions);
                        assert!(!actions.is_empty(), "nothing to do in {state:?}");
                    }
                    Turn::Race(seats) => assert!(!seats.is_empty()),
                    Turn::Chance | Turn::Over(_) => {}
                }
            });
        }
    }
}

/// A view that is written and read is the same view, and holds the legal
/// actions of the seat that it is for.
fn views_survive_the_wire<G: Tested>() {
    for (table, seed) in G::tables().iter().zip(500..) {
        let mut step = 0;
        random_game::<G>(table, seed, 1_000, |state, _, _| {
            step += 1;
            if step % 5 != 0 {
                return;
            }
            for who in observers(table.1) {
                let view = state.view(who);
                let text = serde_json::to_string(&view).unwrap();
                let read: G::View =
                    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                assert_eq!(read, view);
                let mut actions = Vec::new();
                if let Observer::Seat(seat) = who {
                    state.actions(seat, &mut actions);
                }
                let json = serde_json::to_value(&view).unwrap();
                assert_eq!(json["actions"], serde_json::to_value(&actions).unwrap());
                assert_eq!(json["turn"], serde_json::to_value(state.turn()).unwrap());
            }
        });
    }
}

/// What a step has changed, written, read and applied to the view before, gives the view after it; it
/// fits no other view by accident, and hides what the view hides.
fn changes_lead_to_the_view<G: Tested>() {
    for (table, seed) in G::tables().iter().zip(550..) {
        let mut before: Vec<G::View> = Vec::new();
        random_game::<G>(table, seed, 400, |state, step, rng| {
            let after: Vec<G::View> = observers(table.1).map(|who| state.view(who)).collect();
            for ((who, before), after) in observers(table.1).zip(&before).zip(&after) {
                let told = step.and_then(|(_, step)| state.changed(&step, who));
                assert_eq!(told.is_some(), step.is_some_and(|(_, step)| G::tells_change(&step)));
                let Some(change) = told else { continue };
                let text = serde_json::to_string(&change).unwrap();
                let read: Change = serde_json::from_str(&text).unwrap();
                assert_eq!(read, change);
                assert_eq!(read.apply(before).as_ref(), Some(after), "{text}");
                let guess = G::determinize(after, rng).unwrap();
                let step = step.map(|(_, step)| guess.changed(&step, who));
                assert_eq!(step, Some(Some(change)), "what is hidden changes nothing");
            }
            before = after;
        });
    }
}

/// `view(determinize(view)) == view`, and the game can be played on from there.
fn determinized_states_agree_with_the_view<G: Tested>() {
    for (table, seed) in G::tables().iter().zip(600..) {
        let mut step = 0;
        random_game::<G>(table, seed, 1_000, |state, _, rng| {
            step += 1;
            if step % 7 != 0 {
                return;
            }
            let before = G::conserved(state);
            for who in observers(table.1) {
                let view = state.view(who);
                let guess = G::determinize(&view, rng)
                    .unwrap_or_else(|error| panic!("{error}: {view:?} of {state:?}"));
                assert_eq!(guess.view(who), view);
                assert_eq!(G::conserved(&guess), before);
                let mut game = Playout::<G>::new(guess);
                (0..30).take_while(|_| game.step(rng).is_some()).for_each(drop);
            }
        });
    }
}

/// How long a step is shown, and whether a result lies there, follows from what everybody sees:
/// bots wait for it, and their waiting must not tell anything. Nothing takes long.
fn what_is_shown_tells_nothing_hidden<G: Tested>() {
    for (table, seed) in G::tables().iter().zip(650..) {
        random_game::<G>(table, seed, 300, |state, step, rng| {
            let guess = G::determinize(&state.view(Observer::Public), rng).unwrap();
            assert_eq!(guess.result_time(), state.result_time());
            assert!(state.result_time().is_none_or(|time| time <= Duration::from_secs(10)));
            if let Some((_, action)) = step {
                let time = state.showing_time(&action);
                assert!(time <= Duration::from_secs(3), "{action}: {time:?}");
                assert_eq!(guess.showing_time(&action), time, "{action}");
            }
        });
    }
}

/// Every action's text is read back as the same action, on the wire too, and
/// no text that differs a little from it is read at all.
fn notation_reads_back<G: Tested>() {
    for table in G::tables() {
        let state = G::start(&table.0, table.1).unwrap();
        for action in G::representable(&state) {
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action));
            assert_eq!(serde_json::from_str::<G::Action>(&format!("{text:?}")).unwrap(), action);
        }
    }
    let state = G::start(&G::tables()[0].0, G::tables()[0].1).unwrap();
    let text = state.chance(&mut generator(7)).unwrap().to_string();
    for wrong in [
        format!(" {text}"),
        format!("{text} "),
        text.to_uppercase(),
        text.replace(' ', "  "),
        format!("{text}\n"),
        String::new(),
    ] {
        assert!(wrong == text || wrong.parse::<G::Action>().is_err(), "{wrong:?}");
    }
}

/// Where a game tells kinds of races, each race has one, one call wins it, and that call ends it.
fn what_wins_a_race_ends_it<G: Tested>() {
    for (table, seed) in G::tables().iter().zip(1_500..) {
        random_game::<G>(table, seed, 400, |state, _, _| {
            let Turn::Race(seats) = state.turn() else {
                let seats = Seat::all(u8::MAX).flat_map(|seat| state.legal(seat));
                assert!(seats.into_iter().all(|action| state.wins_race(&action).is_none()));
                return;
            };
            for seat in seats.iter().filter(|_| !G::RACE_KINDS.is_empty()) {
                let all = state.legal(seat);
                let won: Vec<_> =
                    all.iter().filter_map(|call| Some((call, state.wins_race(call)?))).collect();
                let [(call, kind)] = won[..] else { panic!("{won:?} win") };
                assert!(G::RACE_KINDS.contains(&kind), "{kind}");
                let mut after = state.clone();
                after.play(Actor::Seat(seat), call).unwrap();
                assert!(!matches!(after.turn(), Turn::Race(_)), "{call} ends it");
            }
        });
    }
}

/// Only the numbers of players that the rules allow can start, and seats beyond
/// the table see what spectators see and may do nothing.
fn bad_tables_are_refused<G: Tested>() {
    let allowed: HashSet<u8> = G::tables().iter().map(|table| table.1).collect();
    for seats in 0..=u8::MAX {
        let start = G::start(&G::Options::default(), seats);
        assert_eq!(start.is_ok(), allowed.contains(&seats), "{seats}");
    }
    for table in G::tables() {
        random_game::<G>(&table, 700, 50, |state, _, _| {
            for seat in Seat::all(8).skip(table.1.into()) {
                let mut actions = Vec::new();
                state.actions(seat, &mut actions);
                assert!(actions.is_empty());
                state.view(Observer::Seat(seat));
            }
        });
    }
}

/// States are copied by the million in searches: they stay small.
#[test]
fn every_choice_of_a_table_is_an_option_and_the_first_is_the_default() {
    for game in GameKind::ALL {
        let usual = serde_json::to_value(game.default_options()).unwrap();
        for choice in game.choices() {
            assert_eq!(usual[choice.option], choice.values[0], "{game}");
            for value in choice.values {
                game.read_options(serde_json::json!({ choice.option: value })).unwrap();
            }
        }
        for seats in 0..=u8::MAX {
            let started = AnyState::start(&game.default_options(), seats);
            assert_eq!(started.is_ok(), game.seats().contains(&seats), "{game} for {seats}");
        }
        assert!(game.seats().is_sorted());
    }
}

#[test]
fn states_are_small() {
    assert_eq!(size_of::<Cards>(), 416);
    assert_eq!(size_of::<Dice>(), 184);
    assert_eq!(size_of::<Tiles>(), 192);
    assert_eq!(size_of::<rules::record::Step>(), 40);
}
