//! Single periods of waves, band-limited for their pitch.

use std::{collections::HashMap, f64::consts::TAU, sync::Arc};

use super::SAMPLE_RATE;

/// Samples in a period.
pub(super) const PERIOD: usize = 2048;

/// Two waves side by side, the soft and the loud one, and the beginning again behind them. Small enough for a processor's
/// nearest memory, and two neighbours are one read.
pub(super) type Pair = [[f32; 2]; PERIOD + 1];

/// One period, scaled to a mean power of 1, of as many of the harmonics as fit under the highest frequency.
pub(super) fn period(harmonics: &[f32]) -> Vec<f32> {
    let mut wave = vec![0f32; PERIOD];
    for (k, &amp) in harmonics.iter().enumerate() {
        let step = TAU * (k + 1) as f64 / PERIOD as f64;
        let (cos, sin) = (step.cos(), step.sin());
        let (mut c, mut s) = (1f64, 0f64);
        for sample in &mut wave {
            *sample += amp * s as f32;
            (c, s) = (c * cos - s * sin, c * sin + s * cos);
        }
    }
    let power = wave.iter().map(|x| x * x).sum::<f32>() / PERIOD as f32;
    let scale = 1.0 / power.sqrt().max(1e-9);
    wave.iter_mut().for_each(|x| *x *= scale);
    wave
}

/// How many of `count` harmonics of a tone of `hz` are kept.
pub(super) fn kept(count: usize, hz: f32) -> usize {
    ((0.42 * SAMPLE_RATE as f32 / hz) as usize).clamp(1, count.max(1))
}

/// The waves of one instrument, made as they are needed.
#[derive(Debug, Default)]
pub(super) struct Tables {
    made: HashMap<(usize, usize), Arc<Pair>>,
}

impl Tables {
    /// The soft and loud waves for a pitch.
    pub fn pair(&mut self, soft: &[f32], loud: &[f32], hz: f32) -> Arc<Pair> {
        let key = (kept(soft.len(), hz), kept(loud.len(), hz));
        let make = || {
            let soft = period(&soft[..key.0.min(soft.len())]);
            let loud = period(&loud[..key.1.min(loud.len())]);
            Arc::new(std::array::from_fn(|i| {
                [soft[i % PERIOD], loud[i % PERIOD]]
            }))
        };
        Arc::clone(self.made.entry(key).or_insert_with(make))
    }
}

/// Reads a wave at a phase from 0 to 1.
#[inline(always)]
pub(super) fn read(wave: &[f32], phase: f32) -> f32 {
    let x = phase * PERIOD as f32;
    let i = (x as usize) & (PERIOD - 1);
    let next = wave[(i + 1) & (PERIOD - 1)];
    wave[i] + (x - x.floor()) * (next - wave[i])
}

/// Reads a pair of waves at `place` from 0 to the period: the soft wave, and `mix` of the way to the loud one.
#[inline(always)]
pub(super) fn read_mixed(pair: &Pair, place: f32, mix: f32) -> f32 {
    let whole = place as i32;
    let part = place - whole as f32;
    let i = (whole as usize) & (PERIOD - 1);
    let ([a, b], [c, d]) = (pair[i], pair[i + 1]);
    let (now, next) = (a + mix * (b - a), c + mix * (d - c));
    now + part * (next - now)
}
