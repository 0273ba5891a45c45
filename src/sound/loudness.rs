//! How loud everything is, and whether there is anything that could be heard.

use std::{fs, path::PathBuf, time::Duration};

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use crate::settings::{Settings, Volumes};

/// Decibels below which there is nothing.
pub(super) const SILENCE: f32 = -60.0;
/// Music lies under the effects by so many decibels, at the same setting.
const MUSIC: f32 = -3.0;

/// Whether there is a device that sounds.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Output {
    /// Nobody has looked yet.
    #[default]
    Unknown,
    /// There is none: nothing is made, nothing is played.
    Missing,
    /// There is.
    Ready,
}

/// Where music is played.
#[derive(Resource)]
pub(super) struct MusicChannel;
/// Where effects are played.
#[derive(Resource)]
pub(super) struct EffectChannel;

/// Decibels of a setting in percent: a half is heard as half as loud. None is silence.
#[must_use]
pub fn decibels(percent: u8) -> Option<f32> {
    // Loudness halves with every 10 dB.
    (percent > 0).then(|| 33.2 * (f32::from(percent.min(100)) / 100.0).log10())
}

/// Decibels of music, if any is to be heard.
#[must_use]
pub fn music(volumes: &Volumes) -> Option<f32> {
    decibels(volumes.music)
        .filter(|_| !volumes.muted)
        .map(|decibels| (decibels + MUSIC).max(SILENCE))
}

/// Decibels of effects, if any are to be heard.
#[must_use]
pub fn effects(volumes: &Volumes) -> Option<f32> {
    decibels(volumes.effects).filter(|_| !volumes.muted)
}

/// The look whether anything comes out: a moment of silence that is played.
#[derive(Resource)]
pub(super) struct Probe {
    instance: Handle<AudioInstance>,
    frames: u8,
}

/// Whether it is worth looking for a device. On Linux, looking where there is neither a sound card nor a sound server makes the
/// system's library complain at length on the terminal.
pub(super) fn can_sound() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let servers = ["PULSE_SERVER", "PIPEWIRE_REMOTE", "ALSA_CONFIG_PATH"];
    let run = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
    let home = std::env::var_os("HOME").map(PathBuf::from);
    let files = [
        run.as_deref().map(|run| run.join("pulse/native")),
        run.as_deref().map(|run| run.join("pipewire-0")),
        home.map(|home| home.join(".asoundrc")),
        Some(PathBuf::from("/etc/asound.conf")),
    ];
    let cards = fs::read_to_string("/proc/asound/pcm");
    servers.into_iter().any(set)
        || files.into_iter().flatten().any(|file| file.exists())
        || cards.is_ok_and(|cards| cards.contains("playback"))
}

/// Said once.
pub(super) fn tell_silence() {
    warn!("there is no sound device that can be used: the game is silent");
}

/// Plays a moment of silence, to learn whether it is played.
pub(super) fn knock(
    mut commands: Commands,
    channel: Option<Res<AudioChannel<EffectChannel>>>,
    sources: Option<ResMut<Assets<AudioSource>>>,
    mut output: ResMut<Output>,
) {
    let (Some(channel), Some(mut sources)) = (channel, sources) else {
        *output = Output::Missing;
        return;
    };
    let source = sources.add(source(vec![[0.0; 2]; 64]));
    let instance = channel.play(source).handle();
    commands.insert_resource(Probe {
        instance,
        frames: 0,
    });
}

/// A device takes the sound before the next frame begins. Without one it would wait for ever, with all that followed it.
pub(super) fn answer(
    mut commands: Commands,
    channel: Option<Res<AudioChannel<EffectChannel>>>,
    probe: Option<ResMut<Probe>>,
    mut output: ResMut<Output>,
) {
    let (Some(channel), Some(mut probe)) = (channel, probe) else {
        return;
    };
    probe.frames += 1;
    if probe.frames < 2 {
        return;
    }
    if channel.state(&probe.instance) == PlaybackState::Queued {
        tell_silence();
        *output = Output::Missing;
        commands.insert_resource(AudioChannel::<EffectChannel>::default());
    } else {
        *output = Output::Ready;
    }
    commands.remove_resource::<Probe>();
}

/// Samples as something that can be played.
pub(super) fn source(frames: Vec<super::synth::Frame>) -> AudioSource {
    let frames = frames
        .into_iter()
        .map(|[left, right]| Frame { left, right });
    AudioSource {
        sound: StaticSoundData {
            sample_rate: super::synth::SAMPLE_RATE,
            frames: frames.collect(),
            settings: StaticSoundSettings::default(),
            slice: None,
        },
    }
}

/// A change that takes so many milliseconds.
pub(super) const fn over(milliseconds: u64) -> AudioTween {
    AudioTween::linear(Duration::from_millis(milliseconds))
}

/// The settings' volumes; as they come if there are no settings.
pub(super) fn volumes(settings: Option<&Settings>) -> Volumes {
    settings.map_or_else(Volumes::default, |settings| settings.volumes)
}
