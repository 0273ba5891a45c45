//! The first lesson to its end, by mouse: from the title page, through every step the teacher asks for.
//!
//! What is shown is not read from the screen: the lesson's own script says what comes next, and the settings' file that it was
//! done.

use std::{
    path::Path,
    thread::sleep,
    time::{Duration, Instant},
};

use bevy::math::Vec2;

use crate::driver::{Driver, pictures};

/// After so long something must be stuck.
const LESSON: Duration = Duration::from_secs(240);
/// A bubble is read and its button pressed, again and again: keys reach it wherever it is.
const PAUSE: Duration = Duration::from_millis(350);

/// Begins the first lesson with the mouse and skips through it, until the settings remember it.
pub fn first_lesson() {
    let data = tempfile::tempdir().unwrap();
    let driver = &mut Driver::open(1280, 720, data.path(), None);
    sleep(Duration::from_secs(3));
    // "Learn to play" is the first entry where nobody has played yet; on its page, the first lesson's button.
    driver.click(Vec2::new(228.0, 498.0));
    sleep(Duration::from_secs(2));
    driver.click(Vec2::new(1180.0, 336.0));
    let start = Instant::now();
    while !is_done(data.path()) {
        driver.expect_alive();
        if start.elapsed() > LESSON {
            driver.display().save(&pictures().join("lesson-stuck.png"));
            panic!("the lesson stands still");
        }
        // Tab goes to the bubble's first button, Next or Skip; Space presses it.
        driver.keys(&["Tab", "space"]);
        sleep(PAUSE);
    }
    driver.display().save(&pictures().join("lesson-done.png"));
    let games = data.path().join("games");
    let kept = std::fs::read_dir(games).map_or(0, Iterator::count);
    assert_eq!(kept, 0, "a lesson is no game to keep");
}

/// Whether the settings remember the lesson.
fn is_done(data: &Path) -> bool {
    let settings = std::fs::read_to_string(data.join("settings.json")).unwrap_or_default();
    let settings: serde_json::Value = serde_json::from_str(&settings).unwrap_or_default();
    let lessons = &settings["learned"]["lessons"];
    lessons
        .as_array()
        .is_some_and(|lessons| lessons.iter().any(|name| name == "first"))
}
