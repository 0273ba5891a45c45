//! What a screen reader says: everything that can have the focus has a name, and the game can be played by it.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::Action;
use medieval_academy::{
    flow::CurrentGame,
    rules::{Act, Seat},
    screens::Screen,
};

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

/// The names of all that can be pressed.
fn pressable(desk: &mut Desk) -> Vec<String> {
    let tree = desk.tree();
    let nodes = tree.nodes().map(|(_, node)| node);
    let nodes = nodes.filter(|node| node.supports_action(Action::Click));
    nodes.filter_map(name).collect()
}

fn acts(desk: &Desk) -> usize {
    let own = |act: &&Act| act.seat() == Seat(0);
    let current: &CurrentGame = desk.app.world().resource();
    current.acts.iter().filter(own).count()
}

/// A card by its name: ends with its value.
fn is_card(name: &str) -> bool {
    let value = name.chars().next_back();
    let road = ["Kitchen", "Combat", "Education", "King", "City", "Quest"];
    value.is_some_and(|c| ('1'..='6').contains(&c)) && road.iter().any(|it| name.starts_with(it))
}

#[test]
fn the_game_can_be_played_by_a_screen_reader() {
    let mut desk = Desk::new();
    desk.press_named("New game");
    desk.press_named("Start the game");
    let mut frames = 0;
    while acts(&desk) < 9 {
        frames += 1;
        assert!(frames < 3000, "{:#?}", desk.tree().names());
        let things = pressable(&mut desk);
        if let Some(raised) = things.iter().find(|name| name.ends_with(", raised")) {
            // A Combat card asks for its road, any other is played.
            let road = things.iter().find(|name| name.starts_with("Joust:"));
            desk.try_press(&road.unwrap_or(raised).clone());
        } else if let Some(card) = things.iter().find(|name| is_card(name)) {
            // In the draft it has to be pressed again, too.
            desk.try_press(&card.clone());
        } else if things.iter().any(|name| name == "Decline") {
            desk.try_press("Decline");
        }
        desk.frames(4);
    }
    assert!(
        desk.tree()
            .names()
            .iter()
            .any(|name| name.starts_with("Kitchen:"))
    );
}

#[test]
fn what_is_painted_is_said() {
    let mut desk = Desk::new();
    desk.press_named("New game");
    for text in ["A new game", "Seats", "The table", "Scoring"] {
        assert!(desk.tree().says(text), "{text}: {:#?}", desk.tree().names());
    }
}
