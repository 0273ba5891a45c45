//! Players read a score: form, ornaments, breath, and the small liberties that make them sound like people.

use super::{
    Instrument, Instruments, Note, SAMPLE_RATE,
    noise::chance,
    score::{Ornament, Score, Section, Voice, Written},
};

/// Seconds of a grace note, at most a quarter of its note.
const GRACE: f64 = 0.07;

/// A note, and the sample it begins with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Played {
    pub start: usize,
    pub note: Note,
}

/// What is played of a score.
pub(super) struct Performance {
    /// Notes of each voice, in order of their beginnings.
    pub voices: Vec<Vec<Played>>,
    /// Samples in all.
    pub length: usize,
    /// From which sample to which it goes round.
    pub round: Option<(usize, usize)>,
}

/// Plays a score once through. One that goes round is played on past its end for as long as the last notes ring, so that the
/// place where it jumps back sounds like the place it jumps to.
pub(super) fn perform(score: &Score, instruments: &Instruments) -> Performance {
    let end = score
        .form
        .iter()
        .filter_map(|name| score.sections.get(name));
    let end = end.map(|section| section.beats).sum::<f64>();
    let at = |beat: f64| (score.seconds(beat) * f64::from(SAMPLE_RATE)).round() as usize;
    let tail = (score.tail * SAMPLE_RATE as f32) as usize;
    let round = score.round.map(|round| (at(round.start), at(end)));
    let length = at(end) + tail;
    let mut voices = Vec::new();
    for (number, voice) in score.voices.iter().enumerate() {
        let mut played = Vec::new();
        if let Some(instrument) = instruments.get(&voice.instrument) {
            let reader = Reader {
                score,
                voice,
                instrument,
                number: number as u32,
            };
            reader.read(&mut played);
        }
        if let Some((start, end)) = round {
            let again = played
                .iter()
                .filter(|played| (start..start + tail).contains(&played.start));
            let again = again.map(|played| Played {
                start: played.start - start + end,
                ..*played
            });
            let again: Vec<Played> = again.collect();
            played.extend(again);
        }
        played.sort_by_key(|played| played.start);
        voices.push(played);
    }
    Performance {
        voices,
        length,
        round: round.map(|(start, end)| (start + tail, end + tail)),
    }
}

struct Reader<'a> {
    score: &'a Score,
    voice: &'a Voice,
    instrument: &'a Instrument,
    number: u32,
}

impl Reader<'_> {
    fn read(&self, played: &mut Vec<Played>) {
        let (mut from, mut index) = (0.0, 0);
        for name in &self.score.form {
            let Some(section) = self.score.sections.get(name) else {
                continue;
            };
            for written in section.notes.get(&self.voice.id).into_iter().flatten() {
                let written = Written {
                    start: written.start + from,
                    ..*written
                };
                self.note(section, &written, index, played);
                index += 1;
            }
            from += section.beats;
        }
    }

    fn note(&self, section: &Section, written: &Written, index: u32, played: &mut Vec<Played>) {
        let score = self.score;
        let own = self.number.wrapping_mul(7919).wrapping_add(index);
        let [late, strong] = score.humanise;
        let late = (2.0 * chance(own, 0) - 1.0) * late;
        let strong = 1.0 + (2.0 * chance(own, 1) - 1.0) * strong;
        let beat = score.seconds(written.start + 1.0) - score.seconds(written.start);
        let scale = section.scale.as_ref().unwrap_or(&score.scale);
        let (gate, breath) = self.instrument.gate();
        for (k, part) in adorn(written, scale, beat).into_iter().enumerate() {
            let begins = score.seconds(part.start);
            let length = (score.seconds(part.start + part.length) - begins) as f32;
            let (gate, breath) = match part.ornament {
                Ornament::Slur => (1.03, 0.0),
                Ornament::Short => (0.5, breath),
                _ => (gate, breath),
            };
            let accent = if part.ornament == Ornament::Accent {
                (part.velocity * 1.25).min(1.0)
            } else {
                part.velocity
            };
            let mut velocity = (accent * strong).clamp(0.05, 1.0);
            let mut seed = own.wrapping_mul(16).wrapping_add(k as u32);
            let mut seconds = (length * gate - breath).max(0.03);
            if repeats(self.voice, self.instrument) {
                seed = own % 4;
                velocity = (velocity * 16.0 + 0.5).floor() / 16.0;
                seconds = (seconds * 1000.0).round() / 1000.0;
            }
            let start = (begins as f32 + late).max(0.0);
            let start = if start > 0.0 {
                ((begins + f64::from(late)) * f64::from(SAMPLE_RATE)) as usize
            } else {
                0
            };
            played.push(Played {
                start,
                note: Note {
                    seconds,
                    hz: score.hz(part.pitch),
                    ratio: 1.0,
                    velocity,
                    seed,
                    falls: part.ornament == Ornament::Fall,
                },
            });
        }
    }
}

/// Whether a voice has few kinds of notes, each of which need be made only once: strokes, and drones.
pub(super) fn repeats(voice: &Voice, instrument: &Instrument) -> bool {
    matches!(instrument, Instrument::Strike(_)) || voice.role.as_deref() == Some("drone")
}

/// The next pitch of the mode, up or down.
fn step(pitch: i32, up: bool, scale: &[u8]) -> i32 {
    let way = if up { 1 } else { -1 };
    let in_scale = |pitch: &i32| scale.contains(&(pitch.rem_euclid(12) as u8));
    (1..=12)
        .map(|far| pitch + far * way)
        .find(in_scale)
        .unwrap_or(pitch + way)
}

/// An adorned note as plain ones.
fn adorn(note: &Written, scale: &[u8], beat: f64) -> Vec<Written> {
    let &Written {
        start,
        length,
        pitch,
        velocity,
        ..
    } = note;
    let grace = (GRACE / beat).min(length / 4.0);
    let upper = step(pitch, true, scale);
    let lower = step(pitch, false, scale);
    let part = |at: f64, length: f64, pitch: i32, gain: f32, bound: bool| Written {
        start: start + at,
        length,
        pitch,
        velocity: velocity * gain,
        ornament: if bound {
            Ornament::Slur
        } else {
            Ornament::None
        },
    };
    let mordent = |other: i32| {
        vec![
            part(0.0, grace, pitch, 1.0, true),
            part(grace, grace, other, 0.85, true),
            part(2.0 * grace, length - 2.0 * grace, pitch, 0.95, false),
        ]
    };
    let from = |other: i32| {
        vec![
            part(0.0, grace, other, 0.8, true),
            part(grace, length - grace, pitch, 1.0, false),
        ]
    };
    match note.ornament {
        Ornament::Mordent => mordent(lower),
        Ornament::UpperMordent => mordent(upper),
        Ornament::Grace => from(lower),
        Ornament::UpperGrace => from(upper),
        Ornament::Trill => {
            let turns = ((length * 0.6 / grace / 1.15) as usize / 2 * 2).max(2);
            let each = length * 0.6 / turns as f64;
            let mut trill: Vec<Written> = (0..turns)
                .map(|i| {
                    let pitch = if i % 2 == 0 { pitch } else { upper };
                    let gain = if i == 0 { 1.0 } else { 0.82 };
                    part(i as f64 * each, each, pitch, gain, true)
                })
                .collect();
            let turned = turns as f64 * each;
            trill.push(part(turned, length - turned, pitch, 0.95, false));
            trill
        }
        Ornament::Roll => (0..4u8)
            .map(|i| {
                let each = length / 4.0;
                let gain = 0.16f32.mul_add(f32::from(i), 0.5);
                part(f64::from(i) * each, each, pitch, gain, false)
            })
            .collect(),
        _ => vec![*note],
    }
}
