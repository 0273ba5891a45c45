//! The one source of chance in a game.

use std::hash::{Hash, Hasher};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A seeded generator whose stream is the same on every platform and version (9.2).
///
/// The generator is xoshiro256++, seeded through SplitMix64; numbers below a bound and shuffles are made here, not by a
/// library that may change how it does them. A test pins the stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// The stream of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number from 0 up to but not including `bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0, in debug builds.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        // Lemire's method: the high half of a product, thrown again in the rare uneven remainder.
        let mut product = self.word() * u64::from(bound);
        if (product as u32) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while (product as u32) < uneven {
                product = self.word() * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Puts the items in a random order, each equally likely (Fisher and Yates).
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let j = self.below(i as u32 + 1) as usize;
            items.swap(i, j);
        }
    }

    #[inline]
    fn word(&mut self) -> u64 {
        self.0.next_u64() >> 32
    }
}

impl Hash for Chance {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // The next number tells two states apart as well as the state itself, which the crate keeps to itself.
        self.clone().0.next_u64().hash(state);
    }
}
