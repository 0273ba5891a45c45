//! What is struck: drums, tambourine, cymbals, bells, wood, coins and steel. Tones that die away, and bursts of noise.

use std::f64::consts::TAU;

use super::{
    Note, SAMPLE_RATE,
    filter::{Biquad, Filter},
    instrument::{Burst, Partial, Strike},
    noise::{chance, noise},
};

/// Samples between two looks at the falling pitch.
const BLOCK: usize = 32;
/// Samples of the rise, and of the fade at the end.
const RISE: f32 = 38.4;
const FADE: usize = 384;

/// Writes a note into `out`.
pub(super) fn play(strike: &Strike, note: &Note, out: &mut Vec<f32>) {
    let rate = SAMPLE_RATE as f32;
    let hz = strike.hz.map_or(note.hz, |hz| hz * note.ratio);
    let tones = strike.partials.iter().map(|partial| partial.t60);
    let longest = tones
        .chain(strike.noises.iter().map(|noise| noise.4))
        .fold(0.05, f32::max);
    let length = ((0.85 * longest + 0.01) * rate) as usize;
    out.clear();
    out.resize(length, 0.0);
    for (i, partial) in strike.partials.iter().enumerate() {
        if partial.ratio * hz <= 0.45 * rate {
            let amp = partial.amp * note.velocity.powf(strike.velbright * i as f32);
            tone(strike.sweep, partial, hz, amp, out);
        }
    }
    for (i, burst) in strike.noises.iter().enumerate() {
        hiss(burst, note.seed.wrapping_add(31 * i as u32), out);
    }
    if let Some([count, spacing, weaker]) = strike.bursts {
        let once = out.clone();
        for k in 1..count as u32 {
            let late = k as f32 * spacing * (0.8 + 0.4 * chance(note.seed, 50 + k));
            let gain = weaker.powi(k as i32);
            let late = ((late * rate) as usize).min(length);
            for (sample, again) in out[late..].iter_mut().zip(&once) {
                *sample += again * gain;
            }
        }
    }
    let loudness = note.velocity.powf(strike.velexp) * strike.gain;
    for (i, sample) in out.iter_mut().enumerate() {
        let rise = (i as f32 / RISE).min(1.0);
        let end = ((length - i) as f32 / FADE as f32).min(1.0);
        *sample *= loudness * rise * end;
    }
}

fn tone(sweep: [f32; 2], partial: &Partial, hz: f32, amp: f32, out: &mut [f32]) {
    let rate = SAMPLE_RATE as f32;
    let length = ((partial.t60 * 1.3 * rate) as usize).min(out.len());
    let decay = f64::from(10f32.powf(-3.0 / (partial.t60 * rate)));
    let onset = partial.onset * rate;
    let [depth, tau] = sweep.map(f64::from);
    let warped = |t: f64| t + depth * tau * (1.0 - (-t / tau).exp());
    let steady = 1.0 / f64::from(SAMPLE_RATE);
    let (mut c, mut s) = (amp, 0f32);
    for (k, block) in out[..length].chunks_mut(BLOCK).enumerate() {
        let step = if depth == 0.0 {
            steady
        } else {
            let t = (k * BLOCK) as f64 * steady;
            (warped(t + BLOCK as f64 * steady) - warped(t)) / BLOCK as f64
        };
        let turn = step * TAU * f64::from(partial.ratio * hz);
        let (cos, sin) = ((turn.cos() * decay) as f32, (turn.sin() * decay) as f32);
        for (q, sample) in block.iter_mut().enumerate() {
            let rise = if onset > 0.0 {
                ((k * BLOCK + q) as f32 / onset).min(1.0)
            } else {
                1.0
            };
            *sample += s * rise;
            (c, s) = (c * cos - s * sin, c * sin + s * cos);
        }
    }
}

fn hiss(burst: &Burst, seed: u32, out: &mut [f32]) {
    let &Burst(gain, kind, hz, q, t60, attack) = burst;
    let rate = SAMPLE_RATE as f32;
    let mut filter = Biquad::new(Filter {
        kind,
        hz,
        q,
        db: 0.0,
    });
    let decay = 10f32.powf(-3.0 / (t60 * rate));
    let length = ((t60 * 1.3 * rate) as usize).min(out.len());
    let rise = attack.max(1e-4) * rate;
    let mut level = gain;
    for (i, sample) in out[..length].iter_mut().enumerate() {
        *sample += filter.run(noise(seed, i as u32)) * level * (i as f32 / rise).min(1.0);
        level *= decay;
    }
}
