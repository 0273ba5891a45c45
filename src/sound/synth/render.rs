//! A score becomes sound, a stretch at a time: memory stays small and warm, and whoever renders in the background can make
//! way for others between two stretches.

use std::{collections::HashMap, sync::Arc};

use super::{
    Frame, Instruments, Note, Player,
    filter::Biquad,
    hall::{Reverb, limit},
    panned,
    perform::{Performance, Played, perform, repeats},
    score::{Score, Voice},
};

/// Samples in a stretch.
const STRETCH: usize = 16_384;
/// Voices whose bodies resound in one go.
const LANES: usize = 8;
/// Far too soft to be heard: in full silence, filters would count in numbers so small that processors get slow.
const HUM: f32 = 1e-18;
/// Samples that go through the bodies at a time.
const AT_ONCE: usize = 256;

/// A piece of music on its way from paper to sound.
pub struct Rendering<'a> {
    master: f32,
    length: usize,
    round: Option<(usize, usize)>,
    /// Players of instruments without a body, such as drums.
    bare: Vec<Desk<'a>>,
    desks: Vec<Desk<'a>>,
    bodies: Vec<Bodies>,
    reverb: Reverb,
    done: usize,
    mix: [Vec<f32>; 3],
}

impl<'a> Rendering<'a> {
    /// Opens a score. Voices whose instrument isn't there are silent.
    #[must_use]
    pub fn new(score: &'a Score, instruments: &'a Instruments) -> Self {
        let Performance {
            voices,
            length,
            round,
        } = perform(score, instruments);
        let desks = (score.voices.iter().zip(voices)).filter_map(|(voice, notes)| {
            let instrument = instruments.get(&voice.instrument)?;
            Some(Desk::new(voice, Player::new(instrument), notes))
        });
        let (bare, desks): (Vec<Desk<'a>>, Vec<_>) =
            desks.partition(|desk| desk.player.instrument.body().is_empty());
        let bodies = desks.chunks(LANES).map(Bodies::new).collect();
        Self {
            master: score.master,
            length,
            round,
            bare,
            desks,
            bodies,
            reverb: Reverb::new(score.reverb),
            done: 0,
            mix: Default::default(),
        }
    }

    /// Frames of the whole piece.
    #[must_use]
    pub const fn length(&self) -> usize {
        self.length
    }

    /// From which frame to which the piece goes round, once it has been reached.
    #[must_use]
    pub const fn round(&self) -> Option<(usize, usize)> {
        self.round
    }

    /// Adds the next stretch to `frames`; false if there is none left.
    pub fn stretch(&mut self, frames: &mut Vec<Frame>) -> bool {
        let some = STRETCH.min(self.length - self.done);
        if some == 0 {
            return false;
        }
        for part in &mut self.mix {
            part.clear();
            part.resize(some, 0.0);
        }
        let [left, right, sent] = &mut self.mix;
        for desk in &mut self.bare {
            desk.play(self.done, some);
            desk.mix([left, right, sent]);
        }
        for (desks, bodies) in self.desks.chunks_mut(LANES).zip(&mut self.bodies) {
            for desk in desks.iter_mut() {
                desk.play(self.done, some);
            }
            bodies.resound(desks, [left, right, sent]);
        }
        self.reverb.answer(sent, left, right);
        let sides = left.iter().zip(right.iter());
        frames.extend(sides.map(|(&left, &right)| [left, right].map(|x| limit(x * self.master))));
        self.done += some;
        true
    }

    /// All of the piece.
    #[must_use]
    pub fn whole(mut self) -> Vec<Frame> {
        let mut frames = Vec::with_capacity(self.length);
        while self.stretch(&mut frames) {}
        frames
    }
}

/// A player at work.
struct Desk<'a> {
    player: Player<'a>,
    notes: std::iter::Peekable<std::vec::IntoIter<Played>>,
    /// Notes that sound: where they began, and how they go on.
    sounding: Vec<(usize, Arc<[f32]>)>,
    /// Strokes and drones that come again, made once.
    made: HashMap<[u32; 4], Arc<[f32]>>,
    repeats: bool,
    /// Loudness to the left, to the right, and to the hall.
    gains: [f32; 3],
    stretch: Vec<f32>,
    note: Vec<f32>,
}

impl<'a> Desk<'a> {
    fn new(voice: &Voice, player: Player<'a>, notes: Vec<Played>) -> Self {
        let [left, right] = panned(voice.pan);
        Self {
            repeats: repeats(voice, player.instrument),
            player,
            notes: notes.into_iter().peekable(),
            sounding: Vec::new(),
            made: HashMap::new(),
            gains: [left, right, voice.send].map(|gain| gain * voice.gain),
            stretch: Vec::new(),
            note: Vec::new(),
        }
    }

    fn play(&mut self, from: usize, some: usize) {
        self.stretch.clear();
        self.stretch.resize(some, 0.0);
        while let Some(played) = self.notes.next_if(|played| played.start < from + some) {
            let sound = self.sound(&played.note);
            self.sounding.push((played.start, sound));
        }
        for (start, sound) in &self.sounding {
            let (into, skip) = (start.saturating_sub(from), from.saturating_sub(*start));
            let heard = sound.get(skip..).unwrap_or_default();
            for (sample, note) in self.stretch[into.min(some)..].iter_mut().zip(heard) {
                *sample += note;
            }
        }
        self.sounding
            .retain(|(start, sound)| start + sound.len() > from + some);
    }

    /// Adds what was played as it is.
    fn mix(&self, mix: [&mut Vec<f32>; 3]) {
        for (mix, gain) in mix.into_iter().zip(self.gains) {
            for (mix, sample) in mix.iter_mut().zip(&self.stretch) {
                *mix += sample * gain;
            }
        }
    }

    fn sound(&mut self, note: &Note) -> Arc<[f32]> {
        let key = [
            note.hz.to_bits(),
            note.velocity.to_bits(),
            note.seed,
            note.seconds.to_bits(),
        ];
        if self.repeats
            && let Some(sound) = self.made.get(&key)
        {
            return Arc::clone(sound);
        }
        self.player.play(note, &mut self.note);
        let sound: Arc<[f32]> = self.note.as_slice().into();
        if self.repeats {
            self.made.insert(key, Arc::clone(&sound));
        }
        sound
    }
}

/// The bodies of up to eight instruments, side by side: one lane of a vector each.
struct Bodies {
    /// For every filter in a row: its five coefficients, by lane.
    filters: Vec<[[f32; LANES]; 5]>,
    states: Vec<[[f32; LANES]; 2]>,
    gains: [[f32; LANES]; 3],
}

impl Bodies {
    fn new(desks: &[Desk<'_>]) -> Self {
        let bodies = desks.iter().map(|desk| desk.player.instrument.body());
        let longest = bodies.clone().map(<[_]>::len).max().unwrap_or(0);
        let mut through = [[0.0; LANES]; 5];
        through[0] = [1.0; LANES];
        let mut filters = vec![through; longest];
        for (lane, body) in bodies.enumerate() {
            for (filter, at) in body.iter().zip(&mut filters) {
                for (coefficient, at) in Biquad::new(*filter).c.into_iter().zip(at) {
                    at[lane] = coefficient;
                }
            }
        }
        let mut gains = [[0.0; LANES]; 3];
        for (lane, desk) in desks.iter().enumerate() {
            for (gain, of) in gains.iter_mut().zip(desk.gains) {
                gain[lane] = of;
            }
        }
        Self {
            states: vec![[[0.0; LANES]; 2]; longest],
            filters,
            gains,
        }
    }

    fn resound(&mut self, desks: &[Desk<'_>], mut mix: [&mut Vec<f32>; 3]) {
        let mut lanes = [[0f32; LANES]; AT_ONCE];
        let length = mix[0].len();
        for from in (0..length).step_by(AT_ONCE) {
            let some = AT_ONCE.min(length - from);
            for (lane, desk) in desks.iter().enumerate() {
                let heard = &desk.stretch[from..from + some];
                for (lanes, sample) in lanes.iter_mut().zip(heard) {
                    lanes[lane] = *sample + HUM;
                }
            }
            for (filter, state) in self.filters.iter().zip(&mut self.states) {
                ring(filter, state, &mut lanes[..some]);
            }
            let [left, right, sent] = &mut mix;
            let sides = left[from..]
                .iter_mut()
                .zip(&mut right[from..])
                .zip(&mut sent[from..]);
            for (lanes, ((left, right), sent)) in lanes[..some].iter().zip(sides) {
                *left += sum(lanes, &self.gains[0]);
                *right += sum(lanes, &self.gains[1]);
                *sent += sum(lanes, &self.gains[2]);
            }
        }
    }
}

/// What a lane-wise sum of products comes to.
#[inline(always)]
fn sum(lanes: &[f32; LANES], gains: &[f32; LANES]) -> f32 {
    let mut sum = [0.0; 4];
    for i in 0..4 {
        sum[i] = lanes[i] * gains[i] + lanes[i + 4] * gains[i + 4];
    }
    (sum[0] + sum[1]) + (sum[2] + sum[3])
}

/// One filter of all bodies. Plain loops: they are as fast in builds for day-to-day work.
fn ring(filter: &[[f32; LANES]; 5], state: &mut [[f32; LANES]; 2], lanes: &mut [[f32; LANES]]) {
    let [b0, b1, b2, a1, a2] = filter;
    let [mut z1, mut z2] = *state;
    for sample in lanes {
        for i in 0..LANES {
            let x = sample[i];
            let y = b0[i] * x + z1[i];
            z1[i] = b1[i] * x - a1[i] * y + z2[i];
            z2[i] = b2[i] * x - a2[i] * y;
            sample[i] = y;
        }
    }
    *state = [z1, z2];
}
