//! Plucked strings after Karplus and Strong: a period of noise that runs round in a delay and loses a little each time.

use super::{
    Note, SAMPLE_RATE,
    filter::{Biquad, Filter, Kind},
    instrument::Pluck,
    noise::noise,
};

/// Samples that the knock of the body lasts.
const THUMP: usize = 5760;
/// Samples of the attack.
const ATTACK: usize = 72;

/// The delay of the loop in samples, and the weights of the five taps behind it.
fn string(pluck: &Pluck, note: &Note, t60: f32) -> (usize, [f32; 5]) {
    let damp = pluck.damp * (1.15 - 0.3 * note.velocity);
    let period = f64::from(SAMPLE_RATE) / f64::from(note.hz) - f64::from(damp);
    let delay = (period as usize).saturating_sub(1).max(1);
    // Lagrange interpolation for the part of a sample, then the damping between two neighbours.
    let d = 1.0 + (period - 1.0 - delay as f64) as f32;
    let lagrange = [
        -(d - 1.0) * (d - 2.0) * (d - 3.0) / 6.0,
        d * (d - 2.0) * (d - 3.0) / 2.0,
        -d * (d - 1.0) * (d - 3.0) / 2.0,
        d * (d - 1.0) * (d - 2.0) / 6.0,
    ];
    let loss = 10f32.powf(-3.0 / (note.hz * t60));
    let mut taps = [0f32; 5];
    for (k, weight) in lagrange.into_iter().enumerate() {
        taps[k] += loss * weight * (1.0 - damp);
        taps[k + 1] += loss * weight * damp;
    }
    (delay, taps)
}

/// One period of what the finger gives to the string, of mean power 1.
fn finger(pluck: &Pluck, note: &Note) -> Vec<f32> {
    let length = ((SAMPLE_RATE as f32 / note.hz).round() as usize).max(2);
    let pick = pluck.pick;
    let plucked = ((pick * length as f32) as usize).max(1);
    let soft = (pluck.soft * (1.25 - 0.5 * note.velocity)).clamp(0.0, 0.97);
    let shape = |i: usize| {
        let pushed = if i < plucked {
            1.0
        } else {
            -pick / (1.0 - pick)
        };
        (1.0 - pluck.pnoise) * pushed + pluck.pnoise * noise(note.seed, i as u32)
    };
    let mut period: Vec<f32> = (0..length).map(shape).collect();
    let mut low = 0.0;
    for x in &period {
        low += (1.0 - soft) * (x - low);
    }
    for x in &mut period {
        low += (1.0 - soft) * (*x - low);
        *x = low;
    }
    let mean = period.iter().sum::<f32>() / length as f32;
    let power = period.iter().map(|x| (x - mean).powi(2)).sum::<f32>() / length as f32;
    let scale = 1.0 / (power.sqrt() + 1e-9);
    period.iter_mut().for_each(|x| *x = (*x - mean) * scale);
    period
}

/// Writes a note into `out`; `string_space` is room to work in.
pub(super) fn play(pluck: &Pluck, note: &Note, space: &mut Vec<f32>, out: &mut Vec<f32>) {
    let rate = SAMPLE_RATE as f32;
    let t60 = (pluck.t60 * (220.0 / note.hz).powf(pluck.t60k)).min(pluck.t60max);
    let hold = if pluck.ring > 0.0 {
        note.seconds.max(pluck.ring.min(t60 * 0.8))
    } else {
        note.seconds
    };
    let length = ((hold + pluck.release) * rate) as usize;
    let (delay, taps) = string(pluck, note, t60);
    let first = finger(pluck, note);
    let lead = delay + 5;
    space.clear();
    space.resize(lead + length, 0.0);
    let given = first.len().min(length);
    space[lead..lead + given].copy_from_slice(&first[..given]);
    let mut done = 0;
    while done < length {
        // Never longer than the delay: all that is read is there already.
        let some = delay.min(length - done);
        let (past, now) = space.split_at_mut(lead + done);
        let past = &past[lead + done - delay - 4..][..some + 4];
        for (i, sample) in now[..some].iter_mut().enumerate() {
            *sample += taps[0] * past[i + 4]
                + taps[1] * past[i + 3]
                + taps[2] * past[i + 2]
                + taps[3] * past[i + 1]
                + taps[4] * past[i];
        }
        done += some;
    }
    let loudness = note.velocity.powf(pluck.velexp) * pluck.gain;
    out.clear();
    out.extend(space[lead..].iter().map(|sample| sample * loudness));
    for (i, sample) in out.iter_mut().take(ATTACK).enumerate() {
        *sample *= i as f32 / ATTACK as f32;
    }
    let held = ((hold * rate) as usize).min(length);
    for (i, sample) in out[held..].iter_mut().enumerate() {
        let u = 1.0 - (i as f32 / rate / pluck.release).min(1.0);
        *sample *= u * u;
    }
    thump(pluck, note, out);
}

fn thump(pluck: &Pluck, note: &Note, out: &mut [f32]) {
    let Some([gain, hz, q, tau]) = pluck.thump else {
        return;
    };
    let mut body = Biquad::new(Filter {
        kind: Kind::BandPass,
        hz,
        q,
        db: 0.0,
    });
    let length = out.len().min(THUMP);
    let fade = (-1.0 / (SAMPLE_RATE as f32 * tau)).exp();
    let mut level = gain * note.velocity * pluck.gain;
    for (i, sample) in out[..length].iter_mut().enumerate() {
        let end = ((length - i) as f32 / 200.0).min(1.0);
        *sample += body.run(noise(note.seed.wrapping_add(9), i as u32)) * level * end;
        level *= fade;
    }
}
