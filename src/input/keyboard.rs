//! Keys become commands, in the order in which they were pressed, by the bindings of the settings.

use bevy::{
    input::{
        ButtonState,
        keyboard::{KeyboardFocusLost, KeyboardInput},
    },
    prelude::*,
};
use bevy_egui::EguiContexts;

use super::{Capturing, Given, HearSet, typing::Held};
use crate::flow::Watched;
use crate::settings::{Cap, Chord, Command, Named, Settings};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, hear.in_set(HearSet::Hear));
}

fn hear(
    mut pressed: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<Held>,
    settings: Res<Settings>,
    capturing: Res<Capturing>,
    watched: Option<Res<Watched>>,
    mut contexts: EguiContexts,
    mut given: MessageWriter<Given>,
) {
    // Whatever is let go elsewhere is never heard of.
    if lost.read().count() > 0 {
        *held = Held::default();
    }
    let (typing, focused) = contexts.ctx_mut().map_or((false, false), |context| {
        let focused = context.memory(|memory| memory.focused().is_some());
        (context.text_edit_focused(), focused)
    });
    for key in pressed.read() {
        held.follow(key);
        if key.state == ButtonState::Released || key.repeat || capturing.0 {
            continue;
        }
        let Some(chord) = Chord::of(key, held.modifiers_held()) else {
            continue;
        };
        if typing && chord.writes() {
            continue;
        }
        let command = match watched {
            Some(_) => settings.keys.command_in_replay(chord),
            None => settings.keys.command(chord),
        };
        if let Some(command) = command {
            let for_focus = focused && is_for_focus(chord, command);
            given.write(Given { command, for_focus });
        }
    }
}

/// Whether a key presses or moves what has the keyboard's focus.
fn is_for_focus(chord: Chord, command: Command) -> bool {
    command.fixed() == Some(chord) || chord.cap == Cap::Named(Named::Space)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Modifiers;

    #[test]
    fn what_presses_a_button_is_for_the_button() {
        let chord = |text| Chord::parse(text).unwrap();
        assert!(is_for_focus(chord("Enter"), Command::Confirm));
        assert!(is_for_focus(chord("Space"), Command::Skip));
        assert!(is_for_focus(chord("Left"), Command::Previous));
        assert!(!is_for_focus(chord("1"), Command::Card1));
        assert!(!is_for_focus(chord("Ctrl+Z"), Command::TakeBack));
        assert_eq!(Held::default().modifiers_held(), Modifiers::NONE);
    }
}
