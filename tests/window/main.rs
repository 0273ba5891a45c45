//! The game as a person meets it: the real program in a real window, driven by mouse and keyboard.
//!
//! Needs Xvfb, xdotool and a Vulkan driver (Mesa's software one will do).

mod display;
mod driver;
mod whole_game;

use std::env;

/// Where this is set, the test may not be skipped.
const REQUIRED: &str = "MEDIEVAL_ACADEMY_REQUIRE_WINDOW";

#[test]
fn a_whole_game_is_played_in_a_window() {
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
    whole_game::plays();
}
