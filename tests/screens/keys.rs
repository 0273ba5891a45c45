//! Keys and gamepads on whole screens.

use bevy::{input::keyboard::Key, prelude::*};
use medieval_academy::screens::{Menu, Screen};

use crate::desk::Desk;

#[test]
fn the_map_of_keys_opens_and_closes_everywhere() {
    let mut desk = Desk::new();
    desk.write(KeyCode::Slash, "?");
    assert!(desk.app.world().resource::<Menu>().is_open());
    assert_eq!(desk.focused().as_deref(), Some("Done"));
    desk.press(KeyCode::Escape);
    assert!(!desk.app.world().resource::<Menu>().is_open());
    desk.press_named("Solo challenge");
    desk.write(KeyCode::Slash, "?");
    desk.press(KeyCode::Enter);
    assert!(!desk.app.world().resource::<Menu>().is_open());
    assert_eq!(desk.screen(), Screen::Challenges);
}

#[test]
fn letters_typed_into_a_field_give_no_commands() {
    let mut desk = Desk::new();
    desk.press_named("New game");
    desk.focus_named("Seed");
    desk.write(KeyCode::KeyM, "m");
    desk.write(KeyCode::Slash, "?");
    assert!(!desk.settings().volumes.muted);
    assert!(!desk.app.world().resource::<Menu>().is_open());
    let control = [(KeyCode::ControlLeft, Key::Control)];
    desk.press_with(&control, KeyCode::KeyA, Key::Character("a".into()));
}

#[test]
fn a_key_bound_anew_works_at_once() {
    let mut desk = Desk::new();
    desk.press_named("Settings");
    desk.press_named("Key bindings");
    desk.press_named("Silence: M");
    // R is taken: it has to be pressed twice.
    desk.write(KeyCode::KeyR, "r");
    assert!(!desk.tree().says("Silence: R"));
    desk.write(KeyCode::KeyR, "r");
    assert!(desk.tree().says("Silence: R"));
    assert!(desk.tree().says("Reference card: no key"));
    desk.press(KeyCode::Escape);
    desk.write(KeyCode::KeyM, "m");
    assert!(!desk.settings().volumes.muted);
    desk.write(KeyCode::KeyR, "r");
    assert!(desk.settings().volumes.muted);
}
