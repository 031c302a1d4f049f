//! Secrets stay secret, and what is public has one form.

use std::collections::BTreeSet;

use fair::{Added, Binding, Chance, Commitment, Derivation, Entropy, Secret};
use rand_core::Rng;
use rules::{GameKind, Seat};

use super::games::seats;

fn binding() -> Binding {
    let options = GameKind::Cards.default_options();
    Binding { derivation: Derivation::NEWEST, table: "t".into(), number: 1, options, seats: 2 }
}

fn adding(entropy: &[Option<Entropy>]) -> Added {
    Added { promises: Vec::new(), entropy: entropy.to_vec() }
}

#[test]
fn secrets_are_new_each_time_and_not_printed() {
    let secret = Secret::random().unwrap();
    assert_ne!(secret.reveal(), Secret::random().unwrap().reveal());
    assert_ne!(Entropy::random().unwrap(), Entropy::random().unwrap());
    assert_eq!(format!("{secret:?}"), "Secret(…)");
    assert_eq!(format!("{:?}", Chance::new(&secret, &binding(), &Added::default())), "Chance(…)");
    let read = Secret::from_hex(&secret.reveal()).unwrap();
    assert_eq!(read.commitment(&binding()), secret.commitment(&binding()));
}

#[test]
fn thirty_two_bytes_are_written_in_one_way() {
    let text = "00ff".repeat(16);
    let commitment: Commitment = text.parse().unwrap();
    assert_eq!(commitment.to_string(), text);
    let json = format!("\"{text}\"");
    assert_eq!(serde_json::to_string(&commitment).unwrap(), json);
    assert_eq!(serde_json::from_str::<Entropy>(&json).unwrap().to_string(), text);
    let long = "0".repeat(1 << 20);
    for wrong in ["", "00", &text.to_uppercase(), &text[1..], &text.replace("00", "0g"), &long] {
        assert!(wrong.parse::<Commitment>().is_err());
        assert!(wrong.parse::<Entropy>().is_err());
        assert!(Secret::from_hex(wrong).is_err());
        assert!(serde_json::from_str::<Commitment>(&format!("\"{wrong}\"")).is_err());
    }
}

#[test]
fn a_commitment_is_good_for_one_game_only() {
    let secret = Secret::from_hex(&"5e".repeat(32)).unwrap();
    let dice = GameKind::Dice;
    let bindings = [
        binding(),
        Binding { derivation: Derivation::V1, ..binding() },
        Binding { table: "u".into(), ..binding() },
        Binding { number: 2, ..binding() },
        Binding { seats: 3, ..binding() },
        Binding { options: dice.default_options(), ..binding() },
        Binding {
            options: dice.read_options(serde_json::json!({"trophies": 9})).unwrap(),
            ..binding()
        },
        Binding { options: GameKind::Tiles.default_options(), ..binding() },
    ];
    let commitments: BTreeSet<String> =
        bindings.iter().map(|binding| secret.commitment(binding).to_string()).collect();
    assert_eq!(commitments.len(), bindings.len());
    let words: BTreeSet<u64> = bindings
        .iter()
        .map(|binding| Chance::new(&secret, binding, &Added::default()).step(0).next_u64())
        .collect();
    assert_eq!(words.len(), bindings.len());
}

#[test]
fn everything_that_goes_in_changes_what_comes_out() {
    let secret = Secret::from_hex(&"5e".repeat(32)).unwrap();
    let (one, two) = (Entropy::from([1; 32]), Entropy::from([2; 32]));
    let added = [
        [None, None],
        [Some(one), None],
        [None, Some(one)],
        [Some(one), Some(one)],
        [Some(one), Some(two)],
        [Some(two), Some(one)],
        [Some(Entropy::from([0; 32])), None],
    ];
    let mut words = BTreeSet::new();
    for entropy in &added {
        let chance = Chance::new(&secret, &binding(), &adding(entropy));
        words.extend((0..4).map(|step| chance.step(step).next_u64()));
        words.extend(
            (0..4)
                .flat_map(|step| Seat::all(8).map(move |seat| (seat, step)))
                .map(|(seat, step)| chance.bot(seat, step)),
        );
    }
    assert_eq!(words.len(), added.len() * (4 + 4 * 8));
    // A list that is too short is one of seats that added nothing.
    let short = Chance::new(&secret, &binding(), &adding(&[Some(one)]));
    let long = Chance::new(&secret, &binding(), &adding(&[Some(one), None]));
    assert_eq!(short.step(7).next_u64(), long.step(7).next_u64());
}

#[test]
fn lots_are_even() {
    let chance =
        Chance::new(&Secret::from_hex(&"5e".repeat(32)).unwrap(), &binding(), &Added::default());
    let tied = seats(&[1, 4, 6]);
    let mut counts = [0u32; 8];
    for step in 0..9_000 {
        counts[chance.lot(step, tied).unwrap().index()] += 1;
    }
    // Five standard deviations of a binomial with n = 9,000 and p = 1/3.
    let even = |seat: usize| counts[seat].abs_diff(3_000) < 224;
    assert!(even(1) && even(4) && even(6), "{counts:?}");
    assert_eq!(chance.lot(0, seats(&[])), None);
}

#[test]
fn a_promise_is_good_for_one_seat_of_one_game() {
    let (zero, one) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
    let entropy = Entropy::from([1; 32]);
    let promises: BTreeSet<String> = [
        entropy.commitment("t", 1, zero),
        entropy.commitment("t", 1, one),
        entropy.commitment("t", 2, zero),
        entropy.commitment("u", 1, zero),
        Entropy::from([2; 32]).commitment("t", 1, zero),
        entropy.promise(&Binding { derivation: Derivation::V1, ..binding() }, zero),
    ]
    .map(|promise| promise.to_string())
    .into();
    assert_eq!(promises.len(), 6);
    assert_eq!(entropy.promise(&binding(), one), entropy.commitment("t", 1, one));
}
