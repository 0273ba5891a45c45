//! Effects as they are written down in `assets/sounds/effects.json`, and how they become sound: layers of noise, tones and
//! notes, once or scattered.

use std::f32::consts::TAU;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::{
    Frame, Instrument, Instruments, Note, Player, SAMPLE_RATE,
    filter::{Biquad, Filter, Kind, through},
    hall::{Hall, Reverb, limit},
    instrument::Harmonics,
    noise::{chance, noise},
    panned,
    score::{Pitch, hertz},
    table::{kept, period, read},
};

/// Seconds in which an effect fades at its end.
const FADE: f32 = 0.02;
/// Samples between two looks at the controls of a layer, and at a filter's frequency.
const BLOCK: usize = 32;
const FILTER_BLOCK: usize = 64;

/// An effect as written.
#[derive(Clone, Debug, Deserialize)]
pub struct EffectScore {
    /// Seconds.
    pub dur: f32,
    /// Gain of the whole.
    pub gain: f32,
    /// Its variants, semitones away from what is written.
    #[serde(default = "as_written")]
    pub steps: Vec<f32>,
    #[serde(default = "room")]
    reverb: Hall,
    layers: Vec<Layer>,
}

fn as_written() -> Vec<f32> {
    vec![0.0]
}

const fn room() -> Hall {
    Hall::ROOM
}

#[derive(Clone, Debug, Deserialize)]
struct Layer {
    #[serde(flatten)]
    source: Source,
    #[serde(default)]
    at: f32,
    len: Option<f32>,
    #[serde(default = "one", rename = "gain_")]
    level: f32,
    #[serde(default)]
    pan: f32,
    #[serde(default = "send")]
    send: f32,
    #[serde(default)]
    body: Vec<Filter>,
    #[serde(default = "yes")]
    track: bool,
    scatter: Option<Scatter>,
}

const fn one() -> f32 {
    1.0
}

const fn send() -> f32 {
    0.15
}

const fn yes() -> bool {
    true
}

#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "model", rename_all = "lowercase")]
enum Source {
    Noise(Noise),
    Tone(Tone),
    Ins(Sound),
}

#[derive(Clone, Debug, Deserialize)]
struct Noise {
    #[serde(default = "band")]
    kind: Kind,
    freq: Curve,
    #[serde(default = "one")]
    q: f32,
    gain: Curve,
    am: Option<[f32; 3]>,
    flutter: Option<[f32; 2]>,
}

const fn band() -> Kind {
    Kind::BandPass
}

#[derive(Clone, Debug, Deserialize)]
struct Tone {
    #[serde(default = "pure")]
    harm: Harmonics,
    freq: Curve,
    gain: Curve,
    jitter: Option<[f32; 2]>,
    am: Option<[f32; 3]>,
}

fn pure() -> Harmonics {
    Harmonics::Each(vec![1.0])
}

/// A note of an instrument: a known one, perhaps played otherwise, or one of its own.
#[derive(Clone, Debug, Deserialize)]
struct Sound {
    ins: Value,
    #[serde(default)]
    over: Map<String, Value>,
    pitch: Option<Pitch>,
    #[serde(default = "firm")]
    vel: f32,
}

const fn firm() -> f32 {
    0.8
}

/// A value over time: points with straight lines between.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Curve {
    Even(f32),
    Points(Vec<(f32, f32)>),
}

impl Curve {
    fn at(&self, t: f32) -> f32 {
        let points = match self {
            Self::Even(value) => return *value,
            Self::Points(points) => points,
        };
        let next = points.partition_point(|point| point.0 <= t);
        match (
            next.checked_sub(1).and_then(|i| points.get(i)),
            points.get(next),
        ) {
            (Some(a), Some(b)) => a.1 + (b.1 - a.1) * (t - a.0) / (b.0 - a.0),
            (Some(only), None) | (None, Some(only)) => only.1,
            (None, None) => 0.0,
        }
    }

    fn highest(&self) -> f32 {
        match self {
            Self::Even(value) => *value,
            Self::Points(points) => points.iter().map(|point| point.1).fold(0.0, f32::max),
        }
    }

    /// Its value at every sample, looked at once a block.
    fn samples(&self, length: usize) -> impl Iterator<Item = f32> {
        let seconds = |k: usize| (k * BLOCK) as f32 / SAMPLE_RATE as f32;
        (0..length.div_ceil(BLOCK)).flat_map(move |k| {
            let (a, b) = (self.at(seconds(k)), self.at(seconds(k + 1)));
            (0..BLOCK).map(move |q| a + (b - a) * q as f32 / BLOCK as f32)
        })
    }
}

/// Copies here and there.
#[derive(Clone, Debug, Deserialize)]
struct Scatter {
    count: Option<u32>,
    #[serde(default)]
    span: [f32; 2],
    #[serde(default = "one")]
    shape: f32,
    #[serde(default)]
    semi: [f32; 2],
    #[serde(default = "same")]
    gain: [f32; 2],
    #[serde(default)]
    pan: [f32; 2],
    times: Option<Vec<f32>>,
    gains: Option<Vec<f32>>,
}

const fn same() -> [f32; 2] {
    [1.0, 1.0]
}

/// The raw instruments, for effects that play them otherwise.
pub(in crate::sound) type Raw = Map<String, Value>;

/// Makes an effect sound, `semitones` away from what is written. An instrument that isn't there is silent.
#[must_use]
pub fn render_effect(effect: &EffectScore, semitones: f32, raw: &Raw) -> Vec<Frame> {
    let length = (effect.dur * SAMPLE_RATE as f32) as usize;
    let mut mix = Mix {
        left: vec![0.0; length],
        right: vec![0.0; length],
        sent: vec![0.0; length],
    };
    for (number, layer) in effect.layers.iter().enumerate() {
        let seed = 1000 + 97 * number as u32;
        let moved = if layer.track { semitones } else { 0.0 };
        match &layer.scatter {
            None => {
                let sound = layer.sound(effect.dur, seed, moved, raw);
                mix.add(&sound, layer.at, layer.level, layer.pan, layer.send);
            }
            Some(scatter) => scatter.strew(layer, effect.dur, seed, moved, raw, &mut mix),
        }
    }
    let Mix {
        mut left,
        mut right,
        sent,
    } = mix;
    Reverb::new(effect.reverb).answer(&sent, &mut left, &mut right);
    let fade = FADE * SAMPLE_RATE as f32;
    let sides = left.into_iter().zip(right).enumerate();
    sides
        .map(|(i, (left, right))| {
            let end = ((length - 1 - i) as f32 / fade).min(1.0);
            [left, right].map(|x| limit(x * effect.gain * end))
        })
        .collect()
}

struct Mix {
    left: Vec<f32>,
    right: Vec<f32>,
    sent: Vec<f32>,
}

impl Mix {
    fn add(&mut self, sound: &[f32], at: f32, gain: f32, pan: f32, send: f32) {
        let from = ((at * SAMPLE_RATE as f32) as usize).min(self.left.len());
        let [left, right] = panned(pan);
        for (i, sample) in sound.iter().take(self.left.len() - from).enumerate() {
            let sample = sample * gain;
            self.left[from + i] += sample * left;
            self.right[from + i] += sample * right;
            self.sent[from + i] += sample * send;
        }
    }
}

impl Scatter {
    fn strew(&self, layer: &Layer, whole: f32, seed: u32, moved: f32, raw: &Raw, mix: &mut Mix) {
        let times = self.times.as_deref();
        let count = times.map_or(self.count.unwrap_or(1), |times| times.len() as u32);
        let between = |[low, high]: [f32; 2], x: f32| low + (high - low) * x;
        for k in 0..count {
            let at = times.and_then(|times| times.get(k as usize).copied());
            let at = at.unwrap_or_else(|| {
                let u = (k as f32 + 0.9 * chance(seed, 4 * k)) / count as f32;
                between(self.span, u.powf(self.shape))
            });
            let semi = between(self.semi, chance(seed, 4 * k + 1));
            let sound = layer.sound(whole, seed + 13 * k + 1, moved + semi, raw);
            let own = self.gains.as_ref().and_then(|gains| gains.get(k as usize));
            let gain = layer.level
                * own.copied().unwrap_or(1.0)
                * between(self.gain, chance(seed, 4 * k + 2));
            let pan = between(self.pan, chance(seed, 4 * k + 3));
            mix.add(&sound, at, gain, pan, layer.send);
        }
    }
}

impl Layer {
    fn sound(&self, whole: f32, seed: u32, semitones: f32, raw: &Raw) -> Vec<f32> {
        let ratio = (semitones / 12.0).exp2();
        let mut sound = match &self.source {
            Source::Noise(noise) => noise.sound(self.len.unwrap_or(whole), seed, ratio),
            Source::Tone(tone) => tone.sound(self.len.unwrap_or(whole), seed, ratio),
            Source::Ins(sound) => sound.sound(self.len.unwrap_or(0.3), seed, ratio, raw),
        };
        through(&self.body, &mut sound);
        sound
    }
}

impl Noise {
    fn sound(&self, seconds: f32, seed: u32, ratio: f32) -> Vec<f32> {
        let rate = SAMPLE_RATE as f32;
        let length = (seconds * rate) as usize;
        let filter = |i: usize| Filter {
            kind: self.kind,
            hz: self.freq.at(i as f32 / rate) * ratio,
            q: self.q,
            db: 0.0,
        };
        let mut biquad = Biquad::new(filter(0));
        let start = TAU * chance(seed, 7);
        let mut out = Vec::with_capacity(length);
        for (i, gain) in self.gain.samples(length).take(length).enumerate() {
            if i % FILTER_BLOCK == 0 {
                biquad = biquad.retuned(filter(i));
            }
            let t = i as f32 / rate;
            let mut gain = gain * pulse(self.am, t, start);
            if let Some([hz, depth]) = self.flutter {
                let at = |k: u32| chance(seed.wrapping_add(77), k);
                gain *= 1.0 - depth * wander(t * hz, at);
            }
            out.push(biquad.run(noise(seed, i as u32)) * gain);
        }
        out
    }
}

impl Tone {
    fn sound(&self, seconds: f32, seed: u32, ratio: f32) -> Vec<f32> {
        let rate = SAMPLE_RATE as f32;
        let length = (seconds * rate) as usize;
        let harmonics = self.harm.amplitudes();
        let wave = period(&harmonics[..kept(harmonics.len(), self.freq.highest() * ratio)]);
        let mut phase = 0f32;
        let curves = self.freq.samples(length).zip(self.gain.samples(length));
        let mut out = Vec::with_capacity(length);
        for (i, (hz, gain)) in curves.take(length).enumerate() {
            let t = i as f32 / rate;
            let cents = self.jitter.map_or(0.0, |[often, cents]| {
                wander(t * often, |k| noise(seed.wrapping_add(3), k)) * cents
            });
            phase = (phase + hz * ratio * (cents / 1200.0).exp2() / rate).fract();
            out.push(read(&wave, phase) * gain * pulse(self.am, t, 0.0));
        }
        out
    }
}

impl Sound {
    fn sound(&self, seconds: f32, seed: u32, ratio: f32, raw: &Raw) -> Vec<f32> {
        let mut out = Vec::new();
        let Some(instrument) = self.instrument(raw) else {
            return out;
        };
        let pitch = self.pitch.map_or(57, |pitch| pitch.0);
        let note = Note {
            seconds,
            hz: hertz(f64::from(pitch)) * ratio,
            ratio,
            velocity: self.vel.min(1.0),
            seed,
            falls: false,
        };
        Player::new(&instrument).play(&note, &mut out);
        through(instrument.body(), &mut out);
        out
    }

    fn instrument(&self, raw: &Raw) -> Option<Instrument> {
        let known = self.ins.as_str().map(|name| raw.get(name).cloned());
        let mut written = known.unwrap_or_else(|| Some(self.ins.clone()))?;
        written.as_object_mut()?.extend(self.over.clone());
        serde_json::from_value(written).ok()
    }

    /// Whether the instrument is there and makes sense.
    fn is_playable(&self, raw: &Raw) -> bool {
        self.instrument(raw).is_some()
    }
}

impl EffectScore {
    /// Whether all its instruments are there.
    #[must_use]
    pub fn is_playable(&self, raw: &Raw) -> bool {
        self.layers.iter().all(|layer| match &layer.source {
            Source::Ins(sound) => sound.is_playable(raw),
            Source::Noise(_) | Source::Tone(_) => true,
        })
    }
}

/// Rising and falling loudness: Hz, depth, sharpness.
fn pulse(am: Option<[f32; 3]>, t: f32, start: f32) -> f32 {
    am.map_or(1.0, |[hz, depth, sharp]| {
        1.0 - depth * (0.5 + 0.5 * (TAU * hz * t + start).sin()).powf(sharp)
    })
}

/// Straight lines between random values.
fn wander(x: f32, at: impl Fn(u32) -> f32) -> f32 {
    let k = x as u32;
    at(k) + (at(k + 1) - at(k)) * x.fract()
}

/// Reads the instruments that scores play.
pub(in crate::sound) fn instruments(raw: &Raw) -> Result<Instruments, serde_json::Error> {
    raw.iter()
        .map(|(name, written)| Ok((name.clone(), serde_json::from_value(written.clone())?)))
        .collect()
}
