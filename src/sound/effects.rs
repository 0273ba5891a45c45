//! Plays effects. They are made in the background as soon as the first screen is there, once for the whole run.

use std::collections::HashMap;

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, futures_lite::future::yield_now, poll_once},
};
use bevy_kira_audio::prelude::*;

use super::{
    cues::Sound,
    listen::Hear,
    loudness::{self, EffectChannel, Output},
    music::Music,
    pieces::render_piece,
    synth::{Frame as Samples, chance},
};
use crate::settings::Settings;

/// Most sounds that begin in one frame.
const AT_ONCE: usize = 5;

/// The effects that are made.
#[derive(Resource, Default)]
pub struct Effects {
    made: HashMap<Sound, Handle<AudioSource>>,
    making: Option<Task<Vec<(Sound, AudioSource)>>>,
    asked: bool,
    /// How many have been played: chance for the next.
    played: u32,
}

impl Effects {
    /// Whether everything is there that may be asked for.
    #[must_use]
    pub fn are_made(&self) -> bool {
        !self.made.is_empty()
    }
}

/// Has them made once anybody could hear them, after the first piece of music.
pub(super) fn make(
    output: Res<Output>,
    music: Res<Music>,
    settings: Option<Res<Settings>>,
    sources: Option<ResMut<Assets<AudioSource>>>,
    mut effects: ResMut<Effects>,
) {
    let Some(mut sources) = sources else {
        return;
    };
    let wanted = loudness::effects(&loudness::volumes(settings.as_deref())).is_some();
    if wanted && *output == Output::Ready && !effects.asked && !music.is_making() {
        effects.asked = true;
        effects.making = Some(AsyncComputeTaskPool::get().spawn(render_all()));
    }
    if let Some(task) = &mut effects.making
        && let Some(made) = block_on(poll_once(task))
    {
        effects.making = None;
        for (sound, source) in made {
            effects.made.insert(sound, sources.add(source));
        }
    }
}

async fn render_all() -> Vec<(Sound, AudioSource)> {
    let mut made = Vec::new();
    for sound in Sound::all() {
        if let Some(frames) = render(sound) {
            made.push((sound, loudness::source(frames)));
        }
        // Pictures are drawn on these threads, and computer players think on them.
        yield_now().await;
    }
    made
}

/// Makes one of them; none if the program was built without it.
pub(super) fn render(sound: Sound) -> Option<Vec<Samples>> {
    let frames = match sound {
        Sound::Effect(effect, variant) => effect.render(variant),
        Sound::Sting(piece) => render_piece(piece).ok()?.0,
    };
    (!frames.is_empty()).then_some(frames)
}

/// How much faster or slower, and so higher or lower, the nth sound is played: never twice the same in a row.
#[must_use]
pub fn stray(sound: Sound, nth: u32) -> f64 {
    let spread = match sound {
        Sound::Effect(effect, _) => effect.spread(),
        Sound::Sting(_) => 0.0,
    };
    let semitones = spread * (2.0 * chance(0x50u32, nth) - 1.0);
    f64::from(semitones / 12.0).exp2()
}

/// Plays what was asked for, each sound once a frame.
pub(super) fn play(
    mut asked: MessageReader<Hear>,
    settings: Option<Res<Settings>>,
    channel: Option<Res<AudioChannel<EffectChannel>>>,
    time: Res<Time<Real>>,
    mut music: ResMut<Music>,
    mut effects: ResMut<Effects>,
) {
    let volume = loudness::effects(&loudness::volumes(settings.as_deref()));
    let (Some(channel), Some(volume)) = (channel, volume) else {
        asked.clear();
        return;
    };
    let mut sounds: Vec<Sound> = Vec::new();
    for &Hear(sound) in asked.read() {
        if !sounds.contains(&sound) && sounds.len() < AT_ONCE {
            sounds.push(sound);
        }
    }
    for sound in sounds {
        let Some(source) = effects.made.get(&sound).cloned() else {
            continue;
        };
        channel
            .play(source)
            .with_volume(volume)
            .with_playback_rate(stray(sound, effects.played));
        effects.played = effects.played.wrapping_add(1);
        if sound.ducks() {
            music.step_back(sound, time.elapsed());
        }
    }
}

/// Whoever mutes means now.
pub(super) fn hush(
    settings: Option<Res<Settings>>,
    channel: Option<Res<AudioChannel<EffectChannel>>>,
    output: Res<Output>,
    mut silent: Local<bool>,
) {
    let now = loudness::effects(&loudness::volumes(settings.as_deref())).is_none();
    if now
        && !std::mem::replace(&mut *silent, now)
        && *output == Output::Ready
        && let Some(channel) = channel
    {
        channel.stop().fade_out(loudness::over(60));
    }
    *silent = now;
}
