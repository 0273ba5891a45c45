//! Every kind of instrument plays the pitch that is written.

use medieval_academy::sound::{
    pieces::band,
    synth::{Rendering, SAMPLE_RATE, Score},
};

/// One note of an instrument, alone and dry.
fn note(instrument: &str, pitch: &str) -> Vec<f32> {
    let score = format!(
        r#"{{"title": "", "tempo": 60, "scale": [0], "tuning": "equal", "root": 0, "humanise": [0, 0],
        "reverb": {{"wet": 0}}, "tail": 0.5, "master": 1.0, "form": ["a"],
        "voices": [{{"id": "v", "instrument": "{instrument}", "pan": 0, "gain": 1, "send": 0}}],
        "sections": {{"a": {{"beats": 2, "notes": {{"v": [[0, 2, "{pitch}", 0.6]]}}}}}}}}"#
    );
    let score: Score = serde_json::from_str(&score).expect("a score");
    let band = band().expect("instruments");
    let frames = Rendering::new(&score, &band.instruments).whole();
    frames.into_iter().map(|[left, _]| left).collect()
}

/// How strong a frequency is.
fn strength(sound: &[f32], hz: f64) -> f64 {
    let step = std::f64::consts::TAU * hz / f64::from(SAMPLE_RATE);
    let length = sound.len() as f64;
    let (mut re, mut im) = (0.0, 0.0);
    for (i, sample) in sound.iter().enumerate() {
        let (sin, cos) = (step * i as f64).sin_cos();
        let window = 0.5 - 0.5 * (std::f64::consts::TAU * i as f64 / length).cos();
        re += f64::from(*sample) * window * cos;
        im += f64::from(*sample) * window * sin;
    }
    re.hypot(im)
}

#[test]
fn instruments_are_in_tune() {
    let held = [
        "recorder", "vielle", "hurdy", "organ", "shawm", "horn", "rebec",
    ];
    let plucked = ["lute", "harp", "psaltery"];
    for instrument in held.into_iter().chain(plucked) {
        let sound = note(instrument, "A4");
        // Once the note has settled.
        let settled = &sound[20_000..60_000];
        let around = (-100..=100).map(|half| 440.0 * 2f64.powf(f64::from(half) / 2400.0));
        let found = around
            .max_by(|a, b| strength(settled, *a).total_cmp(&strength(settled, *b)))
            .expect("a pitch");
        let cents = 1200.0 * (found / 440.0).log2();
        assert!(cents.abs() <= 6.0, "{instrument} is {cents} cents off");
        assert!(
            strength(settled, found) > 10.0 * strength(settled, 311.13),
            "{instrument}"
        );
    }
}

#[test]
fn every_voice_has_an_instrument_and_notes_that_are_in_its_sections() {
    let band = band().expect("instruments");
    for piece in medieval_academy::sound::Piece::ALL {
        let score = piece.score().expect("a score");
        for voice in &score.voices {
            assert!(
                band.instruments.contains_key(&voice.instrument),
                "{piece:?}: {}",
                voice.instrument
            );
        }
        for name in &score.form {
            assert!(score.sections.contains_key(name), "{piece:?}: {name}");
        }
        for section in score.sections.values() {
            for (voice, notes) in &section.notes {
                assert!(
                    score.voices.iter().any(|v| v.id == *voice),
                    "{piece:?}: {voice}"
                );
                assert!(
                    notes
                        .iter()
                        .all(|note| (0.0..section.beats).contains(&note.start))
                );
            }
        }
    }
}
