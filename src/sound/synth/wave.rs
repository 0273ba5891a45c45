//! Held tones: recorder, vielle, rebec, hurdy-gurdy, organ, shawm and horn.
//!
//! Two waves, a soft and a bright one, are mixed by velocity and loudness; pitch, loudness and mixture are worked out every
//! [`BLOCK`] samples and run evenly between.

use std::f32::consts::TAU;

use super::{
    Note, SAMPLE_RATE,
    filter::{Biquad, Filter, Kind},
    instrument::{Unit, Wave},
    noise::{chance, noise},
    table::{PERIOD, Pair, Tables, read_mixed},
};

/// Samples between two looks at the controls.
const BLOCK: usize = 32;
/// Cents that a falling note falls.
const FALL: f32 = -280.0;
/// The velocity from which a hurdy-gurdy's bridge buzzes.
const LOUD: f32 = 0.8;
/// The most strings that one note has.
const STRINGS: usize = 3;

/// Rise, fall and end of a tone of `held` seconds.
pub(super) fn envelope(
    t: f32,
    held: f32,
    attack: f32,
    decay: f32,
    sustain: f32,
    release: f32,
) -> f32 {
    let level = if t < attack {
        let s = t / attack;
        s * s * (3.0 - 2.0 * s)
    } else {
        sustain + (1.0 - sustain) * (-(t - attack) / decay.max(1e-3)).exp()
    };
    let u = ((t - held) / release.max(1e-3)).clamp(0.0, 1.0);
    level * (1.0 - u) * (1.0 - u)
}

/// What is worked out for every block: loudness, step of the phase, mixture, loudness of the noise.
type Controls = [f32; 4];

/// Writes a note of this instrument into `out`, whose length it sets.
pub(super) fn play(
    wave: &Wave,
    waves: (&[f32], &[f32]),
    tables: &mut Tables,
    note: &Note,
    out: &mut Vec<f32>,
) {
    let rate = SAMPLE_RATE as f32;
    let length = ((note.seconds + wave.release + 0.01) * rate) as usize;
    out.clear();
    out.resize(length.next_multiple_of(BLOCK), 0.0);
    let pair = tables.pair(waves.0, waves.1, note.hz);
    let controls = controls(wave, note);
    let mut strings: Vec<Strand> = wave
        .unison
        .iter()
        .take(STRINGS)
        .enumerate()
        .map(|(j, &[cents, gain])| Strand {
            phase: chance(note.seed, 10 + j as u32),
            ratio: (cents / 1200.0).exp2(),
            gain,
        })
        .collect();
    let mut breath = wave.noise.map(|noise| {
        let hz = if noise.2 == Unit::Times {
            noise.1 * note.hz
        } else {
            noise.1
        };
        Biquad::new(Filter {
            kind: Kind::BandPass,
            hz,
            q: noise.3,
            db: 0.0,
        })
    });
    let buzz = wave.buzz.filter(|_| note.velocity >= LOUD);
    let mut buzz = buzz.map(|[gain, tau]| Buzz {
        phase: 0.0,
        level: gain * wave.gain,
        fade: (-1.0 / (tau * rate)).exp(),
        until: (8.0 * tau * rate) as usize,
        release: wave.release,
    });
    let mut now = controls(0);
    for (k, block) in out.chunks_exact_mut(BLOCK).enumerate() {
        let next = controls(k + 1);
        let step: Controls = std::array::from_fn(|i| (next[i] - now[i]) / BLOCK as f32);
        for string in &mut strings {
            string.sound(&pair, &now, &step, block);
        }
        for (q, sample) in block.iter_mut().enumerate() {
            *sample *= now[0] + q as f32 * step[0];
        }
        if now[3].abs() + next[3].abs() > 1e-5
            && let Some(breath) = &mut breath
        {
            for (q, sample) in block.iter_mut().enumerate() {
                let heard = breath.run(noise(note.seed, (k * BLOCK + q) as u32));
                *sample += heard * (now[3] + q as f32 * step[3]);
            }
        }
        if let Some(buzz) = &mut buzz {
            buzz.sound(&pair, note, k * BLOCK, (now[1], step[1]), block);
        }
        now = next;
    }
    out.truncate(length);
}

fn controls(wave: &Wave, note: &Note) -> impl Fn(usize) -> Controls {
    let rate = SAMPLE_RATE as f32;
    let [hz, depth, delay, rise] = wave.vib;
    let start = chance(note.seed, 1);
    let speed = hz * (0.94 + 0.12 * chance(note.seed, 2));
    let wander = chance(note.seed, 3);
    let loudness = note.velocity.powf(wave.velexp) * wave.gain;
    let attack = wave.attack.max(1e-4);
    let note = *note;
    move |k| {
        let t = (k * BLOCK) as f32 / rate;
        let level = envelope(
            t,
            note.seconds,
            attack,
            wave.decay,
            wave.sustain,
            wave.release,
        );
        let swing = depth * ((t - delay) / rise.max(0.01)).clamp(0.0, 1.0);
        let mut cents = swing * (TAU * (speed * t + start)).sin()
            + wave.scoop[0] * (-t / wave.scoop[1]).exp()
            + wave.drift * (TAU * (0.37 * t + wander)).sin();
        if note.falls {
            cents += FALL * ((t - 0.35 * note.seconds) / (0.65 * note.seconds)).clamp(0.0, 1.0);
        }
        let pulse = 1.0 - wave.am[1] * (0.5 + 0.5 * (TAU * (wave.am[0] * t + start)).sin());
        let [always, by_velocity, by_level] = wave.bright;
        let mix = (always + by_velocity * note.velocity + by_level * level).clamp(0.0, 1.0);
        let breath = wave.noise.map_or(0.0, |noise| {
            let onset = envelope(t, note.seconds, 0.004, 1.0, 1.0, wave.release);
            let chiff = noise.4 * (-t / noise.5).exp() * onset;
            (noise.0 * level + chiff) * note.velocity * 3.0 * wave.gain
        });
        let step = note.hz * (cents / 1200.0).exp2() / rate;
        [level * pulse * loudness, step, mix, breath]
    }
}

/// One of the strings or reeds that sound together.
struct Strand {
    phase: f32,
    ratio: f32,
    gain: f32,
}

impl Strand {
    #[inline(always)]
    fn sound(&mut self, pair: &Pair, now: &Controls, step: &Controls, block: &mut [f32]) {
        let (f, df) = (now[1] * self.ratio, step[1] * self.ratio);
        let mut at = [0f32; BLOCK];
        for (q, at) in at.iter_mut().enumerate() {
            let q = q as f32;
            let x = self.phase + (q + 1.0) * f + 0.5 * q * (q + 1.0) * df;
            *at = (x - (x as i32) as f32) * PERIOD as f32;
        }
        let end = self.phase + BLOCK as f32 * f + 0.5 * (BLOCK * (BLOCK - 1)) as f32 * df;
        self.phase = end - (end as i32) as f32;
        for (q, (sample, &at)) in block.iter_mut().zip(&at).enumerate() {
            *sample += self.gain * read_mixed(pair, at, now[2] + q as f32 * step[2]);
        }
    }
}

/// The loose bridge of a hurdy-gurdy, which buzzes at the beginning of an accent.
struct Buzz {
    phase: f32,
    level: f32,
    fade: f32,
    until: usize,
    release: f32,
}

impl Buzz {
    fn sound(
        &mut self,
        pair: &Pair,
        note: &Note,
        from: usize,
        pitch: (f32, f32),
        block: &mut [f32],
    ) {
        if from >= self.until {
            return;
        }
        for (q, sample) in block.iter_mut().enumerate() {
            let n = from + q;
            self.phase += pitch.0 + pitch.1 * q as f32;
            self.phase -= (self.phase as i32) as f32;
            let loud = read_mixed(pair, self.phase * PERIOD as f32, 1.0);
            let rough = 0.6 + 0.4 * noise(note.seed.wrapping_add(5), n as u32);
            let t = n as f32 / SAMPLE_RATE as f32;
            let held = (0.002..note.seconds).contains(&t);
            let level = if held {
                1.0
            } else {
                envelope(t, note.seconds, 0.002, 1.0, 1.0, self.release)
            };
            *sample += self.level * bent(6.0 * (loud - 0.6)) * rough * level;
            self.level *= self.fade;
        }
    }
}

/// Nearly the hyperbolic tangent, and much quicker.
#[inline(always)]
fn bent(x: f32) -> f32 {
    let x = x.clamp(-3.0, 3.0);
    x * (27.0 + x * x) / (27.0 + 9.0 * x * x)
}
