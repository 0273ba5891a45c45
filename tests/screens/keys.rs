//! Keys and gamepads on whole screens.

use std::collections::HashSet;

use bevy::{
    input::{
        gamepad::{
            GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent,
            RawGamepadEvent,
        },
        keyboard::Key,
    },
    prelude::*,
};
use medieval_academy::{
    flow::CurrentGame,
    screens::{Menu, RulesBook, Screen},
    settings::{ComputerPace, Settings},
    table::Choice,
};

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

/// Tab goes to everything that can have the focus, and comes round again.
fn tab_reaches_all(desk: &mut Desk, what: &str) {
    let mut reached = HashSet::new();
    let tree = desk.tree();
    // The sheet on top only: what lies beneath can't be reached, and need not be.
    let all = tree.focusable().count();
    for _ in 0..all + 3 {
        desk.press(KeyCode::Tab);
        let focus = desk.tree().0.focus;
        if !reached.insert(focus) && reached.len() > 1 {
            break;
        }
    }
    let tree = desk.tree();
    let missed: Vec<_> = tree
        .nodes()
        .filter(|(id, node)| {
            node.supports_action(bevy_egui::egui::accesskit::Action::Focus)
                && !node.is_disabled()
                && !reached.contains(id)
        })
        .filter_map(|(_, node)| crate::desk::name(node))
        .collect();
    let beneath = [
        "Learn to play",
        "New game",
        "Solo challenge",
        "Games & replays",
        "Statistics",
        "Rules book",
        "Settings",
        "Quit",
    ];
    let missed: Vec<_> = missed
        .into_iter()
        .filter(|name| what != "a sheet" || !beneath.contains(&name.as_str()))
        .collect();
    assert!(missed.is_empty(), "{what}: {missed:?}");
}

#[test]
fn tab_reaches_everything() {
    let mut desk = Desk::new();
    tab_reaches_all(&mut desk, "title");
    desk.press_named("Settings");
    for tab in ["Sight", "Sound", "Play", "Key bindings", "Language"] {
        desk.press_named(tab);
        tab_reaches_all(&mut desk, "a sheet");
    }
    desk.press(KeyCode::Escape);
    desk.press_named("Learn to play");
    tab_reaches_all(&mut desk, "lessons");
    desk.press(KeyCode::Escape);
    desk.press_named("Solo challenge");
    tab_reaches_all(&mut desk, "challenges");
    desk.press(KeyCode::Escape);
    desk.press_named("New game");
    tab_reaches_all(&mut desk, "new game");
    desk.press_named("Start the game");
    desk.frames(80);
    tab_reaches_all(&mut desk, "the draft");
}

/// A game in the draft, with the person asked.
fn at_the_table() -> Desk {
    let mut desk = Desk::new();
    desk.press_named("New game");
    desk.press_named("Start the game");
    desk.frames(80);
    desk
}

fn acts(desk: &Desk) -> usize {
    let current: &CurrentGame = desk.app.world().resource();
    let own = current.acts.iter().filter(|act| act.seat().0 == 0);
    own.count()
}

fn raised(desk: &Desk) -> Option<usize> {
    desk.app.world().resource::<Choice>().card
}

#[test]
fn a_button_with_the_focus_has_enter_for_itself() {
    let mut desk = at_the_table();
    desk.write(KeyCode::Digit2, "2");
    assert_eq!(raised(&desk), Some(1));
    desk.focus_named("Board");
    desk.press(KeyCode::Enter);
    assert_eq!((acts(&desk), raised(&desk)), (0, Some(1)));
    // Esc gives the focus up, and Enter is the table's again.
    desk.press(KeyCode::Escape);
    assert_eq!(raised(&desk), Some(1));
    desk.press(KeyCode::Enter);
    assert_eq!(acts(&desk), 1);
}

#[test]
fn arrows_and_enter_play_the_table() {
    let mut desk = at_the_table();
    desk.press(KeyCode::ArrowRight);
    desk.press(KeyCode::ArrowRight);
    assert_eq!(raised(&desk), Some(1));
    desk.press(KeyCode::Escape);
    assert_eq!(raised(&desk), None);
    desk.press(KeyCode::Escape);
    assert!(desk.app.world().resource::<Menu>().is_open());
}

#[test]
fn a_gamepad_plays_from_the_title_page_to_the_first_card() {
    let mut desk = Desk::new();
    let pad = desk.app.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected {
        name: "Test".to_owned(),
        vendor_id: None,
        product_id: None,
    };
    let event = GamepadConnectionEvent::new(pad, connection);
    desk.app.world_mut().write_message(event);
    desk.frames(2);
    let press = |desk: &mut Desk, button| {
        for value in [1.0, 0.0] {
            let event = RawGamepadButtonChangedEvent::new(pad, button, value);
            let event = RawGamepadEvent::Button(event);
            desk.app.world_mut().write_message(event);
            desk.frames(2);
        }
    };
    assert_eq!(desk.focused().as_deref(), Some("New game"));
    press(&mut desk, GamepadButton::North);
    assert!(desk.app.world().resource::<RulesBook>().is_open());
    press(&mut desk, GamepadButton::East);
    desk.frames(3);
    assert!(!desk.app.world().resource::<RulesBook>().is_open());
    press(&mut desk, GamepadButton::DPadDown);
    assert_eq!(desk.focused().as_deref(), Some("Solo challenge"));
    press(&mut desk, GamepadButton::LeftTrigger);
    assert_eq!(desk.focused().as_deref(), Some("New game"));
    press(&mut desk, GamepadButton::South);
    assert_eq!(desk.screen(), Screen::NewGame);
    assert_eq!(desk.focused().as_deref(), Some("Start the game"));
    press(&mut desk, GamepadButton::South);
    desk.frames(80);
    assert_eq!(desk.screen(), Screen::Table);
    press(&mut desk, GamepadButton::DPadRight);
    assert_eq!(raised(&desk), Some(0));
    press(&mut desk, GamepadButton::South);
    assert_eq!(acts(&desk), 1);
    press(&mut desk, GamepadButton::Start);
    assert!(desk.app.world().resource::<Menu>().is_open());
}

#[test]
fn settings_hold_at_once_and_are_kept() {
    let mut desk = Desk::new();
    desk.press_named("Settings");
    desk.press_named("Quick");
    assert_eq!(desk.settings().speed, 2.0);
    desk.press_named("Less motion");
    let motion: medieval_academy::screens::Motion = *desk.app.world().resource();
    assert!(motion.reduce && motion.speed == 2.0);
    desk.press_named("Play");
    desk.press_named("Slow");
    assert_eq!(desk.settings().pace, ComputerPace::Slow);
    let pace: medieval_academy::seats::Pace = *desk.app.world().resource();
    assert_eq!(pace.0, ComputerPace::Slow.least());
    desk.press_named("Open journals");
    desk.press_named("Done");
    let set = desk.settings().clone();
    desk.press_named("New game");
    let draft: &medieval_academy::screens::NewGameDraft = desk.app.world().resource();
    assert_eq!(draft.journals, medieval_academy::rules::Journals::Open);
    assert_eq!(desk.end(), set);
}

#[test]
fn restoring_concerns_one_tab_only() {
    let mut desk = Desk::new();
    desk.press_named("Settings");
    desk.press_named("Quick");
    desk.press_named("Sound");
    desk.press_named("Silence");
    desk.press_named("Restore defaults");
    assert!(!desk.settings().volumes.muted);
    assert_eq!(desk.settings().speed, 2.0);
    desk.press_named("Sight");
    desk.press_named("Restore defaults");
    assert_eq!(*desk.settings(), Settings::default());
}

#[test]
fn a_play_that_is_to_be_confirmed_needs_the_button() {
    let mut desk = at_the_table();
    desk.app
        .world_mut()
        .resource_mut::<Settings>()
        .confirm_plays = true;
    let (place, card) = desk.single_card();
    desk.press_named(&card);
    assert_eq!((acts(&desk), raised(&desk)), (0, Some(place)));
    // A second press on the card only puts it back.
    desk.press_named(&card);
    assert_eq!((acts(&desk), raised(&desk)), (0, None));
    desk.press_named(&card);
    assert_eq!(acts(&desk), 0);
    desk.press_named("Keep this card");
    assert_eq!(acts(&desk), 1);
}
