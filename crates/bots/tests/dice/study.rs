//! What is known of the game is what the document says.

use bots::dice::nothing;
use bots::dice::study::{answers, study, worth_of_guess};
use rules::dice::{Animal, Call, Number, Tally, Variant};

#[test]
fn the_document_has_these_numbers() {
    let document = include_str!("../../../../docs/KNOWLEDGE.md");
    assert!(document.contains(&study()), "copy what `bango study dice` prints:\n{}", study());
}

#[test]
fn the_answers_of_all_rolls_are_those_of_the_three_numbers() {
    for variant in [Variant::Basic, Variant::Poachers, Variant::Guards] {
        let all = answers(variant, None);
        let of = Number::ALL.map(|number| answers(variant, Some(number)));
        assert_eq!(all.0, of.iter().map(|of| of.0).sum::<u32>());
        assert_eq!(all.1, of.iter().map(|of| of.1).sum::<u32>());
        let share = f64::from(all.0) / f64::from(all.0 + 3 * all.1);
        assert!((share - nothing(variant)).abs() < 1e-12);
    }
}

/// Who has nothing loses nothing; who has much to lose should keep quiet.
#[test]
fn guesses_are_for_those_who_have_nothing() {
    let poor = Tally::default();
    let rich = Tally { rhino: 2, gnu: 2, bongo: 1 };
    for call in [Call::Nothing, Call::Animal(Animal::Bongo)] {
        assert!(worth_of_guess(call, poor, Variant::Guards) > 0.0);
    }
    assert!(worth_of_guess(Call::Nothing, rich, Variant::Guards) < 0.0);
}
