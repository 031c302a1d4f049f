//! What the laws of the contract need to know of `pig`.

use rules::pig::{Action, Pig};
use rules::{Game, GameKind, Observer, Seat};

use super::Tested;

impl Tested for Pig {
    fn tables() -> Vec<(<Pig as Game>::Options, u8)> {
        let long = serde_json::from_value(serde_json::json!({ "length": "long" })).unwrap();
        vec![(Default::default(), 2), (long, 3), (Default::default(), 4)]
    }

    fn representable(_: &Pig) -> Vec<Action> {
        let first = Seat::all(8).map(Action::First);
        first.chain((0..9).map(Action::Show)).chain([Action::Roll, Action::Hold]).collect()
    }

    /// Points are made: only the number of seats is always the same.
    fn conserved(state: &Pig) -> Vec<u32> {
        vec![u32::try_from(state.view(Observer::Public).scores.len()).unwrap()]
    }
}

#[test]
fn the_list_of_games_has_it() {
    assert_eq!(GameKind::ALL.last().map(|kind| kind.id()), Some("pig"));
    let error = "pigs".parse::<GameKind>().unwrap_err().to_string();
    assert!(error.ends_with("the games are cards, dice, tiles and pig"), "{error}");
}
