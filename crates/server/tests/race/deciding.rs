//! The verdict: the order of the calls, lots, and what the rules make of it.

use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rules::chance::below;
use rules::dice::{Action, Dice, Options};
use rules::{Actor, Game, Seat, Turn};
use server::race::{CAP, Link, Race, TOO_CLOSE, Verdict};

use super::{afar, at, ms, seat};

const OPENS_AT: u64 = 10_000;

/// The verdict on calls with these reactions, all claimed and all possible, by
/// seats on these devices.
fn verdict(calls: &[(u32, u64)], rng: &mut ChaCha8Rng) -> Verdict<()> {
    let trip = Some(super::trip(0));
    let seats = || Seat::all(8).zip(calls);
    let links = seats().map(|(seat, &(device, _))| (seat, Link::Device { device, trip }));
    let mut race = Race::new(at(OPENS_AT), CAP, links);
    for (seat, &(_, reaction)) in seats() {
        race.call(seat, (), Some(ms(reaction)), at(OPENS_AT + reaction)).unwrap();
    }
    race.verdict(at(OPENS_AT + 60_000), rng).unwrap()
}

/// How often each seat came first in 10,000 verdicts.
fn firsts(calls: &[(u32, u64)]) -> Vec<u32> {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut counts = vec![0; calls.len()];
    for _ in 0..10_000 {
        counts[verdict(calls, &mut rng).calls[0].seat.index()] += 1;
    }
    counts
}

#[test]
fn d6_lots_are_fair() {
    // Five standard deviations are 250 of two, and 236 of three.
    let two = firsts(&[(0, 1_007), (1, 1_000)]);
    assert!(two.iter().all(|&count| 5_000u32.abs_diff(count) < 250), "{two:?}");
    let three = firsts(&[(0, 1_000), (1, 1_004), (2, 1_007), (3, 1_008)]);
    assert!(three[..3].iter().all(|&count| 3_333u32.abs_diff(count) < 236), "{three:?}");
    assert_eq!(three[3], 0, "8 ms are enough");
    // Two who share a device do not have two chances against a third.
    let shared = firsts(&[(0, 1_000), (0, 1_001), (1, 1_002)]);
    assert!(5_000u32.abs_diff(shared[0]) < 250 && shared[1] == 0, "{shared:?}");
}

#[test]
fn d6_what_was_settled_by_lot_is_said_to_be() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let lots = |calls: &[(u32, u64)], rng: &mut ChaCha8Rng| -> Vec<(u8, bool)> {
        let verdict = verdict(calls, rng);
        let mut lots: Vec<_> =
            verdict.calls.iter().map(|call| (call.seat.number(), call.lot)).collect();
        lots.sort_unstable();
        lots
    };
    let close = [(0, 1_000), (1, 1_005), (2, 1_020), (3, 1_028)];
    assert_eq!(lots(&close, &mut rng), [(0, true), (1, true), (2, false), (3, false)]);
    // The same time on the same device is a lot, too: there is no order to keep.
    assert_eq!(lots(&[(0, 1_000), (0, 1_000)], &mut rng), [(0, true), (1, true)]);
    assert_eq!(lots(&[(0, 1_000), (0, 1_001)], &mut rng), [(0, false), (1, false)]);
}

#[test]
fn d6_no_lot_lets_anyone_pass_who_was_clearly_slower() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for _ in 0..5_000 {
        let calls: Vec<(u32, u64)> =
            (0..8).map(|_| (below(&mut rng, 4), 1_000 + u64::from(below(&mut rng, 40)))).collect();
        let verdict = verdict(&calls, &mut rng);
        assert_eq!(verdict.calls.len(), 8);
        for (index, earlier) in verdict.calls.iter().enumerate() {
            for later in &verdict.calls[index + 1..] {
                assert!(earlier.judged < later.judged + TOO_CLOSE);
                let [one, other] = [earlier, later].map(|call| calls[call.seat.index()].0);
                assert!(one != other || earlier.judged <= later.judged);
                assert!(earlier.judged <= later.judged || earlier.lot && later.lot);
            }
        }
    }
}

/// The whole way: a wrong call that reacted first but arrived last costs its
/// trophies before the right one is rewarded (D4.2), and what comes after the right one does not
/// count.
#[test]
fn d4_2_the_rules_play_the_calls_in_the_order_of_the_verdict() {
    let mut state = Dice::start(&Options::default(), 3).unwrap();
    let mut play = |by, text: &str| {
        let action: Action = text.parse().unwrap();
        state.play(by, &action).unwrap();
        state.turn()
    };
    play(Actor::Chance, "first 0");
    play(Actor::Seat(seat(0)), "throw");
    let Turn::Race(racing) = play(Actor::Chance, "roll RRRGB 33") else { panic!() };
    assert_eq!(racing.len(), 3);

    let mut race = Race::new(at(OPENS_AT), CAP, [afar(0, 20), afar(1, 60), afar(2, 220)]);
    race.call(seat(1), "call nothing", Some(ms(1_075)), at(OPENS_AT + 1_090)).unwrap();
    race.call(seat(0), "call rhino", Some(ms(1_030)), at(OPENS_AT + 1_092)).unwrap();
    race.call(seat(2), "call gnu", Some(ms(1_000)), at(OPENS_AT + 1_112)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    let verdict = race.verdict(at(OPENS_AT + 1_112), &mut rng).unwrap();
    let mut played = Vec::new();
    for call in &verdict.calls {
        played.push((call.seat.number(), call.what));
        // Only a race goes on to the next call.
        if !matches!(play(Actor::Seat(call.seat), call.what), Turn::Race(_)) {
            break;
        }
    }
    assert_eq!(played, [(2, "call gnu"), (0, "call rhino")]);
    assert_eq!(verdict.held, Duration::from_millis(22));
}
