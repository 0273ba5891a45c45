//! The game as a person meets it: the real program in a real window, driven by mouse and keyboard.
//!
//! Needs Xvfb, xdotool and a Vulkan driver (Mesa's software one will do).

mod display;
mod driver;
mod replay;
mod tutorial;
mod whole_game;

use std::{
    env,
    sync::{Mutex, PoisonError},
};

use medieval_academy::{
    records::challenges,
    rules::{Edition, Journals, Mode, Side},
};

/// Where this is set, the test may not be skipped.
const REQUIRED: &str = "MEDIEVAL_ACADEMY_REQUIRE_WINDOW";

/// Two windows at a time would only slow each other down.
static ONE_WINDOW: Mutex<()> = Mutex::new(());

/// Runs a test that opens a window, if this machine can.
fn with_window(test: impl FnOnce()) {
    let missing = display::missing();
    if !missing.is_empty() {
        let missing = missing.join(" and ");
        assert!(
            env::var_os(REQUIRED).is_none(),
            "no {missing} on this machine"
        );
        eprintln!("SKIPPED: no {missing} on this machine, so no window can be opened");
        return;
    }
    let _only = ONE_WINDOW.lock().unwrap_or_else(PoisonError::into_inner);
    test();
}

const DAY: Mode = Mode {
    edition: Edition::Second,
    side: Side::Day,
    seats: 4,
    challenge: None,
    journals: Journals::Hidden,
};
const NIGHT: Mode = Mode {
    side: Side::Night,
    ..DAY
};

#[test]
fn a_whole_game_is_played_in_a_window() {
    with_window(whole_game::from_the_title_page);
}

#[test]
fn the_first_lesson_is_played_to_its_end_in_a_window() {
    with_window(tutorial::first_lesson);
}

#[test]
fn a_night_of_four_is_played_in_a_window() {
    with_window(|| whole_game::in_mode("night", NIGHT));
}

#[test]
fn a_duel_is_played_in_a_window() {
    with_window(|| whole_game::in_mode("duel", Mode { seats: 2, ..DAY }));
}

#[test]
fn a_challenge_by_night_is_played_in_a_window() {
    let challenge = challenges::level(3);
    assert!(challenge.is_some());
    let solo = Mode {
        seats: 3,
        challenge,
        ..NIGHT
    };
    with_window(|| whole_game::in_mode("solo-night", solo));
}

#[test]
fn a_game_of_the_first_edition_is_played_in_a_window() {
    let first = Mode {
        edition: Edition::First,
        journals: Journals::Open,
        ..DAY
    };
    with_window(|| whole_game::in_mode("first", first));
}

#[test]
fn a_finished_game_is_watched_in_a_window() {
    with_window(|| replay::is_watched(DAY));
}
