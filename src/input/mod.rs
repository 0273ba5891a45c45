//! What a person does with keys, gamepad or screen reader, made one: commands, and keys for egui.

mod gamepad;
mod keyboard;
mod screen_reader;
mod typing;
mod vigil;

use bevy::{input::InputSystems, prelude::*};
use bevy_egui::EguiPreUpdateSet;

use crate::settings::{Command, Settings};

pub use vigil::Vigil;

/// A command was given, by whatever means.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given {
    /// Which.
    pub command: Command,
    /// It was given by a key that presses or moves whatever has the keyboard's focus, and something has it: then it is not for
    /// the table beneath.
    pub for_focus: bool,
}

/// Keys are for the next key to bind, and for nothing else.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Capturing(pub bool);

/// The order in which a frame's keys are heard, before egui's pass begins.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HearSet {
    /// Keys become commands.
    Hear,
    /// Whatever lies over all else takes what is for it, and lets nothing else through.
    Keep,
}

/// Hears keys, gamepads and screen readers. Needs a window and egui.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<Capturing>()
        .add_message::<Given>()
        .configure_sets(
            PreUpdate,
            (HearSet::Hear, HearSet::Keep)
                .chain()
                .after(InputSystems)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_plugins((
            gamepad::plugin,
            keyboard::plugin,
            screen_reader::plugin,
            typing::plugin,
            vigil::plugin,
        ));
}
