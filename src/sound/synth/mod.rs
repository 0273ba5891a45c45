//! The synthesiser: from scores and descriptions of effects to samples. Pure functions, the same on every machine up to the
//! rounding of the last bits.

mod effect;
mod filter;
mod hall;
mod instrument;
mod noise;
mod perform;
mod pluck;
mod render;
mod score;
mod strike;
mod table;
mod wave;

pub use effect::{EffectScore, render_effect};
pub use instrument::Instrument;
pub use render::Rendering;
pub use score::Score;

pub(super) use effect::{Raw, instruments};
pub(super) use noise::chance;

/// Samples a second, of everything.
pub const SAMPLE_RATE: u32 = 48_000;

/// Left and right, from -1 to 1.
pub type Frame = [f32; 2];

/// Instruments by their names.
pub type Instruments = std::collections::BTreeMap<String, Instrument>;

/// One note for an instrument to play.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Note {
    /// Seconds it is held.
    seconds: f32,
    /// Frequency, Hz.
    hz: f32,
    /// How far a tuned effect is moved from its pitch; 1 in scores.
    ratio: f32,
    /// How strongly, 0 to 1.
    velocity: f32,
    /// Its own chance.
    seed: u32,
    /// Whether its pitch falls towards its end.
    falls: bool,
}

/// An instrument with what it needs to play.
struct Player<'a> {
    instrument: &'a Instrument,
    soft: Vec<f32>,
    loud: Vec<f32>,
    tables: table::Tables,
    space: Vec<f32>,
}

impl<'a> Player<'a> {
    fn new(instrument: &'a Instrument) -> Self {
        let (soft, loud) = match instrument {
            Instrument::Wave(wave) => {
                let loud = wave.harm2.as_ref().unwrap_or(&wave.harm);
                (wave.harm.amplitudes(), loud.amplitudes())
            }
            Instrument::Pluck(_) | Instrument::Strike(_) => Default::default(),
        };
        Self {
            instrument,
            soft,
            loud,
            tables: table::Tables::default(),
            space: Vec::new(),
        }
    }

    /// Writes one note into `out`, without the instrument's body.
    fn play(&mut self, note: &Note, out: &mut Vec<f32>) {
        match self.instrument {
            Instrument::Wave(wave) => {
                wave::play(wave, (&self.soft, &self.loud), &mut self.tables, note, out);
            }
            Instrument::Pluck(pluck) => pluck::play(pluck, note, &mut self.space, out),
            Instrument::Strike(strike) => strike::play(strike, note, out),
        }
    }
}

/// Gains of left and right for a place from -1 to 1.
fn panned(pan: f32) -> [f32; 2] {
    let angle = (pan + 1.0) * std::f32::consts::FRAC_PI_4;
    [angle.cos(), angle.sin()]
}
