//! What a screen reader says: everything that can have the focus has a name, and the game can be played by it.

use bevy::prelude::*;
use medieval_academy::screens::Screen;

use crate::desk::{Desk, name};

/// Everything that can have the focus has a name.
fn all_named(desk: &mut Desk, least: usize) {
    let tree = desk.tree();
    let count = tree.focusable().count();
    assert!(count >= least, "{count} on {:?}", desk.screen());
    for node in tree.focusable() {
        let named = name(node).is_some_and(|name| !name.contains(['⟨', '{']));
        assert!(named, "{:?}: {node:?}", desk.screen());
    }
}

#[test]
fn everything_that_can_have_the_focus_has_a_name() {
    let mut desk = Desk::new();
    all_named(&mut desk, 5);
    desk.press_named("Settings");
    for tab in ["Sight", "Sound", "Play", "Key bindings", "Language"] {
        desk.press_named(tab);
        all_named(&mut desk, 7);
    }
    desk.press(KeyCode::Escape);
    desk.press_named("Solo challenge");
    assert_eq!(desk.screen(), Screen::Challenges);
    all_named(&mut desk, 12);
    desk.press(KeyCode::Escape);
    desk.press_named("New game");
    assert_eq!(desk.screen(), Screen::NewGame);
    all_named(&mut desk, 30);
    desk.press_named("Start the game");
    assert_eq!(desk.screen(), Screen::Table);
    desk.frames(80);
    all_named(&mut desk, 9);
    desk.press(KeyCode::F10);
    all_named(&mut desk, 6);
}
