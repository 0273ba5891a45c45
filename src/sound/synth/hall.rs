//! The hall: a reverberation of eight delays that feed one another, and a limiter for what would be too loud.

use std::f32::consts::TAU;

use serde::Deserialize;

use super::SAMPLE_RATE;

/// How the hall answers.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(default)]
pub struct Hall {
    /// Seconds to fall by 60 dB.
    pub t60: f32,
    /// Loss of high tones at every wall.
    pub damp: f32,
    /// Loudness.
    pub wet: f32,
    /// Seconds before it answers.
    pub predelay: f32,
    /// What is lower isn't answered, Hz.
    pub lowcut: f32,
}

impl Default for Hall {
    fn default() -> Self {
        Self {
            t60: 1.6,
            damp: 0.3,
            wet: 0.5,
            predelay: 0.015,
            lowcut: 160.0,
        }
    }
}

impl Hall {
    /// A small room, for effects.
    pub const ROOM: Self = Self {
        t60: 0.7,
        damp: 0.3,
        wet: 0.4,
        predelay: 0.015,
        lowcut: 160.0,
    };
}

/// Lengths of the delays, samples: primes, so that their echoes don't fall together.
const DELAYS: [usize; 8] = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797];
/// With which sign each is fed.
const SIGNS: [f32; 8] = [1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0];
/// One of eight, so that all eight together lose nothing.
const SHARE: f32 = 0.353_553_4;
/// How strongly they are fed.
const FEED: f32 = 0.35;
/// Room of each delay, samples.
const ROOM: usize = 4096;
/// Samples at a time: fewer than the shortest delay has, so that no sample waits for another.
const AT_ONCE: usize = 1024;

/// A hall with sound in it.
pub(super) struct Reverb {
    hall: Hall,
    gains: [f32; 8],
    lines: Vec<[f32; ROOM]>,
    taken: Vec<[f32; AT_ONCE]>,
    at: usize,
    low: f32,
    before: Vec<f32>,
}

impl Reverb {
    pub fn new(hall: Hall) -> Self {
        let rate = SAMPLE_RATE as f32;
        Self {
            hall,
            gains: DELAYS.map(|delay| 10f32.powf(-3.0 * delay as f32 / (rate * hall.t60))),
            lines: vec![[0.0; ROOM]; 8],
            taken: vec![[0.0; AT_ONCE]; 8],
            at: 0,
            low: 0.0,
            before: vec![0.0; (hall.predelay * rate) as usize],
        }
    }

    /// Adds the hall's answer to `sent` to both sides. All three are of one length.
    pub fn answer(&mut self, sent: &[f32], left: &mut [f32], right: &mut [f32]) {
        let keep = (-TAU * self.hall.lowcut / SAMPLE_RATE as f32).exp();
        for &x in sent {
            self.low += (1.0 - keep) * (x - self.low);
            self.before.push(x - self.low);
        }
        let sides = left.chunks_mut(AT_ONCE).zip(right.chunks_mut(AT_ONCE));
        let mut done = 0;
        for (left, right) in sides {
            self.block(done, left, right);
            done += left.len();
        }
        self.before.drain(..done);
    }

    fn block(&mut self, from: usize, left: &mut [f32], right: &mut [f32]) {
        let (some, damp, wet) = (left.len(), self.hall.damp, self.hall.wet);
        for ((line, taken), (&delay, &gain)) in
            (self.lines.iter().zip(&mut self.taken)).zip(DELAYS.iter().zip(&self.gains))
        {
            let start = (self.at + ROOM - delay) % ROOM;
            let mut last = line[(start + ROOM - 1) % ROOM];
            let whole = (ROOM - start).min(some);
            let (first, second) = taken[..some].split_at_mut(whole);
            for (part, old) in [(first, &line[start..]), (second, &line[..])] {
                for (taken, &now) in part.iter_mut().zip(old) {
                    *taken = gain * ((1.0 - damp) * now + damp * last);
                    last = now;
                }
            }
        }
        let t = &mut self.taken;
        for q in 0..some {
            left[q] += (t[0][q] - t[2][q] + t[4][q] - t[6][q]) * wet;
            right[q] += (t[1][q] - t[3][q] + t[5][q] - t[7][q]) * wet;
        }
        for half in [1, 2, 4] {
            for i in (0..8).filter(|i| i & half == 0) {
                let (low, high) = t.split_at_mut(i + half);
                for (a, b) in low[i][..some].iter_mut().zip(&mut high[0][..some]) {
                    (*a, *b) = (*a + *b, *a - *b);
                }
            }
        }
        let fed = &self.before[from..from + some];
        for ((line, taken), sign) in self.lines.iter_mut().zip(t).zip(SIGNS) {
            let whole = (ROOM - self.at).min(some);
            let (second, first) = line.split_at_mut(self.at);
            for (line, (taken, fed)) in first.iter_mut().zip(taken[..whole].iter().zip(fed)) {
                *line = taken * SHARE + sign * FEED * fed;
            }
            let rest = taken[whole..some].iter().zip(&fed[whole..]);
            for (line, (taken, fed)) in second.iter_mut().zip(rest) {
                *line = taken * SHARE + sign * FEED * fed;
            }
        }
        self.at = (self.at + some) % ROOM;
    }
}

/// Leaves alone what is under 0.6, and bends what is above so that it never reaches 0.87 (-1.2 dBFS).
pub(super) fn limit(x: f32) -> f32 {
    const FREE: f32 = 0.6;
    const ROOM: f32 = 0.27;
    let a = x.abs();
    if a <= FREE {
        x
    } else {
        x.signum() * (FREE + ROOM * ((a - FREE) / ROOM).tanh())
    }
}
