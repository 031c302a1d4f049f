//! What a single call is judged to be.

use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use server::race::{CAP, CAP_BY_LINK, JudgedCall, Link, Race, Refused, SLACK};

use super::{afar, at, ms, seat};

const OPENS_AT: u64 = 10_000;

/// A call on such a link, so long after calls opened.
fn called(
    link: Link,
    cap: Duration,
    claim: Option<u64>,
    after: u64,
) -> Result<JudgedCall<()>, Refused> {
    let mut race = Race::new(at(OPENS_AT), cap, [(seat(0), link)]);
    race.call(seat(0), (), claim.map(ms), at(OPENS_AT + after))?;
    let mut lots = ChaCha8Rng::seed_from_u64(0);
    Ok(race.verdict(at(OPENS_AT + after), &mut lots).unwrap().calls.remove(0))
}

#[test]
fn d6_a_claim_counts_within_what_the_trip_allows() {
    let (_, link) = afar(0, 100);
    // The call arrived after 1000 ms, and one way takes 50.
    for (claim, judged) in [
        (Some(0), 932),
        (Some(931), 932),
        (Some(932), 932),
        (Some(950), 950),
        (Some(968), 968),
        (Some(969), 968),
        (Some(u64::MAX), 968),
        (None, 950),
    ] {
        let call = called(link, CAP, claim, 1_000).unwrap();
        assert_eq!(call.judged, ms(judged), "{claim:?}");
        assert_eq!((call.least, call.most, call.trip), (ms(932), ms(968), Some(ms(50))));
        assert_eq!((call.arrived, call.claimed), (ms(1_000), claim.map(ms)));
    }
}

#[test]
fn no_credit_is_longer_than_the_cap() {
    let (_, link) = afar(0, 600);
    for (cap, least) in [(CAP, 850), (CAP_BY_LINK, 750), (ms(0), 1_000)] {
        for claim in [Some(0), None] {
            assert_eq!(called(link, cap, claim, 1_000).unwrap().judged, ms(least));
        }
    }
}

#[test]
fn an_unmeasured_connection_is_judged_by_arrival() {
    let link = Link::Device { device: 0, trip: None };
    for claim in [None, Some(0), Some(5_000)] {
        let call = called(link, CAP, claim, 1_000).unwrap();
        assert_eq!((call.judged, call.trip), (ms(1_000), None));
    }
}

#[test]
fn a_bot_has_exactly_its_own_time() {
    // The timer that played it was 7 ms late.
    let call = called(Link::Here, CAP, Some(993), 1_000).unwrap();
    assert_eq!((call.judged, call.trip), (ms(993), None));
    // It cannot come from the future.
    assert_eq!(called(Link::Here, CAP, Some(1_001), 1_000).unwrap().judged, ms(1_000));
    assert_eq!(called(Link::Here, CAP, None, 1_000).unwrap().judged, ms(1_000));
}

#[test]
fn d4_1_nobody_calls_before_the_dice_are_shown() {
    let (_, far) = afar(0, 100);
    let unmeasured = Link::Device { device: 0, trip: None };
    // What comes 31 ms after calls opened travelled at least 50 − 18 = 32.
    assert_eq!(called(far, CAP, Some(400), 31), Err(Refused::TooEarly));
    assert_eq!(called(far, CAP, Some(400), 32).unwrap().judged, ms(0));
    assert_eq!(called(unmeasured, CAP, None, 0).unwrap().judged, ms(0));
    for link in [far, unmeasured, Link::Here] {
        let mut race = Race::new(at(OPENS_AT), CAP, [(seat(0), link)]);
        let refused = race.call(seat(0), (), None, at(OPENS_AT - 1));
        assert_eq!(refused, Err(Refused::TooEarly));
        // It does not cost the call: the seat may call once it has seen the dice.
        assert_eq!(race.call(seat(0), (), None, at(OPENS_AT + 500)), Ok(()));
    }
    let sentence = Refused::TooEarly.to_string();
    assert_eq!(sentence, "this was called before the dice were shown (D4.1)");
}

#[test]
fn whatever_is_claimed_gains_no_more_than_the_slack() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let mut below = |bound: u32| u64::from(rules::chance::below(&mut rng as &mut dyn Rng, bound));
    for _ in 0..20_000 {
        // A reaction, and a packet that is never faster than the usual trip.
        let (round, reaction, jitter) = (2 * below(120), 100 + below(3_000), below(60));
        let (_, link) = afar(0, round);
        let after = reaction + round / 2 + jitter;
        let lie = called(link, CAP, Some(below(5_000)), after).unwrap().judged;
        assert!(lie + SLACK >= ms(reaction));
        let honest = called(link, CAP, Some(reaction), after).unwrap().judged;
        assert!(lie + SLACK >= honest, "not even against the honest one's luck");
        // Honesty is never worse than what the packet's delay makes inevitable.
        assert!(honest <= ms(reaction + jitter) && honest >= ms(reaction));
    }
}
