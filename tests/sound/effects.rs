//! The effects: none too loud, none too soft, all that are asked for and no others.

use medieval_academy::settings::Volumes;
use medieval_academy::sound::{
    Effect, Piece,
    cues::Sound,
    loudness::{decibels, effects, music},
    stray,
};

use crate::measure::{level, loudest, loudness};

#[test]
fn every_effect_is_neither_too_loud_nor_too_soft_and_ends_softly() {
    for &effect in Effect::ALL {
        assert!(!effect.steps().is_empty(), "{effect:?}");
        for variant in 0..effect.steps().len() {
            let frames = effect.render(variant);
            let loud = loudest(&frames);
            assert!(
                (-30.0..-14.0).contains(&loud),
                "{effect:?} {variant}: {loud} LUFS"
            );
            let (_, peak) = loudness(&frames);
            assert!(peak < -2.0, "{effect:?} {variant}: peak {peak} dBFS");
            let seconds = frames.len() as f32 / 48_000.0;
            assert!((0.1..=5.0).contains(&seconds), "{effect:?}: {seconds} s");
            let end = &frames[frames.len() - 48..];
            assert!(
                level(end) < -50.0,
                "{effect:?} is cut off at {} dB",
                level(end)
            );
        }
        assert!(effect.render(effect.steps().len()).is_empty());
    }
}

#[test]
fn effects_are_the_same_every_time() {
    for effect in [Effect::Parchment, Effect::Cheer, Effect::PawnHop] {
        assert_eq!(effect.render(0), effect.render(0));
    }
}

#[test]
fn hops_rise_from_space_to_space() {
    let steps = Effect::PawnHop.steps();
    assert_eq!(steps.len(), 8);
    assert!(steps.is_sorted_by(|a, b| a < b));
    assert_ne!(Effect::PawnHop.render(0), Effect::PawnHop.render(1));
}

#[test]
fn sounds_stray_a_little_in_pitch_and_never_far() {
    let semitones = |sound, nth| 12.0 * stray(sound, nth).log2();
    for sound in Sound::all() {
        let pitches: Vec<f64> = (0..200).map(|nth| semitones(sound, nth)).collect();
        let most = pitches
            .iter()
            .fold(0f64, |most, pitch| most.max(pitch.abs()));
        assert!(most <= 1.0, "{sound:?} strays by {most} semitones");
        let same = pitches.windows(2).filter(|pair| pair[0] == pair[1]).count();
        match sound {
            Sound::Sting(_) => assert!(most < 1e-9, "music keeps its pitch"),
            Sound::Effect(..) => assert_eq!(same, 0, "{sound:?} is twice the same"),
        }
    }
    let all: Vec<Sound> = Sound::all().collect();
    assert!(all.contains(&Sound::Sting(Piece::Knighted)));
    assert!(all.len() > Effect::ALL.len());
}

#[test]
fn no_volume_is_silence_and_more_is_louder() {
    assert_eq!(decibels(0), None);
    assert_eq!(decibels(100), Some(0.0));
    let levels: Vec<f32> = (1..=100).filter_map(decibels).collect();
    assert_eq!(levels.len(), 100);
    assert!(levels.is_sorted_by(|a, b| a < b));
    let half = decibels(50).unwrap();
    assert!(
        (-10.5..-9.5).contains(&half),
        "half as loud is 10 dB less, not {half}"
    );
    let volumes = Volumes {
        music: 60,
        effects: 0,
        muted: false,
    };
    assert!(music(&volumes).is_some() && effects(&volumes).is_none());
    let muted = Volumes {
        muted: true,
        effects: 90,
        ..volumes
    };
    assert!(music(&muted).is_none() && effects(&muted).is_none());
}
