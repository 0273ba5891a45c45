//! Easing: how a share of the time becomes a share of the way. Everything that moves on the table moves by one of these.
//!
//! Times run from 0 to 1, and are taken for 0 or 1 outside.

use std::f32::consts::{PI, TAU};

/// The share of the time that has passed of the part from `from` to `to`.
#[must_use]
pub fn part(time: f32, from: f32, to: f32) -> f32 {
    if to <= from {
        return if time < to { 0.0 } else { 1.0 };
    }
    ((time - from) / (to - from)).clamp(0.0, 1.0)
}

/// Gently at both ends.
#[must_use]
pub fn gently(time: f32) -> f32 {
    let time = time.clamp(0.0, 1.0);
    time * time * (3.0 - 2.0 * time)
}

/// Off at once, and slower and slower: what is thrown or unrolls.
#[must_use]
pub fn out(time: f32) -> f32 {
    1.0 - (1.0 - time.clamp(0.0, 1.0)).powi(3)
}

/// Slowly first, and faster and faster: what falls.
#[must_use]
pub fn into(time: f32) -> f32 {
    time.clamp(0.0, 1.0).powi(3)
}

/// From 0 up to 1 in the middle and down to 0: the height of a throw.
#[must_use]
pub fn bow(time: f32) -> f32 {
    let time = time.clamp(0.0, 1.0);
    4.0 * time * (1.0 - time)
}

/// To one side, to the other, and less and less, from 0 to 0: a stack that was landed on.
#[must_use]
pub fn sway(time: f32) -> f32 {
    let time = time.clamp(0.0, 1.0);
    (time * 1.5 * TAU).sin() * (1.0 - time).powi(2)
}

/// From 1 to 0, swinging about it: what was pressed together comes to rest.
#[must_use]
pub fn settle(time: f32) -> f32 {
    let time = time.clamp(0.0, 1.0);
    (time * 1.5 * PI).cos() * (1.0 - time).powi(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_begin_at_the_beginning_and_end_at_the_end() {
        for ease in [gently, out, into] {
            for (time, way) in [(-1.0, 0.0), (0.0, 0.0), (1.0, 1.0), (2.0, 1.0)] {
                assert!((ease(time) - way).abs() < 1e-5);
            }
        }
        for swing in [bow, sway] {
            assert!(swing(0.0).abs() < 1e-5 && swing(1.0).abs() < 1e-5);
        }
        assert_eq!((settle(0.0), settle(1.0)), (1.0, 0.0));
    }

    #[test]
    fn nothing_jumps() {
        for ease in [gently, out, into, bow, sway, settle] {
            for step in 0..1000 {
                let [a, b] = [step, step + 1].map(|step| ease(step as f32 / 1000.0));
                assert!((a - b).abs() < 0.012, "{a} {b}");
            }
        }
    }

    #[test]
    fn a_part_of_the_time_has_its_own_time() {
        assert_eq!(part(0.2, 0.4, 0.6), 0.0);
        assert!((part(0.5, 0.4, 0.6) - 0.5).abs() < 1e-6);
        assert_eq!(part(0.9, 0.4, 0.6), 1.0);
        assert_eq!((part(0.4, 0.5, 0.5), part(0.5, 0.5, 0.5)), (0.0, 1.0));
    }
}
