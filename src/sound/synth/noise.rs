//! Chance without a state: a number for every seed and place, the same on every machine.

/// White noise from -1 to 1: sample `n` of the sequence `seed`.
#[inline(always)]
pub(super) fn noise(seed: u32, n: u32) -> f32 {
    let mut x = n.wrapping_add(seed.wrapping_mul(0x9E37_79B9));
    x ^= x >> 16;
    x = x.wrapping_mul(0x7feb_352d);
    x ^= x >> 15;
    x = x.wrapping_mul(0x846c_a68b);
    x ^= x >> 16;
    (x ^ 0x8000_0000) as i32 as f32 * (1.0 / 2_147_483_648.0)
}

/// An even number from 0 to 1.
pub(in crate::sound) fn chance(seed: u32, n: u32) -> f32 {
    noise(seed, n) * 0.5 + 0.5
}
