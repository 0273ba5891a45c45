//! Sound: music and effects, made by the game itself from what is written in `assets/sounds`.
//!
//! [`synth`] turns scores into samples, [`pieces`] says what there is. What is heard follows what is shown: music the screen
//! ([`piece_for`]), effects the event on the table ([`cues`](mod@cues)). All of it is made in the background, nothing that
//! nobody can hear is made or mixed, and without a sound device the game is silent.

pub mod cues;
mod effects;
mod listen;
pub mod loudness;
mod music;
pub mod pieces;
pub mod synth;
mod wav;

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;
use bevy_kira_audio::{
    AudioPlugin,
    prelude::{AudioApp, AudioChannel, AudioInstance, AudioSource},
};

use crate::screens::Screen;

pub use effects::{Effects, stray};
pub use listen::{Hear, piece_for};
pub use loudness::Output;
pub use music::Music;
pub use pieces::{Effect, Piece};
pub use wav::wav;

/// What is heard. Silent as long as no [`device`] is there.
pub fn plugin(app: &mut App) {
    app.add_message::<Hear>()
        .init_resource::<Output>()
        .init_resource::<Music>()
        .init_resource::<Effects>()
        .add_systems(
            PostStartup,
            loudness::knock.run_if(|output: Res<Output>| *output == Output::Unknown),
        )
        .add_systems(OnEnter(Screen::Results), listen::results)
        .add_systems(
            PostUpdate,
            (
                loudness::answer,
                listen::table,
                listen::desk,
                listen::controls
                    .after(EguiPostUpdateSet::EndPass)
                    .before(EguiPostUpdateSet::ProcessOutput),
                effects::make,
                effects::hush,
                effects::play,
                music::choose,
                music::perform,
            )
                .chain()
                .before(bevy_kira_audio::AudioSystemSet::PlayTypedChannels),
        );
}

/// Opens the computer's sound device, if there is one.
pub fn device(app: &mut App) {
    if !loudness::can_sound() {
        loudness::tell_silence();
        return;
    }
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<loudness::MusicChannel>()
        .add_audio_channel::<loudness::EffectChannel>();
}

/// A device on which everything is played and nothing sounds: for tests.
pub fn deaf_device(app: &mut App) {
    app.init_asset::<AudioSource>()
        .init_asset::<AudioInstance>()
        .init_resource::<AudioChannel<loudness::MusicChannel>>()
        .init_resource::<AudioChannel<loudness::EffectChannel>>()
        .insert_resource(Output::Ready);
}
