//! Keys reach egui with the modifiers that were down when they were pressed.
//!
//! bevy_egui gives all keys of a frame the modifiers at its end: with Ctrl+A pressed and let go within one slow frame, a text
//! field gets the letter a. This does the same job, key by key.

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyCode, KeyboardFocusLost, KeyboardInput},
    },
    prelude::*,
};
use bevy_egui::{
    EguiClipboard, EguiGlobalSettings, EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui,
    helpers::{bevy_to_egui_key, bevy_to_egui_physical_key},
};

use super::HearSet;
use crate::settings::Modifiers;

/// Which modifiers are down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Held {
    alt: bool,
    ctrl: bool,
    shift: bool,
    /// The Windows, Super or Command key.
    system: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, take_over).add_systems(
        PreUpdate,
        pass_on
            .after(HearSet::Keep)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

fn take_over(settings: Option<ResMut<EguiGlobalSettings>>) {
    if let Some(mut settings) = settings {
        settings
            .input_system_settings
            .run_write_keyboard_input_messages_system = false;
    }
}

fn pass_on(
    mut pressed: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<Held>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    // Whatever is let go elsewhere is never heard of.
    if lost.read().count() > 0 {
        *held = Held::default();
    }
    let mut paste = || {
        clipboard
            .as_mut()
            .and_then(|clipboard| clipboard.get_text())
    };
    let events: Vec<egui::Event> = pressed
        .read()
        .flat_map(|key| {
            held.follow(key);
            events(key, *held, &mut paste)
        })
        .collect();
    if let Ok(mut input) = inputs.single_mut() {
        input.events.extend(events);
    }
}

impl Held {
    pub(super) fn follow(&mut self, key: &KeyboardInput) {
        let down = key.state == ButtonState::Pressed;
        match key.logical_key {
            Key::Alt => self.alt = down,
            Key::Control => self.ctrl = down,
            Key::Shift => self.shift = down,
            Key::Super | Key::Meta => self.system = down,
            _ => {}
        }
    }

    /// As commands know them.
    pub(super) const fn modifiers_held(self) -> Modifiers {
        let mac = cfg!(target_os = "macos");
        Modifiers {
            ctrl: if mac { self.system } else { self.ctrl },
            alt: self.alt,
            shift: self.shift,
        }
    }

    const fn modifiers(self) -> egui::Modifiers {
        let mac = cfg!(target_os = "macos");
        egui::Modifiers {
            alt: self.alt,
            ctrl: self.ctrl,
            shift: self.shift,
            mac_cmd: mac && self.system,
            command: if mac { self.system } else { self.ctrl },
        }
    }

    /// Whether a key writes its letter. Ctrl and Alt together are AltGr, which does.
    const fn writes(self) -> bool {
        let alt_gr = !cfg!(target_os = "macos") && self.ctrl && self.alt;
        alt_gr || (!self.system && !self.ctrl)
    }
}

/// What egui is told of a key: the letter it writes, the key itself, and what it does with the clipboard.
fn events(
    key: &KeyboardInput,
    held: Held,
    paste: &mut impl FnMut() -> Option<String>,
) -> Vec<egui::Event> {
    let mut events = Vec::new();
    let down = key.state == ButtonState::Pressed;
    if down && held.writes() {
        let text = match &key.logical_key {
            Key::Character(text) if !text.contains(char::is_control) => Some(text.to_string()),
            Key::Space => Some(" ".to_owned()),
            _ => None,
        };
        events.extend(text.map(egui::Event::Text));
    }
    let physical_key = physical(key.key_code);
    // Without Latin letters on it, a key goes by its place.
    let Some(logical) = bevy_to_egui_key(&key.logical_key).or(physical_key) else {
        return events;
    };
    let modifiers = held.modifiers();
    events.push(egui::Event::Key {
        key: logical,
        physical_key,
        pressed: down,
        repeat: false,
        modifiers,
    });
    if down && modifiers.command {
        events.extend(match logical {
            egui::Key::C => Some(egui::Event::Copy),
            egui::Key::X => Some(egui::Event::Cut),
            egui::Key::V => paste().map(egui::Event::Text),
            _ => None,
        });
    }
    events
}

fn physical(code: KeyCode) -> Option<egui::Key> {
    bevy_to_egui_physical_key(&code)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(logical: Key, code: KeyCode, state: ButtonState) -> KeyboardInput {
        KeyboardInput {
            key_code: code,
            logical_key: logical,
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    /// What egui hears of keys that are all pressed and let go within one frame.
    fn heard(keys: &[KeyboardInput]) -> Vec<egui::Event> {
        let mut held = Held::default();
        let mut paste = || Some("pasted".to_owned());
        keys.iter()
            .flat_map(|key| {
                held.follow(key);
                events(key, held, &mut paste)
            })
            .collect()
    }

    fn chord(letter: &str, code: KeyCode) -> Vec<egui::Event> {
        use ButtonState::{Pressed, Released};
        let letter = Key::Character(letter.into());
        heard(&[
            key(Key::Control, KeyCode::ControlLeft, Pressed),
            key(letter.clone(), code, Pressed),
            key(letter, code, Released),
            key(Key::Control, KeyCode::ControlLeft, Released),
        ])
    }

    #[test]
    fn a_chord_within_one_frame_writes_nothing() {
        let events = chord("a", KeyCode::KeyA);
        let writes = |event: &egui::Event| matches!(event, egui::Event::Text(_));
        assert!(!events.iter().any(writes), "{events:?}");
        let selects = |event: &egui::Event| {
            matches!(event, egui::Event::Key { key: egui::Key::A, pressed: true, modifiers, .. }
                if modifiers.command)
        };
        assert!(events.iter().any(selects), "{events:?}");
    }

    #[test]
    fn the_clipboard_has_its_keys() {
        let copied = |events: Vec<egui::Event>| events.contains(&egui::Event::Copy);
        assert!(copied(chord("c", KeyCode::KeyC)));
        let text = egui::Event::Text("pasted".to_owned());
        assert!(chord("v", KeyCode::KeyV).contains(&text));
    }

    #[test]
    fn a_letter_writes_itself() {
        let letter = key(
            Key::Character("é".into()),
            KeyCode::KeyE,
            ButtonState::Pressed,
        );
        assert_eq!(
            heard(&[letter]).first(),
            Some(&egui::Event::Text("é".to_owned()))
        );
    }
}
