//! Scores as they are written down in `assets/sounds/scores/`.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, de::Error};

use super::hall::Hall;

/// A piece of music. Its beats are eighth notes.
#[derive(Clone, Debug, Deserialize)]
pub struct Score {
    /// What it is called.
    pub title: String,
    tempo: Tempo,
    /// Pitch classes of its mode, 0 = C: ornaments step along them.
    pub scale: Vec<u8>,
    /// How notes are tuned against one another.
    pub tuning: Tuning,
    /// Pitch class that the tuning starts from.
    pub root: u8,
    /// How far players stray: seconds, part of the velocity.
    pub humanise: [f32; 2],
    /// Where it is played.
    pub reverb: Hall,
    /// Seconds in which the last notes die away.
    pub tail: f32,
    /// Gain of the whole.
    pub master: f32,
    /// Who plays.
    pub voices: Vec<Voice>,
    /// Parts, by name.
    pub sections: BTreeMap<String, Section>,
    /// Order of the parts.
    pub form: Vec<String>,
    /// Where it goes on when it is at its end.
    #[serde(rename = "loop")]
    pub round: Option<Round>,
}

/// Where a piece goes on when it is at its end.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Round {
    /// Beat.
    pub start: f64,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Tempo {
    Even(f64),
    Map(Vec<(f64, f64)>),
}

/// How notes are tuned against one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tuning {
    /// In twelve equal steps.
    Equal,
    /// In pure fifths from the root.
    Pythagorean,
}

/// Cents by which a chain of pure fifths from E flat to G sharp strays, by semitones above the root.
const PURE_FIFTHS: [f64; 12] = [
    0.0, -9.775, 3.910, -5.865, 7.820, -1.955, 11.730, 1.955, -7.820, 5.865, -3.910, 9.775,
];

impl Score {
    /// Seconds from the beginning to a beat.
    #[must_use]
    pub fn seconds(&self, beat: f64) -> f64 {
        let map = match &self.tempo {
            Tempo::Even(bpm) => &[(0.0, *bpm)][..],
            Tempo::Map(map) => map,
        };
        let mut seconds = 0.0;
        for (i, &(from, bpm)) in map.iter().enumerate() {
            let until = map.get(i + 1).map_or(f64::INFINITY, |next| next.0);
            if beat > from || i == 0 {
                seconds += (beat.min(until) - from) * 60.0 / bpm;
            }
        }
        seconds
    }

    /// Frequency of a pitch, Hz.
    #[must_use]
    pub fn hz(&self, pitch: i32) -> f32 {
        let cents = match self.tuning {
            Tuning::Equal => 0.0,
            Tuning::Pythagorean => {
                PURE_FIFTHS[(pitch - i32::from(self.root)).rem_euclid(12) as usize]
            }
        };
        hertz(f64::from(pitch) + cents / 100.0)
    }
}

/// Frequency of a pitch in equal temperament, Hz; 69 is a' of 440 Hz.
pub(super) fn hertz(pitch: f64) -> f32 {
    (440.0 * ((pitch - 69.0) / 12.0).exp2()) as f32
}

/// A player in a piece.
#[derive(Clone, Debug, Deserialize)]
pub struct Voice {
    /// Its name in the sections.
    pub id: String,
    /// What it plays.
    pub instrument: String,
    /// From -1, left, to 1, right.
    pub pan: f32,
    /// Loudness.
    pub gain: f32,
    /// How much the hall hears of it.
    pub send: f32,
    /// What its part is.
    #[serde(default)]
    pub role: Option<String>,
}

/// A part of a piece.
#[derive(Clone, Debug, Deserialize)]
pub struct Section {
    /// Length in beats.
    pub beats: f64,
    /// Notes of each voice.
    pub notes: BTreeMap<String, Vec<Written>>,
    /// Its own mode, if it is another.
    pub scale: Option<Vec<u8>>,
}

/// A note as written: beat in the section, beats it lasts, pitch, velocity, and perhaps an ornament.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(from = "NoteWritten")]
pub struct Written {
    /// Beat in the section.
    pub start: f64,
    /// Beats it lasts.
    pub length: f64,
    /// 60 is c'.
    pub pitch: i32,
    /// 0 to 1.
    pub velocity: f32,
    /// How it is adorned.
    pub ornament: Ornament,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum NoteWritten {
    Adorned(f64, f64, Pitch, f32, Ornament),
    Plain(f64, f64, Pitch, f32),
}

impl From<NoteWritten> for Written {
    fn from(written: NoteWritten) -> Self {
        let (start, length, pitch, velocity, ornament) = match written {
            NoteWritten::Adorned(start, length, pitch, velocity, ornament) => {
                (start, length, pitch, velocity, ornament)
            }
            NoteWritten::Plain(start, length, pitch, velocity) => {
                (start, length, pitch, velocity, Ornament::None)
            }
        };
        Self {
            start,
            length,
            pitch: pitch.0,
            velocity,
            ornament,
        }
    }
}

/// How a note is adorned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Ornament {
    /// Not at all.
    #[default]
    #[serde(rename = "")]
    None,
    /// Down and back.
    #[serde(rename = "m")]
    Mordent,
    /// Up and back.
    #[serde(rename = "M")]
    UpperMordent,
    /// From below.
    #[serde(rename = "g")]
    Grace,
    /// From above.
    #[serde(rename = "G")]
    UpperGrace,
    /// Up and down, and a rest on the note.
    #[serde(rename = "t")]
    Trill,
    /// Four strokes of a drum, rising.
    #[serde(rename = "r")]
    Roll,
    /// Its pitch falls.
    #[serde(rename = "f")]
    Fall,
    /// Strong.
    #[serde(rename = "^")]
    Accent,
    /// Short.
    #[serde(rename = ".")]
    Short,
    /// Bound to the next.
    #[serde(rename = "-")]
    Slur,
}

/// A pitch, written as a name such as `C#4` or as a number; 60 is C4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pitch(pub i32);

impl<'de> Deserialize<'de> for Pitch {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Named {
            Number(i32),
            Name(String),
        }
        match Named::deserialize(deserializer)? {
            Named::Number(number) => Ok(Self(number)),
            Named::Name(name) => {
                pitch(&name).ok_or_else(|| D::Error::custom(format!("no pitch is called {name}")))
            }
        }
    }
}

fn pitch(name: &str) -> Option<Pitch> {
    let mut signs = name.chars();
    let white = match signs.next()? {
        'C' => 0,
        'D' => 2,
        'E' => 4,
        'F' => 5,
        'G' => 7,
        'A' => 9,
        'B' => 11,
        _ => return None,
    };
    let rest = signs.as_str();
    let octave = rest.trim_start_matches(['#', 'b']);
    let moved: i32 = rest[..rest.len() - octave.len()]
        .chars()
        .map(|sign| if sign == '#' { 1 } else { -1 })
        .sum();
    Some(Pitch(
        white + moved + 12 * (octave.parse::<i32>().ok()? + 1),
    ))
}
