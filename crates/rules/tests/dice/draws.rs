//! From a seed to a game.

use super::*;
use rules::dice::*;

#[test]
fn the_way_from_a_seed_to_a_game_never_changes() {
    let mut rng = ChaCha20Rng::from_seed([7; 32]);
    let mut table = Table::fresh(8, json!({"variant": "guards"}));
    let first = table.0.chance(&mut rng).unwrap();
    assert_eq!(first.to_string(), "first 3");
    table.play("chance: first 3");
    assert_eq!(table.0.chance(&mut rng), None);
    let roll = table.play("3: throw").0.chance(&mut rng).unwrap();
    assert_eq!(roll.to_string(), "roll RBRBB 23 GG B");
}

#[test]
fn every_roll_of_the_variant_is_an_outcome() {
    for (variant, size) in [("basic", 2_187), ("poachers", 19_683), ("guards", 59_049)] {
        let mut table = Table::new(2, json!({"variant": variant}));
        let mut outcomes = vec![(Action::Void, 9)];
        table.play("0: throw").0.outcomes(&mut outcomes);
        assert_eq!(outcomes.len(), size);
        for (roll, weight) in &outcomes {
            let played = table.0.clone().play(Actor::Chance, roll);
            assert_eq!((played, *weight), (Ok(()), 1));
        }
        let roll = outcomes[0].0;
        table.play(&format!("chance: {roll}")).0.outcomes(&mut outcomes);
        assert!(outcomes.is_empty());
    }
}
