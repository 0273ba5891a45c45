//! How the living sprites of a board stand at a moment: which picture, where, how turned. Pure functions of the clock.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::art::{
    manifest,
    manifest::boards::{Ambient, Life, MotionKind, Order},
};

/// Seconds between two bursts, where the drawing leaves it to the game: a dragon must breathe in, too.
const QUIET: f32 = 7.4;

/// One picture of a living sprite at a moment. Lengths are the board's or the picture's own units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Breath {
    /// Name of the sprite.
    pub sprite: &'static str,
    /// Which of its pictures.
    pub frame: usize,
    /// Where its anchor lies.
    pub at: Vec2,
    /// How large it is drawn; what pulses is drawn in one size and pulled.
    pub scale: f32,
    /// Pulled to so many times that size.
    pub pulse: f32,
    /// Turned clockwise about its anchor, radians.
    pub angle: f32,
    /// Mirrored, left for right.
    pub flip: bool,
    /// 0 to 1; 0 is not there at all.
    pub opacity: f32,
}

/// Everything that lives on a board or a picture, `seconds` after it began: as many, in the same order, at any moment.
#[must_use]
pub fn breaths(lives: &'static [Life], night: bool, seconds: f32) -> Vec<Breath> {
    let mut breaths = Vec::with_capacity(lives.len() + 4);
    for (i, life) in lives.iter().enumerate() {
        let Some(sprite) = manifest().ambient(&life.sprite) else {
            continue;
        };
        let count = sprite.frames.of(night).len();
        if count > 0 {
            breathe(life, sprite, count, seconds, i as u32, &mut breaths);
        }
    }
    breaths
}

fn breathe(
    life: &'static Life,
    sprite: &Ambient,
    count: usize,
    seconds: f32,
    seed: u32,
    breaths: &mut Vec<Breath>,
) {
    let motion = &sprite.motion;
    let mut breath = Breath {
        sprite: &life.sprite,
        frame: 0,
        at: Vec2::new(life.x, life.y),
        scale: life.scale,
        pulse: 1.0,
        angle: 0.0,
        flip: life.flip,
        opacity: 1.0,
    };
    let period = motion.period.unwrap_or(1.0);
    match motion.kind {
        MotionKind::Rotate => {
            breath.angle = (seconds / period).fract() * TAU;
            breaths.push(breath);
            return;
        }
        MotionKind::Pulse => {
            let [least, most] = motion.scale.unwrap_or([1.0, 1.0]);
            let share = 0.5 + 0.5 * (seconds / period * TAU).sin();
            breath.pulse = least.lerp(most, share);
            breaths.push(breath);
            return;
        }
        MotionKind::Frames => {}
        MotionKind::FramesAndDrift => {
            if let Some(drift) = motion.drift {
                let (away, back) = there_and_back((seconds / drift.period).fract());
                let ahead = if life.flip { -1.0 } else { 1.0 };
                breath.at.x += drift.dx * life.scale * away * ahead;
                // Nobody swims home backwards.
                breath.flip = life.flip != back;
            }
        }
    }
    if let Some(burst) = motion.burst {
        let quiet = if burst.off > 0.0 { burst.off } else { QUIET };
        // It begins with the pause.
        let burns = seconds % (burst.on + quiet) >= quiet;
        breath.opacity = if burns { 1.0 } else { 0.0 };
    }
    let own = if motion.random_phase {
        (hash(seed) % 64) as f32
    } else {
        0.0
    };
    let turn = seconds * motion.fps.unwrap_or(1.0) + own;
    let (number, within) = (turn.floor() as u32, turn.fract());
    let frame = |number| frame(motion.order, &motion.sequence, count, number, seed);
    breath.frame = frame(number);
    if motion.crossfade {
        let next = Breath {
            frame: frame(number + 1),
            opacity: within,
            ..breath
        };
        breath.opacity = 1.0 - within;
        breaths.push(next);
    }
    breaths.push(breath);
}

/// Which picture comes as the `number`-th.
fn frame(order: Option<Order>, sequence: &[usize], count: usize, number: u32, seed: u32) -> usize {
    let number_in = |len: usize| number as usize % len.max(1);
    if let Some(&frame) = sequence.get(number_in(sequence.len())) {
        return frame.min(count - 1);
    }
    match order {
        Some(Order::PingPong) if count > 1 => {
            let there = number_in(2 * (count - 1));
            there.min(2 * (count - 1) - there)
        }
        Some(Order::Random) => {
            let lot =
                |number: u32| hash(number.wrapping_mul(97).wrapping_add(seed)) as usize % count;
            let frame = lot(number);
            // A flame that stands still looks frozen.
            if frame == lot(number.wrapping_sub(1)) {
                (frame + 1) % count
            } else {
                frame
            }
        }
        _ => number_in(count),
    }
}

/// From 0 to 1 and back, gently at both ends; and whether it is the way back.
fn there_and_back(along: f32) -> (f32, bool) {
    (0.5 - 0.5 * (along * TAU).cos(), along > 0.5)
}

/// A number that looks like chance, the same every time.
const fn hash(seed: u32) -> u32 {
    let mut x = seed.wrapping_add(0x9e37_79b9);
    x = (x ^ (x >> 16)).wrapping_mul(0x21f0_aaad);
    x = (x ^ (x >> 15)).wrapping_mul(0x735a_2d97);
    x ^ (x >> 15)
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::art::manifest::boards::Board;

    fn boards() -> impl Iterator<Item = (&'static str, &'static Board, bool)> {
        manifest()
            .boards()
            .map(|(name, board)| (name, board, name.ends_with("night")))
    }

    #[test]
    fn every_board_lives_and_at_any_moment_its_pictures_exist() {
        for (name, board, night) in boards() {
            let first = breaths(&board.ambient, night, 0.0);
            assert!(!first.is_empty(), "{name}");
            for step in 0..400 {
                let now = breaths(&board.ambient, night, step as f32 * 0.25);
                assert_eq!(now.len(), first.len(), "{name}");
                for (breath, before) in now.iter().zip(&first) {
                    assert_eq!(breath.sprite, before.sprite);
                    let sprite = manifest().ambient(breath.sprite).unwrap();
                    let count = sprite.frames.of(night).len();
                    assert!(breath.frame < count, "{name} {breath:?}");
                    assert!((0.0..=1.0).contains(&breath.opacity));
                    // A swan may swim, but not away.
                    assert!(breath.at.distance(before.at) < 61.0, "{breath:?}");
                    let board = Rect::from_corners(Vec2::ZERO, board.view);
                    assert!(board.contains(breath.at), "{name} {breath:?}");
                }
            }
        }
    }

    #[test]
    fn the_title_lives_by_day() {
        let title = manifest().part("title").unwrap();
        let all = breaths(&title.ambient, false, 3.0);
        assert_eq!(all.len(), title.ambient.len());
        let picture = Rect::from_corners(Vec2::ZERO, title.size);
        assert!(all.iter().all(|breath| picture.contains(breath.at)));
    }

    #[test]
    fn nothing_jumps_from_one_moment_to_the_next() {
        for (name, board, night) in boards() {
            for step in 0..400 {
                let [a, b] =
                    [0, 1].map(|i| breaths(&board.ambient, night, (step + i) as f32 * 0.25));
                for (a, b) in a.iter().zip(&b) {
                    assert!(a.at.distance(b.at) < 2.0, "{name} {a:?} {b:?}");
                    assert!((a.pulse - b.pulse).abs() < 0.05, "{name} {a:?}");
                    let turned = (b.angle - a.angle).rem_euclid(TAU);
                    assert!(!(0.2..=TAU - 0.01).contains(&turned), "{name} {a:?} {b:?}");
                }
            }
        }
    }

    #[test]
    fn pictures_follow_in_their_order() {
        let order = |order, count| -> Vec<usize> {
            (0..8)
                .map(|number| frame(order, &[], count, number, 3))
                .collect()
        };
        assert_eq!(order(Some(Order::PingPong), 3), [0, 1, 2, 1, 0, 1, 2, 1]);
        assert_eq!(order(Some(Order::Cycle), 3), [0, 1, 2, 0, 1, 2, 0, 1]);
        assert_eq!(order(Some(Order::PingPong), 1), [0; 8]);
        assert_eq!(order(Some(Order::Random), 1), [0; 8]);
        let blinks = [0, 0, 1];
        let owl: Vec<usize> = (0..4).map(|n| frame(None, &blinks, 3, n, 0)).collect();
        assert_eq!(owl, [0, 0, 1, 0]);
    }

    #[test]
    fn the_dragon_breathes_in_longer_than_out() {
        let (_, day, _) = boards().find(|(name, ..)| *name == "day").unwrap();
        let fire = |seconds| {
            let all = breaths(&day.ambient, false, seconds);
            let dragon = all
                .into_iter()
                .find(|breath| breath.sprite == "dragon-fire");
            dragon.unwrap().opacity > 0.0
        };
        let steps = 4 * 90;
        let burning = (0..steps).filter(|&step| fire(step as f32 * 0.25)).count();
        assert!(!fire(0.0));
        assert!(burning > steps / 10 && burning < steps / 4, "{burning}");
    }
}
