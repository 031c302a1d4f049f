//! Views: the same for all, enough to play on from, and no forged one is believed.

use super::*;
use rules::chance;
use rules::dice::*;

/// Plays random games in which more than half of the calls are right, and
/// hands every position to `visit`. Says how many games came to their end.
fn random_games(games: u8, mut visit: impl FnMut(&Dice, &mut ChaCha20Rng)) -> u32 {
    let mut ended = 0;
    for game in 0..games {
        let variants = ["basic", "poachers", "guards"];
        let trophies = [3, 4, 10, 20];
        let options = json!({
            "variant": (variants[usize::from(game % 3)]),
            "trophies": (trophies[usize::from(game / 3 % 4)]),
            "calls": (if game / 2 % 2 == 0 { "one" } else { "free" }),
            "limit": (if game / 4 % 2 == 0 { Some(30) } else { None }),
        });
        let Table(mut state) = Table::fresh(2 + game % 7, options);
        let mut rng = ChaCha20Rng::from_seed([game; 32]);
        for _ in 0..1_000 {
            visit(&state, &mut rng);
            let Some((by, action)) = random_step(&state, &mut rng) else {
                ended += 1;
                break;
            };
            let played = state.play(by, &action);
            assert_eq!(played, Ok(()), "{by}: {action}");
        }
    }
    ended
}

fn random_step(state: &Dice, rng: &mut ChaCha20Rng) -> Option<(Actor, Action)> {
    let view = state.view(Observer::Public);
    match state.turn() {
        Turn::Chance => Some((Actor::Chance, state.chance(rng)?)),
        Turn::Race(_) if view.options.limit.is_some() && chance::below(rng, 20) == 0 => {
            Some((Actor::Clock, Action::Void))
        }
        Turn::Race(seats) => {
            let caller = chance::pick(rng, &seats.iter().collect::<Vec<_>>())?;
            let right = view.round?.roll.read().call;
            let call = match chance::below(rng, 2) {
                0 => right,
                _ => chance::pick(rng, &Call::ALL)?,
            };
            Some((Actor::Seat(caller), Action::Call(call)))
        }
        Turn::Seat(seat) => {
            let actions = state.view(Observer::Seat(seat)).actions;
            Some((Actor::Seat(seat), chance::pick(rng, &actions)?))
        }
        Turn::Over(_) => None,
    }
}

#[test]
fn a_view_is_the_same_for_all_and_gives_the_state_back() {
    random_games(56, |state, rng| {
        let public = state.view(Observer::Public);
        let json = serde_json::to_string(&public).unwrap();
        assert_eq!(serde_json::from_str::<View>(&json).unwrap(), public);
        for who in Seat::all(8).map(Observer::Seat).chain([Observer::Public]) {
            let mut view = state.view(who);
            assert_eq!(Dice::determinize(&view, rng).as_ref(), Ok(state));
            view.actions.clear();
            assert_eq!(view, public);
        }
    });
}

/// Which view, and where to change it to what. `NONE` is an empty tally.
const FORGED: &str = r#"
    race  | {"/supply/rhino": 2}
    race  | {"/trophies/0/rhino": 255}
    race  | {"/trophies": []}
    race  | {"/trophies": [{"rhino":3,"gnu":3,"bongo":3}]}
    race  | {"/options/trophies": 4}
    race  | {"/options/variant": "guards"}
    race  | {"/options/calls": "free"}
    race  | {"/turn": {"race":[0,1,2]}}
    race  | {"/turn": {"seat":1}}
    race  | {"/turn": "chance"}
    race  | {"/turn": {"over":"drawn"}}
    race  | {"/rounds": 0}
    race  | {"/rounds": 1}
    race  | {"/rounds": 2}
    race  | {"/roller": 0}
    race  | {"/roller": null}
    race  | {"/round": null}
    race  | {"/round/roller": 7}
    race  | {"/round/roll": "GGGRB 33"}
    race  | {"/round/roll": "RRRGB 33 RR"}
    race  | {"/round/calls/0/seat": 5}
    race  | {"/round/calls/0/seat": 0}
    race  | {"/round/calls/0/call": "rhino"}
    race  | {"/round/calls/0/cost/bongo": 1}
    race  | {"/round/calls/0/cost/gnu": 3}
    race  | {"/out": []}
    race  | {"/last": null}
    race  | {"/last/reading/call": "bongo"}
    race  | {"/last/round/calls": []}
    race  | {"/last/end": "void"}
    race  | {"/last/end/won/seat": 0}
    race  | {"/last/end/won/took": "rhino"}
    race  | {"/last/end/won/from": {"seat":1}}
    race  | {"/last/end/won/from": {"seat":7}}
    race  | {"/actions": ["throw"]}
    race  | {"/supply/rhino": 0, "/trophies/0/rhino": 3, "/rounds": 9}
    race  | {"/round/calls/0/seat": 5, "/out": [5], "/turn": {"race": [0,1,2]}}
    race  | {"/round/calls/0": {"seat":0,"call":"nothing","cost":NONE}, "/out": [0], "/turn": {"race": [1,2]}}
    race  | {"/round/calls": [{"seat":1,"call":"gnu","cost":NONE},{"seat":1,"call":"bongo","cost":NONE}]}
    race  | {"/round/calls": [{"seat":0,"call":"gnu","cost":NONE},{"seat":1,"call":"gnu","cost":NONE},{"seat":2,"call":"gnu","cost":NONE}], "/out": [0,1,2], "/turn": {"race": []}}
    race  | {"/last/reading/wanted/by": "neither"}
    race  | {"/last/round/roller": 7}
    tied  | {"/claim": null}
    tied  | {"/claim/winner": 1}
    tied  | {"/turn": {"seat":1}}
    tied  | {"/turn": {"race":[0,1]}}
    tied  | {"/round/calls": []}
    tied  | {"/round/roll": "RRRGB 22"}
    tied  | {"/supply/rhino": 1, "/trophies/0/rhino": 0}
    over  | {"/turn": {"over":{"won":[]}}}
    over  | {"/turn": {"over":{"won":[1]}}}
    over  | {"/turn": {"over":{"won":[0,1]}}}
    over  | {"/turn": {"seat":0}}
    over  | {"/last": null}
    void  | {"/options/limit": null}
    void  | {"/roller": 0}
    void  | {"/turn": {"seat":0}, "/roller": 0}
    void  | {"/turn": "chance", "/roller": null}
    start | {"/rounds": 1}
    start | {"/roller": 3}
    start | {"/turn": {"race":[]}}
    start | {"/trophies": [NONE]}
    start | {"/turn": {"seat":7}, "/roller": 7}
"#;

#[test]
fn views_that_no_game_gives_are_refused() {
    let mut rng = ChaCha20Rng::from_seed([0; 32]);
    let position = |name: &str| match name {
        "race" => {
            let mut table = Table::small();
            table.give("0 rhino, 0 rhino, 1 gnu").roll(RHINO).play("1: call gnu").clone()
        }
        "tied" => {
            let mut table = Table::small();
            table.give("0 rhino, 1 rhino, 2 rhino").roll(RHINO).play("2: call rhino").clone()
        }
        "over" => Table::small().give("0 gnu, 0 gnu, 0 gnu").clone(),
        "void" => Table::small().give("1 gnu").roll(RHINO).play("clock: void").clone(),
        _ => Table::fresh(3, json!({})),
    };
    let forged = FORGED.replace("NONE", r#"{"rhino":0,"gnu":0,"bongo":0}"#);
    for line in forged.trim().lines() {
        let (name, changes) = line.split_once('|').unwrap();
        let Table(state) = position(name.trim());
        let view = state.view(Observer::Public);
        assert_eq!(Dice::determinize(&view, &mut rng), Ok(state));
        let mut forged = serde_json::to_value(view).unwrap();
        for (at, to) in serde_json::from_str::<Map<String, Value>>(changes).unwrap() {
            *forged.pointer_mut(&at).unwrap() = to;
        }
        let forged = serde_json::from_value(forged).unwrap();
        let determinized = Dice::determinize(&forged, &mut rng);
        assert_eq!(determinized, Err(Inconsistent), "{line}");
    }
}

#[test]
fn a_strangers_view_is_refused_or_can_be_played_on() {
    let mut accepted = 0;
    random_games(56, |state, rng| {
        let mut view = serde_json::to_value(state.view(Observer::Public)).unwrap();
        let mut leaves = Vec::new();
        collect_leaves(&mut view, &mut leaves);
        let at = chance::below(rng, u32::try_from(leaves.len()).unwrap()) as usize;
        let values = [json!(0), json!(1), json!(255), json!(u32::MAX), Value::Null, json!("gnu")];
        *leaves.swap_remove(at) = values[chance::below(rng, 6) as usize].clone();
        let Ok(view) = serde_json::from_value::<View>(view) else {
            return;
        };
        let Ok(mut state) = Dice::determinize(&view, rng) else {
            return;
        };
        assert_eq!(state.view(Observer::Public), view);
        accepted += 1;
        for _ in 0..50 {
            if let Some((by, action)) = random_step(&state, rng) {
                assert_eq!(state.play(by, &action), Ok(()));
            }
        }
    });
    assert!(accepted > 100, "only {accepted} views were accepted");
}

/// Everything in a JSON value that is no list and no object.
fn collect_leaves<'a>(value: &'a mut Value, leaves: &mut Vec<&'a mut Value>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| collect_leaves(item, leaves)),
        Value::Object(fields) => {
            fields.values_mut().for_each(|field| collect_leaves(field, leaves));
        }
        leaf => leaves.push(leaf),
    }
}
