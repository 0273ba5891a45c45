//! Keys: which key gives which command, and another one in its place.

use bevy::{
    ecs::message::{MessageCursor, Messages},
    input::{ButtonState, keyboard::KeyboardInput},
    prelude::*,
};
use bevy_egui::egui::{Align, Rect, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    Sheet, Shown,
    rows::{LEFT, RIGHT},
};
use crate::{
    art::{Face, palette},
    overlays::kit::{Button, Type},
    screens::page::keyed,
    settings::{Bindings, Cap, Chord, Command, Modifiers, Named, Place, Settings, Standing},
    words::{Words, say},
};

/// From one row to the next, and the width of a key.
const PITCH: f32 = 38.0;
/// Where the first heading stands, and the height of the list.
const TOP: f32 = 194.0;
const HEIGHT: f32 = 584.0;
const KEY: f32 = 92.0;
const GAP: f32 = 8.0;
const COLUMN: f32 = 392.0;

/// Another key is being chosen for a command.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Capture {
    command: Command,
    slot: usize,
    /// The last key pressed, which can't be had just so.
    pressed: Option<(Chord, Standing)>,
}

/// What a key press leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leads {
    /// To nothing yet.
    On,
    /// To the end of it.
    Done,
}

impl Capture {
    const fn new(command: Command, slot: usize) -> Self {
        Self {
            command,
            slot,
            pressed: None,
        }
    }

    /// A key was pressed. One that gives another command has to be pressed twice.
    fn press(&mut self, chord: Chord, keys: &mut Bindings) -> Leads {
        match chord.cap {
            Cap::Named(Named::Escape) => return Leads::Done,
            Cap::Named(Named::Backspace) if chord.held == Modifiers::NONE => {
                keys.unbind(self.command, self.slot);
                return Leads::Done;
            }
            _ => {}
        }
        let standing = keys.standing(self.command, chord);
        let sure = self.pressed == Some((chord, standing));
        match standing {
            Standing::Free | Standing::Own => {}
            Standing::Taken(_) if sure => {}
            Standing::Taken(_) | Standing::Fixed => {
                self.pressed = Some((chord, standing));
                return Leads::On;
            }
        }
        keys.bind(self.command, self.slot, chord);
        Leads::Done
    }

    /// What the player is told meanwhile.
    pub(super) fn says(&self, words: &Words) -> String {
        let command = name(words, self.command);
        match self.pressed {
            None => say!(words, "settings-key-press", command = command),
            Some((chord, Standing::Taken(other))) => say!(
                words,
                "settings-key-taken",
                key = chord.label(words),
                command = name(words, other)
            ),
            Some((chord, _)) => say!(words, "settings-key-fixed", key = chord.label(words)),
        }
    }
}

/// What a command does, in the player's language.
pub(in crate::screens) fn name(words: &Words, command: Command) -> String {
    words.say(&format!("command-{}", command.key()))
}

/// While a key is being chosen, all keys are for that.
pub(super) fn capture(
    mut pressed: ResMut<Messages<KeyboardInput>>,
    mut cursor: Local<MessageCursor<KeyboardInput>>,
    down: Option<Res<ButtonInput<KeyCode>>>,
    mut sheet: ResMut<Sheet>,
    mut settings: ResMut<Settings>,
) {
    let Some(capture) = &mut sheet.bypass_change_detection().capture else {
        cursor.clear(&pressed);
        return;
    };
    let any = |keys: [KeyCode; 2]| down.as_ref().is_some_and(|down| down.any_pressed(keys));
    let control = if cfg!(target_os = "macos") {
        [KeyCode::SuperLeft, KeyCode::SuperRight]
    } else {
        [KeyCode::ControlLeft, KeyCode::ControlRight]
    };
    let held = Modifiers {
        ctrl: any(control),
        alt: any([KeyCode::AltLeft, KeyCode::AltRight]),
        shift: any([KeyCode::ShiftLeft, KeyCode::ShiftRight]),
    };
    let mut leads = Leads::On;
    for key in cursor.read(&pressed) {
        if key.state == ButtonState::Released || key.repeat || leads == Leads::Done {
            continue;
        }
        if let Some(chord) = Chord::of(key, held) {
            let mut keys = settings.keys.clone();
            leads = capture.press(chord, &mut keys);
            if settings.keys != keys {
                settings.keys = keys;
            }
        }
    }
    pressed.clear();
    if leads == Leads::Done {
        sheet.capture = None;
    }
}

pub(super) fn show(
    shown: &Shown<'_, '_>,
    ui: &mut Ui,
    set: &mut Settings,
    capture: &mut Option<Capture>,
) {
    let before = capture.clone();
    let list = shown
        .stage
        .rect(LEFT, TOP - 22.0, RIGHT - LEFT + 28.0, HEIGHT);
    shown.kit.scroll(ui, list, "keys", |ui| {
        let moved = ui.cursor().min - list.min;
        let scrolled = Shown {
            stage: shown.stage.moved(vec2(0.0, moved.y)),
            ..*shown
        };
        let foot = all(&scrolled, ui, set, capture);
        ui.allocate_space(vec2(1.0, foot - TOP + 22.0));
    });
    // A click on another key, or beside all of them, ends it too.
    if before.is_some() && *capture == before && ui.input(|input| input.pointer.any_click()) {
        *capture = None;
    }
}

/// All commands, in two columns. Returns where the longer one ends.
fn all(shown: &Shown<'_, '_>, ui: &mut Ui, set: &Settings, capture: &mut Option<Capture>) -> f32 {
    let mut ends = [TOP; 2];
    for place in Place::ALL {
        let column = usize::from(!matches!(place, Place::Table | Place::Replay));
        let (left, y) = ([LEFT, RIGHT - COLUMN][column], &mut ends[column]);
        let foot = shown.stage.at(left, *y);
        let heading = say!(shown.words, "keys-place", place = place.key());
        let kind = Type::heading().sized(20.0);
        shown
            .kit
            .text_fit(ui.painter(), foot, Align::Min, &heading, kind, COLUMN);
        *y += 28.0;
        for &command in Command::ALL.iter().filter(|it| it.place() == place) {
            row(shown, ui, (left, *y), command, &set.keys, capture);
            *y += PITCH;
        }
        *y += 14.0;
    }
    ends[0].max(ends[1])
}

fn row(
    shown: &Shown<'_, '_>,
    ui: &mut Ui,
    (left, y): (f32, f32),
    command: Command,
    keys: &Bindings,
    capture: &mut Option<Capture>,
) {
    let (kit, words) = (shown.kit, shown.words);
    let label = name(words, command);
    let room = COLUMN - 2.0 * (KEY + GAP);
    let kind = Type::new(Face::Regular, 17.0, palette::INK);
    let foot = shown.stage.at(left, y + 5.0);
    kit.text_fit(ui.painter(), foot, Align::Min, &label, kind, room);
    let place = |column: f32| {
        let x = left + room + GAP + (KEY + GAP) * column;
        shown.stage.rect(x, y - 16.0, KEY, 32.0)
    };
    let mut column = 0.0;
    if let Some(fixed) = command.fixed() {
        // It is always there, and so no button.
        let cap = fixed.label(words);
        let kind = Type::new(Face::Semibold, 14.0, palette::INK);
        let width = kit.text_width(ui.ctx(), &cap, kind) + 20.0;
        let middle = place(0.0).center();
        let from = pos2(middle.x - width / 2.0, middle.y);
        kit.keycap(ui.painter(), from, &cap);
        column = 1.0;
    }
    let free = keys.free(command);
    for slot in 0..(Bindings::MOST - column as usize) {
        let rect = place(column + slot as f32);
        let awaits = capture
            .as_ref()
            .is_some_and(|it| it.command == command && it.slot == slot);
        let key = free.get(slot).map(|chord| chord.label(words));
        let cap = match &key {
            _ if awaits => words.say("key-awaited"),
            Some(key) => key.clone(),
            None => words.say("key-none"),
        };
        let spoken = key.unwrap_or_else(|| words.say("key-unbound"));
        let says = say!(words, "settings-key-of", command = &label, key = spoken);
        if key_button(shown, ui, rect, (command, slot), (&cap, &says), awaits) {
            *capture = if awaits {
                None
            } else {
                Some(Capture::new(command, slot))
            };
        }
    }
}

fn key_button(
    shown: &Shown<'_, '_>,
    ui: &mut Ui,
    rect: Rect,
    id: (Command, usize),
    (cap, says): (&str, &str),
    awaits: bool,
) -> bool {
    let button = if awaits {
        Button::primary(cap)
    } else {
        Button::plain(cap)
    };
    let response = keyed(ui, rect, id, |ui| {
        shown.kit.button(ui, rect, button.written().size(15.0))
    });
    // To a screen reader, the key alone says nothing.
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, says));
    if response.gained_focus() {
        ui.scroll_to_rect(rect.expand(12.0), None);
    }
    response.clicked()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn chord(text: &str) -> Chord {
        Chord::parse(text).unwrap()
    }

    #[test]
    fn a_key_that_is_taken_has_to_be_pressed_twice() {
        let words = Words::new(Language::English);
        let mut keys = Bindings::default();
        let mut capture = Capture::new(Command::Hint, 0);
        assert_eq!(capture.press(chord("B"), &mut keys), Leads::On);
        assert_eq!(keys, Bindings::default());
        let says = capture.says(&words);
        assert!(says.contains('B') && !says.contains(['⟨', '{']), "{says}");
        assert_eq!(capture.press(chord("R"), &mut keys), Leads::On);
        assert_eq!(keys, Bindings::default());
        assert_eq!(capture.press(chord("R"), &mut keys), Leads::Done);
        assert_eq!(keys.command(chord("R")), Some(Command::Hint));
        assert_eq!(keys.free(Command::Reference), []);
    }

    #[test]
    fn esc_leaves_it_and_backspace_takes_the_key_away() {
        let mut keys = Bindings::default();
        let mut capture = Capture::new(Command::Redo, 1);
        assert_eq!(capture.press(chord("Esc"), &mut keys), Leads::Done);
        assert_eq!(keys, Bindings::default());
        assert_eq!(capture.press(chord("Backspace"), &mut keys), Leads::Done);
        assert_eq!(keys.free(Command::Redo), [chord("Ctrl+Y")]);
    }

    #[test]
    fn what_menus_need_is_refused() {
        let words = Words::new(Language::English);
        let mut keys = Bindings::default();
        let mut capture = Capture::new(Command::Hint, 0);
        for _ in 0..2 {
            assert_eq!(capture.press(chord("Enter"), &mut keys), Leads::On);
        }
        assert_eq!(keys, Bindings::default());
        let says = capture.says(&words);
        assert!(!says.contains(['⟨', '{']), "{says}");
    }

    #[test]
    fn every_command_and_place_has_a_name() {
        let words = Words::new(Language::English);
        for &command in Command::ALL {
            let name = name(&words, command);
            assert!(!name.contains(['⟨', '{']), "{name}");
        }
        for place in Place::ALL {
            let heading = say!(words, "keys-place", place = place.key());
            assert!(!heading.contains(['⟨', '{']), "{heading}");
        }
        for chord in [
            "Home",
            "PageUp",
            "Ctrl+Shift+Z",
            "Alt+Delete",
            "Insert",
            "Up",
        ] {
            let label = Chord::parse(chord).unwrap().label(&words);
            assert!(!label.contains(['⟨', '{']), "{label}");
        }
    }
}
