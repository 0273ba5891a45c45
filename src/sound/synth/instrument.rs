//! Instruments as they are written down in `assets/sounds/instruments.json`.

use serde::Deserialize;

use super::filter::{Filter, Kind};

/// An instrument: how its notes are made.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "model", rename_all = "lowercase")]
pub enum Instrument {
    /// Blown, bowed or turned: a wave that is held.
    Wave(Wave),
    /// A plucked string.
    Pluck(Pluck),
    /// Skin, wood or metal that is struck.
    Strike(Strike),
}

impl Instrument {
    /// What its body does to all it plays.
    #[must_use]
    pub fn body(&self) -> &[Filter] {
        match self {
            Self::Wave(wave) => &wave.body,
            Self::Pluck(pluck) => &pluck.body,
            Self::Strike(strike) => &strike.body,
        }
    }

    /// The part of a note's length that is held, and the seconds for breath after it.
    #[must_use]
    pub const fn gate(&self) -> (f32, f32) {
        match self {
            Self::Wave(wave) => (wave.gate, wave.breath),
            Self::Pluck(_) | Self::Strike(_) => (0.95, 0.0),
        }
    }
}

/// Strengths of the harmonics, from the first.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Harmonics {
    /// Each by itself.
    Each(Vec<f32>),
    /// The k-th of `saw` is k to the power of minus `roll`; even ones are weakened by `odd`.
    Saw {
        /// How many.
        saw: u16,
        /// How fast they fall.
        #[serde(default = "one")]
        roll: f32,
        /// Factor of the even ones.
        #[serde(default = "one")]
        odd: f32,
    },
}

const fn one() -> f32 {
    1.0
}

impl Harmonics {
    /// One by one.
    #[must_use]
    pub fn amplitudes(&self) -> Vec<f32> {
        match self {
            Self::Each(each) => each.clone(),
            Self::Saw { saw, roll, odd } => (1..=*saw)
                .map(|k| f32::from(k).powf(-roll) * if k % 2 == 0 { *odd } else { 1.0 })
                .collect(),
        }
    }
}

/// Whether a frequency is in Hz or in times the note's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Unit {
    /// Times the note's frequency.
    #[serde(rename = "x")]
    Times,
    /// Hertz.
    #[serde(rename = "hz")]
    Hertz,
}

/// Breath or bow noise: gain, centre, its unit, quality, gain at the onset, seconds of the onset.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Breath(pub f32, pub f32, pub Unit, pub f32, pub f32, pub f32);

/// See the formulas in `wave.rs`. Times are seconds, pitches cents.
#[derive(Clone, Debug, Deserialize)]
#[serde(default)]
pub struct Wave {
    /// Played softly.
    pub harm: Harmonics,
    /// Played loudly; the same if not given.
    pub harm2: Option<Harmonics>,
    /// Rise.
    pub attack: f32,
    /// Fall to the level that is held.
    pub decay: f32,
    /// That level.
    pub sustain: f32,
    /// Fall at the end.
    pub release: f32,
    /// Silence before the next note.
    pub breath: f32,
    /// Vibrato: Hz, cents, delay, rise.
    pub vib: [f32; 4],
    /// Slide into the note: cents, seconds.
    pub scoop: [f32; 2],
    /// Slow wandering, cents.
    pub drift: f32,
    /// Brightness: always, by velocity, by loudness.
    pub bright: [f32; 3],
    /// Loudness is velocity to this power.
    pub velexp: f32,
    /// Breath or bow.
    pub noise: Option<Breath>,
    /// The trumpet bridge of a hurdy-gurdy on accents: gain, seconds.
    pub buzz: Option<[f32; 2]>,
    /// Strings of one note: detuned by cents, gain.
    pub unison: Vec<[f32; 2]>,
    /// Pulsing: Hz, depth.
    pub am: [f32; 2],
    /// Part of a note's length that is held.
    pub gate: f32,
    /// Loudness.
    pub gain: f32,
    /// Resonances.
    pub body: Vec<Filter>,
}

impl Default for Wave {
    fn default() -> Self {
        Self {
            harm: Harmonics::Each(vec![1.0]),
            harm2: None,
            attack: 0.03,
            decay: 0.3,
            sustain: 0.85,
            release: 0.08,
            breath: 0.0,
            vib: [5.0, 0.0, 0.3, 0.3],
            scoop: [0.0, 0.03],
            drift: 0.0,
            bright: [0.0, 0.5, 0.3],
            velexp: 1.3,
            noise: None,
            buzz: None,
            unison: vec![[0.0, 1.0]],
            am: [0.0, 0.0],
            gate: 0.95,
            gain: 1.0,
            body: Vec::new(),
        }
    }
}

/// See the formulas in `pluck.rs`. Times are seconds.
#[derive(Clone, Debug, Deserialize)]
#[serde(default)]
pub struct Pluck {
    /// Fall by 60 dB, at 220 Hz.
    pub t60: f32,
    /// How much faster higher strings fall.
    pub t60k: f32,
    /// No longer than this.
    pub t60max: f32,
    /// Loss of the highest harmonics.
    pub damp: f32,
    /// Where the string is plucked, part of its length.
    pub pick: f32,
    /// Noise of the finger.
    pub pnoise: f32,
    /// Softness of the finger.
    pub soft: f32,
    /// Fall once it is damped.
    pub release: f32,
    /// Rings on for so long, whatever the note's length; 0: damped at its end.
    pub ring: f32,
    /// Knock of the body: gain, Hz, quality, seconds.
    pub thump: Option<[f32; 4]>,
    /// Loudness is velocity to this power.
    pub velexp: f32,
    /// Loudness.
    pub gain: f32,
    /// Resonances.
    pub body: Vec<Filter>,
}

impl Default for Pluck {
    fn default() -> Self {
        Self {
            t60: 3.0,
            t60k: 0.5,
            t60max: 6.0,
            damp: 0.25,
            pick: 0.2,
            pnoise: 0.25,
            soft: 0.5,
            release: 0.12,
            ring: 0.0,
            thump: None,
            velexp: 1.3,
            gain: 1.0,
            body: Vec::new(),
        }
    }
}

/// A partial tone: ratio, loudness, seconds to fall by 60 dB, seconds to rise.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(from = "PartialWritten")]
pub struct Partial {
    /// Times the note's frequency.
    pub ratio: f32,
    /// Loudness.
    pub amp: f32,
    /// Seconds to fall by 60 dB.
    pub t60: f32,
    /// Seconds to rise; 0 at once.
    pub onset: f32,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum PartialWritten {
    Slow(f32, f32, f32, f32),
    Quick(f32, f32, f32),
}

impl From<PartialWritten> for Partial {
    fn from(written: PartialWritten) -> Self {
        let (ratio, amp, t60, onset) = match written {
            PartialWritten::Slow(ratio, amp, t60, onset) => (ratio, amp, t60, onset),
            PartialWritten::Quick(ratio, amp, t60) => (ratio, amp, t60, 0.0),
        };
        Self {
            ratio,
            amp,
            t60,
            onset,
        }
    }
}

/// A burst of noise: gain, filter, Hz, quality, seconds to fall by 60 dB, seconds to rise.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Burst(pub f32, pub Kind, pub f32, pub f32, pub f32, pub f32);

/// See the formulas in `strike.rs`. Times are seconds.
#[derive(Clone, Debug, Deserialize)]
#[serde(default)]
pub struct Strike {
    /// Its one frequency; by the note if not given.
    pub hz: Option<f32>,
    /// Tones.
    pub partials: Vec<Partial>,
    /// Noises.
    pub noises: Vec<Burst>,
    /// The pitch of a skin falls: by which part, seconds.
    pub sweep: [f32; 2],
    /// Jingles: how many, seconds apart, each so much weaker.
    pub bursts: Option<[f32; 3]>,
    /// How much fewer of the high tones a soft stroke has.
    pub velbright: f32,
    /// Loudness is velocity to this power.
    pub velexp: f32,
    /// Loudness.
    pub gain: f32,
    /// Resonances.
    pub body: Vec<Filter>,
}

impl Default for Strike {
    fn default() -> Self {
        Self {
            hz: None,
            partials: Vec::new(),
            noises: Vec::new(),
            sweep: [0.0, 0.05],
            bursts: None,
            velbright: 0.35,
            velexp: 1.3,
            gain: 1.0,
            body: Vec::new(),
        }
    }
}
