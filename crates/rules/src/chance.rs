//! Drawing without bias. A committed seed proves a game only if the way from
//! the generator's words to an action never changes, so it is written out here
//! and pinned by tests instead of being left to a library.

use rand_core::Rng;

use crate::seat::Seat;

/// A number below `bound`, each one equally likely.
///
/// One 32-bit word of the generator is multiplied by `bound`; the upper half of
/// the product is the answer. Words whose lower half falls below `2³² mod bound`
/// would favour some answers and are drawn again. A `bound` of 0 gives 0.
pub fn below(rng: &mut dyn Rng, bound: u32) -> u32 {
    if bound == 0 {
        return 0;
    }
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    // `2³² mod bound` is less than `bound`, so most draws need no division.
    if lower_half(product) < bound {
        let biased = bound.wrapping_neg() % bound;
        while lower_half(product) < biased {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// One of these, each equally likely; `None` of none.
pub fn pick<T: Copy>(rng: &mut dyn Rng, from: &[T]) -> Option<T> {
    let count = u32::try_from(from.len()).ok()?;
    from.get(below(rng, count) as usize).copied()
}

/// A seat of a table of this many, each equally likely.
pub fn seat(rng: &mut dyn Rng, seats: u8) -> Option<Seat> {
    Seat::all(seats).nth(below(rng, seats.into()) as usize)
}

#[expect(clippy::cast_possible_truncation, reason = "the lower half is what is wanted")]
fn lower_half(product: u64) -> u32 {
    product as u32
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha20Rng;
    use rand_core::SeedableRng;

    use super::*;

    #[test]
    fn the_way_from_a_seed_to_numbers_never_changes() {
        let mut rng = ChaCha20Rng::from_seed([7; 32]);
        let drawn: Vec<u32> =
            [2, 3, 5, 55, 99, 59_049, 3_000_000_000].map(|bound| below(&mut rng, bound)).to_vec();
        // The same numbers came from an implementation of ChaCha20 in another language.
        assert_eq!(drawn, [0, 0, 3, 24, 85, 20_221, 2_692_263_369]);
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut rng = ChaCha20Rng::from_seed([1; 32]);
        let mut counts = [0u32; 11];
        for _ in 0..110_000 {
            counts[below(&mut rng, 11) as usize] += 1;
        }
        // Five standard deviations of a binomial with n = 110,000 and p = 1/11.
        assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 477), "{counts:?}");
    }

    #[test]
    fn biased_words_are_drawn_again() {
        /// A generator that repeats a script.
        struct Script(std::vec::IntoIter<u32>);
        impl rand_core::TryRng for Script {
            type Error = std::convert::Infallible;
            fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
                Ok(self.0.next().unwrap())
            }
            fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
                unreachable!("only 32-bit words are drawn")
            }
            fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
                unreachable!("only 32-bit words are drawn")
            }
        }
        // 2³² mod 3 is 1, so exactly the word 0 is refused.
        let mut script = Script(vec![0, 0, u32::MAX].into_iter());
        assert_eq!(below(&mut script, 3), 2);
        assert!(script.0.next().is_none());
    }
}
