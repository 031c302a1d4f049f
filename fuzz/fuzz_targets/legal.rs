//! Bytes choose among the legal steps: none is refused, no view is lost on the
//! wire, and every state drawn from a view agrees with it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{Actor, AnyState, GameKind, Observer, Seat, Turn};

fuzz_target!(|bytes: &[u8]| {
    let [game, seats, choices @ ..] = bytes else { return };
    let game = GameKind::ALL[usize::from(*game) % GameKind::ALL.len()];
    let Ok(mut state) = AnyState::start(&game.default_options(), seats % 8 + 1) else { return };
    for choice in choices {
        let pick = |count: usize| usize::from(*choice) % count.max(1);
        let (by, actions) = match state.turn() {
            Turn::Over(_) => return,
            Turn::Chance => (Actor::Chance, state.outcomes().into_iter().map(|(action, _)| action).collect()),
            Turn::Seat(seat) => (Actor::Seat(seat), state.actions(seat)),
            Turn::Race(seats) => {
                let Some(seat) = seats.iter().nth(pick(seats.len() as usize)) else { return };
                (Actor::Seat(seat), state.actions(seat))
            }
        };
        let action = actions[pick(actions.len())];
        state.play(by, &action).expect("a listed step is accepted");
        for who in [Observer::Public, Observer::Seat(Seat::new(seats % 8).expect("below 8"))] {
            let view = state.view(who);
            let mut words = Words(u32::from(*choice));
            let again = view.determinize(&mut words).expect("a state agrees with an honest view");
            assert_eq!(again.view(who), view);
        }
    }
});

/// A generator that is enough for drawing any state: a counter, stirred.
struct Words(u32);

impl rand_core::TryRng for Words {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        self.0 = self.0.wrapping_add(1);
        Ok(self.0.wrapping_mul(0x9e37_79b9).rotate_left(13).wrapping_mul(0x85eb_ca6b))
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(u64::from(self.try_next_u32()?) << 32 | u64::from(self.try_next_u32()?))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        bytes.fill(self.try_next_u32()?.to_le_bytes()[0]);
        Ok(())
    }
}
