//! Second-order filters after Robert Bristow-Johnson's cookbook.

use std::f64::consts::TAU;

use serde::{Deserialize, Deserializer};

use super::SAMPLE_RATE;

/// What a filter lets through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Kind {
    /// What is lower.
    #[serde(rename = "lp")]
    LowPass,
    /// What is higher.
    #[serde(rename = "hp")]
    HighPass,
    /// What is near.
    #[serde(rename = "bp")]
    BandPass,
    /// More or less of what is near.
    #[serde(rename = "pk")]
    Peak,
    /// More or less of what is lower.
    #[serde(rename = "ls")]
    LowShelf,
    /// More or less of what is higher.
    #[serde(rename = "hs")]
    HighShelf,
}

/// A filter as written down: kind, frequency in Hz, quality, and decibels for peaks and shelves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filter {
    /// What it lets through.
    pub kind: Kind,
    /// Frequency, Hz.
    pub hz: f32,
    /// Quality: how narrow.
    pub q: f32,
    /// Decibels, of peaks and shelves.
    pub db: f32,
}

impl<'de> Deserialize<'de> for Filter {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Boost(Kind, f32, f32, f32),
            Cut(Kind, f32, f32),
        }
        Ok(match Written::deserialize(deserializer)? {
            Written::Boost(kind, hz, q, db) => Self { kind, hz, q, db },
            Written::Cut(kind, hz, q) => Self {
                kind,
                hz,
                q,
                db: 0.0,
            },
        })
    }
}

/// A filter at work.
#[derive(Clone, Copy, Debug)]
pub(super) struct Biquad {
    /// Coefficients b0, b1, b2, a1, a2.
    pub c: [f32; 5],
    z: [f32; 2],
}

impl Biquad {
    pub fn new(filter: Filter) -> Self {
        let rate = f64::from(SAMPLE_RATE);
        let w = TAU * f64::from(filter.hz).clamp(10.0, 0.45 * rate) / rate;
        let (cos, alpha) = (w.cos(), w.sin() / (2.0 * f64::from(filter.q)));
        let a = 10f64.powf(f64::from(filter.db) / 40.0);
        let s = 2.0 * a.sqrt() * alpha;
        let (up, down) = (a + 1.0, a - 1.0);
        let (b, d) = match filter.kind {
            Kind::LowPass => (
                [(1.0 - cos) / 2.0, 1.0 - cos, (1.0 - cos) / 2.0],
                [1.0 + alpha, -2.0 * cos, 1.0 - alpha],
            ),
            Kind::HighPass => (
                [(1.0 + cos) / 2.0, -(1.0 + cos), (1.0 + cos) / 2.0],
                [1.0 + alpha, -2.0 * cos, 1.0 - alpha],
            ),
            Kind::BandPass => ([alpha, 0.0, -alpha], [1.0 + alpha, -2.0 * cos, 1.0 - alpha]),
            Kind::Peak => (
                [1.0 + alpha * a, -2.0 * cos, 1.0 - alpha * a],
                [1.0 + alpha / a, -2.0 * cos, 1.0 - alpha / a],
            ),
            Kind::LowShelf => (
                [
                    a * (up - down * cos + s),
                    2.0 * a * (down - up * cos),
                    a * (up - down * cos - s),
                ],
                [
                    up + down * cos + s,
                    -2.0 * (down + up * cos),
                    up + down * cos - s,
                ],
            ),
            Kind::HighShelf => (
                [
                    a * (up + down * cos + s),
                    -2.0 * a * (down + up * cos),
                    a * (up + down * cos - s),
                ],
                [
                    up - down * cos + s,
                    2.0 * (down - up * cos),
                    up - down * cos - s,
                ],
            ),
        };
        let part = |x: f64| (x / d[0]) as f32;
        Self {
            c: [part(b[0]), part(b[1]), part(b[2]), part(d[1]), part(d[2])],
            z: [0.0; 2],
        }
    }

    /// Another frequency, with what it has heard so far.
    pub fn retuned(self, filter: Filter) -> Self {
        Self {
            z: self.z,
            ..Self::new(filter)
        }
    }

    #[inline(always)]
    pub fn run(&mut self, x: f32) -> f32 {
        let [b0, b1, b2, a1, a2] = self.c;
        let y = b0 * x + self.z[0];
        self.z[0] = b1 * x - a1 * y + self.z[1];
        self.z[1] = b2 * x - a2 * y;
        y
    }
}

/// Sends a sound through filters, one after the other.
pub(super) fn through(filters: &[Filter], sound: &mut [f32]) {
    for &filter in filters {
        let mut biquad = Biquad::new(filter);
        for sample in sound.iter_mut() {
            *sample = biquad.run(*sample);
        }
    }
}
